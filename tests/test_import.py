import subprocess
import sys

import pytest

import transformers_djepa


FEATURE_PACKAGES = "datasets matplotlib onnxruntime pandas pypdfium2 pytesseract rapidocr torchvision typst".split()


def run(code):
    process = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=600)
    assert process.returncode == 0, process.stderr
    return process.stdout.split()


def test_import_does_not_load_packages_that_only_some_features_need():
    code = (
        "import sys, torch; from transformers import AutoModel, AutoProcessor, pipeline; before = set(sys.modules)\n"
        "import transformers_djepa; print(*set(sys.modules) - before)"
    )
    added = run(code)
    assert "transformers_djepa" in added and not set(FEATURE_PACKAGES) & set(added)
    assert "transformers_djepa.trainer_callbacks" not in added  # it imports accelerate


def test_import_is_silent_and_needs_no_optional_package():
    block = "".join(f"sys.modules[{name!r}] = None; " for name in ("datasets", "typst", "matplotlib", "pytesseract"))
    assert run(f"import sys; {block}import transformers_djepa") == []


@pytest.mark.parametrize("name", transformers_djepa.__all__)
def test_exported_names_exist(name):
    assert getattr(transformers_djepa, name).__name__ == name or name == "DJepaImageProcessor"


def test_a_step_of_fine_tuning_imports_what_training_on_rows_needs(tiny_model_folder, generated_rows, tmp_path):
    flags = (
        f"--model {tiny_model_folder} --dataset {generated_rows} --output_dir {tmp_path} --max_steps 1 --use_cpu True"
    )
    code = (
        f"import sys; from djepa_cli import main; main('finetune {flags} --disable_tqdm True'.split())\n"
        "print(*(name for name in sys.modules if name.startswith(('djepa', 'transformers_djepa'))))"
    )
    modules = [name for name in run(code) if name.startswith(("djepa", "transformers_djepa"))]
    assert "transformers_djepa.training.finetune" in modules and len(modules) <= 200
    assert not [name for name in modules if name.startswith("djepa_corpus")]
