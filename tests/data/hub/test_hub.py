"""Published data sets in exactly their layout, as small local files, to page examples."""

import json
import logging

import datasets
import pytest

from builders import draw_page
from stored_rows import load_pages
from transformers_djepa.data.hub import load_document_dataset
from transformers_djepa.data.rows import check_row


def stored(rows: list[dict], folder, split: str = "train"):
    folder.mkdir(exist_ok=True)
    datasets.Dataset.from_list(rows).to_parquet(folder / f"{split}-00000-of-00001.parquet")
    return folder


def read(folder, split: str = "train") -> list[dict]:
    pages = load_pages(folder, split)
    for page in pages:
        check_row(page)
        assert page["image"] is None or page["image"].mode == "RGB"
    return pages


@pytest.fixture
def docvqa(tmp_path):
    """`lmms-lab/DocVQA`: three questions about one page, one of them with an answer that is not printed."""
    common = {
        "question_types": ["form"],
        "image": draw_page(["Invoice 4711", "Total 99 Total 99"]),
        "docId": 7,
        "ucsf_document_id": "abcd0001",
        "ucsf_document_page_no": "2",
        "data_split": "val",
    }
    asked = (("Which invoice?", ["4711"]), ("How much?", ["Total 99", "99"]), ("Who signed?", ["Nobody"]))
    rows = [common | {"questionId": str(i), "question": q, "answers": a} for i, (q, a) in enumerate(asked)]
    return stored(rows, tmp_path / "docvqa", "validation")


def test_docvqa_answers_are_found_among_the_words_that_ocr_reads(docvqa, caplog):
    with caplog.at_level(logging.WARNING, logger="transformers_djepa"):
        (page,) = read(docvqa, "validation")
    assert page["page_id"] == "abcd0001#2" and page["words"][:2] == ["Invoice", "4711"]
    first, second = page["questions"]
    assert first["answers"] == ["4711"] and len(first["answer_boxes"][0]) == 1
    assert second["answers"] == ["Total 99", "Total 99"]  # both places count; "99" alone is a part of them
    assert "1 of 3 questions are left out" in caplog.text


@pytest.mark.parametrize("ids", ((), ("page_id",), ("id",)))
def test_rows_with_answers_as_text_have_negatives_and_those_left_out_are_named_each_time(ids, tmp_path, caplog):
    asked = [("total?", ["99"]), ("iban?", []), ("who?", ["Nobody"])]
    boxes = [[100, 100, 200, 130], [300, 100, 350, 130]]
    rows = []
    for page in range(2):
        draw_page([f"Total {page}"], (80, 100)).save(tmp_path / f"{page}.png")
        shared = {"image": f"{page}.png", "words": ["Total", "99"], "boxes": boxes}
        rows += [shared | {"question": question, "answers": answers} for question, answers in asked]
    for number, row in enumerate(rows):
        row |= {name: str(number if name == "id" else row["image"]) for name in ids}
    (tmp_path / "train.jsonl").write_text("".join(json.dumps(row) + "\n" for row in rows))
    for _ in range(2):  # read, then from the cache
        caplog.clear()
        with caplog.at_level(logging.WARNING, logger="transformers_djepa"):
            pages = load_document_dataset(tmp_path / "train.jsonl")
        assert [[(q["question"], q["answers"]) for q in page["questions"]] for page in pages] == [asked[:2]] * 2
        assert "2 of 6 questions are left out" in caplog.text
        assert all(f"{page['page_id']} 'who?'" in caplog.text for page in pages)


