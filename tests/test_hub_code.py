import json
import os
import shutil
import subprocess
import sys

import pytest
import torch
from transformers import (
    AutoImageProcessor,
    AutoModel,
    AutoModelForMaskGeneration,
    AutoProcessor,
    pipeline,
)
from transformers.utils import hub

import transformers_djepa
from builders import build_model, build_processor
from djepa_runtime.bundled import resolve_checkpoint
from transformers_djepa import DJepaForPromptableSegmentation, DJepaModel, DJepaProcessor
from transformers_djepa.hub_code import HUB_FILE


LOADED = {
    "AutoConfig": "DJepaConfig",
    "AutoModel": "DJepaModel",
    "AutoModelForMaskGeneration": "DJepaForPromptableSegmentation",
    "AutoModelForPreTraining": "DJepaForPreTraining",
    "AutoProcessor": "DJepaProcessor",
    "AutoImageProcessor": "DJepaImageProcessor",
}
# Runs each case in a process forked from one that has imported transformers but not this package.
FRESH = """
import json, os, sys
import torch, transformers
from transformers import AutoConfig, AutoImageProcessor, AutoModel, AutoModelForMaskGeneration
from transformers import AutoModelForPreTraining, AutoProcessor

folder, cases = sys.argv[1], json.loads(sys.argv[2])
torch.set_num_threads(1)
for name, code in cases.items():
    if os.fork() == 0:
        assert "transformers_djepa" not in sys.modules
        names = {**globals()}
        try:
            exec(code, names)
            result = names["result"]
        except Exception as error:
            result = f"{type(error).__name__}: {error}"
        with open(os.path.join(os.environ["RESULTS"], name), "w") as file:
            json.dump(result, file)
        os._exit(0)
    os.wait()
"""
CASES = {
    **{
        f"trusted {auto}": f"result = type({auto}.from_pretrained(folder, trust_remote_code=True)).__name__"
        for auto in LOADED
    },
    "saved again": """
model = AutoModelForMaskGeneration.from_pretrained(folder, trust_remote_code=True)
processor = AutoProcessor.from_pretrained(folder, trust_remote_code=True)
again = os.path.join(os.environ["RESULTS"], "again")
model.save_pretrained(again), processor.save_pretrained(again)
result = sorted(name for name in os.listdir(again) if name.endswith(".py"))""",
    "not trusted": "AutoModel.from_pretrained(folder)",
    "processor not trusted": "AutoProcessor.from_pretrained(folder)",
    "not installed": """
sys.modules["transformers_djepa"] = None
AutoModel.from_pretrained(folder, trust_remote_code=True)""",
    "processor not installed": """
sys.modules["transformers_djepa"] = None
AutoProcessor.from_pretrained(folder, trust_remote_code=True)""",
}


@pytest.fixture(scope="module")
def fresh(tiny_model_folder, tmp_path_factory):
    """The `result` or error of each case in `CASES`."""
    results = tmp_path_factory.mktemp("results")
    environment = os.environ | {"RESULTS": str(results), "HF_MODULES_CACHE": str(tmp_path_factory.mktemp("modules"))}
    command = [sys.executable, "-c", FRESH, str(tiny_model_folder), json.dumps(CASES)]
    options = {"stdin": subprocess.DEVNULL, "stderr": subprocess.PIPE, "text": True, "timeout": 600}
    process = subprocess.run(command, env=environment, **options)
    assert process.returncode == 0, process.stderr
    return {name: json.loads((results / name).read_text()) for name in CASES}


@pytest.fixture
def folder(tiny_model_folder, tmp_path):
    """A copy of the tiny model that a test may modify."""
    return shutil.copytree(tiny_model_folder, tmp_path / "model")


@pytest.mark.parametrize("auto", LOADED)
def test_saved_folder_loads_without_importing_the_package(fresh, auto):
    assert fresh[f"trusted {auto}"] in (LOADED[auto], LOADED[auto] + "Pil")


@pytest.mark.parametrize("case", ["not installed", "processor not installed"])
def test_a_missing_package_raises_with_its_pip_command(fresh, case):
    assert fresh[case].startswith("ImportError") and "`pip install transformers-djepa`" in fresh[case]


def test_saved_folder_has_the_hub_file_and_its_auto_map_entries(folder):
    assert [path.name for path in folder.glob("**/*.py")] == [HUB_FILE.name]
    assert (folder / HUB_FILE.name).read_text() == HUB_FILE.read_text()
    maps = [json.loads((folder / "config.json").read_text())["auto_map"]]
    processor = json.loads((folder / "processor_config.json").read_text())
    maps += [processor["auto_map"], processor["image_processor"]["auto_map"]]
    assert {auto for names in maps for auto in names} == set(LOADED)
    for given in (given for names in maps for given in names.values()):
        for name in given if isinstance(given, list) else [given]:
            assert name.split(".")[0] == HUB_FILE.stem and name.split(".")[1] in transformers_djepa.__all__


@pytest.mark.parametrize("trust", [None, True])
def test_the_hub_file_is_neither_run_nor_needed_if_the_package_is_imported(folder, trust):
    for code in ("raise RuntimeError('the file was run')", None):
        (folder / HUB_FILE.name).write_text(code) if code else (folder / HUB_FILE.name).unlink()
        assert type(AutoModel.from_pretrained(folder, trust_remote_code=trust)) is DJepaModel
        model = AutoModelForMaskGeneration.from_pretrained(folder, trust_remote_code=trust)
        assert type(model) is DJepaForPromptableSegmentation
        assert type(AutoProcessor.from_pretrained(folder, trust_remote_code=trust)) is DJepaProcessor
        AutoImageProcessor.from_pretrained(folder, trust_remote_code=trust)
        pipeline("document-segmentation", str(folder), trust_remote_code=trust)


def test_a_pushed_repository_is_a_complete_model_folder(tmp_path, monkeypatch):
    """Pushes sharded weights, tokenizers, image processor and `hub_djepa.py` in two commits."""

    class FolderHub:
        """A fake Hub that stores a repository in a folder."""

        def create_repo(self, repo_id, **kwargs):
            return type("Repo", (), {"repo_id": repo_id})

        def create_commit(self, repo_id, operations, **kwargs):
            for operation in operations:
                path = tmp_path / operation.path_in_repo
                path.parent.mkdir(parents=True, exist_ok=True)
                shutil.copyfile(operation.path_or_fileobj, path)

    def no_card(*args, **kwargs):
        return type("Card", (), {"save": lambda self, path: None})()

    monkeypatch.setattr(hub, "hf_api", FolderHub)
    monkeypatch.setattr(hub, "create_and_tag_model_card", no_card)
    model, processor = build_model(), build_processor()
    model.push_to_hub("me/model", max_shard_size="100KB")
    processor.push_to_hub("me/model")
    pushed = {str(path.relative_to(tmp_path)) for path in tmp_path.rglob("*") if path.is_file()}
    assert {"config.json", "model.safetensors.index.json", "processor_config.json", HUB_FILE.name} <= pushed
    assert {"tokenizer.json", "prompt_tokenizer/tokenizer.json"} <= pushed and "model.safetensors" not in pushed
    loaded = AutoModelForMaskGeneration.from_pretrained(resolve_checkpoint(tmp_path))
    for name, value in model.state_dict().items():
        assert torch.equal(loaded.state_dict()[name], value), name
    assert AutoProcessor.from_pretrained(tmp_path).to_dict() == processor.to_dict()
