"""The layout of all model cards: metadata, title, summary, usage code, sections."""

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

from huggingface_hub import ModelCard, ModelCardData


TEMPLATE = Path(__file__).with_name("card.md")
TAGS = ("djepa", "document-question-answering")


def render(data: ModelCardData, **parts: Any) -> str:
    """Render `title`, `summary`, `code` and `sections` (text by heading); empty sections are left out."""
    return str(ModelCard.from_template(data, template_path=str(TEMPLATE), **parts)).rstrip() + "\n"


def table(header: Sequence[str], rows: Iterable[Sequence[Any]]) -> str:
    """Format a Markdown table; line breaks and bars in cells are escaped."""
    lines = [header, ["---"] * len(header), *rows]
    return "\n".join(f"| {' | '.join(_cell(value) for value in line)} |" for line in lines)


def millions(count: int) -> str:
    """Format a parameter count: `30_812_345` as `"30.8 M"`, `81_200` as `"0.081 M"`."""
    return f"{count / 1e6:.1f} M" if count >= 1e6 else f"{count / 1e6:.3f} M"


def _cell(value: Any) -> str:
    if isinstance(value, float):
        return f"{value:.4f}"
    return "" if value is None else " ".join(str(value).split()).replace("|", "\\|")
