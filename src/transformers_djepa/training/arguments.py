"""Flags of the training commands, next to those of `TrainingArguments`.

The help of the commands runs this file by its path, without the package; it must import the standard library alone.
"""

import json
from dataclasses import dataclass, field


def flag(default: object, help: str, **metadata):
    """A field with its help text and further arguments of argparse; a default list is copied."""
    metadata["help"] = help
    if isinstance(default, list):
        return field(default_factory=default.copy, metadata=metadata)
    return field(default=default, metadata=metadata)


@dataclass
class StartArguments:
    """Published encoders and the processor to start from, the size of images, what is trained, and how fast."""

    processor: str | None = flag(None, "Folder or Hub id of the processor; the model's own by default.")
    image_encoder: str | None = flag(None, "Folder or Hub id of a Hiera or page model with the model's sizes.")
    text_encoder: str | None = flag(None, "The same of a BERT, text encoder or page model, with its tokenizer.")
    prompt_encoder: str | None = flag(None, "The same of a CLIP or page model. Pre-training uses only its tokenizer.")
    image_size: int | None = flag(None, "Side of the square input in pixels, a multiple of 32; the model's by default.")
    train_only: list[str] | None = flag(None, "Prefixes of the names of the parameters to train; all by default.")
    pretrained: list[str] = flag(
        ["model.image_encoder.", "model.text_encoder."], "Prefixes of the parameters with --pretrained_learning_rate."
    )
    pretrained_learning_rate: float | None = flag(None, "Learning rate of --pretrained; --learning_rate by default.")


STAGES = ("mntp", "simcse", "outputs", "distill", "mlm", "prompts")
ROWS = "One or more folders or files of rows, as `djepa prepare` writes them, or Hub ids; see docs/guides/own_data.md."


@dataclass
class PageArguments:
    """Which pages are read and how, and which ones are held out."""

    dataset: list[str] = flag([], ROWS)
    dataset_weights: list[float] | None = flag(None, "Relative share of each dataset; equal by default.")
    eval_dataset: str | None = flag(None, "Dataset with a split test or validation; by default the first --dataset.")
    allow_outside: bool = flag(False, "Also read images of rows whose path leads out of the dataset's folder.")
    eval_pages: int = flag(48, "Number of pages of an evaluation during training.")
    max_page_tokens: int = flag(1024, "Maximum number of tokens per page; longer pages are truncated.")

    def __post_init__(self):
        weights = self.dataset_weights
        if weights is not None and len(weights) != len(self.dataset):
            counts = f"{len(weights)} numbers for {len(self.dataset)} datasets"
            raise ValueError(f"--dataset_weights has {counts}; give one for each.")


@dataclass
class DataArguments(PageArguments):
    """Which model to fine-tune on which pages and questions."""

    model: str = flag(
        "djepa-nano", "Folder or Hub id, or a size to train from scratch: nano, tiny, small, base, large."
    )
    use_image: bool = flag(True, "False trains on words alone: a cheap warm-up of the text path, or a baseline.")
    replay: float | None = flag(
        None,
        "Share of pages of the bundled model's training, against forgetting; by default 0.3 for that model, else 0.",
    )
    max_questions: int = flag(12, "Maximum number of questions per page and step.")
    max_masks: int | None = flag(None, "Maximum number of questions per page whose masks are trained; all by default.")
    only_questions: bool = flag(False, "Ask by text alone, without clicks, boxes or rough masks.")
    hidden_share: float = flag(0.0, "Share of the words of pages and questions that are hidden in training.")
    near_miss_share: float = flag(0.0, "Share of questions that another page of the document answers instead.")
    words_alone_share: float = flag(0.0, "Share of the batches whose images are left out.")
    image_alone_share: float = flag(0.0, "Share of the other pages, asked for regions and marks, without words.")

    def __post_init__(self):
        super().__post_init__()
        for name in ("replay", "hidden_share", "near_miss_share", "words_alone_share", "image_alone_share"):
            if not 0 <= (share := getattr(self, name) or 0) < 1:
                raise ValueError(f"--{name} must be at least 0 and below 1, got {share}.")


