"""Whether a processor's tokenizers are those a model was trained with, before a token finds no row in a table."""

from dataclasses import asdict

from ..configuration import DJepaConfig


LEGACY_END = 2  # CLIP configurations of old checkpoints say so and mean the largest token


def check_fit(processor: "DJepaProcessor", config: DJepaConfig) -> None:  # noqa: F821
    """Raise `ValueError` if a tokenizer makes tokens that the model lacks or ends questions with another one, or if the
    answer rules differ.
    """
    pairs = {"tokenizer": (processor.tokenizer, config.text_config)}
    pairs["prompt_tokenizer"] = (processor.prompt_tokenizer, config.prompt_config)
    for name, (tokenizer, part) in pairs.items():
        if len(tokenizer) > part.vocab_size:
            raise ValueError(
                _advice(f"{name} has {len(tokenizer)} tokens and the model {part.vocab_size} for them", name)
            )
    tokenizer, end = pairs["prompt_tokenizer"][0], config.prompt_config.eos_token_id
    if end != LEGACY_END and tokenizer.eos_token_id != end:
        found = f"prompt_tokenizer ends a question with token {tokenizer.eos_token_id} and the model expects {end}"
        raise ValueError(_advice(found, "prompt_tokenizer"))
    if processor.answer_rule != config.answer_rule:
        own, expected = asdict(processor.answer_rule), asdict(config.answer_rule)
        differing = ", ".join(f"{name} {own[name]} and {expected[name]}" for name in own if own[name] != expected[name])
        raise ValueError(
            f"The processor does not fit the model: their answer rules differ ({differing}). Use "
            "AutoProcessor.from_pretrained of the model's own folder, or "
            "DJepaProcessor(..., answer_rule=model.config.answer_rule)."
        )


def _advice(found: str, name: str) -> str:
    use = "AutoProcessor.from_pretrained of the model's own folder"
    if name == "tokenizer":
        use += ", or model.resize_token_embeddings(len(processor.tokenizer)) for tokens of your own"
    return (
        f"The processor does not fit the model: {found}. The page's words go through tokenizer (BERT) and questions "
        f"through prompt_tokenizer (CLIP); look whether they are exchanged. Use {use}."
    )
