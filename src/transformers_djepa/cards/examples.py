"""Pages with a model's answers drawn on them, right ones and wrong ones told apart."""

from collections.abc import Iterable, Iterator, Sequence, Sized
from itertools import islice
from typing import TYPE_CHECKING

import torch
from PIL import Image, ImageDraw

from ..metrics import segmentation
from ..overlay import add_legend, fit, outline, tint
from ..pipelines import as_result


if TYPE_CHECKING:
    from ..modeling.modeling_djepa import DJepaForPromptableSegmentation
    from ..processing.processing_djepa import DJepaProcessor

QUESTIONS = 6  # on one picture
WIDTH = 700  # of a picture, pixels
OWN_COLOURS, SHADES = 16, 6  # of a picture's palette: the page's, and those of a mark towards white and black
RIGHT, WRONG, TRUTH = (0, 158, 115), (213, 94, 0), (0, 114, 178)
LOOKED_AT, ROWS = 40, 1000  # pages among which some are chosen, and rows that are read for them


def pages_to_show(pages: Iterable[dict], count: int) -> list[dict]:
    """The first `count` different pages that have an image and questions, with at most `QUESTIONS` of each.

    Args:
        pages: page examples, or flat rows, of which one page's stand together; others among them are passed over. No
            more than `ROWS` of them are read.
    """
    found: dict[str, dict] = {}
    for page in islice(_whole_pages(pages), LOOKED_AT if count else 0):
        if page["image"] is not None and page["questions"] and page["words"]:
            found.setdefault(page["page_id"], page | {"questions": page["questions"][:QUESTIONS]})
        if len(found) == count:
            break
    return list(found.values())


def _whole_pages(pages: Iterable[dict]) -> Iterator[dict]:
    from ..data.rows import group_questions

    rows = islice(_rows(pages), ROWS)
    known = (page for page in rows if isinstance(page, dict) and {"image", "words", "boxes", "page_id"} <= set(page))
    return group_questions(page for page in known if "questions" in page or "question" in page)


def _rows(pages: Iterable[dict]) -> Iterator[dict]:
    """`Trainer` asks a data set for the indices below its length; `iter` would ask one without `__iter__` for ever."""
    if hasattr(pages, "__iter__") or not isinstance(pages, Sized):
        return iter(pages)
    return (pages[index] for index in range(len(pages)))


@torch.no_grad()
def answer(model: "DJepaForPromptableSegmentation", processor: "DJepaProcessor", page: dict) -> list[dict]:
    """Answers to a page's questions, as the pipeline returns them. The model is left in the mode it was in."""
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
    """`segmentation.is_right` of an answer as the pipeline returns it."""
    prediction = segmentation.Prediction(found["answer"], found["boxes"], present=found["present"])
    return segmentation.is_right(question, prediction)


def draw_judged(page: dict, answers: Sequence[dict]) -> Image.Image:
    """The page with green marks on right answers, orange on wrong ones, and blue where those should have been.

    Args:
        page: a page example.
        answers: one for each of its questions, as the pipeline returns them.

    Returns:
        A picture with a palette, 700 pixels wide, each question and answer below the page.
    """
    picture = fit(page["image"].convert("RGB"))
    unit = max(picture.size) / 1000
    judged = [is_right(question, found) for question, found in zip(page["questions"], answers, strict=True)]
    colours = [RIGHT if right else WRONG for right in judged]
    for found, colour in zip(answers, colours):
        if found["present"]:
            tint(picture, found["mask"], colour)
    for question, right in zip(page["questions"], judged):
        if not right:
            _frame(picture, question["answer_boxes"][:1], unit)
    for number, (found, colour) in enumerate(zip(answers, colours), start=1):
        outline(picture, found["boxes"] if found["present"] else [], colour, number, unit)
    told = [_told(*entry) for entry in zip(page["questions"], answers, judged)]
    texts = [question["question"] for question in page["questions"]]
    return _small(add_legend(picture, list(zip(texts, told, colours)), unit))


def _frame(picture: Image.Image, regions: Sequence[Sequence[Sequence[float]]], unit: float) -> None:
    draw = ImageDraw.Draw(picture)
    width, height = picture.size
    for x0, y0, x1, y1 in (box for boxes in regions for box in boxes):
        corners = (x0 * width / 1000, y0 * height / 1000, x1 * width / 1000, y1 * height / 1000)
        draw.rectangle(corners, outline=TRUTH, width=max(2, round(1.5 * unit)))


def _told(question: dict, found: dict, right: bool) -> dict:
    """An answer whose text says what is wrong with it."""
    text = (found["answer"] or "marked on the page") if found["present"] else "not on this page"
    if not right:
        expected = next((text for text in question["answers"] if text.strip()), "marked in blue")
        text = f"{text}   (should be: {expected if question['answer_boxes'] else 'not on this page'})"
    return {"answer": text, "score": found["score"], "present": True}


def _small(picture: Image.Image) -> Image.Image:
    height = round(picture.height * WIDTH / picture.width)
    picture = picture.resize((WIDTH, height), Image.Resampling.LANCZOS)
    return picture.quantize(palette=_palette(picture), dither=Image.Dither.NONE)


def _palette(picture: Image.Image) -> Image.Image:
    """The page's own colours, among them those of the marks, which a noisy scan would crowd out."""
    own = picture.quantize(OWN_COLOURS).getpalette()[: 3 * OWN_COLOURS]
    marks = [
        round(end + (part - end) * step / SHADES)
        for colour in (RIGHT, WRONG, TRUTH)
        for end in (255, 0)
        for step in range(1, SHADES + 1)
        for part in colour
    ]
    palette = Image.new("P", (1, 1))
    palette.putpalette([*own, *marks])
    return palette
