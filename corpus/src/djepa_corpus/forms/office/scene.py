"""What texts mention: dates of meetings, places, sums of money, products, jobs."""

from datetime import timedelta

from ..business.items import first_line
from ..language import load_shared
from ..marks import signature
from ..sheet import Sheet
from .details import add_details


def in_days(sheet: Sheet, first: int, last: int) -> str:
    """A day between `first` and `last` days after the document's."""
    facts = sheet.facts
    return facts.formats.date(facts.issued + timedelta(days=sheet.rng.randint(first, last)))


def clock(sheet: Sheet, first: int = 8, last: int = 19) -> str:
    return sheet.facts.formats.time(sheet.rng.randint(first, last), sheet.rng.choice((0, 0, 15, 30, 45)), 0)


def amount(sheet: Sheet, lowest: int, highest: int, step: int = 1) -> str:
    """A round amount with a currency, between two amounts in units of the currency."""
    formats, rng = sheet.facts.formats, sheet.rng
    number = formats.number(100 * step * round(rng.uniform(lowest, highest) / step), rng.choice((0, 2)))
    text = formats.with_symbol(number)
    return text if formats.symbol_place != "none" else f"{formats.symbol} {number}"


def town(sheet: Sheet, name: str = "seller_city") -> str:
    """A city without its state."""
    return sheet.raw(name).split(",")[0]


def coined_name(sheet: Sheet) -> str:
    """Name of a product: `Veltor 300`."""
    rng, syllables = sheet.rng, load_shared("words")["company_syllables"]
    word = "".join(rng.choice(syllables) for _ in range(rng.randint(2, 3))).capitalize()
    return f"{word} {rng.choice(('X', 'Pro', '2', '300', 'S', 'Mini', '5.1', 'Plus'))}"


def signed_by(sheet: Sheet, name: str) -> str:
    """The signature of a person."""
    values = sheet.facts.values
    others = {field: values[field] for field in ("contact_person", "managing_director", "approved_by")}
    values.update(dict.fromkeys(others, name))
    drawn = signature(sheet)
    values.update(others)
    return drawn


def add_scene(sheet: Sheet) -> None:
    """Add what letters, memos and reports may mention to the details of the sheet."""
    rng, texts, origin = sheet.rng, sheet.texts.letters, sheet.origin
    elsewhere = origin.address("seller", origin.city())
    street = elsewhere["seller_street"]
    old = rng.randint(15, 400)
    add_details(
        sheet,
        place_of_writing=town(sheet),
        article=first_line(rng.choice(sheet.facts.items)),
        position=rng.choice(texts["positions"]),
        product=coined_name(sheet),
        venue=rng.choice(texts["venues"]).format(street=street, city=town(sheet)),
        new_address=elsewhere["seller_address"].replace("\n", ", "),
        start_date=in_days(sheet, 20, 120),
        appointment_date=in_days(sheet, 5, 60),
        appointment_time=clock(sheet),
        cancellation_date=in_days(sheet, 20, 200),
        expected_salary=amount(sheet, 24_000, 80_000, 500),
        old_rate=amount(sheet, old, old),
        new_rate=amount(sheet, old + 2, old * 1.3 + 5),
        change_date=in_days(sheet, 10, 90),
        amount=amount(sheet, 100, 90_000, 50),
        other_amount=amount(sheet, 20, 900),
        company=sheet.raw("seller_name"),
    )
