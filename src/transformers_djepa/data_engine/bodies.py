"""Bodies of the requests, checked."""

from typing import Annotated, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, model_validator

from ..processing.validation import check_boxes


Coordinate = Annotated[float, Field(ge=0, le=1000, allow_inf_nan=False)]
Point = tuple[Coordinate, Coordinate]


def with_area(box: tuple[float, ...]) -> tuple[float, ...]:
    """A box as it is; raises `ValueError` if it is inverted or has no area."""
    check_boxes([box])
    return box


Box = Annotated[tuple[Coordinate, Coordinate, Coordinate, Coordinate], AfterValidator(with_area)]
Key = Annotated[str, Field(pattern=r"^[A-Za-z0-9-]{8,64}$")]  # made by the client, once for each write
Question = Annotated[str, Field(min_length=1, max_length=500)]
Id = Annotated[int, Field(ge=1, lt=2**63)]
LARGEST = 10_000  # words or boxes of an answer


class Body(BaseModel):
    model_config = ConfigDict(extra="forbid")


class Next(Body):
    """After which page the next one is wanted."""

    after: Id | None = None


class Ask(Body):
    """A question with clicks and a box."""

    key: Key
    question: Question
    points: Annotated[list[Point], Field(max_length=100)] = []
    labels: list[Literal[0, 1]] = []
    box: Box | None = None

    @model_validator(mode="after")
    def _check(self):
        if len(self.points) != len(self.labels):
            raise ValueError(f"{len(self.points)} points need as many labels, got {len(self.labels)}.")
        return self


class Answer(Body):
    """The region that a person accepted."""

    text: Annotated[str, Field(max_length=100_000)]
    boxes: Annotated[list[Box], Field(min_length=1, max_length=LARGEST)]
    word_ids: Annotated[list[Annotated[int, Field(ge=0)]], Field(max_length=LARGEST)]


class Decide(Body):
    """A decision about a question."""

    key: Key
    question: Question
    outcome: Literal["accepted", "absent", "skipped"]
    answer: Answer | None = None
    candidate: Annotated[int, Field(ge=0, le=100)] | None = None
    edits: Annotated[int, Field(ge=0, le=100_000)] = 0
    seconds: Annotated[float, Field(ge=0, le=1e6, allow_inf_nan=False)] = 0.0

    @model_validator(mode="after")
    def _check(self):
        if (self.outcome == "accepted") != (self.answer is not None):
            raise ValueError("An accepted question needs an answer, and no other one has it.")
        return self


class Undo(Body):
    """The event to undo."""

    key: Key
    event: Id
