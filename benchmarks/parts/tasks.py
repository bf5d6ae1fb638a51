"""Small tasks on which optimizers are compared, each with a model, training batches and a validation loss.

All data is on the machine: Python's standard library as text, glyphs of free fonts, generated pages. Batches
depend on the step and the seed only.

    language, vision, segmentation    compare optimizers
    pretraining, distillation         stand for `djepa pretrain` and `djepa distill`, at a small size
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
    """A model and data to train it on.

    Attributes:
        name: as in the results.
        steps: of a full run.
        model: makes a model with random weights.
        batch: training batch of a step and a seed.
        loss: loss of a model on a batch.
        validation: held-out batches.
        measure: the loss that is reported, if another than the one trained with.
        starts: where searches for learning rates begin, as multiples of the arm's rate; two if losses are noisy.
        after_step: called with the model after each step.
    """

    name: str
    steps: int
    model: Callable[[], nn.Module]
    batch: Callable[[int, int], object]
    loss: Callable[[nn.Module, object], torch.Tensor]
    validation: Callable[[], list]
    measure: Callable[[nn.Module, object], torch.Tensor] | None = None
    starts: tuple[float, ...] = (1.0,)
    after_step: Callable[[nn.Module], None] = lambda model: None

    @torch.no_grad()
    def validation_loss(self, model: nn.Module) -> float:
        model.eval()
        losses = [(self.measure or self.loss)(model, batch).item() for batch in self.validation()]
        model.train()
        return sum(losses) / len(losses)


def learning_rate_factor(step: int, steps: int) -> float:
    """Linear warm-up over 5% of the steps, constant, linear decay to 5% over the last 30%."""
    warmup, decay = max(1, math.ceil(0.05 * steps)), 0.3 * steps
    return min(1.0, (step + 1) / warmup, max(0.05, (steps - step) / decay))


def step_generator(step: int, seed: int) -> torch.Generator:
    return torch.Generator().manual_seed(1_000_003 * (seed + 1) + step)


CONTEXT, WIDTH, LAYERS, HEADS, TEXT_BATCH = 128, 128, 2, 4, 16
TEXT_FILES, HELD_OUT = 160, 0.05


@functools.cache
def text() -> tuple[torch.Tensor, torch.Tensor]:
    """Training and validation bytes of Python's standard library."""
    files = sorted(Path(sysconfig.get_paths()["stdlib"]).glob("*.py"))[:TEXT_FILES]
    data = torch.frombuffer(bytearray(b"".join(file.read_bytes() for file in files)), dtype=torch.uint8).long()
    cut = int(len(data) * (1 - HELD_OUT))
    return data[:cut], data[cut:]


class Block(nn.Module):
    """Pre-norm decoder layer."""

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
    """Byte-level decoder."""

    def __init__(self):
        super().__init__()
        self.bytes, self.positions = nn.Embedding(256, WIDTH), nn.Embedding(CONTEXT, WIDTH)
        self.blocks = nn.Sequential(*(Block() for _ in range(LAYERS)))
        self.norm, self.head = nn.LayerNorm(WIDTH), nn.Linear(WIDTH, 256, bias=False)
        for module in self.modules():
            if isinstance(module, (nn.Linear, nn.Embedding)):
                nn.init.normal_(module.weight, std=0.02)

    def forward(self, input_ids):
        hidden = self.bytes(input_ids) + self.positions.weight[: input_ids.shape[1]]
        return self.head(self.norm(self.blocks(hidden)))


def windows(data: torch.Tensor, count: int, generator: torch.Generator) -> torch.Tensor:
    starts = torch.randint(0, len(data) - CONTEXT - 1, (count,), generator=generator)
    return torch.stack([data[start : start + CONTEXT + 1] for start in starts])


LANGUAGE = Task(
    name="language",
    steps=400,
    model=LanguageModel,
    batch=lambda step, seed: windows(text()[0], TEXT_BATCH, step_generator(step, seed)),
    loss=lambda model, batch: F.cross_entropy(model(batch[:, :-1]).flatten(0, 1), batch[:, 1:].flatten()),
    validation=lambda: [windows(text()[1], 64, torch.Generator().manual_seed(7))],
)


GLYPHS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789"
GLYPH_SIDE, GLYPH_BATCH, GLYPH_NOISE = 24, 64, 0.25
GLYPH_FONTS = ("truetype/dejavu", "truetype/freefont", "truetype/hack", "truetype/liberation", "opentype/urw-base35")
GLYPH_VARIANTS = 4  # of each character of a font


