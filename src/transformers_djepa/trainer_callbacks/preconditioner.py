"""`PreconditionerCallback`: what `NaturalGradient` does to the gradients, in Trainer's log and as a picture."""

import inspect
from pathlib import Path

from transformers import TrainerCallback
from transformers.trainer_callback import CallbackHandler
from transformers.trainer_utils import IntervalStrategy, has_length
from transformers.utils import logging

from ..optim import NaturalGradient


logger = logging.get_logger(__name__)

PREFIX = "preconditioner"
PICTURE = "preconditioner.png"


class PreconditionerCallback(TrainerCallback):
    """Adds `NaturalGradient`'s statistics to every training log, and draws them when training ends.

    The log of a step gets `preconditioner/NAME` for each of `NaturalGradient.statistics` (`preconditioner/GROUP/NAME`
    where several parameter groups have low-rank tensors), and `refreshes`, `skipped_steps` and `state_bytes`. Every
    reporter sees them (TensorBoard and others), and so does `trainer.state.log_history`. They are collected at the
    steps that are logged, and at no others; at every step where logs are of epochs whose length is not known.

    Args:
        picture: file of the picture, under Trainer's output folder; `None` draws none.

    Raises:
        ValueError: when training begins with another optimizer.
    """

    def __init__(self, picture: str | None = PICTURE):
        self.picture = picture

    def on_train_begin(self, args, state, control, optimizer=None, **kwargs):
        if not isinstance(unwrapped(optimizer), NaturalGradient):
            raise ValueError(
                f"PreconditionerCallback describes NaturalGradient, but the optimizer is "
                f"{type(unwrapped(optimizer)).__name__}; pass optimizers=(NaturalGradient(...), None) or leave the "
                "callback out."
            )
        self._go_before_reporters(inspect.currentframe().f_back)

    def _go_before_reporters(self, caller) -> None:
        """Trainer hands one dict of logs to its callbacks in order, reporters first, and nothing else lets a callback
        add to what they report.
        """
        handler = caller.f_locals.get("self")
        if isinstance(handler, CallbackHandler) and self in handler.callbacks:
            handler.callbacks = [self, *(each for each in handler.callbacks if each is not self)]

    def on_step_begin(self, args, state, control, optimizer=None, train_dataloader=None, **kwargs):
        step = state.global_step + 1
        first = step == 1 and args.logging_first_step
        last = step >= state.max_steps
        unwrapped(optimizer).collect_statistics = first or last or step % _interval(args, state, train_dataloader) == 0

    def on_log(self, args, state, control, logs=None, optimizer=None, **kwargs):
        if not logs or "loss" not in logs:  # an evaluation's, or the summary's
            return
        found = describe(unwrapped(optimizer))
        logs.update(found)
        if state.log_history and state.log_history[-1].get("step") == state.global_step:
            state.log_history[-1].update(found)

    def on_train_end(self, args, state, control, **kwargs):
        rows = [row for row in state.log_history if any(name.startswith(PREFIX) for name in row)]
        if self.picture is None or not rows or not state.is_world_process_zero:
            return
        try:
            draw(rows, Path(args.output_dir) / self.picture)
        except ImportError:
            logger.warning("No picture of the preconditioner: pip install 'transformers-djepa[plots]'.")


def _interval(args, state, train_dataloader) -> int:
    """Steps from one log to the next; 1 where any step may be an epoch's last."""
    if args.logging_strategy == IntervalStrategy.EPOCH:
        batches = len(train_dataloader) if has_length(train_dataloader) else 1
        return max(1, -(-batches // args.gradient_accumulation_steps))
    return max(1, int(state.logging_steps or 1))


def unwrapped(optimizer):
    """The optimizer inside accelerate's wrapper."""
    return getattr(optimizer, "optimizer", optimizer)


def describe(optimizer: NaturalGradient) -> dict[str, float]:
    """Log entries of the optimizer's last step."""
    groups = optimizer.statistics()
    entries = {}
    for group, statistics in groups.items():
        place = f"{PREFIX}/{group}" if len(groups) > 1 else PREFIX
        entries |= {f"{place}/{name}": value for name, value in statistics.items() if value == value}  # no NaN
    counts = {
        "refreshes": optimizer.refreshes,
        "skipped_steps": optimizer.skipped_steps,
        "state_bytes": optimizer.state_bytes(),
    }
    return entries | {f"{PREFIX}/{name}": value for name, value in counts.items()}


def draw(rows: list[dict], path: Path) -> None:
    """One small plot for each statistic over the steps.

    Args:
        rows: of `log_history`, with `step`.
        path: of the picture; its folder is made.
    """
    from matplotlib.figure import Figure

    names = sorted({name for row in rows for name in row if name.startswith(PREFIX)})
    columns = 3
    lines = -(-(len(names) + 1) // columns)
    figure = Figure(figsize=(4 * columns, 2.4 * lines), layout="constrained")
    plots = figure.subplots(lines, columns, squeeze=False).flatten()
    for plot, name in zip(plots, ["loss", *names]):
        points = [(row["step"], row[name]) for row in rows if name in row]
        values = [value for _, value in points]
        plot.plot(*zip(*points), marker="." if len(points) < 30 else None)
        plot.set_title(name.removeprefix(PREFIX + "/"), fontsize=9)
        plot.tick_params(labelsize=7)
        if min(values) > 0 and max(values) > 100 * min(values):
            plot.set_yscale("log")
    for plot in plots[len(names) + 1 :]:
        plot.set_axis_off()
    path.parent.mkdir(parents=True, exist_ok=True)
    figure.savefig(path, dpi=120)
