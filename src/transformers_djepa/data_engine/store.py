"""The store of the data engine: documents, events, leases and models in an SQLite file.

What a method writes is on the disk when it returns, or nothing of it. Threads share a store; processes open their own.
"""

import json
import math
import os
import time
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from sqlite3 import Connection, Row
from statistics import median
from typing import Any

from .database import Database
from .records import STAGES, Decision, Event, ModelRecord, PageRef, Progress, StoredEvent


BATCH = 500  # events that are read at a time
ID_LIMIT = 2**63  # of SQLite
NOT_GIVEN = "The document was not given to `djepa annotate`."
PAGES = """
SELECT pages.id, path, number, num_pages, usefulness, unreadable
FROM pages JOIN documents ON documents.id = pages.document_id"""
FREE_PAGE = """
SELECT pages.id FROM pages LEFT JOIN leases ON leases.page_id = pages.id {order}
WHERE (leases.until IS NULL OR leases.until <= :now) AND unreadable IS NULL AND EXISTS (
    SELECT 1 FROM questions WHERE NOT EXISTS (
        SELECT 1 FROM current_decisions WHERE page_id = pages.id AND question = questions.text
    )
) ORDER BY {by} LIMIT 1"""
DECIDED = """
SELECT questions.id AS question_id, payload
FROM current_decisions JOIN events ON events.id = event_id JOIN pages ON pages.id = current_decisions.page_id
LEFT JOIN questions ON questions.text = current_decisions.question AND unreadable IS NULL"""


