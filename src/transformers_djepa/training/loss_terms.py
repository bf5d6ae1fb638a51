"""The terms of a loss, each by name in Trainer's log."""

from collections import defaultdict

import torch


class LossTermsInLog:
    """For a `Trainer` whose model returns `loss_dict`: logs `NAME_loss`, means since the last log, without weights."""

    def __init__(self, *args, **kwargs):
        super().__init__(*args, **kwargs)
        self.loss_terms: dict[str, list[torch.Tensor]] = defaultdict(list)

    def compute_loss(self, model, inputs, return_outputs=False, num_items_in_batch=None):
        """`Trainer`'s, and remembers the terms of the loss for the log."""
        loss, outputs = super().compute_loss(model, inputs, return_outputs=True, num_items_in_batch=num_items_in_batch)
        if model.training:
            self.remember(outputs)
        return (loss, outputs) if return_outputs else loss

    def remember(self, outputs) -> None:
        """What the log needs of a training step."""
        for name, term in outputs.loss_dict.items():
            self.loss_terms[f"{name}_loss"].append(term.detach())

    def log(self, logs, *args, **kwargs):
        if "loss" in logs:
            logs |= {name: round(torch.stack(terms).mean().item(), 4) for name, terms in self.loss_terms.items()}
            self.loss_terms.clear()
        super().log(logs, *args, **kwargs)
