"""Field files: what to extract, as YAML.

    date_order: DMY                 # of dates such as 03/04/2025: DMY, MDY or YMD; by default that of the document
    decimal: ","                    # decimal separator of amounts such as 1.250, which have no value without it
    fields:
      invoice_number: {question: "What is the invoice number?"}
      total: {question: ["What is the total?", "Was ist der Gesamtbetrag?"], type: amount}
      parties: {question: "Who are the parties?", multiple: true}
      signed: {question: "Where is the signature?", type: yes_no}

A field with several questions gets the answer with the highest score.
"""

from dataclasses import dataclass
from pathlib import Path
from typing import Any

import yaml

from djepa_pages.damage import reading, shown


FOLDER = Path(__file__).parent / "field_files"
SHIPPED = tuple(sorted(path.stem for path in FOLDER.glob("*.yaml")))
RESERVED = ("document", "pages", "error")  # columns of every table
ALLOWED = {
    "type": ("text", "date", "amount", "number", "yes_no"),
    "multiple": (True, False),
    "date_order": ("DMY", "MDY", "YMD", None),
    "decimal": (".", ",", None),
}


@dataclass(frozen=True)
class Field:
    """A column of the table; raises `ValueError` for a value that is not allowed."""

    name: str
    questions: tuple[str, ...]  # wordings; the answer with the highest score counts
    type: str = "text"  # yes_no is whether the document has an answer that is not a no or an empty box
    multiple: bool = False  # all answers above the threshold, as a list
    date_order: str | None = None  # of day, month and year in numbers; None is that of the document's other dates
    decimal: str | None = None  # decimal separator; None reads numbers with one reading only

    def __post_init__(self):
        if not isinstance(self.name, str) or not self.name.isidentifier() or self.name in RESERVED:
            raise ValueError(f"{shown(self.name)} cannot name a column; use letters, digits and underscores.")
        if not self.questions or not all(isinstance(text, str) and text.strip() for text in self.questions):
            raise ValueError(f"Field {self.name}: question must be a question or several, got {shown(self.questions)}.")
        for key, allowed in ALLOWED.items():
            if (value := getattr(self, key)) not in allowed:
                listed = ", ".join(str(each) for each in allowed if each is not None)
                raise ValueError(f"Field {self.name}: {key} must be one of {listed}, got {value!r}.")
        if self.multiple and self.type == "yes_no":
            raise ValueError(f"Field {self.name}: yes_no has a single value; leave out multiple.")


def read_fields(path: str | Path) -> list[Field]:
    """Read a field file, or one that ships with the package: "invoice", "order" or "receipt".

    Raises:
        ValueError: no such file, no YAML, no fields, or an unknown key or type.
    """
    file = FOLDER / f"{path}.yaml" if str(path) in SHIPPED else Path(path)
    if not file.is_file():
        raise ValueError(f"There is no field file {path}; give a path, or one of {', '.join(SHIPPED)}.")
    with reading(str(path)):
        content = yaml.safe_load(file.read_text(encoding="utf-8"))
        if not isinstance(content, dict) or not isinstance(content.get("fields"), dict) or not content["fields"]:
            raise ValueError("a field file maps names to questions below the key `fields`.")
        entries = content.pop("fields").items()
        return [_parse_field(name, entry, content) for name, entry in entries]


def _parse_field(name: str, entry: Any, shared: dict[str, Any]) -> Field:
    values = shared | (entry if isinstance(entry, dict) else {"question": entry})
    questions = values.pop("question", ())
    return Field(name, (questions,) if isinstance(questions, str) else tuple(questions), **values)
