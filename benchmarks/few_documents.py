"""Fine-tuning on a few documents: five fields of advertising contracts (DeepForm), from 10 to 200 labelled ones.

    python benchmarks/few_documents.py DEEPFORM_DIR [--documents 10 50 100 200] [--seeds 3] [--steps 150]

40 contracts are held out; of the others, each seed takes its own. The bundled model is fine-tuned by `djepa finetune`
on their words, with `NaturalGradient` and with AdamW, and asked as `djepa extract` asks: all pages, one wording of each
field. Beside it: the model as it is, label match, and a BIO tagger on the model's text encoder.

F1 is that of DeepForm: an answer counts if it has the characters of the label, without white space, currency signs and
punctuation at the ends of words; precision is over the answers, recall over the labels. Minutes are of CPU time. Every
run is saved, and those that the output file has are skipped; an interrupted training continues.
"""

import json
import random
import time
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import partial
from itertools import product
from pathlib import Path
from statistics import mean

import torch
from datasets import Dataset
from parts.report import ROOT, environment, make_parser, markdown_table, over_seeds, write_json
from parts.token_classifier import WordTagger
from real_documents import normalise
from tqdm.auto import tqdm

from djepa_corpus.labels import deepform
from djepa_runtime.extraction.documents import ExtractSettings, extract_document
from djepa_runtime.extraction.fields import Field
from transformers_djepa.data.rows import PAGE_EXAMPLE_FEATURES, QUESTION
from transformers_djepa.loading import load_model, load_processor
from transformers_djepa.metrics.baselines import match_labels
from transformers_djepa.training.finetune import main as finetune


HELD_OUT = 40
OPTIMIZERS = {"NaturalGradient": [], "AdamW": ["--optim", "adamw_torch_fused", "--learning_rate", "1e-4"]}
TAGGER = "BIO tagger"
FIELDS = tuple(Field(name, wordings[:1]) for name, wordings in deepform.WORDINGS.items())
SETTINGS = {"use_image": False, "only_questions": True, "save_steps": 50, "save_total_limit": 1}
Answers = Callable[[dict], Mapping[str, str]]


def main() -> None:
    parser = make_parser(__doc__, "few_documents.json", threads=2)
    parser.add_argument("deepform", type=Path)
    parser.add_argument("--documents", type=int, nargs="*", default=[10, 50, 100, 200])
    parser.add_argument("--seeds", type=int, default=3)
    parser.add_argument("--steps", type=int, default=150)
    parser.add_argument(
        "--work", type=Path, default=ROOT / "build" / "few-documents", help="folder of pages and models"
    )
    arguments = parser.parse_args()
    torch.set_num_threads(arguments.threads)
    documents = deepform.find(arguments.deepform)
    random.Random(0).shuffle(documents)
    test, others = documents[:HELD_OUT], documents[HELD_OUT:]
    pages = Dataset.from_generator(read_pages, PAGE_EXAMPLE_FEATURES, gen_kwargs={"documents": documents})
    found = json.loads(arguments.output.read_text())["results"] if arguments.output.is_file() else {}

    def save(name: str, score: Callable[[], dict]) -> None:
        if name not in found:
            found[name] = score()
            settings = {"steps": arguments.steps, "held out": len(test), **environment()}
            write_json(arguments.output, {"benchmark": "few_documents", **settings, "results": found})

    save("zero-shot", lambda: scores(test, asked(None)))
    save("label match", lambda: scores(test, partial(label_match, pages.remove_columns("image"))))
    ways = (*OPTIMIZERS, TAGGER)
    for seed, count, way in product(range(arguments.seeds), arguments.documents, ways):
        train = random.Random(seed).sample(others, count)
        name = f"{way}, {count} documents, seed {seed}"
        run = train_tagger if way == TAGGER else partial(train_model, optimizer=way)
        save(name, partial(run, train, test, pages, seed=seed, steps=arguments.steps, folder=arguments.work / name))
    rows = [[way, *(f1_of(found, way, count) for count in arguments.documents)] for way in ways]
    rows = [
        [name, *[f"{found[name]['f1']:.3f}"] * len(arguments.documents)] for name in ("zero-shot", "label match")
    ] + rows
    print(markdown_table(["F1", *(f"{count} documents" for count in arguments.documents)], rows))


