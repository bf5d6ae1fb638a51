"""The checked set, the decision between two models, and runs of the command with a tiny model of random weights."""

from pathlib import Path

import pytest
from datasets import load_dataset

from djepa_pages import num_pages
from djepa_runtime.annotation.records import Decision, PageRef
from djepa_runtime.annotation.store import Store
from stores import QUESTION, make_decision, make_store
from transformers_djepa.data_engine.export import checked_names, split_pages
from transformers_djepa.data_engine.retraining import Run, compare, comparison, record
from transformers_djepa.metrics.functions import Prediction


BETTER = {"before": 0.5, "after": 0.8, "standard_error": 0.2, "better": True}
RUN = Run(None, "djepa-nano", ["a.pdf"], documents=4, questions=8)


FLAT = [(True, True)] * 20 + [(False, False)] * 20


def flipped(known):
    """Twenty questions, of which one is right only afterwards."""
    return [(False, True), *FLAT[known + 1 : known + 20]]


def decide(names, stage="assisted"):
    decision = Decision(1, 1, QUESTION, "ann", None, 0.0, "absent", None, stage=stage)
    return {PageRef(index, Path("/documents", name), 1, 1, 0.0, None): [decision] for index, name in enumerate(names)}


def names_of(pages):
    return {page.path.name for page in pages}


def test_about_a_fifth_is_checked_and_stays_so_when_documents_are_added():
    names = [f"{number}.pdf" for number in range(200)]
    first, all_of_them = checked_names(decide(names[:100]), ()), checked_names(decide(names), ())
    assert 10 <= len(first) <= 30 and first == all_of_them & {*names[:100]}


def test_no_checked_document_is_trained_on_and_the_model_checks_nothing():
    decided = decide(["a.pdf", "b.pdf"]) | decide(["c.pdf", "d.pdf", "e.pdf"], "auto")
    train, held_out = split_pages(decided, {"a.pdf", "c.pdf"})
    assert (names_of(train), names_of(held_out)) == ({"b.pdf", "d.pdf", "e.pdf"}, {"a.pdf"})


@pytest.mark.parametrize(
    "decided", [decide(["a.pdf"]), decide(["a.pdf", "b.pdf", "c.pdf"], "auto"), decide(["a.pdf", "a.pdf"])]
)
def test_too_few_decisions_are_refused(decided):
    with pytest.raises(ValueError, match=r"Too few decisions: the \d documents with decisions leave none for"):
        split_pages(decided, checked_names(decided, ()))


@pytest.mark.parametrize(
    ("documents", "difference", "error", "is_better"),
    [
        ([[(False, True)], [(False, True)]], 1.0, 0.5, True),
        ([[(False, True)], [(True, True)]], 0.5, 0.5, False),
        ([[(True, False)], [(True, False)]], -1.0, 0.5, False),
        *[([flipped(known)] + [FLAT[known : known + 20]] * 4, 0.01, 0.01, False) for known in range(20)],
        ([[(False, True)] * 9 + [(True, True)]], 0.9, 0.1, True),
        ([[(False, True)]], 1.0, None, False),
    ],
)
def test_a_model_is_better_by_more_than_one_standard_error(documents, difference, error, is_better):
    compared = comparison(documents)
    assert compared["difference"] == pytest.approx(difference) and compared["better"] == is_better
    assert compared["standard_error"] == (None if error is None else pytest.approx(error))


def test_both_models_are_asked_the_same_questions_and_absent_answers_count():
    box = [[0, 0, 10, 10]]
    questions = [
        {"question": "Total?", "answers": ["9"], "answer_boxes": [box]},
        {"question": "IBAN?", "answers": [], "answer_boxes": []},
    ]
    pages = [{"document_id": str(number), "questions": questions} for number in range(6)]
    right, wrong = [Prediction("9", box), Prediction("", present=False)], [Prediction("8", box), Prediction("8", box)]
    compared = compare(pages, lambda batch: [[right[0], wrong[1]] for _ in batch], lambda batch: [right for _ in batch])
    error = 0.5 / 11**0.5  # of twelve questions, as the documents do not differ
    counts = {"documents": 6, "questions": 12, "before": 0.5, "after": 1.0, "difference": 0.5, "better": True}
    assert compared == counts | {"standard_error": pytest.approx(error)}


