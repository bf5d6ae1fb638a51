"""The stages of `djepa distill`, each from its inputs to the folder that it writes."""

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from pathlib import Path

import torch
from datasets import Dataset, concatenate_datasets
from peft import LoraConfig, get_peft_model
from torch.utils.data import ConcatDataset, Subset
from transformers import EarlyStoppingCallback, EvalPrediction, PreTrainedModel, PreTrainedTokenizerBase

from ..configuration.conventions import IGNORED
from ..data.page_dataset import DJepaPageDataset, PageMixture
from ..data.pretraining_collator import DJepaMlmCollator
from ..data.training_pages import has_words, training_pages
from ..distillation.adaptation import TextCollator, masked_next_token_loss, simcse_loss
from ..distillation.outputs import TeacherOutputs, compute_outputs
from ..distillation.prompts import PromptCollator, PromptsForDistillation
from ..distillation.student import DistillationCollator, StudentForDistillation, load_student
from ..distillation.teacher import load_teacher, set_everywhere
from ..distillation.texts import TextDataset, fingerprint, read_translations, saved_texts
from ..loading import find_model
from ..modeling.modeling_djepa import DJepaForPromptableSegmentation
from ..modeling.text_encoder import DJepaTextForMaskedLM
from ..processing.processing_djepa import DJepaProcessor
from ..trainer_callbacks import EpochCallback
from .arguments import DistillationArguments
from .checkpoints import last_checkpoint
from .command import evaluate
from .optimizers import DJepaTrainingArguments
from .trainers import DJepaTrainer


FREQUENCY_PAGES = 200  # in which the first token frequencies of the stage mlm are counted
EVALUATED_PAIRS = 4096
FINISHED = "finished"  # empty file in the folder of a stage


def adapt(name: str, script_args: DistillationArguments, args: DJepaTrainingArguments) -> None:
    """MNTP or SimCSE: train adapters of the teacher, and save it with them merged."""
    folder, is_mntp = Path(args.output_dir), name == "mntp"
    model, tokenizer = open_teacher(script_args, folder)
    dropout = getattr(model.config, "attention_dropout", 0.0)
    if not is_mntp:
        set_everywhere(model, "attention_dropout", script_args.simcse_dropout)
    adapters = LoraConfig(r=script_args.lora_rank, lora_alpha=2 * script_args.lora_rank, target_modules="all-linear")
    model.requires_grad_(False)
    head = model.get_output_embeddings()
    if head is None:
        raise ValueError(f"The teacher {script_args.teacher} is an encoder; give --stages outputs distill mlm.")
    loss = partial(masked_next_token_loss, head=head) if is_mntp else simcse_loss
    share = script_args.mask_share if is_mntp else None
    trainer = AdaptationTrainer(
        loss=loss,
        model=get_peft_model(model, adapters),
        args=args,
        train_dataset=TextDataset(open_texts(script_args, args, "train")),
        eval_dataset=TextDataset(open_texts(script_args, args, "test")),
        data_collator=TextCollator(tokenizer, script_args.text_tokens, share, args.seed),
        callbacks=callbacks(script_args),
    )
    trainer.train(resume_from_checkpoint=last_checkpoint(args))
    evaluate(trainer)
    merged = trainer.accelerator.unwrap_model(trainer.model).merge_and_unload()
    set_everywhere(merged, "attention_dropout", dropout)
    merged.save_pretrained(folder)
    tokenizer.save_pretrained(folder)


def write_outputs(script_args: DistillationArguments, args: DJepaTrainingArguments) -> None:
    """Compute the outputs of the adapted teacher on the texts of both splits."""
    folder = Path(args.output_dir)
    model, tokenizer = open_teacher(script_args, folder)
    model.to(args.device, torch.bfloat16 if args.bf16 else model.dtype)
    for split in ("train", "test"):
        texts = open_all_texts(script_args, args, split)
        made_of = made_from(script_args, folder, texts)
        size = args.per_device_eval_batch_size
        settings = {"max_length": script_args.text_tokens, "prefix": script_args.teacher_prefix}
        compute_outputs(model, tokenizer, texts["text"], folder / split, made_of, batch_size=size, **settings)


