"""Graphs that run a model without torch (`djepa export`), beside `model.safetensors`, which keeps the weights.

    encode_page, encode_words    pages with and without images -> their embeddings
    encode_questions             questions -> theirs
    answer                       both -> the mask of each question
    answer_pointed               the same with clicks and boxes -> also the masks for ambiguous questions

Numbers of pages, mask units, tokens, words, questions, question tokens and clicks are dynamic; the image size is fixed.
What a graph cannot count is passed in: the visible mask units and the words. Weights are external data at their place
in the file of the model, cast to float32 from half precision when a session is made. `OnnxEngine`
(`djepa_runtime/inference/onnx_engine.py`) runs the graphs.

Legend: B pages, K mask units, L page tokens, W words, Q questions per page, P question tokens, N clicks, S side of
the image.
"""

import warnings
from copy import deepcopy
from importlib.util import find_spec
from pathlib import Path

import torch
from torch import Tensor, nn
from torch.export import Dim
from transformers.modeling_utils import ALL_ATTENTION_FUNCTIONS
from transformers.models.clip.modeling_clip import eager_attention_forward

from djepa_runtime.conventions import MASK_STRIDE, NUM_OVERLAPS
from djepa_runtime.files import replacing
from djepa_runtime.inference.graphs import GRAPHS, WEIGHTS, WEIGHTS_HASH, graph_path, weights_hash
from djepa_runtime.processing.answers import OUTPUTS

from .graph_weights import move_weights, optimize, quantized, stored_weights, strip
from .modeling.mask_units import UnitSelection
from .modeling.modeling_djepa import DJepaForPromptableSegmentation
from .modeling.outputs import DJepaModelOutput
from .modeling.pretrained import PRIOR_LOGIT


OPSET = 20  # has Gelu
AXES = {  # of the inputs
    "pixel_values": ("pages",),
    "unit_indices": ("pages", "units"),
    "unit_attention_mask": ("pages", "units"),
    "input_ids": ("pages", "tokens"),
    "bbox": ("pages", "tokens"),
    "attention_mask": ("pages", "tokens"),
    "word_ids": ("pages", "tokens"),
    "word_numbers": ("words",),
    "reshaped_input_sizes": ("pages",),
    "image_embeds": ("pages", "units"),
    "pixel_embeds": ("pages",),
    "text_embeds": ("pages", "tokens"),
    "text_hidden_state": ("pages", "tokens"),
    "token_boxes": ("pages", "tokens"),
    "prompt_input_ids": ("pages", "questions", "question_tokens"),
    "prompt_attention_mask": ("pages", "questions", "question_tokens"),
    "prompt_overlap": ("pages", "questions", "words"),
    "question_embeddings": ("pages", "questions", "embedded_tokens"),
    "input_points": ("pages", "questions", "clicks"),
    "input_labels": ("pages", "questions", "clicks"),
    "input_boxes": ("pages", "questions"),
}
EXAMPLE = {"pages": 2, "units": 3, "tokens": 6, "words": 4, "questions": 3, "question_tokens": 5, "clicks": 2}


class Graph(nn.Module):
    """A model with the inputs and outputs of a graph."""

    outputs: tuple[str, ...]

    def __init__(self, model: DJepaForPromptableSegmentation):
        super().__init__()
        self.model = model


class EncodePage(Graph):
    """`get_page_embeddings`, and the joint embeddings of the words alone."""

    outputs = ("image_embeds", "pixel_embeds", "text_embeds", "alone_text_embeds", "text_hidden_state", "token_boxes")

    def forward(
        self,
        pixel_values: Tensor,  # (B, 3, S, S)
        unit_indices: Tensor,  # (B, K) of those that contain part of the page; as many on all pages
        input_ids: Tensor,  # (B, L)
        bbox: Tensor,  # (B, L, 4)
        attention_mask: Tensor,  # (B, L)
        word_ids: Tensor,  # (B, L)
        word_numbers: Tensor,  # (W,) 0, 1, ...
        reshaped_input_sizes: Tensor,  # (B, 2)
    ) -> tuple[Tensor, ...]:
        page = self.model.get_page_embeddings(
            pixel_values=pixel_values,
            input_ids=input_ids,
            bbox=bbox,
            attention_mask=attention_mask,
            word_ids=word_ids,
            reshaped_input_sizes=reshaped_input_sizes,
            unit_mask=UnitSelection(unit_indices, None),
            num_words=word_numbers.shape[0],
        )
        alone = self.model.without_image(page).text_embeds
        return page.image_embeds, page.pixel_embeds, page.text_embeds, alone, page.text_hidden_state, page.token_boxes


