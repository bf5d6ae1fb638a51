"""What protects the server: a token, checks of `Host` and `Origin`, a content security policy, and limits.

Every browser that opens the printed address is an annotator of its own, named in its cookie.

The server listens on the loopback interface. A page of another site in the same browser could still send it requests,
or reach it under another name (DNS rebinding); so every request needs the cookie that only the printed address sets,
the `Host` of the server, and, to change something, its `Origin`.
"""

import secrets
import time
from collections import deque
from collections.abc import Awaitable, Callable

from fastapi import Request, Response
from fastapi.responses import JSONResponse, RedirectResponse


COOKIE = "djepa"
LARGEST_REQUEST = 200_000  # bytes
REQUESTS_PER_SECOND = 50  # of all annotators, over `WINDOW` seconds
WINDOW = 10
HEADERS = {
    "Content-Security-Policy": "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob: data:; "
    "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Cache-Control": "no-store",
}
Handler = Callable[[Request], Awaitable[Response]]


class Guard:
    """Middleware: refuses requests from elsewhere.

    Args:
        hosts: allowed values of `Host`, such as "127.0.0.1:8765".
        token: of the address that is printed; by default a random one.
    """

    def __init__(self, hosts: set[str], token: str | None = None):
        self.hosts, self.token = hosts, secrets.token_urlsafe(32) if token is None else token
        self.session = secrets.token_urlsafe(32)  # the value of the cookie
        self._times: deque[float] = deque()

    async def __call__(self, request: Request, proceed: Handler) -> Response:
        response = self.refused(request) or self.sign_in(request)
        if response is None:
            response = await proceed(request)
        for name, value in HEADERS.items():
            response.headers.setdefault(name, value)
        return response

    def refused(self, request: Request) -> Response | None:
        """An error response for a request from elsewhere, too large, or too many."""
        host = request.headers.get("host", "")
        if host not in self.hosts:
            return refusal(400, "The Host is not that of this server.")
        if request.method not in ("GET", "HEAD"):
            length = request.headers.get("content-length", "")
            if request.headers.get("origin") != f"http://{host}":
                return refusal(403, "The request comes from another site.")
            if not length.isascii() or not length.isdigit():
                return refusal(411, "The length of the request is missing.")
            if int(length) > LARGEST_REQUEST:
                return refusal(413, f"The request is larger than {LARGEST_REQUEST} bytes.")
        if not self.is_allowed_now():
            return refusal(429, "There are too many requests; try again in a few seconds.")
        return None

    def sign_in(self, request: Request) -> Response | None:
        """Set the cookie for the address with the token; an error response without cookie."""
        name, _, session = request.cookies.get(COOKIE, "").partition(":")
        is_known = is_same(session, self.session)
        if request.url.path == "/" and is_same(request.query_params.get("token", ""), self.token):
            response = RedirectResponse("/", status_code=303)
            name = name if is_known else secrets.token_hex(4)
            response.set_cookie(COOKIE, f"{name}:{self.session}", httponly=True, samesite="strict")
            return response
        if not is_known:
            return refusal(401, "Open the address that `djepa annotate` printed.")
        request.state.annotator = name
        return None

    def is_allowed_now(self) -> bool:
        """Count a request; false if there were too many in the last seconds."""
        clock = time.monotonic()
        while self._times and self._times[0] < clock - WINDOW:
            self._times.popleft()
        if len(self._times) >= REQUESTS_PER_SECOND * WINDOW:
            return False
        self._times.append(clock)
        return True


def is_same(given: str, secret: str) -> bool:
    """Compare in constant time."""
    return secrets.compare_digest(given.encode(), secret.encode())


def refusal(status: int, detail: str) -> JSONResponse:
    """An error response of one line."""
    return JSONResponse({"detail": detail}, status_code=status)
