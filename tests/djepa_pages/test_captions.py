"""The subject of a caption."""

import pytest

from djepa_pages.captions import first_clause


@pytest.mark.parametrize(
    ("caption", "subject"),
    [
        ("A map of the harbour, with the new pier.", "map of the harbour"),
        ("Prices of boats", "Prices of boats"),
        ("Flow chart for the analysis of samples.", "Flow chart"),
        ("Results.", "Results"),
        ("Example for including images in a figure.", "Example for including images in a figure"),
        ("The 12 34 56 78", ""),
        ("Eight or more words in one long row here", ""),
    ],
)
def test_the_subject_of_a_caption_is_its_first_clause_if_that_is_short(caption, subject):
    assert first_clause(caption) == subject
