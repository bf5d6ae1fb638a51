"""Settings of commands, as YAML files and flags: wrong types, odd paths, odd YAML. Nothing is trained."""

import argparse
import json
import random
from pathlib import Path

import yaml
from transformers import HfArgumentParser

from djepa_cli.main import build_parser
from pdf_files import pdf_bytes, text_at
from transformers_djepa.training import finetune, pretrain
from transformers_djepa.training.optimizers import DJepaTrainingArguments

from .harness import Area, Case, command
from .mutations import ODD, STRINGS, mutate_bytes, mutate_value


TRAINING = {
    "finetune": {"dataset": ["nowhere"], "output_dir": "out", "max_steps": 3, "optim_args": "rank=4", "seed": 1},
    "pretrain": {"dataset": "nowhere", "output_dir": "out", "max_steps": 3, "loss_weights": [1, 1, 1, 1]},
}
GIVEN = {
    "segment": ["page.pdf", "--question", "total?", "--page", "1", "--box", "1", "2", "3", "4", "--click", "5", "6"],
    "prepare": [".", "--output", "out", "--num_proc", "1", "--max_items", "2", "--test_share", "0.1"],
    "evaluate": ["rows.jsonl", "--baseline", "label-match", "--pages", "3", "--output", "scores.json"],
}
ROW = {"page_id": "a", "words": ["Total", "99"], "boxes": [[9, 9, 30, 20], [40, 9, 60, 20]], "question": "Total?"}
ROW |= {"answers": ["99"], "answer_boxes": [[[40, 9, 60, 20]]], "image": None}
MISSING = ("--model", "nowhere")  # training ends when the model is loaded
YAML = ("a: &a [*a]", "!!python/object/apply:os.system [true]", "- a", "a: b: c", "? [a]\n: b", "<<: {a: 1}", "1: 2")
YAML += ("a: 2026-13-45", "a: 1e999", "%YAML 9.9\n---\na: 1", "a: 1\n---\nb: 2", "a: 1\na: 2", "~: ~", "\ufeffa: 1", "")
WORDS = (*(text for text in STRINGS if "\0" not in text), "-", "--", "[1]", "{}", "1e999", "10" * 400, "\udcff")
WORDS += ("/dev/null", "/dev/full", "./nowhere/", "auto", "cuda:99")
WORDS += ("2", "0.5", "100", "none", "all", "train", "page.pdf", "out/x.png", "en", "PNG")


def prepare(folder: Path) -> dict[str, list[str]]:
    """Flags of each command."""
    flags = {}
    for name, module in (("finetune", finetune), ("pretrain", pretrain)):
        parser = HfArgumentParser((*module.GROUPS, DJepaTrainingArguments))
        flags[name] = sorted(action.dest for action in parser._actions if action.dest not in ("help", "deepspeed"))
    commands = next(action for action in build_parser()._actions if isinstance(action, argparse._SubParsersAction))
    for name in GIVEN:
        flags[name] = [action.option_strings[0] for action in commands.choices[name]._actions if action.option_strings]
    return flags


def make_case(index: int, rng: random.Random, flags: dict[str, list[str]], folder: Path) -> Case:
    """A command with one to four changed settings."""
    name = rng.choice((*TRAINING, *TRAINING, *GIVEN))
    if name in GIVEN:
        if rng.random() < 0.25:  # reading takes longer than settings that are wrong
            (folder / "page.pdf").write_bytes(pdf_bytes([text_at(40, 540, "Total 99")]))
            (folder / "rows.jsonl").write_text(json.dumps(ROW))
        argv = change_flags(rng, [*GIVEN[name]], flags[name])
    else:
        path = folder / rng.choice(("settings.yaml", "settings.yaml", "settings.yml", "a b\n.yaml"))
        path.write_bytes(settings_file(rng, TRAINING[name], flags[name]))
        own = [rng.choice((f"--{rng.choice(flags[name])}", rng.choice(WORDS))) for _ in range(rng.choice((0, 0, 1, 2)))]
        argv = [str(path), *own, *MISSING]
    return f"djepa {name} {argv!r}", lambda: command(name, *argv)


def settings_file(rng: random.Random, given: dict, names: list[str]) -> bytes:
    """A YAML file: valid settings with changed ones, odd YAML, or damaged text."""
    values = dict(given)
    for _ in range(rng.choice((1, 1, 2, 4))):
        values[rng.choice(names)] = rng.choice(ODD)
    text = yaml.safe_dump(rng.choice((values, mutate_value(rng, values), mutate_value(rng, given))))
    data = rng.choice((text, text, text, f"{text}\n{rng.choice(YAML)}")).encode(errors="surrogatepass")
    return mutate_bytes(rng, data, [text.encode() for text in YAML if text])[0] if rng.random() < 0.2 else data


def change_flags(rng: random.Random, argv: list[str], flags: list[str]) -> list[str]:
    """Exchange, add or remove some words of a command."""
    for _ in range(rng.choice((1, 1, 1, 2, 4))):
        place, kind = rng.randrange(len(argv) + 1), rng.choice(("word", "flag", "flag", "flag", "remove"))
        if kind == "flag":
            argv[place:place] = [rng.choice(flags), rng.choice(WORDS)]
        else:
            argv[place : place + 1] = [rng.choice(WORDS)] if kind == "word" else []
    return argv


AREA = Area("settings", prepare, make_case, batch=50, quick=150)
