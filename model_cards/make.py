"""Makes the cards of the untrained sizes, djepa-tiny.md to djepa-large.md, from the configurations themselves.

python model_cards/make.py
"""

from pathlib import Path

from huggingface_hub import ModelCard, ModelCardData

from transformers_djepa import DJepaConfig, DJepaForPreTraining, DJepaForPromptableSegmentation
from transformers_djepa.cards.parts import PARTS, count_parameters, millions


FOLDER = Path(__file__).parent
BYTES = 4  # of a float32 weight
# Checkpoints whose encoders have exactly a size's dimensions: image, text and prompt encoder.
PUBLISHED = {
    "tiny": ("facebook/hiera-tiny-224-hf", "microsoft/MiniLM-L12-H384-uncased", None),
    "small": (
        "facebook/hiera-small-224-hf",
        "google/bert_uncased_L-8_H-512_A-8",
        "openai/clip-vit-base-patch16",
    ),
    "base": ("facebook/hiera-base-224-hf", "google-bert/bert-base-uncased", "openai/clip-vit-base-patch16"),
    "large": ("facebook/hiera-large-224-hf", "google-bert/bert-large-uncased", "openai/clip-vit-large-patch14"),
}
NO_PROMPT = (
    "No published CLIP text tower has this size's dimensions: the prompt encoder starts from random weights, and "
    "`--processor` says whose tokenizers are used."
)
TOWERS = ("image_encoder", "text_encoder", "prompt_encoder")


def main() -> None:
    """Writes every card beside this file."""
    for size in PUBLISHED:
        (FOLDER / f"djepa-{size}.md").write_text(card(size))


def card(size: str) -> str:
    """The text of a size's card."""
    config = DJepaConfig.from_size(size)
    counts = count_parameters(DJepaForPromptableSegmentation, config)
    towers = dict(zip(TOWERS, PUBLISHED[size]))
    named = {tower: name for tower, name in towers.items() if name}
    total = sum(counts.values())
    data = ModelCardData(
        license="apache-2.0",
        library_name="transformers",
        pipeline_tag="mask-generation",
        tags=["djepa", "document-question-answering", "promptable-segmentation", "untrained"],
    )
    flags = [f"--{tower} {name}" for tower, name in named.items()]
    text = ModelCard.from_template(
        data,
        template_path=str(FOLDER / "configuration.md.jinja"),
        size=size,
        parts=parts(config, counts, towers),
        image_side=config.vision_config.image_size,
        positions=config.text_config.max_position_embeddings,
        total=millions(total),
        pretraining_total=millions(sum(count_parameters(DJepaForPreTraining, config).values())),
        memory=f"{total * BYTES / 1e9:.1f} GB",
        text_vocabulary=f"{config.text_config.vocab_size:,}",
        prompt_vocabulary=f"{config.prompt_config.vocab_size:,}",
        question_flag=f"{flags[-1]} " if towers["prompt_encoder"] else "",  # pre-training has no prompt encoder
        flags=flags if towers["prompt_encoder"] else [*flags, "--processor PROCESSOR"],
        arguments=[f'{tower}="{name}"' for tower, name in named.items()],
        no_prompt="" if towers["prompt_encoder"] else NO_PROMPT,
    )
    return str(text).rstrip() + "\n"


def parts(config: DJepaConfig, counts: dict[str, int], towers: dict[str, str | None]) -> list[list[str]]:
    """Rows of the table: part, sizes, parameters, published weights."""
    names = list(PARTS.values())
    sizes = dict(zip(names, part_sizes(config)))
    published = dict(zip((names[0], names[1], names[3]), towers.values()))
    return [
        [part, sizes[part], millions(count), told(published[part]) if part in published else "-"]
        for part, count in counts.items()
    ]


def told(checkpoint: str | None) -> str:
    return f"`{checkpoint}`" if checkpoint else "none known"


def part_sizes(config: DJepaConfig) -> list[str]:
    """Of image encoder, text encoder, fusion, prompt encoder and mask decoder."""
    vision, text, prompt, decoder = (getattr(config, name) for name in config.sub_configs_defaults)
    return [
        f"widths {vision.stage_dims[0]} to {vision.hidden_size}, blocks {'/'.join(map(str, vision.depths))}",
        f"{text.num_hidden_layers} layers, {text.hidden_size} wide, {text.num_attention_heads} heads",
        f"{config.fusion_num_layers} layers, {config.fusion_hidden_size} wide",
        f"{prompt.num_hidden_layers} layers, {prompt.hidden_size} wide, {prompt.num_attention_heads} heads",
        f"{decoder.num_hidden_layers} two-way blocks, {decoder.hidden_size} wide",
    ]


if __name__ == "__main__":
    main()
