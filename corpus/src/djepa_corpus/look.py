"""`djepa-corpus look`: counts of rows by topic and language, and pages with their regions or answers drawn."""

import argparse
import io
import random
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from PIL import Image, ImageDraw


INKS = ("#d62728", "#1f77b4", "#2ca02c", "#ff7f0e", "#9467bd", "#8c564b", "#e377c2", "#17becf", "#bcbd22")
HIDDEN = ("section", "table_cell", "maybe_figure")  # would cover other regions


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("rows", type=Path, help="folder of Parquet shards")
    parser.add_argument("--output", type=Path, help="folder for drawn pages")
    parser.add_argument("--pages", type=int, default=30, help="drawn, chosen at random (%(default)s)")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--questions", action="store_true", help="draw the answers of questions, not the regions")


def run(arguments: argparse.Namespace) -> int:
    """Print counts and draw pages; returns the exit code."""
    import pyarrow.parquet

    files = sorted(arguments.rows.glob("*.parquet"))
    if not files:
        raise ValueError(f"{arguments.rows} has no Parquet shards.")
    shards = [pyarrow.parquet.ParquetFile(file) for file in files]
    for line in _counts(shards):
        print(line)
    if arguments.output:
        arguments.output.mkdir(parents=True, exist_ok=True)
        total = sum(shard.metadata.num_rows for shard in shards)
        chosen = {*random.Random(arguments.seed).sample(range(total), min(arguments.pages, total))}
        rows = (row for shard in shards for batch in shard.iter_batches(64) for row in batch.to_pylist())
        for number, row in enumerate(row for index, row in enumerate(rows) if index in chosen):
            draw_page(row, arguments.questions).save(arguments.output / f"{number:03d}.png")
    return 0


def _counts(shards: list) -> Iterator[str]:
    """Lines of a table: regions, or else questions, by topic and language."""
    has_regions = "regions" in shards[0].schema_arrow.names
    column, languages = ("regions" if has_regions else "questions"), Counter()
    topics: dict[str, Counter] = {}
    for shard in shards:
        columns = [column] + (["language"] if has_regions else [])
        for batch in shard.iter_batches(256, columns=columns):
            for row in batch.to_pylist():
                language = row.get("language", "all")
                languages[language] += 1
                for entry in row[column]:
                    topics.setdefault(entry.get("topic") or "question", Counter())[language] += 1
    names = sorted(languages)
    yield " | ".join(["topic", *names, "all"])
    yield " | ".join(["pages", *(str(languages[name]) for name in names), str(languages.total())])
    for topic, counts in sorted(topics.items(), key=lambda item: -item[1].total()):
        yield " | ".join([topic, *(str(counts[name]) for name in names), str(counts.total())])


def draw_page(row: dict, questions: bool = False) -> Image.Image:
    """The image of a row with its regions, or its answers, as boxes with their topics."""
    image = Image.open(io.BytesIO(row["image"]["bytes"])).convert("RGB")
    draw = ImageDraw.Draw(image)
    shown = [(region["topic"], region["boxes"]) for region in row.get("regions") or () if region["topic"] not in HIDDEN]
    if questions or not shown:
        shown = [(asked["question"], boxes) for asked in row["questions"] for boxes in asked["answer_boxes"][:1]]
    topics = sorted({topic for topic, _ in shown})
    for topic, boxes in shown:
        ink = INKS[topics.index(topic) % len(INKS)]
        for box in boxes:
            corners = [value * side / 1000 for value, side in zip(box, image.size * 2, strict=True)]
            draw.rectangle(corners, outline=ink, width=2)
            draw.text((corners[0] + 2, corners[1] - 11), topic, fill=ink, font_size=11)
    return image
