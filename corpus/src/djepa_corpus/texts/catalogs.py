"""Translations of programs: gettext catalogs, and files of keys and texts (JSON, YAML) of each language."""

import json
import re
import struct
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path

import yaml

from .text import LANGUAGES, Text, translations


CODE = re.compile(rf"(?:^|[-.])({'|'.join(LANGUAGES)})(?:[-_](?:DE|FR|ES|IT|NL|US))?")
MAGIC = b"\xde\x12\x04\x95"  # of little-endian .mo files
LOADER = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


def language_of(file: Path) -> str:
    """The language in the name or the folder of a file, "" if it is none of ours."""
    name = file.parent.parent.name if file.parent.name == "LC_MESSAGES" else file.stem
    match = CODE.fullmatch(name) or (CODE.search(name) if "-" in name else None)
    return match[1] if match and name.endswith(match[0]) else ""


def catalog_texts(root: Path, files: str, source: str) -> Iterator[Text]:
    """The texts of gettext catalogs, without fuzzy ones, or of files of keys if `{code}` is in their names."""
    if "{code}" in files:
        yield from _keyed_texts(root, files, source)
        return
    for file in sorted(root.glob(files)):
        language = language_of(file)
        if language and language != "en":
            for english, text in _messages(file):
                yield from translations(english, {language: [text]}, source)


def _messages(file: Path) -> Iterator[tuple[str, str]]:
    """Pairs of English and translation, those of plurals too."""
    for ids, strings in _read_mo(file.read_bytes()) if file.suffix == ".mo" else _read_po(file):
        yield ids[0], strings[0]
        if len(ids) > 1:
            yield ids[1], strings[-1]


def _read_mo(data: bytes) -> Iterator[tuple[list[str], list[str]]]:
    order = "<" if data[:4] == MAGIC else ">"
    count, *tables = struct.unpack_from(f"{order}3I", data, 8)
    for index in range(count):
        places = (struct.unpack_from(f"{order}2I", data, table + 8 * index) for table in tables)
        ids, strings = (data[start : start + length].decode("utf-8", "replace") for length, start in places)
        yield ids.rpartition("\4")[2].split("\0"), strings.split("\0")  # without the context


def _read_po(file: Path) -> Iterator[tuple[Sequence[str], Sequence[str]]]:
    from babel.messages.pofile import PoFileError, read_po

    try:
        messages = list(read_po(file.read_bytes().splitlines(), abort_invalid=True))
    except (PoFileError, ValueError):  # some catalogs have errors in their headers
        return
    for message in messages:
        if message.id and message.string and not message.fuzzy:
            yield (*((each,) if isinstance(each, str) else each for each in (message.id, message.string)),)


def _keyed_texts(root: Path, files: str, source: str) -> Iterator[Text]:
    """The texts of files such as `i18n/de.json` or `locales/de.yml`, with the keys of `en` in the same folder."""
    for english in sorted(root.glob(files.format(code="en"))):
        texts: dict[str, dict[str, str]] = defaultdict(dict)
        for language in LANGUAGES:
            file = english.with_name(Path(files).name.format(code=language))
            for key, text in _leaves(_read(file), ()) if file.is_file() else ():
                texts["/".join(key).removeprefix(f"{language}/")][language] = text
        for of in texts.values():
            yield from translations(of.pop("en", ""), {language: [text] for language, text in of.items()}, source)


def _read(file: Path) -> Mapping:
    text = file.read_text("utf-8")
    return json.loads(text) if file.suffix == ".json" else yaml.load(text, LOADER)


def _leaves(value: object, key: tuple[str, ...]) -> Iterable[tuple[tuple[str, ...], str]]:
    if isinstance(value, str):
        yield key, value
    elif isinstance(value, Mapping):
        for name, each in value.items():
            if not str(name).startswith("@"):  # authors of MediaWiki's texts
                yield from _leaves(each, (*key, str(name)))


def locale_texts() -> Iterator[Text]:
    """Months, days, units, currencies, languages and countries of the Unicode CLDR, from Babel."""
    from babel import Locale

    names: dict[tuple, dict[str, list[str]]] = defaultdict(lambda: defaultdict(list))
    for language in LANGUAGES:
        locale = Locale(language)
        tables = {name: getattr(locale, name) for name in ("currencies", "languages", "territories", "scripts")}
        tables |= {"months": locale.months["stand-alone"]["wide"], "days": locale.days["stand-alone"]["wide"]}
        tables |= {"short_months": locale.months["stand-alone"]["abbreviated"]}
        for table, entries in tables.items():
            for key, name in entries.items():
                names[table, key][language].append(name)
        for unit, lengths in locale._data["unit_display_names"].items():
            for name in lengths.values():
                names["unit", unit][language].append(name)
    for of in names.values():
        english, *_ = of.pop("en", [""])
        yield from translations(english, of, "cldr", "word")
