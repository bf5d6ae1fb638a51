"""What the pre-training benchmark trains: a small model, pre-trained and fine-tuned."""

import tempfile
import time
from collections import defaultdict
from pathlib import Path
from statistics import mean

import torch
from torch.utils.data import DataLoader
from transformers import AutoProcessor, PrinterCallback

from transformers_djepa import (
    DJepaConfig,
    DJepaForPreTraining,
    DJepaForPromptableSegmentation,
    DJepaPreTrainingCollator,
    DJepaSegmentationCollator,
    TargetEncoderCallback,
)
from transformers_djepa.bundled import BUNDLED_FOLDER
from transformers_djepa.training.metrics import LOSSES, effective_rank, segmentation_metrics
from transformers_djepa.training.optimizers import DJepaTrainingArguments
from transformers_djepa.training.starting_model import attend_to_short_sequences
from transformers_djepa.training.trainers import PreTrainingTrainer, SegmentationTrainer

from .corpus import Pages
from .pretraining_report import SPREADS
from .pretraining_scale import PreTraining, Scale, SmallModel, Tuning
from .small_model import small_config


def load_processor(small: SmallModel):
    processor = AutoProcessor.from_pretrained(BUNDLED_FOLDER)
    processor.image_processor.size = {"height": small.side, "width": small.side}
    return processor


def build_config(processor, small: SmallModel, **settings) -> DJepaConfig:
    """All parts, small; `settings` are fields of `DJepaConfig`."""
    settings |= {
        "predictor_hidden_size": small.width // 2,
        "predictor_num_layers": 2,
        "predictor_num_attention_heads": 2,
    }
    return small_config(processor, small.side, small.embed_dim, small.depths, small.width, **settings)


