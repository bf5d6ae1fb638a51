"""The facts of one made-up document: who, to whom, when, how much, on which account; consistent with each other.

Items add up to the net total (or, on gross documents, to the total), net plus tax is the total, paid plus balance is
the total, dates follow each other, one way of writing dates and numbers holds for the whole document. Everything comes
from the given random generator.
"""

import random
from dataclasses import dataclass
from datetime import date, timedelta

from . import values_words as words
from .values_formats import Formats, draw_formats
from .values_items import Draft, describe, draw_items
from .values_numbers import (
    ARTICLE_PATTERNS,
    CODE_PATTERNS,
    COUNTRY_CODES,
    CUSTOMER_PATTERNS,
    INITIALS_PATTERNS,
    METER_PATTERNS,
    ORDER_PATTERNS,
    PASSPORT_PATTERNS,
    PLATE_PATTERNS,
    REMITTANCE_PATTERNS,
    SOCIAL,
    STORE_PATTERNS,
    TILL_PATTERNS,
    TRACKING_PATTERNS,
    VAT_IDS,
    document_number,
    draw_bank,
    draw_code,
    draw_number,
)
from .values_people import draw_company, draw_person, full_name, slug
from .values_places import country_name, draw_city, draw_postcode, draw_street


COUNTRIES = {
    "en": ("GB",) * 9 + ("US",) * 8 + ("IE", "IE", "CA", "AU", "NL", "DE", "FR", "CH", "BE"),
    "de": ("DE",) * 14 + ("AT",) * 3 + ("CH",) * 3 + ("LU",),
    "fr": ("FR",) * 13 + ("BE",) * 4 + ("CH", "CH", "LU"),
    "nl": ("NL",) * 14 + ("BE",) * 6,
    "es": ("ES",),
    "it": ("IT",) * 9 + ("CH",),
}
CURRENCIES = {"GB": "GBP", "US": "USD", "CH": "CHF", "CA": "CAD", "AU": "AUD"}
TAX_RATES = {  # in hundredths of a percent
    "GB": (2000, 2000, 2000, 1750, 500),
    "US": (825, 600, 700, 875, 0),
    "IE": (2300, 2300, 1350),
    "CA": (1300, 500),
    "AU": (1000,),
    "DE": (1900, 1900, 1900, 700, 1600),
    "AT": (2000, 2000, 1000),
    "CH": (770, 770, 800, 250),
    "FR": (2000, 2000, 1960, 1000, 550),
    "BE": (2100, 2100, 600),
    "LU": (1700, 300),
    "NL": (2100, 2100, 2100, 900, 600, 1900),
    "ES": (2100, 2100, 1000),
    "IT": (2200, 2200, 1000, 400),
}
SHARE_GROSS = 0.15  # of documents whose item prices contain the tax
CITY_FIRST = ("GB", "US", "CA", "AU", "IE")
DOCUMENT_NUMBERS = ("invoice_number", "quote_number", "credit_note_number", "delivery_note_number")
CODES = ("contract_number", "project_number", "policy_number", "receipt_number", "ticket_number")


@dataclass(frozen=True)
class Facts:
    """What a document says.

    `currency` is the symbol or code as printed; `values` maps field names to printed text ("" where there is none,
    newlines between lines); `items` maps column names to printed text for each item.
    """

    language: str
    country: str
    currency: str
    values: dict[str, str]
    items: list[dict[str, str]]


def make_facts(rng: random.Random, language: str) -> Facts:
    """Draws the facts of a document in one of the lexicon's languages; the same generator state gives the same facts.

    Raises `ValueError` for another language.
    """
    if language not in COUNTRIES:
        raise ValueError(f"Facts can be made in {', '.join(COUNTRIES)}; {language!r} is not among them.")
    country = rng.choice(COUNTRIES[language])
    formats = draw_formats(rng, language, country, CURRENCIES.get(country, "EUR"))
    issued = date(rng.randint(2001, 2024), 1, 1) + timedelta(days=rng.randrange(365))
    values = _seller(rng, language, country) | _buyer(rng, language, country)
    values |= _numbers(rng, language, issued) | _dates(rng, formats, issued)
    items, amounts = _items_and_amounts(rng, formats, country, issued)
    values |= amounts | _terms(rng, language, values) | _meter(rng, formats) | _till(rng, formats, values)
    values |= _person(rng, formats, language, country)
    values["currency"] = _currency_text(rng, formats, country)
    return Facts(language, country, formats.symbol, values, items)


