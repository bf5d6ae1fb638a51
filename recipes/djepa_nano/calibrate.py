"""Calibrate the masks, the presence head and the scores of a trained model (last stage of the recipe).

    python recipes/djepa_nano/calibrate.py --model build/nano-finetuned --output build/nano-final \
        --rows build/rows/generated build/rows/html

The bias of the mask logits is chosen by the mean IoU at page size, the bias of the presence head by the accuracy of its
decisions: the smallest change within a standard error of the best. Slope and offset of scores are fitted by the
likelihood of right answers (Platt scaling), for answers with words and without. Answers below the least score count as
absent: the highest for which at most a tenth of the answerable questions are said to have none. All are chosen on
pages of the test splits of `--rows`, as many of each.
"""

import argparse
import random
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from statistics import mean, stdev

import numpy as np
import torch
from scipy.optimize import minimize
from scipy.special import logit
from tqdm import tqdm
from transformers import AutoModelForMaskGeneration, AutoProcessor

import transformers_djepa  # noqa: F401
from djepa_runtime.answer_rule import AnswerRule
from djepa_runtime.processing.answers import QuestionOutput, ReadPage, answer_question, split_outputs
from djepa_runtime.processing.letterbox import mask_to_page
from transformers_djepa.data.hub import load_document_dataset
from transformers_djepa.data.page_dataset import DJepaPageDataset
from transformers_djepa.data.training_pages import has_words
from transformers_djepa.metrics.functions import Prediction, best, boxes_to_mask, is_right, mask_iou


OFFSETS = [step / 2 for step in range(-4, 5)]
SEED = 901
QUESTIONS = 12  # of a page
MAX_REFUSED = 0.1  # share of the answerable questions that may be answered "not on this page"
Questions = Callable[[], Iterator[tuple[dict, ReadPage, dict, QuestionOutput]]]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--model", type=Path, required=True)
    parser.add_argument("--output", type=Path, required=True)
    parser.add_argument("--rows", nargs="+", required=True)
    parser.add_argument("--pages", type=int, default=40, help="pages of each")
    arguments = parser.parse_args()
    model = AutoModelForMaskGeneration.from_pretrained(arguments.model, dtype="float32", answer_rule=None).eval()
    processor = AutoProcessor.from_pretrained(arguments.model)
    processor.answer_rule = model.config.answer_rule  # the default
    asked = partial(answers, model, processor, arguments.rows, arguments.pages)
    overlaps, decisions = measure(asked)
    with torch.no_grad():
        model.mask_decoder.pixel_bias += report("mask", overlaps)
        model.mask_decoder.presence_head.proj_out.bias += report("presence", decisions)
    model.config.answer_rule = processor.answer_rule = score_calibration(asked, processor.answer_rule)
    model.save_pretrained(arguments.output)
    processor.save_pretrained(arguments.output)


def report(name: str, scores: dict[float, list[float]]) -> float:
    """Print the mean score of every offset; return the smallest within a standard error of the highest."""
    means = {offset: mean(values) for offset, values in scores.items()}
    for offset, value in means.items():
        print(f"{name} {offset:+.1f}: {value:.4f} ({len(scores[offset])} questions)")
    best = scores[max(means, key=means.get)]
    least = mean(best) - stdev(best) / len(best) ** 0.5
    return min((offset for offset, value in means.items() if value >= least), key=abs)


def measure(asked: Questions) -> tuple[dict[float, list[float]], dict[float, list[float]]]:
    """For every offset, the IoU of the chosen mask of each answerable question, and each presence decision."""
    overlaps, decisions = defaultdict(list), defaultdict(list)
    for page, read, question, output in asked():
        size, answerable = page["image"].size[::-1], bool(question["answer_boxes"])  # height, width
        truths = [boxes_to_mask(boxes, *size) for boxes in question["answer_boxes"]]
        for offset in OFFSETS:
            decisions[offset].append((float(output.presence_logit) + offset > 0) == answerable)
            if answerable:
                logits = output.mask_logits[output.best] + offset
                overlaps[offset].append(best(mask_iou, mask_to_page(logits, read.reshaped_size, size), truths))
    return overlaps, decisions


def score_calibration(asked: Questions, rule: AnswerRule) -> AnswerRule:
    """The rule with the slopes and offsets that fit its scores to whether answers are right, and its least score."""
    found, answerable = {"text": [], "region": []}, []
    for _, page, question, output in asked():
        answer = answer_question(output, page, rule=rule)
        if question["answer_boxes"]:
            answerable.append(answer)
        if answer.present:
            right = is_right(question, Prediction(" ".join(answer.words), answer.boxes))
            found["text" if answer.words else "region"].append((answer.score, right))
    constants = {}
    for name, pairs in found.items():
        slope, offset = fit_platt(*zip(*pairs))
        constants |= {f"{name}_slope": slope, f"{name}_offset": offset}
        print(f"{name}: slope {slope:.2f}, offset {offset:+.2f} ({len(pairs)} answers)")
    rule = replace(rule, **constants)
    scores = [answer.present and rule.calibrated(answer.score, bool(answer.words)) for answer in answerable]
    least = float(np.quantile(scores, MAX_REFUSED, method="lower"))
    print(f"least score: {least:.3f}; {np.mean(np.less(scores, least)):.3f} of {len(scores)} answerable are refused")
    return replace(rule, least_score=least)


def fit_platt(scores: Sequence[float], right: Sequence[bool]) -> tuple[float, float]:
    """Slope and offset of sigmoid(slope * logit(score) + offset) with the highest likelihood."""
    logits = logit(np.clip(scores, 1e-4, 1 - 1e-4))  # (answers,)
    signs = 2 * np.asarray(right) - 1

    def loss(constants: np.ndarray) -> float:
        slope, offset = np.exp(constants[0]), constants[1]
        return np.logaddexp(0, -signs * (slope * logits + offset)).mean()

    log_slope, offset = minimize(loss, np.zeros(2), method="Nelder-Mead").x
    return float(np.exp(log_slope)), float(offset)


@torch.inference_mode()
def answers(model, processor, names: list[str], count: int) -> Iterator[tuple[dict, ReadPage, dict, QuestionOutput]]:
    """Pages, as they were and as read, their questions, and the model's output for each question."""
    pages = [
        page
        for name in names
        for page in DJepaPageDataset(has_words(load_document_dataset(name, "test")).shuffle(SEED).take(count))
    ]
    for page in tqdm(pages):
        questions = page["questions"]
        page["questions"] = random.Random(page["page_id"]).sample(questions, min(len(questions), QUESTIONS))
        inputs = processor(
            images=page["image"],
            text=page["words"],
            boxes=page["boxes"],
            questions=[question["question"] for question in page["questions"]],
            return_tensors="pt",
        )
        (outputs,) = split_outputs(model(**inputs))
        for question, output in zip(page["questions"], outputs, strict=True):
            yield page, inputs.pages[0], question, output


if __name__ == "__main__":
    main()
