"""Tables of the store; `schema.py` makes them."""

from sqlalchemy import JSON, Column, Float, ForeignKey, Index, Integer, MetaData, Table, Text, UniqueConstraint


METADATA = MetaData()


def _table(name: str, *columns) -> Table:
    return Table(name, METADATA, *columns)


def _id() -> Column:
    return Column("id", Integer, primary_key=True)


def _page_id(**options) -> Column:
    return Column("page_id", ForeignKey("pages.id"), nullable=False, **options)


documents = _table(
    "documents",
    _id(),
    Column("path", Text, nullable=False, unique=True),  # absolute
    Column("num_pages", Integer, nullable=False),
)
pages = _table(
    "pages",
    _id(),
    Column("document_id", ForeignKey("documents.id"), nullable=False),
    Column("number", Integer, nullable=False),  # from 1
    Column("usefulness", Float, nullable=False),
    Column("unreadable", Text),  # the reason, or NULL
    UniqueConstraint("document_id", "number"),
)
Index("pages_by_usefulness", pages.c.usefulness.desc(), pages.c.id)
identity = _table("identity", Column("id", Text, primary_key=True))  # a single row
questions = _table("questions", _id(), Column("text", Text, nullable=False, unique=True))
events = _table(  # append-only
    "events",
    _id(),
    _page_id(),
    Column("question", Text, nullable=False),
    Column("kind", Text, nullable=False),
    Column("payload", JSON, nullable=False),
    Column("annotator", Text, nullable=False),
    Column("model", Text),
    Column("key", Text, nullable=False, unique=True),
    Column("created", Float, nullable=False),
    Index("events_by_task", "page_id", "question"),
)
current_decisions = _table(  # follows from the events, and is written in their transactions
    "current_decisions",
    _page_id(primary_key=True),
    Column("question", Text, nullable=False, primary_key=True),
    Column("event_id", ForeignKey("events.id"), nullable=False, unique=True),
)
leases = _table(
    "leases",
    _page_id(primary_key=True),
    Column("annotator", Text, nullable=False),
    Column("until", Float, nullable=False),  # seconds since 1970
)
models = _table(  # append-only
    "models",
    _id(),
    Column("folder", Text, nullable=False),
    Column("created", Float, nullable=False),
    Column("scores", JSON, nullable=False),
    Column("parent", ForeignKey("models.id")),
)
service = _table(  # append-only; the last row is in service
    "service",
    _id(),
    Column("model_id", ForeignKey("models.id"), nullable=False),
    Column("created", Float, nullable=False),
)
