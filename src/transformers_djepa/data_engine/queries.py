"""Statements of the store, in a transaction of its caller."""

import json
import time
from collections.abc import Collection, Mapping, Sequence
from pathlib import Path
from statistics import median
from typing import Any

from sqlalchemy import Connection, Executable, Row, Select, and_, bindparam, delete, func, or_, select, update
from sqlalchemy.dialects.sqlite import insert

from .records import STAGES, Decision, Event, PageRef, Progress, undone_events
from .tables import current_decisions, documents, events, leases, models, pages, questions, service


PAGES = select(
    pages.c.id, documents.c.path, pages.c.number, documents.c.num_pages, pages.c.usefulness, pages.c.unreadable
).join(documents)
LARGEST_ID = 2**63 - 1  # of SQLite


def add_documents(connection: Connection, counts: Mapping[str, int]) -> int:
    """Add documents by path, and try the unreadable pages of known ones again; return the number of new pages."""
    known = {row.path: row for row in connection.execute(select(documents))}
    for path in counts.keys() & known.keys():
        if known[path].num_pages != counts[path]:
            raise ValueError(
                f"{path} has {counts[path]} pages, and {known[path].num_pages} in the store; give it another name."
            )
    again = update(pages).where(pages.c.document_id == bindparam("document"), pages.c.unreadable.is_not(None))
    given = [{"document": row.id} for path, row in known.items() if path in counts]
    _execute_many(connection, again.values(unreadable=None), given)
    first = (connection.scalar(select(func.max(documents.c.id))) or 0) + 1
    new = [(path, num_pages) for path, num_pages in counts.items() if path not in known]
    rows = [{"id": number, "path": path, "num_pages": num} for number, (path, num) in enumerate(new, first)]
    _execute_many(connection, insert(documents), rows)
    added = [
        {"document_id": row["id"], "number": number, "usefulness": 0.0}
        for row in rows
        for number in range(1, row["num_pages"] + 1)
    ]
    _execute_many(connection, insert(pages), added)
    return len(added)


def leave_out_others(connection: Connection, names: Collection[str], reason: str) -> None:
    """Mark the readable pages of all documents but those with these paths."""
    others = [row.id for row in connection.execute(select(documents)) if row.path not in names]
    mark = update(pages).where(pages.c.document_id == bindparam("document"), pages.c.unreadable.is_(None))
    _execute_many(connection, mark.values(unreadable=reason), [{"document": number} for number in others])


def _execute_many(connection: Connection, statement: Executable, rows: Sequence[dict[str, Any]]) -> None:
    if rows:  # SQLAlchemy takes an empty list for a single row of defaults
        connection.execute(statement, rows)


def page_of(connection: Connection, page_id: int) -> PageRef:
    """A page; raises `KeyError`."""
    row = None
    if 0 < page_id <= LARGEST_ID:
        row = connection.execute(PAGES.where(pages.c.id == page_id)).first()
    if row is None:
        raise KeyError(f"There is no page {page_id}.")
    return page_ref(row)


def page_ref(row: Row) -> PageRef:
    """A row of `PAGES`."""
    return PageRef(row.id, Path(row.path), row.number, row.num_pages, row.usefulness, row.unreadable)


def check_model(connection: Connection, model_id: int) -> None:
    """Raise `KeyError` if there is no such model."""
    if connection.execute(select(models.c.id).where(models.c.id == model_id)).first() is None:
        raise KeyError(f"There is no model {model_id}.")


def serve(connection: Connection, model_id: int, parent: int | None) -> None:
    """Put a model in service; the first one after its parent, so that a rollback finds it."""
    is_first = connection.scalar(select(service.c.id).limit(1)) is None
    order = [parent, model_id] if is_first and parent is not None else [model_id]
    connection.execute(insert(service), [{"model_id": each, "created": time.time()} for each in order])


