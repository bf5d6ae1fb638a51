"""The notebook in `examples/` runs from its first to its last cell."""

import ast
import json
import shutil
from pathlib import Path

import pytest
from PIL import Image


EXAMPLES = Path(__file__).parent.parent / "examples"


def run_cell(source: str, names: dict):
    """Run a cell; returns the value of its last line, as a notebook shows it."""
    *lines, last = ast.parse(source).body
    exec(compile(ast.Module(lines, []), "cell", "exec"), names)
    return eval(compile(ast.Expression(last.value), "cell", "eval"), names)


@pytest.mark.slow
def test_all_cells_run_and_show_answers(tmp_path, monkeypatch):
    notebook = json.loads((EXAMPLES / "quickstart.ipynb").read_text())
    for file in ("invoice.pdf", "invoice-scan.jpg"):
        shutil.copy(EXAMPLES / file, tmp_path)
    monkeypatch.chdir(tmp_path)
    cells = [cell for cell in notebook["cells"] if cell["cell_type"] == "code"]
    assert all(not cell["outputs"] and cell["execution_count"] is None for cell in cells)
    names = {}
    page, picture, clicked, ranked, code, rows = (run_cell("".join(cell["source"]), names) for cell in cells)
    assert page[0][0] == "HR-2025-0417" and page[0][2] and not page[2][2]
    assert isinstance(picture, Image.Image) and clicked
    assert {number for number, _, _ in ranked} <= {1, 2} and ranked[0][1]
    assert code == 0 and [row["document"] for row in rows] == ["invoice.pdf", "invoice-scan.jpg"]
    assert rows[0]["invoice_number"] == "HR-2025-0417"
