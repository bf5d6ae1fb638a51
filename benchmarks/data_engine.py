"""The data engine without people: a simulated annotator decides rounds of contracts (DeepForm), the model is retrained.

    python benchmarks/data_engine.py DEEPFORM_DIR [--rounds 3] [--documents 20] [--held_out 60] [--steps 150]

60 contracts are held out; on their pages a simulated annotator (`parts/simulated_annotator.py`) decides five questions
before the first round and after each one, and nothing of that is stored. The other contracts are annotated in rounds of
20, by the order of usefulness of `djepa annotate` (of `--pool` contracts that are scored before each round, as the
server scores pages while nobody waits) or at random, and the model is retrained by `djepa annotate retrain`. The new
model serves if it is better on the engine's own checked set. `right_at_once` is the share of decisions whose first
candidate is right, or rightly absent. Labels on no page as they are written are not asked.

Every finished step is saved in the output file and in `--work`; the same command continues.
"""

import json
import random
import shutil
import subprocess
import time
from collections.abc import Iterable, Sequence
from pathlib import Path

from parts.report import DJEPA, ROOT, environment, make_parser, markdown_table, write_json
from parts.simulated_annotator import annotate, summary
from tqdm.auto import tqdm

from djepa_corpus.labels import deepform
from djepa_pages import num_pages
from djepa_runtime.annotation.proposals import Proposer
from djepa_runtime.annotation.records import PageRef
from djepa_runtime.annotation.store import Store
from djepa_runtime.annotation.workspace import Workspace


ORDERS = ("usefulness", "random")
COMMAND = [*DJEPA, "annotate", "retrain"]
QUESTIONS = [wordings[0] for wordings in deepform.WORDINGS.values()]
Truth = dict[tuple[str, int], list[dict]]  # the questions of each page, by path and number


def main() -> None:
    parser = make_parser(__doc__, "data_engine.json")
    parser.add_argument("deepform", type=Path)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--documents", type=int, default=20, help="of each round")
    parser.add_argument("--held_out", type=int, default=60)
    parser.add_argument("--pool", type=int, default=60, help="documents that are scored before a round")
    parser.add_argument("--steps", type=int, default=150, help="of training in each round")
    parser.add_argument("--orders", nargs="*", choices=ORDERS, default=ORDERS)
    parser.add_argument("--work", type=Path, default=ROOT / "build" / "data-engine")
    arguments = parser.parse_args()
    documents = deepform.find(arguments.deepform.resolve())  # as the store names them
    random.Random(0).shuffle(documents)
    held_out, others = documents[: arguments.held_out], documents[arguments.held_out :]
    names = ("rounds", "documents", "held_out", "pool", "steps")
    settings = {name: getattr(arguments, name) for name in names}
    found = json.loads(arguments.output.read_text())["results"] if arguments.output.is_file() else {}

    def save(name: str, result: dict) -> None:
        found[name] = result
        write_json(arguments.output, {"benchmark": "data_engine", **settings, **environment(), "results": found})

    arguments.work = arguments.work.resolve()  # as the store names models
    arguments.work.mkdir(parents=True, exist_ok=True)
    if "start" not in found:
        save("start", evaluate(held_out, None, arguments.work))
    for order in arguments.orders:
        folder = arguments.work / order
        folder.mkdir(exist_ok=True)
        for number in range(1, arguments.rounds + 1):
            if f"{order} {number}" in found:
                continue
            done = run_round(folder, number, order, others, settings)
            model = folder / str(number) / "model" if done["served"] else served_model(folder)
            save(f"{order} {number}", done | evaluate(held_out, model, arguments.work))
    columns = ("right_at_once", "answers_right_at_once", "clicks_per_answer", "served", "retrain_minutes")
    print(
        markdown_table(["", *columns], [[name, *(row.get(key, "") for key in columns)] for name, row in found.items()])
    )


def truth_of(documents: Iterable[dict]) -> Truth:
    """The questions of each page, with their answers."""
    return {
        (document["path"], int(page["page_id"].rpartition("#")[2])): page["questions"]
        for document in tqdm(documents, desc="truth")
        for page in deepform.pages(document, is_test=True)
    }


