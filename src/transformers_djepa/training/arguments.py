"""Flags of the training commands. Every field of `TrainingArguments` is a flag too; a YAML file may hold any of
them.
"""

from dataclasses import dataclass, field


@dataclass
class ModelArguments:
    """Which model is trained."""

    model: str = field(
        default="djepa-nano",
        metadata={
            "help": "Folder or Hub id to start from, or a size to start from scratch: nano, tiny, small, base, large."
        },
    )
    use_image: bool = field(
        default=True,
        metadata={"help": "False trains on words alone, a cheap warm-up of the text path and the text-only baseline."},
    )
    pretrained: list[str] = field(
        default_factory=lambda: ["model.image_encoder.", "model.text_encoder."],
        metadata={"help": "How the names of parameters begin that --pretrained_learning_rate is for."},
    )
    pretrained_learning_rate: float | None = field(
        default=None, metadata={"help": "Learning rate of the --pretrained parameters; that of the rest by default."}
    )


@dataclass
class StartArguments:
    """What training starts from beside --model, and which part of it learns; published encoders are read after it."""

    processor: str | None = field(
        default=None, metadata={"help": "Folder or Hub id of the processor; the model's own by default."}
    )
    image_encoder: str | None = field(
        default=None, metadata={"help": "Folder or Hub id of a Hiera checkpoint of the model's sizes."}
    )
    text_encoder: str | None = field(
        default=None,
        metadata={"help": "Folder or Hub id of a BERT checkpoint; its tokenizer too, without --processor."},
    )
    prompt_encoder: str | None = field(
        default=None,
        metadata={
            "help": "Folder or Hub id of a CLIP checkpoint; its tokenizer too, without --processor. Pre-training, "
            "which asks nothing, takes the tokenizer alone."
        },
    )
    train_only: list[str] | None = field(
        default=None, metadata={"help": "Train only parameters whose name begins with one of these; all by default."}
    )


@dataclass
class PageArguments:
    """What is read of pages, and which ones the model is scored on while it trains."""

    eval_dataset: str | None = field(
        default=None,
        metadata={
            "help": "As --dataset, its split test or validation; by default that of the (first) --dataset, and no "
            "evaluation if it has neither."
        },
    )
    eval_pages: int = field(default=48, metadata={"help": "Pages of an evaluation during training."})
    max_page_tokens: int = field(
        default=1024, metadata={"help": "Longest page in tokens; the rest of its words is cut."}
    )

    def __post_init__(self):
        _check("eval_pages", self.eval_pages, self.eval_pages >= 1, "at least 1")
        _check(
            "max_page_tokens", self.max_page_tokens, self.max_page_tokens >= 3, "at least 3, a word between two ends"
        )


@dataclass
class DataArguments(PageArguments):
    """Which pages it is trained on."""

    dataset: list[str] = field(
        default_factory=lambda: ["generated"],
        metadata={
            "help": "Any of: generated, generated:visual (questions about drawings alone), outlines:FOLDER_OF_PDFS, "
            "a folder or Hub id of rows as in the README; mixed."
        },
    )
    dataset_weights: list[float] | None = field(
        default=None, metadata={"help": "Share of each dataset; equal by default."}
    )
    max_questions: int = field(default=12, metadata={"help": "Questions asked of a page in one step."})
    only_questions: bool = field(default=False, metadata={"help": "Ask by text only: no clicks, boxes or rough masks."})
    hidden_share: float = field(
        default=0.0, metadata={"help": "Share of the words of pages and questions that are hidden in training."}
    )
    data_seed_offset: int = field(
        default=0, metadata={"help": "Another number, other generated pages: for going on from weights alone."}
    )

    def __post_init__(self):
        super().__post_init__()
        weights = self.dataset_weights
        _check("max_questions", self.max_questions, self.max_questions >= 1, "at least 1")
        _check("hidden_share", self.hidden_share, 0 <= self.hidden_share < 1, "at least 0 and below 1")
        _check("dataset_weights", weights, weights is None or min(weights, default=0) > 0, "numbers above 0")


@dataclass
class PreTrainingArguments(PageArguments):
    """Which model is pre-trained on which pages, and what is hidden of them."""

    model: str = field(
        default="nano",
        metadata={"help": "A size to start from scratch (nano, tiny, small, base, large), or a folder or Hub id."},
    )
    dataset: str = field(
        default="generated", metadata={"help": "generated, a folder that `djepa prepare` wrote, or a Hub id."}
    )
    split: str = field(default="train", metadata={"help": "Split of the dataset."})
    word_share: float = field(default=0.15, metadata={"help": "Share of a page's words that are hidden."})
    target_blocks: int = field(default=4, metadata={"help": "Blocks of the image that are hidden."})
    hide_words_in_blocks: bool = field(
        default=False, metadata={"help": "Also hide the words that stand in hidden blocks."}
    )
    words_alone: bool = field(
        default=False, metadata={"help": "Pages without their images: MLM alone, at a fraction of the cost."}
    )
    jepa_context: str | None = field(
        default=None,
        metadata={"help": "What hidden blocks are predicted from: joint, text or image; the model's by default."},
    )
    loss_weights: list[float] | None = field(
        default=None, metadata={"help": "Of MLM, MIM, D-JEPA on blocks, D-JEPA on words; the model's by default."}
    )
    collapse_weights: list[float] | None = field(
        default=None, metadata={"help": "Of the variance and the covariance term; the model's by default."}
    )
    ema_start: float = field(default=0.996, metadata={"help": "Momentum of the target encoders at the first step."})


@dataclass
class CardArguments:
    """What the model's card, the `README.md` of its folder, says of it."""

    model_card: bool = field(default=True, metadata={"help": "Write a model card with every checkpoint."})
    license: str | None = field(
        default=None, metadata={"help": "Licence in the model card, such as apache-2.0; the base model's by default."}
    )
    language: list[str] | None = field(
        default=None, metadata={"help": "Languages in the model card, such as en de; the base model's by default."}
    )


def _check(name: str, value: object, is_right: bool, allowed: str) -> None:
    if not is_right:
        raise ValueError(f"--{name} must be {allowed}, got {value!r}.")
