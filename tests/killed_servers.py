"""Servers of `djepa annotate` that are killed while people save, and what is in the store afterwards.

Each annotator saves one decision after the other. When the server is killed, the next one is started, and each
annotator first sends the last decision again with its key, as the browser does.
"""

import os
import random
import re
import socket
import sqlite3
import threading
import time
from collections import Counter
from collections.abc import Sequence
from contextlib import closing, redirect_stdout
from dataclasses import dataclass, field
from multiprocessing.process import BaseProcess
from pathlib import Path
from types import SimpleNamespace

import httpx2

from annotating import FakeProposer, open_app
from djepa_cli.annotate import HOST, serve
from stores import FORK
from transformers_djepa.data_engine.store import Store
from transformers_djepa.data_engine.workspace import Workspace


MOST = 12  # decisions that are saved before a kill
PATIENCE = 60.0  # seconds for a request


@dataclass
class Annotator:
    """An annotator who saves decisions on a page, each about a question of its own."""

    page_id: int
    saved: threading.Semaphore  # is released at each acknowledgement
    client: httpx2.Client = field(default_factory=lambda: httpx2.Client(timeout=PATIENCE))
    sent: int = 0
    acknowledged: dict[int, int] = field(default_factory=dict)  # event ids by number of the decision
    refused: list[str] = field(default_factory=list)

    def save_until_killed(self) -> None:
        """Send the last decision again, then new ones, until the server is gone."""
        number = max(self.sent - 1, 0)
        while not self.refused:
            self.sent = number + 1
            try:
                response = self.client.post(f"/api/pages/{self.page_id}/decide", json=self.decision(number))
            except httpx2.TransportError:
                return
            if response.status_code != 200:
                self.refused.append(response.text)
            elif self.acknowledged.setdefault(number, event := response.json()["event"]) != event:
                self.refused.append(f"Event {event} is a copy of {self.acknowledged[number]}.")
            self.saved.release()
            number += 1

    def decision(self, number: int) -> dict:
        key = f"page-{self.page_id}-{number:06}"
        return {"key": key, "question": f"Question {number}?", "outcome": "absent", "seconds": number}

    def as_stored(self, number: int) -> tuple:
        """A decision as in `stored_decisions`."""
        return (self.page_id, *(self.decision(number)[name] for name in ("key", "question", "seconds")))


def run_killed_servers(path: Path, kills: int, annotators: int = 3, seed: int = 0) -> dict[str, int | list[str]]:
    """Kill the servers of a new store at random moments of saving.

    Returns:
        Number of kills, `compare` of the store at the end, `refused` (error responses) and `damaged` (complaints of
        SQLite's integrity check after each kill).
    """
    with Store(path) as store:
        store.add_documents([(path.with_name("document.pdf"), annotators)])
    saved, rng, damaged = threading.Semaphore(0), random.Random(seed), []
    people = [Annotator(page_id, saved) for page_id in range(1, annotators + 1)]
    open_app(SimpleNamespace(id=""))  # the first application of a process takes seconds, those of its forks do not
    for _ in range(kills):
        save_and_kill(path, people, saved, rng)
        damaged += integrity(path)
    refused = [text for each in people for text in each.refused]
    return {"kills": kills} | compare(path, people) | {"refused": refused, "damaged": damaged}


def save_and_kill(path: Path, people: Sequence[Annotator], saved: threading.Semaphore, rng: random.Random) -> None:
    """Start a server, and kill it at any moment after some decisions."""
    process, printed = start_server(path)
    try:
        for each in people:
            sign_in(each.client, printed)
        threads = [threading.Thread(target=each.save_until_killed) for each in people]
        start, number = time.monotonic(), rng.randint(1, MOST)
        for thread in threads:
            thread.start()
        for _ in range(number):
            saved.acquire(timeout=PATIENCE)
        time.sleep(rng.random() * (time.monotonic() - start) / number)
    finally:
        process.kill()
        process.join()
    for thread in threads:
        thread.join()
    while saved.acquire(blocking=False):  # the next server begins at zero
        pass


def start_server(path: Path) -> tuple[BaseProcess, str]:
    """A server in a forked process, and the line that it prints."""
    reader, writer = os.pipe()
    process = FORK.Process(target=serve_store, args=(path, writer))
    process.start()
    os.close(writer)
    with open(reader) as lines:
        return process, lines.readline()


def sign_in(client: httpx2.Client, printed: str) -> None:
    """Open the printed address."""
    address, path = re.match(r"Open (http://127\.0\.0\.1:\d+)(/\?token=\S+) ", printed).groups()
    client.base_url, client.headers["Origin"] = address, address
    client.get(path, follow_redirects=True).raise_for_status()


def serve_store(path: Path, output: int) -> None:
    with Store(path) as store, open(output, "w") as file, redirect_stdout(file):
        serve(Workspace(store, FakeProposer()), socket.create_server((HOST, 0)))


def integrity(path: Path) -> list[str]:
    """Complaints of SQLite about a file."""
    with closing(sqlite3.connect(path)) as connection:
        return [line for (line,) in connection.execute("PRAGMA integrity_check") if line != "ok"]


def compare(path: Path, people: Sequence[Annotator]) -> dict[str, int]:
    """Compare the store with what was sent.

    Returns:
        Numbers of decisions: sent, acknowledged, lost (acknowledged, but not in the store as they were sent),
        duplicated (stored again), unanswered (stored without an acknowledgement), unknown (not as anybody sent them).
    """
    stored, current = stored_decisions(path)
    sent = {each.as_stored(number) for each in people for number in range(each.sent)}
    acknowledged = {event: each.as_stored(n) for each in people for n, event in each.acknowledged.items()}
    return {
        "sent": len(sent),
        "acknowledged": sum(len(each.acknowledged) for each in people),
        "lost": sum(stored.get(event) != decision or event not in current for event, decision in acknowledged.items()),
        "duplicated": sum(
            count - 1 for count in Counter((page, text) for page, _, text, _ in stored.values()).values()
        ),
        "unanswered": len(stored.keys() - acknowledged.keys()),
        "unknown": len(set(stored.values()) - sent),
    }


def stored_decisions(path: Path) -> tuple[dict[int, tuple], set[int]]:
    """Page, key, question and seconds of each decision by event id, and the ids of the current ones."""
    with Store(path, read_only=True) as store:
        events, current = list(store.events()), {decision.event for decision in store.decisions()}
    return {each.id: (each.page_id, each.key, each.question, each.payload["seconds"]) for each in events}, current
