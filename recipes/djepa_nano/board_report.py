"""The table and the curves of the board.

Figures are named by their set, "regions", and by what differs, "regions: white image"; those of all sets, such as
"board", have names of their own. Only figures that were measured on the pages and questions of the last line are shown.
"""

from collections.abc import Sequence
from pathlib import Path


COLUMNS = 6  # lines in the table
ABLATED = (": no image", ": white image", ": no words")
CURVES = ("sets", "pointing", "input left out", "presence and right page")


def table(lines: Sequence[dict]) -> str:
    """The figures of the last line beside the lines before."""
    shown, names = lines[-COLUMNS:], list(lines[-1]["figures"])
    rows = [("step", [str(line["step"] or line["model"])[-11:] for line in shown])]
    rows += [(name, [_cell(comparable(line, lines[-1]).get(name)) for line in shown]) for name in names]
    rows.append(("minutes", [f"{line['minutes']:.1f}" for line in shown]))
    width = max(map(len, names))
    return "\n".join(f"{name:{width}}" + "".join(f"{cell:>12}" for cell in cells) for name, cells in rows)


def comparable(line: dict, last: dict) -> dict[str, float]:
    """The figures of a line that were measured on the sets of the last line."""
    sets, figures = line["sets"], line["figures"].items()
    is_same = {name: sets.get(name) == last["sets"].get(name) for name in sets}
    return {name: value for name, value in figures if is_same.get(name.partition(":")[0], sets == last["sets"])}


def _cell(value: float | None) -> str:
    return "-" if value is None else f"{value:.3f}"


def draw_curves(lines: Sequence[dict], path: Path) -> None:
    """Draw the figures of all lines."""
    from matplotlib import colormaps
    from matplotlib.figure import Figure

    figure, last = Figure(figsize=(18, 12), layout="constrained"), lines[-1]
    known = [comparable(line, last) for line in lines]
    for axes, curve in zip(figure.subplots(2, 2).flat, CURVES):
        names = [name for name in last["figures"] if _curve_of(name, last) == curve]
        for number, name in enumerate(names):
            points = [(index, found[name]) for index, found in enumerate(known) if name in found]
            style = {"color": "black", "linewidth": 3} if name == "board" else {"color": colormaps["tab20"](number)}
            axes.plot(*zip(*points), marker="o", label=name, **style)
        axes.set(title=curve, ylim=(0, 1), xlabel="step")
        axes.set_xticks(range(len(lines)), [line["step"] or line["model"] for line in lines], rotation=45)
        axes.grid(alpha=0.3)
        axes.legend(fontsize="small", loc="upper left", bbox_to_anchor=(1, 1))
    figure.savefig(path)


def _curve_of(name: str, line: dict) -> str:
    if name == "board" or name in line["sets"]:
        return "sets"
    if name.endswith(": pointing"):
        return "pointing"
    return "input left out" if name.endswith(ABLATED) else "presence and right page"
