"""LoRA on each part of `DJepaForPromptableSegmentation`, as `peft` documents it: start, train, save, load, merge."""

import pytest
import torch
from batches import tiny_model
from fine_tuning import batch, build_trainer, weights
from peft import (
    EvaConfig,
    LoraConfig,
    LoraGAConfig,
    PeftModel,
    get_peft_model,
    initialize_lora_eva_weights,
)
from peft.tuners.lora.config import CordaConfig
from peft.tuners.lora.corda import preprocess_corda
from peft.tuners.lora.loraga import preprocess_loraga
from torch.testing import assert_close


TOWERS = {
    "image": r"model\.image_encoder\..*\.(qkv|proj|fc1|fc2)",
    "text": r"model\.text_encoder\..*\.(query|key|value|dense)",
    "fusion": r"model\.fusion\..*\.(q_proj|k_proj|v_proj|o_proj|fc1|fc2)",
    "prompt": r"prompt_encoder\.clip\..*\.(q_proj|k_proj|v_proj|out_proj|fc1|fc2)",
    "decoder": r"mask_decoder\.transformer\..*\.(q_proj|k_proj|v_proj|o_proj|proj_in|proj_out)",
}
EVERYWHERE = "|".join(TOWERS.values())


@pytest.fixture(scope="module")
def inputs():
    return batch()


@torch.no_grad()
def answers(model, inputs) -> list[torch.Tensor]:
    output = model.eval()(**inputs)
    return [output.pred_masks, output.iou_scores, output.presence_logits, output.word_logits]


def adapted(start=True, target_modules: str = EVERYWHERE, seed: int = 0, **settings) -> PeftModel:
    """A random model with adapters of rank 4, initialised by the method `start`."""
    model = tiny_model(seed)
    torch.manual_seed(0)
    data = {"eva_config": EvaConfig()} if start == "eva" else {}
    data |= {"corda_config": CordaConfig(corda_method="kpm")} if start == "corda" else {}
    data |= {"lora_ga_config": LoraGAConfig()} if start == "lora_ga" else {}
    config = LoraConfig(r=4, target_modules=target_modules, init_lora_weights=start, **data, **settings)
    if start == "corda":
        preprocess_corda(model, config, run_model=lambda: model(**batch(1)))
    if start == "lora_ga":
        preprocess_loraga(model, config, lambda: model(**batch()).loss.backward())
    model = get_peft_model(model, config)
    if start == "eva":
        initialize_lora_eva_weights(
            model, [batch()] * 2, prepare_model_inputs_fn=None, prepare_layer_inputs_fn=None, show_progress_bar=False
        )
    return model


def move(model) -> None:
    """Perturb every trainable parameter, as training would."""
    for parameter in model.parameters():
        if parameter.requires_grad:
            parameter.data.add_(0.1 * torch.randn_like(parameter))


FROM_WEIGHTS_OR_DATA = [pytest.param(name, marks=pytest.mark.slow) for name in ("pissa", "eva", "corda", "lora_ga")]


@pytest.mark.parametrize("tower", TOWERS)
@pytest.mark.parametrize("start", (True, *FROM_WEIGHTS_OR_DATA))
def test_fresh_adapters_change_no_answer(inputs, tower, start):
    if (start, tower) == ("corda", "decoder"):
        pytest.skip("peft's CorDA reads layers with two dimensions of tokens at most; the decoder's have three")
    model = adapted(start, TOWERS[tower])
    assert_close(answers(model, inputs), answers(tiny_model(), inputs), rtol=1e-4, atol=1e-5)
    adapters = [p for name, p in model.named_parameters() if "lora_" in name]
    if start == "eva":  # directions of the data, where the usual start is noise
        first = next(p for name, p in model.named_parameters() if "lora_A" in name)
        assert_close(first @ first.T, torch.eye(len(first)), rtol=0, atol=1e-4)
    move(model)
    assert adapters and all(p.requires_grad for p in adapters)
    assert not torch.allclose(answers(model, inputs)[3], answers(tiny_model(), inputs)[3], atol=1e-3)


@pytest.mark.parametrize("gradient_checkpointing", (False, True))
def test_training_with_trainer_moves_the_adapters_alone(tmp_path, gradient_checkpointing):
    model = adapted()
    before = weights(model)
    build_trainer(model, tmp_path, gradient_checkpointing=gradient_checkpointing).train()
    after = weights(model)
    moved = {name for name in before if not torch.equal(before[name], after[name])}
    adapters = {name for name in before if "lora_" in name}
    assert moved == adapters


def test_saved_loaded_and_merged_adapters_answer_alike(inputs, tmp_path):
    model = adapted()
    move(model)
    expected = answers(model, inputs)
    model.save_pretrained(tmp_path)
    loaded = PeftModel.from_pretrained(tiny_model(), tmp_path)
    assert_close(answers(loaded, inputs), expected, rtol=0, atol=0)
    merged = loaded.merge_and_unload()
    assert type(merged) is type(tiny_model()) and weights(merged).keys() == weights(tiny_model()).keys()
    assert_close(answers(merged, inputs), expected, rtol=1e-4, atol=1e-5)
    merged.save_pretrained(tmp_path / "merged")
    assert_close(answers(type(merged).from_pretrained(tmp_path / "merged"), inputs), answers(merged, inputs))
