"""Bank statements: the account, dated transactions with a running balance over several pages, closing balance."""

from dataclasses import dataclass
from datetime import date, timedelta

from ..markup import align, bold, grid, header, span, styled, tx
from ..sheet import Sheet
from ..trade_facts import fill
from ..typesetting import PageSource
from .addresses import letterhead, recipient
from .cells import cells_of
from .closing import page_count
from .gridded import gridded
from .meta import title
from .pages import stack
from .regions import TableMarks, remark_paragraph


@dataclass(frozen=True)
class Entry:
    day: date
    text: str
    cents: int  # negative if paid out
    balance: int


def bank_statement(sheet: Sheet) -> PageSource:
    values = sheet.facts.values
    values.update(seller_name=sheet.raw("bank_name"), account_holder=sheet.raw("buyer_name"))
    words = sheet.texts.business["bank"]
    sheet.printed["balance_due"] = sheet.cased(sheet.rng.choice(words["closing_labels"]))
    sheet.field_questions["balance_due"] = [sheet.rng.choice(words["closing"])]
    entries = _draw_entries(sheet)
    names = sheet.block("bank_account", 0.5) or ["account_number"]
    names += cells_of(sheet, "bank_cells", 0.35)
    in_table = sheet.chance(0.6)
    parts = [letterhead(sheet), recipient(sheet), title(sheet, "bank_statement"), gridded(sheet, names)]
    summary = _summary(sheet) if not in_table or sheet.chance(0.3) else ""
    table = entry_table(sheet, entries, in_table)
    parts += [summary, table] if sheet.chance(0.5) else [table, summary]
    if sheet.chance(0.4):
        parts.append(styled(remark_paragraph(sheet, sheet.remarks(sheet.rng.randint(1, 5))), size="0.85em"))
    return stack(sheet, parts, page_count(sheet) if sheet.chance(0.6) else "", sheet.rng.uniform(2.5, 6))


def _draw_entries(sheet: Sheet) -> list[Entry]:
    """Draw the transactions of a month, and give the document its balances."""
    rng, facts, words = sheet.rng, sheet.facts, sheet.texts.business["bank"]["transactions"]
    balance = rng.randint(2_000, 900_000)
    facts.values["previous_balance"] = facts.formats.money(balance)
    count = rng.choice((rng.randint(4, 12), rng.randint(10, 24), rng.randint(20, 50)))
    days, entries = sorted(rng.randint(1, 30) for _ in range(count)), []
    for day in days:
        cents = rng.randint(100, 30_000) if rng.random() < 0.8 else rng.randint(30_000, 300_000)
        cents = cents if rng.random() < 0.25 or balance < cents else -cents
        balance += cents
        text = fill(rng, sheet.origin, rng.choice(words))
        if sheet.chance(0.25):
            text += f"\n{rng.randint(10**6, 10**9)}"
        entries.append(Entry(facts.issued - timedelta(days=31 - day), text, cents, balance))
    facts.values["balance_due"] = facts.formats.money(balance)
    return entries


def _summary(sheet: Sheet) -> str:
    """Opening and closing balance as a boxed strip or as lines."""
    names = ["previous_balance", "balance_due"]
    if sheet.chance(0.5):
        cells = [sheet.stacked(name, "0.8em", weight='"bold"') for name in names]
        return grid(cells, ["1fr"] * 2, inset="1.5mm", **sheet.ruled())
    body = grid(sheet.pairs(names), ["auto", "auto"], align="(left, right)", column_gutter="10mm", row_gutter="0.6em")
    return align(body, sheet.rng.choice(("left", "right")))


def entry_table(sheet: Sheet, entries: list[Entry], with_balances: bool) -> str:
    """The transactions; opening and closing balance may be the first and the last row."""
    rng, words, formats = sheet.rng, sheet.texts.business["heads"], sheet.facts.formats
    names = ["booked", *(["value_date"] if sheet.chance(0.35) else []), "details"]
    names += ["paid_out", "paid_in"] if sheet.chance(0.6) else ["amount"]
    names += ["balance"] if sheet.chance(0.55) else []
    x, y = rng.uniform(0.8, 2), rng.choice((0.5, 0.8, 1.2))
    marks, cells = TableMarks(sheet, (x, y)), []
    for name in names:
        text = rng.choice(words[name])
        cells.append(marks.head(bold(tx(text)), text))
    body = [header(cells)] if sheet.chance(0.8) else cells
    body += _balance_row(sheet, "previous_balance", len(names)) if with_balances else []
    for entry in entries:
        amount, balance = formats.number(abs(entry.cents)), formats.number(entry.balance)
        signed = f"{'-' if entry.cents < 0 else rng.choice(('', '+'))}{amount}"
        texts = {"booked": formats.date(entry.day), "value_date": formats.date(entry.day), "details": entry.text}
        texts |= {"paid_out": amount if entry.cents < 0 else "", "paid_in": amount if entry.cents > 0 else ""}
        texts |= {"amount": signed, "balance": balance}
        name = entry.text.split("\n")[0]
        unique = sum(other.text.startswith(name) for other in entries) == 1
        body += marks.row((tx(texts[column]) if texts[column] else "" for column in names), name if unique else "")
    last = _balance_row(sheet, "balance_due", len(names)) if with_balances else []
    marks.finish(last)
    widths = ["1fr" if name == "details" else "auto" for name in names]
    sides = ["left" if name in ("booked", "value_date", "details") else "right" for name in names]
    ruled = rng.choice(({}, sheet.ruled(), {"stroke": f"(x, y) => (bottom: {sheet.style.rule})"}))
    looks = ruled | (sheet.filled_header() if sheet.chance(0.4) else {})
    inset = f"(x: {x:.2f}mm, y: {y:.2f}mm)"
    return grid(body + last, widths, "table", align=f"({', '.join(sides)},)", inset=inset, **looks)


def _balance_row(sheet: Sheet, name: str, width: int) -> list[str]:
    return [span(bold(sheet.label(name, "")), width - 1, "table", align="left"), bold(sheet.value(name))]