class EncodeWords(Graph):
    """`get_page_embeddings` without an image."""

    outputs = ("text_embeds", "text_hidden_state", "token_boxes")

    def forward(
        self,
        input_ids: Tensor,  # (B, L)
        bbox: Tensor,  # (B, L, 4)
        attention_mask: Tensor,  # (B, L)
        word_ids: Tensor,  # (B, L)
        reshaped_input_sizes: Tensor,  # (B, 2)
    ) -> tuple[Tensor, ...]:
        page = self.model.get_page_embeddings(
            input_ids=input_ids,
            bbox=bbox,
            attention_mask=attention_mask,
            word_ids=word_ids,
            reshaped_input_sizes=reshaped_input_sizes,
        )
        return page.text_embeds, page.text_hidden_state, page.token_boxes


class EncodeQuestions(Graph):
    """`get_question_embeddings`."""

    outputs = ("question_embeddings",)

    def forward(
        self,
        prompt_input_ids: Tensor,  # (B, Q, P)
        prompt_attention_mask: Tensor,  # (B, Q, P)
    ) -> tuple[Tensor, ...]:
        return (self.model.get_question_embeddings(prompt_input_ids, prompt_attention_mask),)


class Answer(Graph):
    """Answers to questions. For words alone, `unit_attention_mask` is False everywhere and the image is zeros."""

    kept = slice(0, 1)  # of the masks

    def __init__(self, model: DJepaForPromptableSegmentation):
        super().__init__(model)
        self.outputs = OUTPUTS if model.config.decoder_config.layout_groups else OUTPUTS[:-1]

    def forward(
        self,
        image_embeds: Tensor,  # (B, K, fusion)
        unit_indices: Tensor,  # (B, K)
        unit_attention_mask: Tensor,  # (B, K)
        pixel_embeds: Tensor,  # (B, pixel_size, S/4, S/4)
        text_embeds: Tensor,  # (B, L, fusion)
        text_hidden_state: Tensor,  # (B, L, text)
        token_boxes: Tensor,  # (B, L, 4)
        word_ids: Tensor,  # (B, L)
        question_embeddings: Tensor,  # (B, Q, 1 + P, width)
        prompt_attention_mask: Tensor,  # (B, Q, P)
        prompt_overlap: Tensor,  # (B, Q, W, 3)
    ) -> tuple[Tensor, ...]:
        image = (image_embeds, unit_indices, unit_attention_mask, pixel_embeds)
        text = (text_embeds, text_hidden_state, token_boxes, word_ids)
        return self.answer(image, text, (question_embeddings, prompt_attention_mask, prompt_overlap))

    def answer(
        self,
        image: tuple[Tensor, ...],
        text: tuple[Tensor, ...],
        question: tuple[Tensor, ...],
        reshaped_input_sizes: Tensor | None = None,
        pointing: tuple[Tensor, ...] = (),
    ) -> tuple[Tensor, ...]:
        names = ("image_embeds", "unit_indices", "unit_attention_mask", "pixel_embeds")
        names += ("text_embeds", "text_hidden_state", "token_boxes", "word_ids")
        page = DJepaModelOutput(**dict(zip(names, (*image, *text))), reshaped_input_sizes=reshaped_input_sizes)
        prompts = dict(
            zip(("questions", "attention_mask", "overlap", "points", "labels", "boxes"), question + pointing)
        )
        answers = self.model._decode(page, prompts, self.kept)
        has_image = page.unit_attention_mask.any(1).float().view(-1, 1, 1, 1, 1)
        painted = PRIOR_LOGIT - self.model.mask_decoder.pixel_bias  # without an image, masks are the painted words
        answers["pred_masks"] = answers["pred_masks"] + (1 - has_image) * painted
        return tuple(answers[name] for name in self.outputs)


