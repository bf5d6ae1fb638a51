"""Small labelled cells that have no field, such as "Alt Order #"; questions ask for them by their labels."""

from datetime import timedelta

from ..identities import fill_pattern
from ..language import load_language, load_shared
from ..sheet import Sheet


PREFIX = "cell of "  # of their names
ENGLISH_SHARE = 0.3  # of their questions
MAX_QUESTIONS = 4


def add_cells(sheet: Sheet, names: list[str]) -> list[str]:
    """Give the sheet cells of `shared/cells.yaml` with labels, values and questions; return their names as fields."""
    fields = []
    for name in names:
        field, label = PREFIX + name, sheet.rng.choice(sheet.texts.business["cells"][name])
        taken = {text.lower() for text in sheet.printed.values()}
        if field in sheet.printed or label.lower() in taken or not (value := cell_value(sheet, name)):
            continue
        sheet.printed[field], sheet.facts.values[field] = sheet.cased(label), value
        sheet.field_questions[field] = _questions(sheet, label)
        fields.append(field)
    return fields


def cells_of(sheet: Sheet, block: str, odds: float) -> list[str]:
    """Add the cells of a block in `shared/blocks.yaml`, each with probability `odds`; return their names as fields."""
    return add_cells(sheet, [name for name in load_shared("blocks")[block] if sheet.chance(odds)])


def _questions(sheet: Sheet, label: str) -> list[str]:
    questions = []
    for text in (label, label, label.lower(), label)[:MAX_QUESTIONS]:
        language = load_language("en") if sheet.chance(ENGLISH_SHARE) else sheet.texts
        questions.append(sheet.draw_wording(language.label_questions).format(label=text.rstrip(":")))
    return questions


def cell_value(sheet: Sheet, name: str) -> str:
    """Draw the text of a cell."""
    rng, facts = sheet.rng, sheet.facts
    pattern = fill_pattern(rng, rng.choice(load_shared("cells")[name]))
    origin = sheet.origin
    draws = {
        "{text}": lambda: rng.choice(sheet.texts.business["cell_values"][name]),
        "{date}": lambda: facts.formats.date(facts.issued + timedelta(days=rng.randint(0, 9))),
        "{earlier_date}": lambda: facts.formats.date(facts.issued - timedelta(days=rng.randint(3, 60))),
        "{time}": lambda: facts.formats.time(rng.randint(6, 21), rng.choice((0, 10, 15, 30, 40, 45)), 0),
        "{person}": origin.full_name,
        "{company}": lambda: origin.company(origin.city())[0],
        "{money}": lambda: facts.formats.money(rng.randint(2, 400) * rng.choice((10, 25, 50, 100))),
        "{fee}": lambda: facts.formats.money(rng.randint(2, 36) * 25),
        "{count}": lambda: str(rng.randint(1, 40)),
        "{share}": lambda: facts.formats.number(rng.randint(1, 1500)) + "%",
    }
    for slot, draw in draws.items():
        if slot in pattern:
            pattern = pattern.replace(slot, draw())
    return pattern
