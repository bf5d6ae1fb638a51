"""Questions about whole documents: is the right page found, and is the answer as good as with the page given?

    python benchmarks/documents.py [--documents 60] [--model djepa-nano]

A document is 3 to 20 held-out generated pages of one language, as in a file of correspondence. It is asked up to
eight questions that only one of its pages answers: no other page answers a question of the same topic, or has the words
of the answer. As many questions have no answer in the document: their topic is on none of its pages. "Right" is
`is_right` of the metrics: exact words, or for answers without words a box IoU of at least 0.5.
"""

import random
from collections import defaultdict
from itertools import islice
from statistics import mean

import torch
from parts.report import environment, make_parser, markdown_table, write_json
from tqdm.auto import tqdm

from djepa_forms import generate_pages, make_sheet
from djepa_pages import Page
from transformers_djepa.bundled import BUNDLED
from transformers_djepa.loading import load_model, load_processor
from transformers_djepa.metrics.functions import auroc
from transformers_djepa.metrics.segmentation import Prediction, is_right
from transformers_djepa.pipelines.batches import answer_pages
from transformers_djepa.pipelines.request import Asked, Request
from transformers_djepa.processing.answers import Answer
from transformers_djepa.processing.spelling import normalise


QUESTIONS = 8  # with an answer, and as many without, of each document
MANY = 200  # questions of a page: all of them


def main() -> None:
    parser = make_parser(__doc__, "documents.json")
    parser.add_argument("--documents", type=int, default=60)
    parser.add_argument("--model", default=BUNDLED)
    parser.add_argument("--seed", type=int, default=3)
    arguments = parser.parse_args()
    model, processor = load_model(arguments.model), load_processor(arguments.model)
    rows = []
    for pages in tqdm(islice(documents(arguments.seed), arguments.documents), total=arguments.documents):
        rows += ask_document(model, processor, pages, random.Random(f"{arguments.seed}-{len(rows)}"))
    results = scores(rows)
    write_json(arguments.output, {"environment": environment(), "documents": arguments.documents, "results": results})
    print(markdown_table(["", "value"], [[name, value] for name, value in results.items()]))


def documents(seed: int):
    """Yield documents: lists of page examples of one language."""
    rng, waiting = random.Random(seed), defaultdict(list)
    sizes = defaultdict(lambda: rng.randint(3, 20))
    for number, page in enumerate(generate_pages(seed, "test", questions_per_page=MANY)):
        language = make_sheet(seed, "test", number).language
        waiting[language].append(page)
        if len(waiting[language]) == sizes[language]:
            yield waiting.pop(language)
            del sizes[language]


def ask_document(model, processor, pages: list[dict], rng: random.Random) -> list[dict]:
    """Ask a document its questions; returns one row per question."""
    answerable, absent = choose_questions(pages, rng)
    texts = [question["question"] for _, question in answerable] + [question["question"] for question in absent]
    read = [Page(page["image"], page["words"], page["boxes"], page["image"].size, n) for n, page in enumerate(pages, 1)]
    with torch.inference_mode():
        asked = [Asked(page, Request(image=page, questions=texts)) for page in read if page.words]
        found = list(answer_pages(model, processor, asked, presence_threshold=0.0))
    rows = []
    for index in range(len(texts)):
        answers = [(ranked[index][0], each.page.number) for ranked, each in zip(found, asked, strict=True)]
        best, number = max(answers, key=lambda pair: pair[0].score)
        row = {"answerable": index < len(answerable), "presence": best.presence, "score": best.score}
        if row["answerable"]:
            page, question = answerable[index]
            given = next(answer for answer, other in answers if other == page)
            row |= {"page": number == page, "right": number == page and right(question, best)}
            row["right_given"] = right(question, given)
        rows.append(row)
    return rows


def choose_questions(pages: list[dict], rng: random.Random) -> tuple[list[tuple[int, dict]], list[dict]]:
    """Questions that a single page answers, with its number, and questions that no page answers."""
    topics = [{q["topic"] for q in page["questions"] if q["answer_boxes"]} for page in pages]
    joined = ["".join(map(normalise, page["words"])) for page in pages]
    answerable = [
        (number, question)
        for number, page in enumerate(pages, 1)
        for question in page["questions"]
        if len(question["answer_boxes"]) == 1
        and sum(question["topic"] in found for found in topics) == 1
        and not any(is_on(question["answers"][0], text) for n, text in enumerate(joined, 1) if n != number)
    ]
    present = set().union(*topics)
    absent = [q for page in pages for q in page["questions"] if not q["answer_boxes"] and q["topic"] not in present]
    answerable = rng.sample(answerable, min(QUESTIONS, len(answerable)))
    return answerable, rng.sample(absent, min(len(answerable), len(absent)))


def is_on(answer: str, joined: str) -> bool:
    return bool(answer) and normalise(answer) in joined


def right(question: dict, answer: Answer) -> bool:
    return is_right(question, Prediction(" ".join(answer.words), answer.boxes))


def scores(rows: list[dict]) -> dict[str, float]:
    answerable = [row for row in rows if row["answerable"]]
    found = {
        "questions": len(answerable),
        "right page": mean([row["page"] for row in answerable]),
        "right answer": mean([row["right"] for row in answerable]),
        "right answer, page given": mean([row["right_given"] for row in answerable]),
        "no-answer AUROC": auroc([row["answerable"] for row in rows], [row["presence"] for row in rows]),
    }
    return {name: round(float(value), 4) for name, value in found.items()}


if __name__ == "__main__":
    main()
