"""The engine that runs the graphs of `djepa export` with ONNX Runtime, without torch; see `loop.py`.

Graphs read their weights from the file of the model. A session is made when its graph is first run: pages with images,
pages of words alone, and clicks need different ones.
"""

import ctypes
import json
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path
from threading import Lock, Thread
from types import SimpleNamespace
from typing import TYPE_CHECKING

import numpy as np

from djepa_pages.damage import reading

from ..answer_rule import AnswerRule
from ..conventions import ABSENT, MASK_STRIDE
from ..processing.answers import MASK_OUTPUTS
from ..processing.processor import Processor
from .graphs import WEIGHTS, WEIGHTS_HASH, graph_path, missing_graphs, weights_hash
from .loop import Inference, KeptQuestions


if TYPE_CHECKING:
    from onnxruntime import InferenceSession

Arrays = dict[str, np.ndarray]
LEAST_VERSION = (1, 20)  # of onnxruntime
FATAL = 4  # the level of its log
TEXT_INPUTS = ("input_ids", "bbox", "attention_mask", "word_ids", "reshaped_input_sizes")
TEXT_STATE = ("text_embeds", "text_hidden_state", "token_boxes")
ALONE = "alone_text_embeds"


@dataclass
class EncodedArrays:
    """The state of a page."""

    text: Arrays  # by the names of the inputs of `answer`
    image: Arrays
    sizes: np.ndarray  # (1, 2) of the page in the square
    alone: np.ndarray | None = None  # `text_embeds` without the image


