"""Fine-tune a model to answer questions about pages: `djepa finetune`.

    djepa finetune --dataset my_rows/ --output_dir out --max_steps 2000
    djepa finetune recipe.yaml --learning_rate 1e-4

With `--resume_from_checkpoint True`, an interrupted run continues from the last checkpoint in `--output_dir`.
"""

import sys

from transformers import set_seed

from ..cards.data import DataSource, shares, tower_ids
from ..cards.settings import changed_settings
from ..data.held_out import held_out_source
from ..data.segmentation_collator import DJepaSegmentationCollator
from ..data.segmentation_streams import held_out_pages, training_pages
from ..data.simulated_prompts import PROMPT_SHARES
from ..modeling.modeling_djepa import DJepaForPromptableSegmentation
from ..trainer_callbacks import ModelCardCallback, PreconditionerCallback
from .arguments import CardArguments, DataArguments, ModelArguments, StartArguments
from .command import evaluation_pages, parse_command, train
from .metrics import segmentation_metrics
from .optimizers import NATURAL_GRADIENT, DJepaTrainingArguments
from .starting_model import attend_to_short_sequences, check_prefixes, keep_freed_memory, load_start
from .trainers import SegmentationTrainer


GROUPS = (ModelArguments, StartArguments, DataArguments, CardArguments)
DEFAULTS = {
    "output_dir": "djepa-finetuned",
    "label_names": ["presence_labels"],
    "per_device_train_batch_size": 2,
    "learning_rate": 2e-4,
    "lr_scheduler_type": "warmup_stable_decay",
    "warmup_steps": 0.05,  # of all steps
}
DECAY_PART = 5  # the learning rate is constant, then decays over the last fifth of the steps
BY_TEXT = {"question": 1.0}  # prompt shares: no clicks, boxes or masks


def main(argv: list[str]) -> int:
    """Run the command; returns the exit code. Bad arguments and bad data raise `ValueError`."""
    train(build_trainer(*parse(argv)))
    return 0


def parse(
    argv: list[str],
) -> tuple[ModelArguments, StartArguments, DataArguments, CardArguments, DJepaTrainingArguments]:
    """Parse the flags, over an optional YAML file, over the defaults."""
    *settings, training_args = parse_command("finetune", GROUPS, DEFAULTS, argv)
    if training_args.lr_scheduler_type == "warmup_stable_decay" and not training_args.lr_scheduler_kwargs:
        training_args.lr_scheduler_kwargs = {"num_decay_steps": max(1, training_args.max_steps // DECAY_PART)}
    return *settings, training_args


def build_trainer(
    model_args: ModelArguments,
    start: StartArguments,
    data: DataArguments,
    card: CardArguments,
    training_args: DJepaTrainingArguments,
) -> SegmentationTrainer:
    set_seed(training_args.seed)

    # Model
    model, processor = load_start(DJepaForPromptableSegmentation, model_args.model, start)
    if training_args.device.type == "cpu":
        keep_freed_memory()
        attend_to_short_sequences(model)

    # Data
    pages = {
        "render": model_args.use_image,
        "image_size": model.config.vision_config.image_size,
        "max_questions": data.max_questions,
    }
    train_dataset = training_pages(
        data.dataset,
        processor.prompt_tokenizer,
        weights=data.dataset_weights,
        seed=training_args.seed + data.data_seed_offset,
        batch_size=training_args.per_device_train_batch_size,
        processes=training_args.world_size,
        workers=training_args.dataloader_num_workers,
        **pages,
    )
    held_out = held_out_source(data.eval_dataset, data.dataset[0])
    eval_dataset = held_out and held_out_pages(*held_out, data.eval_pages, processor.prompt_tokenizer, **pages)
    if eval_dataset is None and data.eval_dataset is not None:
        raise ValueError(f"--eval_dataset {data.eval_dataset}: its split {held_out[1]!r} has no pages with questions.")

    collator = {
        "processor": processor,
        "max_questions": data.max_questions,
        "max_length": min(data.max_page_tokens, model.config.text_config.max_position_embeddings),
        "use_image": model_args.use_image,
        "seed": training_args.seed,
    }
    train_collator = DJepaSegmentationCollator(
        **collator,
        prompt_shares=BY_TEXT if data.only_questions else dict(PROMPT_SHARES),
        label_masks=model_args.use_image,
        hidden_share=data.hidden_share,
    )

    # Trainer
    trainer = SegmentationTrainer(
        model=model,
        args=training_args,
        train_dataset=train_dataset,
        eval_dataset=evaluation_pages(eval_dataset, training_args, data.dataset[0]),
        data_collator=train_collator,
        eval_collator=DJepaSegmentationCollator(**collator, prompt_shares=BY_TEXT, overlap_share=1.0),
        learning_rates=learning_rates(model_args, model),
        compute_metrics=segmentation_metrics,
        processing_class=processor,
    )
    if training_args.optim == NATURAL_GRADIENT:
        trainer.add_callback(PreconditionerCallback(trainer))
    if card.model_card:
        trainer.add_callback(model_card(trainer, model_args, start, data, card, held_out))
    return trainer


def learning_rates(arguments: ModelArguments, model: DJepaForPromptableSegmentation) -> dict[str, float]:
    """Learning rates by prefix of parameter names."""
    if arguments.pretrained_learning_rate is None:
        return {}
    check_prefixes(dict(model.named_parameters()), "pretrained", arguments.pretrained)
    return dict.fromkeys(arguments.pretrained, arguments.pretrained_learning_rate)


def model_card(
    trainer: SegmentationTrainer,
    model: ModelArguments,
    start: StartArguments,
    data: DataArguments,
    card: CardArguments,
    held_out: tuple[str, str] | None,
) -> ModelCardCallback:
    """The callback that writes the model card, with what `Trainer` does not know."""
    return ModelCardCallback(
        trainer,
        training=shares(data.dataset, data.dataset_weights),
        evaluation=None if held_out is None else DataSource(*held_out),
        license=card.license,
        language=card.language,
        base_model=tower_ids(start.image_encoder, start.text_encoder, start.prompt_encoder),
        settings=changed_settings(model, start, data),
    )


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
