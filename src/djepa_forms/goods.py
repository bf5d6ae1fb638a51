"""Items of a document: what is sold, its description, quantity and price."""

import math
import random
from dataclasses import dataclass
from datetime import date

from .formats import Formats
from .identities import draw_number
from .language import load_language, load_shared


@dataclass(frozen=True)
class Draft:
    """An item before formatting; `quantity` in hundredths, `price` in ten-thousandths of the currency."""

    description: str
    unit: str
    quantity: int
    price: int
    kind: str  # of unit, a key of `units` in goods.yaml


def draw_items(rng: random.Random, language: str) -> list[Draft]:
    """Draw 1 to about 20 different items, mostly of one trade."""
    trades = load_language(language).goods["trades"]
    trade = rng.choice(list(trades))
    count = rng.choices((rng.randint(1, 3), rng.randint(3, 8), rng.randint(9, 20)), (40, 48, 12))[0]
    names = rng.sample(trades[trade], min(count, len(trades[trade])))
    drafts = [_draw_item(rng, language, trade, name) for name in names]
    if rng.random() < 0.1:
        other = rng.choice(list(trades))
        name = rng.choice(trades[other])
        drafts += [_draw_item(rng, language, other, name)] if name not in trades[trade] else []
    return drafts


def _draw_item(rng: random.Random, language: str, trade: str, name: str) -> Draft:
    """Draw an item with a log-uniform price and a plausible quantity for its unit."""
    ranges = load_shared("trades")[trade]
    kind = rng.choice(ranges["units"])
    cents = round(100 * math.exp(rng.uniform(math.log(ranges["lowest_price"]), math.log(ranges["highest_price"]))))
    if rng.random() < 0.4:
        cents = max(100, round(cents, -2)) - rng.choice((0, 0, 1, 5, 10, 50))
    price = rng.randint(400, 4500) if kind == "kilowatt_hour" else 100 * max(cents, 1)
    return Draft(name, rng.choice(load_language(language).goods["units"][kind]), _draw_quantity(rng, kind), price, kind)


def _draw_quantity(rng: random.Random, kind: str) -> int:
    if kind in ("month", "flat_rate", "day"):
        return 100 * rng.choice((1, 1, 1, 1, 1, 2, 3, 6, 12))
    if kind == "kilowatt_hour":
        return 100 * rng.randint(20, 4500)
    if kind in ("hour", "kilogram", "litre") and rng.random() < 0.5:
        return 25 * rng.randint(1, 80)
    if kind == "square_metre":
        return 10 * rng.randint(15, 900)
    return 100 * rng.choices((1, rng.randint(2, 10), rng.randint(11, 500)), (45, 45, 10))[0]


def describe(rng: random.Random, formats: Formats, draft: Draft, day: date) -> str:
    """Return the item's description, sometimes with a model code, a variant, a month or a second line."""
    goods, patterns = load_language(formats.language).goods, load_shared("words")["item_patterns"]
    text, code = draft.description, draw_number(rng, "model")
    if draft.kind == "month" and rng.random() < 0.4:
        text = rng.choice(patterns["monthly"]).format(t=text, m=formats.month(day))
    elif rng.random() < 0.3:
        variant = rng.choice(goods["variants"])
        pattern = rng.choice(patterns["goods" if draft.kind in ("piece", "kilogram") else "services"])
        text = pattern.format(t=text, c=code, k=variant, n=rng.choice((2, 3, 5, 6, 10, 12)))
    if rng.random() < 0.08:
        detail = rng.choice(goods["details"])
        text += "\n" + detail.format(c=code, m=formats.month(day), d=formats.date(day), n=rng.randint(2, 60))
    return text
