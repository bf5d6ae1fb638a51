"""`djepa pretrain` in one process of `test_pretrain_processes.py`."""

import json
from pathlib import Path

import datasets
import torch.distributed as dist
from safetensors.torch import load_file

from builders import build_model, build_processor, draw_page
from transformers_djepa.data.pretraining_collator import DJepaPreTrainingCollator
from transformers_djepa.data.rows import PAGE_EXAMPLE_FEATURES
from transformers_djepa.training.pretrain import main


PAGES, BATCH, STEPS, CUT = 8, 2, 4, 3  # a batch of one process; epochs have two steps
WORDS = [f"word{index}" for index in range(16)]
BOXES = [[50.0 + 200 * (i % 4), 50.0 + 180 * (i // 4), 200 + 200 * (i % 4), 90 + 180 * (i // 4)] for i in range(16)]
FLAGS = """--use_cpu True --dataloader_num_workers 0 --logging_steps 1 --save_steps 1 --warmup_steps 0
--lr_scheduler_type constant --disable_tqdm True""".split()


def write_inputs(folder: Path) -> None:
    """Write a model, and pages in two files."""
    build_model().save_pretrained(folder / "model")
    build_processor().save_pretrained(folder / "model")
    (folder / "pages").mkdir()
    for part in range(2):
        rows = [page(number) for number in range(PAGES) if number % 2 == part]
        datasets.Dataset.from_list(rows, features=PAGE_EXAMPLE_FEATURES).to_parquet(
            folder / "pages" / f"train-{part}.parquet"
        )


def page(number: int) -> dict:
    words = [*WORDS[number:], *WORDS[:number]]
    shared = {"image": draw_page([f"page {number}"], (200, 250)), "words": words, "boxes": BOXES, "questions": []}
    return shared | {"page_id": str(number), "document_id": str(number)}


def pretrain(folder: Path, output: str, *flags: str) -> list[list[str]]:
    """Run the command; return the pages of each batch of this process."""
    batches, collate = [], DJepaPreTrainingCollator.__call__

    def noted(self, examples):
        batches.append([example["page_id"] for example in examples])
        return collate(self, examples)

    settings = f"--model {folder}/model --dataset {folder}/pages --output_dir {folder / output}".split()
    DJepaPreTrainingCollator.__call__ = noted
    try:
        main([*settings, "--per_device_train_batch_size", str(BATCH), *FLAGS, *flags])
    finally:
        DJepaPreTrainingCollator.__call__ = collate
    return batches


def results(folder: Path) -> dict:
    log = json.loads((folder / f"checkpoint-{STEPS}" / "trainer_state.json").read_text())["log_history"]
    return {"log": log, "weights": load_file(folder / "model.safetensors")}


def worker(rank: int, world: int, folder: Path) -> list[list[str]]:
    """A whole run, one on words alone, and an interrupted one; return the pages of the whole one."""
    batches = pretrain(folder, "whole", "--max_steps", str(STEPS))
    dist.barrier()
    pretrain(folder, "words", "--max_steps", str(STEPS), "--words_alone", "True")
    dist.barrier()
    pretrain(folder, "cut", "--max_steps", str(STEPS))
    dist.barrier()
    if rank == 0:  # as if it had ended here
        (folder / "cut" / "model.safetensors").unlink()
    checkpoint = folder / "cut" / f"checkpoint-{CUT}"
    dist.barrier()
    pretrain(folder, "cut", "--max_steps", str(STEPS), "--resume_from_checkpoint", str(checkpoint))
    return batches
