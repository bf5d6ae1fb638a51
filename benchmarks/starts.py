"""What a start is worth: page models fine-tuned on words alone for a few hundred steps of the main task.

    djepa-corpus generate --pages 2000 --no_images --output build/words
    djepa-corpus generate --pages 150 --split test --no_images --output build/words-test
    python benchmarks/starts.py --start former=FOLDER --start new=FOLDER

A start is named, and is the folder of a page model with its processor. Every start has the same pages and settings, and
is trained with several seeds. Held-out pages have fonts, wordings and layouts that training lacks.
"""

import json
import tempfile
from pathlib import Path

from parts.report import ROOT, environment, make_parser, markdown_table, over_seeds, write_json

from transformers_djepa.training.finetune import main as finetune


FLAGS = {
    "use_image": False,
    "bf16": True,
    "only_questions": True,
    "max_questions": 16,
    "max_page_tokens": 512,
    "per_device_train_batch_size": 4,
    "learning_rate": 8e-4,
    "pretrained": ["model.text_encoder.", "prompt_encoder.clip."],
    "pretrained_learning_rate": 1e-4,
    "eval_pages": 150,
    "model_card": False,
    "report_to": "none",
    "save_strategy": "no",
    "eval_strategy": "no",
    "dataloader_num_workers": 0,
}
SHOWN = ("word_exact", "word_f1", "presence_auroc")


def run(folder: str, seed: int, arguments) -> dict[str, float]:
    """Scores of a start after training with a seed, on held-out pages."""
    with tempfile.TemporaryDirectory() as output:
        flags = FLAGS | {"model": folder, "dataset": arguments.rows, "eval_dataset": arguments.held_out}
        flags |= {"max_steps": arguments.steps, "seed": seed, "output_dir": output}
        lists = {name: value if isinstance(value, list) else [value] for name, value in flags.items()}
        finetune([word for name, values in lists.items() for word in (f"--{name}", *map(str, values))])
        scores = json.loads(Path(output, "eval_results.json").read_text())
    return {name: round(scores[f"eval_{name}"], 4) for name in SHOWN if f"eval_{name}" in scores}


def main() -> None:
    parser = make_parser(__doc__, "starts.json", threads=2)
    parser.add_argument("--start", action="append", required=True, metavar="NAME=FOLDER")
    parser.add_argument("--rows", type=Path, default=ROOT / "build" / "words")
    parser.add_argument("--held_out", type=Path, default=ROOT / "build" / "words-test")
    parser.add_argument("--steps", type=int, default=300)
    parser.add_argument("--seeds", type=int, default=3)
    arguments = parser.parse_args()
    starts = dict(start.split("=", 1) for start in arguments.start)
    runs: dict[str, dict[str, dict]] = {name: {} for name in starts}
    for seed in range(arguments.seeds):
        for name, folder in starts.items():
            runs[name][str(seed)] = run(folder, seed, arguments)
            settings = {"benchmark": "starts", **environment(), "steps": arguments.steps, "flags": FLAGS}
            write_json(arguments.output, settings | {"runs": runs})
            print(f"{name}, seed {seed}: {runs[name][str(seed)]}", flush=True)
    shown = [name for name in SHOWN if name in runs[next(iter(runs))]["0"]]
    rows = [
        [name, *(over_seeds([each[score] for each in seeds.values()]) for score in shown)]
        for name, seeds in runs.items()
    ]
    print(markdown_table(["start", *shown], rows))


if __name__ == "__main__":
    main()
