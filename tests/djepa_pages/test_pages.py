import math
import os
import sys

import numpy as np
import pytest
from PIL import ExifTags, Image, ImageFile, TiffImagePlugin, TiffTags

from djepa_pages.pages import load_page, num_pages


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


def test_second_frame_of_a_tiff_is_page_two(tmp_path, gradient):
    path = tmp_path / "scan.tiff"
    gradient.save(path, save_all=True, append_images=[Image.new("L", (30, 20), 77)])
    page = load_page(str(path), page=2)
    assert (page.size, page.number, page.num_pages, num_pages(path)) == ((30, 20), 2, 2, 2)
    assert page.image.getpixel((5, 5)) == (77, 77, 77)


def test_exif_orientation_is_applied(tmp_path, gradient):
    path, exif = tmp_path / "photo.png", Image.Exif()
    exif[0x0112] = 6  # turn clockwise to display
    gradient.save(path, exif=exif)
    page = load_page(path)
    np.testing.assert_array_equal(np.asarray(page.image), np.rot90(np.asarray(gradient), -1))


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


@pytest.mark.parametrize(
    ("size", "tag", "pages"),
    [
        ((600, 400), None, 2),
        ((600, 400), (254, 2), 2),  # a page
        ((600, 400), (254, 1), 1),  # a smaller copy
        ((600, 400), (254, 4), 1),  # a mask
        ((600, 400), (255, 2), 1),  # a smaller copy, by the older tag
        ((160, 120), None, 1),  # the thumbnail of a camera
    ],
)
def test_copies_and_masks_in_a_tiff_are_no_pages(tmp_path, size, tag, pages):
    path = tmp_path / "scan.tiff"
    with TiffImagePlugin.AppendingTiffWriter(path, new=True) as file:
        for number, side in enumerate(((900, 1200), size, (900, 1100))):
            info = TiffImagePlugin.ImageFileDirectory_v2()
            if number == 1 and tag:
                info.tagtype[tag[0]] = TiffTags.LONG if tag[0] == 254 else TiffTags.SHORT
                info[tag[0]] = tag[1]
            Image.new("L", side, 60 * number).save(file, "TIFF", tiffinfo=info)
            file.newFrame()
    assert num_pages(path) == pages + 1
    last = load_page(path, page=pages + 1)
    assert last.size == (900, 1100) and last.image.getpixel((5, 5)) == (120, 120, 120)


@pytest.mark.parametrize("kind", ["GIF", "WEBP", "PNG", "MPO"])
def test_animations_and_photographs_with_a_second_picture_are_one_page(tmp_path, kind):
    path = tmp_path / "page.image"
    frames = [Image.new("RGB", (60, 40), colour) for colour in ("white", "red", "blue")]
    frames[0].save(path, kind, save_all=True, append_images=frames[1:])
    with Image.open(path) as image:
        assert image.n_frames == 3
    page = load_page(path)
    assert num_pages(path) == page.num_pages == 1 and min(page.image.getpixel((5, 5))) > 250
    assert "from 1 to 1" in one_line_error(path, page=2)


@pytest.mark.parametrize("rotate", [0, 90])
@pytest.mark.parametrize("angle", [0, 90, 180, 270, 4])
def test_words_of_a_turned_text_layer_are_read_in_order_with_its_angle(pdf, angle, rotate):
    cos, sin = math.cos(math.radians(angle)), math.sin(math.radians(angle))
    lines = "(Amount due) Tj 0 -30 Td (Payment in full) Tj 0 -30 Td (Thanks) Tj"
    matrix = f"{cos:.6f} {sin:.6f} {-sin:.6f} {cos:.6f} 200 300 Tm"
    page = load_page(pdf.make([f"BT /F1 12 Tf {matrix} {lines} ET"], f"/Rotate {rotate}"))
    assert page.words == "Amount due Payment in full Thanks".split()
    assert page.angle == pytest.approx((rotate - angle) % 360, abs=0.01)
    if page.angle:
        tops = [box[1] for box in page.view.as_read(page.boxes)]
        assert max(tops[:2]) < min(tops[2:5]) < max(tops[2:5]) < tops[5]
