"""The epoch of a page: what the collators draw depends on the seed, the page and its epoch."""

import torch


def epoch_of(page: dict) -> int:
    """Return the page's `epoch`; for a page without one, a random number, so that each call draws anew.

    The number is from torch's generator: `set_seed` makes it repeat, `Trainer` restores it with a checkpoint, and every
    `DataLoader` worker has its own.
    """
    epoch = page.get("epoch")
    return int(torch.randint(2**62, ())) if epoch is None else epoch
