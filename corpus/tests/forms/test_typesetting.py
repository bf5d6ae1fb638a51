"""Words and images of typeset pages match those that the processor extracts from PDF pages."""

import pypdfium2
import pytest


pytest.importorskip("typst")

from djepa_corpus.forms import typesetting  # noqa: E402
from djepa_corpus.forms.documents import make_document, make_sheet  # noqa: E402
from djepa_corpus.forms.typesetting import render, words_and_boxes  # noqa: E402
from djepa_pages.pdf import pdf_words, render_pdf_page  # noqa: E402


def test_words_boxes_and_images_match_the_processor():
    sources = [make_document(make_sheet(1, split, number)) for split in ("train", "test") for number in range(12)]
    markup = "\n".join(typesetting._page_markup(index, source) for index, source in enumerate(sources))
    markup = typesetting.PRELUDE + markup
    document = pypdfium2.PdfDocument(typesetting._compile(markup))
    assert len(document) >= 24
    for pdf_page in document:
        assert words_and_boxes(pdf_page) == pdf_words(pdf_page)
    assert render(document[0], 300).tobytes() == render_pdf_page(document[0], 300).tobytes()
    document.close()
