"""What an invented label says of a thing (format: see `parse.py`); the things themselves are in `things.py`.

In a label `{n}` is the thing in small letters, `{N}` with its first letter as the list has it.
"""

from .parse import parse_lists


# By language and what stands behind the label; the first entries are the usual ones.
CODE_LABELS = parse_lists("""
en = {N} No. | {N} number | {N} ID | {N} code | {N} ref. | {N} # | No. of {n} | {N} reference
de = {N}nummer | {N}-Nr. | {N}nr. | {N}-ID | {N}code | {N}kennung | {N}-Kennzeichen
fr = N° {n} | Numéro {n} | Code {n} | Réf. {n} | Identifiant {n} | No {n} | {N} n°
nl = {N}nummer | {N}nr. | {N}-nr | {N}code | {N}-ID | {N}kenmerk
es = N.º {n} | Número {n} | Código {n} | Ref. {n}
it = N. {n} | Numero {n} | Codice {n} | Rif. {n}
""")
DATE_LABELS = parse_lists("""
en = {N} date | Date of {n} | {N} on | Last {n} | Next {n} | {N} valid until
de = {N}datum | {N}termin | {N}tag | {N}beginn | {N}ende | {N}frist
fr = Date {n} | {N} le | {N} du | Début {n} | Fin {n} | Prochain {n}
nl = {N}datum | {N} op | {N}dag | Datum {n} | Einde {n}
es = Fecha {n} | {N} el | Inicio {n}
it = Data {n} | {N} il | Inizio {n}
""")
AMOUNT_LABELS = parse_lists("""
en = {N} fee | {N} charge | {N} cost | {N} amount | Price of {n} | {N} deposit | {N} value
de = {N}kosten | {N}gebühr | {N}betrag | {N}pauschale | {N}wert | {N}preis
fr = Frais {n} | Montant {n} | Coût {n} | Forfait {n} | Valeur {n}
nl = {N}kosten | {N}bedrag | {N}prijs | {N}waarde | Kosten {n}
es = Coste {n} | Importe {n} | Tasa {n}
it = Costo {n} | Importo {n} | Spese {n}
""")
NAME_LABELS = parse_lists("""
en = {N} manager | {N} contact | {N} name | Name of {n} | {N} officer | {N} by | {N} owner
de = {N}leiter | {N}name | {N}beauftragter | {N}verantwortlicher | {N}kontakt
fr = Responsable {n} | Nom {n} | Contact {n} | {N} par
nl = {N}beheerder | {N}naam | {N}verantwoordelijke | Contact {n}
es = Responsable {n} | Nombre {n} | Contacto {n}
it = Responsabile {n} | Nome {n} | Contatto {n}
""")