@dataclass
class PreTrainingArguments(PageArguments):
    """Which model to pre-train on which pages, and what to hide."""

    model: str = flag("nano", "A size to train from scratch (nano, tiny, small, base, large), or a folder or Hub id.")
    split: str = flag("train", "Split of the datasets.")
    page_size: int | None = flag(None, "Train on random crops of pages whose longer side has so many pixels.")
    word_share: float = flag(0.15, "Share of a page's words that are hidden.")
    target_blocks: int = flag(4, "Number of image blocks that are hidden.")
    words_alone: bool = flag(False, "Drop the images and train MLM alone, at a fraction of the cost.")
    jepa_context: str | None = flag(None, "Predict hidden blocks from joint, text or image; the model's by default.")
    loss_weights: list[float] | None = flag(None, "Weights of MLM, MIM, D-JEPA on blocks, and on words.")
    collapse_weights: list[float] | None = flag(None, "Weights of the variance and covariance terms.")
    ema_start: float = flag(0.996, "Momentum of the target encoders at the first step.")


@dataclass
class DistillationArguments:
    """Teacher, student and texts, and the stages; a stage is set by a mapping over the shared settings."""

    teacher: str | None = flag(None, "Folder or Hub id of a causal language model or an encoder of transformers.")
    teacher_prefix: str = flag("", "Text before each text of the teacher, such as 'query: ' for E5.")
    gguf_file: str | None = flag(None, "GGUF file in --teacher.")
    student: str = flag(
        "nano",
        "Size of a text encoder to train from scratch (nano, tiny, small, base, large), or folder or Hub id of a BERT "
        "or of a model with a text encoder to start from.",
    )
    student_tokenizer: str = flag("djepa-nano", "Folder or Hub id of the tokenizer of a student from scratch.")
    dataset: list[str] = flag([], ROWS)
    translations: str | None = flag(None, "File, folder or Hub id of rows of text and translation, or text and group.")
    distilled_translations: int = flag(100000, "Maximum number of --translations that the stage distill trains on.")
    pages: int = flag(20000, "Maximum number of pages of each --dataset that texts are cut from.")
    eval_pages: int = flag(64, "Number of pages of the split test of each --dataset to evaluate on.")
    text_words: int = flag(96, "Maximum number of words of a text.")
    text_tokens: int = flag(192, "Maximum number of tokens of a text.")
    page_tokens: int = flag(512, "Maximum number of tokens of a page, for the stage mlm.")
    lora_rank: int = flag(16, "Rank of the adapters that the stages mntp and simcse train.")
    mask_share: float = flag(0.2, "Share of the tokens that the stage mntp hides, and of the words that mlm hides.")
    simcse_dropout: float = flag(0.3, "Attention dropout of the teacher in the stage simcse.")
    early_stopping: int | None = flag(None, "Evaluations without a lower loss that end a stage.")
    stages: list[str] = flag(
        ["mntp", "simcse", "outputs", "distill", "mlm"], "Stages to run; finished ones are skipped.", choices=STAGES
    )
    mntp: dict | str | None = flag(None, "Settings of masked next-token prediction.")
    simcse: dict | str | None = flag(None, "Settings of SimCSE.")
    outputs: dict | str | None = flag(None, "Settings of computing the teacher's outputs.")
    distill: dict | str | None = flag(None, "Settings of the distillation.")
    mlm: dict | str | None = flag(None, "Settings of masked language modeling with boxes.")
    prompts: dict | str | None = flag(None, "Settings of training the prompt encoder.")

    def __post_init__(self):
        for name in STAGES:
            if isinstance(text := getattr(self, name), str):
                setattr(self, name, json.loads(text))


@dataclass
class CardArguments:
    """The model card, `README.md` in the model folder."""

    model_card: bool = flag(True, "Write a model card with every checkpoint.")
    license: str | None = flag(None, "License in the model card, such as apache-2.0; the base model's by default.")
    language: list[str] | None = flag(None, "Languages in the model card, such as en de; the base model's by default.")
