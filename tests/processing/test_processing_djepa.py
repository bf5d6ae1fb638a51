import copy
import pickle
import shutil

import numpy as np
import pytest
import torch
from PIL import Image
from transformers import AutoProcessor, BertTokenizer, CLIPTokenizer
from transformers.utils import ModelOutput

import transformers_djepa  # noqa: F401  registers the Auto classes
from djepa_pages.pages import Page, load_page
from transformers_djepa.processing import processing_djepa
from transformers_djepa.processing.letterbox import boxes_to_grid
from transformers_djepa.processing.processing_djepa import DJepaInputs, DJepaProcessor


PAGE = Page(Image.new("RGB", (9, 9)), ["a"], [[0, 0, 1, 1]], (9, 9))
PAGE_KEYS = {
    "pixel_values",
    "original_sizes",
    "reshaped_input_sizes",
    "input_ids",
    "attention_mask",
    "bbox",
    "word_ids",
}
QUESTION_KEYS = {"prompt_input_ids", "prompt_attention_mask", "prompt_overlap"}


def outputs_for(inputs, answers, num_words):
    """Outputs of a model that is certain of one word per page and question; `None`: not on the page."""
    pages, questions = len(answers), max(map(len, answers))
    masks, words = torch.full((pages, questions, 1, 32, 32), -9.0), torch.full((pages, questions, 1, num_words), -9.0)
    presence = torch.full((pages, questions), -9.0)
    for row, (page, asked) in enumerate(zip(inputs.pages, answers)):
        for column, word in enumerate(asked):
            if word is not None:
                masks[row, column, 0] += (
                    torch.from_numpy(boxes_to_grid([page.boxes[word]], page.reshaped_size, 128)) * 18
                )
                words[row, column, 0, word] = presence[row, column] = 9.0
    return ModelOutput(
        pred_masks=masks, iou_scores=torch.ones(pages, questions, 1), presence_logits=presence, word_logits=words
    )


def test_page_and_question_give_all_inputs(processor, page, words, boxes):
    inputs = processor(images=page, text=words, boxes=boxes, questions="What is the number?", return_tensors="pt")
    assert isinstance(inputs, DJepaInputs) and set(inputs) == PAGE_KEYS | QUESTION_KEYS
    assert all(torch.is_tensor(value) and len(value) == 1 for value in inputs.values())
    assert inputs["pixel_values"].shape == (1, 3, 128, 128) and inputs["prompt_input_ids"].ndim == 3
    assert set(inputs) < set(processor.model_input_names)


def test_page_and_question_inputs_can_be_made_separately(processor, page, words, boxes):
    together = processor(images=page, text=words, boxes=boxes, questions=["a", "b c"], return_tensors="pt")
    page_part = processor(images=page, text=words, boxes=boxes, return_tensors="pt")
    question_part = processor(questions=["a", "b c"], page_inputs=page_part, return_tensors="pt")
    assert set(page_part) == PAGE_KEYS and set(question_part) == QUESTION_KEYS
    for name, value in together.items():
        assert torch.equal(value, {**page_part, **question_part}[name])


def test_questions_without_a_page_lack_only_word_overlap(processor, page, words, boxes):
    alone = processor(questions=["a", "b c"], return_tensors="pt")
    assert set(alone) == QUESTION_KEYS - {"prompt_overlap"}


def test_word_overlap_uses_the_page_of_the_question(processor, page, words, boxes):
    inputs = processor([page, page], [words, words[::-1]], [boxes, boxes], questions=words[0], return_tensors="pt")
    shared = inputs["prompt_overlap"][:, 0, :, 0] == 1
    assert [same.nonzero().flatten().tolist() for same in shared] == [[0], [len(words) - 1]]


def test_page_mask_can_be_given_with_earlier_page_inputs(processor, page, words, boxes):
    mask = np.ones((300, 200), dtype=bool)
    together = processor(images=page, text=words, boxes=boxes, input_masks=[mask], return_tensors="pt")
    page_part = processor(images=page, text=words, boxes=boxes, return_tensors="pt")
    apart = processor(input_masks=[mask], page_inputs=page_part, return_tensors="pt")
    assert torch.equal(together["input_masks"], apart["input_masks"])
    assert set(apart) == {"input_masks", "prompt_overlap"}


