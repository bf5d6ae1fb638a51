"""Who writes to whom, and their blocks in a letter."""

from dataclasses import dataclass

from ..business import addresses
from ..business.closing import bank_table, centred_lines, company_columns
from ..identities import slug
from ..markup import align, bold, colour, columns, rows, styled, tx
from ..sheet import Answer, Sheet
from .details import add_details


# What a letter calls the parties of a business document; their parts have no questions.
CORRESPONDENTS = {
    "seller_name": "sender",
    "buyer_name": "recipient",
    "seller_address": "sender_address",
    "buyer_address": "recipient_address",
}
FOOTERS = (company_columns, company_columns, centred_lines)
TEST_FOOTERS = (bank_table, company_columns)


@dataclass
class Cast:
    """Writer and reader of a letter."""

    writer_is_company: bool
    reader_is_company: bool
    first_name: str  # of the reader
    last_name: str
    person: dict  # how the reader is addressed, an entry of `people` in letters.yaml
    signatory: str
    function: str


def draw_cast(sheet: Sheet, writer: str, reader: str) -> Cast:
    """Draw writer and reader ("company" or "person"), and change the sheet's facts accordingly."""
    rng, origin, texts, values = sheet.rng, sheet.origin, sheet.texts.letters, sheet.facts.values
    signatory, (first, last) = " ".join(origin.person()), origin.person()
    values["recipient"] = values["buyer_name"] = f"{first} {last}"
    if reader == "company":
        values["buyer_name"] = origin.company(values["buyer_city"])[0]
    if writer == "person":
        values["seller_name"] = values["sender"] = signatory
        domain = values["email"].partition("@")[2]
        values["email"] = f"{slug(signatory, rng.choice(('.', '_', '')))}@{domain}"
        values["company_register"] = values["vat_id"] = values["website"] = values["fax"] = ""
    function = rng.choice(texts["functions"]) if writer == "company" else ""
    add_details(sheet, signatory=signatory, function=function, sender_address=values["seller_address"])
    add_details(sheet, recipient_address=values["buyer_address"])
    person = rng.choice(texts["people"])
    return Cast(writer == "company", reader == "company", first, last, person, signatory, function)


def sender_block(sheet: Sheet, cast: Cast) -> str:
    """The letterhead of a company, or the address block of a person."""
    if cast.writer_is_company:
        return addresses.letterhead(sheet)
    contacts = [sheet.inline(name) for name in sheet.available("phone", "mobile", "email") if sheet.chance(0.6)]
    layout = sheet.pick(("left", "right", "centre", "line", "large"), ("right", "ruled"))
    if layout in ("line", "ruled"):
        separator = sheet.rng.choice((", ", " · ", " | "))
        line = addresses.address_line(sheet, "seller", separator)
        body = rows([line, tx(separator).join(contacts)], "0.5em")
        rule = f"#line(length: 100%, stroke: {sheet.style.rule})\n"
        return rows([body, rule], "2mm") if layout == "ruled" else align(body, "center")
    if layout == "large":
        font, ink = f'"{sheet.style.display_font}"', colour(sheet.style.accent)
        name = styled(sheet.value("seller_name"), size="1.6em", font=font, fill=ink)
        return rows([name, addresses.address_block(sheet, "seller", with_name=False), *contacts], "0.5em")
    side = {"left": "left", "right": "right", "centre": "center"}[layout]
    return align(rows([addresses.address_block(sheet, "seller"), *contacts], "0.5em"), side)


def recipient_block(sheet: Sheet, cast: Cast) -> str:
    """The reader's address, in the window of an envelope, at the left or at the right."""
    rng, texts = sheet.rng, sheet.texts.letters
    name, *others = addresses.address_lines(sheet, "buyer", with_country=sheet.chance(0.2))
    if cast.reader_is_company and sheet.chance(0.4):
        person = f"{cast.person['title']} {sheet.raw('recipient')}"
        pattern = rng.choice(texts["attention"])
        before, after = pattern.split("{name}")
        others.insert(0, tx(before) + sheet.value("recipient", person) + tx(after))
    elif not cast.reader_is_company and sheet.chance(0.5):
        title = tx(cast.person["title"])
        name = rows([title, name], "0.5em") if sheet.chance(0.3) else f"{title} {name}"
    body = sheet.region("address", rows([name, *others], f"{rng.uniform(0.4, 0.6):.2f}em"))
    layout = sheet.pick(("left", "left", "window", "right"), ("window", "left", "right"))
    if layout == "right":
        return columns(["", body], ["1fr", rng.choice(("75mm", "70mm", "42%"))])
    if layout == "window" and cast.writer_is_company:
        line = addresses.address_line(sheet, "seller", rng.choice((" · ", ", ", " - ", " | ")), with_country=False)
        line = styled(line, size=f"{max(5.5, 0.65 * sheet.style.size):.1f}pt")
        if sheet.chance(0.5):
            line = sheet.region("underline", f"#underline(offset: 2pt, stroke: 0.3pt)[{line}]")
        return rows([line, "#v(1mm)", body], "0.5em")
    return body


def footer_block(sheet: Sheet, cast: Cast) -> str:
    """Company data as a page footer; empty for persons."""
    if not cast.writer_is_company or sheet.chance(0.3):
        return ""
    return sheet.pick(FOOTERS, TEST_FOOTERS)(sheet)


def name_correspondents(sheet: Sheet) -> None:
    """Turn seller and buyer among the answers into sender and recipient."""
    kept = []
    for answer in sheet.answers:
        of_business, answer.key = answer.key, CORRESPONDENTS.get(answer.key, answer.key)
        if answer.key in sheet.texts.details and not answer.questions:
            if answer.key not in sheet.field_questions:
                add_details(sheet, **{answer.key: sheet.raw(of_business)})
            answer.questions = sheet.field_questions[answer.key]
        if answer.kind != "value" or not answer.key.startswith(("seller_", "buyer_")):
            kept.append(answer)
    sheet.answers = kept


def signing(sheet: Sheet, cast: Cast, hand: str) -> list[str]:
    """Lines below the closing formula: on whose behalf, signature, printed name, function."""
    signed = sheet.ask("signatory", tx(cast.signatory), questions=sheet.field_questions["signatory"])
    sheet.answers.append(Answer("sender", sheet.answers[-1].ids))
    rng = sheet.rng
    name = bold(signed) if sheet.chance(0.15) else signed
    lines = [hand or "#v(12mm)", name]
    if cast.function and sheet.chance(0.75):
        lines.append(sheet.value("function"))
    if cast.writer_is_company and sheet.chance(0.3):
        before = rng.choice(sheet.texts.letters["on_behalf"])
        if "{company}" in before:
            head, tail = before.split("{company}")
            lines.insert(0, tx(head) + sheet.value("sender", sheet.raw("seller_name")) + tx(tail))
        elif before:
            lines[1] = tx(before + " ") + lines[1]
    return lines
