"""Pages with questions: the row format, generated documents, headings of PDFs with outlines."""
