"""`djepa-corpus look`: counts by topic and language, and drawn pages."""

import io

import pyarrow
import pyarrow.parquet
from PIL import Image

from djepa_corpus import cli


def row(language, topic):
    file = io.BytesIO()
    Image.new("RGB", (200, 100), "white").save(file, "JPEG")
    region = {"topic": topic, "boxes": [[100.0, 100.0, 500.0, 800.0]]}
    return {"image": {"bytes": file.getvalue()}, "language": language, "regions": [region], "questions": []}


def test_counts_are_printed_and_regions_drawn(tmp_path, capsys):
    rows = [row("en", "table"), row("de", "table"), row("de", "code")]
    pyarrow.parquet.write_table(pyarrow.Table.from_pylist(rows), tmp_path / "train-00000.parquet")
    assert cli.main(["look", str(tmp_path), "--output", str(tmp_path / "drawn"), "--pages", "2"]) == 0
    printed = capsys.readouterr().out.splitlines()
    assert printed[:3] == ["topic | de | en | all", "pages | 2 | 1 | 3", "table | 1 | 1 | 2"]
    drawn = sorted((tmp_path / "drawn").iterdir())
    image = Image.open(drawn[0])
    assert len(drawn) == 2 and image.size == (200, 100)
    assert max(image.getpixel((60, 10))) - min(image.getpixel((60, 10))) > 100  # the edge of the region


def test_a_folder_without_shards_is_one_line(tmp_path, capsys):
    assert cli.main(["look", str(tmp_path)]) == 2
    assert capsys.readouterr().err.count("\n") == 1
