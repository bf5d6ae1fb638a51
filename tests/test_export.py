"""Exported graphs run with other numbers of pages, words and questions than they were traced with."""

from functools import partial

import numpy as np
import onnxruntime
import pytest
import torch
from batches import overlap_inputs, page_inputs, question_inputs, tiny_model
from torch.testing import assert_close

from builders import build_model
from transformers_djepa import DJepaModel
from transformers_djepa.export import PageEncoder, QuestionDecoder, export_onnx, export_program


ASKED = ("prompt_input_ids", "prompt_attention_mask", "prompt_overlap")
SIZES = ((2, 12, 3), (1, 18, 4), (3, 2, 1))  # pages, tokens, questions


@pytest.fixture(scope="module")
def model():
    return tiny_model()


def inputs_of(pages: int, tokens: int, questions: int) -> dict[str, torch.Tensor]:
    inputs = page_inputs(pages, tokens) | question_inputs(pages, questions, tokens=questions + 4)
    inputs |= overlap_inputs(pages, questions, tokens // 2)
    inputs["reshaped_input_sizes"][0] = torch.tensor([128, 40])  # some pages have more padding than others
    return inputs


def assert_answers(outputs, model, inputs):
    """Assert that outputs match the model's; scores beyond the page's words are absent."""
    with torch.no_grad():
        expected = model(**inputs)
    for name in QuestionDecoder(model).output_names:
        actual = torch.as_tensor(outputs[name])
        if name == "word_logits":
            assert (actual[..., expected[name].shape[-1] :] < -1000).all()
            actual = actual[..., : expected[name].shape[-1]]
        assert_close(actual, expected[name], atol=1e-4, rtol=1e-4, msg=name)


@pytest.mark.slow
@torch.no_grad()
def test_saved_and_loaded_programs_match_the_model(tmp_path):
    run, model = {}, tiny_model()
    for module in (PageEncoder(model), QuestionDecoder(model)):
        torch.export.save(export_program(module), tmp_path / "program.pt2")
        run[module.name] = torch.export.load(tmp_path / "program.pt2").module(check_guards=False)
    for sizes in SIZES:
        inputs = inputs_of(*sizes)
        asked = {name: inputs[name] for name in ASKED}
        page = {name: value for name, value in inputs.items() if name not in asked}
        embeddings = dict(zip(PageEncoder.output_names, run["page_encoder"](**page)))
        answers = run["question_decoder"](**embeddings, word_ids=page["word_ids"], **asked)
        assert_answers(dict(zip(QuestionDecoder(model).output_names, answers)), model, inputs)


@pytest.mark.slow
def test_onnx_files_match_the_model(model, tmp_path, monkeypatch):
    # The optimizer takes half of the time; the guide on deployment runs it.
    monkeypatch.setattr(torch.onnx, "export", partial(torch.onnx.export, optimize=False))
    implementation = model.config.decoder_config._attn_implementation
    sessions = [onnxruntime.InferenceSession(path) for path in export_onnx(model, tmp_path / "onnx")]
    assert model.config.decoder_config._attn_implementation == implementation  # the model is unchanged
    assert [output.name for output in sessions[1].get_outputs()] == list(QuestionDecoder(model).output_names)
    assert sessions[0].get_inputs()[1].shape == ["pages", "tokens"]
    for sizes in SIZES:
        inputs = inputs_of(*sizes)
        values: dict[str, np.ndarray] = {name: value.numpy() for name, value in inputs.items()}
        for session in sessions:
            names = [output.name for output in session.get_outputs()]
            fed = {name: values[name] for name in (entry.name for entry in session.get_inputs())}
            values |= dict(zip(names, session.run(names, fed)))
        assert_answers(values, model, inputs)


@torch.no_grad()
def test_wrapped_modules_match_the_model(model):
    inputs = inputs_of(1, 12, 2)
    asked = {name: inputs.pop(name) for name in ASKED}
    embeddings = dict(zip(PageEncoder.output_names, PageEncoder(model)(**inputs)))
    answers = QuestionDecoder(model, multimask_output=True)(**embeddings, word_ids=inputs["word_ids"], **asked)
    assert_close(answers[0], model(**inputs, **asked, multimask_output=True).pred_masks)


@pytest.mark.parametrize(
    ("wrong", "complaint"),
    [
        (lambda: DJepaModel(build_model().config), "needs a DJepaForPromptableSegmentation, got DJepaModel"),
        (lambda: build_model().half(), "float16.*model.float"),
    ],
)
def test_models_that_cannot_be_exported_raise(wrong, complaint, tmp_path):
    with pytest.raises(ValueError, match=complaint):
        export_onnx(wrong(), tmp_path)


def test_missing_packages_raise_with_the_pip_command(model, monkeypatch, tmp_path):
    monkeypatch.setattr("transformers_djepa.export.find_spec", lambda name: None)
    with pytest.raises(ValueError, match=r"onnx and onnxscript.*pip install 'transformers-djepa\[export\]'"):
        export_onnx(model, tmp_path)
