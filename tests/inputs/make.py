"""Small inputs as they are sent, and what a reader must find in them; `CASES` is the table.

python tests/inputs/make.py FOLDER     # writes all of them
"""

import io
import math
import sys
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache, partial
from pathlib import Path

import numpy as np
from PIL import ExifTags, Image, ImageDraw, ImageFont, TiffImagePlugin, TiffTags


if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parents[1]))

from pdf_files import HEIGHT, WIDTH, form_pdf, image_object, misnamed_font, page_pdf, stream, text_at  # noqa: E402


@dataclass(frozen=True)
class Case:
    """An input, and what is read from it without OCR."""

    make: Callable[[], bytes]
    words: str = ""  # of the first page, in reading order
    doubtful: str | None = None  # those that OCR has to check, which also adds what they lack; `None`: no OCR
    angle: float = 0.0  # degrees counterclockwise by which the page is turned to be read
    pages: int = 1
    corner: int = 255  # gray value at (5, 5) of the last page


SHOWN, TOTAL = text_at(40, 500, "Total 329.40 EUR"), "Total 329.40 EUR"
HIDDEN = text_at(40, 400, "Hidden 999.99")
OTHER, ANOTHER = text_at(40, 400, "Another 111.11"), "Another 111.11"
RESOURCES = "/Properties << /L0 7 0 R /L1 8 0 R >> /ExtGState << /G0 << /ca 0 >> /G1 << /ca 1 >> >>"
LAYERS = ["null", "<< /Type /OCG /Name (off) >>", "<< /Type /OCG /Name (on) >>"]
SWITCHES = "/OCProperties << /OCGs [7 0 R 8 0 R] /D << /OFF [7 0 R] >> >>"
ON_PICTURE = "q 250 0 0 40 30 390 cm /I0 Do Q "
FULL_PAGE = f"q {WIDTH} 0 0 {HEIGHT} 0 0 cm /I0 Do Q "
LETTER = [f"Line {line} of a letter" for line in range(10)]


def switched(content: str) -> bytes:
    """A page with a layer that is switched off, one that is on, and no and full opacity."""
    return page_pdf(content, LAYERS, RESOURCES, catalog=SWITCHES)


def annotated(kind: str, flags: int = 4) -> bytes:
    """A page with an annotation that shows text, in a file without a form."""
    form = "/Type /XObject /Subtype /Form /BBox [0 0 200 30] /Resources << /Font << /F1 3 0 R >> >>"
    note = f"<< /Type /Annot /Subtype /{kind} /Rect [40 390 240 420] /F {flags} /AP << /N 7 0 R >> >>"
    return page_pdf(SHOWN, ["null", stream(text_at(2, 8, ANOTHER), form), note], page_entries="/Annots [8 0 R]")


def pictured(content: str, *images: Image.Image) -> bytes:
    """A page with images `/I0`, `/I1`, ..."""
    names = " ".join(f"/I{index} {7 + index} 0 R" for index in range(len(images)))
    return page_pdf(content, ["null", *map(image_object, images)], f"/XObject << {names} >>")


def noise() -> Image.Image:
    return Image.fromarray(np.random.default_rng(0).integers(0, 255, (20, 100), np.uint8))


@cache
def scan() -> Image.Image:
    """A scanned page of ten lines."""
    image = Image.new("L", (2 * WIDTH, 2 * HEIGHT), "white")
    for number, line in enumerate(LETTER):
        ImageDraw.Draw(image).text((80, 100 + 80 * number), line, 0, ImageFont.load_default(36))
    return image


def strips() -> bytes:
    """A scan in five images, with a printed page number."""
    parts = [scan().crop((0, top, 2 * WIDTH, top + 200)) for top in range(0, 1000, 200)]
    content = "".join(f"q {WIDTH} 0 0 100 0 {500 - 100 * index} cm /I{index} Do Q " for index in range(5))
    return pictured(content + text_at(280, 20, "Page 1", 10), *parts)


def searchable() -> bytes:
    """A scan with the text of its OCR."""
    return pictured(
        FULL_PAGE + "".join(text_at(40, 535 - 40 * n, line, 19, 3) for n, line in enumerate(LETTER)), scan()
    )


