"""Data files: one schema for all languages, held-out wordings unseen in training, one meaning per wording."""

import re
import shutil
import string

import pytest
import yaml

from djepa_corpus.forms import language_codes, load_language
from djepa_corpus.forms.language import LANGUAGES, SHARED, load_country, load_shared, read_language
from transformers_djepa.data.questions.wordings import Wordings


CODES = language_codes()
RICH = ("en", "fr", "de", "nl")
IMPORTANT = "invoice_number invoice_date due_date total net_total tax_amount customer_number iban".split()
# Labels that real documents use for two fields; their position shows which one is meant.
AMBIGUOUS_LABELS = set("from to expéditeur destinataire nom absender an afzender aan nombre nome".split())


def plain(text: str) -> str:
    """Keep letters and digits only; wordings that differ in punctuation or case count as equal."""
    return "".join(character for character in text.casefold() if character.isalnum() or character in "#%")


def wordings_of(language) -> dict[str, Wordings]:
    """All wordings of a language by file and key."""
    found = {"label_questions": language.label_questions, "sentences": language.sentences["with_values"]}
    for name in ("labels", "questions", "table_headers", "cell_questions", "titles"):
        found |= {f"{name}.{key}": wordings for key, wordings in getattr(language, name).items()}
    return found


def placeholders(text: str) -> list[str]:
    return [name for _, name, _, _ in string.Formatter().parse(text) if name is not None]


@pytest.fixture(params=CODES)
def language(request):
    return load_language(request.param)


@pytest.fixture
def folder(tmp_path):
    """A copy of the English folder."""
    return shutil.copytree(LANGUAGES / "en", tmp_path / "xx")


# Schema


def test_every_folder_follows_the_schema(language):
    assert read_language(LANGUAGES / language.code) == language


def test_a_copied_folder_loads_as_a_language(folder):
    assert read_language(folder).labels == load_language("en").labels


def edit(path, change):
    data = yaml.safe_load(path.read_text())
    change(data)
    path.write_text(yaml.safe_dump(data, allow_unicode=True))


@pytest.mark.parametrize(
    ("name", "change", "message"),
    [
        ("labels", lambda data: data.pop("total"), r"xx/labels.yaml: missing key 'total'"),
        ("labels", lambda data: data.update(sum=data["total"]), r"xx/labels.yaml: unknown key 'sum'"),
        ("labels", lambda data: data["total"].update(test="Sum\n"), r"xx/labels.yaml.total: unknown key 'test'"),
        ("labels", lambda data: data["total"].update(shared=""), r"xx/labels.yaml.total.shared: expected a list"),
        ("labels", lambda data: data["total"].update(shared=[]), r"labels.yaml.total.shared: expected at least one"),
        ("labels", lambda data: data["total"].update(shared="a\n\nb\n"), r"total.shared: .*without blank lines"),
        ("names", lambda data: data.update(first_names=7), r"xx/names.yaml.first_names: expected a list of texts, got"),
        ("locale", lambda data: data.update(page_share="many"), r"xx/locale.yaml.page_share: expected a number"),
        ("locale", lambda data: data["dates"].pop("default"), r"xx/locale.yaml.dates: missing key 'default'"),
        ("phrases", lambda data: data.update(due_by=""), r"xx/phrases.yaml.due_by: expected a text"),
    ],
)
def test_schema_errors_name_file_and_key(folder, name, change, message):
    edit(folder / f"{name}.yaml", change)
    with pytest.raises(ValueError, match=message):
        read_language(folder)


def test_missing_and_unknown_files_raise(folder):
    (folder / "titles.yaml").rename(folder / "headings.yaml")
    with pytest.raises(ValueError, match=r"xx: .*\['headings.yaml', 'titles.yaml'\]"):
        read_language(folder)


def test_a_duplicate_key_raises(folder):
    path = folder / "phrases.yaml"
    path.write_text(path.read_text() + "due_by: until\n")
    with pytest.raises(ValueError, match="xx/phrases.yaml: duplicate key 'due_by'"):
        read_language(folder)


