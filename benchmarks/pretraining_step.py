"""What hiding saves: a pre-training step beside a full training step of the same encoders, on one CPU thread.

    python benchmarks/pretraining_step.py [--sizes nano tiny small base] [--rounds 5] [--output FILE]

For each size: the image encoder's forward on a quarter of the mask units, as pre-training calls it, over its full
forward, without gradients; and `DJepaForPreTraining`, forward and backward, at the default masks (four blocks and 15%
of the words hidden, all four losses) over `DJepaModel`, forward and backward, on the whole page: the encoders and the
fusion alone, without any head or loss. Full forwards lay out the four feature maps, which pre-training does not need.
Pages are random, A4, full of words to the longest text asked for.

Every round times all of them one after the other, and the ratios reported are medians of the ratios of a round. Time is
CPU time of one thread, so that other work on the machine counts little. Parts of the step are timed apart, from the
same rounds.
"""

import argparse
import json
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median

import numpy as np
import torch
import transformers
from PIL import Image
from transformers import AutoProcessor

from transformers_djepa import DJepaConfig, DJepaForPreTraining, DJepaPreTrainingCollator
from transformers_djepa.bundled import BUNDLED_FOLDER
from transformers_djepa.training.starting_model import keep_freed_memory


HERE = Path(__file__).parent
VISIBLE = 0.25
TARGETS = {"visible_to_full_forward": 0.22, "step_to_full_step": 1.0}
A4 = (1.0, 210 / 297)  # height and width, as shares of the longer side


def build(size: str, vocabulary: int) -> DJepaForPreTraining:
    torch.manual_seed(0)
    config = DJepaConfig.from_size(size)
    config.text_config.vocab_size = vocabulary
    return DJepaForPreTraining(config).train()


def build_batch(processor, side: int, pages: int, tokens: int) -> dict[str, torch.Tensor]:
    """Random pages, hidden by the collator with its defaults."""
    processor.image_processor.size = {"height": side, "width": side}
    rng, height, width = np.random.default_rng(0), round(side * A4[0]), round(side * A4[1])
    rows = []
    for number in range(pages):
        corners = rng.uniform(0, 900, (tokens, 2))
        rows.append(
            {
                "image": Image.fromarray(rng.integers(0, 256, (height, width, 3), dtype=np.uint8)),
                "words": [f"word{index}" for index in range(tokens)],
                "boxes": np.concatenate([corners, corners + [80, 15]], axis=1).tolist(),
                "page_id": f"{number}",
            }
        )
    return DJepaPreTrainingCollator(processor, max_length=tokens)(rows)


def calls(model: DJepaForPreTraining, batch: dict[str, torch.Tensor]) -> dict[str, Callable[[], object]]:
    """What is timed, by name."""
    page_names = ("pixel_values", "input_ids", "bbox", "attention_mask", "word_ids", "reshaped_input_sizes")
    page = {name: batch[name] for name in page_names}
    pixel_values, encoder = page["pixel_values"], model.model.image_encoder
    units = model.config.vision_config.units_per_side**2
    quarter = torch.rand(len(pixel_values), units).argsort(1) < VISIBLE * units

    def encode(**arguments):
        with torch.inference_mode():
            return encoder(pixel_values, **arguments)

    def step():
        model.zero_grad()
        model(**batch).loss.backward()

    def full_step():
        model.zero_grad()
        output = model.model(**page)
        (output.image_embeds.mean() + output.text_embeds.mean()).backward()

    return {
        "forward": encode,
        "visible_forward": lambda: encode(unit_mask=quarter, output_feature_maps=False),
        "full_step": full_step,
        "step": step,
    }


