"""Guides run as shown: their Python and shell blocks, in order, in one folder.

Those that train or export take minutes and are marked slow. Of all guides, flags are looked up in the help of commands.
"""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
import typst
from teachers import save_teacher

from forked_djepa import forked_djepa


ROOT = Path(__file__).parent.parent
GUIDES = sorted((ROOT / "docs" / "guides").glob("*.md"))
STEPS = re.compile(r"(max_steps(?:=| |: ))\d{3,}")  # one step is enough to run; shorter training is run in full
ANSWERS = {  # printed after training in full
    "own_data": r"Which project is this about\?\s+project 9  ",
    "peft": r"Our reference\?\s+HR-2025-0417  .*Who signed\?\s+not on this page.*total\?\s+3,294.80  ",
}
DOCUMENTS = 10
QUICK = ("annotation", "inference")


@pytest.fixture(scope="module")
def commands(tmp_path_factory):
    """Folder of a `djepa` that starts fast."""
    folder = tmp_path_factory.mktemp("commands")
    with forked_djepa(folder):
        yield folder


@pytest.fixture
def folder(tmp_path, monkeypatch, commands):
    """A reader's working directory: the example invoice, tagged PDFs, and a language model of two layers."""
    (tmp_path / "examples").mkdir()
    (tmp_path / "examples" / "invoice.pdf").write_bytes((ROOT / "examples" / "invoice.pdf").read_bytes())
    (tmp_path / "documents").mkdir()
    for number in range(DOCUMENTS):
        (tmp_path / "documents" / f"report-{number}.pdf").write_bytes(typst.compile(report(number).encode()))
    save_teacher(tmp_path / "SmolLM2-135M")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PATH", f"{commands}{os.pathsep}{Path(sys.executable).parent}", prepend=os.pathsep)
    return tmp_path


def report(number: int) -> str:
    """Typst source of two pages with headings, which become the PDF's outline."""
    topics = ["Summary", "Costs", "Schedule", "Risks", "Staff", "Outlook"]
    parts = [
        f"= {topics[(number + part) % len(topics)]} of project {number}\n"
        + f"Item {part}: {number * 37 + part} units. " * 12
        for part in range(4)
    ]
    return '#set page(width: 300pt, height: 400pt)\n#set text(size: 10pt, font: "Libertinus Serif")\n' + "\n\n".join(
        [*parts[:2], "#pagebreak()", *parts[2:]]
    )


def blocks(guide: Path) -> list[tuple[str, str]]:
    """(language, code) of every block that runs, in order."""
    return re.findall(r"^```(python|bash)\n(.*?)^```", guide.read_text(), flags=re.MULTILINE | re.DOTALL)


def marked(guide: Path):
    return pytest.param(guide, id=guide.stem, marks=[] if guide.stem in QUICK else [pytest.mark.slow])


@pytest.mark.parametrize("guide", [marked(guide) for guide in GUIDES])
def test_every_block_of_a_guide_runs_and_a_trained_model_answers(guide, folder):
    names, code, printed = {"__name__": "__main__"}, blocks(guide), ""
    assert code
    for language, text in code:
        text = STEPS.sub(lambda found: found[1] + "1", text)
        if language == "python":
            exec(compile(text, guide.name, "exec"), names)
        else:
            done = subprocess.run(["bash", "-ec", text], capture_output=True, text=True)
            assert done.returncode == 0, f"{text}\n{done.stdout[-2000:]}\n{done.stderr[-4000:]}"
            printed += done.stdout
    assert re.search(ANSWERS.get(guide.stem, ""), printed, flags=re.DOTALL), printed[-4000:]


@pytest.mark.parametrize("guide", GUIDES, ids=[guide.stem for guide in GUIDES])
def test_every_block_of_a_guide_compiles_and_has_known_flags(guide, djepa):
    for language, text in blocks(guide):
        if language == "python":
            compile(text, guide.name, "exec")
            continue
        for command, rest in re.findall(
            r"^djepa ((?:annotate )?[a-z]+)(.*)$", text.replace("\\\n", ""), flags=re.MULTILINE
        ):
            help_flag = "--help_all" if command in ("finetune", "pretrain", "distill") else "--help"
            known = djepa(*command.split(), help_flag).out.replace("-", "_")
            for flag in re.findall(r" (--\w[\w-]*)", rest.partition("#")[0]):
                assert flag.replace("-", "_") in known, (command, flag)
