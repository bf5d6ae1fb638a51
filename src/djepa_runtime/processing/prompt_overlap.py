"""Word-overlap features `prompt_overlap` `(pages, questions, words, 3)` in 0..1: which words a question and page share.

The two tokenizers and encoders of question and page split the same word differently. The exact-match feature of DrQA
(arXiv 1704.00051, section 3.2) compares letters directly. Here it tolerates OCR errors and compounds, and it covers
phrases, because "amount of the invoice" shares its "of" with half of the page.

Features of each word:
    likeness    similarity to the most similar word of the question, 0 below `LEAST_LIKENESS`
    phrase      share of the question's letters in the longest common run of words that contains it
    longest     1 if no run on the page is longer
"""

from collections.abc import Sequence

import numpy as np
from rapidfuzz import fuzz, process

from djepa_pages.spelling import normalise

from ..conventions import NUM_OVERLAPS


LEAST_LIKENESS = 0.6
SAME_WORD = 0.8  # likeness from which two words count as the same in phrases


def encode_overlap(
    questions: Sequence[Sequence[str | None]], words: Sequence[Sequence[str]], word_ids: np.ndarray
) -> dict[str, np.ndarray]:
    """Compare questions (`None` without text) with the words of their pages: `prompt_overlap`, zeros for padding.

    Words beyond the last one in `word_ids` `(pages, tokens)` of `encode_words` are truncated.
    """
    num_words, most = word_ids.max(1) + 1, max(len(page_questions) for page_questions in questions)
    encoded = np.zeros((len(questions), most, num_words.max(), NUM_OVERLAPS), dtype=np.float32)
    for page, (page_questions, page_words) in enumerate(zip(questions, words, strict=True)):
        kept = num_words[page]
        encoded[page, : len(page_questions), :kept] = compare(page_questions, page_words[:kept])
    return {"prompt_overlap": encoded}


def compare(questions: Sequence[str | None], words: Sequence[str]) -> np.ndarray:
    """Features `(questions, words, 3)` of each word of a page for each question."""
    overlap = np.zeros((len(questions), len(words), NUM_OVERLAPS), dtype=np.float32)
    spelled = [normalise(word) for word in words]
    where = [index for index, word in enumerate(spelled) if word]  # skips pure punctuation, also in phrases
    question_words = [[word for word in map(normalise, (question or "").split()) if word] for question in questions]
    if not where or not any(question_words):
        return overlap
    on_page, rows = np.unique([spelled[index] for index in where], return_inverse=True)
    in_questions, columns = np.unique([word for words in question_words for word in words], return_inverse=True)
    likeness = process.cdist(on_page.tolist(), in_questions.tolist(), scorer=fuzz.ratio, dtype=np.float32) / 100
    likeness = np.where(likeness < LEAST_LIKENESS, 0, likeness)[rows][:, columns]  # (words, words of all questions)
    ends = np.cumsum([len(words) for words in question_words])
    for question, alike in enumerate(np.split(likeness, ends[:-1], axis=1)):
        if question_words[question]:
            shares = phrase_shares(alike >= SAME_WORD, [len(word) for word in question_words[question]])
            longest = (shares == shares.max()) & (shares > 0)
            overlap[question, where] = np.stack([alike.max(1), shares, longest], axis=-1)
    return overlap


def phrase_shares(same: np.ndarray, lengths: Sequence[int]) -> np.ndarray:
    """Share of a question's letters in the longest common run that contains each word of the page: `(words,)`.

    `same` `(words, words of the question)` is true at equal words; `lengths` are letters of the question's words.
    """
    ending = np.zeros(same.shape, dtype=np.float32)  # letters of the run that ends at this pair of words
    for column, length in enumerate(lengths):
        ending[:, column] = length
        if column:
            ending[1:, column] += ending[:-1, column - 1]
        ending[:, column] *= same[:, column]
    whole = ending.copy()  # letters of the whole run, at each of its pairs
    for column in reversed(range(len(lengths) - 1)):
        continues = same[:-1, column] & same[1:, column + 1]
        whole[:-1, column] = np.where(continues, whole[1:, column + 1], whole[:-1, column])
    return whole.max(1) / sum(lengths)