def _seller(rng: random.Random, language: str, country: str) -> dict[str, str]:
    city = draw_city(rng, country)
    name, core = draw_company(rng, language, country, city)
    contact, director = full_name(rng, language), " ".join(draw_person(rng, language))
    values = _address(rng, "seller", language, country, city) | draw_bank(rng, country, city)
    values |= {"seller_name": name, "sender": name, "account_holder": name if rng.random() < 0.8 else director}
    values |= _online(rng, language, country, core, contact)
    values |= {"contact_person": contact, "managing_director": director}
    values |= {"salesperson": full_name(rng, language), "approved_by": full_name(rng, language)}
    values |= {name: draw_code(rng, table, country, city) for name, table in COUNTRY_CODES.items()}
    values["department"] = rng.choice(words.DEPARTMENTS[language])
    return values | {"shipping_method": rng.choice(words.SHIPPING_METHODS[language])}


def _online(rng: random.Random, language: str, country: str, core: str, contact: str) -> dict[str, str]:
    """E-mail address and web site that go with the company's name."""
    domain = f"{slug(core, rng.choice(('-', '')))}.{rng.choice(words.DOMAINS[country])}"
    user = rng.choice(words.EMAIL_USERS[language]) if rng.random() < 0.75 else slug(contact, ".")
    start = rng.choice(("www.", "www.", "www.", "", "https://www.", "http://www.", "https://"))
    return {"email": f"{user}@{domain}", "website": start + domain}


def _buyer(rng: random.Random, language: str, country: str) -> dict[str, str]:
    city = draw_city(rng, country)
    person = " ".join(draw_person(rng, language))
    name = draw_company(rng, language, country, city)[0] if rng.random() < 0.6 else person
    values = _address(rng, "buyer", language, country, city)
    elsewhere = _address(rng, "buyer", language, country, draw_city(rng, country)) if rng.random() < 0.6 else values
    values["shipping_address"] = f"{name}\n{elsewhere['buyer_address']}"
    vat_id = draw_code(rng, VAT_IDS, country) if name != person else ""
    terms = rng.choice(words.DELIVERY_TERMS).replace("{c}", city.split(",")[0])
    return values | {"buyer_name": name, "recipient": person, "customer_vat_id": vat_id, "delivery_terms": terms}


def _address(rng: random.Random, who: str, language: str, country: str, city: str) -> dict[str, str]:
    """Street, postal code, city and country, and the lines of the whole address without the name."""
    street, postcode = draw_street(rng, country, language), draw_postcode(rng, country)
    nation = country_name(rng, country, language)
    place = f"{city} {postcode}" if country in CITY_FIRST else f"{postcode} {city}"
    lines = [street, place] + ([nation] if rng.random() < 0.3 else [])
    parts = {"street": street, "postcode": postcode, "city": city, "country": nation, "address": "\n".join(lines)}
    return {f"{who}_{name}": text for name, text in parts.items()}


def _numbers(rng: random.Random, language: str, issued: date) -> dict[str, str]:
    values = {name: document_number(rng, language, issued) for name in DOCUMENT_NUMBERS}
    values |= {name: document_number(rng, language, issued, CODE_PATTERNS) for name in CODES}
    values["order_number"] = document_number(rng, language, issued, ORDER_PATTERNS)
    values["customer_number"] = draw_number(rng, CUSTOMER_PATTERNS)
    values["tracking_number"] = draw_number(rng, TRACKING_PATTERNS)
    values["vehicle"] = draw_number(rng, PLATE_PATTERNS)
    code = document_number(rng, language, issued, CODE_PATTERNS)
    values["reference"] = rng.choice((draw_number(rng, INITIALS_PATTERNS), code, full_name(rng, language)))
    both = f"{values['invoice_number']} / {values['customer_number']}"
    values["payment_reference"] = both if rng.random() < 0.2 else draw_number(rng, REMITTANCE_PATTERNS)
    values["room_number"] = str(rng.randint(1, 899))
    return values | {"page_number": rng.choice(("1", "1/1", "1 / 2", "1/3", "1"))}


