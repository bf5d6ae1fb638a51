"""Step 4 of the recipe: where the masks' threshold lies.

    python recipes/djepa_nano/calibrate.py --model build/nano-pages --output build/nano-calibrated [--pages 30]

A line of print is two or three cells of the mask grid high, and a short training leaves the cells at its edges just
below the threshold. One number, the decoder's `pixel_bias`, is raised by what gives the best mean IoU at the size of
the page, on generated pages of the training split that no other step has seen.
"""

import argparse
from collections import defaultdict
from pathlib import Path
from statistics import mean

import torch
from transformers import AutoModelForMaskGeneration, AutoProcessor

import transformers_djepa  # noqa: F401
from transformers_djepa.data.generated import generate_pages
from transformers_djepa.metrics.functions import best, boxes_to_mask, mask_iou
from transformers_djepa.processing.answers import split_outputs
from transformers_djepa.processing.letterbox import mask_to_page


OFFSETS = [step / 2 for step in range(-2, 9)]
SEED = 901


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--model", type=Path, required=True)
    parser.add_argument("--output", type=Path, required=True)
    parser.add_argument("--pages", type=int, default=30)
    arguments = parser.parse_args()
    model = AutoModelForMaskGeneration.from_pretrained(arguments.model, dtype="float32").eval()
    processor = AutoProcessor.from_pretrained(arguments.model)
    overlaps = measure(model, processor, arguments.pages)
    for offset, values in overlaps.items():
        share = mean(value >= 0.5 for value in values)
        print(f"{offset:+.1f}: mean IoU {mean(values):.3f}, IoU@0.5 {share:.3f} ({len(values)} questions)")
    chosen = max(overlaps, key=lambda offset: mean(overlaps[offset]))
    with torch.no_grad():
        model.mask_decoder.pixel_bias.add_(chosen)
    model.save_pretrained(arguments.output)
    processor.save_pretrained(arguments.output)
    print(f"{arguments.output}: pixel_bias {chosen:+.1f}")


@torch.inference_mode()
def measure(model, processor, count: int) -> dict[float, list[float]]:
    """IoU of the chosen mask at the size of the page, for each offset and answered question."""
    overlaps = defaultdict(list)
    for page in generate_pages(SEED, "train", count):
        asked = [question for question in page["questions"] if question["answer_boxes"]]
        if not asked:
            continue
        questions, size = [question["question"] for question in asked], page["image"].size[::-1]
        inputs = processor(
            images=page["image"], text=page["words"], boxes=page["boxes"], questions=questions, return_tensors="pt"
        )
        (outputs,) = split_outputs(model(**inputs))
        for question, output in zip(asked, outputs):
            logits = output.mask_logits[int(output.iou_scores.argmax())]
            truths = [boxes_to_mask(boxes, *size) for boxes in question["answer_boxes"]]
            for offset in OFFSETS:
                mask = mask_to_page(logits + offset, inputs.pages[0].reshaped_size, size)
                overlaps[offset].append(best(mask_iou, mask.numpy(), truths))
    return overlaps


if __name__ == "__main__":
    main()
