"""The store of the data engine: documents, events, leases and models in an SQLite file.

What a method writes is on the disk when it returns, or nothing of it. Threads share a store; processes open their own.
"""

import json
import os
import time
from collections import Counter
from collections.abc import Iterable, Mapping
from pathlib import Path
from sqlite3 import Connection, Row
from statistics import median
from typing import Any

from .database import Database
from .records import ASSISTED, Decision, Event, ModelRecord, PageRef


NOT_GIVEN = "The document was not given to `djepa annotate`."
PAGES = """
SELECT pages.id, path, number, num_pages, usefulness, unreadable
FROM pages JOIN documents ON documents.id = pages.document_id"""
# Conditions on a page: it has an open question, or a decision to review.
OPEN = """EXISTS (SELECT 1 FROM questions WHERE NOT EXISTS (
    SELECT 1 FROM current_decisions WHERE page_id = pages.id AND question = questions.text))"""
TO_REVIEW = """EXISTS (SELECT 1 FROM current_decisions JOIN events ON events.id = event_id
    WHERE current_decisions.page_id = pages.id AND annotator IS NOT :annotator
    AND json_extract(payload, '$.outcome') != 'skipped' AND json_extract(payload, '$.review') IS NULL)"""
# A page that was not left has a NULL `position`, which comes first.
NEXT_PAGE = """
SELECT pages.id FROM pages LEFT JOIN leases ON leases.page_id = pages.id AND until > :now
LEFT JOIN (SELECT value, key AS position FROM json_each(:left)) ON value = pages.id
WHERE unreadable IS NULL AND (until IS NULL OR annotator = :annotator) AND {}
ORDER BY until IS NULL, position, usefulness DESC, pages.id LIMIT 1"""
LEASE = "INSERT OR REPLACE INTO leases (page_id, annotator, until) VALUES (?, ?, ?)"
TASKS = "SELECT (SELECT count(*) FROM pages WHERE unreadable IS NULL) * (SELECT count(*) FROM questions)"
DECIDED = """
SELECT questions.id AS question_id, payload, annotator
FROM current_decisions JOIN events ON events.id = event_id JOIN pages ON pages.id = current_decisions.page_id
LEFT JOIN questions ON questions.text = current_decisions.question AND unreadable IS NULL"""


