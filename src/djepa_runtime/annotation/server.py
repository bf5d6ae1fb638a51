"""The application: pages and candidates out, decisions in. See static/ for the page that uses it."""

from functools import partial
from pathlib import Path

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import FileResponse, Response
from fastapi.staticfiles import StaticFiles

from .background import Activity
from .security import Guard, Handler, refusal
from .workspace import Ask, Decide, Id, LeasedError, Next, Open, Rename, Undo, Workspace


STATIC = Path(__file__).parent / "static"
STATUS = {RequestValidationError: 422, ValueError: 422, KeyError: 404, LeasedError: 409, OSError: 507}
FOREVER = "private, max-age=31536000, immutable"  # the address of an image has its version


def create_app(work: Workspace, guard: Guard, activity: Activity) -> FastAPI:
    """The application of a workspace; `guard` refuses requests from elsewhere, each request enters `activity`."""
    app = FastAPI(title="djepa annotate", docs_url=None, redoc_url=None, openapi_url=None)

    @app.middleware("http")
    async def count(request: Request, proceed: Handler) -> Response:
        with activity:
            return await proceed(request)

    app.middleware("http")(guard)  # the last one comes first
    for error, status in STATUS.items():
        app.exception_handler(error)(partial(refuse, status=status))

    @app.get("/")
    def index() -> FileResponse:
        return FileResponse(STATIC / "index.html")

    @app.get("/api/session")
    def session(request: Request) -> dict:
        return work.session(request.state.annotator)

    @app.post("/api/name")
    def rename(request: Request, response: Response, body: Rename) -> dict:
        session = work.rename(request.state.annotator, body.name)
        guard.remember(response, body.name)
        return session

    @app.get("/api/documents")
    def documents() -> dict:
        return {"pages": work.pages(), "progress": work.store.progress()}

    @app.get("/api/pages/{page_id}")
    def page(request: Request, page_id: Id) -> dict:
        return work.page(page_id, request.state.annotator)

    @app.get("/api/pages/{page_id}/image")
    def image(page_id: Id) -> Response:
        return Response(work.read(page_id).image, media_type="image/webp", headers={"Cache-Control": FOREVER})

    @app.post("/api/next")
    def following(request: Request, body: Next) -> dict:
        page = work.next(request.state.annotator, body.after, body.review)
        return {"page": page, "progress": work.store.progress()}

    @app.post("/api/pages/{page_id}/open")
    def opened(request: Request, page_id: Id, body: Open) -> dict:
        return {"page": work.open(page_id, request.state.annotator, body.after)}

    @app.post("/api/pages/{page_id}/renew")
    def renew(request: Request, page_id: Id) -> dict:
        work.renew(page_id, request.state.annotator)
        return {}

    @app.post("/api/pages/{page_id}/release")
    def release(request: Request, page_id: Id) -> dict:
        work.store.release(page_id, request.state.annotator)
        return {}

    @app.post("/api/pages/{page_id}/ask")
    def ask(request: Request, page_id: Id, body: Ask) -> dict:
        return {"candidates": work.ask(page_id, request.state.annotator, body)}

    @app.post("/api/pages/{page_id}/decide")
    def decide(request: Request, page_id: Id, body: Decide) -> dict:
        return work.decide(page_id, request.state.annotator, body)

    @app.post("/api/pages/{page_id}/undo")
    def undo(request: Request, page_id: Id, body: Undo) -> dict:
        return work.undo(page_id, request.state.annotator, body)

    app.mount("/", StaticFiles(directory=STATIC))
    return app


async def refuse(request: Request, error: Exception, status: int) -> Response:
    """An error response of one line."""
    if isinstance(error, RequestValidationError):
        first = error.errors()[0]
        return refusal(status, f"{'.'.join(map(str, first['loc'][1:]))}: {first['msg']}")
    text = error.args[0] if isinstance(error, KeyError) and error.args else error  # without quotes
    return refusal(status, " ".join(str(text).split()))