def evaluate(documents: Sequence[dict], model: Path | None, work: Path) -> dict:
    """Decide the questions of held-out documents, without storing anything."""
    truth, path = truth_of(documents), work / "held-out.djepa"
    path.unlink(missing_ok=True)
    solutions = []
    with Store(path) as store, Proposer(model and str(model), capacity=2) as proposer:
        pages = add_documents(store, documents)
        space = Workspace(store, proposer, read_only=True)
        for page in tqdm(pages, desc="held out"):
            solutions += annotate(space, page, truth.get((str(page.path), page.number), []))
    return summary(solutions)


def add_documents(store: Store, documents: Iterable[dict]) -> list[PageRef]:
    """Add documents with their questions; returns all pages."""
    store.add_documents((Path(document["path"]), num_pages(Path(document["path"]))) for document in documents)
    store.add_questions(QUESTIONS)
    return store.pages()


def run_round(folder: Path, number: int, order: str, documents: Sequence[dict], settings: dict) -> dict:
    """Annotate documents, and retrain; a round that was interrupted continues."""
    with Store(folder / "annotations.djepa") as store:
        pages = by_document(add_documents(store, documents))
        decided = {decision.page_id for decision in store.decisions()}
        missing = number * settings["documents"] - sum(any(p.id in decided for p in each) for each in pages.values())
        result = {}
        if missing > 0:
            model = store.in_service()
            with Proposer(model and str(model.folder), capacity=2) as proposer:
                space = Workspace(store, proposer)
                open_pages = [each for each in pages.values() if not any(page.id in decided for page in each)]
                random.Random(number).shuffle(open_pages)
                if order == "usefulness":
                    open_pages = most_useful(space, open_pages[: settings["pool"]])
                chosen = open_pages[:missing]
                truth = truth_of([each for each in documents if each["path"] in {str(p[0].path) for p in chosen}])
                solutions = []
                for page in tqdm([page for each in chosen for page in each], desc=f"{order} {number}"):
                    solutions += annotate(space, page, truth.get((str(page.path), page.number), []))
            result = {"annotated": summary(solutions)}
    output = folder / str(number)
    if (done := model_of(folder, output)) is not None:  # its evaluation was interrupted
        return result | done
    shutil.rmtree(output, ignore_errors=True)  # of a training that was interrupted
    start = time.perf_counter()
    flags = {"store": folder / "annotations.djepa", "output_dir": output, "steps": settings["steps"]}
    subprocess.run(
        [*COMMAND, *(str(part) for name, value in flags.items() for part in (f"--{name}", value))], check=True
    )
    minutes = round((time.perf_counter() - start) / 60, 1)
    return result | model_of(folder, output) | {"retrain_minutes": minutes}


def model_of(folder: Path, output: Path) -> dict | None:
    """Scores of the model of a run, and whether it serves; None if the run has not ended."""
    with Store(folder / "annotations.djepa") as store:
        found = [model for model in store.models() if model.folder == output / "model"]
        return {"served": store.in_service() == found[0], "checked": found[0].scores} if found else None


def by_document(pages: Iterable[PageRef]) -> dict[Path, list[PageRef]]:
    """Pages of each document."""
    found: dict[Path, list[PageRef]] = {}
    for page in pages:
        found.setdefault(page.path, []).append(page)
    return found


def most_useful(space: Workspace, documents: Sequence[list[PageRef]]) -> list[list[PageRef]]:
    """Documents by the usefulness of their most useful page, scored as the server does."""
    decided = [page for page in space.store.pages() if page.id in space.scorer.decided]
    for page in tqdm([*decided, *(page for each in documents for page in each)], desc="scoring"):
        asked = [] if page in decided else [space.proposer.ask(page.path, page.number, text) for text in QUESTIONS]
        space.scorer.score(page, asked)
    useful = {page.id: page.usefulness for page in space.store.pages()}
    return sorted(documents, key=lambda each: -max(useful[page.id] for page in each))


def served_model(folder: Path) -> Path | None:
    with Store(folder / "annotations.djepa") as store:
        model = store.in_service()
    return model and model.folder


if __name__ == "__main__":
    main()
