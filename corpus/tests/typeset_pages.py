"""Pages set with typst, and the regions found on them."""

from djepa_corpus.content.content import PageContent, read_content
from djepa_corpus.forms.fonts import compiler
from djepa_corpus.regions import Document, PageRegions, Region
from djepa_pages.pdf import get_pdf_page, open_pdf


PAGE = (
    '#set page(width: 400pt, height: 560pt, margin: 60pt)\n#set text(size: 10pt, lang: "en")\n#set par(justify: true)\n'
)


def contents(source: str) -> list[PageContent]:
    """The pages of a typst document."""
    with open_pdf(compiler().compile((PAGE + source).encode(), format="pdf")) as document:
        numbers = range(1, len(document) + 1)
        return [read_content(get_pdf_page(document, number), number) for number in numbers]


def regions_of(source: str, number: int = 1) -> PageRegions:
    """The regions of a page of a typst document."""
    pages = contents(source)
    return Document(pages).find_regions(pages[number - 1])


def inner_regions_of(source: str) -> PageRegions:
    """The regions of a typst document of one page, which follows a page of text."""
    return regions_of(f"#lorem(60)\n#pagebreak()\n{source}", number=2)


def text_of(found: PageRegions, region: Region) -> str:
    return " ".join(found.page.words[index].text for index in region.words)


def texts(found: PageRegions, topic: str) -> list[str]:
    """The texts of the regions of a topic."""
    return [text_of(found, region) for region in found.regions if region.topic == topic]


def only(found: PageRegions, topic: str) -> Region:
    """The one region of a topic."""
    (region,) = [region for region in found.regions if region.topic == topic]
    return region