def test_incomplete_or_additional_page_inputs_raise(processor, page, words, boxes):
    page_part = processor(images=page, text=words, boxes=boxes, return_tensors="pt")
    with pytest.raises(ValueError, match="images and page_inputs are both pages"):
        processor(images=page, text=words, boxes=boxes, questions="a", page_inputs=page_part)
    with pytest.raises(ValueError, match="lack their pages"):
        processor(questions="a", page_inputs=dict(page_part))
    with pytest.raises(ValueError, match="There are 1 pages but questions for 2"):
        processor(questions=[["a"], ["b"]], page_inputs=page_part)


def test_batch_with_different_numbers_of_questions(processor, page, words, boxes):
    inputs = processor(
        [page, page], [words, words[:1]], [boxes, boxes[:1]], questions=[["a"], ["b", "c d"]], return_tensors="pt"
    )
    assert inputs["prompt_attention_mask"].sum(-1).tolist() == [[3, 0], [3, 4]]
    assert inputs["word_ids"].amax(1).tolist() == [2, 0]


def test_arrays_tensors_paths_and_pages_are_pages(processor, page, words, boxes, tmp_path):
    page.save(tmp_path / "page.png")
    expected = processor(images=page, text=words, boxes=boxes, return_tensors="pt")
    array = np.array(page)
    for same in (
        array,
        torch.from_numpy(array).permute(2, 0, 1),
        str(tmp_path / "page.png"),
        tmp_path / "page.png",
        Page(page, None, None, page.size),
    ):
        assert torch.equal(
            processor(images=same, text=words, boxes=boxes, return_tensors="pt").pixel_values, expected.pixel_values
        )
    given = processor(images=Page(page, words, boxes, page.size), return_tensors="pt")
    assert torch.equal(given.bbox, expected.bbox)


def test_words_of_a_pdf_are_its_text_layer(processor, pdf, tmp_path, monkeypatch):
    monkeypatch.setattr(processing_djepa, "read_words", lambda *args: pytest.fail("OCR ran"))
    path = tmp_path / "two.pdf"
    path.write_bytes(pdf.make([pdf.text(40, 540, "first page"), pdf.text(40, 540, "second")]))
    assert processor(images=path).pages[0].words == ["first", "page"]
    assert processor(images=load_page(path, page=2)).pages[0].words == ["second"]


def test_invalid_question_raises_before_ocr(processor, page, monkeypatch):
    monkeypatch.setattr(processing_djepa, "read_words", lambda *args: pytest.fail("OCR ran"))
    with pytest.raises(ValueError, match="empty"):
        processor(images=page, questions=[" "])


def test_page_without_words_is_read_by_ocr_in_the_processors_language(processor, page, monkeypatch):
    processor.ocr_language = "deu"
    monkeypatch.setattr(
        processing_djepa, "read_words", lambda image, language: ([f"{language}{image.width}"], [[0, 0, 10, 10]])
    )
    unread = Page(page, None, None, page.size)
    assert processor(images=unread).pages[0].words == ["deu200"]
    assert unread.words is None


@pytest.mark.skipif(shutil.which("tesseract") is None, reason="tesseract is not installed")
def test_page_without_ocr_words_raises(processor):
    with pytest.raises(ValueError, match="no text"):
        processor(images=Image.new("RGB", (200, 300), "white"), questions="a")


def test_exif_orientation_of_an_image_is_applied(processor, page, words, boxes):
    page.getexif()[0x0112] = 6
    inputs = processor(images=page, text=words, boxes=boxes, return_tensors="pt")
    assert inputs.original_sizes.tolist() == [[200, 300]] and inputs.pages[0].size == (300, 200)


def test_options_reach_the_tokenizer_and_the_image_processor(processor, page, words, boxes):
    inputs = processor(images=page, text=words, boxes=boxes, return_tensors="pt", max_length=8, do_normalize=False)
    assert inputs.input_ids.shape == (1, 8) and inputs.pixel_values.min() == 0
    inputs = processor(
        images=page,
        text=words,
        boxes=boxes,
        text_kwargs={"padding": "max_length", "max_length": 50},
        return_tensors="pt",
    )
    assert inputs.input_ids.shape == (1, 50)


def test_max_length_truncates_page_text_but_not_questions(tokenizer, prompt_tokenizer, processor, page, words, boxes):
    short = DJepaProcessor(processor.image_processor, tokenizer, prompt_tokenizer, max_length=6)
    inputs = short(images=page, text=words, boxes=boxes, questions="a b c d e f g h", return_tensors="pt")
    assert inputs.input_ids.shape == (1, 6) and inputs.prompt_input_ids.shape == (1, 1, 10)
    assert inputs.pages[0].words == words


