"""Measured figures as they are kept and told.

Kept they are a line each, the fields between tabs. Lines that begin with `#` are remarks; the first
other one is the head, the names of the fields. Told, a share says whose it is.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import fields
from typing import TYPE_CHECKING, Any, Final, TypeVar

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

K = TypeVar("K", bound="DataclassInstance")

_KINDS: Final = {"str": str, "int": int, "float": float}


def head(kind: type[DataclassInstance]) -> str:
    """The line that names the fields of a dataclass, whose fields are `str`, `int` or `float`."""
    return "\t".join(each.name for each in fields(kind))


def line(figures: DataclassInstance, number: Callable[[float], str] = str) -> str:
    """The kept form; `number` writes floats. An empty text is `-`."""
    values = (getattr(figures, each.name) for each in fields(figures))
    return "\t".join(number(v) if isinstance(v, float) else str(v) or "-" for v in values)


def read(kind: type[K], text: str, wrong: str) -> tuple[K, ...]:
    """What a file keeps of that dataclass. `ValueError` saying what is `wrong` for a file of
    another form."""
    lines = [each for each in text.splitlines() if each and not each.startswith("#")]
    if not lines or lines[0] != head(kind):
        raise ValueError(wrong)
    return tuple(_parsed(kind, each) for each in lines[1:])


def _parsed(kind: type[K], kept: str) -> K:
    pairs = zip(fields(kind), kept.split("\t"), strict=True)
    values: dict[str, Any] = {
        each.name: _KINDS[str(each.type)]("" if value == "-" else value) for each, value in pairs
    }
    return kind(**values)


def written(kind: type[DataclassInstance], lines: Iterable[str], remarks: Iterable[str]) -> str:
    """The text of a file with these lines below remarks and the head."""
    above = (f"# {remark}".rstrip() for remark in remarks)
    return "\n".join((*above, head(kind), *lines)) + "\n"


def share(one: str, other: str, score: float, error: float, games: int, others: int = 1) -> str:
    """A score in words that nobody can read the wrong way round: `golden 83.7 ± 6.9 % of the points
    against djehuty`. Score and standard error from 0 to 1; against several `others` of the same
    name their number is told, and what an even share would be.
    """
    told = percent(score, error, games)
    against = other if others == 1 else f"{others} {other} (even: {100 / (1 + others):.0f})"
    return f"{one} {told} % of the points against {against}"


def percent(score: float, error: float, games: int) -> str:
    """A score and its standard error in hundredths: `83.7 ± 6.9`. Where every game came out the
    same there is no error to tell, but from how many games it is: `100.0 (30 alike)`."""
    told = f"{100 * score:.1f}"
    return f"{told} ± {100 * error:.1f}" if error else f"{told} ({games} alike)"
