"""Words of PDF pages whose text layer is not what a viewer shows."""

import numpy as np
import pytest
from PIL import Image, ImageDraw, ImageFont

from djepa_pages.pages import load_page
from pdf_files import HEIGHT, WIDTH, image_object, misnamed_font, page_pdf, stream, text_at


SHOWN = text_at(40, 500, "Total 329.40 EUR")
HIDDEN = text_at(40, 400, "Hidden 999.99")
OTHER = text_at(40, 400, "Another 111.11")
LAYERS = ["null", "<< /Type /OCG /Name (off) >>", "<< /Type /OCG /Name (on) >>"]
SWITCHES = "/OCProperties << /OCGs [7 0 R 8 0 R] /D << /OFF [7 0 R] >> >>"
PROPERTIES = "/Properties << /L0 7 0 R /L1 8 0 R >>"
FULL_PAGE = f"q {WIDTH} 0 0 {HEIGHT} 0 0 cm /I0 Do Q "


@pytest.fixture(scope="module")
def scan():
    """A scanned page of ten lines."""
    image = Image.new("L", (2 * WIDTH, 2 * HEIGHT), "white")
    for line in range(10):
        ImageDraw.Draw(image).text((80, 100 + 80 * line), f"Line {line} of a letter", 0, ImageFont.load_default(36))
    return image


def words_of(*args, **kwargs):
    return load_page(page_pdf(*args, **kwargs)).words


def annotation(kind, flags=4, entries="/AP << /N 7 0 R >>"):
    form = "/Type /XObject /Subtype /Form /BBox [0 0 200 30] /Resources << /Font << /F1 3 0 R >> >>"
    rest = f"/Subtype /{kind} /Rect [40 390 240 420] /F {flags} {entries}"
    return ["null", stream(text_at(2, 8, "Another 111.11"), form), f"<< /Type /Annot {rest} >>"]


@pytest.mark.parametrize(
    "content",
    [
        f"1 g {HIDDEN} 0 g {SHOWN}",
        f"q 0 0 30 30 re W n {HIDDEN} Q {SHOWN}",
        f"{HIDDEN} 1 g 30 390 200 40 re f 0 g {SHOWN}",
        f"{HIDDEN} 0 g 30 390 200 40 re f {SHOWN}",
        f"/G0 gs {HIDDEN} /G1 gs {SHOWN}",
        f"/OC /L0 BDC {HIDDEN} EMC {SHOWN}",
        f"{text_at(40, 400, 'Hidden 999.99', mode=3)} {SHOWN}",
        f"{text_at(40, 500, 'Hidden 999.99', mode=3)} {SHOWN}",
    ],
    ids=["white", "clipped", "covered", "redacted", "transparent", "switched off", "invisible", "invisible on others"],
)
def test_text_that_is_not_shown_is_not_read(content):
    resources = f"{PROPERTIES} /ExtGState << /G0 << /ca 0 >> /G1 << /ca 1 >> >>"
    assert words_of(content, LAYERS, resources, catalog=SWITCHES) == ["Total", "329.40", "EUR"]


@pytest.mark.parametrize(
    "content",
    [f"/OC /L0 BDC {HIDDEN} EMC /OC /L1 BDC {OTHER} EMC", f"{HIDDEN} 1 g 30 390 200 40 re f 0 g {OTHER}"],
    ids=["layers", "replaced"],
)
def test_text_over_hidden_text_is_read_alone(content):
    assert words_of(content, LAYERS, PROPERTIES, catalog=SWITCHES) == ["Another", "111.11"]


def test_text_under_a_picture_is_not_read_and_text_on_it_is():
    picture = image_object(Image.fromarray(np.random.default_rng(0).integers(0, 255, (20, 100), np.uint8)))
    place, resources = "q 250 0 0 40 30 390 cm /I0 Do Q ", "/XObject << /I0 7 0 R >>"
    assert words_of(HIDDEN + place + SHOWN, ["null", picture], resources) == ["Total", "329.40", "EUR"]
    assert words_of(place + OTHER, ["null", picture], resources) == ["Another", "111.11"]


