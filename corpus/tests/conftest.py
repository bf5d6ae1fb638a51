"""Pages of the tests are set in the fonts of `fonts/`, whatever is installed."""

import os
from pathlib import Path


os.environ["DJEPA_FONTS"] = str(Path(__file__).parent / "fonts")
