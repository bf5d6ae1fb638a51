"""`djepa annotate history`, `djepa annotate rollback` and `djepa annotate promote`."""

import pytest

from djepa_runtime.annotation.store import Store


SCORES = {"before": 0.5, "after": 0.75, "difference": 0.25, "standard_error": 0.125, "questions": 8}
SCORES |= {"trained_documents": 4, "trained_questions": 32}


@pytest.fixture
def store(tmp_path, monkeypatch):
    """annotations.djepa with models 1 to 3; 2 was trained from 1 and 3 from 2, and 3 is in service."""
    monkeypatch.chdir(tmp_path)
    with Store("annotations.djepa") as opened:
        for parent, scores in ((None, {}), (1, SCORES), (2, SCORES | {"standard_error": None})):
            folder = tmp_path / f"model-{parent}"
            folder.mkdir()
            opened.serve(opened.add_model(folder, scores, parent))
        yield opened


def test_the_history_lists_models_with_parent_counts_and_scores(djepa, store):
    _, *lines = djepa("annotate", "history").out.splitlines()
    cells = [line.split() for line in lines]
    assert [each[0] for each in cells] == ["1", "2", "*3"]
    assert cells[0][1] == "-" and cells[1][1] == "1"
    assert cells[1][3:10] == ["4", "32", "8", "0.500", "0.750", "0.250", "0.125"]
    assert cells[2][9] == "-" and cells[2][10].endswith("model-2")


def test_each_rollback_leads_further_back(djepa, store):
    for model_id in (2, 1):
        result = djepa("annotate", "rollback")
        assert result.code == 0 and result.out.startswith(f"Model {model_id} is in service: ")
        assert store.in_service().id == model_id
    assert "No other model was in service before; give the number of a model" in djepa("annotate", "rollback").err
    assert djepa("annotate", "promote").out.startswith("Model 3 is in service: ")
    assert djepa("annotate", "promote", "2").code == 0 and store.in_service().id == 2
    assert djepa("annotate", "rollback", "3").code == 0 and store.in_service().id == 3


@pytest.mark.parametrize(
    ("command", "complaint"),
    [
        (("rollback", "9"), "There is no model 9; give one of those in `djepa annotate history`: 1, 2, 3."),
        (("promote",), "No newer model than the one in service; give the number of a model as MODEL_ID."),
        (("promote", "1"), "model-None of model 1 is gone; give another model as MODEL_ID."),
        (("history", "--store", "empty.djepa"), "empty.djepa has no models yet; run `djepa annotate retrain`."),
        (("history", "--output", "plot.txt"), "Format 'txt' is not supported"),
    ],
)
def test_bad_input_is_one_line(djepa, store, tmp_path, command, complaint):
    (tmp_path / "model-None").rmdir()
    Store("empty.djepa").close()
    result = djepa("annotate", *command)
    assert result.code == 2 and result.err.count("\n") == 1 and complaint in result.err
    assert store.in_service().id == 3 and not (tmp_path / "no.djepa").exists()
