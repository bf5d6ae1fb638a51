import json
import shutil

import pytest
import typst
from PIL import Image

from transformers_djepa.data.hub import dataset_splits, load_document_dataset


LABELS = "file_id,contract_num,advertiser,gross_amount,flight_from,flight_to"


@pytest.fixture(scope="module")
def deepform(tmp_path_factory):
    """Ten contracts of two pages in DeepForm's layout: the amount on the second, the end of the flight on none."""
    folder = tmp_path_factory.mktemp("deepform")
    (folder / "pdfs").mkdir()
    rows = [LABELS]
    for number in range(10):
        first = f"Contract {1000 + number}\n\nFriends of Ann {number}\n\nFlight 04/0{number}/20"
        second = f"Contract {1000 + number}, total \\$1,{number}00.00"
        text = f"#set page(width: 300pt, height: 200pt)\n{first}\n#pagebreak()\n{second}"
        (folder / "pdfs" / f"doc-{number}.pdf").write_bytes(typst.compile(text.encode()))
        rows.append(f'doc-{number},{1000 + number},Friends of Ann {number},"$1,{number}00.00",04/0{number}/20,05/01/20')
    (folder / "labels.csv").write_text("\n".join(rows))
    return folder


@pytest.fixture
def sroie(tmp_path):
    for name in ("img", "box", "key"):
        (tmp_path / name).mkdir()
    for name in ("001", "002", "003"):
        Image.new("RGB", (400, 800), "white").save(tmp_path / "img" / f"{name}.jpg")
    lines = ["40,80,240,80,240,120,40,120,GIFT SHOP, LTD", "40,160,140,160,140,200,40,200,TOTAL 60.30", ""]
    labels = {"company": "GIFT SHOP, LTD", "date": "19/10/2018", "total": "60.30"}
    for box, key in (("001.csv", "001.json"), ("002.txt", "002.txt")):
        (tmp_path / "box" / box).write_text("\r\n".join(lines))
        (tmp_path / "key" / key).write_text(json.dumps(labels))
    return tmp_path


def test_labels_of_contracts_are_located_and_absent_from_their_other_pages(deepform):
    pages = load_document_dataset(f"deepform:{deepform}", "all", streaming=False)
    assert len(pages) == 20
    first, second = pages[:2]
    assert (first["page_id"], first["document_id"]) == ("doc-0#1", "doc-0") and first["image"].size[0] > 300
    found = {question["question"]: question["answers"] for question in first["questions"]}
    assert found["What is the contract number?"] == ["1000"] and found["Who is the advertiser?"] == ["Friends of Ann 0"]
    assert found["What is the gross amount?"] == [] and "When does the flight end?" not in found
    found = {question["question"]: question["answers"] for question in second["questions"]}
    assert found["What is the gross amount?"] == ["$1,000.00"] and found["Who is the advertiser?"] == []
    assert found["What is the contract number?"] == ["1000,"]


def test_splits_are_of_documents_and_training_has_further_wordings(deepform):
    source = f"deepform:{deepform}"
    assert dataset_splits(source) == ["train", "test"]
    ids = {split: {page["document_id"] for page in load_document_dataset(source, split)} for split in ("train", "test")}
    assert ids["train"] and ids["test"] and not ids["train"] & ids["test"] and len(ids["train"] | ids["test"]) == 10
    train, test = (next(iter(load_document_dataset(source, split))) for split in ("train", "test"))
    assert len(train["questions"]) == 3 * len(test["questions"]) == 12
    (limited, *_) = load_document_dataset(source, "train", max_questions=5)
    assert len(limited["questions"]) == 5


def test_lines_of_receipts_are_split_and_labels_located(sroie):
    pages = load_document_dataset(f"sroie:{sroie}", "all", streaming=False)
    assert [page["page_id"] for page in pages] == ["001", "002"]
    for page in pages:
        assert page["words"] == ["GIFT", "SHOP,", "LTD", "TOTAL", "60.30"]
        assert page["boxes"][4] == [pytest.approx(v, abs=0.1) for v in (236.4, 200, 350, 250)]
        company, total = page["questions"]
        assert company["answers"] == ["GIFT SHOP, LTD"] and len(company["answer_boxes"][0]) == 1
        assert total["answers"] == ["60.30"] and total["answer_boxes"] == [[page["boxes"][4]]]


def test_a_damaged_document_is_left_out_and_logged(deepform, tmp_path, caplog):
    shutil.copytree(deepform, tmp_path / "copy")
    (tmp_path / "copy" / "pdfs" / "doc-3.pdf").write_bytes(b"%PDF-1.5 nothing more")
    pages = load_document_dataset(f"deepform:{tmp_path / 'copy'}", "all", streaming=False)
    assert len(pages) == 18 and "doc-3.pdf is left out" in caplog.text
    shutil.rmtree(tmp_path / "copy" / "pdfs")
    (tmp_path / "copy" / "pdfs").mkdir()
    with pytest.raises(ValueError, match="holds no document with labels"):
        load_document_dataset(f"deepform:{tmp_path / 'copy'}")


def test_folders_of_another_layout_and_unknown_splits_are_refused(deepform, sroie):
    with pytest.raises(ValueError, match="must hold one CSV of labels and a folder pdfs"):
        load_document_dataset(f"deepform:{sroie}")
    with pytest.raises(ValueError, match="must hold the folders img, box and key"):
        load_document_dataset(f"sroie:{deepform}")
    with pytest.raises(ValueError, match="has no split 'dev', only train, test, all"):
        load_document_dataset(f"sroie:{sroie}", "dev")
    (sroie / "pdfs").mkdir()
    (sroie / "labels.csv").write_text("file_id,total\n1,2")
    with pytest.raises(ValueError, match="has no column advertiser, contract_num"):
        load_document_dataset(f"deepform:{sroie}")