class Parts:
    """CPU seconds inside the forward of each part of the model, since the last `take`."""

    def __init__(self, model: DJepaForPreTraining):
        modules = {
            "image encoder": model.model.image_encoder,
            "text encoder": model.model.text_encoder,
            "fusion": model.model.fusion,
            "target image encoder": model.target_image_encoder,
            "target text encoder": model.target_text_encoder,
            "image predictor": model.image_predictor,
            "text predictor": model.text_predictor,
            "MLM head": model.mlm_head,
        }
        self.started: dict[str, float] = {}
        self.spent = dict.fromkeys(modules, 0.0)
        for name, module in modules.items():
            module.register_forward_pre_hook(lambda *_, name=name: self.start(name))
            module.register_forward_hook(lambda *_, name=name: self.stop(name))

    def start(self, name: str) -> None:
        self.started[name] = time.process_time()

    def stop(self, name: str) -> None:
        self.spent[name] += time.process_time() - self.started[name]

    def take(self) -> dict[str, float]:
        spent, self.spent = self.spent, dict.fromkeys(self.spent, 0.0)
        return spent


def cpu_seconds(call: Callable[[], object]) -> float:
    start = time.process_time()
    call()
    return time.process_time() - start


def measure(size: str, pages: int, tokens: int, rounds: int) -> dict:
    processor = AutoProcessor.from_pretrained(BUNDLED_FOLDER)
    model = build(size, len(processor.tokenizer))
    batch = build_batch(processor, model.config.vision_config.image_size, pages, tokens)
    parts, timed = Parts(model), calls(model, batch)
    times, split = [], []
    for _ in range(rounds):
        times.append({})
        for name, call in timed.items():
            parts.take()
            times[-1][name] = cpu_seconds(call)
        split.append(parts.take())  # the step is timed last
        split[-1]["the rest, backward above all"] = times[-1]["step"] - sum(split[-1].values())
    page_units = float((batch["unit_mask"] | batch["target_unit_mask"]).sum(1).float().mean())
    return {
        "size": size,
        "image_size": model.config.vision_config.image_size,
        "tokens": batch["input_ids"].shape[1],
        "visible_units": int(batch["unit_mask"].sum(1)[0]),
        "hidden_units": round(float(batch["target_unit_mask"].sum(1).float().mean()), 1),
        "visible_or_hidden_units": round(page_units, 1),
        "visible_to_full_forward": round(median(t["visible_forward"] / t["forward"] for t in times), 3),
        "step_to_full_step": round(median(t["step"] / t["full_step"] for t in times), 3),
        "cpu_seconds": {name: round(median(t[name] for t in times), 3) for name in timed},
        "step_cpu_seconds": {name: round(median(s[name] for s in split), 3) for name in split[0]},
    }


def show(rows: list[dict]) -> None:
    print(f"{'':6} {'pixels':>6} {'tokens':>6}  {'25% visible / full forward':>27}  {'step / full step':>17}")
    for row in rows:
        found = (f"{row[name]:.3f} (target {target:.2f})" for name, target in TARGETS.items())
        first, second = found
        print(f"{row['size']:6} {row['image_size']:6} {row['tokens']:6}  {first:>27}  {second:>17}")
        print("       " + "  ".join(f"{name} {seconds:.2f} s" for name, seconds in row["step_cpu_seconds"].items()))


def main() -> None:
    """Measures, prints the table and writes JSON."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--output", type=Path, default=HERE / "results" / "pretraining_step.json")
    parser.add_argument("--sizes", nargs="+", default=["nano", "tiny", "small", "base"])
    parser.add_argument("--pages", type=int, default=1, help="of a batch")
    parser.add_argument("--tokens", type=int, default=512, help="of a page")
    parser.add_argument("--rounds", type=int, default=5)
    arguments = parser.parse_args()
    torch.set_num_threads(1)
    transformers.logging.set_verbosity_error()
    keep_freed_memory()
    settings = (arguments.pages, arguments.tokens, arguments.rounds)
    rows = [measure(size, *settings) for size in arguments.sizes]
    result = {"benchmark": "pretraining_step", "pages": arguments.pages, "rounds": arguments.rounds, "threads": 1}
    result |= {"torch": torch.__version__, "transformers": transformers.__version__, "targets": TARGETS, "sizes": rows}
    arguments.output.write_text(json.dumps(result, indent=2) + "\n")
    show(rows)


if __name__ == "__main__":
    main()
