"""Cards in `model_cards/`: valid Hub metadata, numbers that match code and results, code that runs."""

import json
import re
from pathlib import Path

import pytest
import torch
from huggingface_hub import DatasetCardData, ModelCardData
from huggingface_hub.repocard import metadata_load
from transformers import BertConfig, HieraConfig, pipeline

from djepa_runtime.bundled import BUNDLED_FOLDER
from transformers_djepa import DJepaConfig, DJepaForPreTraining, DJepaForPromptableSegmentation


FOLDER = Path(__file__).parent.parent / "model_cards"
CARDS = [FOLDER / "djepa-nano.md", FOLDER / "texlive-pages.md"]
SIZES_PAGE = FOLDER / "sizes.md"
SIZES = ("nano", "tiny", "small", "base", "large")
TASK = "document-question-answering"
RESULTS = FOLDER.parent / "benchmarks" / "results"
NANO = FOLDER / "djepa-nano.md"
# Rows of the nano card's score table: pages, and kind of question or None for all.
NANO_ROWS = (
    ("outlines", "region"),
    ("outlines", "heading"),
    ("generated", "value"),
    ("generated", "region"),
    ("generated", "mark"),
    ("electronic_invoices", None),
)
NANO_MODELS = ("djepa-nano", "djepa-nano (blank image)")
NANO_COLUMNS = ("word_exact", "pointing", "mask_iou@0.5")
REAL_ROWS = ("deepform", "sroie, given words", "sroie, OCR")


@pytest.mark.parametrize("path", CARDS, ids=[path.stem for path in CARDS])
def test_metadata_is_valid_on_the_hub(path):
    found = metadata_load(path)
    kind = DatasetCardData if "task_categories" in found else ModelCardData
    assert kind(**found).to_dict() == found
    assert TASK in (found.get("pipeline_tag"), *found.get("task_categories", []))
    assert found["license"] in ("apache-2.0", "other") and found.get("library_name", "transformers") == "transformers"
    assert all(re.fullmatch("[a-z]{2}", code) for code in found.get("language", []))


@pytest.mark.parametrize("path", [NANO, BUNDLED_FOLDER / "README.md"], ids=["card", "checkpoint"])
def test_the_pipeline_of_a_cards_tag_answers_with_the_bundled_model(path):
    ask = pipeline(metadata_load(path)["pipeline_tag"], model=str(BUNDLED_FOLDER), device="cpu")
    (result,) = ask(str(FOLDER.parent / "examples" / "invoice.pdf"), "What is the invoice number?")
    assert result["answer"] == "HR-2025-0417"


def score_table(card: Path) -> list[list[str]]:
    """Cells of the header and the rows of the table below "Scores"."""
    table = re.findall(r"^\| (.*) \|$", card.read_text().partition("## Scores")[2], flags=re.MULTILINE)
    return [[cell.strip() for cell in line.split("|")] for line in table]


def results_of(name: str) -> dict[str, dict]:
    """Scores of a set of pages by model and baseline."""
    return json.loads((RESULTS / "scores.json").read_text())[name]


def nano_row(name: str, kind: str | None) -> list[str]:
    """Scores of djepa-nano, and with the image blanked."""
    results = results_of(name)
    of_kind = {model: scores["by_kind"][kind] if kind else scores for model, scores in results.items()}
    found = [of_kind[model][column] for model in NANO_MODELS for column in NANO_COLUMNS]
    return [f"{of_kind['djepa-nano']['questions']:,}", *(f"{value:.3f}" for value in found)]


def real_row(part: str) -> list[str]:
    """As `nano_row`, for documents whose labels have no boxes."""
    scores = json.loads((RESULTS / "real_documents.json").read_text())["parts"][part]["scores"]
    model, blank = (scores[name]["all"] for name in ("model", "model, image blanked"))
    exact = [f"{found['exact'][0]:.3f}" for found in (model, blank)]
    return [f"{model['questions']:,}", exact[0], "-", "-", exact[1], "-", "-"]


def test_the_nano_cards_metadata_has_the_committed_scores():
    (model,) = metadata_load(NANO)["model-index"]
    assert model["name"] == "djepa-nano" and len(model["results"]) == 2
    for result in model["results"]:
        scores = results_of(result["dataset"]["config"])["djepa-nano"]
        assert result["metrics"]
        for metric in result["metrics"]:
            assert metric["value"] == round(scores[metric["type"]], 3)


def test_the_nano_cards_table_has_the_committed_scores():
    _, *rows = score_table(NANO)
    expected = [nano_row(*row) for row in NANO_ROWS] + [real_row(part) for part in REAL_ROWS]
    assert [row[1:] for row in rows] == expected


@pytest.mark.parametrize("size", SIZES)
def test_the_page_of_sizes_has_the_numbers_of_the_configurations(size):
    config = DJepaConfig.from_size(size)
    vision, text, prompt = config.vision_config, config.text_config, config.prompt_config
    with torch.device("meta"):
        models = DJepaForPromptableSegmentation(config), DJepaForPreTraining(config)
    row = [
        *(size, str(vision.image_size), str(text.max_position_embeddings)),
        f"{vision.embed_dim}, {'/'.join(map(str, vision.depths))}",
        *(f"{part.num_hidden_layers}, {part.hidden_size}" for part in (text, prompt)),
        *(f"{model.num_parameters() / 1e6:.1f} M" for model in models),
    ]
    assert f"| {' | '.join(row)} |" in SIZES_PAGE.read_text()


@pytest.mark.parametrize(
    ("size", "hiera", "bert"),
    (
        ("tiny", (96, [1, 2, 7, 2]), (12, 384, 12)),
        ("small", (96, [1, 2, 11, 2]), (8, 512, 8)),
        ("base", (96, [2, 3, 16, 3]), (12, 768, 12)),
        ("large", (144, [2, 6, 36, 4]), (24, 1024, 16)),
    ),
)
def test_a_size_has_the_dimensions_of_the_checkpoints_listed_for_it(size, hiera, bert):
    config = DJepaConfig.from_size(size)
    text, vision = config.text_config, config.vision_config
    assert (vision.embed_dim, list(vision.depths)) == hiera
    assert (text.num_hidden_layers, text.hidden_size, text.num_attention_heads) == bert
    assert text.vocab_size == BertConfig().vocab_size and vision.mlp_ratio == HieraConfig().mlp_ratio
    assert f"| {size} | `facebook/hiera-{size}-224-hf` |" in SIZES_PAGE.read_text()
