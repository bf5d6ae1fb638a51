"""Check that a processor's tokenizers match a model's embedding tables."""

from dataclasses import asdict

from ..configuration import DJepaConfig


LEGACY_END = 2  # eos_token_id in old CLIP configurations, where it means the largest token


def check_fit(processor: "DJepaProcessor", config: DJepaConfig) -> None:  # noqa: F821
    """Raise `ValueError` if a tokenizer is larger than the model's vocabulary or ends questions with another token, or
    if the answer rules differ.
    """
    pairs = {"tokenizer": (processor.tokenizer, config.text_config)}
    pairs["prompt_tokenizer"] = (processor.prompt_tokenizer, config.prompt_config)
    for name, (tokenizer, part) in pairs.items():
        if len(tokenizer) > part.vocab_size:
            raise ValueError(_advice(f"{name} has {len(tokenizer)} tokens, but the model has {part.vocab_size}", name))
    tokenizer, end = pairs["prompt_tokenizer"][0], config.prompt_config.eos_token_id
    if end != LEGACY_END and tokenizer.eos_token_id != end:
        problem = f"prompt_tokenizer ends a question with token {tokenizer.eos_token_id}, but the model expects {end}"
        raise ValueError(_advice(problem, "prompt_tokenizer"))
    if processor.answer_rule != config.answer_rule:
        own, expected = asdict(processor.answer_rule), asdict(config.answer_rule)
        differing = ", ".join(f"{name} {own[name]} and {expected[name]}" for name in own if own[name] != expected[name])
        raise ValueError(
            f"The processor does not fit the model: their answer rules differ ({differing}). Use "
            "AutoProcessor.from_pretrained of the model's own folder, or "
            "DJepaProcessor(..., answer_rule=model.config.answer_rule)."
        )


def _advice(problem: str, name: str) -> str:
    remedy = "AutoProcessor.from_pretrained with the model's own folder"
    if name == "tokenizer":
        remedy += ", or model.resize_token_embeddings(len(processor.tokenizer)) for added tokens"
    return (
        f"The processor does not fit the model: {problem}. Page text uses tokenizer (BERT) and questions use "
        f"prompt_tokenizer (CLIP); check that they are not swapped. Use {remedy}."
    )
