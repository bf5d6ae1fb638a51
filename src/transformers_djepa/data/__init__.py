"""Training data: row format, published datasets, streams, collators, and the preparation of documents."""
