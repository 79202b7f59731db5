"""The fields of a rule set as text: what saved games keep and what switches are given as.

`on` and `off` for a yes or no, `5`, `sticks`, `1,4,5` for numbers, `26:5,27:4` for pairs, and a
part by its name. The same few forms serve every game, and each value is written in one way only.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass, fields, replace
from functools import cache
from typing import (
    Any,
    ClassVar,
    Self,
    TypeAlias,
    TypeVar,
    cast,
    get_args,
    get_origin,
    get_type_hints,
)

from games.core import Rules, SwitchError, cut, quoted

_NUMBER = re.compile(r"-?\d{1,9}", re.ASCII)
_YES_OR_NO = {"on": True, "off": False}


@dataclass(frozen=True)
class Part:
    """A value that behaves, held by a field: texts and saved games keep its name."""

    name: str


Parts: TypeAlias = Mapping[str, Mapping[str, object]]
"""The parts that each field may hold, by field and by name."""


def named(*parts: Part | Callable[..., object]) -> Mapping[str, object]:
    """Parts by name: a value's own, a function's own."""
    return {to_text(part): part for part in parts}


@dataclass(frozen=True, slots=True)
class Switch:
    """A field that a custom game may change: the switch's name, the field's, the values offered.

    The rule set's own value stands first. `texts` are the field's texts for these values, where
    they are not the same (a switch `easy` of `on` and `off` over a field of other values). `plain`
    if everybody wants to know its value before a game, also the rule set's own: how large a board
    is. `late` are the values that came when codes of combinations had been shared, each with the
    switch that was the last one then: a code counts such a value behind that switch, so that older
    codes stay what they were.
    """

    name: str
    field: str
    values: tuple[str, ...]
    texts: tuple[str, ...] = ()
    plain: bool = False
    late: tuple[tuple[str, str], ...] = ()

    def text(self, value: str) -> str:
        """The text of the field for a value of the switch."""
        return self.texts[self.values.index(value)] if self.texts else value

    def value(self, text: str) -> str:
        """The value of the switch for a text of the field; that text if no value stands for it."""
        return self.values[self.texts.index(text)] if text in self.texts else text


def to_text(value: object) -> str:
    """The text of a field's value."""
    if isinstance(value, bool):
        return "on" if value else "off"
    if isinstance(value, tuple):
        return ",".join(":".join(map(str, v)) if isinstance(v, tuple) else str(v) for v in value)
    if isinstance(value, Part):
        return value.name
    if callable(value):
        return str(getattr(value, "__name__", value))
    return str(value)


def from_text(name: str, text: str, kind: Any, parts: Parts) -> object:
    """The value that :func:`to_text` writes so; `SwitchError` names the field if there is none.

    `kind` is the field's type: a bool, an int, a str, or a tuple of ints or of tuples of ints. A
    field of `parts` holds one of its own.
    """
    value = _read(name, text, kind, parts)
    if value is None or to_text(value) != text:
        raise SwitchError(f"{name}: {quoted(text)} is no value of it")
    return value


def _read(name: str, text: str, kind: Any, parts: Parts) -> object | None:
    """The value, perhaps one that is written otherwise; None for none."""
    if name in parts:
        return parts[name].get(text)
    if kind is bool:
        return _YES_OR_NO.get(text)
    if kind is int:
        return int(text) if _NUMBER.fullmatch(text) else None
    if get_origin(kind) is tuple:
        entry, _ = get_args(kind)  # a tuple of any length: its entries' type, and an ellipsis
        read = [_entry(each, len(get_args(entry))) for each in text.split(",") if text]
        return None if None in read else tuple(read)
    return text


def _entry(text: str, width: int) -> int | tuple[int, ...] | None:
    """One entry of a tuple: a number, or as many as `width` says joined by colons."""
    numbers = text.split(":")
    if len(numbers) != (width or 1) or not all(map(_NUMBER.fullmatch, numbers)):
        return None
    return tuple(map(int, numbers)) if width else int(text)


@cache
def _kinds(rules: Hashable) -> Mapping[str, Any]:
    """The types of the fields of a class of rule sets, by name."""
    return get_type_hints(rules)


