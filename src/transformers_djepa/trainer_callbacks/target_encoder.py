"""`TargetEncoderCallback`: the target encoders of Document-JEPA follow the encoders, once an optimizer step."""

from transformers import TrainerCallback
from transformers.utils import logging

from ..modeling.adapters import are_left_out
from ..modeling.pretraining import TARGETS


logger = logging.get_logger(__name__)


class TargetEncoderCallback(TrainerCallback):
    """Moves the target encoders by an exponential average whose momentum rises linearly over training.

    The momentum of a step depends on its number alone, so that a resumed run goes on with it; the averages themselves
    are saved with the model. Steps of gradient accumulation count once. Adapters of `peft` on the encoders count as
    what they add to the weights; name the target encoders in `modules_to_save`, or a checkpoint leaves them out.

    Args:
        start, end: momentum at the first and at the last step (paper section 3.4; I-JEPA: 0.996 to 1).

    Raises:
        ValueError: when training begins without a known number of steps, with a model without target encoders, or from
            a checkpoint of adapters without them.
    """

    def __init__(self, start: float = 0.996, end: float = 1.0):
        if not 0 <= start <= end <= 1:
            raise ValueError(f"start and end must rise from 0 to 1 at most, got {start} and {end}.")
        self.start, self.end = start, end

    def momentum(self, step: int, max_steps: int) -> float:
        """Of the update after optimizer step `step`, counted from 0."""
        return self.start + (self.end - self.start) * min(1.0, step / max_steps)

    def on_train_begin(self, args, state, control, model=None, **kwargs):
        if not hasattr(model, "update_targets"):
            raise ValueError(
                f"TargetEncoderCallback needs a model with target encoders (DJepaForPreTraining), got "
                f"{type(model).__name__}."
            )
        if state.max_steps <= 0:
            raise ValueError("The momentum's schedule needs the number of steps; set max_steps.")
        if are_left_out(model, TARGETS):
            advice = f"to go on from a checkpoint, train with LoraConfig(..., modules_to_save={list(TARGETS)})."
            if state.global_step > 0:
                raise ValueError(f"This checkpoint holds adapters, but not the target encoders' averages; {advice}")
            if args.save_strategy != "no":
                logger.warning(f"Checkpoints will hold adapters, but not the target encoders' averages; {advice}")

    def on_optimizer_step(self, args, state, control, model=None, **kwargs):
        model.update_targets(self.momentum(state.global_step, state.max_steps))
