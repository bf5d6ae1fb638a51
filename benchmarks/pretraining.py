"""What pre-training is worth: a small model, pre-trained in several ways on real pages, then fine-tuned and probed.

    python benchmarks/pretraining.py [FOLDER_OF_PDFS] [--quick] [--only TEXT] [--list]

FOLDER_OF_PDFS holds PDFs with outlines, by default TeX Live's documentation where `recipes/djepa_nano/train.sh` puts
it. The pages of a TeX package are all in the training split or all held out. All ways use the same batches, learning
rates and, unless `WAYS` says otherwise, steps. `TASKS` lists which ways are fine-tuned with which share of the
questions, and with how many seeds:

- headings: the question quotes a heading of the page;
- kinds of lines: "Where is the table?" and so on; each block of such lines is an acceptable answer.

A linear probe predicts the kind of a line from frozen features (`parts/line_probe.py`). MLM accuracy, the effective
rank of the targets and the spread of the outputs over a page are measured on held-out pages.

Every finished run is saved at once, and runs that the output file already has are skipped. Models and pages are kept in
`--cache`. All runs take about twenty hours on one core; `--quick` only checks that everything works.
"""

import json
from collections.abc import Iterator
from dataclasses import asdict, dataclass, field, replace
from functools import cached_property
from pathlib import Path

import torch
import transformers
from parts.corpus import cached, read_any_pages, read_question_pages, share_of_questions
from parts.line_kinds import kind_questions
from parts.line_probe import probe
from parts.pretraining_runs import (
    QUICK,
    SPREADS,
    Scale,
    build_model,
    examine,
    finetune,
    pretrain,
    pretraining_collator,
    segmentation_model,
)
from parts.report import ROOT, environment, make_parser, markdown_table, mean_and_deviation, over_seeds, write_json
from parts.small_model import load_processor

from transformers_djepa.configuration.configuration_djepa import COLLAPSE_LOSSES, PRETRAINING_LOSSES
from transformers_djepa.training.starting_model import keep_freed_memory


NO_LOSS = {f"{name}_loss_weight": 0.0 for name in (*COLLAPSE_LOSSES, *PRETRAINING_LOSSES)}
MLM, MIM = NO_LOSS | {"mlm_loss_weight": 1.0}, NO_LOSS | {"mim_loss_weight": 1.0}


@dataclass(frozen=True)
class Way:
    """A way to pre-train.

    Attributes:
        settings: fields of `DJepaConfig`.
        first: name of the way whose model is trained further.
        with_image: False trains on the words alone.
        times: factor on the number of steps.
    """

    settings: dict = field(default_factory=dict)
    first: str | None = None
    with_image: bool = True
    times: float = 1.0


SCRATCH = "scratch"  # no pre-training
WORDS_LONGER = "mlm, words alone, as long as all"
WORDS_FIRST = "words alone first, then all, blocks from image"
WAYS = {
    "all": Way(),
    "mlm": Way(MLM),
    "d-jepa": Way({"mlm_loss_weight": 0.0, "mim_loss_weight": 0.0}),
    "mim": Way(MIM),
    "all, blocks from text": Way({"jepa_context": "text"}),
    "all, blocks from image": Way({"jepa_context": "image"}),
    "mlm, words alone": Way(MLM, with_image=False),
    WORDS_LONGER: Way(MLM, with_image=False, times=2.7),  # as many CPU seconds as "all"
    WORDS_FIRST: Way({"jepa_context": "image"}, first=WORDS_LONGER),
}


@dataclass(frozen=True)
class Task:
    """Fine-tuning on headings or on kinds of lines.

    Attributes:
        runs: the ways and the number of seeds for each share of the questions.
        kinds: ask for kinds of lines.
        times: factor on the number of steps.
        encoder_rate: learning rate of encoders and fusion.
    """

    runs: dict[float, tuple[tuple[str, ...], int]]
    kinds: bool = False
    times: int = 1
    encoder_rate: float = Scale.encoder_rate


