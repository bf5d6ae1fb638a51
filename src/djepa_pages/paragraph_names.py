"""Names for paragraphs: words that occur once on a page."""

import re
from collections import Counter
from collections.abc import Collection, Sequence

from .page_text import is_latin
from .spelling import normalise


MIN_NAME, LONG_WORD = 4, 9  # letters of a capitalised word or command, and of another word
MAX_NAMES = 6
PUNCTUATION = "()[]“”„\"'‘’.,;:!?"
COMMAND = re.compile(r"^\\?[A-Za-z@]+(?:[._:-][A-Za-z@]+)*\*?$")
STARTS_SENTENCE = (".", ":", "?", "!", "”", "“", "•")


class WordCounts:
    """How often words occur on a page, whatever their case and punctuation.

    Args:
        words: of the page.
        commands: indices of the words that are set as code.
    """

    def __init__(self, words: Sequence[str], commands: Collection[int] = ()):
        self.words, self.commands = words, commands
        self.counts = Counter(map(normalise, words))

    def names(self, indices: Sequence[int]) -> tuple[str, ...]:
        """Words of a paragraph that occur once: names and commands, or else long words; none that is hyphenated.

        The first word of a sentence has a capital anyway, and is left out.
        """
        names, long_words = [], []
        for previous, index in zip(indices, indices[1:]):
            before, word = self.words[previous], self.words[index]
            text = word.strip(PUNCTUATION)
            if self.counts[normalise(word)] != 1 or word.endswith("-") or before.endswith("-") or not is_latin(text):
                continue
            is_name = text.isalpha() and text[0].isupper() and not before.endswith(STARTS_SENTENCE)
            is_command = index in self.commands and COMMAND.match(text)
            if len(text) >= MIN_NAME and (is_name or is_command):
                names.append(text)
            elif len(text) >= LONG_WORD and text.isalpha() and text.islower():
                long_words.append(text)
        return tuple((names or long_words)[:MAX_NAMES])
