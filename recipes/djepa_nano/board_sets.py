"""Development sets of the board: fixed pages and questions, drawn by seed from folders of rows."""

import hashlib
import json
import random
from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

import yaml
from datasets import Dataset

from transformers_djepa.data.hub import load_document_dataset
from transformers_djepa.data.near_misses import near_misses
from transformers_djepa.data.training_pages import spread


SEED = 51
RIGHT_PAGE = "page"  # the figure of a set of whole documents
DOCUMENT_PAGES = range(3, 11)
Plan = list[tuple[int, list[dict]]]  # rows of a dataset, and the questions that each is asked


@dataclass(frozen=True)
class DevelopmentSet:
    """A set of `board.yaml`, which explains the fields."""

    rows: str
    pages: int
    figure: str
    kinds: tuple[str, ...] = ()
    split: str = "test"
    inputs: tuple[str, ...] = ("page",)
    questions: int = 8  # of a page, or of a document

    def asks(self, question: dict) -> bool:
        """Whether a question is answerable and of the right kind."""
        return bool(question["answer_boxes"]) and (not self.kinds or question["kind"] in self.kinds)


def read_sets(path: Path) -> dict[str, DevelopmentSet]:
    """Read the sets of a YAML file by name; raises `ValueError`."""
    try:
        sets = {name: DevelopmentSet(**fields) for name, fields in yaml.safe_load(path.read_text()).items()}
    except (TypeError, AttributeError, yaml.YAMLError) as error:
        raise ValueError(f"{path} must map names of sets to the fields it explains: {error}") from None
    return sets


def load_rows(chosen: DevelopmentSet) -> Dataset:
    return load_document_dataset(chosen.rows, chosen.split)


def make_plan(chosen: DevelopmentSet, rows: Dataset) -> Plan:
    """Choose the pages of a set and their questions; pages of one document follow each other in sets of documents."""
    pages = rows.select_columns(["page_id", "document_id", "words", "questions"])
    if chosen.figure == RIGHT_PAGE:
        return list(_plan_documents(chosen, pages))
    asked = [index for index, each in enumerate(pages["questions"]) if any(map(chosen.asks, each))]
    pages = pages.select_columns(["page_id", "document_id", "questions"]).add_column("row", range(len(pages)))
    pages = spread(pages.select(asked).shuffle(SEED), chosen.pages)
    return [(page["row"], _draw(chosen, page)) for page in pages]


def identity(plan: Plan) -> str:
    """Differs if other pages or questions are asked."""
    asked = [(row, [(each["question"], each["answers"]) for each in questions]) for row, questions in plan]
    return hashlib.sha256(json.dumps(asked).encode()).hexdigest()[:8]


def _draw(chosen: DevelopmentSet, page: dict) -> list[dict]:
    questions = [each for each in page["questions"] if chosen.asks(each) or not each["answer_boxes"]]
    return random.Random(page["page_id"]).sample(questions, min(chosen.questions, len(questions)))


def _plan_documents(chosen: DevelopmentSet, pages: Dataset) -> Iterator[tuple[int, list[dict]]]:
    """All pages of some documents, each asked all questions of its document."""
    documents, remaining = defaultdict(list), chosen.pages
    for row, name in enumerate(pages["document_id"]):
        documents[name].append(row)
    names = [name for name, rows in documents.items() if len(rows) in DOCUMENT_PAGES]
    for name in random.Random(SEED).sample(names, len(names)):
        questions = unique_questions(chosen, [pages[row] for row in documents[name]])
        if len(questions) < 2 or len(documents[name]) > remaining:
            continue
        remaining -= len(documents[name])
        questions = random.Random(name).sample(questions, min(chosen.questions, len(questions)))
        for number, row in enumerate(documents[name]):
            yield row, [each if number == right else _elsewhere(each) for right, each in questions]


def unique_questions(chosen: DevelopmentSet, pages: Sequence[dict]) -> list[tuple[int, dict]]:
    """Questions that one page of a document answers, and no other by the rule of near misses; with its index."""
    pages = [page | {"questions": [each for each in page["questions"] if each["answer_boxes"]]} for page in pages]
    unique = {}
    for number, page in enumerate(pages):
        others = pages[:number] + pages[number + 1 :]
        missed = [{each["question"] for each in near_misses(other, page, len(page["questions"]))} for other in others]
        for each in filter(chosen.asks, page["questions"]):
            if all(each["question"] in found for found in missed):
                unique[each["question"]] = number, each
    return [*unique.values()]


def _elsewhere(question: dict) -> dict:
    return question | {"answers": [], "answer_boxes": []}
