"""Commands that train in processes of their own, and are killed or terminated."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import finetuned
import pytest


SCRIPT = Path(__file__).parents[1] / "fuzz" / "kill_training.py"


@pytest.mark.slow
def test_killed_runs_resume_bitwise_equal():
    command = [sys.executable, str(SCRIPT), "--kills", "3", "--seed", "3"]
    process = subprocess.run(command, capture_output=True, text=True, timeout=900)
    assert process.returncode == 0, process.stderr
    assert "steps bitwise equal to an undisturbed one" in process.stdout


@pytest.mark.slow
def test_a_terminated_command_leaves_no_process(tmp_path):
    finetuned.write_inputs(tmp_path)
    output, log = tmp_path / "out", tmp_path / "log"
    flags = f"--model {tmp_path}/model --dataset {tmp_path}/rows --output_dir {output} --max_steps 10000 --save_steps 1"
    flags += " --use_cpu True --dataloader_num_workers 2 --eval_pages 2 --eval_steps 2 --disable_tqdm True"
    with log.open("w") as stderr:
        command = [sys.executable, "-m", "djepa_cli", "finetune", *flags.split()]
        process = subprocess.Popen(command, stdout=stderr, stderr=stderr, start_new_session=True)
    while process.poll() is None and not list(output.glob("checkpoint-*/trainer_state.json")):
        time.sleep(0.05)
    process.terminate()
    assert process.wait(timeout=120) == 143
    assert log.read_text().splitlines()[-1] == "djepa: error: terminated" and "Traceback" not in log.read_text()
    with pytest.raises(ProcessLookupError):  # the group is empty
        os.killpg(process.pid, signal.SIGCONT)
