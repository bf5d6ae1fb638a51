"""A small model and dataset for tests that train with `transformers.Trainer`."""

import torch
from torch import nn
from transformers import Trainer

from training_runs import arguments


WIDTH = 24


class SmallModel(nn.Module):
    """Next-number prediction with an embedding, two layers and a head, optionally tied."""

    def __init__(self, tied: bool = False):
        super().__init__()
        self.table = nn.Embedding(40, WIDTH)
        self.norm = nn.LayerNorm(WIDTH)
        self.up, self.down = nn.Linear(WIDTH, 2 * WIDTH), nn.Linear(2 * WIDTH, WIDTH)
        self.head = nn.Linear(WIDTH, 40, bias=False)
        if tied:
            self.head.weight = self.table.weight

    def forward(self, numbers, labels):
        hidden = self.norm(self.table(numbers).cumsum(1) / 3)
        scores = self.head(hidden + self.down(torch.tanh(self.up(hidden))))
        return {"loss": nn.functional.cross_entropy(scores.flatten(0, 1), labels.flatten()), "logits": scores}


def build(seed: int = 0, **settings) -> SmallModel:
    torch.manual_seed(seed)
    return SmallModel(**settings)


def examples(count: int = 64, length: int = 6) -> list[dict]:
    draw = torch.Generator().manual_seed(0)
    starts, steps = torch.randint(0, 40, (count,), generator=draw), torch.randint(1, 4, (count,), generator=draw)
    series = (starts[:, None] + steps[:, None] * torch.arange(length + 1)) % 40
    return [{"numbers": row[:-1], "labels": row[1:]} for row in series]


def build_trainer(model, folder, *, steps: int = 12, trainer_settings: dict | None = None, **changes) -> Trainer:
    args = arguments(folder, **{"max_steps": steps, "per_device_train_batch_size": 8, "logging_steps": 4} | changes)
    return Trainer(model=model, args=args, train_dataset=examples(), **(trainer_settings or {}))


def parameters(model) -> dict[str, torch.Tensor]:
    return {name: p.detach().clone() for name, p in model.named_parameters()}
