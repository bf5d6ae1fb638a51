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

from collections.abc import Callable
from functools import partial
from pathlib import Path

import torch
from datasets import Dataset, concatenate_datasets
from peft import LoraConfig, get_peft_model
from torch.utils.data import ConcatDataset, Subset
from transformers import EarlyStoppingCallback, PreTrainedModel, PreTrainedTokenizerBase, set_seed
from transformers.utils import logging

from djepa_runtime.loading import find_model

from ..data.page_dataset import DJepaPageDataset, PageMixture
from ..data.pretraining_collator import DJepaMlmCollator
from ..data.training_pages import has_words, training_pages
from ..distillation.adaptation import TextCollator, masked_next_token_loss, simcse_loss
from ..distillation.outputs import TeacherOutputs, compute_outputs
from ..distillation.prompts import KEY_TEXTS, PromptCollator, PromptsForDistillation
from ..distillation.student import DistillationCollator, StudentForDistillation, load_student
from ..distillation.teacher import load_teacher, set_everywhere
from ..distillation.texts import TextDataset, fingerprint, read_texts, read_translations
from ..modeling.modeling_djepa import DJepaForPromptableSegmentation
from ..modeling.text_encoder import DJepaTextForMaskedLM
from ..processing.processing_djepa import DJepaProcessor
from ..trainer_callbacks import EpochCallback
from .arguments import DistillationArguments
from .command import check_dataset, evaluate, last_checkpoint, parse_command
from .optimizers import NATURAL_GRADIENT, DJepaTrainingArguments
from .trainers import DJepaTrainer


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
    "simcse": {"learning_rate": 1e-4, "per_device_train_batch_size": 64},
    "distill": {
        "learning_rate": 1e-3,
        "per_device_train_batch_size": 64,
        "optim": NATURAL_GRADIENT,  # needs fewer steps than AdamW: docs/optimizer.md
        "optim_args": "rank=1.0,state_dtype=int8,adamw_lr_factor=2",
    },
    "mlm": {"per_device_train_batch_size": 16},
    "prompts": {"learning_rate": 5e-4, "per_device_train_batch_size": 256},
}
FREQUENCY_PAGES = 200  # in which the first token frequencies of the stage mlm are counted
EVALUATED_PAIRS = 4096
FINISHED = "finished"  # empty file in the folder of a stage
Saved = tuple  # what a stage saves in its folder: objects with `save_pretrained`


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
        defaults = (
            DEFAULTS | {"load_best_model_at_end": bool(script_args.early_stopping)} | STAGE_DEFAULTS.get(name, {})
        )
        over = {**own, "output_dir": str(Path(shared.output_dir, name))}
        try:
            _, training_args[name] = parse_command("distill", GROUPS, defaults, argv, over)
        except ValueError as error:
            raise ValueError(f"{name}: {error}" if own else str(error)) from None
    return script_args, training_args


def adapt(name: str, script_args: DistillationArguments, args: DJepaTrainingArguments) -> Saved:
    """MNTP or SimCSE: train adapters of the teacher, and merge them."""
    is_mntp = name == "mntp"
    if not is_mntp and args.per_device_train_batch_size < 2:
        raise ValueError("SimCSE compares the texts of a batch; --per_device_train_batch_size must be at least 2.")
    model, tokenizer = open_teacher(script_args, Path(args.output_dir))
    dropout = getattr(model.config, "attention_dropout", 0.0)
    if not is_mntp:
        set_everywhere(model, "attention_dropout", script_args.simcse_dropout)
    adapters = LoraConfig(r=script_args.lora_rank, lora_alpha=2 * script_args.lora_rank, target_modules="all-linear")
    model.requires_grad_(False)
    head = model.get_output_embeddings()
    if head is None:
        raise ValueError(f"The teacher {script_args.teacher} is an encoder; give --stages outputs distill mlm.")
    share = script_args.mask_share if is_mntp else None
    trainer = train(
        partial(AdaptationTrainer, loss=partial(masked_next_token_loss, head=head) if is_mntp else simcse_loss),
        script_args,
        args,
        model=get_peft_model(model, adapters),
        train_dataset=TextDataset(open_texts(script_args, args, "train")),
        eval_dataset=TextDataset(open_texts(script_args, args, "test")),
        data_collator=TextCollator(tokenizer, script_args.text_tokens, share, args.seed),
    )
    merged = trainer.accelerator.unwrap_model(trainer.model).merge_and_unload()
    set_everywhere(merged, "attention_dropout", dropout)
    return merged, tokenizer