class AnswerPointed(Answer):
    """Answers to questions with clicks and boxes, by all masks."""

    kept = slice(None)

    def forward(
        self,
        image_embeds: Tensor,
        unit_indices: Tensor,
        unit_attention_mask: Tensor,
        pixel_embeds: Tensor,
        text_embeds: Tensor,
        text_hidden_state: Tensor,
        token_boxes: Tensor,
        word_ids: Tensor,
        question_embeddings: Tensor,
        prompt_attention_mask: Tensor,
        prompt_overlap: Tensor,
        reshaped_input_sizes: Tensor,  # (B, 2)
        input_points: Tensor,  # (B, Q, N, 2)
        input_labels: Tensor,  # (B, Q, N)
        input_boxes: Tensor,  # (B, Q, 4)
    ) -> tuple[Tensor, ...]:
        image = (image_embeds, unit_indices, unit_attention_mask, pixel_embeds)
        text = (text_embeds, text_hidden_state, token_boxes, word_ids)
        question = (question_embeddings, prompt_attention_mask, prompt_overlap)
        return self.answer(image, text, question, reshaped_input_sizes, (input_points, input_labels, input_boxes))


def fused_attention(module, query, key, value, attention_mask, scaling, **kwargs) -> tuple[Tensor, None]:
    """Attention as one node of ONNX Runtime, whose kernel does not keep the weights; like `eager_attention_forward`."""
    if attention_mask is not None:
        return eager_attention_forward(module, query, key, value, attention_mask, scaling=scaling, **kwargs)
    heads = query.shape[1]
    states = [each.transpose(1, 2).flatten(2) for each in (query, key, value)]  # (B, N, heads * head_dim)
    settings = {"num_heads": heads, "scale": scaling}
    name = "com.microsoft::MultiHeadAttention"
    output = torch.onnx.ops.symbolic(name, states, settings, dtype=query.dtype, shape=states[0].shape, version=1)
    return output.unflatten(2, (heads, -1)), None


FUSED = "djepa_onnx"
ALL_ATTENTION_FUNCTIONS.register(FUSED, fused_attention)
MODULES = dict(zip(GRAPHS, (EncodePage, EncodeWords, EncodeQuestions, Answer, AnswerPointed), strict=True))


def export(model: DJepaForPromptableSegmentation, folder: str | Path, int8: bool = False) -> list[Path]:
    """Write the graphs of a model next to its saved weights, and return their paths. Existing graphs are replaced.

    Args:
        model: in float32, on the CPU.
        folder: of `model.save_pretrained`; its weights are in one file, in full or half precision.
        int8: multiply matrices in int8, with weights in the graphs, and activations quantized as they come.

    Raises:
        ValueError: the model is of another class, dtype or device, its weights are not in the folder, or packages are
            missing.
    """
    if not isinstance(model, DJepaForPromptableSegmentation):
        raise ValueError(f"Only a DJepaForPromptableSegmentation can be exported, got {type(model).__name__}.")
    if model.dtype != torch.float32 or model.device.type != "cpu":
        raise ValueError(f"The model is in {model.dtype} on {model.device}; export `model.float().cpu()`.")
    missing = [name for name in ("onnx", "onnxscript") if find_spec(name) is None]
    if missing:
        raise ValueError(f"{' and '.join(missing)} is missing: pip install 'transformers-djepa[export]'.")
    import onnx_ir

    file = Path(folder, WEIGHTS)
    if not file.is_file():
        raise ValueError(f"{folder} has no {WEIGHTS}; save the model there, in one file.")
    model = deepcopy(model).eval()
    model.set_attn_implementation("eager")  # ONNX cannot express the memory layout of a fused kernel's output
    model.model.image_encoder.set_attn_implementation(FUSED)
    stored, metadata = stored_weights(file), {WEIGHTS_HASH: weights_hash(file.parent)}
    paths = []
    for name, module in MODULES.items():
        graph = onnx_program(module(model)).model
        graph = quantized(graph) if int8 else optimize(graph, stored)
        move_weights(graph, stored)
        strip(graph)
        graph.metadata_props.update(metadata)
        paths.append(graph_path(Path(folder), name))
        with replacing(paths[-1]) as partial:
            onnx_ir.save(graph, partial)
    return paths


