"""How dates, amounts and times are written: one style is drawn per document and used throughout it."""

import random
from dataclasses import dataclass
from datetime import date

from .lexicon.parse import parse_lists


MONTHS = parse_lists("""
en = January | February | March | April | May | June | July | August | September | October | November | December
de = Januar | Februar | März | April | Mai | Juni | Juli | August | September | Oktober | November | Dezember
fr = janvier | février | mars | avril | mai | juin | juillet | août | septembre | octobre | novembre | décembre
nl = januari | februari | maart | april | mei | juni | juli | augustus | september | oktober | november | december
es = enero | febrero | marzo | abril | mayo | junio | julio | agosto | septiembre | octubre | noviembre | diciembre
it = gennaio | febbraio | marzo | aprile | maggio | giugno | luglio | agosto | settembre | ottobre | novembre | dicembre
""")
SHORT_MONTHS = parse_lists("""
en = Jan | Feb | Mar | Apr | May | Jun | Jul | Aug | Sep | Oct | Nov | Dec
de = Jan. | Feb. | März | Apr. | Mai | Juni | Juli | Aug. | Sept. | Okt. | Nov. | Dez.
fr = janv. | févr. | mars | avr. | mai | juin | juil. | août | sept. | oct. | nov. | déc.
nl = jan | feb | mrt | apr | mei | jun | jul | aug | sep | okt | nov | dec
es = ene | feb | mar | abr | may | jun | jul | ago | sep | oct | nov | dic
it = gen | feb | mar | apr | mag | giu | lug | ago | set | ott | nov | dic
""")
# d: day, m: month, B: month's name, b: its short name, o: English ordinal (7th), y: two-digit year
DATES = parse_lists("""
en = {d:02}/{m:02}/{Y} | {d:02}/{m:02}/{Y} | {d} {B} {Y} | {d:02} {b} {Y} | {d:02}-{b}-{Y} | {d:02}-{b}-{y}
    | {Y}-{m:02}-{d:02} | {d:02}/{m:02}/{y} | {d:02}.{m:02}.{Y} | {o} {B} {Y} | {d:02}-{m:02}-{Y} | {b} {d:02}, {Y}
    | {d}/{m}/{Y}
us = {m:02}/{d:02}/{Y} | {m}/{d}/{Y} | {B} {d}, {Y} | {b} {d}, {Y} | {m:02}/{d:02}/{y} | {m:02}-{d:02}-{Y}
    | {Y}-{m:02}-{d:02} | {B} {o}, {Y} | {b}. {d}, {Y} | {d:02}-{b}-{y}
de = {d:02}.{m:02}.{Y} | {d:02}.{m:02}.{Y} | {d:02}.{m:02}.{Y} | {d}. {B} {Y} | {d:02}.{m:02}.{y} | {d}.{m}.{Y}
    | {d:02}. {B} {Y} | {Y}-{m:02}-{d:02} | {d}. {b} {Y} | {d:02}. {m:02}. {Y} | {d:02}/{m:02}/{Y}
fr = {d:02}/{m:02}/{Y} | {d:02}/{m:02}/{Y} | {d} {B} {Y} | {d:02}/{m:02}/{y} | {d:02}.{m:02}.{Y} | {d:02}-{m:02}-{Y}
    | {d} {b} {Y} | {Y}-{m:02}-{d:02} | {d:02} {B} {Y} | {d:02}.{m:02}.{y}
nl = {d:02}-{m:02}-{Y} | {d:02}-{m:02}-{Y} | {d} {B} {Y} | {d:02}/{m:02}/{Y} | {d}-{m}-{Y} | {d:02}-{m:02}-{y}
    | {d}-{b}-{Y} | {d} {b} {Y} | {Y}-{m:02}-{d:02} | {d:02}.{m:02}.{Y} | {d:02}/{m:02}/{y}
es = {d:02}/{m:02}/{Y} | {d} de {B} de {Y} | {d:02}-{m:02}-{Y} | {d:02}/{m:02}/{y} | {d:02}-{b}-{Y} | {d:02}.{m:02}.{Y}
    | {Y}-{m:02}-{d:02}
it = {d:02}/{m:02}/{Y} | {d} {B} {Y} | {d:02}-{m:02}-{Y} | {d:02}.{m:02}.{Y} | {d:02}/{m:02}/{y} | {d}-{b}-{Y}
    | {Y}-{m:02}-{d:02}
""")
TIMES = parse_lists("""
en = {H:02}:{M:02} | {H:02}:{M:02}:{S:02} | {h}:{M:02} {p} | {h:02}:{M:02}{p}
de = {H:02}:{M:02} | {H:02}:{M:02} Uhr | {H:02}:{M:02}:{S:02} | {H}.{M:02} Uhr
fr = {H:02}:{M:02} | {H}h{M:02} | {H:02}:{M:02}:{S:02} | {H:02} h {M:02}
nl = {H:02}:{M:02} | {H:02}:{M:02}:{S:02} | {H}.{M:02} uur | {H:02}:{M:02} uur | {H}u{M:02}
es = {H:02}:{M:02} | {H:02}:{M:02}:{S:02} | {H:02}:{M:02} h
it = {H:02}:{M:02} | {H:02}:{M:02}:{S:02} | {H}.{M:02}
""")
RANGES = parse_lists("""
en = {a} - {b} | {a} to {b} | {a} – {b} | {a} until {b} | from {a} to {b}
de = {a} - {b} | {a} bis {b} | {a} – {b} | vom {a} bis {b} | {a}-{b}
fr = du {a} au {b} | {a} - {b} | {a} au {b} | {a} – {b}
nl = {a} t/m {b} | {a} - {b} | {a} tot {b} | {a} tot en met {b} | van {a} tot {b}
es = {a} - {b} | del {a} al {b} | {a} a {b}
it = {a} - {b} | dal {a} al {b} | {a} al {b}
""")
SYMBOLS = parse_lists("""
EUR = € | € | € | EUR | EUR | Euro
GBP = £ | £ | £ | GBP
USD = $ | $ | $ | USD | US$
CHF = CHF | CHF | Fr. | SFr.
CAD = $ | CAD | CA$
AUD = $ | AUD | A$
""")
# thousands separator, decimal separator
POINT, COMMA = (",", "."), (".", ",")
NUMBERS = {
    "en": (POINT,) * 6 + (("", "."), ("", "."), (" ", ".")),
    "de": (COMMA,) * 6 + (("", ","), ("", ","), (" ", ",")),
    "fr": ((" ", ","),) * 5 + (("", ","), ("", ","), ("\u00a0", ","), (".", ","), ("", "."), (" ", ".")),
    "nl": (COMMA,) * 6 + (("", ","), ("", ","), (" ", ",")),
    "es": (COMMA,) * 4 + (("", ","),),
    "it": (COMMA,) * 4 + (("", ","),),
}
SWISS = (("'", "."), ("'", "."), ("’", "."), (" ", "."), ("", "."))


