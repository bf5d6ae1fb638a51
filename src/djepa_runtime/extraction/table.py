"""Rows to a Parquet, CSV or JSONL file, which an interrupted run continues.

Rows are appended to a journal next to the table, one JSON line each, and become the table when all documents are done.
A line that a killed process has not finished is dropped when the run continues.
A text in CSV that a spreadsheet would run as a formula begins with an apostrophe, which is removed when it is read.

    total, total.text, total.currency, total.score, total.page, total.boxes     columns of a field
"""

import csv
import json
import os
import re
from collections.abc import Iterable, Sequence
from dataclasses import asdict
from datetime import date
from decimal import Decimal
from pathlib import Path
from typing import Any

import pyarrow
from pyarrow import parquet

from ..files import replacing
from .documents import ExtractSettings, rounded, row_as_json
from .fields import Field


SUFFIXES = (".parquet", ".csv", ".jsonl")
MAX_CELL = 2**31 - 1  # characters of a cell of a CSV file, with all boxes of a field; by default 2**17
NUMBER = pyarrow.decimal128(38, 6)
BOXES = pyarrow.list_(pyarrow.list_(pyarrow.float32()))
VALUES = {  # Arrow type of a field's value
    "text": pyarrow.string(),
    "date": pyarrow.date32(),
    "amount": NUMBER,
    "number": NUMBER,
    "yes_no": pyarrow.bool_(),
}
FORMULA = re.compile(r"'*\s*[=+\-@＝＋－＠]")
SIGNED_NUMBER = re.compile(r"[+-]\d+([.,]\d+)*")
PARSE = {  # JSON and CSV have other types
    pyarrow.string(): str,
    pyarrow.date32(): date.fromisoformat,
    NUMBER: Decimal,
    pyarrow.bool_(): lambda text: {"true": True, "false": False}[text.lower()],
    pyarrow.int32(): int,
    pyarrow.float32(): float,
}


def schema_of(fields: Sequence[Field]) -> pyarrow.Schema:
    """Columns of the table."""
    columns = {"document": pyarrow.string(), "pages": pyarrow.int32(), "error": pyarrow.string()}
    for field in fields:
        parts = {"": VALUES[field.type], ".text": pyarrow.string()}
        if field.type == "amount":
            parts[".currency"] = pyarrow.string()
        parts |= {".score": pyarrow.float32(), ".page": pyarrow.int32(), ".boxes": BOXES}
        for suffix, kind in parts.items():
            columns[field.name + suffix] = pyarrow.list_(kind) if field.multiple else kind
    return pyarrow.schema(columns)


class ResumableTable:
    """The table of a run: rows of earlier runs are kept, new ones are safe on disk when `add` returns.

    Args:
        path: of the table; its suffix is the format, one of `SUFFIXES`.
        settings: of the run; an unfinished one is continued with the same settings only.

    Raises:
        ValueError: a table or journal is there with other columns or settings.
    """

    def __init__(self, path: Path, settings: ExtractSettings):
        self.path, self.fields, self.schema = path, settings.fields, schema_of(settings.fields)
        self.escape = settings.escape
        self.journal_path = path.with_name(f"{path.name}.journal")
        self.rows: dict[str, dict[str, Any]] = {}
        self._added = 0  # rows in the journal
        if path.exists():
            self.rows |= {row["document"]: row for row in read_rows(path, self.schema, self.escape)}
        self._open_journal(json.loads(json.dumps(asdict(settings))))

    def add(self, row: dict[str, Any]) -> None:
        """Append the row of a document, see `as_row`."""
        self.rows[row["document"]] = {name: row[name] for name in self.schema.names}
        self._write_line(self.rows[row["document"]])
        self._added += 1

    def finish(self, documents: Iterable[str] | None = None) -> None:
        """Write the table, with the rows of `documents` in their order after those of earlier tables."""
        last = {document: index for index, document in enumerate(documents or ())}
        rows = sorted(self.rows.values(), key=lambda row: last.get(row["document"], -1))
        with replacing(self.path) as partial:
            write_rows(partial, rows, self.schema, self.escape)
        self._added = 0
        self.close()

    def close(self) -> None:
        """Close the journal; an empty one is removed."""
        self._journal.close()
        if not self._added:
            self.journal_path.unlink(missing_ok=True)

    def _open_journal(self, settings: dict[str, Any]) -> None:
        self._journal = self.journal_path.open("ab+")
        self._journal.seek(0)
        content = self._journal.read()
        whole = content[: content.rfind(b"\n") + 1]  # without a line that a killed process has not finished
        self._journal.truncate(len(whole))
        begun, *lines = whole.splitlines() or [None]
        if begun is None:
            self._write_line(settings)
        elif json.loads(begun) != settings:
            self._journal.close()
            raise ValueError(f"{self.path} was begun with other fields or settings; delete {self.journal_path} first.")
        rows = [typed_row(json.loads(line), self.schema) for line in lines]
        self.rows |= {row["document"]: row for row in rows}
        self._added = len(rows)

    def _write_line(self, value: Any) -> None:
        self._journal.write(json.dumps(value, default=str).encode() + b"\n")  # ISO dates and exact numbers
        self._journal.flush()
        os.fsync(self._journal.fileno())


