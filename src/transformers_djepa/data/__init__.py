"""Training data: row format, published datasets, collators, and the preparation of documents."""
