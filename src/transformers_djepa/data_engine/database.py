"""The SQLite file of a store: its tables, durable transactions with one writer at a time, errors that name the file.

https://www.sqlite.org/wal.html and https://www.sqlite.org/pragma.html#pragma_synchronous
"""

import os
import shutil
import sqlite3
import time
from collections.abc import Iterator
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

CREATE TABLE events (
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
# INSERT OR REPLACE fires no DELETE trigger, so the third one refuses it.
APPEND_ONLY = """
CREATE TRIGGER {table}_update BEFORE UPDATE ON {table} BEGIN SELECT RAISE(ABORT, '{table} is append-only'); END;

CREATE TRIGGER {table}_delete BEFORE DELETE ON {table} BEGIN SELECT RAISE(ABORT, '{table} is append-only'); END;

CREATE TRIGGER {table}_replace BEFORE INSERT ON {table} WHEN EXISTS (SELECT 1 FROM {table} WHERE {same})
BEGIN SELECT RAISE(ABORT, '{table} is append-only'); END"""
HISTORY = {"events": "id = NEW.id OR key = NEW.key", "models": "id = NEW.id", "service": "id = NEW.id"}
SCHEMA = [TABLES, *(APPEND_ONLY.format(table=table, same=same) for table, same in HISTORY.items())]


class Database:
    """A connection, which the threads of a process share.

    Args:
        path: of the file; a new one is made unless `read_only`.
        read_only: read a file that others may write to.

    Raises:
        ValueError: the file is no SQLite database, is one of another program or version, or cannot be read.
    """

    def __init__(self, path: str | Path, read_only: bool = False):
        self.path, self.read_only = Path(os.path.abspath(path)), read_only
        if self.path.is_dir() or not self.path.parent.is_dir():
            raise ValueError(f"{path} must be a file in a folder that exists.")
        if read_only and not self.path.exists():
            raise ValueError(f"There is no file {path}.")
        self._closed, self._lock = False, Lock()
        with _clear_errors(self.path):
            self._connection = sqlite3.connect(
                f"{self.path.as_uri()}?mode={'ro' if read_only else 'rwc'}",
                timeout=BUSY_SECONDS,
                isolation_level=None,  # the module begins no transactions of its own
                check_same_thread=False,
                uri=True,
            )
        self._connection.row_factory = sqlite3.Row
        try:
            self._open()
        except BaseException:
            self.close()
            raise

    def _open(self) -> None:
        with _clear_errors(self.path):
            self._connection.execute("PRAGMA foreign_keys = ON")
            self._connection.execute("PRAGMA synchronous = FULL")  # fsync of the log at every commit
        with self._reading() as connection:  # a file that is refused is left as it is
            new = self._is_new(connection)
        if self.read_only:
            if new:
                type(self)(self.path).close()  # makes the tables
            return
        with _clear_errors(self.path):
            self._use_log()
        if new:
            with self._writing() as connection:
                if self._is_new(connection):  # no other process has made the tables meanwhile
                    for statement in "\n\n".join(SCHEMA).split("\n\n"):
                        connection.execute(statement)

    def _is_new(self, connection: sqlite3.Connection) -> bool:
        """Whether the database is empty; raises `ValueError` for one of another program or version."""
        version, application = (
            connection.execute(f"PRAGMA {name}").fetchone()[0] for name in ("user_version", "application_id")
        )
        if not version and connection.execute("SELECT 1 FROM sqlite_master").fetchone() is None:
            return True
        if application != APPLICATION_ID:
            raise ValueError(f"{self.path} is an SQLite database of another program; give another file.")
        if version != VERSION:
            raise ValueError(
                f"{self.path} has version {version}, and version {VERSION} is known; update transformers-djepa."
            )
        return False

    def _use_log(self) -> None:
        """Switch the file to write-ahead logging, in which readers do not wait for the writer."""
        deadline = time.monotonic() + BUSY_SECONDS
        while True:
            try:
                self._connection.execute("PRAGMA journal_mode = WAL")  # not possible in a transaction
                return
            except sqlite3.OperationalError as error:  # SQLite does not wait if another process switches too
                if _code(error) != sqlite3.SQLITE_BUSY or time.monotonic() > deadline:
                    raise
                time.sleep(0.01)

    def close(self) -> None:
        """Close the file."""
        with self._lock:
            self._closed = True
            self._connection.close()

    def __enter__(self):
        return self

    def __exit__(self, *error) -> None:
        self.close()

    def copy_to(self, path: Path) -> None:
        """Copy the database, at one moment of its writers, to a new file."""
        with self._lock, _clear_errors(self.path), closing(sqlite3.connect(path)) as made:
            self._connection.backup(made)

    def _reading(self):
        return self._transaction("BEGIN")

    def _writing(self):
        if self.read_only:
            raise ValueError(f"The store {self.path} is read-only.")
        # A deferred transaction that reads before it writes fails if another one has written meanwhile.
        return self._transaction("BEGIN IMMEDIATE")

    @contextmanager
    def _transaction(self, begin: str) -> Iterator[sqlite3.Connection]:
        """A transaction, which is on the disk at the end of the block, or undone if it raises.

        Raises:
            ValueError: the database is closed, or the file is damaged or cannot be opened.
            OSError: the disk is full, the file cannot be written to, or another program keeps it locked.
        """
        with self._lock, _clear_errors(self.path):
            if self._closed:
                raise ValueError(f"The store {self.path} is closed.")
            self._connection.execute(begin)
            try:
                yield self._connection
                self._connection.execute("COMMIT")
            except BaseException:
                if self._connection.in_transaction:  # SQLite undoes it by itself if the disk is full
                    self._connection.execute("ROLLBACK")
                raise


@contextmanager
def _clear_errors(path: Path) -> Iterator[None]:
    try:
        yield
    except sqlite3.Error as error:
        clear = _clear_error(path, error)
        if clear is None:
            raise
        raise clear from error


def _clear_error(path: Path, reason: sqlite3.Error) -> Exception | None:
    """The error for a failure that the program does not cause; None for others."""
    code = _code(reason)
    if code == sqlite3.SQLITE_NOTADB:
        return ValueError(f"{path} is not an SQLite database; give another file.")
    if code == sqlite3.SQLITE_CORRUPT:
        return ValueError(f"{path} is damaged ({reason}); restore a copy of it.")
    if code in (sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_PERM, sqlite3.SQLITE_AUTH):
        return ValueError(f"{path} cannot be opened ({reason}); check the permissions of the file and its folder.")
    if code in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
        return OSError(f"Another program keeps {path} locked for more than {BUSY_SECONDS:g} s; close it and try again.")
    if code in (sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR, sqlite3.SQLITE_READONLY):
        free = shutil.disk_usage(path.parent).free // 2**20
        return OSError(f"Writing {path} failed: {reason}, with {free:,} MB free. Earlier annotations are kept.")
    return None


def _code(reason: sqlite3.Error) -> int:
    return getattr(reason, "sqlite_errorcode", 0) & 0xFF  # without the extended code
