"""`python -m transformers_djepa.cli` is `djepa`."""

import sys

from djepa_cli import main


sys.exit(main())
