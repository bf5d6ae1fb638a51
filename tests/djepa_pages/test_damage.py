"""Whatever a library raises about damaged input is one `ValueError` of one line."""

import pytest

from djepa_pages.damage import DamagedError, reading


class PanicException(BaseException):
    """Like the panics of libraries written in Rust."""


@pytest.mark.parametrize("error", [Exception("bare"), AttributeError("x"), MemoryError(), PanicException("p")])
def test_any_error_becomes_a_value_error_that_names_what_was_read(error):
    with pytest.raises(ValueError, match="^/file cannot be read: ") as raised, reading("/file cannot be read"):
        raise error
    assert raised.value.__cause__ is error


def test_messages_of_many_lines_become_one_short_line():
    with pytest.raises(DamagedError) as raised, reading("/a\nb"):
        raise OSError("many\n\n  words " * 1000)
    assert "\n" not in str(raised.value) and len(str(raised.value)) < 400


@pytest.mark.parametrize("error", [KeyboardInterrupt, SystemExit, FileNotFoundError])
def test_interrupts_and_kept_errors_are_raised_unchanged(error):
    with pytest.raises(error), reading("/file", keep=(FileNotFoundError,)):
        raise error
