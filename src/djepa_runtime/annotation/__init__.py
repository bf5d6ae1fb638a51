"""Annotate pages with a model in the loop (`djepa annotate`), as in section 4 of Segment Anything (arXiv 2304.02643).

People accept or correct the model's answers to questions about document pages; their decisions are training examples.

records.py      pages, events, decisions and models, as dataclasses
store.py        where they are kept: an SQLite file (database.py)
checked.py      documents that no model is trained on
history.py      models with their scores, and back to an earlier one
proposals.py    the model: pages, and candidates for a question, with clicks and a box
ordering.py     the page that is annotated next
background.py   ordering while nobody waits, and the change of the model
stages.py       who decides: people, the model before them, or the model alone
workspace.py    what annotators do, and the requests
server.py       the application, at 127.0.0.1
security.py     who may use it
static/         its page
"""
