"""`ModelCardCallback`: writes the model card, `README.md`, of the model that a `Trainer` trains."""

from collections.abc import Iterable
from pathlib import Path
from typing import Any

from transformers import Trainer, TrainerCallback
from transformers.trainer_utils import PREFIX_CHECKPOINT_DIR
from transformers.utils import logging

from djepa_runtime.files import replace

from ..cards.card import CardFacts, make_card
from ..cards.data import DataSource, base_model_facts, of_dataset
from ..cards.examples import answer, draw_judged, pages_to_show
from ..modeling.modeling_djepa import DJepaForPromptableSegmentation


logger = logging.get_logger(__name__)

CARD = "README.md"
PICTURES = "images"
EXAMPLE_PAGES = 3  # held-out pages that a card shows


class ModelCardCallback(TrainerCallback):
    """Writes the model card with every checkpoint, at the end of training and after a final evaluation.

        trainer.add_callback(ModelCardCallback(trainer, license="apache-2.0"))

    The card has the Hub's metadata, usage code, the data, scores, held-out pages with the model's answers, and the
    settings that differ from their defaults. Held-out pages need images, and a processor as `processing_class` of the
    trainer or as `processor` of its collator. Only the main process writes. An error while writing is logged as a
    warning and does not stop training.

    `Trainer.push_to_hub` writes transformers' own card over this one. A subclass with `ModelCardMixin` keeps it.

    Args:
        trainer: the `Trainer` whose model the card describes.
        training: training datasets; by default read from the `datasets.Dataset` of `trainer`.
        evaluation: evaluation dataset; same default.
        license: license of the model; by default the one in the base model's card, if that is a local folder.
        language: ISO 639-1 codes; same default as `license`.
        base_model: Hub ids; by default the folder or id that the model was loaded from.
        settings: settings of your script, listed with the training arguments.
    """

    def __init__(
        self,
        trainer: Trainer,
        training: Iterable[DataSource] | None = None,
        evaluation: DataSource | None = None,
        license: str | None = None,
        language: list[str] | None = None,
        base_model: str | list[str] | None = None,
        settings: dict[str, Any] | None = None,
    ):
        self.trainer = trainer
        # Read the base model's card now: its folder may be gone when training ends.
        base, inherited = base_model_facts(str(trainer.model.config.name_or_path or ""))
        metadata = {"license": license, "language": language, "base_model": base_model}
        self.facts = CardFacts(
            training=list(training or of_dataset(trainer.train_dataset, "train")),
            evaluation=evaluation or next(iter(of_dataset(trainer.eval_dataset, "test")), None),
            base=base,
            metadata=inherited | {name: value for name, value in metadata.items() if value},
            settings=settings or {},
        )
        self._drawn_at: int | None = None  # step of the pictures
        self._is_done = False

    def on_train_begin(self, args, state, control, **kwargs):
        self._is_done = False

    def on_save(self, args, state, control, **kwargs):
        self.write()

    def on_train_end(self, args, state, control, **kwargs):
        self._is_done = True
        self.write()

    def on_evaluate(self, args, state, control, **kwargs):
        if self._is_done:
            self.write()

    def write(self, **metadata: Any) -> None:
        """Write the card, with some of the arguments of `Trainer.create_model_card` as metadata."""
        if not self.trainer.is_world_process_zero():
            return
        for name in ("license", "language", "tags", "model_name"):
            if value := metadata.get(name):
                self.facts.metadata[name] = [value] if name == "tags" and isinstance(value, str) else value
        try:
            self._write()
        except Exception as error:  # never end a run of many hours for its card
            logger.warning("The model card was not written: %s: %s", type(error).__name__, error)

    def _write(self) -> None:
        trainer, state = self.trainer, self.trainer.state
        folder, step = Path(trainer.args.output_dir), state.global_step
        model = trainer.accelerator.unwrap_model(trainer.model)
        folder.mkdir(parents=True, exist_ok=True)
        best = state.best_global_step if self._is_done and trainer.args.load_best_model_at_end else None
        try:
            self._draw_pages(model, folder / PICTURES, best or step)
        except Exception as error:
            logger.warning("The model card shows no pages: %s: %s", type(error).__name__, error)
        text = make_card(trainer, model, self.facts, best)
        replace(folder / CARD, text.encode())
        checkpoint = folder / f"{PREFIX_CHECKPOINT_DIR}-{step}"
        if checkpoint.is_dir():
            replace(checkpoint / CARD, text.replace(f"]({PICTURES}/", f"](../{PICTURES}/").encode())

    def _draw_pages(self, model, folder: Path, step: int) -> None:
        """Draw the example pages once for each step."""
        is_sharded = self.trainer.is_fsdp_enabled or self.trainer.is_deepspeed_enabled  # one process cannot run it
        processor = self.trainer.processing_class or getattr(self.trainer.data_collator, "processor", None)
        is_answering = isinstance(model, DJepaForPromptableSegmentation) and processor is not None
        if not is_answering or is_sharded or step == self._drawn_at:
            return
        pages = pages_to_show(self.trainer.eval_dataset or (), EXAMPLE_PAGES)
        for number, page in enumerate(pages, start=1):
            folder.mkdir(exist_ok=True)
            draw_judged(page, answer(model, processor, page)).save(folder / f"page-{number}.png", optimize=True)
        self._drawn_at = step
        self.facts.pictures = [f"{PICTURES}/page-{number}.png" for number in range(1, len(pages) + 1)]
        if pages:
            self.facts.question = pages[0]["questions"][0]["question"]


class ModelCardMixin:
    """Mixin for `Trainer`: `create_model_card`, and so `push_to_hub`, writes the card of `ModelCardCallback`."""

    def create_model_card(self, **metadata: Any) -> None:
        callbacks = [each for each in self.callback_handler.callbacks if isinstance(each, ModelCardCallback)]
        if callbacks:
            callbacks[0].write(**metadata)
        else:
            super().create_model_card(**metadata)