def write_rows(path: Path, rows: Sequence[dict[str, Any]], schema: pyarrow.Schema, escape: bool = True) -> None:
    """Write rows in the format of the suffix; boxes have one decimal in CSV and JSONL."""
    if path.suffix.lower() == ".parquet":
        parquet.write_table(pyarrow.Table.from_pylist(rows, schema=schema), path)
        return
    rows = [rounded(row) for row in rows]
    if path.suffix.lower() == ".jsonl":
        path.write_text("".join(json.dumps(row_as_json(row)) + "\n" for row in rows), encoding="utf-8")
    else:
        with path.open("w", newline="", encoding="utf-8") as file:
            writer = csv.DictWriter(file, schema.names, lineterminator="\n")
            writer.writeheader()
            writer.writerows({name: _as_cell(value, escape) for name, value in row.items()} for row in rows)


def read_rows(path: Path, schema: pyarrow.Schema, escape: bool = True) -> list[dict[str, Any]]:
    """Read the rows of a table; raises `ValueError` if its columns are not those of the schema, or it is damaged."""
    try:
        if path.suffix.lower() == ".parquet":
            table = parquet.read_table(path)
            names, rows = table.column_names, table.to_pylist()
        elif path.suffix.lower() == ".jsonl":
            rows = [json.loads(line) for line in path.read_bytes().splitlines()]
            names = [*rows[0]] if rows else schema.names
        else:
            csv.field_size_limit(MAX_CELL)
            with path.open(newline="", encoding="utf-8") as file:
                names, *lines = csv.reader(file)
            rows = [dict(zip(names, (_from_cell(cell, escape) for cell in line), strict=True)) for line in lines]
        if names != schema.names:
            raise ValueError("it has columns of other fields")
        return [typed_row(row, schema) for row in rows]
    except (OSError, ValueError, ArithmeticError, KeyError, TypeError, csv.Error) as error:
        raise ValueError(f"{path} exists and cannot be read ({error}); delete it or use another name.") from None


def typed_row(row: dict[str, Any], schema: pyarrow.Schema) -> dict[str, Any]:
    """Values of a row that was read from JSON or CSV, with the types of the schema."""
    return {field.name: _typed(row[field.name], field.type) for field in schema}


def _typed(value: Any, kind: pyarrow.DataType) -> Any:
    if value is None:
        return None
    if pyarrow.types.is_list(kind):
        values = json.loads(value) if isinstance(value, str) else value
        return [_typed(each, kind.value_type) for each in values]
    return PARSE[kind](str(value))


def _as_cell(value: Any, escape: bool) -> Any:
    """Lists as JSON, and formulas with an apostrophe."""
    if isinstance(value, str) and escape and FORMULA.match(value) and not SIGNED_NUMBER.fullmatch(value):
        return f"'{value}"
    return value if value is None or isinstance(value, (str, date, Decimal)) else json.dumps(value, default=str)


def _from_cell(cell: str, escape: bool) -> str | None:
    return (cell[1:] if escape and cell.startswith("'") and FORMULA.match(cell) else cell) or None
