"""Addresses: cities, streets and postal codes as they are written in each country.

In patterns `#` is a digit, `@` a capital letter; in streets `{n}` is a house number and `{s}` a street name.
"""

import random

from .lexicon.parse import parse_lists


CITIES = parse_lists("""
GB = London | Manchester | Birmingham | Leeds | Bristol | Sheffield | Liverpool | Newcastle upon Tyne | Nottingham
    | Cardiff | Edinburgh | Glasgow | Reading | Milton Keynes | Norwich | Oxford | Cambridge | Brighton | Stoke-on-Trent
    | York | Bath | Exeter | Swindon | Luton | Derby | Aberdeen | Belfast | Warrington | High Wycombe | Bury St Edmunds
    | Kettering | Maidstone
US = Austin, TX | Portland, OR | Denver, CO | Chicago, IL | New York, NY | San Francisco, CA | Seattle, WA | Boston, MA
    | Phoenix, AZ | Miami, FL | Atlanta, GA | Columbus, OH | Nashville, TN | Salt Lake City, UT | Raleigh, NC
    | Minneapolis, MN | Las Vegas, NV | San Diego, CA | Grand Rapids, MI | Boise, ID | Omaha, NE | St. Louis, MO
    | Fort Worth, TX | Newark, NJ | Wilmington, DE
IE = Dublin 2 | Dublin | Cork | Galway | Limerick | Waterford | Dundalk | Swords | Bray | Kilkenny | Sligo | Naas
    | Athlone
CA = Toronto, ON | Vancouver, BC | Montreal, QC | Calgary, AB | Ottawa, ON | Mississauga, ON | Halifax, NS
    | Winnipeg, MB | Edmonton, AB | Kitchener, ON
AU = Sydney NSW | Melbourne VIC | Brisbane QLD | Perth WA | Adelaide SA | Newcastle NSW | Geelong VIC | Hobart TAS
    | Parramatta NSW | Fremantle WA
DE = Berlin | Hamburg | München | Köln | Frankfurt am Main | Stuttgart | Düsseldorf | Leipzig | Dortmund | Essen
    | Bremen | Dresden | Hannover | Nürnberg | Duisburg | Bochum | Wuppertal | Bielefeld | Bonn | Münster | Karlsruhe
    | Mannheim | Augsburg | Wiesbaden | Kiel | Freiburg | Erfurt | Mainz | Rostock | Kassel | Saarbrücken | Potsdam
    | Oldenburg | Regensburg | Ulm | Heilbronn | Göttingen | Bad Homburg | Gütersloh | Ludwigsburg | Neu-Isenburg
    | Garching bei München | Bad Oeynhausen | Schwäbisch Gmünd | Rheda-Wiedenbrück | Castrop-Rauxel | Lüneburg
    | Landshut
AT = Wien | Graz | Linz | Salzburg | Innsbruck | Klagenfurt | Villach | Wels | St. Pölten | Dornbirn | Steyr
    | Wiener Neustadt | Bregenz | Leoben | Krems an der Donau
CH = Zürich | Genève | Basel | Bern | Lausanne | Winterthur | Luzern | St. Gallen | Lugano | Biel | Thun | Köniz
    | Fribourg | Zug | Chur | Neuchâtel | Uster | Sion | Kreuzlingen | Baar
FR = Paris | Lyon | Marseille | Toulouse | Nice | Nantes | Strasbourg | Montpellier | Bordeaux | Lille | Rennes | Reims
    | Saint-Étienne | Le Havre | Toulon | Grenoble | Dijon | Angers | Nîmes | Villeurbanne | Clermont-Ferrand
    | Aix-en-Provence | Brest | Limoges | Tours | Amiens | Metz | Perpignan | Besançon | Orléans | Mulhouse | Rouen
    | Caen | Nancy | Roubaix | Avignon | Poitiers | La Rochelle | Pau | Annecy | BOULOGNE-BILLANCOURT | COURBEVOIE
    | Issy-les-Moulineaux | LEVALLOIS PERRET | Vénissieux | Mérignac | Cergy | PARIS CEDEX 08 | Lyon Cedex 03
    | Villeneuve-d'Ascq
BE = Bruxelles | Brussel | Antwerpen | Gent | Liège | Charleroi | Namur | Leuven | Mechelen | Brugge | Hasselt | Mons
    | Kortrijk | Aalst | Zaventem | Wavre | Sint-Niklaas | Oostende | Genk | Roeselare | Louvain-la-Neuve | Turnhout
LU = Luxembourg | Esch-sur-Alzette | Differdange | Dudelange | Strassen | Bertrange | Munsbach | Capellen
NL = Amsterdam | Rotterdam | Den Haag | 's-Gravenhage | Utrecht | Eindhoven | Groningen | Tilburg | Almere | Breda
    | Nijmegen | Apeldoorn | Haarlem | Arnhem | Enschede | Amersfoort | Zaandam | 's-Hertogenbosch | Hoofddorp | Zwolle
    | Leiden | Maastricht | Dordrecht | Zoetermeer | Ede | Delft | Leeuwarden | Alkmaar | Venlo | Deventer | Hilversum
    | Roosendaal | Oss | Capelle aan den IJssel | Nieuwegein | Veenendaal | Bergen op Zoom
ES = Madrid | Barcelona | Valencia | Sevilla | Zaragoza | Málaga | Murcia | Palma de Mallorca | Bilbao | Alicante
    | Córdoba | Valladolid | Vigo | Gijón | Granada | A Coruña | Vitoria-Gasteiz | Elche | Oviedo | Terrassa | Badalona
    | Cartagena | Pamplona | San Sebastián | Santander | Salamanca | Alcobendas | Las Palmas de Gran Canaria
IT = Roma | Milano | Napoli | Torino | Palermo | Genova | Bologna | Firenze | Bari | Catania | Venezia | Verona
    | Messina | Padova | Trieste | Brescia | Parma | Prato | Modena | Reggio Emilia | Perugia | Livorno | Ravenna
    | Rimini | Bergamo | Vicenza | Trento | Bolzano | Udine | Sesto San Giovanni | Monza | Cinisello Balsamo
""")
POSTCODES = parse_lists("""
GB = @@# #@@ | @@## #@@ | @# #@@ | @## #@@
US = ##### | ##### | #####-####
IE = @## @#@# | D0# @@##
CA = @#@ #@#
AU = ####
DE = ##### | ##### | ##### | D-#####
AT = #### | #### | A-####
CH = #### | #### | CH-####
FR = ##### | ##### | ##### | F-#####
BE = #### | #### | B-####
LU = L-#### | ####
NL = #### @@ | #### @@ | ####@@
ES = #####
IT = #####
""")
COUNTRIES = parse_lists("""
GB = United Kingdom | UK | England | Great Britain
US = USA | United States | United States of America | US
IE = Ireland | Rep. of Ireland
CA = Canada
AU = Australia
DE = Germany | Deutschland | Allemagne | Duitsland | Alemania | Germania
AT = Austria | Österreich | Autriche | Oostenrijk | Austria | Austria
CH = Switzerland | Schweiz | Suisse | Zwitserland | Suiza | Svizzera
FR = France | Frankreich | France | Frankrijk | Francia | Francia
BE = Belgium | Belgien | Belgique | België | Bélgica | Belgio
LU = Luxembourg | Luxemburg | Luxembourg | Luxemburg | Luxemburgo | Lussemburgo
NL = The Netherlands | Niederlande | Pays-Bas | Nederland | Países Bajos | Paesi Bassi
ES = Spain | Spanien | Espagne | Spanje | España | Spagna
IT = Italy | Italien | Italie | Italië | Italia | Italia
""")
LANGUAGE_ORDER = ("en", "de", "fr", "nl", "es", "it")  # of the names of countries above, where there are six
STREET_NAMES = parse_lists("""
en = High | Church | Station | Park | Victoria | London | Mill | Kings | Queen | Bridge | Oak | Maple | Cedar | Elm
    | Washington | Lake | Hill | Green | Market | Lincoln | Westfield | Riverside | Albert | Manor | Sunset | Jefferson
    | Highland | Chestnut | Franklin | Meadow | Orchard | Harbour | Commerce | Industrial | Technology
de = Haupt | Bahnhof | Schul | Garten | Linden | Berg | Wald | Kirch | Goethe | Schiller | Mozart | Ring | Post | Mühlen
    | Industrie | Rosen | Dorf | Wiesen | Birken | Friedrich | Kaiser | Wilhelm | Hafen | Markt | Ahorn | Siemens
    | Daimler | Bismarck | Feld | Sonnen | Eichen | Blumen | Brunnen | Buchen | Robert-Koch- | Max-Planck-
    | Konrad-Adenauer-
fr = de la République | Victor Hugo | de la Gare | du Général de Gaulle | des Lilas | de l'Église | Jean Jaurès
    | Pasteur | Gambetta | de Verdun | du Moulin | des Écoles | de la Liberté | Saint-Martin | de Paris | Jules Ferry
    | des Acacias | du Commerce | de l'Industrie | Émile Zola | de la Paix | du Château | des Champs | Foch | de Lyon
    | Voltaire | de Bretagne | du Port
nl = Kerk | School | Molen | Dorps | Stations | Julianastraat | Wilhelmina | Beatrix | Eiken | Linden | Beuken | Markt
    | Haven | Industrie | Singel | Prinsen | Keizers | Oranje | Berg | Nieuw | Oude | Rijks | Zuider | Noorder | Water
    | Koning | Vondel | Rembrandt | Tulpen | Ambachts | Handels | Energie
es = Mayor | Real | de la Constitución | de Alcalá | San Juan | del Sol | de la Paz | Gran Vía | Cervantes | de Goya
    | de la Iglesia | Nueva | de Aragón | Colón | del Carmen | Velázquez | de los Reyes Católicos | Santa María
it = Roma | Garibaldi | Mazzini | Dante Alighieri | Cavour | Verdi | Marconi | della Libertà | Vittorio Emanuele II
    | dei Mille | XX Settembre | Matteotti | San Marco | del Lavoro | dell'Industria | Leonardo da Vinci | Galilei
    | Manzoni
""")
STREETS = parse_lists("""
en = {n} {s} Street | {n} {s} Road | {n} {s} Lane | {n} {s} Avenue | {n} {s} St | {n} {s} Drive | {n} {s} Way
    | Unit {u}, {s} Business Park | {n}-{m} {s} Road | {s} House, {n} {s} Street | P.O. Box {b}
us = {b} {s} Ave | {b} {s} Street | {b} N {s} Blvd | {b} {s} Drive, Suite {n} | {b} {s} Rd. | {n} {s} St., Apt {u}
    | PO Box {b} | {b} SW {s} Pkwy | {b} {s} Ave. Ste {n}
de = {s}straße {n} | {s}str. {n} | {s}weg {n} | {s}platz {u} | {s}allee {n} | Am {s}hof {u} | {s}straße {n}a
    | {s}str. {n}-{m} | An der {s}mühle {u} | {s}gasse {u} | Postfach {b}
ch = {s}strasse {n} | {s}weg {n} | {s}gasse {u} | {s}platz {u} | {s}strasse {n}b
fr = {n} rue {s} | {n}, rue {s} | {n} avenue {s} | {n} bis rue {s} | {n}, boulevard {s} | {u} place {s} | {n} chemin {s}
    | {n} RUE {s} | ZA {s} | {u} impasse {s} | {n}, av. {s} | {n} quai {s} | Rue {s}, {n} | BP {b}
nl = {s}straat {n} | {s}weg {n} | {s}laan {n} | {s}plein {u} | {s}kade {n} | {s}singel {n} | {s}straat {n}a
    | {s}weg {n}-{m} | {s}laan {n} bus {u} | {s}gracht {n} | Postbus {b}
es = Calle {s}, {n} | C/ {s} {n} | Avda. {s}, {n} | Avenida {s} {n}, {u}º B | Plaza {s}, {u} | C/ {s}, {n}, {u}º
    | Paseo {s} {n} | Pol. Ind. {s}, nave {u} | Ctra. {s}, km {u}
it = Via {s}, {n} | Via {s} {n} | Viale {s}, {n} | Piazza {s}, {u} | Corso {s} {n} | Via {s} {n}/A | V.le {s} {n}
    | C.so {s}, {n} | Largo {s} {u}
""")


