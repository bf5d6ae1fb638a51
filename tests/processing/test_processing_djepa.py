import numpy as np
import pytest
import torch
from transformers import AutoProcessor, BertTokenizer, CLIPTokenizer
from transformers.utils import ModelOutput

import transformers_djepa  # noqa: F401  registers the Auto classes
from djepa_pages.pages import Page, load_page
from djepa_runtime.processing import processor as processing
from djepa_runtime.processing.letterbox import boxes_to_grid
from transformers_djepa.processing.processing_djepa import DJepaInputs, DJepaProcessor


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
    monkeypatch.setattr(processing, "read_page", lambda *args: pytest.fail("OCR ran"))
    path = tmp_path / "two.pdf"
    path.write_bytes(pdf.make([pdf.text(40, 540, "first page"), pdf.text(40, 540, "second")]))
    assert processor(images=path).pages[0].words == ["first", "page"]
    assert processor(images=load_page(path, page=2)).pages[0].words == ["second"]


def test_page_without_words_is_read_by_ocr_in_the_processors_language(processor, page, monkeypatch):
    processor.ocr_language = "deu"
    monkeypatch.setattr(
        processing, "read_page", lambda image, language: ([f"{language}{image.width}"], [[0, 0, 10, 10]], 0.0)
    )
    unread = Page(page, None, None, page.size)
    assert processor(images=unread).pages[0].words == ["deu200"]
    assert unread.words is None


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


@pytest.mark.parametrize(
    "wrong, reason",
    [
        ({}, "Give images"),
        ({"images": "nowhere.pdf"}, "no file"),
        ({"page": True, "text": ["a"]}, "go together"),
        ({"page": True, "text": "What is the total?"}, "questions="),
        ({"page": True, "text": ["a", "b"], "boxes": [[0, 0, 1, 1]]}, "2 words but 1 boxes"),
        ({"page": True, "text": ["a"], "boxes": 5}, "text and boxes must be lists"),
        ({"questions": ""}, "empty"),
    ],
)
def test_invalid_input_raises_one_line(processor, page, wrong, reason):
    if wrong.pop("page", False):
        wrong["images"] = page
    with pytest.raises(ValueError, match=reason) as error:
        processor(**wrong)
    assert "\n" not in str(error.value)


def test_answers_use_original_words_and_skip_padded_questions(processor, page, words, boxes):
    inputs = processor(
        [page, page], [words, words[:2]], [boxes, boxes[:2]], questions=[["a"], ["b", "c"]], return_tensors="pt"
    )
    answers = processor.post_process_answers(outputs_for(inputs, [[2], [0, None]], 3), inputs.to("cpu"))
    assert [[answer.text for answer in asked] for asked in answers] == [["42183017"], ["Invoice", ""]]
    assert answers[0][0].boxes == [boxes[2]] and answers[0][0].mask.size == page.size
    assert [answer.present for answer in answers[1]] == [True, False]


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
