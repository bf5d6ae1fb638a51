"""The lines of an order of advertising air time: programs with days, times, numbers of spots and rates."""

from dataclasses import dataclass
from datetime import date, timedelta

from ..markup import bold, grid, header, span, styled, tx
from ..sheet import Sheet, bare_amount
from ..trade_facts import COMMISSION_PERCENT, fill
from .regions import TableMarks


DAY_PATTERNS = (
    "1111100",
    "1111100",
    "1111111",
    "0000011",
    "0000010",
    "0000001",
    "1010100",
    "0111100",
    "1000000",
    "0001000",
)
RIGHT = ("rate", "spots", "amount", "weeks")
WIDE = ("program",)
FREE_SHARE = 0.06  # of lines: bonus spots without a price


@dataclass(frozen=True)
class Line:
    """Spots of one program; `rate` in cents, `weekly` the number of spots in each week."""

    program: str
    start: date
    end: date
    days: str  # seven digits, Monday first
    time: str
    length: int  # seconds
    rate: int
    weekly: tuple[int, ...]

    @property
    def spots(self) -> int:
        return sum(self.weekly)

    @property
    def amount(self) -> int:
        return self.spots * self.rate


def draw_lines(sheet: Sheet) -> list[Line]:
    """Draw the lines of an order, and give the document their flight dates and sums."""
    rng, facts = sheet.rng, sheet.facts
    start = facts.issued + timedelta(days=rng.randint(-15, 30))
    weeks = rng.choice((1, 1, 1, 2, 2, 3, 4, 5, 8))
    end = start + timedelta(days=7 * weeks - rng.choice((1, 1, 1, 2, 3, 5)))
    few, some, many = rng.randint(1, 6), rng.randint(5, 15), rng.randint(15, 34)
    count = rng.choice((few, few, some, some, some, many, 2 * many, 2 * many))
    lines = [_draw_line(sheet, start, end, weeks) for _ in range(count)]
    lines.sort(key=lambda line: line.time)
    gross = max(sum(line.amount for line in lines), 100)
    commission = (gross * COMMISSION_PERCENT + 50) // 100
    money = facts.formats.money
    facts.values.update({"flight_from": facts.formats.date(start), "flight_to": facts.formats.date(end)})
    facts.values.update({"gross_amount": money(gross), "agency_commission": money(commission)})
    facts.values.update({"net_amount": money(gross - commission), "spot_count": str(sum(line.spots for line in lines))})
    return lines


def _draw_line(sheet: Sheet, start: date, end: date, weeks: int) -> Line:
    rng, words = sheet.rng, sheet.texts.business["media"]
    program = fill(rng, sheet.origin, rng.choice(words["programs"]))
    hour = rng.choice((5, 6, 7, 9, 11, 12, 15, 16, 17, 18, 19, 20, 22, 23))
    rate = (
        0
        if rng.random() < FREE_SHARE
        else 100 * rng.choice((rng.randint(5, 90), 5 * rng.randint(10, 200), 50 * rng.randint(10, 90)))
    )
    weekly = tuple(rng.choice((0, 1, 1, 2, 2, 3, 5, 7)) for _ in range(weeks))
    weekly = weekly if sum(weekly) else (1, *weekly[1:])
    first = start + timedelta(days=7 * next(index for index, count in enumerate(weekly) if count))
    return Line(
        program=program,
        start=min(first, end),
        end=end if rng.random() < 0.7 else min(first + timedelta(days=6), end),
        days=rng.choice(DAY_PATTERNS),
        time=_air_time(sheet, hour),
        length=rng.choice((30, 30, 30, 30, 60, 15, 10)),
        rate=rate,
        weekly=weekly,
    )


def _air_time(sheet: Sheet, hour: int) -> str:
    """A period of hours, in English in one of the usual abbreviated forms."""
    rng, stop = sheet.rng, hour + sheet.rng.choice((1, 1, 2, 3))
    minute = rng.choice((0, 0, 30))
    if sheet.language != "en":
        return f"{hour:02}:{minute:02}-{stop % 24:02}:{minute:02}"
    half = f"{minute:02}" if minute else ""
    names = [((each - 1) % 12 + 1, "a" if each % 24 < 12 else "p") for each in (hour, stop)]
    short = "-".join(f"{number}{half}{letter}" for number, letter in names)
    full = "-".join(f"{number}:{minute:02} {letter.upper()}M" for number, letter in names)
    return rng.choice((short, short.upper(), full, short.replace("-", " - ")))


