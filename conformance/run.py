"""Run transformers' own common tests against this package: `make conformance`.

    python conformance/run.py               unpack and run the suite
    python conformance/run.py --write       also write the counts into counts.md, for a release
    python conformance/run.py -k attention  any pytest options

The tests come from the source archive of the installed transformers version, which pip downloads once into
`build/conformance`. `stand_ins/` holds replacements for modules that are missing from the archive.
"""

import re
import shutil
import subprocess
import sys
import tarfile
from collections import Counter
from importlib.metadata import version
from pathlib import Path

import pytest


HERE = Path(__file__).parent
BUILD = HERE.parent / "build" / "conformance"
SUITE = BUILD / "suite"
COUNTS_FILE = HERE / "counts.md"
COUNTS = re.compile(r"(?<=<!-- counts -->\n).*(?=<!-- end -->)", flags=re.DOTALL)


def main(arguments: list[str]) -> int:
    """Return pytest's exit code."""
    options = [argument for argument in arguments if argument != "--write"]
    unpack(fetch(version("transformers")))
    outcomes = Outcomes()
    code = int(pytest.main([str(HERE), "-q", "-p", "no:cacheprovider", *options], plugins=[outcomes]))
    if not code and "--write" in arguments:
        COUNTS_FILE.write_text(COUNTS.sub(lambda _: outcomes.table(), COUNTS_FILE.read_text()))
    return code


def fetch(release: str) -> Path:
    """Download the source archive of a transformers release."""
    archive = BUILD / f"transformers-{release}.tar.gz"
    if not archive.exists():
        source = ["--no-deps", "--no-binary", "transformers", "--dest", str(BUILD), f"transformers=={release}"]
        subprocess.run([sys.executable, "-m", "pip", "download", "--quiet", *source], check=True)
    return archive


def unpack(archive: Path) -> None:
    """Unpack the archive's test mixins and the stand-ins as the package `transformers_suite`."""
    shutil.rmtree(SUITE, ignore_errors=True)
    package = SUITE / "transformers_suite"
    shutil.copytree(HERE / "stand_ins", package)
    (package / "fetch_hub_objects_for_ci.py").rename(SUITE / "fetch_hub_objects_for_ci.py")
    with tarfile.open(archive) as members:
        for member in members:
            name = Path(member.name)
            if name.parent.name == "tests" and name.suffix == ".py":
                (package / name.name).write_bytes(members.extractfile(member).read())
    (package / "__init__.py").touch()


class Outcomes:
    """Pytest plugin that counts passed tests, and skipped tests by reason."""

    def __init__(self):
        self.passed, self.skipped = 0, Counter()

    def pytest_runtest_logreport(self, report):
        if hasattr(report, "context"):  # a subtest
            return
        self.passed += report.passed and report.when == "call"
        if report.skipped:
            self.skipped[general(report.longrepr[2])] += 1

    def table(self) -> str:
        """The counts as written in counts.md."""
        reasons = sorted(self.skipped.items(), key=lambda item: (-item[1], item[0]))
        total = f"{self.passed} tests pass, {self.skipped.total()} are skipped, none fails.\n"
        rows = [f"| {count} | {reason} |\n" for reason, count in reasons]
        return "".join((total, "\n| skipped | reason |\n|---|---|\n", *rows))


def general(reason: str) -> str:
    """Remove class names, which differ between tests, from a skip reason."""
    reason = reason.removeprefix("Skipped: ").rstrip(".")
    return re.sub(r"<class '[^']*'>|\bDJepa\w+", "the model", reason)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
