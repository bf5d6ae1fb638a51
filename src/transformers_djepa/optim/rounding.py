"""Random rounding to half precision, so that updates below the spacing of bf16 are not lost on average."""

import torch


def step_generator(seed: int, number: int, clock: int, device: torch.device) -> torch.Generator:
    """Return a generator for a parameter's number and a step, equal on all processes."""
    return torch.Generator(device).manual_seed(hash((seed, number, clock)) % 2**63)


def round_randomly(values: torch.Tensor, dtype: torch.dtype, generator: torch.Generator) -> torch.Tensor:
    """Round float32 to bfloat16 up or down, with probabilities by distance; other dtypes are rounded to nearest.

    A bfloat16 number is a float32 number whose lower 16 bits are zero: a random number of 16 bits is added, and the
    lower bits are cut off. Unlike rounding to nearest, the mean over many steps is exact.
    """
    if dtype != torch.bfloat16 or values.dtype != torch.float32:
        return values.to(dtype)
    noise = torch.randint(2**16, values.shape, generator=generator, device=values.device, dtype=torch.int32)
    bits = values.view(torch.int32).add(noise).bitwise_and_(-(2**16))
    rounded = bits.view(torch.float32).to(torch.bfloat16)
    return torch.where(rounded.isfinite(), rounded, values.to(torch.bfloat16))
