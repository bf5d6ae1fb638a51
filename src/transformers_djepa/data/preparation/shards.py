"""Rows to Parquet shards, all or nothing: what is in the folder at any moment can be read, and be gone on from."""

import copy
import errno
import json
from collections import Counter, defaultdict
from itertools import chain
from pathlib import Path

import pyarrow
import pyarrow.compute
import pyarrow.parquet

from ...files import clear_unfinished, replace, replacing


STATE, LEFT_OUT = ".prepare.json", "left_out.jsonl"
ROW_GROUP = 64  # rows that a reader decodes at a time


class ShardWriter:
    """Collects rows and writes them, with a note of how far the run is, once there are enough.

    Args:
        folder: of the data set; made if missing.
        settings: what the rows depend on; a folder that was begun with others is refused.
        rows_per_shard: written together, an item always whole.

    Raises:
        ValueError: the folder holds something else, or was begun with other settings.
    """

    def __init__(self, folder: Path, settings: dict, rows_per_shard: int = 1000):
        self.folder, self.rows_per_shard = folder, rows_per_shard
        self.settings = settings | {"rows_per_shard": rows_per_shard}
        self.rows: dict[str, list[pyarrow.Table]] = defaultdict(list)
        self.left_out: list[dict] = []
        folder.mkdir(parents=True, exist_ok=True)
        clear_unfinished(folder)
        self.state = self._read_state()

    def _read_state(self) -> dict:
        path = self.folder / STATE
        if not path.is_file():
            files = [file.name for file in self.folder.iterdir()]
            if files not in ([], [LEFT_OUT]):  # the log alone is what a run without a page leaves
                raise ValueError(f"{self.folder} holds other files; give --output an empty or a new folder.")
            counts = {"items": 0, "shards": {}, "rows": {}, "questions": 0, "left_out": 0, "log": 0}
            return {"settings": self.settings, **counts, "finished": False}
        state = json.loads(path.read_text())
        changed = sorted(
            name for name in self.settings | state["settings"] if self.settings.get(name) != state["settings"].get(name)
        )
        if changed == ["source"]:
            raise ValueError(
                f"{self.folder} was begun with another source, or its documents were added, removed or renamed since; "
                "give another --output."
            )
        if changed:
            differing = ", ".join(
                f"{name}={state['settings'].get(name)!r} (now {self.settings.get(name)!r})"
                for name in changed
                if name != "source"  # the documents taken depend on the other settings
            )
            raise ValueError(
                f"{self.folder} was begun with {differing}; go on with the same, or give another --output."
            )
        return state

    @property
    def items(self) -> int:
        """How many documents or pages, in their order, are done and written."""
        return self.state["items"]

    @property
    def is_finished(self) -> bool:
        return self.state["finished"]

    def add(self, split: str, rows: pyarrow.Table, left_out: list[dict]) -> None:
        self.rows[split].append(rows)
        self.left_out += left_out

    def item_done(self, count: int) -> None:
        """Says that the first `count` items are in; writes when enough has come together."""
        if sum(map(len, chain(*self.rows.values()))) >= self.rows_per_shard:
            self.flush(count)

    def finish(self, count: int) -> None:
        """Writes what is left of all `count` items and marks the folder as finished.

        Raises:
            ValueError: nothing was kept, with the most frequent reason; only the log is written then, so that the next
                run begins anew.
        """
        if not self.state["rows"] and not any(map(len, chain(*self.rows.values()))):
            self._write_log(0)
            reasons = Counter(entry["reason"] for entry in self.left_out).most_common(1)
            why = f"Most often: {reasons[0][0]}" if reasons else "The source has none."
            raise ValueError(f"No page was kept; the reasons stand in {self.folder / LEFT_OUT}. {why}")
        self.flush(count, finished=True)

    def flush(self, count: int, finished: bool = False) -> None:
        """Writes everything collected.

        Raises:
            OSError: with what to do, if the disk is full.
        """
        state = copy.deepcopy(self.state) | {"items": count, "finished": finished}
        try:
            if not (self.folder / STATE).is_file():  # before any shard: a first flush that fails is gone on from too
                self._write_state(self.state)
            for split, tables in sorted(self.rows.items()):
                rows = pyarrow.concat_tables(tables)
                if len(rows):
                    number = state["shards"].get(split, 0)
                    write_shard(rows, self.folder / f"{split}-{number:05d}.parquet")
                    state["shards"][split] = number + 1
                    state["rows"][split] = state["rows"].get(split, 0) + len(rows)
                    state["questions"] += len(pyarrow.compute.list_flatten(rows["questions"]))
            state["left_out"] += len(self.left_out)
            state["log"] = self._write_log(state["log"])
            self._write_state(state)
        except OSError as error:
            if error.errno in (errno.ENOSPC, errno.EDQUOT):
                raise OSError(
                    f"The disk of {self.folder} is full after {self.items} documents; free some space and run "
                    "the same command again: it goes on from there."
                ) from None
            raise
        self.state = state
        self.rows.clear()
        self.left_out.clear()

    def _write_state(self, state: dict) -> None:
        replace(self.folder / STATE, json.dumps(state, indent=1).encode())

    def _write_log(self, length: int) -> int:
        """Appends to the log, after cutting what an interrupted run had added beyond `length` bytes."""
        lines = b"".join(json.dumps(entry, ensure_ascii=False).encode() + b"\n" for entry in self.left_out)
        with open(self.folder / LEFT_OUT, "ab") as file:
            file.truncate(length)
            file.write(lines)
        return length + len(lines)


def write_shard(rows: pyarrow.Table, path: Path) -> None:
    """One Parquet file, complete or not there at all."""
    with replacing(path) as partial:
        pyarrow.parquet.write_table(rows, partial, row_group_size=ROW_GROUP)
