"""Reading order of words from their boxes, against the order that tagged PDFs state.

    python benchmarks/reading_order.py [FOLDER_OF_TAGGED_PDFS] [--documents 8]

Chromium prints generated documents of eleven layouts to tagged PDFs; a folder adds a row for its own. Reported is the
share of words that are directly followed by the word that follows them in the tags, and the same of the last words of
lines alone, on average over pages. Two orders are given: that of the file, and lines across the page from top to
bottom, as OCR reads them. Each is measured as it is and as `reading_order` sorts it.
"""

import random
import subprocess
import tempfile
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from pathlib import Path
from statistics import mean

from parts.report import make_parser, markdown_table, write_json
from tqdm.auto import tqdm

from djepa_pages.lines import group_lines
from djepa_pages.pdf import get_pdf_page, open_pdf
from djepa_pages.reading_order import reading_order
from djepa_pages.tags import read_tagged_page


CHROMIUM = ("chromium", "--headless", "--no-sandbox", "--disable-gpu", "--disable-background-networking")
MIN_WORDS = 20  # of a page that is measured
SYLLABLES = "ba ce di fo gu la me ni po ru sa te vi no ra li tor men sta per con der ling".split()
COLUMNS = ("file order", "file order, sorted", "across the page", "across the page, sorted")


def main() -> None:
    parser = make_parser(__doc__, "reading_order.json")
    parser.add_argument("folder", type=Path, nargs="?")
    parser.add_argument("--documents", type=int, default=8, help="of each layout")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as work:
        files = {name: print_documents(name, arguments.documents, Path(work)) for name in LAYOUTS}
        if arguments.folder:
            files[arguments.folder.name] = sorted(arguments.folder.rglob("*.pdf"))
        results = {name: measure(paths) for name, paths in tqdm(files.items(), leave=False, disable=None)}
    write_json(arguments.output, results)
    rows = [
        [name, found["pages"], *("{:.3f}, {:.3f}".format(*found[column]) for column in COLUMNS)]
        for name, found in results.items()
    ]
    print(markdown_table(["layout", "pages", *COLUMNS], rows))


def measure(paths: Sequence[Path]) -> dict:
    """Number of the tagged pages of some PDFs, and mean `followed_shares` by order."""
    shares = defaultdict(list)
    for path in paths:
        for words, boxes, stated in tagged_pages(path):
            across = [index for line in group_lines(boxes) for index in line]
            orders = {
                "file order": range(len(words)),
                "file order, sorted": reading_order(words, boxes, from_file=True),
                "across the page": across,
                "across the page, sorted": reading_order(words, boxes),
            }
            for name, order in orders.items():
                shares[name].append(followed_shares(order, stated, boxes))
    means = {name: [mean(column) for column in zip(*found)] for name, found in shares.items()}
    return {"pages": len(shares[COLUMNS[0]]), **means}


def tagged_pages(path: Path) -> Iterator[tuple[list[str], list[list[float]], list[int]]]:
    """Words and boxes of the tagged pages of a PDF, and indices of the words in the order of the tags."""
    with open_pdf(path) as document:
        for number in range(1, len(document) + 1):
            words, boxes, root = read_tagged_page(get_pdf_page(document, number))
            stated = list(dict.fromkeys(root.all_words())) if root else []
            if len(stated) >= MIN_WORDS:
                yield words, boxes, stated


def followed_shares(order: Sequence[int], stated: Sequence[int], boxes: Sequence) -> tuple[float, float]:
    """Share of words that are followed by the same word in both orders, of all words and of the last ones of lines.

    Words that the tags do not state are left out.
    """
    known = set(stated)
    following = set(pairwise(index for index in order if index in known))
    pairs = list(pairwise(stated))
    ends = [pair for pair in pairs if not is_on_line(*(boxes[index] for index in pair))] or pairs
    return tuple(mean(pair in following for pair in some) for some in (pairs, ends))


def is_on_line(first: Sequence[float], second: Sequence[float]) -> bool:
    """Whether a box is to the right of another one on its line."""
    shorter = min(first[3] - first[1], second[3] - second[1])
    return second[0] >= first[0] and min(first[3], second[3]) - max(first[1], second[1]) > 0.3 * shorter


def print_documents(layout: str, count: int, folder: Path) -> list[Path]:
    """Print documents of a layout to PDF."""
    paths = []
    for seed in range(count):
        rng, path = random.Random(f"{layout}-{seed}"), folder / f"{layout} {seed}.html"
        path.write_text(f"<html lang=en><style>{style(rng)}</style><body>{LAYOUTS[layout](rng)}</body></html>")
        paths.append(path.with_suffix(".pdf"))
        command = [*CHROMIUM, "--no-pdf-header-footer", f"--print-to-pdf={paths[-1]}", str(path)]
        subprocess.run(command, check=True, capture_output=True, timeout=120)
    return paths


