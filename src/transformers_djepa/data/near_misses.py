"""Near misses: questions about other pages of the same document, which this page does not answer.

Presence then learns to compare the pages of a document, as it has to when a whole document is asked.
"""

import random

from djepa_pages.spelling import normalise


NAMED = 4  # letters of a word that names an answer by its content


def near_misses(page: dict, sibling: dict, count: int) -> list[dict]:
    """Up to `count` questions that `sibling` answers and `page` does not, without answers; both are page examples.

    Left out are questions that the page asks, too, regions of a topic that the page has, and texts on the page.
    """
    asked = {normalise(question["question"]) for question in page["questions"]}
    topics = {question.get("topic") for question in page["questions"] if question["answer_boxes"]}
    text = f" {' '.join(map(normalise, page['words']))} "
    found = [
        question | {"answers": [], "answer_boxes": [], "kind": "unanswerable"}
        for question in sibling["questions"]
        if question["answer_boxes"]
        and normalise(question["question"]) not in asked
        and not (question.get("kind") == "ambiguous" or _is_here(question, topics, text))
    ]
    rng = random.Random(f"{page['page_id']}-{page.get('epoch', 0)}")
    return rng.sample(found, min(count, len(found)))


def _is_here(question: dict, topics: set, text: str) -> bool:
    """Whether the page may answer a question of its sibling, too."""
    if not any(question["answers"]):
        return question.get("topic") is None or question["topic"] in topics
    if any(answer and f" {' '.join(map(normalise, answer.split()))} " in text for answer in question["answers"]):
        return True
    has_topic = question.get("kind") in ("region", "value") and question.get("topic") in topics
    return has_topic and not names_answer(question)


def names_answer(question: dict) -> bool:
    """Whether a question has a word of its answers, such as that of the heading of a section."""
    words = {normalise(word) for answer in question["answers"] for word in answer.split()}
    return any(len(word) >= NAMED and word in words for word in map(normalise, question["question"].split()))
