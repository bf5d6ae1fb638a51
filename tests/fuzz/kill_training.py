"""Kill `djepa finetune` again and again and resume it: the result is bitwise that of an undisturbed run.

    python tests/fuzz/kill_training.py --kills 50

A run ends at any moment, while it writes a checkpoint, or by SIGTERM, and is resumed. One that is done before is
compared, and the next one begins. Processes are forked from this one, which has imported torch; the first `--commands`
of them execute the command anew.
"""

import argparse
import os
import random
import shutil
import signal
import sys
import tempfile
import time
import traceback
from collections import Counter
from collections.abc import Callable
from pathlib import Path


os.environ |= {"HF_HUB_OFFLINE": "1", "TOKENIZERS_PARALLELISM": "false", "OMP_NUM_THREADS": "1"}
TESTS = Path(__file__).parents[1]
sys.path[:0] = [str(TESTS), str(TESTS / "training")]

import finetuned  # noqa: E402

from djepa_cli import main as djepa  # noqa: E402


STEPS = 16
FLAGS = f"""--use_cpu True --dataloader_num_workers 1 --max_steps {STEPS} --save_steps 2 --eval_steps 8 --eval_pages 4
--logging_steps 1 --hidden_share 0.2 --disable_tqdm True --resume_from_checkpoint True""".split()
LAST = f"checkpoint-{STEPS}"
COMPARED = ["model.safetensors", *(f"{LAST}/{name}" for name in ("optimizer.pt", "scheduler.pt", "rng_state.pth"))]
WAYS = {"at any moment": 4, "while writing": 3, "by SIGTERM": 1}  # how often, relatively
CODES = {"by SIGTERM": (143, -signal.SIGTERM)}  # the signal before the command starts
LINES = {143: "djepa: error: terminated"}


class Process:
    """A forked process that runs `work`, with its output in a file."""

    def __init__(self, work: Callable[[], int | None], log: Path):
        self.log, self.code = log, None
        self.pid = os.fork()
        if self.pid == 0:
            _run(work, log)

    def wait(self, seconds: float = 600, until: Callable[[], bool] = lambda: False) -> None:
        """Wait until the process ends, time is over, or `until` holds."""
        end = time.monotonic() + seconds
        while self.code is None and time.monotonic() < end and not until():
            pid, status = os.waitpid(self.pid, os.WNOHANG)
            self.code = os.waitstatus_to_exitcode(status) if pid else None
            time.sleep(0.001)

    def end(self, send: Callable[[int, int], None], number: int) -> None:
        """Send a signal to the process, or with `os.killpg` to its loader workers too, and wait for its end."""
        if self.code is None:
            send(self.pid, number)
            self.wait()


def _run(work: Callable[[], int | None], log: Path) -> None:
    code = 1
    try:
        os.setsid()
        output = os.open(log, os.O_WRONLY | os.O_CREAT | os.O_TRUNC)
        os.dup2(output, 1)
        os.dup2(output, 2)
        code = work() or 0
    except BaseException:
        traceback.print_exc()
    finally:  # not the handlers of the process that forked this one
        sys.stderr.flush()
        os._exit(code)


class Training:
    """Runs of the command with the same inputs; the first `commands` processes execute it anew."""

    def __init__(self, folder: Path, commands: int, rng: random.Random):
        self.inputs, self.whole, self.rng = folder / "inputs", folder / "whole", rng
        self.output, self.commands, self.processes = folder / "run", commands, 0
        self.inputs.mkdir()
        Process(lambda: finetuned.write_inputs(self.inputs), folder / "inputs.log").wait()
        start = time.monotonic()
        check_end(self.start(self.whole), "")
        self.seconds = time.monotonic() - start

    def start(self, output: Path, seconds: float = 600) -> Process:
        rows = self.inputs / "rows"
        data = f"--model {self.inputs}/model --dataset {rows} --eval_dataset {rows} --output_dir {output}".split()
        argv, is_command = ["finetune", *data, *FLAGS], 0 < self.processes <= self.commands
        self.processes += 1

        def work() -> int:
            if is_command:
                os.execv(sys.executable, [sys.executable, "-m", "djepa_cli", *argv])
            return djepa(argv)

        process = Process(work, self.whole.with_suffix(".log"))
        process.wait(seconds)
        return process

    def checkpoints(self) -> set[str]:
        return {path.name for path in self.output.glob("checkpoint-*")}

    def disturb(self, way: str) -> Process:
        """Run the command until it is done or ends in one of the `WAYS`."""
        rng = self.rng
        before, writes = self.checkpoints(), rng.randrange(1, 4)
        process = self.start(self.output, seconds=0)
        if way == "while writing":
            process.wait(until=lambda: len(self.checkpoints() - before) >= writes)
            process.wait(rng.uniform(0, 0.05))
        else:
            process.wait(rng.uniform(0, self.seconds))
        if way == "by SIGTERM":
            process.end(os.kill, signal.SIGTERM)
        else:
            process.end(os.killpg, signal.SIGKILL)
        return process

    def incomplete(self) -> bool:
        """Whether the process ended while it wrote a checkpoint."""
        return any(not (self.output / name / "trainer_state.json").exists() for name in self.checkpoints())

    def check_equal(self) -> None:
        """Exit unless weights, optimizer and random numbers are those of the undisturbed run."""
        different = [name for name in COMPARED if (self.output / name).read_bytes() != (self.whole / name).read_bytes()]
        if different:
            sys.exit(f"{self.output} differs from an undisturbed run in {', '.join(different)}")


def check_end(process: Process, way: str) -> bool:
    """Whether the process was disturbed; exits if it ended in another way than it should."""
    text = process.log.read_text()
    last = text.splitlines()[-1] if text else ""
    expected = CODES.get(way, (-signal.SIGKILL,))
    if process.code not in (0, *expected) or "Traceback" in text or not last.startswith(LINES.get(process.code, "")):
        sys.exit(f"{way}: exit code {process.code}\n{text[-3000:]}")
    return process.code != 0


def kill(training: Training, kills: int) -> None:
    """Disturb runs until there were `kills` of them, and finish the last one."""
    ways, runs, incomplete = Counter(), 0, 0
    while True:
        way = training.rng.choices([*WAYS], [*WAYS.values()])[0]
        process = training.disturb(way) if ways.total() < kills else training.start(training.output)
        if check_end(process, way):
            ways[way] += 1
            incomplete += training.incomplete()
            print(f"{ways.total()}. {way}: {' '.join(sorted(training.checkpoints()))}", flush=True)
            continue
        training.check_equal()
        shutil.rmtree(training.output)
        runs += 1
        if ways.total() == kills:
            break
    print(
        f"{kills} kills ({', '.join(f'{count} {way}' for way, count in ways.most_common())}), "
        f"{incomplete} with an incomplete checkpoint, {min(training.commands, training.processes - 1)} of "
        f"{training.processes - 1} processes new: {runs} runs of {STEPS} steps bitwise equal to an undisturbed one"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kills", type=int, default=5, help="number of kills (default: 5)")
    parser.add_argument("--commands", type=int, default=0, help="number of processes that are not forked (default: 0)")
    parser.add_argument("--seed", type=int, default=0, help="of the kills (default: 0)")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        kill(Training(Path(folder), arguments.commands, random.Random(arguments.seed)), arguments.kills)


if __name__ == "__main__":
    main()
