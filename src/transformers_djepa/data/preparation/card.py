"""The card of a prepared dataset: counts, size and settings."""

from dataclasses import asdict
from pathlib import Path

from datasets import DatasetInfo, SplitInfo
from datasets.info import DatasetInfosDict
from datasets.splits import SplitDict
from huggingface_hub import DatasetCard, DatasetCardData

from ..rows import PAGE_EXAMPLE_FEATURES
from .reading import ReadSettings
from .shards import LEFT_OUT


TEXT = """\
# Document pages

{pages} pages{of}, written by `djepa prepare`: {splits}; {questions} questions; {megabytes:.0f} MB.

A row is a page: `image`, `words`, `boxes` (`[x0, y0, x1, y1]` in 0..1000 of the page), `page_id`, `document_id` and
`questions`, each with its acceptable `answers` and their boxes. No document is in two splits. `{left_out}` lists
what was left out ({omitted} documents, pages and answers), with reasons.

Settings: {settings}.
"""


def write_card(folder: Path, counts: dict, settings: ReadSettings) -> None:
    """`README.md` with the metadata that `datasets` and the Hub read."""
    splits = SplitDict({name: SplitInfo(name, num_examples=count) for name, count in sorted(counts["pages"].items())})
    files = [{"split": name, "path": f"{name}-*.parquet"} for name in splits]
    data = DatasetCardData(configs=[{"config_name": "default", "data_files": files}])
    info = DatasetInfo(features=PAGE_EXAMPLE_FEATURES, splits=splits)
    DatasetInfosDict({"default": info}).to_dataset_card_data(data)
    text = TEXT.format(
        pages=sum(counts["pages"].values()),
        of=f" of {counts['items']} documents" if counts["unit"] == "document" else "",
        splits=", ".join(f"{count} {name}" for name, count in sorted(counts["pages"].items())) or "none",
        questions=counts["questions"],
        megabytes=sum(file.stat().st_size for file in folder.glob("*.parquet")) / 1e6,
        omitted=counts["left_out"],
        left_out=LEFT_OUT,
        settings=", ".join(f"{name} {value}" for name, value in asdict(settings).items()),
    )
    DatasetCard(f"---\n{data}\n---\n\n{text}").save(folder / "README.md")
