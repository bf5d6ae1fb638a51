"""Model cards of training runs: metadata, text, and when they are written."""

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import datasets
import pytest
import torch
from huggingface_hub import ModelCard, ModelCardData
from huggingface_hub.repocard import metadata_load
from small_trainer import build, build_trainer
from transformers import Trainer, TrainerCallback, TrainingArguments, set_seed

from builders import build_model, build_processor, draw_page
from transformers_djepa import DJepaSegmentationCollator, ModelCardCallback
from transformers_djepa.cards.data import DataSource
from transformers_djepa.data.rows import QUESTION_FEATURES
from transformers_djepa.trainer_callbacks import model_card
from transformers_djepa.trainer_callbacks.model_card import ModelCardMixin
from transformers_djepa.training.finetune import main as finetune
from transformers_djepa.training.pretrain import main as pretrain


WORDS = ["total", "99", "date", "today"]
BOXES = [[100.0, 50, 300, 90], [310, 50, 380, 90], [100, 500, 250, 540], [400, 500, 600, 540]]
TASK = "document-question-answering"  # a task of the Hub, whose pipeline works with the model
SETTINGS = "--use_cpu True --dataloader_num_workers 0 --logging_steps 1 --save_steps 2 --disable_tqdm True"


def page(number: int, image: bool = True) -> dict:
    return {
        "image": draw_page(WORDS, (200, 250)) if image else None,
        "words": WORDS,
        "boxes": BOXES,
        "page_id": f"page-{number}",
        "document_id": f"page-{number}",
        "questions": [
            {"question": 'the | "total"?', "answers": ["99"], "answer_boxes": [[BOXES[1]]]},
            {"question": "iban?", "answers": [], "answer_boxes": []},
        ],
    }


@pytest.fixture(scope="module")
def rows(tmp_path_factory):
    """A folder of Parquet: six pages with two questions each."""
    folder = tmp_path_factory.mktemp("data") / "my_rows"
    folder.mkdir()
    flat = [
        {**{name: value for name, value in each.items() if name != "questions"}, **question}
        for each in map(page, range(6))
        for question in each["questions"]
    ]
    for split in ("train", "test"):
        datasets.Dataset.from_list(flat, features=QUESTION_FEATURES).to_parquet(folder / f"{split}.parquet")
    return folder


def command(model, rows, output, steps: int, *more) -> list[str]:
    data = f"--model {model} --dataset {rows} --eval_dataset {rows} --eval_pages 2 --eval_steps 2 --output_dir {output}"
    return [*data.split(), *SETTINGS.split(), "--max_steps", str(steps), *more]


@pytest.fixture(scope="module")
def folder(tiny_model_folder, rows, tmp_path_factory):
    """The output folder of `djepa finetune` with the natural gradient."""
    pytest.importorskip("matplotlib")
    folder = tmp_path_factory.mktemp("trained") / "invoices"
    optimizer = "--optim natural_gradient --optim_args rank=4,fisher=false --license mit --language en de".split()
    assert finetune(command(tiny_model_folder, rows, folder, 3, *optimizer)) == 0
    return folder


@pytest.fixture
def warnings(monkeypatch):
    """Warnings of the callback; transformers' loggers do not propagate to pytest's."""
    messages = []
    monkeypatch.setattr(model_card.logger, "warning", lambda message, *values: messages.append(message % values))
    return messages


class CardTrainer(ModelCardMixin, Trainer):
    """A plain Trainer that keeps the card when it pushes."""


