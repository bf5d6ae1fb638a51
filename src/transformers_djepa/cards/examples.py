"""Example pages with a model's answers drawn on them, right or wrong."""

from collections.abc import Iterable, Sequence
from itertools import islice
from typing import TYPE_CHECKING

import torch
from PIL import Image, ImageDraw

from ..metrics import segmentation
from ..overlay import RIGHT, TRUTH, WRONG, draw_answers
from ..pipelines import as_result


if TYPE_CHECKING:
    from ..modeling.modeling_djepa import DJepaForPromptableSegmentation
    from ..processing.processing_djepa import DJepaProcessor

QUESTIONS = 6  # on one picture
WIDTH = 700  # of a picture, pixels
PAGE_COLOURS, SHADES = 16, 6  # of a picture's palette: the page's own, and those of a mark towards white and black
MOST_PAGES, MOST_ROWS = 40, 1000  # that are searched for examples
PAGE_FIELDS = {"image", "words", "boxes", "page_id"}


def pages_to_show(pages: Iterable[dict], count: int) -> list[dict]:
    """Return the first `count` different pages that have an image and questions, at most `QUESTIONS` of each.

    Args:
        pages: page examples or flat rows with the rows of a page in sequence; anything else is skipped.
        count: number of pages.
    """
    from ..data.rows import group_questions

    # A map-style dataset may lack `__iter__` and raise no IndexError at its end.
    rows = pages if hasattr(pages, "__iter__") else (pages[index] for index in range(len(pages)))
    rows = (row for row in islice(rows, MOST_ROWS) if isinstance(row, dict) and PAGE_FIELDS <= row.keys())
    whole = group_questions(row for row in rows if "questions" in row or "question" in row)
    found: dict[str, dict] = {}
    for page in islice(whole, MOST_PAGES if count else 0):
        if page["image"] is not None and page["questions"] and page["words"]:
            found.setdefault(page["page_id"], page | {"questions": page["questions"][:QUESTIONS]})
        if len(found) == count:
            break
    return list(found.values())


@torch.no_grad()
def answer(model: "DJepaForPromptableSegmentation", processor: "DJepaProcessor", page: dict) -> list[dict]:
    """Answer the questions of a page example as the pipeline does. The model keeps its training mode."""
    inputs = processor(
        images=page["image"],
        text=[page["words"]],
        boxes=[page["boxes"]],
        questions=[[question["question"] for question in page["questions"]]],
        return_tensors="pt",
    ).to(model.device)
    inputs["pixel_values"] = inputs["pixel_values"].to(model.dtype)
    training = model.training
    model.eval()
    try:
        outputs = model(**inputs)
    finally:
        model.train(training)
    return [as_result(found) for found in processor.post_process_answers(outputs, inputs)[0]]


def is_right(question: dict, found: dict) -> bool:
    """Apply `segmentation.is_right` to a result of the pipeline."""
    prediction = segmentation.Prediction(found["answer"], found["boxes"], present=found["present"])
    return segmentation.is_right(question, prediction)


def draw_judged(page: dict, answers: Sequence[dict]) -> Image.Image:
    """Mark right answers green and wrong ones orange, with the right region in blue.

    Args:
        page: a page example.
        answers: one result of the pipeline for each question.

    Returns:
        Palette image, 700 pixels wide, with questions and answers below the page.
    """
    judged = [is_right(question, found) for question, found in zip(page["questions"], answers, strict=True)]
    image = page["image"].convert("RGB")
    blank = Image.new("L", image.size)
    for question in (question for question, right in zip(page["questions"], judged) if not right):
        _frame(image, question["answer_boxes"][:1])
    shown = [
        {
            "answer": _legend(question, found, right),
            "score": found["score"],
            "boxes": found["boxes"] if found["present"] else [],
            "mask": found["mask"] if found["present"] else blank,
            "present": True,
        }
        for question, found, right in zip(page["questions"], answers, judged)
    ]
    questions = [question["question"] for question in page["questions"]]
    picture = draw_answers(image, questions, shown, [RIGHT if right else WRONG for right in judged])
    picture = picture.resize((WIDTH, round(picture.height * WIDTH / picture.width)), Image.Resampling.LANCZOS)
    return picture.quantize(palette=_palette(picture), dither=Image.Dither.NONE)


def _frame(image: Image.Image, regions: Sequence[Sequence[Sequence[float]]]) -> None:
    draw = ImageDraw.Draw(image)
    scale = [side / 1000 for side in (*image.size, *image.size)]
    for box in (box for boxes in regions for box in boxes):
        corners = [value * factor for value, factor in zip(box, scale)]
        draw.rectangle(corners, outline=TRUTH, width=max(2, round(1.5 * max(scale))))


def _legend(question: dict, found: dict, right: bool) -> str:
    text = (found["answer"] or "marked on the page") if found["present"] else "not on this page"
    expected = next((text for text in question["answers"] if text.strip()), "marked in blue")
    expected = expected if question["answer_boxes"] else "not on this page"
    return text if right else f"{text}   (should be: {expected})"


def _palette(picture: Image.Image) -> Image.Image:
    """Reserve palette entries for the marks, which the colours of a noisy scan would crowd out."""
    own = picture.quantize(PAGE_COLOURS).getpalette()[: 3 * PAGE_COLOURS]
    steps = [(end, step / SHADES) for end in (255, 0) for step in range(1, SHADES + 1)]
    marks = [round(end + (c - end) * t) for colour in (RIGHT, WRONG, TRUTH) for end, t in steps for c in colour]
    palette = Image.new("P", (1, 1))
    palette.putpalette([*own, *marks])
    return palette
