"""What business documents call things, and how one asks for them, in six languages.

`FIELDS`: printed labels and questions of each field. `COLUMNS`, `CELL_QUESTIONS`: table headers and questions about cells. `LABEL_QUESTIONS`: questions
made from any label. `TITLES`: document titles by kind. `SENTENCES`, `BOILERPLATE`: running text with and without values.
Wordings held out for the test split stand apart (`test_labels`, `test_questions`, `COLUMNS[name]["test"]`, `TEST_...`) and never occur among the training ones.
Further wordings (`further_labels`, `further_questions`, `FURTHER_...`) and those put together of parts (`COMPOSED_QUESTIONS`) are drawn on training pages alone: the held-out pages stay the same however
many are added.
"""

from .tables import (
    BOILERPLATE,
    CELL_QUESTIONS,
    COLUMNS,
    COMPOSED_QUESTIONS,
    FIELDS,
    FURTHER_CELL_QUESTIONS,
    FURTHER_COLUMNS,
    FURTHER_LABEL_QUESTIONS,
    FURTHER_SENTENCES,
    LABEL_QUESTIONS,
    LANGUAGES,
    SENTENCES,
    TEST_CELL_QUESTIONS,
    TEST_LABEL_QUESTIONS,
    TEST_TITLES,
    TITLES,
    Field,
)


__all__ = [
    "BOILERPLATE",
    "CELL_QUESTIONS",
    "COLUMNS",
    "COMPOSED_QUESTIONS",
    "FIELDS",
    "FURTHER_CELL_QUESTIONS",
    "FURTHER_COLUMNS",
    "FURTHER_LABEL_QUESTIONS",
    "FURTHER_SENTENCES",
    "LABEL_QUESTIONS",
    "LANGUAGES",
    "SENTENCES",
    "TEST_CELL_QUESTIONS",
    "TEST_LABEL_QUESTIONS",
    "TEST_TITLES",
    "TITLES",
    "Field",
]
