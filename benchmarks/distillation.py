"""Encoders of `djepa distill`, before and after each stage: retrieval on held-out texts, and tokens per second.

    python benchmarks/distillation.py OUTPUT --teacher FOLDER [--gguf_file FILE] --minilm FOLDER --start FOLDER
        --texlive FOLDER

OUTPUT is the folder that `djepa distill` wrote from the teacher and the student's start. A text is the mean of its last
hidden states, and retrieval is by cosine. Scores are the share of queries whose own text comes first (recall@1) and the
mean of 1 / its rank (MRR).

    headings     a heading of a held-out TeX manual finds the paragraph after it, among those of all headings
    labels       the question for a field finds the label of the same field in the same language, among those of all
                 fields, with wordings that no training page has
    across       the same for each pair of different languages

"curves" are the evaluations of each stage.
"""

import argparse
import itertools
import json
import random
import time
from collections.abc import Callable, Iterable
from functools import partial
from pathlib import Path
from statistics import mean, median

import torch
from parts.report import environment, make_parser, markdown_table, write_json
from torch.nn import functional as F
from transformers import AutoModelForCausalLM, AutoTokenizer
from transformers.trainer import TRAINER_STATE_NAME
from transformers.trainer_utils import get_last_checkpoint

from djepa_corpus.forms import language_codes, load_language
from transformers_djepa.data.hub import load_document_dataset
from transformers_djepa.distillation.student import load_student
from transformers_djepa.distillation.teacher import check_tokenizer, encode, load_teacher, mean_pool
from transformers_djepa.training.distill import STAGES


PARAGRAPH = 60  # words after a heading
HEADINGS = 400
BATCH, MAX_TOKENS = 32, 192
TIMED_TOKENS, ROUNDS = 128, 5

Encoder = Callable[[list[str]], torch.Tensor]  # texts to states (B, L, hidden) and mask (B, L)


def heading_pairs(folder: Path) -> list[tuple[str, str]]:
    """Headings and the words that follow them, of rows of manuals that training never reads."""
    pairs = []
    for page in load_document_dataset(folder, "test").remove_columns("image"):
        for question in page["questions"]:
            if question["topic"] == "heading" and question["answers"] and len(pairs) < HEADINGS:
                words = question["answers"][0].split()
                starts = [i for i in range(len(page["words"])) if page["words"][i : i + len(words)] == words]
                after = page["words"][starts[0] + len(words) :][:PARAGRAPH] if starts else []
                if len(after) >= PARAGRAPH // 2:
                    pairs.append((" ".join(words), " ".join(after)))
    return pairs


def label_sets() -> dict[str, tuple[dict[str, str], dict[str, str]]]:
    """For each language a question and a label of each field, with held-out wordings where there are some."""
    sets = {}
    for code in language_codes():
        language, rng = load_language(code), random.Random(0)
        chosen = [
            {field: rng.choice(wordings[field].held_out or wordings[field].shared) for field in language.labels}
            for wordings in (language.questions, language.labels)
        ]
        sets[code] = tuple(chosen)
    return sets


@torch.inference_mode()
def embed(encoder: Encoder, texts: list[str]) -> torch.Tensor:
    """Normalized means of the states of texts, `(texts, hidden)`."""
    means = []
    for start in range(0, len(texts), BATCH):
        states, mask = encoder(texts[start : start + BATCH])
        means.append(mean_pool(states.float(), mask))
    return F.normalize(torch.cat(means), dim=-1)


def rank(queries: torch.Tensor, texts: torch.Tensor) -> dict[str, float]:
    """Scores of queries whose own text is in the same row."""
    similarity = queries @ texts.T  # (queries, texts)
    ranks = (similarity >= similarity.diagonal().unsqueeze(1)).sum(1).float()
    return {"recall@1": (ranks == 1).float().mean().item(), "mrr": ranks.reciprocal().mean().item()}


def mean_scores(scores: Iterable[dict[str, float]]) -> dict[str, float]:
    scores = list(scores)
    return {name: round(mean(each[name] for each in scores), 4) for name in scores[0]}


def retrieval(encoder: Encoder, headings: list[tuple[str, str]], labels: dict) -> dict[str, dict[str, float]]:
    scores = {}
    if headings:
        scores["headings"] = mean_scores([rank(*(embed(encoder, list(texts)) for texts in zip(*headings)))])
    embedded = {
        code: tuple(embed(encoder, list(texts.values())) for texts in (questions, printed))
        for code, (questions, printed) in labels.items()
    }
    scores["labels"] = mean_scores(rank(questions, printed) for questions, printed in embedded.values())
    pairs = itertools.permutations(embedded.values(), 2)
    scores["across"] = mean_scores(rank(questions, printed) for (questions, _), (_, printed) in pairs)
    return scores


@torch.inference_mode()
def tokens_per_second(encoders: dict[str, Encoder], text: str) -> dict[str, float]:
    """Median over rounds, all encoders in turn."""
    speeds: dict[str, list[float]] = {name: [] for name in encoders}
    for _ in range(ROUNDS):
        for name, encoder in encoders.items():
            start = time.perf_counter()
            _, mask = encoder([text] * BATCH)
            speeds[name].append(int(mask.sum()) / (time.perf_counter() - start))
    return {name: round(median(values)) for name, values in speeds.items()}