class Store(Database):
    """Documents, events, leases and models in an SQLite file; see `Database`.

    All methods raise `OSError` if the disk is full or another program keeps the file locked. `page`, `renew` and
    `serve` raise `KeyError` for an unknown id.
    """

    @property
    def id(self) -> str:
        """A random text, made with the store."""
        return self._read("SELECT id FROM identity")[0]["id"]

    def add_documents(self, sources: Iterable[tuple[Path, int]], only: bool = False) -> None:
        """Add the pages of documents that are not known yet; unreadable pages of the others are tried again.

        `sources` are path and number of pages of each; with `only`, the pages of all other documents are left out.
        Raises `ValueError` for a document with another number of pages than before.
        """
        counts = {os.path.abspath(path): num_pages for path, num_pages in sources}
        with self._writing() as connection:
            known = {row["path"]: row for row in connection.execute("SELECT * FROM documents")}
            if only:
                others = [(NOT_GIVEN, row["id"]) for path, row in known.items() if path not in counts]
                leave_out = "UPDATE pages SET unreadable = ? WHERE document_id = ? AND unreadable IS NULL"
                connection.executemany(leave_out, others)
            for path, num_pages in counts.items():
                if path not in known:
                    insert = "INSERT INTO documents (path, num_pages) VALUES (?, ?)"
                    document = connection.execute(insert, (path, num_pages)).lastrowid
                    pages = [(document, number) for number in range(1, num_pages + 1)]
                    insert = "INSERT INTO pages (document_id, number, usefulness) VALUES (?, ?, 0.0)"
                    connection.executemany(insert, pages)
                elif (before := known[path]["num_pages"]) != num_pages:
                    raise ValueError(f"{path} has {num_pages} pages, and {before} in the store; give it another name.")
                else:
                    again = "UPDATE pages SET unreadable = NULL WHERE document_id = ?"
                    connection.execute(again, (known[path]["id"],))

    def page(self, page_id: int) -> PageRef:
        """A page."""
        return _page_ref(_only(self._read(f"{PAGES} WHERE pages.id = ?", (page_id,)), f"page {page_id}"))

    def pages(self) -> list[PageRef]:
        """All pages, document by document."""
        return [_page_ref(row) for row in self._read(f"{PAGES} ORDER BY documents.id, number")]

    def set_usefulness(self, values: Mapping[int, float]) -> None:
        """Set how useful the annotation of pages is, by page id."""
        with self._writing() as connection:
            rows = [(value, page_id) for page_id, value in values.items()]
            connection.executemany("UPDATE pages SET usefulness = ? WHERE id = ?", rows)

    def set_unreadable(self, page_id: int, reason: str) -> None:
        """Lease a page to nobody from now on, because it cannot be read."""
        with self._writing() as connection:
            connection.execute("UPDATE pages SET unreadable = ? WHERE id = ?", (reason, page_id))
            connection.execute("DELETE FROM leases WHERE page_id = ?", (page_id,))

    @property
    def questions(self) -> list[str]:
        """Questions about every page."""
        return [row["text"] for row in self._read("SELECT text FROM questions ORDER BY id")]

    def add_questions(self, texts: Iterable[str]) -> None:
        """Add questions about every page."""
        with self._writing() as connection:
            connection.executemany("INSERT OR IGNORE INTO questions (text) VALUES (?)", [(text,) for text in texts])

    def lease(
        self, annotator: str, left: Iterable[int] = (), review: bool = False, seconds: float = 600
    ) -> PageRef | None:
        """Give a page to one annotator for some time; None if there is none.

        It is readable, leased to nobody else, and lacks a decision on one of `questions`, or, with `review`, has a
        decision of another annotator that nobody has reviewed. A page that is leased to this annotator comes first,
        then the one with the highest `usefulness`. The pages with ids in `left` are leased only if there are no others,
        the first one first.
        """
        with self._writing() as connection:
            row = connection.execute(*_next_page(annotator, left, review)).fetchone()
            if row is None:
                return None
            connection.execute(LEASE, (row["id"], annotator, time.time() + seconds))
        return self.page(row["id"])

    def first_free(self, left: Iterable[int] = (), review: bool = False) -> PageRef | None:
        """The page that `lease` would give to an annotator who has none, and has decided nothing."""
        rows = self._read(*_next_page(None, left, review))
        return self.page(rows[0]["id"]) if rows else None

    def leases(self) -> dict[int, str]:
        """The annotator of each leased page, by page id."""
        rows = self._read("SELECT page_id, annotator FROM leases WHERE until > ?", (time.time(),))
        return {row["page_id"]: row["annotator"] for row in rows}

    def hand_over(self, annotator: str, new: str) -> None:
        """Give the leases of an annotator to another one."""
        with self._writing() as connection:
            connection.execute("UPDATE leases SET annotator = ? WHERE annotator = ?", (new, annotator))

    def renew(self, page_id: int, annotator: str, seconds: float = 600) -> bool:
        """Lease a page for longer, or lease one that is free; False if it is leased to another annotator."""
        self.page(page_id)
        with self._writing() as connection:
            now = time.time()
            others = "SELECT 1 FROM leases WHERE page_id = ? AND annotator != ? AND until > ?"
            if connection.execute(others, (page_id, annotator, now)).fetchone() is not None:
                return False
            connection.execute(LEASE, (page_id, annotator, now + seconds))
            return True

    def release(self, page_id: int, annotator: str) -> None:
        """End a lease; one of another annotator stays."""
        with self._writing() as connection:
            connection.execute("DELETE FROM leases WHERE page_id = ? AND annotator = ?", (page_id, annotator))

    def record(self, event: Event) -> int:
        """Append an event, and return its id; that of the first event with this key if there is one.

        Raises:
            ValueError: an undo of what is undone already, or is no decision or undo of this task.
        """
        with self._writing() as connection:
            first = connection.execute("SELECT id FROM events WHERE key = ?", (event.key,)).fetchone()
            if first is not None:
                return first["id"]
            if event.kind == "undo" and event.payload["event"] not in _valid_events(connection, event):
                raise ValueError(f"Event {event.payload['event']} is undone, or no decision or undo of this task.")
            row = vars(event) | {"payload": json.dumps(event.payload), "created": time.time()}
            insert = f"INSERT INTO events ({', '.join(row)}) VALUES ({', '.join(f':{name}' for name in row)})"
            event_id = connection.execute(insert, row).lastrowid
            if event.kind in ("decision", "undo"):
                _set_current_decision(connection, event)
            return event_id

    def has_event(self, key: str) -> bool:
        """Whether an event with this key is recorded."""
        return bool(self._read("SELECT 1 FROM events WHERE key = ?", (key,)))

    def decisions(self, page_id: int | None = None) -> list[Decision]:
        """Current decisions, of one page or all, the oldest first."""
        query = "SELECT events.* FROM events JOIN current_decisions ON event_id = events.id"
        on_page = "" if page_id is None else "WHERE events.page_id = :page_id"
        return [_decision(row) for row in self._read(f"{query} {on_page} ORDER BY events.id", {"page_id": page_id})]

    def events(self, page_id: int | None = None) -> list[Event]:
        """The events, of one page or all, the oldest first."""
        on_page = "" if page_id is None else "WHERE page_id = :page_id"
        rows = self._read(f"SELECT * FROM events {on_page} ORDER BY id", {"page_id": page_id})
        return [Event(**dict(row) | {"payload": json.loads(row["payload"])}) for row in rows]

    def progress(self) -> dict[str, Any]:
        """Numbers of tasks and current decisions.

        Returns:
            `tasks`: readable pages times questions of every page, and all others that are decided; `decided`;
            `reviewed` of them; `annotators`: the number of decisions of each; `agreement`: share of the `accepted` and
            `absent` of people that took candidate 0 without edits; `seconds`: median of a decision. The last two are
            None if unknown.
        """
        rows = self._read(DECIDED)
        decided = [json.loads(row["payload"]) for row in rows]
        by_people = [
            each for each in decided if each["outcome"] != "skipped" and each.get("stage", ASSISTED) == ASSISTED
        ]
        agreed = [(each.get("candidate"), each.get("edits", 0)) == (0, 0) for each in by_people]
        seconds = [each["seconds"] for each in decided if each.get("seconds") is not None]
        return {
            "tasks": self._read(TASKS)[0][0] + sum(row["question_id"] is None for row in rows),
            "decided": len(rows),
            "reviewed": sum(each.get("review") is not None for each in decided),
            "annotators": Counter(row["annotator"] for row in rows),
            "agreement": sum(agreed) / len(agreed) if agreed else None,
            "seconds": median(seconds) if seconds else None,
        }

    def add_model(self, folder: str | Path, scores: Mapping[str, Any], parent: int | None = None) -> int:
        """Add a model; returns its id."""
        row = (os.path.abspath(folder), time.time(), json.dumps(dict(scores)), parent)
        with self._writing() as connection:
            insert = "INSERT INTO models (folder, created, scores, parent) VALUES (?, ?, ?, ?)"
            return connection.execute(insert, row).lastrowid

    def serve(self, model_id: int) -> None:
        """Put a model in service; the first one after its parent, so that a rollback finds it."""
        with self._writing() as connection:
            rows = connection.execute("SELECT parent FROM models WHERE id = ?", (model_id,)).fetchall()
            parent = _only(rows, f"model {model_id}")["parent"]
            is_first = connection.execute("SELECT 1 FROM service").fetchone() is None
            for each in [parent, model_id] if is_first and parent is not None else [model_id]:
                connection.execute("INSERT INTO service (model_id, created) VALUES (?, ?)", (each, time.time()))

    def in_service(self) -> ModelRecord | None:
        """The model that was put in service last."""
        last = (self.served() or [None])[-1]
        return next((model for model in self.models() if model.id == last), None)

    def served(self) -> list[int]:
        """Ids of the models that were put in service, the latest last."""
        return [row["model_id"] for row in self._read("SELECT model_id FROM service ORDER BY id")]

    def models(self) -> list[ModelRecord]:
        """All models, the oldest first."""
        rows = self._read("SELECT * FROM models ORDER BY id")
        return [
            ModelRecord(row["id"], Path(row["folder"]), row["created"], json.loads(row["scores"]), row["parent"])
            for row in rows
        ]