def arguments(folder: str, training: PreTraining | Tuning, seed: int) -> DJepaTrainingArguments:
    """AdamW, a short warm-up and a cosine, the same for every arm."""
    return DJepaTrainingArguments(
        output_dir=folder,
        max_steps=training.steps,
        learning_rate=training.rate,
        per_device_train_batch_size=training.batch,
        per_device_eval_batch_size=training.batch,
        weight_decay=0.05,
        lr_scheduler_type="cosine",
        warmup_steps=max(1, training.steps // 20),
        max_grad_norm=1.0,
        logging_steps=max(1, training.steps // 10),
        save_strategy="no",
        remove_unused_columns=False,
        label_names=["labels", "presence_labels"],
        report_to="none",
        disable_tqdm=True,
        use_cpu=True,
        seed=seed,
    )


def start_model(processor, small: SmallModel, seed: int, source: Path | None = None, **settings) -> DJepaForPreTraining:
    """What is pre-trained: a new model, or that of another way; `settings` are fields of `DJepaConfig`."""
    torch.manual_seed(seed)
    config = build_config(processor, small, **settings)
    if source is None:
        return DJepaForPreTraining(config)
    return DJepaForPreTraining.from_pretrained(source, config=config, dtype="float32")


def pretraining_collator(processor, scale: Scale, seed: int) -> DJepaPreTrainingCollator:
    return DJepaPreTrainingCollator(processor, max_length=scale.model.tokens, seed=seed)


def pretrain(model, processor, pages: list[dict], scale: Scale, seed: int, with_image: bool = True) -> dict:
    """Trains `model` in place; what the log says of it, and CPU seconds."""
    training = scale.pretraining
    with tempfile.TemporaryDirectory() as folder:
        trainer = PreTrainingTrainer(
            model=model,
            args=arguments(folder, training, seed),
            train_dataset=Pages(pages, training.steps * training.batch, with_image),
            data_collator=pretraining_collator(processor, scale, seed),
            callbacks=[TargetEncoderCallback(training.ema_start)],
        )
        trainer.remove_callback(PrinterCallback)
        start = time.process_time()
        trainer.train()
    losses = [f"{name}_loss" for name in LOSSES]
    kept = ("step", "loss", *losses, "image_cosine", "text_cosine", *SPREADS)
    curve = [{name: row[name] for name in kept if name in row} for row in trainer.state.log_history if "loss" in row]
    return {"curve": curve, "cpu_seconds": round(time.process_time() - start, 1)}


@torch.no_grad()
def examine(model: DJepaForPreTraining, processor, pages: list[dict], scale: Scale, has_image: bool = True) -> dict:
    """On held-out pages: MLM accuracy with and without the image, effective ranks of the targets, spreads."""
    model.eval()
    loader = DataLoader(Pages(pages), scale.pretraining.batch, collate_fn=pretraining_collator(processor, scale, 0))
    right, targets, count = {"with image": 0, "without image": 0}, {"image": [], "text": []}, 0
    spreads = defaultdict(list)
    for batch in loader:
        wanted = batch["labels"][batch["labels"] != -100]
        words = {name: value for name, value in batch.items() if name not in ("pixel_values", "unit_mask")}
        seen, unseen = model(**batch), model(**words)
        count += len(wanted)
        right["with image"] += int((seen.mlm_logits.argmax(-1) == wanted).sum())
        right["without image"] += int((unseen.mlm_logits.argmax(-1) == wanted).sum())
        for kind, rows in targets.items():
            rows.append(seen[f"{kind}_targets"])
        for name, spread in seen.spreads.items():
            spreads[name].append(spread.item())
    found = {f"mlm_accuracy {name}": round(number / count, 4) for name, number in right.items()}
    if not has_image:
        del found["mlm_accuracy with image"]  # never seen in training
    ranks = {f"{kind}_target_rank": round(effective_rank(torch.cat(rows)), 2) for kind, rows in targets.items()}
    found |= {f"{name}_spread": round(mean(values), 4) for name, values in spreads.items()}
    return found | ranks | {"hidden_tokens": count, "target_width": targets["image"][0].shape[1]}


def finetune(source: Path | None, processor, pages, held_out, scale: Scale, seed: int) -> dict:
    """Heading questions from a pre-trained checkpoint, or from scratch; scores on held-out pages."""
    tuning = scale.tuning
    torch.manual_seed(seed)
    if source is None:
        model = DJepaForPromptableSegmentation(build_config(processor, scale.model))
    else:
        model = DJepaForPromptableSegmentation.from_pretrained(source, dtype="float32")
    attend_to_short_sequences(model)
    common = {"processor": processor, "max_questions": tuning.questions, "max_length": scale.model.tokens}
    if not tuning.told:  # nor do words tell each other anything: their messages are zero before training
        model.mask_decoder.transformer.word_messages.requires_grad_(False)
        common |= {"prompt_shares": {"question": 1.0}, "overlap_share": 0.0}
    with tempfile.TemporaryDirectory() as folder:
        trainer = SegmentationTrainer(
            model=model,
            args=arguments(folder, tuning, seed),
            train_dataset=Pages(pages, tuning.steps * tuning.batch),
            eval_dataset=Pages([page for page in held_out if page["questions"]]),
            data_collator=DJepaSegmentationCollator(**common, seed=seed),
            eval_collator=DJepaSegmentationCollator(**common),
            compute_metrics=segmentation_metrics,
            learning_rates={"model.": tuning.encoder_rate},
        )
        trainer.remove_callback(PrinterCallback)
        start = time.process_time()
        trainer.train()
        scores = trainer.evaluate()
    names = ("mask_iou", "mask_iou_25", "mask_iou_50", "pointing", "word_f1", "word_exact", "presence_auroc")
    found = {name: round(scores[f"eval_{name}"], 4) for name in names if f"eval_{name}" in scores}
    found["questions"] = sum(len(page["questions"]) for page in pages)
    return found | {"pages": len(pages), "cpu_seconds": round(time.process_time() - start, 1)}
