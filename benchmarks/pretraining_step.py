"""Cost of a pre-training step relative to a full training step of the same encoders, on one CPU thread.

    python benchmarks/pretraining_step.py [--sizes nano tiny small base] [--rounds 5]

Two ratios for each size, both of CPU time:

- the image encoder's forward on a quarter of the mask units over its full forward, without gradients;
- forward and backward of `DJepaForPreTraining` (four hidden blocks, 15% of the words hidden, all losses) over forward
  and backward of `DJepaModel` on the whole page (encoders and fusion, no heads, no losses).

Both forwards assemble the four feature maps, two of which are sampled at words. Pages are A4 with random pixels and as
many words as the text encoder takes.
"""

from collections.abc import Callable

import numpy as np
import torch
import transformers
from parts.measure import cpu_seconds, median_ratio, medians, time_rounds
from parts.report import environment, make_parser, markdown_table, write_json
from PIL import Image

from transformers_djepa import DJepaConfig, DJepaForPreTraining, DJepaPreTrainingCollator, DJepaProcessor
from transformers_djepa.training.starting_model import keep_freed_memory


VISIBLE = 0.25
TOKENS = 512
PAGE_INPUTS = ("pixel_values", "input_ids", "bbox", "attention_mask", "word_ids", "reshaped_input_sizes")
RATIOS = ("visible_to_full_forward", "step_to_full_step")


def build_batch(processor, side: int) -> dict[str, torch.Tensor]:
    """A random page, masked by the collator with its defaults."""
    processor.image_processor.size = {"height": side, "width": side}
    rng, width = np.random.default_rng(0), round(side * 210 / 297)
    corners = rng.uniform(0, 900, (TOKENS, 2))
    page = {
        "image": Image.fromarray(rng.integers(0, 256, (side, width, 3), dtype=np.uint8)),
        "words": [f"word{index}" for index in range(TOKENS)],
        "boxes": np.concatenate([corners, corners + [80, 15]], axis=1).tolist(),
        "page_id": "0",
    }
    return DJepaPreTrainingCollator(processor, max_length=TOKENS)([page])


def timed_calls(model: DJepaForPreTraining, batch: dict[str, torch.Tensor]) -> dict[str, Callable[[], object]]:
    page = {name: batch[name] for name in PAGE_INPUTS}
    pixel_values, encoder = page["pixel_values"], model.model.image_encoder
    units = model.config.vision_config.units_per_side**2
    quarter = torch.rand(len(pixel_values), units).argsort(1) < VISIBLE * units

    def encode(**arguments) -> None:
        with torch.inference_mode():
            encoder(pixel_values, **arguments)

    def step() -> None:
        model.zero_grad()
        model(**batch).loss.backward()

    def full_step() -> None:
        model.zero_grad()
        output = model.model(**page)
        (output.image_embeds.mean() + output.text_embeds.mean()).backward()

    return {
        "forward": encode,
        "visible_forward": lambda: encode(unit_mask=quarter),
        "full_step": full_step,
        "step": step,
    }


def measure(size: str, rounds: int) -> dict:
    torch.manual_seed(0)
    processor, config = DJepaProcessor.from_pretrained("djepa-nano"), DJepaConfig.from_size(size)
    config.text_config.vocab_size = len(processor.tokenizer)
    model, side = DJepaForPreTraining(config).train(), config.vision_config.image_size
    times = time_rounds(timed_calls(model, build_batch(processor, side)), rounds, cpu_seconds)
    return {
        "size": size,
        "image_size": side,
        "visible_to_full_forward": median_ratio(times, "visible_forward", "forward"),
        "step_to_full_step": median_ratio(times, "step", "full_step"),
        "cpu_seconds": medians(times),
    }


def main() -> None:
    parser = make_parser(__doc__, "pretraining_step.json")
    parser.add_argument("--sizes", nargs="+", default=["nano", "tiny", "small", "base"])
    parser.add_argument("--rounds", type=int, default=5)
    arguments = parser.parse_args()
    torch.set_num_threads(1)
    transformers.logging.set_verbosity_error()
    keep_freed_memory()
    rows = [measure(size, arguments.rounds) for size in arguments.sizes]
    settings = {"tokens": TOKENS, "rounds": arguments.rounds}
    write_json(arguments.output, {"benchmark": "pretraining_step", **settings, **environment(), "sizes": rows})
    header = ("size", "image_size", *RATIOS)
    print(markdown_table(header, [[row[name] for name in header] for row in rows]))


if __name__ == "__main__":
    main()
