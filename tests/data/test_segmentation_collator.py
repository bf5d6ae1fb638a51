"""Page examples to batches: what is asked, what the answer is, and that draws depend on the page alone."""

import numpy as np
import pytest
import torch
from PIL import Image

from builders import SIDE, build_processor, draw_page
from transformers_djepa import DJepaSegmentationCollator


WORDS = ["invoice", "no", "4711", "total", "99"]
BOXES = [[100.0, 50, 300, 90], [310, 50, 380, 90], [400, 50, 600, 90], [100, 500, 250, 540], [400, 500, 600, 540]]


def page(page_id="p0", image=True, questions=None):
    if questions is None:
        questions = [
            {"question": "number?", "answers": ["4711"], "answer_boxes": [[BOXES[2]]]},
            {"question": "iban?", "answers": [], "answer_boxes": []},
            {"question": "amounts?", "answers": ["99", "4711"], "answer_boxes": [[BOXES[4]], [BOXES[2]]]},
        ]
    picture = draw_page(["invoice"], (400, 500)) if image else None
    row = {"image": picture, "words": WORDS, "boxes": BOXES, "page_id": page_id, "epoch": 0}
    return row | {"questions": questions}


def collate(*pages, **settings):
    settings.setdefault("only_questions", "prompt_shares" not in settings)
    return DJepaSegmentationCollator(build_processor(), **settings)(list(pages))


def by_question(example, batch):
    """Rows of the batch in the order the page's questions were given in, whatever order they were drawn in."""
    counts = [(len(q["answer_boxes"]), i) for i, q in enumerate(example["questions"])]
    drawn = {int(batch["mask_labels"][0, row].flatten(1).any(-1).sum()): row for row in range(3)}
    return [drawn[count] for count, _ in counts]


def test_labels_are_the_words_and_the_pixels_of_each_acceptable_answer():
    example = page()
    batch = collate(example)
    number, iban, amounts = by_question(example, batch)
    assert batch["word_labels"][0, number, 0].tolist() == [0, 0, 1, 0, 0]
    assert {tuple(row.tolist()) for row in batch["word_labels"][0, amounts]} == {(0, 0, 0, 0, 1), (0, 0, 1, 0, 0)}
    assert batch["presence_labels"][0, [number, iban, amounts]].tolist() == [1, 0, 1]
    mask = batch["mask_labels"][0, number, 0]
    width, height = 400 * SIDE / 500 / 4, SIDE / 4  # cells of the letterboxed page
    assert mask.sum().item() == pytest.approx(
        0.2 * width * 0.04 * height, rel=0.02
    )  # the page is a whole number of pixels wide
    assert mask[int(0.07 * height), int(0.5 * width)] > 0.5


def test_a_page_without_an_image_among_others_is_white_and_is_not_trained_on_what_no_word_shows():
    logo = {"question": "logo?", "answers": [""], "answer_boxes": [[[900.0, 900.0, 950.0, 950.0]]]}
    batch = collate(page(questions=[logo]), page("bare", image=False, questions=[logo]))
    white = collate(page(questions=[logo]) | {"image": Image.new("RGB", (210, 297), "white")})["pixel_values"]
    assert torch.equal(batch["pixel_values"][1], white[0]) and batch["presence_labels"].tolist() == [[1], [-100]]
    assert "pixel_values" not in collate(page(), page("bare", image=False), use_image=False)


def test_draws_depend_on_seed_epoch_and_page_and_on_nothing_else():
    shares = {"clicks": 1.0, "question_box": 1.0, "question_mask": 1.0}
    first = collate(page("a"), page("b"), prompt_shares=shares)
    again = collate(page("b"), prompt_shares=shares)
    other = collate(page("b"), prompt_shares=shares, seed=1)
    for name in ("input_boxes", "input_masks", "num_clicks", "prompt_input_ids"):
        assert torch.equal(first[name][1], again[name][0]) if name in again else not first[name][1].clamp(min=0).any()
    assert any(
        name not in other or not torch.equal(first[name][1], other[name][0]) for name in ("input_boxes", "num_clicks")
    )


def drawn(batch):
    """Everything in a batch that is drawn; inputs that nothing was drawn for are left out of it."""
    names = ("prompt_input_ids", "prompt_attention_mask", "input_ids", "input_boxes", "input_masks", "num_clicks")
    return {name: batch[name].tolist() for name in names if name in batch} | {"overlap": "prompt_overlap" in batch}


def varied(count=12, **fields):
    """What is drawn for a page with many questions, in as many batches; `fields` are added to the page."""
    names = [f"{word} of {other}?" for word in WORDS for other in WORDS]
    asked = [{"question": name, "answers": ["4711"], "answer_boxes": [[BOXES[2]]]} for name in names]
    shares = {"question": 1.0, "clicks": 1.0, "box": 1.0, "question_mask": 1.0}
    settings = {"prompt_shares": shares, "max_questions": 4, "hidden_share": 0.3, "overlap_share": 0.5}
    example = page(questions=asked)
    return [
        drawn(collate(example | {name: value(n) for name, value in fields.items()}, **settings)) for n in range(count)
    ]


def assert_they_vary(batches):
    for name in ("prompt_input_ids", "input_ids", "overlap"):
        assert len({str(batch[name]) for batch in batches}) > 1
    kinds = [sorted({"input_boxes", "input_masks", "num_clicks"} & set(batch)) for batch in batches]
    assert len(set(map(tuple, kinds))) > 1


def test_every_epoch_draws_other_questions_prompts_and_hidden_words_and_the_same_epoch_the_same_ones():
    epochs = varied(epoch=lambda number: number)
    assert_they_vary(epochs)
    assert varied(epoch=lambda number: number) == epochs


