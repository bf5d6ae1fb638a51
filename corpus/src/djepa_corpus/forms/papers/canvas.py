"""A drawing of lines, shapes and words in millimetres from the top left corner."""

from collections.abc import Sequence

from ..markup import tx


Point = tuple[float, float]
WORD_BOX = 70  # millimetres around a word, so that it is never broken into lines


class Canvas:
    """Collects shapes; `markup` returns them as a box.

    Args:
        width, height: of the box, in millimetres.
        size: of words, in points.
        font: family of words, by default that of the page.
    """

    def __init__(self, width: float, height: float, size: float, font: str = "") -> None:
        self.width, self.height, self.size = width, height, size
        self.font = f'font: "{font}", ' if font else ""
        self.parts: list[str] = []

    def line(self, points: Sequence[Point], stroke: str, fill: str = "none", closed: bool = False) -> None:
        """A line through points; closed and filled, it is a polygon."""
        (x, y), *others = points
        moves = [f"curve.move(({x:.2f}mm, {y:.2f}mm))", *(f"curve.line(({a:.2f}mm, {b:.2f}mm))" for a, b in others)]
        moves += ["curve.close()"] if closed else []
        self.parts.append(f"#place(top + left, curve(stroke: {stroke}, fill: {fill}, {', '.join(moves)}))")

    def smooth(self, points: Sequence[Point], stroke: str) -> None:
        """A curve with vertical tangents at its ends, such as a connector."""
        (x, y), (u, v) = points
        middle = (y + v) / 2
        bend = f"curve.cubic(({x:.2f}mm, {middle:.2f}mm), ({u:.2f}mm, {middle:.2f}mm), ({u:.2f}mm, {v:.2f}mm))"
        self.parts.append(f"#place(top + left, curve(stroke: {stroke}, curve.move(({x:.2f}mm, {y:.2f}mm)), {bend}))")

    def lines(self, segments: Sequence[tuple[Point, Point]], stroke: str) -> None:
        """Separate segments in one stroke."""
        moves = [
            f"curve.move(({a:.2f}mm, {b:.2f}mm)), curve.line(({c:.2f}mm, {d:.2f}mm))" for (a, b), (c, d) in segments
        ]
        if moves:
            self.parts.append(f"#place(top + left, curve(stroke: {stroke}, {', '.join(moves)}))")

    def rect(
        self, x: float, y: float, width: float, height: float, fill: str, stroke: str = "none", radius: float = 0
    ) -> None:
        shape = (
            f"rect(width: {width:.2f}mm, height: {height:.2f}mm, fill: {fill}, stroke: {stroke}, radius: {radius}mm)"
        )
        self._put(x, y, shape)

    def circle(self, x: float, y: float, radius: float, fill: str, stroke: str = "none") -> None:
        self._put(x - radius, y - radius, f"circle(radius: {radius:.2f}mm, fill: {fill}, stroke: {stroke})")

    def arrow(self, start: Point, end: Point, stroke: str, fill: str) -> None:
        """A straight line with a filled head."""
        length = max(((end[0] - start[0]) ** 2 + (end[1] - start[1]) ** 2) ** 0.5, 0.01)
        x, y = (end[0] - start[0]) / length, (end[1] - start[1]) / length
        base = (end[0] - 1.8 * x, end[1] - 1.8 * y)
        self.line([start, base], stroke)
        head = [end, (base[0] - 0.8 * y, base[1] + 0.8 * x), (base[0] + 0.8 * y, base[1] - 0.8 * x)]
        self.line(head, "none", fill, closed=True)

    def word(
        self, x: float, y: float, text: str, where: str = "center", size: float = 0, style: str = "", turn: int = 0
    ) -> None:
        """A word at a point; `where` is the side of the word that lies there: "left", "center" or "right"."""
        shift = {"left": 0, "center": WORD_BOX / 2, "right": WORD_BOX}[where]
        body = f"text({self.font}size: {size or self.size:.1f}pt{', ' + style if style else ''})[{tx(text)}]"
        if turn:
            body = f"rotate({turn}deg, reflow: false, {body})"
        box = f"box(width: {WORD_BOX}mm, height: 8mm, align({where} + horizon, {body}))"
        self._put(x - shift, y - 4, box)

    def label(self, x: float, y: float, width: float, text: str, size: float = 0, style: str = "") -> None:
        """Centred text around a point, broken into lines of a width."""
        body = f"text({self.font}size: {size or self.size:.1f}pt{', ' + style if style else ''})[{tx(text)}]"
        settings = "set par(justify: false, leading: 0.35em, first-line-indent: 0pt)"
        box = f"box(width: {width:.1f}mm, height: 20mm, {{{settings}; align(center + horizon, {body})}})"
        self._put(x - width / 2, y - 10, box)

    def _put(self, x: float, y: float, shape: str) -> None:
        self.parts.append(f"#place(top + left, dx: {x:.2f}mm, dy: {y:.2f}mm, {shape})")

    def markup(self, **settings: str) -> str:
        given = "".join(f", {name}: {value}" for name, value in settings.items())
        return f"#box(width: {self.width:.1f}mm, height: {self.height:.1f}mm{given})[{''.join(self.parts)}];"
