"""Names on the command line to streams of page examples; a page of a data set that is repeated is told its epoch."""

import itertools
import random
from collections.abc import Iterator

from datasets import IterableDataset
from transformers import PreTrainedTokenizerBase

from ..processing.question_inputs import drop_long_questions
from ..training.arguments import DataArguments
from ..training.held_out import first_pages, held_out_source
from .loaders import deal_parts
from .source_names import GENERATED, OUTLINES
from .streams import rows_of


Parts = tuple[IterableDataset, ...]  # of one stream, that one loader reads

SHUFFLE_PAGES = 300  # of documents with outlines
SHUFFLE_ROWS = 100  # pages of other data sets, whose images may be large
WORDINGS = 3  # in which an answer may be asked for: a further question costs a fraction of a further page
KINDS = ("value", "visual", "ambiguous")  # of generated questions, beside those without an answer
UNANSWERABLE = "unanswerable"
GROUPED_BATCHES = 8  # pages are sorted by length within so many batches
NO_PAGES = (
    "One of the datasets, or a loader's share of it, has no pages with questions; check its folder and split, or use "
    "fewer processes or --dataloader_num_workers."
)


def open_pages(
    name: str, split: str, seed: int, arguments: DataArguments, render: bool, image_size: int
) -> IterableDataset:
    """The stream of page examples that `name` stands for.

    Args:
        name: `generated`, `generated:KIND` (questions of one kind alone, such as `generated:visual`, with those that
            have no answer), `outlines:FOLDER`, or a folder or Hub id in the row format.
        split: "train" or a held-out one.
        seed: of generated pages.
        render: whether images are needed.
        image_size: their longest side in pixels, about.

    Raises:
        ValueError: if there is no such folder or it is not in the row format.
    """
    settings = {"render": render, "image_size": image_size}
    if name.partition(":")[0] == GENERATED:
        from djepa_forms import generated_dataset

        if split == "train":
            settings |= {"questions_per_page": max(16, arguments.max_questions), "wordings": WORDINGS}
        return only_kind(generated_dataset(split, seed, **settings), name.partition(":")[2])
    if name.startswith(OUTLINES):
        from .outlines import outline_dataset

        stream = outline_dataset(name.removeprefix(OUTLINES), split, seed, questions_per_page=8, **settings)
        return stream.shuffle(seed=seed, buffer_size=SHUFFLE_PAGES)  # pages come document by document
    from .hub import load_document_dataset
    from .rows import with_image

    pages = load_document_dataset(name, split, max_questions=arguments.max_questions, images=False)
    if split == "train":
        pages = pages.shuffle(seed=seed, buffer_size=SHUFFLE_ROWS)
    return pages.map(with_image)  # not before: the buffer holds them as they are stored


def only_kind(pages: IterableDataset, kind: str) -> IterableDataset:
    """Pages that have questions of a kind, with these and the unanswerable ones; all of them for an empty kind.

    Raises:
        ValueError: there is no such kind.
    """
    if not kind:
        return pages
    if kind not in KINDS:
        raise ValueError(f"{GENERATED}:{kind} is no kind of question; give one of {', '.join(KINDS)}.")
    return pages.filter(_has_kind, fn_kwargs={"kind": kind}).map(_keep_kind, fn_kwargs={"kind": kind})


def _has_kind(page: dict, kind: str) -> bool:
    return any(question["kind"] == kind for question in page["questions"])


def _keep_kind(page: dict, kind: str) -> dict:
    return page | {"questions": [q for q in page["questions"] if q["kind"] in (kind, UNANSWERABLE)]}


def training_pages(
    arguments: DataArguments,
    seed: int,
    render: bool,
    image_size: int,
    batch_size: int,
    prompt_tokenizer: PreTrainedTokenizerBase,
    processes: int = 1,
    workers: int = 1,
) -> IterableDataset:
    """All training datasets, mixed by weight, without an end, in batches of pages of about the same length.

    Without an end, each of several processes, with so many loading `workers` each, has as many batches of as many
    pages, whatever its share of the data is.
    """
    seed += arguments.data_seed_offset
    names, weights = arguments.dataset, arguments.dataset_weights or [1.0] * len(arguments.dataset)
    if len(weights) != len(names):
        raise ValueError(f"--dataset_weights has {len(weights)} numbers for {len(names)} datasets; give one each.")
    streams = [
        askable(open_pages(name, "train", seed, arguments, render, image_size), prompt_tokenizer) for name in names
    ]
    shares = [weight / sum(weights) for weight in weights]
    if min(stream.num_shards for stream in streams) < processes:  # accelerate then deals one stream out, batch by batch
        batch_size *= processes
    if len(streams) == 1 and names[0].partition(":")[0] != GENERATED:
        return repeat_pages(deal_parts(streams, processes, workers), batch_size)
    mixed = streams[0] if len(streams) == 1 else mix_pages(deal_parts(streams, processes, workers), shares, seed)
    return mixed.map(
        group_by_length, batched=True, batch_size=GROUPED_BATCHES * batch_size, fn_kwargs={"batch_size": batch_size}
    )


