"""Files of the graphs that run a model without torch, beside its weights; `djepa export` writes them."""

from hashlib import file_digest
from pathlib import Path


GRAPHS = ("encode_page", "encode_words", "encode_questions", "answer", "answer_pointed")
WEIGHTS = "model.safetensors"
WEIGHTS_HASH = "djepa_weights_sha256"  # key of the graphs' metadata


def graph_path(folder: Path, name: str) -> Path:
    return folder / f"{name}.onnx"


def missing_graphs(folder: Path) -> list[str]:
    """Names of the files of graphs that a folder lacks."""
    paths = [graph_path(folder, name) for name in GRAPHS]
    return [path.name for path in paths if not path.is_file()]


def weights_hash(folder: Path) -> str:
    """Hash of the weights of a model, which its graphs have in their metadata."""
    with (folder / WEIGHTS).open("rb") as file:
        return file_digest(file, "sha256").hexdigest()
