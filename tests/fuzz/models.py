"""Folders of saved models whose files are changed, damaged, exchanged or missing."""

import json
import random
import shutil
import struct
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

import torch
from PIL import Image

from builders import build_model, build_processor
from pdf_files import pdf_bytes, text_at
from transformers_djepa import DJepaForPromptableSegmentation
from transformers_djepa.loading import load_model, load_processor
from transformers_djepa.pipelines import DocumentSegmentationPipeline
from transformers_djepa.training.arguments import StartArguments
from transformers_djepa.training.starting_model import load_for_training

from .harness import Area, Case, command
from .mutations import mutate_bytes, mutate_value


WEIGHTS = "model.safetensors"
INDEX = {"metadata": {"total_size": 1}, "weight_map": {"model.image_encoder.patch_embed.weight": WEIGHTS}}
EXTRA_FILES = {
    "model.safetensors.index.json": INDEX,
    "adapter_config.json": {"peft_type": "LORA", "base_model_name_or_path": "x"},
    "generation_config.json": {"max_length": 3},
    "tokenizer_config.json": {"auto_map": {"AutoTokenizer": ["code.Tokenizer", None]}},
    "preprocessor_config.json": {"image_processor_type": "ViTImageProcessor", "size": 3},
    "chat_template.json": {"chat_template": "{{"},
}


@dataclass
class Shared:
    """A folder with a tiny model, and a page for the command line."""

    model: Path
    page: Path


def prepare(folder: Path) -> Shared:
    torch.set_num_threads(1)
    shared = Shared(folder / "model", folder / "page.pdf")
    build_model().save_pretrained(shared.model)
    build_processor().save_pretrained(shared.model)
    shared.page.write_bytes(pdf_bytes([text_at(40, 540, "Total due 1250.00")]))
    return shared


def make_case(index: int, rng: random.Random, shared: Shared, folder: Path) -> Case:
    """A model folder with one to three changes, which is asked, or trained from."""
    model = folder / "model"
    shutil.copytree(shared.model, model)
    changes = [change_folder(rng, model) for _ in range(rng.choice((1, 1, 1, 2, 3)))]
    way = rng.choice(["ask"] * 7 + ["train", "train", "command"])
    return f"{way}: {'; '.join(changes)}", {
        "ask": lambda: ask(model),
        "train": lambda: train(model),
        "command": lambda: command(
            "segment", str(shared.page), "--question", "total?", "--json", "--model", str(model)
        ),
    }[way]


def change_folder(rng: random.Random, model: Path) -> str:
    """Change one file; returns what was done."""
    files = sorted(path for path in model.rglob("*") if path.is_file())
    path = rng.choice((*files, model / "config.json", model / "config.json", model / WEIGHTS))
    kinds = ["values"] * 6 + ["bytes"] * 3 + ["remove", "exchange", "add", "folder", "link"]
    kind = rng.choice(kinds)
    if not path.is_file() or kind == "add":
        name = rng.choice([*EXTRA_FILES])
        (model / name).write_text(json.dumps(mutate_value(rng, EXTRA_FILES[name])))
        return f"add {name}"
    if kind == "values" and path.suffix in (".json", ".safetensors"):
        change_json(rng, path)
    elif kind in ("values", "bytes"):
        path.write_bytes(mutate_bytes(rng, path.read_bytes(), [other.read_bytes() for other in files])[0])
    elif kind == "exchange":
        path.write_bytes(rng.choice(files).read_bytes())
    else:
        path.unlink()
        if kind == "folder":
            path.mkdir()
        elif kind == "link":
            path.symlink_to(rng.choice((path.name, "/dev/null", "../page.pdf", model)))
    return f"{kind} of {path.relative_to(model)}"


def change_json(rng: random.Random, path: Path) -> None:
    """Change values of a JSON file, or of the header of a safetensors file: types, shapes, offsets, names."""
    data = path.read_bytes()
    start, end = (8, 8 + struct.unpack_from("<Q", data)[0]) if path.name == WEIGHTS else (0, len(data))
    most = 2**63 if start else 1000  # layers of a configuration that load in time
    with suppress(ValueError, RecursionError):  # changed before
        changed = json.dumps(mutate_value(rng, json.loads(data[start:end])))
        changed = json.dumps(json.loads(changed, parse_int=lambda digits: min(int(digits), most))).encode()
        path.write_bytes((struct.pack("<Q", len(changed)) if start else b"") + changed + data[end:])


def ask(model: Path) -> None:
    """Load a model as the commands do, and ask it a question."""
    processor = load_processor(str(model))
    pipeline = DocumentSegmentationPipeline(load_model(str(model)), processor=processor)
    words, boxes = ["Total", "99"], [[100, 50, 300, 90], [310, 50, 380, 90]]
    answer = pipeline(image=Image.new("RGB", (80, 100)), words=words, boxes=boxes, question="total?")
    assert 0 <= answer["score"] <= 1


def train(model: Path) -> None:
    """Load a model as training does; the command line reports an `OSError` like a `ValueError`."""
    try:
        load_for_training(DJepaForPromptableSegmentation, str(model), StartArguments())
    except OSError as error:
        raise ValueError(str(error)) from error


AREA = Area("models", prepare, make_case, batch=25, quick=40)
