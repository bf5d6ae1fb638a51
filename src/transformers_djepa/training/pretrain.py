"""Pre-train a model on pages without labels, with MLM, MIM and Document-JEPA (paper section 3.4): `djepa pretrain`.

djepa pretrain --model nano --processor djepa-nano --dataset pages/ --output_dir out --max_steps 10000
djepa pretrain --dataset pages/ forms/ --dataset_weights 3 1 --image_size 384 --page_size 1024 ...
djepa pretrain recipe.yaml --optim natural_gradient
"""

from functools import partial

from transformers import set_seed

from ..cards.card import changed_settings
from ..cards.data import DataSource, shares, tower_ids
from ..configuration.configuration_djepa import COLLAPSE_LOSSES, PRETRAINING_LOSSES
from ..data.crops import random_crop
from ..data.pretraining_collator import DJepaPreTrainingCollator
from ..data.training_pages import has_words, held_out_pages, held_out_source, training_pages
from ..modeling.pretraining import DJepaForPreTraining
from ..trainer_callbacks import EpochCallback, TargetEncoderCallback
from .arguments import CardArguments, PreTrainingArguments, StartArguments
from .attention import use_cpu_attention
from .command import check_dataset, evaluation_pages, parse_command, run
from .metrics import pretraining_metrics
from .starting_model import learning_rates, load_for_training
from .trainers import PreTrainingTrainer


GROUPS = (PreTrainingArguments, StartArguments, CardArguments)
DEFAULTS = {
    "output_dir": "djepa-pretrained",
    "per_device_train_batch_size": 4,
    "learning_rate": 5e-4,
    "weight_decay": 0.05,
    "lr_scheduler_type": "cosine",
    "warmup_steps": 0.02,  # of all steps
}


def main(argv: list[str]) -> int:
    """Run the command; returns the exit code. Bad arguments and bad data raise `ValueError`."""
    # Arguments
    script_args, start_args, card_args, training_args = parse_command("pretrain", GROUPS, DEFAULTS, argv)
    if script_args.words_alone and training_args.ddp_find_unused_parameters is None:
        training_args.ddp_find_unused_parameters = True  # those of the image encoder
    check_dataset(script_args.dataset)
    set_seed(training_args.seed)

    # Model
    changes = config_changes(script_args)
    model, processor = load_for_training(DJepaForPreTraining, script_args.model, start_args, **changes)
    if training_args.device.type == "cpu":
        use_cpu_attention(model, training_args.bf16)

    # Data
    settings = {"keep": has_words, "allow_outside": script_args.allow_outside}
    settings |= {"with_images": not script_args.words_alone}
    if script_args.page_size is not None:
        crop = {"page_size": script_args.page_size, "side": model.config.vision_config.image_size}
        settings |= {"transform": partial(random_crop, **crop, seed=training_args.seed)}
    mixed = {"split": script_args.split, "weights": script_args.dataset_weights, "seed": training_args.seed}
    train_dataset = training_pages(script_args.dataset, **mixed, **settings)
    held_out = held_out_source(script_args.eval_dataset, script_args.dataset[0], script_args.split)
    eval_dataset = held_out and held_out_pages(*held_out, script_args.eval_pages, **settings)
    collator = DJepaPreTrainingCollator(
        processor,
        word_share=script_args.word_share,
        target_blocks=script_args.target_blocks,
        max_length=min(script_args.max_page_tokens, model.config.text_config.max_position_embeddings),
        seed=training_args.seed,
    )

    # Trainer
    trainer = PreTrainingTrainer(
        model=model,
        args=training_args,
        train_dataset=train_dataset,
        eval_dataset=evaluation_pages(eval_dataset, training_args, script_args.dataset[0]),
        data_collator=collator,
        learning_rates=learning_rates(start_args, model),
        compute_metrics=pretraining_metrics,
        processing_class=processor,
        callbacks=[EpochCallback(), TargetEncoderCallback(script_args.ema_start)],
    )
    run(
        trainer,
        card_args,
        training=shares(script_args.dataset, script_args.dataset_weights, script_args.split),
        evaluation=held_out and DataSource(*held_out),
        base_model=tower_ids(start_args.image_encoder, start_args.text_encoder),
        settings=changed_settings(script_args, start_args),
    )
    return 0


def config_changes(script_args: PreTrainingArguments) -> dict[str, str | float]:
    """Configuration fields that the flags set; raises `ValueError` for a wrong number of weights."""
    changes = {} if script_args.jepa_context is None else {"jepa_context": script_args.jepa_context}
    for flag, names in (("loss_weights", PRETRAINING_LOSSES), ("collapse_weights", COLLAPSE_LOSSES)):
        weights = getattr(script_args, flag)
        if weights is not None and len(weights) != len(names):
            raise ValueError(f"--{flag} has {len(weights)} numbers; give {len(names)}, for {', '.join(names)}.")
        changes |= {f"{name}_loss_weight": weight for name, weight in zip(names, weights or ())}
    return changes
