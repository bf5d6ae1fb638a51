"""Laboratory and inspection reports: a header grid, a table of results, remarks, signature."""

from ..business.addresses import letterhead
from ..business.meta import label_value_grid
from ..identities import draw_number
from ..language import load_language
from ..marks import barcode, logo, stamp
from ..markup import align, bold, colour, columns, grid, line, rows, styled, tx
from ..papers.photos import landscape, machine, photo_markup, plants, still_life
from ..papers.photos import town as town_view
from ..sheet import Sheet
from ..typesetting import PageSource
from .cast import name_correspondents
from .details import add_details, ask_about
from .pages import page_line, restart, running_pages, set_as_text
from .prose import Prose
from .scene import add_scene, coined_name, in_days, signed_by, town
from .tables import Column, marked_table


# Unit, lowest and highest normal value, decimals.
ANALYTES = {
    "hemoglobin": ("g/dl", 12.0, 16.0, 1),
    "leukocytes": ("/nl", 4.0, 10.0, 1),
    "erythrocytes": ("/pl", 4.1, 5.4, 2),
    "platelets": ("/nl", 150, 400, 0),
    "glucose": ("mg/dl", 70, 100, 0),
    "creatinine": ("mg/dl", 0.5, 1.1, 2),
    "urea": ("mg/dl", 17, 43, 0),
    "sodium": ("mmol/l", 135, 145, 0),
    "potassium": ("mmol/l", 3.5, 5.1, 1),
    "cholesterol": ("mg/dl", 120, 200, 0),
    "triglycerides": ("mg/dl", 50, 150, 0),
    "iron": ("µg/dl", 50, 160, 0),
    "ferritin": ("ng/ml", 20, 250, 0),
    "tsh": ("mU/l", 0.4, 4.0, 2),
    "crp": ("mg/l", 0.0, 5.0, 1),
    "alt": ("U/l", 10, 45, 0),
    "calcium": ("mmol/l", 2.2, 2.65, 2),
    "vitamin_d": ("ng/ml", 30, 100, 0),
}
ABNORMAL_SHARE = 0.22  # of results


def laboratory_report(sheet: Sheet) -> PageSource:
    """Results of blood tests with reference ranges."""
    rng, texts = sheet.rng, sheet.texts.reports["laboratory"]
    set_as_text(sheet)
    add_scene(sheet)
    origin, values = sheet.origin, sheet.facts.values
    add_details(
        sheet,
        patient=f"{values['first_name']} {values['last_name']}",
        patient_number=draw_number(rng, "customer"),
        sample_number=draw_number(rng, "meter"),
        sampling_date=in_days(sheet, -6, -1),
        physician=f"Dr. {' '.join(origin.person())}",
        blood_pressure=f"{rng.randint(100, 165)}/{rng.randint(60, 100)} mmHg",
        next_inspection=in_days(sheet, 20, 200),
    )
    prose = Prose(sheet)
    parts = [*_head(sheet, texts), _entries(sheet, texts["entries"]), _laboratory_table(sheet, texts)]
    return _pages(sheet, prose, [*parts, *_remarks(sheet, prose, texts), _signed(sheet, "physician")])


def _laboratory_table(sheet: Sheet, texts: dict) -> str:
    rng, heads, number = sheet.rng, texts["columns"], sheet.facts.formats.number
    names = rng.sample(list(ANALYTES), rng.randint(5, 14))
    has_flag, lines = sheet.chance(0.6), []
    for name in names:
        unit, low, high, decimals = ANALYTES[name]
        span = high - low
        value = rng.uniform(low + 0.05 * span, high - 0.05 * span)
        flag = ""
        if sheet.chance(ABNORMAL_SHARE):
            flag = rng.choice(("+", "-")) if low else "+"
            value = (
                high + span * rng.uniform(0.05, 0.4) if flag == "+" else low - min(span, low) * rng.uniform(0.05, 0.3)
            )
        result, *limits = (number(round(100 * each), decimals) for each in (value, low, high))
        result = sheet.ask("result", tx(result), questions=_questions(sheet, "laboratory", texts["tests"][name], name))
        result = bold(result) if flag and sheet.chance(0.5) else result
        cells = [tx(texts["tests"][name]), result, tx(unit), tx(" – ".join(limits))]
        lines.append(cells + [tx(flag) if flag else ""] * has_flag)
    columns_of = [Column(heads["test"], 3), Column(heads["result"], 1.2, True), Column(heads["unit"], 1.1)]
    columns_of += [Column(heads["range"], 1.7)] + [Column(heads["flag"], 1.0)] * has_flag
    return _results(sheet, texts, columns_of, lines, [texts["tests"][name] for name in names])


def _questions(sheet: Sheet, kind: str, test: str, key: str = "") -> list[str]:
    """Questions for the result of a test, in the document's language or in English if the test has a key."""
    codes = dict.fromkeys(("en", sheet.language))
    names = {code: load_language(code).reports[kind]["tests"][key] if key else test for code in codes}
    wordings = {code: load_language(code).reports[kind]["questions"] for code in codes}
    return ask_about(sheet, wordings, {code: {"test": names[code]} for code in codes})


def _results(sheet: Sheet, texts: dict, columns_of: list[Column], lines: list, names: list[str]) -> str:
    title = sheet.rng.choice(texts["headings"])
    heading = sheet.region("heading", styled(tx(title), weight='"bold"', size="1.1em"), name=title, inline=True)
    return f"#block(sticky: true, below: 2.5mm)[{heading}]\n" + marked_table(sheet, columns_of, lines, names, title)


