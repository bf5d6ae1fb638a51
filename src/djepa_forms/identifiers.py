"""Numbers of documents, customers, tax payers and bank accounts, with the format of their country.

In patterns `#` is a digit, `@` a capital letter, `%Y` `%y` `%m` the document's year and month, `&` a prefix of the
language, `{c}` a city. IBANs have valid check digits (ISO 13616, mod 97).
"""

import random
from collections.abc import Sequence
from datetime import date

from .language import load_country, load_language, load_shared


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


def draw_code(rng: random.Random, patterns: Sequence[str], city: str = "") -> str:
    """Return a number with one of the patterns; nothing if there is none."""
    return fill_pattern(rng, rng.choice(patterns or ("",))).replace("{c}", city.split(",")[0])


def document_number(rng: random.Random, language: str, day: date, kind: str = "document") -> str:
    """Return the number of a document issued on `day`."""
    prefix = rng.choice(load_language(language).field_values["document_prefixes"])
    patterns = load_shared("number_patterns")[kind]
    pattern = _random_pattern(rng) if rng.random() < 0.2 else rng.choice(patterns)
    for sign, text in (("%Y", str(day.year)), ("%y", f"{day.year % 100:02}"), ("%m", f"{day.month:02}")):
        pattern = pattern.replace(sign, text)
    return fill_pattern(rng, pattern).replace("&", prefix)


def _random_pattern(rng: random.Random) -> str:
    """Join two or three groups of digits, a date part or a letter with one sign, sometimes after a prefix."""
    groups = ["#" * rng.randint(1, 7), rng.choice(("%Y", "%y", "@", "#" * rng.randint(2, 5), "%m"))]
    groups += ["#" * rng.randint(1, 4)] if rng.random() < 0.4 else []
    rng.shuffle(groups)
    start = rng.choice(("&", "& ", "&-")) if rng.random() < 0.3 else ""
    return start + rng.choice(("-", "/", ".", " ", "", "_", "")).join(groups)


def draw_bank(rng: random.Random, country: str, city: str) -> dict[str, str]:
    """Return bank name, BIC, bank code, account number and, if the country has IBANs, the IBAN composed of these."""
    texts = load_country(country)
    name, letters = rng.choice(list(texts["banks"].items()))
    code, account = fill_pattern(rng, texts["bank_code"]), fill_pattern(rng, texts["account_number"])
    bic = f"{letters}{country}{rng.choice('23456MPF')}{rng.choice('ABLMX123')}"
    bic += rng.choice(("XXX", "", "", fill_pattern(rng, "###")))
    values = {"bank_name": name.replace("{c}", city.split(",")[0]), "bic": bic, "account_number": account}
    values |= {"sort_code": _sort_code(rng, country, code), "iban": ""}
    if texts["iban"]:
        body = texts["iban"].format(letters=letters, code=code, account=account, key=f"{int(account) % 97:02}")
        iban = f"{country}{iban_check_digits(country, body)}{body}"
        groups = [iban[start : start + 4] for start in range(0, len(iban), 4)]
        values["iban"] = " ".join(groups) if rng.random() < 0.75 else iban
    return values


def iban_check_digits(country: str, body: str) -> str:
    """Return 98 minus the number `body + country + 00` modulo 97, with letters as 10..35 (ISO 13616)."""
    digits = "".join(str(int(character, 36)) for character in f"{body}{country}00")
    return f"{98 - int(digits) % 97:02}"


def _sort_code(rng: random.Random, country: str, code: str) -> str:
    """British and Irish sort codes have pairs of digits; German bank codes are often grouped."""
    if country in ("GB", "IE"):
        return rng.choice(("{}-{}-{}", "{} {} {}", "{}{}{}")).format(code[:2], code[2:4], code[4:])
    if country == "DE" and rng.random() < 0.5:
        return f"{code[:3]} {code[3:6]} {code[6:]}"
    return code
