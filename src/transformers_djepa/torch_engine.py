"""The engine of the inference loop that runs the model with torch; see `djepa_runtime/inference/loop.py`."""

from collections.abc import Mapping

import numpy as np
import torch

from djepa_runtime.inference.loop import KeptQuestions
from djepa_runtime.processing.answers import MASK_OUTPUTS, OUTPUTS

from .modeling.modeling_djepa import DJepaForPromptableSegmentation
from .modeling.outputs import DJepaModelOutput


# Most pages and questions in a call. On a CPU, padding and tensors beyond the caches cost more than batches save.
ON_CPU, ON_ACCELERATOR = (1, 12), (64, 32)


class TorchEngine:
    """Runs a model, which is in evaluation mode, on its device.

    Make a new engine after the weights have changed.
    """

    def __init__(self, model: DJepaForPromptableSegmentation):
        self.model = model
        self.max_pages, self.max_questions = ON_CPU if model.device.type == "cpu" else ON_ACCELERATOR
        self._questions = KeptQuestions()

    def warm_up(self, use_image: bool) -> None:
        """Do nothing: the model is loaded."""

    @torch.no_grad()
    def encode_pages(self, inputs: Mapping[str, np.ndarray]) -> list[DJepaModelOutput]:
        """Encode a batch of pages; returns the embeddings of each."""
        pages = self.model.get_page_embeddings(**self._tensors(inputs))
        return [pages.of_page(index) for index in range(len(inputs["input_ids"]))]

    @torch.no_grad()
    def without_image(self, page: DJepaModelOutput) -> DJepaModelOutput:
        """The embeddings of the words alone of an encoded page."""
        return self.model.without_image(page)

    def text_embeds(self, page: DJepaModelOutput) -> np.ndarray:
        """Joint embeddings of the words of a page, `(tokens, width)`."""
        return page.text_embeds[0].float().cpu().numpy()

    @torch.no_grad()
    def answer(
        self, page: DJepaModelOutput, prompts: Mapping[str, np.ndarray], all_masks: bool = False
    ) -> dict[str, np.ndarray]:
        """Answer questions `(1, questions, ...)`: the mask of each; with `all_masks` also those for ambiguous ones."""
        tensors = self._tensors(prompts) | {"page_embeddings": page}
        if "prompt_input_ids" in tensors:
            ids, mask = tensors.pop("prompt_input_ids"), tensors["prompt_attention_mask"]
            tensors["question_embeddings"] = self._questions.get(
                prompts["prompt_input_ids"],
                prompts["prompt_attention_mask"],
                lambda: self.model.get_question_embeddings(ids, mask),
            )
        outputs = self.model(**tensors)
        found = {name: outputs[name] for name in OUTPUTS if outputs.get(name) is not None}
        if all_masks:
            others = self.model(**tensors, multimask_output=True)
            found |= {name: torch.cat([found[name], others[name]], dim=2) for name in MASK_OUTPUTS if name in found}
        return {name: value.float().cpu().numpy() for name, value in found.items()}

    def _tensors(self, arrays: Mapping[str, np.ndarray]) -> dict[str, torch.Tensor]:
        return {name: torch.from_numpy(value).to(self.model.device) for name, value in arrays.items()}
