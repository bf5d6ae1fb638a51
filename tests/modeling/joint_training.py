"""Training of both task models for a few steps on any number of processes.

Pages differ in their numbers of questions, answers and hidden words. As in the collator, a process only passes the
kinds of prompts (boxes, clicks, masks) that its own pages have.
"""

from functools import partial
from pathlib import Path

import torch
import torch.distributed as dist
from batches import label_inputs, page_inputs, question_inputs, tiny_model
from pretraining_pages import batch_of, build, rows
from torch.distributed.device_mesh import init_device_mesh
from torch.distributed.fsdp import fully_shard
from torch.nn.parallel import DistributedDataParallel
from transformers.distributed import DistributedConfig

from builders import SIDE
from processes import snapshot


STEPS, PAGES, BATCH = 8, 8, 4
ASKED, ANSWERED = (3, 1, 2, 3, 1, 3, 2, 2), (3, 0, 1, 0, 0, 2, 1, 0)  # questions per page, and answered ones
ABSENT = -10
WORDS = (24, 2, 17, 9, 30, 1, 12, 3)
LAYERS = ("BertLayer", "DJepaFusionLayer", "DJepaPredictorLayer", "CLIPEncoderLayer")
LEARNING_RATES = {"segmentation": 1e-3, "pretraining": 0.02}


def segmentation_pages() -> dict[str, torch.Tensor]:
    batch = {**page_inputs(PAGES), **question_inputs(PAGES), **label_inputs(PAGES)}
    for page, (asked, answered) in enumerate(zip(ASKED, ANSWERED, strict=True)):
        batch["presence_labels"][page, answered:] = 0
        batch["presence_labels"][page, asked:] = -100
        batch["prompt_attention_mask"][page, asked:] = 0
        batch["mask_labels"][page, answered:] = 0
        batch["word_labels"][page, answered:] = 0
    batch["input_boxes"] = torch.full((PAGES, 3, 4), float(ABSENT))
    batch["input_boxes"][0, 0] = torch.tensor([100.0, 100, 300, 200])
    batch["input_points"], batch["input_labels"] = torch.zeros(PAGES, 3, 1, 2), torch.full((PAGES, 3, 1), ABSENT)
    batch["input_points"][2, 0], batch["input_labels"][2, 0] = torch.tensor([[200.0, 300.0]]), 1
    batch["input_masks"] = torch.zeros(PAGES, 3, SIDE // 4, SIDE // 4)
    batch["input_masks"][5, 1, 4:9, 2:20] = 6.0
    return batch


def drop_absent_prompts(batch: dict[str, torch.Tensor]) -> dict[str, torch.Tensor]:
    """Drop the kinds of prompts that none of the pages has."""
    kept = dict(batch)
    if "input_boxes" in kept and not (kept["input_boxes"] != ABSENT).any():
        del kept["input_boxes"]
    if "input_labels" in kept and not (kept["input_labels"] != ABSENT).any():
        del kept["input_points"], kept["input_labels"]
    if "input_masks" in kept and not kept["input_masks"].any():
        del kept["input_masks"]
    return kept


def make(kind: str):
    """The model in training mode, and its pages."""
    if kind == "segmentation":
        return tiny_model().train(), segmentation_pages()
    return build(), batch_of(*WORDS)


def page_shares(step: int, world: int) -> list[list[int]]:
    """Pages of each process at a step; odd and even steps use different halves."""
    first = BATCH * step % PAGES
    return [list(range(first + rank, first + BATCH, world)) for rank in range(world)]


def train(model, pages, kind: str, rank: int = 0, world: int = 1) -> list[float]:
    """Train, and return the loss of this process's pages at each step."""
    optimizer = torch.optim.SGD(
        [p for p in model.parameters() if p.requires_grad], lr=LEARNING_RATES[kind], momentum=0.9
    )
    losses = []
    for step in range(STEPS):
        optimizer.zero_grad()
        loss = model(**drop_absent_prompts(rows(pages, *page_shares(step, world)[rank]))).loss
        loss.backward()
        optimizer.step()
        losses.append(loss.item())
    return losses


def run_single_process(kind: str) -> dict:
    model, pages = make(kind)
    losses = train(model, pages, kind)
    return {"losses": losses, "parameters": snapshot(model)}


def sharded(model, world: int):
    mesh = init_device_mesh("cpu", (world,))
    for module in list(model.modules()):
        if type(module).__name__ in LAYERS:
            fully_shard(module, mesh=mesh)
    return fully_shard(model, mesh=mesh)


def load_sharded(model, world: int, folder: Path):
    """Save the model on the first process and load a shard of it on each with `from_pretrained`."""
    if dist.get_rank() == 0:
        model.save_pretrained(folder)
    dist.barrier()
    return type(model).from_pretrained(folder, distributed_config=DistributedConfig(fsdp_size=world)).train()


def run_rank(rank: int, world: int, folder: Path) -> dict:
    """Return the losses of this process and all parameters, by model and kind of parallelism.

    DDP does not search for unused parameters and fails if there are any.
    """
    found = {}
    for kind in LEARNING_RATES:
        ways = {
            "ddp": DistributedDataParallel,
            "fsdp": partial(sharded, world=world),
            "from_pretrained": partial(load_sharded, world=world, folder=folder / kind),
        }
        for way, wrap in ways.items():
            model, pages = make(kind)
            model = wrap(model)
            found[kind, way] = {"losses": train(model, pages, kind, rank, world), "parameters": snapshot(model)}
    return found
