"""Real invoices whose PDFs contain their own data (Factur-X or ZUGFeRD XML), for evaluation.

The acceptable answers to a field of `electronic_invoices.yaml` are the words of the first page that print its XML
value, in any usual format of dates and amounts. Every field is asked for in English and in the language of the invoice;
values that are not printed are skipped. Invoices with the same words are one.
"""

import re
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path
from xml.etree import ElementTree

import yaml

from djepa_pages.geometry import union_box
from djepa_pages.pages import load_page
from djepa_pages.pdf import open_pdf


TEST_SHARE = 1.0
IMAGE_SIDE = 1100
MAX_VALUE_WORDS = 9
ATTACHMENTS = ("factur-x.xml", "zugferd-invoice.xml", "xrechnung.xml")
FIELDS = yaml.safe_load(Path(__file__).with_suffix(".yaml").read_text(encoding="utf-8"))
MONTHS = (
    "januar janvier january, februar février february, märz mars march, april avril april, mai mai may, "
    "juni juin june, juli juillet july, august août august, september septembre september, "
    "oktober octobre october, november novembre november, dezember décembre december"
).split(", ")


def find(folder: Path) -> list[dict]:
    """PDFs below the folder that contain their data, without those whose first page has the same words as another."""
    found = {}
    for path in sorted(folder.rglob("*.pdf")):
        if attached_invoice(path) is not None and (words := load_page(path, longest_side=IMAGE_SIDE).words):
            found.setdefault(tuple(words), {"document_id": path.stem, "path": str(path)})
    return list(found.values())


def pages(document: dict, is_test: bool) -> Iterator[dict]:
    """Yield the first page of an invoice with its questions."""
    page = load_page(document["path"], longest_side=IMAGE_SIDE)
    questions = list(make_questions(attached_invoice(Path(document["path"])), page.words, page.boxes))
    if questions:
        name = {"page_id": document["document_id"], "document_id": document["document_id"]}
        yield {"image": page.image, "words": page.words, "boxes": page.boxes, **name} | {
            "questions": questions,
            "unlocated": [],
        }


def attached_invoice(path: Path) -> ElementTree.Element | None:
    with open_pdf(path) as pdf:
        for index in range(pdf.count_attachments()):
            attachment = pdf.get_attachment(index)
            if attachment.get_name().lower() in ATTACHMENTS:
                return ElementTree.fromstring(bytes(attachment.get_data()))
    return None


def make_questions(xml: ElementTree.Element, words: list[str], boxes: list[list[float]]) -> Iterator[dict]:
    language = "fr" if xml_value(xml, "SellerTradeParty/PostalTradeAddress/CountryID") == "FR" else "de"
    for field in FIELDS.values():
        value = next(filter(None, (xml_value(xml, path) for path in field["paths"])), None)
        spans = find_spans(words, printed_forms(value, field["type"])) if value else []
        for name in ("en", language) if spans else ():
            yield {
                "question": field[name],
                "answers": [" ".join(words[start:end]) for start, end in spans],
                "answer_boxes": [[union_box(boxes[start:end])] for start, end in spans],
            }


def xml_value(xml: ElementTree.Element, path: str) -> str | None:
    """The first text at a path of tags, whose parents may have a prefix; `[VA]` requires that schemeID."""
    *parents, last = path.split("/")
    name, _, scheme = last.rstrip("]").partition("[")
    for parent in _descend(xml, parents):
        for child in parent:
            if _tag(child) == name and (not scheme or child.get("schemeID") == scheme) and (child.text or "").strip():
                return child.text.strip()
    return None


def _descend(node: ElementTree.Element, tags: list[str]) -> Iterator[ElementTree.Element]:
    if not tags:
        yield node
        return
    for child in node.iter():
        if child is not node and _tag(child).endswith(tags[0]) and "Line" not in _tag(child):
            yield from _descend(child, tags[1:])


def _tag(node: ElementTree.Element) -> str:
    return node.tag.rpartition("}")[2]


def printed_forms(value: str, kind: str) -> set[str]:
    """How a value may be printed, after `normalise`."""
    if kind == "date":
        day = datetime.strptime(value[:8] if value[:8].isdigit() else value[:10].replace("-", ""), "%Y%m%d")
        names = MONTHS[day.month - 1].split()
        numeric = {day.strftime(form) for form in ("%d%m%Y", "%d%m%y", "%Y%m%d", "%m%d%Y")}
        return numeric | {f"{day.day}{name}{day.year}" for name in names}
    if kind == "amount":
        cents = f"{abs(float(value)):.2f}".replace(".", "")
        return {cents + sign for sign in ("", "eur", "€")} | {sign + cents for sign in ("eur", "€")}
    return {normalise(value)}


def normalise(text: str) -> str:
    """Lower-case letters, digits and the euro sign."""
    return re.sub(r"[^\w€]|_", "", text.lower())


def find_spans(words: list[str], wanted: set[str]) -> list[tuple[int, int]]:
    """Word ranges `(start, end)` whose text is one of the wanted ones."""
    found = []
    for start in range(len(words)):
        text = ""
        for end in range(start, min(start + MAX_VALUE_WORDS, len(words))):
            text += normalise(words[end])
            if text in wanted and normalise(words[start]) and normalise(words[end]):
                found.append((start, end + 1))
    return found
