"""Documents to rows, and rows read back."""

import threading
import time
from pathlib import Path
from statistics import median

import psutil
from datasets import Image, load_dataset

from transformers_djepa.data.preparation import Limits, ReadSettings, prepare


def measure_prepare(sample: list[Path], output: Path, processes: int, max_pages: int) -> dict[str, float]:
    """Prepares a sample of PDFs, after one of them to start the processes."""
    settings, limits = ReadSettings(max_pages=max_pages, ocr="none"), Limits(workers=processes)
    folder = sample[0].parent
    started = prepare(folder, output.with_name("first"), settings, limits, max_items=1)
    with PeakMemory() as memory:
        counts = prepare(folder, output, settings, limits, test_share=0)
    return {
        "prepare: pages": counts["pages_read"],
        "prepare: pages/s": round(counts["pages_read"] / counts["seconds"], 1),
        "prepare: start and first document, s": round(started["seconds"], 1),
        "prepare: peak MB of a reading process": round(memory.megabytes),
    }


class PeakMemory:
    """Within its `with` block, the highest resident memory of any process that this one started."""

    def __init__(self):
        self.megabytes = 0.0
        self._over = threading.Event()
        self._thread = threading.Thread(target=self._watch)

    def __enter__(self):
        self._thread.start()
        return self

    def __exit__(self, *error):
        self._over.set()
        self._thread.join()

    def _watch(self) -> None:
        while not self._over.wait(0.1):
            for process in psutil.Process().children(recursive=True):
                try:
                    lines = Path(f"/proc/{process.pid}/status").read_text().splitlines()
                except OSError:  # it has ended
                    continue
                peak = next((int(line.split()[1]) / 1024 for line in lines if line.startswith("VmHWM")), 0.0)
                self.megabytes = max(self.megabytes, peak)


def measure_stream(rows: Path, rounds: int = 3) -> dict[str, float]:
    """Rows a second of a stream with encoded images; the median of a few passes."""
    passes = []
    for _ in range(rounds):
        stream = load_dataset(str(rows), split="train", streaming=True).cast_column("image", Image(decode=False))
        start = time.perf_counter()
        count = sum(1 for _ in stream)
        passes.append(count / (time.perf_counter() - start))
    return {"stream: rows/s, images not decoded": round(median(passes), 1)}
