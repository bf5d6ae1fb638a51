"""Page examples to batches: what is asked, what the answer is, and that draws depend on the page alone."""

import logging
import random

import numpy as np
import pytest
import torch
from PIL import Image

from builders import SIDE, build_processor, draw_page
from transformers_djepa import DJepaSegmentationCollator
from transformers_djepa.data.simulated_prompts import click_word, rough_box, words_inside


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


def test_batches_feed_the_model(tiny_model_folder):
    from transformers_djepa import DJepaForPromptableSegmentation

    model = DJepaForPromptableSegmentation.from_pretrained(tiny_model_folder)
    shares = {"clicks": 1.0, "box": 1.0, "question_mask": 1.0}
    loss = model(**collate(page(), page("p1"), prompt_shares=shares)).loss
    assert loss.isfinite()


def test_pages_without_images_and_collators_without_them_give_no_pixels():
    assert "pixel_values" in collate(page())
    assert "pixel_values" not in collate(page(image=False))
    assert "pixel_values" not in collate(page(), use_image=False)
    assert "mask_labels" not in collate(page(image=False), label_masks=False)


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


def test_hidden_question_tokens_do_not_depend_on_longer_questions_in_the_batch():
    short, long = ("which number is this one of?", "what " * 12 + "?")
    asked = [{"question": text, "answers": [], "answer_boxes": []} for text in (short, long)]
    for seed in range(6):
        settings = {"hidden_share": 0.4, "overlap_share": 0.0, "seed": seed}
        alone = collate(page(questions=asked[:1]), **settings)["prompt_attention_mask"][0, 0]
        beside = collate(page(questions=asked[:1]), page("p1", questions=asked[1:]), **settings)
        assert torch.equal(beside["prompt_attention_mask"][0, 0, : len(alone)], alone)
        assert not beside["prompt_attention_mask"][0, 0, len(alone) :].any()


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


def test_a_page_without_epoch_is_drawn_anew_in_every_batch_and_a_seed_repeats_the_draws():
    torch.manual_seed(3)
    batches = varied(epoch=lambda _: None)
    assert_they_vary(batches)
    torch.manual_seed(3)
    assert varied(epoch=lambda _: None) == batches
    row = {name: value for name, value in page().items() if name != "epoch"}
    given = [
        "input_boxes" in collate(row, prompt_shares={"question": 1.0, "box": 1.0}, max_questions=1) for _ in range(30)
    ]
    assert len(set(given)) == 2


def test_loader_workers_draw_differently_from_each_other_and_in_every_pass():
    row = {name: value for name, value in page().items() if name != "epoch"}
    collator = DJepaSegmentationCollator(build_processor(), prompt_shares={"box": 1.0})
    loader = torch.utils.data.DataLoader([row] * 4, num_workers=2, collate_fn=collator)
    passes = [[str(batch["input_boxes"].tolist()) for batch in loader] for _ in range(2)]
    assert len(set(passes[0] + passes[1])) == 8


def test_only_questions_replaces_the_shares_of_prompts():
    shares = {"box": 1.0, "clicks_alone": 1.0}
    given = collate(page(), prompt_shares=shares)
    asked = collate(page(), prompt_shares=shares, only_questions=True)
    names = {"input_boxes", "num_clicks"}
    assert names & set(given) and not names & set(asked) and asked["prompt_attention_mask"].any(-1).all()


def test_the_kind_of_prompt_that_a_question_gets_is_drawn_anew_in_every_epoch():
    example, shares = page(questions=page()["questions"][:1]), {"question": 1.0, "box": 1.0}
    given = ["input_boxes" in collate(example | {"epoch": epoch}, prompt_shares=shares) for epoch in range(12)]
    assert len(set(given)) == 2


def test_a_box_alone_asks_without_words():
    batch = collate(page(), prompt_shares={"box": 1.0})
    answered = batch["presence_labels"] == 1
    assert (batch["input_boxes"][answered] >= 0).all() and not batch["prompt_attention_mask"][answered].any()
    assert batch["prompt_attention_mask"][~answered].any()  # nothing to draw a box around: asked in words


def test_without_masks_clicks_fall_on_words_inside_and_outside_the_answer():
    shares = {"clicks": 1.0}
    batches = [collate(page(image=False), label_masks=False, prompt_shares=shares, seed=seed) for seed in range(40)]
    found = set()
    for batch in batches:
        assert not {"num_clicks", "input_masks"} & set(batch)
        labels, example = batch["input_labels"][0], page(image=False)
        for q, of_question in enumerate(labels):
            assert (of_question[1:] <= of_question[:-1].clamp(min=1)).all()  # padding comes last
            for point, label in zip(batch["input_points"][0, q][of_question >= 0], of_question[of_question >= 0]):
                hit = [
                    i for i, b in enumerate(example["boxes"]) if b[0] <= point[0] <= b[2] and b[1] <= point[1] <= b[3]
                ]
                assert hit and bool(batch["word_labels"][0, q].amax(0)[hit].any()) == bool(label)
                found.add(int(label))
    assert found == {0, 1}


def test_clicks_alone_ask_without_words_and_begin_inside_the_answer():
    for masks in (True, False):
        batch = collate(page(), prompt_shares={"clicks_alone": 1.0}, label_masks=masks)
        answered = batch["presence_labels"] == 1
        assert not batch["prompt_attention_mask"][answered].any() and batch["prompt_attention_mask"][~answered].any()
        assert (
            (batch["num_clicks"][answered] > 0).all() if masks else (batch["input_labels"][answered][:, 0] == 1).all()
        )


