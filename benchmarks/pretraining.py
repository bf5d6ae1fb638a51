"""What pre-training is worth: a small model, pre-trained in several ways on real pages, then fine-tuned and probed.

    python benchmarks/pretraining.py [FOLDER_OF_PDFS] [--quick] [--only TEXT] [--list]

The folder is one of PDFs with outlines, by default TeX Live's documentation where `recipes/djepa_nano/train.sh` puts
it. Pages of one TeX package are all for training or all held out. Every way has the same steps, batches and rates.

(a) Questions about headings, fine-tuned with 1%, 10% and 100% of the questions for the same number of steps: from
    scratch, after MLM alone, after D-JEPA alone, after all of MLM, MIM and D-JEPA. Score: share of answered held-out
    questions whose mask has an IoU of 0.5 or more; three seeds at 10%. The words of such a question stand on the page:
    it has to be read in both encoders' tokens, which no pre-training of the page teaches.
(a') The same for questions of which only the page knows the answer: where is the heading, the table, the equation ...;
    one for each kind of line (`parts/region_kinds.py`) that a page has, all its lines together the answer. Three seeds
    at 1% too.
(b) What hidden blocks are predicted from, all losses on: the joint page, its text, its visible image without any text.
    And what targets they are: without what all places of a page share, as by default, or with it.
(c) What frozen features know: a linear classifier of the kind of a line (`parts/region_kinds.py`), its image features
    and its joint text features apart; beside them an untrained model, and one trained on pixels alone (MIM).
(d) MLM accuracy on held-out pages with the page's image and without, of models trained with it and without; effective
    rank of the targets, over five seeds.

Every finished run is written at once, and a run that the output file has already is not repeated: start it again after
an interruption. The file says which runs are still missing. Models and pages are kept in `--cache`. All of it is meant
to take three to four hours on one core, `--quick` a few minutes: it shows that everything works, and nothing else.
"""

import argparse
import hashlib
import json
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass, field
from functools import cached_property, partial
from itertools import product
from pathlib import Path

import torch
import transformers
from parts.corpus import read_corpus, share_of_questions
from parts.pretraining_report import draw, show, summary
from parts.pretraining_runs import QUICK, Scale, examine, finetune, load_processor, new_model, pretrain, probe
from parts.region_kinds import kind_questions

from transformers_djepa.training.memory import keep_freed_memory


HERE = Path(__file__).parent
ONLY = {f"{name}_loss_weight": 0.0 for name in ("mlm", "mim", "jepa_image", "jepa_text")}


@dataclass(frozen=True)
class Way:
    """A way to pre-train: settings of the model, whether with images, how many seeds, and what is tuned after it."""

    settings: dict = field(default_factory=dict)
    with_image: bool = True
    image_alone: bool = False
    seeds: tuple[int, ...] = (0,)
    shares: tuple[float, ...] = ()  # of the questions


SHARES = (0.01, 0.1, 1.0)
SCRATCH = "scratch"  # no pre-training
COMPARED = ("mlm", "d-jepa", "all")  # in both tasks
HEADINGS, KINDS_OF_LINES = TASKS = ("fine-tuning", "fine-tuning on kinds of lines")
TUNING_SEEDS = {0.1: dict.fromkeys(TASKS, 3), 1.0: dict.fromkeys(TASKS, 1), 0.01: {HEADINGS: 1, KINDS_OF_LINES: 3}}
WAYS = {
    "mlm": Way(ONLY | {"mlm_loss_weight": 1.0}, shares=SHARES),
    "d-jepa": Way(ONLY | {"jepa_image_loss_weight": 1.0, "jepa_text_loss_weight": 1.0}, shares=SHARES),
    "all": Way(seeds=(0, 1, 2, 3, 4), shares=SHARES),
    "all, not centred": Way({"center_targets": False}, shares=SHARES),
    "mim": Way(ONLY | {"mim_loss_weight": 1.0}),
    "all, blocks from text": Way({"jepa_context": "text"}, shares=(0.1,)),
    "all, blocks from image": Way(image_alone=True, shares=(0.1,)),
    "mlm, words alone": Way(ONLY | {"mlm_loss_weight": 1.0}, with_image=False),
}


@dataclass(frozen=True)
class Job:
    """One run: where its result stands in the file, and how it is made."""

    place: tuple[str, ...]
    run: Callable[[], dict]

    @property
    def name(self) -> str:
        return ", ".join(self.place)


