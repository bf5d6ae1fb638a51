"""Cost of a further question about a page that is already encoded.

    python benchmarks/further_question.py [--rounds 7] [--model FOLDER]

Both questions include the processor and `post_process_answers`; the model is loaded before. The page is
`examples/invoice.pdf`, with the words of its text layer. Reported are medians over rounds that time both questions.
"""

import torch
from parts.measure import median_ratio, medians, time_rounds
from parts.report import ROOT, environment, make_parser, write_json
from transformers import AutoModelForMaskGeneration, AutoProcessor

from transformers_djepa.bundled import resolve_checkpoint


PAGE = str(ROOT / "examples" / "invoice.pdf")
QUESTIONS = ("What is the invoice number?", "How much is to be paid?")


@torch.inference_mode()
def main() -> None:
    parser = make_parser(__doc__, "further_question.json")
    parser.add_argument("--model", help="checkpoint (default: the bundled model)")
    parser.add_argument("--rounds", type=int, default=7)
    arguments = parser.parse_args()
    path = resolve_checkpoint(arguments.model)
    model = AutoModelForMaskGeneration.from_pretrained(path, dtype="float32").eval()
    processor = AutoProcessor.from_pretrained(path)
    encoded = {}

    def first_question() -> None:
        encoded["page"] = processor(images=PAGE, return_tensors="pt")
        encoded["embeddings"] = model.get_page_embeddings(**encoded["page"])
        ask(QUESTIONS[0])

    def ask(question: str) -> None:
        inputs = processor(questions=[question], page_inputs=encoded["page"], return_tensors="pt")
        outputs = model(page_embeddings=encoded["embeddings"], **inputs)
        processor.post_process_answers(outputs, inputs, page_inputs=encoded["page"])

    calls = {"first": first_question, "further": lambda: ask(QUESTIONS[1])}
    times = time_rounds(calls, arguments.rounds + 1)[1:]  # the first round warms up
    result = {f"{name}_seconds": value for name, value in medians(times).items()}
    result |= {"further_to_first": median_ratio(times, "further", "first"), "rounds": arguments.rounds, **environment()}
    write_json(arguments.output, result)
    print(result)


if __name__ == "__main__":
    main()
