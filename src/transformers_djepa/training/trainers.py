"""`SegmentationTrainer` and `PreTrainingTrainer`: `Trainer` with loss terms in the log and compact evaluations."""

import itertools
import random
from collections import Counter, defaultdict

import torch
from accelerate.utils import gather_object
from torch.utils.data import DataLoader, Sampler
from transformers import Trainer
from transformers.trainer_pt_utils import DistributedLengthGroupedSampler
from transformers.utils import logging

from ..configuration.configuration_djepa import PRETRAINING_LOSSES
from ..optim import NaturalGradient
from ..trainer_callbacks import PreconditionerCallback, TimeLimitCallback
from ..trainer_callbacks.model_card import ModelCardMixin
from .metrics import LOSSES, representation_health, score_questions
from .optimizers import NATURAL_GRADIENT, natural_gradient_settings, split_by_rate
from .starting_model import keep_freed_memory


logger = logging.get_logger(__name__)

IMAGE_LOSSES = tuple(name for name in PRETRAINING_LOSSES if name != "mlm")
MIN_RANK = 1.5  # effective rank of collapsed targets; a single direction has 1
MIN_RANK_SHARE = 0.02  # the same as a share of the dimension
MIN_SPREAD = 0.02  # spread over a page below which an encoder's outputs are nearly constant
MAX_COSINE = 0.99  # of predictions and targets; no page is that predictable, so higher values mean constant targets
MIN_ROWS = 16  # for an effective rank
DECAY_PART = 5  # warmup_stable_decay: the learning rate is constant, then decays over the last fifth of the steps


class LengthGroupedBatches(DistributedLengthGroupedSampler):
    """Batches of items of similar length, other ones in each epoch: attention is quadratic in the longest item.

    The base class goes from long to short items, again and again; here the order of the batches is random.
    """

    def __iter__(self):
        indices = list(super().__iter__())
        batches = [indices[start : start + self.batch_size] for start in range(0, len(indices), self.batch_size)]
        last = [batches.pop()] if len(batches[-1]) < self.batch_size else []
        random.Random(f"{self.seed}-{self.epoch}").shuffle(batches)
        return itertools.chain(*batches, *last)


