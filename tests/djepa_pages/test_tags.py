import pytest
import typst

from djepa_pages.pdf import open_pdf, pdf_words
from djepa_pages.tags import read_tagged_page
from pdf_files import HEIGHT, WIDTH, assemble, text_at


TYPESET = b"""#set document(title: "T")
= A heading
Some *bold* text.
- one item
#table(columns: 2, table.header[Name][Price], table.cell(colspan: 2)[both])
#pagebreak()
== Second
"""


@pytest.fixture(scope="module")
def typeset():
    """Per page: the root of the tags and the text of an element."""
    with open_pdf(typst.compile(TYPESET)) as document:
        pages = [read_tagged_page(page) for page in document]
        assert [page[:2] for page in pages] == [pdf_words(page) for page in document]
    return [(root, lambda element, words=words: [words[i] for i in element.all_words()]) for words, _, root in pages]


def text_of(page, *kinds):
    root, text = page
    return [text(element) for element in root.of_kind(*kinds)]


def test_elements_hold_the_words_of_their_page_in_order(typeset):
    assert text_of(typeset[0], "h1", "h2") == [["A", "heading"]]
    assert text_of(typeset[0], "p")[0] == ["Some", "bold", "text."]
    assert text_of(typeset[0], "lbody") == [["one", "item"]]
    assert text_of(typeset[1], "h1", "h2") == [["Second"]]


def test_tables_have_rows_and_cells_with_their_spans(typeset):
    rows = list(typeset[0][0].of_kind("tr"))
    assert [[cell.kind for cell in row.children] for row in rows] == [["th", "th"], ["td"]]
    assert rows[1].children[0].attributes["col_span"] == 2


def tagged(contents, elements, *more, roles="", form=""):
    """A tagged PDF; object 7 + n is element n, whose parent is object 6; pages are objects 20, 22, ..."""
    pages = [20 + 2 * index for index in range(len(contents))]
    objects = {
        1: "<< /Type /Catalog /Pages 2 0 R /StructTreeRoot 5 0 R /MarkInfo << /Marked true >> >>",
        2: f"<< /Type /Pages /Kids [{' '.join(f'{page} 0 R' for page in pages)}] /Count {len(pages)} >>",
        3: "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>",
        4: f"<< /Type /XObject /Subtype /Form /BBox [0 0 50 50] /Length {len(form)} "
        f"/Resources << /Font << /F1 3 0 R >> >> >>\nstream\n{form}\nendstream",
        5: f"<< /Type /StructTreeRoot /K 6 0 R /RoleMap << {roles} >> /ParentTree << /Nums [{' '.join(more)}] >> >>",
        6: "<< /Type /StructElem /S /Document /P 5 0 R "
        f"/K [{' '.join(f'{7 + index} 0 R' for index in range(len(elements)))}] >>",
    }
    objects |= {7 + index: f"<< /Type /StructElem /P 6 0 R {entry} >>" for index, entry in enumerate(elements)}
    for index, (page, content) in enumerate(zip(pages, contents, strict=True)):
        objects[page] = (
            f"<< /Type /Page /Parent 2 0 R /MediaBox [0 0 {WIDTH} {HEIGHT}] /Contents {page + 1} 0 R "
            f"/StructParents {index} /Resources << /Font << /F1 3 0 R >> /XObject << /X 4 0 R >> >> >>"
        )
        objects[page + 1] = f"<< /Length {len(content)} >>\nstream\n{content}\nendstream"
    return assemble([objects.get(number, "null") for number in range(1, max(objects) + 1)])


def marked(mark, content):
    return f"/Any << /MCID {mark} >> BDC\n{content}\nEMC\n"


def test_words_follow_role_maps_and_stay_on_their_page():
    content = marked(0, text_at(40, 540, "Title")) + text_at(40, 20, "Footer")
    spread = "/S /Überschrift /K [<< /Type /MCR /Pg 20 0 R /MCID 0 >> << /Type /MCR /Pg 22 0 R /MCID 0 >>]"
    pdf = tagged([content, content], [spread], "0 [7 0 R] 1 [7 0 R]", roles="/Überschrift /H2")
    with open_pdf(pdf) as document:
        for page in document:
            words, _, root = read_tagged_page(page)
            assert (words, [e.kind for e in root.walk()], root.all_words()) == (
                ["Title", "Footer"],
                ["document", "h2"],
                [0],
            )


def test_untagged_pages_have_no_tags(pdf):
    empty = assemble(
        [
            "<< /Type /Catalog /Pages 2 0 R /StructTreeRoot << /Type /StructTreeRoot >> >>",
            "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
            "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 100 100] >>",
        ]
    )
    for source in (pdf.make([pdf.text(40, 540, "Hello")]), empty):
        with open_pdf(source) as document:
            assert read_tagged_page(document[0])[2] is None
