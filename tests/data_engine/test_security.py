"""Requests from elsewhere are refused, and each browser is an annotator."""

import re

import pytest

from annotating import ADDRESS, HOST, Browser, FakeProposer, open_app
from djepa_runtime.annotation.workspace import Workspace


@pytest.fixture
def stranger(store):
    return Browser(*open_app(Workspace(store, FakeProposer())), sign_in=False)


@pytest.mark.parametrize("host", ["evil.example", "127.0.0.1", "127.0.0.1:80", f"{HOST}.evil.example", ""])
def test_another_host_is_refused(browser, host):
    response = browser.get("/api/session", headers={"Host": host})
    assert (response.status_code, response.json()["detail"]) == (400, "The Host is not that of this server.")


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "", f"https://{HOST}", "http://127.0.0.1:8766"])
def test_a_write_from_another_origin_is_refused(browser, origin):
    assert browser.post("/api/next", {}, {"Origin": origin}).status_code == 403
    assert browser.post("/api/next", {}).status_code == 200


@pytest.mark.parametrize("address", ["/", "/app.js", "/api/session", "/api/pages/1", "/api/pages/1/image"])
@pytest.mark.parametrize("token", [None, "", "wrong", "é"])
def test_nothing_is_shown_without_the_token(stranger, address, token):
    response = stranger.get(address, params={} if token is None else {"token": token})
    assert response.status_code == 401 and "djepa annotate" in response.json()["detail"]
    assert "set-cookie" not in response.headers


def test_the_token_is_for_the_first_page_alone(stranger):
    assert stranger.get(f"/api/session?token={stranger.guard.token}").status_code == 401


def test_every_browser_is_an_annotator_and_stays_the_same_one(browser, stranger):
    first = browser.get("/api/session").json()["annotator"]
    browser.sign_in()
    assert browser.get("/api/session").json()["annotator"] == first
    stranger.sign_in()
    assert stranger.get("/api/session").json()["annotator"] != first
    assert stranger.post("/api/name", {"name": "Ann: é"}).json()["annotator"] == "Ann: é"
    stranger.sign_in()
    assert stranger.get("/api/session").json()["annotator"] == "Ann: é"
    for name in ("model", " Ann", "", "x" * 41):
        assert stranger.post("/api/name", {"name": name}).status_code == 422


@pytest.mark.parametrize("cookie", ["abcdef01", "abcdef01:", ":", "abcdef01:wrong"])
def test_a_cookie_without_the_secret_is_refused(stranger, cookie):
    stranger.client.cookies.set(stranger.guard.cookie, cookie)
    assert stranger.get("/api/session").status_code == 401


@pytest.mark.parametrize(
    "address",
    [
        "/../server.py",
        "/%2e%2e/server.py",
        "/..%5cserver.py",
        "//etc/passwd",
        "/app.js%00.html",
    ],
)
def test_files_outside_the_static_folder_are_not_served(browser, address):
    response = browser.client.send(browser.client.build_request("GET", ADDRESS + address))
    assert response.status_code == 404 and "import" not in response.text and "root:" not in response.text


@pytest.mark.parametrize("address", ["/", "/app.js", "/api/session", "/api/pages/99", "/nothing", "/api/pages/1/image"])
def test_every_response_forbids_code_that_is_not_a_file_of_the_server(browser, address):
    headers = browser.get(address).headers
    policy = headers["Content-Security-Policy"]
    assert "default-src 'none'" in policy and "script-src 'self'" in policy and "frame-ancestors 'none'" in policy
    assert not re.search("unsafe|http|[*]", policy)
    assert headers["X-Content-Type-Options"] == "nosniff"
