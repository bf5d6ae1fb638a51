"""Does Document-JEPA help the bundled model? Its image side drawn anew, then pre-trained and trained, or only trained.

    python benchmarks/pretrained_nano.py [--seed 1] [--only WAY] [--build FOLDER]

The words of djepa-nano come from a published encoder; its image side begins at random, and that is what pre-training
could help. So the bundled model's image encoder, its way into the fusion and the decoder's pixel part are drawn anew,
and trained as the recipe's last steps train them (`recipes/djepa_nano/pages_again.yaml`, on generated pages), in three
ways:

    pretrained         after `djepa pretrain` on generated pages without their questions (MLM, MIM, D-JEPA; the words'
                       encoder as it is), which gives the image encoder and its way into the fusion
    scratch            without it, for as many steps
    scratch, as long   without it, for as many steps as pre-training and training together: equal compute, about

All answer the held-out generated pages with a drawing that is asked about: the questions about drawings, which only the
image can answer (logos, stamps, signatures, check boxes), and the other ones, whose masks the image shapes.

A seed is one image side and one order of pages; `--seed` adds one to the output file. What is done is not repeated:
start it again after an interruption. On one core a seed takes an hour and a half.
"""

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from statistics import mean

import torch
from transformers import AutoModelForMaskGeneration, AutoProcessor, TrainingArguments, set_seed

from transformers_djepa import DJepaForPreTraining, DJepaForPromptableSegmentation
from transformers_djepa.bundled import resolve_checkpoint
from transformers_djepa.data.held_out import held_out_pages
from transformers_djepa.files import replace
from transformers_djepa.metrics.evaluation import evaluate_pages, model_predictor


HERE = Path(__file__).parent
RECIPE = HERE.parent / "recipes" / "djepa_nano" / "pages_again.yaml"
ENCODER = ("model.image_encoder.", "model.fusion.image_")  # what pre-training gives
PIXELS = tuple(f"mask_decoder.{part}" for part in ("image_projection.", "upsampler.", "pixel_"))  # new as well
PRETRAINED, SCRATCH, LONGER = WAYS = ("pretrained", "scratch", "scratch, as long")
DRAWINGS, WORDS = KINDS = ("visual", "value")  # of questions
SCORES = ("pointing", "mask_mean_iou", "mask_iou@0.5", "presence_accuracy")
BATCH = 2  # pages a step


