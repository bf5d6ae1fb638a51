"""Receipts of tills on narrow rolls: shop, numbers of the till, items, sums, taxes, payment, thanks."""

from ..fonts import body_fonts, font_list
from ..marks import barcode, logo, matrix_code
from ..markup import align, bold, columns, grid, rows, styled, tx
from ..sheet import Answer, Sheet
from ..trade_facts import fill
from ..typesetting import PageSource
from .cells import cells_of
from .meta import label_value_grid, title
from .pages import stack
from .till import Till, draw_moment, draw_till, percent, shop_name
from .till_lines import item_lines


ABROAD = {"MY": 5, "SG": 2, "GB": 2, "US": 3}  # weights of the countries of English receipts
ENGLISH_SHARE = 0.35  # of the receipts of all languages
MONOSPACED_SHARE = 0.5
SHEET_SHARE = 0.12  # of receipts: on a larger sheet of paper


def receipt(sheet: Sheet) -> PageSource:
    if sheet.chance(ENGLISH_SHARE):
        sheet.relocate("en", sheet.rng.choices(list(ABROAD), list(ABROAD.values()))[0])
    _narrow(sheet)
    till = draw_till(sheet)
    day, clock = draw_moment(sheet)
    sheet.facts.values.update(date=day, invoice_date=day, time=clock)
    rule, head = _rule(sheet), sheet.chance(0.5)
    name = title(sheet, "receipt") if sheet.chance(0.5) else ""
    parts = [align(_shop(sheet), "center" if sheet.chance(0.8) else "left")]
    parts += [align(name, "center") if sheet.chance(0.7) else name, _till_numbers(sheet, head), rule]
    parts += [item_lines(sheet, till), rule, _sums(sheet, till), _payment(sheet, till), rule]
    parts += [_tax_table(sheet, till) if len(till.taxes) > 1 or sheet.chance(0.3) else ""]
    parts += [_card_slip(sheet) if not till.cash and sheet.chance(0.5) else "", _till_numbers(sheet, not head)]
    parts += [_last_words(sheet)]
    return stack(sheet, parts, "", sheet.rng.uniform(1.5, 4), ("title",))


def _narrow(sheet: Sheet) -> None:
    """A narrow roll, sometimes scanned on a larger sheet; often with a font of fixed width."""
    rng, style = sheet.rng, sheet.style
    width = rng.randint(58, 90)
    style.paper, style.margin = (width, 0), (rng.randint(3, 6), rng.randint(4, 10))
    if sheet.chance(SHEET_SHARE):
        paper = rng.choice(((210, 297), (148, 210), (130, 200)))
        side = (paper[0] - width) / 2
        style.paper, style.margin = paper, (side, rng.randint(5, 30))
    fixed = [font for font in body_fonts(sheet.split) if any(word in font for word in font_list()["fixed"])]
    if fixed and sheet.chance(MONOSPACED_SHARE):
        style.font = rng.choice(fixed)
        style.size = rng.uniform(5.5, 7.5)
    else:
        style.size = rng.uniform(6.5, 9)
    style.bilingual, style.tracking = "", 0.0
    style.dense = sheet.chance(0.3)  # amounts of items with the currency
    style.label_text = {"weight": '"bold"'} if sheet.chance(0.1) else {}


def _rule(sheet: Sheet) -> str:
    dashes = '#line(length: 100%, stroke: (thickness: 0.5pt, dash: "dashed"))\n'
    signs = [f"#box(width: 1fr, repeat([{sign}]))\n" for sign in ("-", "=", "\\*", ".")]
    return sheet.rng.choice((dashes, "#line(length: 100%, stroke: 0.4pt)\n", "", *signs))


def _shop(sheet: Sheet) -> str:
    """The name of the shop or of its company, register and tax numbers, address, telephone."""
    rng, style = sheet.rng, sheet.style
    shop, company = shop_name(sheet)
    sheet.facts.values["seller_name"] = company
    size = f"{rng.choice((1, 1, 1.2, 1.4, 1.8)):.1f}em"
    lines = [logo(sheet)] if sheet.chance(0.12) else []
    if company != shop and sheet.chance(0.4):  # the name of the shop above that of the company
        questions = [sheet.rng.choice(sheet.texts.business["receipts"]["shop_questions"])]
        brand = sheet.ask("shop_name", tx(shop), questions=questions)
        lines.append(styled(brand, size=size, weight='"bold"', font=f'"{style.display_font}"'))
        lines.append(sheet.value("seller_name"))
    else:
        weight = {"weight": '"bold"'} if sheet.chance(0.6) else {}
        lines.append(styled(sheet.value("seller_name"), size=size, **weight))
    if sheet.has("company_register") and sheet.chance(0.4):
        number = sheet.value("company_register")
        lines.append(tx("(") + number + tx(")") if sheet.chance(0.3) else number if sheet.chance(0.5) else "")
        if not lines[-1]:
            lines[-1] = sheet.inline("company_register")
    tax = next((name for name in ("vat_id", "tax_number") if sheet.has(name)), "")
    numbers = [sheet.inline(tax)] if tax and sheet.chance(0.55) else []
    names = [name for name in sheet.block("shop_contacts") if sheet.chance(0.5 if name == "phone" else 0.15)]
    contacts = [_contact(sheet, name) for name in names]
    lines += [shop_address(sheet), *(numbers + contacts if sheet.chance(0.5) else contacts + numbers)]
    return rows(lines, f"{rng.uniform(0.35, 0.6):.2f}em")


