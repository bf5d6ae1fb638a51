"""Draws answers on the picture of a page: a translucent mask, an outline and a number each, and a legend below."""

from bisect import bisect_right
from collections.abc import Sequence
from itertools import cycle

from PIL import Image, ImageDraw, ImageFont


# Okabe and Ito's palette, told apart by the colour-blind; its yellow and black are no use on paper.
COLOURS = ((0, 114, 178), (213, 94, 0), (0, 158, 115), (204, 121, 167), (86, 180, 233), (230, 159, 0))
FONTS = ("DejaVuSans.ttf", "LiberationSans-Regular.ttf", "NotoSans-Regular.ttf", "Arial.ttf")
BOLD_FONTS = ("DejaVuSans-Bold.ttf", "LiberationSans-Bold.ttf", "NotoSans-Bold.ttf", "Arial_Bold.ttf")
SMALLEST, LARGEST = 1200, 2200  # pixels of the page's longer side; others are scaled to the nearer one
MASK_OPACITY = 0.32
PAPER, RULE, INK, GREY = (255, 255, 255), (205, 210, 216), (28, 32, 38), (96, 104, 114)


def draw_answers(image: Image.Image, questions: Sequence[str | None], answers: Sequence[dict]) -> Image.Image:
    """A picture of the page with its answers, legend below.

    Args:
        image: RGB page.
        questions: one for each answer; `None` where only pointing asked.
        answers: results of the pipeline; masks of the size of `image`.

    Returns:
        RGB image; the longer side of the page on it has 1200 to 2200 pixels.
    """
    page = fit(image)
    unit = max(page.size) / 1000  # lines and letters keep their share of the page
    colours = [colour for colour, _ in zip(cycle(COLOURS), answers)]
    for answer, colour in zip(answers, colours):
        if answer["present"]:
            tint(page, answer["mask"], colour)
    for number, (answer, colour) in enumerate(zip(answers, colours), start=1):
        outline(page, answer["boxes"], colour, number, unit)
    return add_legend(page, list(zip(questions, answers, colours)), unit)


def fit(image: Image.Image) -> Image.Image:
    """The page at a size at which marks and legend can be read; never the caller's own image."""
    longest = max(image.size)
    scale = min(max(longest, SMALLEST), LARGEST) / longest
    return image.resize([max(1, round(side * scale)) for side in image.size], Image.Resampling.LANCZOS)


def tint(page: Image.Image, mask: Image.Image, colour: tuple[int, int, int]) -> None:
    """Lays `colour` over the masked pixels; letters stay readable."""
    opacity = mask.resize(page.size).point(lambda value: int(value * MASK_OPACITY))
    page.paste(Image.new("RGB", page.size, colour), mask=opacity)


def outline(
    page: Image.Image, boxes: Sequence[Sequence[float]], colour: tuple[int, int, int], number: int, unit: float
) -> None:
    """Frames each box a little outside the words, and puts the answer's number beside the first one."""
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
        x = right + radius + line  # values seldom have something close behind them, but a label before them
        x = x if x + radius <= width else max(left - radius - line, radius)
        badge(draw, (x, (top + bottom) / 2), radius, number, colour)


def badge(
    draw: ImageDraw.ImageDraw, centre: tuple[float, float], radius: float, number: int, colour: tuple[int, int, int]
) -> None:
    """A numbered disc, which says in print without colour which answer is which."""
    x, y = centre
    box = (x - radius, y - radius, x + radius, y + radius)
    draw.ellipse(box, fill=colour, outline=PAPER, width=max(1, round(radius / 6)))
    draw.text(centre, str(number), font=load_font(BOLD_FONTS, radius * 1.2), fill=PAPER, anchor="mm")


def add_legend(
    page: Image.Image, entries: Sequence[tuple[str | None, dict, tuple[int, int, int]]], unit: float
) -> Image.Image:
    """The page with a strip below: number, question and answer, score."""
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
    """One question, small and grey, above its answer; the score at the right edge."""
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
    """The text in one line, cut with an ellipsis where it is wider than `room` pixels."""
    text = " ".join(text.split())  # Pillow lays out no line breaks
    if font.getlength(text) <= room:
        return text
    ends = range(1, len(text))
    fitting = bisect_right(ends, room, key=lambda end: font.getlength(text[:end] + "…"))
    return text[:fitting].rstrip() + "…"


def load_font(names: Sequence[str], size: float) -> ImageFont.FreeTypeFont:
    """The first font that is installed, else Pillow's own."""
    for name in names:
        try:
            return ImageFont.truetype(name, size)
        except OSError:
            continue
    return ImageFont.load_default(size)
