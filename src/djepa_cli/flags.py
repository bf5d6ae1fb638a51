"""Flags and types of flags that commands share."""

import argparse


EXAMPLES_AS_WRITTEN = argparse.RawDescriptionHelpFormatter


def add_min_score(parser: argparse.ArgumentParser) -> None:
    """Add `--min_score`."""
    text = "an answer with a lower score counts as absent; 0 to 1 (default: 0)"
    parser.add_argument("--min_score", metavar="X", type=share, default=0.0, help=text)


def share(text: str) -> float:
    """Type of a flag from 0 to 1."""
    if not 0 <= (value := float(text)) <= 1:
        raise argparse.ArgumentTypeError(f"{text} is not from 0 to 1")
    return value


def add_limits(parser: argparse.ArgumentParser, seconds: float, megabytes: int, unit: str) -> None:
    """Add the limits of the processes that read files."""
    add = parser.add_argument_group("limits of reading").add_argument
    add("--timeout", metavar="S", type=float, default=seconds, help=f"seconds {unit} (default: {seconds})")
    add("--memory", metavar="MB", type=int, default=megabytes, help=f"memory of a process (default: {megabytes} MB)")


def port(text: str) -> int:
    """Type of a port."""
    if not 0 <= (value := int(text)) < 2**16:
        raise argparse.ArgumentTypeError(f"{text} is not from 0 to 65535")
    return value
