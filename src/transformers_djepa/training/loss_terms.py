"""The terms of a loss, each by name in Trainer's log."""

from collections import defaultdict

import torch
from accelerate.utils import gather_object


class LossTermsInLog:
    """For a `Trainer` whose model returns `loss_dict`: logs `NAME_loss`, means since the last log, without weights.

    Of several processes, they are means over all, as `loss` is; so each of them has to call `log`, as `Trainer` does.
    """

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
            logs |= {name: round(value, 4) for name, value in self._mean_terms().items()}
            self.loss_terms.clear()
        super().log(logs, *args, **kwargs)

    def _mean_terms(self) -> dict[str, float]:
        """Means over all steps of all processes that had the term: not every batch has every one."""
        ours = {name: (torch.stack(terms).sum().item(), len(terms)) for name, terms in self.loss_terms.items()}
        found: dict[str, list[tuple[float, int]]] = defaultdict(list)
        for process in gather_object([ours]):
            for name, total in process.items():
                found[name].append(total)
        return {name: sum(s for s, _ in totals) / sum(n for _, n in totals) for name, totals in found.items()}
