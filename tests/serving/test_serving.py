"""`djepa serve`: the application in this process, and the command."""

import asyncio
import base64
import io
import json
import os
import signal
import socket
import tempfile
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from random import Random

import httpx2
import numpy as np
import pytest
from fastapi import HTTPException
from PIL import Image
from scipy import ndimage
from starlette.requests import Request as Received

from djepa_pages import Worker
from djepa_runtime.inference.request import Request
from djepa_runtime.serving import door as doors
from djepa_runtime.serving.service import outlines


QUESTIONS = ["What is the total?", "Where is the table?"]
FIELDS = 'fields: {total: {question: ["Total?", "Sum?"], type: amount}, signed: {question: "Signed?", type: yes_no}}'


def ask(client, content, path="/answers", **params):
    return client.post(path, params=params or {"question": QUESTIONS}, content=content)


def refused(response, status, complaint=""):
    """Whether a response is an error of one line that names no temporary files."""
    assert response.status_code == status, response.text
    (detail,) = response.json().values()
    assert complaint in detail and "\n" not in detail and tempfile.gettempdir() not in detail
    return True


def wait_until(condition):
    while not condition():
        time.sleep(0.005)


def area(corners):
    """Area of a clockwise polygon `(corners, 2)`."""
    x, y = np.transpose(corners)
    return (x * np.roll(y, -1) - np.roll(x, -1) * y).sum() / 2


@pytest.mark.parametrize("asked", [{}, {"top_k": 4, "use_image": False}, {"page": 2}, {"pages": "2-2"}])
def test_answers_are_those_that_segment_prints(client, djepa, service, pdf_file, always_present, asked):
    flags = ["--no_use_image" if name == "use_image" else f"--{name}={value}" for name, value in asked.items()]
    printed = djepa("segment", pdf_file, *QUESTIONS, *flags, "--ocr", "never", "--model", service.name, "--json").out
    response = ask(client, pdf_file.read_bytes(), question=QUESTIONS, **asked)
    assert response.status_code == 200 and response.json() == json.loads(printed), response.text


def test_masks_are_those_of_the_answers(client, service, pdf_file, always_present):
    request = Request(document=pdf_file, page=1, questions=QUESTIONS)
    expected = request.answer(service.inference, request.read_pages(service.inference.processor), min_score=0.0)
    params, content = {"question": QUESTIONS, "page": 1}, pdf_file.read_bytes()
    pngs, drawn = (ask(client, content, **params, masks=kind).json()["answers"] for kind in ("png", "polygons"))
    for png, outlined, answer in zip(pngs, drawn, expected, strict=True):
        mask = np.asarray(answer["mask"])
        file = io.BytesIO(base64.b64decode(png["mask"].removeprefix("data:image/png;base64,")))
        assert mask.any() and np.array_equal(np.asarray(Image.open(file)), mask)
        covered = sum(map(area, outlined["polygons"])) / 1e6
        assert covered == pytest.approx(ndimage.binary_fill_holes(mask).mean(), rel=0.01)
        assert "polygons" not in png and "mask" not in outlined


def test_outlines_enclose_each_region_without_its_holes():
    for seed in range(100):
        mask = np.random.default_rng(seed).random((9, 2 + seed % 9)) < 0.2 + seed / 150
        labels, count = ndimage.label(mask)
        regions = [ndimage.binary_fill_holes(labels == each, np.ones((3, 3))) for each in range(1, count + 1)]
        assert sorted(map(area, outlines(mask))) == sorted(region.sum() for region in regions)


@pytest.mark.parametrize("fields", ["receipt", FIELDS])
def test_an_extraction_is_the_row_of_the_table(client, djepa, service, pdf_file, always_present, tmp_path, fields):
    (tmp_path / "fields.yaml").write_text(FIELDS)
    table, named = tmp_path / "table.jsonl", fields if fields == "receipt" else tmp_path / "fields.yaml"
    flags = ("--output", table, "--model", service.name, "--num_proc", 0, "--ocr", "never")
    assert djepa("extract", pdf_file, "--fields", named, *flags).code == 0
    row = json.loads(table.read_text())
    response = ask(client, pdf_file.read_bytes(), "/extractions", fields=fields, document=row["document"])
    assert response.json() == row, response.text


