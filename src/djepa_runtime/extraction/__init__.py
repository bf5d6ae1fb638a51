"""Fill a table from documents: a row for each document, columns for each field (`djepa extract`)."""
