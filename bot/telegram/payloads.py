"""What a button says behind its game and its ply, as a value: one codec for all of them.

Each button is a frozen dataclass that names its kind and how its fields are spelled:

    @dataclass(frozen=True)
    class LevelsOf(Payload, kind=Kind.MENU, form="levels-{combo}"):
        combo: Combo

`LevelsOf(combo).press()` is what stands on the button, `LevelsOf.read("levels-hyena..")` the value
again. A field is a text, a number (`{solved:x}` in base 16), a bool (`0` or `1`), one of the words
of a `Literal`, or a value that spells itself (:class:`Spelled`). A text in the middle of a form
ends at the next dot; what stands last is all that remains.

Buttons live for years: a form that was ever shown is read for ever.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from string import Formatter
from types import NoneType
from typing import (
    Any,
    ClassVar,
    Literal,
    Protocol,
    Self,
    TypeAlias,
    get_args,
    get_origin,
    get_type_hints,
)

from bot.telegram.callback_data import MOST_DIGITS, BadPress, Kind, Press

Reader: TypeAlias = Callable[[str], Any]
"""The value of a spelling; `ValueError` for a spelling that stands for none."""


class Spelled(Protocol):
    """A value of several parts that has a spelling of its own."""

    SPELLING: ClassVar[str]
    """The regular expression of its spellings, also of those that stand for nothing."""

    def pack(self) -> str:
        """Its spelling."""

    @classmethod
    def unpacked(cls, text: str) -> Self:
        """The value of a spelling; `ValueError` for one that stands for nothing (any more)."""


@dataclass(frozen=True)
class Form:
    """One spelling: its text, the fields in it, and how they are found and read again."""

    text: str
    names: frozenset[str]
    pattern: str
    readers: Mapping[str, Reader]

    @classmethod
    def of(cls, text: str, fields: Mapping[str, Any]) -> Form:
        """The form of that text; `fields` are those of its payload with their types."""
        pattern, readers = "", dict[str, Reader]()
        parts = list(Formatter().parse(text))
        for number, (literal, name, base, _) in enumerate(parts, 1):
            pattern += re.escape(literal)
            if name is not None:
                fits, readers[name] = _value(fields[name], base or "", last=number == len(parts))
                pattern += f"(?P<{name}>{fits})"
        return cls(text, frozenset(readers), pattern, readers)

    def read(self, action: str) -> dict[str, Any] | None:
        """The values that are spelled so, None if it does not fit. `ValueError` where one of them
        stands for nothing (any more)."""
        found = _compiled(self.pattern).fullmatch(action)
        if found is None:
            return None
        return {name: self.readers[name](text) for name, text in found.groupdict().items()}


class Payload:
    """What one button says. `form` is its spelling. Of several the first is written for whose
    fields there are values; a field that a form lacks is None when that is read."""

    kind: ClassVar[Kind]
    fields: ClassVar[Mapping[str, Any]]
    """Each field with its type; that of one that a form may lack is without its None."""
    forms: ClassVar[tuple[Form, ...]]
    refusal: ClassVar[str]
    """The answer (`answer-<refusal>`) to a press of this kind that says what no button says."""
    _plain: ClassVar[bool]
    """Whether its only form takes the fields as they are: a board has up to 80 such buttons."""

    def __init_subclass__(
        cls, *, kind: Kind, form: str | tuple[str, ...] = "", refusal: str = "not-offered"
    ) -> None:
        super().__init_subclass__()
        cls.kind, cls.refusal = kind, refusal
        hints = get_type_hints(cls)
        cls.fields = {n: _present(t) for n, t in hints.items() if get_origin(t) is not ClassVar}
        forms = (form,) if isinstance(form, str) else form
        cls.forms = tuple(Form.of(text, cls.fields) for text in forms)
        plain = all(t in (str, int) or get_origin(t) is Literal for t in cls.fields.values())
        cls._plain = plain and len(forms) == 1

    def press(self, game: int = 0, ply: int = 0) -> Press:
        """What the button carries."""
        said = vars(self)
        if not self._plain:
            said = {name: _written(value) for name, value in said.items()}
        return Press(self.kind, game, ply, self.form.text.format_map(said))

    @property
    def form(self) -> Form:
        """The form in which it is written."""
        if self._plain:
            return self.forms[0]
        lacks = {name for name, value in vars(self).items() if value is None}
        return next(form for form in self.forms if not form.names & lacks)

    @classmethod
    def read(cls, action: str) -> Self | None:
        """The value that is spelled so; None if no form fits. `BadPress` where one fits, but stands
        for nothing (any more)."""
        read = (cls.by(form, action) for form in cls.forms)
        return next((value for value in read if value is not None), None)

    @classmethod
    def by(cls, form: Form, action: str, **given: object) -> Self | None:
        """The same by that form alone; `given` are fields that it lacks."""
        try:
            said = form.read(action)
        except ValueError as error:
            raise BadPress(f"{cls.__name__}: {error}") from None
        return None if said is None else cls(**(dict.fromkeys(cls.fields) | given | said))


def _present(kind: Any) -> Any:
    """`X` of `X | None`."""
    rest = [each for each in get_args(kind) if each is not NoneType]
    return rest[0] if NoneType in get_args(kind) else kind


@cache
def _compiled(pattern: str) -> re.Pattern[str]:
    return re.compile(pattern, re.DOTALL)


def _value(kind: Any, base: str, *, last: bool) -> tuple[str, Reader]:
    """The pattern that a value's spellings fit, and what reads them. What only looks like a number
    or a spelling fits, too: it stands for nothing, and the button says how that is answered."""
    if get_origin(kind) is Literal:
        return "|".join(map(re.escape, get_args(kind))), str
    if kind is bool:
        return "[01]", "1".__eq__
    if kind is int:
        return "[^.]*", _from_hex if base == "x" else _number
    if kind is str:
        return ".*" if last else "[^.]*", str
    return ".*" if last else kind.SPELLING, kind.unpacked


def _number(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) <= MOST_DIGITS):
        raise ValueError(f"{text!r} is no number")
    return int(text)


def _from_hex(text: str) -> int:
    if len(text) > MOST_DIGITS or set(text) - set("0123456789abcdef"):
        raise ValueError(f"{text!r} is no number in base 16")
    return int(text, 16)


def _written(value: Any) -> Any:
    """A field as its form takes it."""
    if isinstance(value, bool):
        return int(value)
    return value if value is None or isinstance(value, int | str) else value.pack()
