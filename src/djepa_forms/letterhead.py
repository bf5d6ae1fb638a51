"""Who sends: company names, logos, address blocks, contact lines."""

from .lexicon import BOILERPLATE
from .markup import align, box, columns, grid, rows, styled, tx
from .sheet import Answer, Sheet
from .visuals import logo


CONTACTS = ("phone", "fax", "mobile", "email", "website")
RARE_CONTACTS = ("vat_id", "tax_number", "company_register", "iban", "contact_person")


def letterhead(sheet: Sheet) -> str:
    """The sender's part at the top of the page."""
    return sheet.pick(LETTERHEADS, TEST_LETTERHEADS)(sheet)


def _place_line(sheet: Sheet, who: str) -> tuple[list[int], str]:
    """Postal code and city in the country's order, each an answer, with their marks' numbers."""
    city, postcode = f"{who}_city", f"{who}_postcode"
    names = (city, postcode) if sheet.facts.country in ("US", "GB", "CA", "AU") else (postcode, city)
    separator = ", " if sheet.facts.country == "US" else "  " if sheet.chance(0.1) else " "
    ids, parts = [], []
    for name in sheet.available(*names):
        ids.append(_answer(sheet, name, parts))
    return ids, tx(separator).join(parts)


def _answer(sheet: Sheet, name: str, parts: list[str], text: str | None = None) -> int:
    number, marked = sheet.mark(tx(text or sheet.raw(name)))
    sheet.answers.append(Answer(name, [number]))
    parts.append(marked)
    return number


def address_lines(sheet: Sheet, who: str, with_name: bool = True, with_country: bool | None = None) -> list[str]:
    """Lines of an address; every line and the whole are answers."""
    lines, ids = [], []
    for name in sheet.available(*((f"{who}_name",) if with_name else ()), f"{who}_street"):
        ids.append(_answer(sheet, name, lines))
    place_ids, place_text = _place_line(sheet, who)
    lines.append(place_text)
    ids += place_ids
    if sheet.has(f"{who}_country") and (sheet.chance(0.3) if with_country is None else with_country):
        ids.append(_answer(sheet, f"{who}_country", lines))
    sheet.answers.append(Answer(f"{who}_address", ids))
    return lines + (_buyer_extras(sheet) if who == "buyer" else [])


def _buyer_extras(sheet: Sheet) -> list[str]:
    """What may follow the recipient's address: for whom, the tax number, a telephone that is not the sender's."""
    extras = []
    if sheet.has("recipient") and sheet.raw("recipient") != sheet.raw("buyer_name") and sheet.chance(0.12):
        extras.append(sheet.label("recipient") + tx(" ") + sheet.value("recipient"))
    if sheet.has("customer_vat_id") and sheet.chance(0.12):
        extras.append(sheet.label("customer_vat_id") + tx(" ") + sheet.value("customer_vat_id"))
    if sheet.other.values.get("phone") and sheet.chance(0.06):
        extras.append(sheet.label("phone") + tx(" " + sheet.other.values["phone"]))
    return extras


def contact_lines(sheet: Sheet, names: tuple[str, ...] = CONTACTS, most: int = 5) -> list[str]:
    """Phone, fax, e-mail, web: each with a label, a short one, or none."""
    chosen = [name for name in sheet.available(*names) if sheet.chance(0.75)][:most]
    chosen += [name for name in sheet.available(*RARE_CONTACTS) if sheet.chance(0.08)]
    bare = sheet.chance(0.15)
    lines = []
    for name in chosen:
        label = "" if name in ("email", "website") and sheet.chance(0.4) or bare else sheet.label(name) + tx(" ")
        lines.append(label + sheet.value(name))
    return lines


def _name(sheet: Sheet, size: str = "1.8em") -> str:
    settings = {"size": size, "font": f'"{sheet.style.display_font}"'}
    if sheet.chance(0.6):
        settings["weight"] = '"bold"'
    if sheet.chance(0.6):
        settings["fill"] = f'rgb("{sheet.style.accent}")'
    return styled(sheet.value("seller_name"), **settings)


def _slogan(sheet: Sheet) -> str:
    words = sheet.rng.choice(BOILERPLATE[sheet.language]).split()[:5]
    return styled(tx(" ".join(words)), style='"italic"', size="0.9em") if sheet.chance(0.12) else ""


def name_and_address(sheet: Sheet) -> str:
    left = rows([_name(sheet), _slogan(sheet), *address_lines(sheet, "seller", with_name=False)], "0.5em")
    right = rows(contact_lines(sheet), "0.5em")
    return columns([left, align(right, sheet.rng.choice(("right", "left")))], ["1fr", "auto"])


def logo_and_address(sheet: Sheet) -> str:
    address = rows([*address_lines(sheet, "seller"), *contact_lines(sheet)], "0.45em")
    address = styled(address, size=sheet.rng.choice(("0.8em", "0.9em", "1em")))
    parts, widths = [logo(sheet), address], ["1fr", "auto"]
    return columns(
        parts if sheet.chance(0.6) else [address, align(parts[0], "right")],
        widths if sheet.chance(0.8) else ["1fr", "1fr"],
    )


def centred(sheet: Sheet) -> str:
    separator = tx(sheet.rng.choice((" · ", " | ", ", ", " - ", " • ")))
    one_line = separator.join(address_lines(sheet, "seller", with_name=False))
    contacts = separator.join(contact_lines(sheet))
    body = rows([_name(sheet, "2em"), one_line, contacts], "0.6em")
    under = f"#line(length: 100%, stroke: {sheet.style.rule})\n" if sheet.chance(0.5) else ""
    return f"#align(center)[{body}]\n{under}"


def band(sheet: Sheet) -> str:
    name = styled(sheet.value("seller_name"), size="1.9em", weight='"bold"', font=f'"{sheet.style.display_font}"')
    right = rows([*address_lines(sheet, "seller", with_name=False), *contact_lines(sheet, most=2)], "0.4em")
    body = styled(columns([name, styled(right, size="0.85em")], ["1fr", "auto"]), fill="white")
    return box(body, width="100%", fill=f'rgb("{sheet.style.accent}")', inset="4mm")


def logo_only(sheet: Sheet) -> str:
    return align(logo(sheet), sheet.rng.choice(("right", "left", "center", "right")))


def three_columns(sheet: Sheet) -> str:
    address = rows(address_lines(sheet, "seller"), "0.45em")
    contacts = rows(contact_lines(sheet), "0.45em")
    return columns(
        [logo(sheet), styled(address, size="0.85em"), styled(contacts, size="0.85em")], ["1fr", "1fr", "auto"], "6mm"
    )


def contact_grid(sheet: Sheet) -> str:
    """Held out: labels of the contacts in a column of their own, the name above a thick rule."""
    cells = []
    for name in sheet.available(*CONTACTS):
        cells += [sheet.label(name), sheet.value(name)]
    details = grid(cells, ["auto", "auto"], column_gutter="3mm", row_gutter="0.45em")
    rule = f'#line(length: 100%, stroke: 2pt + rgb("{sheet.style.accent}"))\n'
    return (
        _name(sheet, "1.6em")
        + rule
        + columns([rows(address_lines(sheet, "seller", False), "0.45em"), details], ["1fr", "auto"])
    )


LETTERHEADS = (name_and_address, logo_and_address, logo_and_address, centred, band, logo_only, three_columns)
TEST_LETTERHEADS = (contact_grid, logo_and_address, centred, logo_only)
