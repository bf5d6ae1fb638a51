"""The bundled graphs answer as the bundled model does, without torch; graphs that cannot be run are one clear line."""

import json
import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from djepa_cli import main
from djepa_runtime.bundled import BUNDLED_FOLDER
from djepa_runtime.inference import Prompts, Request
from djepa_runtime.inference.graphs import GRAPHS
from djepa_runtime.inference.onnx_engine import OnnxEngine
from djepa_runtime.loading import load_inference
from djepa_runtime.processing.processor import Processor
from transformers_djepa.loading import load_processor
from transformers_djepa.torch_engine import TorchEngine


EXAMPLES = Path(__file__).parents[2] / "examples"
QUESTIONS = ["What is the invoice number?", "What is the total amount to pay?", "Where is the logo?"]
FIELDS = ("mask_logits", "iou_scores", "presence_logit", "word_logits")


@pytest.fixture(scope="module")
def inferences():
    return [load_inference(None, engine) for engine in ("onnx", "torch")]


@pytest.fixture
def copied(tmp_path):
    """The bundled model with its graphs, as links, which a test may replace."""
    for file in BUNDLED_FOLDER.rglob("*"):
        target = tmp_path / "model" / file.relative_to(BUNDLED_FOLDER)
        target.mkdir(parents=True) if file.is_dir() else (target.parent.mkdir(exist_ok=True), target.symlink_to(file))
    return tmp_path / "model"


@pytest.mark.parametrize("use_image", [True, False])
def test_graphs_and_model_give_the_same_outputs(inferences, use_image):
    request = Request(document=EXAMPLES / "invoice.pdf", questions=QUESTIONS, use_image=use_image)
    asked = [
        Prompts(QUESTIONS),
        Prompts(QUESTIONS[:1], all_masks=True),
        Prompts([None], points=[[600, 200]], labels=[1]),
        Prompts(["Who is it?"], box=[500, 180, 700, 220], all_masks=True),
    ]
    found = []
    for inference in inferences:
        (page,) = inference.encode([*request.read_pages(inference.processor)])
        found.append([output for prompts in asked for output in inference.ask(page, prompts, use_image)])
    for actual, expected in zip(*found, strict=True):
        for field in FIELDS:
            np.testing.assert_allclose(getattr(actual, field), getattr(expected, field), atol=1e-3, err_msg=field)


def test_graphs_are_the_default_and_answer_a_scan_as_the_model_does(inferences):
    assert isinstance(load_inference(None).engine, OnnxEngine)
    results = []
    for inference in inferences:
        request = Request(document=EXAMPLES / "invoice-scan.jpg", questions=QUESTIONS)
        results.append(request.answer(inference, request.read_pages(inference.processor)))
    for actual, expected in zip(*results, strict=True):
        assert actual["answer"] == expected["answer"] and actual["boxes"] == expected["boxes"]
        assert actual["score"] == pytest.approx(expected["score"], abs=1e-3)


def test_the_processor_without_transformers_makes_the_same_arrays():
    plain, full = Processor(BUNDLED_FOLDER), load_processor(None)
    for name in ("invoice.pdf", "invoice-scan.jpg"):
        asked = {"images": EXAMPLES / name, "questions": [*QUESTIONS, "Wie hoch ist der Gesamtbetrag (brutto)?"]}
        actual, expected = plain.prepare(**asked), full(**asked, return_tensors="np")
        assert actual.keys() == expected.keys()
        for key in expected:
            assert np.array_equal(actual[key], expected[key]) and actual[key].dtype == expected[key].dtype, key


def test_torch_that_is_not_installed_is_one_line_with_the_pip_command():
    flags = ["segment", str(EXAMPLES / "invoice.pdf"), "-q", "x?", "--engine", "torch"]
    code = f"import sys; sys.modules['torch'] = None; from djepa_cli import main; sys.exit(main({flags!r}))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=300)
    assert done.returncode == 2 and done.stderr.count("\n") == 1
    assert "torch is not installed; run `pip install transformers-djepa`" in done.stderr


