"""The words of Senet as message ids, for the text files.

Every message's value is a fragment for log, caption and alert (`9→13 Beauty`); its attribute
`.button` is the text of a button, `.said` the answer to its press. All ids and their arguments:

- `senet-throw`: score (text)                     the sticks showed this
- `senet-take`: no arguments                      take the sticks (instead of a rescue)
- `senet-pass`: score (text, `4` or `4,1`)        nothing is played with this
- `senet-move`: from, to, house, throw
- `senet-exchange`: from, to, house, throw        two pieces danced
- `senet-drop`: from, to, house, throw            the enemy on `to` fell into the water
- `senet-fall`: from, to, house, throw            26 to 27; house is `water`
- `senet-off`: from, house, throw                 borne off from `from`
- `senet-enter`: to, house, throw                 from the hand
- `senet-rescue`: from, to, house                 the drowning piece goes to Second Life
- `senet-pieces`: side (`cones`, `spindles`), houses (`1 3 5`, `none` if none), hand, off, total

`from`, `to`, `hand`, `off`, `total` are numbers. `house` names the house of `to` (of `from` in
`senet-off`): `none`, `second-life`, `netting`, `beauty`, `water`, `three`, `two`, `heru`. `throw`
is 0, or with the switch `bank_throws` the banked throw that is played; texts may leave it out
where that switch is not offered.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from games.core import Args, Told
from games.senet.state import (
    BEAUTY,
    HERU,
    NETTING,
    SECOND_LIFE,
    THREE,
    TWO,
    WATER,
    Action,
    State,
    houses,
)

if TYPE_CHECKING:
    from games.senet.rules import Senet

MESSAGES: Final[dict[str, tuple[str, ...]]] = {
    "senet-throw": ("score",),
    "senet-take": (),
    "senet-pass": ("score",),
    "senet-move": ("from", "to", "house", "throw"),
    "senet-exchange": ("from", "to", "house", "throw"),
    "senet-drop": ("from", "to", "house", "throw"),
    "senet-fall": ("from", "to", "house", "throw"),
    "senet-off": ("from", "house", "throw"),
    "senet-enter": ("to", "house", "throw"),
    "senet-rescue": ("from", "to", "house"),
    "senet-pieces": ("side", "houses", "hand", "off", "total"),
}
"""Every message Senet tells, with its arguments."""

_HOUSES: Final = {
    SECOND_LIFE: "second-life",
    NETTING: "netting",
    BEAUTY: "beauty",
    WATER: "water",
    THREE: "three",
    TWO: "two",
    HERU: "heru",
}


def house_name(rules: Senet, house: int) -> str:
    """The key of a house's name, `none` for a plain one (senet 1.9)."""
    if house in rules.named or (house == NETTING and rules.netting):
        return _HOUSES[house]
    return "none"


def tell(rules: Senet, state: State, action: Action) -> Told:
    """The words of an action played or offered in `state`."""
    kind, source, target, throw = action
    if kind == "score":
        return Told("senet-throw", (("score", str(throw)),))
    if kind == "take":
        return Told("senet-take")
    if kind == "pass":
        return Told("senet-pass", (("score", ",".join(map(str, state.throws))),))
    fall = kind == "move" and target == WATER
    args: dict[str, int | str] = {
        "from": source,
        "to": target,
        "house": house_name(rules, source if kind == "off" else target),
        "throw": throw,
    }
    message = "senet-fall" if fall else f"senet-{kind}"
    return Told(message, tuple((name, args[name]) for name in MESSAGES[message]))


def describe(rules: Senet, state: State) -> tuple[Told, ...]:
    """Where all the pieces of each side are."""
    return tuple(Told("senet-pieces", _pieces(rules, state, seat)) for seat in range(2))


def _pieces(rules: Senet, state: State, seat: int) -> Args:
    return (
        ("side", rules.sides[seat]),
        ("houses", " ".join(map(str, houses(state.pieces[seat]))) or "none"),
        ("hand", state.hand[seat]),
        ("off", state.off[seat]),
        ("total", rules.pieces),
    )
