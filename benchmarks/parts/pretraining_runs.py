"""Training and evaluation of the pre-training benchmark's small model."""

import tempfile
import time
from collections import defaultdict
from dataclasses import dataclass
from pathlib import Path
from statistics import mean

import torch
from torch.utils.data import DataLoader
from transformers import PrinterCallback

from transformers_djepa import (
    DJepaConfig,
    DJepaForPreTraining,
    DJepaForPromptableSegmentation,
    DJepaPreTrainingCollator,
    DJepaSegmentationCollator,
    TargetEncoderCallback,
)
from transformers_djepa.training.attention import use_training_attention
from transformers_djepa.training.metrics import LOSSES, effective_rank, segmentation_metrics
from transformers_djepa.training.optimizers import DJepaTrainingArguments
from transformers_djepa.training.trainers import PreTrainingTrainer, SegmentationTrainer

from .corpus import Pages
from .small_model import small_config


SPREADS = ("image_spread", "text_spread", "joint_image_spread", "joint_text_spread")
SCORES = ("mask_iou", "mask_iou_25", "mask_iou_50", "pointing", "word_f1", "word_exact", "presence_auroc")


@dataclass(frozen=True)
class Scale:
    """Sizes of the model, the data and the training."""

    side: int = 384  # pixels of a page
    tokens: int = 320
    embed_dim: int = 24
    depths: tuple[int, ...] = (1, 1, 3, 1)
    width: int = 128
    pages: int = 2000  # with questions
    held_out_pages: int = 600
    pages_per_document: int = 24  # without questions, at most
    probe_pages: int = 1000
    pretraining_steps: int = 2200
    pretraining_batch: int = 8
    pretraining_rate: float = 1e-3
    ema_start: float = 0.996
    tuning_steps: int = 400
    tuning_batch: int = 4
    decoder_rate: float = 2e-3  # of the prompt encoder and the decoder, which are always new
    encoder_rate: float = 5e-4  # of encoders and fusion
    questions: int = 6  # per page


QUICK = Scale(
    **{"side": 128, "tokens": 64, "embed_dim": 8, "depths": (1, 1, 1, 1), "width": 32},
    **{"pages": 60, "held_out_pages": 24, "pages_per_document": 1, "probe_pages": 40},
    **{"pretraining_steps": 3, "pretraining_batch": 4, "tuning_steps": 3, "tuning_batch": 2},
)


