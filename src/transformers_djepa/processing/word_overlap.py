"""What a question and its page say in the same words: `prompt_overlap` `(pages, questions, tokens, 3)`, 0..1.

Question and page go through two tokenizers and two towers, which would have to learn of every word that the pieces of
one spell the same as the pieces of the other. Letters can simply be compared: the exact match of DrQA (arXiv
1704.00051, section 3.2), softened for what OCR misreads and for compounds, and told of whole phrases too, since "amount
of the invoice" shares its "of" with half of the page.

Each token has three numbers, those of its word:
    likeness    to the question's most similar word, 0 below `LEAST_LIKENESS`
    phrase      the share of the question's letters in the run of words, on the page and in the question, it belongs to
    longest     1 where no other run on the page is longer
"""

from collections.abc import Sequence

import numpy as np
from rapidfuzz import fuzz, process

from .spelling import normalise


NUM_OVERLAPS = 3
LEAST_LIKENESS = 0.6
SAME_WORD = 0.8  # likeness from which two words count as one, in phrases


def encode_overlap(
    questions: Sequence[Sequence[str | None]], words: Sequence[Sequence[str]], word_ids: np.ndarray
) -> dict[str, np.ndarray]:
    """Compares the questions of a batch of pages with the pages' words.

    Args:
        questions: one list of questions a page, `None` for one that is asked without words.
        words: one list of words a page.
        word_ids: `(pages, tokens)`, as `encode_words` makes them.

    Returns:
        prompt_overlap, float32 `(pages, questions, tokens, 3)`; zeros for special tokens, padding and padded questions.
    """
    most = max(len(asked) for asked in questions)
    encoded = np.zeros((len(questions), most, word_ids.shape[1], NUM_OVERLAPS), dtype=np.float32)
    for page, (asked, page_words) in enumerate(zip(questions, words, strict=True)):
        kept = page_words[: word_ids[page].max() + 1]
        inside = word_ids[page] >= 0
        encoded[page, : len(asked), inside] = compare(asked, kept)[:, word_ids[page, inside]].swapaxes(0, 1)
    return {"prompt_overlap": encoded}


def compare(questions: Sequence[str | None], words: Sequence[str]) -> np.ndarray:
    """`(questions, words, 3)` likeness, phrase and longest of each word of a page."""
    overlap = np.zeros((len(questions), len(words), NUM_OVERLAPS), dtype=np.float32)
    spelled = [normalise(word) for word in words]
    where = [place for place, word in enumerate(spelled) if word]  # punctuation alone is skipped, in phrases too
    asked = [[word for word in map(normalise, (question or "").split()) if word] for question in questions]
    if not where or not any(asked):
        return overlap
    on_page, rows = np.unique([spelled[place] for place in where], return_inverse=True)
    in_questions, columns = np.unique([word for words in asked for word in words], return_inverse=True)
    likeness = process.cdist(on_page.tolist(), in_questions.tolist(), scorer=fuzz.ratio, dtype=np.float32) / 100
    likeness = np.where(likeness < LEAST_LIKENESS, 0, likeness)[rows][:, columns]  # (words, words of all questions)
    ends = np.cumsum([len(words) for words in asked])
    for question, alike in enumerate(np.split(likeness, ends[:-1], axis=1)):
        if asked[question]:
            shares = phrase_shares(alike >= SAME_WORD, [len(word) for word in asked[question]])
            longest = (shares == shares.max()) & (shares > 0)
            overlap[question, where] = np.stack([alike.max(1), shares, longest], axis=-1)
    return overlap


def phrase_shares(same: np.ndarray, lengths: Sequence[int]) -> np.ndarray:
    """The share of a question's letters in the longest run of words each word of the page belongs to.

    Args:
        same: `(words, words of the question)` true where the two are one word.
        lengths: letters of each of the question's words.

    Returns:
        `(words,)`, 0 for words that the question does not have.
    """
    ending = np.zeros(same.shape, dtype=np.float32)  # letters of the run that ends at this pair of words
    for place, length in enumerate(lengths):
        ending[:, place] = length
        if place:
            ending[1:, place] += ending[:-1, place - 1]
        ending[:, place] *= same[:, place]
    whole = ending.copy()  # letters of the run, whichever part of it this pair is
    for place in reversed(range(len(lengths) - 1)):
        goes_on = same[:-1, place] & same[1:, place + 1]
        whole[:-1, place] = np.where(goes_on, whole[1:, place + 1], whole[:-1, place])
    return whole.max(1) / sum(lengths)
