"""What the start of the text encoder is worth: nano fine-tuned on words alone from several text encoders.

    python benchmarks/text_encoders.py --processor FOLDER --texlive FOLDER --start MiniLM=FOLDER --start ...

A start is named, and is the folder of a text encoder or of a page model, whose text encoder is taken; "random" is
always one. Of a `--pretrained` page model, the whole page encoder is taken, and the task is headings alone. The other
parts are random. Tasks, each with three seeds:

    generated    generated pages in six languages, asked for values
    headings     pages of TeX manuals, asked for headings and other regions, with 10% of the training questions

Held-out pages have fonts, wordings and layouts, or are of TeX packages, that training lacks. Every finished run is
saved at once, and runs that the output file already has are skipped. "curves" are the evaluations of masked language
modeling in the folders of starts that still have a checkpoint of it.
"""

import json
from collections.abc import Iterator
from dataclasses import asdict, replace
from functools import partial
from itertools import product
from pathlib import Path

import torch
import transformers
from parts.corpus import cached, share_of_questions
from parts.curves import read_curve
from parts.pretraining_runs import Scale, finetune
from parts.report import ROOT, environment, make_parser, markdown_table, over_seeds, write_json

from djepa_corpus.forms import generate_pages
from transformers_djepa import DJepaForPromptableSegmentation, DJepaProcessor
from transformers_djepa.data.hub import load_document_dataset
from transformers_djepa.distillation.student import load_student
from transformers_djepa.training.arguments import StartArguments
from transformers_djepa.training.starting_model import keep_freed_memory, load_for_training


SCALE = Scale(
    **{"tokens": 384, "tuning_batch": 4, "questions": 16},
    **{"decoder_rate": 1e-3, "encoder_rate": 2e-4, "pretrained": "model.text_encoder."},
)
TASKS = {"generated": replace(SCALE, tuning_steps=200), "headings": replace(SCALE, tuning_steps=100)}
QUICK = Scale(tokens=64, tuning_steps=3, tuning_batch=2)
RANDOM = "random"
SEEDS = 3
PAGES, HELD_OUT = 1200, 150  # generated
HEADING_SHARE = 0.1
SHOWN = ("word_f1", "word_exact", "pointing")


def read_pages(task: str, split: str, texlive: Path) -> list[dict]:
    """Pages with questions, without images."""
    if task == "generated":
        pages = generate_pages(0, split, PAGES if split == "train" else HELD_OUT, render=False)
    else:
        rows = load_document_dataset(texlive, split).remove_columns("image")
        pages = (page | {"image": None} for page in rows)
    return [page for page in pages if page["questions"]]


def load_start(
    folder: Path | None, whole: bool, processor: Path
) -> tuple[DJepaForPromptableSegmentation, DJepaProcessor]:
    name = str(folder) if whole else "nano"
    model, loaded = load_for_training(DJepaForPromptableSegmentation, name, StartArguments(processor=str(processor)))
    if folder is not None and not whole:
        model.load_towers(text_encoder=load_student(str(folder), str(processor))[0])
    return model, loaded


def places(starts: dict[str, Path | None], pretrained: dict[str, Path]) -> Iterator[tuple[str, str, str]]:
    """Task, start and seed of every run; all starts have one seed before any has two."""
    for seed, task, name in product(range(SEEDS), TASKS, starts):
        if task == "headings" or name not in pretrained:
            yield task, name, str(seed)


def show(runs: dict) -> None:
    rows = []
    for task, starts in runs.items():
        for name, seeds in starts.items():
            values = [[run[shown] for run in seeds.values()] for shown in SHOWN]
            rows.append([task, name, len(seeds), *map(over_seeds, values)])
    print(markdown_table(["task", "start", "seeds", *SHOWN], rows))


def parse_start(text: str) -> tuple[str, Path]:
    name, _, folder = text.partition("=")
    if not Path(folder).is_dir():
        raise ValueError(f"{folder!r} is no folder")
    return name, Path(folder)


def main() -> None:
    parser = make_parser(__doc__, "text_encoders.json", threads=2)
    parser.add_argument("--processor", type=Path, required=True, help="folder of the processor of all starts")
    parser.add_argument("--texlive", type=Path, default=ROOT / "build" / "texlive-pages", help="rows of manuals")
    parser.add_argument("--start", type=parse_start, action="append", default=[], metavar="NAME=FOLDER")
    parser.add_argument("--pretrained", type=parse_start, action="append", default=[], metavar="NAME=FOLDER")
    parser.add_argument("--cache", type=Path, default=ROOT / "build" / "text-encoders")
    parser.add_argument("--quick", action="store_true", help="tiny runs, written to the cache alone")
    arguments = parser.parse_args()
    torch.set_num_threads(arguments.threads)
    transformers.logging.set_verbosity_error()
    keep_freed_memory()
    scales, output = TASKS, arguments.output
    if arguments.quick:
        scales, output = dict.fromkeys(TASKS, QUICK), arguments.cache / "quick.json"
    found = json.loads(output.read_text()) if output.is_file() else {"runs": {}, "curves": {}}
    runs, curves = found["runs"], found["curves"]
    curves |= {name: curve for name, folder in arguments.start if (curve := read_curve(folder))}
    pretrained = dict(arguments.pretrained)
    starts = {RANDOM: None, **dict(arguments.start), **pretrained}
    for task, name, seed in places(starts, pretrained):
        if seed in runs.get(task, {}).get(name, {}):
            continue
        pages, held_out = (
            cached(arguments.cache / f"{task}-{split}.pkl", partial(read_pages, task, split, arguments.texlive))
            for split in ("train", "test")
        )
        if task == "headings":
            pages = share_of_questions(pages, HEADING_SHARE, int(seed))
        torch.manual_seed(int(seed))
        model, processor = load_start(starts[name], name in pretrained, arguments.processor)
        scores = finetune(model, processor, pages, held_out[:HELD_OUT], scales[task], int(seed), use_image=False)
        runs.setdefault(task, {}).setdefault(name, {})[seed] = scores
        settings = {"benchmark": "text_encoders", **environment()}
        settings["scales"] = {name: asdict(scale) for name, scale in scales.items()}
        write_json(output, settings | {"runs": runs, "curves": curves})
        print(f"{task}, {name}, {seed}: {scores}", flush=True)
    show(runs)


if __name__ == "__main__":
    main()
