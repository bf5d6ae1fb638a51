"""Speed of `pipeline("document-segmentation")` with batches of pages, and memory of many questions about one page.

    python benchmarks/batches.py [--pages 16] [--rounds 3] [--model FOLDER]

The pages are generated test pages with their words; each is asked twelve questions. A round asks all of them, one page
a call and then in batches of eight, on a CPU. Times are CPU times, which other processes hardly affect. Memory is what
one call adds to the process at its peak, with results.
"""

from functools import partial
from itertools import islice

from parts.measure import cpu_seconds, median_ratio, medians, peak_megabytes, time_rounds
from parts.report import environment, make_parser, write_json
from transformers import pipeline

from djepa_corpus.forms import generate_pages
from transformers_djepa.bundled import resolve_checkpoint


BATCH_SIZE = 8
COUNTS = (12, 400)  # questions about one page
FACTS = (
    *("invoice number", "order number", "customer number", "date", "due date", "delivery date"),
    *("total", "net total", "tax", "IBAN", "seller", "buyer"),
)


def main() -> None:
    parser = make_parser(__doc__, "batches.json")
    parser.add_argument("--model", help="checkpoint (default: the bundled model)")
    parser.add_argument("--pages", type=int, default=16)
    parser.add_argument("--rounds", type=int, default=3)
    arguments = parser.parse_args()
    ask = pipeline("document-segmentation", model=resolve_checkpoint(arguments.model), device="cpu")
    questions = [f"What is the {fact}?" for fact in FACTS]
    pages = islice(generate_pages(0, "test", render=True), arguments.pages)
    inputs = [{name: page[name] for name in ("image", "words", "boxes")} | {"questions": questions} for page in pages]
    ask(inputs[0])  # warms up
    calls = {"single": lambda: [ask(page) for page in inputs], "batch": lambda: ask(inputs, batch_size=BATCH_SIZE)}
    times = time_rounds(calls, arguments.rounds, cpu_seconds)
    result = {f"{name}_seconds_per_page": round(value / len(inputs), 3) for name, value in medians(times).items()}
    result["batch_to_single_time"] = median_ratio(times, "batch", "single")
    for count in COUNTS:
        many = {**inputs[0], "questions": [f"{number}: {questions[number % 12]}" for number in range(count)]}
        result[f"megabytes_of_{count}_questions"] = round(peak_megabytes(partial(ask, many)))
    settings = {"pages": len(inputs), "questions": len(questions), "batch_size": BATCH_SIZE}
    result |= settings | {"rounds": arguments.rounds, **environment()}
    write_json(arguments.output, result)
    print(result)


if __name__ == "__main__":
    main()
