"""Make the example pages from `invoice.typ`: the PDF and a simulated scan. Requires the fonts named in that file.

python examples/make.py
"""

from pathlib import Path

import numpy as np
import pypdfium2
import typst
from PIL import Image, ImageFilter


FOLDER = Path(__file__).parent
SCAN_DPI = 170
SKEW = 0.5  # degrees
JPEG_QUALITY = 55


def main() -> None:
    pdf = FOLDER / "invoice.pdf"
    pdf.write_bytes(typst.compile(str(FOLDER / "invoice.typ")))
    with pypdfium2.PdfDocument(pdf) as document:
        page = document[0].render(scale=SCAN_DPI / 72).to_pil()
    scan(page, np.random.default_rng(0)).save(FOLDER / "invoice-scan.jpg", quality=JPEG_QUALITY)


def scan(page: Image.Image, rng: np.random.Generator) -> Image.Image:
    """Simulate a scan: slight rotation, blur, uneven grey background and sensor noise."""
    page = page.convert("L").rotate(SKEW, Image.Resampling.BICUBIC, fillcolor=255).filter(ImageFilter.GaussianBlur(0.6))
    light = 244 - 14 * np.linspace(0, 1, page.width) ** 2  # brightness of white paper, from left to right
    grain = rng.normal(0, 3, (page.height, page.width))
    return Image.fromarray((np.asarray(page) / 255 * (light - 18) + 18 + grain).clip(0, 255).astype(np.uint8))


if __name__ == "__main__":
    main()
