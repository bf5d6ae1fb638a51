"""The SQLite file of a store: its tables, durable transactions with one writer at a time, errors that name the file.

https://www.sqlite.org/wal.html and https://www.sqlite.org/pragma.html#pragma_synchronous
"""

import os
import sqlite3
from collections.abc import Iterator, Mapping, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from threading import Lock


APPLICATION_ID = 0x646A6570  # "djep", in the header of the file
VERSION = 2  # SQLite's `user_version`
BUSY_SECONDS = 10.0  # that a transaction waits for the writer before it
TABLES = f"""
CREATE TABLE documents (id INTEGER PRIMARY KEY, path TEXT NOT NULL UNIQUE, num_pages INTEGER NOT NULL);

CREATE TABLE pages (
    id INTEGER PRIMARY KEY,
    document_id INTEGER NOT NULL REFERENCES documents (id),
    number INTEGER NOT NULL, -- from 1
    usefulness FLOAT NOT NULL,
    unreadable TEXT, -- the reason
    UNIQUE (document_id, number)
);

CREATE INDEX pages_by_usefulness ON pages (usefulness DESC, id);

CREATE TABLE identity (id TEXT PRIMARY KEY); -- a single row

CREATE TABLE questions (id INTEGER PRIMARY KEY, text TEXT NOT NULL UNIQUE);

CREATE TABLE events ( -- only ever appended to
    id INTEGER PRIMARY KEY,
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

CREATE TABLE current_decisions ( -- follows from the events, and is written in their transactions
    page_id INTEGER NOT NULL REFERENCES pages (id),
    question TEXT NOT NULL,
    event_id INTEGER NOT NULL UNIQUE REFERENCES events (id),
    PRIMARY KEY (page_id, question)
);

CREATE TABLE leases (page_id INTEGER PRIMARY KEY REFERENCES pages (id), annotator TEXT NOT NULL, until FLOAT NOT NULL);

CREATE TABLE models (
    id INTEGER PRIMARY KEY,
    folder TEXT NOT NULL,
    created FLOAT NOT NULL,
    scores JSON NOT NULL,
    parent INTEGER REFERENCES models (id)
);

CREATE TABLE service ( -- the model of the last row is in service
    id INTEGER PRIMARY KEY,
    model_id INTEGER NOT NULL REFERENCES models (id),
    created FLOAT NOT NULL
);

INSERT INTO identity VALUES (lower(hex(randomblob(8))));

PRAGMA application_id = {APPLICATION_ID};

PRAGMA user_version = {VERSION}"""


class Database:
    """A connection, which the threads of a process share.

    Args:
        path: of the file; a new one is made if there is none.
        read_only: work on a copy in memory, of one moment of the file's writers; the file is left as it is.

    Raises:
        ValueError: the file is no SQLite database, or is one of another program or version.
        OSError: the file cannot be opened, or another program keeps it locked.
    """

    def __init__(self, path: str | Path, read_only: bool = False):
        self.path, self._lock = Path(os.path.abspath(path)), Lock()
        with _clear_errors(self.path):
            self._connection = _connect(":memory:" if read_only else self.path)
        try:
            if read_only and self.path.exists():
                with _clear_errors(self.path), closing(_connect(f"{self.path.as_uri()}?mode=ro")) as file:
                    file.backup(self._connection)
            with self._writing() as connection:
                self._make_tables(connection)
            self._read("PRAGMA foreign_keys = ON")
            self._read("PRAGMA synchronous = FULL")  # fsync of the log at every commit
            self._read("PRAGMA journal_mode = WAL")  # readers do not wait for the writer
        except BaseException:
            self.close()
            raise

    def _make_tables(self, connection: sqlite3.Connection) -> None:
        """Make the tables of a new database; raises `ValueError` for one of another program or version."""
        version, application = (
            connection.execute(f"PRAGMA {name}").fetchone()[0] for name in ("user_version", "application_id")
        )
        if not version and connection.execute("SELECT 1 FROM sqlite_master").fetchone() is None:
            for statement in TABLES.split("\n\n"):
                connection.execute(statement)
        elif application != APPLICATION_ID:
            raise ValueError(f"{self.path} is an SQLite database of another program; give another file.")
        elif version != VERSION:
            raise ValueError(
                f"{self.path} has version {version}, and version {VERSION} is known; update transformers-djepa."
            )

    def close(self) -> None:
        """Close the file."""
        with self._lock:
            self._connection.close()

    def __enter__(self):
        return self

    def __exit__(self, *error) -> None:
        self.close()

    def _read(self, query: str, parameters: Sequence | Mapping = ()) -> list[sqlite3.Row]:
        with self._lock, _clear_errors(self.path):
            return self._connection.execute(query, parameters).fetchall()

    @contextmanager
    def _writing(self) -> Iterator[sqlite3.Connection]:
        """A transaction, which is on the disk at the end of the block, or undone if it raises."""
        with self._lock, _clear_errors(self.path), self._connection:
            # A deferred transaction that reads before it writes fails if another one has written meanwhile.
            self._connection.execute("BEGIN IMMEDIATE")
            yield self._connection


def _connect(name: str | Path) -> sqlite3.Connection:
    # Without isolation level, the module begins no transactions of its own.
    settings = {"timeout": BUSY_SECONDS, "isolation_level": None, "check_same_thread": False, "uri": True}
    connection = sqlite3.connect(name, **settings)
    connection.row_factory = sqlite3.Row
    return connection


@contextmanager
def _clear_errors(path: Path) -> Iterator[None]:
    try:
        yield
    except sqlite3.OperationalError as error:  # a full disk, a lock of another program, missing permissions
        raise OSError(f"{path} cannot be read or written: {error}. Earlier annotations are kept.") from error
    except sqlite3.DatabaseError as error:
        if type(error) is not sqlite3.DatabaseError:  # of the program
            raise
        raise ValueError(f"{path} is no file of annotations, or damaged: {error}; give another file.") from error
