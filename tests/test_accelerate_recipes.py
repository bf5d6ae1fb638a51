"""Configurations in `recipes/accelerate` load with accelerate and name layers that exist in the models."""

from pathlib import Path

import pytest
from accelerate.commands.config.config_args import load_config_from_file
from accelerate.commands.launch import launch_command_parser
from accelerate.utils import DistributedType
from accelerate.utils.dataclasses import get_module_class_from_name
from pretraining_pages import build

from builders import build_model


FOLDER = Path(__file__).parent.parent / "recipes" / "accelerate"
KINDS = {
    "ddp": DistributedType.MULTI_GPU,
    "fsdp2": DistributedType.FSDP,
    "deepspeed_zero2": DistributedType.DEEPSPEED,
}


@pytest.mark.parametrize("name", KINDS)
def test_accelerate_loads_the_recipe(name):
    config = load_config_from_file(str(FOLDER / f"{name}.yaml"))
    assert config.distributed_type == KINDS[name] and config.mixed_precision == "bf16"


@pytest.mark.parametrize("name", ("fsdp2", "deepspeed_zero2"))
def test_recipe_settings_are_flags_of_accelerate_launch(name):
    config = load_config_from_file(str(FOLDER / f"{name}.yaml"))
    flags = {action.dest for action in launch_command_parser()._actions}
    assert set(config.fsdp_config) | set(config.deepspeed_config) <= flags


def test_layers_to_shard_exist_in_both_models():
    config = load_config_from_file(str(FOLDER / "fsdp2.yaml"))
    assert config.fsdp_config["fsdp_version"] == 2
    for name in config.fsdp_config["fsdp_transformer_layer_cls_to_wrap"].split(","):
        assert all(get_module_class_from_name(model, name) for model in (build_model(), build())), name
