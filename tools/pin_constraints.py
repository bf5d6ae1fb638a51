"""Write `constraints.txt`: the installed versions of all direct and transitive requirements in both `setup.cfg`.

    .venv/bin/python tools/pin_constraints.py

Run it after the tests pass with new versions. Local version labels (`+cpu`) are removed, so that one file serves all
builds of torch. Requirements that are not installed are not pinned.
"""

from configparser import RawConfigParser
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name


ROOT = Path(__file__).parent.parent
HEADER = "# Tested versions; written by tools/pin_constraints.py.\n"


def main() -> None:
    pins: dict[str, str] = {}
    for requirement in direct_requirements(ROOT / "setup.cfg") + direct_requirements(ROOT / "corpus" / "setup.cfg"):
        if requirement.name != "transformers-djepa":
            follow(requirement, pins)
    lines = [f"{name}=={pins[name].partition('+')[0]}\n" for name in sorted(pins)]
    (ROOT / "constraints.txt").write_text(HEADER + "".join(lines))


def direct_requirements(path: Path) -> list[Requirement]:
    """Requirements of the package and of all its extras."""
    config = RawConfigParser()
    config.read(path)
    texts = [config["options"]["install_requires"], *config["options.extras_require"].values()]
    lines = [line.strip() for text in texts for line in text.splitlines()]
    return [Requirement(line) for line in lines if line and not line.startswith(("#", "%"))]


def follow(requirement: Requirement, pins: dict[str, str]) -> None:
    """Add a requirement and its own requirements to `pins`, if installed."""
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
