"""The checked set of `djepa annotate retrain`: documents that no model is trained on.

A document is chosen by a hash of its name, so it stays chosen when others are added. People decide all its questions:
the questions that a model leaves open are those it finds hard, which would favour the next model.
"""

from collections.abc import Collection

from ..data.folder import split_of
from .export import Decided
from .records import ASSISTED
from .store import Store


SHARE = 0.2  # of the documents


def known_names(store: Store) -> set[str]:
    """Names of the documents on which the models of a store were compared; they stay checked."""
    return {name for model in store.models() for name in model.scores.get("checked", ())}


def is_checked(name: str, known: Collection[str]) -> bool:
    """Whether a document with this name is in the checked set."""
    return name in known or split_of(name, SHARE) == "test"


def checked_names(decided: Decided, known: Collection[str]) -> set[str]:
    """Names of the checked documents: a fifth and the `known_names`, at least one that people decided on."""
    chosen = {page.path.name for page in decided if is_checked(page.path.name, known)} | {*known}
    by_people = {page.path.name for page in people_only(decided)}
    if known or chosen & by_people or not by_people:
        return chosen
    return chosen | {min(by_people)}


def split_pages(decided: Decided, checked: Collection[str]) -> tuple[Decided, Decided]:
    """Pages to train on with all their decisions, and checked pages with those of people.

    Raises:
        ValueError: either is empty.
    """
    train = {page: decisions for page, decisions in decided.items() if page.path.name not in checked}
    held_out = people_only({page: decisions for page, decisions in decided.items() if page.path.name in checked})
    if not train or not held_out:
        names = {page.path.name for page in decided}
        lacks = "the checked set" if train else "training"
        raise ValueError(
            f"Too few decisions: the {len(names)} documents with decisions leave none for {lacks}. Annotate more "
            "documents; the checked set needs one that people decided on."
        )
    return train, held_out


def people_only(decided: Decided) -> Decided:
    """The decisions of people; those of a model would favour it."""
    kept = {page: [each for each in decisions if each.stage == ASSISTED] for page, decisions in decided.items()}
    return {page: decisions for page, decisions in kept.items() if decisions}
