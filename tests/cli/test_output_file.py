import os

import pytest

from djepa_cli.flags import check_output_path
from djepa_cli.segment import FORMATS, save_picture


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
    (tmp_path / "folder.png").mkdir()
    for name, complaint in [("a.bmp", ".png"), ("a", ".png"), ("folder.png", "folder"), ("no/a.png", "exist")]:
        with pytest.raises(ValueError, match=complaint):
            check_output_path(tmp_path / name, suffixes=FORMATS)
    check_output_path(tmp_path / "b.png", suffixes=FORMATS)
