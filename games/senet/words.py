"""The words of Senet as message ids, for the text files.

Every message's value is a fragment for log, caption and alert (`9→13 Beauty`); its attribute
`.button` is the text of a button, `.said` the answer to its press. All ids and their arguments:

- `senet-throw`: score (text)                     the sticks showed this
- `senet-take`: no arguments                      take the sticks (instead of a rescue)
- `senet-pass`: score (text, `4` or `4,1`), why, to   nothing is played with this
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

- `senet-kept`: scores (`4,1`)                    several throws waiting to be played
- `senet-owed`: count                             extra throws after this one's play
- `senet-skip`: side                              its next turn is lost
- `senet-needs-one`: side                         its throws are lost until a one
- `senet-fate`, `senet-trial`: no arguments       the throw decides a piece on 26, on 27
- `senet-taken`: houses (`29 27`)                 where that piece may not go, in the order tried
- `senet-quiet`: count                            turns left until the game ends undecided
- `senet-drowning`: no arguments                  only one throw saves the piece on 27
- `senet-bank`, `senet-again`: no arguments       why there is another throw: up to a 2 or 3; earned

`from`, `to`, `hand`, `off`, `total`, `home`, `count` are numbers. `house` names the house of `to`
(of `from` in `senet-off`) where it matters: :data:`HOUSES`, `safe`, `exit`, `fate` (26, where one
more throw decides at once), `none`. `throw` is 0, or with the switch `bank_throws` the banked
throw that is played. `extra` is the number of extra throws just earned, the score aside. `water`
is what the water does: `drown`, `first-house`, `re-enter`, `ends` (into the hand, and the turn is
over), `trial`. `why` is one of :data:`REASONS`; with `taken`, `to` is the house where a piece
would enter, else 0.
"""

from __future__ import annotations

from itertools import takewhile
from typing import TYPE_CHECKING, Final

from games.core import Told
from games.senet import moves
from games.senet.effects import extra
from games.senet.state import (
    BEAUTY,
    HAND,
    HERU,
    NETTING,
    OFF,
    SECOND_LIFE,
    THREE,
    TWO,
    WATER,
    Action,
    Mask,
    State,
    houses,
)

if TYPE_CHECKING:
    from games.senet.rules import Senet

_MOVED = ("from", "to", "house", "throw", "extra")

MESSAGES: Final[dict[str, tuple[str, ...]]] = {
    "senet-throw": ("score",),
    "senet-take": (),
    "senet-pass": ("score", "why", "to"),
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
    "senet-taken": ("houses",),
    "senet-quiet": ("count",),
    "senet-drowning": (),
    "senet-bank": (),
    "senet-again": (),
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

REASONS: Final = ("none", "choice", "trial", "drown", "lost", "enter", "taken", "blocked")
"""Why nothing is played: no piece goes so far; by choice; the piece stays in the water on trial, or
drowning; waiting for a one; all are in hand, and the throw enters nobody, or its house is taken;
every house that could be reached is held or closed."""

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
        return _passing(rules, state)
    message = f"senet-{kind}"
    if kind == "move" and target == WATER and rules.water != "plain":
        message = "senet-fall"
    elif kind == "hit" and source == HAND:
        message = "senet-enter-hit"
    told = MESSAGES[message]
    args: dict[str, int | str] = {
        "from": source,
        "to": target,
        "house": _house(rules, action),
        "throw": throw,
        "extra": extra(rules, state, action) if "extra" in told else 0,
        "water": "ends" if rules.water_ends else rules.water.replace("_", "-"),
    }
    return Told(message, tuple((name, args[name]) for name in told))


def _house(rules: Senet, action: Action) -> str:
    """The house to be named with an action: none where it has no effect on who lands there."""
    kind, source, target, _ = action
    if kind == "off":
        return house_name(rules, source)
    if target == BEAUTY and rules.beauty == "stop":
        return "fate"
    if target == SECOND_LIFE and kind not in ("rescue", "rebirth"):
        return house_name(rules, target) if rules.tables.safe >> target & 1 else "none"
    return house_name(rules, target)


def _passing(rules: Senet, state: State) -> Told:
    """The words of a pass."""
    why = _why(rules, state)
    house = rules.tables.enters[state.throws[0]] if why == "taken" else 0
    scores = ",".join(map(str, state.throws))
    return Told("senet-pass", (("score", scores), ("why", why), ("to", house)))


def _why(rules: Senet, state: State) -> str:
    """Why nothing is played: one of :data:`REASONS`."""
    seat = state.seat
    mine = state.pieces[seat]
    if state.needs_one and seat == 1:
        return "lost"
    if mine & rules.tables.bound:
        return "trial" if rules.water == "trial" else "drown"
    if len(moves.choices(rules, state).actions) > 1:
        return "choice"
    if len(set(state.throws)) > 1:
        return "none"
    return _stuck(rules, mine, state.hand[seat], state.throws[0])


def _stuck(rules: Senet, mine: Mask, hand: int, score: int) -> str:
    """Why nobody goes by a score: what could be done by it on an empty board, if anything."""
    tables = rules.tables
    enters = bool(hand and tables.enters[score])
    if hand and not mine:
        return "taken" if enters else "enter"
    goes = 0 if rules.way == "backward" else tables.ways[score] | tables.falls[score]
    if rules.way != "forward":
        goes |= tables.stops[score] | tables.back[score]
    waits = bool(mine & tables.leaves[score])  # it would leave, but not all are far enough yet
    return "blocked" if (mine & goes or enters) and not waits else "none"


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
    """What is to be known before the next action, besides the board; last, why it is a throw."""
    if state.due == "over":
        return ()
    found: list[Told] = []
    if rules.bank_throws and len(state.throws) > 1:
        found.append(Told("senet-kept", (("scores", ",".join(map(str, state.throws))),)))
    if state.owed:
        found.append(Told("senet-owed", (("count", state.owed),)))
    found += _judged(rules, state)
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
    return (*found, *_thrown_on(rules, state))


def _judged(rules: Senet, state: State) -> list[Told]:
    """The fate on 26 or the trial on 27 (senet 6.6, 6.7), until what it brings has been played."""
    mine = state.pieces[state.seat]
    if not rules.fates or not mine & rules.tables.bound:
        return []
    source = (mine & rules.tables.bound).bit_length() - 1
    found = [Told("senet-fate" if source == BEAUTY else "senet-trial")]
    if state.due == "play" and (taken := _taken(rules, state, source)):
        found.append(Told("senet-taken", (("houses", " ".join(map(str, taken))),)))
    return found


def _taken(rules: Senet, state: State, source: int) -> tuple[int, ...]:
    """The houses, in the order tried, that the throw would have led to but for who stands there."""
    wanted = rules.tables.fates[source][state.throws[0]]
    if wanted in (0, OFF):
        return ()
    (action,) = moves.playable(rules, state, state.throws[0])
    beyond = (wanted, WATER) if source == BEAUTY else ()
    tried = dict.fromkeys((*beyond, *range(SECOND_LIFE, 0, -1)))
    return tuple(takewhile(lambda house: house != action.target, tried))


def _thrown_on(rules: Senet, state: State) -> list[Told]:
    """Why the turn goes on with a throw (senet 2.2, 2.10; 3, `bank_throws`)."""
    if state.due not in ("throw", "bank"):
        return []
    found = []
    if state.pieces[state.seat] & rules.tables.rescues:
        found.append(Told("senet-drowning"))
    elif state.due == "throw":
        found.append(Told("senet-again"))
    if state.due == "bank":
        found.append(Told("senet-bank"))
    return found
