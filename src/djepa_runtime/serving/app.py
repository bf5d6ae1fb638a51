"""The application: a file and questions in, answers out. Errors are `{"detail": "one line"}`; see /docs."""

import logging
from functools import partial
from typing import Annotated, Any

from fastapi import Depends, FastAPI, Query, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import Response
from fastapi.security import HTTPBearer
from pydantic import BaseModel

from ..annotation.security import refusal
from ..annotation.server import refuse
from .door import OPEN, Door, TokenGuard
from .service import Asked, Extracted, Service


logger = logging.getLogger(__name__)

DESCRIPTION = """\
The body of a request is the file itself: a PDF, PNG, JPEG, TIFF or WebP. What is asked is in the address.

    curl --data-binary @invoice.pdf 'http://127.0.0.1:8000/answers?question=What+is+the+total%3F'
"""
FILE = {"content": {"application/octet-stream": {"schema": {"type": "string", "format": "binary"}}}, "required": True}


class Answer(BaseModel):
    question: str
    answer: str  # "" for a region without words, and if there is no answer
    score: float  # 0..1
    present: bool  # whether there is an answer
    boxes: list[list[float]]  # [x0, y0, x1, y1] in 0..1000 of the page
    words: list[str]
    page: int
    mask: str = ""  # PNG of the page's size as a data URL, 255 inside the answer
    polygons: list[list[list[float]]] = []  # outlines of the mask: corners [x, y] in 0..1000 of the page


class Answers(BaseModel):
    page: int | None  # the only page that was asked
    answers: list[Answer]


class Health(BaseModel):
    status: str
    model: str
    queue: int  # requests that wait or run


class Problem(BaseModel):
    detail: str  # one line


PROBLEMS = {
    401: "No token, or a wrong one",
    408: "The upload took too long",
    413: "The file is too large",
    415: "A form instead of a file",
    422: "The file cannot be read, or a parameter is invalid",
    429: "Too many requests; see `Retry-After`",
    503: "The server ends",
}


def create_app(service: Service, door: Door, token: str | None = None) -> FastAPI:
    """The application; requests need the `token` if there is one."""
    app = FastAPI(title="djepa serve", description=DESCRIPTION)
    dependencies = []
    if token is not None:
        app.add_middleware(TokenGuard, token=token)
        dependencies = [Depends(HTTPBearer(auto_error=False))]  # for the documentation
    for error in (RequestValidationError, ValueError):
        app.exception_handler(error)(partial(refuse, status=422))
    app.exception_handler(Exception)(fail)
    post = partial(
        app.post,
        openapi_extra={"requestBody": FILE},
        responses={status: {"model": Problem, "description": text} for status, text in PROBLEMS.items()},
        dependencies=dependencies,
    )

    @post("/answers", response_model_exclude_unset=True)
    async def answers(request: Request, asked: Annotated[Asked, Query()]) -> Answers:
        """Ask questions about a file: answers with their scores, boxes, words and pages."""
        return await door.run(request, partial(service.answers, asked=asked))

    @post("/extractions")
    async def extractions(request: Request, asked: Annotated[Extracted, Query()]) -> dict[str, Any]:
        """Extract fields: the row of the document, with value, text, score, page and boxes of each field."""
        return await door.run(request, partial(service.extraction, asked=asked))

    @app.get(OPEN)
    async def health() -> Health:
        """Whether the server works; `queue` is the number of requests that wait or run. Needs no token."""
        return Health(status="ok", model=service.name, queue=door.taken)

    return app


async def fail(request: Request, error: Exception) -> Response:
    """The response to an error of the server, which is logged."""
    logger.error("A request failed.", exc_info=error)
    return refusal(500, "The server failed; its log has the reason.")
