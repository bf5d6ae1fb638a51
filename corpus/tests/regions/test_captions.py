import pytest

from djepa_corpus.regions.margins import roman_value


@pytest.mark.parametrize(("text", "value"), [("iv", 4), ("xiv", 14), ("XC", 90), ("iii", 3)])
def test_roman_page_numbers(text, value):
    assert roman_value(text) == value
