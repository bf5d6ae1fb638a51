import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from transformers_djepa.data_engine.database import VERSION
from transformers_djepa.data_engine.records import Event
from transformers_djepa.data_engine.store import Store


def content(path):
    with closing(sqlite3.connect(path)) as connection:
        return list(connection.iterdump()), connection.execute("PRAGMA user_version").fetchone()


def test_a_store_of_another_version_is_refused_and_left_as_it_is(tmp_path):
    path = tmp_path / "annotations.sqlite"
    with Store(path) as opened:
        opened.add_documents([(Path("/documents/a.pdf"), 1)])
        opened.record(Event(1, "Who?", "decision", {"outcome": "absent", "answer": None}, "ann"))
    with closing(sqlite3.connect(path)) as connection:
        connection.execute(f"PRAGMA user_version = {VERSION + 1}")
    before = content(path)
    with pytest.raises(ValueError, match=f"has version {VERSION + 1}, and version {VERSION} is known; update"):
        Store(path)
    assert content(path) == before


@pytest.mark.parametrize("version", [0, 1, 7])
def test_a_database_of_another_program_is_refused_whatever_its_version(tmp_path, version):
    path = tmp_path / "other.sqlite"
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(f"CREATE TABLE pages (id); PRAGMA user_version = {version}")
    before = content(path)
    with pytest.raises(ValueError, match="other.sqlite is an SQLite database of another program"):
        Store(path)
    assert content(path) == before
