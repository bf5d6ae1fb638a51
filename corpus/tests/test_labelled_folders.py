import io
import json
import shutil

import pyarrow.parquet
import pytest
import typst
from PIL import Image

from djepa_corpus.cli import main
from djepa_pages.pdf import open_pdf


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


def write(layout, folder, output, *flags) -> dict[str, list[dict]]:
    """The rows of a run by split, in the order of their ids."""
    always = ["--output", str(output), "--num_proc", "0", "--image_size", "400"]
    assert main(["labels", layout, str(folder), *always, *flags]) == 0
    rows = {}
    for file in output.glob("*.parquet"):
        rows.setdefault(file.name.partition("-")[0], []).extend(pyarrow.parquet.read_table(file).to_pylist())
    return {split: sorted(found, key=lambda row: row["page_id"]) for split, found in rows.items()}


def test_labels_of_contracts_are_located_and_absent_from_their_other_pages(deepform, tmp_path):
    rows = [row for found in write("deepform", deepform, tmp_path / "out").values() for row in found]
    assert len(rows) == 20
    first, second = sorted(rows, key=lambda row: row["page_id"])[:2]
    assert (first["page_id"], first["document_id"]) == ("doc-0#1", "doc-0")
    assert max(Image.open(io.BytesIO(first["image"]["bytes"])).size) == 400
    found = {question["question"]: question["answers"] for question in first["questions"]}
    assert found["What is the contract number?"] == ["1000"] and found["Who is the advertiser?"] == ["Friends of Ann 0"]
    assert found["What is the gross amount?"] == [] and "When does the flight end?" not in found
    found = {question["question"]: question["answers"] for question in second["questions"]}
    assert found["What is the gross amount?"] == ["$1,000.00"] and found["Who is the advertiser?"] == []
    assert found["What is the contract number?"] == ["1000,"]


def test_splits_are_of_documents_and_training_has_further_wordings(deepform, tmp_path):
    rows = write("deepform", deepform, tmp_path / "out")
    ids = {split: {row["document_id"] for row in found} for split, found in rows.items()}
    assert set(ids) == {"train", "test"} and not ids["train"] & ids["test"] and len(ids["train"] | ids["test"]) == 10
    assert len(rows["train"][0]["questions"]) == 3 * len(rows["test"][0]["questions"]) == 12


def test_lines_of_receipts_are_split_and_labels_located(sroie, tmp_path):
    rows = write("sroie", sroie, tmp_path / "out")
    rows = sorted((row for found in rows.values() for row in found), key=lambda row: row["page_id"])
    assert [row["page_id"] for row in rows] == ["001", "002"]
    for row in rows:
        assert row["words"] == ["GIFT", "SHOP,", "LTD", "TOTAL", "60.30"]
        assert row["boxes"][4] == [pytest.approx(v, abs=0.1) for v in (236.4, 200, 350, 250)]
        company, total = (row["questions"][0], row["questions"][-1])
        assert company["answers"] == ["GIFT SHOP, LTD"] and len(company["answer_boxes"][0]) == 1
        assert total["answers"] == ["60.30"] and total["answer_boxes"] == [[row["boxes"][4]]]
    left_out = (tmp_path / "out" / "left_out.jsonl").read_text()
    assert "does not hold the answer to 'What is the date of the receipt?'" in left_out


def test_a_damaged_document_is_left_out_with_the_reason(deepform, tmp_path, capsys):
    shutil.copytree(deepform, tmp_path / "copy")
    (tmp_path / "copy" / "pdfs" / "doc-3.pdf").write_bytes(b"%PDF-1.5 nothing more")
    rows = write("deepform", tmp_path / "copy", tmp_path / "out")
    assert sum(map(len, rows.values())) == 18
    reasons = map(json.loads, (tmp_path / "out" / "left_out.jsonl").read_text().splitlines())
    assert any(each["document_id"] == "doc-3" and "damaged" in each["reason"] for each in reasons)
    shutil.rmtree(tmp_path / "copy" / "pdfs")
    (tmp_path / "copy" / "pdfs").mkdir()
    assert main(["labels", "deepform", str(tmp_path / "copy"), "--output", str(tmp_path / "none")]) == 2
    assert "holds no document with labels" in capsys.readouterr().err


def test_folders_of_another_layout_are_refused(deepform, sroie, tmp_path, capsys):
    (tmp_path / "pdfs").mkdir()
    (tmp_path / "labels.csv").write_text("file_id,total\n1,2")
    for layout, folder, message in (
        ("deepform", sroie / "img", "must hold one CSV of labels and a folder pdfs"),
        ("sroie", deepform, "must hold the folders img, box and key"),
        ("deepform", tmp_path, "has no column advertiser, contract_num"),
    ):
        assert main(["labels", layout, str(folder), "--output", str(tmp_path / "out")]) == 2
        assert message in capsys.readouterr().err


def test_fields_of_the_xml_of_an_invoice_are_asked_for_where_they_are_printed(tmp_path):
    (tmp_path / "invoices").mkdir()
    xml = (
        "<I><ExchangedDocument><ID>R-7</ID><IssueDateTime><DateTimeString>20250314</DateTimeString></IssueDateTime>"
        "</ExchangedDocument></I>"
    )
    page = "#set page(width: 300pt, height: 200pt)\nRechnung R-7 vom 14.03.2025"
    for name in ("a", "copy"):
        with open_pdf(typst.compile(page.encode())) as pdf:
            pdf.new_attachment("factur-x.xml").set_data(xml.encode())
            pdf.save(tmp_path / "invoices" / f"{name}.pdf")
    (tmp_path / "invoices" / "plain.pdf").write_bytes(typst.compile(b"Rechnung"))
    (row,) = write("electronic_invoices", tmp_path / "invoices", tmp_path / "out")["test"]
    assert row["page_id"] == "a"
    assert {q["question"]: q["answers"] for q in row["questions"]} == {
        "What is the invoice number?": ["R-7"],
        "Wie lautet die Rechnungsnummer?": ["R-7"],
        "What is the date of the invoice?": ["14.03.2025"],
        "Von welchem Datum ist die Rechnung?": ["14.03.2025"],
    }
