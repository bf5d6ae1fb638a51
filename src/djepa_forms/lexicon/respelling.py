"""Parts of labels that are spelled in many ways (see `generated/respelling.py`), by language."""

from .parse import parse_lists


# Ways to say "number"; compounds end in the first.
NUMBERS = parse_lists("""
en = number | no. | no | nr. | # | num. | nbr
de = nummer | nr. | nr | no. | num.
nl = nummer | nr. | nr | no. | num.
fr = numéro | n° | no | nº | num. | nr
es = número | n.º | nº | núm. | no.
it = numero | n. | n° | nr. | num.
""")
# Last parts of compounds that may stand by themselves.
ENDINGS = parse_lists("""
de = datum | nummer | betrag | kosten | adresse | anschrift | termin | frist | satz | steuer | preis | zeichen | name
    | konto | summe | empfänger | zeitraum | tag | nummern | verbindung | art | bedingungen
nl = datum | nummer | bedrag | kosten | adres | termijn | tarief | prijs | kenmerk | naam | rekening | som | periode
    | dag | code | gegevens | wijze | referentie | voorwaarden | conditie
""")
ARTICLES = parse_lists("""
en = of | the | to | for
de = der | des | die | das | zur
nl = van | de | het | der
fr = de | du | des | la | le | de la
es = de | del | la | el
it = di | del | della | la | il
""")