def test_clicks_outside_fall_on_the_answers_of_other_questions_half_of_the_time():
    rng, other = random.Random(0), [BOXES[4]]
    clicks = [click_word(BOXES, [[BOXES[2]]], rng, other) for _ in range(400)]
    outside = [point for point, label in clicks if label == 0]
    mistaken = [point for point in outside if 400 <= point[0] <= 600 and 500 <= point[1] <= 540]
    assert 0.2 < len(outside) / len(clicks) < 0.4  # OUTSIDE_SHARE
    assert 0.5 < len(mistaken) / len(outside) < 0.75  # MISTAKEN_SHARE, and a fourth of the others
    assert all(label == 1 for _, label in (click_word(BOXES, [[BOXES[2]]], rng, other, False) for _ in range(50)))


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


def test_questions_come_with_the_words_they_share_in_most_batches_and_without_in_the_others():
    given = ["prompt_overlap" in collate(page(f"p{index}"), overlap_share=0.7) for index in range(60)]
    assert 0.5 < np.mean(given) < 0.9
    assert all("prompt_overlap" in collate(page(f"p{index}"), overlap_share=1.0) for index in range(20))


def test_a_question_shares_nothing_with_a_hidden_word():
    questions = [{"question": " ".join(WORDS), "answers": ["4711"], "answer_boxes": [[BOXES[2]]]}]
    mask = build_processor().tokenizer.mask_token_id
    for seed in range(20):
        batch = collate(page(questions=questions), overlap_share=1.0, hidden_share=0.3, seed=seed)
        readable = (batch["word_ids"][0] >= 0) & (batch["input_ids"][0] != mask)
        words = batch["word_ids"][0, readable].unique()
        assert torch.equal(batch["prompt_overlap"][0, 0].any(-1).nonzero().flatten(), words)


def test_what_is_asked_by_clicks_or_a_box_alone_shares_no_words():
    questions = [{"question": "invoice total", "answers": ["4711"], "answer_boxes": [[BOXES[2]]]}]
    for kind in ("clicks_alone", "box"):
        alone = collate(page(questions=questions), overlap_share=1.0, prompt_shares={kind: 1.0})
        assert not alone["prompt_overlap"].any()


def test_at_most_so_many_questions_a_page_and_pages_padded_to_the_most():
    single = page("one", questions=page()["questions"][:1])
    batch = collate(page(), single, max_questions=2)
    assert batch["presence_labels"].shape == (2, 2) and batch["presence_labels"][1].tolist() == [1, -100]


def test_answers_cut_with_the_end_of_a_long_page_train_nothing():
    batch = collate(page(questions=page()["questions"][:1]), max_length=12)  # [CLS] i n v o i c e n o 4 ... [SEP]
    assert batch["word_labels"].shape[-1] == 3 and batch["presence_labels"].tolist() == [[1]]
    batch = collate(page(questions=page()["questions"][:1]), max_length=10)
    assert batch["presence_labels"].tolist() == [[-100]]


def test_long_pages_are_cut_without_a_word(caplog):
    with caplog.at_level(logging.WARNING, logger="transformers_djepa"):
        collate(page(), max_length=8)
    assert not caplog.text


def test_words_alone_do_not_learn_from_answers_that_are_only_to_be_seen():
    stamp = [{"question": "where is the stamp?", "answers": [""], "answer_boxes": [[[600, 700, 800, 800]]]}]
    assert collate(page(questions=stamp))["presence_labels"].tolist() == [[1]]
    assert collate(page(questions=stamp), label_masks=False)["presence_labels"].tolist() == [[-100]]


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


def test_a_region_without_words_is_not_trained_without_images():
    assert collate(page(questions=[FIGURE]), use_image=False)["presence_labels"].tolist() == [[-100]]
    assert collate(page(questions=[TABLE]), use_image=False)["presence_labels"].tolist() == [[1]]


def test_some_batches_leave_out_the_images_and_their_masks():
    batches = [collate(page(f"p{n}"), words_alone_share=0.5) for n in range(40)]
    with_images = [("pixel_values" in batch, "mask_labels" in batch) for batch in batches]
    assert set(with_images) == {(True, True), (False, False)} and 10 < sum(map(all, with_images)) < 30


def test_some_pages_keep_the_questions_that_their_image_answers_and_one_word():
    value = {"question": "number?", "answers": ["4711"], "answer_boxes": [[BOXES[2]]], "kind": "value"}
    named = TABLE | {"question": "where is the total?", "answers": ["total 99"], "kind": "region"}
    pages = [page(f"p{n}", questions=[value, named, FIGURE]) for n in range(40)]
    batches = [collate(each, image_alone_share=0.5) for each in pages]
    counts = [(batch["word_labels"].shape[1], batch["word_labels"].shape[-1]) for batch in batches]
    assert set(counts) == {(3, 5), (1, 1)} and 10 < counts.count((1, 1)) < 30


def test_flat_rows_are_pages_of_one_question():
    example = page()
    row = {**example, **example.pop("questions")[0]}
    assert collate({name: row[name] for name in row if name != "questions"})["presence_labels"].tolist() == [[1]]


def test_a_page_without_questions_is_named():
    with pytest.raises(ValueError, match="'lonely' has no questions"):
        collate(page("lonely", questions=[]))


def test_words_count_as_inside_by_their_centre():
    assert words_inside(BOXES, [[390, 0, 500.1, 1000]]).tolist() == [False, False, True, False, True]


def test_rough_boxes_still_touch_the_region():
    for seed in range(50):
        x0, y0, x1, y1 = rough_box([BOXES[2]], random.Random(seed))
        assert x0 < x1 and y0 < y1 and x0 < 420 and x1 > 580 and y0 < 95 and y1 > 45
