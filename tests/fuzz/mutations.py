"""Random mutations of files and of nested values."""

import copy
import json
import re
import struct
import zlib
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import torch


INTEGERS = (0, 1, 2, 3, 127, 255, 256, 2**15, 2**16 - 1, 10**6, 2**31 - 1, 2**31, 2**32 - 1)
NUMBERS = (b"0", b"-1", b"1", b"65536", b"2147483648", b"99999999999999999999", b"1e308", b"-0.0001", b"NaN", b"1e999")
STRINGS = ("", " ", "1", "-1", "nan", "true", "None", "é\u202e\u0301", "\0", "a\nb", "\ud800", "x" * 10**5, "~nouser/x")
ODD = (None, True, False, 0, -1, 1, 7, 2**31, 2**63, 2**64, 10**400, 0.5, -0.0, 1e-300, 1e308, float("nan"))
ODD += (
    float("inf"),
    float("-inf"),
    *STRINGS,
    [],
    [[]],
    [None],
    [0] * 5000,
    {},
    {"a": 1},
    json.loads("[" * 100 + "]" * 100),
)
ODD_OBJECTS = (b"", b"\xff", Path("x"), np.float32("nan"), np.int64(-1), np.array(5), np.zeros((0, 4)), ODD)
ODD_OBJECTS += (np.zeros((3, 2)), np.array(["a"]), np.zeros((2, 2, 2, 2, 2)), range(3), torch.ones(4), torch.tensor(1))


def mutate_bytes(rng: Random, data: bytes, others: list[bytes]) -> tuple[bytes, str]:
    """Edit a file one to four times; also return the names of the edits. `others` are files to splice with."""
    names = []
    for _ in range(rng.choice((1, 1, 1, 2, 4))):
        edit = rng.choice((*EDITS, edit_field, edit_field, edit_field))
        names.append(edit.__name__)
        data = edit(rng, data, others) if data else data
    return data, ", ".join(names)


def flip_bits(rng: Random, data: bytes, others: list[bytes]) -> bytes:
    changed = bytearray(data)
    for _ in range(rng.choice((1, 2, 10, 100))):
        changed[position(rng, data)] ^= 1 << rng.randrange(8)
    return bytes(changed)


def set_integer(rng: Random, data: bytes, others: list[bytes]) -> bytes:
    kind, start = rng.choice("HIIIQ"), position(rng, data)
    value = struct.pack(rng.choice("<>") + kind, rng.choice(INTEGERS) % 256 ** struct.calcsize(f"={kind}"))
    return data[:start] + value + data[start + len(value) :]


