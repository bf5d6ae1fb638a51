"""`djepa finetune` in one process of `test_finetune_processes.py`."""

import json
from pathlib import Path

import datasets
import torch.distributed as dist
from safetensors.torch import load_file

from builders import build_model, build_processor, draw_page
from transformers_djepa.data.rows import QUESTION_FEATURES
from transformers_djepa.data.segmentation_collator import DJepaSegmentationCollator
from transformers_djepa.training.finetune import main


PAGES, BATCH, STEPS, CUT = 8, 4, 4, 3  # a batch of all processes together; epochs have two steps
HELD_OUT = "test-"
WORDS = ["total", "99", "date", "today"]
BOXES = [[100.0, 50, 300, 90], [310, 50, 380, 90], [100, 500, 250, 540], [400, 500, 600, 540]]
FLAGS = """--use_cpu True --dataloader_num_workers 0 --only_questions True --logging_steps 1 --save_steps 2
--eval_steps 2 --eval_pages 6 --per_device_eval_batch_size 2 --optim sgd --learning_rate 0.01
--lr_scheduler_type constant --warmup_steps 0 --max_grad_norm 0 --disable_tqdm True --seed 124""".split()
# With this seed every batch, of whatever pages, has the words that questions share with their page.


def write_inputs(folder: Path) -> None:
    """Write a model and a dataset. Every second page has answers."""
    build_model().save_pretrained(folder / "model")
    build_processor().save_pretrained(folder / "model")
    rows = [row for page in range(PAGES) for row in page_rows(page)]
    save(rows, folder / "rows" / "train.parquet")
    save([row | {"page_id": HELD_OUT + row["page_id"]} for row in rows], folder / "rows" / "test.parquet")


def save(rows: list[dict], path: Path) -> None:
    path.parent.mkdir(exist_ok=True)
    datasets.Dataset.from_list(rows, features=QUESTION_FEATURES).to_parquet(path)


def page_rows(page: int) -> list[dict]:
    words = WORDS[: 2 + page % 3]
    asked = [("total?", ["99"], [[BOXES[1]]]), ("bic?", [], [])] if page % 2 else [("iban?", [], [])]
    shared = {"image": draw_page(words, (200, 250)), "words": words, "boxes": BOXES[: len(words)]}
    shared |= {"page_id": str(page), "document_id": str(page)}
    return [shared | {"question": q, "answers": answers, "answer_boxes": boxes} for q, answers, boxes in asked]


def finetune(folder: Path, data: str, output: str, *flags: str, world: int = 1) -> list[list[str]]:
    """Run the command; return the pages of each training batch of this process."""
    batches, collate = [], DJepaSegmentationCollator.__call__

    def noted(self, examples):
        if not examples[0]["page_id"].startswith(HELD_OUT):
            batches.append([example["page_id"] for example in examples])
        return collate(self, examples)

    source, held_out, into = folder / data, folder / "rows", folder / output
    settings = f"--model {folder}/model --dataset {source} --eval_dataset {held_out} --output_dir {into}".split()
    DJepaSegmentationCollator.__call__ = noted
    try:
        main([*settings, "--per_device_train_batch_size", str(BATCH // world), *FLAGS, *flags])
    finally:
        DJepaSegmentationCollator.__call__ = collate
    return batches


def results(folder: Path) -> dict:
    """Log, weights and files of a run."""
    log = json.loads((folder / f"checkpoint-{STEPS}" / "trainer_state.json").read_text())["log_history"]
    files = sorted(str(path.relative_to(folder)) for path in folder.rglob("*") if path.is_file())
    return {"log": log, "weights": load_file(folder / "model.safetensors"), "files": files}


def worker(rank: int, world: int, folder: Path) -> dict:
    """A whole run in a folder of this process alone, to see which process writes, and an interrupted run."""
    output = f"{rank}-of-{world}"
    found = {"batches": finetune(folder, "rows", f"whole/{output}", "--max_steps", str(STEPS), world=world)}
    shared = ["--eval_strategy", "no", "--max_steps"]
    finetune(folder, "rows", "cut", *shared, str(CUT), world=world)
    dist.barrier()
    finetune(folder, "rows", "cut", *shared, str(STEPS), "--resume_from_checkpoint", "True", world=world)
    return found
