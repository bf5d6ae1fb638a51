"""Time and peak memory of the image encoder next to `transformers`' HieraModel: Hiera-T at 1024 pixels, batch 1, fp32.

    python benchmarks/image_encoder.py [--rounds 7] [--threads 1]

Both models have the same weights. Each round times HieraModel, our full forward (including the four feature maps) and
our forward on a quarter of the mask units.

Also measured: the largest difference between the outputs, and the relative Frobenius error of the absolute-win
conversion of a position table at 224 pixels. The tables are sums of a window pattern (standard deviation 1), a smooth
field (0.5) and noise.
"""

import math

import torch
from parts.measure import median_ratio, medians, peak_megabytes, time_rounds
from parts.report import environment, make_parser, write_json
from torch import Tensor
from transformers import HieraConfig, HieraModel

from transformers_djepa.configuration import DJepaVisionConfig
from transformers_djepa.modeling.image_encoder import DJepaVisionModel, absolute_win_table, convert_absolute_positions


SIZES = {"embed_dim": 96, "depths": [1, 2, 7, 2], "num_heads": [1, 2, 4, 8]}  # Hiera-T, arXiv 2306.00989, table 7
VISIBLE = 0.25
NOISE = (0.0, 0.1, 0.3)


def build_models(image_size: int) -> tuple[HieraModel, DJepaVisionModel]:
    hiera = HieraModel(HieraConfig(image_size=[image_size, image_size], **SIZES), add_pooling_layer=False)
    ours = DJepaVisionModel(DJepaVisionConfig(image_size=image_size, position_embedding_type="absolute", **SIZES))
    ours.load_hiera_state_dict(hiera.state_dict())
    return hiera.eval(), ours.eval()


def position_table(noise: float, channels: int = 96, side: int = 56, window: int = 8) -> Tensor:
    """A table `(1, side ** 2, channels)` with the components of learned ones (arXiv 2311.05613, figure 3)."""
    pattern = torch.randn(channels, window, window).tile(1, side // window, side // window)
    waves = torch.stack([torch.cos(k * torch.linspace(0, math.pi, side)) for k in range(4)])  # (4, side)
    smooth = torch.einsum("cij,iy,jx->cyx", torch.randn(channels, 4, 4), waves, waves)
    table = pattern + 0.5 * smooth / smooth.std() + noise * torch.randn(channels, side, side)
    return table.flatten(1).T[None]


def position_errors() -> dict[str, float]:
    """Relative Frobenius error of converted position tables."""
    errors = {}
    for noise in NOISE:
        table = position_table(noise)
        rebuilt = absolute_win_table(*convert_absolute_positions(table), (56, 56))
        errors[f"noise {noise}"] = round(((rebuilt - table).norm() / table.norm()).item(), 4)
    return errors


@torch.inference_mode()
def measure(image_size: int, rounds: int) -> dict:
    hiera, ours = build_models(image_size)
    pixel_values = torch.randn(1, 3, image_size, image_size)
    units = ours.config.units_per_side**2
    unit_mask = torch.rand(1, units).argsort(1) < VISIBLE * units
    calls = {
        "hiera": lambda: hiera(pixel_values).last_hidden_state,
        "full": lambda: ours(pixel_values).last_hidden_state,
        "visible": lambda: ours(pixel_values, unit_mask=unit_mask).last_hidden_state,
    }
    difference = (calls["hiera"]() - calls["full"]()).abs().max().item()
    memory = {name: peak_megabytes(call) for name, call in calls.items()}
    times = time_rounds(calls, rounds)
    return {
        "time_ratio_full_to_hiera": median_ratio(times, "full", "hiera"),
        "time_ratio_visible_to_full": median_ratio(times, "visible", "full"),
        "seconds": medians(times),
        "peak_megabytes": {name: value and round(value, 1) for name, value in memory.items()},
        "largest_output_difference": difference,
    }


def main() -> None:
    # On two shared cores, two threads wait for each other: the default is one.
    parser = make_parser(__doc__, "image_encoder.json", threads=1)
    parser.add_argument("--image_size", type=int, default=1024)
    parser.add_argument("--rounds", type=int, default=7)
    arguments = parser.parse_args()
    torch.set_num_threads(arguments.threads)
    torch.manual_seed(0)
    model = {"image_size": arguments.image_size, "visible_units": VISIBLE, **SIZES}
    result = {"benchmark": "image_encoder", "model": model, "rounds": arguments.rounds, **environment()}
    result |= measure(arguments.image_size, arguments.rounds)
    result["absolute_win_error_at_224"] = position_errors()
    write_json(arguments.output, result)
    print(result)


if __name__ == "__main__":
    main()
