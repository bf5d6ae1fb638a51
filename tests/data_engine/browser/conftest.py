"""Chromium of the system, driven by Playwright. Tests are skipped where one of them is missing."""

import ctypes
import shutil
import sys
from contextlib import ExitStack

import pytest

from browsing import FormProposer, Screen, Server, make_form_store
from djepa_runtime.annotation.store import Store


NAMES = ("chromium", "chromium-browser", "google-chrome")
DEFAULTS = {"viewport": {"width": 1280, "height": 800}, "reduced_motion": "reduce"}
NODE_LIBRARY = "libatomic.so.1"  # of Playwright's own node on Linux
TIMEOUT = 15_000  # ms, of a slow machine


@pytest.fixture(scope="package")
def chromium():
    """The browser; each context of it has its own cookies and storage."""
    playwright = pytest.importorskip("playwright.sync_api", reason="Playwright is missing: pip install playwright")
    program = next(filter(None, map(shutil.which, NAMES)), None)
    if program is None:
        pytest.skip(f"None of {', '.join(NAMES)} is installed.")
    if sys.platform == "linux":
        try:
            ctypes.CDLL(NODE_LIBRARY)
        except OSError:
            pytest.skip(f"{NODE_LIBRARY} is missing, which Playwright needs: apt-get install libatomic1")
    playwright.expect.set_options(timeout=TIMEOUT)
    with playwright.sync_playwright() as driver:
        with driver.chromium.launch(executable_path=program) as browser:
            yield browser


@pytest.fixture
def open_context(chromium):
    """`open_context(**options)` is a new browser of a person, closed at the end of the test."""
    with ExitStack() as stack:

        def open_one(**options):
            context = stack.enter_context(chromium.new_context(**DEFAULTS | options))
            context.set_default_timeout(TIMEOUT)
            return context

        yield open_one


@pytest.fixture
def store(tmp_path):
    with Store(make_form_store(tmp_path / "annotations.djepa")) as opened:
        yield opened


@pytest.fixture
def server(store):
    with Server(store, FormProposer()) as running:
        yield running


@pytest.fixture
def open_screen(open_context):
    """`open_screen(address, routes=None, **options)` opens a printed address in a new browser.

    `routes` maps patterns of requests to Playwright handlers. They are set before the page opens, because Chromium may
    pass the first requests after a later one. An uncaught exception of the page fails the test.
    """
    screens = []

    def open_one(address, routes=None, **options):
        context = open_context(**options)
        for pattern, handler in (routes or {}).items():
            context.route(pattern, handler)
        screens.append(Screen(context, address))
        return screens[-1]

    yield open_one
    assert [screen.exceptions for screen in screens] == [[]] * len(screens)


@pytest.fixture
def screen(open_screen, server):
    """The page of a person at `server`, with the candidates of the first question."""
    opened = open_screen(server.address)
    opened.choice.wait_for()
    return opened
