import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import MetaData, UniqueConstraint, inspect

from transformers_djepa.data_engine import store
from transformers_djepa.data_engine.migrations import MIGRATIONS, migrate, version_of
from transformers_djepa.data_engine.records import Event
from transformers_djepa.data_engine.sqlite import open_engine, transaction
from transformers_djepa.data_engine.store import Store
from transformers_djepa.data_engine.tables import METADATA


@pytest.fixture
def path(tmp_path):
    """A store of the last version with an event."""
    path = tmp_path / "annotations.sqlite"
    with Store(path) as opened:
        opened.add_documents([(Path("/documents/a.pdf"), 1)])
        opened.record(Event(1, "Who?", "decision", {"outcome": "absent", "answer": None}, "ann"))
    return path


@pytest.fixture
def engine(path):
    engine = open_engine(path, read_only=False)
    yield engine
    engine.dispose()


def add_column(connection):
    connection.exec_driver_sql("ALTER TABLE pages ADD COLUMN language TEXT")


def fill_column(connection):
    connection.exec_driver_sql("UPDATE pages SET language = 'en'")


def fail(connection):
    connection.exec_driver_sql("DROP TABLE leases")
    raise ValueError("the migration failed")


def content(path):
    with closing(sqlite3.connect(path)) as connection:
        return list(connection.iterdump()), connection.execute("PRAGMA user_version").fetchone()


def described(metadata):
    """Columns, keys and unique columns of each table."""
    return {
        table.name: (
            [(column.name, str(column.type), column.nullable) for column in table.columns],
            [column.name for column in table.primary_key],
            sorted((key.parent.name, key.target_fullname) for key in table.foreign_keys),
            sorted(
                [column.name for column in each.columns]
                for each in table.constraints
                if isinstance(each, UniqueConstraint)
            ),
        )
        for table in metadata.tables.values()
    }


def test_the_migrations_make_the_tables_of_the_code(engine):
    made = MetaData()
    made.reflect(engine)
    assert described(made) == described(METADATA)
    assert len(inspect(engine).get_table_names()) == 9


def test_a_new_store_has_the_last_version(path):
    assert content(path)[1] == (len(MIGRATIONS),)


def test_an_empty_file_becomes_a_store(tmp_path):
    (tmp_path / "a.sqlite").touch()
    with Store(tmp_path / "a.sqlite") as opened:
        assert opened.pages() == []
    assert content(tmp_path / "a.sqlite")[1] == (len(MIGRATIONS),)


def test_only_missing_migrations_run_and_in_order(engine, path):
    following = (*MIGRATIONS, add_column, fill_column)
    for _ in range(2):
        with transaction(engine, path, writes=True) as connection:
            migrate(connection, path, following)
    with transaction(engine, path, writes=False) as connection:
        assert version_of(connection, path, following) == len(MIGRATIONS) + 2
        assert connection.exec_driver_sql("SELECT language FROM pages").all() == [("en",)]


def test_a_failed_migration_leaves_the_earlier_version_whole(engine, path):
    before = content(path)
    with pytest.raises(ValueError, match="the migration failed"):
        with transaction(engine, path, writes=True) as connection:
            migrate(connection, path, (*MIGRATIONS, add_column, fail))
    assert content(path) == before
    with Store(path) as opened:
        assert len(opened.decisions()) == 1 and opened.progress().decided == 1


@pytest.mark.parametrize("read_only", [False, True])
def test_opening_a_store_brings_it_to_the_last_version(path, monkeypatch, read_only):
    following = (*MIGRATIONS, add_column)
    monkeypatch.setattr(store, "MIGRATIONS", following)
    with Store(path, read_only) as opened:
        assert len(opened.decisions()) == 1
    assert content(path)[1] == (len(following),)
    monkeypatch.undo()
    with pytest.raises(ValueError, match=f"has version {len(following)}, and versions up to {len(MIGRATIONS)} are"):
        Store(path)


@pytest.mark.parametrize("version", [0, 1, 7])
def test_a_database_of_another_program_is_refused_whatever_its_version(tmp_path, version):
    path = tmp_path / "other.sqlite"
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(f"CREATE TABLE pages (id); PRAGMA user_version = {version}")
    before = content(path)
    with pytest.raises(ValueError, match="other.sqlite is an SQLite database of another program"):
        Store(path)
    assert content(path) == before
