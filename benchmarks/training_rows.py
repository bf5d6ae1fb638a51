"""Pages that fine-tuning trains on, as the recipe sets it and plainly, and pages read from rows in the same time.

    djepa-corpus generate --pages 200 --split test --output build/generated
    python benchmarks/training_rows.py build/generated

In turn, one thread collates the same pages for each setting, as a loader worker of `djepa finetune` does, and the
bundled model is trained on them (forward, backward) with as many threads as `--threads`. The settings are float32 with
masks of all questions, and those of the recipe: bfloat16 with the attention of `training/attention.py`, and masks of
six questions a page.
"""

import time
from pathlib import Path
from statistics import median

import torch
from parts.report import environment, make_parser, write_json

from transformers_djepa import DJepaSegmentationCollator
from transformers_djepa.data.training_pages import has_words, training_pages
from transformers_djepa.modeling.modeling_djepa import DJepaForPromptableSegmentation
from transformers_djepa.training.arguments import StartArguments
from transformers_djepa.training.attention import use_cpu_attention
from transformers_djepa.training.starting_model import keep_freed_memory, load_for_training


BATCH, QUESTIONS = 4, 16
SETTINGS = {"float32": None, "recipe": 6}  # masks of each page


def main() -> None:
    parser = make_parser(__doc__, "training_rows.json", threads=2)
    parser.add_argument("rows", type=Path)
    parser.add_argument("--split", default="test")
    parser.add_argument("--rounds", type=int, default=8)
    arguments = parser.parse_args()
    keep_freed_memory()
    pages = training_pages([str(arguments.rows)], has_words, split=arguments.split)
    models, reading, training = {}, [], {name: [] for name in SETTINGS}
    for name in SETTINGS:
        models[name], processor = load_for_training(DJepaForPromptableSegmentation, "djepa-nano", StartArguments())
        use_cpu_attention(models[name], bf16=name == "recipe")
    for number in range(arguments.rounds + 1):
        examples = [pages[(number * BATCH + page) % len(pages)] for page in range(BATCH)]
        for name, max_masks in SETTINGS.items():
            torch.set_num_threads(1)
            start = time.perf_counter()
            batch = DJepaSegmentationCollator(processor, max_questions=QUESTIONS, max_masks=max_masks)(examples)
            read = time.perf_counter() - start
            torch.set_num_threads(arguments.threads)
            start = time.perf_counter()
            with torch.autocast("cpu", torch.bfloat16, enabled=name == "recipe"):
                loss = models[name].train()(**batch).loss
            loss.backward()
            models[name].zero_grad()
            if number:  # the first round warms up
                reading.append(read)
                training[name].append(time.perf_counter() - start)
    results = {f"pages/s, {name}": BATCH / median(times) for name, times in training.items()}
    results["ratio"] = median(plain / recipe for plain, recipe in zip(*training.values()))
    results["pages/s read"] = BATCH / median(reading)
    results = {name: round(value, 2) for name, value in results.items()}
    facts = {"benchmark": "training_rows", **environment(), "threads": arguments.threads}
    write_json(arguments.output, facts | results)
    print(results)


if __name__ == "__main__":
    main()
