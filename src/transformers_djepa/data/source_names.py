"""What users type for pages that are made here, where a data set's name would stand."""

GENERATED = "generated"
OUTLINES = "outlines:"  # and the folder of PDFs


def is_endless(name: str) -> bool:
    """Whether its training pages are made, or drawn again and again, without an end."""
    return name.partition(":")[0] in (GENERATED, OUTLINES.removesuffix(":"))
