"""djepa_corpus.forms is an independent package: it does not import transformers_djepa."""

import ast
import subprocess
import sys
from pathlib import Path

import djepa_corpus.forms


def test_no_module_imports_transformers_djepa():
    for path in Path(djepa_corpus.forms.__file__).parent.glob("**/*.py"):
        for node in ast.walk(ast.parse(path.read_text())):
            names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            names += [node.module or ""] if isinstance(node, ast.ImportFrom) else []
            assert not any(name.partition(".")[0] in ("transformers_djepa", "djepa_cli", "torch") for name in names), (
                path
            )


def test_pages_are_generated_without_transformers_djepa_or_torch():
    code = (
        "import sys; sys.modules['transformers_djepa'] = sys.modules['torch'] = None\n"
        "from djepa_corpus.forms import generate_pages; print(len(next(generate_pages(0, num_pages=1))['words']))"
    )
    process = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=120)
    assert process.returncode == 0 and int(process.stdout) > 10, process.stderr
