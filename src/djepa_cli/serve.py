"""`djepa serve`: answer questions about files over HTTP."""

import logging
import os
import socket
from argparse import ArgumentTypeError, Namespace, _SubParsersAction
from contextlib import ExitStack
from ipaddress import ip_address

from .flags import MODEL, add_command, add_engine, add_limits, add_ocr, be_quiet, count
from .names import BUNDLED, check_source


HOST = "127.0.0.1"
GRACE = 5  # seconds that requests in progress have at the end
TOKEN = "DJEPA_TOKEN"
EXAMPLES = """\
examples:
  djepa serve
  DJEPA_TOKEN=secret djepa serve --host 0.0.0.0 --port 8080
  curl --data-binary @invoice.pdf 'http://127.0.0.1:8000/answers?question=What+is+the+total%3F'
  curl --data-binary @invoice.pdf 'http://127.0.0.1:8000/extractions?fields=invoice'
"""


def add_commands(commands: _SubParsersAction) -> None:
    parser = add_command(
        commands,
        "serve",
        run,
        "answer questions about files over HTTP",
        "Answer questions about files over HTTP, and extract fields. The address /docs has the documentation. By "
        "default the server is reachable from this machine only.",
        EXAMPLES,
    )
    add = parser.add_argument
    add("--model", metavar="M", help=MODEL)
    add_engine(parser)
    add_ocr(parser)
    add(
        "--host",
        default=HOST,
        help=f"address to listen on; one that other machines reach needs a token (default: {HOST})",
    )
    add("--port", metavar="N", type=port, default=8000, help="port of the server (default: 8000; 0: a free one)")
    token = f"requests need the header `Authorization: Bearer TOKEN` (default: the environment variable {TOKEN})"
    add("--token", help=token)
    add("--queue", metavar="N", type=count, default=16, help="requests that may wait or run (default: 16)")
    add("--max_megabytes", metavar="MB", type=count, default=20, help="refuse larger files (default: 20)")
    add("--max_pages", metavar="N", type=count, default=50, help="refuse to read more pages of a file (default: 50)")
    add_limits(parser, seconds=30, megabytes=2000, unit="to read a page")


def run(arguments: Namespace) -> int:
    host, token = arguments.host, arguments.token or os.environ.get(TOKEN) or None
    if token is None and not is_loopback(host):
        raise ValueError(f"--host {host} may be reachable by others; add --token, or set {TOKEN}.")
    check_source(arguments.model or BUNDLED, "model")

    from djepa_pages import Limits
    from djepa_runtime.serving.app import create_app
    from djepa_runtime.serving.door import Door
    from djepa_runtime.serving.service import Service

    be_quiet()
    logging.basicConfig(format="djepa: %(message)s")
    limits = Limits(arguments.timeout, arguments.memory)
    with ExitStack() as stack:
        listening = stack.enter_context(listen(host, arguments.port))
        door = stack.enter_context(Door(arguments.queue, arguments.max_megabytes))
        service = Service(arguments.model, arguments.engine, limits, arguments.ocr, arguments.max_pages)
        app = create_app(stack.enter_context(service), door, token)
        run_server(app, listening, f"Serving {service.name} at {address(listening)} (documentation: /docs)")
    return 0


def port(text: str) -> int:
    """Type of a port."""
    if not 0 <= (value := int(text)) < 2**16:
        raise ArgumentTypeError(f"{text} is not from 0 to 65535")
    return value


def is_loopback(host: str) -> bool:
    """Whether only this machine reaches a host; names but "localhost" are taken to be public."""
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def listen(host: str, port: int) -> socket.socket:
    """A socket that listens; raises `ValueError` for a port that is taken, or a host that is not this machine's."""
    try:
        return socket.create_server((host, port), family=socket.AF_INET6 if ":" in host else socket.AF_INET)
    except OSError as error:
        reason = error.strerror.partition(" (while")[0]  # without the address, which follows
        where = f"port {port} of {host}"
        raise ValueError(f"The server cannot listen on {where}: {reason}; give another --port.") from None


def address(listening: socket.socket) -> str:
    host, port = listening.getsockname()[:2]
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def run_server(app, listening: socket.socket, line: str, log_level: str = "critical") -> None:
    """Print a line and serve until a signal; it is raised again as by other commands."""
    import uvicorn

    settings = {"log_level": log_level, "access_log": False, "lifespan": "off", "server_header": False}
    config = uvicorn.Config(app, proxy_headers=False, timeout_graceful_shutdown=GRACE, **settings)
    print(line, flush=True)
    uvicorn.Server(config).run(sockets=[listening])
