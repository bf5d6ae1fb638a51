"""Files of the graphs that run a model without torch, beside its weights; `djepa export` writes them."""

from pathlib import Path


GRAPHS = ("encode_page", "encode_words", "encode_questions", "answer", "answer_pointed")
WEIGHTS = "model.safetensors"
WEIGHTS_HASH = "djepa_weights_sha256"  # key of the graphs' metadata


def graph_path(folder: Path, name: str) -> Path:
    return folder / f"{name}.onnx"


def has_graphs(folder: Path) -> bool:
    return any(graph_path(folder, name).is_file() for name in GRAPHS)
