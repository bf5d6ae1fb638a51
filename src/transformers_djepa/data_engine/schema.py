"""The schema of a store: its tables are made once, and a file of another version is refused."""

from pathlib import Path

from sqlalchemy import Connection

from .tables import METADATA


APPLICATION_ID = 0x646A6570  # "djep", in the header of the file
VERSION = 2  # SQLite's `user_version`
APPEND_ONLY_TABLES = {"events": "id = NEW.id OR key = NEW.key", "models": "id = NEW.id", "service": "id = NEW.id"}
# INSERT OR REPLACE fires no DELETE trigger, so the third one refuses it.
APPEND_ONLY = """
CREATE TRIGGER {table}_update BEFORE UPDATE ON {table} BEGIN SELECT RAISE(ABORT, '{table} is append-only'); END
CREATE TRIGGER {table}_delete BEFORE DELETE ON {table} BEGIN SELECT RAISE(ABORT, '{table} is append-only'); END
CREATE TRIGGER {table}_replace BEFORE INSERT ON {table} WHEN EXISTS (SELECT 1 FROM {table} WHERE {same})
BEGIN SELECT RAISE(ABORT, '{table} is append-only'); END
"""


def is_new(connection: Connection, path: Path) -> bool:
    """Whether a database is empty.

    Raises:
        ValueError: the database of another program or version.
    """
    version, application = (
        connection.exec_driver_sql(f"PRAGMA {name}").scalar_one() for name in ("user_version", "application_id")
    )
    if not version and connection.exec_driver_sql("SELECT 1 FROM sqlite_master").first() is None:
        return True
    if application != APPLICATION_ID:
        raise ValueError(f"{path} is an SQLite database of another program; give another file.")
    if version != VERSION:
        raise ValueError(f"{path} has version {version}, and version {VERSION} is known; update transformers-djepa.")
    return False


def create_tables(connection: Connection) -> None:
    """Make a database a store; a transaction of `connection` makes it all or nothing."""
    METADATA.create_all(connection)
    for table, same in APPEND_ONLY_TABLES.items():
        for trigger in APPEND_ONLY.format(table=table, same=same).split("CREATE ")[1:]:
            connection.exec_driver_sql(f"CREATE {trigger}")
    connection.exec_driver_sql("INSERT INTO identity VALUES (lower(hex(randomblob(8))))")
    connection.exec_driver_sql(f"PRAGMA application_id = {APPLICATION_ID}")
    connection.exec_driver_sql(f"PRAGMA user_version = {VERSION}")
