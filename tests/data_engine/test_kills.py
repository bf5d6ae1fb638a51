"""Acknowledged decisions survive kills of the server."""

import pytest

from killed_servers import run_killed_servers


@pytest.mark.parametrize("kills", [2, pytest.param(10, marks=pytest.mark.slow)])
def test_acknowledged_decisions_are_stored_once_after_kills(tmp_path, kills):
    found = run_killed_servers(tmp_path / "annotations.djepa", kills=kills)
    assert (found["lost"], found["duplicated"], found["unknown"]) == (0, 0, 0)
    assert (found["refused"], found["damaged"]) == ([], [])
    assert found["acknowledged"] >= kills
