"""Chromium, without a window, prints HTML files as one tagged PDF: playwright and the DevTools protocol."""

import base64
import shutil
import subprocess
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from .styles import Style


NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
FLAGS = (
    "--no-sandbox --disable-gpu --disable-background-networking --disable-component-update --disable-sync "
    "--no-first-run --allow-file-access-from-files --font-render-hinting=none"
).split()
TIMEOUT = 60_000  # milliseconds for one document
EMPTY = "<!DOCTYPE html><html><head></head><body></body></html>"
IMAGE = "djepa:image"  # the alternative text of an image that has none


@dataclass(frozen=True)
class Printed:
    """A printed document.

    Attributes:
        pdf: the file.
        titles: the first heading of each HTML file; "" for a file without one.
        length: of the text, in characters.
    """

    pdf: bytes
    titles: list[str]
    length: int


def find_chromium() -> str:
    """Path of Chromium; raises `ValueError` if there is none, or no playwright."""
    found = next((path for name in NAMES if (path := shutil.which(name))), None)
    if not found:
        raise ValueError("Chromium is missing, which prints the pages: apt install chromium.")
    try:
        import playwright  # noqa: F401
    except ModuleNotFoundError:
        raise ValueError("playwright is missing, which drives Chromium: pip install djepa-corpus[html].") from None
    return found


def chromium_version() -> str:
    """Version of Chromium; raises as `find_chromium` does."""
    found = subprocess.run([find_chromium(), "--version"], capture_output=True, text=True)
    return found.stdout.strip()


class Printer:
    """A running Chromium, started anew for a document after one that failed."""

    def __init__(self, executable: str, folder: Path):
        """`folder` is for the empty page that documents are built in; `file:` pages alone read images of files."""
        self.executable = executable
        self.empty = folder / "empty.html"
        self.empty.write_text(EMPTY)
        self.script = Path(__file__).with_name("prepare.js").read_text()
        self.running: Any = None
        self.page: Any = None

    def print(
        self,
        files: Sequence[Path],
        style: Style,
        css: str,
        language: str,
        window: tuple[float, float] = (0, 1),
    ) -> Printed:
        """Print HTML files as one document.

        Args:
            style: where captions are, and how wide a column is.
            css: the stylesheet.
            window: the share of the text that is printed, between 0 and 1.

        Raises:
            ValueError: the document cannot be printed, with the reason.
        """
        from playwright.sync_api import Error

        try:
            page = self.page or self._start()
            page.goto(self.empty.as_uri())
            page.evaluate("(language) => { document.documentElement.lang = language }", language)
            contents = [{"html": read_html(file), "url": file.as_uri()} for file in files]
            settings = {"files": contents, "css": css, "window": window, "image": IMAGE}
            settings |= {"captionFirst": style.caption_first, "columnWidth": style.column_width}
            found = page.evaluate(self.script, settings)
            if not found["length"]:
                raise ValueError("It has no text.")
            pdf = self._to_pdf()
        except Error as error:
            self.close()
            raise ValueError(f"Chromium: {error.message.splitlines()[0]}") from None
        return Printed(pdf, found["titles"], found["length"])

    def _to_pdf(self) -> bytes:
        settings = {"generateTaggedPDF": True, "preferCSSPageSize": True, "printBackground": True}
        session = self.page.context.new_cdp_session(self.page)
        try:
            return base64.b64decode(session.send("Page.printToPDF", settings)["data"])
        finally:
            session.detach()

    def _start(self) -> Any:
        from playwright.sync_api import sync_playwright

        self.running = self.running or sync_playwright().start()
        browser = self.running.chromium.launch(executable_path=self.executable, args=FLAGS)
        context = browser.new_context(offline=True)
        context.set_default_timeout(TIMEOUT)
        self.page = context.new_page()
        return self.page

    def close(self) -> None:
        """Stop Chromium; the next document starts it again."""
        if self.page:
            try:
                self.page.context.browser.close()
            finally:
                self.page = None

    def stop(self) -> None:
        """Stop Chromium and its driver."""
        self.close()
        if self.running:
            self.running.stop()
            self.running = None


def read_html(file: Path) -> str:
    """The text of an HTML file: UTF-8, or Latin-1 if it is not."""
    data = file.read_bytes()
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError:
        return data.decode("latin-1")