def make_trainer(folder, model=None, card: dict | None = None, **arguments) -> Trainer:
    """Build a trainer over page examples; `card` holds the callback's arguments."""
    processor, model = build_processor(), model or build_model()
    settings = {"max_steps": 2, "logging_steps": 1, "save_strategy": "no", "report_to": "none", "use_cpu": True}
    settings |= {"remove_unused_columns": False, "label_names": ["presence_labels"], "disable_tqdm": True}
    trainer = CardTrainer(
        model=model,
        args=TrainingArguments(output_dir=str(folder), per_device_train_batch_size=2, **(settings | arguments)),
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


def test_metadata_is_valid_for_the_hub(folder):
    found = metadata_load(folder / "README.md")
    assert ModelCardData(**found).to_dict() == found
    assert found["library_name"] == "transformers" and found["pipeline_tag"] == TASK
    assert found["license"] == "mit" and found["language"] == ["en", "de"]
    assert "base_model" not in found and "datasets" not in found  # neither is on the Hub
    (result,) = found["model-index"][0]["results"]
    scores = json.loads((folder / "eval_results.json").read_text())
    assert found["model-index"][0]["name"] == "invoices" and result["dataset"]["split"] == "test"
    for metric in result["metrics"]:
        assert metric["value"] == scores[f"eval_{metric['type']}"]
    assert "mask_iou_50" in found["metrics"] and "loss" not in found["metrics"]


def test_losses_and_scores_match_the_log(folder):
    text, log = (folder / "README.md").read_text(), log_of(folder)
    last = next(entry for entry in reversed(log) if "loss" in entry)
    for name in ("loss", "word_loss", "presence_loss"):
        assert f"{name} {last[name]:.4f}" in text
    shown = {row["metric"]: row["value"] for row in cells(text, "metric")}
    evaluation = next(entry for entry in reversed(log) if "eval_loss" in entry)
    assert shown["loss"] == f"{evaluation['eval_loss']:.4f}"
    assert shown["word_f1"] == f"{evaluation['eval_word_f1']:.4f}"


def test_data_settings_and_pictures_are_listed(folder, rows):
    text = (folder / "README.md").read_text()
    training, evaluation = cells(text, "role")
    assert (training["data"], training["split"], training["share"]) == ("my_rows", "train", "1.00")
    assert (evaluation["data"], evaluation["split"]) == ("my_rows", "test")
    settings = {row["setting"]: row["value"].strip("`") for row in cells(text, "setting")}
    assert settings["learning_rate"] == "0.0001" and settings["optim_args"] == "rank=4,fisher=false"
    assert settings["optimizer"] == "NaturalGradient" and settings["model"] == "tiny"
    assert not {"output_dir", "seed", "license", "weight_decay", "logging_steps"} & settings.keys()
    assert f"with {sum(p.numel() for p in build_model().parameters()) / 1e6:.3f} M parameters" in text
    pictures = re.findall(r"!\[.*?\]\((.*?)\)", text)
    assert pictures == ["images/page-1.png", "images/page-2.png"]
    assert all((folder / picture).is_file() for picture in pictures)
    assert "trained on these rows" not in text
    assert str(rows.parent) not in text and str(folder.parent) not in text


def test_the_card_warns_of_scores_on_the_rows_of_the_training(tiny_model_folder, rows, tmp_path):
    output = tmp_path / "out"
    assert finetune(command(tiny_model_folder, rows / "train.parquet", output, 2)) == 0
    assert "**The model was trained on these rows**" in (output / "README.md").read_text()


def test_the_usage_code_runs_without_importing_the_package(folder, pdf_file, tmp_path):
    (code,) = re.findall(r"^```python\n(.*?)^```", (folder / "README.md").read_text(), flags=re.MULTILINE | re.DOTALL)
    (folder / "page.pdf").write_bytes(pdf_file.read_bytes())
    environment = os.environ | {"HF_MODULES_CACHE": str(tmp_path)}
    options = {"cwd": folder, "env": environment, "capture_output": True, "text": True, "timeout": 600}
    done = subprocess.run([sys.executable, "-c", code], **options)
    assert done.returncode == 0, done.stderr
    assert "import transformers_djepa" not in code and done.stdout.strip().endswith(("True", "False"))


def test_every_checkpoint_has_the_card_of_its_step(folder):
    assert "for 2 steps" in (folder / "checkpoint-2" / "README.md").read_text()
    assert "for 3 steps" in (folder / "README.md").read_text()


def test_the_card_of_a_resumed_run_counts_all_steps(tiny_model_folder, rows, tmp_path):
    finetune(command(tiny_model_folder, rows, tmp_path, 2))
    finetune(command(tiny_model_folder, rows, tmp_path, 4, "--resume_from_checkpoint", "True"))
    assert "for 4 steps" in (tmp_path / "README.md").read_text()


def test_other_ranks_write_nothing(tmp_path, monkeypatch):
    monkeypatch.setattr(Trainer, "is_world_process_zero", lambda self: False)
    trainer = make_trainer(tmp_path)
    trainer.train()
    trainer.create_model_card()
    assert not (tmp_path / "README.md").exists() and not (tmp_path / "images").exists()


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


def test_quotes_and_bars_in_a_question_are_escaped(tmp_path):
    make_trainer(tmp_path).train()
    text = (tmp_path / "README.md").read_text()
    compile(re.findall(r"^```python\n(.*?)^```", text, flags=re.MULTILINE | re.DOTALL)[0], "card", "exec")
    assert r'questions=["the | \"total\"?"]' in text


def test_non_numeric_metrics_are_left_out(tmp_path):
    trainer = make_trainer(tmp_path, eval_strategy="steps", eval_steps=1, save_strategy="steps", save_steps=1)
    scores = {"per_kind": [0.1, 0.2], "note": "x", "passed": True, "share": 0.5}
    trainer.compute_metrics = lambda prediction: scores
    trainer.preprocess_logits_for_metrics = lambda logits, labels: logits[2]
    trainer.train()
    text = (tmp_path / "README.md").read_text()
    assert {row["metric"] for row in cells(text, "metric")} == {"loss", "share"}
    assert metadata_load(tmp_path / "README.md")["metrics"] == ["share"]


def test_a_failed_write_of_the_card_logs_a_warning(tmp_path, monkeypatch, warnings):
    (tmp_path / "README.md").mkdir()
    make_trainer(tmp_path).train()
    assert len(warnings) == 1 and warnings[0].startswith("The model card was not written: IsADirectoryError")


@pytest.mark.parametrize("text", ("---\nlicense: mit: x\n---\n", "---\n- mit\n---\n", "---\nlicense: [mit\n---\n"))
def test_nothing_is_inherited_from_an_invalid_base_card(text, tmp_path):
    (tmp_path / "base").mkdir()
    (tmp_path / "base" / "README.md").write_text(text)
    model = build_model()
    model.config.name_or_path = str(tmp_path / "base")
    make_trainer(tmp_path / "more", model=model).train()
    found = metadata_load(tmp_path / "more" / "README.md")
    assert "license" not in found and "trained from base" in (tmp_path / "more" / "README.md").read_text()


def test_a_base_folder_deleted_during_training_is_not_taken_for_a_hub_id(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    Path("runs/base").mkdir(parents=True)
    Path("runs/base/README.md").write_text("---\nlicense: mit\n---\n")
    model = build_model()
    model.config.name_or_path = "runs/base"

    class Remove(TrainerCallback):
        def on_step_end(self, args, state, control, **kwargs):
            shutil.rmtree("runs/base", ignore_errors=True)

    trainer = make_trainer(tmp_path / "more", model=model)
    trainer.add_callback(Remove())
    trainer.train()
    found = metadata_load(tmp_path / "more" / "README.md")
    assert "base_model" not in found and found["license"] == "mit"
    assert "trained from base for 2 steps" in (tmp_path / "more" / "README.md").read_text()


def test_without_processing_class_pages_are_read_with_the_collators_processor(tmp_path):
    trainer = make_trainer(tmp_path)
    trainer.processing_class = None
    trainer.train()
    assert "images/page-1.png" in (tmp_path / "README.md").read_text()


def test_a_missing_processor_logs_one_warning_with_the_remedy(tmp_path, warnings):
    trainer = make_trainer(tmp_path, save_strategy="steps", save_steps=1)
    collate = trainer.data_collator
    trainer.processing_class, trainer.data_collator = None, lambda pages: collate(pages)
    trainer.train()
    assert "images/" not in (tmp_path / "README.md").read_text()
    assert len(warnings) == 1 and "processing_class=processor" in warnings[0]


def test_an_evaluation_after_training_adds_its_results(tmp_path):
    trainer = make_trainer(tmp_path)
    trainer.train()
    assert "## Results" not in (tmp_path / "README.md").read_text()
    trainer.evaluate()
    assert "## Results" in (tmp_path / "README.md").read_text()


def test_pages_without_an_image_are_not_shown(tmp_path):
    trainer = make_trainer(tmp_path)
    trainer.eval_dataset = [page(1, image=False)]
    trainer.train()
    assert "images/" not in (tmp_path / "README.md").read_text()


def test_a_fine_tuned_model_inherits_metadata_of_its_base(folder, rows, tmp_path):
    finetune(command(folder, rows, tmp_path / "more", 2))
    found = metadata_load(tmp_path / "more" / "README.md")
    assert found["license"] == "mit" and found["language"] == ["en", "de"]
    assert "trained from invoices for 2 steps" in (tmp_path / "more" / "README.md").read_text()


def test_pretraining_writes_a_card_unless_it_is_disabled(tiny_model_folder, rows, tmp_path):
    settings = f"--model {tiny_model_folder} --dataset {rows} {SETTINGS} --max_steps 2".split()
    for name, more in (("with", []), ("without", ["--model_card", "False"])):
        pretrain([*settings, "--output_dir", str(tmp_path / name), "--per_device_train_batch_size", "2", *more])
    text = (tmp_path / "with" / "README.md").read_text()
    assert "AutoModel.from_pretrained" in text and "mlm_loss" in text and "target encoders" in text
    assert "pipeline_tag" not in metadata_load(tmp_path / "with" / "README.md")  # no pipeline takes tokens with boxes
    assert not (tmp_path / "without" / "README.md").exists()


def test_hub_ids_and_revisions_are_in_the_metadata(tmp_path):
    training = [DataSource("naver-clova-ix/cord-v2", "train", 1.0, "abc123", 800)]
    evaluation = DataSource("naver-clova-ix/cord-v2", "test", 1.0, "abc123", 100)
    model = build_model()
    model.config.name_or_path = "someone/djepa-small"
    card = {"training": training, "evaluation": evaluation}
    trainer = make_trainer(tmp_path, model, card, eval_strategy="steps", eval_steps=2)
    trainer.compute_metrics = None
    trainer.state.log_history.append({"step": 2, "eval_word_f1": 0.5})
    trainer.create_model_card()
    found = metadata_load(tmp_path / "README.md")
    assert found["base_model"] == "someone/djepa-small" and found["datasets"] == ["naver-clova-ix/cord-v2"]
    result = found["model-index"][0]["results"][0]
    assert result["dataset"]["type"] == "naver-clova-ix/cord-v2" and result["dataset"]["revision"] == "abc123"
    assert result["metrics"][0]["value"] == 0.5


def test_another_model_family_raises(tmp_path):
    with pytest.raises(ValueError, match="SmallModel; leave it out"):
        ModelCardCallback(build_trainer(build(), tmp_path))


def test_a_negative_number_of_pages_raises(tmp_path):
    with pytest.raises(ValueError, match="example_pages must be 0 or more, got -1"):
        make_trainer(tmp_path, card={"example_pages": -1})
