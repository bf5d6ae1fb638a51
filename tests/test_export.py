"""Graphs made with `djepa export` give the answers of the model, with other sizes than they were traced with."""

import numpy as np
import pytest
from batches import overlap_inputs, page_inputs, question_inputs

from builders import build_model, build_processor
from djepa_cli import main
from djepa_runtime.inference.onnx_engine import OnnxEngine
from transformers_djepa import DJepaModel
from transformers_djepa.export import export
from transformers_djepa.torch_engine import TorchEngine


SIZES = ((12, 3, (128, 96)), (18, 4, (40, 128)), (2, 1, (128, 128)))  # tokens, questions, page in the square
POINTED = ("input_points", "input_labels", "input_boxes")


def save(folder, **config):
    model = build_model(**config)
    model.save_pretrained(folder)
    build_processor().save_pretrained(folder)
    return model


@pytest.mark.slow
@pytest.mark.parametrize("parts", [True, False])
def test_graphs_have_the_outputs_of_the_model(parts, tmp_path, capsys):
    model = save(tmp_path, decoder_config={"hidden_size": 32, "num_attention_heads": 2, "layout_groups": parts})
    assert main(["export", str(tmp_path)]) == 0 and "5 graphs" in capsys.readouterr().out
    engines = TorchEngine(model), OnnxEngine(tmp_path)
    for tokens, questions, size in SIZES:
        inputs = {name: value.numpy() for name, value in page_inputs(1, tokens).items()}
        inputs["reshaped_input_sizes"][0] = size
        inputs["pixel_values"][:, :, size[0] :] = inputs["pixel_values"][:, :, :, size[1] :] = 0
        prompts = question_inputs(1, questions, tokens=questions + 4) | overlap_inputs(1, questions, tokens // 2)
        prompts = {name: value.numpy() for name, value in prompts.items()}
        asked = {name: value for name, value in prompts.items() if name not in POINTED}
        pointing = {
            "input_points": np.full((1, questions, 2, 2), 400, np.float32),
            "input_labels": np.tile([1, -10], (1, questions, 1)),
            "input_boxes": np.tile(np.float32([100, 200, 700, 900]), (1, questions, 1)),
        }
        text = {name: value for name, value in inputs.items() if name != "pixel_values"}
        found = [answers_of(engine, inputs, text, asked, pointing) for engine in engines]
        for expected, actual in zip(*found, strict=True):
            assert expected.keys() == actual.keys()
            for name in expected:
                np.testing.assert_allclose(actual[name], expected[name], atol=1e-4, rtol=1e-4, err_msg=name)


@pytest.mark.slow
def test_int8_graphs_have_nearly_the_outputs_of_the_model_and_leave_it_as_it_is(tmp_path, capsys):
    model, copy = save(tmp_path / "model"), tmp_path / "int8"
    before = {file: file.read_bytes() for file in (tmp_path / "model").glob("*") if file.is_file()}
    assert main(["export", str(tmp_path / "model"), "--int8", "--output", str(copy)]) == 0
    assert str(copy) in capsys.readouterr().out
    assert before == {file: file.read_bytes() for file in (tmp_path / "model").glob("*") if file.is_file()}
    inputs = {name: value.numpy() for name, value in page_inputs(1, 12, image=False).items()}
    prompts = question_inputs(1, 3, tokens=6) | overlap_inputs(1, 3, 6)
    asked = {name: value.numpy() for name, value in prompts.items() if name not in POINTED}
    scores = []
    for engine in (TorchEngine(model), OnnxEngine(copy)):
        (page,) = engine.encode_pages(inputs)
        scores.append(engine.answer(page, asked)["word_logits"])
    assert 0 < np.abs(scores[0] - scores[1]).max() < 0.2


def answers_of(engine, inputs, text, asked, pointing):
    """Outputs for questions and pointing, with the image, without it after encoding, and from words alone."""
    (page,), (words,) = engine.encode_pages(inputs), engine.encode_pages(text)
    for state in (page, engine.without_image(page), words):
        for prompts in (asked, asked | pointing):
            for all_masks in (False, True):
                yield engine.answer(state, prompts, all_masks)


@pytest.mark.parametrize(
    ("wrong", "complaint"),
    [
        (lambda: DJepaModel(build_model().config), "Only a DJepaForPromptableSegmentation.*got DJepaModel"),
        (lambda: build_model().half(), "float16.*model.float"),
        (build_model, "has no model.safetensors"),
    ],
)
def test_models_that_cannot_be_exported_raise(wrong, complaint, tmp_path):
    with pytest.raises(ValueError, match=complaint):
        export(wrong(), tmp_path)
    assert not [*tmp_path.iterdir()]


def test_missing_packages_raise_with_the_pip_command(monkeypatch, tmp_path):
    monkeypatch.setattr("transformers_djepa.export.find_spec", lambda name: None)
    with pytest.raises(ValueError, match=r"onnx and onnxscript.*pip install 'transformers-djepa\[export\]'"):
        export(build_model(), tmp_path)
