"""Pages to pre-training batches."""

import pytest
import torch

from builders import SIDE, build_processor, draw_page
from transformers_djepa import DJepaPreTrainingCollator


WORDS = [f"word{index}" for index in range(20)]
BOXES = [[50.0 + 200 * (i % 4), 50.0 + 180 * (i // 4), 200 + 200 * (i % 4), 90 + 180 * (i // 4)] for i in range(20)]


def page(page_id="p0", epoch=0, size=(400, 500), **fields):
    row = {"image": draw_page(["page"], size), "words": WORDS, "boxes": BOXES, "page_id": page_id, "epoch": epoch}
    return row | fields


def collate(*pages, **settings):
    return DJepaPreTrainingCollator(build_processor(), **settings)(list(pages))


def same(first, second) -> bool:
    return all(torch.equal(first[name], second[name]) for name in ("unit_mask", "target_unit_mask", "labels"))


def test_whole_words_are_hidden_and_their_tokens_are_the_labels():
    batch, tokenizer = collate(page()), build_processor().tokenizer
    hidden = batch["labels"][0] != -100
    assert set(batch["word_ids"][0, hidden].tolist()).isdisjoint(batch["word_ids"][0, ~hidden].tolist())
    assert len(set(batch["word_ids"][0, hidden].tolist())) == 3  # 15% of twenty
    original = torch.where(hidden, batch["labels"][0], batch["input_ids"][0])
    assert tokenizer.decode(original, skip_special_tokens=True).split()[0] == "word0"
    assert (batch["input_ids"][0][hidden] == tokenizer.mask_token_id).float().mean() > 0.5


def test_what_is_hidden_depends_on_seed_epoch_and_page_alone():
    first = collate(page())
    assert same(first, collate(page()))
    for other in (collate(page(epoch=1)), collate(page("p1")), collate(page(), seed=1)):
        assert not same(first, other)
    targets = collate(page("p1"), page())["target_unit_mask"][1]
    assert torch.equal(targets, first["target_unit_mask"][0])


def test_a_page_without_epoch_is_masked_anew_in_every_batch_and_a_seed_repeats_the_masks():
    torch.manual_seed(3)
    first, second = collate(page(epoch=None)), collate(page(epoch=None))
    torch.manual_seed(3)
    assert same(first, collate(page(epoch=None))) and not same(first, second)


def test_visible_and_hidden_units_are_of_the_page_and_apart():
    batch = collate(page(), page("p1", size=(500, 200)))
    assert not (batch["unit_mask"] & batch["target_unit_mask"]).any()
    assert batch["unit_mask"].sum(1).unique().numel() == 1  # equally many
    units = SIDE // 32
    inside = torch.zeros(units, units, dtype=torch.bool)
    inside[: -(-int(batch["reshaped_input_sizes"][1, 0]) // 32)] = True
    assert not ((batch["unit_mask"] | batch["target_unit_mask"])[1].view(units, units) & ~inside).any()


def test_units_that_a_batch_drops_are_of_any_place():
    """A page of few units beside one of many, of which those that are left differ from page to page."""
    kept = torch.stack([collate(page(f"p{n}"), page("q", size=(500, 80)))["unit_mask"][0] for n in range(60)])
    assert kept.float().mean(0).max() < 0.7


@pytest.mark.parametrize(
    "pages, message", (([page(image=None), page("p1")], "'p0' has no image"), ([page(words=[], boxes=[])], "no text"))
)
def test_pages_that_do_not_fit_are_named(pages, message):
    with pytest.raises(ValueError, match=message):
        collate(*pages)
