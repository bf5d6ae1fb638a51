"""Steps 9, 13 and 25 of the recipe: how much the image has to say in a mask, and where the mask's threshold lies.

    python recipes/djepa_nano/calibrate.py --model build/nano-averaged --output build/nano-calibrated [--pages 30]

A line of print is two or three cells of the mask grid high. A short training learns the odds of a cell, which are
below a half wherever the answer is not sure, and with them masks that are too thin or too wide. Where words answer,
they are the mask, and two numbers say how much the image adds to it (`mask_decoder.beside_words`): the share that its
part of the logits keeps, and an offset. They are set by what gives the best mean IoU at the size of the page, on
generated pages of the training split that no other step has seen. Answers without words stay the image's alone.
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
from transformers_djepa.modeling.answer_words import answered_in_words
from transformers_djepa.processing.answers import split_outputs
from transformers_djepa.processing.letterbox import mask_to_page


SHARES = (0.25, 0.5, 1.0)
OFFSETS = [step / 2 for step in range(-5, 9)]
SEED = 901


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--model", type=Path, required=True)
    parser.add_argument("--output", type=Path, required=True)
    parser.add_argument("--pages", type=int, default=30)
    arguments = parser.parse_args()
    model = AutoModelForMaskGeneration.from_pretrained(arguments.model, dtype="float32").eval()
    processor = AutoProcessor.from_pretrained(arguments.model)
    overlaps = {}
    for share in SHARES:
        set_beside_words(model, share, 0.0)
        for offset, values in measure(model, processor, arguments.pages).items():
            overlaps[share, offset] = mean(values)
            wins = mean(value >= 0.5 for value in values)
            print(
                f"{share:.2f} {offset:+.1f}: mean IoU {mean(values):.3f}, IoU@0.5 {wins:.3f} ({len(values)} questions)"
            )
    share, offset = max(overlaps, key=overlaps.get)
    set_beside_words(model, share, offset)
    model.save_pretrained(arguments.output)
    processor.save_pretrained(arguments.output)
    print(f"{arguments.output}: {share} of the image's part beside words, offset {offset:+.1f}")


@torch.no_grad()
def set_beside_words(model, share: float, offset: float) -> None:
    model.mask_decoder.beside_words.copy_(torch.tensor([share, offset]))


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
            chosen = int(output.iou_scores.argmax())
            logits = output.mask_logits[chosen]
            in_words = answered_in_words(output.word_logits[None, None])[0, 0, chosen]
            truths = [boxes_to_mask(boxes, *size) for boxes in question["answer_boxes"]]
            for offset in OFFSETS:
                mask = mask_to_page(logits + offset * in_words, inputs.pages[0].reshaped_size, size)
                overlaps[offset].append(best(mask_iou, mask.numpy(), truths))
    return overlaps


if __name__ == "__main__":
    main()
