"""Check that a processor's tokenizers match a model's embedding tables."""

from dataclasses import asdict

from ..configuration import DJepaConfig


NOT_SWAPPED = (
    "Page text uses tokenizer (BERT) and questions use prompt_tokenizer (CLIP); check that they are not swapped. Use "
    "AutoProcessor.from_pretrained with the model's own folder."
)
LEGACY_END = 2  # eos_token_id in old CLIP configurations, where it means the largest token


def check_fit(processor: "DJepaProcessor", config: DJepaConfig) -> None:  # noqa: F821
    """Raise `ValueError` if vocabularies, the token that ends a question, or answer rules do not match."""
    sizes = {"tokenizer": config.text_config.vocab_size, "prompt_tokenizer": config.prompt_config.vocab_size}
    for name, size in sizes.items():
        count = max(getattr(processor, name).get_vocab().values(), default=-1) + 1  # ids may have gaps
        if count > size:
            resize = " For added tokens, call model.resize_token_embeddings(len(processor.tokenizer))."
            raise ValueError(
                f"The processor does not fit the model: {name} has {count} tokens, but the model has {size}. "
                f"{NOT_SWAPPED}{resize if name == 'tokenizer' else ''}"
            )
    end, expected = processor.prompt_tokenizer.eos_token_id, config.prompt_config.eos_token_id
    if expected not in (LEGACY_END, end):
        raise ValueError(
            f"The processor does not fit the model: prompt_tokenizer ends a question with token {end}, but the model "
            f"expects {expected}. {NOT_SWAPPED}"
        )
    if processor.answer_rule != config.answer_rule:
        own, expected = asdict(processor.answer_rule), asdict(config.answer_rule)
        differing = ", ".join(f"{name} {own[name]} and {expected[name]}" for name in own if own[name] != expected[name])
        raise ValueError(
            f"The processor does not fit the model: their answer rules differ ({differing}). Use "
            "AutoProcessor.from_pretrained with the model's own folder, or "
            "DJepaProcessor(..., answer_rule=model.config.answer_rule)."
        )
