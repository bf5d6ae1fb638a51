"""Model cards of training runs: metadata, text, and when they are written."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import torch
from huggingface_hub import ModelCard, ModelCardData
from huggingface_hub.repocard import metadata_load
from transformers import Trainer, set_seed

from builders import build_model, build_processor
from training_runs import arguments, flags, page
from transformers_djepa import DJepaSegmentationCollator, ModelCardCallback
from transformers_djepa.trainer_callbacks.model_card import ModelCardMixin
from transformers_djepa.training.finetune import main as finetune


TASK = "document-question-answering"  # a task of the Hub, whose pipeline works with the model


class CardTrainer(ModelCardMixin, Trainer):
    """A plain Trainer that keeps the card when it pushes."""


def make_trainer(folder, model=None, card: dict | None = None, **changes) -> Trainer:
    """Build a trainer over page examples; `card` holds the callback's arguments."""
    processor, model = build_processor(), model or build_model()
    trainer = CardTrainer(
        model=model,
        args=arguments(folder, **{"max_steps": 2, "per_device_train_batch_size": 2} | changes),
        train_dataset=[page(number) for number in range(4)],
        eval_dataset=[page(9)],
        data_collator=DJepaSegmentationCollator(processor),
        processing_class=processor,
    )
    trainer.add_callback(ModelCardCallback(trainer, **(card or {})))
    return trainer


def cells(text: str, head: str) -> list[dict[str, str]]:
    """Rows of the table whose first column is named `head`."""
    lines = text[text.index(f"| {head} |") :].split("\n\n")[0].splitlines()
    names, _, *body = [[cell.strip() for cell in line.strip("| \n").split(" | ")] for line in lines]
    return [dict(zip(names, row)) for row in body]


def log_of(folder: Path) -> list[dict]:
    last = max(folder.glob("checkpoint-*"), key=lambda path: int(path.name.split("-")[1]))
    return json.loads((last / "trainer_state.json").read_text())["log_history"]


def test_metadata_is_valid_for_the_hub(finetuned):
    found = metadata_load(finetuned / "README.md")
    assert ModelCardData(**found).to_dict() == found
    assert found["library_name"] == "transformers" and found["pipeline_tag"] == TASK
    assert found["license"] == "mit" and found["language"] == ["en", "de"]
    assert "base_model" not in found and "datasets" not in found  # neither is on the Hub
    (result,) = found["model-index"][0]["results"]
    scores = json.loads((finetuned / "eval_results.json").read_text())
    assert found["model-index"][0]["name"] == "invoices" and result["dataset"]["split"] == "test"
    for metric in result["metrics"]:
        assert metric["value"] == scores[f"eval_{metric['type']}"]
    assert "mask_iou_50" in found["metrics"] and "loss" not in found["metrics"]


def test_losses_and_scores_match_the_log(finetuned):
    text, log = (finetuned / "README.md").read_text(), log_of(finetuned)
    last = next(entry for entry in reversed(log) if "loss" in entry)
    for name in ("loss", "word_loss", "presence_loss"):
        assert f"{name} {last[name]:.4f}" in text
    shown = {row["metric"]: row["value"] for row in cells(text, "metric")}
    evaluation = next(entry for entry in reversed(log) if "eval_loss" in entry)
    assert shown["loss"] == f"{evaluation['eval_loss']:.4f}"
    assert shown["word_f1"] == f"{evaluation['eval_word_f1']:.4f}"


