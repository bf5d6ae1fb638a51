"""How fast optimizers learn: three small real tasks, the learning rate tuned for each optimizer, several seeds.

    python benchmarks/convergence.py [--tasks language vision segmentation] [--arms adamw ...] [--seeds 0 1 2]
                                     [--output benchmarks/results/convergence.json] [--picture docs/convergence.png]

Tasks are those of `parts/tasks.py`. An optimizer's learning rate is searched on a lattice of factors of two, on the
first seed and runs of 40% of the steps, outwards from its usual value until both neighbours of the best are worse; the
same rate serves all parameters and all seeds. Runs of a seed see the same batches in the same order and start from the
same weights. Time is CPU time of one thread, the optimizer's share beside it.

Every finished run is written at once, and a run that the output file has already is not repeated: start it again after
an interruption. Delete the file for fresh results. All of it takes about two hours on one core.
"""

import argparse
import json
import time
from contextlib import nullcontext
from pathlib import Path
from statistics import mean, stdev
from unittest import mock

import torch
import transformers
from parts.optimizers import Arm, adamw, fira, galore, muon, ours, paper, state_bytes
from parts.tasks import TASKS, Task, learning_rate_factor

from transformers_djepa.files import replace


HERE = Path(__file__).parent
CLIP = 1.0
EVALUATIONS = 20  # points of a curve
TUNING_SHARE = 0.4  # of the steps
DIVERGED = 1e9

# State is about as large at rank 1/4 without history (the default) as at rank 1/8 with four gradients of history.
FISHER = {"rank": 0.125, "history": 4}
BIG = {"history": 10}  # at the default's rank
ARMS = {
    "adamw": Arm(adamw, 2e-3),
    "galore": Arm(galore, 8e-3),
    "fira": Arm(fira, 4e-3),
    "muon": Arm(muon, 4e-3),
    "natural gradient": Arm(ours(), 2e-3),
    "natural gradient, 85% of the steps": Arm(ours(), 2e-3, share=0.85, rate_of="natural gradient"),
    "fisher, equal bytes": Arm(ours(**FISHER), 2e-3),
    "paper": Arm(paper(rank=0.25), 1e-3),
}
# What each setting is worth, on one task; "drop" forgets what is stored at a refresh in place of turning it.
ABLATION = {
    "rank 1/8": Arm(ours(rank=0.125), 2e-3),
    "rank 1/2": Arm(ours(rank=0.5), 2e-3),
    "two-sided, rank 1/2": Arm(ours(rank=0.5, sides="all"), 2e-3),
    "no residual": Arm(ours(residual=False), 2e-3),
    "momentum, not Nesterov's": Arm(ours(target="momentum"), 2e-3),
    "adam normalizer": Arm(ours(normalizer="adam"), 4e-3),
    "history 5": Arm(ours(history=5), 2e-3),
    "history 10": Arm(ours(**BIG), 2e-3),
    "history 20": Arm(ours(history=20), 2e-3),
    "history 10, not centred": Arm(ours(**BIG, centred=False), 2e-3),
    "history 10, damping 0.1": Arm(ours(**BIG, damping=0.1), 1e-3),
    "history 10, on the gradient": Arm(ours(**BIG, target="gradient"), 1e-3),
    "history 10, adam normalizer": Arm(ours(**BIG, normalizer="adam", damping=0.1), 4e-3),
    "drop at a refresh": Arm(ours(), 2e-3),
}
DROPPED = "drop at a refresh"


