"""Field files: what to extract, as YAML.

    date_order: DMY                 # of dates such as 03/04/2025; DMY (default), MDY or YMD
    decimal: ","                    # decimal separator of amounts; by default recognized in each amount
    fields:
      invoice_number: {question: "What is the invoice number?"}
      total: {question: ["What is the total?", "Was ist der Gesamtbetrag?"], type: amount}
      parties: {question: "Who are the parties?", multiple: true}
      signed: {question: "Where is the signature?", type: yes_no}

A field with several questions gets the answer with the highest score.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import yaml

from djepa_pages.damage import shown


FOLDER = Path(__file__).parent / "field_files"
SHIPPED = tuple(sorted(path.stem for path in FOLDER.glob("*.yaml")))
TYPES = ("text", "date", "amount", "number", "yes_no")
DATE_ORDERS = ("DMY", "MDY", "YMD")
DECIMALS = (".", ",")
RESERVED = ("document", "pages", "error")  # columns of every table
MERGE = "tag:yaml.org,2002:merge"  # `<<: *base`
FILE_KEYS, FIELD_KEYS = ("fields", "date_order", "decimal"), ("question", "type", "multiple", "date_order", "decimal")


@dataclass(frozen=True)
class Field:
    """A column of the table.

    Attributes:
        name: of the column.
        questions: wordings; the answer with the highest score counts.
        type: one of `TYPES`; yes_no is whether the document has an answer.
        multiple: all answers above the threshold, as a list.
        date_order: order of day, month and year in dates written as numbers.
        decimal: decimal separator; `None` recognizes it.
    """

    name: str
    questions: tuple[str, ...]
    type: str = "text"
    multiple: bool = False
    date_order: str = "DMY"
    decimal: str | None = None

    @property
    def needs_image(self) -> bool:
        """Whether the answer may be something without words: a signature, a stamp, a tick."""
        return self.type == "yes_no"


class _Loader(yaml.SafeLoader):
    """Refuses two keys of one name, of which YAML would keep the last."""

    def construct_mapping(self, node, deep=False):
        names = [self.construct_object(key, deep=True) for key, _ in node.value if key.tag != MERGE]
        twice = [name for name in names if names.count(name) > 1]
        if twice:
            raise ValueError(f"there are two entries named {shown(twice[0])}; rename one")
        return super().construct_mapping(node, deep)


def read_fields(path: str | Path) -> list[Field]:
    """Read a field file, or one that ships with the package: "invoice", "order" or "receipt".

    Raises:
        ValueError: no such file, no YAML, no fields, an unknown key or type, or two fields of one name.
    """
    file = FOLDER / f"{path}.yaml" if str(path) in SHIPPED else Path(path)
    try:
        content = yaml.load(file.read_text(encoding="utf-8"), _Loader)
    except FileNotFoundError:
        raise ValueError(f"There is no field file {path}; give a path, or one of {', '.join(SHIPPED)}.") from None
    except (OSError, ValueError, yaml.YAMLError) as error:  # UnicodeDecodeError is a ValueError
        raise ValueError(f"{path} cannot be read as a field file: {' '.join(str(error).split())}.") from None
    try:
        return parse_fields(content)
    except ValueError as error:
        raise ValueError(f"{path}: {error}") from None


def parse_fields(content: Any) -> list[Field]:
    """Check the content of a field file. Raises `ValueError`."""
    content = _mapping("A field file", content, FILE_KEYS)
    shared = {name: content[name] for name in ("date_order", "decimal") if name in content}
    fields = content.get("fields")
    if not isinstance(fields, Mapping) or not fields:
        raise ValueError(f"fields must map names to questions, got {shown(fields)}.")
    return [_parse_field(name, entry, shared) for name, entry in fields.items()]


def _parse_field(name: Any, entry: Any, shared: dict[str, Any]) -> Field:
    if not isinstance(name, str) or not name.isidentifier():
        raise ValueError(f"{shown(name)} cannot name a column; use letters, digits and underscores.")
    if name in RESERVED:
        raise ValueError(f"{name} is a column of every table; rename the field.")
    entry = {"question": entry} if isinstance(entry, (str, list)) else entry
    values = shared | {**_mapping(f"Field {name}", entry, FIELD_KEYS)}
    questions = values.pop("question", None)
    questions = (questions,) if isinstance(questions, str) else questions
    if not isinstance(questions, (list, tuple)) or not questions or not all(map(_is_text, questions)):
        raise ValueError(f"Field {name}: question must be a question or a list of them, got {shown(questions)}.")
    for key, allowed in (("type", TYPES), ("multiple", (True, False)), ("date_order", DATE_ORDERS)):
        if values.get(key, allowed[0]) not in allowed:
            raise ValueError(f"Field {name}: {key} must be one of {', '.join(map(str, allowed))}, got {values[key]!r}.")
    if values.get("decimal") not in (None, *DECIMALS):
        raise ValueError(f'Field {name}: decimal must be "." or ",", got {values["decimal"]!r}.')
    if values.get("multiple") and values.get("type") == "yes_no":
        raise ValueError(f"Field {name}: yes_no has a single value; leave out multiple.")
    return Field(name, tuple(questions), **values)


def _mapping(what: str, value: Any, known: tuple[str, ...]) -> Mapping[str, Any]:
    if not isinstance(value, Mapping):
        raise ValueError(f"{what} must have the keys {', '.join(known)}, got {shown(value)}.")
    unknown = [name for name in value if name not in known]
    if unknown:
        raise ValueError(f"{what} has no key {shown(unknown[0])}; its keys are {', '.join(known)}.")
    return value


def _is_text(question: Any) -> bool:
    return isinstance(question, str) and bool(question.strip())