class Store(Database):
    """Documents, events, leases and models in an SQLite file; see `Database`.

    All methods raise `OSError` if the disk is full or another program keeps the file locked, and `ValueError` for
    writing to a store that is read-only.
    """

    @property
    def id(self) -> str:
        """A random text, made with the store."""
        with self._reading() as connection:
            return connection.execute("SELECT id FROM identity").fetchone()[0]

    def add_documents(self, sources: Iterable[tuple[Path, int]], only: bool = False) -> int:
        """Add the pages of documents that are not known yet; unreadable pages of the others are tried again.

        Args:
            sources: path and number of pages of each.
            only: leave out the pages of all other documents.

        Returns:
            Number of new pages.

        Raises:
            ValueError: a document with no pages or another number of pages than before, or whose name is not UTF-8.
        """
        counts: dict[str, int] = {}
        for path, num_pages in sources:
            name = os.path.abspath(path)
            check_text("path", name)
            if num_pages < 1 or counts.setdefault(name, num_pages) != num_pages:
                raise ValueError(f"num_pages={num_pages} of {path} must be at least 1, and the same each time.")
        with self._writing() as connection:
            known = {row["path"]: row for row in connection.execute("SELECT * FROM documents")}
            if only:
                others = [(NOT_GIVEN, row["id"]) for path, row in known.items() if path not in counts]
                leave_out = "UPDATE pages SET unreadable = ? WHERE document_id = ? AND unreadable IS NULL"
                connection.executemany(leave_out, others)
            added = 0
            for path, num_pages in counts.items():
                if path not in known:
                    insert = "INSERT INTO documents (path, num_pages) VALUES (?, ?)"
                    document = connection.execute(insert, (path, num_pages)).lastrowid
                    pages = [(document, number) for number in range(1, num_pages + 1)]
                    insert = "INSERT INTO pages (document_id, number, usefulness) VALUES (?, ?, 0.0)"
                    added += connection.executemany(insert, pages).rowcount
                elif (before := known[path]["num_pages"]) != num_pages:
                    raise ValueError(f"{path} has {num_pages} pages, and {before} in the store; give it another name.")
                else:
                    again = "UPDATE pages SET unreadable = NULL WHERE document_id = ?"
                    connection.execute(again, (known[path]["id"],))
            return added

    def page(self, page_id: int) -> PageRef:
        """A page; raises `KeyError` if there is none."""
        with self._reading() as connection:
            return _page(connection, page_id)

    def pages(self) -> list[PageRef]:
        """All pages, document by document."""
        with self._reading() as connection:
            return [_page_ref(row) for row in connection.execute(f"{PAGES} ORDER BY documents.id, number")]

    def set_usefulness(self, values: Mapping[int, float]) -> None:
        """Set how useful the annotation of pages is, by page id; raises `KeyError` and `ValueError` (not finite)."""
        wrong = [value for value in values.values() if not math.isfinite(value)]
        if wrong:
            raise ValueError(f"The usefulness of a page must be a finite number, not {wrong[0]}.")
        rows = [(float(value), page_id) for page_id, value in values.items()]
        with self._writing() as connection:
            change = "UPDATE pages SET usefulness = ? WHERE id = ?"
            if rows and connection.executemany(change, rows).rowcount < len(rows):
                unknown = set(values) - {row["id"] for row in connection.execute("SELECT id FROM pages")}
                raise KeyError(f"There is no page {min(unknown)}.")

    def set_unreadable(self, page_id: int, reason: str) -> None:
        """Lease a page to nobody from now on, because it cannot be read; raises `KeyError`."""
        with self._writing() as connection:
            _page(connection, page_id)
            connection.execute("UPDATE pages SET unreadable = ? WHERE id = ?", (reason, page_id))
            connection.execute("DELETE FROM leases WHERE page_id = ?", (page_id,))

    @property
    def questions(self) -> list[str]:
        """Questions about every page."""
        with self._reading() as connection:
            return [row["text"] for row in connection.execute("SELECT text FROM questions ORDER BY id")]

    def add_questions(self, texts: Iterable[str]) -> int:
        """Add questions about every page, and return the number of new ones; raises `ValueError` for an empty one."""
        texts = list(texts)
        for text in texts:
            check_text("question", text)
        with self._writing() as connection:
            rows = [(text,) for text in texts]
            return connection.executemany("INSERT OR IGNORE INTO questions (text) VALUES (?)", rows).rowcount

    def lease(self, annotator: str, order: Sequence[int] | None = None, seconds: float = 600) -> PageRef | None:
        """Give a page to one annotator for some time.

        A page has an open task if a question of `questions` has no current decision on it.

        Args:
            order: ids of the pages to choose from, the first that can be leased; by default all pages, those with the
                highest `usefulness` first.

        Returns:
            The page that is leased to this annotator already, else a readable page with an open task that is leased to
            nobody, None if there is none.
        """
        with self._writing() as connection:
            now = time.time()
            held = "SELECT page_id FROM leases WHERE annotator = ? AND until > ? ORDER BY until DESC"
            row = connection.execute(held, (annotator, now)).fetchone() or _free_page(connection, order, now)
            if row is None:
                return None
            _set_lease(connection, row[0], annotator, now + seconds)
            return _page(connection, row[0])

    def first_free(self, order: Sequence[int] | None = None) -> PageRef | None:
        """The page that `lease` would give to an annotator who has none."""
        with self._reading() as connection:
            row = _free_page(connection, order, time.time())
            return None if row is None else _page(connection, row[0])

    def renew(self, page_id: int, annotator: str, seconds: float = 600) -> bool:
        """Lease a page for longer, or lease one that is free; False if it is leased to another annotator.

        Raises:
            KeyError: there is no such page.
        """
        with self._writing() as connection:
            _page(connection, page_id)
            now = time.time()
            others = "SELECT 1 FROM leases WHERE page_id = ? AND annotator != ? AND until > ?"
            if connection.execute(others, (page_id, annotator, now)).fetchone() is not None:
                return False
            _set_lease(connection, page_id, annotator, now + seconds)
            return True

    def release(self, page_id: int, annotator: str) -> None:
        """End a lease; one of another annotator stays."""
        with self._writing() as connection:
            connection.execute("DELETE FROM leases WHERE page_id = ? AND annotator = ?", (page_id, annotator))

    def record(self, event: Event) -> int:
        """Append an event, and return its id; that of the first event with this key if there is one.

        Raises:
            KeyError: there is no such page.
            ValueError: the key of an event on another task or of another kind, or an undo of what is undone already or
                is no decision or undo of this task.
        """
        with self._writing() as connection:
            first = connection.execute("SELECT * FROM events WHERE key = ?", (event.key,)).fetchone()
            if first is not None:
                if (first["page_id"], first["question"], first["kind"]) != (event.page_id, event.question, event.kind):
                    raise ValueError(
                        f"key={event.key!r} is that of event {first['id']}; make a new key for each event."
                    )
                return first["id"]
            _page(connection, event.page_id)
            if event.kind == "undo":
                _check_undo(connection, event)
            row = vars(event) | {"payload": json.dumps(event.payload), "created": time.time()}
            insert = f"INSERT INTO events ({', '.join(row)}) VALUES ({', '.join(f':{name}' for name in row)})"
            event_id = connection.execute(insert, row).lastrowid
            if event.kind in ("decision", "undo"):
                _set_current_decision(connection, event)
            return event_id

    def has_event(self, key: str) -> bool:
        """Whether an event with this key is recorded."""
        with self._reading() as connection:
            return connection.execute("SELECT 1 FROM events WHERE key = ?", (key,)).fetchone() is not None

    def question_of(self, page_id: int, event_id: int) -> str:
        """The question of an event on a page; raises `KeyError` if there is none."""
        if 0 < event_id < ID_LIMIT and 0 < page_id < ID_LIMIT:
            query = "SELECT question FROM events WHERE id = ? AND page_id = ?"
            with self._reading() as connection:
                if (row := connection.execute(query, (event_id, page_id)).fetchone()) is not None:
                    return row["question"]
        raise KeyError(f"There is no event {event_id} on page {page_id}.")

    def decisions(self, page_id: int | None = None) -> list[Decision]:
        """Current decisions, of one page or all, the oldest first."""
        query = "SELECT events.* FROM events JOIN current_decisions ON event_id = events.id"
        if page_id is not None:
            query += " WHERE events.page_id = :page_id"
        with self._reading() as connection:
            return [_decision(row) for row in connection.execute(f"{query} ORDER BY events.id", {"page_id": page_id})]

    def events(self, page_id: int | None = None) -> Iterator[StoredEvent]:
        """Yield the events, of one page or all, the oldest first."""
        on_page = "" if page_id is None else "AND page_id = :page_id"
        query, last = f"SELECT * FROM events WHERE id > :last {on_page} ORDER BY id LIMIT {BATCH}", 0
        while True:
            with self._reading() as connection:  # no transaction is open while the caller uses the events
                rows = connection.execute(query, {"last": last, "page_id": page_id}).fetchall()
            if not rows:
                return
            yield from (StoredEvent(**dict(row) | {"payload": json.loads(row["payload"])}) for row in rows)
            last = rows[-1]["id"]

    def progress(self) -> Progress:
        """Numbers of tasks and current decisions."""
        with self._reading() as connection:
            count = "SELECT (SELECT count(*) FROM pages WHERE unreadable IS NULL) * (SELECT count(*) FROM questions)"
            tasks = connection.execute(count).fetchone()[0]
            rows = connection.execute(DECIDED).fetchall()
        decided = [json.loads(row["payload"]) for row in rows]
        answered = [
            (each.get("candidate"), each.get("edits") or 0)
            for each in decided
            if each["outcome"] != "skipped" and each.get("stage") in (None, STAGES[0])
        ]
        seconds = [each["seconds"] for each in decided if each.get("seconds") is not None]
        return Progress(
            tasks=tasks + sum(row["question_id"] is None for row in rows),
            decided=len(rows),
            agreement=answered.count((0, 0)) / len(answered) if answered else None,
            seconds=median(seconds) if seconds else None,
        )

    def add_model(
        self, folder: str | Path, scores: Mapping[str, Any], parent: int | None = None, serve: bool = False
    ) -> int:
        """Add a model, and put it in service with `serve`, after its parent if there is none; returns its id.

        Raises:
            KeyError: there is no model `parent`.
        """
        name, scores = os.path.abspath(folder), json.dumps(dict(scores))
        with self._writing() as connection:
            if parent is not None:
                _model(connection, parent)
            insert = "INSERT INTO models (folder, created, scores, parent) VALUES (?, ?, ?, ?)"
            model_id = connection.execute(insert, (name, time.time(), scores, parent)).lastrowid
            if serve:
                _serve(connection, model_id)
            return model_id

    def serve(self, model_id: int) -> None:
        """Put a model in service, after its parent if there was none; raises `KeyError` if there is no such model."""
        with self._writing() as connection:
            _serve(connection, model_id)

    def in_service(self) -> ModelRecord | None:
        """The model that was put in service last."""
        last = "SELECT models.* FROM models JOIN service ON model_id = models.id ORDER BY service.id DESC LIMIT 1"
        with self._reading() as connection:
            row = connection.execute(last).fetchone()
            return None if row is None else _model_record(row)

    def served(self) -> list[int]:
        """Ids of the models that were put in service, the latest last."""
        with self._reading() as connection:
            return [row["model_id"] for row in connection.execute("SELECT model_id FROM service ORDER BY id")]

    def models(self) -> list[ModelRecord]:
        """All models, the oldest first."""
        with self._reading() as connection:
            return [_model_record(row) for row in connection.execute("SELECT * FROM models ORDER BY id")]


