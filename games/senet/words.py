"""The words of Senet as message ids, for the text files.

Every message's value is a fragment for log, caption and alert (`9→13 Beauty`); its attribute
`.button` is the text of a button, `.said` the answer to its press. All ids and their arguments:

- `senet-throw`: score (text)                     the sticks showed this
- `senet-take`: no arguments                      take the sticks (instead of a rescue)
- `senet-pass`: score (text, `4` or `4,1`), why   nothing is played with this
- `senet-move`: from, to, house, throw, extra
- `senet-exchange`: from, to, house, throw, extra two pieces danced
- `senet-drop`: from, to, house, throw, extra, water   the enemy on `to` fell into the water
- `senet-hit`: from, to, house, throw, extra      the enemy on `to` starts over from the hand
- `senet-fall`: from, to, house, throw, water     into 27; house is `water`
- `senet-off`: from, house, throw, extra          borne off from `from`
- `senet-enter`: to, house, throw, extra          from the hand
- `senet-enter-hit`: to, house, throw, extra      from the hand onto an enemy, who starts over
- `senet-rescue`: from, to, house                 the drowning piece goes to Second Life
- `senet-rebirth`: from, to, house                the throw sends a piece of 26 or 27 back
- `senet-pieces`: side (`cones`, `spindles`), houses (`1 3 5`, `none` if none), hand, off, total
- `senet-race`: side, houses, hand, home, total   the same where pieces are to come home

and what is pending, said before a choice or a throw:

- `senet-kept`: scores (`4,1`)                    throws waiting to be played
- `senet-owed`: count                             extra throws after this one's play
- `senet-skip`: side                              its next turn is lost
- `senet-needs-one`: side                         its throws are lost until a one
- `senet-fate`, `senet-trial`: no arguments       the throw decides a piece on 26, on 27
- `senet-quiet`: count                            turns left until the game ends undecided

`from`, `to`, `hand`, `off`, `total`, `home`, `count` are numbers. `house` names the house of `to`
(of `from` in `senet-off`): :data:`HOUSES`. `throw` is 0, or with the switch `bank_throws` the
banked throw that is played. `extra` is the number of extra throws just earned, the score aside.
`why` is `none` (no move), `choice`, `trial` (the piece stays in the water) or `lost` (waiting for
a one); `water` what the water does: `drown`, `first-house`, `re-enter`, `ends` (into the hand, and
the turn is over), `trial`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from games.core import Told
from games.senet import moves
from games.senet.effects import extra
from games.senet.state import (
    BEAUTY,
    HAND,
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

_MOVED = ("from", "to", "house", "throw", "extra")

MESSAGES: Final[dict[str, tuple[str, ...]]] = {
    "senet-throw": ("score",),
    "senet-take": (),
    "senet-pass": ("score", "why"),
    "senet-move": _MOVED,
    "senet-exchange": _MOVED,
    "senet-drop": (*_MOVED, "water"),
    "senet-hit": _MOVED,
    "senet-fall": ("from", "to", "house", "throw", "water"),
    "senet-off": ("from", "house", "throw", "extra"),
    "senet-enter": ("to", "house", "throw", "extra"),
    "senet-enter-hit": ("to", "house", "throw", "extra"),
    "senet-rescue": ("from", "to", "house"),
    "senet-rebirth": ("from", "to", "house"),
    "senet-pieces": ("side", "houses", "hand", "off", "total"),
    "senet-race": ("side", "houses", "hand", "home", "total"),
    "senet-kept": ("scores",),
    "senet-owed": ("count",),
    "senet-skip": ("side",),
    "senet-needs-one": ("side",),
    "senet-fate": (),
    "senet-trial": (),
    "senet-quiet": ("count",),
}
"""Every message Senet tells, with its arguments."""

HOUSES: Final = {
    SECOND_LIFE: "second-life",
    NETTING: "netting",
    BEAUTY: "beauty",
    WATER: "water",
    THREE: "three",
    TWO: "two",
    HERU: "heru",
}
"""The named houses (senet 1.9); besides `safe`, `exit` and `none`."""

_SOON = 50
"""So many turns before a quiet game ends, the players are told (senet 6.2)."""


def house_name(rules: Senet, house: int) -> str:
    """The key of a house's name, `none` for one that means nothing in the rule set (senet 1.9)."""
    if house > rules.last:
        return "exit"
    if house in rules.named or (house == NETTING and rules.netting):
        return HOUSES[house]
    return "safe" if house in rules.safe else "none"


def tell(rules: Senet, state: State, action: Action) -> Told:
    """The words of an action played or offered in `state`."""
    kind, source, target, throw = action
    if kind == "score":
        return Told("senet-throw", (("score", str(throw)),))
    if kind == "take":
        return Told("senet-take")
    if kind == "pass":
        scores = ",".join(map(str, state.throws))
        return Told("senet-pass", (("score", scores), ("why", _why(rules, state))))
    args: dict[str, int | str] = {
        "from": source,
        "to": target,
        "house": house_name(rules, source if kind == "off" else target),
        "throw": throw,
        "extra": extra(rules, state, action),
        "water": "ends" if rules.water_ends else rules.water.replace("_", "-"),
    }
    message = f"senet-{kind}"
    if kind == "move" and target == WATER and rules.water != "plain":
        message = "senet-fall"
    elif kind == "hit" and source == HAND:
        message = "senet-enter-hit"
    return Told(message, tuple((name, args[name]) for name in MESSAGES[message]))


def _why(rules: Senet, state: State) -> str:
    """Why nothing is played."""
    if state.needs_one and state.seat == 1:
        return "lost"
    if state.pieces[state.seat] & rules.tables.bound and rules.water == "trial":
        return "trial"
    return "choice" if len(moves.choices(rules, state).actions) > 1 else "none"


def describe(rules: Senet, state: State) -> tuple[Told, ...]:
    """Where all the pieces of each side are."""
    return tuple(_pieces(rules, state, seat) for seat in range(2))


def _pieces(rules: Senet, state: State, seat: int) -> Told:
    side = state.pieces[seat]
    args: dict[str, int | str] = {
        "side": rules.sides[seat],
        "houses": " ".join(map(str, houses(side))) or "none",
        "hand": state.hand[seat],
        "off": state.off[seat],
        "home": (side & rules.tables.first[seat]).bit_count(),
        "total": rules.pieces,
    }
    message = "senet-race" if rules.goal == "home" else "senet-pieces"
    return Told(message, tuple((name, args[name]) for name in MESSAGES[message]))


def pending(rules: Senet, state: State) -> tuple[Told, ...]:
    """What is to be known before the next action, besides the board."""
    if state.due == "over":
        return ()
    found: list[Told] = []
    if rules.bank_throws and state.throws:
        found.append(Told("senet-kept", (("scores", ",".join(map(str, state.throws))),)))
    if state.owed:
        found.append(Told("senet-owed", (("count", state.owed),)))
    if state.due == "fate":
        found.append(Told("senet-fate"))
    if rules.water == "trial" and state.due == "start" and state.pieces[state.seat] >> WATER & 1:
        found.append(Told("senet-trial"))
    if state.needs_one:
        found.append(Told("senet-needs-one", (("side", rules.sides[1]),)))
    found += [
        Told("senet-skip", (("side", side),))
        for seat, side in enumerate(rules.sides)
        if state.skip >> seat & 1
    ]
    left = rules.quiet_limit - state.quiet
    if rules.quiet_limit and left <= _SOON:
        found.append(Told("senet-quiet", (("count", left),)))
    return tuple(found)
