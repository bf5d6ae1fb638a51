"""`djepa prepare`: write documents or a published dataset as a dataset of pages."""

from argparse import Namespace, _SubParsersAction
from pathlib import Path

from .flags import OUTSIDE, add_command, add_limits, add_ocr
from .names import check_source


EXAMPLES = """\
examples:
  djepa prepare invoices/ --output_dir invoices-dataset
  djepa prepare naver-clova-ix/cord-v2 --output_dir receipts
  djepa prepare reports/ --output_dir pages --questions tags --num_proc 8
  RAY_ADDRESS=10.0.0.1:6379 djepa prepare documents/ --output_dir pages --engine ray
"""
READING = ("image_size", "image_format", "quality", "max_pages", "ocr", "language", "questions", "seed")


def add_commands(commands: _SubParsersAction) -> None:
    """Add `djepa prepare`; the defaults are those of `transformers_djepa.data.preparation`."""
    parser = add_command(
        commands,
        "prepare",
        run,
        "turn documents into a dataset",
        "Turn a folder of PDFs and images into Parquet shards with one row per page: words, boxes and image. An "
        "interrupted run continues when it is started again with the same flags.",
        EXAMPLES,
    )
    add = parser.add_argument
    sources = "PDFs, images and folders of them, searched recursively; or a published dataset"
    add("source", metavar="SOURCE", nargs="+", help=sources)
    add("--output_dir", metavar="DIR", type=Path, required=True, help="a new or empty folder")
    add("--num_proc", metavar="N", type=int, help="processes (default: 2; with ray: all CPUs of the cluster)")
    add("--allow_outside", action="store_true", help=OUTSIDE)
    engine = "read documents on this machine or on the Ray cluster of RAY_ADDRESS, to the same files (default: process)"
    add("--engine", choices=("process", "ray"), default="process", help=engine)
    add("--max_items", metavar="N", type=int, help="maximum number of documents, or of pages if not a folder")
    group = parser.add_argument_group("reading")
    add = group.add_argument
    add("--image_size", metavar="PX", type=int, default=1024, help="longer side of stored images (default: 1024)")
    formats, text = ("JPEG", "PNG", "WEBP"), "format of stored images (default: JPEG)"
    add("--image_format", choices=formats, default="JPEG", help=text)
    add("--quality", metavar="Q", type=int, default=85, help="quality of JPEG and WebP (default: 85)")
    add("--max_pages", metavar="N", type=int, default=200, help="maximum pages per document (default: 200)")
    add_ocr(group)
    add("--language", default="eng", help="Tesseract language code for OCR (default: eng)")
    add("--questions", choices=("none", "tags"), default="none", help="questions from the tags of tagged PDFs, or none")
    add("--seed", type=int, default=0, help="seed of questions and sampled pages (default: 0)")
    add_limits(parser, seconds=300, megabytes=4000, unit="per document")
    add = parser.add_argument_group("shards").add_argument
    add("--rows_per_shard", metavar="N", type=int, default=1000, help="pages per Parquet file (default: 1000)")
    text = "share of documents in the test split (default: 0.1)"
    add("--test_share", metavar="X", type=float, default=0.1, help=text)


def run(arguments: Namespace) -> int:
    for source in arguments.source:
        check_source(source, "dataset")

    from djepa_pages import Limits
    from transformers_djepa.data.preparation import ReadSettings, prepare

    counts = prepare(
        arguments.source,
        arguments.output_dir,
        ReadSettings(**{name: getattr(arguments, name) for name in READING}),
        Limits(arguments.timeout, arguments.memory),
        arguments.num_proc,
        rows_per_shard=arguments.rows_per_shard,
        test_share=arguments.test_share,
        max_items=arguments.max_items,
        progress=True,
        engine=arguments.engine,
        allow_outside=arguments.allow_outside,
    )
    folder, left_out = arguments.output_dir, counts["left_out"]
    pages = ", ".join(f"{count} {split}" for split, count in sorted(counts["pages"].items())) or "no"
    documents = f" of {counts['items']} documents" if counts["unit"] == "document" else ""
    print(f"{folder}: {pages} pages{documents}, {counts['questions']} questions; left out: {left_out}")
    return 0
