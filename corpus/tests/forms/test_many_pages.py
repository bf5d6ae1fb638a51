"""Typst accepts every page, and every answer lies on it: `pytest -m slow corpus/tests/forms/test_many_pages.py`."""

import pytest

from djepa_corpus.forms import generate_pages


PAGES = 1000  # of each split


@pytest.mark.slow
@pytest.mark.parametrize(("split", "settings"), [("train", {"wordings": 3, "others": True}), ("test", {})])
def test_thousand_pages_can_be_typeset_and_asked(split, settings):
    for page in generate_pages(12, split, PAGES, render=False, **settings):
        assert len(page["words"]) == len(page["boxes"]), page["page_id"]
        assert page["questions"], page["page_id"]
        for question in page["questions"]:
            assert len(question["answers"]) == len(question["answer_boxes"]), page["page_id"]
            for x0, y0, x1, y1 in (box for boxes in question["answer_boxes"] for box in boxes):
                assert 0 <= x0 < x1 <= 1000 and 0 <= y0 < y1 <= 1000, (page["page_id"], question)
