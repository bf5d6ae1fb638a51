import os
import sys

import numpy as np
import pytest
from PIL import ExifTags, Image, ImageFile

from djepa_pages.pages import load_page


def one_line_error(path, **options):
    with pytest.raises(ValueError) as error:
        load_page(path, **options)
    assert "\n" not in str(error.value)
    return str(error.value)


@pytest.mark.parametrize("suffix", ["png", "webp", "tiff", "bmp"])
def test_image_file_loads_as_rgb_page_without_words(tmp_path, gradient, suffix):
    path = tmp_path / f"page.{suffix}"
    gradient.save(path, **({"lossless": True} if suffix == "webp" else {}))
    page = load_page(path)
    assert page.image.mode == "RGB" and page.size == (64, 48) and page.words is None and page.boxes is None
    np.testing.assert_array_equal(np.asarray(page.image), np.asarray(gradient))


@pytest.mark.parametrize("number", [0, -1, 2, 1.0, True, None])
def test_page_out_of_range_raises(tmp_path, gradient, number):
    gradient.save(tmp_path / "page.png")
    message = one_line_error(tmp_path / "page.png", page=number)
    assert "from 1 to 1" in message and repr(number) in message


def test_text_file_is_not_an_image(tmp_path):
    for name in ("letter.png", "letter.pdf"):
        (tmp_path / name).write_text("Dear Sir or Madam")
        assert "neither an image nor a PDF" in one_line_error(tmp_path / name)


@pytest.mark.parametrize("suffix", ["png", "jpg", "tiff", "webp"])
def test_truncated_image_raises(tmp_path, suffix):
    path = tmp_path / f"cut.{suffix}"
    noise = np.random.default_rng(0).integers(0, 256, (80, 80, 3), dtype=np.uint8)
    Image.fromarray(noise).save(path)
    path.write_bytes(path.read_bytes()[: path.stat().st_size // 2])
    assert "damaged" in one_line_error(path) or "neither" in one_line_error(path)


@pytest.mark.parametrize("size", [(7200, 7000), (10000, 9000), (20000, 10000)])
@pytest.mark.filterwarnings("error")
def test_image_above_50_megapixels_raises_before_decoding(tmp_path, monkeypatch, size):
    path = tmp_path / "poster.png"
    Image.new("1", size).save(path)
    monkeypatch.setattr(ImageFile.ImageFile, "load", lambda self: pytest.fail("decoded"))
    assert "megapixels" in one_line_error(path)


def test_postscript_is_never_run(tmp_path, monkeypatch):
    monkeypatch.setattr("PIL.EpsImagePlugin.Ghostscript", None)
    program = b"%!PS-Adobe-3.0 EPSF-3.0\n%%BoundingBox: 0 0 9 9\n%%EndComments\nshowpage\n"
    for name in ("drawing.eps", "page.png"):
        (tmp_path / name).write_bytes(program)
        assert "PostScript" in one_line_error(tmp_path / name)


def test_pipes_are_not_opened(tmp_path):
    os.mkfifo(tmp_path / "page.png")
    assert "pipe" in one_line_error(tmp_path / "page.png")


@pytest.mark.parametrize("as_bytes", [False, True])
def test_heic_photographs_are_read_upright(tmp_path, as_bytes):
    pillow_heif = pytest.importorskip("pillow_heif", reason="the extra heic is not installed")
    image = Image.new("RGB", (60, 40), "white")
    image.paste("black", (0, 0, 20, 20))
    exif = Image.Exif()
    exif[ExifTags.Base.Orientation] = 6  # to be turned by a quarter, clockwise
    path = tmp_path / "photo.heic"
    pillow_heif.from_pillow(image).save(path, exif=exif.tobytes(), quality=-1)
    page = load_page(path.read_bytes() if as_bytes else path)
    assert (page.size, page.num_pages) == ((40, 60), 1)
    assert max(page.image.getpixel((35, 5))) < 60 and min(page.image.getpixel((5, 5))) > 200


def test_a_heic_photograph_names_the_extra_that_reads_it(tmp_path, monkeypatch):
    (tmp_path / "photo.jpg").write_bytes(bytes([0, 0, 0, 24]) + b"ftypheic" + bytes(4) + b"mif1heic" + bytes(99))
    monkeypatch.setitem(sys.modules, "pillow_heif", None)
    with pytest.raises(
        ValueError,
        match=r"photo.jpg is a HEIC photograph; to read such files run `pip install 'transformers-djepa\[heic\]'`",
    ):
        load_page(tmp_path / "photo.jpg")
