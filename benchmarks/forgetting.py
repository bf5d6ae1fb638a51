"""What fine-tuning on one kind of document costs on others, with and without replay of generated pages.

    python benchmarks/forgetting.py DEEPFORM_DIR SROIE_DIR [--invoices DIR] [--replay 0 0.3 0.6] [--seed 42]
        [--flags="--optim adamw_torch_fused --learning_rate 1e-4"]

The bundled model is fine-tuned on the words of 20 advertising contracts (`djepa finetune --use_image False
--only_questions True`), once for each share of `--replay`. Before and after, it is asked about other contracts,
generated pages of the test split, receipts (SROIE, given words) and, if their rows are given, electronic invoices
(`djepa-corpus labels electronic_invoices`). The model gets the words of a page, not its image, as in training.

"Right": answers that are shown with the right words, of the questions with an answer. "Right of sure": right answers of
those with a score of at least 0.9, answers to unanswerable questions included. "Refused": answers "not on this page",
of the unanswerable questions. No document is in both training and scoring. An interrupted training run continues.
`--flags` are further flags of `djepa finetune`.
"""

import json
import time
from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import groupby, islice
from operator import itemgetter
from pathlib import Path

import torch
from datasets import Dataset
from parts.report import ROOT, environment, make_parser, markdown_table, write_json
from real_documents import DEEPFORM, deepform_pages, normalise, sroie_pages
from tqdm.auto import tqdm
from transformers import AutoModelForMaskGeneration, AutoProcessor

from djepa_corpus.forms import generate_pages
from djepa_pages.page_text import PageText, unanswerable
from transformers_djepa.bundled import resolve_checkpoint
from transformers_djepa.data.hub import load_document_dataset
from transformers_djepa.data.page_dataset import DJepaPageDataset
from transformers_djepa.data.rows import PAGE_EXAMPLE_FEATURES
from transformers_djepa.training.finetune import main as finetune


TRAINED, SCORED, GENERATED = 20, 60, 60  # contracts to train on, contracts and generated pages to ask about
SURE = 0.9
NOT_ON_CONTRACTS = ("What is the IBAN?", "What is the VAT number?")  # asked in training
NEW_TO_CONTRACTS = ("What is the date of birth?", "What is the room number?", "What is the meter reading?")
NOT_ON_RECEIPTS = tuple(DEEPFORM[name][0] for name in ("contract_num", "advertiser", "flight_from"))
SETTINGS = {
    "use_image": False,
    "only_questions": True,
    "max_steps": 150,
    "save_steps": 50,
    "save_total_limit": 1,
    "resume_from_checkpoint": True,
}


def main() -> None:
    arguments = parse()
    torch.set_num_threads(arguments.threads)
    rows = arguments.work / "rows"
    if not rows.is_dir():
        write_rows(rows, contract_pages(arguments.deepform, 0, TRAINED))
    results = json.loads(arguments.output.read_text())["results"] if arguments.output.is_file() else {}
    suffix = f", seed {arguments.seed} {arguments.flags}".rstrip()
    models = {"bundled model": None} | {f"replay {share:g}{suffix}": share for share in arguments.replay}
    for name, share in models.items():
        if name in results:
            continue
        folder, minutes = resolve_checkpoint(), None
        if share is not None:
            folder = arguments.work / name
            minutes = train(rows, folder, share, arguments.seed, arguments.flags.split())
        scores = {kind: score(folder, pages) for kind, pages in documents(arguments).items()}
        results[name] = {"cpu_minutes": minutes, **scores}
        write_json(arguments.output, {"benchmark": "forgetting", **environment(), **SETTINGS, "results": results})
    print(table(results))


def parse():
    parser = make_parser(__doc__, "forgetting.json", threads=2)
    parser.add_argument("deepform", type=Path)
    parser.add_argument("sroie", type=Path)
    parser.add_argument("--invoices", type=Path, help="folder of rows of `djepa-corpus labels electronic_invoices`")
    parser.add_argument("--replay", type=float, nargs="*", default=[0, 0.3, 0.6])
    parser.add_argument("--seed", type=int, default=42)
    parser.add_argument("--flags", default="", help="further flags of djepa finetune")
    parser.add_argument("--work", type=Path, default=ROOT / "build" / "forgetting", help="folder of rows and models")
    return parser.parse_args()