def delete(rng: Random, data: bytes, others: list[bytes]) -> bytes:
    start = position(rng, data)
    return data[:start] + data[start + rng.choice((1, 4, 100, len(data) // 3)) :]


def repeat(rng: Random, data: bytes, others: list[bytes]) -> bytes:
    start = position(rng, data)
    part = data[start : start + rng.choice((1, 12, 100, 1000))]
    return data[:start] + part * rng.choice((1, 2, 50)) + data[start:]


def truncate(rng: Random, data: bytes, others: list[bytes]) -> bytes:
    return data[: position(rng, data)]


def splice(rng: Random, data: bytes, others: list[bytes]) -> bytes:
    other = rng.choice(others)
    return data[: position(rng, data)] + other[position(rng, other) :]


def edit_number(rng: Random, data: bytes, others: list[bytes]) -> bytes:
    """Replace a number that is written in digits, as in a PDF or JSON."""
    found = [*re.finditer(rb"-?\d+(?:\.\d+)?", data)]
    if not found:
        return data
    match = rng.choice(found)
    return data[: match.start()] + rng.choice(NUMBERS) + data[match.end() :]


def repeat_bracket(rng: Random, data: bytes, others: list[bytes]) -> bytes:
    """Nest 100,000 levels deep at an opening bracket."""
    found = [match.start() for match in re.finditer(rb"[\[{(<]", data)]
    start = rng.choice(found) if found else 0
    return data[:start] + data[start : start + 1] * 100_000 + data[start:]


EDITS = (flip_bits, set_integer, delete, repeat, truncate, splice, edit_number, edit_number, repeat_bracket)


def position(rng: Random, data: bytes) -> int:
    """An offset, half of the time among the first 200 bytes."""
    return rng.randrange(min(len(data), 200) if rng.random() < 0.5 else len(data))


def edit_field(rng: Random, data: bytes, others: list[bytes]) -> bytes:
    """Change a length, count, dimension or offset of a TIFF or PNG; numbers of other files."""
    try:
        if data[:4] in (b"II*\0", b"MM\0*"):
            return edit_tiff_entry(rng, data)
        if data.startswith(b"\x89PNG"):
            return edit_png_chunk(rng, data)
    except (struct.error, ValueError, IndexError):  # already damaged
        return data
    return rng.choice((set_integer, edit_number))(rng, data, others)


def edit_tiff_entry(rng: Random, data: bytes) -> bytes:
    """Change tag, type, count or value of an entry of the first directory."""
    order = "<" if data[:2] == b"II" else ">"
    (start,) = struct.unpack_from(f"{order}I", data, 4)
    (count,) = struct.unpack_from(f"{order}H", data, start)
    entry = start + 2 + 12 * rng.randrange(count)
    offset, kind = rng.choice(((0, "H"), (2, "H"), (4, "I"), (8, "I"), (8, "H")))
    changed, value = bytearray(data), rng.choice((*INTEGERS, rng.randrange(300), start))
    struct.pack_into(order + kind, changed, entry + offset, value % 256 ** struct.calcsize(f"={kind}"))
    return bytes(changed)


def edit_png_chunk(rng: Random, data: bytes) -> bytes:
    """Change the length, the type or a part of a chunk, with a valid checksum."""
    starts, start = [], 8
    while start + 12 <= len(data):
        starts.append(start)
        start += 12 + struct.unpack_from(">I", data, start)[0]
    start = rng.choice(starts)
    (length,) = struct.unpack_from(">I", data, start)
    changed = bytearray(data)
    offset = start + rng.choice((0, 4, *range(8, 8 + min(length, 13))))
    struct.pack_into(">I", changed, offset, rng.choice(INTEGERS))
    end = start + 8 + length
    struct.pack_into(">I", changed, end, zlib.crc32(changed[start + 4 : end]))
    return bytes(changed)


def mutate_value(rng: Random, value: Any, odd: tuple = ODD) -> Any:
    """Copy nested lists and dictionaries, and change one to four of their entries."""
    value = copy.deepcopy(value)
    for _ in range(rng.choice((1, 1, 1, 2, 4))):
        if keys_of(value):
            change_entry(rng, value, odd)
    return value


def draw_entry(rng: Random, value: Any) -> tuple[Any, Any]:
    """A random entry at any depth, as (container, key)."""
    key = rng.choice(keys_of(value))
    return draw_entry(rng, value[key]) if keys_of(value[key]) and rng.random() < 0.7 else (value, key)


def keys_of(value: Any) -> list:
    return [*value] if isinstance(value, dict) else [*range(len(value))] if isinstance(value, list) else []


def change_entry(rng: Random, root: Any, odd: tuple) -> None:
    """Replace, remove, wrap, unwrap, repeat, scale or exchange an entry."""
    kind = rng.choice(("replace", "replace", "replace", "remove", "wrap", "unwrap", "repeat", "scale", "exchange"))
    container, key = draw_entry(rng, root)
    value = container[key]
    if kind == "remove":
        del container[key]
    elif kind == "wrap":
        container[key] = rng.choice(([value], {"a": value}, [value, value]))
    elif kind == "unwrap" and keys_of(value):
        container[key] = value[rng.choice(keys_of(value))]
    elif kind == "repeat" and isinstance(value, (list, str)):
        container[key] = value * rng.choice((0, 2, 40, 3000))
    elif kind == "scale" and isinstance(value, (int, float)) and abs(value) < 1e300:
        container[key] = rng.choice((-value, value * 1000, value / 3, value + 1, str(value), value * 10**9))
    elif kind == "exchange":
        other, other_key = draw_entry(rng, root)
        container[key] = copy.deepcopy(other[other_key])
    else:
        container[key] = copy.deepcopy(rng.choice(odd))
