"""Corrections and ambiguity on held-out generated pages: mask IoU after clicks, and the best of three masks.

    python benchmarks/prompts.py --num_pages 120

Clicks are simulated one at a time: each is on a pixel that the current mask gets wrong, with that mask as a further
prompt (SAM's protocol, arXiv 2304.02643, section 7.1). IoU compares `pred_masks` on the model's grid, thresholded at 0,
with the best acceptable answer; for ambiguous questions with one acceptable answer drawn at random, as a user who means
one of them would.
"""

from itertools import islice

import torch
from parts.report import make_parser, write_json
from transformers import AutoModelForMaskGeneration, AutoProcessor

from djepa_forms import generate_pages
from transformers_djepa import DJepaSegmentationCollator
from transformers_djepa.bundled import resolve_checkpoint
from transformers_djepa.modeling.clicks import sample_error_clicks
from transformers_djepa.modeling.losses import mask_iou
from transformers_djepa.modeling.modeling_djepa import MAX_MASK_PROMPT


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
    results = {"clicks": measure_clicks(model, collator, pages), "ambiguous": measure_ambiguity(model, collator, pages)}
    settings = {"num_pages": arguments.num_pages, "seed": arguments.seed}
    write_json(arguments.output, {"settings": settings, "results": results})
    print(results)


@torch.inference_mode()
def measure_clicks(model, collator, pages: list[dict]) -> dict:
    """IoU after each number of clicks, over all questions with an answer."""
    ious = {count: [] for count in CLICKS}
    for page in pages:
        batch = collator([page])
        labels, valid = batch["mask_labels"], torch.ones(1, 1, 1, batch["mask_labels"][0, 0, 0].numel())
        answered = (batch["presence_labels"] == 1) & (labels > 0.5).flatten(2).any(-1)
        embeddings, prompts = encode(model, batch)
        for count in range(max(CLICKS) + 1):
            masks = model(page_embeddings=embeddings, **prompts).pred_masks[:, :, 0]
            if count in CLICKS:
                iou = mask_iou(masks.flatten(2).unsqueeze(2), labels.flatten(3), valid).amax((2, 3))
                ious[count] += iou[answered].tolist()
            sizes, image_size = batch["reshaped_input_sizes"], model.config.vision_config.image_size
            prompts |= next_click(prompts, masks, labels, sizes, image_size)
    return {str(count): summary(values) for count, values in ious.items()}


def encode(model, batch) -> tuple:
    """Page embeddings and question inputs of a batch."""
    embeddings = model.get_page_embeddings(**{name: batch[name] for name in PAGE_INPUTS})
    return embeddings, {name: batch[name] for name in QUESTION_INPUTS}


def next_click(prompts: dict, masks: torch.Tensor, labels: torch.Tensor, sizes: torch.Tensor, image_size: int) -> dict:
    """The previous clicks with one more, and the last mask, as prompts."""
    counts = torch.ones(masks.shape[:2], dtype=torch.long)
    points, kinds = sample_error_clicks(masks, labels, counts, sizes, image_size)
    if "input_points" in prompts:
        points = torch.cat([prompts["input_points"], points], dim=2)
        kinds = torch.cat([prompts["input_labels"], kinds], dim=2)
    mask_prompt = masks.clamp(-MAX_MASK_PROMPT, MAX_MASK_PROMPT)
    return {"input_points": points, "input_labels": kinds, "input_masks": mask_prompt}


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
            results += mask_iou(masks, labels, torch.ones_like(masks[:1, :1, :1])).amax((2, 3))[0].tolist()
    return {"single": summary(single), "best_of_three": summary(best)}


def summary(ious: list[float]) -> dict[str, float]:
    values = torch.tensor(ious)
    found = {"mean_iou": values.mean().item(), "iou@0.5": (values >= 0.5).float().mean().item()}
    return {"questions": len(ious)} | {name: round(value, 4) for name, value in found.items()}


if __name__ == "__main__":
    main()