def documents(arguments) -> dict[str, Iterable[dict]]:
    """The pages to ask about, by kind of document."""
    held_out = contract_pages(arguments.deepform, TRAINED, TRAINED + SCORED)
    receipts = sroie_pages(arguments.sroie, Counter())
    kinds = {
        "contracts": (ask(page, NEW_TO_CONTRACTS) for page in held_out),
        "generated pages": generate_pages(0, "test", GENERATED),
        "receipts": (ask(page, NOT_ON_RECEIPTS) for page in receipts),
    }
    if arguments.invoices:
        kinds["electronic invoices"] = DJepaPageDataset(load_document_dataset(arguments.invoices, "test"))
    return kinds


def contract_pages(folder: Path, first: int, end: int) -> Iterator[dict]:
    """The labelled pages of the contracts with these numbers."""
    by_document = groupby(deepform_pages(folder, Counter()), key=itemgetter("document_id"))
    for document, pages in islice(by_document, first, end):
        for number, page in enumerate(pages):
            yield page | {"page_id": f"{document}-{number}"}


def ask(page: dict, absent: tuple[str, ...]) -> dict:
    """The page with the first wording of each question, and with unanswerable ones."""
    text, questions = PageText(page["words"], page["boxes"]), [unanswerable(question, "value") for question in absent]
    for question in page["questions"]:
        if question["wording"] == 1:
            located = text.question(question["question"], text.find(question["label"]), "value")
            questions.append(located | {"answers": located["answers"] or [question["label"]]})
    return page | {"questions": questions}


def write_rows(folder: Path, pages: Iterable[dict]) -> None:
    """Write a dataset to train on; labels that are not found among the words are left out."""
    examples = [ask(page, NOT_ON_CONTRACTS) for page in pages]
    for example in examples:
        example["questions"] = [q for q in example["questions"] if len(q["answers"]) == len(q["answer_boxes"])]
    folder.mkdir(parents=True)
    Dataset.from_list(examples, features=PAGE_EXAMPLE_FEATURES).to_parquet(folder / "train.parquet")


def train(rows: Path, output: Path, replay: float, seed: int, flags: list[str]) -> float:
    """Run `djepa finetune`; returns its minutes of CPU time, without the loader's."""
    settings = SETTINGS | {"dataset": rows, "output_dir": output, "replay": replay, "seed": seed}
    start = time.process_time()
    finetune([str(part) for name, value in settings.items() for part in (f"--{name}", value)] + flags)
    return round((time.process_time() - start) / 60, 1)


@torch.inference_mode()
def score(folder: str | Path, pages: Iterable[dict]) -> dict[str, list[int]]:
    """Count right answers, right ones of sure ones, and refused ones, each of how many."""
    model = AutoModelForMaskGeneration.from_pretrained(folder, dtype="float32").eval()
    processor = AutoProcessor.from_pretrained(folder)
    counts = {"right": [0, 0], "right of sure": [0, 0], "refused": [0, 0]}
    for page in tqdm(pages):
        questions = [q for q in page["questions"] if not q["answers"] or q["answers"][0]]  # no drawings
        if not questions:
            continue
        texts = [question["question"] for question in questions]
        inputs = processor(page["image"], text=page["words"], boxes=page["boxes"], questions=texts, return_tensors="pt")
        del inputs["pixel_values"]
        (answers,) = processor.post_process_answers(model(**inputs), inputs)
        for question, answer in zip(questions, answers, strict=True):
            is_right = answer.present and normalise(answer.text) in map(normalise, question["answers"])
            if question["answers"]:
                count(counts["right"], is_right)
            else:
                count(counts["refused"], not answer.present)
            if answer.present and answer.score >= SURE:
                count(counts["right of sure"], is_right)
    return counts


def count(found: list[int], is_found: bool) -> None:
    found[0] += is_found
    found[1] += 1


def table(results: dict) -> str:
    kinds = {kind: scores for kind, scores in results["bundled model"].items() if kind != "cpu_minutes"}
    rows = [
        [kind, name, *("{} of {}".format(*result[kind][name]) for result in results.values())]
        for kind, scores in kinds.items()
        for name, (_, total) in scores.items()
        if total
    ]
    rows.append(["all", "right or refused"])
    for result in results.values():
        counts = [result[kind][name] for kind in kinds for name in ("right", "refused")]
        rows[-1].append("{} of {}".format(*map(sum, zip(*counts))))
    return markdown_table(["documents", "", *results], rows)


if __name__ == "__main__":
    main()
