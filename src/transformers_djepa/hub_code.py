"""Saved folders that load with `trust_remote_code=True` without `import transformers_djepa`.

transformers copies only the file of a class and its sibling files, not sub-packages. So a saved folder gets one file,
`hub_djepa.py`, that imports the classes from this package, and an `auto_map` in its JSON files that points to it.
"""

import shutil
from pathlib import Path
from typing import Any

import torch

from djepa_pages.damage import DamagedError, reading
from djepa_runtime.bundled import BUNDLED, BUNDLED_FOLDER


HUB_FILE = Path(__file__).with_name("hub_djepa.py")


def hub_classes(**names: str | list[str]) -> dict[str, str | list[str]]:
    """Return an `auto_map` from each Auto class to the class of this package that it loads.

    >>> hub_classes(AutoConfig="DJepaConfig")
    {"AutoConfig": "hub_djepa.DJepaConfig"}
    """
    module = HUB_FILE.stem
    return {
        auto: f"{module}.{given}" if isinstance(given, str) else [f"{module}.{name}" for name in given]
        for auto, given in names.items()
    }


class HubClassMixin:
    """For all classes in `hub_djepa.py`."""

    @classmethod
    def from_pretrained(cls, pretrained_model_name_or_path: str | Path, *args, **kwargs) -> Any:
        """Load from a folder, the Hub or, by its name, the bundled checkpoint; damaged files raise one `ValueError`."""
        if pretrained_model_name_or_path == BUNDLED:
            pretrained_model_name_or_path = BUNDLED_FOLDER
        if torch.get_default_device().type == "meta":
            return super().from_pretrained(pretrained_model_name_or_path, *args, **kwargs)  # not an error of a file
        problem = f"{cls.__name__} cannot be loaded from {pretrained_model_name_or_path}"
        with reading(problem, keep=(DamagedError, OSError, ImportError)):  # a missing file or package
            return super().from_pretrained(pretrained_model_name_or_path, *args, **kwargs)

    @classmethod
    def register_for_auto_class(cls, auto_class: str | type | None = None) -> None:
        """Do nothing. transformers calls this for classes from an `auto_map`, to save a copy of their file."""


class HubCodeMixin(HubClassMixin):
    """For configurations: `save_pretrained` also writes `hub_djepa.py`."""

    hub_auto_map = {}  # the `auto_map` of the saved folder, see `hub_classes`

    def save_pretrained(self, save_directory: str | Path, push_to_hub: bool = False, **kwargs) -> Any:
        """Save to a folder and, with `push_to_hub`, to the Hub; `kwargs` are those of the method `push_to_hub`."""
        self.auto_map = dict(self.hub_auto_map)
        saved = super().save_pretrained(save_directory)
        shutil.copyfile(HUB_FILE, Path(save_directory) / HUB_FILE.name)
        if push_to_hub:
            self.push_to_hub(kwargs.pop("repo_id", Path(save_directory).name), **kwargs)
        return saved


class HubProcessorMixin(HubCodeMixin):
    """For processors and image processors, which may be saved as part of another processor."""

    def to_dict(self) -> dict[str, Any]:
        return {**super().to_dict(), "auto_map": dict(self.hub_auto_map)}
