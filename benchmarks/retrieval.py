"""Retrieval among short texts that training does not see: labels of the field that a question asks for, translations.

    djepa-corpus texts --output build/texts
    python benchmarks/retrieval.py --encoder e5=FOLDER --encoder ... [--prefix "query: "]

An encoder is named, and is the folder of a text encoder or of a page model; the bundled page model is always one. A
text is the mean of its token states in the text encoder or, in the prompt encoder of a page model, its pooled state.
With late interaction its projections are compared, questions of the prompt encoder with labels of the text encoder. A
score is the share of texts whose nearest candidate by cosine is right:

    question -> label   of the field, in held-out wordings: in each language, and the mean over pairs of languages
    label -> its translation   among 500 labels in the other language, no two of a group alike: over pairs of languages
"""

import json
from collections import defaultdict
from collections.abc import Callable, Iterator
from itertools import permutations
from pathlib import Path
from statistics import mean

import pyarrow.parquet
import torch
from parts.report import ROOT, environment, make_parser, markdown_table, write_json
from transformers import AutoProcessor

from djepa_pages.spelling import normalise
from djepa_runtime.bundled import BUNDLED_FOLDER
from transformers_djepa import DJepaForPromptableSegmentation
from transformers_djepa.distillation.student import load_student
from transformers_djepa.distillation.teacher import mean_pool, without_ends


LANGUAGES = ("en", "de", "fr", "es", "it", "nl")
CANDIDATES = 500
BATCH, MAX_TOKENS = 64, 64
Texts = dict[str, list[tuple[str, str]]]  # texts of each language, with their groups
Embed = Callable[[list[str]], torch.Tensor]  # texts -> (texts, width), normalised


def read_texts(folder: Path) -> tuple[Texts, Texts, Texts]:
    """Questions and labels of fields, and labels with translations, of the test split."""
    rows = [
        row for file in sorted(folder.glob("test-*.parquet")) for row in pyarrow.parquet.read_table(file).to_pylist()
    ]
    if not rows:
        raise SystemExit(f"{folder} has no test split; run `djepa-corpus texts --output {folder}` first.")
    fields: dict[str, Texts] = {"question": defaultdict(list), "label": defaultdict(list)}
    groups: dict[str, dict[str, str]] = defaultdict(dict)
    for row in rows:
        if row["group"].startswith("field:"):
            fields[row["kind"]][row["language"]].append((row["text"], row["group"]))
        elif row["kind"] == "label" and row["source"] != "generator":
            groups[row["group"]].setdefault(row["language"], row["text"])
    complete = {
        name: texts for name, texts in groups.items() if len({*map(normalise, texts.values())}) == len(LANGUAGES)
    }
    chosen = sorted(complete)[:CANDIDATES]
    return *fields.values(), {code: [(complete[name][code], name) for name in chosen] for code in LANGUAGES}


def accuracy(queries: list[tuple[str, str]], candidates: list[tuple[str, str]], embed: tuple[Embed, Embed]) -> float:
    """Share of the queries whose nearest candidate belongs to their group, as one of its texts or of equal ones."""
    groups = defaultdict(set)
    for text, group in candidates:
        groups[normalise(text)].add(group)
    asked, found = (
        encode([text for text, _ in texts]) for encode, texts in zip(embed, (queries, candidates), strict=True)
    )
    nearest = (asked @ found.T).argmax(1).tolist()
    return mean(
        group in groups[normalise(candidates[best][0])] for (_, group), best in zip(queries, nearest, strict=True)
    )


def measure(texts: tuple[Texts, Texts, Texts], embed: tuple[Embed, Embed]) -> dict[str, float]:
    questions, labels, translated = texts
    pairs = list(permutations(LANGUAGES, 2))
    own = {code: accuracy(questions[code], labels[code], embed) for code in LANGUAGES}
    across = mean(accuracy(questions[one], labels[other], embed) for one, other in pairs)
    translation = mean(accuracy(translated[one], translated[other], embed[1:] * 2) for one, other in pairs)
    scores = {**own, "mean": mean(own.values()), "across": across, "translation": translation}
    return {name: round(score, 4) for name, score in scores.items()}


