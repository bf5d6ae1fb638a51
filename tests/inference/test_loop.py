"""Pages in batches, many questions about one page, and the two methods of an engine."""

from dataclasses import replace

import numpy as np
import pytest
from PIL import Image
from transformers import pipeline

from builders import build_model, build_processor, draw_page
from djepa_pages import Page
from djepa_runtime.inference import Inference, Prompts, loop
from djepa_runtime.processing.answers import answer_question
from transformers_djepa import DJepaForPromptableSegmentation, DJepaModel, torch_engine
from transformers_djepa.torch_engine import TorchEngine


ROUNDING = 1e-4


@pytest.fixture(scope="module")
def ask(tiny_model_folder):
    return pipeline("document-segmentation", model=str(tiny_model_folder), device="cpu")


@pytest.fixture(scope="module")
def inputs():
    """Pages of different shapes, with 1 to 40 words and 1 to 7 questions."""
    sizes = [(300, 400), (400, 300), (120, 500), (300, 400), (200, 200)]
    return [
        {
            "image": draw_page([f"Page {number}"], size),
            "words": [f"w{index}" for index in range(words)],
            "boxes": [[20 * index, 100, 20 * index + 15, 130] for index in range(words)],
            "questions": [f"w{index} {'x ' * index}?" for index in range(questions)],
        }
        for number, (size, words, questions) in enumerate(zip(sizes, (40, 1, 7, 20, 3), (3, 7, 1, 5, 2)))
    ]


@pytest.fixture(params=("cpu", "accelerator"))
def sizes(request, monkeypatch):
    """The sizes of calls on a CPU, and those on an accelerator."""
    if request.param == "accelerator":
        monkeypatch.setattr(torch_engine, "ON_CPU", torch_engine.ON_ACCELERATOR)


def assert_same(results, expected):
    for found, other in zip(results, expected, strict=True):
        assert (found["answer"], found["words"], found["present"]) == (
            other["answer"],
            other["words"],
            other["present"],
        )
        assert found["score"] == pytest.approx(other["score"], abs=ROUNDING)
        np.testing.assert_allclose(found["boxes"], other["boxes"], atol=ROUNDING)
        assert np.array_equal(found["mask"], other["mask"])


@pytest.mark.parametrize("batch_size", (2, 5))
def test_answers_do_not_depend_on_the_batch_or_the_other_questions(ask, inputs, sizes, batch_size, always_present):
    for results, one in zip(ask(inputs, batch_size=batch_size), inputs, strict=True):
        alone = [ask(**one | {"questions": None, "question": question}) for question in one["questions"]]
        assert_same(results, alone)


def test_batches_keep_single_questions_lists_and_clicks_apart(ask, inputs, sizes, always_present):
    page = {name: inputs[0][name] for name in ("image", "words", "boxes")}
    mixed = [
        {**page, "question": "w1"},
        inputs[1],
        {**page, "question": "w2", "points": [[300, 110]]},
        {**page, "box": [90, 90, 420, 140]},
        {**page, "question": "w3", "top_k": 2},
    ]
    for found, one in zip(ask(mixed, batch_size=5), mixed, strict=True):
        alone = ask(one)
        assert type(found) is type(alone)
        assert_same(*([value] if isinstance(value, dict) else value for value in (found, alone)))


def test_pages_are_encoded_once_and_questions_decoded_in_groups(ask, inputs, monkeypatch):
    encoded, decoded = [], []
    encode, decode = DJepaModel.forward, DJepaForPromptableSegmentation.forward

    def encode_counted(self, **page_inputs):
        encoded.append(len(page_inputs["pixel_values"]))
        return encode(self, **page_inputs)

    def decode_counted(self, **prompts):
        decoded.append(tuple(prompts["question_embeddings"].shape[:2]))
        return decode(self, **prompts)

    monkeypatch.setattr(loop, "is_text", lambda *_: False)
    expected = ask(inputs, batch_size=3)
    monkeypatch.setattr(DJepaModel, "forward", encode_counted)
    monkeypatch.setattr(DJepaForPromptableSegmentation, "forward", decode_counted)
    for calls, pages in (((1, 4), [1] * 5), ((2, 4), [2, 1, 2])):
        monkeypatch.setattr(torch_engine, "ON_CPU", calls)
        found = ask(inputs, batch_size=3)
        assert encoded == pages and decoded == [(1, 3), (1, 4), (1, 3), (1, 1), (1, 4), (1, 1), (1, 2)]
        for results, others in zip(found, expected, strict=True):
            assert_same(results, others)
        encoded.clear(), decoded.clear()


