"""Fonts of the generated pages: Debian packages to install, and the families that the training and the test pages use.

`apt-get install --no-install-recommends` with `APT_PACKAGES` gives them all; what is not installed is skipped.
"""

import functools
from types import ModuleType


APT_PACKAGES = """
    fonts-liberation fonts-dejavu-core fonts-dejavu-extra fonts-lato fonts-roboto-unhinted fonts-open-sans
    fonts-noto-core fonts-ebgaramond fonts-cabin fonts-inconsolata fonts-urw-base35 fonts-crosextra-carlito
    fonts-crosextra-caladea fonts-comfortaa fonts-quicksand fonts-fantasque-sans fonts-courier-prime
    fonts-noto-mono fonts-freefont-ttf fonts-firacode fonts-linuxlibertine fonts-sil-gentium fonts-sil-charis
    fonts-sil-andika fonts-cantarell fonts-croscore fonts-karla fonts-hack fonts-jetbrains-mono
    fonts-league-spartan fonts-texgyre fonts-inter fonts-mononoki fonts-play fonts-manrope
    fonts-yanone-kaffeesatz fonts-dosis fonts-adf-gillius fonts-adf-verana fonts-b612 fonts-anonymous-pro
    fonts-ocr-a fonts-vollkorn fonts-sora
""".split()

# Repeated names are drawn more often: most business pages are set in clones of Arial, Times, Calibri and Courier.
TRAIN_BODY = (
    *("Liberation Sans", "Arimo", "Nimbus Sans", "FreeSans", "TeX Gyre Heros", "Carlito") * 3,
    *("Liberation Serif", "DejaVu Sans", "Open Sans", "Roboto", "Lato", "Noto Sans") * 2,
    *(
        "Tinos",
        "Nimbus Roman",
        "Caladea",
        "Liberation Mono",
        "Cousine",
        "DejaVu Sans Mono",
        "Nimbus Mono PS",
        "Courier Prime",
    ),
    *(
        "Inter",
        "Cabin",
        "Cantarell",
        "Karla",
        "Noto Serif",
        "EB Garamond 12",
        "Gentium",
        "Libertinus Serif",
        "URW Gothic",
        "Andika",
    ),
    *(
        "TeX Gyre Pagella",
        "URW Bookman",
        "Inconsolata",
        "Fira Code",
        "Quicksand",
        "Verana Sans",
        "Gillius ADF",
        "B612",
        "OCRA",
    ),
)
TEST_BODY = (
    *("TeX Gyre Termes", "Linux Biolinum O", "Manrope", "DejaVu Serif", "Play", "Charis SIL", "Hack", "JetBrains Mono"),
    *("C059", "Sora", "FreeSerif", "FreeMono", "Noto Sans Display"),
)
TRAIN_DISPLAY = (
    "Comfortaa",
    "Dosis",
    "Yanone Kaffeesatz",
    "TeX Gyre Adventor",
    "Quicksand",
    "P052",
    "URW Gothic",
    "Fantasque Sans Mono",
)
TEST_DISPLAY = ("League Spartan", "Vollkorn", "TeX Gyre Bonum", "mononoki")
MIN_FAMILIES = 5


def import_typst() -> ModuleType:
    """The typst package.

    Raises:
        ModuleNotFoundError: it is not installed; says how to install it.
    """
    try:
        import typst
    except ModuleNotFoundError:
        message = "Generated pages need typst: pip install 'transformers-djepa[train]'."
        raise ModuleNotFoundError(message, name="typst") from None
    return typst


@functools.cache
def installed_families() -> frozenset[str]:
    """Family names that typst finds on this machine (its own embedded ones included)."""
    return frozenset(import_typst().Fonts().families())


@functools.cache
def body_fonts(split: str) -> tuple[str, ...]:
    """Installed text families of a split, the usual ones repeated.

    Raises:
        ValueError: fewer than five of them are installed.
    """
    wanted = TRAIN_BODY if split == "train" else TEST_BODY
    found = tuple(family for family in wanted if family in installed_families())
    if len(set(found)) < MIN_FAMILIES:
        raise ValueError(
            f"Only {len(set(found))} of the {len(set(wanted))} fonts of the {split} pages are installed, but "
            f"{MIN_FAMILIES} are needed; install the packages in djepa_forms.fonts.APT_PACKAGES."
        )
    return found


@functools.cache
def display_fonts(split: str) -> tuple[str, ...]:
    """Installed families for company names and titles; the text families where none is."""
    wanted = TRAIN_DISPLAY if split == "train" else TEST_DISPLAY
    return tuple(family for family in wanted if family in installed_families()) or body_fonts(split)