def distill(script_args: DistillationArguments, args: DJepaTrainingArguments) -> None:
    """Train the student on the teacher's outputs."""
    folder = Path(args.output_dir)
    outputs = folder.parent / "outputs"
    data = {}
    for split in ("train", "test"):
        texts = open_all_texts(script_args, args, split)
        data[split] = TeacherOutputs(outputs / split, texts, made_from(script_args, outputs, texts))
    encoder, tokenizer = load_student(script_args.student, script_args.student_tokenizer)
    width = data["train"][0]["teacher_states"].shape[1]
    student = StudentForDistillation(encoder.config, width)
    student.text_encoder.load_state_dict(encoder.state_dict())
    student.set_statistics(data["train"])
    trainer = TextTrainer(
        model=student,
        args=args,
        train_dataset=data["train"],
        eval_dataset=data["test"],
        data_collator=DistillationCollator(tokenizer, script_args.text_tokens),
        callbacks=callbacks(script_args),
    )
    trainer.train(resume_from_checkpoint=last_checkpoint(args))
    evaluate(trainer)
    student.text_encoder.save_pretrained(folder)
    tokenizer.save_pretrained(folder)


def train_mlm(script_args: DistillationArguments, args: DJepaTrainingArguments) -> None:
    """Train the student to predict hidden words of pages from the other words and all boxes."""
    folder = Path(args.output_dir)
    distilled = folder.parent / "distill"
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
    checkpoint = last_checkpoint(args)
    if not checkpoint:
        model.mlm_head.set_frequencies(count_tokens(first_pages(pages), collator, model.config.vocab_size))
    trainer = MlmTrainer(
        model=model,
        args=args,
        train_dataset=pages,
        eval_dataset=ConcatDataset(held_out),
        data_collator=collator,
        compute_metrics=mlm_metrics,
        callbacks=callbacks(script_args),
    )
    trainer.train(resume_from_checkpoint=checkpoint)
    evaluate(trainer)
    model.save_pretrained(folder)
    tokenizer.save_pretrained(folder)


def train_prompts(script_args: DistillationArguments, args: DJepaTrainingArguments) -> None:
    """Train the prompt encoder of a page model on the translations, against its text encoder or the distilled one."""
    folder = Path(args.output_dir)
    if script_args.translations is None:
        raise ValueError("The stage prompts trains on --translations; give a file, folder or Hub id of them.")
    path = find_model(script_args.student)
    model = DJepaForPromptableSegmentation.from_pretrained(path, dtype=torch.float32)
    processor = DJepaProcessor.from_pretrained(path)
    trained = next((path for name in ("mlm", "distill") if is_finished(path := folder.parent / name)), None)
    if trained:
        model.load_towers(text_encoder=trained)
        model.tie_weights()
    if model.prompt_encoder.late_interaction is None:
        raise ValueError(f"{script_args.student} has no late interaction (prompt_config.late_interaction_size is 0).")
    data = {split: read_translations(script_args.translations, split) for split in ("train", "test")}
    trainer = TextTrainer(
        model=PromptsForDistillation(model),
        args=args,
        train_dataset=TextDataset(data["train"]),
        eval_dataset=TextDataset(data["test"].select(range(min(len(data["test"]), EVALUATED_PAIRS)))),
        data_collator=PromptCollator(processor.tokenizer, processor.prompt_tokenizer, script_args.text_tokens),
        callbacks=callbacks(script_args),
    )
    trainer.train(resume_from_checkpoint=last_checkpoint(args))
    evaluate(trainer)
    model.requires_grad_(True)
    model.save_pretrained(folder)
    processor.save_pretrained(folder)


STAGES: dict[str, Callable[[DistillationArguments, DJepaTrainingArguments], None]] = {
    "mntp": partial(adapt, "mntp"),
    "simcse": partial(adapt, "simcse"),
    "outputs": write_outputs,
    "distill": distill,
    "mlm": train_mlm,
    "prompts": train_prompts,
}


