"""The code that README and docs show runs as it stands."""

import re
from pathlib import Path

import pytest
import torch
from small_trainer import SmallModel, examples
from transformers import TrainingArguments


ROOT = Path(__file__).parent.parent


def blocks(file: str) -> list[str]:
    """Python blocks of a page, in order."""
    return re.findall(r"^```python\n(.*?)^```", (ROOT / file).read_text(), flags=re.MULTILINE | re.DOTALL)


def run(code: str, names: dict) -> dict:
    exec(compile(code, "docs", "exec"), names)
    return names


def test_the_readmes_questions_are_answered(monkeypatch, capsys):
    monkeypatch.chdir(ROOT)
    quick, ask, again, *_ = blocks("README.md")
    run(quick, {})
    assert "'present': True" in capsys.readouterr().out and quick.count("\n") <= 6
    names = run(ask, {})
    assert len(names["answers"][0]) == 2 and capsys.readouterr().out.strip()
    assert len(run(again, names)["answers"][0]) == 1


@pytest.mark.parametrize("file", ("README.md", "docs/optimizer.md"))
def test_the_optimizer_trains_as_shown(file, monkeypatch, tmp_path):
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


def test_the_cards_code_loads_the_bundled_model():
    names = run(blocks("model_cards/djepa-nano.md")[0], {})
    assert type(names["model"]).__name__ == "DJepaForPromptableSegmentation"