def test_a_page_that_cannot_be_read_is_noted_in_the_row(client, pdf_file, monkeypatch):
    def call(self, function, *args, right=Worker.call):
        if function.__name__ == "load_page" and args[1] == 1:
            raise ValueError(f"{args[0]} is damaged.")
        return right(self, function, *args)

    monkeypatch.setattr(Worker, "call", call)
    row = ask(client, pdf_file.read_bytes(), "/extractions", fields=FIELDS).json()
    assert row["pages"] == 2 and row["error"] == "page 1: The file is damaged."
    assert refused(ask(client, pdf_file.read_bytes()), 422, "The file is damaged.")


@pytest.mark.parametrize(
    ("path", "params", "complaint"),
    [
        ("/answers", {"question": "total " * 80}, "77"),
        ("/answers", {"question": ["Who?"] * 101}, "question: List should have at most 100"),
        ("/answers", {"question": "Who?", "page": 3}, "from 1 to 2"),
        ("/answers", {"question": "Who?", "min_score": "nan"}, "min_score:"),
        ("/answers", {"question": "Who?", "colour": "red"}, "colour:"),
        ("/extractions", {"fields": "invoic"}, "There is no field set 'invoic'; give invoice, order, receipt"),
        ("/extractions", {"fields": "/etc/passwd:"}, "fields: a field file maps"),
        ("/extractions", {"fields": "fields: {a: {question: Who, type: size}}"}, "type must be one of"),
    ],
)
def test_bad_parameters_are_refused_in_one_line(client, pdf_file, path, params, complaint):
    assert refused(ask(client, pdf_file.read_bytes(), path, **params), 422, complaint)


def test_damaged_uploads_are_refused_in_one_line_and_leave_no_files(client, pdf_file, image, tmp_path, monkeypatch):
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    rng, file = Random(0), io.BytesIO()
    image.save(file, "PNG")
    for original in (pdf_file.read_bytes(), file.getvalue()):
        half = len(original) // 2
        damaged = [original[: rng.randrange(1, half)] for _ in range(6)]
        damaged += [original[:8] + rng.randbytes(rng.randrange(1, 5000)) for _ in range(6)]
        damaged += [bytes(half) + original[half:], original[:100] + bytes(half), rng.randbytes(half), b"Dear Sir"]
        for index, content in enumerate(damaged):
            path, params = ("/extractions", {"fields": "receipt"}) if index % 4 == 3 else ("/answers", {})
            assert refused(ask(client, content, path, **params), 422)
    assert refused(ask(client, file.getvalue()), 422, "no text") and not [*tmp_path.iterdir()]


def test_too_many_pages_and_too_many_bytes_are_refused(open_client, service, pdf_file, monkeypatch):
    monkeypatch.setattr(service, "max_pages", 1)
    content = pdf_file.read_bytes()
    with open_client(max_megabytes=1) as client:
        assert refused(ask(client, content), 422, "2 pages are more than the 1 that")
        assert refused(ask(client, content, "/extractions", fields="receipt"), 422, "2 pages are more")
        assert ask(client, content, question="Who?", page=2).status_code == 200
        assert refused(ask(client, bytes(2**20 + 1)), 413, "more than 1 MB")
        assert refused(ask(client, (bytes(2**18) for _ in range(5))), 413, "more than 1 MB")  # of unknown length
        assert refused(ask(client, b""), 422, "empty")
        assert refused(client.post("/answers?question=Who", files={"file": content}), 415, "not a form")


def test_requests_beyond_the_queue_are_refused_while_the_model_works(client, service, pdf_file):
    content, go_on = pdf_file.read_bytes(), threading.Event()
    service.inference._thread.submit(go_on.wait, 20)
    with ThreadPoolExecutor(2) as pool:
        asked = [pool.submit(ask, client, content) for _ in range(2)]
        wait_until(lambda: client.get("/healthz").json()["queue"] == 2)
        response = ask(client, content)
        go_on.set()
    assert refused(response, 429, "2 requests wait or run") and int(response.headers["Retry-After"]) > 0
    assert [each.result().status_code for each in asked] == [200, 200] and ask(client, content).status_code == 200
    assert client.get("/healthz").json() == {"status": "ok", "model": service.name, "queue": 0}