class TextTrainer(DJepaTrainer):
    """Trains on texts; an evaluation, in order of their length, is the loss alone."""

    def _get_eval_sampler(self, eval_dataset):
        lengths = eval_dataset.lengths
        return sorted(range(len(lengths)), key=lengths.__getitem__)

    @torch.no_grad()
    def prediction_step(self, model, inputs, prediction_loss_only, ignore_keys=None):
        with self.compute_loss_context_manager():
            return self.compute_loss(model, self._prepare_inputs(inputs)).detach(), None, None


class AdaptationTrainer(TextTrainer):
    """Trains the adapters of a teacher with a loss of its states."""

    def __init__(self, *args, loss: Callable[..., torch.Tensor], **kwargs):
        super().__init__(*args, **kwargs)
        self.loss = loss

    def compute_loss(self, model, inputs, return_outputs=False, num_items_in_batch=None):
        loss = self.loss(model, **inputs)
        return (loss, {}) if return_outputs else loss


class MlmTrainer(DJepaTrainer):
    """Trains a masked language model; an evaluation gathers how many hidden tokens of each page are right."""

    def remember(self, outputs) -> None:
        """Keep nothing: the loss is the only term."""

    def measure(self, outputs, inputs) -> tuple[torch.Tensor, torch.Tensor]:
        """Right and all hidden tokens `(pages, 2)`."""
        hidden = inputs["labels"] != IGNORED  # (B, L)
        right = torch.zeros_like(inputs["labels"])
        right[hidden] = (outputs.logits.argmax(-1) == inputs["labels"][hidden]).long()
        counts = torch.stack([right.sum(1), hidden.sum(1)], dim=1)  # (B, 2)
        return counts, torch.ones(len(counts), device=counts.device)


def mlm_metrics(prediction: EvalPrediction) -> dict[str, float]:
    right, hidden = prediction.predictions.sum(0)
    return {"accuracy": float(right / hidden)}


def open_teacher(script_args: DistillationArguments, folder: Path) -> tuple[PreTrainedModel, PreTrainedTokenizerBase]:
    """The teacher that a stage starts from."""
    adapted = adapted_teacher(folder)
    return load_teacher(str(adapted)) if adapted else load_teacher(script_args.teacher, script_args.gguf_file)


def adapted_teacher(folder: Path) -> Path | None:
    """Folder of the last finished adaptation before the stage of a folder."""
    names = [name for name in STAGES if name in ("mntp", "simcse")]
    before = names[: names.index(folder.name)] if folder.name in names else names
    return next((path for name in reversed(before) if is_finished(path := folder.parent / name)), None)


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
    return saved_texts(
        Path(args.output_dir).parent / "texts",
        split,
        sources=script_args.dataset,
        pages=script_args.pages if split == "train" else script_args.eval_pages,
        words_per_text=script_args.text_words,
        seed=args.seed,
    )


def open_all_texts(script_args: DistillationArguments, args: DJepaTrainingArguments, split: str) -> Dataset:
    """Texts of pages and, to train on, the translations."""
    texts = open_texts(script_args, args, split)
    if script_args.translations is None or split != "train":
        return texts
    translations = read_translations(script_args.translations).shuffle(args.seed)
    translations = translations.select(range(min(len(translations), script_args.distilled_translations)))
    return concatenate_datasets([texts, translations.remove_columns("group")])


def first_pages(pages: DJepaPageDataset | PageMixture) -> Iterator[dict]:
    """The pages in which token frequencies are counted."""
    return (pages[index] for index in range(min(len(pages), FREQUENCY_PAGES)))


def count_tokens(pages: Iterable[dict], collator: DJepaMlmCollator, vocab_size: int) -> torch.Tensor:
    """How often each token of the vocabulary is in pages, `(vocab,)`."""
    encoded = (collator.encode([page])["input_ids"].ravel() for page in pages)
    return sum((torch.from_numpy(tokens).bincount(minlength=vocab_size) for tokens in encoded), torch.zeros(vocab_size))


def callbacks(script_args: DistillationArguments) -> list:
    patience = script_args.early_stopping
    return [EpochCallback(), *([EarlyStoppingCallback(patience)] if patience else [])]


def is_finished(folder: Path) -> bool:
    return (folder / FINISHED).is_file()


def finish(folder: Path) -> None:
    (folder / FINISHED).touch()