@dataclass(frozen=True)
class Formats:
    """The styles of one document: date pattern, time pattern, separators of numbers, where the currency stands."""

    language: str
    date_pattern: str
    time_pattern: str
    range_pattern: str
    thousands: str
    decimal: str
    symbol: str
    symbol_place: str  # "none", "before", "before_space", "after_space" or "after"
    short_whole: bool  # whole quantities without decimals

    def date(self, day: date) -> str:
        """The day as printed in this document."""
        ordinal = f"{day.day}{'th' if 10 < day.day < 20 else {1: 'st', 2: 'nd', 3: 'rd'}.get(day.day % 10, 'th')}"
        names = {"B": MONTHS[self.language][day.month - 1], "b": SHORT_MONTHS[self.language][day.month - 1], "o": ordinal}
        return self.date_pattern.format(d=day.day, m=day.month, Y=day.year, y=f"{day.year % 100:02}", **names)

    def month(self, day: date) -> str:
        """Month and year: `Mai 2014`."""
        return f"{MONTHS[self.language][day.month - 1]} {day.year}"

    def dates(self, first: date, last: date) -> str:
        """A range of days."""
        return self.range_pattern.format(a=self.date(first), b=self.date(last))

    def time(self, hour: int, minute: int, second: int) -> str:
        """The time of day."""
        return self.time_pattern.format(H=hour, M=minute, S=second, h=(hour - 1) % 12 + 1, p="AM" if hour < 12 else "PM")

    def number(self, hundredths: int, decimals: int = 2) -> str:
        """A number given in hundredths, with 0, 1 or 2 decimals (the rest is cut off)."""
        whole, part = divmod(abs(hundredths), 100)
        digits = f"{whole:,}".replace(",", self.thousands)
        tail = self.decimal + f"{part:02}"[:decimals] if decimals else ""
        return ("-" if hundredths < 0 else "") + digits + tail

    def quantity(self, hundredths: int) -> str:
        """A quantity in hundredths: `3`, `3,00`, `1,5`."""
        if self.short_whole:
            decimals = 0 if hundredths % 100 == 0 else 1 if hundredths % 10 == 0 else 2
            return self.number(hundredths, decimals)
        return self.number(hundredths)

    def price(self, parts: int) -> str:
        """A unit price in ten-thousandths of the currency, with four decimals only where two do not suffice."""
        if parts % 100 == 0:
            return self.number(parts // 100)
        whole, rest = divmod(parts, 10_000)
        return f"{whole:,}".replace(",", self.thousands) + f"{self.decimal}{rest:04}"

    def money(self, cents: int) -> str:
        """An amount in cents with the document's currency style."""
        return self.with_symbol(self.number(cents))

    def with_symbol(self, text: str) -> str:
        """A number with the currency where this document puts it."""
        shapes = {"before": "{s}{t}", "before_space": "{s} {t}", "after_space": "{t} {s}", "after": "{t}{s}"}
        return shapes.get(self.symbol_place, "{t}").format(s=self.symbol, t=text)


def draw_formats(rng: random.Random, language: str, country: str, currency: str) -> Formats:
    """The styles of a document in `language` from `country` with `currency` (ISO code)."""
    dates = DATES["us" if country == "US" and language == "en" else language]
    abroad = language == "en" and country in ("DE", "NL", "FR", "BE") and rng.random() < 0.4
    thousands, decimal = rng.choice(SWISS if country == "CH" else NUMBERS["de" if abroad else language])
    symbol = rng.choice(SYMBOLS[currency])
    place = rng.choice(("none",) * 3 + (("before", "before", "before", "before_space") if language == "en" or currency == "CHF" else ("after_space", "after_space", "before_space", "after")))
    if place in ("before", "after") and symbol[-1].isalpha():
        place += "_space"
    place = "before_space" if language == "nl" and place == "after_space" and rng.random() < 0.7 else place
    return Formats(
        language, rng.choice(dates), rng.choice(TIMES[language]), rng.choice(RANGES[language]), thousands, decimal, symbol, place, rng.random() < 0.7
    )
