"""The facts of one synthetic document: who, to whom, when, how much, on which account.

They are consistent: items add up to the net total (or to the total if prices include tax), net plus tax is the total,
paid plus balance is the total, dates follow each other.
"""

import random
from dataclasses import dataclass
from datetime import date, timedelta

from .formats import Formats, draw_formats
from .goods import Draft, describe, draw_items
from .identities import (
    document_number,
    draw_address,
    draw_bank,
    draw_code,
    draw_company,
    draw_number,
    draw_person,
    full_name,
    slug,
)
from .language import load_country, load_language, load_shared


GROSS_SHARE = 0.15  # documents whose item prices include tax
DOCUMENT_NUMBERS = ("invoice_number", "quote_number", "credit_note_number", "delivery_note_number")
CODES = ("contract_number", "project_number", "policy_number", "receipt_number", "ticket_number")
NATIONAL_FIELDS = {"phone": "phones", "fax": "phones", "mobile": "mobiles", "vat_id": "vat_ids"}
NATIONAL_FIELDS |= {"tax_number": "tax_numbers", "company_register": "company_registers"}


@dataclass(frozen=True)
class Facts:
    """The content of a document as printed."""

    language: str
    country: str
    currency: str  # symbol or code
    values: dict[str, str]  # by field; empty if there is none, with newlines between lines
    items: list[dict[str, str]]  # by column


def make_facts(rng: random.Random, language: str) -> Facts:
    """Draw the facts of a document.

    Raises:
        ValueError: unknown language.
    """
    countries = load_language(language).locale["countries"]
    country = rng.choice([code for code, entry in countries.items() for _ in range(entry["weight"])])
    formats = draw_formats(rng, language, country)
    issued = date(rng.randint(2001, 2024), 1, 1) + timedelta(days=rng.randrange(365))
    values = _seller(rng, language, country) | _buyer(rng, language, country)
    values |= _numbers(rng, language, issued) | _dates(rng, formats, issued)
    items, amounts = _items_and_amounts(rng, formats, country, issued)
    values |= amounts | _terms(rng, language, values) | _meter(rng, formats) | _till(rng, formats, values)
    values |= _person(rng, formats, language, country)
    code = load_country(country)["currency"]
    values["currency"] = rng.choice((code, code, code, formats.symbol, load_shared("currencies")[code]["name"]))
    return Facts(language, country, formats.symbol, values, items)


def _draw_city(rng: random.Random, country: str) -> str:
    return rng.choice(load_country(country)["cities"])


def _seller(rng: random.Random, language: str, country: str) -> dict[str, str]:
    texts, national, city = load_language(language).field_values, load_country(country), _draw_city(rng, country)
    name, core = draw_company(rng, language, country, city)
    contact, director = full_name(rng, language), " ".join(draw_person(rng, language))
    values = draw_address(rng, "seller", language, country, city) | draw_bank(rng, country, city)
    values |= {"seller_name": name, "sender": name, "account_holder": name if rng.random() < 0.8 else director}
    values |= _online(rng, language, country, core, contact)
    values |= {"contact_person": contact, "managing_director": director}
    values |= {"salesperson": full_name(rng, language), "approved_by": full_name(rng, language)}
    values |= {field: draw_code(rng, national[table], city) for field, table in NATIONAL_FIELDS.items()}
    values["department"] = rng.choice(texts["departments"])
    return values | {"shipping_method": rng.choice(texts["shipping_methods"])}


def _online(rng: random.Random, language: str, country: str, core: str, contact: str) -> dict[str, str]:
    """E-mail address and website that match the company's name."""
    users = load_language(language).field_values["email_users"]
    domain = f"{slug(core, rng.choice(('-', '')))}.{rng.choice(load_country(country)['domains'])}"
    user = rng.choice(users) if rng.random() < 0.75 else slug(contact, ".")
    start = rng.choice(("www.", "www.", "www.", "", "https://www.", "http://www.", "https://"))
    return {"email": f"{user}@{domain}", "website": start + domain}


