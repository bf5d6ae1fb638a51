"""The terms of an agreement: dates, periods, amounts, law and courts, as words of the document's language."""

import dataclasses
from datetime import date, timedelta

from ..identities import Formats
from ..sheet import Sheet
from .details import add_details
from .scene import add_scene, amount, coined_name, town


SPELLED_DATE_SHARE = 0.75  # of agreements: with names of months
TERMS = (6, 12, 12, 18, 24, 24, 36)  # months
# Range and step of the main amount by kind, in units of the currency.
AMOUNTS = {
    "rental": ("rent", 350, 2800, 10),
    "employment": ("salary", 22_000, 95_000, 500),
    "service": ("contract_value", 900, 90_000, 50),
    "purchase": ("contract_value", 700, 250_000, 50),
    "licence": ("contract_value", 300, 30_000, 10),
    "loan": ("contract_value", 2_000, 400_000, 500),
}


def add_terms(sheet: Sheet, kind: str) -> dict[str, str]:
    """Draw the terms of an agreement into the sheet's facts, and return further forms of its words."""
    sheet.facts = dataclasses.replace(sheet.facts, formats=_formats(sheet))
    add_scene(sheet)
    words = _dates(sheet) | _periods(sheet) | _law(sheet)
    if kind in AMOUNTS:
        name, *limits = AMOUNTS[kind]
        sheet.facts.values[name] = amount(sheet, *limits)
    _details(sheet, kind)
    return words


def _formats(sheet: Sheet) -> Formats:
    """The document's formats, mostly with the month's name in dates and always with a currency."""
    formats, locale, rng = sheet.facts.formats, sheet.texts.locale, sheet.rng
    patterns = locale["dates"].get(sheet.facts.country) or locale["dates"]["default"]
    spelled = [pattern for pattern in patterns if "{B}" in pattern]
    changes = {}
    if spelled and sheet.chance(SPELLED_DATE_SHARE):
        changes["date_pattern"] = rng.choice(spelled)
    places = [place for place in locale["currency_places"] if place != "none"]
    if formats.symbol_place == "none":
        place = rng.choice(places)
        is_code = formats.symbol[-1].isalpha() and place in ("before", "after")
        changes["symbol_place"] = f"{place}_space" if is_code else place
    return dataclasses.replace(formats, **changes)


def _dates(sheet: Sheet) -> dict[str, str]:
    """Signing, first and last day, and the term between them."""
    rng, facts = sheet.rng, sheet.facts
    start = facts.issued + timedelta(days=rng.randint(0, 60))
    start = start.replace(day=1) if sheet.chance(0.5) else start
    months = rng.choice(TERMS)
    end = _months_later(start, months) - timedelta(days=1)
    days = {"date": facts.issued, "effective_date": start, "expiration_date": end}
    days |= {"delivery_date": facts.issued + timedelta(days=rng.randint(10, 90))}
    facts.values.update({name: facts.formats.date(day) for name, day in days.items()})
    first_instalment = facts.formats.date(_months_later(start, 1))
    add_details(sheet, first_instalment=first_instalment)
    is_years = months % 12 == 0 and months > 12 and sheet.chance(0.6)
    return _period(sheet, "contract_term", months // 12 if is_years else months, "years" if is_years else "months")


def _months_later(day: date, months: int) -> date:
    years, month = divmod(day.month - 1 + months, 12)
    return date(day.year + years, month + 1, min(day.day, 28))


def _periods(sheet: Sheet) -> dict[str, str]:
    rng = sheet.rng
    forms = _period(sheet, "renewal_term", rng.choice((3, 6, 12)), "months")
    count, unit = rng.choice(((2, "weeks"), (4, "weeks"), (30, "days"), (60, "days"), (2, "months"), (3, "months")) * 2)
    forms |= _period(sheet, "notice_period", *rng.choice(((count, unit), (6, "months"), (90, "days"), (45, "days"))))
    forms |= _period(sheet, "confidentiality_period", rng.choice((2, 3, 5, 10)), "years")
    forms |= _period(sheet, "probation_period", *rng.choice(((3, "months"), (6, "months"), (4, "weeks"))))
    forms |= _period(sheet, "objection_period", *rng.choice(((10, "days"), (14, "days"), (4, "weeks"), (30, "days"))))
    forms |= _period(sheet, "hindrance_period", rng.choice((2, 3, 6)), "months")
    forms |= _period(sheet, "default_period", rng.choice((2, 3)), "months")
    forms |= _period(sheet, "acceptance_period", *rng.choice(((10, "days"), (2, "weeks"), (14, "days"))))
    return forms


def _period(sheet: Sheet, name: str, count: int, unit: str) -> dict[str, str]:
    """Add a period in one of the ways to write it, and return its further grammatical forms."""
    texts, rng = sheet.texts.contracts, sheet.rng
    pattern, word = rng.choice(texts["period_patterns"]), texts["numbers"][count]
    forms = [pattern.format(n=count, w=word, u=unit_form) for unit_form in texts["units"][unit]]
    add_details(sheet, **{name: forms[0]})
    return {f"{name}.{number}": text for number, text in enumerate(forms, 1)}


def _law(sheet: Sheet) -> dict[str, str]:
    """Governing law and courts; words before "|" are printed but not part of the value."""
    rng, texts, values = sheet.rng, sheet.texts.contracts, sheet.facts.values
    forms = rng.choice(texts["laws"][sheet.facts.country])
    values["governing_law"] = forms[0].rpartition("|")[2]
    values["jurisdiction"] = town(sheet)
    return {"governing_law": forms[0], "governing_law.2": forms[-1]}


def _details(sheet: Sheet, kind: str) -> None:
    rng, formats, origin = sheet.rng, sheet.facts.formats, sheet.origin
    percent = rng.choice(("{}%", "{} %"))
    home = origin.address("seller", town(sheet))["seller_address"].replace("\n", ", ")
    rent = rng.randint(400, 2500)
    add_details(
        sheet,
        interest_rate=percent.format(formats.number(5 * rng.randint(30, 180), rng.choice((1, 2)))),
        liability_cap=amount(sheet, 10_000, 900_000, 5_000),
        deposit=amount(sheet, rent, 3 * rent, 50),
        heating_costs=amount(sheet, 40, 260, 5),
        repair_limit=amount(sheet, 50, 150, 5),
        hourly_rate=amount(sheet, 35, 190),
        penalty=amount(sheet, 1_000, 60_000, 500),
        instalment=amount(sheet, 90, 4_000, 10),
        premises=home,
        work_place=town(sheet),
        weekly_hours=rng.choice(("38", "40", "35", "37.5".replace(".", formats.decimal), "20", "30")),
        holidays=str(rng.randint(20, 32)),
        product=coined_name(sheet),
        rooms=str(rng.randint(2, 6)),
        keys=str(rng.randint(2, 5)),
        users=str(rng.choice((5, 10, 25, 50, 100))),
    )
    if kind != "rental":
        sheet.facts.values["premises"] = ""
