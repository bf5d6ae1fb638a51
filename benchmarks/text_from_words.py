"""Answers that are text, read with the page's image or from the words alone, as by default (`inference/loop.py`).

    python benchmarks/text_from_words.py ROWS [ROWS ...] [--model FOLDER] [--pages 40]

Prints the share of right answers for each dataset and kind of question.
"""

from argparse import ArgumentParser
from unittest.mock import patch

from parts.report import markdown_table

from djepa_runtime.inference import loop
from djepa_runtime.loading import load_inference
from transformers_djepa.data.hub import dataset_splits, load_document_dataset
from transformers_djepa.data.page_dataset import DJepaPageDataset
from transformers_djepa.data.training_pages import has_words, spread
from transformers_djepa.metrics.evaluation import evaluate_pages, model_predictor


IMAGE, TEXT_FROM_WORDS, WORDS = ("page", lambda *_: False), ("page", loop.is_text), ("none", loop.is_text)
MODES = {"image": IMAGE, "text from words": TEXT_FROM_WORDS, "words": WORDS}


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("rows", nargs="+")
    parser.add_argument("--model", help="checkpoint (default: the bundled model)")
    parser.add_argument("--pages", type=int, default=40)
    arguments = parser.parse_args()
    inference, table = load_inference(arguments.model, "torch"), []
    for name in arguments.rows:
        dataset = has_words(load_document_dataset(name, "test" if "test" in dataset_splits(name) else "train"))
        pages, scores = [*DJepaPageDataset(spread(dataset, arguments.pages))], {}
        for mode, (image, is_text) in MODES.items():
            with patch.object(loop, "is_text", is_text):
                predict = model_predictor(inference.engine.model, inference.processor, image)
                scores[mode] = evaluate_pages(predict, pages)["by_kind"]
        for kind, found in scores["image"].items():
            shares = (f"{scores[mode][kind]['correct']:.3f}" for mode in MODES)
            table.append([name, kind, found["questions"], *shares])
    print(markdown_table(["rows", "kind", "questions", *MODES], table))


if __name__ == "__main__":
    main()