def check_text(name: str, value: str) -> None:
    """Raise `ValueError` unless the value is a text that SQLite can keep."""
    if not value.strip():
        raise ValueError(f"{name} is empty; give a text.")
    try:
        value.encode()
    except UnicodeEncodeError:
        raise ValueError(f"{name}={value!r} is not a text of valid Unicode characters.") from None


def _page(connection: Connection, page_id: int) -> PageRef:
    row = None
    if 0 < page_id < ID_LIMIT:
        row = connection.execute(f"{PAGES} WHERE pages.id = ?", (page_id,)).fetchone()
    if row is None:
        raise KeyError(f"There is no page {page_id}.")
    return _page_ref(row)


def _page_ref(row: Row) -> PageRef:
    return PageRef(**dict(row) | {"path": Path(row["path"])})


def _free_page(connection: Connection, order: Sequence[int] | None, now: float) -> Row | None:
    """The id of the first readable page without a lease and with an open task; all pages, or those of `order`."""
    if order is None:
        query = FREE_PAGE.format(order="", by="usefulness DESC, pages.id")
    else:
        query = FREE_PAGE.format(order="JOIN json_each(:given) AS given ON given.value = pages.id", by="given.key")
    return connection.execute(query, {"now": now, "given": json.dumps(list(order or ()))}).fetchone()


