"""`djepa segment`: ask questions about a document; print the answers or JSON, and mark them on a picture."""

import json
import re
from argparse import Namespace, _SubParsersAction
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from .flags import MODEL, add_command, add_limits, add_min_score, be_quiet, check_output_path


if TYPE_CHECKING:
    from PIL import Image

    from djepa_pages import Page, Worker

EXAMPLES = """\
examples:
  djepa segment contract.pdf "When does the contract end?" "Where is the signature?"
  djepa segment scan.jpg -q "Who signed?" -q "What is the total?" --output answers.png
  djepa segment report.pdf --page 3 --box 80 120 420 180 --click 200 150 --json
"""
FORMATS = {".png": "PNG", ".jpg": "JPEG", ".jpeg": "JPEG", ".webp": "WEBP", ".tif": "TIFF", ".tiff": "TIFF"}
LONGEST = {"JPEG": 65500, "WEBP": 16383}  # pixels of a side


def add_commands(commands: _SubParsersAction) -> None:
    """Add `djepa segment`."""
    parser = add_command(
        commands,
        "segment",
        run,
        "ask questions about a document and mark the answers on its pages",
        "Ask questions about a document, print the answers with their pages, and mark them on a picture.",
        EXAMPLES,
    )
    add = parser.add_argument
    add("file", metavar="DOCUMENT", type=Path, help="PDF, PNG, JPEG, TIFF or WebP")
    add("asked", metavar="QUESTION", nargs="*", help="questions about the document")
    add("-q", "--question", metavar="Q", action="append", default=[], help="a question; can be repeated")
    which = parser.add_mutually_exclusive_group().add_argument
    which("--page", metavar="N", type=int, help="ask this page of a PDF or TIFF, from 1 (default: all pages)")
    which("--pages", metavar="N-M", help="ask these pages, such as 3-8 or 1,4-6")
    add("--top_k", metavar="K", type=int, default=1, help="maximum number of answers to a question (default: 1)")
    add_min_score(parser)
    add("--model", metavar="M", help=MODEL)
    add("--output", metavar="PICTURE", type=Path, help="picture with the answers: .png, .jpg, .webp or .tiff")
    add("--json", action="store_true", help="print one JSON object instead of text")
    add_limits(parser, seconds=30, megabytes=2000, unit="to read a page")
    add = parser.add_argument_group(
        "pointing",
        "In addition to a single question, or without one. Coordinates are 0..1000 of the page, from its top left.",
    ).add_argument
    point = {"metavar": ("X", "Y"), "nargs": 2, "type": float, "action": "append", "default": []}
    add("--click", help="a point inside the answer; can be repeated", **point)
    add("--outside", help="a point outside the answer; can be repeated", **point)
    add("--box", metavar=("X0", "Y0", "X1", "Y1"), nargs=4, type=float, help="a rough box around the answer")


def run(arguments: Namespace) -> int:
    """Read the first page to ask in a process with limits, while this one imports torch; then answer."""
    from djepa_pages import LimitError, Limits, Worker, load_page

    with Worker(Limits(arguments.timeout, arguments.memory)) as reader:
        first = re.match(r"\s*(\d+)", arguments.pages or "1")
        number = int(first[1]) if arguments.page is None and first else arguments.page
        reader.send(load_page, arguments.file, number)
        try:
            return answer(arguments, reader)
        except LimitError as error:
            named = str(error) if str(error).startswith(str(arguments.file)) else f"{arguments.file}: {error}"
            raise ValueError(f"{named} --timeout and --memory set the limits.") from None


def answer(arguments: Namespace, reader: "Worker") -> int:
    """Answer and print; `reader` was sent the first page, and runs OCR while this process loads the model."""
    from transformers.utils import logging

    from djepa_pages import read_words
    from transformers_djepa.inference.engine import TorchEngine
    from transformers_djepa.inference.loop import Inference
    from transformers_djepa.inference.request import Request, chosen_pages
    from transformers_djepa.loading import load_model, load_processor

    be_quiet()
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
        save_picture(draw_pages(arguments, page, is_document, answers, reader), arguments.output)
    if arguments.json:
        print(json.dumps(as_json(None if is_document else page.number, answers), ensure_ascii=False))
    else:
        print(as_text(arguments, page, is_document, answers))
    return 0


def read_pages(
    file: Path, first: "Page", numbers: Sequence[int], reader: "Worker", ocr_language: str
) -> Iterator["Page"]:
    """Read pages with their words, of which the `first` has been loaded; pages without words are left out."""
    from transformers.utils import logging

    from djepa_pages import load_page, read_words

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
    arguments: Namespace, page: "Page", is_document: bool, answers: list[dict], reader: "Worker"
) -> "Image.Image":
    """Pages with answers below each other, the first one with the questions without, or the only page."""
    from djepa_pages import load_page
    from transformers_djepa.overlay import draw_answers, stack

    if not is_document:
        return draw_answers(page.image, [answer["question"] for answer in answers], answers)
    pictures = []
    numbers = sorted({answer["page"] for answer in answers if answer["present"]}) or [page.number]
    for number in numbers:
        found = [each for each in answers if (each["page"] if each["present"] else numbers[0]) == number]
        image = page.image if number == page.number else reader.call(load_page, arguments.file, number).image
        pictures.append(draw_answers(image, [answer["question"] for answer in found], found))
    return stack(pictures)


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


def as_text(arguments: Namespace, page: "Page", is_document: bool, answers: list[dict]) -> str:
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


def check_picture_path(path: Path, page_file: Path) -> None:
    """Raise `ValueError` unless a picture can be written to `path` without overwriting the page."""
    check_output_path(path, suffixes=tuple(FORMATS))
    if path.exists() and page_file.exists() and path.samefile(page_file):
        raise ValueError(f"--output {path} is the page itself; choose another name.")


def save_picture(picture: "Image.Image", path: Path) -> None:
    """Write the picture in the format of its suffix, scaled down to the largest that the format has."""
    from transformers_djepa.files import replacing

    kind = FORMATS[path.suffix.lower()]
    most = LONGEST.get(kind, max(picture.size))
    if max(picture.size) > most:
        picture = picture.copy()
        picture.thumbnail((most, most))
    with replacing(path) as partial:
        picture.save(partial, format=kind)