def recorded(tmp_path, compared, run=RUN):
    with Store(make_store(tmp_path / "annotations.djepa")) as store:
        model = record(store, run, tmp_path, dict(compared))
        return model, store.served(), store.models()


def test_a_better_model_is_served_after_its_parent(tmp_path):
    model, served, models = recorded(tmp_path, BETTER)
    assert [each.id for each in models] == served == [1, 2]
    assert models[0].folder.name == "djepa-nano" and (model.parent, model.scores["checked"]) == (1, ["a.pdf"])
    assert (model.scores["after"], model.scores["standard_error"], model.scores["better"]) == (0.8, 0.2, True)


def test_a_model_that_is_not_better_is_kept_and_not_served(tmp_path):
    model, served, models = recorded(tmp_path, BETTER | {"better": False})
    assert served == [] and models[-1] == model and not model.scores["better"]
    with Store(tmp_path / "annotations.djepa") as store:
        store.serve(model.id)  # by `djepa annotate rollback 2`
        assert store.served() == [1, 2]  # the next rollback leads to the parent


@pytest.fixture
def store(tmp_path, monkeypatch, pdf_file):
    """annotations.djepa with five documents of two pages, whose first pages are decided."""
    monkeypatch.chdir(tmp_path)
    paths = [tmp_path / f"{number}.pdf" for number in range(5)]
    for path in paths:
        path.write_bytes(pdf_file.read_bytes())
    with Store("annotations.djepa") as opened:
        opened.add_documents([(path, num_pages(path)) for path in paths])
        for page_id in (1, 3, 5, 7, 9):
            opened.record(make_decision("absent", page_id=page_id))
        yield opened


@pytest.fixture
def retrain(djepa, tiny_model_folder):
    return lambda *flags: djepa("annotate", "retrain", "--output_dir", "out", "--steps", "2", *flags)


def test_a_model_is_trained_on_some_documents_and_compared_on_the_others(store, retrain, tiny_model_folder):
    result = retrain("--model", tiny_model_folder)
    assert result.code == 0 and " checked documents: " in result.out.splitlines()[0]
    weights = Path("out/model/model.safetensors").read_bytes()
    assert weights != (tiny_model_folder / "model.safetensors").read_bytes()
    files = {"train": "out/annotations/train.parquet", "checked": "out/annotations/checked.parquet"}
    rows = load_dataset("parquet", data_files=files, cache_dir="cache")
    documents = {split: {*rows[split]["document_id"]} for split in files}
    base, model = store.models()
    assert documents["checked"] == {*model.scores["checked"]} and not documents["checked"] & documents["train"]
    assert len(documents["train"]) == model.scores["trained_documents"] == model.scores["trained_questions"]
    assert (base.folder, model.parent) == (tiny_model_folder, base.id)


@pytest.mark.parametrize(
    ("flags", "complaint"),
    [
        (("--output_dir", "."), "--output_dir . exists; give a new name"),
        (("--output_dir", "0.pdf"), "--output_dir 0.pdf exists; give a new name"),
        (("--store", "empty.djepa"), "empty.djepa has no decisions yet"),
        (("--model", "nowhere"), "nowhere is neither a local folder nor a readable model"),
    ],
)
def test_bad_input_is_one_line(store, retrain, flags, complaint):
    Store("empty.djepa").close()
    result = retrain(*flags)
    assert result.code == 2 and result.err.count("\n") == 1 and complaint in result.err
    assert not Path("out").exists()
