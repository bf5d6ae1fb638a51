"""Acknowledged decisions survive kills of the server."""

from killed_servers import run_killed_servers


def test_acknowledged_decisions_are_stored_once_after_kills(tmp_path):
    found = run_killed_servers(tmp_path / "annotations.djepa", kills=10)
    assert (found["lost"], found["duplicated"], found["unknown"]) == (0, 0, 0)
    assert (found["refused"], found["damaged"]) == ([], [])
    assert found["acknowledged"] >= 10
