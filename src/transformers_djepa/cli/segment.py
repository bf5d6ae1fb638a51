"""`djepa segment`: ask questions about a document; print the answers or JSON, and mark them on a picture."""

import json
from argparse import Namespace
from collections.abc import Iterator, Sequence
from pathlib import Path

from PIL import Image
from transformers.utils import logging

from djepa_pages import Page, Worker, load_page, read_words

from ..inference.engine import TorchEngine
from ..inference.loop import Inference
from ..inference.request import Request, chosen_pages
from ..loading import load_model, load_processor
from .output_file import check_picture_path, save_picture


def main(arguments: Namespace, reader: Worker) -> int:
    """Run the command with parsed flags; returns the exit code. Raises `ValueError`.

    `reader` has been sent the first page, and runs OCR while this process loads the model.
    """
    logging.disable_progress_bar()
    logging.set_verbosity_error()  # an unusable model is one line, not transformers' report
    prompts = read_prompts(arguments)
    if arguments.output is not None:
        check_picture_path(arguments.output, arguments.file)
    page = reader.receive()
    is_document = page.num_pages > 1 and arguments.page is None
    if is_document and (prompts["points"] or prompts["box"]):
        raise ValueError(f"--click, --outside and --box are on one of the {page.num_pages} pages; give --page.")
    processor = load_processor(arguments.model)  # before the model, which takes longer
    needs_ocr = page.words is None and not is_document
    if needs_ocr:
        reader.send(read_words, page.image, processor.ocr_language)
    model = load_model(arguments.model)
    processor.check_fit(model.config)
    if needs_ocr:
        page.words, page.boxes = reader.receive()
    request = Request(page, top_k=arguments.top_k, **prompts)
    numbers = [page.number] if arguments.page else chosen_pages(arguments.pages, page.num_pages)
    logging.enable_progress_bar()
    pages = read_pages(arguments.file, page, numbers, reader, processor.ocr_language)
    found = request.answer(Inference(TorchEngine(model), processor), pages, min_score=arguments.min_score)
    answers = [
        {"question": question, **answer}
        for question, answers in zip(prompts["questions"], found, strict=True)
        for answer in (answers if arguments.top_k > 1 else [answers])
    ]
    if arguments.output is not None:
        from ..overlay import stack

        save_picture(stack(draw_pages(arguments, page, is_document, answers, reader)), arguments.output)
    if arguments.json:
        print(json.dumps(as_json(None if is_document else page.number, answers), ensure_ascii=False))
    else:
        print(as_text(arguments, page, is_document, answers))
    return 0


def read_pages(file: Path, first: Page, numbers: Sequence[int], reader: Worker, ocr_language: str) -> Iterator[Page]:
    """Read pages with their words, of which the `first` has been loaded; pages without words are left out."""
    for number in logging.tqdm(numbers, unit="page", leave=False, disable=len(numbers) == 1):
        page = first if number == first.number else reader.call(load_page, file, number)
        if page.words is None:
            page.words, page.boxes = reader.call(read_words, page.image, ocr_language)
        if page.words:
            yield page


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


def draw_pages(
    arguments: Namespace, page: Page, is_document: bool, answers: list[dict], reader: Worker
) -> list[Image.Image]:
    """Pictures of the pages with answers, the first one with the questions without, or of the only page."""
    from ..overlay import draw_answers

    if not is_document:
        return [draw_answers(page.image, [answer["question"] for answer in answers], answers)]
    pictures = []
    numbers = sorted({answer["page"] for answer in answers if answer["present"]}) or [page.number]
    for number in numbers:
        found = [each for each in answers if (each["page"] if each["present"] else numbers[0]) == number]
        image = page.image if number == page.number else reader.call(load_page, arguments.file, number).image
        pictures.append(draw_answers(image, [answer["question"] for answer in found], found))
    return pictures


def as_json(page: int | None, answers: list[dict]) -> dict:
    """What `--json` prints; `page` is the only page that was asked, boxes are in 0..1000 of the page."""
    return {
        "page": page,
        "answers": [
            {
                "question": answer["question"],
                "answer": answer["answer"],
                "score": round(answer["score"], 4),
                "present": answer["present"],
                "boxes": [[round(value, 2) for value in box] for box in answer["boxes"]],
                "words": answer["words"],
                "page": answer["page"],
            }
            for answer in answers
        ],
    }


def as_text(arguments: Namespace, page: Page, is_document: bool, answers: list[dict]) -> str:
    """Each question with its answers, their scores, pages and boxes."""
    what, absent = f"page {page.number} of {page.num_pages}", "not on this page"
    if is_document:
        what, absent = f"{page.num_pages} pages", "not in this document"
        if arguments.pages is not None:
            what, absent = f"pages {arguments.pages} of {page.num_pages}", "not on these pages"
    lines, last = [f"{arguments.file}, {what}"], ()
    for answer in answers:
        if answer["question"] != last:
            last = answer["question"]
            lines += ["", f"  {last or 'What is pointed at?'}"]
        text = (answer["answer"] or "no words: see its location") if answer["present"] else absent
        where = f", page {answer['page']}" if is_document and answer["present"] else ""
        lines.append(f"    {text}  (score {answer['score']:.2f}{where})")
        lines += [f"    at {' '.join(f'{value:.0f}' for value in box)}" for box in answer["boxes"]]
    if arguments.output is not None:
        lines += ["", f"The answers are marked on {arguments.output}"]
    return "\n".join(lines)
