"""Questions about regions of real pages: answered by regions, and never about what may be there unseen."""

import random

import pytest

from djepa_corpus.content.outlines import Bookmark
from djepa_corpus.regions import PageRegions, Region
from djepa_corpus.regions.questions import asked_page
from transformers_djepa.data.rows import check_row
from typeset_pages import inner_regions_of


SOURCE = """
= Harbour
#lorem(40)
- one thing
- two things

The lighthouse of Genova was built in stone. #lorem(30)

```
for boat in harbour:
    boat.paint("red")
    boat.launch()
```
#lorem(20)
== Nets and ropes
#lorem(20)
"""


@pytest.fixture(scope="module")
def page():
    return inner_regions_of(SOURCE)


def asked(page, language=None, split="train", named=(), seeds=60, limit=8) -> list[dict]:
    made = asked_page(page.page, page, [])
    return [q for seed in range(seeds) for q in made.questions(language, split, named, random.Random(seed), limit)]


def test_questions_are_valid_answered_by_boxes_and_say_their_topic(page):
    questions = asked(page)
    check_row({"page_id": "page", "words": page.page.texts, "boxes": page.page.boxes, "questions": questions})
    assert {q["kind"] for q in questions} == {"region", "unanswerable"}
    code = [q for q in questions if q["topic"] == "code" and q["answers"]]
    assert code and all(q["answers"][0].startswith("for boat") and len(q["answer_boxes"][0]) == 1 for q in code)
    named = [q for q in questions if "Genova" in q["question"] and q["answers"]]
    assert named and all("lighthouse of Genova" in q["answers"][0] for q in named)


def test_boxes_are_in_thousandths_of_the_page(page):
    region = next(region for region in page.regions if region.topic == "code")
    boxes = [q["answer_boxes"][0][0] for q in asked(page) if q["topic"] == "code" and q["answers"]]
    assert boxes[0] == pytest.approx([1000 * value / side for value, side in zip(region.box, (400, 560) * 2)])


def test_regions_without_text_have_an_empty_answer(page):
    figure = PageRegions(page.page, [Region("figure", ((60.0, 60.0, 200.0, 200.0),), (0, 1))], set())
    assert {q["answers"][0] for q in asked(figure) if q["answers"]} == {""}


def test_unsure_topics_are_never_called_absent(page):
    absent = {q["topic"] for q in asked(page, seeds=200) if not q["answers"]}
    assert "table" in absent and not absent & page.unsure
    unsure = PageRegions(page.page, page.regions, page.unsure | {"table", "figure"})
    assert not {"table", "figure", "chart"} & {q["topic"] for q in asked(unsure, seeds=200) if not q["answers"]}


def test_names_of_other_pages_that_the_page_does_not_mention_are_unanswerable(page):
    named = [("heading", "Sails of cotton"), ("heading", "lighthouse"), ("caption", "Figure 77")]
    questions = [q["question"].lower() for q in asked(page, named=named, seeds=200) if not q["answers"]]
    assert any("sails of cotton" in question for question in questions)
    assert any("figure 77" in question for question in questions)
    assert not any("lighthouse" in question for question in questions)


def test_headings_that_only_bookmarks_name_are_added_and_make_headings_unsure(page):
    marks = [Bookmark("Harbour", None, 0), Bookmark("one thing", None, 0)]
    made = asked_page(page.page, page, marks)
    assert [region.names for region in made.regions if region.topic == "heading"].count(("one thing",)) == 1
    assert sum(region.topic == "heading" and region.names[:1] == ("Harbour",) for region in made.regions) == 1
    assert "heading" not in made.known and "heading" in asked_page(page.page, page, []).known
