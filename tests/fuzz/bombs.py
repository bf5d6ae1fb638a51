"""Small files that cost much time or memory to read, and paths that are no files; case `n` reads the `n`-th of them."""

import io
import os
import random
import struct
import zlib
from collections.abc import Callable
from pathlib import Path

from PIL import Image

from djepa_pages import Limits, Worker, load_page
from pdf_files import assemble, pdf_bytes, text_at

from .harness import Area, Case


LIMITS = Limits(seconds=float(os.environ.get("READ_SECONDS", 25)))  # with a start and an end, less than 30


def page_of(content: bytes, resources: str = "", page: str = "/MediaBox [0 0 400 600]", objects: tuple = ()) -> bytes:
    """A PDF with a page whose content is deflated; `objects` are numbered from 6."""
    return assemble(
        [
            "<< /Type /Catalog /Pages 2 0 R >>",
            "<< /Type /Pages /Kids [4 0 R] /Count 1 >>",
            "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
            f"<< /Parent 2 0 R {page} /Contents 5 0 R /Resources << /Font << /F1 3 0 R >> {resources} >> >>",
            stream(content),
            *objects,
        ]
    )


def stream(content: bytes, entries: str = "") -> str:
    data = zlib.compress(content).decode("latin-1")
    return f"<< {entries} /Length {len(data)} /Filter /FlateDecode >>\nstream\n{data}\nendstream"


def forms(drawn: list[int], times: int, entries: str = "") -> bytes:
    """A page with form XObjects; each draws the XObject with a number of `drawn` some times."""
    entries += " /Type /XObject /Subtype /Form /BBox [0 0 400 600] /Resources << /XObject << /X {} 0 R >> >>"
    objects = (stream(b"/X Do 0 0 9 9 re f " * times, entries.replace("{}", str(number))) for number in drawn)
    return page_of(b"/X Do", "/XObject << /X 6 0 R >>", objects=tuple(objects))


def pattern(step: float) -> bytes:
    """A page filled with tiles that are `step` points apart."""
    entries = f"/PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 9 9] /XStep {step} /YStep {step} /Resources << >>"
    tile = stream(b"0 0 5 5 re f", entries)
    return page_of(b"/Pattern cs /P scn 0 0 400 600 re f", "/Pattern << /P 6 0 R >>", objects=(tile,))