MAIN = (SCRATCH, "mlm", "d-jepa", "all")
CONTEXTS = ("all, blocks from text", "all, blocks from image")
THIRTY = {0.3: ((SCRATCH, WORDS_LONGER), 3)}
TEN_AND_THIRTY = {0.1: ((*MAIN, WORDS_LONGER), 3)} | THIRTY
TASKS = {
    "fine-tuning": Task({0.01: (MAIN, 1), 0.1: ((*MAIN, *CONTEXTS, WORDS_LONGER), 3), 1.0: (MAIN, 1)} | THIRTY),
    "fine-tuning, encoders at 2.5e-5": Task(TEN_AND_THIRTY, encoder_rate=2.5e-5),
    "fine-tuning on kinds of lines": Task({0.01: (MAIN, 3), 1.0: (MAIN, 1)} | TEN_AND_THIRTY, kinds=True),
    "fine-tuning on kinds of lines, three times as long": Task(TEN_AND_THIRTY, kinds=True, times=3),
    "fine-tuning on kinds of lines, three times as long, encoders at 2.5e-5": Task(
        {0.1: ((SCRATCH, "mlm", "all", WORDS_LONGER, WORDS_FIRST), 3)} | THIRTY,
        kinds=True,
        times=3,
        encoder_rate=2.5e-5,
    ),
}
SHOWN = {name: ("mask_iou_50", "pointing", "word_f1") for name in TASKS} | {
    "pretraining": ("mlm_accuracy without image", "image_target_rank", "text_target_rank", *SPREADS, "cpu_seconds")
}


class Benchmark:
    """All runs on one corpus."""

    def __init__(self, root: Path, cache: Path, scale: Scale):
        self.root, self.cache, self.scale = root, cache, scale
        self.processor = load_processor(scale.side)
        self.collator = pretraining_collator(self.processor, scale)

    def question_pages(self, split: str, count: int) -> list[dict]:
        file = self.cache / f"pages-{split}-{self.scale.side}-{count}.pkl"
        return cached(file, lambda: read_question_pages(self.root, split, self.scale.side, count))

    def any_pages(self, split: str, with_lines: bool) -> list[dict]:
        side, most = self.scale.side, self.scale.pages_per_document
        file = self.cache / f"{'lines' if with_lines else 'any'}-{split}-{side}-{most}.pkl"
        return cached(file, lambda: read_any_pages(self.root, split, side, most, with_lines))

    @cached_property
    def pages(self) -> list[dict]:
        return self.question_pages("train", self.scale.pages)

    @cached_property
    def held_out(self) -> list[dict]:
        return self.question_pages("test", self.scale.held_out_pages)

    @cached_property
    def unlabelled(self) -> list[dict]:
        return self.any_pages("train", with_lines=False)

    @cached_property
    def held_out_lines(self) -> list[dict]:
        return self.any_pages("test", with_lines=True)

    def run(self, place: tuple[str, ...]) -> dict:
        kind, way, *details = place
        if kind == "pretraining":
            return self.pretrain(way)
        if kind == "probe":
            model = build_model(self.processor, self.scale, self.checkpoint(way))
            return probe(model, self.collator, self.pages, self.held_out_lines, self.scale.probe_pages)
        return self.finetune(TASKS[kind], way, float(details[0]), int(details[1]))

    def pretrain(self, name: str) -> dict:
        if name == SCRATCH:
            return examine(build_model(self.processor, self.scale), self.processor, self.held_out, self.scale, True)
        way = WAYS[name]
        source = self.checkpoint(way.first) if way.first else None
        model = build_model(self.processor, self.scale, source, **way.settings)
        steps = round(way.times * self.scale.pretraining_steps)
        found = pretrain(model, self.processor, self.unlabelled, self.scale, steps, way.with_image)
        model.save_pretrained(self.folder(name))
        return found | examine(model, self.processor, self.held_out, self.scale, way.with_image)

    def folder(self, name: str) -> Path:
        return self.cache / name.replace(", ", "-")

    def checkpoint(self, name: str) -> Path | None:
        """Folder of a pre-trained model, trained again if the cache lacks it; None for no pre-training."""
        if name == SCRATCH:
            return None
        if not (self.folder(name) / "model.safetensors").is_file():
            self.pretrain(name)
        return self.folder(name)

    def finetune(self, task: Task, way: str, share: float, seed: int) -> dict:
        scale = replace(self.scale, tuning_steps=task.times * self.scale.tuning_steps, encoder_rate=task.encoder_rate)
        pages, held_out = self.pages, self.held_out
        if task.kinds:
            pages, held_out = (
                [page | {"questions": kind_questions(page["lines"])} for page in split] for split in (pages, held_out)
            )
        chosen = share_of_questions(pages, share, seed)
        model = segmentation_model(self.checkpoint(way), self.processor, scale, seed)
        return finetune(model, self.processor, chosen, held_out, scale, seed)