def _dates(rng: random.Random, formats: Formats, issued: date) -> dict[str, str]:
    """Printed dates around the day of issue; `_days` is the time for payment."""
    term = rng.choice((7, 8, 10, 14, 14, 15, 21, 30, 30, 30, 45, 60))
    ordered = issued - timedelta(days=rng.randint(2, 40))
    delivered = min(ordered + timedelta(days=rng.randint(1, 9)), issued)
    start = (issued.replace(day=1) - timedelta(days=rng.choice((1, 1, 1, 62, 330)))).replace(day=1)
    end = issued.replace(day=1) - timedelta(days=1)
    days = {"invoice_date": issued, "date": issued, "due_date": issued + timedelta(days=term), "order_date": ordered}
    days |= {"delivery_date": delivered, "arrival_date": issued - timedelta(days=rng.randint(1, 9))}
    values = {name: formats.date(day) for name, day in days.items()} | {"departure_date": formats.date(issued)}
    period = formats.month(start) if rng.random() < 0.2 else formats.dates(start, end)
    return values | {"billing_period": period, "_days": str(term)}


def _items_and_amounts(
    rng: random.Random, formats: Formats, country: str, issued: date
) -> tuple[list[dict[str, str]], dict[str, str]]:
    """The items as printed, and the amounts that follow from them."""
    drafts = draw_items(rng, formats.language)
    rate = rng.choice(TAX_RATES[country]) if rng.random() < 0.93 else 0
    percent = rng.choice(("{}%", "{} %", "{}%", "{}")).format(_rate_text(rng, formats, rate))
    some = rng.random() < 0.12
    discounts = [rng.choice((0, 0, 5, 10, 20)) if some else 0 for _ in drafts]
    sums = [line_sum(draft, less) for draft, less in zip(drafts, discounts, strict=True)]
    items = []
    for index, (draft, less, total) in enumerate(zip(drafts, discounts, sums, strict=True)):
        day = issued - timedelta(days=rng.randint(0, 28))
        item = {"position": str(index + 1), "date": formats.date(day), "line_tax_rate": percent}
        item |= {
            "article_number": draw_number(rng, ARTICLE_PATTERNS),
            "description": describe(rng, formats, draft, day),
        }
        items.append(item | _item_amounts(formats, draft, less, total))
    return items, _amounts(rng, formats, sum(sums), rate) | {"tax_rate": percent}


def _item_amounts(formats: Formats, draft: Draft, less: int, total: int) -> dict[str, str]:
    values = {"quantity": formats.quantity(draft.quantity), "unit": draft.unit}
    values |= {"unit_price": formats.with_symbol(formats.price(draft.price)), "line_total": formats.money(total)}
    return values | {"discount_percent": f"{less}%" if less else ""}


def line_sum(draft: Draft, less: int) -> int:
    """The item's amount in cents after a discount of `less` percent."""
    return _round_half_up(draft.quantity * draft.price * (100 - less), 1_000_000)


