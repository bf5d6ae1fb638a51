"""The application: pages and candidates out, decisions in. See static/ for the page that uses it."""

from functools import partial
from pathlib import Path

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import FileResponse, Response
from fastapi.staticfiles import StaticFiles

from .bodies import Ask, Decide, Next, Undo
from .proposals import Proposer
from .security import Guard, refusal
from .store import Store
from .workspace import LeasedError, Workspace


STATIC = Path(__file__).parent / "static"
STATUS = {RequestValidationError: 422, ValueError: 422, KeyError: 404, LeasedError: 409, OSError: 507}


def create_app(store: Store, proposer: Proposer, guard: Guard, read_only: bool = False) -> FastAPI:
    """The application of a store and a model.

    Args:
        store: pages, questions and events.
        proposer: makes the candidates.
        guard: refuses requests from elsewhere.
        read_only: questions and clicks are answered, and nothing is stored.
    """
    app = FastAPI(title="djepa annotate", docs_url=None, redoc_url=None, openapi_url=None)
    app.middleware("http")(guard)
    for error, status in STATUS.items():
        app.exception_handler(error)(partial(refuse, status=status))
    work = Workspace(store, proposer, read_only)

    @app.get("/api/session")
    def session(request: Request) -> dict:
        return work.session(request.state.annotator)

    @app.get("/api/documents")
    def documents() -> list[dict]:
        return work.documents()

    @app.post("/api/next")
    def following(request: Request, body: Next) -> dict:
        return {"page": work.next(request.state.annotator, body.after)}

    @app.get("/api/pages/{page_id}")
    def page(page_id: int) -> dict:
        return work.page(page_id)

    @app.get("/api/pages/{page_id}/image")
    def image(page_id: int) -> Response:
        return Response(work.image(page_id), media_type="image/webp", headers={"Cache-Control": "private, max-age=3600"})

    @app.post("/api/pages/{page_id}/renew")
    def renew(request: Request, page_id: int) -> dict:
        work.renew(page_id, request.state.annotator)
        return {}

    @app.post("/api/pages/{page_id}/ask")
    def ask(request: Request, page_id: int, body: Ask) -> dict:
        return {"candidates": work.ask(page_id, request.state.annotator, body)}

    @app.post("/api/pages/{page_id}/decide")
    def decide(request: Request, page_id: int, body: Decide) -> dict:
        return work.decide(page_id, request.state.annotator, body)

    @app.post("/api/pages/{page_id}/undo")
    def undo(request: Request, page_id: int, body: Undo) -> dict:
        return work.undo(page_id, request.state.annotator, body)

    @app.get("/")
    def index() -> FileResponse:
        return FileResponse(STATIC / "index.html")

    app.mount("/", StaticFiles(directory=STATIC))
    return app


async def refuse(request: Request, error: Exception, status: int) -> Response:
    """An error response of one line."""
    if isinstance(error, RequestValidationError):
        first = error.errors()[0]
        return refusal(status, f"{'.'.join(map(str, first['loc'][1:]))}: {first['msg']}")
    return refusal(status, " ".join(str(error.args[0] if error.args else error).split()))