def _buyer(rng: random.Random, language: str, country: str) -> dict[str, str]:
    city = _draw_city(rng, country)
    person = " ".join(draw_person(rng, language))
    name = draw_company(rng, language, country, city)[0] if rng.random() < 0.6 else person
    values = shipping = draw_address(rng, "buyer", language, country, city)
    if rng.random() < 0.6:
        shipping = draw_address(rng, "buyer", language, country, _draw_city(rng, country))
    values["shipping_address"] = f"{name}\n{shipping['buyer_address']}"
    vat_id = draw_code(rng, load_country(country)["vat_ids"]) if name != person else ""
    terms = rng.choice(load_shared("words")["delivery_terms"]).replace("{c}", city.split(",")[0])
    return values | {"buyer_name": name, "recipient": person, "customer_vat_id": vat_id, "delivery_terms": terms}


def _numbers(rng: random.Random, language: str, issued: date) -> dict[str, str]:
    kinds = dict.fromkeys(DOCUMENT_NUMBERS, "document") | dict.fromkeys(CODES, "code") | {"order_number": "order"}
    values = {name: document_number(rng, language, issued, kind) for name, kind in kinds.items()}
    kinds = {"customer_number": "customer", "tracking_number": "tracking", "vehicle": "license_plate"}
    values |= {name: draw_number(rng, kind) for name, kind in kinds.items()}
    code = document_number(rng, language, issued, "code")
    values["reference"] = rng.choice((draw_number(rng, "initials"), code, full_name(rng, language)))
    both = f"{values['invoice_number']} / {values['customer_number']}"
    values["payment_reference"] = both if rng.random() < 0.2 else draw_number(rng, "remittance")
    values["room_number"] = str(rng.randint(1, 899))
    return values | {"page_number": rng.choice(("1", "1/1", "1 / 2", "1/3", "1"))}


def _dates(rng: random.Random, formats: Formats, issued: date) -> dict[str, str]:
    """Dates around the day of issue; `_days` is the payment period."""
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
    """Items as printed, and the amounts that follow from them."""
    drafts = draw_items(rng, formats.language)
    rates = [round(100 * rate) for rate in load_country(country)["tax_rates"]]
    rate = rng.choice(rates) if rng.random() < 0.93 else 0
    percent = rng.choice(("{}%", "{} %", "{}%", "{}"))
    decimals = 0 if rate % 100 == 0 else 1 if rate % 10 == 0 else 2
    percent = percent.format(formats.number(rate, decimals if rng.random() < 0.75 else 2))
    some = rng.random() < 0.12
    discounts = [rng.choice((0, 0, 5, 10, 20)) if some else 0 for _ in drafts]
    sums = [line_sum(draft, discount) for draft, discount in zip(drafts, discounts, strict=True)]
    items = []
    for index, (draft, discount, total) in enumerate(zip(drafts, discounts, sums, strict=True)):
        day = issued - timedelta(days=rng.randint(0, 28))
        item = {"position": str(index + 1), "date": formats.date(day), "line_tax_rate": percent}
        item |= {"article_number": draw_number(rng, "article"), "description": describe(rng, formats, draft, day)}
        item |= {"quantity": formats.quantity(draft.quantity), "unit": draft.unit}
        item |= {"unit_price": formats.with_symbol(formats.price(draft.price)), "line_total": formats.money(total)}
        items.append(item | {"discount_percent": f"{discount}%" if discount else ""})
    return items, _amounts(rng, formats, sum(sums), rate) | {"tax_rate": percent}


def _round_half_up(numerator: int, denominator: int) -> int:
    return (2 * numerator + denominator) // (2 * denominator)


def line_sum(draft: Draft, discount: int) -> int:
    """The item's amount in cents after a discount of `discount` percent."""
    return _round_half_up(draft.quantity * draft.price * (100 - discount), 1_000_000)


