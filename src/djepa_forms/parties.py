"""Names and addresses of people and companies."""

import random
import unicodedata

from .identifiers import fill_pattern
from .language import language_codes, load_country, load_language, load_shared


FOREIGN_NAME_SHARE = 0.06
LISTED_NAME_SHARE = 0.7  # the other last names are composed of a start and an end
# f first name, i its initial, l last name, L the same in capitals, a salutation
NAME_FORMATS = ("{f} {l}",) * 14 + ("{i}. {l}", "{i}. {l}", "Dr. {f} {l}", "{a} {l}", "{a} {l}", "{f} {L}", "{L} {f}")
NAME_FORMATS += ("{l}, {f}", "{f}")


def draw_person(rng: random.Random, language: str) -> tuple[str, str]:
    """Return first and last name of a person."""
    if rng.random() < FOREIGN_NAME_SHARE:
        by_share = sorted(language_codes(), key=lambda code: -load_language(code).locale["page_share"])
        language = rng.choice(by_share)
    return rng.choice(load_language(language).names["first_names"]), _last_name(rng, language)


def _last_name(rng: random.Random, language: str) -> str:
    names = load_language(language).names
    if rng.random() < LISTED_NAME_SHARE:
        return rng.choice(names["last_names"])
    return rng.choice(names["last_name_starts"]) + rng.choice(names["last_name_ends"])


def full_name(rng: random.Random, language: str) -> str:
    """Return a person's name as documents print it, in full or with an initial, a title, a salutation or capitals."""
    first, last = draw_person(rng, language)
    pattern, salutation = rng.choice(NAME_FORMATS), rng.choice(load_language(language).names["salutations"])
    return pattern.format(f=first, l=last, i=first[0], a=salutation, L=last.upper())


def draw_company(rng: random.Random, language: str, country: str, city: str) -> tuple[str, str]:
    """Return a company's name with its legal form, and the name without it, which its domain is made of."""
    names, syllables = load_language(language).names, load_shared("words")["company_syllables"]
    coined = "".join(rng.choice(syllables) for _ in range(rng.randint(2, 3))).capitalize()
    trade, surname = rng.choice(names["company_trades"]), _last_name(rng, language)
    partner = _last_name(rng, language)
    initials = "".join(rng.choice("ABCDEFGHIKLMNOPRSTVW") for _ in range(rng.randint(2, 4)))
    parts = {"a": surname.split(" ")[-1].capitalize(), "b": partner.split(" ")[-1].capitalize(), "c": coined}
    parts |= {"t": trade, "t2": trade.split(" ")[0].lower(), "i": initials, "p": _short_city(city)}
    parts["f"] = rng.choice(names["first_names"])
    core = rng.choice(names["company_patterns"]).format(**parts)
    name = f"{core} {rng.choice(load_country(country)['legal_forms'])}" if rng.random() < 0.85 else core
    return (name.upper() if rng.random() < 0.06 else name), core


def _short_city(city: str) -> str:
    """`Frankfurt am Main` -> `Frankfurt`, but `Le Havre` -> `Le Havre`."""
    name = city.split(",")[0]
    first = name.split(" ")[0]
    return first.capitalize() if len(first) > 3 else name


def slug(text: str, joint: str = "-") -> str:
    """Return lower-case ASCII words joined as in a domain name: `Müller & Söhne` -> `mueller-soehne`."""
    for letter, plain in (("ä", "ae"), ("ö", "oe"), ("ü", "ue"), ("ß", "ss"), ("&", " "), ("ı", "i")):
        text = text.lower().replace(letter, plain)
    plain = unicodedata.normalize("NFKD", text).encode("ascii", "ignore").decode()
    words = "".join(character if character.isalnum() else " " for character in plain).split()
    return joint.join(words)


def draw_address(rng: random.Random, who: str, language: str, country: str, city: str) -> dict[str, str]:
    """Return street, postal code, city and country of `who`, and the lines of the address without the name."""
    texts = load_country(country)
    street, postcode = _draw_street(rng, country, language), fill_pattern(rng, rng.choice(texts["postcodes"]))
    nation = _country_name(rng, country, language)
    place = texts["address_place"].format(city=city, postcode=postcode)
    lines = [street, place] + ([nation] if rng.random() < 0.3 else [])
    parts = {"street": street, "postcode": postcode, "city": city, "country": nation, "address": "\n".join(lines)}
    return {f"{who}_{name}": text for name, text in parts.items()}


def _country_name(rng: random.Random, country: str, language: str) -> str:
    names = load_language(language).locale["countries"][country]["name"]
    name = names if isinstance(names, str) else rng.choice(names)
    return name.upper() if rng.random() < 0.2 else name


def _draw_street(rng: random.Random, country: str, language: str) -> str:
    """Return street and house number in the page's language if the country has it, else in the country's first one."""
    local = load_country(country)["languages"]
    streets = load_language(language if language in local else local[0]).streets
    number = rng.randint(1, 99) if rng.random() < 0.7 else rng.randint(100, 450)
    pattern = rng.choice(streets["patterns"].get(country) or streets["patterns"]["default"])
    parts = {"n": number, "m": number + 2, "u": rng.randint(1, 24), "b": rng.randint(100, 9999)}
    return pattern.format(**parts, s=rng.choice(streets["names"]))
