"""What pre-training is worth: a small model, pre-trained in several ways on real pages, then fine-tuned and probed.

    python benchmarks/pretraining.py [FOLDER_OF_PDFS] [--plan long|short|quick] [--only TEXT] [--list]

The folder is one of PDFs with outlines, by default TeX Live's documentation where `recipes/djepa_nano/train.sh` puts
it. Pages of one TeX package are all for training or all held out. Every way has the same batches and rates, and
the same steps, but for two: MLM on words alone for as many CPU seconds as all losses take, and all losses after that.

(a) Questions about headings, fine-tuned with 1%, 10% and 100% of the questions for the same number of steps: from
    scratch, after MLM alone, after D-JEPA alone, after all of MLM, MIM and D-JEPA. Score: share of answered held-out
    questions whose mask has an IoU of 0.5 or more; three seeds at 10%. From scratch also with 30%: with how many
    questions is it as good? And after words alone with both.
(a') The same for questions of which only the page knows the answer: where is the heading, the table, the equation ...;
    one for each kind of line (`parts/region_kinds.py`) that a page has, each block of such lines an acceptable answer.
    Three seeds at 1% too; with 10% and 30% also for three times the steps.
    Both once more with 10% and 30% where the encoders learn from the questions at 2.5e-5, not at the plan's 5e-4; kinds
    of lines for three times the steps.
(b) What hidden blocks are predicted from, all losses on: the joint page, its text, its visible image without any text.
(c) What frozen features know: a linear classifier of the kind of a line (`parts/line_probe.py`) of other documents'
    pages, its image features and its joint text features, apart and together; beside them an untrained model, and one
    trained on pixels alone (MIM).
(d) MLM accuracy on held-out pages with the page's image and without, of models trained with it and without; effective
    rank of the targets; how far what encoders and fusion make of a page is spread over its places.

There are three plans (`parts/pretraining_plans.py`). `long`: 2,200 steps on 11,000 pages; fine-tuning of 400 steps at
a higher rate for prompt encoder and decoder, which are new in every way, than for encoders and fusion; and the decoder
is told which words question and page have in common, as `djepa finetune` tells it. `short`, as it was first measured:
560 steps on 2,000 pages, without the variance and covariance terms but in the last of its ways (five seeds), MLM's last
matrix not the table of word embeddings; 240 steps of fine-tuning at one rate, which is too low for what is new, nothing
told, and all lines of a kind one answer. `quick` takes a few minutes and shows that everything works, nothing else.

Every finished run is written at once, and a run that the output file has already is not repeated: start it again after
an interruption. The file says which runs are still missing. Models and pages are kept in `--cache`. On one core `short`
takes four hours, and `long` about twenty.
"""

import argparse
import hashlib
import json
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass, replace
from functools import cached_property, partial
from itertools import product
from pathlib import Path

import torch
import transformers
from parts.corpus import read_any_pages, read_corpus, share_of_questions
from parts.line_probe import probe
from parts.pretraining_plans import PLANS, SCRATCH, Plan, Task, Way
from parts.pretraining_report import draw, show, summary
from parts.pretraining_runs import examine, finetune, load_processor, pretrain, start_model
from parts.pretraining_scale import Scale, prolonged
from parts.region_kinds import kind_questions

from transformers_djepa import DJepaForPreTraining
from transformers_djepa.files import replace as replace_file
from transformers_djepa.training.starting_model import keep_freed_memory


