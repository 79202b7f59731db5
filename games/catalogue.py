"""The one list of rule sets. A new one is its file and its line here."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from typing import Any, Final, Protocol, TypeVar

from games.aseb.sets.aseb import ASEB
from games.chance import Device
from games.core import Rules, SwitchError, Throw, quoted
from games.fields import Switch
from games.hyena.sets.hyena import HYENA
from games.seega.sets.sidja import SIDJA
from games.seega.sets.siga import SIGA
from games.senet.sets.bell import BELL
from games.senet.sets.glebsite import GLEBSITE
from games.senet.sets.houses import HOUSES
from games.senet.sets.kendall import KENDALL
from games.senet.sets.skyruk import SKYRUK
from games.senet.sets.tait import TAIT
from games.senet.sets.thibault import THIBAULT

S = TypeVar("S")
A = TypeVar("A")


class RuleSet(Rules[S, A], Protocol[S, A]):
    """A rule set of the catalogue: it can also be varied and rebuilt."""

    @property
    def offered(self) -> tuple[Switch, ...]:
        """The switches of a custom game; each one's first value is the rule set's own."""

    def custom(self, switches: Mapping[str, str] | Iterable[tuple[str, str]]) -> RuleSet[S, A]:
        """This rule set with switches given by name and value.

        `SwitchError` names a switch that it does not have, a value that does not exist, and
        fields that contradict each other.
        """

    def restored(self, kept: Iterable[tuple[str, str]]) -> RuleSet[S, A]:
        """This rule set with the fields that a saved game kept (:meth:`Rules.fields`)."""


CATALOGUE: Final[tuple[RuleSet[Any, Any], ...]] = (
    THIBAULT,
    KENDALL,
    TAIT,
    BELL,
    HOUSES,
    SKYRUK,
    GLEBSITE,
    SIDJA,
    SIGA,
    HYENA,
    ASEB,
)
"""Every rule set, without switches, in the order in which it is offered."""

STARTERS: Final[tuple[RuleSet[Any, Any], ...]] = (THIBAULT, SIDJA, HYENA, ASEB)
"""Of each game the rule set that is best to start with: short, with much to choose."""


def varied() -> Iterator[RuleSet[Any, Any]]:
    """Every rule set, then each of them with one switch, for every value of its switches."""
    yield from CATALOGUE
    for rules in CATALOGUE:
        for switch in rules.offered:
            yield from (rules.custom(((switch.name, value),)) for value in switch.values)


@cache
def devices() -> tuple[Device, ...]:
    """What is thrown first by any rules, also with any one switch: each kind with its things
    once."""
    found: dict[tuple[str, tuple[int, ...]], Device] = {}
    for rules in varied():
        turn = rules.turn(rules.start(rules.seats[0]))
        if isinstance(turn, Throw):
            found.setdefault((turn.device.kind, turn.device.sides), turn.device)
    return tuple(found.values())


def rule_set(
    id: str,  # noqa: A002 - it is the field's own name
    switches: Mapping[str, str] | Iterable[tuple[str, str]] = (),
) -> RuleSet[Any, Any]:
    """The rule set of this name with these switches (`{"netting": "on", "pieces": "7"}`).

    `SwitchError` for an unknown rule set, and for switches as :meth:`RuleSet.custom` says.
    """
    for rules in CATALOGUE:
        if rules.id == id:
            return rules.custom(switches)
    known = ", ".join(rules.id for rules in CATALOGUE)
    raise SwitchError(f"there is no rule set {quoted(id)}; there are: {known}")


def restore(
    id: str,  # noqa: A002 - it is the field's own name
    version: int,
    fields: Iterable[tuple[str, str]],
) -> RuleSet[Any, Any]:
    """The exact rule set of a saved game, from the id, version and fields it kept.

    `SwitchError` for a version that this program does not play, and for fields it cannot read.
    """
    rules = rule_set(id)
    if rules.version != version:
        raise SwitchError(f"{id} is version {rules.version} here, the game has {version}")
    return rules.restored(fields)
