"""Formats of dates, times, numbers and amounts: one of each is drawn per document and used throughout it."""

import random
from dataclasses import dataclass
from datetime import date

from .language import load_country, load_language, load_shared


ORDINALS = {1: "st", 2: "nd", 3: "rd"}  # English; other languages have no pattern with ordinals
CURRENCY_PATTERNS = {"before": "{s}{t}", "before_space": "{s} {t}", "after_space": "{t} {s}", "after": "{t}{s}"}


@dataclass(frozen=True)
class Formats:
    """The formats of one document; patterns are those of the language's `locale.yaml`."""

    language: str
    date_pattern: str
    time_pattern: str
    range_pattern: str
    thousands: str
    decimal: str
    symbol: str
    symbol_place: str  # "none" or a key of CURRENCY_PATTERNS
    short_whole: bool  # whole quantities without decimals

    def date(self, day: date) -> str:
        locale, index = load_language(self.language).locale, day.month - 1
        names = {"B": locale["months"][index], "b": locale["short_months"][index]}
        names["o"] = f"{day.day}{'th' if 10 < day.day < 20 else ORDINALS.get(day.day % 10, 'th')}"
        return self.date_pattern.format(d=day.day, m=day.month, Y=day.year, y=f"{day.year % 100:02}", **names)

    def month(self, day: date) -> str:
        """Month and year: `Mai 2014`."""
        return f"{load_language(self.language).locale['months'][day.month - 1]} {day.year}"

    def dates(self, first: date, last: date) -> str:
        return self.range_pattern.format(a=self.date(first), b=self.date(last))

    def time(self, hour: int, minute: int, second: int) -> str:
        parts = {"H": hour, "M": minute, "S": second, "h": (hour - 1) % 12 + 1, "p": "AM" if hour < 12 else "PM"}
        return self.time_pattern.format(**parts)

    def number(self, hundredths: int, decimals: int = 2) -> str:
        """A number given in hundredths, truncated to 0, 1 or 2 decimals."""
        whole, part = divmod(abs(hundredths), 100)
        tail = self.decimal + f"{part:02}"[:decimals] if decimals else ""
        return ("-" if hundredths < 0 else "") + f"{whole:,}".replace(",", self.thousands) + tail

    def quantity(self, hundredths: int) -> str:
        """A quantity in hundredths: `3`, `3,00`, `1,5`."""
        short = 0 if hundredths % 100 == 0 else 1 if hundredths % 10 == 0 else 2
        return self.number(hundredths, short if self.short_whole else 2)

    def price(self, parts: int) -> str:
        """A unit price in ten-thousandths of the currency, with four decimals only if two are not enough."""
        if parts % 100 == 0:
            return self.number(parts // 100)
        whole, rest = divmod(parts, 10_000)
        return f"{self.number(100 * whole, 0)}{self.decimal}{rest:04}"

    def money(self, cents: int) -> str:
        return self.with_symbol(self.number(cents))

    def with_symbol(self, text: str) -> str:
        """A number with the currency in this document's position."""
        return CURRENCY_PATTERNS.get(self.symbol_place, "{t}").format(s=self.symbol, t=text)


def draw_formats(rng: random.Random, language: str, country: str) -> Formats:
    """Draw the formats of a document in `language` from `country`."""
    locale, national = load_language(language).locale, load_country(country)
    separators, like = locale["number_separators"], locale["countries"][country]["numbers_like"]
    if like and rng.random() < like["share"]:
        separators = load_language(like["language"]).locale["number_separators"]
    thousands, decimal = rng.choice(national["number_separators"] or separators)
    symbol = rng.choice(load_shared("currencies")[national["currency"]]["symbols"])
    place = rng.choice(national["currency_places"] or locale["currency_places"])
    if place in ("before", "after") and symbol[-1].isalpha():
        place += "_space"
    if place == "after_space" and (share := locale["currency_before_share"]) and rng.random() < share:
        place = "before_space"
    dates = rng.choice(locale["dates"].get(country) or locale["dates"]["default"])
    times, ranges = rng.choice(locale["times"]), rng.choice(locale["date_ranges"])
    return Formats(language, dates, times, ranges, thousands, decimal, symbol, place, rng.random() < 0.7)
