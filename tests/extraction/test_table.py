import csv
from datetime import date
from decimal import Decimal

import pytest
from pyarrow import parquet

from djepa_runtime.extraction.documents import ExtractSettings, as_row
from djepa_runtime.extraction.fields import Field
from djepa_runtime.extraction.table import ResumableTable
from djepa_runtime.processing.answers import Answer


FIELDS = [
    Field("number", ("q",)),
    Field("due", ("q",), "date"),
    Field("total", ("q",), "amount"),
    Field("signed", ("q",), "yes_no"),
    Field("dates", ("q",), "date", multiple=True),
    Field("note", ("q",)),
    Field("count", ("q",), "number"),
]
SETTINGS = ExtractSettings(tuple(FIELDS))
BOXES = [[0.0, 0.0, 10.0, 10.0]]


NOTES = ("N/A", "\u2028", "null", '"quoted", nan')


def answer(text: str, score: float = 0.5, page: int = 1, boxes=()) -> tuple[int, Answer]:
    return page, Answer(text, score, True, [*boxes], text.split())


def make_row(document: str) -> dict:
    dates = [answer("3 May 2025", 0.5, 1, BOXES), answer("soon", 0.25, 3, BOXES * 2), answer("", 0.25, 3, BOXES)]
    answers = {
        "number": [answer(f"{document},\n1", page=2, boxes=BOXES)],
        "due": [answer("3 May 2025", 0.25, boxes=BOXES)],
        "total": [answer("-1.5 €", 0.75, boxes=BOXES)],
        "note": [answer(NOTES[len(document) % len(NOTES)])],
        "count": [answer("12345678901234567890.125")],
        "dates": dates,
    }
    return as_row(document, 3, None, {field: answers.get(field.name, []) for field in FIELDS})


BROKEN = as_row("broken", None, "It is damaged.", dict.fromkeys(FIELDS, []))


def write_table(path, names, order=None):
    table = ResumableTable(path, SETTINGS)
    for name in names:
        table.add(make_row(name))
    table.add(BROKEN)
    table.finish(order)


def test_parquet_has_typed_columns_and_documents_in_order(tmp_path):
    write_table(tmp_path / "t.parquet", ["b", "a"], ["a", "b", "broken"])
    a, b, broken = parquet.read_table(tmp_path / "t.parquet").to_pylist()
    assert (a["document"], b["document"], a["pages"], a["error"]) == ("a", "b", 3, None)
    assert (a["number"], a["number.page"], a["number.boxes"]) == ("a,\n1", 2, BOXES)
    assert a["due"] == date(2025, 5, 3) and a["due.text"] == "3 May 2025" and a["due.score"] == 0.25
    assert a["total"] == Decimal("-1.5") and a["total.currency"] == "€"
    assert a["signed"] is False and a["signed.score"] is None
    assert a["dates"] == [date(2025, 5, 3), None, None] and a["dates.boxes"] == [BOXES, BOXES * 2, BOXES]
    assert broken["error"] == "It is damaged." and broken["signed"] is None and broken["dates"] == []
    assert [path.name for path in tmp_path.iterdir()] == ["t.parquet"]


@pytest.mark.parametrize("suffix", ["parquet", "csv", "jsonl"])
def test_a_killed_run_and_a_finished_table_are_continued(tmp_path, suffix):
    path, whole = tmp_path / f"t.{suffix}", tmp_path / f"whole.{suffix}"
    write_table(whole, ["a", "bb", "ccc"], ["a", "bb", "ccc", "broken"])
    killed = ResumableTable(path, SETTINGS)
    killed.add(make_row("a"))
    with killed.journal_path.open("ab") as journal:
        journal.write(b'{"document": "b", "pag')
    assert not path.exists()
    again = ResumableTable(path, SETTINGS)
    assert list(again.rows) == ["a"]
    again.add(make_row("bb"))
    again.finish()
    last = ResumableTable(path, SETTINGS)
    assert list(last.rows) == ["a", "bb"]
    last.add(make_row("ccc"))
    last.add(BROKEN)
    last.finish(["a", "bb", "ccc", "broken"])
    assert path.read_bytes() == whole.read_bytes()


@pytest.mark.parametrize("suffix", ["parquet", "csv", "jsonl"])
def test_a_table_or_a_journal_of_other_fields_is_refused_and_kept(tmp_path, suffix):
    path = tmp_path / f"t.{suffix}"
    begun = ResumableTable(path, ExtractSettings(tuple(FIELDS[:1])))
    begun.add(make_row("a"))
    with pytest.raises(ValueError, match="was begun with other fields or settings"):
        ResumableTable(path, SETTINGS)
    begun.finish()
    content = path.read_bytes()
    with pytest.raises(ValueError, match="has columns of other fields"):
        ResumableTable(path, SETTINGS)
    path.write_bytes(b"\x00 no table")
    with pytest.raises(ValueError, match="exists and cannot be read"):
        ResumableTable(path, SETTINGS)
    assert content and not (tmp_path / f"t.{suffix}.journal").exists()


def test_a_csv_file_with_thousands_of_boxes_in_a_cell_is_continued(tmp_path):
    field = Field("dates", ("q",), multiple=True)
    settings = ExtractSettings((field,))
    table = ResumableTable(tmp_path / "t.csv", settings)
    table.add(as_row("a", 1, None, {field: [answer("3 May 2025", boxes=BOXES * 4)] * 3000}))
    table.finish()
    again = ResumableTable(tmp_path / "t.csv", settings)
    assert len(again.rows["a"]["dates.boxes"]) == 3000
    again.close()


FORMULAS = ("=1+1", "+A1", "-2+3", "@SUM(A1)", "\t=1", "＝1", "'=1", "-1.50 €", "+49 30 1234")


def test_formulas_are_text_in_csv_and_come_back_as_they_were(tmp_path):
    fields = (Field("note", ("q",)), Field("count", ("q",), "number"))
    for name, escape in (("t.csv", True), ("raw.csv", False), ("t.jsonl", True), ("t.parquet", True)):
        settings = ExtractSettings(fields, escape=escape)
        table = ResumableTable(tmp_path / name, settings)
        for text in (*FORMULAS, "-1.50", "plain"):
            note = answer(text, boxes=[[1.04, 2.0, 3.06, 4.123456]])
            table.add(as_row(text, 1, text, dict(zip(fields, ([note], [answer("3579.00")])))))
        table.finish()
        again = ResumableTable(tmp_path / name, settings)
        assert [row["note.text"] for row in again.rows.values()] == [*FORMULAS, "-1.50", "plain"]
        assert [*again.rows] == [*FORMULAS, "-1.50", "plain"]
        again.close()
    with (tmp_path / "t.csv").open(newline="") as file:
        rows = list(csv.DictReader(file))
    for name in ("document", "error", "note", "note.text"):
        assert [row[name] for row in rows] == [*(f"'{text}" for text in FORMULAS), "-1.50", "plain"]
    assert {row["count"] for row in rows} == {"3579.00"} and {row["note.boxes"] for row in rows} == {
        "[[1.0, 2.0, 3.1, 4.1]]"
    }
    with (tmp_path / "raw.csv").open(newline="") as file:
        assert [row["note"] for row in csv.DictReader(file)] == [*FORMULAS, "-1.50", "plain"]
    assert parquet.read_table(tmp_path / "t.parquet")["note"].to_pylist() == [*FORMULAS, "-1.50", "plain"]
