"""Data files: one schema for all languages, held-out wordings unseen in training, one meaning per wording."""

import shutil
import string

import pytest
import yaml

from djepa_corpus.forms import language_codes, load_language
from djepa_corpus.forms.language import LANGUAGES, SHARED, load_country, load_shared, read_language
from transformers_djepa.data.questions.wordings import Wordings


CODES = language_codes()
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
        ("labels", lambda data: data["total"].update(shared=""), r"xx/labels.yaml.total.shared: expected a list"),
        ("locale", lambda data: data.update(page_share="many"), r"xx/locale.yaml.page_share: expected a number"),
        ("phrases", lambda data: data.update(due_by=""), r"xx/phrases.yaml.due_by: expected a text"),
    ],
)
def test_schema_errors_name_file_and_key(folder, name, change, message):
    edit(folder / f"{name}.yaml", change)
    with pytest.raises(ValueError, match=message):
        read_language(folder)


def test_shared_files_follow_the_schema():
    for path in SHARED.glob("*.yaml"):
        assert load_shared(path.stem)
    for path in (SHARED / "countries").iterdir():
        assert load_country(path.stem)["cities"]


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


def test_questions_have_exactly_the_expected_placeholder(language):
    for key, wordings in wordings_of(language).items():
        expected = {"label_questions": ["label"], "cell_questions": ["item"], "questions": []}
        if (name := key.partition(".")[0]) in expected:
            for text in wordings.train + wordings.held_out:
                assert placeholders(text) == expected[name], (key, text)
