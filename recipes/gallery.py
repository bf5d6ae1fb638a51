"""Makes docs/gallery.md: pages with questions, and what a model answers, right or wrong.

python recipes/gallery.py [--model FOLDER|HUB_ID]

The pages are this project's own: the example invoice, a scan of its print, and for each language the first generated
held-out page. Nothing is chosen by how well the model does. Needs Tesseract, and the fonts of `make fonts` for the
same pages.
"""

import argparse
import shutil
from collections.abc import Iterator
from pathlib import Path

from PIL import Image

from djepa_forms import generate_pages, make_sheet
from transformers_djepa.bundled import BUNDLED
from transformers_djepa.cards.examples import QUESTIONS, answer, draw_judged, is_right
from transformers_djepa.cli.loading import load_model, load_processor
from transformers_djepa.data.questions.page_text import PageText, unanswerable
from transformers_djepa.processing.ocr import read_words
from transformers_djepa.processing.pages import load_page


ROOT = Path(__file__).parent.parent
SEED = 7
IMAGE_SIZE = 1100
LANGUAGES = {"en": "English", "de": "German", "fr": "French", "nl": "Dutch", "es": "Spanish", "it": "Italian"}
INVOICE = {
    "What is the invoice number?": "HR-2025-0417",
    "When was the invoice issued?": "14 March 2025",
    "When is the payment due?": "13 April 2025",
    "What is the net amount?": "3,579.00",
    "How much VAT is charged?": "715.80",
    "What is the tracking number?": None,
}
HEAD = """\
# Gallery

What `{model}` answers on {pages} pages, made by `python recipes/gallery.py`: {right} of {asked} answers are right.
Green is right, orange is wrong, and blue is where the right answer stands then. An answer is right if it has exactly
the right words, as the text layer or OCR has them.

The pages are not picked: the example invoice, a scan of its print, and for each language the first held-out page of
the generator, in fonts, layouts and wordings that training never has. People, companies and numbers are invented.
"""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--model", default=BUNDLED, help="folder or Hub id (default: the bundled model)")
    parser.add_argument("--output", type=Path, default=ROOT / "docs", help="folder of gallery.md (default: docs)")
    arguments = parser.parse_args()
    model, processor = load_model(arguments.model), load_processor(arguments.model)
    folder = arguments.output / "gallery"
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    parts, verdicts = [], []
    for title, page in gallery_pages():
        answers = answer(model, processor, page)
        picture = folder / f"{len(parts) + 1}.png"
        draw_judged(page, answers).save(picture, optimize=True)
        verdicts += [is_right(question, found) for question, found in zip(page["questions"], answers, strict=True)]
        parts.append(f"\n## {title}\n\n![{title}, answers marked](gallery/{picture.name})\n\n{table(page, answers)}")
        print(f"{title}: {sum(verdicts)} of {len(verdicts)} so far", flush=True)
    name = Path(arguments.model).name
    head = HEAD.format(model=name, pages=len(parts), right=sum(verdicts), asked=len(verdicts))
    (arguments.output / "gallery.md").write_text(head + "".join(parts))
    print(f"{sum(file.stat().st_size for file in folder.iterdir()) / 1e6:.2f} MB of pictures")


def gallery_pages() -> Iterator[tuple[str, dict]]:
    """Titles and page examples."""
    invoice = load_page(ROOT / "examples" / "invoice.pdf")
    printed = PageText(invoice.words, invoice.boxes)
    truth = [
        printed.question(question, printed.find(answer), "value") if answer else unanswerable(question)
        for question, answer in INVOICE.items()
    ]
    yield "The example invoice, a PDF", asked("invoice", invoice.image, invoice.words, invoice.boxes, truth)
    scan = load_page(ROOT / "examples" / "invoice-scan.jpg")
    yield "The same as a scan, read by OCR", asked("scan", scan.image, *read_words(scan.image), truth)
    for number, language in first_numbers().items():
        (page,) = generate_pages(SEED, "test", numbers=[number], image_size=IMAGE_SIZE)
        step = max(1, len(page["questions"]) // QUESTIONS)
        page["questions"] = page["questions"][::step][:QUESTIONS]
        yield f"A generated page in {LANGUAGES[language]}", page


def asked(name: str, image: Image.Image, words: list[str], boxes: list[list[float]], truth: list[dict]) -> dict:
    """A page of the invoice with its questions. What OCR cannot find again stays as it is printed."""
    text = PageText(words, boxes)
    found = [text.find(question["answers"][0]) if question["answers"] else [] for question in truth]
    questions = [
        text.question(question["question"], places, question["kind"]) if places else question
        for question, places in zip(truth, found)
    ]
    return {"image": image, "words": words, "boxes": boxes, "page_id": name, "questions": questions}


def first_numbers() -> dict[int, str]:
    """The first page of each language, in the order of `LANGUAGES`."""
    found: dict[str, int] = {}
    number = 0
    while len(found) < len(LANGUAGES):
        found.setdefault(make_sheet(SEED, "test", number).language, number)
        number += 1
    return {found[language]: language for language in LANGUAGES}


def table(page: dict, answers: list[dict]) -> str:
    """Markdown: question, right answer, the model's answer, its score, verdict."""
    lines = ["| question | right answer | answer | score | |", "|---|---|---|---|---|"]
    for question, found in zip(page["questions"], answers, strict=True):
        expected = next((text for text in question["answers"] if text.strip()), "*the place in the picture*")
        given = found["answer"] or "*marked in the picture*"
        cells = [
            question["question"],
            expected if question["answer_boxes"] else "*not on this page*",
            given if found["present"] else "*not on this page*",
            f"{found['score']:.2f}",
            "right" if is_right(question, found) else "**wrong**",
        ]
        lines.append(f"| {' | '.join(' '.join(cell.split()).replace('|', '&#124;') for cell in cells)} |")
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    main()
