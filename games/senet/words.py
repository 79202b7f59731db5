"""The words of Senet as message ids, for the text files.

Every message's value is a fragment for log, caption and alert (`9→13 Beauty`); its attribute
`.button` is the text of a button, `.said` the answer to its press. All ids and their arguments:

- `senet-throw`: score (text)                     the sticks showed this
- `senet-take`: scores                            take the sticks (instead of a rescue)
- `senet-pass`: score (text, `4` or `4,1`), why, to, scores   nothing is played with this
- `senet-move`: from, to, house, throw, extra
- `senet-exchange`: from, to, house, throw, extra two pieces danced
- `senet-drop`: from, to, house, throw, extra, water, goes   the enemy on `to` fell into the water
- `senet-hit`: from, to, house, throw, extra      the enemy on `to` starts over from the hand
- `senet-fall`: from, to, house, throw, water, goes, ends, scores   into 27; house is `water`
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
- `senet-drowning`: scores                        only these throws save the piece on 27
- `senet-bank`: no arguments                      why there is another throw: up to a 2 or 3

and of the throws for the last piece, which may come by themselves:

- `senet-order-rest`, `senet-order-rest-off`      that is asked for, and no more
- `senet-order-rest-again`      a choice that is due is made so each time then

`from`, `to`, `hand`, `off`, `total`, `home`, `count` are numbers. `house` names the house of `to`
(of `from` in `senet-off`) where it matters: :data:`HOUSE_NAMES`, `safe`, `exit`, `fate` (26, where
one more throw decides at once), `none`. `throw` is 0, or with the switch `bank_throws` the banked
throw that is played. `extra` is the number of extra throws just earned, the score aside. `water`
is what the water does (:attr:`games.senet.parts.Water.told`), `goes` the house where the piece that
fell in ends (27 where it stays, 0 for the hand), `ends` 1 if the turn is over by falling in, else
0. `scores` are those that bear a piece off 27 (`4`, or `4 5`), or with the reason `enter` those
that bring a piece in. `why` is one of :data:`REASONS`; with `taken`, `to` is the house where a
piece would enter, else 0.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import takewhile
from typing import Final

from games.core import Told
from games.senet import moves
from games.senet.effects import extra, swept_to
from games.senet.parts import WATERS
from games.senet.ruleset import SenetFields
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
    houses_of,
)

_MOVED = ("from", "to", "house", "throw", "extra")

MESSAGES: Final[dict[str, tuple[str, ...]]] = {
    "senet-throw": ("score",),
    "senet-take": ("scores",),
    "senet-pass": ("score", "why", "to", "scores"),
    "senet-move": _MOVED,
    "senet-exchange": _MOVED,
    "senet-drop": (*_MOVED, "water", "goes"),
    "senet-hit": _MOVED,
    "senet-fall": ("from", "to", "house", "throw", "water", "goes", "ends", "scores"),
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
    "senet-drowning": ("scores",),
    "senet-bank": (),
    "senet-order-rest": (),
    "senet-order-rest-off": (),
    "senet-order-rest-again": (),
}
"""Every message Senet tells, with its arguments."""

HOUSE_NAMES: Final = {
    SECOND_LIFE: "second-life",
    NETTING: "netting",
    BEAUTY: "beauty",
    WATER: "water",
    THREE: "three",
    TWO: "two",
    HERU: "heru",
}
"""The named houses (senet 1.9); besides `safe`, `exit` and `none`."""

REST_ON: Final = Told("senet-order-rest")
REST_OFF: Final = Told("senet-order-rest-off")
REST_AGAIN: Final = Told("senet-order-rest-again")
"""The words of giving the order that the rest be thrown by itself, of taking it back, and of a
choice that is made again then."""

REASONS: Final = (
    *("none", "choice", "lost", "enter", "taken", "blocked"),
    *(water.told for water in WATERS if water.drowns or water.judged),
)
"""Why nothing is played: no piece goes so far; by choice; waiting for a one; all are in hand, and
the throw enters nobody, or its house is taken; every house that could be reached is held or closed;
a piece stays in the water, which is then the reason."""

VARIANTS: Final[Mapping[str, tuple[str, ...]]] = {
    "house": ("none", *HOUSE_NAMES.values(), "safe", "exit", "fate"),
    "water": tuple(dict.fromkeys(water.told for water in WATERS if water.means)),
    "why": REASONS,
}
"""By argument all the words that it may be. A text that chooses by one has a variant for each."""

_WATER_BIT = 1 << WATER

_SOON = 50
"""So many turns before a quiet game ends, the players are told (senet 6.2)."""


def house_name(rules: SenetFields, house: int) -> str:
    """The key of a house's name, `none` for one that means nothing in the rule set (senet 1.9)."""
    if house > rules.last:
        return "exit"
    if house in rules.named or (house == NETTING and rules.netting):
        return HOUSE_NAMES[house]
    return "safe" if house in rules.safe else "none"


def tell(rules: SenetFields, state: State, action: Action) -> Told:
    """The words of an action played or offered in `state`."""
    kind, source, target, throw = action
    if kind == "score":
        return Told("senet-throw", (("score", str(throw)),))
    if kind == "take":
        return Told("senet-take", (("scores", saving(rules)),))
    if kind == "pass":
        return _passing(rules, state)
    message = f"senet-{kind}"
    if kind == "move" and target == WATER and rules.water.means:
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
        "water": rules.water.told,
        "goes": swept_to(rules, state, action) if "goes" in told else 0,
        "ends": int(rules.water_ends),
        "scores": saving(rules) if message == "senet-fall" else "",
    }
    return Told(message, tuple((name, args[name]) for name in told))


