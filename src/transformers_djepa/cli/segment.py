"""`djepa segment`: ask questions about a page; print the answers or JSON, and mark them on a picture."""

import json
from argparse import Namespace

from transformers.utils import logging

from djepa_pages import Page, Worker, read_words

from ..overlay import draw_answers
from ..pipelines import DocumentSegmentationPipeline
from .loading import load_model, load_processor
from .output_file import check_picture_path, save_picture


def main(arguments: Namespace, reader: Worker) -> int:
    """Run the command with parsed flags; returns the exit code. Raises `ValueError`.

    `reader` has been sent the page, and runs OCR while this process loads the model.
    """
    logging.disable_progress_bar()
    logging.set_verbosity_error()  # an unusable model is one line, not transformers' report
    prompts = read_prompts(arguments)
    if arguments.output is not None:
        check_picture_path(arguments.output, arguments.file)
    page = reader.receive()
    processor = load_processor(arguments.model)  # before the model, which takes longer
    has_words = page.words is not None
    if not has_words:
        reader.send(read_words, page.image, processor.ocr_language)
    ask = DocumentSegmentationPipeline(load_model(arguments.model), processor=processor)
    if not has_words:
        page.words, page.boxes = reader.receive()
    answers, questions = ask(image=page, **prompts), prompts["questions"]
    if arguments.output is not None:
        save_picture(draw_answers(page.image, questions, answers), arguments.output)
    if arguments.json:
        print(json.dumps(as_json(page, questions, answers), ensure_ascii=False))
    else:
        print(as_text(arguments, page, questions, answers))
    return 0


def read_prompts(arguments: Namespace) -> dict:
    """Prompts of the pipeline; raises `ValueError` for no prompts, or pointing with several questions."""
    points = [*arguments.click, *arguments.outside]
    is_pointing = bool(points) or arguments.box is not None
    if not arguments.question and not is_pointing:
        raise ValueError("Nothing is asked; add --question, such as --question 'What is the total?'.")
    if is_pointing and len(arguments.question) > 1:
        raise ValueError("--click, --outside and --box refine a single question; ask several questions one by one.")
    labels = [1] * len(arguments.click) + [0] * len(arguments.outside)
    return {"questions": arguments.question or [None], "points": points, "labels": labels, "box": arguments.box}


def as_json(page: Page, questions: list[str | None], answers: list[dict]) -> dict:
    """What `--json` prints; boxes are in 0..1000 of the page."""
    return {
        "page": page.number,
        "answers": [
            {
                "question": question,
                "answer": answer["answer"],
                "score": round(answer["score"], 4),
                "present": answer["present"],
                "boxes": [[round(value, 2) for value in box] for box in answer["boxes"]],
                "words": answer["words"],
            }
            for question, answer in zip(questions, answers, strict=True)
        ],
    }


def as_text(arguments: Namespace, page: Page, questions: list[str | None], answers: list[dict]) -> str:
    """Each question with its answer, score and boxes."""
    lines = [f"{arguments.file}, page {page.number} of {page.num_pages}"]
    for question, answer in zip(questions, answers, strict=True):
        text = (answer["answer"] or "no words: see its location") if answer["present"] else "not on this page"
        lines += ["", f"  {question or 'What is pointed at?'}", f"    {text}  (score {answer['score']:.2f})"]
        lines += [f"    at {' '.join(f'{value:.0f}' for value in box)}" for box in answer["boxes"]]
    if arguments.output is not None:
        lines += ["", f"The answers are marked on {arguments.output}"]
    return "\n".join(lines)
