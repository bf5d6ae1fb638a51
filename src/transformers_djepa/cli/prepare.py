"""`djepa prepare`: write documents or a published dataset as a dataset of pages."""

from argparse import Namespace

from djepa_pages import Limits

from ..data.preparation import ReadSettings, prepare


def main(arguments: Namespace) -> int:
    """Run the command with parsed flags; returns the exit code. Raises `ValueError` or `OSError`."""
    settings = ReadSettings(
        image_size=arguments.image_size,
        image_format=arguments.image_format,
        quality=arguments.quality,
        max_pages=arguments.max_pages,
        ocr=arguments.ocr,
        language=arguments.language,
        questions=arguments.questions,
        seed=arguments.seed,
    )
    counts = prepare(
        arguments.source,
        arguments.output_dir,
        settings,
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
    if counts["pages_read"]:
        speed = counts["pages_read"] / counts["seconds"]
        print(f"{counts['pages_read']} pages in {counts['seconds']:.0f} s ({speed:.1f} pages/s)")
    return 0