@functools.cache
def glyphs() -> tuple[tuple[torch.Tensor, torch.Tensor], tuple[torch.Tensor, torch.Tensor]]:
    """Rotated, noisy letters and digits in system fonts; a fifth of the fonts is held out.

    Returns:
        training and validation images `(n, 1, 24, 24)` in 0..1, with labels `(n,)`.
    """
    from PIL import Image, ImageDraw, ImageFont

    folders = [Path("/usr/share/fonts", name) for name in GLYPH_FONTS]
    if missing := [str(folder) for folder in folders if not folder.is_dir()]:
        raise ValueError(f"The fonts in {', '.join(missing)} are missing; install the packages of free fonts.")
    files = [file for folder in folders for file in sorted(folder.iterdir(), key=lambda file: file.name)]
    rng = random.Random(0)
    rng.shuffle(files)
    found = ([], [])
    for number, file in enumerate(filter(_has_latin_letters, files)):
        for label, character in list(enumerate(GLYPHS)) * GLYPH_VARIANTS:
            font = ImageFont.truetype(file, rng.randint(14, 22))
            image = Image.new("L", (GLYPH_SIDE, GLYPH_SIDE))
            centre = (12 + rng.uniform(-2, 2), 12 + rng.uniform(-2, 2))
            ImageDraw.Draw(image).text(centre, character, font=font, fill=255, anchor="mm")
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
    """Fonts of symbols draw the same box for all Latin letters."""
    from PIL import ImageFont

    font = ImageFont.truetype(file, 20)
    return len({bytes(font.getmask(character)) for character in "ABkm27"}) == 6


def convolutional_network() -> nn.Module:
    layers, channels = [], 1
    for width, stride in ((32, 1), (64, 2), (64, 1), (128, 2), (128, 1)):
        layers += [nn.Conv2d(channels, width, 3, stride, 1, bias=False), nn.BatchNorm2d(width), nn.ReLU()]
        channels = width
    return nn.Sequential(*layers, nn.AdaptiveAvgPool2d(3), nn.Flatten(), nn.Linear(9 * channels, len(GLYPHS)))


def glyph_batch(step: int, seed: int) -> tuple[torch.Tensor, torch.Tensor]:
    images, labels = glyphs()[0]
    chosen = torch.randint(0, len(images), (GLYPH_BATCH,), generator=step_generator(step, seed))
    return images[chosen], labels[chosen]


VISION = Task(
    name="vision",
    steps=300,
    model=convolutional_network,
    batch=glyph_batch,
    loss=lambda model, batch: F.cross_entropy(model(batch[0]), batch[1]),
    validation=lambda: list(zip(*(part[:1024].split(256) for part in glyphs()[1]))),
)


PAGE_SIDE, PAGE_TOKENS, PAGES, VALIDATION_PAGES, PAGE_BATCH, QUESTIONS = 128, 192, 480, 64, 4, 6
TARGET_MOMENTUM = 0.99  # of the target encoders
TEACHER_WORDS, TEACHER_TOKENS, TEXTS = 80, 128, 16


@functools.cache
def page_processor():
    from transformers_djepa import DJepaProcessor

    processor = DJepaProcessor.from_pretrained("djepa-nano")
    processor.image_processor.size = {"height": PAGE_SIDE, "width": PAGE_SIDE}
    return processor


@functools.cache
def pages(split: str, count: int) -> list[dict]:
    """Generated pages with questions."""
    from djepa_corpus.forms import generate_pages

    generated = generate_pages(0, split, count, image_size=PAGE_SIDE)
    return [page | {"epoch": 0} for page in generated if page["questions"]]


@functools.cache
def page_batches(kind: str, split: str, count: int) -> list[dict]:
    """Batches of generated pages, with their questions or with hidden parts."""
    from transformers_djepa import DJepaPreTrainingCollator, DJepaSegmentationCollator

    settings = {"processor": page_processor(), "max_length": PAGE_TOKENS}
    if kind == "questions":
        settings |= {"max_questions": QUESTIONS, "only_questions": True, "overlap_share": 0.0}
        collator = DJepaSegmentationCollator(**settings)
    else:
        collator = DJepaPreTrainingCollator(**settings)
    found = pages(split, count)
    return [collator(found[start : start + PAGE_BATCH]) for start in range(0, len(found), PAGE_BATCH)]


def page_batch(kind: str, step: int, seed: int) -> dict:
    return shuffled(page_batches(kind, "train", PAGES), step, seed)


def shuffled(batches: list, step: int, seed: int):
    """The batch of a step, if each epoch has an order of its own."""
    epoch, position = divmod(step, len(batches))
    return batches[random.Random(f"{seed}-{epoch}").sample(range(len(batches)), len(batches))[position]]


