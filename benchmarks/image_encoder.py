"""Image encoder against `transformers`' HieraModel: time and peak memory of a tiny Hiera at 1024 px, batch 1, fp32.

    python benchmarks/image_encoder.py [--output benchmarks/results/image_encoder.json]

Both models hold the same weights. Every round times HieraModel, our full forward (which also lays out the four
feature maps) and our forward with a quarter of the mask units, one after the other, so that whatever else the machine
does falls on all of them; reported are medians of the rounds and of the ratios within a round. One thread by default:
two threads on two shared cores wait for each other and measure the neighbours. Also reported: the largest difference of
the outputs, and what the absolute-win conversion of a position table loses at 224 px (relative Frobenius error), for
tables made of a window pattern (standard deviation 1), a smooth field (0.5) and noise.
"""

import argparse
import json
import math
from pathlib import Path
from statistics import median

import torch
import transformers
from parts.measure import peak_megabytes, seconds
from torch import Tensor
from transformers import HieraConfig, HieraModel

from transformers_djepa.configuration import DJepaVisionConfig
from transformers_djepa.modeling.image_encoder import DJepaVisionModel
from transformers_djepa.modeling.position_tables import convert_absolute_positions, position_reconstruction_error


SIZES = {"embed_dim": 96, "depths": [1, 2, 7, 2], "num_heads": [1, 2, 4, 8]}  # Hiera-T, arXiv 2306.00989, table 7
VISIBLE = 0.25
NOISE = (0.0, 0.1, 0.3)


def build_models(image_size: int) -> tuple[HieraModel, DJepaVisionModel]:
    hiera = HieraModel(HieraConfig(image_size=[image_size, image_size], **SIZES), add_pooling_layer=False)
    ours = DJepaVisionModel(DJepaVisionConfig(image_size=image_size, position_embedding_type="absolute", **SIZES))
    ours.load_hiera_state_dict(hiera.state_dict())
    return hiera.eval(), ours.eval()


def learned_table(noise: float, channels: int = 96, side: int = 56, window: int = 8) -> Tensor:
    """A table with the parts that learned ones have (arXiv 2311.05613, figure 3): (1, side ** 2, channels)."""
    pattern = torch.randn(channels, window, window).tile(1, side // window, side // window)
    waves = torch.stack([torch.cos(k * torch.linspace(0, math.pi, side)) for k in range(4)])  # (4, side)
    smooth = torch.einsum("cij,iy,jx->cyx", torch.randn(channels, 4, 4), waves, waves)
    table = pattern + 0.5 * smooth / smooth.std() + noise * torch.randn(channels, side, side)
    return table.flatten(1).T[None]


def position_errors() -> dict[str, float]:
    """Relative error of the absolute-win conversion at 224 px, for each level of noise."""
    tables = {f"noise {noise}": learned_table(noise) for noise in NOISE}
    return {
        name: round(position_reconstruction_error(table, *convert_absolute_positions(table)), 4)
        for name, table in tables.items()
    }


@torch.inference_mode()
def measure(image_size: int, rounds: int) -> dict:
    hiera, ours = build_models(image_size)
    pixel_values = torch.randn(1, 3, image_size, image_size)
    units = ours.config.units_per_side**2
    unit_mask = torch.rand(1, units).argsort(1) < VISIBLE * units
    forwards = {
        "hiera": lambda: hiera(pixel_values).last_hidden_state,
        "full": lambda: ours(pixel_values).last_hidden_state,
        "visible": lambda: ours(pixel_values, unit_mask=unit_mask).last_hidden_state,
    }
    difference = (forwards["hiera"]() - forwards["full"]()).abs().max().item()
    memory = {name: peak_megabytes(forward) for name, forward in forwards.items()}
    times = [{name: seconds(forward) for name, forward in forwards.items()} for _ in range(rounds)]
    return {
        "time_ratio_full_to_hiera": round(median(t["full"] / t["hiera"] for t in times), 4),
        "time_ratio_visible_to_full": round(median(t["visible"] / t["full"] for t in times), 4),
        "seconds": {name: round(median(t[name] for t in times), 4) for name in forwards},
        "peak_megabytes": {name: value and round(value, 1) for name, value in memory.items()},
        "largest_output_difference": difference,
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--output", type=Path, default=Path("benchmarks/results/image_encoder.json"))
    parser.add_argument("--image-size", type=int, default=1024)
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--threads", type=int, default=1)
    args = parser.parse_args()

    torch.set_num_threads(args.threads)
    torch.manual_seed(0)
    result = {
        "benchmark": "image_encoder",
        "model": {"image_size": args.image_size, "visible_units": VISIBLE, **SIZES},
        "rounds": args.rounds,
        "threads": args.threads,
        "torch": torch.__version__,
        "transformers": transformers.__version__,
        **measure(args.image_size, args.rounds),
        "absolute_win_error_at_224": position_errors(),
    }
    args.output.parent.mkdir(parents=True, exist_ok=True)
    args.output.write_text(json.dumps(result, indent=2) + "\n")
    print(json.dumps(result, indent=2))


if __name__ == "__main__":
    main()
