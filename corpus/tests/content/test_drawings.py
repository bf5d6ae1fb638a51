"""What is drawn on a page, in points from its upper left corner."""

import pytest

from djepa_corpus.content.drawings import MAX_OBJECTS, horizontal_rules, read_drawings
from djepa_pages.pdf import open_pdf
from pdf_files import HEIGHT, WIDTH, assemble, pdf_bytes


def drawings(content: str, page_entries: str = ""):
    with open_pdf(pdf_bytes([content], page_entries)) as document:
        return read_drawings(document[0])


def test_a_filled_box_is_placed_from_the_top():
    (box,) = drawings("0.5 g 100 500 50 20 re f")
    assert box.kind == "path" and box.filled and box.straight and not box.is_horizontal_rule
    assert box.box == pytest.approx((100, HEIGHT - 520, 150, HEIGHT - 500))


@pytest.mark.parametrize("content", ["1 g 100 500 50 20 re f", "100 500 50 20 re n", "1 G 100 500 m 200 500 l S"])
def test_what_cannot_be_seen_on_paper_is_left_out(content):
    assert drawings(content) == []


def test_rules_are_told_from_curves_and_slopes():
    rule, upright, slope, curve = drawings(
        "0 g 100 500 200 1 re f 100 300 1 100 re f 100 200 m 200 250 l S 100 100 m 120 150 160 150 200 100 c S"
    )
    assert rule.is_horizontal_rule and upright.is_vertical_rule
    assert not slope.straight and not curve.straight


def test_pieces_of_a_rule_are_joined():
    pieces = drawings("0 g 100 500 50 1 re f 150 500 50 1 re f 230 500 50 1 re f 100 400 9 1 re f")
    rules = horizontal_rules(pieces, min_width=20)
    assert [(round(rule[0]), round(rule[2])) for rule in rules] == [(100, 200), (230, 280)]


def form_pdf(inner: str, placed: str) -> bytes:
    """A page that draws a form XObject `/X` of 100 x 100 points."""
    return assemble(
        [
            "<< /Type /Catalog /Pages 2 0 R >>",
            "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
            f"<< /Type /Page /Parent 2 0 R /MediaBox [0 0 {WIDTH} {HEIGHT}] /Contents 4 0 R "
            "/Resources << /XObject << /X 5 0 R >> >> >>",
            f"<< /Length {len(placed)} >>\nstream\n{placed}\nendstream",
            f"<< /Type /XObject /Subtype /Form /BBox [0 0 100 100] /Length {len(inner)} >>\nstream\n{inner}\nendstream",
        ]
    )


def test_objects_of_forms_are_moved_scaled_and_clipped():
    inner = "0 g 10 10 20 20 re f 80 80 100 100 re f 200 200 20 20 re f"
    with open_pdf(form_pdf(inner, "q 2 0 0 2 100 200 cm /X Do Q")) as document:
        inside, clipped = read_drawings(document[0])
    assert inside.box == pytest.approx((120, HEIGHT - 260, 160, HEIGHT - 220), abs=0.1)
    assert clipped.box == pytest.approx((260, HEIGHT - 400, 300, HEIGHT - 360), abs=0.1)
    assert inside.form == clipped.form == 1


def test_a_page_with_too_many_objects_is_not_looked_at():
    assert drawings("0 g 10 10 5 5 re f " * (MAX_OBJECTS + 1)) is None
