"""8-bit and 4-bit weights with `BitsAndBytesConfig` on a CPU, and adapters trained on them."""

import pytest
import torch
from batches import tiny_model
from fine_tuning import batch
from transformers import BitsAndBytesConfig
from transformers.utils.import_utils import is_bitsandbytes_available

from transformers_djepa import DJepaForPromptableSegmentation


needs_bitsandbytes = pytest.mark.skipif(not is_bitsandbytes_available(), reason="needs bitsandbytes")
BITS = {
    # bitsandbytes' 8-bit layers take two dimensions of tokens at most, the mask decoder has three.
    8: {"load_in_8bit": True, "llm_int8_skip_modules": ["mask_decoder"]},
    4: {"load_in_4bit": True, "bnb_4bit_quant_type": "nf4"},
}


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    folder = tmp_path_factory.mktemp("model")
    tiny_model().save_pretrained(folder)
    return folder


def quantized(folder, bits: int) -> DJepaForPromptableSegmentation:
    settings = BitsAndBytesConfig(**BITS[bits])
    return DJepaForPromptableSegmentation.from_pretrained(folder, quantization_config=settings)


def with_weights_of(model: DJepaForPromptableSegmentation) -> DJepaForPromptableSegmentation:
    """The model before quantization, with linear weights rounded to the 16 values of 4 bits."""
    from bitsandbytes.functional import dequantize_4bit
    from bitsandbytes.nn import Linear4bit

    rounded = tiny_model()
    layers = {name: module.weight for name, module in model.named_modules() if isinstance(module, Linear4bit)}
    assert layers
    for name, weight in layers.items():
        rounded.get_submodule(name).weight.data = dequantize_4bit(weight.data, weight.quant_state).float()
    return rounded


@needs_bitsandbytes
@pytest.mark.parametrize(
    "bits, reference, tolerance",
    (
        (8, lambda model: tiny_model(), 0.02),  # the inputs of its layers are rounded too
        # 4 bits of random weights answer anything: what counts is that nothing else is lost.
        (4, with_weights_of, 1e-4),
    ),
)
def test_a_quantized_model_answers_as_its_rounded_weights_do(folder, bits, reference, tolerance):
    model, inputs = quantized(folder, bits), batch()
    kinds = {type(module).__module__.split(".")[0] for module in model.modules() if "Linear" in type(module).__name__}
    assert "bitsandbytes" in kinds
    plain, expected = tiny_model()(**inputs), reference(model)(**inputs)
    # In training mode: in the other 4-bit layers are packed for AVX-512, which takes multiples of 32 only.
    found = model.train()(**inputs)
    for name in ("presence_logits", "word_logits"):
        assert (found[name] - expected[name]).abs().max() < tolerance
        assert not torch.equal(found[name], plain[name])


def test_without_bitsandbytes_the_error_says_what_to_install(folder, monkeypatch):
    monkeypatch.setattr("transformers.quantizers.quantizer_bnb_8bit.is_bitsandbytes_available", lambda: False)
    with pytest.raises(ImportError, match="bitsandbytes: `pip install -U bitsandbytes"):
        quantized(folder, 8)
