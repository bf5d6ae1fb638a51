"""Names of the built-in sources of pages, which commands accept in place of a dataset."""

GENERATED = "generated"
OUTLINES = "outlines:"  # followed by a folder of PDFs


def is_made_here(name: str) -> bool:
    """Whether a name is that of a built-in source, not of a dataset."""
    return name.partition(":")[0] in (GENERATED, OUTLINES.removesuffix(":"))
