"""Zero-shot scores on real documents: advertising contracts (DeepForm) and scanned receipts (SROIE).

    python benchmarks/real_documents.py DEEPFORM_DIR SROIE_DIR [--only PART] [--model djepa-nano]

DEEPFORM_DIR holds `pdfs/*.pdf` and `labels.csv`, SROIE_DIR `img/*.jpg`, `box/*.csv` and `key/*.json`. A contract's
question is asked about the first page whose text layer contains the label; labels on no page are skipped and counted.
Receipts are read twice: with the lines of `box/`, split at spaces, and with the words of the processor's OCR engine.

The three wordings of a field were fixed before the first run; the headline uses the first one. "Image blanked" passes a
white page with the same words. The score `exact` is of the best guess, `exact_answered` requires presence above 0.5.
"""

import csv
import json
import re
import string
from collections import defaultdict
from collections.abc import Iterator
from itertools import repeat, takewhile
from pathlib import Path
from statistics import mean

import torch
from parts.report import environment, make_parser, markdown_table, mean_and_deviation, write_json
from tqdm.auto import tqdm
from transformers import AutoModelForMaskGeneration, AutoProcessor

from djepa_corpus.labels.deepform import WORDINGS as DEEPFORM
from djepa_corpus.labels.sroie import WORDINGS as SROIE
from djepa_corpus.labels.sroie import read_lines
from djepa_pages.ocr import read_words
from djepa_pages.pages import Page, load_page, open_pdf, pdf_words
from djepa_runtime.bundled import resolve_checkpoint
from transformers_djepa.metrics.baselines import match_labels
from transformers_djepa.metrics.evaluation import model_predictor
from transformers_djepa.metrics.functions import Prediction, anls, standard_errors


PARTS = ("deepform", "sroie, given words", "sroie, OCR")
CURRENCY = re.compile(r"[$€£]|\b(rm|myr|usd)(?=\s*[\d.])")
SCORES = ("exact", "exact_answered", "anls", "answered")


def normalise(text: str) -> str:
    """Lower case without white space, currency signs, and punctuation at the ends of words: "RM 3.90" to "3.90"."""
    words = CURRENCY.sub(" ", text.casefold()).split()
    return "".join(word.strip(string.punctuation) for word in words)


def contains(words: list[str], label: str) -> bool:
    """Whether consecutive words have the text of the label."""
    wanted = normalise(label)
    for start in range(len(words)):
        texts = (normalise(" ".join(words[start:end])) for end in range(start + 1, len(words) + 1))
        if wanted in takewhile(wanted.startswith, texts):
            return True
    return False


def make_page(page: Page, document_id: str, labels: dict[str, str], wordings: dict[str, tuple]) -> dict:
    """Page example with every label in every wording."""
    questions = [
        {"question": question, "field": name, "wording": number, "label": label}
        for name, label in labels.items()
        for number, question in enumerate(wordings[name], 1)
    ]
    example = {"image": page.image, "words": page.words, "boxes": page.boxes, "questions": questions}
    return example | {"page_id": document_id, "document_id": document_id}


def deepform_pages(folder: Path, counts: dict[str, int]) -> Iterator[dict]:
    for row in csv.DictReader((folder / "labels.csv").read_text(encoding="utf-8").splitlines()):
        path = folder / "pdfs" / f"{row['file_id']}.pdf"
        with open_pdf(path) as document:
            texts = [pdf_words(document[number])[0] for number in range(len(document))]
        labels_of_page = defaultdict(dict)
        for name in DEEPFORM:
            page = next((number for number, words in enumerate(texts) if contains(words, row[name])), None)
            if page is None or not normalise(row[name]):
                counts["labels skipped"] += 1
            else:
                labels_of_page[page][name] = row[name]
        for number, labels in labels_of_page.items():
            yield make_page(load_page(path, number + 1), row["file_id"], labels, DEEPFORM)


