"""A `djepa` command without start-up time: each call is forked from a server that has imported the packages.

The server, `python forked_djepa.py SOCKET`, computes nothing itself, so its forks are as good as new processes.
"""

import json
import os
import socket
import socketserver
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path

from processes import IMPORTED


CLIENT = """#!{python} -IS
import json, os, socket, sys

request = json.dumps([sys.argv[1:], os.getcwd(), dict(os.environ)]).encode()
with socket.socket(socket.AF_UNIX) as server:
    server.connect({socket!r})
    socket.send_fds(server, [b"streams"], [0, 1, 2])
    server.sendall(request)
    server.shutdown(socket.SHUT_WR)
    sys.exit(int(server.recv(8) or 1))
"""


@contextmanager
def forked_djepa(folder: Path) -> Iterator[None]:
    """Write an executable `djepa` to a folder, which works until the context ends."""
    path = folder / "socket"
    command = folder / "djepa"
    command.write_text(CLIENT.format(python=sys.executable, socket=str(path)))
    command.chmod(0o755)
    server = subprocess.Popen([sys.executable, __file__, path], stdout=subprocess.PIPE)
    try:
        server.stdout.readline()
        yield
    finally:
        server.kill()
        server.wait()


class Server(socketserver.ForkingMixIn, socketserver.UnixStreamServer):
    pass


class Call(socketserver.BaseRequestHandler):
    def handle(self) -> None:
        _, streams, _, _ = socket.recv_fds(self.request, len(b"streams"), 3)
        argv, folder, environment = json.loads(self.request.makefile().read())
        for number, stream in enumerate(streams):
            os.dup2(stream, number)
        os.chdir(folder)
        os.environ.clear()
        os.environ.update(environment)
        self.request.send(str(run(argv)).encode())


def run(argv: list[str]) -> int:
    from djepa_cli import main

    try:
        return main(argv)
    except SystemExit as end:
        return end.code or 0
    finally:
        sys.stdout.flush()
        sys.stderr.flush()


if __name__ == "__main__":
    for name in IMPORTED:
        import_module(name)
    with Server(sys.argv[1], Call) as server:
        print("listening", flush=True)
        server.serve_forever()
