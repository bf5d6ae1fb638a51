"""Fine-tune a model to answer questions about pages: `djepa finetune`.

    djepa finetune --dataset my_rows/ --output_dir out --max_steps 2000
    djepa finetune recipe.yaml --learning_rate 1e-4

With `--resume_from_checkpoint True`, an interrupted run continues from the newest complete checkpoint.
"""

from functools import partial
from pathlib import Path

from transformers import set_seed

from djepa_runtime.bundled import BUNDLED
from djepa_runtime.processing.prompt_inputs import drop_long_questions

from ..cards.card import changed_settings
from ..cards.data import DataSource, shares, tower_ids
from ..data.segmentation_collator import DJepaSegmentationCollator
from ..data.training_pages import has_questions, held_out_pages, held_out_source, training_pages
from ..modeling.modeling_djepa import DJepaForPromptableSegmentation
from ..trainer_callbacks import EpochCallback
from .arguments import CardArguments, DataArguments, StartArguments
from .attention import use_cpu_attention
from .command import check_dataset, evaluation_pages, parse_command, run
from .metrics import segmentation_metrics
from .optimizers import NATURAL_GRADIENT
from .starting_model import learning_rates, load_for_training
from .trainers import SegmentationTrainer


GROUPS = (DataArguments, StartArguments, CardArguments)
DEFAULTS = {
    "output_dir": "djepa-finetuned",
    "per_device_train_batch_size": 2,
    "optim": NATURAL_GRADIENT,
    "learning_rate": 1e-4,
    "lr_scheduler_type": "warmup_stable_decay",
    "warmup_steps": 0.05,  # of all steps
}
# Generated pages without images, from the training of the bundled model: with them it keeps what it knows.
REPLAY = Path(__file__).parent.parent / "data" / "replay.parquet"
REPLAY_SHARE = 0.3  # of the pages, where the bundled model is fine-tuned


def main(argv: list[str]) -> int:
    """Run the command; returns the exit code. Bad arguments and bad data raise `ValueError`."""
    # Arguments
    data_args, start_args, card_args, training_args = parse_command("finetune", GROUPS, DEFAULTS, argv)
    if training_args.ddp_find_unused_parameters is None:
        training_args.ddp_find_unused_parameters = True  # those of the image encoder, in batches without images
    check_dataset(data_args.dataset)
    set_seed(training_args.seed)

    # Model
    model, processor = load_for_training(DJepaForPromptableSegmentation, data_args.model, start_args)
    if training_args.device.type == "cpu":
        use_cpu_attention(model, training_args.bf16)

    # Data
    tokenizer = processor.prompt_tokenizer
    settings = {"allow_outside": data_args.allow_outside, "with_images": data_args.use_image}
    settings |= {"keep": partial(has_questions, tokenizer=tokenizer)}
    settings |= {"transform": partial(drop_long_questions, tokenizer=tokenizer)}  # for the prompt encoder
    names, weights = with_replay(data_args)
    mixed = {"weights": weights, "seed": training_args.seed, "near_miss_share": data_args.near_miss_share}
    replayed = len(names) - len(data_args.dataset)
    train_dataset = training_pages(names, sampled=replayed, **mixed, **settings)
    held_out = held_out_source(data_args.eval_dataset, data_args.dataset[0])
    eval_dataset = held_out and held_out_pages(*held_out, data_args.eval_pages, **settings)
    max_length = min(data_args.max_page_tokens, model.config.text_config.max_position_embeddings)
    collator = {"processor": processor, "max_length": max_length, "seed": training_args.seed}
    collator |= {"max_questions": data_args.max_questions, "use_image": data_args.use_image}
    train_collator = DJepaSegmentationCollator(
        **collator,
        only_questions=data_args.only_questions,
        hidden_share=data_args.hidden_share,
        words_alone_share=data_args.words_alone_share,
        image_alone_share=data_args.image_alone_share,
        max_masks=data_args.max_masks,
    )
    eval_collator = DJepaSegmentationCollator(**collator, only_questions=True, label_masks=True, overlap_share=1.0)

    # Trainer
    trainer = SegmentationTrainer(
        model=model,
        args=training_args,
        train_dataset=train_dataset,
        eval_dataset=evaluation_pages(eval_dataset, training_args, data_args.dataset[0]),
        data_collator=train_collator,
        eval_collator=eval_collator,
        learning_rates=learning_rates(start_args, model),
        compute_metrics=segmentation_metrics,
        processing_class=processor,
        callbacks=[EpochCallback()],
    )
    run(
        trainer,
        card_args,
        training=shares(names, weights),
        evaluation=held_out and DataSource(*held_out),
        base_model=tower_ids(start_args.image_encoder, start_args.text_encoder, start_args.prompt_encoder),
        settings=changed_settings(data_args, start_args),
    )
    return 0


def with_replay(data: DataArguments) -> tuple[list[str], list[float]]:
    """Return the datasets to train on and their weights: those of `data`, and the pages of `--replay`."""
    weights = data.dataset_weights or [1.0] * len(data.dataset)
    share = data.replay if data.replay is not None else REPLAY_SHARE * (data.model == BUNDLED)
    if not share:
        return data.dataset, weights
    return [*data.dataset, str(REPLAY)], [*weights, sum(weights) * share / (1 - share)]
