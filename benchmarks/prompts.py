"""Corrections and ambiguity on held-out generated pages: mask IoU after clicks, and the best of three masks.

    python benchmarks/prompts.py --num_pages 120

Clicks are simulated one at a time: each is on a pixel that the mask of the answer gets wrong, with the last
`pred_masks` as a further prompt (SAM's protocol, arXiv 2304.02643, section 7.1). IoU compares the mask of the answer on
the model's grid with the best acceptable one. For ambiguous questions `pred_masks`, thresholded at 0, are compared with
one acceptable answer drawn at random, as a user who means one of them would.
"""

import math
from itertools import islice

import numpy as np
import torch
from parts.report import make_parser, write_json
from PIL import Image
from transformers import AutoModelForMaskGeneration, AutoProcessor

from djepa_corpus.forms import generate_pages
from transformers_djepa import DJepaSegmentationCollator
from transformers_djepa.bundled import resolve_checkpoint
from transformers_djepa.modeling.clicks import sample_error_clicks
from transformers_djepa.modeling.losses import mask_ious
from transformers_djepa.modeling.modeling_djepa import MAX_MASK_PROMPT
from transformers_djepa.processing.answers import ReadPage, answer_question, split_outputs
from transformers_djepa.processing.letterbox import MASK_STRIDE


CLICKS = (0, 1, 3, 5)
PAGE_INPUTS = ("pixel_values", "input_ids", "attention_mask", "bbox", "word_ids", "reshaped_input_sizes")
QUESTION_INPUTS = ("prompt_input_ids", "prompt_attention_mask", "prompt_overlap")


def main() -> None:
    parser = make_parser(__doc__, "prompts.json")
    parser.add_argument("--model", help="checkpoint (default: the bundled model)")
    parser.add_argument("--num_pages", type=int, default=120)
    parser.add_argument("--seed", type=int, default=0)
    arguments = parser.parse_args()
    torch.manual_seed(arguments.seed)
    path = resolve_checkpoint(arguments.model)
    model = AutoModelForMaskGeneration.from_pretrained(path, dtype="float32").eval()
    processor = AutoProcessor.from_pretrained(path)
    collator = DJepaSegmentationCollator(processor, only_questions=True, overlap_share=1.0)
    generated = islice(generate_pages(arguments.seed, "test", render=True), arguments.num_pages)
    pages = [page | {"epoch": 0} for page in generated]  # the same questions in every run
    clicks, ambiguous = measure_clicks(model, processor, collator, pages), measure_ambiguity(model, collator, pages)
    results = {"clicks": clicks, "ambiguous": ambiguous}
    settings = {"num_pages": arguments.num_pages, "seed": arguments.seed}
    write_json(arguments.output, {"settings": settings, "results": results})
    print(results)


@torch.inference_mode()
def measure_clicks(model, processor, collator, pages: list[dict]) -> dict:
    """IoU after each number of clicks, over all questions with an answer."""
    ious = {count: [] for count in CLICKS}
    for page in pages:
        batch = collator([page])
        labels, valid = batch["mask_labels"], torch.ones(1, 1, 1, batch["mask_labels"][0, 0, 0].numel())
        answered = (batch["presence_labels"] == 1) & (labels > 0.5).flatten(2).any(-1)
        sizes = batch["reshaped_input_sizes"]
        embeddings, prompts = encode(model, batch)
        for count in range(max(CLICKS) + 1):
            output = model(page_embeddings=embeddings, **prompts)
            masks = answer_masks(output, processor, page, sizes[0], prompts)
            if count in CLICKS:
                iou = mask_ious(masks.flatten(2).unsqueeze(2), labels.flatten(3), valid).amax((2, 3))
                ious[count] += iou[answered].tolist()
            prompts |= next_click(prompts, masks, labels, sizes, model.config.vision_config.image_size)
            prompts["input_masks"] = output.pred_masks[:, :, 0].clamp(-MAX_MASK_PROMPT, MAX_MASK_PROMPT)
    return {str(count): summary(values) for count, values in ious.items()}


def answer_masks(output, processor, page: dict, size: torch.Tensor, prompts: dict) -> torch.Tensor:
    """The mask of each answer on the model's grid: 1 inside, -1 outside; `(1, Q, rows, columns)`."""
    read = ReadPage(page["words"], page["boxes"], page["image"].size, tuple(size.tolist()))
    height, width = (math.ceil(side / MASK_STRIDE) for side in read.reshaped_size)
    masks = -torch.ones_like(output.pred_masks[:, :, 0])
    for number, found in enumerate(split_outputs(output, prompts)[0]):
        answer = answer_question(found, read, presence_threshold=0.0, rule=processor.answer_rule)
        cells = np.asarray(answer.mask.resize((width, height), Image.Resampling.BOX)) >= 128
        masks[0, number, :height, :width][torch.from_numpy(cells)] = 1
    return masks


def encode(model, batch) -> tuple:
    """Page embeddings and question inputs of a batch."""
    embeddings = model.get_page_embeddings(**{name: batch[name] for name in PAGE_INPUTS})
    return embeddings, {name: batch[name] for name in QUESTION_INPUTS}


def next_click(prompts: dict, masks: torch.Tensor, labels: torch.Tensor, sizes: torch.Tensor, image_size: int) -> dict:
    """The previous clicks with one more, as prompts."""
    counts = torch.ones(masks.shape[:2], dtype=torch.long)
    points, kinds = sample_error_clicks(masks, labels, counts, sizes, image_size)
    if "input_points" in prompts:
        points = torch.cat([prompts["input_points"], points], dim=2)
        kinds = torch.cat([prompts["input_labels"], kinds], dim=2)
    return {"input_points": points, "input_labels": kinds}


@torch.inference_mode()
def measure_ambiguity(model, collator, pages: list[dict]) -> dict:
    """IoU of the single mask and of the best of three, on questions with several acceptable answers."""
    single, best = [], []
    for page in pages:
        questions = [q for q in page["questions"] if q["kind"] == "ambiguous" and len(q["answer_boxes"]) > 1]
        if not questions:
            continue
        batch = collator([page | {"questions": questions}])
        labels = batch["mask_labels"]
        exists = (labels > 0.5).flatten(3).any(-1)[0].float()  # (questions, answers)
        kept = exists.any(-1)
        drawn = torch.multinomial(exists[kept], 1)  # (kept questions, 1)
        labels = labels[0, kept, drawn[:, 0]][None, :, None].flatten(3)
        embeddings, prompts = encode(model, batch)
        for results, several in ((single, False), (best, True)):
            output = model(page_embeddings=embeddings, **prompts, multimask_output=several)
            masks = output.pred_masks[:, kept].flatten(3)
            results += mask_ious(masks, labels, torch.ones_like(masks[:1, :1, :1])).amax((2, 3))[0].tolist()
    return {"single": summary(single), "best_of_three": summary(best)}


def summary(ious: list[float]) -> dict[str, float]:
    values = torch.tensor(ious)
    found = {"mean_iou": values.mean().item(), "iou@0.5": (values >= 0.5).float().mean().item()}
    return {"questions": len(ious)} | {name: round(value, 4) for name, value in found.items()}


if __name__ == "__main__":
    main()