def write_outputs(script_args: DistillationArguments, args: DJepaTrainingArguments) -> Saved:
    """Compute the outputs of the adapted teacher on the texts of both splits."""
    folder = Path(args.output_dir)
    model, tokenizer = open_teacher(script_args, folder)
    model.to(args.device, torch.bfloat16 if args.bf16 else model.dtype)
    for split in ("train", "test"):
        texts = open_all_texts(script_args, args, split)
        made_of = made_from(script_args, folder, texts)
        settings = {"prefix": script_args.teacher_prefix, "batch_size": args.per_device_eval_batch_size}
        compute_outputs(model, tokenizer, texts["text"], folder / split, made_of, script_args.text_tokens, **settings)
    return ()


def distill(script_args: DistillationArguments, args: DJepaTrainingArguments) -> Saved:
    """Train the student on the teacher's outputs."""
    outputs = Path(args.output_dir).parent / "outputs"
    data = {}
    for split in ("train", "test"):
        texts = open_all_texts(script_args, args, split)
        data[split] = TeacherOutputs(outputs / split, texts, made_from(script_args, outputs, texts))
    encoder, tokenizer = load_student(script_args.student, script_args.student_tokenizer)
    width = data["train"][0]["teacher_states"].shape[1]
    student = StudentForDistillation(encoder.config, width)
    student.text_encoder.load_state_dict(encoder.state_dict())
    student.set_statistics(data["train"])
    train(
        TextTrainer,
        script_args,
        args,
        model=student,
        train_dataset=data["train"],
        eval_dataset=data["test"],
        data_collator=DistillationCollator(tokenizer, script_args.text_tokens),
    )
    return student.text_encoder, tokenizer


def train_mlm(script_args: DistillationArguments, args: DJepaTrainingArguments) -> Saved:
    """Train the student to predict hidden words of pages from the other words and all boxes."""
    distilled = Path(args.output_dir).parent / "distill"
    start = str(distilled) if is_finished(distilled) else script_args.student
    encoder, tokenizer = load_student(start, script_args.student_tokenizer)
    model = DJepaTextForMaskedLM(encoder.config)
    model.text_encoder.load_state_dict(encoder.state_dict())
    model.tie_weights()
    length = min(script_args.page_tokens, model.config.max_position_embeddings)
    settings = {"keep": has_words, "with_images": False}
    pages = training_pages(script_args.dataset, seed=args.seed, **settings)
    held_out = [training_pages([name], split="test", **settings) for name in script_args.dataset]
    held_out = [Subset(test, range(min(len(test), script_args.eval_pages))) for test in held_out]
    collator = DJepaMlmCollator(tokenizer, script_args.mask_share, length, args.seed)
    model.mlm_head.set_frequencies(count_tokens(pages, collator, model.config.vocab_size))
    train(
        TextTrainer,
        script_args,
        args,
        model=model,
        train_dataset=pages,
        eval_dataset=ConcatDataset(held_out),
        data_collator=collator,
    )
    return model, tokenizer


def train_prompts(script_args: DistillationArguments, args: DJepaTrainingArguments) -> Saved:
    """Train the prompt encoder of a page model on the translations, against its text encoder or the distilled one."""
    folder = Path(args.output_dir).parent
    if script_args.translations is None:
        raise ValueError("The stage prompts trains on --translations; give a file, folder or Hub id of them.")
    path = find_model(script_args.student)
    model = DJepaForPromptableSegmentation.from_pretrained(path, dtype=torch.float32)
    processor = DJepaProcessor.from_pretrained(path)
    trained = next((path for name in ("mlm", "distill") if is_finished(path := folder / name)), None)
    if trained:
        model.load_towers(text_encoder=trained)
        model.tie_weights()
    if model.prompt_encoder.late_interaction is None:
        raise ValueError(f"{script_args.student} has no late interaction (prompt_config.late_interaction_size is 0).")
    data = {split: read_translations(script_args.translations, split) for split in ("train", "test")}
    prompts = PromptsForDistillation(model)
    texts = data["train"].shuffle(args.seed)[:KEY_TEXTS]["translation"]
    settings = {"truncation": True, "max_length": script_args.text_tokens, "padding": True, "return_tensors": "pt"}
    inputs = processor.tokenizer(texts, **settings)
    prompts.set_keys(inputs["input_ids"], inputs["attention_mask"])
    train(
        TextTrainer,
        script_args,
        args,
        model=prompts,
        train_dataset=TextDataset(data["train"]),
        eval_dataset=TextDataset(data["test"].select(range(min(len(data["test"]), EVALUATED_PAIRS)))),
        data_collator=PromptCollator(processor.tokenizer, processor.prompt_tokenizer, script_args.text_tokens),
    )
    model.requires_grad_(True)
    return model, processor


