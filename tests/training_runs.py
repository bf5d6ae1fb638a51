"""Rows, the flags of short runs of `djepa finetune` and `djepa pretrain` on them, and the arguments of a `Trainer`."""

from pathlib import Path

import datasets
from transformers import TrainingArguments

from builders import draw_page
from transformers_djepa.data.rows import PAGE_EXAMPLE_FEATURES


WORDS = ["total", "99", "date", "today", *(f"word{index}" for index in range(12))]
BOXES = [[50.0 + 200 * (i % 4), 50.0 + 180 * (i // 4), 200 + 200 * (i % 4), 90 + 180 * (i // 4)] for i in range(16)]
COMMON = """--use_cpu True --dataloader_num_workers 0 --logging_steps 1 --eval_steps 2 --save_steps 2 --eval_pages 2
--warmup_steps 0 --lr_scheduler_type constant --disable_tqdm True""".split()
FINETUNED = (
    "--optim_args rank=4,state_dtype=int8 --pretrained_learning_rate 1e-5 --license mit --language en de".split()
)
PRETRAINED = """--optim natural_gradient --optim_args rank=4 --jepa_context text --loss_weights 1 0.5 1 1
--collapse_weights 2 0 --per_device_train_batch_size 6""".split()


def page(number: int) -> dict:
    """A page example with two questions, of which the second has no answer."""
    return {
        "image": draw_page(["total 99", f"page {number}"], (200, 250)),
        "words": WORDS,
        "boxes": BOXES,
        "page_id": f"page-{number}",
        "document_id": f"page-{number}",
        "questions": [
            {"question": 'the | "total"?', "answers": ["99"], "answer_boxes": [[BOXES[1]]]},
            {"question": "iban?", "answers": [], "answer_boxes": []},
        ],
    }


def write_rows(folder: Path) -> None:
    """Write six pages in each of the splits train and test."""
    for split, first in (("train", 0), ("test", 6)):
        rows = datasets.Dataset.from_list([page(first + number) for number in range(6)], PAGE_EXAMPLE_FEATURES)
        rows.to_parquet(folder / f"{split}.parquet")


def flags(model, rows, output, *more) -> list[str]:
    """Flags of a training command; of repeated ones the last counts."""
    return [*f"--model {model} --dataset {rows} --output_dir {output} --max_steps 4".split(), *COMMON, *more]


def arguments(folder: Path, kind: type[TrainingArguments] = TrainingArguments, **changes) -> TrainingArguments:
    """Arguments of a short and quiet run on CPUs."""
    settings = {"max_steps": 4, "per_device_train_batch_size": 4, "learning_rate": 3e-3, "logging_steps": 1}
    settings |= {"lr_scheduler_type": "constant", "save_strategy": "no", "remove_unused_columns": False}
    settings |= {"report_to": "none", "disable_tqdm": True, "use_cpu": True}
    return kind(output_dir=str(folder), **(settings | changes))
