"""Score a checkpoint on fixed development sets, and compare it with earlier ones: some minutes on two cores.

    python recipes/djepa_nano/board.py build/nano-finetuned/checkpoint-4000 [--threads 2]

Appends a line to `build/board/log.jsonl`, prints it with the lines before, and draws all lines to `board.png` in the
folder of the log. `board.yaml` lists the sets and the commands that make their rows; missing sets are left out.
"""

import argparse
import json
import subprocess
import sys
import time
from collections import defaultdict
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass
from datetime import datetime
from functools import cache
from multiprocessing import get_context
from pathlib import Path
from statistics import mean

import torch
from board_report import draw_curves, table
from board_sets import RIGHT_PAGE, DevelopmentSet, Plan, identity, load_rows, make_plan, read_sets
from tqdm import tqdm
from transformers.trainer import TRAINER_STATE_NAME
from transformers.utils import logging

from djepa_runtime.bundled import resolve_checkpoint
from djepa_runtime.processing.document_answers import document_presences
from djepa_runtime.processing.prompt_inputs import drop_long_questions
from transformers_djepa.data.page_dataset import DJepaPageDataset
from transformers_djepa.loading import load_model, load_processor
from transformers_djepa.metrics.evaluation import GROUPS, evaluate_pages, model_predictor, rounded
from transformers_djepa.metrics.functions import calibration_error, is_right


INPUTS = {"page": "", "none": ": no image", "blank": ": white image", "wordless": ": no words"}
POINTED = "mask_iou@0.5"  # sets with this figure are also scored by pointing
KEPT = ("questions", "correct", "word_exact", "mask_iou@0.5", "pointing")  # of each kind, topic and kind of document
BINS = 15  # of the calibration error
ANSWERABLE, ABSENT = "answerable", "unanswerable"


@dataclass
class Given:
    """The answer given to one question on one page."""

    document: str
    question: str
    answerable: bool
    present: bool
    presence: float
    confidence: float
    right: bool


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("checkpoint")
    parser.add_argument("--sets", type=Path, default=Path(__file__).with_suffix(".yaml"))
    parser.add_argument("--log", type=Path, default=Path("build/board/log.jsonl"))
    parser.add_argument("--threads", type=int, default=2)
    arguments = parser.parse_args()
    start, folder = time.monotonic(), Path(resolve_checkpoint(arguments.checkpoint))
    sets = {name: each for name, each in read_sets(arguments.sets).items() if exists(name, each)}
    if not sets:
        raise ValueError(f"None of the sets of {arguments.sets} exists; make their rows with the commands in it.")
    plans = {name: make_plan(each, load_rows(each)) for name, each in sets.items()}
    line = describe(folder) | {"sets": {name: identity(plan) for name, plan in plans.items()}}
    scores, given = evaluate(str(folder), sets, plans, arguments.threads)
    line["figures"] = figures(sets, scores, given)
    line["minutes"] = (time.monotonic() - start) / 60
    arguments.log.parent.mkdir(parents=True, exist_ok=True)
    with arguments.log.open("a") as log:
        log.write(json.dumps(rounded(line | {"scores": scores})) + "\n")
    lines = [json.loads(text) for text in arguments.log.read_text().splitlines()]
    print(table(lines))
    draw_curves(lines, arguments.log.with_name("board.png"))


def exists(name: str, chosen: DevelopmentSet) -> bool:
    """Whether the rows of a set exist; if not, print that it is left out."""
    found = Path(chosen.rows).is_dir()
    if not found:
        print(f"{name} is left out: there is no folder {chosen.rows}.", file=sys.stderr)
    return found


def describe(folder: Path) -> dict:
    """Name, training step and commit of a checkpoint, as far as they are known."""
    state = folder / TRAINER_STATE_NAME
    step = json.loads(state.read_text())["global_step"] if state.is_file() else None
    log = ["git", "-C", str(folder), "log", "-1", "--format=%h", "--", "."]
    commit = subprocess.run(log, capture_output=True, text=True, check=False).stdout.strip() or None
    date = datetime.now().isoformat(timespec="minutes")
    return {"date": date, "model": folder.name, "step": step, "commit": commit}


def evaluate(checkpoint: str, sets: dict[str, DevelopmentSet], plans: dict[str, Plan], threads: int):
    """Scores and answers of every set for each of its inputs, by name and input; one process a thread."""
    scores, given = defaultdict(dict), defaultdict(dict)
    jobs = [(name, inputs) for name, chosen in sets.items() for inputs in chosen.inputs]
    jobs.sort(key=lambda job: len(plans[job[0]]), reverse=True)
    with ProcessPoolExecutor(threads, get_context("spawn")) as pool:
        futures = {pool.submit(evaluate_set, checkpoint, sets[n], plans[n], i): (n, i) for n, i in jobs}
        for future in tqdm(as_completed(futures), total=len(jobs), unit="set", disable=None):
            name, inputs = futures[future]
            scores[name][inputs], given[name][inputs] = future.result()
    return scores, given


