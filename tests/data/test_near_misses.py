"""Questions of other pages of a document."""

from transformers_djepa.data.near_misses import near_misses
from transformers_djepa.data.page_dataset import DJepaPageDataset


BOX = [[[0, 0, 10, 10]]]


def question(text, answer, topic, kind="value"):
    return {"question": text, "answers": [answer], "answer_boxes": BOX, "kind": kind, "topic": topic}


def page(name, words, *questions, document="d"):
    boxes = [[0, 20 * n, 10, 20 * n + 10] for n in range(len(words))]
    row = {"image": None, "words": words, "boxes": boxes, "page_id": name, "document_id": document}
    return row | {"questions": list(questions)}


ASKED = page("1", ["Total", "12.50"], question("What is the total?", "12.50", "total"))
SIBLING = page(
    "2",
    ["Due", "May", "1", "12.50"],
    question("When is it due?", "May 1", "due_date"),
    question("What is the total?", "99", "total"),
    question("Which amount is charged?", "12.50", "amount"),
    question("Where is the table?", "", "table", "region"),
)


def test_a_question_that_only_the_other_page_answers_becomes_unanswerable():
    found = near_misses(ASKED, SIBLING, 9)
    assert {each["question"] for each in found} == {"When is it due?", "Where is the table?"}
    assert all(each["answers"] == each["answer_boxes"] == [] and each["kind"] == "unanswerable" for each in found)


def test_a_region_of_a_kind_that_the_page_has_is_not_asked_again():
    with_table = ASKED | {"questions": [question("Show the grid.", "", "table", "region")]}
    assert "Where is the table?" not in {each["question"] for each in near_misses(with_table, SIBLING, 9)}


def test_a_dataset_adds_them_from_pages_of_the_same_document_alone():
    other = page("3", ["Rent"], question("What is the rent?", "Rent", "rent"), document="e")
    dataset = DJepaPageDataset([ASKED, SIBLING, other], near_miss_share=0.5)
    counts = [len(dataset[index]["questions"]) for index in range(3)]
    assert counts == [2, 4, 1]  # the sibling's two are drawn from; the table's page has no near miss left
    assert [len(DJepaPageDataset([ASKED, SIBLING])[index]["questions"]) for index in range(2)] == [1, 4]