def _set_lease(connection: Connection, page_id: int, annotator: str, until: float) -> None:
    """Lease a page to an annotator, whoever has it."""
    connection.execute("INSERT OR REPLACE INTO leases VALUES (?, ?, ?)", (page_id, annotator, until))


def _check_undo(connection: Connection, event: Event) -> None:
    """Raise `ValueError` unless an undo is of a decision or undo of its task which is not undone."""
    kinds, undone = _history(connection, event)
    if event.payload["event"] not in kinds:
        raise ValueError(f"Event {event.payload['event']!r} is no decision or undo of this task; undo one that is.")
    if event.payload["event"] in undone:
        raise ValueError(f"Event {event.payload['event']} is undone already; undo the undo to redo it.")


def _set_current_decision(connection: Connection, event: Event) -> None:
    """Write the current decision of the task of an event, after the event."""
    kinds, undone = _history(connection, event)
    decided = [event_id for event_id, kind in kinds.items() if kind == "decision" and event_id not in undone]
    task = (event.page_id, event.question)
    connection.execute("DELETE FROM current_decisions WHERE page_id = ? AND question = ?", task)
    if decided:
        connection.execute("INSERT INTO current_decisions VALUES (?, ?, ?)", (*task, max(decided)))


def _history(connection: Connection, event: Event) -> tuple[dict[int, str], set[int]]:
    """Kinds of the decisions and undos of the task of an event by id, and ids of those that are undone.

    An event is undone if an undo of it, a later event, is not undone itself.
    """
    query = "SELECT * FROM events WHERE kind IN ('decision', 'undo') AND page_id = ? AND question = ? ORDER BY id DESC"
    kinds, undone = {}, set()
    for row in connection.execute(query, (event.page_id, event.question)):
        kinds[row["id"]] = row["kind"]
        if row["kind"] == "undo" and row["id"] not in undone:
            undone.add(json.loads(row["payload"])["event"])
    return kinds, undone


def _decision(row: Row) -> Decision:
    """A row of `events` with a decision."""
    payload = json.loads(row["payload"])
    return Decision(
        event=row["id"],
        page_id=row["page_id"],
        question=row["question"],
        outcome=payload["outcome"],
        answer=payload["answer"],
        candidate=payload.get("candidate"),
        edits=payload.get("edits", 0),
        seconds=payload.get("seconds"),
        stage=payload.get("stage", STAGES[0]),
        annotator=row["annotator"],
        model=row["model"],
        created=row["created"],
    )


def _model(connection: Connection, model_id: int) -> Row:
    row = connection.execute("SELECT * FROM models WHERE id = ?", (model_id,)).fetchone()
    if row is None:
        raise KeyError(f"There is no model {model_id}.")
    return row


def _model_record(row: Row) -> ModelRecord:
    return ModelRecord(row["id"], Path(row["folder"]), row["created"], json.loads(row["scores"]), row["parent"])


def _serve(connection: Connection, model_id: int) -> None:
    """Put a model in service; the first one after its parent, so that a rollback finds it."""
    parent = _model(connection, model_id)["parent"]
    is_first = connection.execute("SELECT 1 FROM service").fetchone() is None
    for each in [parent, model_id] if is_first and parent is not None else [model_id]:
        connection.execute("INSERT INTO service (model_id, created) VALUES (?, ?)", (each, time.time()))
