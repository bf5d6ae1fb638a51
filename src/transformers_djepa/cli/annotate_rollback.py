"""`djepa annotate rollback`: put an earlier model in service; a running server follows."""

from argparse import Namespace

from ..data_engine.history import roll_back
from ..data_engine.store import Store


def main(arguments: Namespace) -> int:
    """Run the command with parsed flags; returns the exit code. Raises `ValueError` or `OSError`."""
    Store(arguments.store, read_only=True).close()  # a file that does not exist is not made
    with Store(arguments.store) as store:
        model = roll_back(store, arguments.model_id)
    print(f"Model {model.id} is in service: {model.folder}")
    return 0
