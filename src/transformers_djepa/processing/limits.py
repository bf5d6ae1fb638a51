"""Largest inputs of the processor and the collators. Ordinary inputs are far smaller; each has one error message."""

MAX_WORDS = 100_000  # of a page
MAX_QUESTIONS = 10_000  # of a page and call
MAX_CLICKS = 1000  # of a question
MAX_CHARACTERS = 10_000  # of a word or a question
MAX_PAGE_TOKENS = 1_000_000  # `max_length`


def check_limit(count: int, most: int, what: str, advice: str) -> None:
    """Raise `ValueError` if there are more than `most`; `what` is plural, such as "words on page 0"."""
    if count > most:
        raise ValueError(f"There are {count:,} {what}, the limit is {most:,}; {advice}.")
