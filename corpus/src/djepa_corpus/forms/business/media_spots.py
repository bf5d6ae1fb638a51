"""The table of an invoice of air time: each spot with the day and time when it was broadcast."""

from datetime import date, timedelta

from ..identities import fill_pattern
from ..markup import bold, grid, header, tx
from ..sheet import Sheet
from .media_lines import Line
from .regions import TableMarks


MOST = 60  # rows
COLUMNS = ("line", "air_date", "days", "exact_time", "length", "creative", "rate")


def spot_table(sheet: Sheet, lines: list[Line]) -> str:
    """A row for each broadcast, up to `MOST`; the days of a line are followed by those of the next."""
    rng, heads = sheet.rng, sheet.texts.business["heads"]
    names = [name for name in COLUMNS if name in ("air_date", "exact_time", "rate") or sheet.chance(0.7)]
    x, y = rng.uniform(0.6, 1.5), rng.choice((0.4, 0.6, 0.9))
    marks, cells = TableMarks(sheet, (x, y)), []
    for name in names:
        text = rng.choice(heads[name])
        cells.append(marks.head(bold(tx(text)), text if len(text) > 2 else ""))
    body = [header(cells)]
    for number, line, day in _broadcasts(lines)[:MOST]:
        texts = _texts(sheet, number, line, day)
        body += marks.row((tx(texts[name]) for name in names), "")
    marks.finish()
    widths = ["1fr" if name in ("creative", "exact_time") else "auto" for name in names]
    ruled = rng.choice(({}, {}, sheet.ruled())) | (sheet.filled_header() if sheet.chance(0.4) else {})
    return grid(body, widths, "table", inset=f"(x: {x:.2f}mm, y: {y:.2f}mm)", **ruled)


def _broadcasts(lines: list[Line]) -> list[tuple[int, Line, date]]:
    """Return line number, line and day of each spot; the spots of a week are on the line's days of the week."""
    found = []
    for number, line in enumerate(lines, 1):
        days = [day for day, is_on in enumerate(line.days) if is_on == "1"]
        for week, count in enumerate(line.weekly):
            monday = line.start - timedelta(days=line.start.weekday()) + timedelta(days=7 * week)
            found += [(number, line, monday + timedelta(days=days[index % len(days)])) for index in range(count)]
    return found


def _texts(sheet: Sheet, number: int, line: Line, day: date) -> dict[str, str]:
    rng, formats = sheet.rng, sheet.facts.formats
    hour, minute = rng.randint(5, 23), rng.randint(0, 59)
    return {
        "line": str(number),
        "air_date": formats.date(day),
        "days": sheet.texts.business["heads"]["short_weekdays"][day.weekday()],
        "exact_time": formats.time(hour, minute, rng.randint(0, 59)),
        "length": f":{line.length}",
        "creative": fill_pattern(rng, rng.choice(("@@@@####H", "@@##-###", "####@"))),
        "rate": formats.with_symbol(formats.number(line.rate)),
    }
