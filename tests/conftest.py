"""What every test runs under: no network, two threads in all; a tiny model on disk, and pages whose words are known."""

import os


os.environ["HF_HUB_OFFLINE"] = "1"  # read when huggingface_hub is first imported
os.environ.setdefault("TOKENIZERS_PARALLELISM", "false")
# One for each of pytest-xdist's workers and what it starts, or both for the only process.
THREADS = 1 if "PYTEST_XDIST_WORKER" in os.environ else 2
os.environ.setdefault("OMP_NUM_THREADS", str(THREADS))  # read when torch is first imported

import pytest  # noqa: E402
import torch  # noqa: E402
import typst  # noqa: E402

from builders import build_config, build_model, build_processor, draw_page  # noqa: E402
from transformers_djepa import DJepaForPromptableSegmentation  # noqa: E402


LINES = ["Invoice No. 42183017", "Total due 1250.00"]


def pytest_configure(config):
    torch.set_num_threads(min(THREADS, torch.get_num_threads()))


@pytest.fixture
def tiny_config():
    """A `DJepaConfig` whose models compute in milliseconds."""
    return build_config()


@pytest.fixture
def tiny_processor():
    """The processor that fits `tiny_config`."""
    return build_processor()


@pytest.fixture(scope="session")
def tiny_model_folder(tmp_path_factory):
    """A saved random model with its processor; not to be changed."""
    folder = tmp_path_factory.mktemp("models") / "tiny"
    build_model().save_pretrained(folder)
    build_processor().save_pretrained(folder)
    return folder


@pytest.fixture(scope="session")
def pdf_file(tmp_path_factory):
    """Two pages with a text layer; the second one says "Second"."""
    path = tmp_path_factory.mktemp("pages") / "invoice.pdf"
    text = "\\ ".join(LINES)
    path.write_bytes(
        typst.compile(f"#set page(width: 200pt, height: 260pt)\n{text}\n#pagebreak()\nSecond page".encode())
    )
    return path


@pytest.fixture(scope="session")
def image():
    """A page without a text layer."""
    return draw_page(LINES)


@pytest.fixture
def no_ocr(monkeypatch):
    """OCR is answered from memory: what is tested lies around it."""
    words = [word for line in LINES for word in line.split()]
    boxes = [[100, 100 + 50 * index, 300, 130 + 50 * index] for index in range(len(words))]
    monkeypatch.setattr("transformers_djepa.processing.processing_djepa.read_words", lambda *args: (words, boxes))


@pytest.fixture
def always_present(monkeypatch):
    """The random model finds an answer on every page, so that there is something to draw."""
    set_presence(monkeypatch, 4.0)


@pytest.fixture
def never_present(monkeypatch):
    """The random model finds no answer anywhere."""
    set_presence(monkeypatch, -4.0)


def set_presence(monkeypatch, logit: float):
    forward = DJepaForPromptableSegmentation.forward

    def changed(self, *args, **kwargs):
        outputs = forward(self, *args, **kwargs)
        outputs.presence_logits.fill_(logit)
        return outputs

    monkeypatch.setattr(DJepaForPromptableSegmentation, "forward", changed)
