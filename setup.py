"""Packaging; its settings are in setup.cfg. Only the description is made here.

Package indexes show the description outside the repository, where relative links lead nowhere and pictures are missing.
"""

import re
from pathlib import Path

from setuptools import setup


RELATIVE = r"\((?!\w+:)[^)\s]+\)"  # the target of a Markdown link


def description(readme: str) -> str:
    """Remove pictures, and replace links to files of the repository with their text."""
    readme = re.sub(rf"!\[[^]]*\]{RELATIVE}\n*", "", readme)
    return re.sub(rf"\[([^]]*)\]{RELATIVE}", r"\1", readme)


setup(long_description=description(Path(__file__).with_name("README.md").read_text(encoding="utf-8")))
