"""What users type for pages that are made here, where a data set's name would stand."""

GENERATED = "generated"
OUTLINES = "outlines:"  # and the folder of PDFs


def is_made_here(name: str) -> bool:
    """Whether its pages are made here, not read from a data set."""
    return name.partition(":")[0] in (GENERATED, OUTLINES.removesuffix(":"))