def evaluate_set(checkpoint: str, chosen: DevelopmentSet, plan: Plan, inputs: str) -> tuple[dict, list[Given]]:
    """Evaluate one set, in a process of its own."""
    given, start = [], time.process_time()
    model, processor = open_model(checkpoint)

    def watch(page: dict, predictions: Sequence, _: dict) -> None:
        for question, found in zip(page["questions"], predictions):
            fields = (found.present, found.score, found.confidence, is_right(question, found))
            answerable = question["kind"] == ANSWERABLE
            given.append(Given(page["document_id"], question["question"], answerable, *fields))

    predict = model_predictor(model, processor, "page" if inputs == "wordless" else inputs)
    pages = read_pages(chosen, plan, inputs, processor.prompt_tokenizer)
    scores = evaluate_pages(predict, pages, batch_size=1, watch=watch)  # longer batches only add padding on a CPU
    groups = {
        group: {name: {key: found[key] for key in KEPT if key in found} for name, found in scores[group].items()}
        for group in GROUPS
    }
    return scores | groups | {"cpu_seconds": time.process_time() - start}, given


@cache
def open_model(checkpoint: str) -> tuple:
    torch.set_num_threads(1)
    logging.disable_progress_bar()
    logging.get_logger("transformers_djepa").setLevel("ERROR")  # pages that are cut
    return load_model(checkpoint), load_processor(checkpoint)


def read_pages(chosen: DevelopmentSet, plan: Plan, inputs: str, tokenizer) -> Iterator[dict]:
    """The pages of a plan as evaluated; kinds are `ANSWERABLE` or `ABSENT`, documents of a kind share a folder."""
    rows = DJepaPageDataset(load_rows(chosen))
    for row, questions in plan:
        page = rows[row]
        kinds = [{"kind": ANSWERABLE if each["answer_boxes"] else ABSENT} for each in questions]
        page["questions"] = [each | kind for each, kind in zip(questions, kinds)]
        page["document_kind"] = page["document_id"].partition("/")[0] if "/" in page["document_id"] else None
        if inputs == "wordless":
            page |= {name: page[name][:1] for name in ("words", "boxes")}  # models take no page without words
        if (page := drop_long_questions(page, tokenizer))["questions"]:
            yield page


def figures(sets: dict[str, DevelopmentSet], scores: dict, given: dict) -> dict[str, float]:
    """The figures of a line by name; "board" is the mean over the sets."""
    found, pages = {}, {name for name, chosen in sets.items() if chosen.figure == RIGHT_PAGE}
    for name, chosen in sets.items():
        for inputs, result in scores[name].items():
            shown, answers = f"{name}{INPUTS[inputs]}", result["by_kind"][ANSWERABLE]
            if name in pages:
                found |= {shown: right_page(given[name][inputs]), f"{shown}: AUROC": result["no_answer_auroc"]}
                found[f"{shown}: by presence"] = right_page(given[name][inputs], by_presence=True)
                continue
            found[shown] = answers[chosen.figure]
            if chosen.figure == POINTED:
                found[f"{shown}: pointing"] = answers["pointing"]
    answered = [each for name in sets if name not in pages for each in given[name]["page"]]
    return {"board": mean(found[name] for name in sets)} | found | presence_figures(answered)


def presence_figures(given: Sequence[Given]) -> dict[str, float]:
    """How often "not on this page" is wrong and right, and the calibration error of the answers given."""
    absent = {known: [not each.present for each in given if each.answerable == known] for known in (True, False)}
    shown = [each for each in given if each.present]
    error = calibration_error([each.confidence for each in shown], [each.right for each in shown], BINS)
    return {
        "absent, but answerable": mean(absent[True]),
        "absent, and rightly": mean(absent[False]),
        "calibration error": error,
    }


def right_page(given: Sequence[Given], by_presence: bool = False) -> float:
    """Share of the questions for which the right page of their document ranks first, as in `rank_pages`."""
    documents = defaultdict(list)
    for each in given:
        documents[each.document, each.question].append(each)
    right = []
    for pages in documents.values():
        ranks = document_presences([each.presence for each in pages])
        if not by_presence:
            ranks = [rank * each.confidence / max(each.presence, 1e-6) for rank, each in zip(ranks, pages)]
        right.append(pages[ranks.index(max(ranks))].answerable)
    return mean(right)


if __name__ == "__main__":
    main()
