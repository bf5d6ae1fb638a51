"""Example pages with a model's answers drawn on them, right or wrong."""

from collections.abc import Iterable, Sequence
from itertools import chain, islice

from PIL import Image, ImageDraw

from djepa_runtime.inference.loop import Inference
from djepa_runtime.inference.request import Request
from djepa_runtime.overlay import RIGHT, TRUTH, WRONG, answer_text, draw_answers, to_pixels

from ..data.rows import group_questions
from ..metrics.functions import Prediction, is_right
from ..modeling.modeling_djepa import DJepaForPromptableSegmentation
from ..processing.processing_djepa import DJepaProcessor
from ..torch_engine import TorchEngine


QUESTIONS = 6  # on one picture
WIDTH = 700  # of a picture, pixels
MAX_ROWS = 1000  # searched for examples


def pages_to_show(pages: Iterable[dict], count: int) -> list[dict]:
    """Return the first `count` different pages that have an image and questions, at most `QUESTIONS` of each.

    `pages` are page examples, or flat rows with the rows of a page in sequence.
    """
    # A map-style dataset may lack `__iter__` and raise no IndexError at its end.
    rows = pages if hasattr(pages, "__iter__") else (pages[index] for index in range(len(pages)))
    found: dict[str, dict] = {}
    for page in group_questions(islice(rows, MAX_ROWS)):
        if len(found) == count:
            break
        if page["image"] is not None and page["questions"] and page["words"]:
            found.setdefault(page["page_id"], page | {"questions": page["questions"][:QUESTIONS]})
    return list(found.values())


def answer(model: DJepaForPromptableSegmentation, processor: DJepaProcessor, page: dict) -> list[dict]:
    """Answer the questions of a page example as the pipeline does. The model keeps its training mode."""
    questions = [question["question"] for question in page["questions"]]
    request = Request(page["image"], words=page["words"], boxes=page["boxes"], questions=questions)
    training = model.training
    model.eval()
    try:
        return request.answer(Inference(TorchEngine(model), processor), request.read_pages(processor))
    finally:
        model.train(training)


def draw_judged(page: dict, answers: Sequence[dict]) -> Image.Image:
    """Mark right answers green and wrong ones orange, with the right region in blue, on a page example.

    Returns:
        Palette image, 700 pixels wide, with questions and answers below the page.
    """
    image = page["image"].convert("RGB")
    draw = ImageDraw.Draw(image)
    line = max(2, round(1.5 * max(image.size) / 1000))
    shown, colours = [], []
    for question, found in zip(page["questions"], answers, strict=True):
        text = answer_text(found)
        if is_right(question, Prediction(" ".join(found["words"]), found["boxes"], present=found["present"])):
            colours.append(RIGHT)
        else:
            colours.append(WRONG)
            for box in chain(*question["answer_boxes"][:1]):
                draw.rectangle(to_pixels(box, image.size), outline=TRUTH, width=line)
            text = f"{text} (should be: {_expected(question)})"
        shown.append({**found, "answer": text, "present": True})  # an absent answer has no boxes and an empty mask
    picture = draw_answers(image, [question["question"] for question in page["questions"]], shown, colours)
    picture = picture.resize((WIDTH, round(picture.height * WIDTH / picture.width)), Image.Resampling.LANCZOS)
    # Unlike the default method, an octree keeps the colours of the marks on a noisy scan.
    return picture.quantize(method=Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)


def _expected(question: dict) -> str:
    if not question["answer_boxes"]:
        return "not on this page"
    return next((text for text in question["answers"] if text.strip()), "marked in blue")
