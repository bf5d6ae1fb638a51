"""Teachers: encoders, and causal language models with bidirectional attention (LLM2Vec, arXiv 2404.05961, 2.1)."""

import os

import torch
from transformers import (
    AutoConfig,
    AutoModel,
    AutoModelForCausalLM,
    AutoTokenizer,
    GgufConfig,
    PreTrainedModel,
    PreTrainedTokenizerBase,
)

from djepa_pages.damage import reading


BLANK = "_"  # LLM2Vec's mask token for tokenizers without one
SUPPORTED = "models of transformers whose attention mask is made by `create_causal_mask`, such as Llama, Qwen or Gemma"


def load_teacher(source: str, gguf_file: str | None = None) -> tuple[PreTrainedModel, PreTrainedTokenizerBase]:
    """Load a teacher in float32 and its tokenizer: an encoder, or a causal language model, made bidirectional.

    `source` is a folder or Hub id, `gguf_file` a GGUF file in it. Raises `ValueError` for a damaged or incomplete file,
    an architecture that stays causal, or a tokenizer without a padding token or a mask token.
    """
    folder = os.path.expanduser(source)
    gguf = {} if gguf_file is None else {"gguf_file": gguf_file}
    with reading(f"The teacher {source} cannot be loaded", keep=(ImportError,)):
        tokenizer = AutoTokenizer.from_pretrained(folder, trust_remote_code=False, **gguf)
        if gguf:
            gguf["quantization_config"] = GgufConfig(dequantize=True)  # packed weights cannot be trained
        options = {"dtype": torch.float32, "trust_remote_code": False, "output_loading_info": True, **gguf}
        config = AutoConfig.from_pretrained(folder, trust_remote_code=False, **gguf)
        is_encoder = (config.architectures or [""])[0].endswith("Model")
        auto_class = AutoModel if is_encoder else AutoModelForCausalLM
        model, info = auto_class.from_pretrained(folder, **options)
        if missing := sorted(name for name in info["missing_keys"] if not name.startswith("pooler.")):
            raise ValueError(f"it lacks {len(missing)} weights of a {type(model).__name__}, such as {missing[0]}")
    check_tokenizer(tokenizer, source)
    if is_encoder and not depends_on_later_tokens(model):
        raise ValueError(f"The teacher {source} is a causal {type(model).__name__}; give one with a head for tokens.")
    return model if is_encoder else make_bidirectional(model), tokenizer


def check_tokenizer(tokenizer: PreTrainedTokenizerBase, source: str) -> None:
    """Give the tokenizer the mask token "_" if it has none; raise `ValueError` for one that cannot be used."""
    if tokenizer.pad_token is None:
        raise ValueError(f"The tokenizer of {source} has no padding token; set tokenizer.pad_token, and save it.")
    tokenizer.padding_side = "right"
    if tokenizer.mask_token is None:
        if len(tokenizer.encode(BLANK, add_special_tokens=False)) != 1:
            raise ValueError(f"The tokenizer of {source} has neither a mask token nor a token {BLANK!r}; add one.")
        tokenizer.mask_token = BLANK


def make_bidirectional(model: PreTrainedModel) -> PreTrainedModel:
    """Let every token attend to all tokens, in place.

    transformers builds the mask of a configuration with `is_causal=False` without the causal part; modules have the
    attribute, too, because SDPA gets no mask for batches without padding. The saved configuration has the field, but
    modules do not restore theirs from it: call this after loading, too. Raises `ValueError` if it has no effect.
    """
    model.config.is_causal = False
    set_everywhere(model, "is_causal", False)
    if not depends_on_later_tokens(model):
        raise ValueError(
            f"{type(model).__name__} cannot be made bidirectional: its outputs do not depend on later tokens. "
            f"Supported are {SUPPORTED}."
        )
    return model


def set_everywhere(model: PreTrainedModel, name: str, value: object) -> None:
    """Set a field that the configuration has, and the attribute of modules that copied it."""
    for part in (model.config, *model.modules()):
        if hasattr(part, name):
            setattr(part, name, value)


@torch.no_grad()
def depends_on_later_tokens(model: PreTrainedModel) -> bool:
    """Whether the output at the first token differs for another last token."""
    model.eval()
    tokens = torch.tensor([[1, 2, 3, 4], [1, 2, 3, 5]], device=model.device) % model.config.get_text_config().vocab_size
    first, other = encode(model, tokens, torch.ones_like(tokens))[:, 0].float()
    return not torch.allclose(first, other, atol=1e-6)


def encode(model: torch.nn.Module, input_ids: torch.Tensor, attention_mask: torch.Tensor) -> torch.Tensor:
    """Last hidden states `(B, L, hidden)` of a teacher, also inside an adapter or data parallelism."""
    inputs = {"input_ids": input_ids, "attention_mask": attention_mask}
    if isinstance(model, PreTrainedModel) and model.get_output_embeddings() is None:  # an encoder
        return model(**inputs, return_dict=True).last_hidden_state
    output = model(**inputs, output_hidden_states=True, logits_to_keep=1, use_cache=False, return_dict=True)
    return output.hidden_states[-1]


def without_ends(attention_mask: torch.Tensor) -> torch.Tensor:
    """The mask `(B, L)` of right-padded texts without their start and end tokens."""
    return torch.nn.functional.pad(attention_mask[:, 2:], (1, 1)) * attention_mask


def mean_pool(states: torch.Tensor, attention_mask: torch.Tensor) -> torch.Tensor:
    """Mean over the tokens of each text: `(B, L, hidden)` and `(B, L)` to `(B, hidden)`."""
    weights = attention_mask.unsqueeze(-1).to(states.dtype)  # (B, L, 1)
    return (states * weights).sum(1) / weights.sum(1).clamp(min=1)
