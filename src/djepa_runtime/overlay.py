"""Draw answers on a page image: a translucent mask, an outline and a number for each, and a legend."""

import base64
import io
from bisect import bisect_right
from collections.abc import Iterable, Sequence
from itertools import accumulate, cycle

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
    """Draw answers on an RGB page, with a legend below; the longer side of the page becomes 1200 to 2200 pixels.

    `answers` are results of the pipeline. There is a question for each, `None` for one to clicks or a box alone.
    """
    longest = max(image.size)
    scale = min(max(longest, SMALLEST), LARGEST) / longest  # marks and legend must be legible
    page = image.resize([max(1, round(side * scale)) for side in image.size], Image.Resampling.LANCZOS)
    unit = max(page.size) / 1000  # lines and letters scale with the page
    coloured = list(zip(answers, cycle(colours)))
    for answer, colour in coloured:
        if answer["present"]:
            tint(page, answer["mask"], colour)
    for number, (answer, colour) in enumerate(coloured, start=1):
        outline(page, answer["boxes"], colour, number, unit)
    row, padding = 40 * unit, 14 * unit  # of the legend
    picture = Image.new("RGB", (page.width, page.height + round(row * len(answers) + 2 * padding)), PAPER)
    picture.paste(page)
    draw = ImageDraw.Draw(picture)
    draw.line((0, page.height, page.width, page.height), fill=RULE, width=max(1, round(unit)))
    for index, (question, (answer, colour)) in enumerate(zip(questions, coloured)):
        top = page.height + padding + index * row
        colour = colour if answer["present"] else GREY
        badge(draw, (padding + 10 * unit, top + row / 2), 10 * unit, index + 1, colour)
        write_legend(draw, question, answer, padding + 30 * unit, page.width - padding, top, unit)
    return picture


def stack(pictures: Sequence[Image.Image]) -> Image.Image:
    """Put pictures below each other."""
    tops = [0, *accumulate(picture.height for picture in pictures)]
    stacked = Image.new("RGB", (max(picture.width for picture in pictures), tops[-1]), PAPER)
    for picture, top in zip(pictures, tops):
        stacked.paste(picture, (0, top))
    return stacked


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
    line, radius = max(2, round(1.8 * unit)), 8 * unit
    frames = [to_pixels(box, page.size, margin=3.5 * unit) for box in boxes]
    frames = [(max(x0, 0), max(y0, 0), min(x1, width - 1), min(y1, height - 1)) for x0, y0, x1, y1 in frames]
    for frame in frames:
        draw.rounded_rectangle(frame, radius=3 * unit, outline=colour, width=line)
    if frames:
        left, top, right, bottom = frames[0]
        x = right + radius + line  # on the right: the label is usually on the left
        x = x if x + radius <= width else max(left - radius - line, radius)
        badge(draw, (x, (top + bottom) / 2), radius, number, colour)


def to_pixels(box: Sequence[float], size: tuple[int, int], margin: float = 0) -> tuple[float, float, float, float]:
    """Scale a box in 0..1000 of an image of `size` to pixels, with a margin."""
    x0, y0, x1, y1 = (value * side / 1000 for value, side in zip(box, (*size, *size)))
    return x0 - margin, y0 - margin, x1 + margin, y1 + margin


def data_url(image: Image.Image, kind: str, **settings: int) -> str:
    """Encode an image for the `src` of HTML; `settings` are those of Pillow for the format `kind`."""
    file = io.BytesIO()
    image.save(file, kind, **settings)
    return f"data:image/{kind.lower()};base64,{base64.b64encode(file.getvalue()).decode()}"


def badge(
    draw: ImageDraw.ImageDraw, centre: tuple[float, float], radius: float, number: int, colour: tuple[int, int, int]
) -> None:
    """Draw a numbered disc, so that colour is not needed to tell answers apart."""
    x, y = centre
    box = (x - radius, y - radius, x + radius, y + radius)
    draw.ellipse(box, fill=colour, outline=PAPER, width=max(1, round(radius / 6)))
    draw.text(centre, str(number), font=load_font(BOLD_FONTS, radius * 1.2), fill=PAPER, anchor="mm")


def write_legend(
    draw: ImageDraw.ImageDraw, question: str | None, answer: dict, left: float, right: float, top: float, unit: float
) -> None:
    """Write a question, small and grey, above its answer, and the score at the right edge."""
    small, large = load_font(FONTS, 12 * unit), load_font(BOLD_FONTS, 15 * unit)
    score = f"{answer['score']:.2f}"
    draw.text((right, top + 20 * unit), score, font=small, fill=GREY, anchor="rm")
    room = right - left - 20 * unit - small.getlength(score)
    draw.text((left, top + 4 * unit), shorten(question or "pointed at", small, room), font=small, fill=GREY)
    ink = INK if answer["present"] else GREY
    draw.text((left, top + 19 * unit), shorten(answer_text(answer), large, room), font=large, fill=ink)


def answer_text(answer: dict) -> str:
    return answer["answer"] or ("marked on the page" if answer["present"] else "not on this page")


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
