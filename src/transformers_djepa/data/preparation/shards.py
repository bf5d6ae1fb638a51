"""Resumable Parquet shards: whenever a run is interrupted, the folder can be read and the run can continue."""

import copy
import json
from collections import Counter, defaultdict
from pathlib import Path

import pyarrow
import pyarrow.compute
import pyarrow.parquet

from djepa_runtime.files import clear_unfinished, replace, replacing


STATE, LEFT_OUT = ".prepare.json", "left_out.jsonl"
ROW_GROUP = 64  # rows that are decoded together


class ShardWriter:
    """Collects rows and writes them in shards of at least `rows_per_shard`, with the state of the run.

    An item is never split. Raises `ValueError` if the folder, which is created if missing, holds other files, or was
    started with other `settings` (what the rows depend on).
    """

    def __init__(self, folder: Path, settings: dict, rows_per_shard: int = 1000):
        self.folder, self.rows_per_shard = folder, rows_per_shard
        folder.mkdir(parents=True, exist_ok=True)
        clear_unfinished(folder)
        self.state = self._read_state(settings | {"rows_per_shard": rows_per_shard})  # as it is in the folder
        self.items = self.state["items"]  # also counts items that are not written yet
        self.rows: dict[str, list[pyarrow.Table]] = defaultdict(list)
        self.left_out: list[dict] = []

    def _read_state(self, settings: dict) -> dict:
        path = self.folder / STATE
        if not path.is_file():
            files = [file.name for file in self.folder.iterdir()]
            if files not in ([], [LEFT_OUT]):  # a run without any pages leaves only the log
                raise ValueError(f"{self.folder} holds other files; give a new or empty folder.")
            counts = {"items": 0, "shards": {}, "rows": {}, "questions": 0, "left_out": 0, "log": 0}
            return {"settings": settings, **counts, "finished": False}
        state = json.loads(path.read_text())
        before = state["settings"]
        changed = sorted(name for name in settings | before if settings.get(name) != before.get(name))
        if changed:
            listed = ", ".join(f"{name}={before.get(name)!r} (now {settings.get(name)!r})" for name in changed)
            raise ValueError(
                f"{self.folder} was started with {listed}; use the same documents and settings, or give another folder."
            )
        return state

    def add(self, split: str, rows: pyarrow.Table, left_out: list[dict]) -> None:
        """Add the rows of the next item; write a shard if there are enough."""
        self.items += 1
        self.rows[split].append(rows)
        self.left_out += left_out
        if self._num_rows() >= self.rows_per_shard:
            self.flush()

    def finish(self) -> None:
        """Write the remaining rows and mark the folder as finished; without rows, write only the log and raise."""
        if not self.state["rows"] and not self._num_rows():
            self._write_log(0)
            reasons = Counter(entry["reason"] for entry in self.left_out).most_common(1)
            why = f"Most often: {reasons[0][0]}" if reasons else "The source is empty."
            raise ValueError(f"No page was kept; {self.folder / LEFT_OUT} lists the reasons. {why}")
        self.flush(finished=True)

    def flush(self, finished: bool = False) -> None:
        """Write everything collected so far."""
        state = copy.deepcopy(self.state) | {"items": self.items, "finished": finished}
        if not (self.folder / STATE).is_file():  # before any shard, so that a failed first flush can be resumed
            replace(self.folder / STATE, json.dumps(self.state, indent=1).encode())
        for split, tables in sorted(self.rows.items()):
            rows = pyarrow.concat_tables(tables)
            if len(rows):
                number = state["shards"].get(split, 0)
                with replacing(self.folder / f"{split}-{number:05d}.parquet") as partial:
                    pyarrow.parquet.write_table(rows, partial, row_group_size=ROW_GROUP, compression="zstd")
                state["shards"][split] = number + 1
                state["rows"][split] = state["rows"].get(split, 0) + len(rows)
                state["questions"] += len(pyarrow.compute.list_flatten(rows["questions"]))
        state["left_out"] += len(self.left_out)
        state["log"] = self._write_log(state["log"])
        replace(self.folder / STATE, json.dumps(state, indent=1).encode())
        self.state = state
        self.rows.clear()
        self.left_out.clear()

    def _num_rows(self) -> int:
        return sum(len(table) for tables in self.rows.values() for table in tables)

    def _write_log(self, length: int) -> int:
        """Truncate the log to `length` bytes, as an interrupted run may have added more, and append to it."""
        text = "".join(f"{json.dumps(entry, ensure_ascii=False)}\n" for entry in self.left_out)
        lines = text.encode(errors="backslashreplace")  # names of files may not be UTF-8
        with open(self.folder / LEFT_OUT, "ab") as file:
            file.truncate(length)
            file.write(lines)
        return length + len(lines)
