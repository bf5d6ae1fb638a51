"""Pass the epoch on to the training dataset."""

from transformers import TrainerCallback
from transformers.utils import logging


logger = logging.get_logger(__name__)


class EpochCallback(TrainerCallback):
    """Calls `set_epoch` of the training dataset at the beginning of each epoch.

    `Trainer` leaves this to accelerate, which does not do it for map-style datasets with several processes, nor in the
    epoch in which a run resumes. It also warns if a resumed run has no steps left.
    """

    def on_train_begin(self, args, state, control, **kwargs):
        if state.global_step >= state.max_steps:
            logger.warning("All %d steps are done; nothing is left to train.", state.max_steps)

    def on_epoch_begin(self, args, state, control, train_dataloader=None, **kwargs):
        dataset = getattr(train_dataloader, "dataset", None)
        if hasattr(dataset, "set_epoch"):
            dataset.set_epoch(int(state.epoch or 0))  # 1.5 in the middle of the second epoch
