"""The pre-training benchmark's results: a summary, a table, a picture."""

from pathlib import Path
from statistics import mean, stdev

from .pretraining_plans import HEADINGS, KINDS, MAIN_WAYS, TASKS


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
    """Fine-tuning by share of the questions, contexts, probes, MLM with and without the image, ranks."""
    from matplotlib.figure import Figure

    figure = Figure(figsize=(20, 8), layout="constrained")
    (headings, lines, contexts, probes), (mlm, ranks, spreads, cost) = figure.subplots(2, 4)
    titles = ("(a) heading questions", "(a') kinds of lines")
    for plot, task, title in zip((headings, lines), (HEADINGS, KINDS), titles):
        _curves(plot, rows.get(task.name, {}), title)
    tuned, trained = rows.get(HEADINGS.name, {}), rows["pretraining"]
    names = {"scratch": "scratch", "all": "joint", "all, blocks from text": "text", "all, blocks from image": "image"}
    names["all, not centred"] = "joint, not centred"
    found = {label: tuned[way]["0.1"]["mask_iou_50"] for way, label in names.items() if "0.1" in tuned.get(way, {})}
    _bars(contexts, {"": found}, "(b) blocks predicted from, 10% of the questions", "IoU ≥ 0.5")
    kinds = {name: {way: found[name] for way, found in rows["probe"].items() if name in found} for name in FEATURES}
    _bars(probes, kinds, "(c) kind of a line from frozen features", "mean accuracy of the kinds")
    predict = {name.split(" ", 1)[1]: {w: f[name] for w, f in trained.items() if name in f} for name in ACCURACIES}
    _bars(mlm, predict, "(d) MLM on held-out pages", "accuracy")
    _bars(ranks, {name: {w: f[name] for w, f in trained.items()} for name in RANKS}, "targets", "effective rank")
    places = {name: {w: f[name] for w, f in trained.items() if name in f} for name in SPREADS}
    _bars(spreads, places, "outputs, from place to place", "spread")
    seconds = {w: f["cpu_seconds"] for w, f in trained.items() if "cpu_seconds" in f}
    _bars(cost, {"": seconds}, "pre-training", "CPU seconds")
    if not complete:
        figure.suptitle("not all runs are there yet")
    path.parent.mkdir(parents=True, exist_ok=True)
    figure.savefig(path, dpi=110)


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
        plot.bar(places, means, width, yerr=errors, capsize=2, label=group or None)
    plot.set_xticks(range(len(names)), names, rotation=30, ha="right", fontsize=7)
    plot.set(title=title, ylabel=label)
    if len(groups) > 1:
        plot.legend(fontsize=8)
