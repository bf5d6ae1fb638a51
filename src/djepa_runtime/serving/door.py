"""What protects the server: a token, a limit of size, a bounded queue.

    request ─ token ─ place in the queue ─ body to a temporary file ─ thread ─> result

A request keeps its place until its work ends. Its temporary file is removed then, whatever happens.
"""

import asyncio
import secrets
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from fastapi import HTTPException, Request
from starlette.requests import ClientDisconnect
from starlette.types import ASGIApp, Receive, Scope, Send

from ..annotation.security import refusal


OPEN = "/healthz"  # needs no token
UPLOAD_SECONDS = 60  # a slower upload would keep a place in the queue
RETRY_SECONDS = 1


class TokenGuard:
    """Middleware: requests but those to `OPEN` need the header `Authorization: Bearer TOKEN`."""

    def __init__(self, app: ASGIApp, token: str):
        self.app, self.token = app, token

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        app = self.app
        if scope["type"] == "http" and scope["path"] != OPEN and not self.is_known(dict(scope["headers"])):
            app = refusal(401, "The request needs the header `Authorization: Bearer TOKEN` with the server's token.")
            app.headers["WWW-Authenticate"] = "Bearer"
        await app(scope, receive, send)

    def is_known(self, headers: dict[bytes, bytes]) -> bool:
        """Whether the headers have the token, compared in constant time."""
        scheme, _, given = headers.get(b"authorization", b"").partition(b" ")
        return scheme.lower() == b"bearer" and secrets.compare_digest(given.strip(), self.token.encode())


class Door(AbstractContextManager):
    """Runs the work of requests in threads, in their order.

    Args:
        places: requests that may wait or run; the others are refused with 429.
        max_megabytes: of a body; longer ones are refused with 413.
        threads: requests that run at a time.
    """

    def __init__(self, places: int = 16, max_megabytes: int = 20, threads: int = 2):
        self.places, self.max_megabytes = places, max_megabytes
        self.taken = 0  # places of requests that wait or run
        self._threads = ThreadPoolExecutor(threads, thread_name_prefix="request")

    def __exit__(self, *exception) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def run(self, request: Request, work: Callable[[Path], Any]) -> Any:
        """Return `work(path)` for a file with the body of the request; its folder is for the work alone."""
        with self._place(), TemporaryDirectory(prefix="djepa-") as folder:
            path = Path(folder, "upload")
            try:
                async with asyncio.timeout(UPLOAD_SECONDS):
                    await self._save(request, path)
                return await self._result(request, work, path)
            except TimeoutError:
                raise HTTPException(408, f"The upload took more than {UPLOAD_SECONDS} seconds.") from None
            except ClientDisconnect:
                raise HTTPException(499, "The client closed the connection.") from None  # nobody reads it
            except asyncio.CancelledError:
                raise HTTPException(503, "The server ends.") from None

    @contextmanager
    def _place(self) -> Iterator[None]:
        if self.taken >= self.places:
            detail = f"{self.taken} requests wait or run, and more are not taken; try again later."
            raise HTTPException(429, detail, {"Retry-After": str(RETRY_SECONDS)})
        self.taken += 1
        try:
            yield
        finally:
            self.taken -= 1

    async def _save(self, request: Request, path: Path) -> None:
        """Write the body to a file, never more than the limit."""
        if request.headers.get("content-type", "").startswith("multipart/"):
            raise HTTPException(415, "The body must be the file itself, not a form: curl --data-binary @FILE.")
        limit, size = self.max_megabytes * 2**20, 0
        too_large = HTTPException(413, f"The file has more than {self.max_megabytes} MB.")
        announced = request.headers.get("content-length", "0")
        if announced.isdecimal() and int(announced) > limit:
            raise too_large
        with path.open("wb") as file:
            async for part in request.stream():
                size += len(part)
                if size > limit:
                    raise too_large
                file.write(part)
        if size == 0:
            raise HTTPException(422, "The body is empty; it must be a file: curl --data-binary @FILE.")

    async def _result(self, request: Request, work: Callable[[Path], Any], path: Path) -> Any:
        """Run `work`. If the client closes the connection, waiting work is dropped, and running work is finished."""
        job = self._threads.submit(work, path)
        result, gone = asyncio.wrap_future(job), asyncio.create_task(until_gone(request))
        try:
            await asyncio.wait({result, gone}, return_when=asyncio.FIRST_COMPLETED)
            if not result.done():
                if not job.cancel():
                    await asyncio.gather(result, return_exceptions=True)
                raise ClientDisconnect
            return result.result()
        finally:
            gone.cancel()


async def until_gone(request: Request) -> None:
    """Wait until the client of a request, whose body has been read, closes the connection."""
    while (await request.receive())["type"] != "http.disconnect":
        pass