def remembering(encode: Embed) -> Embed:
    """The encoder, which embeds every text once, in batches of similar lengths."""
    known: dict[str, torch.Tensor] = {}

    @torch.inference_mode()
    def embed(texts: list[str]) -> torch.Tensor:
        new = sorted({*texts} - known.keys(), key=len)
        for start in range(0, len(new), BATCH):
            batch = new[start : start + BATCH]
            known.update(zip(batch, torch.nn.functional.normalize(encode(batch), dim=-1), strict=True))
        return torch.stack([known[text] for text in texts])

    return embed


def encoders(folder: str, prefix: str) -> Iterator[tuple[str, tuple[Embed, Embed]]]:
    """The encoders of questions and of labels of a checkpoint, by name."""
    text_model, tokenizer = load_student(folder, folder)
    text_model.eval()

    def encode_text(texts: list[str]) -> torch.Tensor:
        inputs = _tokens(tokenizer, [prefix + text for text in texts])
        states = text_model(inputs["input_ids"], inputs["attention_mask"]).last_hidden_state  # (B, L, hidden)
        return mean_pool(states, inputs["attention_mask"])

    text = remembering(encode_text)
    yield "text, text", (text, text)
    if json.loads(Path(folder, "config.json").read_text())["model_type"] != "djepa":
        return
    encoder = DJepaForPromptableSegmentation.from_pretrained(folder, dtype="float32").prompt_encoder.eval()
    prompt_tokenizer = AutoProcessor.from_pretrained(folder).prompt_tokenizer
    late = encoder.late_interaction
    if late is None:
        prompt = remembering(lambda texts: encoder.clip(**_tokens(prompt_tokenizer, texts)).pooler_output)
        yield "prompt, prompt", (prompt, prompt)
        return

    def encode_question(texts: list[str]) -> torch.Tensor:
        inputs = _tokens(prompt_tokenizer, texts)
        questions = encoder.encode_questions(inputs["input_ids"][None], inputs["attention_mask"][None])
        return late.query(questions[0, :, 0])

    def encode_key(texts: list[str]) -> torch.Tensor:
        inputs = _tokens(tokenizer, texts)
        states = text_model(inputs["input_ids"], inputs["attention_mask"]).last_hidden_state
        return mean_pool(late.key(states), without_ends(inputs["attention_mask"]))

    yield "prompt, text", (remembering(encode_question), remembering(encode_key))


def _tokens(tokenizer, texts: list[str]) -> dict[str, torch.Tensor]:
    inputs = tokenizer(texts, padding=True, truncation=True, max_length=MAX_TOKENS, return_tensors="pt")
    return {name: inputs[name] for name in ("input_ids", "attention_mask")}


def main() -> None:
    parser = make_parser(__doc__, "retrieval.json", threads=1)
    parser.add_argument("--texts", type=Path, default=ROOT / "build" / "texts", help="rows of `djepa-corpus texts`")
    parser.add_argument("--encoder", action="append", default=[], metavar="NAME=FOLDER")
    parser.add_argument("--prefix", default="", help="of texts in text encoders but the bundled one")
    arguments = parser.parse_args()
    torch.set_num_threads(arguments.threads)
    texts = read_texts(arguments.texts)
    results = {}
    for name, folder in (("djepa-nano", str(BUNDLED_FOLDER)), *(each.split("=", 1) for each in arguments.encoder)):
        for by, embed in encoders(folder, "" if folder == str(BUNDLED_FOLDER) else arguments.prefix):
            results[f"{name}: {by}"] = measure(texts, embed)
    counts = {
        name: sum(map(len, of.values())) for name, of in zip(("questions", "labels", "translated"), texts, strict=True)
    }
    write_json(arguments.output, {"benchmark": "retrieval", **environment(), "texts": counts, "results": results})
    columns = [*LANGUAGES, "mean", "across", "translation"]
    print(
        counts,
        markdown_table(["encoders", *columns], [[n, *(s[c] for c in columns)] for n, s in results.items()]),
        sep="\n",
    )


if __name__ == "__main__":
    main()