class ArrayEngine:
    """Answers "a" with the second word of a page, "b" with a region of it, and words alone with the third word.

    It gets and returns NumPy arrays; an encoded page is its number of words and the answer.
    """

    max_pages, max_questions = 2, 3

    def __init__(self):
        self.calls, self.region = [], build_processor().prompt_tokenizer("b").input_ids[1]

    def encode_pages(self, inputs):
        assert all(isinstance(values, np.ndarray) for values in inputs.values())
        self.calls.append(("encode", len(inputs["input_ids"])))
        return [(int(ids.max()) + 1, 1) for ids in inputs["word_ids"]]

    def without_image(self, page):
        self.calls.append(("words",))
        return page[0], 2

    def answer(self, page, prompts, all_masks=False):
        assert all(isinstance(values, np.ndarray) for values in prompts.values())
        questions = prompts["prompt_input_ids"].shape[1]
        self.calls.append(("answer", questions))
        words = np.full((1, questions, 1, page[0]), -5.0, dtype=np.float32)
        words[..., page[1]] = 5.0
        scores = np.ones((1, questions, 1), dtype=np.float32)
        masks = np.full((1, questions, 1, 32, 32), -5.0, dtype=np.float32)
        masks[..., 8:24, 4:12] = 5.0
        kinds = np.full((1, questions, 1, 2), 1.0, dtype=np.float32)
        kinds[prompts["prompt_input_ids"][:, :, 1] == self.region] = -1.0
        names = ("pred_masks", "iou_scores", "presence_logits", "word_logits", "kind_logits")
        return dict(zip(names, (masks, scores, scores[..., 0], words, kinds)))


@pytest.fixture
def pages():
    boxes = [[20 * index, 100, 20 * index + 15, 130] for index in range(4)]
    return [Page(None, [f"p{number}w{index}" for index in range(4)], boxes, (200, 300)) for number in range(3)]


def test_an_engine_needs_three_methods_and_arrays(pages):
    inference, found = Inference(ArrayEngine(), build_processor()), []
    for page, outputs in inference.run((page, Prompts(["a"] * 4)) for page in pages):
        found.append([answer_question(output, page).text for output in outputs])
    assert found == [[f"p{number}w1"] * 4 for number in range(3)]
    asked = [("answer", 3), ("answer", 1)]
    assert inference.engine.calls == [("encode", 2), *asked, *asked, ("encode", 1), *asked]


def test_text_is_read_from_the_words_alone_and_regions_and_clicks_with_the_image(pages):
    inference = Inference(ArrayEngine(), build_processor())
    (page,) = inference.encode([replace(pages[0], image=Image.new("RGB", (200, 300)))])

    def ask(*questions, **pointing):
        outputs = inference.ask(page, Prompts(questions, **pointing))
        return [answer_question(output, page.page) for output in outputs]

    text, region = ask("a", "b")
    assert text.text == "p0w2" and not region.text and region.boxes
    assert [answer.text for answer in ask("a", points=[[30, 110]])] == ["p0w1"]
    assert not ask("b")[0].text
    assert inference.engine.calls[1:] == [("answer", 2), ("words",), ("answer", 2), ("answer", 1), ("answer", 1)]


def test_outputs_are_computed_as_they_are_read(pages):
    inference = Inference(ArrayEngine(), build_processor())
    _, outputs = next(inference.run((page, Prompts(["a"] * 100)) for page in pages))
    next(outputs)
    assert inference.engine.calls == [("encode", 2), ("answer", 3)]


def test_questions_are_encoded_once_for_all_pages(pages, monkeypatch):
    encoded, model = [], build_model()
    encode = model.get_question_embeddings
    monkeypatch.setattr(
        model, "get_question_embeddings", lambda *args: encoded.append(len(args[0][0])) or encode(*args)
    )
    inference = Inference(TorchEngine(model), build_processor())
    for questions in (["a"] * 15, ["b"] * 15):
        prompts = Prompts(questions, all_masks=True)
        for _, outputs in inference.run((page, prompts) for page in pages):
            assert [len(output.iou_scores) for output in outputs] == [4] * 15
    assert encoded == [12, 3] * 2
