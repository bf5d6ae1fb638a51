"""Sums at the foot of the items: which of the blocks a page has."""

from .sheet import Sheet
from .sums import (
    by_rate,
    chosen_sums,
    currency_column,
    due_box,
    full_width,
    leaders,
    right_block,
    ruled_half,
    strip,
    total_only,
)
from .tax_rates import two_rates


TOTALS = (right_block,) * 4 + (
    two_rates,
    two_rates,
    two_rates,
    currency_column,
    full_width,
    full_width,
    leaders,
    strip,
    by_rate,
    by_rate,
    by_rate,
    due_box,
    total_only,
)
TEST_TOTALS = (ruled_half, ruled_half, right_block, strip, by_rate)


def totals(sheet: Sheet) -> str:
    """The sums as a block below the table."""
    return sheet.pick(TOTALS, TEST_TOTALS)(sheet, chosen_sums(sheet))
