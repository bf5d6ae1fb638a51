"""What makes a saved folder load with `trust_remote_code=True` where nobody has imported `transformers_djepa`.

transformers copies the file of a class and the files beside it, and cannot follow sub-packages. So a folder gets one
file, `hub_djepa.py`, that imports the classes from this package, and an `auto_map` in its JSON files that points there.
"""

import shutil
from pathlib import Path
from typing import Any


HUB_FILE = Path(__file__).with_name("hub_djepa.py")


def hub_classes(**names: str | list[str]) -> dict[str, str | list[str]]:
    """An `auto_map`: names of our classes by the Auto class that loads them.

    >>> hub_classes(AutoConfig="DJepaConfig")
    {"AutoConfig": "hub_djepa.DJepaConfig"}
    """
    return {
        auto: [refer(name) for name in given] if isinstance(given, list) else refer(given)
        for auto, given in names.items()
    }


def refer(name: str) -> str:
    """How an `auto_map` names a class."""
    return f"{HUB_FILE.stem}.{name}"


class HubClassMixin:
    """For all classes that `hub_djepa.py` hands out."""

    @classmethod
    def register_for_auto_class(cls, auto_class: str | type | None = None) -> None:
        """Does nothing. transformers calls it for what it loads by an `auto_map`, to copy its file when it is saved
        again.
        """


class HubCodeMixin(HubClassMixin):
    """For configurations: what is saved takes `hub_djepa.py` along.

    Attributes:
        hub_auto_map: Auto classes that load from the saved folder, see `hub_classes`.
    """

    hub_auto_map = {}

    def save_pretrained(self, save_directory: str | Path, push_to_hub: bool = False, **kwargs) -> Any:
        """Saves to a folder and, with `push_to_hub`, to the Hub as well; `kwargs` are `push_to_hub`'s."""
        self.auto_map = dict(self.hub_auto_map)
        saved = super().save_pretrained(save_directory)
        shutil.copyfile(HUB_FILE, Path(save_directory) / HUB_FILE.name)
        if push_to_hub:
            self.push_to_hub(kwargs.pop("repo_id", Path(save_directory).name), **kwargs)
        return saved


class HubProcessorMixin(HubCodeMixin):
    """The same for processors and image processors, which may be saved as part of another."""

    def to_dict(self) -> dict[str, Any]:
        return {**super().to_dict(), "auto_map": dict(self.hub_auto_map)}
