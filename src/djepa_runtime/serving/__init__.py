"""Answers over HTTP (`djepa serve`).

service.py   reads files, asks the model
door.py      who may ask, and how much: a token, limits of size, a bounded queue
app.py       the application and its documentation
"""
