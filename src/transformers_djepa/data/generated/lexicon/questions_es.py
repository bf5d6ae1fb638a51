"""Spanish questions: by field, by table cell, and from any label (format: see `parse.py`)."""

LABEL_QUESTIONS = """¿{label}? | ¿Qué figura en {label}? | {label} | ¿Qué valor tiene {label}? | ¿Qué indica el documento en «{label}»? | Busque: {label}. | ¿Dónde está {label}?
    ~ ¿Qué pone junto a {label}? | Localice {label}."""

QUESTIONS = ""

CELL_QUESTIONS = ""
