"""Items of a document: what is sold, how it is described, counted and priced (prices on a logarithmic scale)."""

import math
import random
from dataclasses import dataclass
from datetime import date

from .lexicon.parse import parse_lists, parse_words
from .values_formats import Formats
from .values_goods import GOODS
from .values_places import fill_pattern


MODEL_PATTERNS = parse_words("""
@@-### | @@@-#### | ###-@ | @### | Mod. @## | #### | V#.# | Typ @# | @@## | ##/## | @@@ ### | No. #### | ### mm | ## kg | # l | @####-@ | ## cm
| #-@@-## | @@ #### | Series # | ##@
""")
GOODS_SHAPES = ("{t} {c}", "{c} {t}", "{t}, {k}", "{t} ({c})", "{t} {k}", "{t} / {c}", "{t} - {c}", "{n} x {t}")
SERVICE_SHAPES = ("{t} {c}", "{t} ({c})", "{t} - {c}", "{c}: {t}")
COLOURS = parse_lists("""
en = black | white | blue | red | grey | large | small | 3-pack | size L | with case | refurbished | 12 months
de = schwarz | weiß | blau | rot | grau | groß | klein | 3er-Pack | Gr. L | mit Koffer | gebraucht | 12 Monate
fr = noir | blanc | bleu | rouge | gris | grand modèle | petit modèle | lot de 3 | taille L | avec étui | reconditionné | 12 mois
nl = zwart | wit | blauw | rood | grijs | groot | klein | set van 3 | maat L | met koffer | gereviseerd | 12 maanden
es = negro | blanco | azul | rojo | gris | grande | pequeño | pack de 3 | talla L | 12 meses
it = nero | bianco | blu | rosso | grigio | grande | piccolo | conf. da 3 | taglia L | 12 mesi
""")
DETAILS = parse_lists("""
en = Serial no. {c} | Warranty {n} months | as agreed | incl. installation | Period: {m} | Date of service {d} | Delivered on {d} | Your ref. {c} | Batch {c} | excl. materials
    | as per our quotation of {d} | Colour: white | discount already deducted
de = Seriennr. {c} | Garantie {n} Monate | gemäß Absprache | inkl. Montage | Zeitraum: {m} | Leistung vom {d} | geliefert am {d} | Ihr Zeichen {c} | Charge {c} | ohne Material
    | laut Angebot vom {d} | Farbe: weiß | Rabatt bereits abgezogen
fr = N° de série {c} | Garantie {n} mois | selon accord | pose comprise | Période : {m} | Prestation du {d} | Livré le {d} | Votre réf. {c} | Lot {c} | hors fournitures | selon devis du {d}
    | Couleur : blanc
nl = Serienr. {c} | Garantie {n} maanden | volgens afspraak | incl. montage | Periode: {m} | Uitgevoerd op {d} | Geleverd op {d} | Uw ref. {c} | Partij {c} | excl. materiaal
    | volgens offerte van {d} | Kleur: wit
es = Nº de serie {c} | Garantía {n} meses | según acuerdo | montaje incluido | Periodo: {m} | Entregado el {d} | Lote {c}
it = N. di serie {c} | Garanzia {n} mesi | come da accordi | montaggio incluso | Periodo: {m} | Consegnato il {d} | Lotto {c}
""")
UNITS = {
    "en": "p:pcs|ea|each|pc.|Stk|unit|EA h:hrs|h|hour|hours d:day|days m:month|mth|months k:kg l:l|litre e:kWh n:night|nights q:m²|sqm f:flat|lot|set",
    "de": "p:Stk.|Stück|St.|Stk|ST|PCE h:Std.|Stunden|h|Stunde d:Tag|Tage m:Monat|Mon.|Monate k:kg l:l|Liter e:kWh n:Nacht|Nächte q:m²|qm f:psch.|pausch.|Psch",
    "fr": "p:pce|U|pièce|unité|Pce|UN h:h|heure|H d:jour|j m:mois k:kg l:l|L e:kWh n:nuit|nuits q:m² f:forfait|ens.|ft",
    "nl": "p:st.|stuk|stuks|st|STK h:uur|uren|u d:dag|dagen m:maand|mnd k:kg l:l|liter e:kWh n:nacht q:m² f:post|forfait|set",
    "es": "p:ud.|uds|unidad h:h|horas d:día m:mes k:kg l:l e:kWh n:noche q:m² f:global|pa",
    "it": "p:pz|pz.|nr.|n. h:ore|h d:gg|giorni m:mese|mesi k:kg l:l e:kWh n:notte q:mq f:corpo|forf.",
}


