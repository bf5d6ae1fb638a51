"""`python -m transformers_djepa.cli`, the same as `djepa`."""

import sys

from djepa_cli import main


sys.exit(main())
