"""Paths as users write them."""

import pytest

from djepa_pages.paths import local_path


def test_home_is_expanded(monkeypatch, tmp_path):
    monkeypatch.setenv("HOME", str(tmp_path))
    assert local_path("~/model") == tmp_path / "model"


@pytest.mark.parametrize("name", ["~nobody-has-this-name/model", "x" * 5000])
def test_a_name_that_no_file_can_have_raises_in_one_short_line(name):
    with pytest.raises(ValueError, match="is not the path of a file or folder") as error:
        local_path(name)
    assert "\n" not in str(error.value) and len(str(error.value)) < 500
