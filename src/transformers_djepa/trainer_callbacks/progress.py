"""`EpochCallback` and `TimeLimitCallback`: the epoch of the training dataset, and training for a given time."""

import time

from transformers import Trainer, TrainerCallback
from transformers.utils import logging


logger = logging.get_logger(__name__)

FITTED_EVERY = 20  # steps


class EpochCallback(TrainerCallback):
    """Calls `set_epoch` of the training dataset at the beginning of each epoch.

    `Trainer` leaves this to accelerate, which does not do it for map-style datasets with several processes, nor in the
    epoch in which a run resumes. The callback also warns if a resumed run has no steps left.
    """

    def on_train_begin(self, args, state, control, **kwargs):
        if state.global_step >= state.max_steps:
            logger.warning("All %d steps are done; nothing is left to train.", state.max_steps)

    def on_epoch_begin(self, args, state, control, train_dataloader=None, **kwargs):
        dataset = getattr(train_dataloader, "dataset", None)
        if hasattr(dataset, "set_epoch"):
            dataset.set_epoch(int(state.epoch or 0))  # 1.5 in the middle of the second epoch


class TimeLimitCallback(TrainerCallback):
    """Ends training in time, with the schedule fitted to the steps that are possible, up to `max_steps`.

    The speed is measured again and again, so learning rate and momentum of the targets complete their schedules
    whatever the machine.

    Args:
        trainer: with `fit_schedule`.
        minutes: from the start of the process on; saving and the final evaluation come on top.
    """

    def __init__(self, trainer: Trainer, minutes: float):
        self.trainer, self.minutes = trainer, minutes

    def on_train_begin(self, args, state, control, **kwargs):
        self.max_steps = state.max_steps
        self.end = time.monotonic() - process_age() + 60 * self.minutes
        self.last_fit = (state.global_step, self._seconds_left())

    def on_step_end(self, args, state, control, **kwargs):
        left, (step, before) = self._seconds_left(), self.last_fit
        if left <= 0:
            control.should_training_stop = True
        elif state.global_step - step >= FITTED_EVERY:
            steps_left = int(left * (state.global_step - step) / (before - left))
            state.max_steps = min(self.max_steps, state.global_step + max(1, steps_left))
            self.trainer.fit_schedule(state.max_steps)
            self.last_fit = (state.global_step, left)

    def _seconds_left(self) -> float:
        """By the clock of the first process: all need the same schedule and end."""
        from accelerate.utils import broadcast_object_list  # callbacks alone do not need it

        return broadcast_object_list([self.end - time.monotonic()])[0]


def process_age() -> float:
    """Seconds since the start of this process."""
    import psutil  # a dependency of accelerate, which callbacks alone do not need

    return time.time() - psutil.Process().create_time()