def inspection_report(sheet: Sheet) -> PageSource:
    """Checks of an installation with their results, remarks, photos."""
    rng, texts = sheet.rng, sheet.texts.reports["inspection"]
    set_as_text(sheet)
    add_scene(sheet)
    origin, values = sheet.origin, sheet.facts.values
    add_details(
        sheet,
        inspected_object=f"{coined_name(sheet)}",
        serial_number=draw_number(rng, "meter"),
        inspection_place=town(sheet, "buyer_city"),
        inspector=" ".join(origin.person()),
        client=values["buyer_name"],
        next_inspection=in_days(sheet, 180, 800),
    )
    prose = Prose(sheet)
    tests = rng.sample(texts["tests"], rng.randint(4, 11))
    parts = [*_head(sheet, texts), _entries(sheet, texts["entries"]), _inspection_table(sheet, texts, tests)]
    parts += _remarks(sheet, prose, texts)
    if sheet.chance(0.35):
        parts.append(_photos(sheet, texts, tests))
    return _pages(sheet, prose, [*parts, _signed(sheet, "inspector")])


def _inspection_table(sheet: Sheet, texts: dict, tests: list[str]) -> str:
    rng, heads = sheet.rng, texts["columns"]
    numbered, remarks, lines = sheet.chance(0.6), sheet.chance(0.7), []
    for number, test in enumerate(tests, 1):
        result = sheet.ask("result", tx(rng.choice(texts["results"])), questions=_questions(sheet, "inspection", test))
        remark = rng.choice(texts["remarks_short"])
        lines.append([tx(str(number))] * numbered + [tx(test), result] + [tx(remark) if remark else ""] * remarks)
    columns_of = [Column(heads["number"], 0.6)] * numbered + [Column(heads["test"], 3), Column(heads["result"], 1.6)]
    columns_of += [Column(heads["remark"], 2.4)] * remarks
    return _results(sheet, texts, columns_of, lines, tests)


def _photos(sheet: Sheet, texts: dict, tests: list[str]) -> str:
    """Two photos with captions next to each other."""
    cells = []
    for number, test in enumerate(tests[:2], 1):
        scene = sheet.pick((landscape, town_view, still_life), (machine, plants))
        picture = sheet.region("photo", photo_markup(sheet, 62, 42, scene), name=test, inline=True)
        pattern = texts["photo_captions"][0]
        caption = styled(tx(pattern.format(n=number, test=test)), size="0.85em")
        name = pattern.partition(":")[0].partition(" –")[0].strip().format(n=number)
        cells.append(rows([picture, sheet.region("caption", caption, name=name)], "1.5mm"))
    return f"#block(breakable: false)[{columns(cells, ['1fr', '1fr'], '6mm')}]\n"


def _head(sheet: Sheet, texts: dict) -> list[str]:
    """Letterhead or logo, and the title."""
    rng = sheet.rng
    settings = {"size": f"{rng.uniform(1.3, 2.1):.1f}em", "font": f'"{sheet.style.display_font}"'}
    settings |= {"weight": '"bold"'} if sheet.chance(0.75) else {}
    settings |= {"fill": colour(sheet.style.accent)} if sheet.chance(0.4) else {}
    title = sheet.region("title", styled(tx(sheet.draw_wording(texts["titles"])), **settings), inline=True)
    if sheet.chance(0.5):
        return [letterhead(sheet), title]
    code = barcode(sheet) if sheet.chance(0.3) else logo(sheet)
    return [columns([title, align(code, "right")], ["1fr", "auto"])]


def _entries(sheet: Sheet, names: tuple[str, ...]) -> str:
    """The header grid."""
    names = [name for name in names if sheet.has(name) and sheet.chance(0.88)]
    layout = sheet.pick(("ruled", "two", "list", "stacked"), ("stacked", "two"))
    if layout == "list":
        return label_value_grid(sheet, names)
    if layout == "stacked":
        cells = [sheet.stacked(name, "0.75em") for name in names]
        return sheet.region("table", grid(cells, ["1fr"] * 4, inset="1.5mm", **sheet.ruled()))
    cells, widths = sheet.pairs(names), ["auto", "1fr", "auto", "1fr"]
    if layout == "ruled":
        return sheet.region("table", grid(cells, widths, inset="1.5mm", **sheet.ruled()))
    return grid(cells, widths, gutter="2.5mm")


def _remarks(sheet: Sheet, prose: Prose, texts: dict) -> list[str]:
    title = sheet.rng.choice(texts["remark_headings"])
    heading = sheet.region("heading", bold(tx(title)), name=title, inline=True)
    patterns = prose.draw_several(texts["remarks"], sheet.rng.choice((1, 2, 2, 3)))
    split = sheet.rng.randint(1, len(patterns))
    paragraphs = [prose.paragraph(*part) for part in (patterns[:split], patterns[split:])]
    return [f"#block(sticky: true, below: 0mm)[{heading}]\n", *(part for part in paragraphs if part)]


def _signed(sheet: Sheet, name: str) -> str:
    if sheet.chance(0.25):
        return ""
    hand = signed_by(sheet, sheet.raw(name).removeprefix("Dr. ")) if sheet.chance(0.8) else "#v(12mm)"
    block = rows([hand, line("60mm", "0.5pt"), sheet.value(name)], "0.5em")
    mark = stamp(sheet) if sheet.chance(0.2) else ""
    return f"#block(breakable: false)[{columns([block, mark], ['1fr', 'auto'], '6mm', align='bottom')}]\n"


def _pages(sheet: Sheet, prose: Prose, parts: list[str]) -> PageSource:
    name_correspondents(sheet)
    prose.finish()
    sheet.unsure = {"page_header"}
    start, _ = restart()
    gap = f"#v({sheet.rng.uniform(3, 6):.1f}mm)\n"
    body = start + gap.join(part for part in parts if part)
    return running_pages(sheet, body, footer=page_line(sheet, 0.5), which_page=float(sheet.chance(0.2)))
