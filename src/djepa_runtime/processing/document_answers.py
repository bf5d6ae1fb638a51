"""Compare the answers of a document's pages to one question.

A page is asked alone: its presence is the probability that it has an answer before the other pages are known. In a
document of N pages, the question is expected to be answered by one page or by none, and each page is as likely as the
others. With the odds o_i = presence / (1 - presence) of page i, Bayes' rule gives page i the presence

    (o_i / N) / (1 + (o_1 + ... + o_N) / N)

which is its own presence if it is the only one. Scores are scaled by the same factor: many pages that each look a
little like an answer make all of them doubtful.
"""

from collections.abc import Iterable, Sequence

import numpy as np

from .answers import PRESENT, Answer, absent_answer


CERTAIN = 1 - 1e-6  # a presence above would have infinite odds


def document_presences(presences: Sequence[float]) -> list[float]:
    """Presence of each page among all pages of a document; their sum is the presence of the document.

    >>> [round(presence, 2) for presence in document_presences([0.9, 0.5, 0.1])]
    [0.64, 0.07, 0.01]
    """
    if len(presences) == 1:
        return list(presences)
    clipped = np.clip(presences, 0, CERTAIN)
    odds = clipped / (1 - clipped) / len(clipped)  # (pages,)
    return (odds / (1 + odds.sum())).tolist()


def rank_pages(
    pages: Sequence[Sequence[Answer]], presence_threshold: float = PRESENT, min_score: float = 0.0
) -> list[tuple[int, Answer]]:
    """Rank the answers to one question: pairs of page index and answer by score.

    If the presence of the document is below `presence_threshold`, or no answer has `min_score`, the best guess is
    returned alone and is not `present`. Each page has at least one answer, the best first, whose own score has been
    compared: with a single page, `min_score` has no effect.
    """
    presences = document_presences([answers[0].presence for answers in pages])
    guesses = []
    for index, (answers, presence) in enumerate(zip(pages, presences)):
        factor = presence / max(answers[0].presence, 1 - CERTAIN)
        scaled = [{**answer, "score": answer.score * factor, "presence": presence} for answer in answers]
        guesses += [(index, Answer(**fields)) for fields in scaled]
    guesses.sort(key=lambda guess: guess[1].score, reverse=True)
    is_present = sum(presences) >= presence_threshold
    least = min_score if len(pages) > 1 else 0.0
    found = [guess for guess in guesses if is_present and guess[1].present and guess[1].score >= least]
    if found:
        return found
    index, best = guesses[0]
    return [(index, absent_answer(best.score, best.presence, best.mask.size))]


def different(ranked: Iterable[tuple[int, Answer]], top_k: int) -> list[tuple[int, Answer]]:
    """The first `top_k` pairs of page number and answer whose texts, or pages and regions, differ."""
    found = {}
    for number, answer in ranked:
        found.setdefault(answer.text or (number, str(answer.boxes)), (number, answer))
    return list(found.values())[:top_k]