def train(task: Task, arm: Arm, lr: float, seed: int, steps: int, evaluations: int) -> dict:
    """One run: curve of (step, validation loss, CPU seconds), bytes of state, seconds inside the optimizer."""
    torch.manual_seed(seed)
    model = task.model().train()
    optimizer = arm.build(model, lr)
    rates = [group["lr"] for group in optimizer.param_groups]
    curve, spent, inside = [], 0.0, 0.0
    for step in range(steps):
        start = time.process_time()
        for group, rate in zip(optimizer.param_groups, rates, strict=True):
            group["lr"] = rate * learning_rate_factor(step, steps)
        loss = task.loss(model, task.batch(step, seed))
        optimizer.zero_grad()
        loss.backward()
        torch.nn.utils.clip_grad_norm_(model.parameters(), CLIP)
        before = time.process_time()
        optimizer.step()
        end = time.process_time()
        inside += end - before
        spent += end - start
        if (step + 1) % max(1, steps // evaluations) == 0 or step + 1 == steps:
            value = task.validation_loss(model)
            curve.append((step + 1, round(value, 4) if value < DIVERGED else DIVERGED, round(spent, 1)))
    count = sum(p.numel() for p in model.parameters())
    return {
        "loss": curve[-1][1],
        "curve": curve,
        "optimizer_seconds": round(inside, 1),
        "state_bytes_per_parameter": round(state_bytes(optimizer) / count, 2),
    }


def tuned(task: Task, arm: Arm, seed: int, found: dict[str, float], save) -> float:
    """The best learning rate; `found` has and gets the loss of each one tried."""
    steps = round(TUNING_SHARE * arm.share * task.steps)

    def loss(rate: float) -> float:
        key = f"{rate:.2e}"
        if key not in found:
            found[key] = train(task, arm, rate, seed, steps, 1)["loss"]
            save()
        return found[key]

    best = arm.rate
    for factor in (2.0, 0.5):
        while loss(best * factor) < loss(best):
            best *= factor
    return best


def around(name: str):
    """What has to hold while an arm trains."""
    if name != DROPPED:
        return nullcontext()
    from transformers_djepa.optim import low_rank

    turned = low_rank._turned
    return mock.patch.object(
        low_rank,
        "_turned",
        lambda *arguments: {key: torch.zeros_like(value) for key, value in turned(*arguments).items()},
    )


def run(task: Task, name: str, arm: Arm, seeds: list[int], results: dict, save) -> None:
    found = results.setdefault(task.name, {}).setdefault(name, {"tuning": {}, "seeds": {}})
    missing = [seed for seed in seeds if str(seed) not in found["seeds"]]
    with around(name):
        if "lr" not in found and arm.rate_of in results[task.name]:
            found["lr"] = results[task.name][arm.rate_of]["lr"]
        if "lr" not in found:
            found["lr"] = tuned(task, arm, seeds[0], found["tuning"], save)
        for seed in missing:
            found["seeds"][str(seed)] = train(task, arm, found["lr"], seed, round(arm.share * task.steps), EVALUATIONS)
            save()
            print(
                f"{task.name}, {name}, lr {found['lr']:.1e}, seed {seed}: {found['seeds'][str(seed)]['loss']}",
                flush=True,
            )


def reached(curve: list, target: float, axis: int) -> float | None:
    """Where a curve first is at `target`, interpolated: a step (axis 0) or a time (axis 2)."""
    before = None
    for point in curve:
        if point[1] <= target:
            share = 1.0 if before is None else (before[1] - target) / (before[1] - point[1])
            return point[axis] if before is None else before[axis] + share * (point[axis] - before[axis])
        before = point
    return None


def loss_at_time(curve: list, seconds: float) -> float:
    """The loss at a time, interpolated; the last one where a run was done by then."""
    before = curve[0]
    for point in curve:
        if point[2] >= seconds:
            span = point[2] - before[2]
            return point[1] if span <= 0 else before[1] + (seconds - before[2]) / span * (point[1] - before[1])
        before = point
    return curve[-1][1]


def summary(results: dict) -> list[dict]:
    """A row for each task and optimizer, AdamW's loss and time as the measure."""
    rows = []
    for task, arms in results.items():
        base = [each for each in arms.get("adamw", {"seeds": {}})["seeds"].values()]
        target = mean(each["loss"] for each in base) if base else None
        seconds = mean(each["curve"][-1][2] for each in base) if base else None
        for name, arm in arms.items():
            runs = list(arm["seeds"].values())
            if not runs:
                continue
            losses = [each["loss"] for each in runs]
            row = {"task": task, "optimizer": name, "lr": arm["lr"], "seeds": len(runs), "loss": round(mean(losses), 4)}
            row["deviation"] = round(stdev(losses), 4) if len(losses) > 1 else None
            row["bytes"] = runs[0]["state_bytes_per_parameter"]
            row["optimizer_share_of_time"] = round(
                mean(each["optimizer_seconds"] / max(each["curve"][-1][2], 1e-9) for each in runs), 3
            )
            if target is not None and name != "adamw":
                places = [reached(each["curve"], target, 0) for each in runs]
                row["steps_to_adamws_loss"] = round(mean(places) / TASKS[task].steps, 3) if None not in places else None
                row["loss_at_adamws_time"] = round(mean(loss_at_time(each["curve"], seconds) for each in runs), 4)
            rows.append(row)
    return rows


def show(rows: list[dict]) -> None:
    for row in rows:
        deviation = "" if row["deviation"] is None else f" ±{row['deviation']:.4f}"
        share = row.get("steps_to_adamws_loss")
        reached_it = f"AdamW's loss after {share:6.1%} of the steps" if share is not None else ""
        print(
            f"{row['task']:13} {row['optimizer']:28} lr {row['lr']:.1e}  loss {row['loss']:.4f}{deviation:9}  "
            f"{row['bytes']:5.2f} B/parameter  {reached_it}"
        )


def draw(results: dict, path: Path) -> None:
    """For each task the loss over steps and over CPU time of the main optimizers, and of all against bytes of state."""
    from matplotlib.figure import Figure

    figure = Figure(figsize=(5 * len(results), 11), layout="constrained")
    colours = {name: f"C{index}" for index, name in enumerate(ARMS)}
    for column, (task, found) in zip(figure.subplots(3, len(results), squeeze=False).T, results.items()):
        arms = {name: list(arm["seeds"].values()) for name, arm in found.items() if arm["seeds"]}
        ends = {name: mean(run["loss"] for run in runs) for name, runs in arms.items()}
        for name in (name for name in ARMS if name in arms):
            steps, losses, seconds = zip(*(_mean_points(points) for points in zip(*(r["curve"] for r in arms[name]))))
            column[0].plot(steps, losses, label=name, color=colours[name])
            column[1].plot(seconds, losses, color=colours[name])
        for name, runs in arms.items():
            place = runs[0]["state_bytes_per_parameter"], ends[name]
            column[2].plot(*place, "o", color=colours.get(name, "0.6"))
            column[2].annotate(name, place, fontsize=6, xytext=(3, 3), textcoords="offset points")
        shown = [end for name, end in ends.items() if name in ARMS]
        margin = 0.15 * (max(shown) - min(shown))
        for plot in column[:2]:
            plot.set(ylabel="validation loss", ylim=(min(shown) - margin, max(shown) + 6 * margin))
        column[0].set(title=task, xlabel="step")
        column[0].legend(fontsize=7)
        column[1].set(xlabel="CPU seconds")
        column[2].set(xlabel="bytes of state per parameter", ylabel="validation loss at the end")
        column[2].margins(x=0.2)
    figure.savefig(path, dpi=100)


def _mean_points(points: tuple) -> tuple[float, ...]:
    """Step, loss and seconds, each the mean of the seeds."""
    return tuple(mean(values) for values in zip(*points))


def main() -> None:
    """Runs what is missing, prints the table, writes JSON and the picture."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tasks", nargs="+", default=list(TASKS), choices=list(TASKS))
    parser.add_argument("--arms", nargs="+", choices=list(ARMS | ABLATION), help="all by default")
    parser.add_argument("--ablation-task", default="language", choices=list(TASKS))
    parser.add_argument("--seeds", nargs="+", type=int, default=[0, 1, 2])
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--output", type=Path, default=HERE / "results" / "convergence.json")
    parser.add_argument("--picture", type=Path, default=HERE.parent / "docs" / "convergence.png")
    arguments = parser.parse_args()
    torch.set_num_threads(arguments.threads)
    transformers.logging.set_verbosity_error()
    results = json.loads(arguments.output.read_text())["runs"] if arguments.output.is_file() else {}

    def save() -> None:
        text = json.dumps({"torch": torch.__version__, "summary": summary(results), "runs": results}, indent=None)
        replace(arguments.output, (text + "\n").encode())

    for name in arguments.tasks:
        arms = ARMS | (ABLATION if name == arguments.ablation_task else {})
        for arm in arguments.arms or arms:
            if arm in arms:
                run(TASKS[name], arm, arms[arm], arguments.seeds, results, save)
    save()
    show(summary(results))
    draw(results, arguments.picture)


if __name__ == "__main__":
    main()
