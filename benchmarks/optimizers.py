"""Cost of an optimizer step: time, state and memory of ours and its peers on the matrices of BERT-base layers.

    python benchmarks/optimizers.py [--layers 4] [--rounds 30] [--device cpu] [--threads 1 2]

Every optimizer steps its own copy of the parameters with the same gradients (low-rank plus noise). A round steps each
of them once; optimizers that take over half a second skip rounds. Reported, without the first step: the median and the
slowest step (for GaLore and Fira also a step that recomputes all projections), and bytes of state.

Also measured: the overhead over fused AdamW in a training step (BERT-base layers with embeddings and head, 2,048
tokens).
"""

import math
from collections.abc import Iterator
from functools import partial
from statistics import median

import torch
from parts.measure import seconds, time_rounds
from parts.optimizers import GAP, adamw, apollo, fira, galore, muon, normuon, ours, paper, soap, state_bytes
from parts.report import environment, make_parser, markdown_table, write_json
from torch import nn
from transformers import BertConfig, BertForMaskedLM


RANK = 128
SLOW = 0.5  # seconds
DIRECTIONS, NOISE = 32, 0.3  # rank of the gradients' constant part, and the noise on top
TOKENS, SEQUENCE = 2048, 256
ARMS = {
    "AdamW, fused": adamw,
    "GaLore": partial(galore, rank=RANK),
    "Fira": partial(fira, rank=RANK),
    "APOLLO": partial(apollo, rank=RANK),
    "Muon": muon,
    "NorMuon": normuon,
    "SOAP": soap,
    "ours, default": ours(),
    "ours, compiled": ours(compile=True),
    "ours, without Fisher": ours(fisher=False),
    "ours, int8": ours(state_dtype="int8"),
    "ours, rank 128": ours(rank=RANK),
    "ours, full rank, int8": ours(rank=1.0, state_dtype="int8"),
    "the paper's": paper(rank=RANK),
}
RECOMPUTING = ("GaLore", "Fira")  # recompute all projections in the same step
BASELINE, DEFAULT = "AdamW, fused", "ours, default"
COLUMNS = ("median_seconds", "slowest_seconds", "refresh_seconds", "state_bytes_per_parameter")


class Matrices(nn.Module):
    """The matrices of BERT-base layers, 7.1M parameters each."""

    def __init__(self, layers: int, device: str):
        super().__init__()
        shapes = [(768, 768)] * 4 + [(3072, 768), (768, 3072)]
        self.matrices = nn.ParameterList(
            nn.Parameter(0.02 * torch.randn(shape, device=device)) for _ in range(layers) for shape in shapes
        )


def gradients(model: Matrices, seed: int = 0) -> Iterator[list[torch.Tensor]]:
    """Gradients in a constant subspace with a falling spectrum, plus noise, step after step."""
    generator = torch.Generator(model.matrices[0].device).manual_seed(seed)

    def normal(*shape: int) -> torch.Tensor:
        return torch.randn(*shape, generator=generator, device=generator.device)

    sides = [(normal(p.shape[0], DIRECTIONS), normal(p.shape[1], DIRECTIONS)) for p in model.matrices]
    sizes = torch.arange(1, DIRECTIONS + 1, device=generator.device) ** -0.5
    while True:
        yield [
            (rows * sizes * normal(DIRECTIONS)) @ columns.T + NOISE * normal(*p.shape)
            for (rows, columns), p in zip(sides, model.matrices)
        ]


def set_gradients(model: nn.Module, values: list[torch.Tensor]) -> None:
    for parameter, gradient in zip(model.parameters(), values, strict=True):
        parameter.grad = gradient.clone()  # some optimizers write into it


def measure(layers: int, rounds: int, device: str) -> dict[str, dict]:
    torch.manual_seed(0)
    models = {name: Matrices(layers, device) for name in ARMS}
    optimizers = {name: build(models[name], 1e-3) for name, build in ARMS.items()}
    stream = gradients(models[BASELINE])
    times: dict[str, list[float]] = {name: [] for name in ARMS}
    for number in range(rounds):
        current = next(stream)
        for name, optimizer in optimizers.items():
            usual = median(times[name][1:] or [0.0])
            if usual > SLOW and number % math.ceil(usual / SLOW):
                continue
            set_gradients(models[name], current)
            times[name].append(seconds(optimizer.step, device))
            models[name].zero_grad()
        print(f"round {number + 1} of {rounds}", end="\r", flush=True)
    results = {}
    for name, optimizer in optimizers.items():
        set_gradients(models[name], next(stream))
        results[name] = {
            "steps": len(times[name]),
            "median_seconds": median(times[name][1:]),
            "slowest_seconds": max(times[name][1:]),
            "state_bytes_per_parameter": state_bytes(optimizer) / sum(p.numel() for p in models[name].parameters()),
        }
        if name in RECOMPUTING:
            set_gradients(models[name], next(stream))
            for state in optimizer.state.values():
                state["step"] = GAP
            results[name]["refresh_seconds"] = seconds(optimizer.step, device)
        models[name].zero_grad()
    return {name: {key: round(value, 4) for key, value in result.items()} for name, result in results.items()}


def training_step(layers: int, rounds: int, device: str) -> dict[str, float]:
    """Median seconds of forward and backward and of each optimizer, and our overhead as a share of AdamW's step."""
    torch.manual_seed(0)
    model = BertForMaskedLM(BertConfig(num_hidden_layers=layers)).to(device)
    input_ids = torch.randint(0, 30000, (TOKENS // SEQUENCE, SEQUENCE), device=device)
    optimizers = {name: ARMS[name](model, 1e-5) for name in (BASELINE, DEFAULT)}

    def forward_and_backward() -> None:
        model.zero_grad()
        model(input_ids=input_ids, labels=input_ids).loss.backward()

    calls = {"forward and backward": forward_and_backward}
    calls |= {name: optimizer.step for name, optimizer in optimizers.items()}
    times = time_rounds(calls, rounds + 1, partial(seconds, device=device))[1:]  # the first round allocates the state
    medians = {name: median(found[name] for found in times) for name in calls}
    base = medians["forward and backward"] + medians[BASELINE]
    overhead = (medians[DEFAULT] - medians[BASELINE]) / base
    return {name: round(value, 4) for name, value in medians.items()} | {
        "tokens": TOKENS,
        "overhead": round(overhead, 4),
    }


def main() -> None:
    parser = make_parser(__doc__, "optimizers.json")
    parser.add_argument("--layers", type=int, default=4)
    parser.add_argument("--rounds", type=int, default=30)
    parser.add_argument("--training_rounds", type=int, default=3)
    parser.add_argument("--device", default="cpu")
    parser.add_argument("--threads", type=int, nargs="+", default=[1, 2])
    arguments = parser.parse_args()
    result = {"benchmark": "optimizers", **environment(), "device": arguments.device}
    result["parameters"] = sum(p.numel() for p in Matrices(arguments.layers, "cpu").parameters())
    result["threads"] = {}
    for threads in arguments.threads:
        torch.set_num_threads(threads)
        steps = measure(arguments.layers, arguments.rounds, arguments.device)
        training = training_step(arguments.layers, arguments.training_rounds, arguments.device)
        result["threads"][threads] = {"steps": steps, "training_step": training}
        write_json(arguments.output, result)
        rows = [[name, *(found.get(column, "") for column in COLUMNS)] for name, found in steps.items()]
        print(f"{threads} threads", markdown_table(["", *COLUMNS], rows), training, sep="\n")


if __name__ == "__main__":
    main()
