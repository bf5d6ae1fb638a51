"""`TargetEncoderCallback`: moving averages of the encoders, the targets of Document-JEPA (paper section 3.4)."""

from transformers import TrainerCallback
from transformers.utils import logging

from ..modeling.target_encoders import TARGETS, checkpoints_lack_targets


logger = logging.get_logger(__name__)


class TargetEncoderCallback(TrainerCallback):
    """Updates the target encoders after every optimizer step, with a momentum that rises linearly over training.

    The momentum depends on the step number only, so a resumed run continues its schedule; the averages are saved with
    the model. With `peft`, the averages follow the merged weights; name the target encoders in `modules_to_save`, or
    checkpoints lack them.

    Args:
        start, end: momentum at the first step, and after the last (I-JEPA: 0.996 to 1).

    Raises:
        ValueError: training begins with a model without target encoders, or from a checkpoint of adapters that lacks
            them.
    """

    def __init__(self, start: float = 0.996, end: float = 1.0):
        if not 0 <= start <= end <= 1:
            raise ValueError(f"start and end must satisfy 0 <= start <= end <= 1, got {start} and {end}.")
        self.start, self.end = start, end

    def momentum(self, step: int, max_steps: int) -> float:
        """Return the momentum of the update after optimizer step `step`, counted from 0."""
        return self.start + (self.end - self.start) * min(1.0, step / max_steps)

    def on_train_begin(self, args, state, control, model=None, **kwargs):
        if not hasattr(model, "update_targets"):
            raise ValueError(
                "TargetEncoderCallback needs a model with target encoders (DJepaForPreTraining), got "
                f"{type(model).__name__}; leave the callback out."
            )
        if checkpoints_lack_targets(model):
            advice = f"to resume from checkpoints, train with LoraConfig(..., modules_to_save={list(TARGETS)})."
            if state.global_step > 0:
                raise ValueError(f"This checkpoint has adapters, but not the target encoders' averages; {advice}")
            if args.save_strategy != "no":
                logger.warning(f"Checkpoints will have adapters, but not the target encoders' averages; {advice}")

    def on_optimizer_step(self, args, state, control, model=None, **kwargs):
        model.update_targets(self.momentum(state.global_step, state.max_steps))
