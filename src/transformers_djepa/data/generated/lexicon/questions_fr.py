"""French questions: by field, by table cell, and from any label (format: see `parse.py`)."""

LABEL_QUESTIONS = """{label} ? | Quelle valeur est indiquée pour {label} ? | {label} | Que lit-on à côté de {label} ? | Qu'indique le document pour « {label} » ? | Trouvez : {label}. | Donnez la valeur de {label}. | Quelle est la valeur de « {label} » ? | Où se trouve {label} ? | Relevez : {label}.
    ~ Qu'est-il imprimé après {label} ? | Que porte la mention {label} ? | Repérez {label} sur la page."""

QUESTIONS = ""

CELL_QUESTIONS = ""
