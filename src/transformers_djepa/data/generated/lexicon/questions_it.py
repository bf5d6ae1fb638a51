"""Italian questions: by field, by table cell, and from any label (format: see `parse.py`)."""

LABEL_QUESTIONS = """{label}? | Che cosa è indicato per {label}? | {label} | Qual è il valore di {label}? | Cosa riporta il documento alla voce «{label}»? | Trova: {label}. | Dove si trova {label}?
    ~ Che cosa è stampato accanto a {label}? | Individua {label}."""

QUESTIONS = ""

CELL_QUESTIONS = ""