@pytest.mark.parametrize(
    "content", [f"0 0 0.5 rg 30 390 250 40 re f 1 g {OTHER}", f"0.95 g {OTHER}", f"{OTHER}{OTHER}"]
)
def test_light_text_and_text_written_twice_are_read(content):
    assert words_of(content)[:2] == ["Another", "111.11"]


@pytest.mark.parametrize("kind", ["FreeText", "Stamp", "Widget"])
def test_annotations_are_read_in_files_without_a_form(kind):
    objects, entries = annotation(kind), "/Annots [8 0 R]"
    assert words_of(SHOWN, objects, page_entries=entries) == ["Total", "329.40", "EUR", "Another", "111.11"]


@pytest.mark.parametrize("flags", [2, 32], ids=["hidden", "not in a viewer"])
def test_annotations_that_are_not_shown_are_not_read(flags):
    assert words_of(SHOWN, annotation("FreeText", flags), page_entries="/Annots [8 0 R]") == ["Total", "329.40", "EUR"]


def test_a_scan_with_a_stamp_is_left_to_ocr_and_one_with_its_ocr_is_not(scan):
    objects, resources = ["null", image_object(scan)], "/XObject << /I0 7 0 R >>"
    stamped = load_page(page_pdf(FULL_PAGE + text_at(280, 20, "ACME000417", 10), objects, resources), render=False)
    assert stamped.words == ["ACME000417"] and stamped.doubtful == [] and stamped.image is not None
    lines = "".join(text_at(40, 535 - 40 * line, f"Line {line} of a letter", 19, mode=3) for line in range(10))
    searchable = load_page(page_pdf(FULL_PAGE + lines, objects, resources), render=False)
    assert len(searchable.words) == 50 and searchable.doubtful is None and searchable.image is None


def test_a_scan_in_strips_and_half_a_page_of_it_are_left_to_ocr(scan):
    strips = [scan.crop((0, top, 2 * WIDTH, top + 200)) for top in range(0, 1000, 200)]
    content = "".join(f"q {WIDTH} 0 0 100 0 {500 - 100 * index} cm /I{index} Do Q " for index in range(5))
    names = " ".join(f"/I{index} {7 + index} 0 R" for index in range(5))
    page = page_pdf(
        content + text_at(280, 20, "Page 1", 10), ["null", *map(image_object, strips)], f"/XObject << {names} >>"
    )
    assert load_page(page).doubtful == []
    half = "q 400 0 0 300 0 0 cm /I0 Do Q " + text_at(40, 540, "Please pay the bill below", 14)
    page = page_pdf(half, ["null", image_object(scan.crop((0, 0, 800, 600)))], "/XObject << /I0 7 0 R >>")
    assert load_page(page).doubtful == []


@pytest.mark.parametrize(
    "to_unicode",
    [
        lambda char: "\ufffd" if char.isalpha() else char,
        lambda char: chr(0xF000 + ord(char)) if char.isalpha() else char,
        lambda char: chr(ord(char) + 1),
        lambda char: str((int(char) + 3) % 10) if char.isdigit() else char,
    ],
    ids=["replacement characters", "private", "shifted", "other digits"],
)
def test_words_that_do_not_mean_what_is_drawn_are_doubtful(to_unicode):
    content = text_at(40, 500, "Number") + text_at(150, 500, "INV-20417", font="F2") + text_at(40, 400, "Total 329.40")
    page = load_page(page_pdf(content, misnamed_font(to_unicode)))
    (doubtful,) = page.doubtful
    assert page.words[doubtful] not in ("Number", "Total", "329.40", "INV-20417")


def test_icons_and_bullets_are_left_out_without_doubts():
    content = text_at(40, 500, "A", font="F2") + text_at(60, 500, "Telephone 030 12345")
    page = load_page(page_pdf(content, misnamed_font(lambda char: "\uf095")))
    assert page.words == ["Telephone", "030", "12345"] and page.doubtful is None
