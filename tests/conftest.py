"""Shared fixtures: no network, two threads in total, a tiny saved model, small pages, and the command line."""

import os
import tempfile


os.environ["HF_HUB_OFFLINE"] = "1"  # read when huggingface_hub is first imported
CACHE = tempfile.mkdtemp(prefix="djepa-tests-") if "HF_DATASETS_CACHE" not in os.environ else None
os.environ.setdefault("HF_DATASETS_CACHE", str(CACHE))  # shared with workers and the processes of tests
os.environ.setdefault("TOKENIZERS_PARALLELISM", "false")
os.environ.setdefault("HF_DATASETS_DISABLE_PROGRESS_BARS", "1")  # like `djepa`, where stderr is no terminal
# One thread per pytest-xdist worker and its subprocesses, or both in a single process.
THREADS = 1 if "PYTEST_XDIST_WORKER" in os.environ else 2
os.environ.setdefault("OMP_NUM_THREADS", str(THREADS))  # read when torch is first imported

import shutil  # noqa: E402
import subprocess  # noqa: E402
import sys  # noqa: E402
from collections.abc import Callable  # noqa: E402
from dataclasses import dataclass  # noqa: E402
from pathlib import Path  # noqa: E402
from types import SimpleNamespace  # noqa: E402

import datasets  # noqa: E402
import numpy as np  # noqa: E402
import pytest  # noqa: E402
import torch  # noqa: E402
import typst  # noqa: E402
from filelock import FileLock  # noqa: E402
from PIL import Image, ImageDraw  # noqa: E402
from transformers.utils import logging  # noqa: E402

from builders import (  # noqa: E402
    SIDE,
    build_model,
    build_processor,
    build_prompt_tokenizer,
    build_tokenizer,
    draw_page,
)
from djepa_cli import main  # noqa: E402
from pdf_files import ENCRYPTED, form_pdf, pdf_bytes, text_at  # noqa: E402
from training_runs import FINETUNED, PRETRAINED, flags, write_rows  # noqa: E402
from transformers_djepa import DJepaForPromptableSegmentation  # noqa: E402
from transformers_djepa.data.rows import PAGE_EXAMPLE_FEATURES  # noqa: E402
from transformers_djepa.processing.image_processing_djepa import DJepaImageProcessor  # noqa: E402
from transformers_djepa.processing.processing_djepa import DJepaProcessor  # noqa: E402
from transformers_djepa.training.finetune import REPLAY  # noqa: E402
from transformers_djepa.training.finetune import main as finetune  # noqa: E402
from transformers_djepa.training.pretrain import main as pretrain  # noqa: E402


LINES = ["Invoice No. 42183017", "Total due 1250.00"]


def pytest_configure(config):
    torch.set_num_threads(min(THREADS, torch.get_num_threads()))


def pytest_unconfigure(config):
    if CACHE:
        shutil.rmtree(CACHE, ignore_errors=True)


@pytest.fixture(scope="session")
def once(tmp_path_factory):
    """`once(name, make)` is the folder that `make(folder)` fills, once for all pytest-xdist workers."""
    root = tmp_path_factory.getbasetemp()
    root = root.parent if "PYTEST_XDIST_WORKER" in os.environ else root

    def once(name: str, make: Callable[[Path], None]) -> Path:
        folder, done = root / name, root / f"{name}.done"
        with FileLock(root / f"{name}.lock"):
            if not done.exists():
                make(folder)
                done.touch()
        return folder

    return once


@pytest.fixture(scope="session")
def tiny_model_folder(once):
    """A saved random model with its processor; tests must not modify it."""

    def save(folder):
        build_model().save_pretrained(folder)
        build_processor().save_pretrained(folder)

    return once("tiny", save)


@pytest.fixture(scope="session")
def rows(once):
    """A folder of rows: six pages for training and six to evaluate on, with two questions each."""
    return once("my_rows", write_rows)


@pytest.fixture(scope="session")
def finetuned(once, tiny_model_folder, rows):
    """The output folder of `djepa finetune` after four steps, with checkpoints after two and four."""
    return once("invoices", lambda folder: finetune(flags(tiny_model_folder, rows, folder, *FINETUNED)))


@pytest.fixture(scope="session")
def pretrained(once, tiny_model_folder, rows):
    """The output folder of `djepa pretrain` after four steps, with checkpoints after two and four."""
    return once("pages", lambda folder: pretrain(flags(tiny_model_folder, rows, folder, *PRETRAINED)))


