"""README and docs: their code runs, their links resolve, and they stay short."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
import torch
from small_trainer import SmallModel, examples
from transformers import TrainingArguments


ROOT = Path(__file__).parent.parent
DOCUMENTS = sorted(
    [
        *ROOT.glob("*.md"),
        *(path for folder in ("docs", "model_cards", "conformance", "src") for path in (ROOT / folder).rglob("*.md")),
    ]
)
GUIDES = sorted((ROOT / "docs" / "guides").glob("*.md"))
PAPER = ROOT / "docs" / "paper.md"
PAPER_SECTIONS = (
    "1", "2", "2.1", "2.2", "2.2.1", "2.2.2", "2.2.3", "2.2.4", "2.2.5", "2.3", "2.4", "2.5", "2.6", "3", "3.1", "3.2",
    "3.3", "3.4",
)  # fmt: skip


def blocks(file: str, language: str = "python") -> list[str]:
    """The blocks of a document in a language, in order."""
    return re.findall(rf"^```{language}\n(.*?)^```", (ROOT / file).read_text(), flags=re.MULTILINE | re.DOTALL)


def run(code: str, names: dict) -> dict:
    exec(compile(code, "docs", "exec"), names)
    return names


def without_code(text: str) -> str:
    return re.sub(r"^```.*?^```", "", text, flags=re.MULTILINE | re.DOTALL)


def links(path: Path) -> list[tuple[Path, str]]:
    """(file, anchor) of every relative link and image of a document."""
    targets = re.findall(r"\]\(([^)\s]+)\)", without_code(path.read_text()))
    parts = [target.partition("#") for target in targets if not re.match(r"\w+:", target)]
    return [((path.parent / name).resolve() if name else path, anchor) for name, _, anchor in parts]


def anchors(path: Path) -> set[str]:
    """Anchors of a document's headings, as GitHub generates them."""
    headings = re.findall(r"^#+ (.*)$", without_code(path.read_text()), flags=re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


@pytest.mark.slow
def test_the_first_command_of_the_readme_runs_in_the_repository(tmp_path, monkeypatch):
    monkeypatch.setenv("PATH", str(Path(sys.executable).parent), prepend=os.pathsep)
    (tmp_path / "examples").symlink_to(ROOT / "examples")
    (command,) = blocks("README.md", "bash")
    done = subprocess.run(["bash", "-ec", command], cwd=tmp_path, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert "HR-2025-0417" in done.stdout and (tmp_path / "answers.png").is_file()


@pytest.mark.parametrize("path", (ROOT / "README.md", *GUIDES), ids=lambda path: path.stem)
def test_commands_and_code_that_are_not_run_say_so(path):
    languages = re.findall(r"^```(\w+)$", path.read_text(), flags=re.MULTILINE)
    assert set(languages) <= {"python", "bash", "console", "bibtex"}  # Python and bash run, here and in test_guides.py
    for block in blocks(path, "console"):
        assert block.startswith("# not run by the tests: ")


def test_the_description_of_the_package_has_no_links_into_the_repository():
    done = subprocess.run([sys.executable, "setup.py", "--long-description"], cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    targets = re.findall(r"\]\(([^)]+)\)", done.stdout)
    assert targets and all(target.startswith("https://") for target in targets)
    assert "djepa segment examples/invoice.pdf" in done.stdout and "![" not in done.stdout


def test_code_of_the_readme_and_the_inference_guide_answers_questions(monkeypatch, capsys):
    monkeypatch.chdir(ROOT)
    quick, *_ = blocks("README.md")
    run(quick, {})
    assert "'present': True" in capsys.readouterr().out and quick.count("\n") <= 6
    *_, ask, again = blocks("docs/guides/inference.md")
    names = run(ask, {})
    assert len(names["answers"][0]) == 2 and capsys.readouterr().out.strip()
    assert len(run(again, names)["answers"][0]) == 1


@pytest.mark.slow
@pytest.mark.parametrize("file", ("README.md", "docs/optimizer.md"))
def test_the_optimizer_code_trains(file, monkeypatch, tmp_path):
    monkeypatch.chdir(tmp_path)
    torch.manual_seed(0)
    (code,) = [block for block in blocks(file) if "NaturalGradient.param_groups" in block]
    settings = {"output_dir": "out", "report_to": "none", "use_cpu": True, "max_steps": 20, "logging_steps": 10}
    names = {"model": SmallModel(), "dataset": examples(), "args": TrainingArguments(**settings)}
    if "from transformers import" not in code:
        code = "from transformers import Trainer\n" + code.replace("args=args", "args=args, train_dataset=dataset")
    else:
        code = code.replace("max_steps=1000", "max_steps=20, report_to='none', use_cpu=True")
    trainer = run(code, names)["trainer"]
    if "trainer.train()" not in code:
        trainer.train()
    assert "preconditioner/cosine" in trainer.state.log_history[0]


def test_the_code_of_the_nano_card_loads_the_bundled_model():
    names = run(blocks("model_cards/djepa-nano.md")[0], {})
    assert type(names["model"]).__name__ == "DJepaForPromptableSegmentation"


def readme_row(start: str) -> list[str]:
    """Cells of the row of the score table that starts so."""
    (line,) = [line for line in (ROOT / "README.md").read_text().splitlines() if line.startswith(f"| {start}")]
    return [cell.strip() for cell in line.split("|")[2:-1]]


def results_of(name: str) -> dict:
    return json.loads((ROOT / "benchmarks" / "results" / f"{name}.json").read_text())


@pytest.mark.parametrize(
    ("row", "name", "kind", "baseline"),
    (
        ("TeX papers and manuals", "outlines", None, "heading-match"),
        ("generated: values", "generated", "value", "label-match"),
        ("generated: kinds of regions", "generated", "region", "label-match"),
        ("generated: visual marks", "generated", "mark", "label-match"),
        ("sample invoices", "electronic_invoices", None, "label-match"),
    ),
)
def test_the_readme_has_the_committed_scores(row, name, kind, baseline):
    found = results_of("scores")[name]
    models = [found[model] for model in ("djepa-nano", "djepa-nano (blank image)", baseline)]
    model, blank, other = [scores["by_kind"][kind] if kind else scores for scores in models]
    scores = [f"{model[name]:.2f} ({blank[name]:.2f})" for name in ("pointing", "mask_iou@0.5", "word_exact")]
    assert readme_row(row) == [f"{model['questions']:,}", *scores, f"{other['word_exact']:.2f}"]


@pytest.mark.parametrize(
    ("row", "part"),
    (
        ("advertising contracts (DeepForm)", "deepform"),
        ("receipts (SROIE), given words", "sroie, given words"),
        ("receipts (SROIE), OCR", "sroie, OCR"),
    ),
)
def test_the_readme_has_the_committed_scores_of_real_documents(row, part):
    scores = results_of("real_documents")["parts"][part]["scores"]
    model, blank, other = (scores[name]["all"] for name in ("model", "model, image blanked", "label match"))
    exact = f"{model['exact'][0]:.2f} ({blank['exact'][0]:.2f})"
    assert readme_row(row) == [f"{model['questions']:,}", "-", "-", exact, f"{other['exact'][0]:.2f}"]


@pytest.mark.parametrize("path", DOCUMENTS, ids=[str(path.relative_to(ROOT)) for path in DOCUMENTS])
def test_links_point_to_existing_files_and_headings(path):
    broken = []
    for target, anchor in links(path):
        if not target.exists() or (anchor and anchor not in anchors(target)):
            broken.append(f"{target.relative_to(ROOT)}#{anchor}")
    assert not broken


def test_the_paper_page_has_every_section_with_a_link_to_its_code():
    parts = re.split(r"^#+ ", PAPER.read_text(), flags=re.MULTILINE)
    sections = {match[1]: part for part in parts if (match := re.match(r"(\d[\d.]*) \w", part))}
    assert tuple(sections) == PAPER_SECTIONS
    assert all(re.search(r"\]\(\.\./[\w/]+\.py\)", part) for part in sections.values())


def test_functions_named_on_the_paper_page_exist_in_the_linked_files():
    named = re.findall(r"`([\w.]+)`(?: and `([\w.]+)`)? in\s+\[[^\]]+\]\(([^)]+)\)", PAPER.read_text())
    assert len(named) >= 10
    for *names, target in named:
        path = (PAPER.parent / target).resolve()
        for name in filter(None, names):
            *_, last = name.split(".")
            assert re.search(rf"(def|class) {last}\b", path.read_text()), f"{name} is not in {target}"
