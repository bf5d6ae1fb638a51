"""The pre-training benchmark's results: a summary, a table, a picture."""

from math import ceil
from pathlib import Path
from statistics import mean, stdev
from textwrap import fill

from .pretraining_plans import HEADINGS, HEADINGS_KEPT, KINDS, KINDS_KEPT, KINDS_LONGER, MAIN_WAYS, TASKS, Task


TASK_NAMES = [task.name for task in TASKS]
FEATURES = ("image", "joint text", "both")  # that probes look at
SCORES = ("mask_iou_50", "mask_iou", "pointing", "word_f1")
ACCURACIES = ("mlm_accuracy with image", "mlm_accuracy without image")
SHOWN = ("mask_iou_50", "pointing", "word_f1")  # in the printed tables; the file has all
RANKS = ("image_target_rank", "text_target_rank")
SPREADS = ("image_spread", "text_spread", "joint_image_spread", "joint_text_spread")


def summary(results: dict) -> dict:
    """Means, and standard deviations where there are several seeds: `{"mean", "deviation", "seeds"}` each."""
    tuned = {
        task: {
            way: {share: {name: _over_seeds(runs, name) for name in SCORES} for share, runs in shares.items()}
            for way, shares in ways.items()
        }
        for task, ways in results.items()
        if task in TASK_NAMES
    }
    names = (*ACCURACIES, *RANKS, *SPREADS, "cpu_seconds")
    trained = {
        way: {name: _over_seeds(runs, name) for name in names if all(name in run for run in runs.values())}
        for way, runs in results.get("pretraining", {}).items()
    }
    probed = {
        way: {
            name: _over_seeds({seed: run[name] for seed, run in runs.items()}, "accuracy")
            for name in FEATURES
            if all(name in run for run in runs.values())  # the short plan's are older than `both`
        }
        for way, runs in results.get("probe", {}).items()
    }
    return tuned | {"pretraining": trained, "probe": probed}


def _over_seeds(runs: dict[str, dict], name: str) -> dict:
    """Mean and standard deviation; of one seed's probe, its own standard error over documents."""
    values = [run[name] for run in runs.values()]
    deviation = round(stdev(values), 4) if len(values) > 1 else None
    found = {"mean": round(mean(values), 4), "deviation": deviation, "seeds": len(values)}
    (first, *others) = runs.values()
    return found if others or "error" not in first else found | {"error": first["error"]}


def _text(found: dict) -> str:
    spread = "" if found["deviation"] is None else f" ± {found['deviation']:.3f}"
    error = f" (± {found['error']:.3f} over documents)" if "error" in found else ""
    return f"{found['mean']:.3f}{spread}{error}"


def show(rows: dict) -> None:
    """Tables in Markdown: each task's scores by share of the questions, then what pre-training itself has learned."""
    for task in _tasks(rows):
        shares = sorted({share for found in rows[task].values() for share in found}, key=float)
        heads = [(share, name) for share in shares for name in SHOWN]
        _table(
            task,
            [f"{name}, {float(share):.0%}" for share, name in heads],
            {way: [found.get(share, {}).get(name) for share, name in heads] for way, found in rows[task].items()},
        )
    for title in ("pretraining", "probe"):
        heads = list(dict.fromkeys(name for found in rows[title].values() for name in found))
        _table(title, heads, {way: [found.get(name) for name in heads] for way, found in rows[title].items()})


def _table(title: str, heads: list[str], lines: dict[str, list[dict | None]]) -> None:
    print(f"\n| {title} | " + " | ".join(heads) + " |\n|" + "---|" * (1 + len(heads)))
    for name, found in lines.items():
        print(f"| {name} | " + " | ".join("" if value is None else _text(value) for value in found) + " |")


def _tasks(rows: dict) -> list[str]:
    return [name for name in TASK_NAMES if name in rows]


def draw(rows: dict, path: Path, complete: bool) -> None:
    """Fine-tuning by share of the questions, at length, contexts, probes, MLM with and without the image, ranks."""
    from matplotlib.figure import Figure

    curves = {"(a) heading questions": HEADINGS, "(a') kinds of lines": KINDS}
    bars = {title: groups for title, groups in _bar_groups(rows).items() if groups}
    columns = ceil((len(curves) + len(bars)) / 3)
    figure = Figure(figsize=(4.6 * columns, 12), layout="constrained")
    plots = iter(figure.subplots(3, columns).flat)
    for title, task in curves.items():
        _curves(next(plots), rows.get(task.name, {}), title)
    for (title, label), groups in bars.items():
        _bars(next(plots), groups, title, label)
    for plot in plots:
        plot.remove()
    if not complete:
        figure.suptitle("not all runs are there yet")
    path.parent.mkdir(parents=True, exist_ok=True)
    figure.savefig(path, dpi=110)


