"""`djepa prepare`: a folder of documents to a data set, with a progress bar."""

from argparse import Namespace

from ..data.preparation import ReadSettings, prepare


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
        arguments.output,
        settings,
        workers=arguments.num_proc,
        seconds=arguments.timeout,
        megabytes=arguments.memory,
        rows_per_shard=arguments.rows_per_shard,
        test_share=arguments.test_share,
        max_documents=arguments.max_documents,
        progress=True,
    )
    pages = ", ".join(f"{count} {split}" for split, count in sorted(counts["pages"].items())) or "no"
    print(f"{arguments.output}: {pages} pages of {counts['documents']} documents")
    if counts["pages_read"]:
        speed = counts["pages_read"] / counts["seconds"]
        print(f"{counts['pages_read']} pages in {counts['seconds']:.0f} s ({speed:.1f} pages/s)")
    return 0
