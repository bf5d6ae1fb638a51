"""Pages of PDFs with questions about headings, tables, captions and regions, made here with typst."""

import logging
import shutil

import pytest
import typst

from djepa_corpus.regions.collection import outline_dataset, outline_pages
from transformers_djepa.data import outlines
from transformers_djepa.data.folder import package_of, pdf_files, split_of


DOCUMENT = """
#set page(width: 400pt, height: 500pt)
#set heading(numbering: "1.1")
= {name} Introduction
#lorem(30)
== Installing the tool on an operating system that has a rather long name
#lorem(30) see Usage below.
#pagebreak()
= Usage
#lorem(30)
== Options and switches
#lorem(20)
#pagebreak()
Nothing here.
"""


TABLE = """
#set page(width: 400pt, height: 500pt)
#lorem(30)
#set table(stroke: none)
#table(columns: 3, table.hline(), [Lamp], [Price], [Power], table.hline(), [Desk], [12.50], [40 W], [Wall], [30.10],
  [60 W], table.hline())
#lorem(30)
"""


def package(split: str) -> str:
    """A package name of a split."""
    return next(name for name in map("package{}".format, range(1000)) if split_of(name) == split)


def write_pdf(path, name: str = "First") -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(typst.compile(DOCUMENT.format(name=name).encode(), format="pdf"))


@pytest.fixture(scope="module")
def root(tmp_path_factory):
    """Two documents of a train package, one of a test package, a copy and a damaged file."""
    folder = tmp_path_factory.mktemp("root")
    docs = folder / "usr/share/doc/texlive-doc/latex"
    write_pdf(docs / package("train") / "first.pdf", "First")
    write_pdf(docs / package("train") / "examples/second.pdf", "Second")
    write_pdf(docs / package("test") / "third.pdf", "Third")
    shutil.copy(docs / package("train") / "first.pdf", docs / package("train") / "examples/copy.pdf")
    (docs / package("train") / "broken.pdf").write_bytes(b"%PDF-1.5 nothing more")
    return folder


def passes(root, count: int, split: str = "train", **settings) -> list[dict]:
    """Pages of several passes with different draws."""
    return [page for seed in range(count) for page in outline_pages(root, split, seed, **settings)]


def questions_of(pages, kind: str) -> list[tuple[dict, dict]]:
    return [(page, question) for page in pages for question in page["questions"] if question["kind"] == kind]


def test_headings_are_answered_by_their_location(root):
    pages = [page for page in passes(root, 8) if "second" in page["document_id"]]
    asked = questions_of(pages, "heading")
    answers = {question["answers"][0] for _, question in asked}
    names = {
        "Second Introduction",
        "Usage",
        "Options and switches",
        "Installing the tool on an operating system that has a rather long name",
    }
    assert names <= {answer.lstrip("0123456789. ") for answer in answers}
    page, question = next((p, q) for p, q in asked if q["answers"] == ["Usage"])
    assert page["page_id"].endswith("second.pdf#2") and "usage" in question["question"].lower()
    index = page["words"].index("Usage")
    assert question["answer_boxes"] == [[page["boxes"][index]]]


def test_a_heading_of_two_lines_has_a_box_a_line(root):
    pages = passes(root, 4, "test")
    boxes = next(
        q["answer_boxes"][0] for _, q in questions_of(pages, "heading") if q["answers"][0].endswith("long name")
    )
    assert len(boxes) == 2 and boxes[0][3] <= boxes[1][1]


def test_unanswerable_heading_questions_name_headings_of_other_pages(root):
    pages = passes(root, 40)
    missing = [pair for pair in questions_of(pages, "unanswerable") if pair[1]["topic"] == "heading"]
    assert missing
    for page, question in missing:
        assert question["answers"] == question["answer_boxes"] == []
        # The first page mentions "Usage" in a sentence, so it must not be asked for there.
        assert not (page["page_id"].endswith("#1") and "usage" in question["question"].lower())


def test_every_question_has_a_kind_and_a_topic(root):
    pages = passes(root, 10)
    kinds = {question["kind"] for page in pages for question in page["questions"]}
    assert {"heading", "region", "unanswerable"} <= kinds <= {"heading", "region", "cell", "caption", "unanswerable"}
    assert all(question["topic"] for page in pages for question in page["questions"])


