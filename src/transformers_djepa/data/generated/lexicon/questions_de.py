"""German questions: by field, by table cell, and from any label (format: see `parse.py`)."""

LABEL_QUESTIONS = """{label}? | Wie lautet {label}? | {label} | Was steht bei {label}? | Was steht unter „{label}“? | Welche Angabe steht bei {label}? | Finde {label}. | Was ist als {label} angegeben? | Gib {label} an. | Wo steht {label}? | Welcher Wert steht bei {label}? | Suche {label}.
    ~ Was ist neben {label} gedruckt? | Lies {label} ab. | Was wurde bei {label} eingetragen?"""

QUESTIONS = ""

CELL_QUESTIONS = ""
