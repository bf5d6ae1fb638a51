"""Pages read from rows, as a ratio to the pages that fine-tuning trains on in the same time.

    djepa-corpus generate --pages 200 --split test --output build/generated
    python benchmarks/training_rows.py build/generated

One thread reads pages as a loader worker of `djepa finetune` does: from the cache, with the image decoded, and
collated in batches of two. In turn with that, the bundled model is trained on each batch (forward, backward, optimizer
step) with as many threads as `--threads`.
"""

import time
from itertools import islice
from pathlib import Path
from statistics import median

import torch
from parts.report import environment, make_parser, write_json
from torch.utils.data import DataLoader

from transformers_djepa import DJepaSegmentationCollator
from transformers_djepa.data.training_pages import has_words, training_pages
from transformers_djepa.modeling.modeling_djepa import DJepaForPromptableSegmentation
from transformers_djepa.training.arguments import StartArguments
from transformers_djepa.training.starting_model import keep_freed_memory, load_for_training


BATCH, QUESTIONS = 2, 12


def main() -> None:
    parser = make_parser(__doc__, "training_rows.json", threads=2)
    parser.add_argument("rows", type=Path)
    parser.add_argument("--split", default="test")
    parser.add_argument("--rounds", type=int, default=10)
    arguments = parser.parse_args()
    keep_freed_memory()
    model, processor = load_for_training(DJepaForPromptableSegmentation, "djepa-nano", StartArguments())
    optimizer = torch.optim.AdamW(model.parameters(), lr=1e-6, fused=True)
    pages = training_pages([str(arguments.rows)], has_words, split=arguments.split)
    collator = DJepaSegmentationCollator(processor, max_questions=QUESTIONS)
    loader = DataLoader(pages, BATCH, shuffle=True, collate_fn=collator, generator=torch.Generator().manual_seed(0))
    reading, training = [], []
    batches = iter(loader)
    for number in range(arguments.rounds + 1):
        torch.set_num_threads(1)
        start = time.perf_counter()
        (batch,) = islice(batches, 1)
        read = time.perf_counter() - start
        torch.set_num_threads(arguments.threads)
        start = time.perf_counter()
        model.train()(**batch).loss.backward()
        optimizer.step()
        optimizer.zero_grad()
        if number:  # the first round warms up
            reading.append(read)
            training.append(time.perf_counter() - start)
    ratio = median(step / read for read, step in zip(reading, training))
    results = {"pages/s read": BATCH / median(reading), "pages/s trained": BATCH / median(training), "ratio": ratio}
    results = {name: round(value, 2) for name, value in results.items()}
    write_json(
        arguments.output, {"benchmark": "training_rows", **environment(), "threads": arguments.threads, **results}
    )
    print(results)


if __name__ == "__main__":
    main()