def test_cord_fields_become_questions(tmp_path):
    def word(text, x, y, key=0):
        quad = {"x1": x, "y1": y, "x2": x + 80, "y2": y, "x3": x + 80, "y3": y + 20, "x4": x, "y4": y + 20}
        return {"quad": quad, "is_key": key, "row_id": 1, "text": text}

    def line(category, group, *words):
        return {"words": list(words), "category": category, "group_id": group, "sub_group_id": 0}

    truth = {
        "gt_parse": {},
        "meta": {"version": "2.0.0", "split": "train", "image_id": 5, "image_size": {"width": 400, "height": 500}},
        "valid_line": [
            line("menu.nm", 3, word("ICED", 20, 50), word("TEA", 110, 50)),
            line("menu.price", 3, word("12,000", 300, 50)),
            line("menu.nm", 4, word("CAKE", 20, 90)),
            line("menu.price", 4, word("9,000", 300, 90)),
            line("total.total_price", 9, word("Total", 20, 300, key=1), word("21,000", 300, 300)),
        ],
        "roi": {},
        "repeating_symbol": [],
        "dontcare": [],
    }
    rows = [{"image": draw_page(["receipt"], (400, 500)), "ground_truth": json.dumps(truth)}]
    (page,) = read(stored(rows, tmp_path / "cord"))
    asked = {q["question"]: q for q in page["questions"]}
    assert asked["What is the total?"]["answers"] == ["21,000"]
    assert asked["What is the price of ICED TEA?"]["answers"] == ["12,000"]
    assert asked["What is the price of CAKE?"]["answer_boxes"] == [[[750.0, 180.0, 950.0, 220.0]]]
    assert len(page["words"]) == 7


FORM = [
    {"id": 0, "text": "Name:", "label": "question", "linking": [[0, 1]], "box": [10, 10, 90, 30],
     "words": [{"text": "Name:", "box": [10, 10, 90, 30]}]},
    {"id": 1, "text": "Ada Lovelace", "label": "answer", "linking": [[0, 1]], "box": [100, 10, 300, 30],
     "words": [{"text": "Ada", "box": [100, 10, 160, 30]}, {"text": "Lovelace", "box": [170, 10, 300, 30]}]},
    {"id": 2, "text": "Form", "label": "header", "linking": [[2, 0]], "box": [10, 60, 90, 80],
     "words": [{"text": "Form", "box": [10, 60, 90, 80]}, {"text": "", "box": [0, 0, 1, 1]}]},
]  # fmt: skip


@pytest.mark.parametrize("name", ("form", "document"))
def test_linked_questions_of_forms_are_asked_and_headers_are_not(tmp_path, name):
    page_file = tmp_path / "forms" / "train.jsonl"
    page_file.parent.mkdir()
    draw_page(["form"], (400, 500)).save(page_file.parent / "0001.png")
    page_file.write_text(json.dumps({"id": "0001", name: FORM, "image": str(page_file.parent / "0001.png")}) + "\n")
    (page,) = read(page_file.parent)
    (question,) = page["questions"]
    assert (question["question"], question["answers"]) == ("Name:", ["Ada Lovelace"])
    assert question["answer_boxes"] == [[[250.0, 20.0, 400.0, 60.0], [425.0, 20.0, 750.0, 60.0]]]
    assert page["words"] == ["Name:", "Ada", "Lovelace", "Form"]


def test_sroie_lines_become_words_and_its_entities_are_found_among_them(tmp_path):
    row = {
        "image": draw_page(["x"], (400, 800)),
        "image_size": {"width": 400, "height": 800},
        "entities": {"company": "ABC HO TRADING", "date": "09/01/2019", "address": "NO 2 JALAN", "total": "31.00"},
        "words": ["ABC HO TRADING", "DATE: 09/01/2019", "TOTAL", "31.00"],
        "bboxes": [[40, 80, 180, 120], [40, 160, 200, 200], [40, 700, 90, 720], [300, 700, 350, 720]],
    }
    (page,) = read(stored([row], tmp_path / "sroie"))
    assert page["words"] == ["ABC", "HO", "TRADING", "DATE:", "09/01/2019", "TOTAL", "31.00"]
    assert page["boxes"][1] == pytest.approx([200, 100, 250, 150]) and page["boxes"][2][2] == pytest.approx(450)
    asked = {question["question"]: question for question in page["questions"]}
    assert asked["What is the total?"]["answer_boxes"] == [[[750.0, 875.0, 875.0, 900.0]]]
    assert asked["What is the name of the company?"]["answers"] == ["ABC HO TRADING"]
    assert "What is the date of the receipt?" in asked and len(asked) == 3  # the address is not on the page