def misnamed(to_unicode: Callable[[str], str]) -> bytes:
    """A page with one word in a font whose characters have other Unicode values."""
    number = text_at(40, 500, "Number") + text_at(150, 500, "INV-20417", font="F2")
    return page_pdf(number + text_at(40, 400, "Total 329.40"), misnamed_font(to_unicode))


def cells(is_drawn: bool) -> bytes:
    """An account number whose digits are in cells, with lines between them or not."""
    places = [(40 + 24 * index, digit) for index, digit in enumerate("20417733")]
    lines = "".join(f"{x} 495 24 24 re S\n" for x, _ in places if is_drawn)
    return page_pdf(lines + "".join(text_at(x + 6, 500, digit) for x, digit in places))


def turned(angle: float, rotate: int = 0) -> bytes:
    """Three lines of text that are turned counterclockwise, on a page with `/Rotate`."""
    cos, sin = math.cos(math.radians(angle)), math.sin(math.radians(angle))
    lines = "(Amount due) Tj 0 -30 Td (Payment in full) Tj 0 -30 Td (Thanks) Tj"
    matrix = f"{cos:.6f} {sin:.6f} {-sin:.6f} {cos:.6f} 200 300 Tm"
    return page_pdf(f"BT /F1 12 Tf {matrix} {lines} ET", page_entries=f"/Rotate {rotate}")


def framed(kind: str) -> bytes:
    """An animation, or a photograph with further pictures."""
    file, frames = io.BytesIO(), [Image.new("RGB", (60, 40), colour) for colour in ("white", "red", "blue")]
    frames[0].save(file, kind, save_all=True, append_images=frames[1:])
    return file.getvalue()


def tiff(size: tuple[int, int] = (240, 320), tag: int | None = None, value: int = 0) -> bytes:
    """A TIFF of three frames, of which the last is white; the second one has a tag of its kind."""
    file = io.BytesIO()
    with TiffImagePlugin.AppendingTiffWriter(file, new=True) as writer:
        for number, side in enumerate(((480, 640), size, (480, 600))):
            info = TiffImagePlugin.ImageFileDirectory_v2()
            if number == 1 and tag:
                info.tagtype[tag] = TiffTags.LONG if tag == 254 else TiffTags.SHORT
                info[tag] = value
            Image.new("1", side, 255 * (number == 2)).save(writer, "TIFF", tiffinfo=info)
            writer.newFrame()
        return file.getvalue()


def photograph() -> bytes:
    """A JPEG that is to be turned by a quarter, clockwise: black at its lower left as stored."""
    image, exif, file = Image.new("L", (60, 40), "white"), Image.Exif(), io.BytesIO()
    image.paste("black", (0, 20, 20, 40))
    exif[ExifTags.Base.Orientation] = 6
    image.save(file, "JPEG", exif=exif)
    return file.getvalue()


WRONG = {
    "replacement characters": (lambda char: "\ufffd" if char.isalpha() else char, "-20417"),
    "private characters": (lambda char: chr(0xF000 + ord(char)) if char.isalpha() else char, "-20417"),
    "shifted characters": (lambda char: chr(ord(char) + 1), "JOW.31528"),
    "other digits": (lambda char: str((int(char) + 3) % 10) if char.isdigit() else char, "INV-53740"),
}
ICONS = text_at(40, 500, "A", font="F2") + text_at(60, 500, "Telephone 030 12345")

