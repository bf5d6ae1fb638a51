"""The facts of one synthetic document: parties, numbers, dates, items, amounts, bank account.

They are consistent: items add up to the net total (or to the total if prices include tax), net plus tax is the total,
paid plus balance is the total, and dates are in order.
"""

import math
import random
from dataclasses import dataclass
from datetime import date, timedelta

from .identities import Formats, Origin, draw_formats, draw_number, slug
from .language import load_language, load_shared
from .trade_facts import trade_facts


GROSS_SHARE = 0.15  # of documents; their item prices include tax


@dataclass(frozen=True)
class Facts:
    """The content of a document as printed."""

    language: str
    country: str
    currency: str  # symbol or code
    values: dict[str, str]  # by field; "" if the document has none; lines are separated by newlines
    items: list[dict[str, str]]  # by column
    formats: Formats
    issued: date


def make_facts(rng: random.Random, language: str, country: str = "") -> Facts:
    """Draw the facts of a document in a language, by default from a random one of its countries.

    Raises:
        ValueError: unknown language.
    """
    countries = load_language(language).locale["countries"]
    if not country:
        country = rng.choice([code for code, entry in countries.items() for _ in range(entry["weight"])])
    document = _Document(rng, language, country)
    values = document.seller() | document.buyer() | document.numbers()
    term = rng.choice((7, 8, 10, 14, 14, 15, 21, 30, 30, 30, 45, 60))
    values |= document.dates(term)
    items, amounts = document.items_and_amounts()
    values |= amounts | document.details(term, values["contract_number"], values["salesperson"])
    values |= document.person()
    values |= trade_facts(rng, document.origin, document.formats, document.issued)
    code, symbol = document.origin.national["currency"], document.formats.symbol
    values["currency"] = rng.choice((code, code, code, symbol, load_shared("currencies")[code]["name"]))
    values |= dict.fromkeys(load_shared("fields")["agreement"], "")  # drawn by `office/terms.py`
    return Facts(language, country, symbol, values, items, document.formats, document.issued)


