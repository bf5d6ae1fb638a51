"""Cost of a further question about a page that is already encoded.

    python benchmarks/further_question.py [--rounds 7] [--model FOLDER]

The first question includes reading and encoding the page, `examples/invoice.pdf`; the model is loaded before. Prints
medians over rounds that time both questions.
"""

from argparse import ArgumentParser

from parts.measure import median_ratio, medians, time_rounds
from parts.report import ROOT

from djepa_pages import load_page
from djepa_runtime.inference import Prompts
from djepa_runtime.loading import load_inference


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--model", help="checkpoint (default: the bundled model)")
    parser.add_argument("--rounds", type=int, default=7)
    arguments = parser.parse_args()
    inference, encoded = load_inference(arguments.model), []

    def first_question() -> None:
        page = load_page(ROOT / "examples" / "invoice.pdf")
        encoded[:] = inference.encode(inference.processor.read_pages(page))
        list(inference.ask(encoded[0], Prompts(["What is the invoice number?"])))

    calls = {"first": first_question}
    calls["further"] = lambda: list(inference.ask(encoded[0], Prompts(["How much is to be paid?"])))
    times = time_rounds(calls, arguments.rounds + 1)[1:]  # the first round warms up
    print(medians(times), f"further to first: {median_ratio(times, 'further', 'first'):.3f}")


if __name__ == "__main__":
    main()