def _contact(sheet: Sheet, name: str) -> str:
    return sheet.value(name) if name in ("email", "website") and sheet.chance(0.7) else sheet.inline(name)


def shop_address(sheet: Sheet) -> str:
    """The address of the shop in lines of its parts or as running text; the whole address and its parts are answers."""
    rng, words = sheet.rng, sheet.texts.business["receipts"]
    upper, ids = sheet.chance(0.5), []

    def part(name: str, text: str) -> str:
        number, marked = sheet.mark(tx(text.upper() if upper else text))
        ids.append(number)
        if name:
            sheet.answers.append(Answer(name, [number]))
        return marked

    pieces = [part("", fill(rng, sheet.origin, rng.choice(words["places"])))] if sheet.chance(0.2) else []
    pieces.append(part("seller_street", sheet.raw("seller_street")))
    places = ["seller_postcode", "seller_city"]
    if sheet.raw("seller_address").split("\n")[1].find(sheet.raw("seller_city")) == 0:
        places.reverse()
    pieces.append(tx(" ").join(part(name, sheet.raw(name)) for name in places if sheet.has(name)))
    if sheet.has("seller_country") and sheet.chance(0.1):
        pieces.append(part("seller_country", sheet.raw("seller_country")))
    sheet.answers.append(Answer("seller_address", ids))
    comma = rng.choice((",", ",", ""))
    if sheet.chance(0.45):
        body = tx(f"{comma or ','} ").join(pieces) + tx(rng.choice((".", "", "")))
    else:
        body = rows([piece + tx(comma) for piece in pieces[:-1]] + pieces[-1:], "0.45em")
    return sheet.region("address", body)


def _till_numbers(sheet: Sheet, with_date: bool) -> str:
    """Date, time and numbers of the till; a receipt has one date."""
    rng, lines = sheet.rng, []
    names = [name for name in sheet.block("till_numbers", 0.25) if name not in sheet.printed]
    names += cells_of(sheet, "till_cells", 0.2)
    if with_date:
        names.insert(rng.randint(0, len(names)), rng.choice(("receipt_number", "receipt_number", "invoice_number")))
        lines.append(_moment(sheet))
    if names and sheet.chance(0.3):
        numbers = label_value_grid(sheet, names)
    elif len(names) > 1 and sheet.chance(0.3):
        numbers = grid([sheet.inline(name) for name in names], ["1fr", "1fr"], row_gutter="0.5em", column_gutter="2mm")
    else:
        numbers = rows([sheet.inline(name) for name in names], "0.5em")
    lines.insert(rng.randint(0, len(lines)), numbers)
    return rows(lines, "0.5em")


def _moment(sheet: Sheet) -> str:
    """Date and time on a line or on two, with labels or without."""
    rng = sheet.rng
    date = sheet.ask_all(["date", "invoice_date"], tx(sheet.raw("date")))
    date = sheet.label("date") + tx(" ") + date if sheet.chance(0.55) else date
    if sheet.chance(0.15):
        return date
    time = sheet.value("time")
    time = sheet.label("time") + tx(" ") + time if sheet.chance(0.3) else time
    if sheet.chance(0.4):
        return columns([date, time], ["1fr", "auto"])
    return (
        date + tx(rng.choice((" ", "  ", " - ", " / "))) + time + "\n"
        if sheet.chance(0.7)
        else rows([date, time], "0.5em")
    )