@pytest.mark.parametrize("command", ["segment", "extract"])
def test_commands_with_graphs_import_neither_torch_nor_transformers(command, tmp_path):
    flags = {
        "segment": [str(EXAMPLES / "invoice.pdf"), "-q", QUESTIONS[0], "--output", str(tmp_path / "answers.png")],
        "extract": [str(EXAMPLES / "invoice.pdf"), "--fields", "invoice", "--output", str(tmp_path / "table.csv")],
    }[command]
    flags += ["--num_proc", "0"] if command == "extract" else []
    code = (
        "import sys; sys.modules |= dict.fromkeys(('torch', 'transformers', 'transformers_djepa', 'datasets'))\n"
        f"from djepa_cli import main; sys.exit(main({[command, *flags]!r}))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr
    text = done.stdout if command == "segment" else (tmp_path / "table.csv").read_text()
    assert "HR-2025-0417" in text


def test_annotation_imports_neither_torch_nor_transformers():
    modules = "djepa_runtime.annotation.server, djepa_runtime.annotation.background, djepa_runtime.annotation.history"
    slow = "{'torch', 'transformers', 'transformers_djepa'}"
    code = f"import sys, {modules}, djepa_cli; print(*{slow} & {{*sys.modules}})"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=300)
    assert (done.returncode, done.stdout.strip()) == (0, ""), done.stderr


def damage(folder: Path, problem: str, monkeypatch) -> None:
    weights, content = folder / "model.safetensors", (BUNDLED_FOLDER / "model.safetensors").read_bytes()
    if problem in ("other weights", "cut weights"):
        weights.unlink()
        weights.write_bytes(content[:-1000] if problem == "cut weights" else content[:-1] + bytes([content[-1] ^ 1]))
    elif problem == "no graph":
        (folder / f"{GRAPHS[0]}.onnx").unlink()
    elif problem == "damaged graph":
        (folder / "encode_questions.onnx").unlink()
        (folder / "encode_questions.onnx").write_bytes(b"\x08\x0a" * 50)
    elif problem == "old onnxruntime":
        monkeypatch.setattr("onnxruntime.__version__", "1.17.0")
    elif problem == "no onnxruntime":
        monkeypatch.setitem(sys.modules, "onnxruntime", None)


@pytest.mark.parametrize(
    ("problem", "message"),
    [
        ("other weights", "was made for other weights.*djepa export"),
        ("cut weights", "encode_questions.onnx cannot be run|other weights"),
        ("no graph", "lacks encode_page.onnx.*djepa export"),
        ("damaged graph", "encode_questions.onnx cannot be run"),
        ("old onnxruntime", "onnxruntime 1.17.0 is too old"),
        ("no onnxruntime", "onnxruntime is not installed; run pip install"),
    ],
)
def test_graphs_that_cannot_be_run_are_one_line_or_torch_runs_the_model(problem, message, copied, monkeypatch, caplog):
    damage(copied, problem, monkeypatch)
    with pytest.raises(ValueError, match=message) as raised:
        load_inference(str(copied), "onnx")
    assert "\n" not in " ".join(str(raised.value).split("\n")) and len(str(raised.value)) < 1000
    if problem == "cut weights":
        return
    assert isinstance(load_inference(str(copied)).engine, TorchEngine)
    assert problem == "no graph" or "The model is run with torch" in caplog.text


def test_an_engine_without_its_packages_is_one_line(copied, capsys):
    (copied / f"{GRAPHS[0]}.onnx").unlink()
    flags = ["segment", str(EXAMPLES / "invoice.pdf"), "-q", "x?", "--model", str(copied), "--engine", "onnx"]
    assert main(flags) == 2
    error = capsys.readouterr().err
    assert error.startswith("djepa: error:") and error.count("\n") == 1 and "djepa export" in error


def test_a_processor_with_other_settings_is_refused(copied):
    settings = json.loads((copied / "processor_config.json").read_text())
    settings["image_processor"]["resample"] = 3
    os.unlink(copied / "processor_config.json")
    (copied / "processor_config.json").write_text(json.dumps(settings))
    with pytest.raises(ValueError, match=r"other settings \(resample\)"):
        load_inference(str(copied), "onnx")