def train(
    trainer_class: Callable[..., DJepaTrainer],
    script_args: DistillationArguments,
    args: DJepaTrainingArguments,
    **settings,
) -> DJepaTrainer:
    """Train from the last checkpoint and evaluate; `settings` are arguments of the trainer."""
    patience = script_args.early_stopping
    callbacks = [EpochCallback(), *([EarlyStoppingCallback(patience)] if patience else [])]
    trainer = trainer_class(args=args, callbacks=callbacks, **settings)
    trainer.train(resume_from_checkpoint=last_checkpoint(args))
    evaluate(trainer)
    return trainer


class TextTrainer(DJepaTrainer):
    """Trains on texts or pages; an evaluation, in order of the lengths of texts, is the loss alone."""

    def _get_eval_sampler(self, eval_dataset):
        lengths = getattr(eval_dataset, "lengths", None)
        return None if lengths is None else sorted(range(len(lengths)), key=lengths.__getitem__)


class AdaptationTrainer(TextTrainer):
    """Trains the adapters of a teacher with a loss of its states."""

    def __init__(self, *args, loss: Callable[..., torch.Tensor], **kwargs):
        super().__init__(*args, **kwargs)
        self.loss = loss
        self.model_accepts_loss_kwargs = False  # a mean over the batch; `Trainer` divides it

    def compute_loss(self, model, inputs, return_outputs=False, num_items_in_batch=None):
        loss = self.loss(model, **inputs)
        return (loss, {}) if return_outputs else loss


def open_teacher(script_args: DistillationArguments, folder: Path) -> tuple[PreTrainedModel, PreTrainedTokenizerBase]:
    """The teacher that a stage starts from."""
    adapted = adapted_teacher(folder)
    return load_teacher(str(adapted)) if adapted else load_teacher(script_args.teacher, script_args.gguf_file)


def adapted_teacher(folder: Path) -> Path | None:
    """Folder of the last finished adaptation before the stage of a folder."""
    before = {"mntp": (), "simcse": ("mntp",)}.get(folder.name, ("simcse", "mntp"))
    return next((path for name in before if is_finished(path := folder.parent / name)), None)


def made_from(script_args: DistillationArguments, folder: Path, texts: Dataset) -> dict[str, str]:
    """What the outputs of a teacher depend on."""
    adapted = adapted_teacher(folder)
    names = (script_args.teacher, script_args.gguf_file, script_args.teacher_prefix)
    return {
        "teacher": " ".join(filter(None, names)),
        "adapted by": adapted.name if adapted else "no stage",
        "texts": fingerprint(texts),
        "tokens": str(script_args.text_tokens),
    }


def open_texts(script_args: DistillationArguments, args: DJepaTrainingArguments, split: str) -> Dataset:
    pages = script_args.pages if split == "train" else script_args.eval_pages
    return read_texts(tuple(script_args.dataset), split, pages, script_args.text_words, args.seed)


def open_all_texts(script_args: DistillationArguments, args: DJepaTrainingArguments, split: str) -> Dataset:
    """Texts of pages and, to train on, the translations."""
    texts = open_texts(script_args, args, split)
    if script_args.translations is None or split != "train":
        return texts
    translations = read_translations(script_args.translations).shuffle(args.seed)
    translations = translations.select(range(min(len(translations), script_args.distilled_translations)))
    return concatenate_datasets([texts, translations.remove_columns("group")])


def count_tokens(pages: DJepaPageDataset | PageMixture, collator: DJepaMlmCollator, vocab_size: int) -> torch.Tensor:
    """How often each token of the vocabulary is in the first pages, `(vocab,)`."""
    counts = torch.zeros(vocab_size)
    for index in range(min(len(pages), FREQUENCY_PAGES)):
        tokens = collator.encode([pages[index]])["input_ids"].ravel()
        counts += torch.from_numpy(tokens).bincount(minlength=vocab_size)
    return counts


def is_finished(folder: Path) -> bool:
    return (folder / FINISHED).is_file()


STAGES: dict[str, Callable[[DistillationArguments, DJepaTrainingArguments], Saved]] = {
    "mntp": partial(adapt, "mntp"),
    "simcse": partial(adapt, "simcse"),
    "outputs": write_outputs,
    "distill": distill,
    "mlm": train_mlm,
    "prompts": train_prompts,
}