def line_table(sheet: Sheet, lines: list[Line], with_totals: bool) -> str:
    """The lines as a table; its last row may be the totals."""
    rng, heads = sheet.rng, sheet.texts.business["heads"]
    names = _columns(sheet, len(lines[0].weekly))
    x, y = rng.uniform(0.5, 1.3), rng.choice((0.5, 0.7, 0.9, 1.3))
    marks, bare = TableMarks(sheet, (x, y)), sheet.chance(0.3)
    cells = []
    for name in names:
        text = _week_head(sheet, lines, name) if isinstance(name, int) else _head(sheet, name, heads)
        cells.append(marks.head(bold(tx(text)), text if len(text) > 2 else ""))
    body = [header(cells)] if sheet.chance(0.8) else cells
    weekly_rows = sheet.chance(0.2)
    for number, line in enumerate(lines, 1):
        texts = [_text(sheet, line, number, name, bare) for name in names]
        body += marks.row((tx(text) if text else "" for text in texts), "")
        body += _weekly_rows(sheet, line, len(names)) if weekly_rows else []
    last = _total_row(sheet, names, bare) if with_totals else []
    marks.finish(last)
    body += last
    widths = ["1fr" if name in WIDE else "auto" for name in names]
    sides = [
        "right" if name in RIGHT else "center" if isinstance(name, int) or name in "0123456" else "left"
        for name in names
    ]
    ruled = rng.choice(({}, sheet.ruled(), {"stroke": f"(x, y) => (bottom: {sheet.style.rule})"}))
    looks = ruled | (sheet.filled_header() if sheet.chance(0.4) else {})
    inset = f"(x: {x:.2f}mm, y: {y:.2f}mm)"
    return grid(body, widths, "table", align=f"({', '.join(sides)},)", inset=inset, **looks)


def _columns(sheet: Sheet, weeks: int) -> list[str | int]:
    """Draw the columns: keys of `heads`, digits for the days of the week, numbers for weeks."""
    chance = sheet.chance
    names = ["line"] + (["line_start", "line_end"] if chance(0.55) else [])
    middle = ["program", *(["days"] if chance(0.6) else list("0123456")), *(["air_time"] if chance(0.8) else [])]
    if chance(0.3):
        middle = middle[1:] + middle[:1]
    names += middle + (["length"] if chance(0.75) else [])
    end = ["rate"] + (["line_type"] if chance(0.3) else [])
    if 1 < weeks < 6 and chance(0.4) and "days" in names:
        end += list(range(weeks))
    elif chance(0.25):
        end.append("weeks")
    end += ["spots"] + (["amount"] if chance(0.85) else [])
    return names + end


def _head(sheet: Sheet, name: str, heads: dict[str, tuple[str, ...]]) -> str:
    if name in "0123456":
        return heads["weekdays"][int(name)]
    return sheet.rng.choice(heads[name])


def _week_head(sheet: Sheet, lines: list[Line], week: int) -> str:
    day = min(line.start for line in lines) + timedelta(days=7 * week)
    return f"{day.month}/{day.day}" if sheet.facts.country in ("US", "CA") else f"{day.day}.{day.month}."


def _text(sheet: Sheet, line: Line, number: int, name: str | int, bare: bool) -> str:
    """The text of a cell."""
    formats, style = sheet.facts.formats, sheet.facts.formats.with_symbol
    if isinstance(name, int):
        return str(line.weekly[name]) if line.weekly[name] else ""
    if name in "0123456":
        return "" if line.days[int(name)] == "0" else "X" if line.spots % 2 else "1"
    letters = sheet.texts.business["heads"]["weekdays"]
    texts = {
        "line": lambda: str(number),
        "line_start": lambda: formats.date(line.start),
        "line_end": lambda: formats.date(line.end),
        "program": lambda: line.program,
        "days": lambda: _days(line.days, letters, line.rate),
        "air_time": lambda: line.time,
        "length": lambda: f":{line.length}" if sheet.language == "en" else f"{line.length}",
        "rate": lambda: formats.number(line.rate) if bare else style(formats.number(line.rate)),
        "line_type": lambda: "NM" if line.rate else "BNS",
        "weeks": lambda: str(sum(count > 0 for count in line.weekly)),
        "spots": lambda: str(line.spots),
        "amount": lambda: formats.number(line.amount) if bare else style(formats.number(line.amount)),
    }
    return texts[name]()


def _days(days: str, letters: tuple[str, ...], variant: int) -> str:
    """`MTWTF--`, or a range such as `M-F`."""
    if variant % 3 and "1" * days.count("1") in days:
        first, last = days.index("1"), days.rindex("1")
        return letters[first] if first == last else f"{letters[first]}-{letters[last]}"
    return "".join(letter if day == "1" else "-" for day, letter in zip(days, letters))


def _weekly_rows(sheet: Sheet, line: Line, width: int) -> list[str]:
    """Small print below a line: the spots of each of its weeks."""
    texts, formats = [], sheet.facts.formats
    for week, count in enumerate(line.weekly[:4]):
        first = line.start + timedelta(days=7 * week)
        texts.append(f"{formats.dates(first, first + timedelta(days=6))}:  {count} x {formats.number(line.rate)}")
    return [span(sheet.mark(styled(tx("\n".join(texts)), size="0.85em"))[1], width, "table")]


def _total_row(sheet: Sheet, names: list[str | int], bare: bool) -> list[str]:
    """The last row: a label, the number of spots and, if the table has amounts, the gross amount."""
    amount = sheet.raw("gross_amount")
    gross = sheet.value("gross_amount", bare_amount(amount) if bare else None) if "amount" in names else ""
    label = bold(tx(sheet.rng.choice(("Totals", "Total", "TOTAL", "Σ")) if sheet.language == "en" else "Total"))
    before = len(names) - 1 - bool(gross)
    cells = [span(label, before, "table", align="right"), bold(sheet.value("spot_count"))]
    return cells + ([bold(gross)] if gross else [])