def main() -> None:
    """Runs what is missing, writes the scores and prints them."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--only", choices=WAYS, help="this way alone")
    parser.add_argument("--pretraining-steps", type=int, default=480, help=f"of {BATCH} pages")
    parser.add_argument("--tuning-steps", type=int, default=240, help=f"of {BATCH} pages")
    parser.add_argument("--pages", type=int, default=600, help="held out, of which those with drawings are asked")
    parser.add_argument("--build", type=Path, default=HERE.parent / "build" / "pretrained-nano")
    parser.add_argument("--output", type=Path, default=HERE / "results" / "pretrained_nano.json")
    parser.add_argument("--threads", type=int, default=1)
    arguments = parser.parse_args()
    torch.set_num_threads(arguments.threads)
    os.environ["OMP_NUM_THREADS"] = str(arguments.threads)  # of the training commands
    tuning, pretraining = arguments.tuning_steps, arguments.pretraining_steps
    steps = {PRETRAINED: tuning, SCRATCH: tuning, LONGER: tuning + pretraining}
    settings = {"pretraining_steps": pretraining, "tuning_steps": steps, "pages_a_step": BATCH}
    settings |= {"held_out_pages": arguments.pages}
    results = load_results(arguments.output, settings)
    found = results["seeds"].setdefault(str(arguments.seed), {})
    build = arguments.build / f"seed-{arguments.seed}"
    for way in WAYS:
        if way not in found and arguments.only in (None, way):
            train(way, build, steps[way], pretraining, arguments.seed)
            found[way] = scores(build / way, arguments.pages)
            replace(arguments.output, f"{json.dumps(results, indent=1)}\n".encode())
    show(results["seeds"])


def load_results(path: Path, settings: dict) -> dict:
    """What an earlier start has written; raises `ValueError` if it had other settings."""
    if not path.is_file():
        return {"settings": settings, "seeds": {}}
    results = json.loads(path.read_text())
    if results["settings"] != settings:
        raise ValueError(f"{path} is of other settings, {results['settings']}; give another --output and --build.")
    return results


def train(way: str, build: Path, steps: int, pretraining_steps: int, seed: int) -> None:
    """The model of a way in its folder of `build`, by the training commands."""
    start = build / "start"
    if not is_model(start):
        save(with_new_image_side(seed), start)
    if way == PRETRAINED:
        pretrain(start, build / "pretraining", pretraining_steps, seed)
        start = build / "pretrained-start"
        if not is_model(start):
            model = AutoModelForMaskGeneration.from_pretrained(build / "start", dtype="float32")
            pretrained = DJepaForPreTraining.from_pretrained(build / "pretraining", dtype="float32")
            save(copy(pretrained, model, ENCODER), start)
    flags = {"model": [start], "dataset": ["generated:visual", "generated"], "dataset_weights": [0.5, 0.5]}
    run("finetune", build / way, steps, seed, flags, RECIPE)


def pretrain(start: Path, output: Path, steps: int, seed: int) -> None:
    """With the words' encoder and the fusion's layers as they are."""
    model = DJepaForPreTraining.from_pretrained(start)
    heads = {f"{name.split('.')[0]}." for name, value in model.named_parameters() if value.requires_grad} - {"model."}
    flags = {"model": [start], "train_only": [*ENCODER, *sorted(heads)], "dataset": ["generated"]}
    flags |= {"learning_rate": [1e-3], "warmup_steps": [30], "ema_start": [0.99], "eval_strategy": ["no"]}
    run("pretrain", output, steps, seed, flags)


def with_new_image_side(seed: int) -> DJepaForPromptableSegmentation:
    model = AutoModelForMaskGeneration.from_pretrained(resolve_checkpoint(), dtype="float32")
    set_seed(seed)
    return copy(DJepaForPromptableSegmentation(model.config), model, ENCODER + PIXELS)


@torch.no_grad()
def copy(source, model, prefixes: tuple[str, ...]):
    """`model` with the weights of `source` where names begin so."""
    weights = source.state_dict()
    for name, value in model.state_dict().items():
        if name.startswith(prefixes):
            value.copy_(weights[name])
    return model


def save(model, folder: Path) -> None:
    model.save_pretrained(folder)
    AutoProcessor.from_pretrained(resolve_checkpoint()).save_pretrained(folder)


def is_model(folder: Path) -> bool:
    return (folder / "model.safetensors").is_file()


def run(command: str, output: Path, steps: int, seed: int, flags: dict[str, list], *settings: Path) -> None:
    """A training command of `djepa`, going on from its last checkpoint."""
    if is_model(output):
        return
    flags |= {
        "output_dir": [output],
        "max_steps": [steps],
        "seed": [TrainingArguments.seed + seed],
        "per_device_train_batch_size": [BATCH],
    }
    flags |= {"max_page_tokens": [512], "eval_pages": [2], "bf16": [True], "logging_steps": [20], "save_steps": [50]}
    flags |= {"resume_from_checkpoint": [True], "disable_tqdm": [True]}
    words = [word for flag, values in flags.items() for word in (f"--{flag}", *values)]
    program = [sys.executable, "-m", "transformers_djepa.cli", command]
    subprocess.run([*program, *map(str, (*settings, *words))], check=True)


def scores(folder: Path, count: int) -> dict[str, dict]:
    """By kind of question, with the numbers of pages and questions."""
    pages = [
        page
        for page in held_out_pages("generated", count=count)
        if any(question["kind"] == DRAWINGS for question in page["questions"])
    ]
    model = AutoModelForMaskGeneration.from_pretrained(folder, dtype="float32").eval()
    found = evaluate_pages(model_predictor(model, AutoProcessor.from_pretrained(folder)), pages)["by_kind"]
    return {
        kind: {name: round(found[kind][name], 4) for name in SCORES}
        | {"questions": found[kind]["questions"], "pages": len(pages)}
        for kind in KINDS
    }


def show(seeds: dict[str, dict]) -> None:
    """Means over the seeds that have a way, and each seed's score."""
    for kind in KINDS:
        print(f"questions about {'drawings' if kind == DRAWINGS else 'words'}")
        for way in WAYS:
            runs = [found[way][kind] for found in seeds.values() if way in found]
            columns = ((name, [run[name] for run in runs]) for name in SCORES if runs)
            print(f"  {way:18}" + "  ".join(f"{name} {mean(each):.3f} {each}" for name, each in columns))


if __name__ == "__main__":
    main()
