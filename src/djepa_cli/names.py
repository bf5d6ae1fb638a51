"""Check names of files, models and datasets before the slow imports, so that a wrong one fails at once."""

import os
import re
import socket
from collections.abc import Iterable
from difflib import get_close_matches
from pathlib import Path
from runpy import run_path
from threading import Thread
from urllib.parse import urlsplit

from djepa_runtime.bundled import BUNDLED


PACKAGE = Path(__file__).parents[1] / "transformers_djepa"  # importing it is slow
FIELD_FILES = Path(__file__).parents[1] / "djepa_runtime" / "extraction" / "field_files"
HUB_ID = re.compile(r"[\w-][\w.-]*(/[\w-][\w.-]*)?")
SECONDS = 1.0  # that a connection may take


def check_files(paths: Iterable[str | Path], what: str = "file or folder") -> None:
    """Raise `ValueError` for a path at which there is nothing."""
    for path in paths:
        if not os.path.lexists(os.path.expanduser(path)):
            if ":/" in str(path):
                from djepa_pages.pages import check_no_url  # slow

                check_no_url(path)
            raise ValueError(f"There is no {what} {path}.")


def check_fields(name: str) -> None:
    """Raise `ValueError` unless `name` is a field file or one that ships with the package."""
    if not (FIELD_FILES / f"{name}.yaml").is_file():
        check_files([name], "field file")


def check_source(name: str, kind: str) -> None:
    """Raise `ValueError` for a "model" or "dataset" that cannot be found. Without a connection, its cache is used.

    `name` is a path, a Hub id, the bundled model, or a size.
    """
    if name == BUNDLED or os.path.lexists(os.path.expanduser(name)):
        return
    if name in run_path(str(PACKAGE / "configuration" / "sizes.py"))["SIZES"]:
        return
    if not HUB_ID.fullmatch(name):
        check_files([name])
    close = get_close_matches(name, (BUNDLED,))
    if close and kind == "model":
        raise ValueError(f"There is no model {name}; did you mean {BUNDLED}?")
    from huggingface_hub import constants

    if not constants.HF_HUB_OFFLINE and is_reachable(constants.ENDPOINT):
        return
    os.environ["HF_HUB_OFFLINE"], constants.HF_HUB_OFFLINE = "1", True  # no retries
    datasets = os.environ.get("HF_DATASETS_CACHE", Path(constants.HF_HOME, "datasets"))
    cached = (
        Path(constants.HF_HUB_CACHE, f"{kind}s--{name.replace('/', '--')}"),
        Path(datasets, name.replace("/", "___")),
    )
    if not any(path.exists() for path in cached):
        problem = "it is not in the cache of the Hub, which is not reachable"
        raise ValueError(f"{name} is neither a local folder nor a readable {kind}: {problem}.")


def is_reachable(url: str) -> bool:
    """Whether a server accepts connections; a proxy is taken to reach it."""
    from urllib.request import getproxies  # slow

    host, found = urlsplit(url), []

    def connect() -> None:
        try:
            socket.create_connection((host.hostname, host.port or 443), SECONDS).close()
            found.append(True)
        except OSError:
            pass

    thread = Thread(target=connect, daemon=True)  # looking up a name has no time limit of its own
    thread.start()
    thread.join(SECONDS)
    return bool(found) or bool(getproxies())


def suggestion(name: str, known: Iterable[str]) -> str:
    """`; did you mean ...?` if a known name is similar, apart from the dashes before it."""
    names = {each.lstrip("-"): each for each in known}
    close = get_close_matches(name.lstrip("-"), names, 1)
    return f"; did you mean {names[close[0]]}?" if close else ""
