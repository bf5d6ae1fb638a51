"""Connections to the SQLite file of a store: durable transactions, one writer at a time, errors that name the file.

https://www.sqlite.org/wal.html and https://www.sqlite.org/pragma.html#pragma_synchronous
"""

import shutil
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.exc import DBAPIError
from sqlalchemy.pool import QueuePool


BUSY_SECONDS = 10.0  # that a transaction waits for the writer before it


def open_engine(path: Path, read_only: bool) -> Engine:
    """A pool of connections, for any number of threads of one process; `path` must be absolute."""
    address = f"{path.as_uri()}?mode={'ro' if read_only else 'rwc'}"

    def connect() -> sqlite3.Connection:
        # With isolation_level=None, the module begins no transactions of its own.
        connection = sqlite3.connect(
            address, timeout=BUSY_SECONDS, isolation_level=None, check_same_thread=False, uri=True
        )
        connection.execute("PRAGMA foreign_keys = ON")
        connection.execute("PRAGMA synchronous = FULL")  # fsync of the log at every commit
        return connection

    engine = create_engine("sqlite://", creator=connect, poolclass=QueuePool, pool_size=8, max_overflow=-1)
    event.listen(engine, "begin", _begin)
    return engine


def _begin(connection: Connection) -> None:
    # A deferred transaction that reads before it writes fails if another one has written meanwhile.
    writes = connection.get_execution_options().get("writes", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


def use_log(engine: Engine, path: Path) -> None:
    """Switch the file to write-ahead logging, in which readers do not wait for the writer. Raises as `transaction`."""
    deadline = time.monotonic() + BUSY_SECONDS
    with _clear_errors(path), closing(engine.raw_connection()) as connection:
        while True:
            try:
                connection.cursor().execute("PRAGMA journal_mode = WAL")  # not possible in a transaction
                return
            except sqlite3.OperationalError as error:  # SQLite does not wait if another process switches too
                if _code(error) != sqlite3.SQLITE_BUSY or time.monotonic() > deadline:
                    raise
                time.sleep(0.01)


def copy(engine: Engine, path: Path, target: Path) -> None:
    """Copy a file, at one moment of its writers, to a new one. Raises as `transaction`."""
    with _clear_errors(path), closing(engine.raw_connection()) as source, closing(sqlite3.connect(target)) as made:
        source.driver_connection.backup(made)


@contextmanager
def transaction(engine: Engine, path: Path, writes: bool) -> Iterator[Connection]:
    """A transaction, which is on the disk at the end of the block, or undone if it raises.

    Raises:
        ValueError: the file is no SQLite database, is damaged or cannot be opened.
        OSError: the disk is full, the file cannot be written to, or another program keeps it locked.
    """
    with _clear_errors(path), engine.execution_options(writes=writes).begin() as connection:
        yield connection


@contextmanager
def _clear_errors(path: Path) -> Iterator[None]:
    try:
        yield
    except (DBAPIError, sqlite3.Error) as error:
        reason = error.orig if isinstance(error, DBAPIError) else error
        clear = _clear_error(path, reason)
        if clear is None:
            raise
        raise clear from error


def _clear_error(path: Path, reason: BaseException) -> Exception | None:
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


def _code(reason: BaseException) -> int:
    return getattr(reason, "sqlite_errorcode", 0) & 0xFF  # without the extended code
