"""Real invoices that say themselves what they say: PDFs with a Factur-X or ZUGFeRD attachment, as a page dataset.

    recipes/electronic_invoices/fetch.sh build/invoices
    python benchmarks/electronic_invoices.py build/invoices build/electronic-invoices
    djepa evaluate build/electronic-invoices --model djepa-nano --baseline all

The XML in a PDF gives a value; the words of the first page that print it, in any usual way of writing numbers and
dates, are its acceptable answers. Each is asked for in English and in the invoice's language. A value that is not
printed is not asked for. Copies of a page are left out.
"""

import argparse
import re
import sys
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path
from xml.etree import ElementTree

from datasets import Dataset

from transformers_djepa.data.rows import PAGE_EXAMPLE_FEATURES
from transformers_djepa.processing.pages import load_page
from transformers_djepa.processing.pdf import open_pdf
from transformers_djepa.processing.reading_order import union_box


IMAGE_SIDE = 1100
LONGEST = 9  # words of a value
# Field -> where it stands (one of several paths of tags, the first by how its name ends) and what kind of value it is.
CODE, DATE, AMOUNT = "code", "date", "amount"
FIELDS = {
    "number": (("Document/ID",), CODE),
    "invoice_date": (("Document/IssueDateTime/DateTimeString",), DATE),
    "due_date": (("SpecifiedTradePaymentTerms/DueDateDateTime/DateTimeString",), DATE),
    "delivery_date": (("ActualDeliverySupplyChainEvent/OccurrenceDateTime/DateTimeString",), DATE),
    "total": (("MonetarySummation/GrandTotalAmount",), AMOUNT),
    "net": (("MonetarySummation/TaxBasisTotalAmount",), AMOUNT),
    "tax": (("MonetarySummation/TaxTotalAmount",), AMOUNT),
    "iban": (("PayeePartyCreditorFinancialAccount/IBANID",), CODE),
    "bic": (("PayeeSpecifiedCreditorFinancialInstitution/BICID",), CODE),
    "vat_id": (("SellerTradeParty/SpecifiedTaxRegistration/ID[VA]",), CODE),
    "tax_number": (("SellerTradeParty/SpecifiedTaxRegistration/ID[FC]",), CODE),
    "order_number": (
        ("BuyerOrderReferencedDocument/IssuerAssignedID", "BuyerOrderReferencedDocument/ID"),
        CODE,
    ),
    "customer_number": (("BuyerTradeParty/ID",), CODE),
    "phone": (("SellerTradeParty/DefinedTradeContact/TelephoneUniversalCommunication/CompleteNumber",), CODE),
    "email": (("SellerTradeParty/DefinedTradeContact/EmailURIUniversalCommunication/URIID",), CODE),
}
QUESTIONS = {
    "en": {
        "number": "What is the invoice number?",
        "invoice_date": "What is the date of the invoice?",
        "due_date": "When is the payment due?",
        "delivery_date": "What is the delivery date?",
        "total": "What is the total amount including tax?",
        "net": "What is the net amount?",
        "tax": "How much tax is charged?",
        "iban": "What is the IBAN?",
        "bic": "What is the BIC?",
        "vat_id": "What is the seller's VAT number?",
        "tax_number": "What is the seller's tax number?",
        "order_number": "What is the order number?",
        "customer_number": "What is the customer number?",
        "phone": "What is the seller's phone number?",
        "email": "What is the seller's e-mail address?",
    },
    "de": {
        "number": "Wie lautet die Rechnungsnummer?",
        "invoice_date": "Von welchem Datum ist die Rechnung?",
        "due_date": "Bis wann ist zu zahlen?",
        "delivery_date": "Wann wurde geliefert?",
        "total": "Wie hoch ist der Gesamtbetrag mit Steuer?",
        "net": "Wie hoch ist der Nettobetrag?",
        "tax": "Wie hoch ist die Mehrwertsteuer?",
        "iban": "Wie lautet die IBAN?",
        "bic": "Wie lautet die BIC?",
        "vat_id": "Welche USt-IdNr. hat der Verkäufer?",
        "tax_number": "Welche Steuernummer hat der Verkäufer?",
        "order_number": "Wie lautet die Bestellnummer?",
        "customer_number": "Wie lautet die Kundennummer?",
        "phone": "Welche Telefonnummer hat der Verkäufer?",
        "email": "Welche E-Mail-Adresse hat der Verkäufer?",
    },
    "fr": {
        "number": "Quel est le numéro de la facture ?",
        "invoice_date": "Quelle est la date de la facture ?",
        "due_date": "Quelle est la date d'échéance ?",
        "delivery_date": "Quelle est la date de livraison ?",
        "total": "Quel est le montant total TTC ?",
        "net": "Quel est le total hors taxes ?",
        "tax": "Quel est le montant de la TVA ?",
        "iban": "Quel est l'IBAN ?",
        "bic": "Quel est le BIC ?",
        "vat_id": "Quel est le numéro de TVA du vendeur ?",
        "tax_number": "Quel est le numéro fiscal du vendeur ?",
        "order_number": "Quel est le numéro de commande ?",
        "customer_number": "Quel est le numéro de client ?",
        "phone": "Quel est le téléphone du vendeur ?",
        "email": "Quelle est l'adresse e-mail du vendeur ?",
    },
}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path, help="of PDFs, searched in all its folders")
    parser.add_argument("output", type=Path, help="folder for the dataset, split test")
    arguments = parser.parse_args()
    pages = list(invoices(arguments.folder))
    if not pages:
        sys.exit(f"{arguments.folder} has no PDF with an electronic invoice in it.")
    arguments.output.mkdir(parents=True, exist_ok=True)
    Dataset.from_list(pages, features=PAGE_EXAMPLE_FEATURES).to_parquet(
        arguments.output / "test-00000-of-00001.parquet"
    )
    print(f"{len(pages)} invoices, {sum(len(page['questions']) for page in pages)} questions")


