"""Needs Chromium and playwright: prints a small manual, and reads its pages back."""

import json
import shutil
from collections import defaultdict
from concurrent.futures import ThreadPoolExecutor

import pyarrow.parquet
import pytest
from PIL import Image

from djepa_corpus import cli
from djepa_corpus.html import command, fetch, pages, printing
from djepa_corpus.html.sources import Source


HTML = """<html><head><title>T</title><script>document.body.textContent = "script"</script></head><body>
<a id="top"/><div class="navheader"><a href="x.html">Next chapter</a></div>
<h2 class="title">Printing pages</h2><p>Pages are printed on paper.</p>
<div class="note"><h3>Note</h3><p>Paper may be recycled.</p></div>
<div class="figure"><div><img src="image.png"></div><p class="title">Figure 1. A printer</p></div>
<div class="table"><a id="t"/><p class="title">Table 1. Prices</p>
<table><tr><th>Paper</th><th>Price</th></tr>
<tr><td>Letter</td><td></td></tr><tr><td>Legal</td><td>12</td></tr></table></div>
<ul><li>one item</li><li>another item</li></ul><pre>print --all</pre>
<h3>Inks</h3><dl><dt>Cyan</dt><dd>is blue</dd></dl><img src="missing.png"></body></html>"""
SOURCE = Source("manual", "GPL-2+", "manual", "doc", recursive=True)
needs_chromium = pytest.mark.skipif(
    not any(map(shutil.which, printing.NAMES)), reason="Chromium is missing: apt install chromium"
)


@pytest.fixture
def root(tmp_path, monkeypatch):
    """The unpacked packages, with one source, and no fonts."""
    folder = tmp_path / "root" / "doc"
    folder.mkdir(parents=True)
    (folder / "printing.html").write_text(HTML)
    Image.new("RGB", (300, 200), "navy").save(folder / "image.png")
    monkeypatch.setattr(command, "choose_sources", lambda names: [SOURCE])
    monkeypatch.setattr(fetch, "fetch_packages", lambda packages, cache: (folder.parent, "1"))
    return folder.parent


@pytest.fixture
def rows(tmp_path):
    return tmp_path / "rows"


@pytest.fixture
def run(root, rows, capsys):
    """Run the command in a thread of its own: that of the tests may have a browser, whose event loop runs in it."""
    with ThreadPoolExecutor(1) as thread:

        def run(*flags):
            code = thread.submit(cli.main, ["html", "--output", str(rows), "--num_proc", "0", *flags]).result()
            return code, capsys.readouterr()

        yield run
        thread.submit(pages.stop_printer).result()


@needs_chromium
def test_a_page_has_the_regions_of_its_html(run, root, rows):
    pytest.importorskip("playwright")
    (root / "doc" / "z").mkdir()
    (root / "doc" / "z" / "empty.html").write_text("<html><body><nav>Navigation alone</nav></body></html>")
    code, printed = run("--pages", "9")
    assert code == 0, printed.err
    found = pyarrow.parquet.read_table(rows / "train-00000.parquet").to_pylist()
    assert {(row["document_id"], row["language"]) for row in found} == {("manual/en/printing", "en")}
    texts = defaultdict(list)
    for region in (region for row in found for region in row["regions"]):
        texts[region["topic"]].append(region["text"])
    assert texts["heading"] + texts["subheading"] == ["Printing pages", "Inks"]
    assert texts["note"] == ["Note Paper may be recycled."] and texts["code"] == ["print --all"]
    assert [text.split()[-1] for text in texts["list_item"]] == ["item", "item", "blue"]
    assert sorted(texts["caption"]) == ["Figure 1. A printer", "Table 1. Prices"] and len(texts["figure"]) == 1
    assert texts["table"] == ["Paper Price Letter Legal 12"] and texts["table_column"][1] == "Price 12"
    words = {word for row in found for word in row["words"]}
    assert not {"Next", "script"} & words
    assert all(row["questions"] and row["image"]["bytes"][:2] == b"\xff\xd8" for row in found)
    assert json.loads((rows / "left_out.jsonl").read_text())["reason"] == "It has no text."

    before = (rows / "train-00000.parquet").stat()
    assert run("--pages", "9")[0] == 0  # finished: nothing is printed again
    assert (rows / "train-00000.parquet").stat().st_mtime_ns == before.st_mtime_ns
    code, printed = run("--pages", "9", "--seed", "5")
    assert code == 2 and printed.err.count("\n") == 1 and "seed=0 (now 5)" in printed.err


def test_a_missing_chromium_is_one_line(run, monkeypatch):
    monkeypatch.setattr(printing, "NAMES", ())
    code, printed = run()
    assert code == 2 and "apt install chromium" in printed.err.splitlines()[-1]


def test_a_run_in_which_nothing_prints_ends_early(run, root, monkeypatch):
    pytest.importorskip("playwright")
    for number in range(40):
        (root / "doc" / f"{number}.html").write_text(HTML)
    monkeypatch.setattr(printing, "NAMES", ("true",))  # a program that ends at once
    monkeypatch.setattr(command, "MAX_FAILED", 3)
    code, printed = run()
    assert code == 2 and "None of 3 documents can be printed: " in printed.err.splitlines()[-1]
