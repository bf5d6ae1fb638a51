"""`djepa distill` from a two-layer teacher to a text encoder of pages."""

import json
import re
from pathlib import Path

import datasets
import pytest
import torch
import yaml
from safetensors.torch import load_file
from teachers import save_teacher
from transformers import AutoModelForMaskedLM, BertConfig, BertModel, Trainer

from builders import build_config, build_model, build_processor
from djepa_cli import main
from transformers_djepa import DJepaConfig, DJepaForPromptableSegmentation
from transformers_djepa.data.rows import PAGE_FEATURES


STAGES = ("mntp", "simcse", "outputs", "distill", "mlm")
WORDS = ["total", "99", "date", "today", "invoice", "number", "pay", "to", "the", "bank"]


@pytest.fixture(scope="module")
def folder(once):
    """A teacher, a page model to start from, pages, settings for two steps of each stage, and the finished run."""
    return once("distill", run_all_stages)


def run_all_stages(folder: Path) -> None:
    save_teacher(folder / "teacher")
    build_model().save_pretrained(folder / "student")
    build_processor().save_pretrained(folder / "student")
    for split, start in (("train", 0), ("test", 100)):
        rows = [page(number) for number in range(start, start + 8)]
        pages = datasets.Dataset.from_list(rows, features=PAGE_FEATURES)
        pages.to_parquet(folder / "pages" / f"{split}.parquet")
    settings = {
        **{"teacher": f"{folder}/teacher", "student": f"{folder}/student", "dataset": [f"{folder}/pages"]},
        **{"text_words": 8, "eval_pages": 4, "lora_rank": 2, "max_steps": 2, "save_steps": 1, "eval_steps": 1},
        **{"per_device_train_batch_size": 4, "logging_steps": 1, "use_cpu": True, "dataloader_num_workers": 0},
        **{"warmup_steps": 0, "learning_rate": 0.01, "disable_tqdm": True},
        **{"output_dir": f"{folder}/out", "mlm": {"max_steps": 3, "learning_rate": 0.02}},
        **{"simcse": {"gradient_checkpointing": True}},
    }
    (folder / "settings.yaml").write_text(yaml.safe_dump(settings))
    assert distill(folder) == 0


def page(number: int) -> dict:
    words = WORDS[number % 3 :] + WORDS[: number % 5]
    boxes = [[50 * index, 40 * index, 50 * index + 40, 40 * index + 20] for index in range(len(words))]
    return {"image": None, "words": words, "boxes": boxes, "page_id": f"{number}", "document_id": f"{number}"}


def distill(folder: Path, *flags: str) -> int:
    return main(["distill", str(folder / "settings.yaml"), *flags])


@pytest.fixture(scope="module")
def finished(folder):
    return folder / "out"


def test_each_stage_changes_what_the_one_before_it_wrote(folder, finished):
    teacher, mntp, simcse = (load_file(path / "model.safetensors") for path in teachers(folder, finished))
    name = "model.layers.0.self_attn.q_proj.weight"
    assert not torch.equal(teacher[name], mntp[name]) and not torch.equal(mntp[name], simcse[name])
    assert torch.equal(teacher["model.embed_tokens.weight"], simcse["model.embed_tokens.weight"])
    student, mlm = (load_file(finished / stage / "model.safetensors") for stage in ("distill", "mlm"))
    name = "bert.encoder.layer.0.output.dense.weight"
    start = build_model().model.text_encoder.state_dict()[name]
    assert not torch.equal(start, student[name]) and not torch.equal(student[name], mlm[f"text_encoder.{name}"])
    name = "box_embeddings.projection"  # starts at zero, and is trained with boxes alone
    assert not student[name].any() and mlm[f"text_encoder.{name}"].any()


def teachers(folder: Path, finished: Path) -> list[Path]:
    return [folder / "teacher", finished / "mntp", finished / "simcse"]


def test_every_stage_is_evaluated_and_has_its_own_steps(finished):
    trained = [name for name in STAGES if name != "outputs"]
    results = {name: json.loads((finished / name / "eval_results.json").read_text()) for name in trained}
    assert all(0 < results[name]["eval_loss"] < 100 for name in trained)
    assert (finished / "mlm" / "checkpoint-3").is_dir() and not (finished / "mntp" / "checkpoint-3").exists()


def test_the_result_is_the_text_encoder_of_a_page_model(finished):
    model = build_model()
    model.load_towers(text_encoder=finished / "mlm")
    expected = AutoModelForMaskedLM.from_pretrained(finished / "mlm").text_encoder.state_dict()
    assert all(torch.equal(weight, expected[name]) for name, weight in model.model.text_encoder.state_dict().items())


