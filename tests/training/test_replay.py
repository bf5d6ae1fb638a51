"""`--replay` of `djepa finetune`: the pages, their share, and training on them next to others."""

from collections import Counter

import datasets
import pytest
import torch
from fine_tuning import pages
from safetensors.torch import load_file

from djepa_runtime.bundled import BUNDLED
from transformers_djepa.cards.data import shares
from transformers_djepa.data.hub import load_document_dataset
from transformers_djepa.data.rows import PAGE_EXAMPLE_FEATURES
from transformers_djepa.data.segmentation_collator import DJepaSegmentationCollator
from transformers_djepa.training.arguments import DataArguments
from transformers_djepa.training.finetune import REPLAY, main, with_replay


@pytest.mark.parametrize(
    ("weights", "given", "model", "expected"),
    (
        (None, None, BUNDLED, {"mine": 0.7, REPLAY.name: 0.3}),
        (None, None, "my-model", {"mine": 1.0}),
        (None, 0.2, "my-model", {"mine": 0.8, REPLAY.name: 0.2}),
        (None, 0.0, BUNDLED, {"mine": 1.0}),
        ([3.0, 1.0], 0.6, BUNDLED, {"mine": 0.3, "yours": 0.1, REPLAY.name: 0.6}),
    ),
)
def test_the_share_of_replayed_pages(weights, given, model, expected):
    data = DataArguments(
        dataset=["mine", "yours"][: len(weights or [1])], dataset_weights=weights, replay=given, model=model
    )
    assert {source.title: source.share for source in shares(*with_replay(data))} == pytest.approx(expected)


def test_the_package_ships_pages_in_six_languages_whose_questions_words_can_answer():
    assert REPLAY.stat().st_size <= 2 * 2**20
    pages = load_document_dataset(REPLAY)
    kinds = Counter(question["kind"] for questions in pages["questions"] for question in questions)
    assert len(pages) >= 300 and kinds["value"] > 1000 and kinds["unanswerable"] > 300 and not kinds["mark"]


def finetune(folder, output: str, monkeypatch, *flags: str) -> tuple[list[dict], dict[str, torch.Tensor]]:
    """Train on rows and as many replayed pages; return the pages of all batches, and the weights."""
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


def test_epochs_are_passes_over_the_given_pages_not_over_the_replayed_ones(folder, monkeypatch):
    seen, _ = finetune(folder, "epochs", monkeypatch, "--num_train_epochs", "2", "--save_strategy", "no")
    own = Counter(page["page_id"] for page in seen if page["page_id"].startswith("page-"))
    assert len(own) == 6 and min(own.values()) == 2 and len(seen) < 60
