import pytest
import torch
from transformers import HieraConfig, HieraForImageClassification, HieraModel

from transformers_djepa.configuration import DJepaVisionConfig
from transformers_djepa.modeling.image_encoder import DJepaVisionModel, absolute_win_table
from transformers_djepa.modeling.mask_units import UnitSelection, assemble_map, pool_tokens, reroll_unit, unroll_unit


SIZES = {"embed_dim": 16, "depths": [1, 2, 3, 2], "num_heads": [1, 2, 4, 8]}


def make_model(image_size=128, positions="absolute_win", attention="sdpa", **kwargs):
    torch.manual_seed(0)
    config = DJepaVisionConfig(image_size=image_size, position_embedding_type=positions, **{**SIZES, **kwargs})
    return DJepaVisionModel._from_config(config, attn_implementation=attention).eval()


def make_hiera(image_size=224, model_class=HieraModel):
    torch.manual_seed(1)
    return model_class(HieraConfig(image_size=[image_size, image_size], **SIZES)).eval()


def unit_mask_of(*pages, units=16):
    mask = torch.zeros(len(pages), units, dtype=torch.bool)
    for page, kept in enumerate(pages):
        mask[page, list(kept)] = True
    return mask


@pytest.fixture(scope="module")
def pixel_values():
    return torch.randn(2, 3, 128, 128, generator=torch.Generator().manual_seed(2))


@torch.no_grad()
def test_outputs_with_copied_weights_match_hiera():
    hiera, model = make_hiera(), make_model(224, "absolute")
    model.load_hiera_state_dict(hiera.state_dict())
    pixel_values = torch.randn(2, 3, 224, 224)
    expected = hiera(pixel_values, output_hidden_states=True)
    outputs = model(pixel_values, output_hidden_states=True)
    torch.testing.assert_close(outputs.last_hidden_state, expected.last_hidden_state, atol=1e-5, rtol=0)
    for ours, theirs in zip(outputs.hidden_states, expected.reshaped_hidden_states, strict=True):
        units = UnitSelection(outputs.unit_indices, None)
        torch.testing.assert_close(assemble_map(ours, units, 7), theirs, atol=1e-5, rtol=0)
    for ours, theirs in zip(outputs.feature_maps, expected.reshaped_hidden_states[1:], strict=True):
        torch.testing.assert_close(ours, theirs.permute(0, 3, 1, 2), atol=1e-5, rtol=0)


@pytest.mark.parametrize("model_class", [HieraModel, HieraForImageClassification])
def test_hiera_checkpoints_load_by_name_with_or_without_prefix(tmp_path, model_class):
    checkpoint = make_hiera(128, model_class)
    checkpoint.save_pretrained(tmp_path)
    config = make_model(128, "absolute").config
    model, info = DJepaVisionModel.from_pretrained(tmp_path, config=config, output_loading_info=True)
    assert not info["missing_keys"] and not info["unexpected_keys"]
    expected = checkpoint.base_model.encoder.stages[2].layers[0].attn.qkv.weight
    assert torch.equal(model.encoder.stages[2].layers[0].attn.qkv.weight, expected)


@torch.no_grad()
def test_a_small_hiera_checkpoint_loads_into_a_larger_absolute_win_model():
    hiera, model = make_hiera(224), make_model(256)
    model.load_hiera_state_dict({f"hiera.{name}": weight for name, weight in hiera.state_dict().items()})
    tables = model.embeddings.window_position_embeddings, model.embeddings.coarse_position_embeddings
    table = absolute_win_table(*tables, 56)
    learned = hiera.embeddings.position_embeddings
    assert (table - learned).norm() < learned.norm()
    assert torch.equal(
        model.encoder.stages[0].layers[0].mlp.fc1.weight, hiera.encoder.stages[0].layers[0].mlp.fc1.weight
    )


def test_absolute_win_tiles_the_window_table_and_interpolates_the_coarse_one():
    window, coarse = torch.randn(1, 3, 8, 8), torch.randn(1, 3, 7, 7)
    table = absolute_win_table(window, coarse, 24).view(24, 24, 3)
    stretched = torch.nn.functional.interpolate(coarse, size=(24, 24), mode="bicubic")[0]
    assert torch.allclose(table[9, 20], window[0, :, 1, 4] + stretched[:, 9, 20], atol=1e-6)