def sroie_pages(folder: Path, counts: dict[str, int], processor=None) -> Iterator[dict]:
    """Receipts with the words of `box/`, or with those of the processor's OCR engine."""
    for path in sorted((folder / "img").glob("*.jpg")):
        page = load_page(path)
        if processor:
            page.words, page.boxes = read_words(page.image, processor.ocr_language)
        else:
            page.words, page.boxes = read_lines(folder / "box" / f"{path.stem}.csv", page.size)
        counts["receipts without words"] += not page.words
        labels = json.loads((folder / "key" / f"{path.stem}.json").read_text(encoding="utf-8"))
        asked = {name: label for name, label in labels.items() if normalise(label)}
        counts["labels skipped"] += len(labels) - len(asked)
        counts["labels among the words"] += sum(contains(page.words, label) for label in asked.values())
        yield make_page(page, path.stem, asked, SROIE)


def evaluate(pages: Iterator[dict], predictors: dict) -> dict[str, dict]:
    """Scores by predictor, for the first wording overall ("all") and by field, and for every wording."""
    groups = defaultdict(lambda: defaultdict(lambda: defaultdict(list)))  # (predictor, group), document, score: values
    for page in tqdm(pages):
        for name, predict in predictors.items():
            predictions = predict([page])[0] if page["words"] else repeat(Prediction("", present=False))
            for question, found in zip(page["questions"], predictions):
                text, label = normalise(found.text), normalise(question["label"])
                exact, answered = float(text == label), float(found.present)
                first = ("all", question["field"]) if question["wording"] == 1 else ()
                for group in (*first, f"wording {question['wording']}"):
                    for score, value in zip(SCORES, (exact, exact * answered, anls(text, label), answered)):
                        groups[name, group][page["document_id"]][score].append(value)
    results = defaultdict(dict)
    for (name, group), documents in groups.items():
        results[name][group] = summary(list(documents.values()))
    return results


def summary(documents: list[dict[str, list[float]]]) -> dict:
    """Numbers of questions and documents, and the mean of each score with its standard error over documents."""
    errors, found = standard_errors(documents), {}
    for name in SCORES:
        values = [value for document in documents for value in document[name]]
        found[name] = [round(mean(values), 4), round(errors[name], 4)]
    return {"questions": len(values), "documents": len(documents), **found}


def main() -> None:
    parser = make_parser(__doc__, "real_documents.json", threads=2)
    parser.add_argument("deepform", type=Path)
    parser.add_argument("sroie", type=Path)
    parser.add_argument("--only", choices=PARTS, help="run this part alone")
    parser.add_argument("--model", help="checkpoint (default: the bundled model)")
    arguments = parser.parse_args()
    torch.set_num_threads(arguments.threads)
    path = resolve_checkpoint(arguments.model)
    model = AutoModelForMaskGeneration.from_pretrained(path, dtype="float32").eval()
    processor = AutoProcessor.from_pretrained(path)
    predictors = {"model": model_predictor(model, processor), "label match": match_labels}
    predictors["model, image blanked"] = model_predictor(model, processor, image="blank")
    results = json.loads(arguments.output.read_text())["parts"] if arguments.output.is_file() else {}
    for name in [arguments.only] if arguments.only else PARTS:
        counts = defaultdict(int)
        if name == "deepform":
            pages = deepform_pages(arguments.deepform, counts)
        else:
            pages = sroie_pages(arguments.sroie, counts, processor if name == "sroie, OCR" else None)
        results[name] = {"scores": evaluate(pages, predictors), "counts": dict(counts)}
        write_json(arguments.output, {"benchmark": "real_documents", **environment(), "parts": results})
    rows = [
        [part, name, found["all"]["questions"], *(mean_and_deviation(*found["all"][score]) for score in SCORES)]
        for part, result in results.items()
        for name, found in result["scores"].items()
    ]
    print(markdown_table(["part", "answers by", "questions", *SCORES], rows))


if __name__ == "__main__":
    main()
