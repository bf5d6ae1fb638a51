"""Rows to a Parquet, CSV or JSONL file, which an interrupted run continues.

Rows are appended to a journal next to the table, one JSON line each, and become the table when all documents are done.
A line that a killed process has not finished is dropped when the run continues.

    total, total.text, total.currency, total.score, total.page, total.boxes     columns of a field
"""

import json
import os
from collections.abc import Iterable, Sequence
from dataclasses import asdict
from datetime import date
from decimal import Decimal
from pathlib import Path
from typing import Any

import pyarrow
from pyarrow import csv, parquet

from ..files import replacing
from .documents import ExtractSettings, Row
from .fields import Field


SUFFIXES = (".parquet", ".csv", ".jsonl")
VALUES = {  # Arrow type of a field's value
    "text": pyarrow.string(),
    "date": pyarrow.date32(),
    "amount": pyarrow.decimal128(38, 6),
    "number": pyarrow.decimal128(38, 6),
    "yes_no": pyarrow.bool_(),
}
BOXES = pyarrow.list_(pyarrow.list_(pyarrow.float32()))
DOCUMENT = {"document": pyarrow.string(), "pages": pyarrow.int32(), "error": pyarrow.string()}
WRONG_VALUE = (KeyError, TypeError, ValueError, ArithmeticError)  # of a cell that is not of its column's type


def schema_of(fields: Sequence[Field]) -> pyarrow.Schema:
    """Columns of the table."""
    columns = dict(DOCUMENT)
    for field in fields:
        parts = {"": VALUES[field.type]}
        if field.type != "yes_no":
            parts[".text"] = pyarrow.string()
        if field.type == "amount":
            parts[".currency"] = pyarrow.string()
        parts |= {".score": pyarrow.float32(), ".page": pyarrow.int32(), ".boxes": BOXES}
        for suffix, kind in parts.items():
            columns[field.name + suffix] = pyarrow.list_(kind) if field.multiple else kind
    return pyarrow.schema(columns)


def columns_of(row: Row, fields: Sequence[Field]) -> dict[str, Any]:
    """A row as a dictionary by column."""
    found = {"document": row.document, "pages": row.pages, "error": row.error}
    for field in fields:
        answers = row.answers.get(field.name, [])
        parts = {
            "": [answer.value for answer in answers],
            ".text": [answer.text for answer in answers],
            ".currency": [answer.currency for answer in answers],
            ".score": [answer.score for answer in answers],
            ".page": [answer.page for answer in answers],
            ".boxes": [answer.boxes for answer in answers],
        }
        if field.type == "yes_no" and not answers and row.error is None:
            parts[""] = [False]
        for suffix, values in parts.items():
            found[field.name + suffix] = values if field.multiple else (values or [None])[0]
    return found


class ResumableTable:
    """The table of a run: rows of earlier runs are kept, new ones are safe on disk when `add` returns.

    Args:
        path: of the table; its suffix is the format.
        settings: of the run; an unfinished one is continued with the same settings only.

    Raises:
        ValueError: an unknown suffix, no such folder, or a table or journal there with other columns or settings.
        OSError: the folder cannot be written to.
    """

    def __init__(self, path: Path, settings: ExtractSettings):
        if path.suffix.lower() not in SUFFIXES:
            raise ValueError(f"--output {path} must end in one of {', '.join(SUFFIXES)}.")
        if path.is_dir() or not path.parent.is_dir():
            raise ValueError(f"--output {path} must be a file in a folder that exists.")
        self.path, self.fields, self.schema = path, settings.fields, schema_of(settings.fields)
        self.journal_path = path.with_name(f"{path.name}.journal")
        self.rows: dict[str, dict[str, Any]] = {}
        self._added = 0  # rows in the journal
        if path.exists():
            self._keep(read_rows(path, self.schema))
        known = asdict(settings) | {"fields": [asdict(field) for field in settings.fields]}
        self._open_journal(json.loads(json.dumps(known)))

    def add(self, row: Row) -> None:
        """Append a row."""
        columns = columns_of(row, self.fields)
        self._write_line(columns)
        self.rows[row.document] = columns
        self._added += 1

    def finish(self, documents: Iterable[str] | None = None) -> None:
        """Write the table, with the rows of `documents` in their order after those of earlier tables."""
        last = {document: index for index, document in enumerate(documents or ())}
        rows = sorted(self.rows.values(), key=lambda row: last.get(row["document"], -1))
        with replacing(self.path) as partial:
            write_rows(partial, rows, self.schema)
        self._added = 0
        self.close()

    def close(self) -> None:
        """Close the journal; an empty one is removed."""
        self._journal.close()
        if not self._added:
            self.journal_path.unlink(missing_ok=True)

    def _keep(self, rows: Iterable[dict[str, Any]]) -> None:
        self.rows |= {row["document"]: row for row in rows}

    def _open_journal(self, settings: dict[str, Any]) -> None:
        with self.journal_path.open("ab+") as journal:
            journal.seek(0)
            content = journal.read()
            whole = content[: content.rfind(b"\n") + 1]  # without a line that a killed process has not finished
            journal.truncate(len(whole))
        try:
            known, *rows = map(json.loads, whole.split(b"\n")[:-1] or [b"null"])
            rows = [from_json(row, self.schema) for row in rows] if known == settings else []
        except WRONG_VALUE:
            raise ValueError(f"{self.journal_path} is damaged; delete it, and its rows are read again.") from None
        if known not in (None, settings):
            raise ValueError(f"{self.path} was begun with other fields or settings; delete {self.journal_path} first.")
        self._journal = self.journal_path.open("ab")
        if known is None:
            self._write_line(settings)
        self._keep(rows)
        self._added = len(rows)

    def _write_line(self, value: Any) -> None:
        self._journal.write(json.dumps(value, default=str).encode() + b"\n")  # ISO dates and exact numbers
        self._journal.flush()
        os.fsync(self._journal.fileno())


