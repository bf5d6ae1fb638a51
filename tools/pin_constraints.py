"""Writes `constraints.txt`: the installed version of everything that `setup.cfg` asks for, directly or through others.

    .venv/bin/python tools/pin_constraints.py

Run it after the tests have passed with new versions. Local parts of versions (`+cpu`) are left out: one file serves
all builds of torch; what an extra names but is not installed here stays unpinned.
"""

from configparser import RawConfigParser
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name


ROOT = Path(__file__).parent.parent
HEADER = "# Versions that the tests passed with; written by tools/pin_constraints.py.\n"


def main() -> None:
    """Reads `setup.cfg`, writes `constraints.txt`."""
    pins: dict[str, str] = {}
    for requirement in direct_requirements(ROOT / "setup.cfg"):
        follow(requirement, pins)
    lines = [f"{name}=={pins[name].partition('+')[0]}\n" for name in sorted(pins)]
    (ROOT / "constraints.txt").write_text(HEADER + "".join(lines))


def direct_requirements(path: Path) -> list[Requirement]:
    """What the package and all its extras ask for."""
    config = RawConfigParser()
    config.read(path)
    texts = [config["options"]["install_requires"], *config["options.extras_require"].values()]
    lines = [line.strip() for text in texts for line in text.splitlines()]
    return [Requirement(line) for line in lines if line and not line.startswith(("#", "%"))]


def follow(requirement: Requirement, pins: dict[str, str]) -> None:
    """Adds a requirement and what it asks for in turn, as far as installed."""
    name = canonicalize_name(requirement.name)
    try:
        installed = distribution(name)
    except PackageNotFoundError:
        return
    known = name in pins
    pins[name] = installed.version
    if known and not requirement.extras:
        return
    for text in installed.requires or []:
        needed = Requirement(text)
        extras = requirement.extras or {""}
        if needed.marker is None or any(needed.marker.evaluate({"extra": extra}) for extra in extras):
            follow(needed, pins)


if __name__ == "__main__":
    main()
