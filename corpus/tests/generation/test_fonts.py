"""`djepa-corpus fonts`, with programs in place of apt-get and dpkg-deb that deal out the fonts of the tests."""

import os
from pathlib import Path

import pytest

from djepa_corpus.forms.fonts import font_folder, open_fonts
from djepa_corpus.generation.fonts_command import fetch_fonts


PACKAGES = ("fonts-noto", "fonts-dejavu")
APT_GET = """#!/bin/sh
while [ "$1" != download ] && [ "$1" != update ]; do shift; done
[ "$1" = download ] || exit 0
shift
for name; do case $name in *unknown*) echo "E: Unable to locate package $name" >&2; exit 100; esac; done
echo "$@" >> "$CALLS"
for name; do touch "${name}_1_all.deb"; done
"""
DPKG_DEB = """#!/bin/sh
name=$(basename "$2"); name=${name%%_*}; name=${name#fonts-}
mkdir -p "$3" && find "$FONTS" -iname "$name*.ttf" -exec cp {} "$3" ';'
"""


@pytest.fixture
def calls(tmp_path, monkeypatch) -> Path:
    """A file with a line for each download."""
    programs = tmp_path / "programs"
    programs.mkdir()
    for name, code in (("apt-get", APT_GET), ("dpkg-deb", DPKG_DEB)):
        (programs / name).write_text(code)
        (programs / name).chmod(0o755)
    monkeypatch.setenv("PATH", f"{programs}{os.pathsep}{os.environ['PATH']}")
    monkeypatch.setenv("FONTS", str(font_folder()))
    monkeypatch.setenv("CALLS", str(tmp_path / "calls"))
    return tmp_path / "calls"


def test_the_folder_has_each_wanted_font_in_a_folder_of_its_own(tmp_path, calls):
    assert fetch_fonts(tmp_path / "fonts", PACKAGES, {"Noto Serif", "DejaVu Sans"}) == set()
    files = [path.relative_to(tmp_path / "fonts") for path in (tmp_path / "fonts").rglob("*.ttf") if path.is_file()]
    assert {path.parts[0] for path in files} == {*PACKAGES} and len(files) == 6
    assert all(path.parts[1] == path.name for path in files)
    assert "Noto Sans" not in open_fonts(tmp_path / "fonts").families()


def test_only_packages_that_the_folder_lacks_are_downloaded(tmp_path, calls):
    fetch_fonts(tmp_path / "fonts", PACKAGES[:1], {"Noto Serif"})
    assert fetch_fonts(tmp_path / "fonts", PACKAGES, {"Noto Serif", "DejaVu Sans", "Lato"}) == {"Lato"}
    assert calls.read_text().split("\n") == ["fonts-noto", "fonts-dejavu", ""]


def test_a_package_that_cannot_be_had_is_named_and_nothing_is_left(tmp_path, calls):
    with pytest.raises(ValueError, match="Unable to locate package fonts-unknown"):
        fetch_fonts(tmp_path / "fonts", (*PACKAGES, "fonts-unknown"), {"Noto Serif"})
    assert not list((tmp_path / "fonts").iterdir())