def style(rng: random.Random) -> str:
    font = rng.choice(("Liberation Serif", "Liberation Sans", "DejaVu Serif", "DejaVu Sans"))
    return f"""
        @page {{ size: {rng.choice(("A4", "letter"))}; margin: {rng.randint(12, 25)}mm }}
        body {{ font: {rng.uniform(8, 11.5):.1f}pt/{rng.uniform(1.15, 1.6):.2f} "{font}";
               text-align: {rng.choice(("justify", "left"))}; hyphens: auto }}
        p {{ margin: {rng.choice(("0; text-indent: 1.2em", "0 0 .7em", "0 0 1em"))} }}
        td, th {{ padding: {rng.uniform(0, 0.5):.2f}em .6em; border: {rng.randint(0, 1)}px solid; text-align: left;
                 vertical-align: {rng.choice(("top", "middle"))} }}
        table {{ border-collapse: collapse; margin: 1em 0; max-width: 100%; overflow-wrap: anywhere; font-size: 90% }}
        .note {{ float: right; clear: right; width: 24%; margin: 0 -30% 1em 0; font-size: 80%; text-align: left }}
        .noted {{ width: 72% }}
        .ends {{ display: flex; justify-content: space-between; margin-bottom: 2em }}
        .all {{ column-span: all }}
        figure {{ height: 5em; border: 1px solid; margin: 1em 0 }}"""


def sentence(rng: random.Random, least: int = 6, most: int = 22) -> str:
    words = ["".join(rng.choices(SYLLABLES, k=rng.choice((1, 2, 2, 3, 4)))) for _ in range(rng.randint(least, most))]
    return " ".join(words).capitalize()


def text(rng: random.Random, paragraphs: int) -> str:
    found = (". ".join(sentence(rng) for _ in range(rng.randint(2, 7))) for _ in range(paragraphs))
    return "".join(f"<p>{paragraph}.</p>" for paragraph in found)


def sections(rng: random.Random, count: int) -> str:
    parts = (text(rng, rng.randint(1, 4)) + rng.choice(("", "", bullets(rng))) for _ in range(count))
    return "".join(f"<h2>{sentence(rng, 1, 4)}</h2>{part}" for part in parts)


def bullets(rng: random.Random) -> str:
    kind = rng.choice(("ul", "ol"))
    return f"<{kind}>" + "".join(f"<li>{sentence(rng, 3, 20)}" for _ in range(rng.randint(2, 5))) + f"</{kind}>"


def columns(rng: random.Random, count: int, content: str) -> str:
    return f'<div style="columns: {count}; column-gap: {rng.uniform(1.2, 2.6):.1f}em">{content}</div>'


def article(rng: random.Random, count: int) -> str:
    """A title and an abstract across the page above columns, and a figure across them."""
    figure = f"<div class=all><figure></figure><p>{sentence(rng)}</p></div>"
    body = sections(rng, 3) + rng.choice(("", figure)) + sections(rng, 3)
    head = f'<h1 style="text-align: center">{sentence(rng, 4, 9)}</h1>' + text(rng, 1)
    return head + columns(rng, count, body)


def table(rng: random.Random, longest: int) -> str:
    """A table whose cells have up to `longest` words."""
    widths = [rng.choice((1, 2, longest)) for _ in range(rng.randint(3, 5))]
    rows = rng.randint(4, 12)
    cells = ("".join(f"<td>{sentence(rng, max(1, width // 2), width)}" for width in widths) for _ in range(rows))
    head = "".join(f"<th>{sentence(rng, 1, 1)}" for _ in widths)
    return f"<table><tr>{head}" + "".join(f"<tr>{row}" for row in cells) + "</table>"


def notes(rng: random.Random) -> str:
    parts = (f"<div class=note>{sentence(rng, 8, 30)}</div>" * rng.randint(0, 1) + text(rng, 1) for _ in range(12))
    return "<div class=noted>" + "".join(parts) + "</div>"


def form(rng: random.Random) -> str:
    """Labels and values in two columns of a grid."""
    rows = range(rng.randint(8, 20))
    cells = "".join(f"<div>{sentence(rng, 1, 3)}:</div><div>{sentence(rng, 1, 4)}</div>" for _ in rows)
    width = rng.choice((2, 4))
    return f'<h1>Form</h1><div style="display: grid; grid-template-columns: repeat({width}, auto)">{cells}</div>'


def running_header(rng: random.Random) -> str:
    head = f"<div class=ends><span>{sentence(rng, 2, 4)}</span><span>{rng.randint(2, 99)}</span></div>"
    return head + columns(rng, 2, sections(rng, 3))


LAYOUTS: dict[str, Callable[[random.Random], str]] = {
    "one column": lambda rng: sections(rng, 6),
    "two columns": lambda rng: columns(rng, 2, sections(rng, 9)),
    "three columns": lambda rng: columns(rng, 3, sections(rng, 9)),
    "title above two columns": lambda rng: article(rng, 2),
    "title above three columns": lambda rng: article(rng, 3),
    "header above two columns": running_header,
    "two columns with tables": lambda rng: columns(rng, 2, sections(rng, 2) + table(rng, 3) + sections(rng, 4)),
    "side notes": notes,
    "tables": lambda rng: text(rng, 1) + table(rng, 3) + text(rng, 1) + table(rng, 3),
    "tables with long cells": lambda rng: text(rng, 1) + table(rng, 24) + text(rng, 1) + table(rng, 16),
    "form": form,
}


if __name__ == "__main__":
    main()