class OnnxEngine:
    """Runs the graphs of a model folder on the CPU, with a number of threads, by default one for each CPU.

    Raises `ValueError` if they cannot be run: graphs are missing, or belong to other weights, or onnxruntime does.
    """

    max_pages, max_questions = 1, 12  # padding and tensors beyond the caches cost more than batches save

    def __init__(self, folder: Path, threads: int | None = None):
        self.folder, self.threads = folder, threads
        if missing := missing_graphs(folder):
            raise ValueError(f"{folder} lacks {', '.join(missing)}; make the graphs with `djepa export {folder}`.")
        check_version()
        with reading(f"{folder} is not a readable model folder"):
            self.config = json.loads((folder / "config.json").read_text(encoding="utf-8"))
        vision, decoder = self.config["vision_config"], self.config["decoder_config"]
        self.unit = vision["masked_unit_size"][0] * vision["patch_stride"][0]  # pixels
        self.units_per_side = vision["image_size"] // self.unit
        cells = vision["image_size"] // MASK_STRIDE
        self.no_image = {
            "image_embeds": np.zeros((1, 1, self.config["fusion_hidden_size"]), np.float32),
            "unit_indices": np.zeros((1, 1), np.int64),
            "unit_attention_mask": np.zeros((1, 1), bool),
            "pixel_embeds": np.zeros((1, decoder["pixel_size"], cells, cells), np.float32),
        }
        self._questions = KeptQuestions()
        self._sessions: dict[str, InferenceSession] = {}
        self._opening, self._hash = Lock(), weights_hash(folder)
        self._session("encode_questions")  # its errors are those of all graphs, and it is made fast

    def warm_up(self, use_image: bool) -> None:
        """Make the sessions that questions about a first page need, in a thread."""

        def open_all() -> None:
            for name in ("encode_page" if use_image else "encode_words", "answer"):
                with suppress(ValueError):  # raised again when the session is needed
                    self._session(name)

        Thread(target=open_all, daemon=True).start()

    def encode_pages(self, inputs: Mapping[str, np.ndarray]) -> list[EncodedArrays]:
        """Encode a page."""
        text, sizes = {name: inputs[name] for name in TEXT_INPUTS}, inputs["reshaped_input_sizes"]
        if "pixel_values" not in inputs:
            state, image, alone = self._run("encode_words", text), self.no_image, None
        else:
            rows, columns = -(-sizes[0] // self.unit)
            units = (np.arange(rows)[:, None] * self.units_per_side + np.arange(columns)).reshape(1, -1)
            words = np.arange(inputs["word_ids"].max() + 1)
            seen = {"pixel_values": inputs["pixel_values"], "unit_indices": units, "word_numbers": words}
            state = self._run("encode_page", text | seen)
            image = {"unit_indices": units, "unit_attention_mask": np.ones(units.shape, bool)}
            image |= {name: state[name] for name in ("image_embeds", "pixel_embeds")}
            alone = state[ALONE]
        found = {name: state[name] for name in TEXT_STATE} | {"word_ids": inputs["word_ids"]}
        return [EncodedArrays(found, image, sizes, alone)]

    def without_image(self, page: EncodedArrays) -> EncodedArrays:
        """The state of the words alone of an encoded page."""
        return replace(page, text=page.text | {"text_embeds": page.alone}, image=self.no_image, alone=None)

    def text_embeds(self, page: EncodedArrays) -> np.ndarray:
        """Joint embeddings of the words of a page, `(tokens, width)`."""
        return page.text["text_embeds"][0]

    def answer(self, page: EncodedArrays, prompts: Mapping[str, np.ndarray], all_masks: bool = False) -> Arrays:
        """Answer questions `(1, questions, ...)`: the mask of each; with `all_masks` also those for ambiguous ones."""
        shape = prompts["prompt_overlap"].shape[:2]
        points, box = prompts.get("input_points"), prompts.get("input_boxes")
        ids = prompts.get("prompt_input_ids", np.zeros((*shape, 1), np.int64))
        mask = prompts.get("prompt_attention_mask", np.zeros((*shape, 1), np.int64))
        asked = page.text | page.image | {"prompt_overlap": prompts["prompt_overlap"], "prompt_attention_mask": mask}
        questions = {"prompt_input_ids": ids, "prompt_attention_mask": mask}
        (asked["question_embeddings"],) = self._questions.get(
            ids, mask, lambda: [*self._run("encode_questions", questions).values()]
        )
        if points is None and box is None and not all_masks:
            return self._run("answer", asked)
        asked["input_points"] = np.zeros((*shape, 1, 2), np.float32) if points is None else points
        asked["input_labels"] = prompts.get("input_labels", np.full((*shape, 1), ABSENT, np.int64))
        asked["input_boxes"] = np.full((*shape, 4), ABSENT, np.float32) if box is None else box
        found = self._run("answer_pointed", asked | {"reshaped_input_sizes": page.sizes})
        return found if all_masks else found | {name: found[name][:, :, :1] for name in MASK_OUTPUTS if name in found}

    def _run(self, name: str, inputs: Arrays) -> Arrays:
        session = self._session(name)
        names = [output.name for output in session.get_outputs()]
        return dict(zip(names, session.run(names, {each.name: inputs[each.name] for each in session.get_inputs()})))

    def _session(self, name: str) -> "InferenceSession":
        with self._opening:
            if name not in self._sessions:
                self._sessions[name] = self._open(name)
            return self._sessions[name]

    def _open(self, name: str) -> "InferenceSession":
        import onnxruntime

        options = onnxruntime.SessionOptions()
        options.intra_op_num_threads = self.threads or 0
        options.enable_mem_reuse = options.enable_mem_pattern = False  # planning takes longer than an answer
        options.log_severity_level = FATAL
        path = graph_path(self.folder, name)
        with reading(f"{path} cannot be run"):
            session = onnxruntime.InferenceSession(path, options, providers=["CPUExecutionProvider"])
        if session.get_modelmeta().custom_metadata_map.get(WEIGHTS_HASH) != self._hash:
            again = f"make the graphs again with `djepa export {self.folder}`"
            raise ValueError(f"{path} was made for other weights than {WEIGHTS} has; {again}.")
        return_memory()
        return session


def return_memory() -> None:
    """Return the memory in which weights were cast, on systems with glibc."""
    with suppress(AttributeError, OSError):
        ctypes.CDLL(None).malloc_trim(0)


def check_version() -> None:
    """Raise `ValueError` if onnxruntime is missing or too old."""
    command = "run pip install 'transformers-djepa[onnx]'."
    try:
        import onnxruntime
    except ImportError:
        raise ValueError(f"onnxruntime is not installed; {command}") from None
    found = tuple(int(part) for part in onnxruntime.__version__.split(".")[:2])
    if found < LEAST_VERSION:
        least = ".".join(map(str, LEAST_VERSION))
        raise ValueError(f"onnxruntime {onnxruntime.__version__} is too old, {least} is needed; {command}")


def load_inference(folder: Path, threads: int | None = None) -> Inference:
    """Load the graphs of a folder with its processor; raises `ValueError` also if they do not fit."""
    engine = OnnxEngine(folder, threads)
    with reading(f"The processor of {folder} cannot be loaded"):
        processor = Processor(folder)
    parts = {name: SimpleNamespace(**engine.config[name]) for name in ("text_config", "prompt_config")}
    processor.check_fit(SimpleNamespace(**parts, answer_rule=AnswerRule.create(engine.config.get("answer_rule"))))
    return Inference(engine, processor)
