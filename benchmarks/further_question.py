"""What a further question costs once its page is encoded: a fraction of the first one (target: a tenth).

    python benchmarks/further_question.py [--rounds 7] [--output benchmarks/results/further_question.json]

Both include the processor and `post_process_answers`, inside one Python process with the model loaded; the page is the
PDF of `examples/`, its words from the text layer. Medians over rounds in which both are timed.
"""

import argparse
import json
import time
from pathlib import Path
from statistics import median

import torch
from transformers import AutoModelForMaskGeneration, AutoProcessor

import transformers_djepa  # noqa: F401
from transformers_djepa.bundled import resolve_checkpoint


PAGE = Path(__file__).parent.parent / "examples" / "invoice.pdf"
QUESTIONS = ("What is the invoice number?", "How much is to be paid?")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--model", help="folder of a checkpoint; the bundled one by default")
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--output", type=Path)
    arguments = parser.parse_args()
    path = resolve_checkpoint(arguments.model)
    model = AutoModelForMaskGeneration.from_pretrained(path, dtype="float32").eval()
    rounds = [time_round(model, AutoProcessor.from_pretrained(path)) for _ in range(arguments.rounds + 1)][1:]
    first, further, decoding, reading = (median(values) for values in zip(*rounds))
    result = {
        "first_seconds": round(first, 4),
        "further_seconds": round(further, 4),
        "further_to_first": round(median(after / before for before, after, *_ in rounds), 4),
        "of_further": {"model_seconds": round(decoding, 4), "post_process_answers_seconds": round(reading, 4)},
        "rounds": arguments.rounds,
        "threads": torch.get_num_threads(),
    }
    print(json.dumps(result, indent=1))
    if arguments.output:
        arguments.output.write_text(json.dumps(result, indent=1) + "\n")


@torch.inference_mode()
def time_round(model, processor) -> tuple[float, float, float, float]:
    """Seconds of the first question, page and all; of a further one; and, of that, of the model and of reading the
    answer off its outputs.
    """
    start = time.perf_counter()
    page = processor(images=str(PAGE), return_tensors="pt")
    embeddings = model.get_page_embeddings(**page)
    ask(model, processor, page, embeddings, QUESTIONS[0])
    middle = time.perf_counter()
    decoding, reading = ask(model, processor, page, embeddings, QUESTIONS[1])
    return middle - start, time.perf_counter() - middle, decoding, reading


def ask(model, processor, page, embeddings, question: str) -> tuple[float, float]:
    """Answers one question; the seconds of the model and of `post_process_answers`."""
    inputs = processor(questions=[question], page_inputs=page, return_tensors="pt")
    start = time.perf_counter()
    outputs = model(page_embeddings=embeddings, **inputs)
    middle = time.perf_counter()
    processor.post_process_answers(outputs, inputs, page_inputs=page)
    return middle - start, time.perf_counter() - middle


if __name__ == "__main__":
    main()
