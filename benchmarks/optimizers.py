"""What a step of an optimizer costs: ours and its peers, side by side in one run, on the matrices of BERT-base.

    python benchmarks/optimizers.py [--layers 4] [--rounds 60] [--device cpu] [--threads 2]
                                    [--output benchmarks/results/optimizers.json] [--picture docs/optimizers.png]

Every optimizer steps parameters of its own with the same gradients (a few directions that stay, under noise). A round
steps each of them once, one after the other, so that whatever else the machine does falls on all. Optimizers that take
over half a second step only now and then. Reported, of all steps but the first: median, 99th percentile, the slowest
one (ours looks for subspaces within them, the peers do so all at once: that step is reported as theirs); then the first
step, in which all make their state, bytes of state, the most memory that a step takes on top, and the arithmetic of one
step's matrix products.

Also measured: what ours adds to a real training step (forward and backward of so many layers of BERT-base, embeddings
and head, on 2,048 tokens) over fused AdamW, and the bytes of state for all of BERT-base.
"""

import argparse
import json
import math
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from statistics import median

import torch
from parts.measure import peak_megabytes, seconds
from parts.optimizers import (
    adamw,
    apollo,
    fira,
    galore,
    muon,
    ours,
    paper,
    soap,
    state_bytes,
)
from torch import nn
from torch.utils.flop_counter import FlopCounterMode
from transformers import BertConfig, BertForMaskedLM, BertModel


HERE = Path(__file__).parent
RANK = 128
GAP = 200  # steps between two looks for a subspace, of GaLore and Fira
SLOW = 0.5  # seconds
DIRECTIONS, NOISE = 32, 0.3
TOKENS, SEQUENCE = 2048, 256
LOOKS_ANEW = ("GaLore", "Fira")  # all at once
ARMS = {
    "AdamW, fused": adamw,
    "AdamW, foreach": partial(adamw, fused=False, foreach=True),
    "GaLore": partial(galore, rank=RANK),
    "Fira": partial(fira, rank=RANK),
    "APOLLO": partial(apollo, rank=RANK),
    "Muon": muon,
    "SOAP": soap,
    "ours, rank 128": ours(rank=RANK, history=0),
    "ours, default": ours(),
    "ours, rank 64 and 8 gradients": ours(rank=64, history=8),
    "ours, tensorly": ours(rank=RANK, history=0, factorization="tensorly"),
    "the paper's, tensorly": paper(rank=RANK),
}


class Matrices(nn.Module):
    """The matrices of BERT-base's layers (7.1M parameters each), nothing else."""

    def __init__(self, layers: int, device: str):
        super().__init__()
        shapes = [(768, 768)] * 4 + [(3072, 768), (768, 3072)]
        self.matrices = nn.ParameterList(
            nn.Parameter(0.02 * torch.randn(shape, device=device)) for _ in range(layers) for shape in shapes
        )


def gradients(model: Matrices, seed: int = 0) -> Iterator[list[torch.Tensor]]:
    """Gradients with a few directions that stay and a spectrum that falls, under noise, step after step."""
    generator = torch.Generator(model.matrices[0].device).manual_seed(seed)

    def normal(*shape: int) -> torch.Tensor:
        return torch.randn(*shape, generator=generator, device=generator.device)

    sides = [(normal(p.shape[0], DIRECTIONS), normal(p.shape[1], DIRECTIONS)) for p in model.matrices]
    sizes = torch.arange(1, DIRECTIONS + 1, device=generator.device) ** -0.5
    while True:
        yield [(rows * sizes * normal(DIRECTIONS)) @ columns.T + NOISE * normal(*p.shape)
               for (rows, columns), p in zip(sides, model.matrices)]  # fmt: skip


def measure(layers: int, rounds: int, device: str) -> dict[str, dict]:
    torch.manual_seed(0)
    reference = Matrices(layers, device)
    count = sum(p.numel() for p in reference.parameters())
    stream = gradients(reference)
    models = {name: Matrices(layers, device) for name in ARMS}
    optimizers = {name: build(models[name], 1e-3) for name, build in ARMS.items()}
    times: dict[str, list[float]] = {name: [] for name in ARMS}
    for number in range(rounds):
        current = next(stream)
        for name, optimizer in optimizers.items():
            usual = median(times[name][1:] or [0.0])
            if usual > SLOW and number % math.ceil(usual / SLOW):
                continue
            for parameter, gradient in zip(models[name].parameters(), current):
                parameter.grad = gradient.clone()  # some write into it
            times[name].append(seconds(optimizer.step, device))
            models[name].zero_grad()
        print(f"round {number + 1} of {rounds}", end="\r", flush=True)
    results = {}
    for name, optimizer in optimizers.items():
        for parameter, gradient in zip(models[name].parameters(), next(stream)):
            parameter.grad = gradient
        extra = peak_megabytes(optimizer.step, device)
        flops = gigaflops(optimizer.step)
        later = sorted(times[name][1:])
        results[name] = {
            "steps": len(times[name]),
            "median_seconds": median(later),
            "p99_seconds": later[min(len(later) - 1, math.ceil(0.99 * len(later)) - 1)],
            "slowest_seconds": later[-1],
            "first_seconds": times[name][0],
            "state_bytes_per_parameter": state_bytes(optimizer) / count,
            "extra_megabytes": extra,
            "gigaflops": flops,
        }
        models[name].zero_grad()
    for name in LOOKS_ANEW:
        results[name]["refresh_seconds"] = refresh_seconds(optimizers[name], models[name], next(stream), device)
    base = results["GaLore"]["median_seconds"]
    for result in results.values():
        slowest = max(result["slowest_seconds"], result.get("refresh_seconds", 0.0))
        result |= {
            "times_galore": result["median_seconds"] / base,
            "slowest_to_median": slowest / result["median_seconds"],
        }
    return rounded(results)


