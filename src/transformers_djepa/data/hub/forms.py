"""Forms: FUNSD and XFUND, whose annotations link the label of a field to its value.

A published page has `form` (FUNSD: a JSON file next to the image) or `document` (XFUND): entities with `id`, `text`,
`label` ("question", "answer", "header", "other"), `linking` (pairs of ids) and `words` of `text` and `box` in pixels.
The copy `nielsr/funsd-layoutlmv3` (`tokens`, `bboxes` in 0..1000, `ner_tags`, `image`) has no links, so its pages
have no questions.
"""

from collections import defaultdict
from collections.abc import Iterator

from ..rows import decode_image
from .adapter import Adapter, ask, page_example, scaled_box


def pages_with_links(row: dict, page_name: str) -> Iterator[dict]:
    entities = row.get("form") or row.get("document")
    image = decode_image(row.get("image"))
    width, height = image.size if image is not None else (row["width"], row["height"])
    words, boxes, indices = [], [], defaultdict(list)  # indices: of the words of each entity
    for entity in entities:
        for word in entity["words"]:
            if word["text"].strip():
                indices[entity["id"]].append(len(words))
                words.append(word["text"])
                boxes.append(scaled_box(word["box"], width, height))
    name = str(row.get("id") or page_name)
    page = page_example(image, words, boxes, name, name)
    labels = {entity["id"]: entity["label"] for entity in entities}
    values = defaultdict(list)  # answers of each question
    for entity in entities:
        for first, second in entity["linking"]:
            linked = labels.get(first) == "question" and labels.get(second) == "answer"
            if linked and second not in values[first]:
                values[first].append(second)
    for question, answers in values.items():
        found = [index for answer in answers for index in indices[answer]]
        if indices[question] and found:
            text = " ".join(words[index] for index in found)
            ask(page, " ".join(words[i] for i in indices[question]), [text], [[boxes[index] for index in found]])
    yield page


def pages_with_tags(row: dict, page_name: str) -> Iterator[dict]:
    name = str(row.get("id") or page_name)
    yield page_example(decode_image(row.get("image")), row["tokens"], row["bboxes"], name, name)


ADAPTERS = (
    Adapter("FUNSD", frozenset(("form", "image")), pages_with_links),
    Adapter("XFUND", frozenset(("document", "image")), pages_with_links),
    Adapter("FUNSD for LayoutLMv3", frozenset(("tokens", "bboxes", "ner_tags", "image")), pages_with_tags),
)
