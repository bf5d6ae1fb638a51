"""The cards of `model_cards/`: metadata that the Hub takes, numbers that the code gives, code that runs."""

import re
import runpy
from pathlib import Path

import pytest
import torch
from huggingface_hub import DatasetCardData, ModelCardData
from huggingface_hub.repocard import metadata_load
from transformers import BertConfig, HieraConfig

from transformers_djepa import DJepaConfig


FOLDER = Path(__file__).parent.parent / "model_cards"
CARDS = sorted(FOLDER.glob("*.md"))
MAKE = runpy.run_path(str(FOLDER / "make.py"))
SIZES = ("tiny", "small", "base", "large")
TASKS = {"mask-generation", "document-question-answering"}


@pytest.mark.parametrize("path", CARDS, ids=[path.stem for path in CARDS])
def test_metadata_is_what_the_hub_takes(path):
    found = metadata_load(path)
    kind = DatasetCardData if "task_categories" in found else ModelCardData
    assert kind(**found).to_dict() == found
    assert {found.get("pipeline_tag"), *found.get("task_categories", [])} & TASKS
    assert found["license"] in ("apache-2.0", "other") and found.get("library_name", "transformers") == "transformers"
    assert all(re.fullmatch("[a-z]{2}", code) for code in found.get("language", []))


@pytest.mark.parametrize("size", SIZES)
def test_the_committed_card_is_what_the_script_makes(size):
    assert (FOLDER / f"djepa-{size}.md").read_text() == MAKE["card"](size), "run python model_cards/make.py"


@pytest.mark.parametrize("size", SIZES)
def test_its_code_runs_and_prints_the_numbers_that_stand_in_it(size, capsys):
    text = (FOLDER / f"djepa-{size}.md").read_text()
    (code,) = re.findall(r"^```python\n(.*?)^```", text, flags=re.MULTILINE | re.DOTALL)
    with torch.device("meta"):
        exec(compile(code, size, "exec"), {})
    parameters, side = re.match(r"(.*) parameters, pages of (\d+) pixels", capsys.readouterr().out).groups()
    assert f"| {side} × {side} pixels" in text and f"| {parameters} |" in text
    assert "**Untrained.**" in text


@pytest.mark.parametrize(
    ("size", "hiera", "bert"),
    (
        ("tiny", (96, [1, 2, 7, 2]), (12, 384, 12)),
        ("small", (96, [1, 2, 11, 2]), (8, 512, 8)),
        ("base", (96, [2, 3, 16, 3]), (12, 768, 12)),
        ("large", (144, [2, 6, 36, 4]), (24, 1024, 16)),
    ),
)
def test_a_size_has_the_dimensions_of_the_checkpoints_that_its_card_names(size, hiera, bert):
    config = DJepaConfig.from_size(size)
    text, vision = config.text_config, config.vision_config
    assert (vision.embed_dim, list(vision.depths)) == hiera
    assert (text.num_hidden_layers, text.hidden_size, text.num_attention_heads) == bert
    assert text.vocab_size == BertConfig().vocab_size and vision.mlp_ratio == HieraConfig().mlp_ratio
    assert f"hiera-{size}-" in MAKE["PUBLISHED"][size][0]
