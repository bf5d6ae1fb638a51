"""Documents to prepare, and the files that come out."""

import typst


PAGES = """
#set page(width: 200pt, height: 300pt)
= {name} begins
#lorem(20)
#pagebreak()
== {name} goes on
#lorem(10)
#pagebreak()
The end of {name}.
"""


def write_pdf(path, name: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(typst.compile(PAGES.format(name=name).encode(), format="pdf"))


def files_of(output) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in sorted(output.iterdir())}