class _Document:
    """Draws the facts of a document part by part; each method returns values by field."""

    def __init__(self, rng: random.Random, language: str, country: str) -> None:
        self.rng, self.origin = rng, Origin(rng, language, country)
        self.words, self.formats = self.origin.texts.field_values, draw_formats(rng, language, country)
        self.drawn_from = load_shared("fields")["drawn_from"]
        self.issued = date(rng.randint(2001, 2024), 1, 1) + timedelta(days=rng.randrange(365))

    def seller(self) -> dict[str, str]:
        rng, origin = self.rng, self.origin
        city = origin.city()
        name, core = origin.company(city)
        contact, director = origin.full_name(), " ".join(origin.person())
        values = origin.address("seller", city) | origin.bank(city)
        values |= {"seller_name": name, "sender": name, "account_holder": name if rng.random() < 0.8 else director}
        domain = f"{slug(core, rng.choice(('-', '')))}.{rng.choice(origin.national['domains'])}"
        user = rng.choice(self.words["email_users"]) if rng.random() < 0.75 else slug(contact, ".")
        start = rng.choice(("www.", "www.", "www.", "", "https://www.", "http://www.", "https://"))
        values |= {"email": f"{user}@{domain}", "website": start + domain}
        values |= {"contact_person": contact, "managing_director": director}
        values |= {"salesperson": origin.full_name(), "approved_by": origin.full_name()}
        values |= {field: origin.code(kind, city) for field, kind in self.drawn_from["country"].items()}
        values["department"] = rng.choice(self.words["departments"])
        return values | {"shipping_method": rng.choice(self.words["shipping_methods"])}

    def buyer(self) -> dict[str, str]:
        rng, origin = self.rng, self.origin
        city, person = origin.city(), " ".join(origin.person())
        name = origin.company(city)[0] if rng.random() < 0.6 else person
        values = shipping = origin.address("buyer", city)
        if rng.random() < 0.6:
            shipping = origin.address("buyer", origin.city())
        values["shipping_address"] = f"{name}\n{shipping['buyer_address']}"
        vat_id = origin.code("vat_ids") if name != person else ""
        terms = rng.choice(load_shared("words")["delivery_terms"]).replace("{c}", city.split(",")[0])
        return values | {"buyer_name": name, "recipient": person, "customer_vat_id": vat_id, "delivery_terms": terms}

    def numbers(self) -> dict[str, str]:
        rng, origin = self.rng, self.origin
        documents, numbers = self.drawn_from["document"], self.drawn_from["number"]
        values = {name: origin.document_number(self.issued, kind) for name, kind in documents.items()}
        values |= {name: draw_number(rng, kind) for name, kind in numbers.items()}
        code = origin.document_number(self.issued, "code")
        values["reference"] = rng.choice((draw_number(rng, "initials"), code, origin.full_name()))
        both = f"{values['invoice_number']} / {values['customer_number']}"
        values["payment_reference"] = both if rng.random() < 0.2 else draw_number(rng, "remittance")
        values["room_number"] = str(rng.randint(1, 899))
        return values | {"page_number": rng.choice(("1", "1/1", "1 / 2", "1/3", "1"))}

    def dates(self, term: int) -> dict[str, str]:
        """Dates around the day of issue; `term` is the payment period in days."""
        rng, formats, issued = self.rng, self.formats, self.issued
        ordered = issued - timedelta(days=rng.randint(2, 40))
        delivered = min(ordered + timedelta(days=rng.randint(1, 9)), issued)
        start = (issued.replace(day=1) - timedelta(days=rng.choice((1, 1, 1, 62, 330)))).replace(day=1)
        end = issued.replace(day=1) - timedelta(days=1)
        days = {"invoice_date": issued, "date": issued, "due_date": issued + timedelta(days=term)}
        days |= {"order_date": ordered, "delivery_date": delivered}
        days["deadline"] = issued + timedelta(days=rng.randint(7, 45))
        days |= {"arrival_date": issued - timedelta(days=rng.randint(1, 9)), "departure_date": issued}
        values = {name: formats.date(day) for name, day in days.items()}
        return values | {"billing_period": formats.month(start) if rng.random() < 0.2 else formats.dates(start, end)}

    def items_and_amounts(self) -> tuple[list[dict[str, str]], dict[str, str]]:
        """Items as printed, and the amounts that follow from them."""
        rng, formats = self.rng, self.formats
        drafts = draw_items(rng, formats.language)
        rates = [round(100 * rate) for rate in self.origin.national["tax_rates"]]
        rate = rng.choice(rates) if rng.random() < 0.93 else 0
        percent = rng.choice(("{}%", "{} %", "{}%", "{}"))
        decimals = 0 if rate % 100 == 0 else 1 if rate % 10 == 0 else 2
        percent = percent.format(formats.number(rate, decimals if rng.random() < 0.75 else 2))
        has_discounts = rng.random() < 0.12
        discounts = [rng.choice((0, 0, 5, 10, 20)) if has_discounts else 0 for _ in drafts]
        sums = [line_sum(draft, discount) for draft, discount in zip(drafts, discounts, strict=True)]
        items = []
        for index, (draft, discount, total) in enumerate(zip(drafts, discounts, sums, strict=True)):
            day = self.issued - timedelta(days=rng.randint(0, 28))
            item = {"position": str(index + 1), "date": formats.date(day), "line_tax_rate": percent}
            item |= {"article_number": draw_number(rng, "article"), "description": describe(rng, formats, draft, day)}
            item |= {"quantity": formats.quantity(draft.quantity), "unit": draft.unit}
            item |= {"unit_price": formats.with_symbol(formats.price(draft.price)), "line_total": formats.money(total)}
            items.append(item | {"discount_percent": f"{discount}%" if discount else ""})
        return items, self.amounts(sum(sums), rate) | {"tax_rate": percent}

    def amounts(self, goods: int, rate: int) -> dict[str, str]:
        """Totals for goods in cents and a tax rate in hundredths of a percent."""
        rng, money = self.rng, self.formats.money
        shipping = 0
        if rng.random() < 0.22:
            shipping = rng.choice((390, 495, 500, 595, 750, 900, 1250, rng.randint(200, 9000)))
        discount = goods * rng.choice((2, 3, 5, 10, 15, 20)) // 100 if rng.random() < 0.15 else 0
        base = goods + shipping - discount
        gross = rng.random() < GROSS_SHARE
        total = base if gross else base + _round_half_up(base * rate, 10_000)
        net = _round_half_up(base * 10_000, 10_000 + rate) if gross else base
        paid = rng.choice((total // 2, total // 10 * 3, rng.randint(0, total), total)) if rng.random() < 0.2 else 0
        sign = -1 if rng.random() < 0.35 else 1
        amounts = {"net_total": net, "tax_amount": total - net, "total": total}
        amounts["previous_balance"] = rng.randint(500, 90000)
        optional = {"shipping_cost": shipping, "discount": sign * discount, "amount_paid": sign * paid}
        values = {name: money(cents) for name, cents in amounts.items()}
        values |= {name: money(cents) if cents else "" for name, cents in optional.items()}
        return values | {"balance_due": money(total - paid) if paid else ""}

    def details(self, term: int, contract: str, salesperson: str) -> dict[str, str]:
        """Payment terms that match the due date, subject, meter readings, and what a till prints."""
        rng, words, formats = self.rng, self.words, self.formats
        pattern = rng.choice(words["payment_terms"])
        values = {"payment_terms": pattern.format(d=term, c=rng.choice((5, 7, 8, 10)), p=rng.choice((2, 3)))}
        subject = rng.choice(words["subjects"]).replace("{n}", contract)
        values |= {"payment_method": rng.choice(words["payment_methods"]), "subject": subject}
        used, before = 100 * rng.randint(30, 9000), 100 * rng.randint(500, 90000)
        values |= {"meter_number": draw_number(rng, "meter"), "meter_reading": formats.number(used + before, 0)}
        values["consumption"] = formats.number(used, 0) + rng.choice((" kWh", " kWh", " m³", ""))
        clock = formats.time(rng.randint(7, 22), rng.randint(0, 59), rng.randint(0, 59))
        names = (salesperson.split(" ")[0], salesperson, str(rng.randint(1, 999)), draw_number(rng, "till"))
        values |= {"cashier": rng.choice(names), "store_number": draw_number(rng, "store")}
        return values | {"terminal": draw_number(rng, "till"), "time": clock}

    def person(self) -> dict[str, str]:
        """Entries of a form about a person."""
        rng, origin = self.rng, self.origin
        first, last = origin.person()
        born = date(rng.randint(1935, 2004), 1, 1) + timedelta(days=rng.randrange(365))
        values = {"first_name": first, "last_name": last, "date_of_birth": self.formats.date(born)}
        values["place_of_birth"] = origin.city().split(",")[0]
        values["employer"] = origin.company(origin.city())[0]
        values["passport_number"] = draw_number(rng, "passport")
        values["social_security_number"] = origin.code("social_security_numbers")
        tables = self.drawn_from["language"].items()
        return values | {name: rng.choice(self.words[table]) for name, table in tables}


@dataclass(frozen=True)
class Draft:
    """An item before formatting; `quantity` in hundredths, `price` in ten-thousandths of the currency."""

    description: str
    unit: str
    quantity: int
    price: int
    kind: str  # of unit, a key of `units` in goods.yaml


def draw_items(rng: random.Random, language: str) -> list[Draft]:
    """Draw 1 to about 20 different items, mostly of one trade."""
    trades = load_language(language).goods["trades"]
    trade = rng.choice(list(trades))
    count = rng.choices((rng.randint(1, 3), rng.randint(3, 8), rng.randint(9, 20)), (40, 48, 12))[0]
    names = rng.sample(trades[trade], min(count, len(trades[trade])))
    drafts = [_draw_item(rng, language, trade, name) for name in names]
    if rng.random() < 0.1:
        other = rng.choice(list(trades))
        name = rng.choice(trades[other])
        drafts += [_draw_item(rng, language, other, name)] if name not in trades[trade] else []
    return drafts


def _draw_item(rng: random.Random, language: str, trade: str, name: str) -> Draft:
    """Draw an item with a log-uniform price and a plausible quantity for its unit."""
    ranges = load_shared("trades")[trade]
    kind = rng.choice(ranges["units"])
    cents = round(100 * math.exp(rng.uniform(math.log(ranges["lowest_price"]), math.log(ranges["highest_price"]))))
    if rng.random() < 0.4:
        cents = max(100, round(cents, -2)) - rng.choice((0, 0, 1, 5, 10, 50))
    price = rng.randint(400, 4500) if kind == "kilowatt_hour" else 100 * max(cents, 1)
    unit = rng.choice(load_language(language).goods["units"][kind])
    if kind in ("month", "flat_rate", "day"):
        quantity = 100 * rng.choice((1, 1, 1, 1, 1, 2, 3, 6, 12))
    elif kind == "kilowatt_hour":
        quantity = 100 * rng.randint(20, 4500)
    elif kind in ("hour", "kilogram", "litre") and rng.random() < 0.5:
        quantity = 25 * rng.randint(1, 80)
    elif kind == "square_metre":
        quantity = 10 * rng.randint(15, 900)
    else:
        quantity = 100 * rng.choices((1, rng.randint(2, 10), rng.randint(11, 500)), (45, 45, 10))[0]
    return Draft(name, unit, quantity, price, kind)


def describe(rng: random.Random, formats: Formats, draft: Draft, day: date) -> str:
    """Return the item's description, sometimes with a model code, a variant, a month or a second line."""
    goods, patterns = load_language(formats.language).goods, load_shared("words")["item_patterns"]
    text, code = draft.description, draw_number(rng, "model")
    if draft.kind == "month" and rng.random() < 0.4:
        text = rng.choice(patterns["monthly"]).format(t=text, m=formats.month(day))
    elif rng.random() < 0.3:
        variant = rng.choice(goods["variants"])
        pattern = rng.choice(patterns["goods" if draft.kind in ("piece", "kilogram") else "services"])
        text = pattern.format(t=text, c=code, k=variant, n=rng.choice((2, 3, 5, 6, 10, 12)))
    if rng.random() < 0.08:
        detail = rng.choice(goods["details"])
        text += "\n" + detail.format(c=code, m=formats.month(day), d=formats.date(day), n=rng.randint(2, 60))
    return text


def line_sum(draft: Draft, discount: int) -> int:
    """Return the item's amount in cents after a discount of `discount` percent."""
    return _round_half_up(draft.quantity * draft.price * (100 - discount), 1_000_000)


def _round_half_up(numerator: int, denominator: int) -> int:
    return (2 * numerator + denominator) // (2 * denominator)
