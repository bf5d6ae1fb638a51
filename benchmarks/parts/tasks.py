"""Three small real tasks that optimizers are compared on, each a model, its training batches and a validation loss.

All data comes from the machine: Python's own library as text, glyphs of the installed fonts, this project's generated
pages. The batches of a seed are the same for every optimizer.
"""

import functools
import math
import random
import sysconfig
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import torch
from torch import nn
from torch.nn import functional as F


@dataclass(frozen=True)
class Task:
    """Something to learn.

    Attributes:
        steps: of a full run.
        model: a fresh model, drawn from torch's generator.
        batch: number of the step and seed to a training batch.
        loss: model and batch to a scalar.
        validation: batches that nothing is learned from.
    """

    name: str
    steps: int
    model: Callable[[], nn.Module]
    batch: Callable[[int, int], object]
    loss: Callable[[nn.Module, object], torch.Tensor]
    validation: Callable[[], list]

    @torch.no_grad()
    def validation_loss(self, model: nn.Module) -> float:
        model.eval()
        losses = [self.loss(model, batch).item() for batch in self.validation()]
        model.train()
        return sum(losses) / len(losses)


CONTEXT, WIDTH, LAYERS, HEADS, TEXT_BATCH = 128, 128, 2, 4, 16
TEXT_FILES, HELD_OUT = 160, 0.05


@functools.cache
def text() -> tuple[torch.Tensor, torch.Tensor]:
    """Bytes of Python's standard library, the first 95% for training."""
    files = sorted(Path(sysconfig.get_paths()["stdlib"]).glob("*.py"))[:TEXT_FILES]
    data = torch.frombuffer(bytearray(b"".join(file.read_bytes() for file in files)), dtype=torch.uint8).long()
    cut = int(len(data) * (1 - HELD_OUT))
    return data[:cut], data[cut:]


class Block(nn.Module):
    """A pre-norm decoder layer."""

    def __init__(self):
        super().__init__()
        self.norm_1, self.norm_2 = nn.LayerNorm(WIDTH), nn.LayerNorm(WIDTH)
        self.query, self.key, self.value = (nn.Linear(WIDTH, WIDTH, bias=False) for _ in range(3))
        self.out = nn.Linear(WIDTH, WIDTH, bias=False)
        self.up, self.down = nn.Linear(WIDTH, 4 * WIDTH), nn.Linear(4 * WIDTH, WIDTH)

    def forward(self, hidden):
        normed = self.norm_1(hidden)
        heads = (each(normed).unflatten(2, (HEADS, -1)).transpose(1, 2) for each in (self.query, self.key, self.value))
        attended = F.scaled_dot_product_attention(*heads, is_causal=True)
        hidden = hidden + self.out(attended.transpose(1, 2).flatten(2))
        return hidden + self.down(F.gelu(self.up(self.norm_2(hidden))))


class LanguageModel(nn.Module):
    """Bytes in, scores of the next byte out."""

    def __init__(self):
        super().__init__()
        self.bytes, self.places = nn.Embedding(256, WIDTH), nn.Embedding(CONTEXT, WIDTH)
        self.blocks = nn.Sequential(*(Block() for _ in range(LAYERS)))
        self.norm, self.head = nn.LayerNorm(WIDTH), nn.Linear(WIDTH, 256, bias=False)
        for module in self.modules():
            if isinstance(module, (nn.Linear, nn.Embedding)):
                nn.init.normal_(module.weight, std=0.02)

    def forward(self, numbers):
        hidden = self.bytes(numbers) + self.places.weight[: numbers.shape[1]]
        return self.head(self.norm(self.blocks(hidden)))


def windows(data: torch.Tensor, count: int, seed: int) -> torch.Tensor:
    starts = torch.randint(0, len(data) - CONTEXT - 1, (count,), generator=torch.Generator().manual_seed(seed))
    return torch.stack([data[start : start + CONTEXT + 1] for start in starts])


LANGUAGE = Task(
    name="language",
    steps=400,
    model=LanguageModel,
    batch=lambda step, seed: windows(text()[0], TEXT_BATCH, 1_000_003 * (seed + 1) + step),
    loss=lambda model, batch: F.cross_entropy(model(batch[:, :-1]).flatten(0, 1), batch[:, 1:].flatten()),
    validation=lambda: [windows(text()[1], 64, 7)],
)


GLYPHS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789"
GLYPH_SIDE, GLYPH_BATCH, GLYPH_NOISE = 24, 64, 0.25