@torch.no_grad()
def test_pixels_of_hidden_units_do_not_affect_the_outputs(pixel_values):
    model, mask = make_model(), unit_mask_of([1, 2, 5, 9], [0, 6, 10])
    outputs = model(pixel_values, unit_mask=mask)
    shown = mask.view(2, 1, 4, 1, 4, 1)
    poisoned = torch.where(shown, pixel_values.view(2, 3, 4, 32, 4, 32), torch.nan).view_as(pixel_values)
    perturbed = model(poisoned, unit_mask=mask)
    assert torch.equal(outputs.last_hidden_state, perturbed.last_hidden_state)
    for before, after in zip(outputs.feature_maps, perturbed.feature_maps, strict=True):
        assert torch.equal(before, after)


@torch.no_grad()
def test_kept_units_are_in_raster_order_and_match_the_full_forward_next_to_kept_units(pixel_values):
    model = make_model()
    kept = [0, 1, 4, 5, 10]  # a block of 2 x 2, and one unit whose neighbours are hidden
    full = model(pixel_values[:1])
    outputs = model(pixel_values[:1], unit_mask=unit_mask_of(kept), output_hidden_states=True)
    assert outputs.unit_indices.tolist() == [kept]
    for stage in (0, 1):
        side = 8 // 2**stage
        maps = full.feature_maps[stage][0].unflatten(1, (4, side)).unflatten(3, (4, side))  # (C, 4, S, 4, S)
        units = maps.permute(1, 3, 2, 4, 0).flatten(0, 1)  # (16, S, S, C)
        ours = reroll_unit(outputs.hidden_states[stage + 1])[0]  # (5, S, S, C)
        torch.testing.assert_close(ours[:4], units[kept[:4]], atol=1e-5, rtol=0)
        assert not torch.allclose(ours[4], units[10], atol=1e-3)


@pytest.mark.parametrize("attention", ["sdpa", "eager"])
@torch.no_grad()
def test_outputs_of_a_page_do_not_depend_on_its_batch(pixel_values, attention):
    model, mask = make_model(attention=attention), unit_mask_of([1, 2, 5, 9, 15], [0, 6])
    together = model(pixel_values, unit_mask=mask)
    assert together.unit_attention_mask.sum(1).tolist() == [5, 2]
    assert together.last_hidden_state[1, 2:].eq(0).all()
    for page, count in enumerate((5, 2)):
        alone = model(pixel_values[page : page + 1], unit_mask=mask[page : page + 1])
        assert alone.unit_attention_mask is None
        torch.testing.assert_close(
            together.last_hidden_state[page, :count], alone.last_hidden_state[0], atol=1e-5, rtol=0
        )
        for ours, theirs in zip(together.feature_maps, alone.feature_maps, strict=True):
            torch.testing.assert_close(ours[page], theirs[0], atol=1e-5, rtol=0)


@torch.no_grad()
def test_unmasked_forward_compiles_without_a_graph_break(pixel_values):
    model = make_model()
    compiled = torch.compile(model, backend="eager", fullgraph=True)
    torch.testing.assert_close(compiled(pixel_values).last_hidden_state, model(pixel_values).last_hidden_state)


@pytest.mark.parametrize(
    ("shape", "options", "message"),
    [
        ((1, 3, 96, 96), {}, "the model takes .'B', 3, 128, 128"),
        ((1, 3, 128, 128), {"unit_mask": torch.zeros(1, 16, dtype=torch.bool)}, "hides all"),
    ],
)
def test_invalid_inputs_raise(shape, options, message):
    with pytest.raises(ValueError, match=message):
        make_model()(torch.zeros(shape), **options)


def test_pooling_in_unroll_order_matches_max_pooling_of_neighbours():
    unit = torch.randn(3, 5, 8, 8)
    pooled = pool_tokens(unroll_unit(unit.permute(0, 2, 3, 1)), stride=4, dim=1)
    expected = torch.nn.functional.max_pool2d(unit, 2)
    assert torch.equal(reroll_unit(pooled).permute(0, 3, 1, 2), expected)


@pytest.mark.parametrize("side", [1, 2, 4, 8])
def test_reroll_undoes_unroll(side):
    unit = torch.randn(2, 3, side, side, 4)
    assert torch.equal(reroll_unit(unroll_unit(unit)), unit)
