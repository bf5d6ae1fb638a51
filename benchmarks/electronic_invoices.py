"""A page dataset of real invoices whose PDFs contain their own data (Factur-X or ZUGFeRD XML).

    corpus/recipes/electronic_invoices/fetch.sh build/invoices
    python benchmarks/electronic_invoices.py build/invoices build/electronic-invoices
    djepa evaluate build/electronic-invoices --model djepa-nano --baseline all

The acceptable answers to a field of
`corpus/recipes/electronic_invoices/fields.yaml` are the words of the first page that
print its XML value, in any usual format of dates and amounts. Every field is asked for in English and in the language
of the invoice; values that are not printed are skipped. Duplicate pages are left out.
"""

import argparse
import re
import sys
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path
from xml.etree import ElementTree

import yaml
from datasets import Dataset
from parts.report import ROOT

from djepa_pages.geometry import union_box
from djepa_pages.pages import load_page
from djepa_pages.pdf import open_pdf
from transformers_djepa.data.rows import PAGE_EXAMPLE_FEATURES


IMAGE_SIDE = 1100
MAX_VALUE_WORDS = 9
ATTACHMENTS = ("factur-x.xml", "zugferd-invoice.xml", "xrechnung.xml")
FIELDS = yaml.safe_load((ROOT / "recipes" / "electronic_invoices" / "fields.yaml").read_text(encoding="utf-8"))
MONTHS = (
    "januar janvier january, februar février february, märz mars march, april avril april, mai mai may, "
    "juni juin june, juli juillet july, august août august, september septembre september, "
    "oktober octobre october, november novembre november, dezember décembre december"
).split(", ")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path, help="searched for PDFs recursively")
    parser.add_argument("output", type=Path, help="folder for the dataset, split test")
    arguments = parser.parse_args()
    pages = list(invoices(arguments.folder))
    if not pages:
        sys.exit(f"{arguments.folder} has no PDF with an electronic invoice in it.")
    arguments.output.mkdir(parents=True, exist_ok=True)
    dataset = Dataset.from_list(pages, features=PAGE_EXAMPLE_FEATURES)
    dataset.to_parquet(arguments.output / "test-00000-of-00001.parquet")
    print(f"{len(pages)} invoices, {sum(len(page['questions']) for page in pages)} questions")


def invoices(folder: Path) -> Iterator[dict]:
    """Page examples of first pages, without duplicates."""
    seen = set()
    for path in sorted(folder.rglob("*.pdf")):
        xml = attached_invoice(path)
        if xml is None:
            continue
        page = load_page(path, longest_side=IMAGE_SIDE)
        if not page.words or tuple(page.words) in seen:
            continue
        seen.add(tuple(page.words))
        questions = list(make_questions(xml, page.words, page.boxes))
        if questions:
            yield {
                **{"image": page.image, "words": page.words, "boxes": page.boxes},
                **{"page_id": path.stem, "document_id": path.stem, "questions": questions},
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


if __name__ == "__main__":
    main()
