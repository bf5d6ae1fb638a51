"""Settings of `djepa-corpus generate`."""

from dataclasses import dataclass

from ..forms.dataset import SPLITS


KINDS = ("value", "ambiguous", "region", "mark")


@dataclass(frozen=True)
class GenerateSettings:
    """What the pages depend on.

    Args:
        pages: number of pages to write.
        seed, split: as in `generate_pages`.
        kind: of question: "value", "ambiguous", "region" or "mark". Other questions than these and unanswerable ones
            are left out, then pages without one; "" keeps all.
        questions_per_page: maximum.
        image_size: the longer side has between 1 and 1.4 times as many pixels.
        images: store images; without them, marks such as signatures are not asked for.

    Raises:
        ValueError: a setting is not allowed.
    """

    pages: int
    seed: int = 0
    split: str = "train"
    kind: str = ""
    questions_per_page: int = 16
    image_size: int = 768
    images: bool = True

    def __post_init__(self):
        for name, allowed in (("split", SPLITS), ("kind", ("", *KINDS))):
            if getattr(self, name) not in allowed:
                listed = ", ".join(filter(None, allowed))
                raise ValueError(f"{name} must be one of {listed}, got {getattr(self, name)!r}.")
        if self.kind == "mark" and not self.images:
            raise ValueError("Only images show marks; leave out --no_images, or give another kind.")
        for name, least in (("pages", 1), ("questions_per_page", 1), ("image_size", 64)):
            if getattr(self, name) < least:
                raise ValueError(f"{name} must be at least {least}, got {getattr(self, name)}.")
