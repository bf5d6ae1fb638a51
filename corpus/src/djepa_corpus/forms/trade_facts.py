"""Facts of advertising orders, pay slips, tickets and tills; makers that print items replace the sums."""

import random
from datetime import date, timedelta

from .identities import Formats, Origin, draw_number, slug


COMMISSION_PERCENT = 15  # that advertising agencies get
AIRPORT_LETTERS = "ABCDEFGHIKLMNOPRSTUVWYZ"


def trade_facts(rng: random.Random, origin: Origin, formats: Formats, issued: date) -> dict[str, str]:
    """Return values by field."""
    values = media_facts(rng, origin, formats, issued) | pay_facts(rng, origin, formats, issued)
    return values | ticket_facts(rng, origin, formats) | till_facts(rng, formats)


def fill(rng: random.Random, origin: Origin, pattern: str, **further: str) -> str:
    """Fill a pattern of `business.yaml` with names, places, a company and numbers."""
    cities = [origin.city().split(",")[0] for _ in range(2)]
    (first, last), number = origin.person(), str(rng.randint(1, 40))
    parts = {"f": first, "l": last, "c": cities[0], "d": cities[1], "n": number, "y": rng.randint(2005, 2025)}
    parts["x"] = origin.company(cities[0])[0] if "{x}" in pattern else ""
    text = pattern
    while "{l}" in text:  # each last name is another one
        text = text.replace("{l}", origin.person()[1], 1)
    return text.format(**parts, **further)


def media_facts(rng: random.Random, origin: Origin, formats: Formats, issued: date) -> dict[str, str]:
    """The parties, the flight and the sums of an order of advertising air time."""
    words = origin.texts.business["media"]
    start = issued + timedelta(days=rng.randint(-20, 40))
    end = start + timedelta(days=rng.choice((0, 4, 6, 6, 6, 13, 20, 27, 34, 90)))
    gross = rng.randint(50, 90_000) * rng.choice((100, 500, 25))
    commission = (gross * COMMISSION_PERCENT + 50) // 100
    values = {"advertiser": fill(rng, origin, rng.choice(words["advertisers"]))}
    values |= {"agency": fill(rng, origin, rng.choice(words["agencies"]))}
    values |= {"product": fill(rng, origin, rng.choice(words["products"])), "station": station_name(rng, origin)}
    values |= {"flight_from": formats.date(start), "flight_to": formats.date(end)}
    values |= {"gross_amount": formats.money(gross), "agency_commission": formats.money(commission)}
    return values | {"net_amount": formats.money(gross - commission), "spot_count": str(rng.randint(2, 400))}


def station_name(rng: random.Random, origin: Origin) -> str:
    """Call letters as in North America, or a name with the city."""
    if origin.country in ("US", "CA"):
        letters = "".join(rng.choice("ABCDEFGHIKLMNOPRSTVWXYZ") for _ in range(3))
        kind = rng.choice(("-TV", "-FM", "-AM", "", "-TV", "-DT", " TV", "-LD", "+"))
        return f"{rng.choice('KW')}{letters}{kind}"
    city = origin.city().split(",")[0].split(" ")[0]
    pattern = rng.choice(
        ("Radio {c}", "TV {c}", "{c} {n}", "Kanal {n}", "{c} FM", "Hit {n},{m}", "{c} TV", "Antenne {c}")
    )
    return pattern.format(c=city, n=rng.randint(2, 99), m=rng.randint(1, 9))


def pay_facts(rng: random.Random, origin: Origin, formats: Formats, issued: date) -> dict[str, str]:
    gross = rng.randint(90_000, 900_000)
    deducted = gross * rng.randint(12, 45) // 100
    month = issued.replace(day=1)
    last = (month + timedelta(days=31)).replace(day=1) - timedelta(days=1)
    period = formats.month(issued) if rng.random() < 0.6 else formats.dates(month, last)
    values = {"employee_name": " ".join(origin.person()), "employee_number": draw_number(rng, "customer")}
    values |= {"pay_period": period, "pay_date": formats.date(last - timedelta(days=rng.randint(0, 6)))}
    values |= {"gross_pay": formats.money(gross), "deductions": formats.money(deducted)}
    return values | {"net_pay": formats.money(gross - deducted)}


def ticket_facts(rng: random.Random, origin: Origin, formats: Formats) -> dict[str, str]:
    words = origin.texts.business["tickets"]
    first, last = origin.person()
    name = rng.choice(
        (f"{first} {last}", f"{last.upper()}/{first.upper()}", f"{last}, {first}", f"{first} {last}".upper())
    )
    places = [origin.city().split(",")[0] for _ in range(2)]
    if rng.random() < 0.3:  # airport codes
        places = [f"{place} ({_airport(rng, place)})" for place in places]
    airline = rng.choice("ABCDEFKLMNOQRSTUVXZ") + rng.choice("ABCDEFGHKLMNRSTUVXYZ2345678")
    values = {"passenger_name": name, "departure_place": places[0], "destination": places[1]}
    values["flight_number"] = f"{airline}{rng.choice((' ', '', ' '))}{rng.randint(10, 9899)}"
    values["seat"] = rng.choice((f"{rng.randint(1, 45)}{rng.choice('ABCDEFJK')}", str(rng.randint(1, 120))))
    values["gate"] = rng.choice((f"{rng.choice('ABCDEF')}{rng.randint(1, 60)}", str(rng.randint(1, 40))))
    values["departure_time"] = formats.time(
        rng.randint(5, 22), rng.choice((0, 5, 10, 15, 20, 25, 30, 40, 45, 50, 55)), 0
    )
    values["event"] = fill(rng, origin, rng.choice(words["events"]))
    return values | {"venue": fill(rng, origin, rng.choice(words["venues"]))}


def _airport(rng: random.Random, place: str) -> str:
    letters = [letter for letter in slug(place).upper() if letter in AIRPORT_LETTERS]
    return "".join((letters + rng.sample(AIRPORT_LETTERS, 3))[:3])


def till_facts(rng: random.Random, formats: Formats) -> dict[str, str]:
    cash, change = rng.choice((500, 1000, 2000, 5000, 10_000)), rng.randint(1, 499)
    values = {"cash_tendered": formats.money(cash), "change": formats.money(change)}
    values["rounding"] = formats.money(rng.choice((-2, -1, 1, 2)))
    return values | {"service_charge": formats.money(rng.randint(50, 2500))}
