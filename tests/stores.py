"""Stores of the data engine with three pages and a question, and what is recorded in them."""

import multiprocessing
from pathlib import Path

from djepa_runtime.annotation.records import Event
from djepa_runtime.annotation.store import Store


FORK = multiprocessing.get_context("fork")  # a parent must not have the file open, which SQLite does not allow
ANSWER = {"text": "12.50", "boxes": [[100.0, 20.5, 300.0, 40.0]], "word_ids": [3, 4]}
QUESTION = "What is the total?"


def make_store(path):
    """Make a store with pages 1 and 2 of a.pdf, page 3, b.png, and `QUESTION`; return its path."""
    with Store(path) as opened:
        opened.add_documents([(Path("/documents/a.pdf"), 2), (Path("/documents/b.png"), 1)])
        opened.add_questions([QUESTION])
    return path


def make_decision(outcome="accepted", page_id=1, question=QUESTION, annotator="ann", key=None, **payload):
    payload = {"outcome": outcome, "answer": ANSWER if outcome == "accepted" else None} | payload
    event = Event(page_id, question, "decision", payload, annotator)
    return event if key is None else Event(page_id, question, "decision", payload, annotator, key=key)


def make_undo(event, page_id=1, question=QUESTION):
    return Event(page_id, question, "undo", {"event": event}, "ann")


def state_of(opened, page_id=1):
    return [(decision.event, decision.outcome) for decision in opened.decisions(page_id)]


def run_processes(work, path, count):
    """Run `work(path, barrier)` in some processes at the same time, and return what they return."""
    pipes, barrier = [FORK.Pipe(duplex=False) for _ in range(count)], FORK.Barrier(count)
    processes = [FORK.Process(target=send_result, args=(sender, work, path, barrier)) for _, sender in pipes]
    for process in processes:
        process.start()
    for _, sender in pipes:
        sender.close()  # or a process that fails is waited for
    try:
        return [receiver.recv() for receiver, _ in pipes]
    finally:
        for process in processes:
            process.kill()
            process.join()


def send_result(sender, work, path, barrier):
    try:
        sender.send(work(path, barrier))
    except BaseException:
        barrier.abort()  # the others do not wait for this one
        raise
