"""`ModelCardCallback`: the card of a trained model, `README.md` of its folder, written by its own training run."""

import dataclasses
import inspect
from collections.abc import Iterable
from functools import partial
from pathlib import Path
from typing import Any

from transformers import Trainer, TrainerCallback
from transformers.trainer_utils import PREFIX_CHECKPOINT_DIR
from transformers.utils import logging

from ..cards.data import DataSource, of_dataset
from ..cards.examples import answer, draw_judged, pages_to_show
from ..cards.metadata import ANSWERS, base_of, base_title, inherited
from ..cards.trained_model import CardFacts, class_name, make_card
from ..configuration import DJepaConfig
from ..files import replace
from .preconditioner import PreconditionerCallback


logger = logging.get_logger(__name__)

CARD = "README.md"
PICTURES = "images"
EXAMPLE_PAGES = 3


class ModelCardCallback(TrainerCallback):
    """Writes the model card with every checkpoint, at the end, after an evaluation that follows, and before a push.

    It has the Hub's metadata with the results, usage code, the data, what differs from the default settings, the log's
    losses and scores, some held-out pages with the model's answers, and `PreconditionerCallback`'s picture. `Trainer`'s
    own `create_model_card`, and so its `push_to_hub`, writes this card. The main process alone writes, and a card that
    cannot be written is a warning, not the end of the run.

    Args:
        training: what the model is trained on; by default what `Trainer`'s data set says of itself.
        evaluation: what it is scored on; the same.
        license: of the model; by default that of the base model's card, if it is a folder with one.
        language: ISO 639-1 codes; the same.
        base_model: ids on the Hub; by default the folder or id that the model was loaded from.
        settings: of your script, for the table of settings.
        example_pages: how many held-out pages are shown; only page examples or rows with images can be, and only where
            `Trainer` has the processor, as its `processing_class` or in its collator.

    Raises:
        ValueError: when training begins with a model of another family, whose card this would not be.
    """

    def __init__(
        self,
        training: Iterable[DataSource] | None = None,
        evaluation: DataSource | None = None,
        license: str | None = None,
        language: list[str] | None = None,
        base_model: str | list[str] | None = None,
        settings: dict[str, Any] | None = None,
        example_pages: int = EXAMPLE_PAGES,
    ):
        if example_pages < 0:
            raise ValueError(f"example_pages must be 0 or more, got {example_pages}.")
        given = {"license": license, "language": language, "base_model": base_model}
        given = {name: value for name, value in given.items() if value}
        self._stated = CardFacts(list(training or []), evaluation, given=given, settings=dict(settings or {}))
        self.facts = self._stated
        self.example_pages = example_pages
        self._trainer: Trainer | None = None
        self._pages: list[dict] | None = None
        self._ended = False

    def on_train_begin(self, args, state, control, model=None, **kwargs):
        if not isinstance(getattr(model, "config", None), DJepaConfig) or not _saves_whole_model(model):
            raise ValueError(
                f"ModelCardCallback describes models of the djepa family, but this is a {type(model).__name__}; leave "
                "it out."
            )
        self._ended = False
        self._meet_trainer(inspect.currentframe().f_back)
        if state.is_world_process_zero:
            self._look()

    def on_save(self, args, state, control, **kwargs):
        self._write()

    def on_train_end(self, args, state, control, **kwargs):
        self._ended = True
        self._write()

    def on_evaluate(self, args, state, control, **kwargs):
        if self._ended and state.global_step > 0:
            self._meet_trainer(inspect.currentframe().f_back)
            self._write()

    def on_push_begin(self, args, state, control, **kwargs):
        self._meet_trainer(inspect.currentframe().f_back)
        self._write()

    def create(self, **told) -> None:
        """In place of `Trainer.create_model_card`, with its arguments: `license`, `language`, `tags`, `model_name`,
        `finetuned_from` and `dataset_tags` go into the metadata.
        """
        names = {"finetuned_from": "base_model", "dataset_tags": "datasets"}
        known = ("license", "language", "tags", "model_name", *names)
        for name in known:
            value = told.get(name)
            if value:
                several = name in ("tags", "dataset_tags") and isinstance(value, str)
                self.facts.given[names.get(name, name)] = [value] if several else value
        self._write()

    def _meet_trainer(self, frame) -> None:
        """Callbacks are not told whose they are: the nearest `Trainer` among the callers."""
        while frame is not None and not isinstance(frame.f_locals.get("self"), Trainer):
            frame = frame.f_back
        if frame is not None:
            self._follow(frame.f_locals["self"])

    def _follow(self, trainer: Trainer) -> None:
        """Begins anew with another trainer, which would write a card of its own over this one."""
        if trainer is self._trainer:
            return
        self._trainer, self._pages = trainer, None
        self.facts = dataclasses.replace(self._stated, given=dict(self._stated.given))
        trainer.create_model_card = partial(self._create_of, trainer)

    def _create_of(self, trainer: Trainer, **told) -> None:
        self._follow(trainer)
        self.create(**told)

    def _look(self) -> None:
        """At the data and at the base model, which may be gone when the card is written."""
        facts, stated, trainer = self.facts, self._stated, self._trainer
        training, evaluation = of_dataset(trainer.train_dataset, "train"), of_dataset(trainer.eval_dataset, "test")
        facts.training = [source.resolved() for source in stated.training] or training
        facts.evaluation = stated.evaluation.resolved() if stated.evaluation else next(iter(evaluation), None)
        base = base_of(trainer.accelerator.unwrap_model(trainer.model))
        facts.base, facts.inherited = base_title(base), inherited(base)

    def _write(self) -> None:
        """A card must not end a run of many hours, so what goes wrong here is a warning."""
        if self._trainer is None or not self._trainer.state.is_world_process_zero:
            return
        try:
            self._write_card(self._trainer)
        except Exception as error:
            logger.warning("The model card was not written: %s: %s", type(error).__name__, error)

    def _write_card(self, trainer: Trainer) -> None:
        folder, step = Path(trainer.args.output_dir), trainer.state.global_step
        model = trainer.accelerator.unwrap_model(trainer.model)
        if self.facts.base is None:
            self._look()
        folder.mkdir(parents=True, exist_ok=True)
        best = trainer.state.best_global_step if self._ended and trainer.args.load_best_model_at_end else None
        self._draw(model, folder / PICTURES, best or step)
        self.facts.preconditioner = self._optimizer_picture(folder)
        text = str(make_card(trainer, model, self.facts, best)).rstrip() + "\n"
        replace(folder / CARD, text.encode())
        checkpoint = folder / f"{PREFIX_CHECKPOINT_DIR}-{step}"
        if checkpoint.is_dir():
            replace(checkpoint / CARD, text.replace(f"]({PICTURES}/", f"](../{PICTURES}/").encode())

    def _draw(self, model, folder: Path, step: int) -> None:
        """What goes wrong with the pictures is a warning, and the card is written without them."""
        if class_name(model) != ANSWERS or _is_sharded(self._trainer):
            return
        if self.facts.pictures and self.facts.pictured_step == step:
            return
        try:
            processor = _processor_of(self._trainer)
            if self._pages is None:
                self._pages = self._choose_pages(processor)
            drawn = [draw_judged(page, answer(model, processor, page)) for page in self._pages]
            folder.mkdir(exist_ok=True)
            for number, picture in enumerate(drawn, start=1):
                picture.save(folder / f"page-{number}.png", optimize=True)
        except Exception as error:
            logger.warning("The model card shows no pages: %s: %s", type(error).__name__, error)
            return
        self.facts.pictures = [f"{PICTURES}/page-{number}.png" for number in range(1, len(drawn) + 1)]
        self.facts.pictured_step = step
        if self._pages:
            self.facts.question = self._pages[0]["questions"][0]["question"]

    def _choose_pages(self, processor: Any) -> list[dict]:
        held_out = self._trainer.eval_dataset
        pages = pages_to_show(() if held_out is None else held_out, self.example_pages)
        if pages and processor is None:
            logger.warning("The model card shows no pages: give Trainer the processor, as processing_class=processor.")
            return []
        return pages

    def _optimizer_picture(self, folder: Path) -> str | None:
        callbacks = self._trainer.callback_handler.callbacks
        name = next((each.picture for each in callbacks if isinstance(each, PreconditionerCallback)), None)
        return name if name and self._ended and (folder / name).is_file() else None


def _saves_whole_model(model) -> bool:
    """Not so an adapter of PEFT around it."""
    return any(each.__module__.startswith(__package__.split(".")[0]) for each in type(model).__mro__)


def _processor_of(trainer: Trainer) -> Any:
    return trainer.processing_class or getattr(trainer.data_collator, "processor", None)


def _is_sharded(trainer: Trainer) -> bool:
    """One process alone cannot run a model whose weights all hold together."""
    return trainer.is_fsdp_enabled or trainer.is_deepspeed_enabled
