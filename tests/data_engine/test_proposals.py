"""Candidates of a tiny model with random weights."""

import io
import threading
import time

import pytest
from PIL import Image

from builders import build_model, build_processor
from djepa_pages import Limits, Page
from pdf_files import pdf_bytes, text_at
from transformers_djepa.data_engine.masks import mask_of_runs
from transformers_djepa.data_engine.proposals import Pointing, Proposer
from transformers_djepa.inference import Inference


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


def test_a_page_has_the_words_of_the_file_and_an_image(proposer, pdf_file):
    page = proposer.read(pdf_file, 1)
    assert page.words[:3] == ["Invoice", "No.", "42183017"] and len(page.boxes) == len(page.words)
    with Image.open(io.BytesIO(page.image)) as image:
        assert (image.format, image.size) == ("WEBP", page.size)
    assert proposer.read(pdf_file, 2).version != page.version


def test_a_large_page_is_shown_smaller_with_its_own_size(proposer, tmp_path):
    path = tmp_path / "large.pdf"
    path.write_bytes(pdf_bytes([text_at(40, 540, "Total due 1250.00")]))
    page = proposer.read(path, 1)
    with Image.open(io.BytesIO(page.image)) as image:
        assert max(image.size) <= 2000
        assert image.width / image.height == pytest.approx(page.size[0] / page.size[1], abs=0.01)


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
        proposer.ask(pdf_file, 1, QUESTION, Pointing([click], [1])),
    )
    assert pointed["present"] and pointed["score"] != without[0]["score"]
    (boxed, *_) = proposer.ask(pdf_file, 1, QUESTION, Pointing(box=boxes[2]))
    assert boxed["present"]


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
        proposer.ask(pdf_file, 2, QUESTION, Pointing([[1, 1]], [0]))
    assert calls[3:] == ["answer", "answer"]


def counted(function, calls):
    return lambda *args, **kwargs: calls.append("answer") or function(*args, **kwargs)


def test_only_the_latest_pages_are_kept(proposer, pdf_file, tmp_path):
    copies = [tmp_path / f"{index}.pdf" for index in range(3)]
    for copy in copies:
        copy.write_bytes(pdf_file.read_bytes())
        proposer.read(copy, 1)
    assert [path for path, _ in proposer._pages] == copies[1:]


def test_a_page_that_cannot_be_read_is_an_error_and_tried_again(proposer, pdf_file, tmp_path):
    path = tmp_path / "late.pdf"
    for use in (proposer.read, proposer.encode, proposer.layout, lambda *page: proposer.ask(*page, QUESTION)):
        with pytest.raises(ValueError, match="There is no file .*late.pdf"):
            use(path, 1)
    path.write_bytes(pdf_file.read_bytes())
    assert proposer.read(path, 1).words[0] == "Invoice"


def test_a_page_without_words_is_an_error(proposer, page, tmp_path, monkeypatch):
    blank = Page(page, [], [], page.size)
    monkeypatch.setattr(proposer._reader, "read", lambda path, number, language: blank)
    with pytest.raises(ValueError, match="has no text"):
        proposer.read(tmp_path / "blank.pdf", 1)


def test_a_page_is_shown_before_it_is_encoded(proposer, pdf_file, tmp_path, monkeypatch):
    path = tmp_path / "slow.pdf"
    path.write_bytes(pdf_file.read_bytes())
    proceed, encode = threading.Event(), proposer._encode
    monkeypatch.setattr(proposer, "_encode", lambda page: proceed.wait(10) and encode(page))
    assert proposer.read(path, 1).words[0] == "Invoice"
    assert not proposer._held(path, 1).encoded.done()
    proceed.set()
    assert proposer.ask(path, 1, QUESTION)


def test_a_long_question_is_refused_with_its_length(proposer):
    proposer.check_questions([QUESTION])
    with pytest.raises(ValueError, match="tokens, the limit is 77"):
        proposer.check_questions([QUESTION, "long " * 90])


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
    worker = proposer._reader.workers[0]
    monkeypatch.setattr(proposer._reader, "read", lambda path, number, language: worker.call(time.sleep, 60))
    thread = threading.Thread(target=ask)
    thread.start()
    time.sleep(0.5)
    start = time.monotonic()
    proposer.close()
    thread.join(10)
    assert time.monotonic() - start < 5
    assert [type(error) for error in errors] == [RuntimeError]


def test_closing_ends_requests_that_wait_for_a_reader(tiny_model_folder, tmp_path, monkeypatch):
    proposer = Proposer(str(tiny_model_folder))
    worker, ended = proposer._reader.workers[0], []
    monkeypatch.setattr(proposer._reader, "read", lambda path, number, language: worker.call(time.sleep, 60))

    def read(number):
        with pytest.raises(RuntimeError, match="The model is closed"):
            proposer.read(tmp_path / "slow.pdf", number)
        ended.append(number)

    threads = [threading.Thread(target=read, args=(number,), daemon=True) for number in range(4)]
    for thread in threads:
        thread.start()
    time.sleep(0.5)
    proposer.close()
    for thread in threads:
        thread.join(10)
    assert sorted(ended) == [0, 1, 2, 3]


def test_a_model_that_cannot_be_loaded_is_an_error_of_one_line():
    with pytest.raises(ValueError, match="nowhere") as error:
        Proposer("nowhere/model")
    assert "\n" not in str(error.value)
