"""State and parameters in fewer bits: int8 with one scale a block, and bfloat16 rounded at random."""

from random import Random

import torch


BLOCK = 128
LARGEST = 127


def quantize(values: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
    """Round `(N, ...)` to int8 `(N, blocks, BLOCK)`, padded with zeros, and scales `(N, blocks)`."""
    flat = values.flatten(1)
    blocks = torch.nn.functional.pad(flat, (0, -flat.shape[1] % BLOCK)).unflatten(1, (-1, BLOCK))
    scales = blocks.abs().amax(2) / LARGEST
    steps = blocks / scales.clamp(min=torch.finfo(scales.dtype).tiny).unsqueeze(2)
    return steps.round().clamp(-LARGEST, LARGEST).to(torch.int8), scales


def dequantize(steps: torch.Tensor, scales: torch.Tensor, shape: torch.Size) -> torch.Tensor:
    """Return the values `(N, ...)` of `shape`."""
    values = torch.mul(steps, scales.unsqueeze(2)).flatten(1)
    return values[:, : shape[1:].numel()].view(shape)


def step_generator(seed: int, number: int, clock: int, device: torch.device) -> torch.Generator:
    """Return a generator for a parameter's number and a step, equal on all processes."""
    mixed = Random(f"{seed} {number} {clock}").getrandbits(32)  # more bits would have no effect on CPUs
    return torch.Generator(device).manual_seed(mixed)


def round_randomly(values: torch.Tensor, dtype: torch.dtype, generator: torch.Generator) -> torch.Tensor:
    """Round float32 to bfloat16 up or down, with probabilities by distance; other dtypes are rounded to nearest.

    A bfloat16 number is a float32 number whose lower 16 bits are zero: a random number of 16 bits is added, and the
    lower bits are cut off. Unlike rounding to nearest, updates below the spacing of bfloat16 are not lost on average.
    """
    if dtype != torch.bfloat16 or values.dtype != torch.float32:
        return values.to(dtype)
    noise = torch.randint(2**16, values.shape, generator=generator, device=values.device, dtype=torch.int32)
    bits = values.view(torch.int32).add(noise).bitwise_and_(-(2**16))
    rounded = bits.view(torch.float32).to(torch.bfloat16)
    return torch.where(rounded.isfinite(), rounded, values.to(torch.bfloat16))
