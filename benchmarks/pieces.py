"""Answers in several pieces: precision and recall of the regions of "all headings", "each signature", "all addresses".

    python benchmarks/pieces.py [--pages 200] [--model djepa-nano]

Of held-out generated pages, the questions about kinds of regions and visual marks whose answer has several boxes. The
boxes of the answer (`answer_question`) and those of all pieces (`answer_pieces`, as with `multiple: true`) are matched
with the right ones, each at most once, at a box IoU of at least 0.5.
"""

from collections.abc import Sequence

import torch
from parts.report import environment, make_parser, markdown_table, write_json
from scipy.optimize import linear_sum_assignment
from tqdm.auto import tqdm

from djepa_corpus.forms import generate_pages
from transformers_djepa.bundled import BUNDLED
from transformers_djepa.loading import load_model, load_processor
from transformers_djepa.metrics.functions import box_iou
from transformers_djepa.processing.answers import answer_pieces, answer_question, split_outputs


MANY = 200  # questions of a page: all of them
KINDS = ("region", "mark")
MIN_IOU = 0.5


def main() -> None:
    parser = make_parser(__doc__, "pieces.json", threads=2)
    parser.add_argument("--pages", type=int, default=200)
    parser.add_argument("--model", default=BUNDLED)
    arguments = parser.parse_args()
    torch.set_num_threads(arguments.threads)
    model, processor = load_model(arguments.model), load_processor(arguments.model)
    counts, asked = {"answer": [0, 0, 0], "pieces": [0, 0, 0]}, 0  # matched, predicted, right
    for page in tqdm(generate_pages(5, "test", arguments.pages, questions_per_page=MANY), total=arguments.pages):
        questions = [q for q in page["questions"] if q["kind"] in KINDS and len(max(q["answer_boxes"], default=[])) > 1]
        if not questions or not page["words"]:
            continue
        asked += len(questions)
        for question, found in zip(questions, ask(model, processor, page, questions), strict=True):
            for name, boxes in found.items():
                truth = max(question["answer_boxes"], key=lambda boxes: matched(found[name], boxes))
                for index, number in enumerate((matched(boxes, truth), len(boxes), len(truth))):
                    counts[name][index] += number
    scores = {name: rates(*count) for name, count in counts.items()}
    settings = {"pages": arguments.pages, "questions": asked, **environment()}
    write_json(arguments.output, {"benchmark": "pieces", **settings, "results": scores})
    print(f"{asked} questions")
    print(
        markdown_table(["boxes of", "precision", "recall"], [[name, *found.values()] for name, found in scores.items()])
    )


@torch.inference_mode()
def ask(model, processor, page: dict, questions: list[dict]) -> list[dict[str, list]]:
    """Boxes of the answer and of all pieces, for each question."""
    texts = [question["question"] for question in questions]
    inputs = processor(page["image"], text=page["words"], boxes=page["boxes"], questions=texts, return_tensors="pt")
    (outputs,) = split_outputs(model(**inputs))
    settings = {"page": inputs.pages[0], "rule": processor.answer_rule}
    return [
        {
            "answer": answer_question(output, **settings).boxes,
            "pieces": [box for piece in answer_pieces(output, **settings) for box in piece.boxes],
        }
        for output in outputs
    ]


def matched(boxes: Sequence, truth: Sequence) -> int:
    """Number of boxes that match a right one."""
    if not boxes:
        return 0
    overlaps = torch.tensor([[box_iou([box], [right]) for right in truth] for box in boxes])
    rows, columns = linear_sum_assignment(overlaps, maximize=True)
    return int((overlaps[rows, columns] >= MIN_IOU).sum())


def rates(found: int, predicted: int, right: int) -> dict[str, float]:
    return {"precision": round(found / max(predicted, 1), 4), "recall": round(found / max(right, 1), 4)}


if __name__ == "__main__":
    main()
