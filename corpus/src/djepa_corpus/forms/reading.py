"""Words as OCR engines read them: reordered, split, merged, lost or misread.

A `ReadWord` keeps the indices of its true words, so answers can still be located.
"""

import random
from dataclasses import dataclass

from djepa_pages.geometry import union
from transformers_djepa.data.questions.wordings import without_accents

from .language import load_shared


COLUMN_GAP = 2.5  # line heights between two segments of a line


@dataclass
class ReadWord:
    """A word as read; `sources` are indices of true words."""

    text: str
    box: list[float]
    sources: tuple[int, ...]


def read_words(
    rng: random.Random, words: list[str], boxes: list[list[float]], kept: set[int], noisy: bool
) -> list[ReadWord]:
    """Return the words (`boxes` in 0..1000) as an OCR engine reads them; those in `kept` (answers) are never lost.

    Only `noisy` pages have misread, split and lost words.
    """
    read = [ReadWord(word, list(box), (index,)) for index, (word, box) in enumerate(zip(words, boxes, strict=True))]
    if noisy:
        level = rng.choice((0.003, 0.01, 0.02, 0.04))
        read = _merge(rng, read, level * 2)
        read = [part for word in read for part in _split(rng, word, level)]
        read = [_misread(rng, word, level * 2) for word in read if set(word.sources) & kept or rng.random() > level]
    if rng.random() < 0.03:
        read = _merge(rng, read, 0.15)
    return _reorder(rng, read)


def _merge(rng: random.Random, read: list[ReadWord], probability: float) -> list[ReadWord]:
    """Merge words that are close to each other on a line."""
    merged: list[ReadWord] = []
    for word in read:
        if merged:
            last = merged[-1]
            height = max(last.box[3] - last.box[1], word.box[3] - word.box[1])
            overlap = min(last.box[3], word.box[3]) - max(last.box[1], word.box[1])
            close = overlap > 0.3 * height and 0 <= word.box[0] - last.box[2] < 0.8 * height
            if close and rng.random() < probability:
                word = ReadWord(last.text + word.text, list(union((last.box, word.box))), last.sources + word.sources)
                merged.pop()
        merged.append(word)
    return merged


def _split(rng: random.Random, word: ReadWord, probability: float) -> list[ReadWord]:
    if len(word.text) < 4 or rng.random() >= probability:
        return [word]
    at = rng.randint(1, len(word.text) - 1)
    x0, y0, x1, y1 = word.box
    middle = x0 + (x1 - x0) * at / len(word.text)
    parts = ((word.text[:at], [x0, y0, middle, y1]), (word.text[at:], [middle, y0, x1, y1]))
    return [ReadWord(text, box, word.sources) for text, box in parts]


def _misread(rng: random.Random, word: ReadWord, probability: float) -> ReadWord:
    if rng.random() >= probability:
        return word
    if rng.random() < 0.3:
        text = without_accents(word.text)
    else:
        at = rng.randrange(len(word.text))
        other = rng.choice(load_shared("ocr_confusions").get(word.text[at], word.text[at]))
        text = word.text[:at] + other + word.text[at + 1 :]
    return ReadWord(text or word.text, word.box, word.sources)


def _reorder(rng: random.Random, read: list[ReadWord]) -> list[ReadWord]:
    """Keep the file's order, or read line by line over the whole page, column by column, or blocks in any order."""
    kind = rng.choices(("file", "raster", "columns", "shuffled"), (45, 30, 15, 10))[0]
    if kind == "file" or len(read) < 2:
        return read
    lines: list[list[ReadWord]] = []  # from top to bottom
    for word in sorted(read, key=lambda word: word.box[1] + word.box[3]):
        if lines and (word.box[1] + word.box[3]) / 2 < lines[-1][0].box[3]:
            lines[-1].append(word)
        else:
            lines.append([word])
    segments: list[list[ReadWord]] = []  # lines, split at wide gaps
    for line in lines:
        last = None
        for word in sorted(line, key=lambda word: word.box[0]):
            if last is None or word.box[0] - last.box[2] > COLUMN_GAP * (last.box[3] - last.box[1]):
                segments.append([])
            segments[-1].append(word)
            last = word
    if kind == "columns":
        width = rng.choice((120, 200, 330, 500))
        segments.sort(key=lambda segment: (int(segment[0].box[0] / width), segment[0].box[1]))
    elif kind == "shuffled":
        rng.shuffle(segments)
    return [word for segment in segments for word in segment]
