"""Dutch questions: by field, by table cell, and from any label (format: see `parse.py`)."""

LABEL_QUESTIONS = """{label}? | Wat staat er bij {label}? | {label} | Welke waarde heeft {label}? | Wat is vermeld onder '{label}'? | Zoek {label}. | Geef {label}. | Wat vermeldt het document als {label}? | Waar staat {label}? | Wat is ingevuld bij {label}?
    ~ Wat is er achter {label} gedrukt? | Lees {label} af. | Wijs {label} aan."""

QUESTIONS = ""

CELL_QUESTIONS = ""