@dataclass(frozen=True)
class Trade:
    """Items of one trade: the kinds of unit they may be counted in, the range of unit prices."""

    items: tuple[str, ...]
    kinds: str
    low: float
    high: float


@dataclass(frozen=True)
class Draft:
    """An item before its amounts are printed: `kind` its kind of unit, `quantity` in hundredths, `price` in ten-thousandths of the currency."""

    description: str
    unit: str
    quantity: int
    price: int
    kind: str


def draw_items(rng: random.Random, language: str) -> list[Draft]:
    """Between 1 and about 20 different items, mostly of one trade."""
    trade = rng.choice(_TRADES[language])
    count = min(rng.choices((rng.randint(1, 3), rng.randint(3, 8), rng.randint(9, 20)), (40, 48, 12))[0], len(trade.items))
    drafts = [draw_item(rng, language, trade, name) for name in rng.sample(trade.items, count)]
    if rng.random() < 0.1:
        other = rng.choice(_TRADES[language])
        name = rng.choice(other.items)
        drafts += [draw_item(rng, language, other, name)] if name not in trade.items else []
    return drafts


def draw_item(rng: random.Random, language: str, trade: Trade, name: str) -> Draft:
    """One item with a plausible quantity for its unit."""
    kind = rng.choice(trade.kinds)
    low, high = math.log(trade.low), math.log(trade.high)
    cents = round(100 * math.exp(rng.uniform(low, high)))
    if rng.random() < 0.4:
        cents = max(100, round(cents, -2)) - rng.choice((0, 0, 1, 5, 10, 50))
    price = rng.randint(400, 4500) if kind == "e" else 100 * max(cents, 1)
    return Draft(name, rng.choice(_UNITS[language][kind]), _draw_quantity(rng, kind), price, kind)


def describe(rng: random.Random, formats: Formats, draft: Draft, day: date) -> str:
    """The item's text: as it is, with a model code, a colour or a month, sometimes with a second line of details."""
    text, code = draft.description, fill_pattern(rng, rng.choice(MODEL_PATTERNS))
    if draft.kind == "m" and rng.random() < 0.4:
        text = rng.choice(("{t} {m}", "{t} ({m})", "{t} - {m}", "{m}: {t}")).format(t=text, m=formats.month(day))
    elif rng.random() < 0.3:
        shapes = GOODS_SHAPES if draft.kind in "pk" else SERVICE_SHAPES
        colour = rng.choice(COLOURS[formats.language])
        text = rng.choice(shapes).format(t=text, c=code, k=colour, n=rng.choice((2, 3, 5, 6, 10, 12)))
    if rng.random() < 0.08:
        detail = rng.choice(DETAILS[formats.language])
        text += "\n" + detail.format(c=code, m=formats.month(day), d=formats.date(day), n=rng.randint(2, 60))
    return text


def _draw_quantity(rng: random.Random, kind: str) -> int:
    if kind in "mfd":
        return 100 * rng.choice((1, 1, 1, 1, 1, 2, 3, 6, 12))
    if kind == "e":
        return 100 * rng.randint(20, 4500)
    if kind in "hkl" and rng.random() < 0.5:
        return 25 * rng.randint(1, 80)
    if kind == "q":
        return 10 * rng.randint(15, 900)
    return 100 * rng.choices((1, rng.randint(2, 10), rng.randint(11, 500)), (45, 45, 10))[0]


def _read_trades(text: str) -> tuple[Trade, ...]:
    trades = []
    for head, items in parse_lists(text).items():
        _, kinds, low, high = head.split(":")
        trades.append(Trade(items, kinds, float(low), float(high)))
    return tuple(trades)


_TRADES = {language: _read_trades(text) for language, text in GOODS.items()}
_UNITS = {language: {kind: tuple(names.split("|")) for kind, _, names in (part.partition(":") for part in text.split(" "))} for language, text in UNITS.items()}
