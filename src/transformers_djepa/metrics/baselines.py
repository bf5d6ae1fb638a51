"""Baselines without a model.

They find the words on the page that are most similar to the question. `match_labels` answers with the words to their
right or below, `match_headings` with these words themselves.
"""

import re
from collections.abc import Iterator
from difflib import SequenceMatcher
from functools import lru_cache, partial
from typing import NamedTuple

from djepa_pages.geometry import union_box
from djepa_pages.lines import group_lines

from .functions import Prediction


LONGEST_LABEL = 5  # words
LONGEST_HEADING = 12
COLUMN_GAP = 1.5  # of the line height; wider gaps separate cells
REACH_BELOW = 4.0  # of the line height; search range for a value below its label
MIN_TOKEN_SIMILARITY = 0.75  # below, two tokens are unrelated
MIN_LABEL_SIMILARITY = 0.5  # below, the answer is predicted to be absent
FUNCTION_WORDS = frozenset(
    (
        "a an and are as at be begin begins by can do does document find for from give given has have heading here "
        "how i in is it its me of on or part point read says section show start starts that the this title to was we "
        "what when where which who whose with you your "
        "das dem den der des die ein eine für ist im in nach und von wann was welche welcher welches wer wie wo wurde "
        "zu zum zur "
        "au aux de des du en est et il la le les où pour quand quel quelle quelles quels qui sur un une "
        "aan bij een en het hoe in is of op van voor waar wanneer wat welk welke wie "
        "al che chi come con cuál cuándo da del della di dove dónde e el en es i il la las lo los para per qual quale "
        "quando que qué quién un una y "
    ).split()
)  # English, German, French, Dutch, Italian and Spanish


class Segment(NamedTuple):
    """Part of a line without a wide gap, such as a cell; `words` are indices into the page's words."""

    line: int
    words: list[int]


def match_labels(pages: list[dict], longest: int = LONGEST_LABEL, value: bool = True) -> list[list[Prediction]]:
    """Predict for questions about values: the words right of the best label on its line, or else below it."""
    predictions = []
    for page in pages:
        words, boxes = page["words"], page["boxes"]
        segments, tokens = split_segments(boxes), [_tokens(word) for word in words]
        predictions.append([])
        for question in page["questions"]:
            score, label = best_label(question["question"], words, tokens, segments, longest)
            chosen = [] if label is None else value_of(label, segments, boxes) if value else label.words
            region = [union_box([boxes[index] for index in chosen])] if chosen else []
            text = " ".join(words[index] for index in chosen)
            predictions[-1].append(Prediction(text, region, score, present=score >= MIN_LABEL_SIMILARITY))
    return predictions


match_headings = partial(match_labels, longest=LONGEST_HEADING, value=False)  # the best label itself


def best_label(
    question: str, words: list[str], tokens: list[list[str]], segments: list[Segment], longest: int
) -> tuple[float, Segment | None]:
    """Return the score and the words most similar to the question; ties go to a final colon, then to the first."""
    all_tokens = _tokens(question)
    content = [token for token in all_tokens if token not in FUNCTION_WORDS] or all_tokens
    rows = {token: [_token_similarity(token, other) for other in content] for parts in tokens for token in parts}
    related = {index for index, parts in enumerate(tokens) if any(any(rows[token]) for token in parts)}
    best, chosen = (0.0, False), None
    for segment in segments:
        for label in _labels(segment, longest, related):
            score = _similarity([rows[token] for index in label.words for token in tokens[index]])
            rank = (score, words[label.words[-1]].endswith(":"))
            if rank > best:
                best, chosen = rank, label
    return best[0], chosen


def split_segments(boxes: list[list[float]]) -> list[Segment]:
    """Split the page's words into segments, from top to bottom and from left to right."""
    segments: list[Segment] = []
    for number, line in enumerate(group_lines(boxes)):
        height = max(boxes[index][3] - boxes[index][1] for index in line)
        for position, index in enumerate(line):
            if position and boxes[index][0] - boxes[line[position - 1]][2] <= COLUMN_GAP * height:
                segments[-1].words.append(index)
            else:
                segments.append(Segment(number, [index]))
    return segments


def value_of(label: Segment, segments: list[Segment], boxes: list[list[float]]) -> list[int]:
    """Return the words right of a label, in its own or the next segment, or else the nearest segment below."""
    home = next(number for number, segment in enumerate(segments) if label.words[0] in segment.words)
    rest = segments[home].words[segments[home].words.index(label.words[-1]) + 1 :]
    if rest:
        return rest
    if home + 1 < len(segments) and segments[home + 1].line == label.line:
        return segments[home + 1].words
    x0, y0, x1, y1 = union_box([boxes[index] for index in label.words])
    below = []
    for segment in segments[home + 1 :]:
        left, top, right, _ = union_box([boxes[index] for index in segment.words])
        if left < x1 and right > x0 and y0 < top <= y1 + REACH_BELOW * (y1 - y0):
            below.append((top, segment.words))
    return min(below)[1] if below else []


def _labels(segment: Segment, longest: int, related: set[int]) -> Iterator[Segment]:
    """Yield runs of up to `longest` words that begin and end with a related word; other runs are less similar."""
    count = len(segment.words)
    for start in range(count):
        if segment.words[start] in related:
            for end in range(start + 1, min(count, start + longest) + 1):
                if segment.words[end - 1] in related:
                    yield Segment(segment.line, segment.words[start:end])


def _similarity(rows: list[list[float]]) -> float:
    """Soft Dice coefficient of two token lists, 0..1, from their pairwise similarities `(label, question)`."""
    columns = list(zip(*rows, strict=True))
    return (sum(map(max, rows)) + sum(map(max, columns))) / (len(rows) + len(columns))


@lru_cache(500_000)
def _token_similarity(first: str, second: str) -> float:
    if first == second:
        return 1.0
    if min(len(first), len(second)) < 3:
        return 0.0
    ratio = SequenceMatcher(None, first, second, autojunk=False).ratio()
    return ratio if ratio >= MIN_TOKEN_SIMILARITY else 0.0


def _tokens(text: str) -> list[str]:
    return re.findall(r"\w+", text.casefold())
