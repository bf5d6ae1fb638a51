"""Amounts and numbers as printed to exact numbers: one grammar for all languages, currencies from price-parser.

    amount     sign, parentheses and currency on either side of a number: "-€ 5", "(EUR 5.00)", "5,00- EUR", "50.– CHF"
    number     whole part, decimal separator and decimals: "1250.4", ",50"
    whole      digits, or groups: "1,250", "1.250", "1’250", "1 250", Indian "12,34,567"
    separator  "." or ",", not that of the groups

Some amounts can be read in two ways and have no value: "1.250" is 1250 or 1.25, "5.00 CR" depends on whose books it is
in, "12 / 14" has two numbers. A percentage next to an amount is left out.
"""

import re
from collections.abc import Iterator
from decimal import Context, Decimal

from price_parser import Price


DECIMAL_PLACES, LARGEST = 6, Decimal(10) ** 30  # of what a table holds
EXACT = Context(prec=40)
PRINTED = {  # characters that are printed for another
    "’": "'`´ʹʻʼʽˈˊˋ‘‛′‵＇ꞌ׳",
    "-": "‐‑‒–—―−﹣－\u00ad",
    ",": "，‚٬",
    ".": "．·٫",
    "%": "％﹪٪‰",
    "(": "（",
    ")": "）",
    "": "\u200b\u200c\u200d\u200e\u200f\u2060\ufeff*#",
}
PLAIN = str.maketrans({other: plain for plain, others in PRINTED.items() for other in others})
WORD = re.compile(r"[^\s\d()+\-.,:;/%’=<>]+(?:\.(?!\d)|(?<=Fr|Rs)\.)?")
CURRENCY, UNKNOWN = "¤", "×"  # stand for a currency, and for words that change the value
CURRENCY_NAME = re.compile(r"euros?|dollars?|pounds?|pfund|s?fr|frs|franken|francs?|franchi", re.IGNORECASE)
CHANGES = re.compile(  # thousands, cents, and the sides of an account
    r"ts[dn]|tausend|thousand|duizend|mn|mio|mi?ln|mil(?:le|a|lion\w*|liard\w*|l[oó]n\w*|ion\w*|iard\w*|joen|jard)?"
    r"|bn|billion\w*|mrd|mld|md|lakhs?|lacs?|crores?|ct|cents?|centimes?|¢"
    r"|cr(?:[eé]dito?)?|haben|haber|avere|d[rb]|d[eé]bito?|debet|soll|debe|dare",
    re.IGNORECASE,
)
NUMBER = r"(?:\d{1,3}(?: \d{3})+(?:[.,]\d+)?(?![.,’]?\d)|\d+(?:[.,’]\d+)*|[.,]\d+)"
PERCENT_OF = re.compile(r"% (?:of|on|von|auf|aus|de|sur|di|su|van|op|sobre) (?:¤ ?)?\d")
PERCENTAGE = re.compile(rf"(?:(?<!\S)[-+] ?)?{NUMBER} ?%")
AMOUNT = re.compile(
    rf"(?P<left>(?:[-+(¤×:=] ?)*)(?P<digits>{NUMBER})(?P<no_cents>[.,/] ?[-=]{{1,2}}(?!\w))?"
    r"(?P<right>(?: ?(?:[+)¤×=]|-(?! ?[\w%])))*)"
)
WHOLE = re.compile(r"\d+|[1-9]\d{0,2}([.,’ ])\d{3}(?:\1\d{3})*|[1-9]\d?(?:,\d\d)+,\d{3}")
NO_DIGITS = re.compile(r"\D")
BEFORE = re.compile(  # digits of a name, a range, a time, a limit; or a letter that was read for a digit
    r"[^\W_][-/]?$|\d:$|(?:\b[^\W\d_]|[\d|])[.,’]$|[<>≤≥±] ?$|\w - $"
)
AFTER = re.compile(r" ?[kKMSHp](?!\w)|[TBOolI|](?!\w)|-%")  # thousands, sides, pence, a letter for a digit, a range
MILLIONS = re.compile(r" ?(?:m|mm|MM)(?!\w)")  # of a currency
THOUSANDS = {  # the separator is of thousands in the home countries of a currency
    ",": "$ US$ USD CA$ CAD A$ AU$ AUD £ GBP CHF Fr. ₹ Rs INR ¥ ￥ JPY".split(),
    ".": "€ EUR eur euro Euro".split(),
}


