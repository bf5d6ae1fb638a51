"""Held-out pages answered by baselines without a model and, with `--model`, by a checkpoint: the same scores for all.

    python benchmarks/baselines.py --split generated --num-pages 200 --output
    benchmarks/results/baselines_generated.json python benchmarks/baselines.py --split outlines --root texlive/ --model
    djepa-nano/ python benchmarks/baselines.py --model text-only/ --no-image python benchmarks/baselines.py --model
    djepa-nano/ --blank-image

`label match` looks for the words most like the question and takes what stands right of or below them (on outlines:
takes them); `answer text match` is given the right text and looks for its first occurrence. The same arguments give the
same pages, whoever answers. Scores are those of `transformers_djepa.metrics.segmentation`; what a row lacks could not
be measured for it.
"""

import argparse
import json
import time
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

from transformers_djepa.bundled import resolve_checkpoint
from transformers_djepa.data.generated import generate_pages
from transformers_djepa.data.outlines import outline_pages
from transformers_djepa.metrics.baselines import match_answer_text, match_headings, match_labels
from transformers_djepa.metrics.evaluation import Predictor, evaluate_pages, model_predictor


COLUMNS = (
    *("questions", "mean_iou", "iou@0.25", "iou@0.5", "iou@0.75", "mask_mean_iou", "mask_iou@0.5", "pointing"),
    *("word_f1", "word_exact", "anls", "no_answer_auroc", "correct"),
)
PAGES_PER_DOCUMENT = 4  # many documents rather than many pages of one


def main() -> None:
    arguments = parse_arguments()
    pages = list(islice(held_out_pages(arguments), arguments.num_pages))
    results = {}
    for name, predict in predictors(arguments).items():
        start = time.perf_counter()
        results[name] = evaluate_pages(predict, pages, arguments.batch_size)
        results[name]["seconds"] = round(time.perf_counter() - start, 1)
        print(table(name, results[name]), flush=True)
    if arguments.output:
        settings = {
            key: value.name if isinstance(value, Path) else value
            for key, value in vars(arguments).items()
            if key != "output"
        }
        arguments.output.parent.mkdir(parents=True, exist_ok=True)
        arguments.output.write_text(json.dumps({"settings": settings, "results": rounded(results)}, indent=1) + "\n")


def parse_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--split", choices=("generated", "outlines"), default="generated", help="which held-out pages")
    parser.add_argument("--root", type=Path, help="folder of the PDFs, for --split outlines")
    parser.add_argument("--num-pages", type=int, default=200)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--image-size", type=int, default=768, help="pages are drawn this large or up to 1.4 times")
    parser.add_argument("--model", type=Path, help="folder of a checkpoint, or djepa-nano, to evaluate too")
    shown = parser.add_mutually_exclusive_group()
    shown.add_argument("--no-image", action="store_true", help="the model gets the words alone")
    shown.add_argument("--blank-image", action="store_true", help="the model gets a white image")
    parser.add_argument("--device", default="cpu")
    parser.add_argument("--batch-size", type=int, default=4, help="pages a model call")
    parser.add_argument("--output", type=Path, help="JSON file for all scores, also by question kind")
    arguments = parser.parse_args()
    if arguments.split == "outlines" and arguments.root is None:
        parser.error("--split outlines needs --root, a folder of PDFs with outlines")
    return arguments


def held_out_pages(arguments: argparse.Namespace) -> Iterator[dict]:
    """Always with images, so that every way to answer sees the same pages."""
    common = {"seed": arguments.seed, "split": "test", "image_size": arguments.image_size}
    if arguments.split == "outlines":
        return outline_pages(arguments.root, render=True, pages_per_document=PAGES_PER_DOCUMENT, **common)
    return generate_pages(num_pages=arguments.num_pages, **common)


def predictors(arguments: argparse.Namespace) -> dict[str, Predictor]:
    found: dict[str, Predictor] = {
        "label match": match_headings if arguments.split == "outlines" else match_labels,
        "answer text match": match_answer_text,
    }
    if arguments.model:
        shown = "none" if arguments.no_image else "blank" if arguments.blank_image else "page"
        found[f"{arguments.model.name} ({shown} image)" if shown != "page" else arguments.model.name] = load(
            arguments, shown
        )
    return found


def load(arguments: argparse.Namespace, image: str) -> Predictor:
    from transformers_djepa.modeling.modeling_djepa import DJepaForPromptableSegmentation
    from transformers_djepa.processing.processing_djepa import DJepaProcessor

    path = resolve_checkpoint(str(arguments.model))
    model = DJepaForPromptableSegmentation.from_pretrained(path, dtype="float32").to(arguments.device).eval()
    return model_predictor(model, DJepaProcessor.from_pretrained(path), image)


def table(name: str, scores: dict) -> str:
    """A heading with the columns, a line for all questions and one for each kind."""
    lines = [
        f"{name} ({scores['pages']} pages, {scores['seconds']} s)",
        f"{'':14}" + "".join(f"{column:>16}" for column in COLUMNS),
    ]
    for kind, row in {"all": scores, **scores["by_kind"]}.items():
        lines.append(f"{kind:14}" + "".join(f"{_cell(row.get(column)):>16}" for column in COLUMNS))
    return "\n".join(lines) + "\n"


def _cell(value: float | int | None) -> str:
    return "-" if value is None else str(value) if isinstance(value, int) else f"{value:.3f}"


def rounded(value):
    """Floats with five digits, in whatever they are nested."""
    if isinstance(value, dict):
        return {key: rounded(entry) for key, entry in value.items()}
    return round(value, 5) if isinstance(value, float) else value


if __name__ == "__main__":
    main()
