"""Helpers of bundle.sh and run_bundle.sh: packages, rows with small images, weights in half precision, speed.

bundle.py packages 'transformers-djepa[distill]' djepa-corpus
bundle.py rows build/rows/html build/small --pages 8000
bundle.py weights build/nano-finetuned/checkpoint-3000 build/half
bundle.py open build/rows/html-0 build/rows/html-1
bundle.py speed build/half build/rows/html-0
"""

import argparse
import io
import random
import shutil
import time
from collections.abc import Iterator
from importlib.metadata import requires
from pathlib import Path


SIDE, QUALITY = 768, 20  # of images: the longer side in pixels, and the WebP quality
FOLDERS = 4  # of a dataset, which are opened in parallel
TEST_PAGES = 64
ROW_GROUP = 64
TRAINING_FILES = ("optimizer*", "scheduler*", "rng_state*", "*.bin", "*.png", "README.md", "checkpoint-*", "images")
MACHINE = {"python_version": "3.12", "python_full_version": "3.12.0"}
SPEED_PAGES, SPEED_STEPS, SPEED_SECONDS = 32, 100, 15


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(dest="command", required=True)
    packages = commands.add_parser("packages", help="print what these need, without PyTorch")
    packages.add_argument("names", nargs="+")
    rows = commands.add_parser("rows", help="write OUTPUT-0, OUTPUT-1, ...: some documents, with small images")
    rows.add_argument("source", type=Path)
    rows.add_argument("output", type=Path)
    rows.add_argument("--pages", type=int, required=True)
    weights = commands.add_parser("weights", help="copy a model without what only training needs")
    weights.add_argument("model", type=Path)
    weights.add_argument("output", type=Path)
    opened = commands.add_parser("open", help="write the caches of datasets")
    opened.add_argument("datasets", nargs="+")
    speed = commands.add_parser("speed", help="print pages a second: a training step alone, and loaders alone")
    speed.add_argument("model", type=Path)
    speed.add_argument("dataset")
    speed.add_argument("--workers", type=int, default=1)
    arguments = vars(parser.parse_args())
    run = {"packages": print_packages, "rows": small_rows, "weights": half_weights}
    run |= {"open": open_datasets, "speed": measure_speed}
    run[arguments.pop("command")](**arguments)


def print_packages(names: list[str]) -> None:
    """Print the packages that installed ones depend on, without PyTorch, on the machine's version of Python."""
    from packaging.requirements import Requirement
    from packaging.utils import canonicalize_name

    left = [Requirement(name) for name in names]
    given = {"torch", *(package.name for package in left)}
    found = {*given}
    while left:
        package = left.pop()
        for needed in map(Requirement, requires(package.name) or ()):
            is_needed = any(
                not needed.marker or needed.marker.evaluate(MACHINE | {"extra": extra})
                for extra in (package.extras or {""})
            )
            name = canonicalize_name(needed.name)
            if is_needed and (name not in found or needed.extras):
                found.add(name)
                left.append(needed)
    print(*sorted(found - given))


def small_rows(source: Path, output: Path, pages: int) -> None:
    """Write whole documents, drawn at random, until there are enough pages; those of a document stay together."""
    import pyarrow
    import pyarrow.parquet

    from transformers_djepa.data.rows import PAGE_EXAMPLE_FEATURES

    schema = PAGE_EXAMPLE_FEATURES.arrow_schema
    for split, count in (("train", pages), ("test", TEST_PAGES)):
        files = sorted(source.glob(f"{split}-*.parquet"))
        if not files and split == "train":
            raise SystemExit(f"{source} has no train-*.parquet; make the rows first (STAGES=rows train.sh).")
        documents = [pyarrow.parquet.read_table(file, columns=["document_id"])[0].to_pylist() for file in files]
        folder_of = draw_documents(sum(documents, []), count, FOLDERS if split == "train" else 1)
        writers = {}
        for file in files:
            for row in chosen_rows(file, folder_of, schema.names):
                number = folder_of[row["document_id"]]
                if number not in writers:
                    folder = Path(f"{output}-{number}")
                    folder.mkdir(parents=True, exist_ok=True)
                    writers[number] = RowWriter(folder / f"{split}-00000.parquet", schema)
                writers[number].add(row)
        for writer in writers.values():
            writer.close()
        total, size = (sum(getattr(each, name) for each in writers.values()) for name in ("rows", "bytes"))
        print(f"{source}: {total} pages of the split {split}, {size / 1e6:.0f} MB")


def draw_documents(pages: list[str], count: int, folders: int) -> dict[str, int]:
    """Folder of each drawn document, given the document of every page."""
    documents = sorted(set(pages))
    random.Random(0).shuffle(documents)
    lengths, drawn, total = {document: 0 for document in documents}, {}, 0
    for document in pages:
        lengths[document] += 1
    for document in documents:
        if total < count:
            drawn[document] = len(drawn) % folders
            total += lengths[document]
    return drawn


def chosen_rows(file: Path, documents: dict[str, int], names: list[str]) -> Iterator[dict]:
    """Rows of the documents, with images scaled to `SIDE` and boxes rounded to 1/1000 of the page."""
    import pyarrow.parquet

    for batch in pyarrow.parquet.ParquetFile(file).iter_batches(ROW_GROUP, columns=names):
        for row in batch.to_pylist():
            if row["document_id"] in documents:
                questions = [
                    each | {"answer_boxes": [[*map(rounded, boxes)] for boxes in each["answer_boxes"]]}
                    for each in row["questions"]
                ]
                boxes, image = [*map(rounded, row["boxes"])], {"bytes": small(row["image"]["bytes"]), "path": None}
                yield row | {"image": image, "boxes": boxes, "questions": questions}