def picture(width: int, height: int) -> bytes:
    """A page with a black image."""
    entries = f"/Subtype /Image /Width {width} /Height {height} /BitsPerComponent 1 /ColorSpace /DeviceGray"
    pixels = stream(bytes(width * height // 8), entries)
    return page_of(b"400 0 0 600 0 0 cm /X Do", "/XObject << /X 6 0 R >>", objects=(pixels,))


def saved(kind: str, mode: str, size: tuple[int, int], **options) -> bytes:
    file = io.BytesIO()
    Image.new(mode, size).save(file, kind, **options)
    return file.getvalue()


def progressive_scans(scans: int) -> bytes:
    """A JPEG that repeats its last scan."""
    data = saved("JPEG", "L", (4000, 4000), progressive=True)
    last = data.rindex(b"\xff\xda")
    return data[:last] + data[last:-2] * scans + data[-2:]


def tiff(frames: int = 1, loop: bool = False, **changed: int) -> bytes:
    """A TIFF of one pixel per frame, or with tags that are not true."""
    tags = {"width": 256, "height": 257, "bits": 258, "compression": 259, "photometric": 262, "strip": 273}
    tags |= {"samples": 277, "rows": 278, "bytes": 279}
    values = dict.fromkeys(tags, 1) | {"bits": 8, "strip": 8} | changed
    entries = b"".join(struct.pack("<HHII", tag, 4, 1, values[name]) for name, tag in tags.items())
    size, parts = 6 + len(entries), [b"II*\0" + struct.pack("<II", 12, 0)]
    for frame in range(1, frames + 1):
        following = 12 if loop else 12 + size * frame if frame < frames else 0
        parts.append(struct.pack("<H", len(tags)) + entries + struct.pack("<I", following))
    return b"".join(parts)


def page_tree(kids: str, count: int) -> bytes:
    return assemble(["<< /Type /Catalog /Pages 2 0 R >>", f"<< /Type /Pages /Kids [{kids}] /Count {count} >>"])


LETTER = text_at(9, 9, "a")
BOMBS: dict[str, Callable[[], bytes]] = {
    "nested-forms.pdf": lambda: forms([*range(7, 27), 27], 10),
    "nested-groups.pdf": lambda: forms([*range(7, 47), 47], 2, "/Group << /S /Transparency /I true /K true >>"),
    "recursive-forms.pdf": lambda: forms([7, 6], 100),
    "operators.pdf": lambda: page_of(b"0 0 m 400 600 l S " * 3_000_000),
    "saved-states.pdf": lambda: page_of(b"q " * 3_000_000),
    "words.pdf": lambda: page_of(f"BT /F1 1 Tf {'(a) Tj 1 1 Td ' * 1_000_000} ET".encode()),
    "pattern.pdf": lambda: pattern(1e-4),
    "picture.pdf": lambda: picture(30_000, 30_000),
    "zeros.pdf": lambda: page_of(bytes(10**9)),
    "deep-objects.pdf": lambda: page_of(b"", "/X " + "[" * 1_000_000 + "]" * 1_000_000),
    "annotations.pdf": lambda: page_of(b"", page=f"/MediaBox [0 0 9 9] /Annots [{'<</Subtype/Widget>>' * 300_000}]"),
    "own-parent.pdf": lambda: page_tree("2 0 R", 1),
    "pages.pdf": lambda: page_tree("<</Type/Page/MediaBox[0 0 9 9]>>" * 300_000, 300_000),
    "no-area.pdf": lambda: pdf_bytes([LETTER], media_box=(0, 0, 0, 0)),
    "huge-page.pdf": lambda: pdf_bytes([LETTER], media_box=(0, 0, 10**9, 10**9)),
    "user-unit.pdf": lambda: pdf_bytes([LETTER], "/UserUnit 1000000"),
    "scans.jpg": lambda: progressive_scans(3000),
    "frames.tiff": lambda: tiff(100_000),
    "loop.tiff": lambda: tiff(loop=True),
    "huge.tiff": lambda: tiff(width=2**31 - 1, height=2**31 - 1),
    "strip.tiff": lambda: tiff(width=5000, height=9000, bytes=2**32 - 1, rows=9000),
    "samples.tiff": lambda: tiff(samples=65535),
    "bomb.png": lambda: saved("PNG", "1", (20_000, 20_000), compress_level=1),
    "large.webp": lambda: saved("WEBP", "RGB", (16_383, 3000), lossless=True, quality=0, method=0),
    "postscript.png": lambda: b"%!PS-Adobe-3.0 EPSF-3.0\n%%BoundingBox: 0 0 100 100\n%%EndComments\n{} loop\n",
    "empty.tiff": lambda: b"",
}
LINKS = {"loop.png": "loop.png", "zero.png": "/dev/zero", "folder.pdf": "."}


def prepare(folder: Path) -> None:
    """Nothing is shared."""


def make_case(index: int, rng: random.Random, shared: None, folder: Path) -> Case:
    names = [*BOMBS, *LINKS, "pipe.png"]
    path = folder / names[index % len(names)]
    if path.name in BOMBS:
        path.write_bytes(BOMBS[path.name]())
    elif path.name in LINKS:
        path.symlink_to(LINKS[path.name])
    else:
        os.mkfifo(path)
    return path.name, lambda: read(path)


def read(path: Path) -> None:
    with Worker(LIMITS) as worker:  # ends with the case, whose memory includes that of the worker
        worker.call(load_page, path)


AREA = Area("bombs", prepare, make_case, batch=1, quick=len(BOMBS) + len(LINKS) + 1, fixed=True)