def _only(rows: list[Row], what: str) -> Row:
    if not rows:
        raise KeyError(f"There is no {what}.")
    return rows[0]


def _page_ref(row: Row) -> PageRef:
    return PageRef(**dict(row) | {"path": Path(row["path"])})


def _next_page(annotator: str | None, left: Iterable[int], review: bool) -> tuple[str, dict[str, Any]]:
    """The query for the page that `Store.lease` gives, with its parameters."""
    values = {"annotator": annotator, "left": json.dumps([*left]), "now": time.time()}
    return NEXT_PAGE.format(TO_REVIEW if review else OPEN), values


def _valid_events(connection: Connection, event: Event) -> dict[int, str]:
    """Kinds of the decisions and undos of the task of an event that are not undone, by id, the latest first.

    An event is undone if an undo of it, a later event, is not undone itself.
    """
    query = "SELECT * FROM events WHERE kind IN ('decision', 'undo') AND page_id = ? AND question = ? ORDER BY id DESC"
    kinds, undone = {}, set()
    for row in connection.execute(query, (event.page_id, event.question)):
        if row["id"] not in undone:
            kinds[row["id"]] = row["kind"]
            if row["kind"] == "undo":
                undone.add(json.loads(row["payload"])["event"])
    return kinds


def _set_current_decision(connection: Connection, event: Event) -> None:
    """Write the current decision of the task of an event, after the event."""
    task = (event.page_id, event.question)
    connection.execute("DELETE FROM current_decisions WHERE page_id = ? AND question = ?", task)
    decided = [event_id for event_id, kind in _valid_events(connection, event).items() if kind == "decision"]
    if decided:
        connection.execute("INSERT INTO current_decisions VALUES (?, ?, ?)", (*task, decided[0]))


def _decision(row: Row) -> Decision:
    """A row of `events` with a decision."""
    known = {name: row[name] for name in ("page_id", "question", "annotator", "model", "created")}
    return Decision(row["id"], **known, **json.loads(row["payload"]))
