"""What users type for pages that are made here, where a data set's name would stand."""

GENERATED = "generated"
OUTLINES = "outlines:"  # and the folder of PDFs
