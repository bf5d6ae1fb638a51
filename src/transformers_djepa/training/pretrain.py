"""Pre-train a model on pages without labels, with MLM, MIM and Document-JEPA (paper section 3.4): `djepa pretrain`.

djepa pretrain --model nano --processor djepa-nano --dataset pages/ --output_dir out --max_steps 10000
djepa pretrain recipe.yaml --optim natural_gradient
"""

import sys

from transformers import set_seed

from ..cards.data import DataSource, tower_ids
from ..cards.settings import changed_settings
from ..configuration.configuration_djepa import COLLAPSE_LOSSES, PRETRAINING_LOSSES
from ..data.held_out import held_out_source
from ..data.masking import BlockSizes
from ..data.pretraining_collator import DJepaPreTrainingCollator
from ..data.pretraining_streams import held_out_pages, pretraining_pages
from ..modeling.pretraining import DJepaForPreTraining
from ..trainer_callbacks import ModelCardCallback, PreconditionerCallback, TargetEncoderCallback
from .arguments import CardArguments, PreTrainingArguments, StartArguments
from .command import evaluation_pages, parse_command, train
from .metrics import pretraining_metrics
from .optimizers import NATURAL_GRADIENT, DJepaTrainingArguments
from .starting_model import keep_freed_memory, load_start
from .trainers import PreTrainingTrainer


GROUPS = (PreTrainingArguments, StartArguments, CardArguments)
DEFAULTS = {
    "output_dir": "djepa-pretrained",
    "label_names": ["labels"],
    "per_device_train_batch_size": 4,
    "learning_rate": 5e-4,
    "weight_decay": 0.05,
    "lr_scheduler_type": "cosine",
    "warmup_steps": 0.02,  # of all steps
}


def main(argv: list[str]) -> int:
    """Run the command; returns the exit code. Bad arguments and bad data raise `ValueError`."""
    train(build_trainer(*parse(argv)))
    return 0


def parse(argv: list[str]) -> tuple[PreTrainingArguments, StartArguments, CardArguments, DJepaTrainingArguments]:
    """Parse the flags, over an optional YAML file, over the defaults."""
    arguments, start, card, training_args = parse_command("pretrain", GROUPS, DEFAULTS, argv)
    if arguments.words_alone and training_args.ddp_find_unused_parameters is None:
        training_args.ddp_find_unused_parameters = True  # those of the image encoder
    return arguments, start, card, training_args


def build_trainer(
    arguments: PreTrainingArguments, start: StartArguments, card: CardArguments, training_args: DJepaTrainingArguments
) -> PreTrainingTrainer:
    set_seed(training_args.seed)

    # Model
    changes = {} if arguments.jepa_context is None else {"jepa_context": arguments.jepa_context}
    changes |= loss_weights("--loss_weights", arguments.loss_weights, PRETRAINING_LOSSES)
    changes |= loss_weights("--collapse_weights", arguments.collapse_weights, COLLAPSE_LOSSES)
    model, processor = load_start(DJepaForPreTraining, arguments.model, start, **changes)
    if arguments.words_alone and not model.config.mlm_loss_weight > 0:
        raise ValueError("--words_alone trains MLM alone, whose weight is 0; give --loss_weights 1 1 1 1.")
    if training_args.device.type == "cpu":
        keep_freed_memory()

    # Data
    pages = {"image_size": model.config.vision_config.image_size, "with_images": not arguments.words_alone}
    train_dataset = pretraining_pages(
        arguments.dataset,
        arguments.split,
        training_args.seed,
        processes=training_args.world_size,
        workers=training_args.dataloader_num_workers,
        **pages,
    )
    held_out = held_out_source(arguments.eval_dataset, arguments.dataset, arguments.split)
    eval_dataset = held_out and held_out_pages(*held_out, arguments.eval_pages, **pages)
    collator = DJepaPreTrainingCollator(
        processor,
        word_share=arguments.word_share,
        blocks=BlockSizes(targets=arguments.target_blocks),
        hide_words_in_blocks=arguments.hide_words_in_blocks,
        max_length=min(arguments.max_page_tokens, model.config.text_config.max_position_embeddings),
        seed=training_args.seed,
    )

    # Trainer
    trainer = PreTrainingTrainer(
        model=model,
        args=training_args,
        train_dataset=train_dataset,
        eval_dataset=evaluation_pages(eval_dataset, training_args, arguments.dataset),
        data_collator=collator,
        compute_metrics=pretraining_metrics,
        processing_class=processor,
        callbacks=[TargetEncoderCallback(arguments.ema_start)],
    )
    if training_args.optim == NATURAL_GRADIENT:
        trainer.add_callback(PreconditionerCallback(trainer))
    if card.model_card:
        trainer.add_callback(model_card(trainer, arguments, start, card, held_out))
    return trainer


def model_card(
    trainer: PreTrainingTrainer,
    arguments: PreTrainingArguments,
    start: StartArguments,
    card: CardArguments,
    held_out: tuple[str, str] | None,
) -> ModelCardCallback:
    """The callback that writes the model card, with what `Trainer` does not know."""
    return ModelCardCallback(
        trainer,
        training=[DataSource(arguments.dataset, arguments.split)],
        evaluation=None if held_out is None else DataSource(*held_out),
        license=card.license,
        language=card.language,
        base_model=tower_ids(start.image_encoder, start.text_encoder),
        settings=changed_settings(arguments, start),
    )


def loss_weights(flag: str, weights: list[float] | None, names: tuple[str, ...]) -> dict[str, float]:
    """Configuration fields from the numbers of a flag; none if it was not given."""
    if weights is not None and len(weights) != len(names):
        raise ValueError(f"{flag} has {len(weights)} numbers; give {len(names)}, for {', '.join(names)}.")
    return {f"{name}_loss_weight": weight for name, weight in zip(names, weights or ())}


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
