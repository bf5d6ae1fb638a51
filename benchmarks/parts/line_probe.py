"""What frozen features know: a linear classifier of the kind of a line (heading, body, caption, table, equation, page
number; `region_kinds.py`), fitted on some documents and asked about others.
"""

from dataclasses import dataclass

import torch
from torch.nn import functional as F

from transformers_djepa import DJepaForPreTraining

from .corpus import Pages
from .pretraining_report import FEATURES
from .pretraining_runs import pretraining_collator
from .pretraining_scale import Scale
from .region_kinds import KINDS


RARE = ("caption", "table", "equation")  # pages with one of these are the first that a probe is fitted on
RESAMPLES = 1000  # of the documents, for the standard error


@dataclass(frozen=True)
class Lines:
    """Labelled lines: features by name `(lines, width)`, and the numbers of their kinds and documents `(lines,)`."""

    features: dict[str, torch.Tensor]
    kinds: torch.Tensor
    documents: torch.Tensor


@torch.no_grad()
def read_lines(model: DJepaForPreTraining, processor, pages: list[dict], scale: Scale) -> Lines:
    """Every labelled line that its page's tokens reach.

    Features: `image`, means over its box of the image encoder's four maps; `joint text`, the mean over its words of the
    joint text embedding; `both` side by side.
    """
    model.eval()
    collator = pretraining_collator(processor, scale, 0)
    image, words, kinds, documents = [], [], [], []
    numbers = {name: number for number, name in enumerate(dict.fromkeys(page["document_id"] for page in pages))}
    for page in Pages([page for page in pages if page["regions"]]):
        inputs = collator([page])
        shown = torch.where(inputs["labels"] != -100, inputs["labels"], inputs["input_ids"])  # nothing is hidden
        names = ("pixel_values", "bbox", "attention_mask", "word_ids", "reshaped_input_sizes")
        output = model.model(input_ids=shown, **{name: inputs[name] for name in names})
        height, width = inputs["reshaped_input_sizes"][0].tolist()
        for region in page["regions"]:
            tokens = torch.isin(inputs["word_ids"][0], torch.tensor(region.words))
            if not tokens.any():
                continue
            x0, y0, x1, y1 = (value / 1000 for value in region.box)
            box = (x0 * width, y0 * height, x1 * width, y1 * height)
            image.append(torch.cat([_box_mean(maps[0], box, scale.model.side) for maps in output.feature_maps]))
            words.append(output.text_embeds[0, tokens].mean(0))
            kinds.append(KINDS.index(region.kind))
            documents.append(numbers[page["document_id"]])
    image, words = torch.stack(image), torch.stack(words)
    features = dict(zip(FEATURES, (image, words, torch.cat([image, words], dim=1)), strict=True))
    return Lines(features, torch.tensor(kinds), torch.tensor(documents))


def _box_mean(feature_map: torch.Tensor, box: tuple[float, float, float, float], side: int) -> torch.Tensor:
    """Mean of `(C, H, W)` over the cells that a box of pixels touches."""
    stride = side / feature_map.shape[1]
    x0, y0, x1, y1 = (int(value / stride) for value in box)
    return feature_map[:, y0 : y1 + 1, x0 : x1 + 1].mean((1, 2))


def probe(model: DJepaForPreTraining, processor, train: list[dict], test: list[dict], scale: Scale) -> dict:
    """Of each kind of features, the mean over the kinds of lines of a linear classifier's accuracy on `test`, and its
    standard error over documents.
    """
    rarest = sorted(train, key=lambda page: not {region.kind for region in page["regions"]} & set(RARE))
    fit = read_lines(model, processor, rarest[: scale.probing.pages], scale)
    lines = read_lines(model, processor, test, scale)
    found = {
        name: dict(zip(KINDS, torch.bincount(kinds, minlength=len(KINDS)).tolist()))
        for name, kinds in (("lines", lines.kinds), ("lines fitted", fit.kinds))
    }
    found["documents"] = len(lines.documents.unique())
    for name, features in fit.features.items():
        classify = fit_linear(features, fit.kinds)
        found[name] = accuracy(classify(lines.features[name]) == lines.kinds, lines)
    return found


def fit_linear(features: torch.Tensor, kinds: torch.Tensor, decay: float = 1e-3, iterations: int = 200):
    """Logistic regression on standardised features, every kind of the same weight, by L-BFGS; a function from features
    to kinds.
    """
    mean, deviation = features.mean(0), features.std(0).clamp(min=1e-6)
    standard = (features - mean) / deviation
    weight = torch.zeros(len(KINDS), features.shape[1], requires_grad=True)
    bias = torch.zeros(len(KINDS), requires_grad=True)
    counts = torch.bincount(kinds, minlength=len(KINDS)).clamp(min=1)
    optimizer = torch.optim.LBFGS([weight, bias], max_iter=iterations, line_search_fn="strong_wolfe")

    def loss():
        optimizer.zero_grad()
        value = F.cross_entropy(standard @ weight.T + bias, kinds, weight=1 / counts)
        value = value + decay * weight.square().sum()
        value.backward()
        return value

    optimizer.step(loss)
    weight, bias = weight.detach(), bias.detach()
    return lambda features: ((features - mean) / deviation @ weight.T + bias).argmax(1)


def accuracy(right: torch.Tensor, lines: Lines) -> dict:
    """Mean over the kinds of the shares of lines that are `right` `(lines,)`, its standard error when the documents are
    drawn anew (bootstrap), and the share of each kind.
    """
    documents = int(lines.documents.max()) + 1
    cells = lines.documents * len(KINDS) + lines.kinds
    shape = (documents, len(KINDS))
    totals = torch.bincount(cells, minlength=documents * len(KINDS)).view(shape).float()
    rights = torch.bincount(cells, weights=right.float(), minlength=documents * len(KINDS)).view(shape)
    by_kind = rights.sum(0) / totals.sum(0)  # NaN for a kind of which there is no line
    generator = torch.Generator().manual_seed(0)
    draws = torch.randint(documents, (RESAMPLES, documents), generator=generator)
    resampled = (rights[draws].sum(1) / totals[draws].sum(1)).nanmean(1)
    return {
        "accuracy": round(by_kind.nanmean().item(), 4),
        "error": round(resampled.std().item(), 4),
        "by_kind": {name: None if share.isnan() else round(share.item(), 4) for name, share in zip(KINDS, by_kind)},
    }
