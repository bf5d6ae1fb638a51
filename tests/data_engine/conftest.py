"""A store of three pages, with a workspace and its server."""

import pytest

from annotating import Browser, FakeProposer, open_app
from djepa_runtime.annotation.store import Store
from djepa_runtime.annotation.workspace import Workspace
from stores import make_store


@pytest.fixture
def path(tmp_path):
    """A store with pages 1 and 2 of a.pdf, page 3, b.png, and `QUESTION`."""
    return make_store(tmp_path / "annotations.sqlite")


@pytest.fixture
def store(path):
    with Store(path) as opened:
        yield opened


@pytest.fixture
def work(store):
    return Workspace(store, FakeProposer())


@pytest.fixture
def app(work):
    return open_app(work)


@pytest.fixture
def browser(app):
    return Browser(*app)