def test_regions_are_asked_for_beside_headings(root):
    topics = {question["topic"] for _, question in questions_of(passes(root, 20), "region")}
    assert {"paragraph", "heading"} <= topics


def test_pages_without_bookmarks_are_asked_about_too(tmp_path):
    path = tmp_path / package("train") / "plain.pdf"
    path.parent.mkdir()
    path.write_bytes(typst.compile(TABLE.encode(), format="pdf"))
    pages = passes(tmp_path, 4)
    assert {question["kind"] for page in pages for question in page["questions"]} >= {"region", "cell"}


def test_packages_lie_on_one_side_and_copies_count_once(root):
    train, test = pdf_files(root, "train"), pdf_files(root, "test")
    assert {path.rsplit("/", 1)[1] for path in train} & {"copy.pdf", "first.pdf"} == {"copy.pdf"}  # the first by name
    assert len(train) == 3 and len(test) == 1
    assert {package_of(type(root)(path)) for path in train} == {package("train")}


def test_about_a_tenth_of_the_packages_is_for_tests():
    share = sum(split_of(f"name{number}") == "test" for number in range(3000)) / 3000
    assert 0.08 < share < 0.12


def test_damaged_files_are_skipped_with_a_warning(root, caplog):
    with caplog.at_level(logging.WARNING):
        pages = list(outline_pages(root))
    assert len(pages) == 4 and any("broken.pdf is skipped" in record.message for record in caplog.records)


def test_pages_depend_on_the_seed_alone(root):
    def wordings(seed: int) -> dict[str, list[str]]:
        pages = outline_pages(root, seed=seed)
        return {page["page_id"]: [question["question"] for question in page["questions"]] for page in pages}

    assert list(outline_pages(root, seed=1)) == list(outline_pages(root, seed=1))
    assert wordings(1) != wordings(2) and set(wordings(1)) == set(wordings(2))


def test_rendered_pages_have_the_requested_size(root):
    images = [page["image"] for page in outline_pages(root, "test", render=True, image_size=200)]
    assert len(images) == 2
    assert all(
        200 <= max(image.size) <= 280 and image.size[0] / image.size[1] == pytest.approx(0.8, abs=0.01)
        for image in images
    )


def test_questions_are_limited_a_page(root):
    assert max(len(page["questions"]) for page in passes(root, 10, questions_per_page=1)) == 1


def test_shards_share_out_the_documents(root):
    stream = outline_dataset(root, shards=2)
    parts = [{page["page_id"] for page in stream.shard(2, index)} for index in range(2)]
    assert not parts[0] & parts[1]
    assert parts[0] | parts[1] == {page["page_id"] for page in outline_pages(root)}


def test_without_questions_all_pages_with_words_are_read_without_regions(root, monkeypatch):
    asked = {page["page_id"]: page for page in passes(root, 4)}
    monkeypatch.setattr(outlines, "Document", lambda *_: pytest.fail("regions are computed"))
    for path in (root / "empty.pdf", root / package("train") / "empty.pdf"):
        path.parent.mkdir(exist_ok=True)
        path.write_bytes(typst.compile(b"#rect()", format="pdf"))
    pages = {page["page_id"]: page for page in outline_pages(root, asked=False)}
    assert len(pages) == 6 and set(asked) < set(pages)  # the third page of each document answers nothing
    for number, page in asked.items():
        same = pages[number] | {"questions": page["questions"]}
        assert same["words"] == page["words"] and same == page
    assert all(page["questions"] == [] for page in pages.values())
    drawn = list(outline_pages(root, asked=False, render=True, image_size=200, pages_per_document=2))
    assert len(drawn) == 4 and all(200 <= max(page["image"].size) <= 280 for page in drawn)


def test_wrong_splits_and_empty_folders_are_refused(root, tmp_path):
    with pytest.raises(ValueError, match="train, test, got 'dev'"):
        next(outline_pages(root, "dev"))
    with pytest.raises(ValueError, match="There are no PDFs below"):
        next(outline_pages(tmp_path))
