"""Names, addresses and numbers of people, companies and documents, and formats of dates and amounts, by country.

In patterns `#` is a digit, `@` a capital letter, `%Y` `%y` `%m` the document's year and month, `&` a prefix of the
language, `{c}` a city. IBANs have valid check digits (ISO 13616, mod 97).
"""

import random
import unicodedata
from dataclasses import dataclass
from datetime import date

from .language import language_codes, load_country, load_language, load_shared


ORDINALS = {1: "st", 2: "nd", 3: "rd"}  # English; other languages have no pattern with ordinals
CURRENCY_PATTERNS = {"before": "{s}{t}", "before_space": "{s} {t}", "after_space": "{t} {s}", "after": "{t}{s}"}
FOREIGN_NAME_SHARE = 0.06  # of names
LISTED_NAME_SHARE = 0.7  # of last names; the others are composed of a start and an end


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
        """A unit price in ten-thousandths of the currency; four decimals only if two are not enough."""
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


class Origin:
    """Language and country of a document, from which names, addresses and numbers are drawn."""

    def __init__(self, rng: random.Random, language: str, country: str) -> None:
        self.rng, self.language, self.country = rng, language, country
        self.texts, self.national = load_language(language), load_country(country)

    def person(self) -> tuple[str, str]:
        """Return first and last name."""
        texts = self.texts
        if self.rng.random() < FOREIGN_NAME_SHARE:
            languages = sorted(map(load_language, language_codes()), key=lambda other: -other.locale["page_share"])
            texts = self.rng.choice(languages)
        return self.rng.choice(texts.names["first_names"]), self._last_name(texts.names)

    def _last_name(self, names: dict[str, tuple[str, ...]]) -> str:
        if self.rng.random() < LISTED_NAME_SHARE:
            return self.rng.choice(names["last_names"])
        return self.rng.choice(names["last_name_starts"]) + self.rng.choice(names["last_name_ends"])

    def full_name(self) -> str:
        """Return a person's name as printed: in full, or with an initial, a title, a salutation or capitals."""
        first, last = self.person()
        pattern = self.rng.choice(load_shared("words")["name_formats"])
        salutation = self.rng.choice(self.texts.names["salutations"])
        return pattern.format(f=first, l=last, i=first[0], a=salutation, L=last.upper())

    def company(self, city: str) -> tuple[str, str]:
        """Return a company's name with its legal form, and the name without it."""
        rng, names, syllables = self.rng, self.texts.names, load_shared("words")["company_syllables"]
        coined = "".join(rng.choice(syllables) for _ in range(rng.randint(2, 3))).capitalize()
        trade, first, second = rng.choice(names["company_trades"]), self._last_name(names), self._last_name(names)
        initials = "".join(rng.choice("ABCDEFGHIKLMNOPRSTVW") for _ in range(rng.randint(2, 4)))
        place = city.split(",")[0]  # `Frankfurt am Main` -> `Frankfurt`, but `Le Havre` -> `Le Havre`
        place = place.split(" ")[0].capitalize() if len(place.split(" ")[0]) > 3 else place
        parts = {"a": first.split(" ")[-1].capitalize(), "b": second.split(" ")[-1].capitalize(), "c": coined}
        parts |= {"t": trade, "t2": trade.split(" ")[0].lower(), "i": initials, "p": place}
        parts["f"] = rng.choice(names["first_names"])
        core = rng.choice(names["company_patterns"]).format(**parts)
        name = f"{core} {rng.choice(self.national['legal_forms'])}" if rng.random() < 0.85 else core
        return (name.upper() if rng.random() < 0.06 else name), core

    def city(self) -> str:
        return self.rng.choice(self.national["cities"])

    def address(self, who: str, city: str) -> dict[str, str]:
        """Return street, postal code, city and country of `who`, and the lines of the address without the name.

        The street is in the document's language if the country has it, else in the country's first language.
        """
        rng, local = self.rng, self.national["languages"]
        streets = load_language(self.language if self.language in local else local[0]).streets
        number = rng.randint(1, 99) if rng.random() < 0.7 else rng.randint(100, 450)
        pattern = rng.choice(streets["patterns"].get(self.country) or streets["patterns"]["default"])
        parts = {"n": number, "m": number + 2, "u": rng.randint(1, 24), "b": rng.randint(100, 9999)}
        street = pattern.format(**parts, s=rng.choice(streets["names"]))
        postcode = fill_pattern(rng, rng.choice(self.national["postcodes"]))
        names = self.texts.locale["countries"][self.country]["name"]
        country = names if isinstance(names, str) else rng.choice(names)
        country = country.upper() if rng.random() < 0.2 else country
        place = self.national["address_place"].format(city=city, postcode=postcode)
        lines = "\n".join([street, place] + ([country] if rng.random() < 0.3 else []))
        parts = {"street": street, "postcode": postcode, "city": city, "country": country, "address": lines}
        return {f"{who}_{name}": text for name, text in parts.items()}

    def code(self, kind: str, city: str = "") -> str:
        """Return a number of a kind in the country's file; empty if the country has none."""
        patterns = self.national[kind] or ("",)
        return fill_pattern(self.rng, self.rng.choice(patterns)).replace("{c}", city.split(",")[0])

    def document_number(self, day: date, kind: str) -> str:
        """Return the number of a document issued on `day`."""
        rng, prefix = self.rng, self.rng.choice(self.texts.field_values["document_prefixes"])
        if rng.random() < 0.2:  # groups of digits, a date part or a letter, with one separator
            groups = ["#" * rng.randint(1, 7), rng.choice(("%Y", "%y", "@", "#" * rng.randint(2, 5), "%m"))]
            groups += ["#" * rng.randint(1, 4)] if rng.random() < 0.4 else []
            rng.shuffle(groups)
            start = rng.choice(("&", "& ", "&-")) if rng.random() < 0.3 else ""
            pattern = start + rng.choice(("-", "/", ".", " ", "", "_", "")).join(groups)
        else:
            pattern = rng.choice(load_shared("number_patterns")[kind])
        for sign, text in (("%Y", str(day.year)), ("%y", f"{day.year % 100:02}"), ("%m", f"{day.month:02}")):
            pattern = pattern.replace(sign, text)
        return fill_pattern(rng, pattern).replace("&", prefix)

    def bank(self, city: str) -> dict[str, str]:
        """Return bank name, BIC, bank code, account number and, if the country has IBANs, the IBAN composed of them."""
        rng, texts = self.rng, self.national
        name, letters = rng.choice(list(texts["banks"].items()))
        code, account = fill_pattern(rng, texts["bank_code"]), fill_pattern(rng, texts["account_number"])
        bic = f"{letters}{self.country}{rng.choice('23456MPF')}{rng.choice('ABLMX123')}"
        bic += rng.choice(("XXX", "", "", fill_pattern(rng, "###")))
        values = {"bank_name": name.replace("{c}", city.split(",")[0]), "bic": bic, "account_number": account}
        sort_code = code  # grouped in pairs in Britain and Ireland, often grouped in Germany
        if self.country in ("GB", "IE"):
            sort_code = rng.choice(("{}-{}-{}", "{} {} {}", "{}{}{}")).format(code[:2], code[2:4], code[4:])
        elif self.country == "DE" and rng.random() < 0.5:
            sort_code = f"{code[:3]} {code[3:6]} {code[6:]}"
        values |= {"sort_code": sort_code, "iban": ""}
        if texts["iban"]:
            body = texts["iban"].format(letters=letters, code=code, account=account, key=f"{int(account) % 97:02}")
            iban = f"{self.country}{iban_check_digits(self.country, body)}{body}"
            groups = [iban[start : start + 4] for start in range(0, len(iban), 4)]
            values["iban"] = " ".join(groups) if rng.random() < 0.75 else iban
        return values


