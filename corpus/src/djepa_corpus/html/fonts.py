"""The font families of printed pages, from packages: a page looks the same whatever fonts a machine has."""

from dataclasses import dataclass
from pathlib import Path


FACES = {  # (weight, style): endings of file names
    ("400", "normal"): ("-Regular", "-regular", "_R", ""),
    ("700", "normal"): ("-Bold", "-bold", "_RB"),
    ("400", "italic"): ("-Italic", "-italic", "_RI", "-Oblique"),
    ("700", "italic"): ("-BoldItalic", "-bolditalic", "_RBI", "-BoldOblique"),
}
TRUETYPE, OPENTYPE = "usr/share/fonts/truetype", "usr/share/fonts/opentype"
GYRE = "usr/share/texmf/fonts/opentype/public/tex-gyre/texgyre"


@dataclass(frozen=True)
class Family:
    """A font family: its package, and the start of the paths of its files."""

    package: str
    path: str

    @property
    def name(self) -> str:
        return Path(self.path).name

    def css(self, root: Path) -> str:
        """`@font-face` rules for the faces that the package has."""
        rules = []
        for (weight, style), endings in FACES.items():
            files = (root / f"{self.path}{end}.{kind}" for end in endings for kind in ("ttf", "otf"))
            file = next((file for file in files if file.is_file()), None)
            if file:
                source = f"font-family:'{self.name}';font-weight:{weight};font-style:{style};src:url('{file.as_uri()}')"
                rules.append(f"@font-face{{{source}}}")
        return "\n".join(rules)


SERIF = (
    Family("fonts-liberation2", f"{TRUETYPE}/liberation2/LiberationSerif"),
    Family("fonts-crosextra-caladea", f"{TRUETYPE}/crosextra/Caladea"),
    Family("fonts-linuxlibertine", f"{OPENTYPE}/linux-libertine/LinLibertine"),
    Family("fonts-ebgaramond", f"{OPENTYPE}/ebgaramond/EBGaramond12"),
    Family("fonts-sil-charis", f"{TRUETYPE}/charis/CharisSIL"),
    Family("fonts-sil-gentiumplus", f"{TRUETYPE}/gentiumplus/GentiumBookPlus"),
    Family("fonts-dejavu-core", f"{TRUETYPE}/dejavu/DejaVuSerif"),
    Family("fonts-roboto-slab", f"{OPENTYPE}/roboto/slab/RobotoSlab"),
    *(Family("fonts-texgyre", GYRE + name) for name in ("termes", "pagella", "bonum", "schola")),
)
SANS = (
    Family("fonts-liberation2", f"{TRUETYPE}/liberation2/LiberationSans"),
    Family("fonts-crosextra-carlito", f"{TRUETYPE}/crosextra/Carlito"),
    Family("fonts-open-sans", f"{TRUETYPE}/open-sans/OpenSans"),
    Family("fonts-lato", f"{TRUETYPE}/lato/Lato"),
    Family("fonts-cantarell", f"{OPENTYPE}/cantarell/Cantarell"),
    Family("fonts-b612", f"{OPENTYPE}/b612/B612"),
    Family("fonts-roboto-unhinted", f"{TRUETYPE}/roboto/unhinted/RobotoTTF/Roboto"),
    Family("fonts-roboto-unhinted", f"{TRUETYPE}/roboto/unhinted/RobotoCondensed"),
    Family("fonts-cabin", f"{OPENTYPE}/cabin/Cabin"),
    Family("fonts-karla", f"{TRUETYPE}/karla/Karla"),
    Family("fonts-dejavu-core", f"{TRUETYPE}/dejavu/DejaVuSans"),
    *(Family("fonts-texgyre", GYRE + name) for name in ("heros", "adventor")),
)
MONO = (
    Family("fonts-dejavu-core", f"{TRUETYPE}/dejavu/DejaVuSansMono"),
    Family("fonts-liberation2", f"{TRUETYPE}/liberation2/LiberationMono"),
    Family("fonts-hack", f"{TRUETYPE}/hack/Hack"),
    Family("fonts-firacode", f"{TRUETYPE}/firacode/FiraCode"),
    Family("fonts-jetbrains-mono", f"{TRUETYPE}/jetbrains-mono/JetBrainsMono"),
    Family("fonts-inconsolata", f"{TRUETYPE}/inconsolata/Inconsolata"),
    Family("fonts-b612", f"{OPENTYPE}/b612/B612Mono"),
    Family("fonts-texgyre", GYRE + "cursor"),
)
FALLBACK = Family("fonts-dejavu-core", f"{TRUETYPE}/dejavu/DejaVuSans")  # for signs that a family lacks


def font_packages() -> list[str]:
    return sorted({family.package for family in SERIF + SANS + MONO})