def test_the_prompt_encoder_learns_from_texts_of_one_group_and_resumes(folder, finished, monkeypatch, caplog):
    texts = [{"text": f"{name} {number}", "group": str(number)} for number in range(8) for name in ("total", "pay")]
    for split in ("train", "test"):
        datasets.Dataset.from_list(texts).to_parquet(folder / "texts" / f"{split}.parquet")
    config = build_config().to_dict()
    config["prompt_config"]["vocab_size"] = config["text_config"]["vocab_size"]
    start = DJepaForPromptableSegmentation(DJepaConfig(**config | {"tie_prompt_embeddings": True}))
    start.save_pretrained(folder / "tied")
    build_processor().save_pretrained(folder / "tied")
    flags = ("--stages", "prompts", "--translations", f"{folder}/texts", "--student", f"{folder}/tied")
    with monkeypatch.context() as patch:
        patch.setattr("transformers.trainer.Trainer._maybe_log_save_evaluate", interrupt_the_second())
        assert distill(folder, *flags) == 130
    assert (finished / "prompts" / "checkpoint-1").is_dir()
    assert distill(folder, *flags) == 0
    assert "missing keys" not in caplog.text
    model = DJepaForPromptableSegmentation.from_pretrained(finished / "prompts")
    assert not torch.equal(
        model.prompt_encoder.late_interaction.query.weight, start.prompt_encoder.late_interaction.query.weight
    )
    trained = AutoModelForMaskedLM.from_pretrained(finished / "mlm").text_encoder.state_dict()
    name = "bert.encoder.layer.0.output.dense.weight"
    assert torch.equal(model.model.text_encoder.state_dict()[name], trained[name])


def test_an_encoder_teaches_without_adaptation(folder):
    encoder = BertModel(BertConfig(vocab_size=400, hidden_size=32, num_hidden_layers=1, num_attention_heads=2))
    save_teacher(folder / "encoder", encoder)
    flags = ("--teacher", f"{folder}/encoder", "--teacher_prefix", "query: ", "--output_dir", f"{folder}/of_encoder")
    assert distill(folder, *flags, "--stages", "outputs", "distill") == 0
    assert (folder / "of_encoder" / "distill" / "model.safetensors").is_file()
    assert distill(folder, *flags, "--stages", "mntp") == 2


def test_finished_stages_are_skipped(folder, finished, caplog):
    before = {path: path.stat().st_mtime_ns for path in finished.rglob("*.safetensors")}
    assert distill(folder) == 0
    assert {path: path.stat().st_mtime_ns for path in finished.rglob("*.safetensors")} == before


@pytest.mark.parametrize(
    "stage", ["distill", *(pytest.param(each, marks=pytest.mark.slow) for each in ("mntp", "mlm"))]
)
def test_an_interrupted_stage_resumes_bitwise(folder, finished, stage, tmp_path, monkeypatch):
    for name in ("outputs", *STAGES[: STAGES.index(stage)]):
        if not (tmp_path / name).exists():
            (tmp_path / name).symlink_to(finished / name)
    with monkeypatch.context() as patch:
        patch.setattr("transformers.trainer.Trainer._maybe_log_save_evaluate", interrupt_the_second())
        assert distill(folder, "--output_dir", str(tmp_path), "--stages", stage) == 130
    assert [path.name for path in (tmp_path / stage).glob("checkpoint-*")] == ["checkpoint-1"]
    assert distill(folder, "--output_dir", str(tmp_path), "--stages", stage) == 0
    found, expected = (load_file(path / stage / "model.safetensors") for path in (tmp_path, finished))
    assert all(torch.equal(weight, expected[name]) for name, weight in found.items())


def interrupt_the_second():
    """A method of `Trainer` that is interrupted at its second step."""
    method, calls = Trainer._maybe_log_save_evaluate, []

    def interrupted(*args, **kwargs):
        calls.append(True)
        if len(calls) == 2:
            raise KeyboardInterrupt
        return method(*args, **kwargs)

    return interrupted


@pytest.mark.parametrize(
    ("flags", "message"),
    [
        (["--stages", "mntp", "magic"], "--stages: invalid choice: 'magic'"),
        (["--teacher", "nowhere", "--output_dir", "fresh"], "nowhere is neither a local folder nor a readable model"),
        (["--mntp", '{"learning_rat": 1}'], "mntp: --learning_rat=1: no such setting"),
        (["--dataset", "nowhere", "--output_dir", "fresh"], "nowhere"),
        (["--text_words", "9", "--stages", "distill", "--output_dir", "OUT"], r"texts='\w+' \(now '\w+'\)"),
    ],
)
def test_bad_settings_are_one_line_before_any_work(folder, finished, tmp_path, monkeypatch, capsys, flags, message):
    monkeypatch.chdir(tmp_path)
    if "OUT" in flags:
        flags = [str(tmp_path / "again") if flag == "OUT" else flag for flag in flags]
        (tmp_path / "again").mkdir()
        for name in ("simcse", "outputs"):
            (tmp_path / "again" / name).symlink_to(finished / name)
    assert distill(folder, *flags) == 2
    error = capsys.readouterr().err.strip().splitlines()[-1]
    assert error.startswith("djepa: error: ") and re.search(message, error)
