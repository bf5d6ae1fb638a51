"""How large the pre-training benchmark is: the model, its pre-training, its fine-tuning, and how many pages."""

from dataclasses import dataclass, replace


@dataclass(frozen=True)
class SmallModel:
    side: int = 384  # pixels of a page
    tokens: int = 320
    embed_dim: int = 24
    depths: tuple[int, ...] = (1, 1, 3, 1)
    width: int = 128


@dataclass(frozen=True)
class PreTraining:
    pages_of_a_document: int = 24  # at most; 0: those with questions
    steps: int = 2200
    batch: int = 8
    rate: float = 1e-3
    ema_start: float = 0.996


@dataclass(frozen=True)
class Tuning:
    steps: int = 400
    batch: int = 4
    rate: float = 2e-3  # of the parts that are new in every way: prompt encoder and decoder
    encoder_rate: float = 5e-4  # of encoders and fusion, pre-trained or not
    told: bool = True  # the decoder, what question and page have in common, as `djepa finetune` does
    kinds_together: bool = False  # all lines of a kind are one answer, however many blocks they stand in
    questions: int = 6


@dataclass(frozen=True)
class Probing:
    pages: int = 1000  # to fit on; those with rare kinds of lines come first
    pages_of_a_document: int = 24  # held out, at most; 0: the held-out pages with questions


@dataclass(frozen=True)
class Scale:
    model: SmallModel = SmallModel()
    pretraining: PreTraining = PreTraining()
    tuning: Tuning = Tuning()
    probing: Probing = Probing()
    pages: int = 2000  # with questions
    held_out_pages: int = 600  # all there are


def prolonged(training: PreTraining | Tuning, times: float) -> PreTraining | Tuning:
    """The same for so many times the steps."""
    return replace(training, steps=round(times * training.steps))


LONG = Scale()
SHORT = Scale(
    pretraining=PreTraining(pages_of_a_document=0, steps=560, ema_start=0.99),  # 0.996 remembers more steps than these
    tuning=Tuning(steps=240, rate=5e-4, told=False, kinds_together=True),
    probing=Probing(pages=300, pages_of_a_document=0),
    held_out_pages=240,
)
QUICK = Scale(
    SmallModel(side=128, tokens=64, embed_dim=8, depths=(1, 1, 1, 1), width=32),
    PreTraining(pages_of_a_document=0, steps=3, batch=4),
    Tuning(steps=3, batch=2),
    Probing(pages=40, pages_of_a_document=1),
    pages=60,
    held_out_pages=24,
)
