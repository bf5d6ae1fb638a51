"""`djepa finetune`: train a model to answer questions about pages, with `transformers.Trainer`.

    djepa finetune --dataset my_rows/ --output_dir out --max_steps 2000
    djepa finetune recipe.yaml --learning_rate 1e-4

Interrupted runs go on from the last checkpoint in `--output_dir` when started again with `--resume_from_checkpoint
True`.
"""

import sys

from transformers import set_seed

from ..cards.data import DataSource, shares, tower_ids
from ..cards.settings import changed_settings
from ..data.segmentation_collator import PROMPT_SHARES, DJepaSegmentationCollator
from ..data.segmentation_streams import held_out_pages, training_pages
from ..modeling.modeling_djepa import DJepaForPromptableSegmentation
from ..trainer_callbacks import ModelCardCallback, PreconditionerCallback
from .arguments import CardArguments, DataArguments, ModelArguments, StartArguments
from .command import parse_command, train
from .held_out import evaluation_pages, held_out_source
from .memory import keep_freed_memory
from .optimizers import NATURAL_GRADIENT, DJepaTrainingArguments
from .segmentation_scores import segmentation_metrics
from .segmentation_trainer import SegmentationTrainer
from .starting_model import check_prefixes, load_start


DECAY_PART = 5  # the learning rate is constant, then falls over the last fifth of the steps
GROUPS = (ModelArguments, StartArguments, DataArguments, CardArguments)
DEFAULTS = {
    "output_dir": "djepa-finetuned",
    "remove_unused_columns": False,
    "label_names": ["presence_labels"],
    "per_device_train_batch_size": 2,
    "per_device_eval_batch_size": 4,
    "learning_rate": 2e-4,
    "lr_scheduler_type": "warmup_stable_decay",
    "warmup_steps": 0.05,  # of all steps
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
    model_arguments, start, data_arguments, card, training_arguments = parse(argv)
    set_seed(training_arguments.seed)
    model, processor = load(model_arguments, start)
    if training_arguments.device.type == "cpu":
        keep_freed_memory()
        attend_to_short_sequences(model)
    trainer = build_trainer(model, processor, model_arguments, data_arguments, training_arguments)
    if training_arguments.optim == NATURAL_GRADIENT:
        trainer.add_callback(PreconditionerCallback(trainer))
    if card.model_card:
        trainer.add_callback(model_card(trainer, model_arguments, start, data_arguments, card))
    train(trainer)
    return 0


def parse(
    argv: list[str],
) -> tuple[ModelArguments, StartArguments, DataArguments, CardArguments, DJepaTrainingArguments]:
    """Flags, over the values of a YAML file if one is named first, over our defaults."""
    *settings, training = parse_command("finetune", GROUPS, DEFAULTS, argv)
    if training.lr_scheduler_type == "warmup_stable_decay" and not training.lr_scheduler_kwargs:
        training.lr_scheduler_kwargs = {"num_decay_steps": max(1, training.max_steps // DECAY_PART)}
    return *settings, training


def load(arguments: ModelArguments, start: StartArguments):
    """The model to train, in float32, with what is not to be trained frozen, and its processor."""
    model, processor = load_start(DJepaForPromptableSegmentation, arguments.model, start)
    if arguments.pretrained_learning_rate is not None:
        check_prefixes(dict(model.named_parameters()), "pretrained", arguments.pretrained)
    return model, processor


def attend_to_short_sequences(model) -> None:
    """Eager attention where one side has some twenty tokens: training, the CPU's fused kernel takes far longer."""
    model.prompt_encoder.clip.set_attn_implementation("eager")
    model.config.decoder_config._attn_implementation = "eager"


def build_trainer(model, processor, model_arguments, data_arguments, training_arguments) -> SegmentationTrainer:
    side = model.config.vision_config.image_size
    common = {
        "processor": processor,
        "max_questions": data_arguments.max_questions,
        "max_length": min(data_arguments.max_page_tokens, model.config.text_config.max_position_embeddings),
        "use_image": model_arguments.use_image,
        "seed": training_arguments.seed,
    }
    question_only = {"question": 1.0}
    held_out = held_out_pages(data_arguments, model_arguments.use_image, side, processor.prompt_tokenizer)
    train_collator = DJepaSegmentationCollator(
        **common,
        prompt_shares=question_only if data_arguments.only_questions else dict(PROMPT_SHARES),
        label_masks=model_arguments.use_image,
        hidden_share=data_arguments.hidden_share,
    )
    return SegmentationTrainer(
        model=model,
        args=training_arguments,
        train_dataset=training_pages(
            data_arguments,
            training_arguments.seed,
            model_arguments.use_image,
            side,
            training_arguments.per_device_train_batch_size,
            processor.prompt_tokenizer,
            training_arguments.world_size,
            training_arguments.dataloader_num_workers,
        ),
        eval_dataset=evaluation_pages(held_out, training_arguments, data_arguments.dataset[0]),
        data_collator=train_collator,
        eval_collator=DJepaSegmentationCollator(**common, prompt_shares=question_only, overlap_share=1.0),
        learning_rates=learning_rates(model_arguments),
        compute_metrics=segmentation_metrics,
        processing_class=processor,
    )


def model_card(
    trainer: SegmentationTrainer, model: ModelArguments, start: StartArguments, data: DataArguments, card: CardArguments
) -> ModelCardCallback:
    """Create the callback that writes the model card."""
    held_out = held_out_source(data.eval_dataset, data.dataset[0])
    return ModelCardCallback(
        trainer,
        training=shares(data.dataset, data.dataset_weights),
        evaluation=None if held_out is None else DataSource(*held_out),
        license=card.license,
        language=card.language,
        base_model=tower_ids(start.image_encoder, start.text_encoder, start.prompt_encoder),
        settings=changed_settings(model, start, data),
    )


def learning_rates(arguments: ModelArguments) -> dict[str, float]:
    """Learning rates by the beginning of parameter names, of those that have their own."""
    rate = arguments.pretrained_learning_rate
    return {} if rate is None else dict.fromkeys(arguments.pretrained, rate)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
