"""What a till prints: items with prices, discounts, service, taxes by rate, rounding, cash and change."""

import math
from dataclasses import dataclass, field, replace

from ..identities import draw_number
from ..language import load_country, load_shared
from ..sheet import Sheet
from ..trade_facts import fill


TRADES = ("food", "food", "food", "retail", "retail", "office", "hardware", "building", "health", "hotel")
ROUNDED = ("MYR", "SGD", "CHF")  # currencies without coins of one cent


@dataclass
class TillItem:
    name: str
    code: str
    quantity: int
    price: int  # cents
    rate: int  # index of its tax rate

    @property
    def amount(self) -> int:
        return self.quantity * self.price


@dataclass
class Till:
    """Amounts in cents; `taxes` are rate in hundredths of a percent, taxable amount and tax."""

    items: list[TillItem]
    includes_tax: bool
    discount: int = 0
    service: int = 0
    taxes: list[tuple[int, int, int]] = field(default_factory=list)
    exact: int = 0  # total before rounding
    rounding: int = 0
    cash: int = 0  # 0 if paid by card

    @property
    def subtotal(self) -> int:
        return sum(item.amount for item in self.items)

    @property
    def total(self) -> int:
        return self.exact + self.rounding


def draw_till(sheet: Sheet) -> Till:
    """Draw items and sums, and give the document their values."""
    rng, facts = sheet.rng, sheet.facts
    rates = [round(100 * rate) for rate in load_country(facts.country)["tax_rates"]]
    rates = list(dict.fromkeys(rng.sample(rates, rng.choice((1, 1, 1, min(2, len(rates)))))))
    till = Till(_draw_items(sheet, len(rates)), includes_tax=facts.country != "US" and sheet.chance(0.65))
    if sheet.chance(0.15):
        till.discount = till.subtotal * rng.choice((5, 10, 15, 20)) // 100
    if sheet.chance(0.12):
        till.service = (till.subtotal - till.discount) * 10 // 100
    base = till.subtotal - till.discount + till.service
    till.taxes = _taxes(till, rates, base)
    till.exact = base if till.includes_tax else base + sum(tax for _, _, tax in till.taxes)
    pays_cash = sheet.chance(0.5)
    if load_country(facts.country)["currency"] in ROUNDED and sheet.chance(0.6):
        till.rounding = 5 * round(till.exact / 5) - till.exact
    if pays_cash:
        note = rng.choice((5, 100, 500, 1000, 2000, 5000))
        till.cash = till.total if sheet.chance(0.3) else math.ceil(till.total / note) * note
    _set_values(sheet, till)
    return till


def _draw_items(sheet: Sheet, num_rates: int) -> list[TillItem]:
    rng, goods = sheet.rng, sheet.texts.goods["trades"]
    trade = rng.choice([name for name in TRADES if name in goods])
    count = min(rng.choice((1, 2, 3, 4, 5, 6, 8, 10, 14)), len(goods[trade]))
    items, upper = [], sheet.chance(0.5)
    for name in rng.sample(goods[trade], count):
        price = round(math.exp(rng.uniform(math.log(60), math.log(9000))))
        price = price - price % 10 + rng.choice((0, 0, 5, 9)) if price > 100 else price
        quantity = rng.choice((1, 1, 1, 1, 2, 2, 3, 4, 6, 10))
        code = rng.choice(
            (draw_number(rng, "article"), str(rng.randint(10**12, 10**13 - 1)), f"{rng.randint(1, 99999):05}")
        )
        items.append(TillItem(name.upper() if upper else name, code, quantity, price, rng.randrange(num_rates)))
    return items


def _taxes(till: Till, rates: list[int], base: int) -> list[tuple[int, int, int]]:
    """Divide the base between the rates in proportion to their items."""
    taxes, left = [], base
    used = [index for index in range(len(rates)) if any(item.rate == index for item in till.items)]
    for index in used:
        part = sum(item.amount for item in till.items if item.rate == index)
        part = left if index == used[-1] else round(base * part / till.subtotal)
        left -= part
        tax = (
            round(part * rates[index] / (10_000 + rates[index]))
            if till.includes_tax
            else round(part * rates[index] / 10_000)
        )
        taxes.append((rates[index], part - tax if till.includes_tax else part, tax))
    return taxes


def _set_values(sheet: Sheet, till: Till) -> None:
    formats, tax = sheet.facts.formats, sum(tax for _, _, tax in till.taxes)
    cents = {"total": till.total, "tax_amount": tax, "net_total": till.exact - tax, "discount": -till.discount}
    cents |= {"service_charge": till.service, "rounding": till.rounding, "amount_paid": till.total if till.cash else 0}
    cents |= {"cash_tendered": till.cash, "change": till.cash - till.total if till.cash else 0, "balance_due": 0}
    values = {name: formats.money(amount) if amount else "" for name, amount in cents.items()}
    if till.cash:
        values["change"] = formats.money(till.cash - till.total)
    values["tax_rate"] = percent(sheet, till.taxes[0][0]) if len(till.taxes) == 1 else ""
    sheet.facts.values.update(values)


def percent(sheet: Sheet, rate: int) -> str:
    """Print a rate in hundredths of a percent."""
    decimals = 0 if rate % 100 == 0 else 1 if rate % 10 == 0 else 2
    return f"{sheet.facts.formats.number(rate, decimals)}%"


def shop_name(sheet: Sheet) -> tuple[str, str]:
    """Return a shop's name, and that of its company, which mostly ends in a legal form."""
    rng, words, facts = sheet.rng, sheet.texts.business["receipts"], sheet.facts
    origin = sheet.origin
    name = fill(rng, origin, rng.choice(words["shops"]), t=rng.choice(words["trade_names"]))
    forms = load_country(facts.country)["legal_forms"]
    share = 0.8 if facts.country in ("MY", "SG") else 0.45
    company = f"{name} {rng.choice(forms)}" if sheet.chance(share) else name
    if sheet.chance(0.45):
        name, company = name.upper(), company.upper()
    return name, company


def draw_moment(sheet: Sheet) -> tuple[str, str]:
    """Return date and time of the sale in one of the many formats of tills."""
    rng, formats = sheet.rng, sheet.facts.formats
    patterns = load_shared("till_formats")
    pattern = rng.choice(patterns["us_dates" if sheet.facts.country == "US" else "dates"])
    clock = replace(formats, time_pattern=rng.choice(patterns["times"]))
    day = replace(formats, date_pattern=pattern).date(sheet.facts.issued)
    return day.upper() if sheet.chance(0.2) else day, clock.time(
        rng.randint(7, 22), rng.randint(0, 59), rng.randint(0, 59)
    )
