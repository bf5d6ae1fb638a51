"""What the tables of a document contain: heads, rows, and which columns are numbers."""

from dataclasses import dataclass, field

from .manuscript import Manuscript
from .running_text import Filled


@dataclass
class Cells:
    """The texts of a table, row by row; the first column names the rows."""

    head: list[str]
    rows: list[list[str]]
    numeric: list[bool]  # of each column
    groups: list[tuple[str, int]] = field(default_factory=list)  # a row above the head: texts and columns they span
    has_sum: bool = False
    row_heads: bool = True


def figures(doc: Manuscript, caption: Filled, most_columns: int) -> Cells:
    """Numbers for groups, years, places or subjects."""
    rng, prose, texts = doc.rng, doc.prose, doc.prose.texts
    values = caption.values
    if "group" in values or rng.random() < 0.35:
        group = values.get("group") or rng.choice(list(texts["groups"]))
        heads, first = list(texts["groups"][group]), group[:1].upper() + group[1:]
    elif rng.random() < 0.3:
        start = prose.year - rng.randint(4, 12)
        heads, first = [str(start + index) for index in range(rng.randint(4, 11))], ""
    elif rng.random() < 0.5:
        heads = prose.places[: rng.randint(3, 11)]
        first = ""
    else:
        heads = [subject[:1].upper() + subject[1:] for subject in rng.sample(prose.subjects, rng.randint(3, 7))]
        first = ""
    count = rng.randint(2, max(min(most_columns, 7), 2))
    groups: list[tuple[str, int]] = []
    if rng.random() < 0.3:
        start = prose.year - count
        columns = [str(start + index) for index in range(count)]
    elif count in (4, 6) and rng.random() < 0.5:
        columns = rng.sample(texts["measures"], count // 2) * 2
        groups = [(place, count // 2) for place in prose.places[:2]]
    else:
        columns = rng.sample(texts["measures"], count)
    kinds = [_kind(doc) for _ in columns]
    rows = [[head, *(_number(doc, kind) for kind in kinds)] for head in heads]
    has_sum = rng.random() < 0.2
    if has_sum:
        rows.append([prose.word("total"), *(_number(doc, kind, 4) for kind in kinds)])
    groups = [("", 1), *groups] if groups else []
    return Cells([first, *columns], rows, [False] + [True] * count, groups, has_sum)


def _kind(doc: Manuscript) -> tuple[float, int, str]:
    """Scale, decimals and form of a column's numbers."""
    form = doc.rng.choice(("",) * 8 + ("±", "(", "%", "*"))
    return doc.rng.choice((1, 1, 10, 100, 1000, 10_000)), doc.rng.choice((0, 0, 1, 1, 2, 3)), form


def _number(doc: Manuscript, kind: tuple[float, int, str], factor: float = 1) -> str:
    scale, decimals, form = kind
    rng, number = doc.rng, doc.prose.number
    decimals = 0 if scale > 100 else decimals
    if rng.random() < 0.02:
        return "–"
    text = number(rng.uniform(0.1, 1) * scale * factor * (10 if decimals == 0 else 1), decimals)
    match form:
        case "±":
            return f"{text} ± {number(rng.uniform(0.01, 0.1) * scale, max(decimals, 1))}"
        case "(":
            return f"{text} ({number(rng.uniform(1, 99))})"
        case "%":
            return doc.prose.texts["percent"].format(n=text).replace("\u00a0", " ")
        case "*":
            return text + rng.choice(("", "", "*", "**"))
    return text


def comparison(doc: Manuscript, caption: Filled, most_columns: int) -> Cells:
    """Methods or products with marks and few numbers."""
    rng, prose = doc.rng, doc.prose
    count = rng.randint(2, max(min(most_columns, 5), 2))
    columns = rng.sample(prose.texts["measures"], count)
    names = [*prose.systems, *(f"{name} ({prose.year - rng.randint(1, 20)})" for name in prose.people)]
    names = rng.sample(names, rng.randint(3, 8))
    kinds = [_kind(doc) for _ in columns]
    rows = [[name, *(_number(doc, kind) for kind in kinds)] for name in names]
    if rng.random() < 0.4:
        yes_no, column = prose.texts["words"]["yes_no"], rng.randint(1, count)
        for row in rows:
            row[column] = rng.choice(yes_no)
    return Cells(["", *columns], rows, [False] + [True] * count)


def specifications(doc: Manuscript, caption: Filled, most_columns: int) -> Cells:
    """Properties of a device with one or more versions of it."""
    rng, prose = doc.rng, doc.prose
    specs = prose.texts["specs"]
    names = rng.sample(list(specs), rng.randint(4, min(len(specs), 11)))
    count = 2 if most_columns > 2 and rng.random() < 0.35 else 1
    rows = [[name, *(rng.choice(specs[name]) for _ in range(count))] for name in names]
    head = (
        [prose.word("property"), prose.word("amount")] if count == 1 else [prose.word("property"), *prose.systems[:2]]
    )
    if count == 2 and len(prose.systems) < 2:
        head.append(prose.systems[0] + " S")
    return Cells(head, rows, [False] * len(head))


def faults(doc: Manuscript, caption: Filled, most_columns: int) -> Cells:
    """Faults and remedies."""
    texts = doc.prose.texts["faults"]
    names = doc.rng.sample(list(texts), doc.rng.randint(3, len(texts)))
    head = [doc.prose.word("fault"), doc.prose.word("remedy")]
    return Cells(head, [[name, texts[name]] for name in names], [False, False], row_heads=False)


def prices(doc: Manuscript, caption: Filled, most_columns: int) -> Cells:
    """Goods with their prices, sometimes with a description."""
    rng, prose = doc.rng, doc.prose
    trades = doc.sheet.texts.goods["trades"]
    goods = list(trades[rng.choice(list(trades))])
    names = rng.sample(goods, min(len(goods), rng.randint(4, 10)))
    currency = doc.sheet.facts.currency
    rows = [[name, f"{prose.number(rng.randint(2, 400) - rng.choice((0, 0.05, 0.5)), 2)} {currency}"] for name in names]
    head = [prose.word("item"), prose.word("price")]
    if most_columns > 2 and rng.random() < 0.4:
        head.insert(1, prose.word("description"))
        for row in rows:
            row.insert(1, prose.draw("bullets").text)
    return Cells(head, rows, [False] * (len(head) - 1) + [True])


def remarks(doc: Manuscript, caption: Filled, most_columns: int) -> Cells:
    """Subjects with sentences about them."""
    rng, prose = doc.rng, doc.prose
    names = [*rng.sample(prose.places, 3), *rng.sample(prose.subjects, 3)]
    names = rng.sample(names, rng.randint(3, 5))
    rows = [[name[:1].upper() + name[1:], prose.sentence("common").text] for name in names]
    head = [prose.word("property"), prose.word("description")]
    if most_columns > 3 and rng.random() < 0.5:
        head.append(rng.choice(prose.texts["measures"]))
        kind = _kind(doc)
        rows = [[*row, _number(doc, kind)] for row in rows]
    return Cells(head, rows, [False, False, True][: len(head)])
