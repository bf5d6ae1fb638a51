"""What protects the server: a token, checks of `Host` and `Origin`, and a content security policy.

The server listens on the loopback interface. A page of another site in the same browser could still send it requests,
or reach it under another name (DNS rebinding); so every request needs the cookie that only the printed address sets,
the `Host` of the server, and, to change something, its `Origin`. The address works as often as it is opened until the
server ends. Every browser is an annotator of its own, with a random name that people replace by theirs; its cookie
keeps the name, also for later starts. A name is no secret: two browsers with the same one are the same annotator.
"""

import re
import secrets
from collections.abc import Awaitable, Callable
from urllib.parse import quote, unquote

from fastapi import Request, Response
from fastapi.responses import JSONResponse, RedirectResponse


HEADERS = {
    "Content-Security-Policy": "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob:; "
    "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Cache-Control": "no-store",
}
NAME = r"^\S(.{0,38}\S)?$"  # of an annotator
COOKIE_SECONDS = 365 * 24 * 3600  # that a browser keeps its name
Handler = Callable[[Request], Awaitable[Response]]


class Guard:
    """Middleware: refuses requests from elsewhere.

    Args:
        hosts: allowed values of `Host`, such as "127.0.0.1:8765".
        store: id of the store. Browsers send a cookie to all ports, so each store has its own.
    """

    def __init__(self, hosts: set[str], store: str):
        self.hosts, self.cookie, self.token = hosts, f"djepa-{store}", secrets.token_urlsafe(32)
        self.session = secrets.token_urlsafe(32)  # the value of the cookie

    async def __call__(self, request: Request, proceed: Handler) -> Response:
        response = self.refused(request) or self.signed_in(request) or await proceed(request)
        for name, value in HEADERS.items():
            response.headers.setdefault(name, value)
        return response

    def refused(self, request: Request) -> Response | None:
        """An error response for a request from elsewhere."""
        host = request.headers.get("host", "")
        if host not in self.hosts:
            return refusal(400, "The Host is not that of this server.")
        if request.method not in ("GET", "HEAD") and request.headers.get("origin") != f"http://{host}":
            return refusal(403, "The request comes from another site.")
        return None

    def signed_in(self, request: Request) -> Response | None:
        """Set the cookie for the address with the token; an error response without it."""
        name, _, session = request.cookies.get(self.cookie, "").partition(":")
        name = unquote(name)
        if request.url.path == "/" and is_same(request.query_params.get("token", ""), self.token):
            response = RedirectResponse("/", status_code=303)
            self.remember(response, name if re.match(NAME, name) else secrets.token_hex(4))
            return response
        if not (re.match(NAME, name) and is_same(session, self.session)):
            return refusal(401, "Open the address that `djepa annotate` printed.")
        request.state.annotator = name
        return None

    def remember(self, response: Response, name: str) -> None:
        """Sign a browser in, as the annotator with this name."""
        options = {"max_age": COOKIE_SECONDS, "httponly": True, "samesite": "strict"}
        response.set_cookie(self.cookie, f"{quote(name, safe='')}:{self.session}", **options)


def is_same(given: str, secret: str) -> bool:
    """Compare in constant time."""
    return secrets.compare_digest(given.encode(), secret.encode())


def refusal(status: int, detail: str) -> JSONResponse:
    """An error response of one line."""
    printable = detail.encode(errors="backslashreplace").decode()
    return JSONResponse({"detail": printable}, status_code=status)