class Benchmark:
    """The runs over one corpus."""

    def __init__(self, root: Path, cache: Path, scale: Scale):
        self.root, self.cache, self.scale = root, cache, scale

    @cached_property
    def processor(self):
        return load_processor(self.scale)

    @cached_property
    def corpus(self) -> dict[str, list[dict]]:
        counts = {"train": self.scale.pages, "test": self.scale.held_out_pages}
        return read_corpus(self.root, self.cache, self.scale.side, counts)

    @property
    def pages(self) -> list[dict]:
        return self.corpus["train"]

    @property
    def held_out(self) -> list[dict]:
        return self.corpus["test"]

    def describe(self) -> dict:
        """Sizes of the corpus."""
        found = {}
        for name, pages in (("train", self.pages), ("held out", self.held_out)):
            documents, questions = {page["document_id"] for page in pages}, [q for p in pages for q in p["questions"]]
            answered = sum(bool(question["answers"]) for question in questions)
            found[name] = {"pages": len(pages), "documents": len(documents), "questions": len(questions)}
            found[name]["answered"] = answered
        return found

    def jobs(self) -> Iterator[Job]:
        """All runs; those that say most come first."""
        yield Job(("pretraining", SCRATCH, "0"), self.untrained)
        for name in WAYS:
            yield Job(("pretraining", name, "0"), lambda name=name: self.pretrained(name, 0))
        for share, seeds in TUNING_SEEDS.items():
            names = (SCRATCH, *(name for name, way in WAYS.items() if share in way.shares))
            for seed, name, task in product(range(max(seeds.values())), names, TASKS):
                if seed < seeds[task] and (task == HEADINGS or name in (SCRATCH, *COMPARED)):
                    place = (task, name, f"{share:g}", str(seed))
                    yield Job(place, partial(self.tuned, task, name, share, seed))
        for name, way in WAYS.items():
            for seed in way.seeds[1:]:
                place = ("pretraining", name, str(seed))
                yield Job(place, lambda name=name, seed=seed: self.pretrained(name, seed))

    def untrained(self) -> dict:
        model = new_model(self.processor, self.scale, seed=0)
        return self.measured(model, with_image=True)

    def measured(self, model, with_image: bool) -> dict:
        found = examine(model, self.processor, self.held_out, self.scale, with_image)
        return found | {"probe": probe(model, self.processor, self.pages, self.held_out, self.scale)}

    def pretrained(self, name: str, seed: int) -> dict:
        way = WAYS[name]
        model = new_model(self.processor, self.scale, seed, way.image_alone, **way.settings)
        found = pretrain(model, self.processor, self.pages, self.scale, seed, way.with_image)
        if way.shares and seed == 0:
            model.save_pretrained(self.checkpoint(name))
        return found | self.measured(model, way.with_image)

    def checkpoint(self, name: str) -> Path:
        key = hashlib.sha256(repr((self.scale, WAYS[name])).encode()).hexdigest()[:8]
        return self.cache / f"{name.replace(', ', '-')}-{key}"

    def tuned(self, task: str, name: str, share: float, seed: int) -> dict:
        source = None if name == SCRATCH else self.checkpoint(name)
        if source is not None and not (source / "model.safetensors").is_file():
            self.pretrained(name, 0)  # the same again: the cache has been emptied
        pages, held_out = (asked(split, task) for split in (self.pages, self.held_out))
        return finetune(source, self.processor, share_of_questions(pages, share, seed), held_out, self.scale, seed)


def asked(pages: list[dict], task: str) -> list[dict]:
    """The pages with the questions of a task."""
    if task == HEADINGS:
        return pages
    return [page | {"questions": kind_questions(page["regions"])} for page in pages]


def find(results: dict, place: tuple[str, ...]) -> dict | None:
    for name in place:
        results = results.get(name, {})
    return results or None


def store(results: dict, place: tuple[str, ...], value: dict) -> None:
    for name in place[:-1]:
        results = results.setdefault(name, {})
    results[place[-1]] = value


def load_results(path: Path, scale: Scale) -> dict:
    """What an earlier start has written; raises `ValueError` if its runs are of another size."""
    if not path.is_file():
        return {"runs": {}}
    known = json.loads(path.read_text())
    if known["scale"] != json.loads(json.dumps(asdict(scale))):
        raise ValueError(f"{path} has runs of another scale; delete it, or give another --output.")
    return known


def main() -> None:
    """Runs what is missing, prints the table, writes JSON and the picture."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path, nargs="?", default=HERE.parent / "build" / "texlive", help="of PDFs")
    parser.add_argument("--quick", action="store_true", help="tiny, to see that it works; writes to the cache alone")
    parser.add_argument("--only", default="", help="runs with this in their name, as --list shows them")
    parser.add_argument("--list", action="store_true", help="only say which runs there are, and which are missing")
    parser.add_argument("--cache", type=Path, default=HERE.parent / "build" / "pretraining")
    parser.add_argument("--output", type=Path, help="benchmarks/results/pretraining.json by default")
    parser.add_argument("--picture", type=Path, help="docs/pretraining.png by default")
    parser.add_argument("--threads", type=int, default=1)
    arguments = parser.parse_args()
    torch.set_num_threads(arguments.threads)
    transformers.logging.set_verbosity_error()
    transformers.logging.disable_progress_bar()
    keep_freed_memory()
    scale = QUICK if arguments.quick else Scale()
    output = arguments.output or (arguments.cache if arguments.quick else HERE / "results") / "pretraining.json"
    picture = arguments.picture or (arguments.cache if arguments.quick else HERE.parent / "docs") / "pretraining.png"
    known, benchmark = load_results(output, scale), Benchmark(arguments.folder, arguments.cache, scale)
    results, jobs = known["runs"], list(benchmark.jobs())

    def missing() -> list[Job]:
        return [job for job in jobs if find(results, job.place) is None]

    def save() -> None:
        head = {"complete": not missing(), "missing": [job.name for job in missing()], "scale": asdict(scale)}
        head |= {"torch": torch.__version__, "transformers": transformers.__version__, "corpus": known["corpus"]}
        partial = output.with_suffix(".partial")
        partial.write_text(json.dumps(head | {"summary": summary(results), "runs": results}) + "\n")
        partial.replace(output)

    if arguments.list:
        for job in jobs:
            print("missing" if job in missing() else "done   ", job.name)
        return
    wanted = [job for job in missing() if arguments.only in job.name]
    if wanted and not arguments.folder.is_dir():
        print(f"{len(wanted)} runs are missing, and so is {arguments.folder}, the folder of PDFs they need.")
        return
    for job in wanted:
        store(results, job.place, job.run())
        known["corpus"] = benchmark.describe()
        save()
        print(f"{job.name}: done", flush=True)
    if results:
        save()  # what is missing, and the summary, by this program's list of runs
    show(summary(results))
    draw(summary(results), picture, complete=not missing())


if __name__ == "__main__":
    main()
