"""Generated pages with questions, reproducible from a seed."""

import itertools
from collections.abc import Iterable, Iterator

from djepa_pages.geometry import union

from .documents import make_document, make_sheet
from .questions import make_questions
from .questions.located import Place, Question
from .reading import ReadWord, read_words
from .scan import Scan, draw_scan
from .sheet import Sheet
from .typesetting import LaidPage, lay_out
from .warps import Warp


PAGES_PER_COMPILATION = 24
OTHERS = 10**9  # from here on, numbers of the documents that others are asked about
SPLITS = ("train", "test")
SCANNED_SHARE = 0.42  # of pages; their words have OCR errors
MISREAD_SHARE = 0.1  # of pages that are not scanned; their words have OCR errors too


def generate_pages(
    seed: int,
    split: str = "train",
    num_pages: int | None = None,
    render: bool = True,
    image_size: int = 768,
    questions_per_page: int = 16,
    wordings: int = 1,
    others: bool = False,
    numbers: Iterable[int] | None = None,
) -> Iterator[dict]:
    """Yield generated pages with their questions; page n of a seed is always the same.

    Args:
        seed: random seed.
        split: "test" pages have fonts, layouts and wordings that "train" pages never have.
        num_pages: number of pages; `None` never ends.
        render: draw the images; otherwise `image` is None.
        image_size: the longer side has between 1 and 1.4 times as many pixels.
        questions_per_page: maximum number of questions per page.
        wordings: maximum number of questions per answer, for pages with fewer answers than `questions_per_page`.
        others: also ask for what other documents have and the page does not; a third of the questions have no answer.
        numbers: generate the pages with these numbers instead of the first `num_pages`.

    Yields:
        `image` (PIL or None), `words`, `boxes` (0..1000), `page_id`, `document_id`, `document_kind`, and `questions`:
        dicts of `question`, `answers`, `answer_boxes`, `kind` ("value", "ambiguous", "region", "mark", "unanswerable")
        and `topic` ("invoice_number", "table", "signature"). If the answer has no text, such as a figure, its text is
        empty.

    Raises:
        ValueError: unknown split, or fonts are missing.
    """
    _check_split(split)

    def pages() -> Iterator[dict]:
        remaining = iter(numbers) if numbers is not None else itertools.islice(itertools.count(), num_pages)
        while batch := list(itertools.islice(remaining, PAGES_PER_COMPILATION)):
            sheets = [make_sheet(seed, split, number) for number in batch]
            sources = [make_document(sheet) for sheet in sheets]
            sides = [int(image_size * sheet.rng.uniform(1.0, 1.4)) for sheet in sheets]
            for number, sheet, page in zip(batch, sheets, lay_out(sources, sides, render), strict=True):
                other = _other_document(seed, split, number) if others else None
                yield _page_example(f"{split}-{seed}-{number}", sheet, page, questions_per_page, wordings, other)

    return pages()


def _check_split(split: str) -> None:
    if split not in SPLITS:
        raise ValueError(f"split must be one of {', '.join(SPLITS)}, got {split!r}.")


def _other_document(seed: int, split: str, number: int) -> Sheet:
    """Return the sheet of a document that is not laid out."""
    sheet = make_sheet(seed, split, number + OTHERS)
    make_document(sheet)
    return sheet


def _page_example(
    page_id: str, sheet: Sheet, page: LaidPage, max_questions: int, wordings: int, other: Sheet | None = None
) -> dict:
    questions = make_questions(sheet, page, max_questions, wordings, other)
    places = [place for question in questions for answer in question.answers for place in answer]
    scan = _draw_scan(sheet, page, places) if sheet.chance(SCANNED_SHARE) else None
    if scan and any(question.topic == "coloured_text" for question in questions):
        scan.grey = False
    warp = scan.warp if scan else Warp(page.pixels)
    kept = {index for place in places for line in place.lines for index in line}
    read = read_words(sheet.rng, page.words, page.boxes, kept, noisy=bool(scan) or sheet.chance(MISREAD_SHARE))
    for word, box in zip(read, warp.boxes([word.box for word in read]), strict=True):
        word.box = box
    words_of: dict[int, list[ReadWord]] = {}  # from the index of a true word to the words that were read for it
    for word in read:
        for index in word.sources:
            words_of.setdefault(index, []).append(word)
    image = scan.image(page.image) if scan and page.image is not None else page.image
    words, boxes = [word.text for word in read], [word.box for word in read]
    example = {"image": image, "words": words, "boxes": boxes, "page_id": page_id, "document_id": page_id}
    asked = [_question_example(question, words_of, warp) for question in questions]
    return example | {"document_kind": sheet.kind, "questions": asked}


def _draw_scan(sheet: Sheet, page: LaidPage, places: list[Place]) -> Scan:
    """Draw a scan that shows all words and answers of the page."""
    boxes = page.boxes + [rect for place in places for rect in place.rects]
    return draw_scan(sheet.rng, sheet.kind, page.pixels, union(boxes) if boxes else (0, 0, 1000, 1000))


def _question_example(question: Question, words_of: dict[int, list[ReadWord]], warp: Warp) -> dict:
    answers, answer_boxes = [], []
    for places in question.answers:
        lines = [line for place in places for line in place.lines]
        read = [_unique(word for index in line for word in words_of[index]) for line in lines]
        text = " ".join(word.text for word in _unique(itertools.chain(*read)))
        answers.append(text if question.has_text else "")
        rects = warp.boxes([rect for place in places for rect in place.rects])
        answer_boxes.append(rects if question.by_rects else [list(union(word.box for word in line)) for line in read])
    answers = {"answers": answers, "answer_boxes": answer_boxes}
    return {"question": question.question, **answers, "kind": question.kind, "topic": question.topic}


def _unique(words: Iterable[ReadWord]) -> list[ReadWord]:
    return list({id(word): word for word in words}.values())