HERE = Path(__file__).parent


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

    def __init__(self, root: Path, cache: Path, plan: Plan):
        self.root, self.cache, self.plan = root, cache, plan
        self.scale, self.ways = plan.scale, plan.ways

    @cached_property
    def processor(self):
        return load_processor(self.scale.model)

    @cached_property
    def corpus(self) -> dict[str, list[dict]]:
        counts = {"train": self.scale.pages, "test": self.scale.held_out_pages}
        return read_corpus(self.root, self.cache, self.scale.model.side, counts)

    @property
    def pages(self) -> list[dict]:
        return self.corpus["train"]

    @property
    def held_out(self) -> list[dict]:
        return self.corpus["test"]

    @cached_property
    def unlabelled(self) -> list[dict]:
        """What it is pre-trained on."""
        side, most = self.scale.model.side, self.scale.pretraining.pages_of_a_document
        return read_any_pages(self.root, self.cache, "train", side, most) if most else self.pages

    @cached_property
    def held_out_lines(self) -> list[dict]:
        """What probes are asked about."""
        side, most = self.scale.model.side, self.scale.probing.pages_of_a_document
        return read_any_pages(self.root, self.cache, "test", side, most, True) if most else self.held_out

    def describe(self) -> dict:
        """Sizes of the corpus."""
        found = {}
        for name, pages in (("train", self.pages), ("held out", self.held_out)):
            documents, questions = {page["document_id"] for page in pages}, [q for p in pages for q in p["questions"]]
            answered = sum(bool(question["answers"]) for question in questions)
            found[name] = {"pages": len(pages), "documents": len(documents), "questions": len(questions)}
            found[name]["answered"] = answered
        documents = {page["document_id"] for page in self.unlabelled}
        return found | {"pre-training": {"pages": len(self.unlabelled), "documents": len(documents)}}

    def jobs(self) -> Iterator[Job]:
        """All runs; those that say most come first."""
        yield from self.pretraining_jobs(SCRATCH, 0)
        for name in self.ways:
            yield from self.pretraining_jobs(name, 0)
        for share, seeds in self.plan.tuning_seeds.items():
            names = (SCRATCH, *(name for name, way in self.ways.items() if share in way.shares))
            for seed, name, task in product(range(max(seeds.values())), names, seeds):
                if seed < seeds[task] and name in task.after:
                    place = (task.name, name, f"{share:g}", str(seed))
                    yield Job(place, partial(self.tuned, task, name, share, seed))
        for name, way in self.ways.items():
            for seed in way.seeds[1:]:
                yield from self.pretraining_jobs(name, seed)

    def pretraining_jobs(self, name: str, seed: int) -> Iterator[Job]:
        yield Job(("pretraining", name, str(seed)), partial(self.pretrained, name, seed))
        yield Job(("probe", name, str(seed)), partial(self.probed, name, seed))

    def pretrained(self, name: str, seed: int) -> dict:
        if name == SCRATCH:
            return examine(self.model(name, seed), self.processor, self.held_out, self.scale)
        way = self.ways[name]
        source = None if way.first is None else self.checkpoint(way.first, seed)
        model = start_model(self.processor, self.scale.model, seed, source, **way.settings)
        found = pretrain(model, self.processor, self.unlabelled, self.scale_of(way), seed, way.with_image)
        model.save_pretrained(self.checkpoint_folder(name, seed))
        return found | examine(model, self.processor, self.held_out, self.scale, way.with_image)

    def scale_of(self, way: Way) -> Scale:
        return replace(self.scale, pretraining=prolonged(self.scale.pretraining, way.times))

    def probed(self, name: str, seed: int) -> dict:
        return probe(self.model(name, seed), self.processor, self.pages, self.held_out_lines, self.scale)

    def model(self, name: str, seed: int) -> DJepaForPreTraining:
        if name == SCRATCH:
            return start_model(self.processor, self.scale.model, seed)
        return DJepaForPreTraining.from_pretrained(self.checkpoint(name, seed), dtype="float32")

    def checkpoint(self, name: str, seed: int) -> Path:
        folder = self.checkpoint_folder(name, seed)
        if not (folder / "model.safetensors").is_file():
            self.pretrained(name, seed)  # the same again: the cache has been emptied
        return folder

    def checkpoint_folder(self, name: str, seed: int) -> Path:
        way = self.ways[name]
        made_of = (self.scale.model, self.scale_of(way).pretraining, self.scale.pages)
        made_of += (way.settings, way.first, way.with_image)
        key = hashlib.sha256(repr(made_of).encode()).hexdigest()[:8]
        return self.cache / f"{name.replace(', ', '-')}-{seed}-{key}"

    def tuned(self, task: Task, name: str, share: float, seed: int) -> dict:
        source = None if name == SCRATCH else self.checkpoint(name, 0)
        scale = replace(self.scale, tuning=task.tuning(self.scale.tuning))
        together = scale.tuning.kinds_together
        pages, held_out = (asked(split, task, together) for split in (self.pages, self.held_out))
        return finetune(source, self.processor, share_of_questions(pages, share, seed), held_out, scale, seed)


def asked(pages: list[dict], task: Task, together: bool) -> list[dict]:
    """The pages with the questions of a task; `together` as `kind_questions` takes it."""
    if not task.kinds_of_lines:
        return pages
    return [page | {"questions": kind_questions(page["regions"], together)} for page in pages]


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
    parser.add_argument("--plan", choices=PLANS, default="long", help="quick: tiny, and writes to the cache alone")
    parser.add_argument("--only", default="", help="runs with this in their name, as --list shows them")
    parser.add_argument("--list", action="store_true", help="only say which runs there are, and which are missing")
    parser.add_argument("--cache", type=Path, default=HERE.parent / "build" / "pretraining")
    parser.add_argument("--output", type=Path, help="in benchmarks/results by default")
    parser.add_argument("--picture", type=Path, help="in docs by default")
    parser.add_argument("--threads", type=int, default=1)
    arguments = parser.parse_args()
    torch.set_num_threads(arguments.threads)
    transformers.logging.set_verbosity_error()
    transformers.logging.disable_progress_bar()
    keep_freed_memory()
    plan, cache = PLANS[arguments.plan], arguments.cache
    is_quick = arguments.plan == "quick"
    output = arguments.output or (cache if is_quick else HERE / "results") / f"{plan.file}.json"
    picture = arguments.picture or (cache if is_quick else HERE.parent / "docs") / f"{plan.file}.png"
    known, benchmark = load_results(output, plan.scale), Benchmark(arguments.folder, cache, plan)
    results, jobs = known["runs"], list(benchmark.jobs())
    chosen = [job for job in jobs if arguments.only in job.name]

    def missing(among: list[Job]) -> list[Job]:
        return [job for job in among if find(results, job.place) is None]

    def save() -> None:
        left = [job.name for job in missing(jobs)]
        head = {"complete": not left, "missing": left, "scale": asdict(plan.scale)}
        head |= {"torch": torch.__version__, "transformers": transformers.__version__, "corpus": known["corpus"]}
        replace_file(output, (json.dumps(head | {"summary": summary(results), "runs": results}) + "\n").encode())

    if arguments.list:
        for job in chosen:
            print("missing" if missing([job]) else "done   ", job.name)
        return
    wanted = missing(chosen)
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
    draw(summary(results), picture, complete=not missing(jobs))


if __name__ == "__main__":
    main()
