"""The fields of a rule set as text: what saved games keep and what switches are given as.

`on` and `off` for a yes or no, `5`, `drown`, `1,4,5` for numbers, `26:5,27:4` for pairs, and a
part by its function's name. The same few forms serve every game.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, fields, replace
from typing import Any, ClassVar, Self, TypeVar

from games.core import Rules, SwitchError


@dataclass(frozen=True, slots=True)
class Switch:
    """A field that a custom game may change: the switch's name, the field's, the values offered.

    The rule set's own value stands first. `texts` are the field's texts for these values, where
    they are not the same (a switch `easy` of `on` and `off` over a field of other values).
    """

    name: str
    field: str
    values: tuple[str, ...]
    texts: tuple[str, ...] = ()

    def text(self, value: str) -> str:
        """The text of the field for a value of the switch."""
        return self.texts[self.values.index(value)] if self.texts else value

    def value(self, text: str) -> str:
        """The value of the switch for a text of the field."""
        return self.values[self.texts.index(text)] if self.texts else text


def to_text(value: object) -> str:
    """The text of a field's value."""
    if isinstance(value, bool):
        return "on" if value else "off"
    if isinstance(value, tuple):
        return ",".join(":".join(map(str, v)) if isinstance(v, tuple) else str(v) for v in value)
    if callable(value):
        return str(getattr(value, "__name__", value))
    return str(value)


def from_text(
    name: str, text: str, like: object, parts: Mapping[str, Callable[..., Any]]
) -> object:
    """The value written `text`, of the kind of `like`; `SwitchError` names the field if it isn't.

    `parts` are the functions that a field may hold, by name.
    """
    try:
        if isinstance(like, bool):
            return {"on": True, "off": False}[text]
        if isinstance(like, int):
            return int(text)
        if isinstance(like, tuple):
            return tuple(_entry(entry) for entry in text.split(",") if entry)
        if callable(like):
            return parts[text]
    except (KeyError, ValueError):
        raise SwitchError(f"{name}: {text!r} is no value of it") from None
    return text


def _entry(text: str) -> int | tuple[int, ...]:
    """One entry of a tuple: a number, or several joined by colons."""
    numbers = tuple(int(number) for number in text.split(":"))
    return numbers if ":" in text else numbers[0]


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
            raise SwitchError(f"{rules} has no switch {name!r}; it has: {', '.join(by_name)}")
        if value not in switch.values:
            values = ", ".join(switch.values)
            raise SwitchError(f"{rules}: {name}={value} does not exist; {name} may be: {values}")
        if found.setdefault(name, value) != value:
            raise SwitchError(f"{rules}: {name}={found[name]} contradicts {name}={value}")
    return {switch: found[switch.name] for switch in switches if switch.name in found}


F = TypeVar("F", bound="Fielded")


@dataclass(frozen=True)
class Fielded:
    """What every rule set is: who it is, and choices as named fields that can be varied and kept.

    A field worked out from the others (`init=False`) is no choice, nor is one named in `aside`.
    `parts` are the functions that fields may hold, by name.
    """

    id: str
    version: int
    source: str
    offered: tuple[Switch, ...] = ()
    """The switches of a custom game, in the order in which records write them."""

    aside: ClassVar[frozenset[str]] = frozenset()
    parts: ClassVar[Mapping[str, Callable[..., Any]]] = {}

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
                raise SwitchError(f"{self.id} has no field {name!r}")
        return self._with(values)

    def _with(self, texts: Mapping[str, str]) -> Self:
        values: dict[str, Any] = {
            name: from_text(name, text, getattr(self, name), self.parts)
            for name, text in texts.items()
        }
        return replace(self, **values)


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
