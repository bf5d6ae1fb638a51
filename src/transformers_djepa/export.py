"""Export the page encoder and the question decoder with `torch.export` or to ONNX, with flat tensors as interface.

    page_encoder, question_decoder = export_onnx(model, "onnx")  # paths of two files

Numbers of pages, tokens, words, questions and question tokens are dynamic; the image size is fixed. Unlike the model, a
graph also computes the mask units of the letterbox padding, and scores as many words as there are tokens, -10000 beyond
the last word. The processor prepares the inputs and reads the answers as usual.

Legend: B pages, L page tokens, W words, Q questions per page, P question tokens, U mask units, S side of the image.
"""

import warnings
from copy import deepcopy
from importlib.util import find_spec
from pathlib import Path

import torch
from torch import Tensor, nn
from torch.export import Dim, ExportedProgram

from .configuration.conventions import NUM_OVERLAPS
from .modeling.modeling_djepa import DJepaForPromptableSegmentation
from .modeling.outputs import DJepaModelOutput


PAGES, QUESTIONS = Dim("pages", max=4096), Dim("questions", max=4096)


class PageEncoder(nn.Module):
    """`get_page_embeddings` with the outputs in `output_names`, the first inputs of `QuestionDecoder`."""

    name = "page_encoder"
    output_names = (
        "image_embeds", "unit_indices", "unit_attention_mask", "pixel_embeds", "text_embeds", "text_hidden_state",
        "token_boxes",
    )  # fmt: skip

    def __init__(self, model: DJepaForPromptableSegmentation):
        super().__init__()
        self.model = model

    def forward(
        self,
        pixel_values: Tensor,  # (B, 3, S, S)
        input_ids: Tensor,  # (B, L)
        bbox: Tensor,  # (B, L, 4)
        attention_mask: Tensor,  # (B, L)
        word_ids: Tensor,  # (B, L)
        reshaped_input_sizes: Tensor,  # (B, 2)
    ) -> tuple[Tensor, ...]:
        page = self.model.get_page_embeddings(
            pixel_values=pixel_values,
            input_ids=input_ids,
            bbox=bbox,
            attention_mask=attention_mask,
            word_ids=word_ids,
            reshaped_input_sizes=reshaped_input_sizes,
        )
        units = (page.image_embeds, page.unit_indices, page.image_mask)
        return *units, page.pixel_embeds, page.text_embeds, page.text_hidden_state, page.token_boxes

    def examples(self) -> dict[str, Tensor]:
        """Inputs for tracing: two pages of six tokens."""
        vision = self.model.config.vision_config
        with self.model.device:
            return {
                "pixel_values": torch.zeros(2, vision.num_channels, vision.image_size, vision.image_size),
                "input_ids": torch.zeros(2, 6, dtype=torch.long),
                "bbox": torch.zeros(2, 6, 4),
                "attention_mask": torch.ones(2, 6, dtype=torch.long),
                "word_ids": torch.arange(6).repeat(2, 1),
                "reshaped_input_sizes": torch.full((2, 2), vision.image_size),
            }

    def dynamic_shapes(self) -> dict[str, dict[int, Dim]]:
        tokens = Dim("tokens", max=self.model.config.text_config.max_position_embeddings)
        shapes = dict.fromkeys(("pixel_values", "reshaped_input_sizes"), {0: PAGES})
        return shapes | dict.fromkeys(("input_ids", "bbox", "attention_mask", "word_ids"), {0: PAGES, 1: tokens})


