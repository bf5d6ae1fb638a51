"""Load the model and processor to train; memory settings for training on a CPU."""

import ctypes
import platform

from transformers import PreTrainedModel, PreTrainedTokenizerBase

from djepa_runtime.bundled import checkpoint_path
from djepa_runtime.loading import find_model

from ..configuration import DJepaConfig
from ..configuration.sizes import SIZES
from ..distillation.student import load_tokenizer
from ..processing.image_processing_djepa import DJepaImageProcessorPil
from ..processing.processing_djepa import DJepaProcessor
from .arguments import StartArguments


TOKENIZER_FILES = ("tokenizer.json", "vocab.txt")
M_TRIM_THRESHOLD, M_MMAP_MAX = -1, -4  # parameters of glibc's mallopt(3)


def load_for_training(
    model_class: type[PreTrainedModel], name: str, start: StartArguments, **changes
) -> tuple[PreTrainedModel, DJepaProcessor]:
    """Load the model to train, in float32, with the parameters outside `--train_only` frozen, and its processor.

    `name` is a size, to start from scratch, or a folder, Hub id or bundled model; `changes` are configuration fields.
    Raises `ValueError` for parts that are missing or do not fit, and a `train_only` that matches no parameter.
    """
    if name in SIZES:
        model, processor = _from_size(model_class, name, start, changes)
    else:
        path = find_model(name)
        config = resized(DJepaConfig.from_pretrained(path, **changes), start.image_size)
        model = model_class.from_pretrained(path, config=config, dtype="float32")
        processor = _load_processor(start.processor or path)
        processor.check_fit(model.config)
        tokenizer = _own_tokenizer(start.text_encoder)
        if tokenizer is not None and tokenizer.get_vocab() != processor.tokenizer.get_vocab():
            raise ValueError(
                f"The vocabulary of --text_encoder {start.text_encoder} is not that of {name}; start from a size."
            )
    processor.image_processor.size = dict.fromkeys(("height", "width"), model.config.vision_config.image_size)
    tokenizer_alone = name in SIZES and not hasattr(model, "prompt_encoder")
    model.load_towers(start.image_encoder, start.text_encoder, None if tokenizer_alone else start.prompt_encoder)
    if start.train_only:
        trained = {name: parameter for name, parameter in model.named_parameters() if parameter.requires_grad}
        check_prefixes(list(trained), "train_only", start.train_only)
        for name, parameter in trained.items():
            parameter.requires_grad_(name.startswith(tuple(start.train_only)))
    return model, processor


def learning_rates(start: StartArguments, model: PreTrainedModel) -> dict[str, float]:
    """Learning rates by prefix of parameter names."""
    if start.pretrained_learning_rate is None:
        return {}
    check_prefixes([name for name, _ in model.named_parameters()], "pretrained", start.pretrained)
    return dict.fromkeys(start.pretrained, start.pretrained_learning_rate)


def check_prefixes(names: list[str], flag: str, prefixes: list[str]) -> None:
    """Raise `ValueError` if one of a flag's `prefixes` matches no parameter name."""
    unknown = [prefix for prefix in prefixes if not any(name.startswith(prefix) for name in names)]
    if unknown:
        parts = sorted({name.split(".")[0] for name in names})
        raise ValueError(f"--{flag} {' '.join(unknown)} matches no parameter; names begin with {', '.join(parts)}.")


def resized(config: DJepaConfig, image_size: int | None) -> DJepaConfig:
    """Return `config` for a square input of `image_size` pixels; `None` keeps its own size."""
    vision = config.vision_config
    if image_size in (None, vision.image_size):
        return config
    if vision.position_embedding_type == "absolute":
        raise ValueError(
            f"--image_size {image_size} does not fit the position table of {vision.image_size} pixels; only models "
            "with position_embedding_type absolute_win change their size."
        )
    fields = config.to_dict()
    return DJepaConfig.from_dict(fields | {"vision_config": fields["vision_config"] | {"image_size": image_size}})


def _from_size(model_class, size: str, start: StartArguments, changes: dict):
    config = resized(DJepaConfig.from_size(size, **changes), start.image_size)
    if start.processor is not None:
        processor = _load_processor(start.processor)
        processor.tokenizer = _own_tokenizer(start.text_encoder) or processor.tokenizer
        processor.answer_rule = config.answer_rule  # that of --processor is calibrated for another model
    elif start.text_encoder is not None and start.prompt_encoder is not None:
        tokenizers = [load_tokenizer(tower) for tower in (start.text_encoder, start.prompt_encoder)]
        length = config.text_config.max_position_embeddings
        processor = DJepaProcessor(DJepaImageProcessorPil(), *tokenizers, max_length=length)
    else:
        raise ValueError(
            f"--model {size} starts from scratch and needs tokenizers: give --processor, or --text_encoder and "
            "--prompt_encoder."
        )
    config.text_config.vocab_size = len(processor.tokenizer)
    prompt, tokenizer = config.prompt_config, processor.prompt_tokenizer
    prompt.vocab_size, prompt.pad_token_id = len(tokenizer), tokenizer.pad_token_id
    prompt.bos_token_id, prompt.eos_token_id = tokenizer.bos_token_id, tokenizer.eos_token_id
    return model_class(config), processor


def _load_processor(name: str) -> DJepaProcessor:
    folder = str(checkpoint_path(name))  # need not hold weights
    return DJepaProcessor.from_pretrained(folder, trust_remote_code=False)


def _own_tokenizer(text_encoder: str | None) -> PreTrainedTokenizerBase | None:
    """Tokenizer of a text encoder; None if its folder has no tokenizer."""
    if text_encoder is None:
        return None
    folder = checkpoint_path(text_encoder)
    if folder.is_dir() and not any((folder / file).is_file() for file in TOKENIZER_FILES):
        return None
    return load_tokenizer(text_encoder)


def keep_freed_memory() -> None:
    """Make glibc keep freed memory instead of returning it to the kernel.

    Otherwise each new large tensor is mapped page by page. Where page faults are expensive, as on many virtual
    machines, that takes most of a training step on a CPU.
    """
    if platform.libc_ver()[0] == "glibc":
        mallopt = ctypes.CDLL(None).mallopt
        mallopt(M_MMAP_MAX, 0)
        mallopt(M_TRIM_THRESHOLD, -1)  # never
