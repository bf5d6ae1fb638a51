"""The parties of an agreement: in its opening, and where they sign."""

from dataclasses import dataclass

from ..language import load_language
from ..markup import bold, columns, grid, line, rows, styled, tx
from ..sheet import Answer, Sheet
from .details import ask_about
from .prose import Prose, vary
from .scene import signed_by


# Fields that are the first or second party of a kind of agreement, besides `party`.
FIELDS = {"purchase": ("seller_name", "buyer_name"), "employment": ("employer", "employee_name")}
FIRST_PERSON_SHARE = {"rental": 0.5, "loan": 0.5}
SECOND_PERSON_SHARE = {"rental": 1.0, "employment": 1.0, "loan": 0.7}


@dataclass
class Party:
    """A party and what it is called in the agreement."""

    name: str
    address: str
    role: str
    is_company: bool
    field: str
    questions: list[str]


def draw_parties(sheet: Sheet, kind: str) -> list[Party]:
    """Draw both parties of an agreement of a kind."""
    origin, values = sheet.origin, sheet.facts.values
    parties = []
    for number, (who, share) in enumerate((("seller", FIRST_PERSON_SHARE), ("buyer", SECOND_PERSON_SHARE))):
        is_company = not sheet.chance(share.get(kind, 0.0))
        name = origin.company(values[f"{who}_city"])[0] if is_company else " ".join(origin.person())
        if number == 0 and is_company:
            name = values["seller_name"]
        slots = {code: _role_slots(code, kind, number) for code in {"en": 0, sheet.language: 0}}
        wordings = {code: load_language(code).contracts["role_questions"] for code in slots}
        address = values[f"{who}_address"].replace("\n", ", ")
        role, field = slots[sheet.language]["role"], FIELDS.get(kind, ("", ""))[number]
        if field:
            values[field] = name
        parties.append(Party(name, address, role, is_company, field, ask_about(sheet, wordings, slots)))
    values["party"] = parties[0].name
    first = parties[0]
    values["notice_address"] = f"{first.name}, {first.address}" if sheet.chance(0.4) else first.address
    return parties


def _role_slots(code: str, kind: str, number: int) -> dict[str, str]:
    role = load_language(code).contracts["kinds"][kind]["roles"][number]
    return {"role": role["name"], "the": role["the"]}


def marked_name(sheet: Sheet, party: Party) -> str:
    """The name as an answer to questions for the parties, for the party's role, and for its field."""
    number, marked = sheet.mark(tx(party.name))
    sheet.answers += [Answer("party", [number]), Answer("party", [number], questions=party.questions)]
    if party.field:
        sheet.answers.append(Answer(party.field, [number]))
    return marked


def introduction(sheet: Sheet, party: Party, is_bold: bool) -> str:
    """Name, seat and role: `X Ltd, a company registered in ..., (the "Supplier")`."""
    texts, rng = sheet.texts.contracts, sheet.rng
    pattern = vary(rng, rng.choice(texts["companies" if party.is_company else "people"]))
    text = Prose(sheet, {"country": sheet.raw("seller_country"), "address": party.address}).plain(pattern)
    name = marked_name(sheet, party)
    separator = "" if text.startswith("(") else ","
    role = rng.choice(texts["roles"]).format(role=party.role)
    return f"{bold(name) if is_bold else name}{tx(f'{separator} {text} {role}')}"


def signature_blocks(sheet: Sheet, parties: list[Party]) -> str:
    """Lines to sign on for both parties, next to each other or below each other; some are signed."""
    texts, rng = sheet.texts.contracts["signing"], sheet.rng
    fields = [name for name in ("name", "function", "date", "place") if sheet.chance(0.6)]
    signed = sheet.chance(0.75)
    layout = sheet.pick((_ruled_block, _ruled_block, _labelled_block), (_labelled_block, _ruled_block))
    blocks = []
    for party in parties:
        person = " ".join(sheet.origin.person()) if party.is_company else party.name
        hand = signed_by(sheet, person) if signed and sheet.chance(0.9) else ""
        pattern = rng.choice(texts["on_behalf"]) if party.is_company else "{name}"
        before, after = pattern.split("{name}")
        head = tx(before) + marked_name(sheet, party) + tx(after)
        blocks.append(layout(sheet, party, head, hand, _entries(sheet, party, person, fields, bool(hand))))
    if sheet.chance(0.8):
        body = columns(blocks, ["1fr", "1fr"], "12mm")
    else:
        body = rows([f"#box(width: 60%)[{block}];" for block in blocks], "8mm")
    return f"#block(breakable: false)[{body}]\n"


def _entries(sheet: Sheet, party: Party, person: str, fields: list[str], is_signed: bool) -> dict[str, str]:
    """Entries of the fields below a signature; empty where nobody has signed yet."""
    functions = sheet.texts.contracts["signing"]["functions"]
    entries = {"name": person, "function": sheet.rng.choice(functions) if party.is_company else ""}
    entries |= {"date": sheet.raw("date"), "place": sheet.raw("jurisdiction")}
    return {name: entries[name] if is_signed else "" for name in fields if entries[name]}


def _ruled_block(sheet: Sheet, party: Party, head: str, hand: str, entries: dict[str, str]) -> str:
    """The signature on a line, entries below it."""
    labels = sheet.texts.contracts["signing"]["labels"]
    empty = "#box(width: 1fr, stroke: (bottom: 0.4pt));"
    lines = [tx(f"{labels[name]}: ") + (_entry(sheet, name, text) or empty) for name, text in entries.items()]
    role = [styled(tx(party.role), style='"italic"')] if sheet.chance(0.5) else []
    return rows([head, hand or "#v(14mm)", line(stroke="0.5pt"), *role, *lines], "0.55em")


def _labelled_block(sheet: Sheet, party: Party, head: str, hand: str, entries: dict[str, str]) -> str:
    """Labels in one column, signature and entries or empty lines in the other."""
    labels = sheet.texts.contracts["signing"]["labels"]
    empty = "#box(width: 100%, height: 1em, stroke: (bottom: 0.4pt));"
    cells = [tx(f"{labels['signature']}:"), hand or "#v(8mm)" + empty]
    for name, text in entries.items():
        cells += [tx(f"{labels[name]}:"), _entry(sheet, name, text) or empty]
    head = rows([bold(tx(party.role.upper())), head], "0.5em") if sheet.chance(0.4) else head
    return rows([head, grid(cells, ["auto", "1fr"], column_gutter="2mm", row_gutter="0.8em", align="bottom")], "1em")


def _entry(sheet: Sheet, name: str, text: str) -> str:
    return sheet.value("date", text) if name == "date" and text else tx(text) if text else ""
