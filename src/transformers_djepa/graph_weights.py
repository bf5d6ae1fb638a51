"""Weights of the graphs of `export.py`: references into the file of the model, or int8 matrices."""

import json
from collections.abc import Mapping
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, NamedTuple

from djepa_runtime.inference.graphs import WEIGHTS

from .modeling.modeling_djepa import PROMPT_EMBEDDINGS, WORD_EMBEDDINGS


if TYPE_CHECKING:
    import onnx_ir

LARGE_TABLE = 1_000_000  # bytes


class Stored(NamedTuple):
    """A weight in a safetensors file."""

    dtype: str
    shape: tuple[int, ...]
    offset: int  # from the start of the file, in bytes
    length: int


def stored_weights(file: Path) -> dict[str, Stored]:
    """The weights of a safetensors file by the names of a graph's initializers."""
    with file.open("rb") as opened:
        size = int.from_bytes(opened.read(8), "little")
        header = json.loads(opened.read(size))
    header.pop("__metadata__", None)
    stored = {}
    for name, entry in header.items():
        start, end = entry["data_offsets"]
        stored[f"model.{name}"] = Stored(entry["dtype"], tuple(entry["shape"]), 8 + size + start, end - start)
    stored.setdefault(f"model.{PROMPT_EMBEDDINGS}", stored[f"model.{WORD_EMBEDDINGS}"])  # tied
    return stored


def quantized(graph: "onnx_ir.Model") -> "onnx_ir.Model":
    """The graph with int8 matrices; other weights keep their names."""
    import onnx_ir
    from onnxruntime.quantization import QuantType, quantize_dynamic
    from onnxscript.optimizer import optimize_ir

    optimize_ir(graph)
    proto = onnx_ir.to_proto(graph)
    del proto.graph.value_info[:]  # shapes from before the optimizer transposed weights
    extra = {"MatMulConstBOnly": True, "DefaultTensorType": 1}  # float, after nodes of which ONNX knows no types
    with TemporaryDirectory() as folder:
        path = Path(folder, "graph.onnx")
        quantize_dynamic(
            proto,
            path,
            op_types_to_quantize=["MatMul", "Gemm"],
            weight_type=QuantType.QInt8,
            extra_options=extra,
        )
        return onnx_ir.from_proto(onnx_ir.to_proto(onnx_ir.load(path)))  # loaded into memory


def optimize(graph: "onnx_ir.Model", stored: Mapping[str, Stored]) -> "onnx_ir.Model":
    """Simplify a graph, but keep its weights as they are stored."""
    from onnxscript.optimizer import optimize_ir

    def should_fold(node: "onnx_ir.Node") -> bool | None:
        is_weight = any(value is not None and value.name in stored for value in node.inputs)
        return False if is_weight else None

    optimize_ir(graph, should_fold=should_fold)
    return graph


def move_weights(model: "onnx_ir.Model", stored: Mapping[str, Stored]) -> None:
    """Replace the weights of a graph by references into the file of the model.

    Weights in half precision are cast when a session is made; of large embeddings, the rows that are looked up.
    """
    import onnx_ir as ir

    types = {"F32": ir.DataType.FLOAT, "F16": ir.DataType.FLOAT16, "BF16": ir.DataType.BFLOAT16}
    graph = model.graph

    def cast(value: ir.Value) -> ir.Node:
        return ir.node("Cast", [value], {"to": ir.DataType.FLOAT}, name=f"cast_{value.name}")

    for name, value in [*graph.initializers.items()]:
        weight = stored.get(name)
        if weight is None:  # a constant, or an int8 matrix
            continue
        if weight.dtype not in types or tuple(value.shape) != weight.shape:
            raise ValueError(f"{WEIGHTS} has {name} as {weight.dtype} {weight.shape}; save the model again.")
        shape, dtype = ir.Shape(weight.shape), types[weight.dtype]
        tensor = ir.ExternalTensor(WEIGHTS, weight.offset, weight.length, dtype, shape=shape, name=name)
        if weight.dtype == "F32":
            value.const_value = tensor
            continue
        half = ir.Value(name=f"{name}.half", type=ir.TensorType(dtype), shape=shape, const_value=tensor)
        users = [*value.uses()]
        is_looked_up = all(use.node.op_type == "Gather" and use.idx == 0 for use in users)
        if is_looked_up and weight.length > LARGE_TABLE:
            for use in users:
                rows = use.node.outputs[0]
                node = cast(rows)
                ir.convenience.replace_all_uses_with(rows, node.outputs[0])
                node.replace_input_with(0, rows)
                rows.type = ir.TensorType(dtype)
                use.node.replace_input_with(0, half)
                graph.insert_after(use.node, node)
        else:
            node = cast(half)
            ir.convenience.replace_all_uses_with(value, node.outputs[0])
            graph.insert_before(graph[0], node)
        del graph.initializers[name]
        graph.register_initializer(half)


def strip(model: "onnx_ir.Model") -> None:
    """Remove what does not change the result: stack traces, and shapes of inner values."""
    ends = {*model.graph.inputs, *model.graph.outputs}
    for node in model.graph:
        node.metadata_props.clear()
        for value in node.outputs:
            value.metadata_props.clear()
            if value not in ends:
                value.shape = None
