"""What a training command starts from: a saved model or a size, published encoders in its towers, and the processor."""

import os
from collections.abc import Iterable

from transformers import AutoProcessor, AutoTokenizer, PreTrainedModel

from ..bundled import BUNDLED, BUNDLED_FOLDER, resolve_checkpoint
from ..configuration import DJepaConfig
from ..configuration.sizes import SIZES
from ..processing.fit import check_fit
from ..processing.image_processing_djepa_pil import DJepaImageProcessorPil
from ..processing.processing_djepa import DJepaProcessor
from .arguments import StartArguments


def load_start(
    kind: type[PreTrainedModel], model: str, start: StartArguments, **changes
) -> tuple[PreTrainedModel, DJepaProcessor]:
    """The model to train, in float32, with what is not to be trained frozen, and its processor.

    Args:
        kind: class of the model.
        model: a size, to start from scratch, or a folder, Hub id or bundled model.
        start: its processor is by default the model's own, or for a size one with the tokenizers of the towers.
        changes: fields of the configuration.

    Raises:
        ValueError: a size without tokenizers, a tower or processor that does not fit, a prompt encoder that nothing is
            taken of, or a prefix of `train_only` that no parameter to be trained has.
    """
    if model in SIZES:
        started, processor = _from_size(kind, model, start, changes)
    else:
        path = resolve_checkpoint(model)
        started = kind.from_pretrained(path, dtype="float32", **changes)
        processor = _load_processor(start.processor or path)
        check_fit(processor, started.config)
    gives_tokenizer = model in SIZES and start.processor is None
    with_prompts = hasattr(started, "prompt_encoder")
    if start.prompt_encoder is not None and not (with_prompts or gives_tokenizer):
        raise ValueError(f"{kind.__name__} has no prompt encoder; give --prompt_encoder to `djepa finetune`.")
    started.load_towers(start.image_encoder, start.text_encoder, start.prompt_encoder if with_prompts else None)
    if start.train_only:
        _freeze_others(started, start.train_only)
    return started, processor


def check_prefixes(names: Iterable[str], flag: str, prefixes: list[str]) -> None:
    """Raises `ValueError`, which says the flag, if one of `prefixes` begins none of the parameters' `names`."""
    names = list(names)
    unknown = [prefix for prefix in prefixes if not any(name.startswith(prefix) for name in names)]
    if unknown:
        parts = sorted({name.split(".")[0] for name in names})
        raise ValueError(f"--{flag} {' '.join(unknown)} matches no parameter; names begin with {', '.join(parts)}.")


def _from_size(kind, size: str, start: StartArguments, changes: dict):
    config = DJepaConfig.from_size(size, **changes)
    if start.processor is not None:
        processor = _load_processor(start.processor)
    elif start.text_encoder is not None and start.prompt_encoder is not None:
        tokenizers = [AutoTokenizer.from_pretrained(tower) for tower in (start.text_encoder, start.prompt_encoder)]
        length = config.text_config.max_position_embeddings
        processor = DJepaProcessor(DJepaImageProcessorPil(), *tokenizers, max_length=length)
    else:
        raise ValueError(
            f"--model {size} starts from scratch and needs tokenizers: give --processor, or --text_encoder and "
            "--prompt_encoder."
        )
    processor.image_processor.size = {side: config.vision_config.image_size for side in ("height", "width")}
    config.text_config.vocab_size = len(processor.tokenizer)
    prompt, tokenizer = config.prompt_config, processor.prompt_tokenizer
    prompt.vocab_size, prompt.pad_token_id = len(tokenizer), tokenizer.pad_token_id
    prompt.bos_token_id, prompt.eos_token_id = tokenizer.bos_token_id, tokenizer.eos_token_id
    return kind(config), processor


def _freeze_others(model: PreTrainedModel, prefixes: list[str]) -> None:
    """Freezes every parameter whose name begins with none of `prefixes`."""
    trained = {name: parameter for name, parameter in model.named_parameters() if parameter.requires_grad}
    check_prefixes(trained, "train_only", prefixes)
    for name, parameter in trained.items():
        parameter.requires_grad_(name.startswith(tuple(prefixes)))


def _load_processor(name: str) -> DJepaProcessor:
    folder = BUNDLED_FOLDER if name == BUNDLED else os.path.expanduser(name)
    return AutoProcessor.from_pretrained(folder)  # a folder may lack weights