@functools.cache
def glyphs() -> tuple[tuple[torch.Tensor, torch.Tensor], tuple[torch.Tensor, torch.Tensor]]:
    """Letters and digits in the Latin fonts of the machine, turned and noisy; a fifth of the fonts is held out.

    Returns:
        training and validation images `(n, 1, 24, 24)` in 0..1 and labels `(n,)`.
    """
    from PIL import Image, ImageDraw, ImageFont

    files = sorted(Path("/usr/share/fonts/truetype").rglob("*.ttf"))
    rng = random.Random(0)
    rng.shuffle(files)
    found = ([], [])
    for number, file in enumerate(list(filter(_has_latin_letters, files))[:300]):
        for label, character in enumerate(GLYPHS):
            font = ImageFont.truetype(file, rng.randint(14, 22))
            image = Image.new("L", (GLYPH_SIDE, GLYPH_SIDE))
            place = (12 + rng.uniform(-2, 2), 12 + rng.uniform(-2, 2))
            try:
                ImageDraw.Draw(image).text(place, character, font=font, fill=255, anchor="mm")
            except OSError:  # a font that FreeType cannot draw
                continue
            image = image.rotate(rng.uniform(-15, 15), resample=Image.Resampling.BILINEAR)
            found[number % 5 == 0].append((torch.frombuffer(bytearray(image.tobytes()), dtype=torch.uint8), label))
    noise = torch.Generator().manual_seed(0)
    splits = []
    for examples in found:
        pixels = torch.stack([image for image, _ in examples]).view(-1, 1, GLYPH_SIDE, GLYPH_SIDE).float() / 255
        pixels += GLYPH_NOISE * torch.randn(pixels.shape, generator=noise)
        splits.append((pixels, torch.tensor([label for _, label in examples])))
    return tuple(splits)


def _has_latin_letters(file: Path) -> bool:
    """Fonts of other scripts draw one and the same box for all of them."""
    from PIL import ImageFont

    font = ImageFont.truetype(file, 20)
    drawn = {bytes(font.getmask(character)) for character in "ABkm27"}
    return len(drawn) == 6


def small_network() -> nn.Module:
    """Five convolutions with batch norms, and a classifier."""
    layers, channels = [], 1
    for width, stride in ((32, 1), (64, 2), (64, 1), (128, 2), (128, 1)):
        layers += [nn.Conv2d(channels, width, 3, stride, 1, bias=False), nn.BatchNorm2d(width), nn.ReLU()]
        channels = width
    return nn.Sequential(*layers, nn.AdaptiveAvgPool2d(3), nn.Flatten(), nn.Linear(9 * channels, len(GLYPHS)))


def glyph_batch(step: int, seed: int) -> tuple[torch.Tensor, torch.Tensor]:
    images, labels = glyphs()[0]
    generator = torch.Generator().manual_seed(1_000_003 * (seed + 1) + step)
    chosen = torch.randint(0, len(images), (GLYPH_BATCH,), generator=generator)
    return images[chosen], labels[chosen]


VISION = Task(
    name="vision",
    steps=300,
    model=small_network,
    batch=glyph_batch,
    loss=lambda model, batch: F.cross_entropy(model(batch[0]), batch[1]),
    validation=lambda: list(zip(*(part[:1024].split(256) for part in glyphs()[1]))),
)


PAGE_SIDE, PAGE_TOKENS, PAGES, VALIDATION_PAGES, PAGE_BATCH, QUESTIONS = 128, 192, 480, 64, 4, 6


@functools.cache
def processor():
    from transformers import AutoProcessor

    from transformers_djepa.bundled import BUNDLED_FOLDER

    found = AutoProcessor.from_pretrained(BUNDLED_FOLDER)
    found.image_processor.size = {"height": PAGE_SIDE, "width": PAGE_SIDE}
    return found


@functools.cache
def page_batches(split: str, count: int) -> list[dict]:
    """Batches of generated pages with their questions."""
    from djepa_forms import generate_pages
    from transformers_djepa import DJepaSegmentationCollator

    collator = DJepaSegmentationCollator(
        processor=processor(),
        max_questions=QUESTIONS,
        max_length=PAGE_TOKENS,
        prompt_shares={"question": 1.0},
        overlap_share=0.0,
    )
    pages = [page for page in generate_pages(0, split, count, image_size=PAGE_SIDE) if page["questions"]]
    return [collator(pages[start : start + PAGE_BATCH]) for start in range(0, len(pages), PAGE_BATCH)]


def small_djepa() -> nn.Module:
    """The model with all its parts, small."""
    from transformers_djepa import DJepaForPromptableSegmentation

    from .small_model import small_config

    return DJepaForPromptableSegmentation(small_config(processor(), PAGE_SIDE, 16, (1, 1, 2, 1), 128))


def page_batch(step: int, seed: int) -> dict:
    batches = page_batches("train", PAGES)
    epoch, place = divmod(step, len(batches))
    return batches[random.Random(f"{seed}-{epoch}").sample(range(len(batches)), len(batches))[place]]


SEGMENTATION = Task(
    name="segmentation",
    steps=240,
    model=small_djepa,
    batch=page_batch,
    loss=lambda model, batch: model(**batch).loss,
    validation=lambda: page_batches("test", VALIDATION_PAGES),
)

TASKS = {task.name: task for task in (LANGUAGE, VISION, SEGMENTATION)}


def learning_rate_factor(step: int, steps: int) -> float:
    """Of the schedule that every run has: linear warm-up over 5%, constant, a linear decay to 5% in the last 30%."""
    warmup, decay = max(1, math.ceil(0.05 * steps)), 0.3 * steps
    return min(1.0, (step + 1) / warmup, max(0.05, (steps - step) / decay))