def fill_pattern(rng: random.Random, pattern: str) -> str:
    """Replace `#` with digits (the first character is never 0) and `@` with capital letters."""
    text = []
    for index, character in enumerate(pattern):
        if character == "#":
            text.append(str(rng.randint(0 if index else 1, 9)))
        else:
            text.append(rng.choice("ABCDEFGHJKLMNPRSTUVWXYZ") if character == "@" else character)
    return "".join(text)


def draw_number(rng: random.Random, kind: str) -> str:
    """Return a number of a kind in `shared/number_patterns.yaml`."""
    return fill_pattern(rng, rng.choice(load_shared("number_patterns")[kind]))


def iban_check_digits(country: str, body: str) -> str:
    """Return 98 minus the number `body + country + 00` modulo 97, with letters as 10..35 (ISO 13616)."""
    digits = "".join(str(int(character, 36)) for character in f"{body}{country}00")
    return f"{98 - int(digits) % 97:02}"


def slug(text: str, separator: str = "-") -> str:
    """Return lower-case ASCII words joined as in a domain name: `Müller & Söhne` -> `mueller-soehne`."""
    for letter, plain in (("ä", "ae"), ("ö", "oe"), ("ü", "ue"), ("ß", "ss"), ("&", " "), ("ı", "i")):
        text = text.lower().replace(letter, plain)
    plain = unicodedata.normalize("NFKD", text).encode("ascii", "ignore").decode()
    words = "".join(character if character.isalnum() else " " for character in plain).split()
    return separator.join(words)
