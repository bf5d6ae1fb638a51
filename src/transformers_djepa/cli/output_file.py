"""Files that `--output` and `--sheet` name: checked before the work, written atomically."""

import io
from pathlib import Path

from PIL import Image

from ..files import replace


FORMATS = {".png": "PNG", ".jpg": "JPEG", ".jpeg": "JPEG", ".webp": "WEBP", ".tif": "TIFF", ".tiff": "TIFF"}
LONGEST = {"JPEG": 65500, "WEBP": 16383}  # pixels of a side


def check_output_path(path: Path, flag: str = "--output") -> None:
    """Raise `ValueError` unless a file can be written to `path`."""
    if path.is_dir():
        raise ValueError(f"{flag} {path} is a folder; give the name of a file.")
    if not path.parent.is_dir():
        raise ValueError(f"The folder {path.parent} of {flag} does not exist.")


def check_picture_path(path: Path, page_file: Path) -> None:
    """Raise `ValueError` unless a picture can be written to `path` without overwriting the page."""
    if path.suffix.lower() not in FORMATS:
        raise ValueError(f"--output {path} must end in one of {', '.join(FORMATS)}.")
    check_output_path(path)
    if path.exists() and page_file.exists() and path.samefile(page_file):
        raise ValueError(f"--output {path} is the page itself; choose another name.")


def save_picture(picture: Image.Image, path: Path) -> None:
    """Write the picture in the format of its suffix, scaled down to the largest that the format has."""
    content, kind = io.BytesIO(), FORMATS[path.suffix.lower()]
    most = LONGEST.get(kind, max(picture.size))
    if max(picture.size) > most:
        picture = picture.copy()
        picture.thumbnail((most, most))
    picture.save(content, format=kind)
    replace(path, content.getvalue())