def test_clicks_boxes_and_masks_are_encoded_per_question(processor, page, words, boxes):
    mask = np.zeros((300, 200), dtype=bool)
    mask[:100] = True
    inputs = processor(
        images=page, text=words, boxes=boxes, questions=["a", None],
        input_points=[None, [[500, 500]]], input_labels=[None, [0]],
        input_boxes=[[1, 2, 3, 4], None], input_masks=[None, mask], return_tensors="pt",
    )  # fmt: skip
    assert inputs.input_points.shape == (1, 2, 1, 2) and inputs.input_labels.tolist() == [[[-10], [0]]]
    assert inputs.input_boxes.tolist() == [[[1, 2, 3, 4], [-10] * 4]] and inputs.input_masks.shape == (1, 2, 32, 32)
    assert inputs.prompt_attention_mask[0, 1].sum() == 0 and inputs.num_questions == [2]


def test_clicks_alone_are_a_question(processor):
    inputs = processor(input_points=[[[500, 500]]], return_tensors="pt")
    assert set(inputs) == {"input_points", "input_labels"} and inputs.num_questions == [1]


@pytest.mark.parametrize(
    "wrong, reason",
    [
        ({}, "Give images"),
        ({"text": ["a"], "boxes": [[0, 0, 1, 1]], "questions": "a"}, "give its image"),
        ({"images": []}, "at least one page"),
        ({"images": "nowhere.pdf"}, "no file"),
        ({"images": Page(None, None, None, (1, 1))}, "neither an image nor words"),
        ({"images": [Page(None, ["a"], [[0, 0, 1, 1]], (9, 9)), PAGE]}, "Page 0 has no image"),
        ({"page": True, "text": ["a"]}, "go together"),
        ({"page": True, "boxes": [[0, 0, 1, 1]]}, "go together"),
        ({"page": True, "text": "Invoice", "boxes": [[0, 0, 1, 1]]}, "list of words"),
        ({"page": True, "text": "What is the total?"}, "questions="),
        ({"page": True, "text": ["What is the total?"]}, "questions="),
        ({"page": True, "text": [["a"], ["b"]], "boxes": [[[0, 0, 1, 1]]] * 2}, "1 pages"),
        ({"page": True, "text": ["a", "b"], "boxes": [[0, 0, 1, 1]]}, "2 words but 1 boxes"),
        ({"page": True, "text": ["a"], "boxes": [[0, 0, float("nan"), 1]]}, r"boxes\[0\].*nan"),
        ({"page": True, "text": [], "boxes": []}, "no text"),
        ({"page": True, "text": ["a"], "boxes": 5}, "boxes must be a list"),
        ({"page": True, "text": 5, "boxes": [[0, 0, 1, 1]]}, "text must be a list"),
        ({"page": True, "text": ["a"], "boxes": [5]}, "boxes must be a list"),
        ({"questions": ""}, "empty"),
        ({"questions": "a " * 76}, "78 tokens"),
        ({"questions": "a", "input_labels": [[1]]}, "give input_points"),
        ({"questions": ["a", "b"], "input_boxes": [[0, 0, 1, 1]]}, "1 entries for page 0, which has 2"),
    ],
)
def test_invalid_input_raises_one_line(processor, page, wrong, reason):
    if wrong.pop("page", False):
        wrong["images"] = page
    with pytest.raises(ValueError, match=reason) as error:
        processor(**wrong)
    assert "\n" not in str(error.value)


def test_pages_of_words_alone_have_the_sizes_of_their_images_without_pixels(processor, page, words, boxes):
    pages = [Page(image, words, boxes, page.size) for image in (page, None)]
    with_image, alone = (dict(processor(each, questions="total", return_tensors="pt")) for each in pages)
    assert with_image.pop("pixel_values").dim() == 4 and {*alone} == {*with_image}
    for name, value in alone.items():
        assert torch.equal(value, with_image[name]), name


def test_clicks_without_text_have_no_word_overlap(processor, page, words, boxes):
    ask = {"images": page, "text": words, "boxes": boxes, "return_tensors": "pt"}
    alone = processor(**ask, questions=[None], input_points=[[[500, 500]]])
    beside = processor(**ask, questions=[None, "Invoice"], input_points=[[[500, 500]], None])
    bare = processor(**ask, input_points=[[[500, 500]]])
    assert torch.equal(alone.prompt_overlap, bare.prompt_overlap) and not alone.prompt_overlap.any()
    assert torch.equal(alone.prompt_overlap, beside.prompt_overlap[:, :1]) and beside.prompt_overlap[:, 1].any()