def rounded(box: list[float]) -> list[int]:
    """Whole numbers for a box, which keeps a size."""
    x0, y0, x1, y1 = map(round, box)
    return [min(x0, 999), min(y0, 999), max(x1, min(x0, 999) + 1), max(y1, min(y0, 999) + 1)]


def small(image: bytes) -> bytes:
    from PIL import Image

    scaled, file = Image.open(io.BytesIO(image)).convert("RGB"), io.BytesIO()
    scaled.thumbnail((SIDE, SIDE), Image.Resampling.LANCZOS)
    scaled.save(file, "WEBP", quality=QUALITY)
    return file.getvalue()


class RowWriter:
    """Writes rows to a Parquet file in row groups."""

    def __init__(self, path: Path, schema):
        import pyarrow.parquet

        self.path, self.schema, self.waiting, self.rows = path, schema, [], 0
        self.file = pyarrow.parquet.ParquetWriter(path, schema, compression="zstd", compression_level=12)

    def add(self, row: dict) -> None:
        self.waiting.append(row)
        self.rows += 1
        if len(self.waiting) == ROW_GROUP:
            self._flush()

    def _flush(self) -> None:
        import pyarrow

        self.file.write_table(pyarrow.Table.from_pylist(self.waiting, schema=self.schema))
        self.waiting.clear()

    def close(self) -> None:
        self._flush()
        self.file.close()
        self.bytes = self.path.stat().st_size


def half_weights(model: Path, output: Path) -> None:
    """Copy a model or checkpoint in half precision, without optimizer and target encoders."""
    import torch
    from safetensors.torch import load_file, save_file

    from transformers_djepa.modeling.target_encoders import TARGETS

    if not (model / "model.safetensors").is_file():
        raise SystemExit(f"{model} has no model.safetensors; give the folder of a model or a checkpoint.")
    shutil.copytree(model, output, ignore=shutil.ignore_patterns(*TRAINING_FILES), dirs_exist_ok=True)
    weights = load_file(model / "model.safetensors")
    kept = {name: value for name, value in weights.items() if name.split(".")[0] not in TARGETS}
    halves = {name: value.half() if value.is_floating_point() else value for name, value in kept.items()}
    if bad := [name for name, value in halves.items() if torch.isinf(value).any()]:
        raise SystemExit(f"{model}: {bad[0]} is out of the range of half precision.")
    save_file(halves, output / "model.safetensors", metadata={"format": "pt"})


def open_datasets(datasets: list[str]) -> None:
    from transformers_djepa.data.hub import dataset_splits, load_document_dataset

    for name in datasets:
        for split in dataset_splits(name):
            load_document_dataset(name, split)


def measure_speed(model: Path, dataset: str, workers: int) -> None:
    """Print the speed of `SPEED_STEPS` training steps on one batch of `SPEED_PAGES` pages, then that of the loaders."""
    import torch
    from transformers import AutoModelForMaskGeneration, AutoProcessor

    import transformers_djepa
    from transformers_djepa.data.hub import load_document_dataset

    device = "cuda" if torch.cuda.is_available() else "cpu"
    pages, steps = (SPEED_PAGES, SPEED_STEPS) if device == "cuda" else (2, 3)
    network = AutoModelForMaskGeneration.from_pretrained(model, dtype="float32").to(device).train()
    collator = transformers_djepa.DJepaSegmentationCollator(
        AutoProcessor.from_pretrained(model), max_questions=16, max_length=640
    )
    rows = load_document_dataset(dataset)
    rows = transformers_djepa.DJepaPageDataset(rows.filter(lambda row: bool(row["questions"] and row["words"])))
    loader = torch.utils.data.DataLoader(
        rows, pages, shuffle=True, collate_fn=collator, num_workers=workers, drop_last=True
    )
    batch = next(iter(loader))
    batch = {name: value.to(device) for name, value in batch.items()}
    optimizer = transformers_djepa.NaturalGradient(transformers_djepa.NaturalGradient.param_groups(network), lr=1e-5)
    seconds = time_steps(network, optimizer, batch, device, steps)
    for name, value in seconds.items():
        print(f"{device}, {pages} pages: {name} {1000 * value:.0f} ms")
    print(f"{device}: {1 / sum(seconds.values()):.2f} steps/s, {pages / sum(seconds.values()):.0f} pages/s")
    if device == "cuda":
        print(f"memory: {torch.cuda.max_memory_allocated() / 2**30:.1f} GiB")
    start, read = time.monotonic(), 0
    for each in loader:
        read += len(each["input_ids"])
        if time.monotonic() - start > SPEED_SECONDS:
            break
    print(f"{workers} loaders: {read / (time.monotonic() - start):.0f} pages/s, their start included")


def time_steps(network, optimizer, batch: dict, device: str, steps: int) -> dict[str, float]:
    """Mean seconds of forward, backward and optimizer step, in bf16, after a few steps that are not counted."""
    import torch

    seconds = dict.fromkeys(("forward", "backward", "optimizer"), 0.0)

    def take(name: str, start: float, counted: bool) -> float:
        if device == "cuda":
            torch.cuda.synchronize()
        now = time.monotonic()
        seconds[name] += (now - start) / steps if counted else 0
        return now

    warm_up = max(1, steps // 10)
    for step in range(-warm_up, steps):
        now = time.monotonic()
        with torch.autocast(device, torch.bfloat16):
            loss = network(**batch).loss
        now = take("forward", now, step >= 0)
        loss.backward()
        now = take("backward", now, step >= 0)
        optimizer.step()
        optimizer.zero_grad()
        take("optimizer", now, step >= 0)
    return seconds


if __name__ == "__main__":
    main()
