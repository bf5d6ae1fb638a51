"""How fast optimizers learn: small tasks, rates tuned for each optimizer, several seeds.

    python benchmarks/convergence.py [--tasks language vision segmentation] [--arms adamw ...] [--processes 2]

The tasks are those of `parts/tasks.py`. Two rates are searched for each optimizer, over factors of √2 and 2: that of
matrices, and that of AdamW for all other parameters, relative to it. The search uses a seed of its own and 40% of the
steps, and ends when all neighbours of the best are worse. Runs of a seed start from the same weights and see the same
batches. Time is CPU time of one thread.

Every finished run is saved at once, and runs that the output file already has are skipped. Delete the file for
fresh results.
"""

import json
import multiprocessing
import time
from collections.abc import Iterator
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from pathlib import Path
from statistics import mean, stdev

import torch
from parts.fisher_variants import WithoutNormalization, WithoutPolar, WithoutResidual, with_exponent, with_factors
from parts.optimizers import (
    Arm,
    adamw,
    alice,
    apollo,
    fira,
    galore,
    kl_shampoo,
    muon,
    normuon,
    ours,
    paper,
    racs,
    soap,
    splus,
    state_bytes,
)
from parts.report import ROOT, make_parser, markdown_table, mean_and_deviation, write_json
from parts.tasks import TASKS, Task, learning_rate_factor

from transformers_djepa.training.starting_model import keep_freed_memory


CLIP = 1.0
EVALUATIONS = 20  # points of a curve
TUNING_SHARE = 0.4  # of the steps
DIVERGED = 1e9
TUNING_SEED, MOVES = 10, ((2**0.5, 1), (2**-0.5, 1), (1, 2), (1, 0.5))
FULL = ours(rank=1.0, state_dtype="int8")
FULL_WITHOUT = ours(rank=1.0, state_dtype="int8", fisher=False)
FULL_PLAIN = ours(WithoutNormalization, rank=1.0, state_dtype="int8")
ARMS = {
    "adamw": Arm(adamw, 1.4e-3),
    "muon": Arm(muon, 8e-3),
    "normuon": Arm(normuon, 8e-3),
    "soap": Arm(soap, 5.6e-3),
    "kl-shampoo": Arm(kl_shampoo, 5.6e-3),
    "splus": Arm(splus, 0.25),
    "racs": Arm(racs, 2e-2),
    "alice": Arm(alice, 2e-2),
    "galore": Arm(galore, 1.6e-2),
    "fira": Arm(fira, 5.6e-3),
    "apollo": Arm(apollo, 8e-3),
    "ours without Fisher": Arm(ours(fisher=False), 2.8e-3),
    "ours": Arm(ours(), 4e-3),
    "ours, full rank, int8": Arm(FULL, 4e-3),
    "ours, full rank, int8, 45% of the steps": Arm(FULL, share=0.45, rates_of="ours, full rank, int8"),
    "ours, full rank, int8, 65% of the steps": Arm(FULL, share=0.65, rates_of="ours, full rank, int8"),
    "paper": Arm(paper(rank=0.25), 3e-2, 0.03),
}
ABLATION = {  # of single settings, on the language task, most at the rates of the default
    "factor of the compressed mode alone": Arm(ours(with_factors({0})), rates_of="ours"),
    "factors of the kept modes alone": Arm(ours(with_factors({1})), rates_of="ours"),
    "exponent 1/4": Arm(ours(with_exponent(0.25)), rates_of="ours"),
    "without the polar factor": Arm(ours(WithoutPolar), 1e-3),
    "without normalization": Arm(ours(WithoutNormalization), rates_of="ours"),
    "without the residual": Arm(ours(WithoutResidual), rates_of="ours"),
    "int8": Arm(ours(state_dtype="int8"), rates_of="ours"),
    "rank 1/8": Arm(ours(rank=0.125), rates_of="ours"),
    "rank 1/2, int8": Arm(ours(rank=0.5, state_dtype="int8"), rates_of="ours"),
    "full rank, int8, without Fisher": Arm(FULL_WITHOUT, rates_of="ours, full rank, int8"),
    "full rank, int8, without normalization": Arm(FULL_PLAIN, rates_of="ours, full rank, int8"),
}


