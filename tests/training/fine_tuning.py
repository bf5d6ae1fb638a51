"""Page examples and a plain `Trainer` for tests of fine-tuning."""

import torch
from transformers import Trainer

from builders import build_processor, draw_page
from training_runs import arguments
from transformers_djepa import DJepaSegmentationCollator


LINES = (["Total", "99"], ["Date", "today"], ["Invoice", "4218"])
BOXES = [[100.0, 50, 300, 90], [310, 50, 380, 90], [100, 500, 250, 540], [400, 500, 600, 540]]


def pages(count: int = 6) -> list[dict]:
    """Page examples with one to three questions; the third one has no answer."""
    questions = [
        {"question": "total?", "answers": ["99"], "answer_boxes": [[BOXES[1]]]},
        {"question": "date?", "answers": ["today"], "answer_boxes": [[BOXES[3]]]},
        {"question": "iban?", "answers": [], "answer_boxes": []},
    ]
    return [
        {
            "image": draw_page([f"Total {number}", "Date today"], (200, 250)),
            "words": ["Total", str(number), "Date", "today"],
            "boxes": BOXES,
            "page_id": f"page-{number}",
            "epoch": 0,
            "questions": questions[: 1 + number % 3],
        }
        for number in range(count)
    ]


def batch(count: int = 3) -> dict[str, torch.Tensor]:
    """Inputs and labels of `count` pages, whose questions are asked by text."""
    return DJepaSegmentationCollator(build_processor(), only_questions=True)(pages(count))


def build_trainer(model, folder, *, settings: dict | None = None, **changes) -> Trainer:
    """A `Trainer` with `settings` and changed `arguments`, by default for three steps on six pages."""
    args = arguments(folder, **{"max_steps": 3, "per_device_train_batch_size": 2, "learning_rate": 1e-2} | changes)
    given = {"train_dataset": pages(), "data_collator": DJepaSegmentationCollator(build_processor())}
    return Trainer(model=model, args=args, **(given | (settings or {})))


def weights(model) -> dict[str, torch.Tensor]:
    return {name: value.detach().clone() for name, value in model.state_dict().items()}
