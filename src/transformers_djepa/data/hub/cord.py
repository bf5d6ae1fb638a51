"""CORD v2 (`naver-clova-ix/cord-v2`): receipts with `image` and JSON `ground_truth`.

`valid_line` holds lines of `words` (`quad` in pixels, `text`, `is_key`) with a `category` such as "total.total_price"
and a `group_id`. Unique fields become questions; fields of items are asked for with the name of the item.
"""

import json
from collections import defaultdict
from collections.abc import Iterator

from djepa_pages.geometry import union_box

from ..rows import decode_image
from .adapter import Adapter, ask, page_example, scaled_box


# Names of categories in questions; others keep their own name.
NAMES = {
    "total.total_price": "total",
    "total.cashprice": "cash paid",
    "total.changeprice": "change",
    "total.creditcardprice": "amount paid by card",
    "total.emoneyprice": "amount paid by e-money",
    "total.menuqty_cnt": "number of items",
    "total.menutype_cnt": "number of kinds of items",
    "total.total_etc": "other total",
    "sub_total.subtotal_price": "subtotal",
    "sub_total.discount_price": "discount",
    "sub_total.service_price": "service charge",
    "sub_total.tax_price": "tax",
    "sub_total.othersvc_price": "other charge",
    "sub_total.etc": "rounding",
    "menu.price": "price",
    "menu.unitprice": "unit price",
    "menu.cnt": "quantity",
    "menu.discountprice": "discount",
}
ITEM_NAME = "menu.nm"


def pages(row: dict, page_name: str) -> Iterator[dict]:
    truth, image = json.loads(row["ground_truth"]), decode_image(row["image"])
    meta = truth.get("meta", {})
    size = meta.get("image_size") or {"width": image.width, "height": image.height}
    words, boxes, fields = [], [], defaultdict(list)  # fields: (group, category) to word indices, line by line
    for line in truth["valid_line"]:
        indices = []
        for word in line["words"]:
            if word["text"].strip():
                if not word.get("is_key"):
                    indices.append(len(words))
                words.append(word["text"])
                boxes.append(_box(word["quad"], size["width"], size["height"]))
        if indices:
            fields[line.get("group_id"), line["category"]].append(indices)
    name = f"{meta.get('split', 'cord')}-{meta.get('image_id', page_name)}"
    page = page_example(image, words, boxes, name, name)
    _ask_fields(page, words, boxes, fields)
    yield page


def _ask_fields(page: dict, words: list[str], boxes: list, fields: dict) -> None:
    def text(lines: list[list[int]]) -> str:
        return " ".join(words[index] for line in lines for index in line)

    by_category = defaultdict(list)
    for (group, category), lines in fields.items():
        by_category[category].append((group, lines))
    items = {group: text(lines) for group, lines in by_category[ITEM_NAME]}
    for category, found in by_category.items():
        asked = []  # name of the field, word indices by line
        if category.startswith("menu.") and category != ITEM_NAME and category in NAMES:
            unique = [(group, lines) for group, lines in found if list(items.values()).count(items.get(group)) == 1]
            asked = [(f"{NAMES[category]} of {items[group]}", lines) for group, lines in unique]
        elif not category.startswith("menu.") and len(found) == 1:
            asked = [(NAMES.get(category, category.rpartition(".")[2].replace("_", " ")), found[0][1])]
        for name, lines in asked:
            region = [union_box([boxes[index] for index in line]) for line in lines]
            ask(page, f"What is the {name}?", [text(lines)], [region])


def _box(quad: dict, width: float, height: float) -> list[float]:
    xs, ys = [quad[f"x{i}"] for i in range(1, 5)], [quad[f"y{i}"] for i in range(1, 5)]
    return scaled_box([min(xs), min(ys), max(xs), max(ys)], width, height)


ADAPTERS = (Adapter("CORD", frozenset(("image", "ground_truth")), pages),)