def test_coordinates_keep_their_dtype_when_inputs_are_cast(processor, page, words):
    boxes = [[612.3, 701.2, 655.9, 710.9]] * len(words)
    ask = {"questions": "a", "input_points": [[[612.3, 701.2]]], "input_boxes": [boxes[0]], "return_tensors": "pt"}
    inputs = processor(images=page, text=words, boxes=boxes, **ask)
    places = {name: inputs[name].clone() for name in ("bbox", "input_points", "input_boxes")}
    moved = inputs.to("cpu", torch.bfloat16)
    assert all(torch.equal(moved[name], place) for name, place in places.items())
    assert moved.pixel_values.dtype == torch.bfloat16


def test_answers_use_original_words_and_skip_padded_questions(processor, page, words, boxes):
    inputs = processor(
        [page, page], [words, words[:2]], [boxes, boxes[:2]], questions=[["a"], ["b", "c"]], return_tensors="pt"
    )
    answers = processor.post_process_answers(outputs_for(inputs, [[2], [0, None]], 3), inputs.to("cpu"))
    assert [[answer.text for answer in asked] for asked in answers] == [["42183017"], ["Invoice", ""]]
    assert answers[0][0].boxes == [boxes[2]] and answers[0][0].mask.size == page.size
    assert [answer.present for answer in answers[1]] == [True, False]


def test_answers_that_a_box_or_click_points_at_are_present(processor, page, words, boxes):
    text = {"text": [words, words], "boxes": [boxes, boxes], "questions": [["a"], ["b", "c"]]}
    pointing = {"input_boxes": [[None], [boxes[0], None]], "input_points": [[None], [None, [[270, 110]]]]}
    inputs = processor([page, page], **text, **pointing, return_tensors="pt")
    answers = processor.post_process_answers(outputs_for(inputs, [[None], [None, None]], 3), inputs)
    assert [[answer.present for answer in asked] for asked in answers] == [[False], [True, True]]


def test_post_processing_of_question_inputs_needs_page_inputs(processor, page, words, boxes):
    page_part = processor(images=page, text=words, boxes=boxes, return_tensors="pt")
    question_part = processor(questions="a", return_tensors="pt")
    outputs = outputs_for(page_part, [[1]], 3)
    assert processor.post_process_answers(outputs, question_part, page_inputs=page_part)[0][0].text == "No."
    with pytest.raises(ValueError, match="page_inputs"):
        processor.post_process_answers(outputs, question_part)


def test_inputs_keep_their_pages_when_moved_copied_and_pickled(processor, page, words, boxes):
    inputs = processor(images=page, text=words, boxes=boxes, questions="a", return_tensors="pt")
    for same in (inputs.to("cpu", torch.bfloat16), copy.copy(inputs), pickle.loads(pickle.dumps(inputs))):
        assert same.pages == inputs.pages and same.num_questions == [1] and "pages" not in dict(**same)
        assert torch.equal(same["input_ids"], inputs["input_ids"])


def test_saved_and_loaded_with_both_tokenizers(processor, page, words, boxes, tmp_path):
    processor.max_length, processor.ocr_language = 77, "eng+deu"
    processor.save_pretrained(tmp_path)
    loaded = AutoProcessor.from_pretrained(tmp_path)
    assert type(loaded) is DJepaProcessor and (loaded.max_length, loaded.ocr_language) == (77, "eng+deu")
    assert isinstance(loaded.tokenizer, BertTokenizer) and isinstance(loaded.prompt_tokenizer, CLIPTokenizer)
    assert loaded.prompt_tokenizer.model_max_length == 77
    ask = {"images": page, "text": words, "boxes": boxes, "questions": "What is the number?", "return_tensors": "pt"}
    for name, value in processor(**ask).items():
        assert torch.equal(loaded(**ask)[name], value)


def test_slow_tokenizer_raises(processor, monkeypatch):
    monkeypatch.setattr(type(processor.tokenizer), "is_fast", False)
    with pytest.raises(ValueError, match="fast tokenizer"):
        DJepaProcessor(processor.image_processor, processor.tokenizer, processor.prompt_tokenizer)
