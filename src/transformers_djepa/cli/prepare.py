"""`djepa prepare`: documents, or a published data set, to a data set of pages, with a progress bar."""

from argparse import Namespace

from ..data.preparation import Limits, ReadSettings, prepare


def main(arguments: Namespace) -> int:
    """Runs the command with the flags of `djepa_cli.arguments.add_prepare`; exit code 0, `ValueError` or `OSError`."""
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
        Limits(arguments.num_proc, arguments.timeout, arguments.memory),
        rows_per_shard=arguments.rows_per_shard,
        test_share=arguments.test_share,
        max_items=arguments.max_items,
        progress=True,
        engine=arguments.engine,
    )
    pages = ", ".join(f"{count} {split}" for split, count in sorted(counts["pages"].items())) or "no"
    whole = f" of {counts['items']} documents" if counts["unit"] == "document" else ""
    print(
        f"{arguments.output_dir}: {pages} pages{whole}, {counts['questions']} questions; left out: {counts['left_out']}"
    )
    if counts["pages_read"]:
        speed = counts["pages_read"] / counts["seconds"]
        print(f"{counts['pages_read']} pages in {counts['seconds']:.0f} s ({speed:.1f} pages/s)")
    return 0