def _bar_groups(rows: dict) -> dict[tuple[str, str], dict[str, dict[str, dict]]]:
    """What is drawn as bars: `{(title, label): {group: {name: {"mean", "deviation"}}}}`, without empty groups."""
    tuned, trained, probed = rows.get(HEADINGS.name, {}), rows["pretraining"], rows["probe"]
    contexts = {
        "scratch": "scratch",
        "all": "joint",
        "all, blocks from text": "text",
        "all, blocks from image": "image",
    }
    contexts["all, not centred"] = "joint, not centred"
    blocks = {label: tuned[way]["0.1"]["mask_iou_50"] for way, label in contexts.items() if "0.1" in tuned.get(way, {})}
    groups = {
        ("(a) headings, encoders at 2.5e-5", "IoU ≥ 0.5"): _shares(rows, HEADINGS_KEPT),
        ("(a') three times the steps", "IoU ≥ 0.5"): _shares(rows, KINDS_LONGER),
        ("(a') three times the steps, encoders at 2.5e-5", "IoU ≥ 0.5"): _shares(rows, KINDS_KEPT),
        ("(b) headings, blocks predicted from", "IoU ≥ 0.5"): {"": blocks},
        ("(c) kind of a line from frozen features", "mean accuracy of the kinds"): _by_name(probed, FEATURES),
        ("(d) MLM on held-out pages", "accuracy"): _by_name(trained, ACCURACIES),
        ("targets", "effective rank"): _by_name(trained, RANKS),
        ("outputs, from place to place", "spread"): _by_name(trained, SPREADS),
        ("pre-training", "CPU seconds"): _by_name(trained, ("cpu_seconds",)),
    }
    return {title: {name: found for name, found in bars.items() if found} for title, bars in groups.items()}


def _shares(rows: dict, task: Task) -> dict[str, dict[str, dict]]:
    ways = rows.get(task.name, {})
    shares = sorted({share for found in ways.values() for share in found}, key=float)
    found = {share: {way: ways[way][share]["mask_iou_50"] for way in ways if share in ways[way]} for share in shares}
    return {f"{float(share):.0%} of the questions": values for share, values in found.items()}


def _by_name(ways: dict[str, dict], names: tuple[str, ...]) -> dict[str, dict[str, dict]]:
    return {name: {way: found[name] for way, found in ways.items() if name in found} for name in names}


def _curves(plot, tuned: dict[str, dict], title: str) -> None:
    """A score over the share of the questions, a line for each way to pre-train."""
    for way in MAIN_WAYS:
        points = sorted((float(share), found["mask_iou_50"]) for share, found in tuned.get(way, {}).items())
        if points:
            errors = [found["deviation"] or 0 for _, found in points]
            shares, means = [share for share, _ in points], [found["mean"] for _, found in points]
            plot.errorbar(shares, means, errors, marker="o", capsize=3, label=way)
    plot.set(xscale="log", title=title, xlabel="share of the questions", ylabel="IoU ≥ 0.5")
    if tuned:
        plot.legend(fontsize=8)


def _bars(plot, groups: dict[str, dict[str, dict]], title: str, label: str) -> None:
    """Bars side by side: `{group: {name: {"mean", "deviation"}}}`."""
    names = list(dict.fromkeys(name for found in groups.values() for name in found))
    width = 0.8 / len(groups)
    for number, (group, found) in enumerate(groups.items()):
        places = [names.index(name) + (number - (len(groups) - 1) / 2) * width for name in found]
        means = [value["mean"] for value in found.values()]
        errors = [value["deviation"] or value.get("error", 0) for value in found.values()]
        plot.barh(places, means, width, xerr=errors, capsize=2, label=group)
    plot.set_yticks(range(len(names)), [fill(name, 26) for name in names], fontsize=7)
    plot.invert_yaxis()
    plot.set_xlabel(label)
    plot.set_title(title, fontsize=9)
    if len(groups) > 1:
        plot.legend(fontsize=7, loc="upper center", bbox_to_anchor=(0.5, -0.18), ncols=2)
