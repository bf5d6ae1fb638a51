"""Order confirmations, purchase orders and delivery notes with gridded headers."""

from ..marks import barcode, logo, signature, stamp
from ..markup import align, bold, box, columns, grid, header, line, rows, styled, tx
from ..sheet import Sheet
from ..synthetic_labels import add_synthetic_fields
from ..typesetting import PageSource
from .addresses import address_block, bill_and_ship, contact_lines, letterhead
from .cells import cells_of
from .closing import footer, page_count, payment
from .gridded import gridded
from .items import first_line, item_table, row_name
from .meta import title
from .pages import stack
from .regions import TableMarks, remark_paragraph
from .totals import total_pairs, totals


def order_document(sheet: Sheet) -> PageSource:
    """An order from the side of the supplier or of the customer."""
    is_purchase = sheet.chance(0.5)
    names = ["order_number", *sheet.block("order", 0.4), *cells_of(sheet, "order_cells", 0.35)]
    names += add_synthetic_fields(sheet)
    parts = _purchase_opening(sheet) if is_purchase else [letterhead(sheet), title(sheet, "order_confirmation")]
    parts += [gridded(sheet, names), "" if is_purchase else bill_and_ship(sheet)]
    if sheet.chance(0.4):
        parts.append(item_table(sheet, foot=total_pairs(sheet)))
    else:
        parts += [item_table(sheet), totals(sheet)]
    if sheet.chance(0.5):
        texts = sheet.remarks(sheet.rng.randint(1, 6))
        parts.append(styled(remark_paragraph(sheet, texts), size="0.9em"))
    parts.append(_approval(sheet) if sheet.chance(0.5) else "" if is_purchase else payment(sheet))
    foot = page_count(sheet) if is_purchase else _foot(sheet)
    return stack(sheet, parts, foot, sheet.rng.uniform(2.5, 6))


def _purchase_opening(sheet: Sheet) -> list[str]:
    """The customer as the sender, the supplier and the place of delivery as titled blocks."""
    name = styled(sheet.value("buyer_name"), size="1.5em", weight='"bold"')
    sender = sheet.region("page_header", rows([name, address_block(sheet, "buyer", with_name=False)], "0.5em"))
    supplier = rows(
        [bold(sheet.label("seller_address")), address_block(sheet, "seller"), *contact_lines(sheet, 2)], "0.5em"
    )
    heading = title(sheet, "purchase_order")
    top = columns([sender, heading], ["1fr", "auto"]) if sheet.chance(0.6) else rows([heading, sender], "4mm")
    delivery = ""
    if sheet.has("shipping_address"):
        address = sheet.region("address", sheet.value("shipping_address"))
        delivery = rows([bold(sheet.label("shipping_address")), address], "0.5em")
    blocks = [sheet.panel(part, width="100%") if part else "" for part in (supplier, delivery)]
    return [top, columns(blocks if sheet.chance(0.5) else [supplier, delivery], ["1fr", "1fr"], "6mm")]


def _foot(sheet: Sheet) -> str:
    return page_count(sheet) if sheet.chance(0.4) else footer(sheet)


def _approval(sheet: Sheet) -> str:
    """Lines to sign on, above a name or a caption."""
    hand = signature(sheet) if sheet.chance(0.6) else "#v(10mm)"
    left = rows([hand, line(stroke="0.4pt"), sheet.inline("approved_by")], "0.4em")
    right = rows(["#v(10mm)", line(stroke="0.4pt"), sheet.label("date", "")], "0.4em") if sheet.chance(0.5) else ""
    return columns(
        [left, right, stamp(sheet) if sheet.chance(0.2) else ""], ["1fr", "1fr", "auto"], "8mm", align="bottom"
    )


def delivery_note(sheet: Sheet) -> PageSource:
    """A delivery note or packing slip: what was ordered and delivered, packages and weights."""
    kind = sheet.rng.choice(("delivery_note", "delivery_note", "packing_slip"))
    names = ["delivery_note_number", *sheet.block("delivery", 0.45), *cells_of(sheet, "delivery_cells", 0.4)]
    names += add_synthetic_fields(sheet)
    heading = title(sheet, kind)
    if sheet.chance(0.7):
        parts = [letterhead(sheet), bill_and_ship(sheet), heading]
    else:
        parts = [columns([logo(sheet), heading], ["1fr", "auto"]), bill_and_ship(sheet)]
    parts.append(gridded(sheet, names))
    parts.append(packing_table(sheet))
    if sheet.chance(0.3):
        parts.append(align(barcode(sheet), sheet.rng.choice(("left", "right"))))
    if sheet.chance(0.6):
        caption = styled(tx(sheet.texts.phrases["signature"]), size="0.8em")
        hand = signature(sheet) if sheet.chance(0.6) else "#v(9mm)"
        parts.append(box(rows([hand, line(stroke="0.4pt"), caption], "0.4em"), width="65mm"))
    return stack(sheet, parts, _foot(sheet), sheet.rng.uniform(2.5, 6))


def packing_table(sheet: Sheet) -> str:
    """Items with ordered, delivered and missing quantities, or with packages, weights and sizes."""
    rng, items, words = sheet.rng, sheet.facts.items[:16], sheet.texts.business["heads"]
    names = [name for name in ("position", "article_number") if sheet.chance(0.6)] + ["description"]
    names += ["ordered", "delivered", "backorder"] if sheet.chance(0.55) else ["package", "delivered", "weight"]
    names += ["dimensions"] if "package" in names and sheet.chance(0.4) else []
    x, y = rng.uniform(1, 2.2), rng.choice((0.6, 0.9, 1.3, 2))
    marks, cells = TableMarks(sheet, (x, y)), []
    for name in names:
        text = sheet.column(name) if name in sheet.texts.table_headers else rng.choice(words[name])
        cells.append(marks.head(bold(tx(text)), text))
    body = [header(cells)] if sheet.chance(0.7) else cells
    for number, item in enumerate(items, 1):
        texts = _packed(sheet, item, number)
        body += marks.row((tx(texts[name]) for name in names), row_name(item, items))
    marks.finish()
    widths = ["1fr" if name == "description" else "auto" for name in names]
    sides = ["left" if name in ("position", "article_number", "description", "package") else "right" for name in names]
    ruled = rng.choice((sheet.ruled(), {}, {"stroke": f"(x, y) => (bottom: {sheet.style.rule})"}))
    looks = ruled | (sheet.filled_header() if sheet.chance(0.4) else {})
    inset = f"(x: {x:.2f}mm, y: {y:.2f}mm)"
    return grid(body, widths, "table", align=f"({', '.join(sides)},)", inset=inset, **looks)


def _packed(sheet: Sheet, item: dict[str, str], number: int) -> dict[str, str]:
    rng = sheet.rng
    ordered = rng.choice((1, 2, 3, 5, 10, 12, 20, 25, 50, 100))
    delivered = ordered if sheet.chance(0.75) else rng.randint(0, ordered)
    unit = f" {item['unit']}" if sheet.chance(0.5) else ""
    texts = {"position": str(number), "article_number": item["article_number"], "description": first_line(item)}
    texts |= {"ordered": f"{ordered}{unit}", "delivered": f"{delivered}{unit}", "backorder": str(ordered - delivered)}
    texts |= {
        "package": f"{rng.randint(1, number)}",
        "weight": sheet.facts.formats.number(rng.randint(10, 9000)) + " kg",
    }
    return texts | {"dimensions": " x ".join(str(rng.randint(1, 24) * 5) for _ in range(3))}
