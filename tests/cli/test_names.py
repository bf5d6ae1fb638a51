"""Names of files, models and datasets that do not exist fail before the slow imports."""

import pytest
from PIL import Image

from djepa_cli.names import check_source


@pytest.fixture
def no_hub(monkeypatch):
    """No connection, and no cache."""
    from huggingface_hub import constants

    monkeypatch.setattr(constants, "HF_HUB_OFFLINE", False)
    monkeypatch.setattr(constants, "ENDPOINT", "http://127.0.0.1:9")
    monkeypatch.setattr("urllib.request.getproxies", dict)
    monkeypatch.setenv("HF_HUB_OFFLINE", "0")


@pytest.mark.parametrize(
    ("argv", "complaint"),
    [
        (("segment", "gone.pdf", "a?"), "There is no file gone.pdf."),
        (("extract", "gone.pdf", "--fields", "invoice", "--output", "a.csv"), "There is no file or folder gone.pdf."),
        (("extract", "page.png", "--fields", "gone", "--output", "a.csv"), "There is no field file gone."),
        (("annotate", "export", "--store", "gone", "--output", "rows"), "There is no file gone."),
        (("annotate", "import", "gone.json", "--format", "coco", "--output", "rows"), "There is no file gone.json."),
        (("annotate", "gone.pdf", "-q", "a?"), "There is no file or folder gone.pdf."),
        (("prepare", "gone/", "--output", "rows"), "There is no file or folder gone/."),
        (("segment", "page.png", "a?", "--model", "djepa-nanno"), "no model djepa-nanno; did you mean djepa-nano?"),
        (("evaluate", "rows", "--model", "me/nothing"), "rows is neither a local folder nor a readable dataset"),
        (("extract", "page.png", "--fields", "order", "--output", "a.csv", "--model", "me/gone"), "me/gone is neither"),
        (("finetune", "--model", "djepa-nanno", "--output_dir", "out"), "did you mean djepa-nano?"),
        (("finetune", "--dataset", "me/gone", "--output_dir", "out"), "me/gone is neither"),
        (("finetune", "gone.yaml", "--output_dir", "out"), "There is no file gone.yaml."),
        (("finetune", "settings.yaml", "--output_dir", "out"), "There is no file or folder ../gone."),
    ],
)
def test_a_wrong_name_fails_before_torch_is_imported(in_new_process, tmp_path, argv, complaint):
    Image.new("RGB", (9, 9)).save(tmp_path / "page.png")
    (tmp_path / "settings.yaml").write_text("dataset: [../gone]\n")
    code = (
        "import os, sys; os.environ['HF_HUB_OFFLINE'] = '1'; os.chdir(sys.argv.pop(1))\n"
        "from djepa_cli import main; code = main(sys.argv[1:]); sys.exit(99 if 'torch' in sys.modules else code)"
    )
    process = in_new_process(code, str(tmp_path), *argv)
    assert process.returncode == 2 and complaint in process.stderr and process.stderr.count("\n") == 1
    assert {path.name for path in tmp_path.iterdir()} == {"page.png", "settings.yaml"}


def test_without_a_connection_the_cache_is_used(no_hub, tmp_path, monkeypatch):
    from huggingface_hub import constants

    monkeypatch.setattr(constants, "HF_HUB_CACHE", str(tmp_path))
    with pytest.raises(ValueError, match="me/mine is neither a local folder nor a readable model"):
        check_source("me/mine", "model")
    (tmp_path / "models--me--mine").mkdir()
    check_source("me/mine", "model")
    assert constants.HF_HUB_OFFLINE is True
    check_source("nano", "model")


def test_a_folder_of_documents_is_no_dataset(djepa, tmp_path):
    Image.new("RGB", (9, 9)).save(tmp_path / "page.png")
    for source in (tmp_path, tmp_path / "page.png"):
        result = djepa("evaluate", source)
        assert result.code == 2 and f"{source} holds documents, not rows; run `djepa prepare {source}" in result.err
