"""Draw answers on a page image: for each a translucent mask, an outline and a number, and a legend below the page."""

from bisect import bisect_right
from collections.abc import Iterable, Sequence
from itertools import cycle

from PIL import Image, ImageDraw, ImageFont


# The colour-blind safe palette of Okabe and Ito, without yellow and black, which do not show on paper.
COLOURS = ((0, 114, 178), (213, 94, 0), (0, 158, 115), (204, 121, 167), (86, 180, 233), (230, 159, 0))
TRUTH, WRONG, RIGHT = COLOURS[:3]
FONTS = ("DejaVuSans.ttf", "LiberationSans-Regular.ttf", "NotoSans-Regular.ttf", "Arial.ttf")
BOLD_FONTS = ("DejaVuSans-Bold.ttf", "LiberationSans-Bold.ttf", "NotoSans-Bold.ttf", "Arial_Bold.ttf")
SMALLEST, LARGEST = 1200, 2200  # pixels of the page's longer side; other pages are scaled to the nearer limit
MASK_OPACITY = 0.32
PAPER, RULE, INK, GREY = (255, 255, 255), (205, 210, 216), (28, 32, 38), (96, 104, 114)


def draw_answers(
    image: Image.Image,
    questions: Sequence[str | None],
    answers: Sequence[dict],
    colours: Iterable[tuple[int, int, int]] = COLOURS,
) -> Image.Image:
    """Draw answers on a page, with a legend below.

    Args:
        image: RGB page.
        questions: one for each answer; `None` for an answer to clicks or a box alone.
        answers: results of the pipeline; masks of the size of `image`.
        colours: one for each answer; repeated if there are fewer.

    Returns:
        RGB image; the longer side of the page on it has 1200 to 2200 pixels.
    """
    page = fit(image)
    unit = max(page.size) / 1000  # lines and letters scale with the page
    coloured = list(zip(answers, cycle(colours)))
    for answer, colour in coloured:
        if answer["present"]:
            tint(page, answer["mask"], colour)
    for number, (answer, colour) in enumerate(coloured, start=1):
        outline(page, answer["boxes"], colour, number, unit)
    entries = [(question, answer, colour) for question, (answer, colour) in zip(questions, coloured)]
    return add_legend(page, entries, unit)


def fit(image: Image.Image) -> Image.Image:
    """Return a copy of the page, large enough for marks and legend to be legible."""
    longest = max(image.size)
    scale = min(max(longest, SMALLEST), LARGEST) / longest
    return image.resize([max(1, round(side * scale)) for side in image.size], Image.Resampling.LANCZOS)


def tint(page: Image.Image, mask: Image.Image, colour: tuple[int, int, int]) -> None:
    """Blend `colour` into the masked pixels."""
    opacity = mask.resize(page.size).point(lambda value: int(value * MASK_OPACITY))
    page.paste(Image.new("RGB", page.size, colour), mask=opacity)


def outline(
    page: Image.Image, boxes: Sequence[Sequence[float]], colour: tuple[int, int, int], number: int, unit: float
) -> None:
    """Draw a frame around each box, with a margin, and the answer's number next to the first one."""
    draw = ImageDraw.Draw(page)
    width, height = page.size
    margin, line = 3.5 * unit, max(2, round(1.8 * unit))
    frames = [
        (
            max(x0 * width / 1000 - margin, 0),
            max(y0 * height / 1000 - margin, 0),
            min(x1 * width / 1000 + margin, width - 1),
            min(y1 * height / 1000 + margin, height - 1),
        )
        for x0, y0, x1, y1 in boxes
    ]
    for frame in frames:
        draw.rounded_rectangle(frame, radius=3 * unit, outline=colour, width=line)
    if frames:
        left, top, right, bottom = frames[0]
        radius = 8 * unit
        x = right + radius + line  # on the right: the label is usually on the left
        x = x if x + radius <= width else max(left - radius - line, radius)
        badge(draw, (x, (top + bottom) / 2), radius, number, colour)


def badge(
    draw: ImageDraw.ImageDraw, centre: tuple[float, float], radius: float, number: int, colour: tuple[int, int, int]
) -> None:
    """Draw a numbered disc, which identifies the answer without colour too."""
    x, y = centre
    box = (x - radius, y - radius, x + radius, y + radius)
    draw.ellipse(box, fill=colour, outline=PAPER, width=max(1, round(radius / 6)))
    draw.text(centre, str(number), font=load_font(BOLD_FONTS, radius * 1.2), fill=PAPER, anchor="mm")


def add_legend(
    page: Image.Image, entries: Sequence[tuple[str | None, dict, tuple[int, int, int]]], unit: float
) -> Image.Image:
    """Append a strip with number, question, answer and score of each entry."""
    row, padding = 40 * unit, 14 * unit
    strip = round(row * len(entries) + 2 * padding)
    picture = Image.new("RGB", (page.width, page.height + strip), PAPER)
    picture.paste(page)
    draw = ImageDraw.Draw(picture)
    draw.line((0, page.height, page.width, page.height), fill=RULE, width=max(1, round(unit)))
    for index, entry in enumerate(entries):
        top = page.height + padding + index * row
        legend_row(draw, index + 1, entry, (padding, top, page.width - padding, top + row), unit)
    return picture


def legend_row(
    draw: ImageDraw.ImageDraw,
    number: int,
    entry: tuple[str | None, dict, tuple[int, int, int]],
    box: tuple[float, float, float, float],
    unit: float,
) -> None:
    """Draw a question, small and grey, above its answer; the score at the right edge."""
    question, answer, colour = entry
    left, top, right, bottom = box
    radius = 10 * unit
    badge(draw, (left + radius, (top + bottom) / 2), radius, number, colour if answer["present"] else GREY)
    small, large = load_font(FONTS, 12 * unit), load_font(BOLD_FONTS, 15 * unit)
    score = f"{answer['score']:.2f}"
    draw.text((right, (top + bottom) / 2), score, font=small, fill=GREY, anchor="rm")
    left, room = left + 2 * radius + 10 * unit, right - left - 2 * radius - 30 * unit - small.getlength(score)
    text = answer["answer"] or ("marked on the page" if answer["present"] else "not on this page")
    draw.text((left, top + 4 * unit), shorten(question or "pointed at", small, room), font=small, fill=GREY)
    draw.text((left, top + 19 * unit), shorten(text, large, room), font=large, fill=INK if answer["present"] else GREY)


def shorten(text: str, font: ImageFont.FreeTypeFont, room: float) -> str:
    """Return the text as one line, cut with an ellipsis at `room` pixels."""
    text = " ".join(text.split())  # Pillow cannot measure text with line breaks
    if font.getlength(text) <= room:
        return text
    ends = range(1, len(text))
    fitting = bisect_right(ends, room, key=lambda end: font.getlength(text[:end] + "…"))
    return text[:fitting].rstrip() + "…"


def load_font(names: Sequence[str], size: float) -> ImageFont.FreeTypeFont:
    """Load the first installed font, or else Pillow's default."""
    for name in names:
        try:
            return ImageFont.truetype(name, size)
        except OSError:
            continue
    return ImageFont.load_default(size)
