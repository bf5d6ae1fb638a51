import os
import stat

import pytest
from PIL import Image

from djepa_cli.segment import check_picture_path, save_picture


@pytest.mark.parametrize("suffix, kind", [("png", "PNG"), ("JPG", "JPEG"), ("webp", "WEBP"), ("tiff", "TIFF")])
def test_suffix_chooses_the_format(tmp_path, suffix, kind):
    path = tmp_path / f"answers.{suffix}"
    save_picture(Image.new("RGB", (30, 20)), path)
    with Image.open(path) as image:
        assert (image.format, image.size) == (kind, (30, 20))


def test_pictures_have_the_permissions_of_new_files(tmp_path):
    plain = tmp_path / "plain"
    plain.touch()
    save_picture(Image.new("RGB", (30, 20)), tmp_path / "a.png")
    assert stat.S_IMODE((tmp_path / "a.png").stat().st_mode) == stat.S_IMODE(plain.stat().st_mode)


def test_failed_write_leaves_the_old_picture_and_nothing_else(tmp_path):
    path = tmp_path / "a.png"
    path.write_text("old")

    class Broken:
        size = (30, 20)

        def save(self, file, **kwargs):
            file.write_bytes(b"half")
            raise OSError("disk full")

    with pytest.raises(OSError, match="disk full"):
        save_picture(Broken(), path)
    assert path.read_text() == "old" and os.listdir(tmp_path) == ["a.png"]


def test_invalid_picture_paths_raise(tmp_path):
    page = tmp_path / "page.png"
    page.touch()
    (tmp_path / "folder.png").mkdir()
    for name, complaint in [("a.bmp", ".png"), ("a", ".png"), ("folder.png", "folder"), ("no/a.png", "exist")]:
        with pytest.raises(ValueError, match=complaint):
            check_picture_path(tmp_path / name, page)
    with pytest.raises(ValueError, match="page itself"):
        check_picture_path(page, page)
    check_picture_path(tmp_path / "b.png", page)
