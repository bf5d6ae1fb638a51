"""Names: people by language, companies by country (coined, after a person, after a place, after a trade), and what derives from them."""

import random
import unicodedata

from .lexicon.parse import parse_lists, parse_words


FIRST_NAMES = parse_lists("""
en = James | Mary | John | Patricia | Robert | Jennifer | Michael | Linda | William | Elizabeth | David | Susan
    | Richard | Jessica | Thomas | Sarah | Charles | Karen | Daniel | Nancy | Matthew | Lisa | Andrew | Emily | Oliver
    | Amelia | George | Isla | Harry | Ava | Jack | Grace | Liam | Chloe | Noah | Sophie | Priya | Mohammed | Aisha
    | Wei | Kevin | Rachel | Stephen | Helen | Gareth | Siobhan | Niamh | Callum | Tyler | Brandon
de = Peter | Anna | Michael | Sabine | Thomas | Julia | Andreas | Petra | Stefan | Monika | Christian | Claudia | Martin
    | Susanne | Jürgen | Birgit | Klaus | Katrin | Wolfgang | Ute | Markus | Nicole | Frank | Heike | Tobias | Lena
    | Florian | Laura | Jan | Marie | Lukas | Leonie | Jörg | Kerstin | Uwe | Antje | Günter | Ingrid | Björn | Silke
    | Matthias | Anke | Karl-Heinz | Hans-Peter | Mehmet | Ayşe | Fabian | Jonas
fr = Jean | Marie | Pierre | Nathalie | Michel | Isabelle | Philippe | Sylvie | Nicolas | Catherine | Christophe
    | Céline | Julien | Sandrine | Thomas | Émilie | François | Valérie | Laurent | Sophie | Olivier | Camille | Antoine
    | Léa | Guillaume | Manon | Frédéric | Chloé | Jean-Luc | Anne-Marie | Stéphane | Aurélie | Benoît | Hélène
    | Mathieu | Élodie | Cédric | Amélie | Yannick | Zoé | Karim | Fatima | Jean-Pierre | Marie-Claire
nl = Jan | Maria | Pieter | Anna | Willem | Johanna | Hendrik | Marieke | Kees | Ingrid | Bart | Els | Tom | Lotte
    | Daan | Sanne | Jeroen | Femke | Sander | Anouk | Ruud | Wilma | Bas | Eva | Thijs | Lieke | Joost | Katrien | Wim
    | Griet | Koen | Ilse | Dirk | Sofie | Maarten | Esther | Gerrit | Saskia | Mohamed | Fatma | Luc | Veerle | Stijn
    | Nele
es = José | María | Antonio | Carmen | Manuel | Ana | Francisco | Isabel | David | Laura | Juan | Cristina | Javier
    | Marta | Carlos | Lucía | Miguel Ángel | Pilar | Alejandro | Paula | Pablo | Elena | Sergio | Raquel | Jorge
    | Rocío | Íñigo | Montserrat
it = Giuseppe | Maria | Giovanni | Anna | Antonio | Francesca | Mario | Laura | Luigi | Chiara | Marco | Giulia | Andrea
    | Elena | Paolo | Sara | Luca | Valentina | Alessandro | Silvia | Stefano | Martina | Matteo | Federica | Roberto
    | Paola
""")
LAST_NAMES = parse_lists("""
en = Smith | Jones | Taylor | Brown | Williams | Wilson | Johnson | Davies | Patel | Robinson | Wright | Thompson
    | Evans | Walker | White | Roberts | Green | Hall | Wood | Jackson | Clarke | Harris | Lewis | Young | King | Baker
    | Turner | Hill | Scott | Cooper | Morris | Ward | Moore | Clark | Anderson | Martinez | Garcia | Miller | O'Brien
    | Murphy | Kelly | MacDonald | Campbell | Stewart | Singh | Khan | Nguyen | Chen | Fitzgerald | Hughes | Bennett
    | Carter | Whitfield | Ashworth | Pemberton
de = Müller | Schmidt | Schneider | Fischer | Weber | Meyer | Wagner | Becker | Schulz | Hoffmann | Schäfer | Koch
    | Bauer | Richter | Klein | Wolf | Schröder | Neumann | Schwarz | Zimmermann | Braun | Krüger | Hofmann | Hartmann
    | Lange | Schmitt | Werner | Krause | Meier | Lehmann | Köhler | Maier | Kaiser | Fuchs | Lang | Scholz | Möller
    | Weiß | Jung | Hahn | Vogel | Keller | Günther | Frank | Berger | Winkler | Roth | Beck | Lorenz | Baumann | Huber
    | Gruber | Steiner | Yılmaz | von Stein | Schulze-Bergmann
fr = Martin | Bernard | Dubois | Thomas | Robert | Richard | Petit | Durand | Leroy | Moreau | Simon | Laurent
    | Lefebvre | Michel | Garcia | David | Bertrand | Roux | Vincent | Fournier | Morel | Girard | André | Lefèvre
    | Mercier | Dupont | Lambert | Bonnet | François | Martinez | Legrand | Garnier | Faure | Rousseau | Blanc | Guérin
    | Muller | Henry | Roussel | Nicolas | Perrin | Morin | Gauthier | Dumont | Fontaine | Chevalier | Benali | Le Gall
    | de La Tour | Peeters | Janssens
nl = de Jong | Jansen | de Vries | van den Berg | van Dijk | Bakker | Janssen | Visser | Smit | Meijer | de Boer
    | Mulder | de Groot | Bos | Vos | Peters | Hendriks | van Leeuwen | Dekker | Brouwer | de Wit | Dijkstra | Smits
    | de Graaf | van der Meer | Kok | Jacobs | van der Linden | Vermeulen | van den Heuvel | Peeters | Maes | Willems
    | Claes | Goossens | Wouters | De Smet | Dubois | Van Damme | Verhoeven | Martens | Hermans | Özdemir | Ter Horst
    | Kuipers
es = García López | Fernández | González Ruiz | Rodríguez | López Martín | Martínez | Sánchez Gil | Pérez | Gómez Torres
    | Martín | Jiménez | Ruiz Ortega | Hernández | Díaz | Moreno Vega | Álvarez | Muñoz | Romero | Alonso | Gutiérrez
    | Navarro
it = Rossi | Russo | Ferrari | Esposito | Bianchi | Romano | Colombo | Ricci | Marino | Greco | Bruno | Gallo | Conti
    | De Luca | Costa | Giordano | Mancini | Rizzo | Lombardi | Moretti | Barbieri | Fontana | Santoro | Mariani
    | D'Angelo
""")
LAST_NAME_PARTS = parse_lists("""
en = Ash | Black | Brad | Hart | King | Lang | Mar | North | Old | Pen | Rad | Stan | Thorn | Wal | Whit | Wood | Hazel | Fair | ford | ley | ton | well | worth | bury | field | son | by | ham | wood | man | stone | croft | dale | shaw | combe | ridge
de = Stein | Rosen | Gold | Eich | Linden | Brandt | Ober | Nieder | Hohen | Wald | Berg | Feld | Acker | Kirch | Rot | Schön | Eber | Diet | hauer | mann | berg | meier | bach | feld | hoff | stein | müller | mayr | baum | eder | huber | inger | ke | thal | wein | hardt
fr = Beau | Mont | Char | Du | Le | Bel | Gran | Mar | Per | Roche | Val | Bour | Cha | Dela | Fon | Gui | Lam | Ver | champ | fort | bois | tin | rand | geon | don | mont | ville | lard | ier | court | pin | reau | let | dier | mond | neau
nl = Ver | Vander | Kuip | Smeet | Hage | Ouden | Klein | Groot | Oude | Nieuwen | Hoog | Water | Berg | Steen | Vels | Hout | Zand | Boer | huis | man | meer | kamp | stra | ink | ma | beek | hoven | sen | veld | broek | dijk | laar | donk | burg | horst | berg
es = Mont | Cast | Vill | Alb | Ferr | Góm | Sal | Mor | Bel | Car | Pal | Ser | ero | illo | alba | ano | ández | eda | ales | ena | ejo | oya | erra | egas
it = Mont | Bell | Gal | Ross | Bian | Mar | Fer | San | Cap | Mor | Vil | Cas | ini | elli | etti | ato | ese | one | ucci | aro | icchi | ano | oni | eri
""")
ADDRESSED = parse_lists("""
en = Mr | Mrs | Ms | Mr. | Miss
de = Herr | Frau | Hr. | Fr. | Herrn
fr = M. | Mme | Monsieur | Madame | Mlle
nl = Dhr. | Mevr. | De heer | Mevrouw | dhr.
es = Sr. | Sra. | D. | Dña.
it = Sig. | Sig.ra | Dott. | Ing.
""")
FORMS = parse_lists("""
GB = Ltd | Ltd | Limited | Ltd. | PLC | LLP | & Co | LTD
US = Inc. | Inc | LLC | Corp. | Co. | L.L.C. | Corporation | & Sons
IE = Ltd | Limited | DAC | Teo
CA = Inc. | Ltd. | Corp. | Limited
AU = Pty Ltd | Pty. Ltd. | Ltd
DE = GmbH | GmbH | GmbH & Co. KG | AG | KG | e.K. | UG (haftungsbeschränkt) | OHG | GbR | e.V. | SE | eG
    | GmbH & Co. OHG
AT = GmbH | Ges.m.b.H. | KG | e.U. | AG | OG
CH = AG | GmbH | SA | Sàrl | & Cie
LU = S.A. | S.à r.l. | SARL
FR = SARL | SAS | S.A.S. | SA | EURL | S.A.R.L. | SASU | SNC | & Fils | SCOP
BE = SPRL | S.A. | SA | BVBA | NV | BV | SRL | N.V. | B.V.B.A.
NL = B.V. | BV | B.V. | N.V. | V.O.F. | VOF | Holding B.V. | Groep B.V.
ES = S.L. | S.A. | SL | S.L.U. | S.A.U. | S. Coop.
IT = S.r.l. | S.p.A. | SRL | S.n.c. | S.a.s. | SpA
""")
TRADES = parse_lists("""
en = Solutions | Services | Consulting | Engineering | Supplies | Trading | Electrical | Plumbing | Design | Media
    | Logistics | Printing | Catering | Systems | Technologies | Office Supplies | Motors | Gardens | Energy | Foods
    | Hotel | Security | Telecom | Software | Web Hosting | Cleaning | Freight | Books | Packaging | Marketing | Labs
de = Elektrotechnik | Sanitär | Bürobedarf | Consulting | Handel | Druckerei | Logistik | Maschinenbau | Metallbau
    | Getränke | Autohaus | Gartenbau | Energie | Hotel | Gebäudereinigung | Software | IT-Service | Medien | Verlag
    | Spedition | Bäckerei | Möbel | Werbetechnik | Heizungsbau | Telekommunikation | Immobilien | Datentechnik
    | Versandhandel | Steuerberatung | Feinkost
fr = Électricité | Plomberie | Conseil | Services | Distribution | Imprimerie | Transports | Menuiserie | Informatique
    | Bureautique | Traiteur | Énergie | Hôtel | Nettoyage | Médias | Garage | Jardins | Télécom | Bâtiment
    | Boulangerie | Fournitures | Communication | Ingénierie | Développement | Solutions | Maçonnerie | Éditions
nl = Installatietechniek | Bouwbedrijf | Advies | Kantoorartikelen | Transport | Drukkerij | Hoveniers | Elektro
    | Automatisering | Groothandel | Energie | Hotel | Schoonmaak | Media | Garage | Telecom | Interieur | Bakkerij
    | Software | Webdesign | Techniek | Vastgoed | Logistics | Catering | Uitgeverij | Loodgieters | Verhuur
es = Instalaciones | Servicios | Consultores | Transportes | Imprenta | Electricidad | Suministros | Informática
    | Construcciones | Energía | Hotel | Distribuciones | Papelería | Telecomunicaciones | Alimentación
it = Impianti | Servizi | Consulenza | Trasporti | Tipografia | Elettronica | Forniture | Informatica | Costruzioni
    | Energia | Hotel | Distribuzione | Cartoleria | Telecomunicazioni | Alimentari
""")
COINED = parse_words("""
vel | nor | tex | dra | mi | tro | ka | lum | ora | sys | ven | ta | quo | ri | xel | pro | sol | ver | bio | net | al
| cor | dy | na | opti | flex | zen | gra | ost | ber
""")
STREAMS = parse_lists("""
en = {a} & {b} | {a} {t} | {c} {t} | {c} | {a} and Sons | {p} {t} | {i} {t} | The {p} {t} Company | {c}{t2} | {a} Bros.
de = {a} {t} | {a} & {b} | {c} {t} | {t} {a} | {c} | {a} & Söhne | {p}er {t} | {i} {t} | Gebr. {a} | {t} {p} | {f} {a}
    | Stadtwerke {p}
fr = {t} {a} | {a} {t} | {c} {t} | Établissements {a} | {c} | {a} et Fils | Société {a} | {i} {t} | Ets {a} | {t} de {p}
    | {c} France | Cabinet {a}
nl = {t} {a} | {a} {t} | {c} {t} | {a} & Zonen | {c} | {a} en {b} | {i} {t} | {t} {p} | {c} Nederland | Fa. {a}
    | Gebroeders {a}
es = {t} {a} | {c} {t} | Hermanos {a} | {c} | {i} {t} | {t} {p} | Grupo {c}
it = {t} {a} | {c} {t} | Fratelli {a} | {c} | {i} {t} | {a} & Figli | Gruppo {c}
""")