def small_config(**changes):
    from transformers_djepa import DJepaConfig

    processor, width = page_processor(), 128
    tower = {"num_hidden_layers": 2, "hidden_size": width, "num_attention_heads": 4, "intermediate_size": 4 * width}
    dropout = {"hidden_dropout_prob": 0.0, "attention_probs_dropout_prob": 0.0}
    prompts = processor.prompt_tokenizer
    special_tokens = {name: getattr(prompts, name) for name in ("bos_token_id", "eos_token_id", "pad_token_id")}
    return DJepaConfig(
        vision_config={"image_size": PAGE_SIDE, "embed_dim": 16, "depths": [1, 1, 2, 1]},
        text_config={"vocab_size": len(processor.tokenizer), **dropout, **tower},
        prompt_config={"vocab_size": len(prompts), "projection_dim": width, **special_tokens, **tower},
        decoder_config={"hidden_size": 64, "num_attention_heads": 4, "mlp_dim": 256, "iou_head_hidden_dim": 64},
        fusion_hidden_size=width,
        fusion_num_layers=1,
        fusion_num_attention_heads=4,
        fusion_intermediate_size=4 * width,
        **changes,
    )


def small_djepa() -> nn.Module:
    from transformers_djepa import DJepaForPromptableSegmentation

    return DJepaForPromptableSegmentation(small_config())


SEGMENTATION = Task(
    name="segmentation",
    steps=240,
    model=small_djepa,
    batch=functools.partial(page_batch, "questions"),
    loss=lambda model, batch: model(**batch).loss,
    validation=lambda: page_batches("questions", "test", VALIDATION_PAGES),
    starts=(1.0, 0.35),
)


def small_pretraining() -> nn.Module:
    from transformers_djepa import DJepaForPreTraining

    return DJepaForPreTraining(small_config(predictor_hidden_size=64, predictor_num_attention_heads=4))


def reconstruction_loss(model: nn.Module, batch: dict) -> torch.Tensor:
    """The losses of hidden words and pixels; the targets of D-JEPA are the model's own and differ between runs."""
    losses = model(**batch).loss_dict
    return losses["mlm"] + losses["mim"]


PRETRAINING = Task(
    name="pretraining",
    steps=240,
    model=small_pretraining,
    batch=functools.partial(page_batch, "hidden"),
    loss=lambda model, batch: model(**batch).loss,
    validation=lambda: page_batches("hidden", "test", VALIDATION_PAGES),
    measure=reconstruction_loss,
    after_step=lambda model: model.update_targets(TARGET_MOMENTUM),
)


@functools.cache
def teacher_outputs(split: str, count: int) -> list[dict]:
    """Texts of generated pages with the states of djepa-nano's text encoder, like rows of `TeacherOutputs`."""
    from transformers_djepa.distillation.student import load_student

    teacher, tokenizer = load_student("djepa-nano", "djepa-nano")
    teacher.eval()
    rows = []
    for page in pages(split, count):
        text = " ".join(page["words"][:TEACHER_WORDS])
        inputs = tokenizer(text, return_offsets_mapping=True, truncation=True, max_length=TEACHER_TOKENS)
        with torch.inference_mode():
            states = teacher(torch.tensor([inputs["input_ids"]]), return_dict=True).last_hidden_state[0].clone()
        rows.append({"text": text, "teacher_states": states, "teacher_offsets": torch.tensor(inputs["offset_mapping"])})
    return rows


@functools.cache
def teacher_batches(split: str, count: int) -> list[dict]:
    from transformers_djepa.distillation.student import DistillationCollator

    collator, rows = DistillationCollator(page_processor().tokenizer, TEACHER_TOKENS), teacher_outputs(split, count)
    return [collator(rows[start : start + TEXTS]) for start in range(0, len(rows), TEXTS)]


def small_student() -> nn.Module:
    from transformers_djepa.distillation.student import StudentForDistillation

    outputs = teacher_outputs("train", PAGES)
    student = StudentForDistillation(small_config().text_config, outputs[0]["teacher_states"].shape[-1])
    student.set_statistics(outputs)
    return student


DISTILLATION = Task(
    name="distillation",
    steps=400,
    model=small_student,
    batch=lambda step, seed: shuffled(teacher_batches("train", PAGES), step, seed),
    loss=lambda model, batch: model(**batch).loss,
    validation=lambda: teacher_batches("test", VALIDATION_PAGES),
)

TASKS = {task.name: task for task in (LANGUAGE, VISION, SEGMENTATION, PRETRAINING, DISTILLATION)}
