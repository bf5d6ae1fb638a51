"""`djepa-corpus generate`: rows, kinds of questions, resumed and repeated runs, errors of one line."""

from collections import Counter

import pyarrow.parquet
import pytest

from djepa_corpus.cli import main
from djepa_corpus.forms.fonts import compiler
from djepa_corpus.generation import generate as generation
from djepa_corpus.generation.generate import generate
from djepa_corpus.generation.settings import GenerateSettings
from transformers_djepa.data.questions.wordings import load_groups
from transformers_djepa.data.rows import PAGE_EXAMPLE_FEATURES


@pytest.fixture(autouse=True)
def small_batches(monkeypatch):
    monkeypatch.setattr(generation, "PAGES_PER_COMPILATION", 4)


def run(folder, pages=8, **settings):
    generate(GenerateSettings(pages, image_size=200, **settings), folder, num_proc=0, rows_per_shard=4)
    return read(folder)


def read(folder):
    tables = [pyarrow.parquet.read_table(file) for file in sorted(folder.glob("*.parquet"))]
    return [row for table in tables for row in table.to_pylist()]


def shards(folder):
    return {file.name: file.read_bytes() for file in folder.glob("*.parquet")}


def test_rows_have_the_row_format_with_kinds_and_small_images(tmp_path):
    rows = run(tmp_path / "rows")
    (file, _) = sorted((tmp_path / "rows").glob("train-*.parquet"))
    assert pyarrow.parquet.read_schema(file).equals(PAGE_EXAMPLE_FEATURES.arrow_schema)
    assert [row["page_id"] for row in rows] == [f"train-0-{number}" for number in range(8)]
    assert all(0 < len(row["image"]["bytes"]) < 80_000 for row in rows)
    kinds = Counter(question["kind"] for row in rows for question in row["questions"])
    assert kinds["value"] and kinds["region"] and kinds["unanswerable"]


def test_a_kind_leaves_questions_of_this_kind_and_unanswerable_ones(tmp_path):
    rows = run(tmp_path, pages=5, kind="value", images=False)
    assert len(rows) == 5 and all(row["image"] is None for row in rows)
    for row in rows:
        kinds = {question["kind"] for question in row["questions"]}
        assert "value" in kinds <= {"value", "unanswerable"}


def test_marks_are_asked_for_on_images_alone(tmp_path):
    asked = [question for row in run(tmp_path, images=False) for question in row["questions"]]
    assert not {question["topic"] for question in asked} & {*load_groups()["marks"]}
    with pytest.raises(ValueError, match="Only images show marks; leave out --no_images"):
        GenerateSettings(pages=1, kind="mark", images=False)


def test_other_processes_and_an_interruption_give_the_same_files(tmp_path, monkeypatch):
    run(tmp_path / "whole")
    make, made = generation.make_rows, []

    def fails_in_the_second_batch(*arguments, **settings):
        made.append(arguments)
        if len(made) == 2:
            raise KeyboardInterrupt
        return make(*arguments, **settings)

    monkeypatch.setattr(generation, "make_rows", fails_in_the_second_batch)
    with pytest.raises(KeyboardInterrupt):
        run(tmp_path / "resumed")
    (finished,) = shards(tmp_path / "resumed").values()
    run(tmp_path / "resumed")
    assert finished in shards(tmp_path / "resumed").values() and len(made) == 3
    monkeypatch.setattr(generation, "make_rows", make)
    generate(GenerateSettings(8, image_size=200), tmp_path / "two", num_proc=2, rows_per_shard=4)
    assert shards(tmp_path / "whole") == shards(tmp_path / "resumed") == shards(tmp_path / "two")


def test_a_folder_of_something_else_is_one_line(tmp_path, capsys):
    flags = ["generate", "--pages", "2", "--no_images", "--num_proc", "0", "--output"]
    assert main([*flags, str(tmp_path / "rows")]) == 0
    assert main([*flags, str(tmp_path / "rows")]) == 0  # complete
    (tmp_path / "files").mkdir()
    (tmp_path / "files" / "notes.txt").write_text("")
    capsys.readouterr()
    for more, message in (
        (["--seed", "1", "--output", str(tmp_path / "rows")], "was started with seed=0 (now 1)"),
        (["--output", str(tmp_path / "files")], "holds other files; give a new or empty folder."),
        (["--pages", "0"], "pages must be at least 1, got 0."),
    ):
        assert main([*flags, str(tmp_path / "new"), *more]) == 2
        (line,) = capsys.readouterr().err.strip().splitlines()
        assert message in line
    assert not (tmp_path / "new").exists() and len(read(tmp_path / "rows")) == 2


def test_missing_fonts_name_the_command_before_anything_is_written(tmp_path, monkeypatch, capsys):
    monkeypatch.setenv("DJEPA_FONTS", str(tmp_path / "fonts"))
    compiler.cache_clear()
    try:
        assert main(["generate", "--pages", "2", "--output", str(tmp_path / "rows")]) == 2
    finally:
        compiler.cache_clear()
    assert "lacks 84 of the 87 font families of generated pages" in (error := capsys.readouterr().err)
    assert "run `djepa-corpus fonts`." in error and not (tmp_path / "rows").exists()
