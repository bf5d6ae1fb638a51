"""Facts of synthetic documents: complete, consistent, in valid formats."""

import random
import re

import pytest

from djepa_corpus.forms import language_codes, make_facts
from djepa_corpus.forms.identities import Origin


LANGUAGES = language_codes()


def facts(language: str, count: int = 60):
    return [make_facts(random.Random(f"{language}-{seed}"), language) for seed in range(count)]


def test_an_unknown_language_raises_an_error_that_lists_the_known_ones():
    with pytest.raises(ValueError, match="no language 'xx'; choose one of en, fr, de, nl, es, it"):
        make_facts(random.Random(0), "xx")


def cents(text: str) -> int:
    """Parse a printed amount with two decimals, for any separators."""
    digits = re.sub(r"[^\d]", "", text)
    return int(digits)


@pytest.mark.parametrize("language", LANGUAGES)
def test_net_plus_tax_and_paid_plus_balance_equal_the_total(language):
    paid = 0
    for fact in facts(language):
        values = {name: cents(fact.values[name] or "0") for name in ("net_total", "tax_amount", "total")}
        assert values["net_total"] + values["tax_amount"] == values["total"]
        if fact.values["amount_paid"]:
            paid += 1
            assert cents(fact.values["amount_paid"]) + cents(fact.values["balance_due"]) == values["total"]
    assert paid > 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_tax_is_the_net_total_times_the_printed_rate(language):
    for fact in facts(language):
        rate = float(re.sub(r"[^\d.]", "", fact.values["tax_rate"].replace(",", "."))) / 100
        assert abs(cents(fact.values["tax_amount"]) - cents(fact.values["net_total"]) * rate) <= 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_items_shipping_and_discount_add_up_to_net_total_or_total(language):
    for fact in facts(language):
        goods = sum(cents(item["line_total"]) for item in fact.items)
        base = goods + cents(fact.values["shipping_cost"] or "0") - cents(fact.values["discount"] or "0")
        assert base in (cents(fact.values["net_total"]), cents(fact.values["total"]))


@pytest.mark.parametrize(
    ("country", "length"),
    [
        ("DE", 22),
        ("FR", 27),
        ("NL", 18),
        ("BE", 16),
        ("AT", 20),
        ("CH", 21),
        ("GB", 22),
        ("IE", 22),
        ("ES", 24),
        ("IT", 27),
    ],
)
def test_ibans_have_the_length_of_their_country_and_valid_check_digits(country, length):
    for seed in range(20):
        iban = Origin(random.Random(seed), "en", country).bank("Ulm")["iban"].replace(" ", "")
        assert len(iban) == length
        assert int("".join(str(int(character, 36)) for character in iban[4:] + iban[:4])) % 97 == 1


def test_dates_have_one_format_within_a_document():
    for fact in facts("de"):
        shapes = {
            re.sub(r"\d+|[A-Za-zä]+\.?", "0", fact.values[name]) for name in ("invoice_date", "due_date", "order_date")
        }
        assert len(shapes) == 1, shapes
