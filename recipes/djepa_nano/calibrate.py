"""Calibrate the masks and the presence head of a trained model (steps 9, 13 and 29 of the recipe).

    python recipes/djepa_nano/calibrate.py --model build/nano-averaged --output build/nano-calibrated [--pages 30]

A text line is two or three cells of the mask grid high, and after a short training its masks are too thin or too wide.
If words form the answer, the mask is painted from them, and `mask_decoder.beside_words` holds the scale and the offset
of the image's logits. Both are chosen by the mean IoU at page size on generated pages of the training split that no
other step uses. Masks of answers without words are not changed.

Training on drawings makes the model answer "not on this page" too often. The bias of the presence head is chosen by the
accuracy of its decisions on the same pages.
"""

import argparse
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from statistics import mean

import torch
from transformers import AutoModelForMaskGeneration, AutoProcessor

import transformers_djepa  # noqa: F401
from djepa_forms import generate_pages
from transformers_djepa.answer_rule import text_weight
from transformers_djepa.metrics.functions import best, boxes_to_mask, mask_iou
from transformers_djepa.processing.answers import QuestionOutput, split_outputs
from transformers_djepa.processing.letterbox import mask_to_page


SCALES = (0.25, 0.5, 1.0)
OFFSETS = [step / 2 for step in range(-5, 9)]
PRESENCE_OFFSETS = [step / 4 for step in range(-4, 9)]
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
    for scale in SCALES:
        set_beside_words(model, scale, 0.0)
        for offset, values in measure(model, processor, arguments.pages).items():
            overlaps[scale, offset] = mean(values)
            above = mean(value >= 0.5 for value in values)
            print(
                f"{scale:.2f} {offset:+.1f}: mean IoU {mean(values):.3f}, IoU@0.5 {above:.3f} ({len(values)} questions)"
            )
    scale, offset = max(overlaps, key=overlaps.get)
    set_beside_words(model, scale, offset)
    accuracy = presence_accuracy(model, processor, arguments.pages)
    for presence_offset, value in accuracy.items():
        print(f"presence {presence_offset:+.2f}: accuracy {value:.3f}")
    presence_offset = max(accuracy, key=accuracy.get)
    shift_presence(model, presence_offset)
    model.save_pretrained(arguments.output)
    processor.save_pretrained(arguments.output)
    print(f"{arguments.output}: image logits scaled by {scale}, offset {offset:+.1f}; presence {presence_offset:+.2f}")


@torch.no_grad()
def set_beside_words(model, scale: float, offset: float) -> None:
    model.mask_decoder.beside_words.copy_(torch.tensor([scale, offset]))


@torch.no_grad()
def shift_presence(model, offset: float) -> None:
    model.mask_decoder.presence_head.proj_out.bias.add_(offset)


def measure(model, processor, count: int) -> dict[float, list[float]]:
    """IoU of the chosen mask at page size, for every offset: one value per question with an answer."""
    overlaps = defaultdict(list)
    for page, reshaped_size, question, output in answers(model, processor, count):
        if not question["answer_boxes"]:
            continue
        chosen, size = int(output.iou_scores.argmax()), page["image"].size[::-1]
        logits = output.mask_logits[chosen]
        in_words = text_weight(output.word_logits[None, None], model.config.answer_rule)[0, 0, chosen]
        truths = [boxes_to_mask(boxes, *size) for boxes in question["answer_boxes"]]
        for offset in OFFSETS:
            mask = mask_to_page(logits + offset * in_words, reshaped_size, size)
            overlaps[offset].append(best(mask_iou, mask.numpy(), truths))
    return overlaps


def presence_accuracy(model, processor, count: int) -> dict[float, float]:
    """Accuracy of the presence decision for every offset."""
    found = [
        (float(output.presence_logit), bool(question["answer_boxes"]))
        for _, _, question, output in answers(model, processor, count)
    ]
    return {offset: mean((logit + offset > 0) == present for logit, present in found) for offset in PRESENCE_OFFSETS}


@torch.inference_mode()
def answers(model, processor, count: int) -> Iterator[tuple[dict, tuple[int, int], dict, QuestionOutput]]:
    """Pages, their `(height, width)` in the letterbox, their questions, and the model's output for each question."""
    for page in generate_pages(SEED, "train", count):
        if not page["questions"]:
            continue
        inputs = processor(
            images=page["image"],
            text=page["words"],
            boxes=page["boxes"],
            questions=[question["question"] for question in page["questions"]],
            return_tensors="pt",
        )
        (outputs,) = split_outputs(model(**inputs))
        for question, output in zip(page["questions"], outputs, strict=True):
            yield page, inputs.pages[0].reshaped_size, question, output


if __name__ == "__main__":
    main()