def f1_of(found: dict, way: str, count: int) -> str:
    return over_seeds([run["f1"] for name, run in found.items() if name.startswith(f"{way}, {count} documents,")])


def read_pages(documents: Iterable[dict]) -> Iterator[dict]:
    """Pages of each document, with the questions about its labels in all wordings."""
    for document in tqdm(documents):
        for page in deepform.pages(document, is_test=False):
            yield page | {"questions": [{name: question[name] for name in QUESTION} for question in page["questions"]]}


def pages_of(pages: Dataset, documents: Iterable[dict]) -> Dataset:
    """The pages of some documents."""
    kept = {document["document_id"] for document in documents}
    return pages.select([index for index, name in enumerate(pages["document_id"]) if name in kept])


def train_model(train, test, pages, optimizer: str, seed: int, steps: int, folder: Path) -> dict:
    """Run `djepa finetune`, and score the model."""
    rows = folder / "rows"
    if not rows.is_dir():
        rows.mkdir(parents=True)
        pages_of(pages, train).to_parquet(rows / "train.parquet")
    settings = SETTINGS | {"dataset": rows, "output_dir": folder / "model", "seed": seed, "max_steps": steps}
    flags = [str(part) for name, value in settings.items() for part in (f"--{name}", value)]
    start = time.process_time()
    finetune([*flags, *OPTIMIZERS[optimizer], "--resume_from_checkpoint", "True"])
    minutes = round((time.process_time() - start) / 60, 1)
    return scores(test, asked(str(folder / "model"))) | {"cpu_minutes": minutes}


def train_tagger(train, test, pages, seed: int, steps: int, folder: Path) -> dict:
    """Train a BIO tagger on as many pages, twice the steps of one page, and score it."""
    torch.manual_seed(seed)
    model, tokenizer = load_model(None), load_processor(None).tokenizer
    tagger = WordTagger(model.model.text_encoder, tokenizer, deepform.WORDINGS)
    words = pages.remove_columns("image")
    examples = pages_of(words, train).to_list()
    start = time.process_time()
    tagger.fit(examples, {each["document_id"]: each["labels"] for each in train}, seed, 2 * steps, str(folder))
    minutes = round((time.process_time() - start) / 60, 1)
    return scores(test, lambda document: tagger.read(pages_of(words, [document]))) | {"cpu_minutes": minutes}


def asked(model: str | None) -> Answers:
    """Answers of a model, by `djepa extract`."""
    settings = ExtractSettings(FIELDS, model)

    def read(document: dict) -> dict[str, str]:
        row = extract_document(Path(document["path"]), document["document_id"], settings)
        texts = {field.name: row[f"{field.name}.text"] for field in FIELDS}
        return {name: text for name, text in texts.items() if text is not None}

    return read


def label_match(pages: Dataset, document: dict) -> dict[str, str]:
    """Answers of label match, from the page whose label is most like the question."""
    questions = [{"question": field.questions[0]} for field in FIELDS]
    found = match_labels([page | {"questions": questions} for page in pages_of(pages, [document])])
    best = [max(predictions, key=lambda each: (each.present, each.score)) for predictions in zip(*found)]
    return {field.name: each.text for field, each in zip(FIELDS, best) if each.present}


def scores(documents: Iterable[dict], answers: Answers) -> dict:
    """F1 over all fields, and of each."""
    counts = {field.name: [0, 0, 0] for field in FIELDS}  # right, answered, labelled
    for document in tqdm(documents):
        found = answers(document)
        for name, count in counts.items():
            label, text = normalise(document["labels"][name]), normalise(found.get(name, ""))
            count[0] += bool(label) and text == label
            count[1] += bool(text)
            count[2] += bool(label)
    by_field = {name: f1(*count) for name, count in counts.items()}
    return {
        "f1": f1(*map(sum, zip(*counts.values()))),
        "mean_of_fields": round(mean(by_field.values()), 4),
        "f1_by_field": by_field,
    }


def f1(right: int, answered: int, labelled: int) -> float:
    return round(2 * right / max(answered + labelled, 1), 4)


if __name__ == "__main__":
    main()
