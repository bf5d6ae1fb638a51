"""Questions about whole documents: is the right page found, and is the answer as good as with the page given?

    python benchmarks/documents.py [--documents 60] [--model djepa-nano]

A document is 3 to 20 held-out generated pages of one language, as in a file of correspondence. It is asked up to
eight questions that only one of its pages answers: no other page answers a question of the same topic, or has the words
of the answer. As many questions have no answer in the document: their topic is on none of its pages. "Right" is
`is_right` of the metrics: exact words, or for answers without words a box IoU of at least 0.5. Pages are ranked as by
the pipeline, and beside it by the score or the presence of each page by itself; "by chance", it is drawn. "Words alone"
encodes pages without their images. The calibration error is that of the scores of given answers, with those to
questions without an answer as wrong ones.
"""

import random
from collections import defaultdict
from dataclasses import replace
from itertools import islice
from statistics import mean

from parts.report import environment, make_parser, markdown_table, write_json
from tqdm.auto import tqdm

from djepa_corpus.forms import generate_pages, make_sheet
from djepa_pages import Page
from djepa_pages.spelling import normalise
from transformers_djepa.bundled import BUNDLED
from transformers_djepa.inference import Inference, Prompts
from transformers_djepa.loading import load_inference
from transformers_djepa.metrics.functions import auroc, calibration_error
from transformers_djepa.metrics.segmentation import Prediction, is_right
from transformers_djepa.processing.answers import Answer, answer_question
from transformers_djepa.processing.document_answers import rank_pages


QUESTIONS = 8  # with an answer, and as many without, of each document
MANY = 200  # questions of a page: all of them
FIRST = 5  # pages that a first look at the words keeps


def main() -> None:
    parser = make_parser(__doc__, "documents.json")
    parser.add_argument("--documents", type=int, default=60)
    parser.add_argument("--model", default=BUNDLED)
    parser.add_argument("--seed", type=int, default=3)
    arguments = parser.parse_args()
    inference = load_inference(arguments.model)
    rows = []
    for pages in tqdm(islice(documents(arguments.seed), arguments.documents), total=arguments.documents):
        rows += ask_document(inference, pages, random.Random(f"{arguments.seed}-{len(rows)}"))
    kinds = sorted({row["kind"] for row in rows if row["answerable"]})
    results = {"all": scores(rows)}
    results |= {kind: scores([row for row in rows if row["kind"] == kind], presence=False) for kind in kinds}
    write_json(arguments.output, {"environment": environment(), "documents": arguments.documents, "results": results})
    names = list(results["all"])
    print(
        markdown_table(
            ["", *names], [[kind, *(found.get(name, "") for name in names)] for kind, found in results.items()]
        )
    )


def documents(seed: int):
    """Yield documents: lists of page examples of one language."""
    rng, waiting = random.Random(seed), defaultdict(list)
    sizes = defaultdict(lambda: rng.randint(3, 20))
    for number, page in enumerate(generate_pages(seed, "test", questions_per_page=MANY)):
        language = make_sheet(seed, "test", number).language
        waiting[language] += [page] if page["words"] else []
        if len(waiting[language]) == sizes[language]:
            yield waiting.pop(language)
            del sizes[language]


def ask_document(inference, pages: list[dict], rng: random.Random) -> list[dict]:
    """Ask a document its questions; returns one row per question."""
    answerable, absent = choose_questions(pages, rng)
    texts = [question["question"] for _, question in answerable] + [question["question"] for question in absent]
    read = [Page(page["image"], page["words"], page["boxes"], page["image"].size, n) for n, page in enumerate(pages, 1)]
    by_image, by_words = (
        ask_pages(inference, read, texts),
        ask_pages(inference, without_images(read), texts),
    )
    rows = []
    for index in range(len(texts)):
        ranked, presence = rank(by_image, index)
        found, best = ranked[0]
        row = {"answerable": index < len(answerable), "presence": presence, "score": best.score}
        row |= {"given": presence >= 0.5, "kind": "none", "right": False}
        if row["answerable"]:
            number, question = answerable[index]
            by_score, by_presence = (highest(by_image, index, of) for of in ("score", "presence"))
            first = [page for page, _ in rank(by_words, index)[0]]
            row |= {"kind": question["kind"], "chance": 1 / len(read), "page": number == found}
            row |= {"page_by_score": number == by_score, "page_by_presence": number == by_presence}
            row |= {"page_by_words": number == first[0], "first_by_words": number in first[:FIRST]}
            row["right"] = row["page"] and right(question, best)
            row["right_given"] = right(question, by_image[number - 1][index])
        rows.append(row)
    return rows


def ask_pages(inference: Inference, pages: list[Page], texts: list[str]) -> list[list[Answer]]:
    """The best answer of each page to each question."""
    settings = {"rule": inference.processor.answer_rule, "presence_threshold": 0.0}
    found = inference.run((page, Prompts(texts)) for page in pages)
    return [[answer_question(output, page, **settings) for output in outputs] for page, outputs in found]


def without_images(pages: list[Page]) -> list[Page]:
    return [replace(page, image=None) for page in pages]


def rank(pages: list[list[Answer]], index: int) -> tuple[list[tuple[int, Answer]], float]:
    """Page numbers and answers to a question, the best first, and the presence of the document."""
    ranked = rank_pages([[answers[index]] for answers in pages], presence_threshold=0.0)
    return [(page + 1, answer) for page, answer in ranked], sum(answer.presence for _, answer in ranked)


def highest(pages: list[list[Answer]], index: int, of: str) -> int:
    """Number of the page whose answer has the highest score or presence by itself."""
    return max(range(1, len(pages) + 1), key=lambda number: getattr(pages[number - 1][index], of))


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


def scores(rows: list[dict], presence: bool = True) -> dict[str, float]:
    answerable = [row for row in rows if row["answerable"]]
    found = {
        "questions": len(answerable),
        "right page": mean([row["page"] for row in answerable]),
        "by chance": mean([row["chance"] for row in answerable]),
        "by score of pages": mean([row["page_by_score"] for row in answerable]),
        "by presence of pages": mean([row["page_by_presence"] for row in answerable]),
        "by words alone": mean([row["page_by_words"] for row in answerable]),
        f"first {FIRST} by words alone": mean([row["first_by_words"] for row in answerable]),
        "right answer": mean([row["right"] for row in answerable]),
        "right answer, page given": mean([row["right_given"] for row in answerable]),
    }
    if presence:
        given = [row for row in rows if row["given"]]
        found["no-answer AUROC"] = auroc([row["answerable"] for row in rows], [row["presence"] for row in rows])
        found["calibration error"] = calibration_error([r["score"] for r in given], [r["right"] for r in given])
    return {name: round(float(value), 4) for name, value in found.items()}


if __name__ == "__main__":
    main()
