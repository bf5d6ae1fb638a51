"""The service of a tiny model of random weights, and clients of its application in this process."""

import pytest
from fastapi.testclient import TestClient

from djepa_pages import Limits
from djepa_runtime.serving.app import create_app
from djepa_runtime.serving.door import Door
from djepa_runtime.serving.service import Service


@pytest.fixture(scope="session")
def service(tiny_model_folder):
    with Service(str(tiny_model_folder), limits=Limits(20), ocr="never", max_pages=3) as opened:
        yield opened


@pytest.fixture
def open_client(service):
    """`open_client(token=None, **limits)` is a client of an application whose queue has two places."""

    def open_client(token=None, **limits):
        app = create_app(service, Door(**{"places": 2} | limits), token)
        return TestClient(app, raise_server_exceptions=False)

    return open_client


@pytest.fixture
def client(open_client):
    with open_client() as opened:
        yield opened
