"""Names of the built-in sources of pages, which commands accept in place of a dataset."""

GENERATED = "generated"
OUTLINES = "outlines:"  # followed by a folder of PDFs


def is_built_in(name: str) -> bool:
    """Whether a name is a built-in source rather than a dataset."""
    return name.partition(":")[0] in (GENERATED, OUTLINES.removesuffix(":"))