def free_page(order: Sequence[int] | None, now: float) -> Select:
    """The id of the first readable page without a lease and with an open task; all pages, or those of `order`."""
    same_task = and_(current_decisions.c.page_id == pages.c.id, current_decisions.c.question == questions.c.text)
    decided = select(current_decisions.c.event_id).where(same_task).correlate(pages, questions).exists()
    is_open = select(questions.c.id).where(~decided).correlate(pages).exists()
    query = select(pages.c.id).outerjoin_from(pages, leases)
    if order is None:
        query = query.order_by(pages.c.usefulness.desc(), pages.c.id)
    else:
        given = func.json_each(json.dumps(list(order))).table_valued("key", "value")
        query = query.join(given, given.c.value == pages.c.id).order_by(given.c.key)
    is_free = or_(leases.c.page_id.is_(None), leases.c.until <= now)
    return query.where(is_free, pages.c.unreadable.is_(None), is_open).limit(1)


def set_lease(connection: Connection, page_id: int, annotator: str, until: float) -> None:
    """Lease a page to an annotator, whoever has it."""
    row = {"page_id": page_id, "annotator": annotator, "until": until}
    connection.execute(insert(leases).values(row).on_conflict_do_update(index_elements=["page_id"], set_=row))


def check_undo(connection: Connection, event: Event) -> None:
    """Raise `ValueError` unless an undo is of a decision or undo of its task which is not undone."""
    undone = event.payload["event"]
    history = _history(connection, event)
    if undone not in history:
        raise ValueError(f"Event {undone!r} is no decision or undo of this task; undo one that is.")
    if undone in _undone(history):
        raise ValueError(f"Event {undone} is undone already; undo the undo to redo it.")


def set_current_decision(connection: Connection, event: Event) -> None:
    """Write the current decision of the task of an event, after the event."""
    history = _history(connection, event)
    undone = _undone(history)
    decided = [row.id for row in history.values() if row.kind == "decision" and row.id not in undone]
    task = {"page_id": event.page_id, "question": event.question}
    connection.execute(delete(current_decisions).filter_by(**task))
    if decided:
        connection.execute(insert(current_decisions).values(task | {"event_id": max(decided)}))


def _history(connection: Connection, event: Event) -> dict[int, Row]:
    """Decisions and undos of the task of an event, by id."""
    query = select(events.c.id, events.c.kind, events.c.payload).where(events.c.kind.in_(["decision", "undo"]))
    return {row.id: row for row in connection.execute(query.filter_by(page_id=event.page_id, question=event.question))}


def _undone(history: dict[int, Row]) -> set[int]:
    return undone_events((row.id, row.payload["event"]) for row in history.values() if row.kind == "undo")


def decision_of(row: Row) -> Decision:
    """A row of `events` with a decision."""
    payload = row.payload
    return Decision(
        event=row.id,
        page_id=row.page_id,
        question=row.question,
        outcome=payload["outcome"],
        answer=payload["answer"],
        candidate=payload.get("candidate"),
        edits=payload.get("edits", 0),
        seconds=payload.get("seconds"),
        stage=payload.get("stage", STAGES[0]),
        annotator=row.annotator,
        model=row.model,
        created=row.created,
    )


def progress_of(connection: Connection) -> Progress:
    """Numbers of tasks and decisions."""
    readable = select(func.count()).where(pages.c.unreadable.is_(None))
    num_open = connection.scalar(readable) * connection.scalar(select(func.count()).select_from(questions))
    counted = and_(questions.c.text == current_decisions.c.question, pages.c.unreadable.is_(None))
    names = ("outcome", "stage", "candidate", "edits", "seconds")
    parts = [func.json_extract(events.c.payload, f"$.{name}") for name in names]
    query = (
        select(questions.c.id, *parts)
        .select_from(current_decisions)
        .join(events, events.c.id == current_decisions.c.event_id)
        .join(pages, pages.c.id == current_decisions.c.page_id)
        .outerjoin(questions, counted)
    )
    rows = connection.execute(query).all()
    answered = [
        (candidate, edits or 0)
        for _, outcome, stage, candidate, edits, _ in rows
        if outcome != "skipped" and stage in (None, STAGES[0])
    ]
    seconds = [row[-1] for row in rows if row[-1] is not None]
    return Progress(
        tasks=num_open + sum(question is None for question, *_ in rows),
        decided=len(rows),
        agreement=answered.count((0, 0)) / len(answered) if answered else None,
        seconds=median(seconds) if seconds else None,
    )