def test_bounding_docs_answers_are_on_their_pages(tmp_path):
    def textract(*words):
        blocks = [{"BlockType": "PAGE", "Id": "p"}]
        for text, (left, top, width, height) in words:
            box = {"Left": left, "Top": top, "Width": width, "Height": height}
            blocks.append({"BlockType": "WORD", "Text": text, "Geometry": {"BoundingBox": box}})
        return json.dumps({"Blocks": blocks})

    questions = {
        "FATURA/1": {
            "question": "What is the Due date?",
            "answers": [{"value": "11-Jun-2007", "location": [[116, 11, 769, 139]], "page": 2}],
            "rephrased_question": "What is the value of the due date?",
        },
        "FATURA/2": {
            "question": "What is the total?",
            "answers": [{"value": "9", "location": [[20, 10, 100, 500]], "page": 1}],
        },
    }
    row = {
        "source": "FATURA",
        "doc_id": "T1",
        "doc_images": [draw_page(["one"]), draw_page(["two"])],
        "doc_ocr": [textract(("9", (0.1, 0.5, 0.02, 0.01))), textract(("11-Jun-2007", (0.769, 0.139, 0.116, 0.011)))],
        "Q&A": json.dumps(questions),
    }
    first, second = read(stored([row], tmp_path / "bd"))
    assert (first["page_id"], second["page_id"], second["document_id"]) == ("T1#1", "T1#2", "T1")
    assert [q["answers"] for q in first["questions"]] == [["9"]]
    (question,) = second["questions"]
    assert question["question"] == "What is the value of the due date?"
    assert question["answer_boxes"] == [[[769.0, 139.0, 885.0, 150.0]]] and second["boxes"][0] == pytest.approx(
        [769, 139, 885, 150]
    )


def test_unknown_columns_are_named_with_the_known_layouts(tmp_path):
    table = datasets.Dataset.from_list([{"text": "a", "label": 1}])
    with pytest.raises(ValueError, match="has the columns label, text; known layouts are BoundingDocs: Q&A, doc_id"):
        load_document_dataset(table)


def layoutlm_row(**more) -> dict:
    row = {"image": draw_page(["Total 99"]), "words": ["Total", "99"], "bboxes": [[10, 10, 90, 30], [100, 10, 150, 30]]}
    return row | more


def test_rows_that_have_words_are_not_read_again():
    asked = {"question": "How much?", "answers": ["99"]}
    rows = [layoutlm_row(**asked, answer_boxes=[[[100, 10, 150, 30]]]), layoutlm_row(**asked), layoutlm_row(**asked)]
    rows[2]["answers"] = "99"
    for row in rows:
        (page,) = load_pages(datasets.Dataset.from_list([row]))
        assert page["words"] == ["Total", "99"] and page["boxes"][1] == [100, 10, 150, 30]
        (question,) = page["questions"]
        assert question["answers"] == ["99"] and question["answer_boxes"] == [[[100, 10, 150, 30]]]


@pytest.mark.parametrize("nested", (False, True))
@pytest.mark.parametrize("lacking", ("image", "document_id"))
def test_rows_of_our_own_that_lack_an_image_or_a_document_are_checked_like_others(tmp_path, lacking, nested):
    asked = {"question": "total?", "answers": ["99"], "answer_boxes": [[[10, 20, 60, 30]]]}
    row = {"image": None, "document_id": "d", "page_id": "p", "words": ["99"], "boxes": [[10, 20, 60, 30]]}
    row |= {"questions": [asked]} if nested else asked
    del row[lacking]
    (tmp_path / "rows.jsonl").write_text(json.dumps(row))
    (page,) = load_pages(tmp_path / "rows.jsonl")
    assert page["questions"] == [asked] and page["image"] is None
    (tmp_path / "rows.jsonl").write_text(json.dumps(row | {"boxes": [[1160, 1500, 1400, 1620]]}))
    with pytest.raises(ValueError, match=r"Page 'p': boxes\[0\] is \[1160"):
        load_pages(tmp_path / "rows.jsonl")


def test_words_without_text_or_area_are_left_out_and_boxes_end_at_the_edge():
    row = layoutlm_row(words=["Total", None, "99", "x"])
    row["bboxes"] = [[10, 10, 1001, 30], [0, 0, 5, 5], [100, 10, 150, 30], [0, 0, 0, 0]]
    (page,) = load_pages(datasets.Dataset.from_list([row]))
    assert page["words"] == ["Total", "99"] and page["boxes"] == [[10, 10, 1000, 30], [100, 10, 150, 30]]
    with pytest.raises(ValueError, match="'train-0-0': 2 words and 1 boxes"):
        load_pages(datasets.Dataset.from_list([layoutlm_row(bboxes=[[0, 0, 5, 5]])]))
