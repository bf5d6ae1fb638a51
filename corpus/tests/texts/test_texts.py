"""Short texts: read from catalogs, pages and dictionaries, cleaned, grouped by meaning and split."""

import base64
import gzip
import json

import pytest
from babel.messages.catalog import Catalog
from babel.messages.mofile import write_mo
from babel.messages.pofile import write_po

from djepa_corpus.forms.language import load_language
from djepa_corpus.html.sources import Source
from djepa_corpus.texts.catalogs import catalog_texts
from djepa_corpus.texts.dictionaries import dictionary_texts
from djepa_corpus.texts.grouping import group_texts
from djepa_corpus.texts.pages import page_texts
from djepa_corpus.texts.text import Text, clean, translations
from djepa_corpus.texts.wordings import generator_texts
from djepa_pages.spelling import normalise


@pytest.mark.parametrize(
    ("raw", "text"),
    [
        ("_Due date:", "Due date"),
        ("Save &As...", "Save As"),
        ("R&D costs", "R&D costs"),
        ("<b>Total</b> of %(number)s", "Total of"),
        ("Cannot open “%s”.", "Cannot open."),
        ("50% off", "50% off"),
        ("%d / %d", ""),
        ("a" * 201, ""),
        ("get_total()", ""),
    ],
)
def test_texts_are_cleaned(raw, text):
    assert clean(raw) == text


def _catalog() -> Catalog:
    catalog = Catalog(locale="de")
    catalog.add("_Invoice", "_Rechnung", context="menu")
    catalog.add(("one %d", "%d invoices"), ("eine %d", "%d Rechnungen"))
    catalog.add("Unchanged text of four words", "Unchanged text of four words")
    catalog.add("Price", "Kosten", flags=["fuzzy"])
    return catalog


@pytest.mark.parametrize(("write", "name"), [(write_mo, "de/LC_MESSAGES/app.mo"), (write_po, "locale/de_DE.po")])
def test_catalogs_give_translated_messages_and_plurals(tmp_path, write, name):
    file = tmp_path / name
    file.parent.mkdir(parents=True)
    with file.open("wb") as opened:
        write(opened, _catalog())
    found = [(text.text, text.language) for text in catalog_texts(tmp_path, f"**/*{file.suffix}", "app")]
    pairs = [("Invoice", "Rechnung"), ("one", "eine"), ("invoices", "Rechnungen")]
    assert sorted(found) == sorted((text, code) for pair in pairs for text, code in zip(pair, ("en", "de")))


def test_files_of_keys_are_paired_by_key(tmp_path):
    (tmp_path / "en.json").write_text(json.dumps({"@metadata": {"x": "Name"}, "due": "Due date", "no": "Only here"}))
    (tmp_path / "fr.json").write_text(json.dumps({"due": "Date d'échéance"}))
    texts = list(catalog_texts(tmp_path, "{code}.json", "app"))
    assert [(text.text, text.language, text.group) for text in texts] == [
        ("Due date", "en", "duedate"),
        ("Date d'échéance", "fr", "duedate"),
    ]


def test_pages_are_paired_block_by_block_or_by_headings(tmp_path):
    pages = {
        "en": ["<h1>1.2 Printing</h1><p>Press the key.</p>", "<h1>Saving</h1><p>Press it.</p>"],
        "de": ["<h1>1.2 Drucken</h1><p>Drücken Sie die Taste.</p>", "<h1>Speichern</h1><div>Ein</div><p>Zwei</p>"],
    }
    for code, texts in pages.items():
        (tmp_path / code).mkdir()
        for number, text in enumerate(texts):
            (tmp_path / code / f"{number}.html").write_text(f"<html><body>{text}</body></html>")
    source = Source("app", "GPL-2", "app", "{code}", codes={"en": "en", "de": "de"})
    german = {(text.text, text.kind) for text in page_texts([source], tmp_path) if text.language == "de"}
    assert german == {("Drucken", "heading"), ("Drücken Sie die Taste.", "message"), ("Speichern", "heading")}


def test_words_are_kept_that_both_dictionaries_translate(tmp_path):
    folder = tmp_path / "usr" / "share" / "dictd"
    folder.mkdir(parents=True)
    for code in ("deu", "fra", "spa", "ita", "nld"):
        forth, back = b"shore /b/ <n>\n1. Ufer, Kai\nsee: {Strand}\n", b"Ufer <n>\n bank; shore\n"
        for name, entry in ((f"eng-{code}", forth), (f"{code}-eng", back)):
            (folder / f"freedict-{name}.dict.dz").write_bytes(gzip.compress(entry))
            length = base64.b64encode(bytes([0, 0, len(entry)])).decode()
            (folder / f"freedict-{name}.index").write_text(f"word\tA\t{length}\n")
    found = {(text.text, text.language) for text in dictionary_texts(tmp_path)}
    assert found == {("shore", "en"), *(("Ufer", code) for code in ("de", "fr", "es", "it", "nl"))}


def test_wordings_that_the_generator_holds_back_are_test_texts_alone():
    generated = list(generator_texts())
    leaked = load_language("de").labels["due_date"].held_out[0]
    labels = [translations(f"Some label {number}", {"de": [f"Text {number}"]}, "app") for number in range(400)]
    others = [text for label in labels for text in label]
    others += translations("Some date", {"de": [leaked.upper()], "fr": ["Une date"]}, "app")
    split = group_texts(generated, others)
    train, test = ({normalise(text.text) for text in texts} for texts in (split.train, split.test))
    assert not train & test
    assert {normalise(text.text) for text in generated if text.held_out} <= test
    assert normalise("Une date") in train
    assert sum(text.source == "app" for text in split.test) >= 4
    groups = [text.group for text in split.train]
    assert sum(one != other for one, other in zip(groups, groups[1:])) == len({*groups}) - 1  # together


def test_a_label_of_the_generator_joins_the_texts_of_other_sources_to_its_field():
    generated = [Text("Invoice date", "en", "field:invoice_date", "label", "generator")]
    split = group_texts(generated, translations("Invoice Date", {"de": ["Datum der Rechnung"]}, "app"))
    assert {text.group for text in split.train} == {"field:invoice_date"}
