"""The store of the data engine: documents, events, leases and models in an SQLite file.

What a method writes is on the disk when it returns, or nothing of it. Threads share a store; processes open their own.
"""

import math
import os
import time
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager
from dataclasses import asdict
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Select, bindparam, delete, select, update
from sqlalchemy.dialects.sqlite import insert

from . import queries
from .records import Decision, Event, ModelRecord, PageRef, Progress, StoredEvent, check_json, check_text
from .schema import create_tables, is_new
from .sqlite import copy, open_engine, transaction, use_log
from .tables import current_decisions, documents, events, identity, leases, models, pages, questions, service


BATCH = 500  # events that are read at a time


class Store:
    """Documents, events, leases and models in an SQLite file.

    All methods raise `OSError` if the disk is full or another program keeps the file locked, and `ValueError` for
    writing to a store that is read-only.

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
        self._closed = False
        self._engine = open_engine(self.path, read_only)
        try:
            self._open()
        except BaseException:
            self.close()
            raise

    def _open(self) -> None:
        with self._reading() as connection:  # a file that is refused is left as it is
            new = is_new(connection, self.path)
        if self.read_only:
            if new:
                Store(self.path).close()  # makes the tables
            return
        use_log(self._engine, self.path)
        if new:
            with self._writing() as connection:
                if is_new(connection, self.path):  # no other process has made the tables meanwhile
                    create_tables(connection)

    def close(self) -> None:
        """Close the file."""
        self._closed = True
        self._engine.dispose()

    def __enter__(self) -> "Store":
        return self

    def __exit__(self, *error) -> None:
        self.close()

    def _reading(self) -> AbstractContextManager[Connection]:
        if self._closed:
            raise ValueError(f"The store {self.path} is closed.")
        return transaction(self._engine, self.path, writes=False)

    def _writing(self) -> AbstractContextManager[Connection]:
        if self._closed or self.read_only:
            raise ValueError(f"The store {self.path} is {'closed' if self._closed else 'read-only'}.")
        return transaction(self._engine, self.path, writes=True)

    @property
    def id(self) -> str:
        """A random text, made with the store."""
        with self._reading() as connection:
            return connection.scalars(select(identity.c.id)).one()

    def copy_to(self, path: Path) -> None:
        """Copy the store to a new file."""
        copy(self._engine, self.path, path)

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
            if only:
                queries.leave_out_others(connection, counts, "The document was not given to `djepa annotate`.")
            return queries.add_documents(connection, counts)

    def page(self, page_id: int) -> PageRef:
        """A page; raises `KeyError` if there is none."""
        with self._reading() as connection:
            return queries.page_of(connection, page_id)

    def pages(self) -> list[PageRef]:
        """All pages, document by document."""
        with self._reading() as connection:
            rows = connection.execute(queries.PAGES.order_by(documents.c.id, pages.c.number))
            return [queries.page_ref(row) for row in rows]

    def set_usefulness(self, values: Mapping[int, float]) -> None:
        """Set how useful the annotation of pages is, by page id; raises `KeyError` and `ValueError` (not finite)."""
        wrong = [value for value in values.values() if not math.isfinite(value)]
        if wrong:
            raise ValueError(f"The usefulness of a page must be a finite number, not {wrong[0]}.")
        if not values:
            return
        change = update(pages).where(pages.c.id == bindparam("page_id")).values(usefulness=bindparam("value"))
        rows = [{"page_id": page_id, "value": float(value)} for page_id, value in values.items()]
        with self._writing() as connection:
            if connection.execute(change, rows).rowcount < len(rows):
                unknown = set(values) - set(connection.scalars(select(pages.c.id)))
                raise KeyError(f"There is no page {min(unknown)}.")

    def set_unreadable(self, page_id: int, reason: str) -> None:
        """Lease a page to nobody from now on, because it cannot be read; raises `KeyError`."""
        check_text("reason", reason)
        with self._writing() as connection:
            queries.page_of(connection, page_id)
            connection.execute(update(pages).where(pages.c.id == page_id).values(unreadable=reason))
            connection.execute(delete(leases).where(leases.c.page_id == page_id))

    @property
    def questions(self) -> list[str]:
        """Questions about every page."""
        with self._reading() as connection:
            return list(connection.scalars(select(questions.c.text).order_by(questions.c.id)))

    def add_questions(self, texts: Iterable[str]) -> int:
        """Add questions about every page, and return the number of new ones; raises `ValueError` for an empty one."""
        texts = list(texts)
        for text in texts:
            check_text("question", text)
        with self._writing() as connection:
            rows = [insert(questions).values(text=text).on_conflict_do_nothing() for text in texts]
            return sum(connection.execute(row).rowcount for row in rows)

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
        check_text("annotator", annotator)
        with self._writing() as connection:
            now = time.time()
            held = select(leases.c.page_id).where(leases.c.annotator == annotator, leases.c.until > now)
            page_id = connection.scalar(held.order_by(leases.c.until.desc()).limit(1))
            if page_id is None:
                page_id = connection.scalar(queries.free_page(order, now))
            if page_id is None:
                return None
            queries.set_lease(connection, page_id, annotator, now + seconds)
            return queries.page_of(connection, page_id)

    def first_free(self, order: Sequence[int] | None = None) -> PageRef | None:
        """The page that `lease` would give to an annotator who has none."""
        with self._reading() as connection:
            page_id = connection.scalar(queries.free_page(order, time.time()))
            return None if page_id is None else queries.page_of(connection, page_id)

    def renew(self, page_id: int, annotator: str, seconds: float = 600) -> bool:
        """Lease a page for longer, or lease one that is free; False if it is leased to another annotator.

        Raises:
            KeyError: there is no such page.
        """
        check_text("annotator", annotator)
        with self._writing() as connection:
            queries.page_of(connection, page_id)
            now = time.time()
            others = select(leases).where(leases.c.page_id == page_id, leases.c.annotator != annotator)
            if connection.execute(others.where(leases.c.until > now)).first() is not None:
                return False
            queries.set_lease(connection, page_id, annotator, now + seconds)
            return True

    def release(self, page_id: int, annotator: str) -> None:
        """End a lease; one of another annotator stays."""
        with self._writing() as connection:
            connection.execute(delete(leases).where(leases.c.page_id == page_id, leases.c.annotator == annotator))

    def record(self, event: Event) -> int:
        """Append an event, and return its id; that of the first event with this key if there is one.

        Raises:
            KeyError: there is no such page.
            ValueError: the key of an event on another task or of another kind, or an undo of what is undone already or
                is no decision or undo of this task.
        """
        with self._writing() as connection:
            first = connection.execute(select(events).where(events.c.key == event.key)).first()
            if first is not None:
                if (first.page_id, first.question, first.kind) != (event.page_id, event.question, event.kind):
                    raise ValueError(f"key={event.key!r} is that of event {first.id}; make a new key for each event.")
                return first.id
            queries.page_of(connection, event.page_id)
            if event.kind == "undo":
                queries.check_undo(connection, event)
            row = asdict(event) | {"created": time.time()}
            event_id = connection.execute(insert(events).values(row)).inserted_primary_key[0]
            if event.kind in ("decision", "undo"):
                queries.set_current_decision(connection, event)
            return event_id

    def has_event(self, key: str) -> bool:
        """Whether an event with this key is recorded."""
        with self._reading() as connection:
            return connection.scalar(select(events.c.id).where(events.c.key == key)) is not None

    def question_of(self, page_id: int, event_id: int) -> str:
        """The question of an event on a page; raises `KeyError` if there is none."""
        if 0 < event_id <= queries.LARGEST_ID and 0 < page_id <= queries.LARGEST_ID:
            query = select(events.c.question).where(events.c.id == event_id, events.c.page_id == page_id)
            with self._reading() as connection:
                if (question := connection.scalar(query)) is not None:
                    return question
        raise KeyError(f"There is no event {event_id} on page {page_id}.")

    def decisions(self, page_id: int | None = None) -> list[Decision]:
        """Current decisions, of one page or all, the oldest first."""
        query = select(events).join(current_decisions, current_decisions.c.event_id == events.c.id)
        if page_id is not None:
            query = query.where(current_decisions.c.page_id == page_id)
        with self._reading() as connection:
            return [queries.decision_of(row) for row in connection.execute(query.order_by(events.c.id))]

    def events(self, page_id: int | None = None) -> Iterator[StoredEvent]:
        """Yield the events, of one page or all, the oldest first."""
        query = select(events).order_by(events.c.id).limit(BATCH)
        if page_id is not None:
            query = query.where(events.c.page_id == page_id)
        last = 0
        while True:
            with self._reading() as connection:  # no transaction is open while the caller uses the events
                rows = connection.execute(query.where(events.c.id > last)).all()
            if not rows:
                return
            yield from (StoredEvent(**row._mapping) for row in rows)
            last = rows[-1].id

    def progress(self) -> Progress:
        """Numbers of tasks and current decisions."""
        with self._reading() as connection:
            return queries.progress_of(connection)

    def add_model(
        self, folder: str | Path, scores: Mapping[str, Any], parent: int | None = None, serve: bool = False
    ) -> int:
        """Add a model, and put it in service with `serve`, after its parent if there is none; returns its id.

        Raises:
            KeyError: there is no model `parent`.
        """
        name, scores = os.path.abspath(folder), dict(scores)
        check_text("folder", name)
        check_json("scores of a model", scores)
        with self._writing() as connection:
            if parent is not None:
                queries.check_model(connection, parent)
            row = {"folder": name, "created": time.time(), "scores": scores, "parent": parent}
            model_id = connection.execute(insert(models).values(row)).inserted_primary_key[0]
            if serve:
                queries.serve(connection, model_id, parent)
            return model_id

    def serve(self, model_id: int) -> None:
        """Put a model in service, after its parent if there was none; raises `KeyError` if there is no such model."""
        with self._writing() as connection:
            queries.check_model(connection, model_id)
            parent = connection.scalar(select(models.c.parent).where(models.c.id == model_id))
            queries.serve(connection, model_id, parent)

    def in_service(self) -> ModelRecord | None:
        """The model that was put in service last."""
        found = self._models(select(models).join(service).order_by(service.c.id.desc()).limit(1))
        return found[0] if found else None

    def served(self) -> list[int]:
        """Ids of the models that were put in service, the latest last."""
        with self._reading() as connection:
            return list(connection.scalars(select(service.c.model_id).order_by(service.c.id)))

    def models(self) -> list[ModelRecord]:
        """All models, the oldest first."""
        return self._models(select(models).order_by(models.c.id))

    def _models(self, query: Select) -> list[ModelRecord]:
        with self._reading() as connection:
            rows = connection.execute(query).all()
        return [ModelRecord(row.id, Path(row.folder), row.created, row.scores, row.parent) for row in rows]