def write_rows(path: Path, rows: Sequence[dict[str, Any]], schema: pyarrow.Schema) -> None:
    """Write rows in the format of the suffix."""
    known = [{name: row[name] for name in schema.names} for row in rows]
    if path.suffix.lower() == ".jsonl":
        path.write_bytes(b"".join(json.dumps(row, default=_as_json).encode() + b"\n" for row in known))
        return
    table = pyarrow.Table.from_pylist(known, schema=schema)
    if path.suffix.lower() == ".parquet":
        parquet.write_table(table, path)
        return
    for index, field in enumerate(schema):  # CSV has no lists
        if pyarrow.types.is_list(field.type):
            values = table[field.name].to_pylist()
            texts = [None if value is None else json.dumps(value, default=str) for value in values]
            table = table.set_column(index, field.name, pyarrow.array(texts, pyarrow.string()))
    csv.write_csv(table, path)


def _as_json(value: Any) -> Any:
    """ISO dates, and numbers as numbers."""
    if isinstance(value, Decimal):
        return int(value) if value == value.to_integral_value() and abs(value) < 2**53 else float(value)
    return str(value)


def read_rows(path: Path, schema: pyarrow.Schema) -> list[dict[str, Any]]:
    """Read the rows of a table; raises `ValueError` if its columns are not those of the schema, or it is damaged."""
    try:
        if path.suffix.lower() == ".parquet":
            names, rows = parquet.read_schema(path).names, parquet.read_table(path).to_pylist()
        elif path.suffix.lower() == ".jsonl":
            *lines, rest = path.read_bytes().split(b"\n")
            rows = list(map(json.loads, lines + [rest] * bool(rest)))
            names = list(rows[0]) if rows else schema.names
        else:
            table = _read_csv(path, schema)
            names, rows = table.column_names, table.to_pylist()
    except (OSError, ValueError) as error:  # Arrow's errors are ValueErrors
        raise ValueError(f"{path} exists and cannot be read ({error}); delete it or use another name.") from None
    try:
        if names != schema.names:
            raise KeyError(names)
        return [from_json(row, schema) for row in rows]
    except WRONG_VALUE:
        raise ValueError(f"{path} exists with columns of other fields; delete it or use another name.") from None


def _read_csv(path: Path, schema: pyarrow.Schema) -> pyarrow.Table:
    return csv.read_csv(
        path,
        csv.ReadOptions(block_size=max(2**20, path.stat().st_size + 1)),  # a row may be long
        csv.ParseOptions(newlines_in_values=True),
        csv.ConvertOptions(
            column_types=dict.fromkeys(schema.names, pyarrow.string()),
            strings_can_be_null=True,
            quoted_strings_can_be_null=False,
            null_values=[""],
        ),
    )


def from_json(row: dict[str, Any], schema: pyarrow.Schema) -> dict[str, Any]:
    """Values of a row that was read from JSON or CSV, with the types of the schema; raises one of `WRONG_VALUE`."""
    return {field.name: _typed(row[field.name], field.type) for field in schema}


def _typed(value: Any, kind: pyarrow.DataType) -> Any:
    if value is None:
        return None
    if pyarrow.types.is_list(kind):
        values = json.loads(value) if isinstance(value, str) else value
        return [_typed(each, kind.value_type) for each in values]
    if isinstance(value, list):
        raise TypeError("A list in a column without lists.")
    if pyarrow.types.is_date(kind):
        return date.fromisoformat(str(value))
    if pyarrow.types.is_decimal(kind):
        return Decimal(str(value))
    if pyarrow.types.is_boolean(kind):
        return {"true": True, "false": False}[str(value).lower()]
    if pyarrow.types.is_integer(kind):
        return int(value)
    return float(value) if pyarrow.types.is_floating(kind) else value
