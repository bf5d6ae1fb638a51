"""Font families of the generated pages, from `shared/fonts.yaml`; families that are not installed are skipped.

`apt-get install --no-install-recommends` with `APT_PACKAGES` installs all of them.
"""

import functools
from types import ModuleType

from .language import load_shared


APT_PACKAGES = load_shared("fonts")["apt_packages"]
MIN_FAMILIES = 5


def import_typst() -> ModuleType:
    """Import the optional package typst.

    Raises:
        ModuleNotFoundError: it is not installed; the message names the pip command.
    """
    try:
        import typst
    except ModuleNotFoundError:
        message = "Generated pages need typst: pip install 'transformers-djepa[train]'."
        raise ModuleNotFoundError(message, name="typst") from None
    return typst


@functools.cache
def installed_families() -> frozenset[str]:
    """Return the families that typst finds on this machine, including its embedded ones."""
    return frozenset(import_typst().Fonts().families())


@functools.cache
def body_fonts(split: str) -> tuple[str, ...]:
    """Return the installed text families of a split; common ones are repeated.

    Raises:
        ValueError: fewer than five of them are installed.
    """
    wanted = load_shared("fonts")[split]["body"]
    found = tuple(family for family in wanted if family in installed_families())
    if len(set(found)) < MIN_FAMILIES:
        raise ValueError(
            f"Only {len(set(found))} of the {len(set(wanted))} fonts of the {split} pages are installed, but "
            f"{MIN_FAMILIES} are needed; install the packages in djepa_forms.fonts.APT_PACKAGES."
        )
    return found


@functools.cache
def display_fonts(split: str) -> tuple[str, ...]:
    """Return the installed families for company names and titles, or the text families if there are none."""
    wanted = load_shared("fonts")[split]["display"]
    return tuple(family for family in wanted if family in installed_families()) or body_fonts(split)
