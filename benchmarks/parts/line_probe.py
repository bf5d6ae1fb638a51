"""A linear probe of frozen features: the kind of a line (`line_kinds.py`), fitted and tested on different documents."""

from dataclasses import dataclass

import torch
from torch.nn import functional as F

from transformers_djepa import DJepaForPreTraining

from .corpus import Pages
from .line_kinds import KINDS


INPUTS = ("pixel_values", "bbox", "attention_mask", "word_ids", "reshaped_input_sizes")
RARE = {"caption", "table", "equation"}  # the probe is fitted on pages with these first
RESAMPLES = 1000  # of the documents, for the standard error


@dataclass(frozen=True)
class Lines:
    """Labelled lines: features by name `(lines, width)`, kinds and document numbers `(lines,)`."""

    features: dict[str, torch.Tensor]
    kinds: torch.Tensor
    documents: torch.Tensor


@torch.no_grad()
def read_lines(model: DJepaForPreTraining, collator, pages: list[dict]) -> Lines:
    """Features of every labelled line whose words are not truncated.

    `image` is the mean of the image encoder's four maps over the line's box, `joint text` the mean of the joint text
    embedding over its words, and `both` their concatenation.
    """
    model.eval()
    side = model.config.vision_config.image_size
    image, words, kinds, documents = [], [], [], []
    numbers = {name: number for number, name in enumerate(dict.fromkeys(page["document_id"] for page in pages))}
    for page in Pages([page for page in pages if page["lines"]]):
        inputs = collator([page])
        unmasked = torch.where(inputs["labels"] != -100, inputs["labels"], inputs["input_ids"])
        output = model.model(input_ids=unmasked, **{name: inputs[name] for name in INPUTS})
        height, width = inputs["reshaped_input_sizes"][0].tolist()
        for line in page["lines"]:
            tokens = torch.isin(inputs["word_ids"][0], torch.tensor(line.words))
            if not tokens.any():
                continue
            x0, y0, x1, y1 = (value / 1000 for value in line.box)
            box = (x0 * width, y0 * height, x1 * width, y1 * height)
            image.append(torch.cat([_box_mean(maps[0], box, side) for maps in output.feature_maps]))
            words.append(output.text_embeds[0, tokens].mean(0))
            kinds.append(KINDS.index(line.kind))
            documents.append(numbers[page["document_id"]])
    image, words = torch.stack(image), torch.stack(words)
    features = {"image": image, "joint text": words, "both": torch.cat([image, words], dim=1)}
    return Lines(features, torch.tensor(kinds), torch.tensor(documents))


def _box_mean(feature_map: torch.Tensor, box: tuple[float, float, float, float], side: int) -> torch.Tensor:
    """Mean of `(C, H, W)` over the cells that a box in pixels touches."""
    stride = side / feature_map.shape[1]
    x0, y0, x1, y1 = (int(value / stride) for value in box)
    return feature_map[:, y0 : y1 + 1, x0 : x1 + 1].mean((1, 2))


def probe(model: DJepaForPreTraining, collator, train: list[dict], test: list[dict], fit_pages: int) -> dict:
    """For each kind of features: the classifier's accuracy on `test`, averaged over the kinds of lines."""
    rarest = sorted(train, key=lambda page: not {line.kind for line in page["lines"]} & RARE)
    fitted, tested = read_lines(model, collator, rarest[:fit_pages]), read_lines(model, collator, test)
    found = {
        name: dict(zip(KINDS, torch.bincount(lines.kinds, minlength=len(KINDS)).tolist()))
        for name, lines in (("lines", tested), ("lines fitted", fitted))
    }
    found["documents"] = len(tested.documents.unique())
    for name, features in fitted.features.items():
        classify = fit_linear(features, fitted.kinds)
        found[name] = accuracy(classify(tested.features[name]) == tested.kinds, tested)
    return found


def fit_linear(features: torch.Tensor, kinds: torch.Tensor, decay: float = 1e-3, iterations: int = 200):
    """Logistic regression by L-BFGS on standardised features, with equal weight for every kind."""
    mean, deviation = features.mean(0), features.std(0).clamp(min=1e-6)
    standard = (features - mean) / deviation
    weight = torch.zeros(len(KINDS), features.shape[1], requires_grad=True)
    bias = torch.zeros(len(KINDS), requires_grad=True)
    counts = torch.bincount(kinds, minlength=len(KINDS)).clamp(min=1)
    optimizer = torch.optim.LBFGS([weight, bias], max_iter=iterations, line_search_fn="strong_wolfe")

    def loss() -> torch.Tensor:
        optimizer.zero_grad()
        value = F.cross_entropy(standard @ weight.T + bias, kinds, weight=1 / counts)
        value = value + decay * weight.square().sum()
        value.backward()
        return value

    optimizer.step(loss)
    weight, bias = weight.detach(), bias.detach()
    return lambda features: ((features - mean) / deviation @ weight.T + bias).argmax(1)


def accuracy(right: torch.Tensor, lines: Lines) -> dict:
    """Share of `right` lines by kind, the mean over the kinds, and its bootstrap standard error over documents."""
    documents = int(lines.documents.max()) + 1
    cells = lines.documents * len(KINDS) + lines.kinds
    shape = (documents, len(KINDS))
    totals = torch.bincount(cells, minlength=documents * len(KINDS)).view(shape).float()
    rights = torch.bincount(cells, weights=right.float(), minlength=documents * len(KINDS)).view(shape)
    by_kind = rights.sum(0) / totals.sum(0)  # NaN for a kind without lines
    draws = torch.randint(documents, (RESAMPLES, documents), generator=torch.Generator().manual_seed(0))
    resampled = (rights[draws].sum(1) / totals[draws].sum(1)).nanmean(1)
    return {
        "accuracy": round(by_kind.nanmean().item(), 4),
        "error": round(resampled.std().item(), 4),
        "by_kind": {name: None if share.isnan() else round(share.item(), 4) for name, share in zip(KINDS, by_kind)},
    }
