"""`djepa segment`: ask questions about a document; print the answers or JSON, and mark them on a picture."""

import json
from argparse import Namespace, _SubParsersAction
from pathlib import Path
from typing import TYPE_CHECKING

from .flags import MODEL, add_command, add_engine, add_limits, add_min_score, add_ocr, be_quiet, check_output_path
from .names import BUNDLED, check_files, check_source


if TYPE_CHECKING:
    from PIL import Image

    from djepa_pages import Limits

EXAMPLES = """\
examples:
  djepa segment contract.pdf "When does the contract end?" "Where is the signature?"
  djepa segment scan.jpg -q "Who signed?" -q "What is the total?" --output answers.png
  djepa segment report.pdf --page 3 --box 80 120 420 180 --click 200 150 --json
"""
FORMATS = (".png", ".jpg", ".jpeg", ".webp", ".tif", ".tiff")
LONGEST_SIDE = {".webp": 16_383, ".jpg": 65_500, ".jpeg": 65_500}  # pixels


def add_commands(commands: _SubParsersAction) -> None:
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
    add_ocr(parser)
    words_alone = "ask the words alone: several times as fast; what has no words is not found"
    add("--no_use_image", dest="use_image", action="store_false", help=words_alone)
    add("--model", metavar="M", help=MODEL)
    add_engine(parser)
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
    check_files([arguments.file], "file")
    check_source(arguments.model or BUNDLED, "model")

    from djepa_pages import Limits, num_pages

    check_output_path(arguments.output, suffixes=FORMATS)
    if arguments.output and arguments.output.exists() and arguments.output.resolve() == arguments.file.resolve():
        raise ValueError(f"--output {arguments.output} is the page itself; choose another name.")
    points = [*arguments.click, *arguments.outside]
    if not (arguments.question or points or arguments.box):
        raise ValueError("Nothing is asked; add --question, such as --question 'What is the total?'.")
    limits = Limits(arguments.timeout, arguments.memory)
    count = num_pages(arguments.file, limits=limits)  # of an unreadable file it fails before the model is loaded

    from djepa_runtime.files import replacing
    from djepa_runtime.inference.request import Request, as_json
    from djepa_runtime.loading import load_inference

    be_quiet()
    request = Request(
        document=arguments.file,
        page=1 if count == 1 and arguments.page is arguments.pages is None else arguments.page,
        pages=arguments.pages,
        questions=arguments.question or [None],
        points=points,
        labels=[1] * len(arguments.click) + [0] * len(arguments.outside),
        box=arguments.box,
        top_k=arguments.top_k,
        ocr=arguments.ocr,
        use_image=arguments.use_image,
        limits=limits,
    )
    inference = load_inference(arguments.model, arguments.engine)
    inference.engine.warm_up(arguments.use_image)
    found = request.answer(inference, request.read_pages(inference.processor), min_score=arguments.min_score)
    answers = [
        {"question": question, **answer}
        for question, answers in zip(request.questions, found, strict=True)
        for answer in (answers if arguments.top_k > 1 else [answers])
    ]
    if arguments.json:
        print(
            json.dumps({"page": request.page, "answers": [as_json(answer) for answer in answers]}, ensure_ascii=False)
        )
    else:
        print(as_text(arguments, request.page, count, answers))
    if arguments.output is not None:
        picture = draw_pages(arguments.file, answers, limits)
        longest = LONGEST_SIDE.get(arguments.output.suffix.lower(), picture.height)
        if picture.height > longest:
            raise ValueError(
                f"--output {arguments.output} holds {longest} pixels, but the pages below each other have "
                f"{picture.height}; give a .png, or fewer --pages."
            )
        with replacing(arguments.output) as partial:
            picture.save(partial)
        if not arguments.json:
            print(f"\nThe answers are marked on {arguments.output}")
    return 0


def draw_pages(file: Path, answers: list[dict], limits: "Limits") -> "Image.Image":
    """Pages with answers below each other; the first one has the questions without an answer, too."""
    from djepa_pages import load_page
    from djepa_runtime.overlay import draw_answers, stack

    pictures = []
    numbers = sorted({answer["page"] for answer in answers if answer["present"]}) or [answers[0]["page"]]
    for number in numbers:
        shown = [each for each in answers if (each["page"] if each["present"] else numbers[0]) == number]
        image = load_page(file, number, limits=limits).image
        pictures.append(draw_answers(image, [answer["question"] for answer in shown], shown))
    return stack(pictures)


def as_text(arguments: Namespace, page: int | None, count: int, answers: list[dict]) -> str:
    """Each question with its answers, their scores, pages and boxes; `page` is the only page that was asked."""
    if page is not None:
        what, absent = f"page {page} of {count}", "not on this page"
    elif arguments.pages is not None:
        what, absent = f"pages {arguments.pages} of {count}", "not on these pages"
    else:
        what, absent = f"{count} pages", "not in this document"
    lines, last = [f"{arguments.file}, {what}"], ()
    for answer in answers:
        if answer["question"] != last:
            last = answer["question"]
            lines += ["", f"  {last or 'What is pointed at?'}"]
        text = (answer["answer"] or "no words: see its location") if answer["present"] else absent
        where = f", page {answer['page']}" if page is None and answer["present"] else ""
        lines.append(f"    {text}  (score {answer['score']:.2f}{where})")
        lines += [f"    at {' '.join(f'{value:.0f}' for value in box)}" for box in answer["boxes"]]
    return "\n".join(lines)