def test_data_settings_and_pictures_are_listed(finetuned, rows):
    text = (finetuned / "README.md").read_text()
    training, evaluation = cells(text, "role")
    assert (training["data"], training["split"], training["share"]) == ("my_rows", "train", "1.00")
    assert (evaluation["data"], evaluation["split"]) == ("my_rows", "test")
    settings = {row["setting"]: row["value"].strip("`") for row in cells(text, "setting")}
    assert settings["learning_rate"] == "0.0001" and settings["optim_args"] == "rank=4,state_dtype=int8"
    assert settings["optimizer"] == "NaturalGradient" and settings["model"] == "tiny"
    assert not {"output_dir", "seed", "license", "weight_decay", "logging_steps"} & settings.keys()
    assert f"with {sum(p.numel() for p in build_model().parameters()) / 1e6:.3f} M parameters" in text
    pictures = re.findall(r"!\[.*?\]\((.*?)\)", text)
    assert pictures == ["images/page-1.png", "images/page-2.png"]
    assert all((finetuned / picture).is_file() for picture in pictures)
    assert "trained on these rows" not in text
    assert str(rows.parent) not in text and str(finetuned.parent) not in text


def test_the_card_warns_of_scores_on_the_rows_of_the_training(tiny_model_folder, rows, tmp_path):
    output, file = tmp_path / "out", str(rows / "train.parquet")
    assert finetune(flags(tiny_model_folder, file, output, "--eval_dataset", file, "--max_steps", "1")) == 0
    assert "**The model was trained on these rows**" in (output / "README.md").read_text()


def test_the_usage_code_runs_without_importing_the_package(finetuned, pdf_file, tmp_path):
    (code,) = re.findall(
        r"^```python\n(.*?)^```", (finetuned / "README.md").read_text(), flags=re.MULTILINE | re.DOTALL
    )
    (finetuned / "page.pdf").write_bytes(pdf_file.read_bytes())
    environment = os.environ | {"HF_MODULES_CACHE": str(tmp_path)}
    options = {"cwd": finetuned, "env": environment, "capture_output": True, "text": True, "timeout": 600}
    done = subprocess.run([sys.executable, "-c", code], **options)
    assert done.returncode == 0, done.stderr
    assert "import transformers_djepa" not in code and done.stdout.strip().endswith(("True", "False"))


def test_push_to_hub_uploads_this_card_instead_of_the_trainers_own(tmp_path, monkeypatch):
    sent = {}

    class Hub:
        def upload_folder(self, folder_path, **kwargs):
            sent["card"] = Path(folder_path, "README.md").read_text()

    module = sys.modules[Trainer.__module__]
    monkeypatch.setattr(module, "hf_api", Hub)
    monkeypatch.setattr(Trainer, "init_hf_repo", lambda self, **kwargs: setattr(self, "hub_model_id", "me/invoices"))
    trainer = make_trainer(tmp_path)
    trainer.train()
    trainer.push_to_hub(license="cc-by-4.0", tags="receipts")
    assert 'repo = "me/invoices"' in sent["card"] and "written by the training run" in sent["card"]
    found = ModelCard(sent["card"]).data
    assert found.license == "cc-by-4.0" and "receipts" in found.tags and "djepa" in found.tags


def test_a_plain_trainer_gets_a_card_with_pages_and_unchanged_training(tmp_path):
    plain = make_trainer(tmp_path / "plain")
    plain.remove_callback(ModelCardCallback)
    trainer = make_trainer(
        tmp_path / "card", card={"settings": {"recipe": "mine"}}, save_strategy="steps", save_steps=1
    )
    for each in (plain, trainer):
        set_seed(0)  # click positions are sampled during training
        each.train()
    text = (tmp_path / "card" / "README.md").read_text()
    assert "| recipe | `mine` |" in text and "images/page-1.png" in text and "## Results" not in text
    for first, second in zip(plain.model.parameters(), trainer.model.parameters(), strict=True):
        assert torch.equal(first, second)


def test_a_fine_tuned_model_inherits_metadata_of_its_base(finetuned, rows, tmp_path):
    finetune(flags(finetuned, rows, tmp_path / "more", "--max_steps", "1"))
    found = metadata_load(tmp_path / "more" / "README.md")
    assert found["license"] == "mit" and found["language"] == ["en", "de"]
    assert "trained from invoices for 1 step" in (tmp_path / "more" / "README.md").read_text()
