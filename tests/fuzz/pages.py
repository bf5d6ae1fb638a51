"""Files of pages: every kind that Pillow and PDFium read, mutated."""

import io
import random
import time
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import typst
from PIL import Image
from transformers import pipeline

from builders import build_model, build_processor, draw_page
from djepa_pages import LimitError, Limits, load_page, num_pages
from pdf_files import ENCRYPTED, form_pdf, pdf_bytes, text_at

from . import bombs
from .harness import Area, Case, command
from .mutations import mutate_bytes


TURNED = b"Exif\0\0II*\0\x08\0\0\0\x01\0\x12\x01\x03\0\x01\0\0\0\x06" + bytes(7)  # EXIF orientation 6
# Suffix, mode and options of `Image.save`.
IMAGES = (
    *(("png", mode, {}) for mode in ("RGB", "RGBA", "P", "LA", "I;16", "1")),
    *(("jpg", mode, {}) for mode in ("RGB", "L", "CMYK")),
    ("jpg", "RGB", {"progressive": True, "exif": TURNED}),
    *(("tiff", "RGB", {"compression": name}) for name in (None, "tiff_lzw", "tiff_adobe_deflate", "packbits", "jpeg")),
    *(("tiff", mode, {}) for mode in ("I;16", "F", "CMYK", "LAB")),
    ("tiff", "1", {"compression": "group4"}),
    ("tiff", "L", {"save_all": True, "big_tiff": True}),
    *(("webp", "RGB", options) for options in ({"lossless": True}, {"quality": 50}, {"save_all": True})),
    *(("gif", "P", {"save_all": animated}) for animated in (False, True)),
    *(("dds", "RGBA", {"pixel_format": name}) for name in (None, "DXT1", "DXT5")),
    *(("bmp", mode, {}) for mode in ("RGB", "P", "1")),
    *(("tga", "RGB", {"compression": name}) for name in (None, "tga_rle")),
    *((name, "RGB", {}) for name in ("avif", "jp2", "ico", "icns", "ppm", "pcx", "sgi", "im", "qoi", "eps", "mpo")),
    ("pdf", "RGB", {"creationDate": time.gmtime(0), "modDate": time.gmtime(0)}),
    *(("msp", "1", {}), ("xbm", "1", {}), ("spider", "F", {}), ("blp", "P", {}), ("pfm", "F", {})),
)
PSD = b"8BPS\0\x01" + bytes(6) + b"\0\x03\0\0\0\x08\0\0\0\x08\0\x08\0\x03" + bytes(12) + b"\0\0" + bytes(range(192))
LIMITS = Limits(seconds=20)


@dataclass
class Shared:
    """Seed files by name, and a pipeline with a tiny random model, which is also in a folder."""

    files: dict[str, bytes]
    ask: object
    model: Path


def prepare(folder: Path) -> Shared:
    model, processor = build_model(), build_processor()
    ask = pipeline("document-segmentation", model=model, processor=processor)
    ask.save_pretrained(folder / "model")
    return Shared(image_files() | pdf_files(), ask, folder / "model")


def image_files() -> dict[str, bytes]:
    """A small page in every format and with every option of `IMAGES`."""
    Image.init()
    page, files = draw_page(["Total 1250.00"], (400, 200)).resize((96, 64)), {"0.psd": PSD}
    for index, (suffix, mode, options) in enumerate(IMAGES):
        image, file = convert(page, mode), io.BytesIO()
        more = {"append_images": [image.rotate(180), image]} if options.get("save_all") or suffix == "mpo" else {}
        kind = {"jp2": "JPEG2000", "jpg": "JPEG", "pfm": "PPM"}.get(suffix, suffix.upper())
        if kind not in Image.SAVE:  # Pillow was built without it
            continue
        image.save(file, kind, **{"save_all": suffix == "mpo"} | options | more)
        files[f"{index}.{suffix}"] = file.getvalue()
    return files


def convert(page: Image.Image, mode: str) -> Image.Image:
    if mode in ("I;16", "F"):
        return Image.fromarray(np.asarray(page.convert("L")).astype(np.uint16 if mode == "I;16" else np.float32))
    return Image.new(mode, page.size) if mode == "LAB" else page.convert(mode)


def pdf_files() -> dict[str, bytes]:
    """PDFs with text, tables, forms, pictures, patterns, rotation and encryption, compressed and not."""
    text = text_at(40, 540, "Total due") + text_at(200, 540, "1250.00") + text_at(40, 100, "hidden", mode=3)
    table = "= Invoice\n#table(columns: 2, [Total], [99])\n#pagebreak()\n= Two $x^2$"
    return {
        "typst.pdf": typst.compile(
            f"#set document(date: none)\n#set page(width: 200pt, height: 260pt)\n{table}".encode()
        ),
        "plain.pdf": pdf_bytes([text, text]),
        "rotated.pdf": pdf_bytes([text], "/Rotate 90 /CropBox [10 10 300 500] /UserUnit 2"),
        "form.pdf": form_pdf("Ada Lovelace"),
        "encrypted.pdf": pdf_bytes([text], trailer=ENCRYPTED),
        "forms.pdf": bombs.forms([7, 8], 2),
        "pattern.pdf": bombs.pattern(5),
        "picture.pdf": bombs.picture(64, 64),
    }


def make_case(index: int, rng: random.Random, shared: Shared, folder: Path) -> Case:
    """A mutated file that is read, and sometimes asked a question by the pipeline or the command line."""
    name = rng.choice([*shared.files])
    data, edits = mutate_bytes(rng, shared.files[name], [*shared.files.values()])
    path, page = folder / f"page{Path(name).suffix}", rng.choice((1, 1, 1, 1, 2, 3, 0))
    path.write_bytes(data)
    way = rng.choice(["read"] * 38 + ["pipeline", "command"])
    question = "What is the total?"
    flags = ("--page", str(page), "--json", "--timeout", "20", "--model", str(shared.model), "--question", question)
    return f"{way}: page {page} of {name}: {edits}", {
        "read": lambda: read(path, page),
        "pipeline": lambda: read(path, page) or shared.ask(image=str(path), page=page, question=question),
        "command": lambda: command("segment", str(path), *flags),
    }[way]


def read(path: Path, number: int = 1) -> None:
    """Read a page within limits and, if it stays in them, without; check what `load_page` promises."""
    try:
        load_page(path, number, limits=LIMITS)
    except LimitError:
        raise
    except ValueError:  # and not another error without limits
        pass
    page = load_page(path, number)
    assert page.image.mode == "RGB" and page.image.size == page.size and number == page.number
    assert page.num_pages == num_pages(path)
    if page.words is not None:
        assert len(page.words) == len(page.boxes) and all(page.words)
        assert all(0 <= value <= 1000 for box in page.boxes for value in box)


AREA = Area("pages", prepare, make_case, batch=100, quick=250)