def read_curve(folder: Path) -> list[dict]:
    """Step and loss of each evaluation of a finished stage; empty without a checkpoint."""
    checkpoint = get_last_checkpoint(folder) if folder.is_dir() else None
    if checkpoint is None:
        return []
    history = json.loads(Path(checkpoint, TRAINER_STATE_NAME).read_text())["log_history"]
    return [{"step": row["step"], "loss": row["eval_loss"]} for row in history if "eval_loss" in row]


def run_teacher(model, tokenizer, texts: list[str]) -> tuple[torch.Tensor, torch.Tensor]:
    inputs = tokenizer(texts, padding=True, truncation=True, max_length=MAX_TOKENS, return_tensors="pt")
    return encode(model, inputs["input_ids"], inputs["attention_mask"]), inputs["attention_mask"]


def run_student(model, tokenizer, texts: list[str]) -> tuple[torch.Tensor, torch.Tensor]:
    inputs = tokenizer(texts, padding=True, truncation=True, max_length=MAX_TOKENS, return_tensors="pt")
    return model(inputs["input_ids"], inputs["attention_mask"]).last_hidden_state, inputs["attention_mask"]


def open_encoders(arguments: argparse.Namespace) -> dict[str, tuple[Encoder, float]]:
    """Encoders, and the millions of parameters of each without word embeddings."""
    gguf = {} if arguments.gguf_file is None else {"gguf_file": arguments.gguf_file}
    tokenizer = AutoTokenizer.from_pretrained(arguments.teacher, **gguf)
    check_tokenizer(tokenizer, str(arguments.teacher))
    causal = AutoModelForCausalLM.from_pretrained(arguments.teacher, dtype="float32", **gguf).eval()
    opened = {"teacher, causal": (run_teacher, causal, tokenizer)}
    opened["teacher, bidirectional"] = (run_teacher, *load_teacher(str(arguments.teacher), arguments.gguf_file))
    for stage in ("mntp", "simcse"):
        if (arguments.output / stage / "model.safetensors").is_file():
            opened[f"teacher after {stage}"] = (run_teacher, *load_teacher(str(arguments.output / stage)))
    students = {"MiniLM": arguments.minilm, "student before": arguments.start}
    students |= {f"student after {stage}": arguments.output / stage for stage in ("distill", "mlm")}
    for name, folder in students.items():
        if folder is not None and (folder / "model.safetensors").is_file():
            opened[name] = (run_student, *load_student(str(folder), str(folder)))
    return {name: (partial(run, model.eval(), own), body_size(model)) for name, (run, model, own) in opened.items()}


def body_size(model) -> float:
    """Millions of parameters without the tables of words and their output matrix."""
    tables = [part.weight for part in (model.get_input_embeddings(), model.get_output_embeddings()) if part is not None]
    skipped = {id(table) for table in tables}
    return round(sum(weight.numel() for weight in model.parameters() if id(weight) not in skipped) / 1e6, 1)


def main() -> None:
    parser = make_parser(__doc__, "distillation.json", threads=2)
    parser.add_argument("output_dir", type=Path, metavar="OUTPUT", help="folder that `djepa distill` wrote")
    parser.add_argument("--teacher", type=Path, required=True)
    parser.add_argument("--gguf_file")
    parser.add_argument("--minilm", type=Path)
    parser.add_argument("--start", type=Path, required=True, help="the student that distillation started from")
    parser.add_argument("--texlive", type=Path, help="folder of corpus/recipes/texlive/prepare.sh")
    arguments = parser.parse_args()
    results_path, arguments.output = arguments.output, arguments.output_dir
    torch.set_num_threads(arguments.threads)
    encoders = open_encoders(arguments)
    headings = heading_pairs(arguments.texlive) if arguments.texlive else []
    labels = label_sets()
    text = " ".join(["Please pay the total amount of this invoice within thirty days"] * 20)
    speeds = tokens_per_second({name: partial(_timed, encoder) for name, (encoder, _) in encoders.items()}, text)
    rows = {
        name: {
            "parameters_million": size,
            **retrieval(encoder, headings, labels),
            "tokens_per_second": speeds[name],
        }
        for name, (encoder, size) in encoders.items()
    }
    counts = {"headings": len(headings), "fields": len(labels["en"][0]), "languages": len(labels)}
    results = {"benchmark": "distillation", **environment(), "counts": counts, "encoders": rows}
    curves = {stage: read_curve(arguments.output / stage) for stage in STAGES}
    results["curves"] = {stage: curve for stage, curve in curves.items() if curve}
    write_json(results_path, results)
    names = list(next(iter(rows.values())))
    shown = [[name, *map(show, row.values())] for name, row in rows.items()]
    print(markdown_table(["encoder", *names], shown))


def show(value: float | dict[str, float]) -> str:
    return " / ".join(f"{score:.3f}" for score in value.values()) if isinstance(value, dict) else f"{value:g}"


def _timed(encoder: Encoder, texts: list[str]) -> tuple[torch.Tensor, torch.Tensor]:
    return encoder([" ".join(text.split()[: TIMED_TOKENS // 2]) for text in texts])


if __name__ == "__main__":
    main()