def build_config(processor, scale: Scale, **settings) -> DJepaConfig:
    predictor = {"hidden_size": scale.width // 2, "num_layers": 2, "num_attention_heads": 2}
    settings |= {f"predictor_{name}": value for name, value in predictor.items()}
    return small_config(processor, scale.side, scale.embed_dim, scale.depths, scale.width, **settings)


def build_model(processor, scale: Scale, source: Path | None = None, **settings) -> DJepaForPreTraining:
    """A random model, or the one in the folder `source`; `settings` are fields of `DJepaConfig`."""
    torch.manual_seed(0)
    config = build_config(processor, scale, **settings)
    if source is None:
        return DJepaForPreTraining(config)
    return DJepaForPreTraining.from_pretrained(source, config=config, dtype="float32")


def pretraining_collator(processor, scale: Scale) -> DJepaPreTrainingCollator:
    return DJepaPreTrainingCollator(processor, max_length=scale.tokens, seed=0)


def training_arguments(folder: str, steps: int, batch: int, rate: float, seed: int) -> DJepaTrainingArguments:
    """AdamW with a short warm-up and a cosine schedule."""
    return DJepaTrainingArguments(
        output_dir=folder,
        max_steps=steps,
        learning_rate=rate,
        per_device_train_batch_size=batch,
        per_device_eval_batch_size=batch,
        weight_decay=0.05,
        lr_scheduler_type="cosine",
        warmup_steps=max(1, steps // 20),
        max_grad_norm=1.0,
        logging_steps=max(1, steps // 10),
        save_strategy="no",
        remove_unused_columns=False,
        label_names=["labels", "presence_labels"],
        report_to="none",
        disable_tqdm=True,
        use_cpu=True,
        seed=seed,
    )


def pretrain(model, processor, pages: list[dict], scale: Scale, steps: int, with_image: bool) -> dict:
    """Train `model` in place; returns the logged losses and the CPU seconds."""
    batch = scale.pretraining_batch
    with tempfile.TemporaryDirectory() as folder:
        trainer = PreTrainingTrainer(
            model=model,
            args=training_arguments(folder, steps, batch, scale.pretraining_rate, 0),
            train_dataset=Pages(pages, steps * batch, with_image),
            data_collator=pretraining_collator(processor, scale),
            callbacks=[TargetEncoderCallback(scale.ema_start)],
        )
        trainer.remove_callback(PrinterCallback)
        start = time.process_time()
        trainer.train()
    kept = ("step", "loss", *(f"{name}_loss" for name in LOSSES), "image_cosine", "text_cosine", *SPREADS)
    curve = [{name: row[name] for name in kept if name in row} for row in trainer.state.log_history if "loss" in row]
    return {"curve": curve, "cpu_seconds": round(time.process_time() - start, 1)}


@torch.no_grad()
def examine(model: DJepaForPreTraining, processor, pages: list[dict], scale: Scale, with_image: bool) -> dict:
    """On held-out pages: MLM accuracy with and without the image, effective ranks of the targets, spread of outputs."""
    model.eval()
    loader = DataLoader(Pages(pages), scale.pretraining_batch, collate_fn=pretraining_collator(processor, scale))
    correct, count = defaultdict(int), 0
    targets, spreads = {"image": [], "text": []}, defaultdict(list)
    for batch in loader:
        masked = batch["labels"] != -100
        words = {name: value for name, value in batch.items() if name not in ("pixel_values", "unit_mask")}
        outputs = {"with image": model(**batch), "without image": model(**words)}
        count += int(masked.sum())
        for name, output in outputs.items():
            correct[name] += int((output.mlm_logits.argmax(-1) == batch["labels"][masked]).sum())
        for kind, rows in targets.items():
            rows.append(outputs["with image"][f"{kind}_targets"])
        for name, spread in outputs["with image"].spreads.items():
            spreads[name].append(spread.item())
    found = {f"mlm_accuracy {name}": round(number / count, 4) for name, number in correct.items()}
    if not with_image:
        del found["mlm_accuracy with image"]  # the model was trained without images
    found |= {f"{name}_spread": round(mean(values), 4) for name, values in spreads.items()}
    found |= {f"{kind}_target_rank": round(effective_rank(torch.cat(rows)), 2) for kind, rows in targets.items()}
    return found | {"hidden_tokens": count, "target_width": targets["image"][0].shape[1]}


def segmentation_model(source: Path | None, processor, scale: Scale, seed: int) -> DJepaForPromptableSegmentation:
    """A random model, or the pre-trained one in the folder `source`; parts that it lacks are random."""
    torch.manual_seed(seed)
    if source is None:
        return DJepaForPromptableSegmentation(build_config(processor, scale))
    return DJepaForPromptableSegmentation.from_pretrained(source, dtype="float32")


def finetune(model, processor, pages: list, held_out: list, scale: Scale, seed: int) -> dict:
    """Fine-tune a model in place; returns scores on held-out pages."""
    use_training_attention(model, bf16=False)
    common = {"processor": processor, "max_questions": scale.questions, "max_length": scale.tokens}
    with tempfile.TemporaryDirectory() as folder:
        trainer = SegmentationTrainer(
            model=model,
            args=training_arguments(folder, scale.tuning_steps, scale.tuning_batch, scale.decoder_rate, seed),
            train_dataset=Pages(pages, scale.tuning_steps * scale.tuning_batch),
            eval_dataset=Pages([page for page in held_out if page["questions"]]),
            data_collator=DJepaSegmentationCollator(**common, seed=seed),
            eval_collator=DJepaSegmentationCollator(**common, label_masks=True),
            compute_metrics=segmentation_metrics,
            learning_rates={"model.": scale.encoder_rate},
        )
        trainer.remove_callback(PrinterCallback)
        start = time.process_time()
        trainer.train()
        scores = trainer.evaluate()
    found = {name: round(scores[f"eval_{name}"], 4) for name in SCORES if f"eval_{name}" in scores}
    found |= {"questions": sum(len(page["questions"]) for page in pages), "pages": len(pages)}
    return found | {"cpu_seconds": round(time.process_time() - start, 1)}
