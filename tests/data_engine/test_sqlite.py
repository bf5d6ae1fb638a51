import itertools
import json
import os
import resource
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from djepa_runtime.annotation import database
from djepa_runtime.annotation.database import VERSION
from djepa_runtime.annotation.store import Store
from stores import ANSWER, FORK, QUESTION, make_decision, state_of


def integrity(path):
    with closing(sqlite3.connect(path)) as connection:
        return connection.execute("PRAGMA integrity_check").fetchall() + [
            *connection.execute("PRAGMA foreign_key_check")
        ]


def record_until_killed(path, output):
    with Store(path) as store:
        for number in itertools.count():
            event = make_decision(key=f"{os.getpid()}-{number}", question=f"Question {number % 5}?")
            os.write(output, json.dumps([store.record(event), event.key]).encode() + b"\n")


def test_acknowledged_events_survive_kills(path):
    acknowledged, counts = [], (1, 6, 13, 3)
    for count in counts:
        reader, writer = os.pipe()
        process = FORK.Process(target=record_until_killed, args=(path, writer))
        process.start()
        os.close(writer)
        with open(reader, "rb") as lines:
            acknowledged += map(json.loads, itertools.islice(lines, count))
            process.kill()
            acknowledged += map(json.loads, lines)
        process.join()
        assert process.exitcode == -9
    assert integrity(path) == [("ok",)]
    with Store(path) as store:
        stored = {event.id: event for event in store.events()}
        assert len(acknowledged) >= sum(counts)
        assert len(stored) - len(acknowledged) in range(len(counts) + 1)  # a kill may follow a commit
        assert all(stored[event_id].key == key for event_id, key in acknowledged)
        last = {event.question: event.id for event in stored.values()}
        assert {decision.question: decision.event for decision in store.decisions()} == last


def test_a_read_only_store_is_a_copy_of_a_moment_that_leaves_the_file_as_it_is(store, path):
    store.record(make_decision())
    with Store(path, read_only=True) as copy:
        assert state_of(copy) == [(1, "accepted")] and copy.page(1) == store.page(1) and copy.id == store.id
        copy.add_questions(["Who?"])
        copy.record(make_decision("absent"))
        store.record(make_decision(page_id=2))
        assert len(copy.events()) == 2 and copy.decisions(2) == []
    assert store.questions == [QUESTION] and state_of(store) == [(1, "accepted")]
    with Store(path.with_name("none.sqlite"), read_only=True) as empty:
        assert empty.pages() == []
    assert not path.with_name("none.sqlite").exists()


def make_foreign(path):
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(f"CREATE TABLE events (id); PRAGMA user_version = {VERSION}")


def make_newer(path):
    Store(path).close()
    with closing(sqlite3.connect(path)) as connection:
        connection.execute(f"PRAGMA user_version = {VERSION + 1}")


def make_damaged(path):
    with Store(path) as store:
        store.add_documents([(Path(f"/documents/{number}.pdf"), 1) for number in range(300)])
    content = path.read_bytes()
    path.write_bytes(content[:100] + b"\x07" * 4000 + content[4100:])


@pytest.mark.parametrize(
    "make, complaint",
    [
        (lambda path: path.write_text("page,answer\n"), "file is not a database"),
        (make_foreign, "is an SQLite database of another program"),
        (make_newer, f"has version {VERSION + 1}, and version {VERSION} is known; update"),
        (make_damaged, "or damaged"),
    ],
)
@pytest.mark.parametrize("read_only", [False, True])
def test_a_file_that_is_no_store_is_refused_and_left_as_it_is(tmp_path, make, complaint, read_only):
    path = tmp_path / "annotations.sqlite"
    make(path)
    content = path.read_bytes()
    with pytest.raises(ValueError, match=complaint) as error:
        Store(path, read_only=read_only)
    assert path.read_bytes() == content and "\n" not in str(error.value)
    assert not (tmp_path / "annotations.sqlite-journal").exists()


def test_a_locked_store_is_an_error_that_passes(path, monkeypatch):
    monkeypatch.setattr(database, "BUSY_SECONDS", 0.02)
    with Store(path) as store, closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        for write in (lambda: store.record(make_decision()), lambda: store.lease("a")):
            with pytest.raises(OSError, match="annotations.sqlite cannot be read or written: database is locked"):
                write()
        assert store.decisions() == []  # readers do not wait
        other.execute("ROLLBACK")
        assert store.record(make_decision()) == 1 and state_of(store) == [(1, "accepted")]


def test_a_full_disk_is_an_error_and_earlier_events_are_kept(path):
    large = ANSWER | {"text": "x" * 5000}
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    with Store(path) as store:
        resource.setrlimit(resource.RLIMIT_FSIZE, (150_000, hard))  # bytes of a file
        acknowledged = []
        try:
            with pytest.raises(OSError, match="annotations.sqlite cannot be read or written: .*. Earlier"):
                while True:
                    acknowledged.append(store.record(make_decision(answer=large)))
            assert [event.id for event in store.events()] == acknowledged
        finally:
            resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
        acknowledged.append(store.record(make_decision(answer=large)))
    assert len(acknowledged) > 3 and integrity(path) == [("ok",)]
    with Store(path) as store:
        assert [event.id for event in store.events()] == acknowledged
        assert state_of(store) == [(acknowledged[-1], "accepted")]
