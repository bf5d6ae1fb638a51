import pytest

from djepa_cli.flags import check_output_path
from djepa_cli.segment import FORMATS


def test_invalid_picture_paths_raise(tmp_path):
    (tmp_path / "folder.png").mkdir()
    for name, complaint in [("a.bmp", ".png"), ("a", ".png"), ("folder.png", "folder"), ("no/a.png", "exist")]:
        with pytest.raises(ValueError, match=complaint):
            check_output_path(tmp_path / name, suffixes=FORMATS)
    check_output_path(tmp_path / "b.png", suffixes=FORMATS)
