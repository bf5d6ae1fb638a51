"""The processor on prepared rows: pages a second, and whose Python it spends them in."""

import cProfile
import pstats
import time
from itertools import islice
from pathlib import Path

import torch
from transformers import AutoProcessor

import transformers_djepa
from transformers_djepa.bundled import resolve_checkpoint
from transformers_djepa.data.rows import load_pages, with_image


PAGES = 60
SIZE = {"height": 1024, "width": 1024}
OWN = str(Path(transformers_djepa.__file__).parent)


def measure_processor(rows: Path) -> dict[str, float]:
    """Image (decoded), words and a question to tensors, page by page on one thread."""
    torch.set_num_threads(1)
    processor = AutoProcessor.from_pretrained(resolve_checkpoint())
    pages = [with_image(page) for page in islice(load_pages(rows), PAGES)]
    times = [time_page(processor, page) for page in (pages[0], *pages)][1:]
    seconds, cpu_seconds = (sum(column) for column in zip(*times))
    with cProfile.Profile() as profile:
        for page in pages:
            process(processor, page)
    return {
        "processor: pages/s on one thread": round(len(pages) / seconds, 1),
        "processor: pages a CPU second": round(len(pages) / cpu_seconds, 1),
        "processor: share of time in own Python frames": round(own_share(profile), 3),
    }


def time_page(processor, page: dict) -> tuple[float, float]:
    """Wall and CPU seconds of one page."""
    start, cpu_start = time.perf_counter(), time.process_time()
    process(processor, page)
    return time.perf_counter() - start, time.process_time() - cpu_start


def process(processor, page: dict) -> None:
    read = {"images": page["image"], "text": page["words"], "boxes": page["boxes"]}
    processor(**read, questions=["What is the total amount to pay?"], size=SIZE, return_tensors="pt")


def own_share(profile: cProfile.Profile) -> float:
    """Own time of functions of this package over that of all."""
    stats = pstats.Stats(profile)
    own = sum(entry[2] for (file, *_), entry in stats.stats.items() if file.startswith(OWN))
    return own / stats.total_tt