def test_loader_workers_draw_differently_from_each_other_and_in_every_pass():
    row = {name: value for name, value in page().items() if name != "epoch"}
    collator = DJepaSegmentationCollator(build_processor(), prompt_shares={"box": 1.0})
    loader = torch.utils.data.DataLoader([row] * 4, num_workers=2, collate_fn=collator)
    passes = [[str(batch["input_boxes"].tolist()) for batch in loader] for _ in range(2)]
    assert len(set(passes[0] + passes[1])) == 8


def test_a_box_alone_asks_without_words():
    batch = collate(page(), prompt_shares={"box": 1.0})
    answered = batch["presence_labels"] == 1
    assert (batch["input_boxes"][answered] >= 0).all() and not batch["prompt_attention_mask"][answered].any()
    assert batch["prompt_attention_mask"][~answered].any()  # nothing to draw a box around: asked in words


def test_clicks_alone_ask_without_words_and_begin_inside_the_answer():
    for masks in (True, False):
        batch = collate(page(), prompt_shares={"clicks_alone": 1.0}, label_masks=masks)
        answered = batch["presence_labels"] == 1
        assert not batch["prompt_attention_mask"][answered].any() and batch["prompt_attention_mask"][~answered].any()
        assert (
            (batch["num_clicks"][answered] > 0).all() if masks else (batch["input_labels"][answered][:, 0] == 1).all()
        )


def test_hidden_words_are_masked_whole_and_hidden_question_tokens_are_not_read():
    mask = build_processor().tokenizer.mask_token_id
    plain, shares, dropped = collate(page()), [], []
    for seed in range(40):
        batch = collate(page(), hidden_share=0.3, seed=seed)
        hidden = batch["input_ids"][0] == mask
        words = plain["word_ids"][0]
        assert not hidden[words < 0].any()
        for word in range(len(WORDS)):
            assert hidden[words == word].all() or not hidden[words == word].any()
        shares.append(hidden[words >= 0].float().mean())
        read = batch["prompt_attention_mask"][0]
        given = collate(page(), seed=seed)["prompt_attention_mask"][0]
        assert (read <= given).all() and read[:, 0].all()
        assert read.gather(1, given.sum(1, keepdim=True) - 1).all()  # the end token, whose state is the pooled one
        dropped.append(((given - read).sum() / (given.sum() - 2 * len(given))).item())
    assert 0.2 < np.mean(shares) < 0.4 and 0.2 < np.mean(dropped) < 0.4
    assert torch.equal(batch["word_labels"].sum((1, 2, 3)), plain["word_labels"].sum((1, 2, 3)))
    assert not (plain["input_ids"] == mask).any()


def test_a_question_shares_nothing_with_a_hidden_word():
    questions = [{"question": " ".join(WORDS), "answers": ["4711"], "answer_boxes": [[BOXES[2]]]}]
    mask = build_processor().tokenizer.mask_token_id
    for seed in range(20):
        batch = collate(page(questions=questions), overlap_share=1.0, hidden_share=0.3, seed=seed)
        readable = (batch["word_ids"][0] >= 0) & (batch["input_ids"][0] != mask)
        words = batch["word_ids"][0, readable].unique()
        assert torch.equal(batch["prompt_overlap"][0, 0].any(-1).nonzero().flatten(), words)


def test_answers_cut_with_the_end_of_a_long_page_train_nothing():
    batch = collate(page(questions=page()["questions"][:1]), max_length=12)  # [CLS] i n v o i c e n o 4 ... [SEP]
    assert batch["word_labels"].shape[-1] == 3 and batch["presence_labels"].tolist() == [[1]]
    batch = collate(page(questions=page()["questions"][:1]), max_length=10)
    assert batch["presence_labels"].tolist() == [[-100]]


TABLE = {"question": "where is the table?", "answers": [""], "answer_boxes": [[[90, 490, 610, 550]]]}
FIGURE = {
    "question": "where is the figure?",
    "answers": [""],
    "answer_boxes": [[[100, 700, 600, 900]]],
    "kind": "region",
}


def test_labels_say_whether_an_answer_is_text_and_whether_its_mask_is_the_box_around_its_words():
    region = collate(page(questions=[TABLE]))
    assert region["word_labels"][0, 0, 0].tolist() == [0, 0, 0, 1, 1]
    assert region["kind_labels"].tolist() == [[[[0, 1]]]]
    text = collate(page(questions=[TABLE | {"answers": ["total 99"]}]))
    assert text["kind_labels"].tolist() == [[[[1, 1]]]]
    cells = collate(page(questions=[TABLE | {"answer_boxes": [[BOXES[3], BOXES[4]]]}]))
    assert cells["kind_labels"].tolist() == [[[[0, 0]]]]
    assert collate(page(questions=[FIGURE]))["kind_labels"].tolist() == [[[[0, -100]]]]


def test_masks_are_for_as_many_questions_as_asked_for_those_with_clicks_first():
    example = page()
    shares = {"question": 1.0, "clicks": 1.0}
    for seed in range(12):
        every = collate(example, prompt_shares=shares, seed=seed)
        batch = collate(example, prompt_shares=shares, seed=seed, max_masks=1)
        assert batch["mask_labels"].shape[1] == 1 and batch["word_labels"].shape[1] == 3
        clicked = [int(b["num_clicks"].count_nonzero()) if "num_clicks" in b else 0 for b in (every, batch)]
        assert clicked[1] == min(clicked[0], 1)
        assert clicked[1] == 0 or batch["num_clicks"][0, 0] > 0
