"""Versions of the store: SQLite's `user_version` is the number of migrations that a file has had.

A new version appends a function to `MIGRATIONS`; those before it stay as they are.
"""

from collections.abc import Callable, Sequence
from pathlib import Path

from sqlalchemy import Connection


APPLICATION_ID = 0x646A6570  # "djep", in the header of the file

Migration = Callable[[Connection], None]

VERSION_1 = """
CREATE TABLE documents (
    id INTEGER NOT NULL PRIMARY KEY,
    path TEXT NOT NULL UNIQUE,
    num_pages INTEGER NOT NULL
);
CREATE TABLE pages (
    id INTEGER NOT NULL PRIMARY KEY,
    document_id INTEGER NOT NULL REFERENCES documents (id),
    number INTEGER NOT NULL,
    usefulness FLOAT NOT NULL DEFAULT 0,
    unreadable TEXT,
    UNIQUE (document_id, number)
);
CREATE INDEX pages_by_usefulness ON pages (usefulness DESC, id);
CREATE TABLE questions (
    id INTEGER NOT NULL PRIMARY KEY,
    text TEXT NOT NULL UNIQUE
);
CREATE TABLE events (
    id INTEGER NOT NULL PRIMARY KEY,
    page_id INTEGER NOT NULL REFERENCES pages (id),
    question TEXT NOT NULL,
    kind TEXT NOT NULL,
    payload JSON NOT NULL,
    annotator TEXT NOT NULL,
    model TEXT,
    key TEXT NOT NULL UNIQUE,
    created FLOAT NOT NULL
);
CREATE INDEX events_by_task ON events (page_id, question);
CREATE TABLE current_decisions (
    page_id INTEGER NOT NULL REFERENCES pages (id),
    question TEXT NOT NULL,
    event_id INTEGER NOT NULL UNIQUE REFERENCES events (id),
    PRIMARY KEY (page_id, question)
);
CREATE TABLE leases (
    page_id INTEGER NOT NULL PRIMARY KEY REFERENCES pages (id),
    annotator TEXT NOT NULL,
    until FLOAT NOT NULL
);
CREATE TABLE models (
    id INTEGER NOT NULL PRIMARY KEY,
    folder TEXT NOT NULL,
    created FLOAT NOT NULL,
    scores JSON NOT NULL,
    parent INTEGER REFERENCES models (id)
);
CREATE TABLE service (
    id INTEGER NOT NULL PRIMARY KEY,
    model_id INTEGER NOT NULL REFERENCES models (id),
    created FLOAT NOT NULL
)
"""
APPEND_ONLY_TABLES = {"events": "id = NEW.id OR key = NEW.key", "models": "id = NEW.id", "service": "id = NEW.id"}
# INSERT OR REPLACE fires no DELETE trigger, so the third one refuses it.
APPEND_ONLY = """
CREATE TRIGGER {table}_update BEFORE UPDATE ON {table} BEGIN SELECT RAISE(ABORT, '{table} is append-only'); END
CREATE TRIGGER {table}_delete BEFORE DELETE ON {table} BEGIN SELECT RAISE(ABORT, '{table} is append-only'); END
CREATE TRIGGER {table}_replace BEFORE INSERT ON {table} WHEN EXISTS (SELECT 1 FROM {table} WHERE {same})
BEGIN SELECT RAISE(ABORT, '{table} is append-only'); END
"""


def create_tables(connection: Connection) -> None:
    """Version 1."""
    for statement in VERSION_1.split(";"):
        connection.exec_driver_sql(statement)
    for table, same in APPEND_ONLY_TABLES.items():
        for trigger in APPEND_ONLY.format(table=table, same=same).split("CREATE ")[1:]:
            connection.exec_driver_sql(f"CREATE {trigger}")
    connection.exec_driver_sql(f"PRAGMA application_id = {APPLICATION_ID}")


def add_identity(connection: Connection) -> None:
    """Version 2: a random id of the store, which its copies share."""
    connection.exec_driver_sql("CREATE TABLE identity (id TEXT NOT NULL PRIMARY KEY)")
    connection.exec_driver_sql("INSERT INTO identity VALUES (lower(hex(randomblob(8))))")


MIGRATIONS: tuple[Migration, ...] = (create_tables, add_identity)


def version_of(connection: Connection, path: Path, migrations: Sequence[Migration] = MIGRATIONS) -> int:
    """Version of a database, 0 if it is empty.

    Raises:
        ValueError: the database of another program, or of a version after the last migration.
    """
    version, application = (
        connection.exec_driver_sql(f"PRAGMA {name}").scalar_one() for name in ("user_version", "application_id")
    )
    empty = not version and connection.exec_driver_sql("SELECT 1 FROM sqlite_master").first() is None
    if application != APPLICATION_ID and not empty:
        raise ValueError(f"{path} is an SQLite database of another program; give another file.")
    if version > len(migrations):
        raise ValueError(
            f"{path} has version {version}, and versions up to {len(migrations)} are known; update transformers-djepa."
        )
    return version


def migrate(connection: Connection, path: Path, migrations: Sequence[Migration] = MIGRATIONS) -> None:
    """Bring a database to the last version; a transaction of `connection` makes it all or nothing.

    Raises:
        ValueError: as `version_of`.
    """
    version = version_of(connection, path, migrations)
    for number, migration in enumerate(migrations[version:], version + 1):
        migration(connection)
        connection.exec_driver_sql(f"PRAGMA user_version = {number}")
