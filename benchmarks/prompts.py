"""Corrections and ambiguity on held-out generated pages: IoU after clicks, and the best of three masks against the
single one.

    python benchmarks/prompts.py --num-pages 120 --output benchmarks/results/prompts.json

Clicks are simulated one at a time, each on a pixel that the mask so far has wrong, with that mask as a prompt besides
(SAM's protocol, arXiv 2304.02643, section 7.1). IoU is of `pred_masks` on the model's own grid, thresholded at 0,
against the acceptable answer it overlaps most; for ambiguous questions against one acceptable answer drawn at random,
which is what a user meant.
"""

import argparse
import json
from itertools import islice
from pathlib import Path

import torch
from transformers import AutoModelForMaskGeneration, AutoProcessor

from djepa_forms import generate_pages
from transformers_djepa import DJepaSegmentationCollator
from transformers_djepa.bundled import resolve_checkpoint
from transformers_djepa.modeling.clicks import sample_error_clicks
from transformers_djepa.modeling.losses import mask_iou
from transformers_djepa.modeling.modeling_djepa import MAX_MASK_PROMPT


CLICKS = (0, 1, 3, 5)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--model", help="folder of a checkpoint; the bundled one by default")
    parser.add_argument("--num-pages", type=int, default=60)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--output", type=Path)
    arguments = parser.parse_args()
    torch.manual_seed(arguments.seed)
    path = resolve_checkpoint(arguments.model)
    model = AutoModelForMaskGeneration.from_pretrained(path, dtype="float32").eval()
    processor = AutoProcessor.from_pretrained(path)
    collator = DJepaSegmentationCollator(processor, prompt_shares={"question": 1.0}, overlap_share=1.0)
    pages = list(islice(generate_pages(arguments.seed, "test", render=True), arguments.num_pages))
    results = {"clicks": measure_clicks(model, collator, pages), "ambiguous": measure_ambiguity(model, collator, pages)}
    print(json.dumps(results, indent=1))
    if arguments.output:
        settings = {"num_pages": arguments.num_pages, "seed": arguments.seed}
        arguments.output.write_text(json.dumps({"settings": settings, "results": results}, indent=1) + "\n")


@torch.inference_mode()
def measure_clicks(model, collator, pages: list[dict]) -> dict:
    """Mean IoU, and share of IoU >= 0.5, after 0, 1, 3 and 5 clicks, over all questions that have an answer."""
    ious = {count: [] for count in CLICKS}
    for page in pages:
        batch = collator([page])
        labels, inside = batch["mask_labels"], torch.ones(1, 1, 1, batch["mask_labels"][0, 0, 0].numel())
        answered = (batch["presence_labels"] == 1) & (labels > 0.5).flatten(2).any(-1)
        embeddings, asked = encode(model, batch)
        for count in range(max(CLICKS) + 1):
            masks = model(page_embeddings=embeddings, **asked).pred_masks[:, :, 0]
            if count in CLICKS:
                iou = mask_iou(masks.flatten(2).unsqueeze(2), labels.flatten(3), inside).amax((2, 3))
                ious[count] += iou[answered].tolist()
            asked |= next_click(
                asked, masks, labels, batch["reshaped_input_sizes"], model.config.vision_config.image_size
            )
    return {str(count): summary(values) for count, values in ious.items()}


def encode(model, batch) -> tuple:
    """Page embeddings and the question inputs of a batch."""
    names = ("pixel_values", "input_ids", "attention_mask", "bbox", "word_ids", "reshaped_input_sizes")
    embeddings = model.get_page_embeddings(**{name: batch[name] for name in names})
    return embeddings, {name: batch[name] for name in ("prompt_input_ids", "prompt_attention_mask", "prompt_overlap")}


def next_click(asked: dict, masks: torch.Tensor, labels: torch.Tensor, sizes: torch.Tensor, image_size: int) -> dict:
    """The clicks so far and one more, and the last mask, as prompts."""
    once = torch.ones(masks.shape[:2], dtype=torch.long)
    points, kinds = sample_error_clicks(masks, labels, once, sizes, image_size)
    if "input_points" in asked:
        points = torch.cat([asked["input_points"], points], dim=2)
        kinds = torch.cat([asked["input_labels"], kinds], dim=2)
    return {
        "input_points": points,
        "input_labels": kinds,
        "input_masks": masks.clamp(-MAX_MASK_PROMPT, MAX_MASK_PROMPT),
    }


@torch.inference_mode()
def measure_ambiguity(model, collator, pages: list[dict]) -> dict:
    """Single mask and best of the three on questions with several acceptable answers, against one of them drawn at
    random.
    """
    single, best = [], []
    for page in pages:
        questions = [q for q in page["questions"] if q["kind"] == "ambiguous" and len(q["answer_boxes"]) > 1]
        if not questions:
            continue
        batch = collator([page | {"questions": questions}])
        labels = batch["mask_labels"]
        exists = (labels > 0.5).flatten(3).any(-1)[0].float()  # (Q, A)
        kept = exists.any(-1)
        meant = torch.multinomial(exists[kept], 1)  # (Q', 1)
        labels = labels[0, kept, meant[:, 0]][None, :, None].flatten(3)
        embeddings, asked = encode(model, batch)
        for results, several in ((single, False), (best, True)):
            masks = model(page_embeddings=embeddings, **asked, multimask_output=several).pred_masks[:, kept].flatten(3)
            results += mask_iou(masks, labels, torch.ones_like(masks[:1, :1, :1])).amax((2, 3))[0].tolist()
    return {"single": summary(single), "best_of_three": summary(best)}


def summary(ious: list[float]) -> dict[str, float]:
    values = torch.tensor(ious)
    return {
        "questions": len(ious),
        "mean_iou": round(values.mean().item(), 4),
        "iou@0.5": round((values >= 0.5).float().mean().item(), 4),
    }


if __name__ == "__main__":
    main()