def draw_person(rng: random.Random, language: str) -> tuple[str, str]:
    """First and last name of a person."""
    if rng.random() < 0.06:
        language = rng.choice(tuple(FIRST_NAMES))
    return rng.choice(FIRST_NAMES[language]), _last_name(rng, language)


def full_name(rng: random.Random, language: str) -> str:
    """A person's name as documents write it: mostly in full, sometimes with an initial, a title, a form of address, in capitals."""
    first, last = draw_person(rng, language)
    shapes = ("{f} {l}",) * 14 + ("{i}. {l}", "{i}. {l}", "Dr. {f} {l}", "{a} {l}", "{a} {l}", "{f} {L}", "{L} {f}", "{l}, {f}", "{f}")
    return rng.choice(shapes).format(f=first, l=last, i=first[0], a=rng.choice(ADDRESSED[language]), L=last.upper())


def _last_name(rng: random.Random, language: str) -> str:
    """From the list, or put together from the parts such names are made of."""
    parts = LAST_NAME_PARTS[language]
    if rng.random() < 0.7:
        return rng.choice(LAST_NAMES[language])
    half = len(parts) // 2
    return rng.choice(parts[:half]) + rng.choice(parts[half:])


def draw_company(rng: random.Random, language: str, country: str, city: str) -> tuple[str, str]:
    """A company's name with its legal form, and the core of the name for its domain."""
    coined = "".join(rng.choice(COINED) for _ in range(rng.randint(2, 3))).capitalize()
    trade, surname, partner = rng.choice(TRADES[language]), _last_name(rng, language), _last_name(rng, language)
    initials = "".join(rng.choice("ABCDEFGHIKLMNOPRSTVW") for _ in range(rng.randint(2, 4)))
    parts = {"a": surname.split(" ")[-1].capitalize(), "b": partner.split(" ")[-1].capitalize(), "c": coined, "t": trade, "i": initials}
    parts |= {"t2": trade.split(" ")[0].lower(), "p": _short_place(city), "f": rng.choice(FIRST_NAMES[language])}
    core = rng.choice(STREAMS[language]).format(**parts)
    name = f"{core} {rng.choice(FORMS[country])}" if rng.random() < 0.85 else core
    return (name.upper() if rng.random() < 0.06 else name), core


def _short_place(city: str) -> str:
    """`Frankfurt` of `Frankfurt am Main`, but all of `Le Havre`."""
    name = city.split(",")[0]
    first = name.split(" ")[0]
    return first.capitalize() if len(first) > 3 else name


def slug(text: str, joint: str = "-") -> str:
    """Lower-case ASCII letters and digits joined by `joint`, as in a domain name: `Müller & Söhne` -> `mueller-soehne`."""
    for letter, plain in (("ä", "ae"), ("ö", "oe"), ("ü", "ue"), ("ß", "ss"), ("&", " "), ("ı", "i")):
        text = text.lower().replace(letter, plain)
    plain = unicodedata.normalize("NFKD", text).encode("ascii", "ignore").decode()
    words = "".join(character if character.isalnum() else " " for character in plain).split()
    return joint.join(words)
