"""Files that people edit: whatever is wrong with one is a sentence, with the line.

Editors and shells of different systems write different encodings. UTF-8 and whatever says by its
first bytes what it is (as Windows PowerShell's `>` does) are read; the rest is told.
"""

from __future__ import annotations

import codecs
import io
import os
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from dotenv import dotenv_values
from dotenv.parser import Binding, parse_stream

_MARKS = (
    # That of UTF-32 begins as that of UTF-16.
    (codecs.BOM_UTF32_LE, "utf-32"),
    (codecs.BOM_UTF32_BE, "utf-32"),
    (codecs.BOM_UTF16_LE, "utf-16"),
    (codecs.BOM_UTF16_BE, "utf-16"),
    (codecs.BOM_UTF8, "utf-8-sig"),
)
_NAME = re.compile(r"[A-Za-z_]\w*", re.ASCII)


class Unreadable(ValueError):
    """What is wrong with a file, without its name."""


@dataclass(frozen=True, slots=True)
class Assignments:
    """What stands in a file of settings: the values by the names as written there, in which line
    each stands first, and the sentences of what is wrong."""

    values: Mapping[str, str]
    lines: Mapping[str, int]
    problems: tuple[str, ...]


def text_of(path: Path) -> str:
    """The text of a file; `Unreadable` if it cannot be read, or is none."""
    try:
        raw = path.read_bytes()
    except OSError as error:
        raise Unreadable(f"cannot be read: {_reason(error, path)}") from None
    encoding = next((name for mark, name in _MARKS if raw.startswith(mark)), "utf-8")
    try:
        text = raw.decode(encoding)
    except UnicodeDecodeError as error:
        line = raw[: error.start].count(b"\n") + 1
        where = f"line {line} " if encoding.startswith("utf-8") else ""
        told = encoding.removesuffix("-sig").upper()
        raise Unreadable(f"{where}is not {told} text: save it as UTF-8") from None
    if "\0" in text:
        raise Unreadable("is not UTF-8 text: save it as UTF-8")
    return text


def _reason(error: OSError, path: Path) -> str:
    if isinstance(error, FileNotFoundError) and path.is_symlink():
        return "it is a link to a file that is not there"
    return (error.strerror or type(error).__name__).lower()


def assignments(path: Path) -> Assignments:
    """What a `.env` file says; nothing if there is none. `Unreadable` if it cannot be read."""
    if not os.path.lexists(path):
        return Assignments({}, {}, ())
    text = text_of(path)
    bindings = list(parse_stream(io.StringIO(text)))
    lines, problems = dict[str, int](), list[str]()
    for binding in bindings:
        if binding.key is None and not binding.error:
            continue  # a comment
        if fault := _fault(binding):
            problems.append(f"line {_line(binding)} {fault}")
        elif binding.key is not None:
            lines.setdefault(binding.key, _line(binding))
    # The package complains of a line that it cannot read in words of its own.
    readable = "".join(one.original.string for one in bindings if not one.error)
    values = dotenv_values(stream=io.StringIO(readable))
    known = {name: value for name, value in values.items() if value is not None and name in lines}
    return Assignments(known, lines, (*problems, *_twice(bindings)))


def _fault(binding: Binding) -> str:
    """What is wrong with a line; it is never repeated, it may be a secret."""
    if binding.error and any(binding.original.string.count(quote) % 2 for quote in "'\""):
        return "has a quote that does not end"
    if binding.error or binding.value is None or not _NAME.fullmatch(binding.key or ""):
        return "is not NAME=value"
    return ""


def _twice(bindings: list[Binding]) -> Iterator[str]:
    """The names that have two values."""
    first = dict[str, Binding]()
    for binding in bindings:
        if binding.key is None or _fault(binding):
            continue
        before = first.setdefault(binding.key.upper(), binding)
        if before.value != binding.value:
            yield f"lines {_line(before)} and {_line(binding)} say two things of {binding.key}"


def _line(binding: Binding) -> int:
    """The number of its line; the blank ones before it belong to it."""
    string = binding.original.string
    return binding.original.line + string[: len(string) - len(string.lstrip())].count("\n")