def chosen(
    rules: str, switches: Sequence[Switch], given: Mapping[str, str] | Iterable[tuple[str, str]]
) -> dict[Switch, str]:
    """The switches given by name and value, in the rule set's order.

    `SwitchError` for a name the rule set does not have, a value that is not offered, and a
    switch given twice with different values.
    """
    by_name = {switch.name: switch for switch in switches}
    found: dict[str, str] = {}
    for name, value in given.items() if isinstance(given, Mapping) else given:
        switch = by_name.get(name)
        if switch is None:
            known = ", ".join(by_name)
            raise SwitchError(f"{rules} has no switch {quoted(name)}; it has: {known}")
        if value not in switch.values:
            values = ", ".join(switch.values)
            raise SwitchError(
                f"{rules}: {name}={cut(value)} does not exist; {name} may be: {values}"
            )
        if found.setdefault(name, value) != value:
            raise SwitchError(f"{rules}: {name}={found[name]} contradicts {name}={value}")
    return {switch: found[switch.name] for switch in switches if switch.name in found}


F = TypeVar("F", bound="Fielded")


@dataclass(frozen=True)
class Fielded:
    """What every rule set is: who it is, and choices as named fields that can be varied and kept.

    A field worked out from the others (`init=False`) is no choice, nor is one named in `aside`.
    `parts` are those that fields may hold, by field and by name.
    """

    id: str
    version: int
    source: str
    offered: tuple[Switch, ...] = ()
    """The switches of a custom game, in the order in which records write them."""

    aside: ClassVar[frozenset[str]] = frozenset()
    parts: ClassVar[Parts] = {}

    def __reduce__(self) -> tuple[Callable[..., Any], tuple[Any, ...]]:
        """Pickle the choices alone; what is worked out from them is worked out again."""
        values = {f.name: getattr(self, f.name) for f in fields(self) if f.init}
        return _rebuilt, (type(self), values)

    def switches(self) -> tuple[tuple[str, str], ...]:
        """The switches that differ from the rule set's own."""
        return tuple(
            (switch.name, value)
            for switch in self.offered
            if (value := switch.value(to_text(getattr(self, switch.field)))) != switch.values[0]
        )

    def fields(self) -> tuple[tuple[str, str], ...]:
        """Name and value of every choice."""
        no_choice = {"id", "version", "source", "offered", *self.aside}
        return tuple(
            (f.name, to_text(getattr(self, f.name)))
            for f in fields(self)
            if f.init and f.name not in no_choice
        )

    def custom(self, switches: Mapping[str, str] | Iterable[tuple[str, str]]) -> Self:
        """This rule set with switches given; `SwitchError` refuses the unknown by name."""
        given = chosen(self.id, self.offered, switches)
        return self._with({switch.field: switch.text(value) for switch, value in given.items()})

    def restored(self, kept: Iterable[tuple[str, str]]) -> Self:
        """This rule set with the fields that a saved game kept.

        A field added after the game was saved has the rule set's own value.
        """
        values = dict(kept)
        known = {name for name, _ in self.fields()}
        for name in values:
            if name not in known:
                raise SwitchError(f"{self.id} has no field {quoted(name)}")
        return self._with(values)

    def _with(self, texts: Mapping[str, str]) -> Self:
        kinds = _kinds(cast("Hashable", type(self)))
        values: dict[str, Any] = {
            name: from_text(name, text, kinds[name], self.parts) for name, text in texts.items()
        }
        changed = {name: value for name, value in values.items() if getattr(self, name) != value}
        # What is worked out of the fields takes milliseconds: it is there already if none differs.
        return replace(self, **changed) if changed else self


def _rebuilt(kind: Callable[..., Any], values: dict[str, Any]) -> Any:
    return kind(**values)


def switches_text(rules: Rules[Any, Any]) -> str:
    """The switches that differ, as records and favourites keep them: `netting,pieces=7`.

    A switch that is on is its name alone; empty for none.
    """
    return ",".join(
        name if value == "on" else f"{name}={value}" for name, value in rules.switches()
    )


def switches_of(text: str) -> tuple[tuple[str, str], ...]:
    """Name and value of every switch written by :func:`switches_text`; a rule set checks them."""
    entries = (entry.partition("=") for entry in text.split(",") if entry)
    return tuple((name, value if sign else "on") for name, sign, value in entries)
