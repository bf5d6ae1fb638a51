"""`python -m djepa_cli`, the same as `djepa`."""

import sys

from .main import main


sys.exit(main())