STAGES = ("adamw", "ours", "ours, full rank, int8")  # for which `djepa pretrain` and `djepa distill` have flags


def arms_of(task: str) -> dict[str, Arm]:
    if task in ("pretraining", "distillation"):
        return {name: ARMS[name] for name in STAGES}
    return ARMS | (ABLATION if task == "language" else {})


def train(task: Task, arm: Arm, rates: tuple[float, float], seed: int, steps: int, evaluations: int) -> dict:
    """One run: the curve of (step, validation loss, CPU seconds), CPU seconds of the optimizer, and its state."""
    torch.manual_seed(seed)
    model = task.model().train()
    optimizer = arm.build(model, *rates)
    full_rates = [group["lr"] for group in optimizer.param_groups]
    curve, total, inside = [], 0.0, 0.0
    for step in range(steps):
        start = time.process_time()
        for group, rate in zip(optimizer.param_groups, full_rates, strict=True):
            group["lr"] = rate * learning_rate_factor(step, steps)
        loss = task.loss(model, task.batch(step, seed))
        optimizer.zero_grad()
        loss.backward()
        torch.nn.utils.clip_grad_norm_(model.parameters(), CLIP)
        before = time.process_time()
        optimizer.step()
        inside += time.process_time() - before
        task.after_step(model)
        total += time.process_time() - start
        if (step + 1) % max(1, steps // evaluations) == 0 or step + 1 == steps:
            value = task.validation_loss(model)
            curve.append((step + 1, round(value, 4) if value < DIVERGED else DIVERGED, round(total, 1)))
    count = sum(p.numel() for p in model.parameters())
    return {
        "loss": curve[-1][1],
        "curve": curve,
        "optimizer_seconds": round(inside, 1),
        "state_bytes_per_parameter": round(state_bytes(optimizer) / count, 2),
    }


def tune(task: str, name: str) -> dict:
    """Search the learning rate and the factor of AdamW's: losses of all that were tried, and the best ones."""
    arm = arms_of(task)[name]
    steps = round(TUNING_SHARE * arm.share * TASKS[task].steps)
    losses: dict[tuple[float, float], float] = {}

    def loss(rates: tuple[float, float]) -> float:
        if rates not in losses:
            losses[rates] = train(TASKS[task], arm, rates, TUNING_SEED, steps, 1)["loss"]
        return losses[rates]

    ends = []
    for start in TASKS[task].starts:
        best = (arm.rate * start, arm.factor)
        while loss(found := min(((best[0] * lr, best[1] * factor) for lr, factor in MOVES), key=loss)) < loss(best):
            best = found
        ends.append(best)
    best = min(ends, key=loss)
    tried = {f"{lr:.1e} x {factor:g}": losses[lr, factor] for lr, factor in sorted(losses)}
    return {"lr": float(f"{best[0]:.2g}"), "factor": best[1], "tuning": tried}


def evaluate(task: str, name: str, rates: tuple[float, float], seed: int) -> dict:
    """A full run of an arm."""
    arm = arms_of(task)[name]
    return train(TASKS[task], arm, rates, seed, round(arm.share * TASKS[task].steps), EVALUATIONS)


def run(cells: list[tuple[str, str]], seeds: list[int], processes: int, results: dict, save) -> None:
    """Tune and train arms, given as pairs of task and arm, in several processes of one thread each."""
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(processes, context, start_process) as pool:

        def finished(jobs: dict[Future, tuple]) -> Iterator[tuple[tuple, dict]]:
            for future in as_completed(jobs):
                yield jobs[future], future.result()

        found = {cell: results.setdefault(cell[0], {}).setdefault(cell[1], {"seeds": {}}) for cell in cells}
        own = [cell for cell in cells if "lr" not in found[cell] and arms_of(cell[0])[cell[1]].rates_of is None]
        for cell, result in finished({pool.submit(tune, *cell): cell for cell in own}):
            found[cell] |= result
            save()
        for (task, name), cell in found.items():
            if "lr" not in cell:
                cell |= {key: results[task][arms_of(task)[name].rates_of][key] for key in ("lr", "factor")}
        missing = [(cell, seed) for cell in cells for seed in seeds if str(seed) not in found[cell]["seeds"]]
        jobs = {pool.submit(evaluate, *cell, rates_of(found[cell]), seed): (cell, seed) for cell, seed in missing}
        for (cell, seed), result in finished(jobs):
            found[cell]["seeds"][str(seed)] = result
            save()
            print(*cell, f"rates {rates_of(found[cell])}, seed {seed}: {result['loss']}", sep=", ", flush=True)


def start_process() -> None:
    torch.set_num_threads(1)
    keep_freed_memory()


def rates_of(cell: dict) -> tuple[float, float]:
    return cell["lr"], cell["factor"]


def summary(results: dict) -> list[dict]:
    """Rows of task and optimizer, with its bytes of state per parameter, its CPU seconds, and the validation loss."""
    rows = []
    for task, arms in results.items():
        for name, arm in arms.items():
            runs = list(arm["seeds"].values())
            if not runs:
                continue
            losses = [run["loss"] for run in runs]
            row = {"task": task, "optimizer": name, "lr": arm["lr"], "factor": arm["factor"], "seeds": len(runs)}
            row["loss"] = round(mean(losses), 4)
            row["deviation"] = round(stdev(losses), 4) if len(losses) > 1 else None
            row["seconds"] = round(mean(run["optimizer_seconds"] for run in runs), 1)
            rows.append(row | {"bytes": runs[0]["state_bytes_per_parameter"]})
    return rows


def draw(results: dict, path: Path) -> None:
    """For each task: the loss over steps, over CPU time, and against the bytes of state."""
    from matplotlib import colormaps
    from matplotlib.figure import Figure

    colors = dict(zip(ARMS, colormaps["tab20"].colors))
    figure = Figure(figsize=(5 * len(results), 11), layout="constrained")
    for column, (task, found) in zip(figure.subplots(3, len(results), squeeze=False).T, results.items()):
        ends = {}
        for name in (name for name in ARMS if found.get(name, {}).get("seeds")):
            runs = list(found[name]["seeds"].values())
            points = [[mean(values) for values in zip(*point)] for point in zip(*(run["curve"] for run in runs))]
            steps, losses, seconds = zip(*points)
            column[0].plot(steps, losses, label=name, color=colors[name])
            column[1].plot(seconds, losses, color=colors[name])
            place = runs[0]["state_bytes_per_parameter"], mean(run["loss"] for run in runs)
            column[2].plot(*place, "o", color=colors[name])
            column[2].annotate(name, place, fontsize=6, xytext=(3, 3), textcoords="offset points")
            ends[name] = place[1]
        margin = 0.15 * (max(ends.values()) - min(ends.values()))
        for plot in column[:2]:
            plot.set(ylabel="validation loss", ylim=(min(ends.values()) - margin, max(ends.values()) + 6 * margin))
        column[0].set(title=task, xlabel="step")
        column[1].set(xlabel="CPU seconds")
        column[2].set(xlabel="bytes of state per parameter", ylabel="validation loss at the end")
        column[2].set_xscale("log", base=2)
        column[2].margins(x=0.3)
    figure.axes[0].legend(fontsize=7)
    figure.savefig(path, dpi=100)


def main() -> None:
    parser = make_parser(__doc__, "convergence.json")
    parser.add_argument("--tasks", nargs="+", default=list(TASKS), choices=list(TASKS))
    parser.add_argument("--arms", nargs="+", choices=[*ARMS, *ABLATION], help="default: all")
    parser.add_argument("--seeds", nargs="+", type=int, default=[0, 1, 2])
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--picture", type=Path, default=ROOT / "docs" / "convergence.png")
    arguments = parser.parse_args()
    results = json.loads(arguments.output.read_text())["runs"] if arguments.output.is_file() else {}

    def save() -> None:
        write_json(arguments.output, {"summary": summary(results), "runs": results}, indent=None)

    cells = [(task, name) for task in arguments.tasks for name in arms_of(task) if name in (arguments.arms or [name])]
    run(cells, arguments.seeds, arguments.processes, results, save)
    save()
    columns = ("task", "optimizer", "lr", "factor", "bytes", "seconds")
    rows = [
        [*(row[key] for key in columns), mean_and_deviation(row["loss"], row["deviation"])] for row in summary(results)
    ]
    print(markdown_table((*columns, "loss"), rows))
    draw(results, arguments.picture)


if __name__ == "__main__":
    main()
