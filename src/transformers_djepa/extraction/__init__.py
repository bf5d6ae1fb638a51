"""Fill a table from documents: a row for each document, a column for each field (`djepa extract`).

fields.py      the fields: questions and types, from a YAML file
values.py      answers as printed to dates, amounts and numbers
documents.py   one document to a row
table.py       rows to a file, resumable
run.py         a table that is filled, continued and shown
sheet.py       rows to an HTML page for checking
"""
