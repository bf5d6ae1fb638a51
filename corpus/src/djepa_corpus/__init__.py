"""Pages for training as Parquet rows: generated documents, real documentation with exact structure, TeX documentation.

forms/         generated documents, typeset with typst
html/          HTML documentation, printed to tagged PDF
regions/       regions of untagged PDFs, from fonts and lines; content/ reads these
labels/        published folders of documents and labels
documents.py   the pages of documents to rows
"""