def test_a_request_whose_client_leaves_or_uploads_too_slowly_loses_its_place(monkeypatch):
    async def receive(slow):
        await asyncio.sleep(60 * slow)
        return messages.pop(0)

    monkeypatch.setattr(doors, "UPLOAD_SECONDS", 0.1)
    go_on, ran = threading.Event(), []
    for slow, status in (True, 408), (False, 499):
        messages = [{"type": "http.request", "body": b"%PDF-"}, {"type": "http.disconnect"}]
        request = Received({"type": "http", "headers": []}, lambda slow=slow: receive(slow))
        with doors.Door(threads=1) as door, pytest.raises(HTTPException) as raised:
            door._threads.submit(go_on.wait, 20)
            asyncio.run(door.run(request, ran.append))
        assert raised.value.status_code == status and door.taken == 0 and not ran
    go_on.set()


def test_a_reader_that_is_killed_costs_at_most_its_request(client, service, pdf_file):
    def kill():
        wait_until(lambda: any(worker._process for worker in service._workers))
        for process in filter(None, (worker._process for worker in service._workers)):
            os.kill(process.pid, signal.SIGKILL)

    assert ask(client, pdf_file.read_bytes()).status_code == 200
    kill()  # between requests; the next one may come before the system has ended the process
    assert ask(client, pdf_file.read_bytes()).status_code in (200, 422)
    for worker in service._workers:
        worker.close()
    with ThreadPoolExecutor(1) as pool:
        pool.submit(kill)  # in the first call about the file, which starts the process
        assert refused(ask(client, pdf_file.read_bytes()), 422, "The reader crashed (exit code -9)")
    assert ask(client, pdf_file.read_bytes()).status_code == 200


def test_a_failure_of_the_server_is_one_line(client, service, pdf_file, monkeypatch):
    monkeypatch.setattr(service.inference.processor, "read_pages", lambda page: 1 / 0)
    assert refused(ask(client, pdf_file.read_bytes()), 500, "its log has the reason")
    assert refused(client.get("/nothing"), 404) and refused(client.get("/answers"), 405)


def test_with_a_token_only_its_bearers_are_answered(open_client):
    with open_client("sécret") as client:
        assert client.get("/healthz").status_code == 200
        for given in ("", "Bearer", "Bearer ", "Bearer secret", "Basic sécret", "sécret"):
            for path in ("/openapi.json", "/docs", "/answers", "/nothing"):
                response = client.get(path, headers={"Authorization": given.encode()})
                assert refused(response, 401, "Authorization: Bearer")
        schema = client.get("/openapi.json", headers={"Authorization": "Bearer sécret".encode()}).json()
    for path in ("/answers", "/extractions"):
        body = schema["paths"][path]["post"]["requestBody"]["content"]
        assert body == {"application/octet-stream": {"schema": {"type": "string", "format": "binary"}}}


@pytest.mark.parametrize("host", ["0.0.0.0", "::", "", "example.org"])
def test_a_public_host_without_token_and_a_taken_port_are_one_line(djepa, monkeypatch, host):
    monkeypatch.setenv("DJEPA_TOKEN", "")
    with socket.create_server(("127.0.0.1", 0)) as taken:
        public = djepa("serve", "--host", host, "--model", "/nowhere")
        in_use = djepa("serve", "--port", taken.getsockname()[1])
    for result, complaint in (public, "add --token, or set DJEPA_TOKEN"), (in_use, "in use; give another --port"):
        assert result.code == 2 and result.err.count("\n") == 1 and complaint in result.err


def test_the_command_serves_until_a_signal(djepa, monkeypatch, tiny_model_folder, pdf_file):
    def use():
        try:
            with httpx2.Client(base_url=address, timeout=60) as client:
                found.append(ask(client, pdf_file.read_bytes()))
                client.headers["Authorization"] = "Bearer secret"
                found.append(ask(client, pdf_file.read_bytes()))
        finally:
            os.kill(os.getpid(), signal.SIGTERM)

    monkeypatch.setenv("DJEPA_TOKEN", "secret")
    monkeypatch.setattr("djepa_cli.serve.print", lambda *line, flush: user.start() or print(*line), raising=False)
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    found, user, address = [], threading.Thread(target=use), f"http://127.0.0.1:{port}"
    result = djepa("serve", "--port", port, "--model", tiny_model_folder)
    assert result.out == f"Serving {tiny_model_folder} at {address} (documentation: /docs)\n"
    assert refused(found[0], 401) and found[1].status_code == 200
    assert result.code == 143 and result.err.endswith("djepa: error: terminated\n")
