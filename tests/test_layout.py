"""The layout of both distributions: imports run in one direction."""

import ast
from pathlib import Path

import pytest
from setuptools import find_packages


ROOT = Path(__file__).parent.parent
PACKAGES = {name: ROOT / "src" for name in ("djepa_pages", "djepa_runtime", "djepa_cli", "transformers_djepa")}
PACKAGES |= {"djepa_corpus": ROOT / "corpus" / "src"}
# Lowest layer first, as in CONTRIBUTING.md: a module imports only from layers earlier in this list.
LAYERS = (
    *("djepa_pages", "djepa_runtime", "hub_code", "optim"),
    *("configuration", "modeling", "processing", "graph_weights", "export", "torch_engine", "loading"),
    *("pipelines", "data", "metrics", "cards"),
    *("distillation", "trainer_callbacks", "training", "data_engine", "transformers_djepa", "hub_djepa"),
    *("djepa_cli", "djepa_corpus"),
)
# The parts of djepa_runtime, in the same order.
RUNTIME = (
    *("files", "bundled", "conventions", "answer_rule", "engines"),
    *("processing", "regions", "overlay", "inference", "loading"),
    *("extraction", "annotation", "serving"),
)
INDEPENDENT = ("djepa_pages", "optim")
ROWS = {"djepa_pages", "djepa_runtime", "data"}  # all that the corpus imports

FILES = sorted(path for package, folder in PACKAGES.items() for path in (folder / package).rglob("*.py"))


def test_imports_run_in_one_direction():
    upward = [
        f"{importer} -> {imported}"
        for importer, imported in imports()
        if layer_of(importer) != layer_of(imported)
        and LAYERS.index(layer_of(imported)) >= LAYERS.index(layer_of(importer))
    ]
    assert not upward


def test_imports_of_the_runtime_run_in_one_direction():
    inside = [
        (importer, imported)
        for importer, imported in imports()
        if importer.startswith("djepa_runtime.") and imported.startswith("djepa_runtime.")
    ]
    upward = [pair for pair in inside if RUNTIME.index(pair[1].split(".")[1]) > RUNTIME.index(pair[0].split(".")[1])]
    assert inside and not upward


@pytest.mark.parametrize("layer", INDEPENDENT)
def test_an_independent_layer_imports_nothing_of_the_project(layer):
    assert not [imported for importer, imported in imports() if layer_of(importer) == layer != layer_of(imported)]


def test_the_corpus_imports_the_reading_and_writing_of_rows_alone():
    used = {layer_of(imported) for importer, imported in imports() if layer_of(importer) == "djepa_corpus"}
    assert used - {"djepa_corpus"} <= ROWS


def test_a_distribution_packages_its_own_folder():
    assert "djepa_corpus" not in find_packages(ROOT / "src") and "transformers_djepa" in find_packages(ROOT / "src")
    packaged = {(ROOT / "corpus" / "src" / name.replace(".", "/")) for name in find_packages(ROOT / "corpus" / "src")}
    assert packaged == {path.parent for path in FILES if (ROOT / "corpus") in path.parents}


def test_processing_never_imports_modeling():
    assert ("processing", "modeling") not in {
        (layer_of(importer), layer_of(imported)) for importer, imported in imports()
    }


def test_there_are_no_import_cycles():
    graph: dict[str, set[str]] = {}
    for importer, imported in imports():
        graph.setdefault(importer, set()).add(imported)
    while leaves := {name for targets in graph.values() for name in targets} - graph.keys():
        graph = {name: rest for name, targets in graph.items() if (rest := targets - leaves)}
    assert not graph, "modules in or above an import cycle"


def imports() -> list[tuple[str, str]]:
    """Every import inside the project, as (importing module, imported module)."""
    names = {module_name(path): path for path in FILES}
    return [(name, target) for name, path in names.items() for target in targets_of(name, path, names)]


def targets_of(name: str, path: Path, names: dict[str, Path]) -> set[str]:
    package = name if path.name == "__init__.py" else name.rpartition(".")[0]
    found = set()
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            parent = ".".join(package.split(".")[: len(package.split(".")) + 1 - node.level]) if node.level else ""
            base = ".".join(filter(None, (parent, node.module)))
            found |= {child if (child := f"{base}.{alias.name}") in names else base for alias in node.names}
    return (found & names.keys()) - {name}


def module_name(path: Path) -> str:
    parts = path.relative_to(next(folder for folder in PACKAGES.values() if path.is_relative_to(folder)))
    parts = parts.with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def layer_of(module: str) -> str:
    parts = module.split(".")
    return parts[1] if parts[0] == "transformers_djepa" and len(parts) > 1 else parts[0]
