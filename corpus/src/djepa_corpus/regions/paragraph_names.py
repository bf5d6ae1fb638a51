"""Names for paragraphs: words that occur once on a page."""

import re
from collections import Counter
from collections.abc import Iterable, Sequence

from transformers_djepa.data.questions.page_text import is_latin
from transformers_djepa.processing.spelling import normalise

from ..content.content import Word


MIN_NAME, LONG_WORD = 4, 9  # letters of a capitalised word or command, and of another word
MAX_NAMES = 6
PUNCTUATION = "()[]“”„\"'‘’.,;:!?"
COMMAND = re.compile(r"^\\?[A-Za-z@]+(?:[._:-][A-Za-z@]+)*\*?$")
STARTS_SENTENCE = (".", ":", "?", "!", "”", "“", "•")


class WordCounts:
    """How often words occur on a page, whatever their case and punctuation."""

    def __init__(self, words: Iterable[Word]):
        self.counts = Counter(normalise(word.text) for word in words)

    def names(self, words: Sequence[Word]) -> tuple[str, ...]:
        """Words of a paragraph that occur once: names and commands, or else long words; none that is hyphenated.

        The first word of a sentence has a capital anyway, and is left out.
        """
        names, long_words = [], []
        for before, word in zip(words, words[1:]):
            text = word.text.strip(PUNCTUATION)
            hyphenated = word.text.endswith("-") or before.text.endswith("-")
            if self.counts[normalise(word.text)] != 1 or hyphenated or not is_latin(text):
                continue
            is_name = text.isalpha() and text[0].isupper() and not before.text.endswith(STARTS_SENTENCE)
            is_command = word.style.font.mono and COMMAND.match(text)
            if len(text) >= MIN_NAME and (is_name or is_command):
                names.append(text)
            elif len(text) >= LONG_WORD and text.isalpha() and text.islower():
                long_words.append(text)
        return tuple((names or long_words)[:MAX_NAMES])
