import numpy as np
import pypdfium2
import pytest

from djepa_pages.pages import load_page, num_pages
from djepa_pages.pdf import open_pdf, pdf_words, render_pdf_page


@pytest.fixture
def hello(pdf):
    return pdf.text(40, 540, "Hello World")  # 10% from the left; its baseline 90% from the bottom


@pytest.fixture
def read(pdf):
    def read(content, *args, **kwargs):
        with open_pdf(pdf.make([content], *args, **kwargs)) as document:
            return pdf_words(document[0])

    return read


def ink_box(image):
    """Bounding box of the dark pixels, 0..1000 of the image."""
    rows, columns = np.nonzero(np.asarray(image.convert("L")) < 128)
    return (
        np.array(
            [
                columns.min() / image.width,
                rows.min() / image.height,
                (columns.max() + 1) / image.width,
                (rows.max() + 1) / image.height,
            ]
        )
        * 1000
    )


@pytest.fixture
def hello_pdf(tmp_path, pdf, hello):
    path = tmp_path / "hello.pdf"
    path.write_bytes(pdf.make([hello, ""]))
    return path


def test_page_has_the_words_of_the_text_layer(hello_pdf):
    page = load_page(hello_pdf)
    assert (page.words, page.num_pages, num_pages(hello_pdf)) == (["Hello", "World"], 2, 2)
    assert page.boxes[0][0] == pytest.approx(100, abs=5) and page.boxes[0][3] == pytest.approx(100, abs=2)


@pytest.mark.parametrize("rotation", [0, 90, 180, 270])
def test_boxes_match_the_ink_of_the_displayed_page(pdf, rotation):
    with open_pdf(pdf.make([pdf.text(40, 540, "Hello")], f"/Rotate {rotation} /CropBox [20 300 220 600]")) as document:
        words, boxes = pdf_words(document[0])
        image = render_pdf_page(document[0], 1200)
    assert words == ["Hello"] and image.size == ((800, 1200) if rotation % 180 == 0 else (1200, 800))
    np.testing.assert_allclose(boxes[0], ink_box(image), atol=3)


def test_words_outside_the_crop_box_are_dropped(pdf, hello, read):
    words, boxes = read(hello + pdf.text(300, 100, "outside"), "/CropBox [20 300 220 600]")
    assert words == ["Hello", "World"]
    assert all(0 <= value <= 1000 for box in boxes for value in box)


def test_invisible_text_under_a_scan_is_read(pdf, read):
    assert read(pdf.text(40, 540, "Scanned", mode=3))[0] == ["Scanned"]


def test_printed_hyphens_are_kept(pdf, read):
    assert read(pdf.text(40, 540, "well-known Schiff-"))[0] == ["well-known", "Schiff-"]


def test_filled_form_fields_are_read_and_rendered(tmp_path, pdf):
    path = tmp_path / "form.pdf"
    path.write_bytes(pdf.form("Ada Lovelace"))
    page = load_page(path)
    assert page.words == ["Name:", "Ada", "Lovelace"]
    x0, y0, x1, y1 = (round(value * side / 1000) for value, side in zip(page.boxes[1], (*page.size, *page.size)))
    assert np.asarray(page.image)[y0:y1, x0:x1].min() < 100


@pytest.mark.parametrize(
    "data, reason",
    [
        (lambda pdf: pdf.make([""], trailer=pdf.encrypted), "encrypted"),
        (lambda pdf: pdf.make([]), "no pages"),
        (lambda pdf: pdf.make([""])[:200], "damaged"),
        (lambda pdf: b"%PDF-1.7 and nothing more", "damaged"),
    ],
)
def test_unreadable_pdf_raises(tmp_path, pdf, data, reason):
    path = tmp_path / "broken.pdf"
    path.write_bytes(data(pdf))
    for _ in range(2):  # PDFium remembers the last error
        with pytest.raises(ValueError, match=reason) as error:
            load_page(path)
        assert "\n" not in str(error.value)


def test_large_sheet_is_rendered_at_a_lower_resolution(tmp_path, pdf):
    path = tmp_path / "a0.pdf"
    path.write_bytes(pdf.make(["A0"], media_box=(0, 0, 2384, 3370)))
    assert 150 / 72 * 3370 <= load_page(path).size[1] < 200 / 72 * 3370
    with pytest.raises(ValueError, match="megapixels"):
        load_page(path, dpi=200)


def test_pdf_page_above_the_pixel_limit_raises_before_rendering(tmp_path, monkeypatch, pdf):
    path = tmp_path / "poster.pdf"
    path.write_bytes(pdf.make([""], media_box=(0, 0, 14400, 14400)))
    monkeypatch.setattr(pypdfium2.PdfPage, "render", lambda *args, **kwargs: pytest.fail("rendered"))
    with pytest.raises(ValueError, match="megapixels"):
        load_page(path)
    monkeypatch.undo()
    assert load_page(path, longest_side=500).size == (500, 500)