def fill_pattern(rng: random.Random, pattern: str) -> str:
    """Replaces `#` with digits (the first one is never 0) and `@` with capital letters."""
    text = []
    for index, character in enumerate(pattern):
        if character == "#":
            text.append(str(rng.randint(0 if index else 1, 9)))
        else:
            text.append(rng.choice("ABCDEFGHJKLMNPRSTUVWXYZ") if character == "@" else character)
    return "".join(text)


def draw_city(rng: random.Random, country: str) -> str:
    """A city of the country."""
    return rng.choice(CITIES[country])


def draw_postcode(rng: random.Random, country: str) -> str:
    """A postal code in the country's shape."""
    return fill_pattern(rng, rng.choice(POSTCODES[country]))


def country_name(rng: random.Random, country: str, language: str) -> str:
    """The country's name in the language, in capitals one time in five; English spelling variants for English-speaking countries."""
    names = COUNTRIES[country]
    name = names[LANGUAGE_ORDER.index(language)] if len(names) == len(LANGUAGE_ORDER) else rng.choice(names)
    return name.upper() if rng.random() < 0.2 else name


def draw_street(rng: random.Random, country: str, language: str) -> str:
    """Street and house number as written in the country."""
    style = {"US": "us", "CA": "us", "CH": "ch"}.get(country, _LANGUAGE_OF.get(country, language))
    style = {"fr": "fr", "it": "it"}.get(language, style) if country == "CH" else style
    style = "nl" if country == "BE" and language == "nl" else style
    names = STREET_NAMES[{"us": "en", "ch": "de"}.get(style, style)]
    number = rng.randint(1, 99) if rng.random() < 0.7 else rng.randint(100, 450)
    return rng.choice(STREETS[style]).format(n=number, m=number + 2, u=rng.randint(1, 24), b=rng.randint(100, 9999), s=rng.choice(names))


_LANGUAGE_OF = {
    "GB": "en", "US": "en", "IE": "en", "CA": "en", "AU": "en", "DE": "de", "AT": "de", "FR": "fr", "BE": "fr", "LU": "fr", "NL": "nl", "ES": "es", "IT": "it",
}  # fmt: skip
