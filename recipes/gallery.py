"""Write docs/gallery.md: pages with questions and the answers of a model, right or wrong.

    python recipes/gallery.py [--model FOLDER|HUB_ID]

The pages are the example invoice, its scan, and the first held-out generated page of each language and of two
kinds. They are not chosen by the model's answers. Requires Tesseract, and the fonts of `make fonts` for the same pages.
"""

import argparse
import itertools
import shutil
from collections.abc import Iterator
from pathlib import Path
from textwrap import shorten

from PIL import Image

from djepa_corpus.forms import generate_pages, make_sheet
from djepa_corpus.forms.documents import make_document
from djepa_pages.ocr import read_words
from djepa_pages.page_text import PageText, unanswerable
from djepa_pages.pages import load_page
from djepa_runtime.bundled import BUNDLED
from transformers_djepa.cards.examples import QUESTIONS, answer, draw_judged, is_right
from transformers_djepa.loading import load_model, load_processor


ROOT = Path(__file__).parent.parent
SEED = 7
IMAGE_SIZE = 1100
KINDS = ("article", "receipt")
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

`{model}` answers {right} of {asked} questions on these {pages} pages correctly. An answer is correct if it has exactly
the right words or, if it has none (a table, a stamp), a box IoU of at least 0.5. Right answers are green. If an answer
is wrong (orange), the right one is blue.

The pages are not selected: the example invoice, its scan, and the first held-out generated page of each language and of
two kinds. Their people, companies and numbers are invented. `python recipes/gallery.py` makes this page.
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
    sections, verdicts = [], []
    for title, page in gallery_pages():
        answers = answer(model, processor, page)
        picture = folder / f"{len(sections) + 1}.png"
        draw_judged(page, answers).save(picture, optimize=True)
        verdicts += [is_right(question, found) for question, found in zip(page["questions"], answers, strict=True)]
        sections.append(f"\n## {title}\n\n![{title}](gallery/{picture.name})\n\n{table(page, answers)}")
        print(f"{title}: {sum(verdicts)} of {len(verdicts)} so far", flush=True)
    name = Path(arguments.model).name
    head = HEAD.format(model=name, pages=len(sections), right=sum(verdicts), asked=len(verdicts))
    (arguments.output / "gallery.md").write_text(head + "".join(sections))


def gallery_pages() -> Iterator[tuple[str, dict]]:
    """Titles and page examples."""
    invoice = load_page(ROOT / "examples" / "invoice.pdf")
    text = PageText(invoice.words, invoice.boxes)
    questions = [
        answered(text, question, text.find(label), "value") if label else unanswerable(question, "value")
        for question, label in INVOICE.items()
    ]
    yield "The example invoice (PDF)", invoice_page("invoice", invoice.image, invoice.words, invoice.boxes, questions)
    scan = load_page(ROOT / "examples" / "invoice-scan.jpg")
    yield "Its scan (OCR)", invoice_page("scan", scan.image, *read_words(scan.image), questions)
    for title, number in first_numbers().items():
        (page,) = generate_pages(SEED, "test", numbers=[number], image_size=IMAGE_SIZE)
        step = max(1, len(page["questions"]) // QUESTIONS)
        yield title, page | {"questions": page["questions"][::step][:QUESTIONS]}


def invoice_page(name: str, image: Image.Image, words: list[str], boxes: list, questions: list[dict]) -> dict:
    """Page example of the invoice; answers that OCR misread keep the boxes of the PDF."""
    text = PageText(words, boxes)
    found = [text.find(question["answers"][0]) if question["answers"] else [] for question in questions]
    located = [
        answered(text, question["question"], spans, question["kind"]) if spans else question
        for question, spans in zip(questions, found)
    ]
    return {"image": image, "words": words, "boxes": boxes, "page_id": name, "questions": located}


def answered(text: PageText, question: str, answers: list[list[int]], kind: str) -> dict:
    """A question of a page example; each of the acceptable `answers` is the indices of its words."""
    texts, boxes = [text.join(run) for run in answers], [text.line_boxes(run) for run in answers]
    return {"question": question, "answers": texts, "answer_boxes": boxes, "kind": kind, "topic": kind}


def first_numbers() -> dict[str, int]:
    """Titles and numbers of the first generated page of each language, then of each of `KINDS`."""
    languages = {language: f"A page in {name}" for language, name in LANGUAGES.items()}
    kinds = {kind: f"A page of the kind {kind.replace('_', ' ')}" for kind in KINDS}
    found: dict[str, int] = {}
    for number in itertools.count():
        sheet = make_sheet(SEED, "test", number)
        make_document(sheet)  # sets its kind
        for title in (languages.get(sheet.language), kinds.get(sheet.kind)):
            if title:
                found.setdefault(title, number)
        if len(found) == len(languages) + len(kinds):
            return {title: found[title] for title in (*languages.values(), *kinds.values())}


def table(page: dict, answers: list[dict]) -> str:
    """Markdown table of questions, right answers, the model's answers and their scores."""
    lines = ["| question | right answer | answer | score | |", "|---|---|---|---|---|"]
    for question, found in zip(page["questions"], answers, strict=True):
        expected = next((text for text in question["answers"] if text.strip()), "*region without text*")
        given = found["answer"] or "*region without text*"
        cells = [
            question["question"],
            expected if question["answer_boxes"] else "*not on this page*",
            given if found["present"] else "*not on this page*",
            f"{found['score']:.2f}",
            "" if is_right(question, found) else "**wrong**",
        ]
        lines.append(
            f"| {' | '.join(shorten(cell, 56, placeholder=' ...').replace('|', '&#124;') for cell in cells)} |"
        )
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    main()