class DJepaTrainer(ModelCardMixin, Trainer):
    """A `Trainer` with `optim="natural_gradient"` and `max_minutes`.

    It logs `NAME_loss`, the unweighted means of `loss_dict`. `log` gathers the terms, so every process has to call it,
    as `Trainer` does.

    Args:
        learning_rates: by prefix of parameter names; other parameters have the learning rate of the arguments.
    """

    def __init__(self, *args, learning_rates: dict[str, float] | None = None, **kwargs):
        self.grouped: LengthGroupedBatches | None = None
        super().__init__(*args, **kwargs)
        self.learning_rates = learning_rates or {}
        self.loss_terms: dict[str, list[torch.Tensor]] = defaultdict(list)
        if self.args.device.type == "cpu":
            keep_freed_memory()
        if self.args.optim == NATURAL_GRADIENT:
            self.add_callback(PreconditionerCallback(self))
        if getattr(self.args, "max_minutes", None) is not None:
            self.add_callback(TimeLimitCallback(self, self.args.max_minutes))

    def _get_train_sampler(self, train_dataset=None) -> Sampler | None:
        """Batches of similar length if the dataset has `lengths`."""
        lengths = getattr(self.train_dataset if train_dataset is None else train_dataset, "lengths", None)
        if lengths is None:
            return super()._get_train_sampler(train_dataset)
        size = self.args.train_batch_size * self.args.gradient_accumulation_steps
        # One replica: accelerate deals the batches to the processes.
        self.grouped = LengthGroupedBatches(size, num_replicas=1, rank=0, seed=self.args.seed, lengths=lengths)
        return self.grouped

    def compute_loss(self, model, inputs, return_outputs=False, num_items_in_batch=None):
        loss, outputs = super().compute_loss(model, inputs, return_outputs=True, num_items_in_batch=num_items_in_batch)
        if model.training:
            self.remember(outputs)
        return (loss, outputs) if return_outputs else loss

    @torch.no_grad()
    def prediction_step(self, model, inputs, prediction_loss_only, ignore_keys=None):
        """Loss, and what `measure` gathers from a batch of the evaluation: predictions and labels."""
        inputs = self._prepare_inputs(inputs)
        with self.compute_loss_context_manager():
            loss, outputs = self.compute_loss(model, inputs, return_outputs=True)
        return loss.detach(), *self.measure(outputs, inputs)

    def measure(self, outputs, inputs) -> tuple[torch.Tensor | None, torch.Tensor | None]:
        return None, None

    def remember(self, outputs) -> None:
        """Keep what the next log needs from a training step."""
        for name, term in (outputs.get("loss_dict") or {}).items():
            self.loss_terms[f"{name}_loss"].append(term.detach())

    def log(self, logs, *args, **kwargs):
        if "loss" in logs:
            logs |= {name: round(value, 4) for name, value in self._mean_terms().items()}
            self.loss_terms.clear()
        super().log(logs, *args, **kwargs)

    def _mean_terms(self) -> dict[str, float]:
        """Means over the steps of all processes that had the term; some batches lack some terms."""
        sums, counts = Counter(), Counter()
        ours = {name: (torch.stack(terms).sum().item(), len(terms)) for name, terms in self.loss_terms.items()}
        for process in gather_object([ours]):
            for name, (total, count) in process.items():
                sums[name] += total
                counts[name] += count
        return {name: sums[name] / counts[name] for name in sums}

    def _run_epoch(self, *args, **kwargs):
        """Train for an epoch; `Trainer` would train a step even if a resumed run has had all of them."""
        if self.state.global_step >= self.state.max_steps:
            self.control.should_training_stop = True
            return
        if self.grouped is not None:  # accelerate does not reach it where several processes resume within an epoch
            self.grouped.set_epoch(kwargs["epoch"])
        super()._run_epoch(*args, **kwargs)

    def create_optimizer(self, model=None):
        model = self.model if model is None else model
        is_new = self.optimizer is None
        if is_new and self.args.optim == NATURAL_GRADIENT:
            if self.is_deepspeed_enabled:
                raise ValueError(
                    f"DeepSpeed ZeRO passes flattened shards to the optimizer, and --optim {NATURAL_GRADIENT} needs "
                    "matrices; use --optim adamw_torch_fused, or DDP or FSDP2."
                )
            groups = NaturalGradient.param_groups(model, self.args.weight_decay)
            settings = natural_gradient_settings(self.args.optim_args)
            self.optimizer = NaturalGradient(groups, lr=self.args.learning_rate, **settings)
        optimizer = super().create_optimizer(model)
        if is_new and self.learning_rates:
            split_by_rate(optimizer, model, self.learning_rates)
        return optimizer

    def create_scheduler(self, num_training_steps, *args, **kwargs):
        given = self.args.lr_scheduler_kwargs
        if self.args.lr_scheduler_type == "warmup_stable_decay" and not given:
            self.args.lr_scheduler_kwargs = {"num_decay_steps": max(1, num_training_steps // DECAY_PART)}
        scheduler = super().create_scheduler(num_training_steps, *args, **kwargs)
        self.args.lr_scheduler_kwargs = given  # another number of steps has others
        return scheduler

    def fit_schedule(self, num_training_steps: int) -> None:
        """Replace the schedule by that of another number of steps, at the current step."""
        self.lr_scheduler = None
        self.create_scheduler(num_training_steps)
        self.lr_scheduler.last_epoch = self.state.global_step - 1
        self.lr_scheduler.step()


class SegmentationTrainer(DJepaTrainer):
    """Trains `DJepaForPromptableSegmentation`; an evaluation gathers scores of questions instead of masks."""

    def __init__(self, *args, eval_collator, **kwargs):
        super().__init__(*args, **kwargs)
        self.eval_collator = eval_collator

    def get_eval_dataloader(self, eval_dataset=None) -> DataLoader:
        training_collator, self.data_collator = self.data_collator, self.eval_collator
        try:
            return super().get_eval_dataloader(eval_dataset)
        finally:
            self.data_collator = training_collator

    def measure(self, outputs, inputs) -> tuple[torch.Tensor, torch.Tensor]:
        """Scores `(pages, questions, SCORES)` and presence labels `(pages, questions)`."""
        return score_questions(outputs, inputs), inputs["presence_labels"]


class PreTrainingTrainer(DJepaTrainer):
    """Trains `DJepaForPreTraining`, and warns when its representations collapse.

    Each log has the spreads of the last `DJepaPreTrainingOutput` and the `representation_health` of image and text.
    """

    last_outputs: dict[str, torch.Tensor] = {}
    last_spreads: dict[str, torch.Tensor] = {}

    def remember(self, outputs) -> None:
        super().remember(outputs)
        names = ("image_predictions", "image_targets", "text_predictions", "text_targets")
        self.last_outputs = {name: outputs[name].detach() for name in names if outputs.get(name) is not None}
        self.last_spreads = outputs.get("spreads") or {}

    def log(self, logs, *args, **kwargs):
        if "loss" in logs:
            logs |= self._health()
        super().log(logs, *args, **kwargs)

    def measure(self, outputs, inputs) -> tuple[torch.Tensor, torch.Tensor]:
        """Terms of the loss repeated for each page `(pages, LOSSES)`, NaN for a term that the batch lacks."""
        missing = outputs.loss.new_tensor(torch.nan)
        terms = torch.stack([outputs.loss_dict.get(name, missing).float() for name in LOSSES])
        pages = len(inputs["input_ids"])
        return terms.expand(pages, -1).contiguous(), torch.ones(pages, device=terms.device)

    def _health(self) -> dict[str, float]:
        config = self.accelerator.unwrap_model(self.model).config
        logged = {f"{name}_spread": round(spread.item(), 4) for name, spread in self.last_spreads.items()}
        # Layer-normed targets look healthy even when the outputs they are computed from are nearly constant.
        is_predicted = any(getattr(config, f"{name}_loss_weight") > 0 for name in IMAGE_LOSSES)
        collapsed = {name: spread for name, spread in logged.items() if is_predicted and spread < MIN_SPREAD}
        for kind in ("image", "text"):
            predictions, targets = (self.last_outputs.get(f"{kind}_{part}") for part in ("predictions", "targets"))
            if targets is None or len(targets) < MIN_ROWS:
                continue
            health = representation_health(predictions, targets)
            logged |= {f"{kind}_{name}": round(value, 4) for name, value in health.items()}
            rank, cosine = health["target_rank"], health["cosine"]
            is_collapsed = rank < max(MIN_RANK, MIN_RANK_SHARE * min(targets.shape)) or cosine > MAX_COSINE
            if is_collapsed and getattr(config, f"jepa_{kind}_loss_weight") > 0:
                collapsed |= {f"{kind}_target_rank": round(rank, 4), f"{kind}_cosine": round(cosine, 4)}
        if collapsed:
            found = ", ".join(f"{name} is {value}" for name, value in collapsed.items())
            logger.warning(
                f"The representation collapses: {found}. Raise the weights of the variance and covariance terms, or "
                "lower the learning rate."
            )
        return logged
