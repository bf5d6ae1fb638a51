"""`djepa pretrain`: MLM, MIM and Document-JEPA on pages without labels, with `transformers.Trainer`.

djepa pretrain --model nano --processor djepa-nano --dataset pages/ --output_dir out --max_steps 10000
djepa pretrain recipe.yaml --optim natural_gradient
"""

import sys

from transformers import set_seed

from ..cards.data import DataSource, tower_ids
from ..cards.settings import changed_settings
from ..configuration.configuration_djepa import COLLAPSE_LOSSES, PRETRAINING_LOSSES
from ..data.masking import BlockSizes
from ..data.pretraining_collator import DJepaPreTrainingCollator
from ..data.pretraining_streams import held_out_pages, pretraining_pages
from ..modeling.pretraining import DJepaForPreTraining
from ..trainer_callbacks import ModelCardCallback, PreconditionerCallback, TargetEncoderCallback
from .arguments import CardArguments, PreTrainingArguments, StartArguments
from .command import parse_command, train
from .held_out import evaluation_pages, held_out_source
from .memory import keep_freed_memory
from .optimizers import NATURAL_GRADIENT, DJepaTrainingArguments
from .pretraining_trainer import PreTrainingTrainer, pretraining_metrics
from .starting_model import load_start


GROUPS = (PreTrainingArguments, StartArguments, CardArguments)
DEFAULTS = {
    "output_dir": "djepa-pretrained",
    "remove_unused_columns": False,
    "label_names": ["labels"],
    "per_device_train_batch_size": 4,
    "per_device_eval_batch_size": 4,
    "learning_rate": 5e-4,
    "weight_decay": 0.05,
    "lr_scheduler_type": "cosine",
    "warmup_steps": 0.02,  # of all steps
    "max_grad_norm": 1.0,
    "dataloader_num_workers": 1,
    "eval_strategy": "steps",
    "eval_steps": 500,
    "save_steps": 500,
    "save_total_limit": 2,
    "logging_steps": 50,
    "report_to": "none",
}


def main(argv: list[str]) -> int:
    """Run the command with its arguments; returns the exit code. Bad arguments and bad data raise `ValueError`."""
    arguments, start, card, training_arguments = parse_command("pretrain", GROUPS, DEFAULTS, argv)
    set_seed(training_arguments.seed)
    if arguments.words_alone and training_arguments.ddp_find_unused_parameters is None:
        training_arguments.ddp_find_unused_parameters = True  # those of the image
    model, processor = load(arguments, start)
    if training_arguments.device.type == "cpu":
        keep_freed_memory()
    trainer = build_trainer(model, processor, arguments, training_arguments)
    if training_arguments.optim == NATURAL_GRADIENT:
        trainer.add_callback(PreconditionerCallback(trainer))
    if card.model_card:
        trainer.add_callback(model_card(trainer, arguments, start, card))
    train(trainer)
    return 0


def load(arguments: PreTrainingArguments, start: StartArguments):
    """The model to pre-train, in float32, with what is not to be trained frozen, and its processor."""
    changes = {} if arguments.jepa_context is None else {"jepa_context": arguments.jepa_context}
    changes |= _weights("--loss_weights", arguments.loss_weights, PRETRAINING_LOSSES)
    changes |= _weights("--collapse_weights", arguments.collapse_weights, COLLAPSE_LOSSES)
    model, processor = load_start(DJepaForPreTraining, arguments.model, start, **changes)
    if arguments.words_alone and not model.config.mlm_loss_weight > 0:
        raise ValueError("--words_alone trains MLM alone, whose weight is 0; give --loss_weights 1 1 1 1.")
    return model, processor


def _weights(flag: str, given: list[float] | None, names: tuple[str, ...]) -> dict[str, float]:
    """Fields of the configuration, by a flag's numbers; none if it was not given."""
    if given is not None and len(given) != len(names):
        raise ValueError(f"{flag} has {len(given)} numbers; give {len(names)}, for {', '.join(names)}.")
    return {f"{name}_loss_weight": weight for name, weight in zip(names, given or ())}


def build_trainer(model, processor, arguments: PreTrainingArguments, training_arguments: DJepaTrainingArguments):
    side = model.config.vision_config.image_size
    return PreTrainingTrainer(
        model=model,
        args=training_arguments,
        train_dataset=pretraining_pages(
            arguments.dataset,
            arguments.split,
            training_arguments.seed,
            side,
            processes=training_arguments.world_size,
            workers=training_arguments.dataloader_num_workers,
            with_images=not arguments.words_alone,
        ),
        eval_dataset=evaluation_pages(held_out_pages(arguments, side), training_arguments, arguments.dataset),
        compute_metrics=pretraining_metrics,
        data_collator=DJepaPreTrainingCollator(
            processor,
            word_share=arguments.word_share,
            blocks=BlockSizes(targets=arguments.target_blocks),
            hide_words_in_blocks=arguments.hide_words_in_blocks,
            max_length=min(arguments.max_page_tokens, model.config.text_config.max_position_embeddings),
            seed=training_arguments.seed,
        ),
        callbacks=[TargetEncoderCallback(arguments.ema_start)],
        processing_class=processor,
    )


def model_card(
    trainer: PreTrainingTrainer, arguments: PreTrainingArguments, start: StartArguments, card: CardArguments
) -> ModelCardCallback:
    """Create the callback that writes the model card."""
    held_out = held_out_source(arguments.eval_dataset, arguments.dataset, arguments.split)
    return ModelCardCallback(
        trainer,
        training=[DataSource(arguments.dataset, arguments.split)],
        evaluation=None if held_out is None else DataSource(*held_out),
        license=card.license,
        language=card.language,
        base_model=tower_ids(start.image_encoder, start.text_encoder),
        settings=changed_settings(arguments, start),
    )


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
