"""Decisions, and annotations of other programs, as page examples of the row format (`data/rows.py`); their formats.

Accepted answers have their boxes, and absent ones are unanswerable questions; skipped questions are left out. Each
question has its `annotator`, its `reviewer`, who confirmed or corrected that decision, and when it was last `decided`.
"""

import os
from collections.abc import Callable, Collection, Iterable, Iterator
from datetime import UTC, datetime
from itertools import islice
from pathlib import Path

import pyarrow.parquet
from datasets import Features, List, Value

from djepa_pages import Page
from djepa_pages.damage import reason_of
from djepa_pages.folder import document_id_of
from djepa_runtime.annotation.checked import is_checked
from djepa_runtime.annotation.records import ASSISTED, Decision, PageRef
from djepa_runtime.annotation.store import Store
from djepa_runtime.files import replacing

from ..data.preparation.reading import ReadSettings, encode
from ..data.rows import KINDS, PAGE_FEATURES, QUESTION, check_row, decode_image
from .formats.coco import read_coco, write_coco
from .formats.label_studio import read_label_studio, write_label_studio


IMAGES = ReadSettings()  # their size and format
ROWS = 64  # that are written together
SHARD = "train-00000.parquet"  # the name makes it the split "train"
PEOPLE = dict.fromkeys(("annotator", "reviewer", "decided"), Value("string"))  # who decided, and when (ISO 8601)
FEATURES = Features({**PAGE_FEATURES, "questions": List({**QUESTION, **KINDS, **PEOPLE})})

Decided = dict[PageRef, list[Decision]]
Reader = Callable[[Path, int], Page]  # of a page with its words; raises `ValueError`


def decided_pages(store: Store) -> Decided:
    """Pages with their current decisions, without those that are skipped; raises `ValueError` if there are none."""
    decisions: dict[int, list[Decision]] = {}
    for decision in store.decisions():
        if decision.outcome != "skipped":
            decisions.setdefault(decision.page_id, []).append(decision)
    if not decisions:
        raise ValueError(f"{store.path} has no decisions yet; accept or correct answers with `djepa annotate`.")
    return {page: decisions[page.id] for page in store.pages() if page.id in decisions}


def checked_names(decided: Decided, known: Collection[str]) -> set[str]:
    """Names of the checked documents: a fifth and the `known_names`, at least one that people decided on."""
    chosen = {page.path.name for page in decided if is_checked(page.path.name, known)} | {*known}
    by_people = {page.path.name for page in people_only(decided)}
    if known or chosen & by_people or not by_people:
        return chosen
    return chosen | {min(by_people)}


def split_pages(decided: Decided, checked: Collection[str]) -> tuple[Decided, Decided]:
    """Pages to train on with all their decisions, and checked pages with those of people.

    Raises:
        ValueError: either is empty.
    """
    train = {page: decisions for page, decisions in decided.items() if page.path.name not in checked}
    held_out = people_only({page: decisions for page, decisions in decided.items() if page.path.name in checked})
    if not train or not held_out:
        names = {page.path.name for page in decided}
        lacks = "the checked set" if train else "training"
        raise ValueError(
            f"Too few decisions: the {len(names)} documents with decisions leave none for {lacks}. Annotate more "
            "documents; the checked set needs one that people decided on."
        )
    return train, held_out


def people_only(decided: Decided) -> Decided:
    """The decisions of people; those of a model would favour it."""
    kept = {page: [each for each in decisions if each.stage == ASSISTED] for page, decisions in decided.items()}
    return {page: decisions for page, decisions in kept.items() if decisions}


def as_pages(decided: Decided) -> list[dict]:
    """Pages for `page_examples`, with decisions as questions."""
    root = Path(os.path.commonpath([page.path.parent for page in decided]))
    pages = []
    for page, decisions in decided.items():
        document_id = document_id_of(page.path, root)
        ids = {"page_id": f"{document_id}#{page.number}", "document_id": document_id}
        questions = [as_question(decision) for decision in decisions]
        pages.append({"path": page.path, "number": page.number, **ids, "words": [], "questions": questions})
    return pages


def as_question(decision: Decision) -> dict:
    """A decision as a question with at most one answer."""
    answers, review = [] if decision.answer is None else [decision.answer], decision.review
    return {
        "question": decision.question,
        "answers": [answer["text"] for answer in answers],
        "answer_boxes": [answer["boxes"] for answer in answers],
        "annotator": decision.annotator if review is None else review["annotator"],
        "reviewer": None if review is None else decision.annotator,
        "decided": datetime.fromtimestamp(decision.created, UTC).isoformat(timespec="seconds"),
    }


def page_examples(pages: Iterable[dict], read: Reader, leave_out: Callable[[str], None]) -> Iterator[dict]:
    """Yield page examples with encoded images; raises `ValueError` if no page is left, with the last reason.

    `pages` have `path` and `number` instead of an image; those without words are read by `read`. `size`, if given, must
    be that of the image, in pixels. `leave_out` gets the name of each page that cannot be used, and the reason.
    """
    count, reason = 0, "There are no annotated pages."
    for page in pages:
        try:
            example = dict(page)
            if page["words"]:
                image = decode_image(str(page["path"]))
            else:
                found = read(page["path"], page["number"])
                image, example["words"], example["boxes"] = found.image, found.words, found.boxes
            if page.get("size", image.size) != image.size:
                raise ValueError(f"the image has {image.size} pixels, but {page['size']} is stated.")
            example |= check_row(example)
        except ValueError as error:
            reason = f"{page['path']}, page {page['number']}: {reason_of(error)}"
            leave_out(reason)
            continue
        count += 1
        yield example | {"image": encode(image, IMAGES)}
    if not count:
        raise ValueError(f"No page can be used. {reason}")


def write_parquet(examples: Iterable[dict], path: Path) -> int:
    """Write page examples to a new Parquet file, or to one in a new folder, with their features; return how many."""
    count, examples, schema = 0, iter(examples), FEATURES.arrow_schema
    with replacing(path) as partial:
        file = partial if path.suffix == ".parquet" else partial / SHARD
        file.parent.mkdir(exist_ok=True)
        with pyarrow.parquet.ParquetWriter(file, schema) as writer:
            while batch := list(islice(examples, ROWS)):
                rows = [{name: example[name] for name in schema.names} for example in batch]
                writer.write_table(pyarrow.Table.from_pylist(rows, schema))
                count += len(batch)
    return count


READERS = {"label_studio": read_label_studio, "coco": read_coco}
WRITERS = {"parquet": write_parquet, "label_studio": write_label_studio, "coco": write_coco}
