"""Pages as `Trainer` gives them to the collators: what these draw depends on the seed, the page and its epoch."""

import torch


def epoch_of(page: dict) -> int:
    """Return the page's `epoch`; for a page without one, a random number, so that each call draws anew.

    The number is from torch's generator: `set_seed` makes it repeat, `Trainer` restores it with a checkpoint, and every
    `DataLoader` worker has its own.
    """
    epoch = page.get("epoch")
    return int(torch.randint(2**62, ()) if epoch is None else epoch)


def check_columns(pages: list[dict]) -> None:
    """Raise `ValueError` for pages whose columns `Trainer` has removed."""
    if not all("words" in page for page in pages):
        raise ValueError(
            "Pages have no words: set TrainingArguments(remove_unused_columns=False), or Trainer removes the columns "
            "that the collator reads."
        )


class EpochDataset(torch.utils.data.Dataset):
    """A map-style dataset with the current epoch, in shared memory, so that it also reaches persistent loader workers.

    `Trainer` passes the epoch on through accelerate, except (accelerate 1.15) with several processes and in the epoch
    in which a run resumes: add `EpochCallback` to `Trainer`, or call `set_epoch` in a training loop of your own.
    """

    def __init__(self):
        self._epoch = torch.zeros((), dtype=torch.int64).share_memory_()

    @property
    def epoch(self) -> int:
        return int(self._epoch)

    def set_epoch(self, epoch: int) -> None:
        self._epoch.fill_(epoch)
