"""What the files of exact chances have in common, whichever game they are of: a line of JSON, the
head, and the chances behind it, which are read where they lie."""

from __future__ import annotations

import json
import mmap
from abc import ABC, abstractmethod
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, ClassVar, Final, Generic, TypeAlias, TypeVar

from games.core import Rules
from opponents.lookahead import Judge

Fields: TypeAlias = tuple[tuple[str, str], ...]

ASIDE: Final = frozenset({"pieces", "first"})
"""Fields that make no difference to a position: how many pieces a game begins with, and who was
given the cones."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TableHead:
    """What a table says of itself: for which rules it is, up to how many pieces a side, and how far
    chances may be from the true ones, as they were worked out."""

    rules: str
    version: int
    fields: Fields
    most: int
    error: float

    def line(self) -> bytes:
        """The head as it stands in the file."""
        return json.dumps(asdict(self)).encode() + b"\n"


H = TypeVar("H", bound=TableHead)
S = TypeVar("S")


def told_apart(rules: Rules[Any, Any]) -> Fields:
    """The fields that a position's chance hangs on."""
    return tuple(each for each in rules.fields() if each[0] not in ASIDE)


class TableFile(ABC, Generic[H, S]):
    """A table, opened. It keeps the file open and in no memory of its own."""

    head_kind: ClassVar[type[Any]]
    rules_kind: ClassVar[type[Any]]

    def __init__(self, path: Path) -> None:
        """`OSError` if there is none, `ValueError` if the file is no table or is cut."""
        with path.open("rb") as file:
            line = file.readline(100_000)
            self._first = len(line)
            self.head: H = _head(self.head_kind, line, path)
            self._data = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)
        self.positions, size = self._laid_out()
        if len(self._data) != self._first + size:
            raise ValueError(f"{path}: {len(self._data)} bytes are no table of this kind")

    @abstractmethod
    def _laid_out(self) -> tuple[int, int]:
        """How many positions a table of such a head has, and how many bytes they take."""

    @abstractmethod
    def covers(self, state: S) -> bool:
        """Whether so few pieces are left that the rest of the game is known."""

    @abstractmethod
    def judge(self, state: S) -> float | None:
        """The chance of the cones, where the table tells it of that position."""

    def knows(self, rules: Rules[Any, Any]) -> bool:
        """Whether it is for these rules; the number of pieces makes no difference."""
        head = self.head
        return (
            isinstance(rules, self.rules_kind)
            and (rules.id, rules.version) == (head.rules, head.version)
            and told_apart(rules) == head.fields
        )

    def numbers(self) -> bytes:
        """All chances as the file has them, in the order of the positions."""
        return self._data[self._first :]

    def before(self, other: Judge[S]) -> Judge[S]:
        """A judge of what this covers, and of all else by another one."""

        def judge(state: S) -> float | None:
            return self.judge(state) if self.covers(state) else other(state)

        return judge


def _head(kind: type[H], line: bytes, path: Path) -> H:
    try:
        told = json.loads(line)
        fields = tuple((str(name), str(value)) for name, value in told.pop("fields"))
        return kind(fields=fields, **told)
    except (ValueError, KeyError, TypeError, AttributeError) as error:
        raise ValueError(f"{path} is no table: {error}") from error