class QuestionDecoder(nn.Module):
    """`model(page_embeddings=..., prompt_input_ids=...)` on the outputs of `PageEncoder` and the processor."""

    name = "question_decoder"

    def __init__(self, model: DJepaForPromptableSegmentation, multimask_output: bool = False):
        super().__init__()
        names = ("pred_masks", "iou_scores", "presence_logits", "word_logits", "kind_logits")
        self.output_names = names if model.config.decoder_config.layout_groups else names[:-1]
        self.model = model
        self.multimask_output = multimask_output

    def forward(
        self,
        image_embeds: Tensor,  # (B, U, fusion)
        unit_indices: Tensor,  # (B, U)
        unit_attention_mask: Tensor,  # (B, U)
        pixel_embeds: Tensor,  # (B, pixel_size, S/4, S/4)
        text_embeds: Tensor,  # (B, L, fusion)
        text_hidden_state: Tensor,  # (B, L, text)
        token_boxes: Tensor,  # (B, L, 4)
        word_ids: Tensor,  # (B, L)
        prompt_input_ids: Tensor,  # (B, Q, P)
        prompt_attention_mask: Tensor,  # (B, Q, P)
        prompt_overlap: Tensor,  # (B, Q, W, 3)
    ) -> tuple[Tensor, ...]:  # (B, Q, 1, S/4, S/4), (B, Q, 1), (B, Q), (B, Q, 1, L); 3 masks with `multimask_output`
        page = DJepaModelOutput(
            image_embeds=image_embeds,
            unit_indices=unit_indices,
            unit_attention_mask=unit_attention_mask,
            pixel_embeds=pixel_embeds,
            text_embeds=text_embeds,
            text_hidden_state=text_hidden_state,
            token_boxes=token_boxes,
            word_ids=word_ids,
        )
        asked = {"prompt_input_ids": prompt_input_ids, "prompt_attention_mask": prompt_attention_mask}
        asked |= {"prompt_overlap": prompt_overlap, "multimask_output": self.multimask_output}
        answers = self.model(page_embeddings=page, **asked)
        return tuple(answers[name] for name in self.output_names)

    @torch.no_grad()
    def examples(self) -> dict[str, Tensor]:
        """Inputs for tracing: three questions about each of two pages."""
        encoder = PageEncoder(self.model)
        page = encoder.examples()
        prompts = torch.full((2, 3, 5), self.model.config.prompt_config.eos_token_id, device=self.model.device)
        overlap = torch.zeros(2, 3, 4, NUM_OVERLAPS, device=self.model.device)
        asked = {"prompt_input_ids": prompts, "prompt_attention_mask": torch.ones_like(prompts)}
        encoded = dict(zip(encoder.output_names, encoder(**page)))
        return {**encoded, "word_ids": page["word_ids"], **asked, "prompt_overlap": overlap}

    def dynamic_shapes(self) -> dict[str, dict[int, Dim]]:
        config = self.model.config
        tokens, words = (Dim(name, max=config.text_config.max_position_embeddings) for name in ("tokens", "words"))
        prompt_tokens = Dim("question_tokens", max=config.prompt_config.max_position_embeddings)
        shapes = dict.fromkeys(PageEncoder.output_names, {0: PAGES})
        shapes |= dict.fromkeys(("text_embeds", "text_hidden_state", "token_boxes", "word_ids"), {0: PAGES, 1: tokens})
        shapes |= dict.fromkeys(
            ("prompt_input_ids", "prompt_attention_mask"), {0: PAGES, 1: QUESTIONS, 2: prompt_tokens}
        )
        return shapes | {"prompt_overlap": {0: PAGES, 1: QUESTIONS, 2: words}}


@torch.no_grad()
def export_program(module: PageEncoder | QuestionDecoder) -> ExportedProgram:
    """Export in evaluation mode, which the module keeps, with `torch.export`.

    Run the program with `program.module(check_guards=False)`: it supports all sizes, but torch adds a guard that
    rejects a single question.
    """
    shapes = module.dynamic_shapes()
    return torch.export.export(module.eval(), (), module.examples(), dynamic_shapes=shapes, strict=False)


def export_onnx(model: DJepaForPromptableSegmentation, folder: str | Path) -> tuple[Path, Path]:
    """Write `page_encoder.onnx` and `question_decoder.onnx` with weights in `.onnx.data` files, and return their paths.

    Inputs and outputs are those of `PageEncoder` and `QuestionDecoder`. The folder is created, files are replaced.

    Raises:
        ValueError: the model is of another class, in half precision or not on the CPU, or packages are missing.
    """
    if not isinstance(model, DJepaForPromptableSegmentation):
        raise ValueError(f"export_onnx needs a DJepaForPromptableSegmentation, got {type(model).__name__}.")
    if model.dtype != torch.float32 or model.device.type != "cpu":
        raise ValueError(f"The model is in {model.dtype} on {model.device}; export `model.float().cpu()`.")
    missing = [name for name in ("onnx", "onnxscript") if find_spec(name) is None]
    if missing:
        raise ValueError(f"{' and '.join(missing)} is missing: pip install 'transformers-djepa[export]'.")
    folder = Path(folder)
    folder.mkdir(parents=True, exist_ok=True)
    eager = deepcopy(model)
    eager.set_attn_implementation("eager")  # ONNX cannot express the memory layout of a fused kernel's output
    paths = []
    for module in (PageEncoder(eager), QuestionDecoder(eager)):
        paths.append(folder / f"{module.name}.onnx")
        shapes = module.dynamic_shapes().items()
        axes = {name: {axis: dim.__name__ for axis, dim in dims.items()} for name, dims in shapes}
        with warnings.catch_warnings():
            warnings.filterwarnings("ignore", message="# The axis name")  # inputs share their axes
            torch.onnx.export(
                export_program(module),
                f=paths[-1],
                output_names=module.output_names,
                dynamic_shapes=axes,
                dynamo=True,
                verbose=False,
            )
    return tuple(paths)