def invoices(folder: Path) -> Iterator[dict]:
    """Page examples of the first pages, each text once."""
    seen = set()
    for path in sorted(folder.rglob("*.pdf")):
        xml = attached_invoice(path)
        if xml is None:
            continue
        page = load_page(path, longest_side=IMAGE_SIDE)
        if not page.words or tuple(page.words) in seen:
            continue
        seen.add(tuple(page.words))
        questions = list(asked(xml, page.words, page.boxes))
        if questions:
            yield {
                **{"image": page.image, "words": page.words, "boxes": page.boxes},
                **{"page_id": path.stem, "document_id": path.stem, "questions": questions},
            }


def attached_invoice(path: Path) -> ElementTree.Element | None:
    """The XML of an electronic invoice, or None."""
    with open_pdf(path) as pdf:
        for index in range(pdf.count_attachments()):
            attachment = pdf.get_attachment(index)
            if attachment.get_name().lower() in ("factur-x.xml", "zugferd-invoice.xml", "xrechnung.xml"):
                return ElementTree.fromstring(bytes(attachment.get_data()))
    return None


def asked(xml: ElementTree.Element, words: list[str], boxes: list[list[float]]) -> Iterator[dict]:
    language = "fr" if xml_value(xml, "SellerTradeParty/PostalTradeAddress/CountryID") == "FR" else "de"
    for field, (paths, kind) in FIELDS.items():
        value = next(filter(None, (xml_value(xml, path) for path in paths)), None)
        spans = places(words, printed(value, kind)) if value else []
        for asked_in in ("en", language) if spans else ():
            yield {
                "question": QUESTIONS[asked_in][field],
                "answers": [" ".join(words[start:end]) for start, end in spans],
                "answer_boxes": [[union_box(boxes[start:end])] for start, end in spans],
            }


def xml_value(xml: ElementTree.Element, path: str) -> str | None:
    """The first text at a path of tags, whose names may begin otherwise; `[VA]` asks for that scheme."""
    *parents, last = path.split("/")
    name, _, scheme = last.rstrip("]").partition("[")
    for found in _descend(xml, parents):
        for child in found:
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


def printed(value: str, kind: str) -> set[str]:
    """How a value may be printed, compared by `plain`."""
    if kind == DATE:
        day = datetime.strptime(value[:8] if value[:8].isdigit() else value[:10].replace("-", ""), "%Y%m%d")
        return {day.strftime(form) for form in ("%d%m%Y", "%d%m%y", "%Y%m%d", "%m%d%Y")} | {
            f"{day.day}{name}{day.year}" for name in MONTHS[day.month - 1]
        }
    if kind == AMOUNT:
        cents = f"{abs(float(value)):.2f}".replace(".", "")
        return {cents + sign for sign in ("", "eur", "€")} | {sign + cents for sign in ("eur", "€")}
    return {plain(value)}


MONTHS = (
    ("januar", "janvier", "january"),
    ("februar", "février", "february"),
    ("märz", "mars", "march"),
    ("april", "avril", "april"),
    ("mai", "mai", "may"),
    ("juni", "juin", "june"),
    ("juli", "juillet", "july"),
    ("august", "août", "august"),
    ("september", "septembre", "september"),
    ("oktober", "octobre", "october"),
    ("november", "novembre", "november"),
    ("dezember", "décembre", "december"),
)


def plain(text: str) -> str:
    """Letters, digits and the euro sign, in small letters."""
    return re.sub(r"[^\w€]|_", "", text.lower())


def places(words: list[str], wanted: set[str]) -> list[tuple[int, int]]:
    """Runs of words, first and behind the last, that are one of the wanted texts."""
    found = []
    for start in range(len(words)):
        text = ""
        for end in range(start, min(start + LONGEST, len(words))):
            text += plain(words[end])
            if text in wanted and plain(words[start]) and plain(words[end]):
                found.append((start, end + 1))
    return found


if __name__ == "__main__":
    main()
