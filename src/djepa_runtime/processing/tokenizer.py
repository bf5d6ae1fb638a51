"""Tokenizers from `tokenizer.json`, with the part of the interface of transformers' tokenizers that is used here."""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Protocol

from tokenizers import Tokenizer as Backend


class Tokenizer(Protocol):
    """What the processor needs of a tokenizer: this of `FileTokenizer`, or of transformers' fast ones."""

    model_max_length: int
    eos_token_id: int | None

    def __call__(self, text: Sequence, **options: Any) -> Any: ...

    def get_vocab(self) -> dict[str, int]: ...


class FileTokenizer:
    """The tokenizer of a folder with `tokenizer.json` and `tokenizer_config.json`."""

    def __init__(self, folder: Path):
        settings = json.loads((folder / "tokenizer_config.json").read_text(encoding="utf-8"))
        self._backend = Backend.from_file(str(folder / "tokenizer.json"))
        self.model_max_length = int(settings["model_max_length"])
        self.eos_token_id = self._id_of(settings.get("eos_token"))
        self._padding = {"pad_id": self._id_of(settings["pad_token"]), "pad_token": content_of(settings["pad_token"])}

    def __call__(
        self,
        text: Sequence[str] | Sequence[Sequence[str]],
        is_split_into_words: bool = False,
        truncation: bool = False,
        max_length: int | None = None,
        padding: bool | str = False,
        **_: Any,
    ) -> "Encodings":
        """Tokenize texts, or lists of words."""
        if truncation:
            self._backend.enable_truncation(max_length)
        else:
            self._backend.no_truncation()
        if padding:
            self._backend.enable_padding(length=max_length if padding == "max_length" else None, **self._padding)
        else:
            self._backend.no_padding()
        return Encodings(self._backend.encode_batch(list(text), is_pretokenized=is_split_into_words))

    def get_vocab(self) -> dict[str, int]:
        return self._backend.get_vocab()

    def _id_of(self, token: str | dict | None) -> int | None:
        return None if token is None else self._backend.token_to_id(content_of(token))


class Encodings:
    """Encoded texts, by the names of the inputs, and by the index of a text."""

    def __init__(self, encodings: list):
        self._encodings = encodings

    def __getitem__(self, key: str | int) -> Any:
        if isinstance(key, int):
            return self._encodings[key]
        attribute = {"input_ids": "ids", "attention_mask": "attention_mask"}[key]
        return [getattr(encoding, attribute) for encoding in self._encodings]

    def word_ids(self, index: int) -> list[int | None]:
        """Index of the word of each token; `None` for special tokens."""
        return self._encodings[index].word_ids


def content_of(token: str | dict) -> str:
    """The text of a special token, which files give as such or as an object."""
    return token["content"] if isinstance(token, dict) else token
