"""The language of a document, by a vote of its stop words."""

from collections import Counter
from collections.abc import Iterable


STOP_WORDS = {
    "en": "the of and to is that for with are this be as it by from which not or can you will have",
    "de": "der und die das ist nicht von mit für auf den dem ein eine werden wird zu sich auch im oder kann",
    "fr": "les des est une dans pour du qui sur avec par sont cette ou au aux pas être vous ce ces",
    "es": "el los las y del una con por se es como más este esta está son al pero sus también lo",
    "it": "il di che è della per non una con sono del gli nel alla dei si le questo anche più delle",
    "nl": "het een van en dat niet zijn voor met aan wordt worden ook als door naar bij maar deze dit",
}
LANGUAGE_OF = {
    word: [code for code, words in STOP_WORDS.items() if word in words.split()]
    for words in STOP_WORDS.values()
    for word in words.split()
}
MIN_SHARE = 0.08  # of the words are stop words of the language
MIN_LEAD = 1.6  # times as many as of any other language


def language_of(words: Iterable[str]) -> str | None:
    """Code of the language of a text: en, de, fr, es, it or nl; `None` if it is unclear.

    >>> language_of("das ist die Sprache der Dichter und der Denker".split())
    'de'
    """
    words = [word.lower() for word in words]
    votes = Counter(code for word in words for code in LANGUAGE_OF.get(word, ()))
    (code, count), (_, second) = (*votes.most_common(2), ("", 0), ("", 0))[:2]
    return code if code and count >= MIN_SHARE * len(words) and count >= MIN_LEAD * second else None