def test_invalid_yaml_raises_with_the_file_name(folder):
    (folder / "phrases.yaml").write_text("due_by: [\n")
    with pytest.raises(ValueError, match="xx/phrases.yaml: "):
        read_language(folder)


def test_shared_files_follow_the_schema():
    for path in SHARED.glob("*.yaml"):
        assert load_shared(path.stem)
    for path in (SHARED / "countries").iterdir():
        assert load_country(path.stem)["cities"]


def test_referenced_languages_countries_and_trades_exist(language):
    for code, entry in language.locale["countries"].items():
        country = load_country(code)
        assert set(country["languages"]) <= set(CODES) and country["currency"] in load_shared("currencies")
        assert entry["numbers_like"] is None or entry["numbers_like"]["language"] in CODES
    trades = load_shared("trades")
    for trade in language.goods["trades"]:
        assert set(trades[trade]["units"]) <= set(language.goods["units"])
    assert len(language.locale["months"]) == len(language.locale["short_months"]) == 12


def test_groups_of_fields_contain_only_known_fields():
    names = load_shared("fields")
    for group in (names["often_asked"], *names["related"], *names["ambiguous"]):
        assert set(group) <= set(names["fields"])


# Wordings


def test_every_field_has_held_out_labels_and_questions(language):
    for name in load_shared("fields")["fields"]:
        assert language.labels[name].held_out and language.questions[name].held_out, name


def test_held_out_labels_differ_from_training_labels_in_more_than_punctuation(language):
    for wordings in (*language.labels.values(), *language.table_headers.values()):
        assert {plain(text) for text in wordings.train}.isdisjoint(plain(text) for text in wordings.held_out)


def test_held_out_wordings_are_not_training_wordings(language):
    for key, wordings in wordings_of(language).items():
        train = {text.casefold() for text in wordings.train}
        assert train.isdisjoint(text.casefold() for text in wordings.held_out), key
        assert wordings.held_out or key.startswith(("table_headers", "sentences")), key


def test_a_label_names_one_field_only(language):
    names: dict[str, set[str]] = {}
    for name, wordings in language.labels.items():
        for label in wordings.train + wordings.held_out:
            names.setdefault(label.casefold(), set()).add(name)
    assert {label: found for label, found in names.items() if len(found) > 1 and label not in AMBIGUOUS_LABELS} == {}


def test_a_question_asks_for_one_field_only(language):
    names: dict[str, set[str]] = {}
    for name, wordings in language.questions.items():
        for question in wordings.train + wordings.held_out:
            names.setdefault(plain(question), set()).add(name)
    assert {question: found for question, found in names.items() if len(found) > 1} == {}


def test_labels_contain_no_tax_rate_or_currency(language):
    for name, wordings in language.labels.items():
        for label in wordings.train + wordings.held_out:
            assert not re.search(r"\bEUR\b|GBP|USD|CHF|[€£$]|\d ?%", label), (name, label)


def test_no_wording_is_listed_twice(language):
    for key, wordings in wordings_of(language).items():
        if key.startswith(("labels", "questions", "table_headers", "sentences")):
            assert len(set(wordings.train)) == len(wordings.train), key
            assert len(set(wordings.held_out)) == len(wordings.held_out), key


def test_questions_have_exactly_the_expected_placeholder(language):
    for key, wordings in wordings_of(language).items():
        expected = {"label_questions": ["label"], "cell_questions": ["item"], "questions": []}
        if (name := key.partition(".")[0]) in expected:
            for text in wordings.train + wordings.held_out:
                assert placeholders(text) == expected[name], (key, text)


def test_placeholders_of_sentences_are_fields_and_other_sentences_have_none(language):
    texts = language.sentences["with_values"].train
    assert {name for text in texts for name in re.findall(r"{(.*?)}", text)} <= set(load_shared("fields")["fields"])
    others = language.sentences["without_values"]
    assert len(others) >= 15 and not any("{" in text for text in others)


def test_every_column_has_training_only_headers(language):
    for name, wordings in language.table_headers.items():
        assert len(wordings.train_only) >= 5, name
