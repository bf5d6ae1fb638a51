"""`PreconditionerCallback`: logs and plots the statistics of `NaturalGradient`."""

import inspect
from pathlib import Path

from transformers import Trainer, TrainerCallback
from transformers.trainer_callback import CallbackHandler
from transformers.trainer_utils import IntervalStrategy, has_length
from transformers.utils import logging

from ..optim import NaturalGradient


logger = logging.get_logger(__name__)

PREFIX = "preconditioner"
PICTURE = "preconditioner.png"  # in the output folder


class PreconditionerCallback(TrainerCallback):
    """Adds `NaturalGradient.statistics` to every training log and plots them at the end of training.

        Trainer(..., optimizers=(NaturalGradient(...), None), callbacks=[PreconditionerCallback()])

    Log entries are `preconditioner/NAME`, or `preconditioner/GROUP/NAME` if several parameter groups have low-rank
    tensors, and `refreshes`, `skipped_steps` and `state_bytes`. Statistics are computed for logged steps only.

    Args:
        trainer: whose reporters (TensorBoard and others) log the statistics, too; by default the trainer that calls.

    Raises:
        ValueError: training begins with another optimizer.
    """

    def __init__(self, trainer: Trainer | None = None):
        self.trainer = trainer

    def on_train_begin(self, args, state, control, optimizer=None, **kwargs):
        optimizer = unwrapped(optimizer)
        if not isinstance(optimizer, NaturalGradient):
            raise ValueError(
                f"PreconditionerCallback describes NaturalGradient, but the optimizer is {type(optimizer).__name__}; "
                "pass optimizers=(NaturalGradient(...), None) or leave the callback out."
            )
        # Callbacks share one dict of logs, and reporters run first by default. A callback does not get its trainer.
        handler = self.trainer.callback_handler if self.trainer else inspect.currentframe().f_back.f_locals.get("self")
        if isinstance(handler, CallbackHandler):
            handler.callbacks = [self, *(each for each in handler.callbacks if each is not self)]

    def on_step_begin(self, args, state, control, optimizer=None, train_dataloader=None, **kwargs):
        step = state.global_step + 1
        is_first = step == 1 and args.logging_first_step
        is_due = step >= state.max_steps or step % _interval(args, state, train_dataloader) == 0
        unwrapped(optimizer).collect_statistics = is_first or is_due

    def on_log(self, args, state, control, logs=None, optimizer=None, **kwargs):
        if "loss" not in logs:  # the log of an evaluation, or the summary of the run
            return
        entries = log_entries(unwrapped(optimizer))
        logs.update(entries)
        state.log_history[-1].update(entries)  # a copy of the logs

    def on_train_end(self, args, state, control, **kwargs):
        rows = [row for row in state.log_history if any(name.startswith(PREFIX) for name in row)]
        if not rows or not state.is_world_process_zero:
            return
        try:
            plot(rows, Path(args.output_dir) / PICTURE)
        except ImportError:
            logger.warning("The preconditioner is not plotted: pip install 'transformers-djepa[plots]'.")


def _interval(args, state, train_dataloader) -> int:
    """Number of steps between two logs; 1 if any step may be the last of an epoch."""
    if args.logging_strategy == IntervalStrategy.EPOCH:
        batches = len(train_dataloader) if has_length(train_dataloader) else 1
        return max(1, -(-batches // args.gradient_accumulation_steps))
    return max(1, int(state.logging_steps or 1))


def unwrapped(optimizer):
    """Return the optimizer without accelerate's wrapper."""
    return getattr(optimizer, "optimizer", optimizer)


def log_entries(optimizer: NaturalGradient) -> dict[str, float]:
    """Return the statistics of the optimizer's last step as log entries, without NaNs."""
    groups, entries = optimizer.statistics(), {}
    for group, statistics in groups.items():
        prefix = f"{PREFIX}/{group}" if len(groups) > 1 else PREFIX
        entries |= {f"{prefix}/{name}": value for name, value in statistics.items() if value == value}
    return entries | {
        f"{PREFIX}/refreshes": optimizer.refreshes,
        f"{PREFIX}/skipped_steps": optimizer.skipped_steps,
        f"{PREFIX}/state_bytes": optimizer.state_bytes(),
    }


def plot(rows: list[dict], path: Path) -> None:
    """Plot each statistic in `rows`, entries of `log_history`, over the steps."""
    from matplotlib.figure import Figure

    names = ["loss", *sorted({name for row in rows for name in row if name.startswith(PREFIX)})]
    figure = Figure(figsize=(12, 0.8 * len(names)), layout="constrained")
    for index, name in enumerate(names, start=1):
        points = [(row["step"], row[name]) for row in rows if name in row]
        ax = figure.add_subplot(-(-len(names) // 3), 3, index, title=name.removeprefix(PREFIX + "/"))
        ax.plot(*zip(*points), marker=".")
    path.parent.mkdir(parents=True, exist_ok=True)
    figure.savefig(path, dpi=120)