def _amounts(rng: random.Random, formats: Formats, goods: int, rate: int) -> dict[str, str]:
    """Totals in cents made consistent, then printed; `rate` is in hundredths of a percent."""
    shipping = rng.choice((390, 495, 500, 595, 750, 900, 1250, rng.randint(200, 9000))) if rng.random() < 0.22 else 0
    discount = goods * rng.choice((2, 3, 5, 10, 15, 20)) // 100 if rng.random() < 0.15 else 0
    base = goods + shipping - discount
    gross = rng.random() < SHARE_GROSS
    total = base if gross else base + _round_half_up(base * rate, 10_000)
    net = _round_half_up(base * 10_000, 10_000 + rate) if gross else base
    paid = rng.choice((total // 2, total // 10 * 3, rng.randint(0, total), total)) if rng.random() < 0.2 else 0
    sign = -1 if rng.random() < 0.35 else 1
    amounts = {"net_total": net, "tax_amount": total - net, "total": total, "previous_balance": rng.randint(500, 90000)}
    optional = {"shipping_cost": shipping, "discount": sign * discount, "amount_paid": sign * paid}
    values = {name: formats.money(cents) for name, cents in amounts.items()}
    values |= {name: formats.money(cents) if cents else "" for name, cents in optional.items()}
    return values | {"balance_due": formats.money(total - paid) if paid else ""}


def _round_half_up(numerator: int, denominator: int) -> int:
    return (2 * numerator + denominator) // (2 * denominator)


def _rate_text(rng: random.Random, formats: Formats, rate: int) -> str:
    decimals = 0 if rate % 100 == 0 else 1 if rate % 10 == 0 else 2
    return formats.number(rate, decimals if rng.random() < 0.75 else 2)


def _terms(rng: random.Random, language: str, values: dict[str, str]) -> dict[str, str]:
    """Payment terms that agree with the due date, method of payment, subject."""
    pattern = rng.choice(words.PAYMENT_TERMS[language])
    terms = pattern.format(d=values.pop("_days"), c=rng.choice((5, 7, 8, 10)), p=rng.choice((2, 3)))
    subject = rng.choice(words.SUBJECTS[language]).replace("{n}", values["contract_number"])
    return {"payment_terms": terms, "payment_method": rng.choice(words.PAYMENT_METHODS[language]), "subject": subject}


def _meter(rng: random.Random, formats: Formats) -> dict[str, str]:
    used, before = 100 * rng.randint(30, 9000), 100 * rng.randint(500, 90000)
    values = {"meter_number": draw_number(rng, METER_PATTERNS), "meter_reading": formats.number(used + before, 0)}
    return values | {"consumption": formats.number(used, 0) + rng.choice((" kWh", " kWh", " m³", ""))}


def _till(rng: random.Random, formats: Formats, values: dict[str, str]) -> dict[str, str]:
    name = values["salesperson"]
    clock = formats.time(rng.randint(7, 22), rng.randint(0, 59), rng.randint(0, 59))
    cashier = rng.choice((name.split(" ")[0], name, str(rng.randint(1, 999)), draw_number(rng, TILL_PATTERNS)))
    store, terminal = draw_number(rng, STORE_PATTERNS), draw_number(rng, TILL_PATTERNS)
    return {"cashier": cashier, "store_number": store, "terminal": terminal, "time": clock}


def _person(rng: random.Random, formats: Formats, language: str, country: str) -> dict[str, str]:
    """The entries of a form about a person."""
    first, last = draw_person(rng, language)
    born = date(rng.randint(1935, 2004), 1, 1) + timedelta(days=rng.randrange(365))
    values = {"first_name": first, "last_name": last, "date_of_birth": formats.date(born)}
    values["place_of_birth"] = draw_city(rng, country).split(",")[0]
    values["employer"] = draw_company(rng, language, country, draw_city(rng, country))[0]
    values["passport_number"] = draw_number(rng, PASSPORT_PATTERNS)
    values["social_security_number"] = draw_code(rng, SOCIAL, country)
    entries = {"nationality": words.NATIONALITIES, "occupation": words.OCCUPATIONS}
    entries |= {"marital_status": words.MARITAL, "gender": words.GENDERS}
    return values | {name: rng.choice(table[language]) for name, table in entries.items()}


def _currency_text(rng: random.Random, formats: Formats, country: str) -> str:
    code = CURRENCIES.get(country, "EUR")
    return rng.choice((code, code, code, formats.symbol, "Euro" if code == "EUR" else code))
