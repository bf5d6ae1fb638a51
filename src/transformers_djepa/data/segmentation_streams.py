"""Page examples for fine-tuning, from the names of datasets on the command line."""

from functools import partial

from datasets import IterableDataset
from transformers import PreTrainedTokenizerBase

from djepa_forms import generated_dataset

from ..processing.question_inputs import drop_long_questions
from ..processing.spelling import has_text
from .held_out import first_pages
from .hub import load_document_dataset
from .outlines import outline_dataset
from .row_checks import questions_of
from .rows import with_image
from .source_names import GENERATED, OUTLINES, is_built_in
from .streams import GROUPED_BATCHES, deal_parts, endless_pages, group_by_length, read_by_length


SHUFFLED_PAGES = 300  # shuffle buffer of documents with outlines
SHUFFLED_ROWS = 100  # shuffle buffer of other datasets, whose images may be large
WORDINGS = 3  # per generated answer: another question costs a fraction of another page
KINDS = ("value", "region", "mark", "ambiguous")  # of generated questions; the other ones are unanswerable


def open_pages(
    name: str,
    split: str = "train",
    *,
    seed: int = 0,
    render: bool = True,
    image_size: int,
    max_questions: int,
    allow_outside: bool = False,
) -> IterableDataset:
    """Stream the page examples of one dataset.

    Args:
        name: `generated`, `generated:KIND` (questions of one kind and unanswerable ones, such as `generated:mark`),
            `outlines:FOLDER`, or a folder or Hub id in the row format.
        split: "train" or a held-out split.
        seed: of generated pages and of shuffling.
        render: False leaves generated and outline pages without images.
        image_size: approximate longer side of rendered pages in pixels.
        max_questions: per page.
        allow_outside: read images whose path leads out of the dataset's folder.
    """
    settings = {"render": render, "image_size": image_size}
    source, _, kind = name.partition(":")
    if source == GENERATED:
        if split == "train":
            settings |= {"questions_per_page": max(16, max_questions), "wordings": WORDINGS, "others": True}
        return only_kind(generated_dataset(split, seed, **settings), kind)
    if name.startswith(OUTLINES):
        stream = outline_dataset(name.removeprefix(OUTLINES), split, seed, questions_per_page=max_questions, **settings)
        return stream.shuffle(seed=seed, buffer_size=SHUFFLED_PAGES)  # pages come document by document
    pages = load_document_dataset(name, split, max_questions=max_questions, images=False, allow_outside=allow_outside)
    if split == "train":
        pages = pages.shuffle(seed=seed, buffer_size=SHUFFLED_ROWS)
    return pages.map(with_image)  # after shuffling: the buffer holds encoded images


def only_kind(pages: IterableDataset, kind: str) -> IterableDataset:
    """Keep questions of one kind and unanswerable ones, and pages that have that kind; an empty `kind` keeps all."""
    if not kind:
        return pages
    if kind not in KINDS:
        raise ValueError(f"{GENERATED}:{kind} is not a kind of question; use one of {', '.join(KINDS)}.")
    return pages.filter(_has_kind, fn_kwargs={"kind": kind}).map(_keep_kind, fn_kwargs={"kind": kind})


def _has_kind(page: dict, kind: str) -> bool:
    return any(question["kind"] == kind for question in page["questions"])


def _keep_kind(page: dict, kind: str) -> dict:
    return page | {"questions": [q for q in page["questions"] if q["kind"] in (kind, "unanswerable")]}


def askable(pages: IterableDataset, tokenizer: PreTrainedTokenizerBase) -> IterableDataset:
    """Drop questions that are too long for the prompt encoder, then pages without questions or words."""
    return pages.map(drop_long_questions, fn_kwargs={"tokenizer": tokenizer}).filter(is_askable)


def is_askable(page: dict) -> bool:
    """Whether a flat row or page example asks anything and has words; a few generated pages do not."""
    return len(questions_of(page)) > 0 and has_text(page["words"])


def has_images(name: str) -> bool:
    """Whether the first page of a dataset has an image; generated and outline pages are drawn."""
    page = {} if is_built_in(name) else next(iter(load_document_dataset(name, images=False)), {})
    return page.get("image", True) is not None


def training_pages(
    names: list[str],
    prompt_tokenizer: PreTrainedTokenizerBase,
    *,
    weights: list[float] | None = None,
    seed: int = 42,
    render: bool = True,
    batch_size: int,
    processes: int = 1,
    workers: int = 1,
    **settings,
) -> IterableDataset:
    """Mix datasets into an endless stream whose batches hold pages of similar length.

    Args:
        names: datasets as `open_pages` takes them, with its other `settings`.
        prompt_tokenizer: decides which questions are too long.
        weights: relative share of each dataset; equal by default.
        seed: of generated pages, shuffling and mixing.
        render: draw the images of generated and outline pages, if the other datasets have images.
        batch_size: pages of one process and step.
        processes, workers: number of training processes, and of loader workers of each.
    """
    weights = weights or [1.0] * len(names)
    render = render and (not any(map(is_built_in, names)) or all(map(has_images, names)))
    opened = [open_pages(name, seed=seed, render=render, **settings) for name in names]
    streams = [askable(pages, prompt_tokenizer) for pages in opened]
    if min(stream.num_shards for stream in streams) < processes:  # accelerate then deals out one stream in batches
        batch_size *= processes
    if len(streams) == 1:  # grouped within a pass, so that a batch never holds a page twice
        read_pass = partial(read_by_length, batch_size=batch_size)
        return endless_pages(deal_parts(streams, processes, workers), read_pass)
    shares = tuple(weight / sum(weights) for weight in weights)
    stream = endless_pages(deal_parts(streams, processes, workers), shares=shares, seed=seed)
    window = GROUPED_BATCHES * batch_size
    return stream.map(group_by_length, batched=True, batch_size=window, fn_kwargs={"batch_size": batch_size})


def held_out_examples(
    name: str, split: str, count: int, prompt_tokenizer: PreTrainedTokenizerBase, **settings
) -> IterableDataset | None:
    """Stream the first `count` pages of a split, the same ones in each evaluation; `None` if it has no questions.

    Reads a page, so that an unreadable dataset raises its `ValueError` before training.
    """
    pages = first_pages(askable(open_pages(name, split, seed=0, **settings), prompt_tokenizer), count)
    return None if next(iter(pages), None) is None else pages
