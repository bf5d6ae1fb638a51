"""Candidates of a tiny model with random weights."""

import threading
import time
from dataclasses import replace

import pytest

from builders import build_model, build_processor
from djepa_pages import Limits
from djepa_runtime.annotation import proposals
from djepa_runtime.annotation.proposals import Proposer, mask_of_runs
from djepa_runtime.inference import Inference


QUESTION = "What is the total?"


@pytest.fixture(scope="module")
def proposer(tiny_model_folder):
    with Proposer(str(tiny_model_folder), Limits(60, 2000), capacity=2) as opened:
        yield opened


@pytest.fixture(scope="module")
def other_model_folder(tmp_path_factory):
    folder = tmp_path_factory.mktemp("models") / "other"
    build_model(seed=7).save_pretrained(folder)
    build_processor().save_pretrained(folder)
    return folder


def test_candidates_are_different_answers_of_the_page_best_first(proposer, pdf_file):
    candidates = proposer.ask(pdf_file, 1, QUESTION)
    words = proposer.read(pdf_file, 1).words
    assert 1 <= len(candidates) <= 3
    assert [each["score"] for each in candidates[1:]] <= [candidates[0]["score"]] * 2
    for candidate in candidates:
        assert set(candidate) == {"text", "boxes", "word_ids", "score", "present", "mask"}
        assert all(0 <= index < len(words) for index in candidate["word_ids"])
        assert mask_of_runs(candidate["mask"]).shape == (333, 256)
        assert isinstance(candidate["present"], bool)


def test_a_click_asks_for_the_answer_there(proposer, pdf_file):
    boxes = proposer.read(pdf_file, 1).boxes
    click = [(boxes[2][0] + boxes[2][2]) / 2, (boxes[2][1] + boxes[2][3]) / 2]
    without, (pointed, *_) = (
        proposer.ask(pdf_file, 1, QUESTION),
        proposer.ask(pdf_file, 1, QUESTION, points=[click], labels=[1]),
    )
    assert pointed["present"] and pointed["score"] != without[0]["score"]
    (boxed, *_) = proposer.ask(pdf_file, 1, QUESTION, box=boxes[2])
    assert boxed["present"]


def test_an_answer_below_the_least_score_is_absent_unless_it_is_pointed_at(proposer, pdf_file, monkeypatch):
    processor = proposer._inference.processor
    monkeypatch.setattr(processor, "answer_rule", replace(processor.answer_rule, least_score=1.0))
    asked = [proposer.ask(pdf_file, 1, "Who?", **pointing)[0] for pointing in ({}, {"box": [0, 0, 1000, 500]})]
    assert [each["present"] for each in asked] == [False, True]


def test_a_page_is_read_and_encoded_once_and_a_question_answered_once(proposer, pdf_file, monkeypatch):
    calls = []
    for name in ("_encode", "_read"):
        wrapped = getattr(proposer, name)
        monkeypatch.setattr(proposer, name, lambda *args, f=wrapped, n=name: calls.append(n) or f(*args))
    monkeypatch.setattr(Inference, "ask", counted(Inference.ask, calls))
    proposer._pages.clear()
    for _ in range(2):
        proposer.encode(pdf_file, 2)
        proposer.layout(pdf_file, 2)
        proposer.ask(pdf_file, 2, QUESTION)
    assert calls == ["_read", "_encode", "answer"]
    for _ in range(2):
        proposer.ask(pdf_file, 2, QUESTION, points=[[1, 1]], labels=[0])
    assert calls[3:] == ["answer", "answer"]


def counted(function, calls):
    return lambda *args, **kwargs: calls.append("answer") or function(*args, **kwargs)


def test_another_model_answers_after_it_has_replaced_the_first(tiny_model_folder, other_model_folder, pdf_file):
    with Proposer(str(tiny_model_folder)) as proposer:
        first, layout = proposer.ask(pdf_file, 1, QUESTION), proposer.layout(pdf_file, 1)
        with pytest.raises(ValueError, match="nowhere"):
            proposer.replace_model("nowhere/model")
        assert proposer.ask(pdf_file, 1, QUESTION) == first and proposer.name == str(tiny_model_folder)
        proposer.replace_model(str(other_model_folder))
        assert proposer.name == str(other_model_folder)
        assert proposer.ask(pdf_file, 1, QUESTION)[0]["score"] != first[0]["score"]
        assert (proposer.layout(pdf_file, 1) != layout).any()


def test_closing_ends_a_slow_read_as_no_error_of_the_page(tiny_model_folder, tmp_path, monkeypatch):
    errors = []

    def ask():
        try:
            proposer.read(tmp_path / "slow.pdf", 1)
        except Exception as error:
            errors.append(error)

    proposer = Proposer(str(tiny_model_folder))
    monkeypatch.setattr(proposals, "read_page", lambda worker, *page: worker.call(time.sleep, 60))
    thread = threading.Thread(target=ask)
    thread.start()
    time.sleep(0.5)
    start = time.monotonic()
    proposer.close()
    thread.join(10)
    assert time.monotonic() - start < 5
    assert [type(error) for error in errors] == [RuntimeError]