def repeat_pages(loaders: list[list[Parts]], batch_size: int) -> IterableDataset:
    """A stream again and again, grouped by length within each pass, so that a page does not stand beside itself."""
    return IterableDataset.from_generator(_repeat_grouped, gen_kwargs={"loaders": loaders, "batch_size": batch_size})


def _repeat_grouped(loaders: list[list[Parts]], batch_size: int) -> Iterator[dict]:
    ((parts,),) = loaders
    for number in itertools.count():
        pages, empty = _pass(parts, number), True
        while window := list(itertools.islice(pages, GROUPED_BATCHES * batch_size)):
            empty = False
            for index in length_order(
                [page["words"] for page in window], [page["page_id"] for page in window], batch_size
            ):
                yield window[index] | {"epoch": number}
        if empty:
            raise ValueError(NO_PAGES)


def mix_pages(loaders: list[list[Parts]], shares: list[float], seed: int) -> IterableDataset:
    """An endless stream that draws each page from one of the streams with its probability; a finished one starts again.

    `datasets.interleave_datasets` would take a first page of each to infer Arrow types, which images have none of.
    """
    settings = {"shares": tuple(shares), "seed": seed}
    return IterableDataset.from_generator(_draw_pages, gen_kwargs={"loaders": loaders, **settings})


def _draw_pages(loaders: list[list[Parts]], shares: tuple[float, ...], seed: int) -> Iterator[dict]:
    (streams,) = loaders
    rng = random.Random(seed)
    sources = [_endless(parts) for parts in streams]
    while True:
        yield next(rng.choices(sources, shares)[0])


def _endless(parts: Parts) -> Iterator[dict]:
    for number in itertools.count():
        page = None
        for page in _pass(parts, number):
            yield page | {"epoch": number}
        if page is None:
            raise ValueError(NO_PAGES)


def _pass(parts: Parts, number: int) -> Iterator[dict]:
    """All pages once; from the second pass on the parts take turns in another order, and shuffled ones within too."""
    for part in random.Random(number).sample(parts, len(parts)) if number else parts:
        part.set_epoch(number)
        yield from rows_of(part)


def askable(pages: IterableDataset, tokenizer: PreTrainedTokenizerBase) -> IterableDataset:
    """Pages without questions that are too long, and without pages that then have none."""
    return pages.map(drop_long_questions, fn_kwargs={"tokenizer": tokenizer}).filter(is_asked)


def is_asked(page: dict) -> bool:
    """Whether there is a question about the page: chance leaves a generated one, now and then, without."""
    return "question" in page or len(page["questions"]) > 0


def group_by_length(pages: dict[str, list], batch_size: int) -> dict[str, list]:
    """Reorders columns of pages so that each run of `batch_size` holds pages with about as many characters."""
    order = length_order(pages["words"], pages["page_id"], batch_size)
    return {name: [values[index] for index in order] for name, values in pages.items()}


def length_order(words: list[list[str]], page_ids: list[str], batch_size: int) -> list[int]:
    """Indices of pages in runs of `batch_size` of about the same length.

    Attention is quadratic in the longest page of a batch. The runs are in an order that depends on the pages alone.
    """
    lengths = [sum(map(len, page)) for page in words]
    ordered = sorted(range(len(lengths)), key=lengths.__getitem__)
    runs = [ordered[start : start + batch_size] for start in range(0, len(ordered), batch_size)]
    random.Random("".join(page_ids)).shuffle(runs)
    return [index for run in runs for index in run]


def held_out_pages(
    arguments: DataArguments, render: bool, image_size: int, prompt_tokenizer: PreTrainedTokenizerBase
) -> IterableDataset | None:
    """The first `eval_pages` pages of the held-out split, always the same, made anew each time; `None` without any.

    Raises:
        ValueError: they cannot be read, found out at the first page, or `--eval_dataset` has none.
    """
    source = held_out_source(arguments.eval_dataset, arguments.dataset[0])
    if source is None:
        return None
    name, split = source
    stream = askable(open_pages(name, split, 0, arguments, render, image_size), prompt_tokenizer)
    pages = first_pages(stream, arguments.eval_pages)
    if any(True for _ in pages):
        return pages
    if arguments.eval_dataset is None:
        return None
    raise ValueError(f"--eval_dataset {name}: its split {split!r} has no pages with questions.")
