"""`DJepaForPreTraining`: leakage, targets, checkpoints and overfitting."""

import itertools

import pytest
import torch
from pretraining_pages import build
from torch.testing import assert_close

from builders import SIDE, build_processor, draw_page
from transformers_djepa import DJepaForPreTraining, DJepaForPromptableSegmentation, DJepaPreTrainingCollator
from transformers_djepa.modeling.fusion import sample_map, sample_points
from transformers_djepa.modeling.geometry import box_centres, page_cells, page_to_square


WORDS = [f"word{index}" for index in range(12)]
BOXES = [[50.0 + 200 * (i % 4), 50.0 + 180 * (i // 4), 200 + 200 * (i % 4), 90 + 180 * (i // 4)] for i in range(12)]


@torch.no_grad()
def build_randomized(**settings) -> DJepaForPreTraining:
    """Build a model with random values in every weight; zero weights would hide leaks."""
    model = build(**settings)
    for parameter in model.parameters():
        parameter += 0.1 * torch.randn_like(parameter)
    return model


def batch_of(*names: str, **settings) -> dict[str, torch.Tensor]:
    shared = {"words": WORDS, "boxes": BOXES, "epoch": 0}
    pages = [shared | {"image": draw_page([name], (400, 500)), "page_id": name} for name in names]
    return DJepaPreTrainingCollator(build_processor(), **settings)(pages)


@pytest.fixture(scope="module")
def model():
    return build_randomized()


@pytest.fixture(scope="module")
def batch():
    return batch_of("a", "b")


def test_loss_is_the_weighted_sum_of_named_terms(batch):
    model = build(mlm_loss_weight=2.0, mim_loss_weight=0.0)
    output = model(**batch)
    terms = output.loss_dict
    assert terms.keys() == {"mlm", "mim", "jepa_image", "jepa_text", "variance", "covariance"}
    assert all(torch.isfinite(term) and term >= 0 for term in terms.values())
    predicted = 2 * terms["mlm"] + terms["jepa_image"] + terms["jepa_text"]
    assert_close(output.loss, predicted + terms["variance"] + 0.05 * terms["covariance"])


def test_predictions_do_not_depend_on_pixels_of_hidden_units(model, batch):
    units = SIDE // 32
    hidden = batch["target_unit_mask"].view(2, 1, units, units).repeat_interleave(32, 2).repeat_interleave(32, 3)
    changed = batch | {"pixel_values": torch.where(hidden, torch.randn(2, 3, SIDE, SIDE), batch["pixel_values"])}
    one, other = model(**batch), model(**changed)
    assert_close(one.image_predictions, other.image_predictions)
    assert_close(one.text_predictions, other.text_predictions)
    assert_close(one.mlm_logits, other.mlm_logits)
    assert not torch.allclose(one.image_targets, other.image_targets, atol=1e-3)


def covered(unit_mask: torch.Tensor, stride: int) -> torch.Tensor:
    """Map `(B, 1, S/stride, S/stride)` that is 1 at the cells of computed units."""
    side, cells = SIDE // 32, 32 // stride
    return unit_mask.view(-1, 1, side, side).float().repeat_interleave(cells, 2).repeat_interleave(cells, 3)


def test_words_get_no_pixels_of_units_that_are_not_computed(model, batch):
    """The first page computes a unit less than the second: padding fills its place."""
    first = batch["unit_mask"][0].nonzero()[0]
    batch = batch | {"unit_mask": batch["unit_mask"].clone()}
    batch["unit_mask"][0, first] = False
    seen = covered(batch["unit_mask"], 1).bool()
    changed = batch | {"pixel_values": torch.where(seen, batch["pixel_values"], torch.randn(2, 3, SIDE, SIDE))}
    found = []
    with model.model.fusion.word_pixels.norm.register_forward_pre_hook(lambda _, inputs: found.append(inputs[0])):
        for pages in (batch, changed):
            model(**pages)
    assert torch.equal(found[0], found[1])
    boxes = page_to_square(batch["bbox"], batch["reshaped_input_sizes"], SIDE)
    near = sample_map(covered(batch["unit_mask"], 4), sample_points(boxes)).sum((1, 3)) > 0  # (B, L)
    centre = sample_map(covered(batch["unit_mask"], 16), box_centres(boxes).unsqueeze(2)).sum((1, 3)) > 0  # (B, L)
    fine, coarse = found[0].split([24, 32], dim=-1)
    assert torch.equal(fine.any(-1), near) and torch.equal(coarse.any(-1), centre)
    assert near.any() and not (near | centre).all()


def test_hidden_words_are_predicted_only_from_the_image(model, batch):
    changed = batch | {"input_ids": torch.where(batch["attention_mask"].bool(), 7, batch["input_ids"])}
    assert_close(model(**batch).text_predictions, model(**changed).text_predictions)
    assert not torch.allclose(model(**batch).image_predictions, model(**changed).image_predictions, atol=1e-5)


@pytest.mark.parametrize("context, seen", (("joint", {"image", "text"}), ("text", {"text"}), ("image", {"image"})))
def test_image_predictions_depend_only_on_the_configured_context(context, seen, batch):
    model = build_randomized(jepa_context=context)
    blank = batch | {"pixel_values": torch.zeros_like(batch["pixel_values"])}
    other_words = batch | {"input_ids": torch.where(batch["attention_mask"].bool(), 7, batch["input_ids"])}
    before = model(**batch).image_predictions
    for kind, changed in (("image", blank), ("text", other_words)):
        same = torch.allclose(model(**changed).image_predictions, before, atol=1e-6)
        assert same == (kind not in seen), kind


@pytest.mark.parametrize("context", ("joint", "text", "image"))
def test_mim_loss_depends_on_the_text_unless_the_context_is_the_image(context, batch):
    model = build_randomized(jepa_context=context)
    other_words = batch | {"input_ids": torch.where(batch["attention_mask"].bool(), 7, batch["input_ids"])}
    one, other = (model(**pages).loss_dict["mim"] for pages in (batch, other_words))
    assert torch.equal(one, other) == (context == "image")


def test_targets_are_layer_normed_outputs_of_the_target_encoders_on_the_whole_page(model, batch):
    output = model(**batch)
    for targets in (output.image_targets, output.text_targets):
        assert_close(targets.mean(-1), torch.zeros(len(targets)), atol=1e-5, rtol=0)
        assert_close(targets.std(-1, unbiased=False), torch.ones(len(targets)), atol=1e-2, rtol=0)
    index, states = _first_target(model, batch)
    expected = torch.nn.functional.layer_norm(states[index] - states.mean(0), (64,), eps=1e-6)
    assert_close(output.image_targets[0], expected, atol=1e-4, rtol=1e-4)


def test_centring_removes_a_constant_from_the_targets(batch):
    """For image and text targets; without centring, the constant dominates them."""
    shared = 50.0 * torch.randn(64)
    for centred, kind in itertools.product((True, False), ("image", "text")):
        model = build(center_targets=centred)
        before = model(**batch)[f"{kind}_targets"]
        getattr(model, f"target_{kind}_encoder").register_forward_hook(_add(shared))
        after = model(**batch)[f"{kind}_targets"]
        assert torch.allclose(after, before, atol=1e-2) == centred


def _add(shared):
    """Hook that adds a constant to all outputs of an encoder."""

    def hook(module, inputs, output):
        if torch.is_tensor(output):
            return output + shared[: output.shape[-1]]
        output.last_hidden_state = output.last_hidden_state + shared[: output.last_hidden_state.shape[-1]]
        return output

    return hook


def _first_target(model, batch):
    """Index of the first hidden unit, and the target encoder's outputs `(units, 64)` for its page."""
    units = page_cells(batch["reshaped_input_sizes"][:1], SIDE // 32, SIDE).flatten(1)
    whole = model.target_image_encoder(batch["pixel_values"][:1], unit_mask=units)
    first = batch["target_unit_mask"][0].nonzero()[0].item()
    return whole.unit_indices[0].tolist().index(first), whole.last_hidden_state[0]


def test_target_encoders_are_not_trained_and_all_other_weights_are(batch):
    model = build()
    model(**batch).loss.backward()
    trained = {name for name, p in model.named_parameters() if p.requires_grad}
    assert not any(name.startswith("target_") for name in trained)
    without = [name for name, p in model.named_parameters() if p.requires_grad and p.grad is None]
    assert without == []


def test_targets_start_as_copies_and_are_updated_with_the_momentum():
    model = build()
    encoder, target = model.model.image_encoder, model.target_image_encoder
    for ours, theirs in zip(target.parameters(), encoder.parameters()):
        assert torch.equal(ours, theirs)
    before = next(target.parameters()).clone()
    with torch.no_grad():
        next(encoder.parameters()).add_(1.0)
    model.update_targets(0.75)
    assert_close(next(target.parameters()), before + 0.25)


@pytest.mark.parametrize("change", [torch.nn.Module.bfloat16, torch.nn.Module.half, lambda m: m.to(torch.bfloat16)])
def test_target_encoders_are_unchanged_when_the_model_is_cast(change):
    model = build()
    before = [p.clone() for name, p in model.named_parameters() if name.startswith("target_")]
    change(model)
    after = [p for name, p in model.named_parameters() if name.startswith("target_")]
    assert all(torch.equal(ours, theirs) for ours, theirs in zip(before, after, strict=True))
    assert next(model.model.fusion.parameters()).dtype != torch.float32


def test_fine_tuning_loads_the_encoders_and_initializes_prompt_encoder_and_decoders(tmp_path):
    build().save_pretrained(tmp_path)
    model, info = DJepaForPromptableSegmentation.from_pretrained(tmp_path, output_loading_info=True)
    assert {name.partition(".")[0] for name in info["missing_keys"]} == {
        "pixel_decoder",
        "prompt_encoder",
        "mask_decoder",
    }
    assert_close(model.model.fusion.image_proj.weight, build().model.fusion.image_proj.weight)


def test_model_overfits_two_pages(batch):
    model = build()
    optimizer = torch.optim.AdamW([p for p in model.parameters() if p.requires_grad], lr=3e-3)
    first = None
    for _ in range(40):
        loss = model(**batch).loss
        first = first or loss.item()
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
    assert loss.item() < 0.75 * first