def _house(rules: SenetFields, action: Action) -> str:
    """The house to be named with an action: none where it has no effect on who lands there."""
    kind, source, target, _ = action
    if kind == "off":
        return house_name(rules, source)
    if target == BEAUTY and rules.beauty.stops:
        return "fate"
    if target == SECOND_LIFE and kind not in ("rescue", "rebirth"):
        return house_name(rules, target) if rules.lookups.safe >> target & 1 else "none"
    return house_name(rules, target)


def _passing(rules: SenetFields, state: State) -> Told:
    """The words of a pass."""
    why = _why(rules, state)
    house = rules.lookups.enters[state.throws[0]] if why == "taken" else 0
    helps = scores_with(rules.lookups.enters) if why == "enter" else saving(rules)
    args = (("score", _listed(state.throws)), ("why", why), ("to", house), ("scores", helps))
    return Told("senet-pass", args)


def saving(rules: SenetFields) -> str:
    """The scores that bear a piece off 27."""
    return scores_with([leaving & _WATER_BIT for leaving in rules.lookups.leaves])


def scores_with(by_score: Sequence[int]) -> str:
    """The scores by which there is something, as a list of numbers: `4` or `4 6`."""
    return " ".join(str(score) for score, found in enumerate(by_score) if found)


def _listed(throws: tuple[int, ...]) -> str:
    return ",".join(map(str, throws))


def _why(rules: SenetFields, state: State) -> str:
    """Why nothing is played: one of :data:`REASONS`."""
    seat = state.seat
    mine = state.pieces[seat]
    if state.needs_one and seat == 1:
        return "lost"
    if mine & rules.lookups.bound:
        return rules.water.told
    if len(moves.choices(rules, state).actions) > 1:
        return "choice"
    if len(set(state.throws)) > 1:
        return "none"
    return _stuck(rules, mine, state.hand[seat], state.throws[0])


def _stuck(rules: SenetFields, mine: Mask, hand: int, score: int) -> str:
    """Why nobody goes by a score: what could be done by it on an empty board, if anything."""
    lookups = rules.lookups
    enters = bool(hand and lookups.enters[score])
    if hand and not mine:
        return "taken" if enters else "enter"
    goes = 0
    if rules.way.forward:
        goes = lookups.ways[score] | lookups.falls[score] | lookups.stops[score]
    if rules.way.back or rules.way.retreats:
        goes |= lookups.back[score]
    waits = bool(mine & lookups.leaves[score])  # it would leave, but not all are far enough yet
    return "blocked" if (mine & goes or enters) and not waits else "none"


def describe(rules: SenetFields, state: State) -> tuple[Told, ...]:
    """Where all the pieces of each side are."""
    return tuple(_pieces(rules, state, seat) for seat in range(2))


def _pieces(rules: SenetFields, state: State, seat: int) -> Told:
    side = state.pieces[seat]
    args: dict[str, int | str] = {
        "side": rules.sides[seat],
        "houses": " ".join(map(str, houses_of(side))) or "none",
        "hand": state.hand[seat],
        "off": state.off[seat],
        "home": (side & rules.lookups.first[seat]).bit_count(),
        "total": rules.pieces,
    }
    message = rules.goal.message
    return Told(message, tuple((name, args[name]) for name in MESSAGES[message]))


def to_walk(rules: SenetFields, state: State) -> tuple[int, ...]:
    """By seat: each piece has to come off the board, one in the hand by way of all houses. Nothing
    where pieces go home."""
    if rules.goal.homes:
        return ()
    return tuple(
        sum(OFF - house for house in houses_of(side)) + in_hand * (OFF - HAND)
        for side, in_hand in zip(state.pieces, state.hand, strict=True)
    )


def pending(rules: SenetFields, state: State) -> tuple[Told, ...]:
    """What is to be known before the next action, besides the board; last, why it is a throw."""
    if state.due == "over":
        return ()
    found: list[Told] = []
    if rules.bank_throws and len(state.throws) > 1:
        found.append(Told("senet-kept", (("scores", _listed(state.throws)),)))
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


def _judged(rules: SenetFields, state: State) -> list[Told]:
    """The fate on 26 or the trial on 27 (senet 6.6, 6.7), until what it brings has been played."""
    mine = state.pieces[state.seat]
    if not rules.fates or not mine & rules.lookups.bound:
        return []
    source = (mine & rules.lookups.bound).bit_length() - 1
    found = [Told("senet-fate" if source == BEAUTY else "senet-trial")]
    if state.due == "play" and (taken := _taken(rules, state, source)):
        found.append(Told("senet-taken", (("houses", " ".join(map(str, taken))),)))
    return found


def _taken(rules: SenetFields, state: State, source: int) -> tuple[int, ...]:
    """The houses, in the order tried, that the throw would have led to but for who stands there."""
    wanted = rules.lookups.fates[source][state.throws[0]]
    if wanted in (0, OFF):
        return ()
    (action,) = moves.playable(rules, state, state.throws[0])
    beyond = (wanted, WATER) if source == BEAUTY else ()
    tried = dict.fromkeys((*beyond, *range(SECOND_LIFE, 0, -1)))
    return tuple(takewhile(lambda house: house != action.target, tried))


def _thrown_on(rules: SenetFields, state: State) -> list[Told]:
    """Why the turn goes on with a throw (senet 2.2, 2.10; 3, `bank_throws`)."""
    if state.due not in ("throw", "bank"):
        return []
    found = []
    if state.pieces[state.seat] & rules.lookups.rescues:
        found.append(Told("senet-drowning", (("scores", saving(rules)),)))
    if state.due == "bank":
        found.append(Told("senet-bank"))
    return found
