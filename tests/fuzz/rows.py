"""Rows of data sets and arguments of processor, collators and pipeline, with wrong types, values and nesting."""

import io
import json
import random
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pyarrow
import pyarrow.parquet
import torch
from PIL import Image
from transformers import pipeline

from builders import build_model, build_processor, draw_page
from transformers_djepa import DJepaPreTrainingCollator, DJepaSegmentationCollator
from transformers_djepa.data.hub import read_pages
from transformers_djepa.data.page_dataset import DJepaPageDataset
from transformers_djepa.data.rows import PAGE_EXAMPLE_FEATURES, decode_image

from .harness import Area, Case
from .mutations import ODD, ODD_OBJECTS, mutate_bytes, mutate_value


WORDS = ["Total", "99", "Date", "today"]
BOXES = [[100.0, 50, 300, 90], [310, 50, 380, 90], [100, 500, 250, 540], [400, 500, 600, 540]]
QUESTIONS = [
    {"question": "total?", "answers": ["99"], "answer_boxes": [[BOXES[1]]]},
    {"question": "date?", "answers": ["today", "Date today"], "answer_boxes": [[BOXES[3]], BOXES[2:]]},
    {"question": "iban?", "answers": [], "answer_boxes": []},
]
PAGE = {"image": None, "words": WORDS, "boxes": BOXES, "page_id": "a", "document_id": "d"}


@dataclass
class Shared:
    """Calls under test by name, and Parquet files to damage."""

    calls: dict[str, tuple[Any, Callable[[Any], Any]]]  # arguments, and what is called with them
    parquet: list[bytes]


def prepare(folder: Path) -> Shared:
    torch.set_num_threads(1)
    model, processor, image = build_model(), build_processor(), draw_page(["Total 99", "Date today"], (200, 250))
    ask = pipeline("document-segmentation", model=model, processor=processor)
    example = PAGE | {"image": image, "questions": QUESTIONS, "epoch": 1}
    flat = [PAGE | {"image": image} | question for question in QUESTIONS]
    file = io.BytesIO()
    image.save(file, "PNG")
    stored = {"image": {"bytes": file.getvalue(), "path": None}}
    processed = {"images": image, "text": WORDS, "boxes": BOXES, "questions": ["total?", "date?"]}
    pointed = {"input_points": [[[1, 2]], [[3, 4], [5, 6]]], "input_labels": [[1], [0, 1]]}
    asked = {"image": image, "words": WORDS, "boxes": BOXES, "question": "total?", "points": [[1, 2]], "labels": [1]}
    batched = {"images": [image, image], "text": [WORDS, WORDS[:1]], "boxes": [BOXES, BOXES[:1]]}

    def answer(arguments: dict) -> Any:
        inputs = processor(**arguments, return_tensors="pt")
        with torch.inference_mode():
            return processor.post_process_answers(model(**inputs), inputs)

    def read_dataset(rows: Any) -> None:
        dataset = DJepaPageDataset(rows)
        pages = [dataset[index] for index in range(min(4, len(dataset)))]
        DJepaSegmentationCollator(processor)(pages)
        DJepaPreTrainingCollator(processor)(pages)

    calls = {
        "processor": (processed | pointed | {"input_boxes": [BOXES[0], None]}, answer),
        "batch": (batched | {"questions": [["total?", "iban?"], ["date?"]]}, answer),
        "masks": (processed | {"input_masks": [torch.zeros(32, 32).tolist(), None]}, answer),
        "pipeline": (asked | {"box": BOXES[0], "threshold": 0.5}, lambda arguments: ask(**arguments)),
        "inputs": ([asked, asked | {"question": "date?"}], ask),
        "dataset": ([*flat, example | stored | {"page_id": "b"}], read_dataset),
    }
    table = pyarrow.Table.from_pylist([example | stored], schema=PAGE_EXAMPLE_FEATURES.arrow_schema)
    return Shared(calls, [parquet_bytes(table), parquet_bytes(table, use_dictionary=False, compression="NONE")])


def parquet_bytes(table: pyarrow.Table, **options) -> bytes:
    file = io.BytesIO()
    pyarrow.parquet.write_table(table, file, **options)
    return file.getvalue()


def make_case(index: int, rng: random.Random, shared: Shared, folder: Path) -> Case:
    """Mutated arguments of a call, or a file of mutated rows."""
    way = rng.choice([*shared.calls, "jsonl", "jsonl", "parquet"])
    if way in shared.calls:
        arguments, call = shared.calls[way]
        mutated = mutate_value(rng, arguments, ODD + ODD_OBJECTS)
        return f"{way}: {repr(mutated)[:5000]}", lambda: call(mutated)
    path = folder / f"rows.{way}"
    if way == "parquet":
        data, edits = mutate_bytes(rng, rng.choice(shared.parquet), shared.parquet)
    else:
        data, edits = jsonl(rng), "rows"
        if rng.random() < 0.3:
            data, edits = mutate_bytes(rng, data, [data])
    path.write_bytes(data)
    return f"{path.name}: {edits}", lambda: [decode_image(page["image"]) for page in read_pages(path)]


def jsonl(rng: random.Random) -> bytes:
    """Lines of mutated rows, flat ones or page examples."""
    Image.new("L", (8, 8)).save("page.png")
    rows = [PAGE | {"image": "page.png"} | question for question in QUESTIONS]
    if rng.random() < 0.5:
        rows = [PAGE | {"questions": QUESTIONS}, PAGE | {"page_id": "b", "questions": QUESTIONS[:1]}]
    # Without empty rows, on which the JSON reader of Arrow crashes
    return "\n".join(json.dumps(row) for row in mutate_value(rng, rows) if row is not None).encode()


AREA = Area("rows", prepare, make_case, batch=100, quick=200)