def _amounts(rng: random.Random, formats: Formats, goods: int, rate: int) -> dict[str, str]:
    """Totals for goods in cents and a tax rate in hundredths of a percent."""
    shipping = rng.choice((390, 495, 500, 595, 750, 900, 1250, rng.randint(200, 9000))) if rng.random() < 0.22 else 0
    discount = goods * rng.choice((2, 3, 5, 10, 15, 20)) // 100 if rng.random() < 0.15 else 0
    base = goods + shipping - discount
    gross = rng.random() < GROSS_SHARE
    total = base if gross else base + _round_half_up(base * rate, 10_000)
    net = _round_half_up(base * 10_000, 10_000 + rate) if gross else base
    paid = rng.choice((total // 2, total // 10 * 3, rng.randint(0, total), total)) if rng.random() < 0.2 else 0
    sign = -1 if rng.random() < 0.35 else 1
    amounts = {"net_total": net, "tax_amount": total - net, "total": total, "previous_balance": rng.randint(500, 90000)}
    optional = {"shipping_cost": shipping, "discount": sign * discount, "amount_paid": sign * paid}
    values = {name: formats.money(cents) for name, cents in amounts.items()}
    values |= {name: formats.money(cents) if cents else "" for name, cents in optional.items()}
    return values | {"balance_due": formats.money(total - paid) if paid else ""}


def _terms(rng: random.Random, language: str, values: dict[str, str]) -> dict[str, str]:
    """Payment terms that match the due date, method of payment, subject."""
    texts = load_language(language).field_values
    pattern = rng.choice(texts["payment_terms"])
    terms = pattern.format(d=values.pop("_days"), c=rng.choice((5, 7, 8, 10)), p=rng.choice((2, 3)))
    subject = rng.choice(texts["subjects"]).replace("{n}", values["contract_number"])
    return {"payment_terms": terms, "payment_method": rng.choice(texts["payment_methods"]), "subject": subject}


def _meter(rng: random.Random, formats: Formats) -> dict[str, str]:
    used, before = 100 * rng.randint(30, 9000), 100 * rng.randint(500, 90000)
    values = {"meter_number": draw_number(rng, "meter"), "meter_reading": formats.number(used + before, 0)}
    return values | {"consumption": formats.number(used, 0) + rng.choice((" kWh", " kWh", " m³", ""))}


def _till(rng: random.Random, formats: Formats, values: dict[str, str]) -> dict[str, str]:
    name = values["salesperson"]
    clock = formats.time(rng.randint(7, 22), rng.randint(0, 59), rng.randint(0, 59))
    cashier = rng.choice((name.split(" ")[0], name, str(rng.randint(1, 999)), draw_number(rng, "till")))
    store, terminal = draw_number(rng, "store"), draw_number(rng, "till")
    return {"cashier": cashier, "store_number": store, "terminal": terminal, "time": clock}


def _person(rng: random.Random, formats: Formats, language: str, country: str) -> dict[str, str]:
    """Entries of a form about a person."""
    texts, national = load_language(language).field_values, load_country(country)
    first, last = draw_person(rng, language)
    born = date(rng.randint(1935, 2004), 1, 1) + timedelta(days=rng.randrange(365))
    values = {"first_name": first, "last_name": last, "date_of_birth": formats.date(born)}
    values["place_of_birth"] = _draw_city(rng, country).split(",")[0]
    values["employer"] = draw_company(rng, language, country, _draw_city(rng, country))[0]
    values["passport_number"] = draw_number(rng, "passport")
    values["social_security_number"] = draw_code(rng, national["social_security_numbers"])
    tables = {"nationality": "nationalities", "occupation": "occupations"}
    tables |= {"marital_status": "marital_statuses", "gender": "genders"}
    return values | {name: rng.choice(texts[table]) for name, table in tables.items()}
