"""`--replay` of `djepa finetune`: which share of the pages is generated, and training on both kinds of pages."""

from collections import Counter

import datasets
import pytest
import torch
from fine_tuning import pages
from safetensors.torch import load_file

from transformers_djepa.bundled import BUNDLED
from transformers_djepa.cards.data import shares
from transformers_djepa.data.rows import PAGE_EXAMPLE_FEATURES
from transformers_djepa.data.segmentation_collator import DJepaSegmentationCollator
from transformers_djepa.training import replay
from transformers_djepa.training.arguments import DataArguments
from transformers_djepa.training.finetune import main
from transformers_djepa.training.replay import with_replay


def shares_of(data: DataArguments, model: str = BUNDLED) -> dict[str, float]:
    return {source.name: pytest.approx(source.share) for source in shares(*with_replay(data, model))}


@pytest.mark.parametrize(
    ("dataset", "weights", "given", "model", "expected"),
    (
        (["mine"], None, None, BUNDLED, {"mine": 0.7, "generated": 0.3}),
        (["mine"], None, None, "my-model", {"mine": 1.0}),
        (["mine"], None, 0.2, "my-model", {"mine": 0.8, "generated": 0.2}),
        (["mine"], None, 0.0, BUNDLED, {"mine": 1.0}),
        (["mine", "yours"], [3.0, 1.0], 0.6, BUNDLED, {"mine": 0.3, "yours": 0.1, "generated": 0.6}),
        (["mine", "generated"], [9.0, 1.0], None, BUNDLED, {"mine": 0.9, "generated": 0.1}),
        (["mine", "generated:mark"], None, None, BUNDLED, {"mine": 0.5, "generated:mark": 0.5}),
    ),
)
def test_the_share_of_generated_pages(dataset, weights, given, model, expected):
    assert shares_of(DataArguments(dataset=dataset, dataset_weights=weights, replay=given), model) == expected


def test_replay_next_to_a_generated_dataset_is_refused():
    with pytest.raises(ValueError, match="--replay 0.3 adds generated pages, but --dataset has them already"):
        with_replay(DataArguments(dataset=["mine", "generated"], replay=0.3), BUNDLED)
    with pytest.raises(ValueError, match="--replay must be at least 0 and below 1, got 1"):
        DataArguments(dataset=["mine"], replay=1)


@pytest.mark.parametrize(
    "error", (ModuleNotFoundError("Generated pages need typst"), ValueError("Only 2 of the fonts"))
)
def test_where_pages_cannot_be_generated_replay_is_left_out_with_a_warning_and_refused_if_given(error, monkeypatch):
    def body_fonts(split):
        raise error

    monkeypatch.setattr(replay, "body_fonts", body_fonts)
    warnings = []
    monkeypatch.setattr(replay.logger, "warning", lambda text, *values: warnings.append(text % values))
    assert shares_of(DataArguments(dataset=["mine"])) == {"mine": 1.0}
    (warning,) = warnings
    assert warning.startswith("Training without --replay") and str(error) in warning
    with pytest.raises(type(error), match=str(error)):
        with_replay(DataArguments(dataset=["mine"], replay=0.3), BUNDLED)


def finetune(folder, output: str, monkeypatch, *flags: str) -> tuple[list[dict], dict[str, torch.Tensor]]:
    """Train on rows and as many generated pages; return the pages of all batches, and the weights."""
    seen, collate = [], DJepaSegmentationCollator.__call__
    with monkeypatch.context() as patch:
        patch.setattr(
            DJepaSegmentationCollator, "__call__", lambda self, batch: seen.extend(batch) or collate(self, batch)
        )
        settings = f"--model {folder}/model --dataset {folder}/rows --replay 0.5 --output_dir {folder / output}".split()
        settings += "--use_cpu True --dataloader_num_workers 0 --per_device_train_batch_size 2 --save_steps 2".split()
        settings += "--use_image False --only_questions True".split()
        settings += "--lr_scheduler_type constant --warmup_steps 0 --max_questions 2 --disable_tqdm True".split()
        main([*settings, *flags])
    return seen, load_file(folder / output / "model.safetensors")


@pytest.fixture
def folder(tmp_path, tiny_model_folder):
    """A model and a dataset."""
    (tmp_path / "model").symlink_to(tiny_model_folder)
    rows = [page | {"document_id": page["page_id"]} for page in pages()]
    rows = [{name: row[name] for name in PAGE_EXAMPLE_FEATURES} for row in rows]
    datasets.Dataset.from_list(rows, PAGE_EXAMPLE_FEATURES).to_parquet(tmp_path / "rows" / "train.parquet")
    return tmp_path


def test_a_resumed_run_on_words_alone_equals_an_uninterrupted_one_and_the_card_lists_the_shares(folder, monkeypatch):
    seen, whole = finetune(folder, "whole", monkeypatch, "--max_steps", "4")
    finetune(folder, "cut", monkeypatch, "--max_steps", "2")
    _, resumed = finetune(folder, "cut", monkeypatch, "--max_steps", "4", "--resume_from_checkpoint", "True")
    assert all(torch.equal(whole[name], resumed[name]) for name in whole)
    kinds = Counter(page["page_id"].partition("-")[0] for page in seen)
    assert kinds["page"] and kinds["train"]
    card = (folder / "cut" / "README.md").read_text()
    assert "| training | generated business documents | train |  |  | 0.50 |" in card
