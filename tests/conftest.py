"""What every test runs under: no network, two threads, and a tiny model on disk for those that load one."""

import os


os.environ["HF_HUB_OFFLINE"] = "1"  # read when huggingface_hub is first imported
os.environ.setdefault("TOKENIZERS_PARALLELISM", "false")

import pytest  # noqa: E402
import torch  # noqa: E402

from builders import build_config, build_model, build_processor  # noqa: E402


def pytest_configure(config):
    torch.set_num_threads(min(2, torch.get_num_threads()))


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