def places() -> Iterator[tuple[str, ...]]:
    """Where the result of every run is in the output file."""
    for way in (SCRATCH, *WAYS):
        yield "pretraining", way, "0"
        yield "probe", way, "0"
    for name, task in TASKS.items():
        for share, (ways, seeds) in task.runs.items():
            for seed in range(seeds):
                for way in ways:
                    yield name, way, f"{share:g}", str(seed)


def is_missing(runs: dict, place: tuple[str, ...]) -> bool:
    for name in place:
        runs = runs.get(name, {})
    return not runs


def store(runs: dict, place: tuple[str, ...], value: dict) -> None:
    for name in place[:-1]:
        runs = runs.setdefault(name, {})
    runs[place[-1]] = value


def show(runs: dict) -> None:
    """Print a table for each task, for pre-training itself and for the probes."""
    for title, names in SHOWN.items():
        ways = runs.get(title, {})
        groups = {
            (way, share): seeds
            for way, found in ways.items()
            for share, seeds in (found.items() if title in TASKS else [("", found)])
        }
        rows = [
            [way, share, *(over_seeds([run[name] for run in seeds.values() if name in run]) for name in names)]
            for (way, share), seeds in groups.items()
        ]
        print(f"\n{markdown_table([title, 'share', *names], rows)}")
    features = ("image", "joint text", "both")
    rows = [
        [way, *(mean_and_deviation(seeds["0"][name]["accuracy"], seeds["0"][name]["error"]) for name in features)]
        for way, seeds in runs.get("probe", {}).items()
    ]
    print(f"\n{markdown_table(['probe', *features], rows)}")


def main() -> None:
    parser = make_parser(__doc__, "pretraining.json", threads=1)
    parser.add_argument("folder", type=Path, nargs="?", default=ROOT / "build" / "texlive", help="of PDFs")
    parser.add_argument("--quick", action="store_true", help="tiny runs, written to the cache alone")
    parser.add_argument("--only", default="", help="runs with this text in their name, as --list prints them")
    parser.add_argument("--list", action="store_true", help="list the runs and whether they are missing")
    parser.add_argument("--cache", type=Path, default=ROOT / "build" / "pretraining")
    arguments = parser.parse_args()
    torch.set_num_threads(arguments.threads)
    transformers.logging.set_verbosity_error()
    transformers.logging.disable_progress_bar()
    keep_freed_memory()
    scale, cache, output = Scale(), arguments.cache, arguments.output
    if arguments.quick:
        scale, cache = QUICK, cache / "quick"
        output = cache / "pretraining.json"
    runs = json.loads(output.read_text())["runs"] if output.is_file() else {}
    chosen = [place for place in places() if arguments.only in ", ".join(place)]
    if arguments.list:
        for place in chosen:
            print("missing" if is_missing(runs, place) else "done   ", ", ".join(place))
        return
    benchmark = Benchmark(arguments.folder, cache, scale)
    for place in chosen:
        if is_missing(runs, place):
            store(runs, place, benchmark.run(place))
            missing = [", ".join(each) for each in places() if is_missing(runs, each)]
            head = {"complete": not missing, "missing": missing, "scale": asdict(scale), **environment()}
            write_json(output, head | {"runs": runs}, indent=None)
            print(f"{', '.join(place)}: done", flush=True)
    show(runs)


if __name__ == "__main__":
    main()