@torch.no_grad()
def onnx_program(module: Graph) -> "torch.onnx.ONNXProgram":
    """Export a graph with dynamic axes."""
    names = [name for name in module.forward.__annotations__ if name in AXES]
    dims = {name: Dim(name, max=4096) for names in AXES.values() for name in names if name != "embedded_tokens"}
    config = module.model.config
    dims |= {name: Dim(name, max=config.text_config.max_position_embeddings) for name in ("tokens", "words")}
    dims["question_tokens"] = Dim("question_tokens", max=config.prompt_config.max_position_embeddings)
    dims["embedded_tokens"] = dims["question_tokens"] + 1
    shapes = {name: {axis: dims[dim] for axis, dim in enumerate(AXES[name])} for name in names}
    examples = example_inputs(module.model)
    inputs = {name: examples[name] for name in names}
    program = torch.export.export(module, (), inputs, dynamic_shapes=shapes, strict=False)
    axes = {name: dict(enumerate(AXES[name])) for name in names}
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", message="# The axis name")  # inputs share their axes
        return torch.onnx.export(
            program,
            output_names=module.outputs,
            dynamic_shapes=axes,
            opset_version=OPSET,
            dynamo=True,
            optimize=False,
            verbose=False,
        )


def example_inputs(model: DJepaForPromptableSegmentation) -> dict[str, Tensor]:
    """Inputs for tracing, with the sizes of `EXAMPLE`."""
    config, sizes = model.config, EXAMPLE | {"embedded_tokens": EXAMPLE["question_tokens"] + 1}
    side, cells = config.vision_config.image_size, config.vision_config.image_size // MASK_STRIDE
    ends = {
        "pixel_values": (config.vision_config.num_channels, side, side),
        "bbox": (4,),
        "reshaped_input_sizes": (2,),
        "image_embeds": (config.fusion_hidden_size,),
        "pixel_embeds": (config.decoder_config.pixel_size, cells, cells),
        "text_embeds": (config.fusion_hidden_size,),
        "text_hidden_state": (config.text_config.hidden_size,),
        "token_boxes": (4,),
        "prompt_overlap": (NUM_OVERLAPS,),
        "question_embeddings": (config.decoder_config.hidden_size,),
        "input_points": (2,),
        "input_boxes": (4,),
    }
    whole = ("input_ids", "attention_mask", "prompt_input_ids", "prompt_attention_mask", "reshaped_input_sizes")
    dtypes = dict.fromkeys((*whole, "unit_indices", "word_ids", "word_numbers", "input_labels"), torch.long)
    dtypes["unit_attention_mask"] = torch.bool
    inputs = {
        name: torch.ones(*(sizes[axis] for axis in axes), *ends.get(name, ()), dtype=dtypes.get(name, torch.float32))
        for name, axes in AXES.items()
    }
    inputs["unit_indices"] = torch.arange(EXAMPLE["units"]).repeat(EXAMPLE["pages"], 1)
    inputs["word_ids"] = torch.arange(EXAMPLE["tokens"]).clamp(max=EXAMPLE["words"] - 1).repeat(EXAMPLE["pages"], 1)
    inputs["reshaped_input_sizes"] *= side
    return inputs
