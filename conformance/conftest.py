"""Makes transformers' test mixins, unpacked by `run.py`, importable."""

import os
import sys
from pathlib import Path


SUITE = Path(__file__).parent.parent / "build" / "conformance" / "suite"
# Markers of the suite's tests, registered because this project's markers are strict.
MARKERS = """accelerate_tests flash_attn_test flash_attn_3_test flash_attn_4_test is_fsdp_test is_training_test order
slow torch_compile_test"""

os.environ["HF_HUB_OFFLINE"] = "1"  # read when huggingface_hub is first imported
os.environ.setdefault("TOKENIZERS_PARALLELISM", "false")
if "PYTEST_XDIST_WORKER" in os.environ:  # there is a process for each CPU
    os.environ.setdefault("OMP_NUM_THREADS", "1")
sys.path[:0] = [str(SUITE), str(Path(__file__).parent)]  # inherited by the ranks of distributed tests


def pytest_configure(config):
    for marker in MARKERS.split():
        config.addinivalue_line("markers", f"{marker}: a mark of transformers' tests")