def _sums(sheet: Sheet, till: Till) -> str:
    """From the subtotal to the total, which may be printed twice."""
    rng, words, money = sheet.rng, sheet.texts.business["receipts"], sheet.facts.formats.money
    cells = []

    def add(label: str, amount: str) -> None:
        cells.extend((label, amount))

    def plain(name: str, amount: str) -> None:
        add(tx(rng.choice(words[name]) + sheet.style.label_ending), tx(amount))

    if sheet.chance(0.3):
        plain("item_count", str(sum(item.quantity for item in till.items)))
    if till.discount or till.service or sheet.chance(0.6):
        plain("subtotal", money(till.subtotal))
    for name in ("discount", "service_charge"):
        if sheet.has(name):
            add(sheet.label(name), sheet.value(name))
    if not till.includes_tax:
        for rate, _, tax in till.taxes:
            field = sheet.value("tax_amount") if len(till.taxes) == 1 else tx(money(tax))
            add(sheet.label("tax_amount", "") + tx(f" {percent(sheet, rate)}"), field)
    if till.rounding:
        plain("before_rounding", money(till.exact))
        add(sheet.label("rounding"), sheet.value("rounding"))
    big = {"size": f"{rng.choice((1, 1, 1.2, 1.5, 1.8)):.1f}em", "weight": '"bold"'} if sheet.chance(0.7) else {}
    currency = f" {sheet.facts.currency}" if sheet.chance(0.3) else ""
    add(styled(sheet.label("total", currency + sheet.style.label_ending), **big), styled(sheet.value("total"), **big))
    if sheet.chance(0.2):
        add(tx(rng.choice(words["total_again"]) + sheet.style.label_ending), sheet.value("total"))
    if till.includes_tax and len(till.taxes) == 1 and till.taxes[0][2] and sheet.chance(0.5):
        label = tx(rng.choice(words["tax_included"]) + " ") + sheet.value("tax_rate")
        add(label, sheet.value("tax_amount"))
    return grid(cells, ["1fr", "auto"], row_gutter=f"{rng.uniform(0.4, 0.7):.2f}em", align="(left, right)")


def _payment(sheet: Sheet, till: Till) -> str:
    """Cash and change, or the card with the total."""
    rng, words, cells = sheet.rng, sheet.texts.business["receipts"], []
    if till.cash:
        cells = [sheet.label("cash_tendered"), sheet.value("cash_tendered")]
        cells += [sheet.label("change"), sheet.value("change")] if till.cash > till.total or sheet.chance(0.5) else []
    elif sheet.chance(0.8):
        cells = [sheet.ask("payment_method", tx(rng.choice(words["payments"][1:]))), sheet.value("total")]
    return grid(cells, ["1fr", "auto"], row_gutter="0.5em", align="(left, right)") if cells else ""


def _tax_table(sheet: Sheet, till: Till) -> str:
    """A table with a row for each tax rate."""
    rng, words, formats = sheet.rng, sheet.texts.business["heads"], sheet.facts.formats
    names = ["tax_code", "taxable", "tax"]
    cells = [bold(tx(rng.choice(words[name]))) for name in names]
    for index, (rate, base, tax) in enumerate(till.taxes):
        code = f"{'ABC'[index]} = {percent(sheet, rate)}" if sheet.chance(0.6) else percent(sheet, rate)
        answer = (
            sheet.value("tax_amount", formats.number(tax)) if len(till.taxes) == 1 and tax else tx(formats.number(tax))
        )
        cells += [tx(code), tx(formats.number(base)), answer]
    if len(till.taxes) > 1 and sheet.chance(0.5):
        total = sum(tax for _, _, tax in till.taxes)
        cells += [tx("Total"), "", sheet.value("tax_amount", formats.number(total))]
    looks = sheet.ruled() if sheet.chance(0.2) else {}
    table = grid(cells, ["1fr", "auto", "auto"], align="(left, right, right)", inset="0.7mm", **looks)
    heading = tx(rng.choice(words["tax_summary"])) if sheet.chance(0.5) else ""
    return rows([heading, sheet.region("table", table)], "0.5em")


def _card_slip(sheet: Sheet) -> str:
    """The lines of a card terminal."""
    names = cells_of(sheet, "card_cells", 0.6)
    words = sheet.texts.business["receipts"]["card_slip"]
    texts = [align(tx(text), "center") for text in sheet.rng.sample(words, sheet.rng.randint(1, 2))]
    return rows([texts[0], *(sheet.inline(name) for name in names), *texts[1:]], "0.5em")


def _last_words(sheet: Sheet) -> str:
    """Notes, thanks and a code to scan."""
    rng, texts = sheet.rng, []
    notes = sheet.texts.business["receipts"]["notes"]
    texts += [tx(text) for text in rng.sample(notes, rng.choice((0, 1, 1, 2, 3)))]
    texts.append(tx(rng.choice(sheet.texts.phrases["receipt_thanks"])))
    rng.shuffle(texts)
    code = barcode(sheet) if sheet.chance(0.15) else matrix_code(sheet) if sheet.chance(0.1) else ""
    return align(rows([*texts, code], "0.55em"), "center")