@pytest.fixture(scope="session")
def generated_rows(tmp_path_factory):
    """A folder of rows: four generated pages with drawn images, two of them in the split "test"."""
    folder = tmp_path_factory.mktemp("generated")
    pages = datasets.Dataset.from_parquet(str(REPLAY)).select(range(4)).to_list()
    rows = [page | {"image": draw_page(page["words"][:20], (240, 320))} for page in pages]
    for split, part in (("train", rows[:2]), ("test", rows[2:])):
        datasets.Dataset.from_list(part, PAGE_EXAMPLE_FEATURES).to_parquet(folder / f"{split}.parquet")
    return folder


@pytest.fixture(scope="session")
def pdf_file(tmp_path_factory):
    """Two PDF pages with a text layer; the text of the second is "Second page"."""
    path = tmp_path_factory.mktemp("pages") / "invoice.pdf"
    text = "\\ ".join(LINES)
    path.write_bytes(
        typst.compile(f"#set page(width: 200pt, height: 260pt)\n{text}\n#pagebreak()\nSecond page".encode())
    )
    return path


@pytest.fixture
def gradient():
    """RGB ramp whose rows and columns all differ."""
    rows, columns = np.mgrid[0:48, 0:64]
    return Image.fromarray(np.stack([rows * 5, columns * 3, rows + columns], axis=-1).astype(np.uint8))


@pytest.fixture(scope="session")
def pdf():
    """Writes PDFs whose content is known to the point."""
    return SimpleNamespace(make=pdf_bytes, form=form_pdf, text=text_at, encrypted=ENCRYPTED)


@pytest.fixture(scope="session")
def image():
    """A page without a text layer."""
    return draw_page(LINES)


@pytest.fixture
def no_ocr(monkeypatch):
    """Replace OCR with fixed words and boxes."""
    words = [word for line in LINES for word in line.split()]
    boxes = [[100, 100 + 50 * index, 300, 130 + 50 * index] for index in range(len(words))]
    monkeypatch.setattr("djepa_runtime.processing.processor.read_page", lambda *args: (words, boxes, 0.0))


@pytest.fixture
def always_present(monkeypatch):
    """Make the random model find an answer on every page."""
    set_presence(monkeypatch, 4.0)


@pytest.fixture
def never_present(monkeypatch):
    """Make the random model find no answer on any page."""
    set_presence(monkeypatch, -4.0)


def set_presence(monkeypatch, logit: float):
    forward = DJepaForPromptableSegmentation.forward

    def changed(self, *args, **kwargs):
        outputs = forward(self, *args, **kwargs)
        outputs.presence_logits.fill_(logit)
        return outputs

    monkeypatch.setattr(DJepaForPromptableSegmentation, "forward", changed)


@pytest.fixture(scope="session")
def tokenizer():
    return build_tokenizer()


@pytest.fixture(scope="session")
def prompt_tokenizer():
    return build_prompt_tokenizer()


@pytest.fixture
def processor(tokenizer, prompt_tokenizer):
    return DJepaProcessor(DJepaImageProcessor(size=SIDE), tokenizer, prompt_tokenizer)


@pytest.fixture
def page():
    """A white page of 200 x 300 pixels with a black bar."""
    image = Image.new("RGB", (200, 300), "white")
    ImageDraw.Draw(image).rectangle([20, 30, 120, 50], fill="black")
    return image


@pytest.fixture
def words():
    return ["Invoice", "No.", "42183017"]


@pytest.fixture
def boxes():
    return [[100, 100, 250, 130], [260, 100, 300, 130], [320.5, 100, 450, 130]]


@dataclass
class Result:
    """Exit code and output of a command."""

    code: int
    out: str
    err: str


@pytest.fixture
def djepa(capsys):
    """`djepa("segment", file, ...)` runs the command in this process and returns its `Result`."""

    def run(*argv) -> Result:
        capsys.readouterr()
        try:
            code = main([str(argument) for argument in argv])
        except SystemExit as exit:
            code = exit.code
        return Result(code, *capsys.readouterr())

    verbosity = logging.get_verbosity()
    yield run
    logging.set_verbosity(verbosity)
    logging.enable_progress_bar()


@pytest.fixture
def in_new_process():
    """`in_new_process(code, *argv)` runs Python code in a new process and returns the completed process."""

    def run(code: str, *argv) -> subprocess.CompletedProcess:
        return subprocess.run([sys.executable, "-c", code, *argv], capture_output=True, text=True, timeout=600)

    return run
