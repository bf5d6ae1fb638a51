"""What the pre-training benchmark compares: ways to pre-train, and how large it all is."""

from dataclasses import dataclass, field, replace

from transformers_djepa.configuration.configuration_djepa import COLLAPSE_LOSSES, PRETRAINING_LOSSES

from .pretraining_scale import LONG, QUICK, SHORT, Scale, Tuning, prolonged


FREE = {f"{name}_loss_weight": 0.0 for name in COLLAPSE_LOSSES}  # to collapse
ONLY = FREE | {f"{name}_loss_weight": 0.0 for name in PRETRAINING_LOSSES}
MLM, MIM = ONLY | {"mlm_loss_weight": 1.0}, ONLY | {"mim_loss_weight": 1.0}
D_JEPA = {"mlm_loss_weight": 0.0, "mim_loss_weight": 0.0}
NOT_TIED = {"tie_word_embeddings": False}  # MLM's last matrix is its own, as in what was measured first


@dataclass(frozen=True)
class Way:
    """A way to pre-train: settings of the model, the way it goes on from, whether with images, for how many times the
    plan's steps, how many seeds, and what is tuned after it.
    """

    settings: dict = field(default_factory=dict)
    first: str | None = None
    with_image: bool = True
    times: float = 1.0
    seeds: tuple[int, ...] = (0,)
    shares: tuple[float, ...] = ()  # of the questions


SHARES = (0.01, 0.1, 1.0)
SCRATCH = "scratch"  # no pre-training
WORDS_LONGER = "mlm, words alone, as long as all"
WORDS_FIRST = "words alone first, then all, blocks from image"
VARIANTS = ("all, not centred", "all, blocks from text", "all, blocks from image")
MAIN_WAYS = (SCRATCH, "mlm", "d-jepa", "all")  # in the order of the plots


@dataclass(frozen=True)
class Task:
    """What is asked in fine-tuning: headings in their own words or kinds of lines, after which ways to pre-train (of
    those that have the share of questions), for how many times the plan's steps, and with another rate than the plan's
    of what may be pre-trained.
    """

    name: str
    kinds_of_lines: bool
    after: tuple[str, ...]
    times: int = 1
    encoder_rate: float | None = None

    def tuning(self, plan: Tuning) -> Tuning:
        """The plan's, as this task changes it."""
        changed = {} if self.encoder_rate is None else {"encoder_rate": self.encoder_rate}
        return replace(prolonged(plan, self.times), **changed)


HEADINGS = Task("fine-tuning", False, (*MAIN_WAYS, *VARIANTS, WORDS_LONGER))
HEADINGS_KEPT = Task("fine-tuning, encoders at 2.5e-5", False, (*MAIN_WAYS, WORDS_LONGER), encoder_rate=2.5e-5)
KINDS = Task("fine-tuning on kinds of lines", True, (*MAIN_WAYS, WORDS_LONGER))
KINDS_LONGER = Task("fine-tuning on kinds of lines, three times as long", True, (*MAIN_WAYS, WORDS_LONGER), times=3)
KINDS_KEPT = Task(
    "fine-tuning on kinds of lines, three times as long, encoders at 2.5e-5",
    True,
    (SCRATCH, "mlm", "all", WORDS_LONGER, WORDS_FIRST),
    times=3,
    encoder_rate=2.5e-5,
)
TASKS = (HEADINGS, HEADINGS_KEPT, KINDS, KINDS_LONGER, KINDS_KEPT)
SEEDS = {0.1: {HEADINGS: 3, KINDS: 3}, 1.0: {HEADINGS: 1, KINDS: 1}, 0.01: {HEADINGS: 1, KINDS: 3}}
LONG_SEEDS = {
    0.1: SEEDS[0.1] | {HEADINGS_KEPT: 3, KINDS_LONGER: 3, KINDS_KEPT: 3},
    1.0: SEEDS[1.0],
    0.01: SEEDS[0.01],
    # From scratch as good as pre-trained with 0.1?
    0.3: {HEADINGS: 3, HEADINGS_KEPT: 3, KINDS: 3, KINDS_LONGER: 3, KINDS_KEPT: 3},
}


@dataclass(frozen=True)
class Plan:
    """A comparison: how large, and of which ways."""

    scale: Scale
    ways: dict[str, Way]
    file: str = "pretraining"  # of results and picture
    tuning_seeds: dict[float, dict[Task, int]] = field(default_factory=lambda: SEEDS)  # by share and task


LONG_WAYS = {
    "all": Way(shares=SHARES),
    "mlm": Way(MLM, shares=SHARES),
    "d-jepa": Way(D_JEPA, shares=SHARES),
    "mim": Way(MIM),
    "all, blocks from text": Way({"jepa_context": "text"}, shares=(0.1,)),
    "all, blocks from image": Way({"jepa_context": "image"}, shares=(0.1,)),
    "mlm, words alone": Way(MLM, with_image=False),
    WORDS_LONGER: Way(MLM, with_image=False, times=2.7, shares=(0.1, 0.3)),  # as many CPU seconds as `all` takes
    WORDS_FIRST: Way({"jepa_context": "image"}, first=WORDS_LONGER, shares=(0.1,)),
}
SHORT_WAYS = {
    name: replace(way, settings=NOT_TIED | way.settings)
    for name, way in {
        "mlm": Way(MLM, shares=SHARES),
        "d-jepa": Way(FREE | D_JEPA, shares=SHARES),
        "all": Way(FREE, seeds=(0, 1, 2, 3, 4), shares=SHARES),
        "all, not centred": Way(FREE | {"center_targets": False}, shares=SHARES),
        "mim": Way(MIM),
        "all, blocks from text": Way(FREE | {"jepa_context": "text"}, shares=(0.1,)),
        "mlm, words alone": Way(MLM, with_image=False),
        "all, kept from collapse": Way(seeds=(0, 1, 2, 3, 4)),
    }.items()
}
PLANS = {
    "long": Plan(LONG, LONG_WAYS, tuning_seeds=LONG_SEEDS),
    "short": Plan(SHORT, SHORT_WAYS, "pretraining_short"),
    "quick": Plan(QUICK, LONG_WAYS),
}
