import pytest

from djepa_corpus.html.plan import PART, plan_documents
from djepa_corpus.html.sources import Source, choose_sources
from djepa_corpus.html.titles import translated_titles


SOURCE = Source("manual", "GPL-2+", "manual-{code}", "doc/{code}", codes={"en": "en-US", "de": "de"}, recursive=True)


@pytest.fixture
def root(tmp_path):
    """Ten short pages, a long one, an index and a link, in two languages."""
    for code, title in (("en-US", "Printing"), ("de", "Drucken")):
        folder = tmp_path / "doc" / code / "use"
        folder.mkdir(parents=True)
        for number in range(10):
            (folder / f"page{number}.html").write_text(f"<h1>{number}.1. <b>{title}</b> {number}</h1><p>Text</p>")
        (folder / "long.html").write_text("x" * (3 * PART))
        (folder / "index.html").write_text("Index")
        (folder / "same.html").symlink_to(folder / "page0.html")
    return tmp_path


def test_each_file_is_printed_once_and_long_ones_in_parts(root):
    documents = plan_documents([SOURCE], root, ("en", "de", "nl"), seed=1)
    names = [(document.language, file.stem) for document in documents for file in document.files]
    assert sorted(set(names)) == [
        (code, name) for code in ("de", "en") for name in ("long", *sorted(f"page{n}" for n in range(10)))
    ]
    assert len([name for name in names if name[1] != "long"]) == 20
    windows = sorted(document.window for document in documents if document.document_id.startswith("manual/en/use/long"))
    assert windows[0][0] == 0 and windows[-1][1] == 1
    assert all(left[1] == right[0] for left, right in zip(windows, windows[1:], strict=False))
    assert len({document.document_id for document in documents}) == len(documents)


def test_titles_come_with_those_of_the_same_page_in_other_languages(root):
    documents = plan_documents([SOURCE], root, ("en",), seed=1)
    document = next(each for each in documents if each.files[0].stem == "page0")
    assert translated_titles(document, root)["Printing 0"] == {"de": "Drucken 0"}


def test_sources_state_licences_and_hold_whole_packages_out():
    sources = choose_sources(None)
    assert all(source.licence for source in sources)
    packages = {
        split: {
            name
            for source in sources
            if source.split == split
            for language in source.codes
            for name in source.packages(language)
        }
        for split in ("train", "test")
    }
    assert packages["test"] and not packages["train"] & packages["test"]