CASES = {
    # Text that is not shown, and text over it
    "white.pdf": Case(partial(page_pdf, f"1 g {HIDDEN} 0 g {SHOWN}"), TOTAL),
    "clipped.pdf": Case(partial(page_pdf, f"q 0 0 30 30 re W n {HIDDEN} Q {SHOWN}"), TOTAL),
    "covered.pdf": Case(partial(page_pdf, f"{HIDDEN} 1 g 30 390 200 40 re f 0 g {SHOWN}"), TOTAL),
    "redacted.pdf": Case(partial(page_pdf, f"{HIDDEN} 0 g 30 390 200 40 re f {SHOWN}"), TOTAL),
    "replaced.pdf": Case(partial(page_pdf, f"{HIDDEN} 1 g 30 390 200 40 re f 0 g {OTHER}"), ANOTHER),
    "transparent.pdf": Case(partial(switched, f"/G0 gs {HIDDEN} /G1 gs {SHOWN}"), TOTAL),
    "switched-off.pdf": Case(partial(switched, f"/OC /L0 BDC {HIDDEN} EMC {SHOWN}"), TOTAL),
    "layers.pdf": Case(partial(switched, f"/OC /L0 BDC {HIDDEN} EMC /OC /L1 BDC {OTHER} EMC"), ANOTHER),
    "invisible.pdf": Case(partial(page_pdf, text_at(40, 400, "Hidden 999.99", mode=3) + SHOWN), TOTAL),
    "invisible-on-others.pdf": Case(partial(page_pdf, text_at(40, 500, "Hidden 999.99", mode=3) + SHOWN), TOTAL),
    "under-a-picture.pdf": Case(lambda: pictured(HIDDEN + ON_PICTURE + SHOWN, noise()), TOTAL),
    # Text that is shown
    "on-a-picture.pdf": Case(lambda: pictured(ON_PICTURE + OTHER, noise()), ANOTHER),
    "on-blue.pdf": Case(partial(page_pdf, f"0 0 0.5 rg 30 390 250 40 re f 1 g {OTHER}"), ANOTHER),
    "light.pdf": Case(partial(page_pdf, f"0.95 g {OTHER}"), ANOTHER),
    "twice.pdf": Case(partial(page_pdf, OTHER + OTHER), ANOTHER),
    **{f"{kind}.pdf": Case(partial(annotated, kind), f"{TOTAL} {ANOTHER}") for kind in ("FreeText", "Stamp", "Widget")},
    "hidden-note.pdf": Case(partial(annotated, "FreeText", 2), TOTAL),
    "printed-note.pdf": Case(partial(annotated, "FreeText", 32), TOTAL),
    # Scans with some text
    "stamped.pdf": Case(lambda: pictured(FULL_PAGE + text_at(280, 20, "ACME000417", 10), scan()), "ACME000417", ""),
    "searchable.pdf": Case(searchable, " ".join(LETTER)),
    "strips.pdf": Case(strips, "Page 1", ""),
    "half-a-scan.pdf": Case(
        lambda: pictured(
            "q 400 0 0 300 0 0 cm /I0 Do Q " + text_at(40, 540, "Please pay the bill below", 14),
            scan().crop((0, 0, 800, 600)),
        ),
        "Please pay the bill below",
        "",
    ),
    # Text that does not mean what is drawn
    **{
        f"{name}.pdf": Case(partial(misnamed, to_unicode), f"Number {word} Total 329.40", word)
        for name, (to_unicode, word) in WRONG.items()
    },
    "icons.pdf": Case(lambda: page_pdf(ICONS, misnamed_font(lambda char: "\uf095")), "Telephone 030 12345"),
    # Cells
    "drawn-cells.pdf": Case(partial(cells, True), "20417733"),
    "spaced-digits.pdf": Case(partial(cells, False), "2 0 4 1 7 7 3 3"),
    **{
        f"comb-{count}-{value}.pdf": Case(partial(form_pdf, value, f"/Ff 16777216 /MaxLen {count}"), f"Name: {value}")
        for count in (8, 12)
        for value in ("20417733", "ADA KING")
    },
    # Turned pages
    **{
        f"turned-{angle}-{rotate}.pdf": Case(
            partial(turned, angle, rotate), "Amount due Payment in full Thanks", angle=(rotate - angle) % 360
        )
        for angle in (0, 90, 180, 270, 4)
        for rotate in (0, 90)
    },
    "photograph.jpg": Case(photograph, corner=0),
    # Frames that are no pages
    **{f"frames.{kind.lower()}": Case(partial(framed, kind)) for kind in ("GIF", "WEBP", "PNG", "MPO")},
    "pages.tiff": Case(tiff, pages=3),
    "page-tag.tiff": Case(partial(tiff, tag=254, value=2), pages=3),
    "smaller-copy.tiff": Case(partial(tiff, tag=254, value=1), pages=2),
    "mask.tiff": Case(partial(tiff, tag=254, value=4), pages=2),
    "old-smaller-copy.tiff": Case(partial(tiff, tag=255, value=2), pages=2),
    "thumbnail.tiff": Case(partial(tiff, (160, 120)), pages=2),
}


def main() -> None:
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    for name, case in CASES.items():
        (folder / name).write_bytes(case.make())


if __name__ == "__main__":
    main()
