"""`djepa segment`: questions about one page, answered on the terminal, as JSON, and on a picture of the page."""

import json
from argparse import Namespace
from dataclasses import dataclass
from pathlib import Path

from transformers.utils import logging

from ..overlay import draw_answers
from ..pipelines import DocumentSegmentationPipeline
from ..processing.pages import Page, load_page
from .loading import load_model, load_processor
from .picture_file import check_picture_path, save_picture


COORDINATE_DIGITS = 2  # of 0..1000: a hundredth is far below a pixel
SCORE_DIGITS = 4


@dataclass
class Asked:
    """What is asked of the page.

    Attributes:
        questions: in the user's words; `[None]` when only pointing asks.
        points, labels: clicks `[x, y]` in 0..1000 of the page; 1 inside the answer, 0 outside. For a single question.
        box: a rough `[x0, y0, x1, y1]` around the answer, or `None`.
    """

    questions: list[str | None]
    points: list[list[float]]
    labels: list[int]
    box: list[float] | None


def main(arguments: Namespace) -> int:
    """Runs the command with the flags of `djepa_cli.arguments.add_segment`; exit code 0 or `ValueError`."""
    logging.disable_progress_bar()
    logging.set_verbosity_error()  # a model that cannot be used is told in one line, not in a report of many
    asked = read_asked(arguments)
    if arguments.output is not None:
        check_picture_path(arguments.output, arguments.file)
    page = load_page(arguments.file, arguments.page)
    processor = load_processor(arguments.model)  # before the model, which takes longer
    ask = DocumentSegmentationPipeline(load_model(arguments.model), processor=processor)
    answers = ask(image=page, **vars(asked))
    if arguments.output is not None:
        save_picture(draw_answers(page.image, asked.questions, answers), arguments.output)
    if arguments.json:
        print(json.dumps(as_json(page, asked.questions, answers), ensure_ascii=False))
    else:
        print(as_text(arguments.file, page, asked.questions, answers, arguments.output))
    return 0


def read_asked(arguments: Namespace) -> Asked:
    """The questions and the pointing; raises `ValueError` when there is neither, or pointing with several questions."""
    points = [*arguments.click, *arguments.outside]
    pointing = bool(points) or arguments.box is not None
    if not arguments.question and not pointing:
        raise ValueError("Nothing is asked; add --question, such as --question 'What is the total?'.")
    if pointing and len(arguments.question) > 1:
        raise ValueError(
            "--click, --outside and --box belong to one question, but there are several; ask them one by one."
        )
    labels = [1] * len(arguments.click) + [0] * len(arguments.outside)
    return Asked(arguments.question or [None], points, labels, arguments.box)


def as_json(page: Page, questions: list[str | None], answers: list[dict]) -> dict:
    """What `--json` prints; boxes in 0..1000 of the page."""
    return {
        "page": page.number,
        "answers": [
            {
                "question": question,
                "answer": answer["answer"],
                "score": round(answer["score"], SCORE_DIGITS),
                "present": answer["present"],
                "boxes": [[round(value, COORDINATE_DIGITS) for value in box] for box in answer["boxes"]],
                "words": answer["words"],
            }
            for question, answer in zip(questions, answers, strict=True)
        ],
    }


def as_text(file: Path, page: Page, questions: list[str | None], answers: list[dict], output: Path | None) -> str:
    """What people read: each question, and below it the answer, its score and where it stands."""
    lines = [f"{file}, page {page.number} of {page.num_pages}"]
    for question, answer in zip(questions, answers, strict=True):
        lines += ["", f"  {question or 'What is pointed at?'}", f"    {describe(answer)}"]
        lines += [f"    at {' '.join(f'{value:.0f}' for value in box)}" for box in answer["boxes"]]
    if output is not None:
        lines += ["", f"The answers are marked on {output}"]
    return "\n".join(lines)


def describe(answer: dict) -> str:
    """An answer in one line."""
    if not answer["present"]:
        return f"not on this page  (score {answer['score']:.2f})"
    return f"{answer['answer'] or 'no words: see where it stands'}  (score {answer['score']:.2f})"
