import multiprocessing
import os
import signal
import subprocess
import sys
import threading
import time

import pytest

from djepa_pages import LimitError, Limits, Worker, load_page, num_pages
from djepa_pages.pdf import open_pdf


@pytest.fixture(scope="module")
def reader():
    with Worker(Limits(seconds=2, megabytes=300)) as started:
        yield started


def is_running(process_id):
    try:
        with open(f"/proc/{process_id}/stat") as file:
            return file.read().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


def wait_until(condition, seconds=20):
    end = time.monotonic() + seconds
    while not condition() and time.monotonic() < end:
        time.sleep(0.05)
    return condition()


def test_a_page_read_in_a_worker_is_the_same(pdf_file, reader):
    there, here = reader.call(load_page, pdf_file), load_page(pdf_file)
    assert (there.words, there.boxes, there.image.tobytes()) == (here.words, here.boxes, here.image.tobytes())
    assert load_page(pdf_file, limits=Limits()).words == here.words and num_pages(pdf_file, limits=Limits()) == 2


def test_errors_of_a_file_are_those_of_reading_it_here(tmp_path, reader):
    with pytest.raises(ValueError, match="There is no file"):
        reader.call(load_page, tmp_path / "nowhere.pdf")


@pytest.mark.parametrize(
    ("function", "argument", "reason"),
    [(time.sleep, 60, "more than 2 seconds"), (bytearray, 10**9, "more than 300 MB"), (os._exit, 7, "exit code 7")],
)
def test_a_call_over_a_limit_is_an_error_and_the_next_one_works(reader, function, argument, reason):
    with pytest.raises(LimitError, match=reason):
        reader.call(function, argument)
    assert reader.call(len, "abc") == 3


def test_the_worker_ends_when_its_parent_is_killed():
    program = (
        "import os, threading, time\n"
        "from djepa_pages import Limits, Worker\n"
        "worker = Worker(Limits(seconds=2))\n"
        "print(worker.call(os.getpid), flush=True)\n"
        "threading.Thread(target=worker.call, args=(time.sleep, 60)).start()\n"
        "time.sleep(60)"
    )
    parent = subprocess.Popen([sys.executable, "-c", program], stdout=subprocess.PIPE, text=True)
    worker_id = int(parent.stdout.readline())
    assert is_running(worker_id)
    parent.send_signal(signal.SIGKILL)
    parent.wait()
    parent.stdout.close()
    assert wait_until(lambda: not is_running(worker_id))


def read_in_fork(path, results):
    results.put((load_page(path).words, load_page(path, limits=Limits()).words))


@pytest.mark.skipif("fork" not in multiprocessing.get_all_start_methods(), reason="no fork")
def test_a_fork_while_pdfium_is_in_use_reads_pages(pdf_file):
    load_page(pdf_file, limits=Limits())  # the parent has a worker, which is not the fork's
    in_use, context = threading.Event(), multiprocessing.get_context("fork")

    def hold():
        with open_pdf(pdf_file):
            in_use.set()
            time.sleep(0.5)

    holder, results = threading.Thread(target=hold), context.SimpleQueue()
    holder.start()
    in_use.wait()
    child = context.Process(target=read_in_fork, args=(pdf_file, results), daemon=True)
    child.start()
    child.join(20)
    holder.join()
    assert child.exitcode == 0 and results.get() == (load_page(pdf_file).words,) * 2
