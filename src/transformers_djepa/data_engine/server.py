"""The application: pages and candidates out, decisions in. See static/ for the page that uses it."""

from functools import partial
from pathlib import Path

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import FileResponse, Response
from fastapi.staticfiles import StaticFiles

from .background import Activity
from .security import Guard, Handler, refusal
from .workspace import Ask, Decide, LeasedError, Next, Undo, Workspace


STATIC = Path(__file__).parent / "static"
STATUS = {RequestValidationError: 422, ValueError: 422, KeyError: 404, LeasedError: 409, OSError: 507}
FOREVER = "private, max-age=31536000, immutable"  # the address of an image has its version


def create_app(work: Workspace, guard: Guard, activity: Activity) -> FastAPI:
    """The application.

    Args:
        work: the operations.
        guard: refuses requests from elsewhere.
        activity: is entered by each request.
    """
    app = FastAPI(title="djepa annotate", docs_url=None, redoc_url=None, openapi_url=None)

    @app.middleware("http")
    async def count(request: Request, proceed: Handler) -> Response:
        with activity:
            return await proceed(request)

    app.middleware("http")(guard)  # the last one comes first
    for error, status in STATUS.items():
        app.exception_handler(error)(partial(refuse, status=status))
    add_reading(app, work)
    add_writing(app, work)
    app.mount("/", StaticFiles(directory=STATIC))
    return app


def add_reading(app: FastAPI, work: Workspace) -> None:
    """Add the page of the application, and what it reads."""

    @app.get("/")
    def index() -> FileResponse:
        return FileResponse(STATIC / "index.html")

    @app.get("/api/session")
    def session(request: Request) -> dict:
        return work.session(request.state.annotator)

    @app.get("/api/pages/{page_id}")
    def page(page_id: int) -> dict:
        return work.page(page_id)

    @app.get("/api/pages/{page_id}/image")
    def image(request: Request, page_id: int) -> Response:
        read = work.read(page_id)
        headers = {"ETag": f'"{read.version}"', "Cache-Control": FOREVER}
        if request.headers.get("if-none-match") == headers["ETag"]:
            return Response(status_code=304, headers=headers)
        return Response(read.image, media_type="image/webp", headers=headers)


def add_writing(app: FastAPI, work: Workspace) -> None:
    """Add what is written to the store."""

    @app.post("/api/next")
    def following(request: Request, body: Next) -> dict:
        return {"page": work.next(request.state.annotator, body.after)}

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


async def refuse(request: Request, error: Exception, status: int) -> Response:
    """An error response of one line."""
    if isinstance(error, RequestValidationError):
        first = error.errors()[0]
        return refusal(status, f"{'.'.join(map(str, first['loc'][1:]))}: {first['msg']}")
    return refusal(status, " ".join(str(error.args[0] if error.args else error).split()))