def parse_amount(text: str, decimal: str | None = None, percent: bool = False) -> tuple[Decimal | None, str | None]:
    """Return the number in a text, and its currency as printed.

    Args:
        text: of one amount; its value is `None` if it can be read in several ways.
        decimal: decimal separator of amounts such as 1.250.
        percent: whether a percentage is a number, too.

    >>> parse_amount("-1.234,50 €")
    (Decimal('-1234.50'), '€')
    >>> parse_amount("19% 1.250")
    (None, None)
    """
    plain = re.sub(r" ?[\u0300\u0301]", "’", text).translate(PLAIN)
    plain = " ".join("".join(str(int(char)) if char.isdecimal() else char for char in plain).split())
    currencies = []
    plain = WORD.sub(lambda word: _marked(word[0], currencies), plain)
    plain = plain.replace(f"({CURRENCY})", CURRENCY).replace(f"({UNKNOWN})", UNKNOWN)
    currency = currencies[0] if currencies else None
    rest = PERCENTAGE.sub("%", plain)
    if re.search(r"\d", rest):
        plain = rest
    elif not percent:
        return None, currency
    found = [*AMOUNT.finditer(plain)]
    found = [match for match in found if CURRENCY in match["left"] + match["right"]] or found
    if len(found) != 1 or re.search(r"\d ?¤ ?\d", plain) or PERCENT_OF.search(plain):
        return None, currency
    return _value(found[0], plain, decimal, currency), currency


def _marked(word: str, currencies: list[str]) -> str:
    """The sign for a word that is a currency, which is appended to the list, or that changes the value."""
    bare = word.rstrip(".")
    if CHANGES.fullmatch(bare):
        return UNKNOWN
    symbol = Price.fromstring(word).currency or ""
    rest = "".join(filter(str.isalpha, bare.replace(symbol.rstrip("."), "", 1)))
    if rest and CURRENCY_NAME.fullmatch(bare):
        symbol, rest = bare, ""
    if not symbol or rest.strip("kKTMm"):
        return word
    currencies.append(symbol)
    return UNKNOWN if rest else CURRENCY


def _value(match: re.Match, text: str, decimal: str | None, currency: str | None) -> Decimal | None:
    before, after, marks = text[: match.start()], text[match.end() :], match["left"] + match["right"]
    if UNKNOWN in marks or BEFORE.search(text[: match.start("digits")]) or AFTER.match(after) or after[:1].isnumeric():
        return None
    if currency and MILLIONS.match(after):
        return None
    opened, closed = "(" in marks, ")" in marks
    if opened and closed and re.search(r"[\w%]", before + after):
        return None  # negative or an aside
    if opened != closed and text.count("(") != text.count(")"):
        return None
    negative = "-" in marks or (opened and closed)
    if marks.count("-") + marks.count("+") > 1 or negative and ("+" in marks or match["digits"][0] in ".,"):
        return None
    decimal = "none" if match["no_cents"] else decimal
    amount = _read_digits(match["digits"], decimal, currency if CURRENCY in marks and "/" not in after else None)
    return EXACT.minus(amount) if amount is not None and negative else amount


def _read_digits(digits: str, decimal: str | None, currency: str | None) -> Decimal | None:
    readings = dict(_readings(digits))  # by decimal separator
    separator, amount = readings.popitem() if readings else (None, None)
    if readings and decimal != separator:  # also a whole number
        is_whole = decimal is not None or currency in THOUSANDS[separator]
        amount = readings[None] if is_whole else None
    if amount is None or amount >= LARGEST:
        return None
    if amount.as_tuple().exponent < -DECIMAL_PLACES:
        amount = amount.quantize(Decimal(1).scaleb(-DECIMAL_PLACES), context=EXACT)
    return amount


def _readings(digits: str) -> Iterator[tuple[str | None, Decimal]]:
    """Yield the decimal separator and the number of each way in which digits can be read."""
    if WHOLE.fullmatch(digits):
        yield None, Decimal(NO_DIGITS.sub("", digits))
    whole, separator, decimals = re.fullmatch(r"(.*?)(?:([.,])(\d+))?", digits).groups()
    if separator and separator not in whole and (not whole or WHOLE.fullmatch(whole)):
        yield separator, Decimal(f"{NO_DIGITS.sub('', whole)}.{decimals}")
