"""The checked set: documents that no model is trained on.

They are chosen by a hash of their names, so they stay chosen when others are added. People decide all their questions:
those that a model leaves open are those it finds hard, which would favour the next model.
"""

from collections.abc import Collection

from djepa_pages.folder import split_of

from .store import Store


CHECKED_SHARE = 0.2  # of the documents


def known_names(store: Store) -> set[str]:
    """Names of the documents on which the models of a store were compared; they stay checked."""
    return {name for model in store.models() for name in model.scores.get("checked", ())}


def is_checked(name: str, known: Collection[str]) -> bool:
    """Whether a document with this name is in the checked set."""
    return name in known or split_of(name, CHECKED_SHARE) == "test"
