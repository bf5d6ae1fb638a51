"""Geometry of scans: maps points of a page to the image of its scan, and images with the inverse map.

A warp is a sequence of steps on pixels, x to the right and y down: projections (rotation, perspective) and bends, which
move points along one axis and shift and scale them across it by amounts that depend on their place along the axis.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Protocol

import numpy as np
from PIL import Image


Points = np.ndarray  # (points, 2): x and y in pixels
EDGE_POINTS = 5  # on each edge of a box
MESH = (16, 22)  # cells of an image across and down, in each of which the inverse map is bilinear


class Step(Protocol):
    """An invertible map of points."""

    def forward(self, points: Points) -> Points: ...
    def inverse(self, points: Points) -> Points: ...


@dataclass(frozen=True)
class Projection:
    """A homography; `matrix` has the shape (3, 3)."""

    matrix: np.ndarray

    @classmethod
    def rotation(cls, degrees: float, size: tuple[int, int]) -> "Projection":
        """Rotate to the left around the middle of the page."""
        angle, (x, y) = math.radians(degrees), (size[0] / 2, size[1] / 2)
        cos, sin = math.cos(angle), math.sin(angle)
        return cls(np.array([[cos, sin, x - cos * x - sin * y], [-sin, cos, y + sin * x - cos * y], [0, 0, 1]]))

    @classmethod
    def to_corners(cls, corners: Sequence[Sequence[float]], size: tuple[int, int]) -> "Projection":
        """Map the corners of the page (top left, top right, bottom right, bottom left) to four points."""
        (width, height), rows, values = size, [], []
        for (x, y), (u, v) in zip(((0, 0), (width, 0), (width, height), (0, height)), corners, strict=True):
            rows += [(x, y, 1, 0, 0, 0, -u * x, -u * y), (0, 0, 0, x, y, 1, -v * x, -v * y)]
            values += [u, v]
        return cls(np.append(np.linalg.solve(np.array(rows, dtype=float), values), 1).reshape(3, 3))

    def forward(self, points: Points) -> Points:
        mapped = points @ self.matrix[:, :2].T + self.matrix[:, 2]
        return mapped[:, :2] / mapped[:, 2:]

    def inverse(self, points: Points) -> Points:
        return Projection(np.linalg.inv(self.matrix)).forward(points)


@dataclass(frozen=True)
class Bend:
    """A bend along an axis (0: x, 1: y).

    Attributes:
        at: increasing places along the axis.
        moved: where they go, also increasing.
        shift: what is added to the other coordinate there.
        scale: by which its distance from `centre` is multiplied there.
    """

    axis: int
    at: np.ndarray
    moved: np.ndarray
    shift: np.ndarray
    scale: np.ndarray
    centre: float

    def forward(self, points: Points) -> Points:
        along, across = points[:, self.axis], points[:, 1 - self.axis]
        scale, shift = np.interp(along, self.at, self.scale), np.interp(along, self.at, self.shift)
        return self._points(_extended(along, self.at, self.moved), self.centre + (across - self.centre) * scale + shift)

    def inverse(self, points: Points) -> Points:
        along, across = _extended(points[:, self.axis], self.moved, self.at), points[:, 1 - self.axis]
        scale, shift = np.interp(along, self.at, self.scale), np.interp(along, self.at, self.shift)
        return self._points(along, self.centre + (across - self.centre - shift) / scale)

    def _points(self, along: np.ndarray, across: np.ndarray) -> Points:
        return np.stack([along, across] if self.axis == 0 else [across, along], 1)


def _extended(values: np.ndarray, at: np.ndarray, moved: np.ndarray) -> np.ndarray:
    """Interpolate; outside of `at`, the offset of the nearest end is added."""
    return np.interp(values, at, moved) + values - values.clip(at[0], at[-1])


@dataclass
class Warp:
    """A sequence of steps that maps a page to an image of the same `size` (pixels or points)."""

    size: tuple[float, float]
    steps: list[Step] = field(default_factory=list)

    def forward(self, points: Points) -> Points:
        for step in self.steps:
            points = step.forward(points)
        return points

    def inverse(self, points: Points) -> Points:
        for step in reversed(self.steps):
            points = step.inverse(points)
        return points

    def boxes(self, boxes: Sequence[Sequence[float]]) -> list[list[float]]:
        """Return boxes (0..1000) around the mapped edges of `boxes`.

        >>> Warp((700, 1000)).boxes([[500, 500, 600, 510]])
        [[500.0, 500.0, 600.0, 510.0]]
        """
        if not self.steps or not len(boxes):
            return [[float(value) for value in box] for box in boxes]
        corners = np.asarray(boxes, dtype=float)
        part = np.linspace(0, 1, EDGE_POINTS)
        x = corners[:, :1] + (corners[:, 2:3] - corners[:, :1]) * part  # (boxes, points of an edge)
        y = corners[:, 1:2] + (corners[:, 3:] - corners[:, 1:2]) * part
        left, top, right, bottom = (np.repeat(corners[:, index, None], EDGE_POINTS, 1) for index in range(4))
        edges_x, edges_y = np.hstack([x, x, left, right]), np.hstack([top, bottom, y, y])
        unit = np.asarray(self.size) / 1000
        mapped = self.forward(np.stack([edges_x.ravel(), edges_y.ravel()], 1) * unit) / unit
        mapped = mapped.reshape(len(corners), -1, 2)
        return np.hstack([mapped.min(1), mapped.max(1)]).clip(0, 1000).round(2).tolist()

    def fit(self, box: Sequence[float], margin: float = 4.0) -> "Warp":
        """Add a step that keeps the content of `box` (0..1000) inside of the image, with a margin (0..1000)."""
        unit = np.asarray(self.size) / 1000
        part = np.linspace(0, 1, 4 * EDGE_POINTS)
        ends = np.ones_like(part)
        x, y = box[0] + (box[2] - box[0]) * part, box[1] + (box[3] - box[1]) * part
        across = np.concatenate([x, x, box[0] * ends, box[2] * ends])
        down = np.concatenate([box[1] * ends, box[3] * ends, y, y])
        mapped = self.forward(np.stack([across, down], 1) * unit) / unit
        low, high = mapped.min(0), mapped.max(0)
        scale = min(1.0, *((1000 - 2 * margin) / (high - low)))
        offset = np.clip(low * scale, margin, 1000 - margin - (high - low) * scale) - low * scale
        if scale < 1 or offset.any():
            x, y = offset * unit
            self.steps.append(Projection(np.array([[scale, 0, x], [0, scale, y], [0, 0, 1.0]])))
        return self

    def outline(self, points: int = 24) -> Points:
        """Return points around the mapped edge of the page."""
        width, height = self.size
        part = np.linspace(0, 1, points, endpoint=False)[:, None]
        corners = np.array([(0, 0), (width, 0), (width, height), (0, height), (0, 0)], dtype=float)
        edges = [start + (end - start) * part for start, end in zip(corners, corners[1:])]
        return self.forward(np.vstack(edges))

    def image(self, image: Image.Image, fill: tuple[int, int, int] = (255, 255, 255)) -> Image.Image:
        """Return the warped image; places outside of the page have the colour `fill`."""
        if not self.steps:
            return image
        colour = fill if image.mode == "RGB" else fill[0]
        if all(isinstance(step, Projection) for step in self.steps):
            method, data = Image.Transform.PERSPECTIVE, self._coefficients()
        else:
            method, data = Image.Transform.MESH, self._mesh(image.size)
        return image.transform(image.size, method, data, Image.Resampling.BILINEAR, fillcolor=colour)

    def _coefficients(self) -> list[float]:
        """Return the inverse of a warp of projections only, as PIL wants it."""
        matrix = np.eye(3)
        for step in self.steps:
            matrix = step.matrix @ matrix
        inverse = np.linalg.inv(matrix)
        return (inverse / inverse[2, 2]).ravel()[:8].tolist()

    def _mesh(self, size: tuple[int, int]) -> list[tuple[tuple[int, ...], tuple[float, ...]]]:
        """Return the cells of the image and the corners of each on the page."""
        lines = [np.linspace(0, side, count + 1).round().astype(int) for side, count in zip(size, MESH, strict=True)]
        x, y = np.meshgrid(*lines, indexing="ij")
        corners = self.inverse(np.stack([x.ravel(), y.ravel()], 1).astype(float)).reshape(*x.shape, 2)
        cells = []
        for column in range(MESH[0]):
            for row in range(MESH[1]):
                box = (*(int(line[at]) for line, at in zip(lines, (column, row), strict=True)),)
                box += (int(lines[0][column + 1]), int(lines[1][row + 1]))
                around = ((column, row), (column, row + 1), (column + 1, row + 1), (column + 1, row))
                cells.append((box, tuple(float(value) for at in around for value in corners[at])))
        return cells