def rounded(results: dict[str, dict]) -> dict[str, dict]:
    return {name: {key: value and round(value, 4) for key, value in result.items()} for name, result in results.items()}


def refresh_seconds(optimizer, model: Matrices, current: list[torch.Tensor], device: str) -> float:
    """A step in which all subspaces are looked for anew; the peers do that at multiples of their gap."""
    for parameter, gradient in zip(model.parameters(), current):
        parameter.grad = gradient
    for state in optimizer.state.values():
        state["step"] = GAP
    return seconds(optimizer.step, device)


def gigaflops(step: Callable[[], object]) -> float:
    """Of the matrix products in one step."""
    with FlopCounterMode(display=False) as counter:
        step()
    return counter.get_total_flops() / 1e9


def whole_model(device: str) -> dict[str, dict]:
    """Bytes of state for BERT-base with its embeddings."""
    results = {}
    for name in ("AdamW, fused", "GaLore", "ours, rank 128", "ours, default"):
        model = BertModel(BertConfig(), add_pooling_layer=False).to(device)
        optimizer = ARMS[name](model, 1e-3)
        for parameter in model.parameters():
            parameter.grad = torch.randn_like(parameter)
        optimizer.step()
        count = sum(p.numel() for p in model.parameters())
        results[name] = {"parameters": count, "state_bytes_per_parameter": state_bytes(optimizer) / count}
    return rounded(results)


def training(layers: int, rounds: int, device: str) -> dict[str, float]:
    """Medians of a training step's parts, and what ours takes more than fused AdamW, of the whole step."""
    torch.manual_seed(0)
    model = BertForMaskedLM(BertConfig(num_hidden_layers=layers)).to(device)
    numbers = torch.randint(0, 30000, (TOKENS // SEQUENCE, SEQUENCE), device=device)
    names = ("AdamW, fused", "ours, default")
    optimizers = {name: ARMS[name](model, 1e-5) for name in names}

    def learn() -> None:
        model(input_ids=numbers, labels=numbers).loss.backward()

    times = []
    for _ in range(rounds + 1):  # the first one makes the state
        model.zero_grad()
        found = {"forward and backward": seconds(learn, device)}
        times.append(found | {name: seconds(optimizers[name].step, device) for name in names})
    medians = {key: median(each[key] for each in times[1:]) for key in times[0]}
    base = medians["forward and backward"] + medians[names[0]]
    return {key: round(value, 4) for key, value in medians.items()} | {
        "tokens": TOKENS,
        "overhead": round((medians[names[1]] - medians[names[0]]) / base, 4),
    }


def show(results: dict[str, dict]) -> None:
    for name, found in results.items():
        refresh, extra = found.get("refresh_seconds"), found["extra_megabytes"]
        print(
            f"{name:30} median {found['median_seconds']:7.3f} s  p99 {found['p99_seconds']:7.3f}  "
            f"slowest {found['slowest_seconds']:7.3f}  refresh {'      -' if refresh is None else f'{refresh:7.3f}'}  "
            f"first {found['first_seconds']:7.3f}  {found['times_galore']:6.2f} x GaLore  "
            f"{found['gigaflops']:6.1f} Gflop  "
            f"{found['state_bytes_per_parameter']:5.2f} B/parameter  +{extra or float('nan'):.0f} MB"
        )


def draw(results: dict[str, dict], path: Path) -> None:
    """Ordinary and slowest step, and bytes of state."""
    from matplotlib.figure import Figure

    figure = Figure(figsize=(10, 4.2), layout="constrained")
    times, memory = figure.subplots(1, 2, sharey=True)
    names = list(results)
    slowest = [max(r["slowest_seconds"], r.get("refresh_seconds", 0.0)) for r in results.values()]
    times.barh(names, slowest, color="C1", label="slowest, refreshes included")
    times.barh(names, [r["median_seconds"] for r in results.values()], color="C0", label="median")
    times.set(xscale="log", xlabel="seconds a step")
    times.legend(fontsize=8)
    memory.barh(names, [r["state_bytes_per_parameter"] for r in results.values()], color="C2")
    memory.set(xlabel="bytes of state per parameter")
    times.invert_yaxis()
    figure.savefig(path, dpi=110)


def main() -> None:
    """Measures, prints, writes JSON and the picture."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--layers", type=int, default=4)
    parser.add_argument("--rounds", type=int, default=60)
    parser.add_argument("--training-rounds", type=int, default=3)
    parser.add_argument("--device", default="cpu")
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--output", type=Path, default=HERE / "results" / "optimizers.json")
    parser.add_argument("--picture", type=Path, default=HERE.parent / "docs" / "optimizers.png")
    arguments = parser.parse_args()
    torch.set_num_threads(arguments.threads)
    steps = measure(arguments.layers, arguments.rounds, arguments.device)
    show(steps)
    result = {
        "benchmark": "optimizers",
        "torch": torch.__version__,
        "device": arguments.device,
        "threads": arguments.threads,
        "parameters": sum(p.numel() for p in Matrices(arguments.layers, "cpu").parameters()),
        "steps": steps,
        "training_step": training(arguments.layers, arguments.training_rounds, arguments.device),
        "whole_bert_base": whole_model(arguments.device),
    }
    print(json.dumps({key: result[key] for key in ("training_step", "whole_bert_base")}, indent=2))
    arguments.output.write_text(json.dumps(result, indent=2) + "\n")
    draw(steps, arguments.picture)


if __name__ == "__main__":
    main()
