"""Distill a language model into the text encoder of pages: `djepa distill`.

    djepa distill settings.yaml
    djepa distill settings.yaml --stages mlm

    stage      trains                                  writes
    mntp       adapters of the bidirectional teacher   OUTPUT/mntp: the teacher with its adapters merged
    simcse     further adapters                        OUTPUT/simcse
    outputs    nothing                                 OUTPUT/outputs: the teacher's outputs on all texts
    distill    the student, on these outputs           OUTPUT/distill: a DJepaTextModel
    mlm        the student, on pages with boxes        OUTPUT/mlm: a DJepaTextForMaskedLM
    prompts    the student's prompt encoder            OUTPUT/prompts: a page model, if the student is one

A stage continues from what the last finished one before it wrote, and is skipped if it is finished itself. Its settings
are the shared ones and, over them, its own mapping. An interrupted stage resumes from its newest checkpoint.
"""

from pathlib import Path

from transformers import set_seed
from transformers.utils import logging

from .arguments import DistillationArguments
from .command import check_dataset, parse_command
from .distillation_stages import FINISHED, STAGES, is_finished
from .optimizers import DJepaTrainingArguments
from .starting_model import keep_freed_memory


logger = logging.get_logger(__name__)

GROUPS = (DistillationArguments,)
DEFAULTS = {
    "output_dir": "djepa-distilled",
    "max_steps": 1000,
    "per_device_train_batch_size": 32,
    "per_device_eval_batch_size": 32,
    "learning_rate": 2e-4,
    "lr_scheduler_type": "cosine",
    "warmup_steps": 0.05,  # of all steps
    "resume_from_checkpoint": "True",
}
STAGE_DEFAULTS = {
    "mntp": {},
    "simcse": {"learning_rate": 1e-4, "per_device_train_batch_size": 64},
    "outputs": {},
    "distill": {"learning_rate": 1e-3, "per_device_train_batch_size": 64},
    "mlm": {"per_device_train_batch_size": 16},
    "prompts": {"learning_rate": 5e-4, "per_device_train_batch_size": 256},
}


def main(argv: list[str]) -> int:
    """Run the command; returns the exit code. Bad arguments and bad data raise `ValueError`."""
    script_args, training_args = parse(argv)
    check_dataset(script_args.dataset)
    for name, run in STAGES.items():
        if name not in script_args.stages:
            continue
        folder = Path(training_args[name].output_dir)
        if is_finished(folder):
            logger.warning("%s is finished; remove the folder to run the stage again.", folder)
            continue
        set_seed(training_args[name].seed)
        if training_args[name].device.type == "cpu":
            keep_freed_memory()
        for part in run(script_args, training_args[name]):
            part.save_pretrained(folder)
        (folder / FINISHED).touch()
    return 0


def parse(argv: list[str]) -> tuple[DistillationArguments, dict[str, DJepaTrainingArguments]]:
    """Parse the shared settings, and the training arguments of each stage, before anything runs."""
    script_args, shared = parse_command("distill", GROUPS, DEFAULTS, argv)
    if script_args.teacher is None and {"mntp", "simcse", "outputs"} & set(script_args.stages):
        raise ValueError("--teacher is missing; give the folder or Hub id of a causal language model.")
    training_args = {}
    for name in script_args.stages:
        own = getattr(script_args, name) or {}
        defaults = DEFAULTS | STAGE_DEFAULTS[name]
        if script_args.early_stopping:
            defaults |= {"load_best_model_at_end": True}
        over = {**own, "output_dir": str(Path(shared.output_dir, name))}
        try:
            _, training_args[name] = parse_command("distill", GROUPS, defaults, argv, over)
        except ValueError as error:
            raise ValueError(f"{name}: {error}" if own else str(error)) from None
    return script_args, training_args
