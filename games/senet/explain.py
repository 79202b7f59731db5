"""What a beginner asks in a position of Senet, as message ids, for the text files.

All ids and their arguments; those of what is refused stand in :mod:`games.senet.refused`:

- `senet-goal-<goal>`: total, scored, houses      what wins; `scored` 1 if each piece that the other
  side has left counts a point, `houses` those to come home to (`none` elsewhere)

what an action would bring:

- `senet-does-take`: scores, num, den             these throws save the drowning piece
- `senet-does-rescue`: to, follows, more
- `senet-does-pass`: follows, more
- `senet-does-move`, `senet-does-back`, `senet-does-exchange`, `senet-does-hit`: from, to, site,
  scores, guard, inner, bare, follows, more       on, against the way, onto an enemy
- `senet-does-exchange-back`: from, to, guard, inner, bare, follows, more   the enemy comes forward
- `senet-does-swap`: from, to, bare, follows, more   from 26 onto an enemy in the water (senet 2.13)
- `senet-does-drop`: from, to, water, goes, site, scores, bare, follows, more
- `senet-does-fall`: from, water, goes, scores, num, den, bare, follows, more
- `senet-does-stop`: from, bare, follows, more    it stops on 26
- `senet-does-off`: from, off, total, bare, follows, more
- `senet-does-enter`: to, site, scores, guard, inner, bare, follows, more
- `senet-does-enter-hit`: to, guard, inner, bare, follows, more
- `senet-does-rebirth`: from, to, bare, follows, more

and what a throw may bring, each with the scores that do (:data:`games.senet.outcome.ANY` for all)
and their chance, `num` in `den`:

- `senet-odds-win`, `-save` (the drowning piece), `-begin` (a 1 ends the wait), `-enter`, `-off`,
  `-on` (26 to 28-30), `-water` (26 to 27), `-return` (back to Second Life), `-stay` (27), `-fall`
  (26 to 27 for want of another move), `-none` (no move), `-again` (another throw), `-end` (the
  throws to be kept end)

Of each score by itself:

- `senet-chance`: scores, num, den, brings, onward    `brings` is what it brings (one of the chances
  above, `free` for a move like any other), `onward` who throws next (:data:`ONWARD`); `den` is the
  same for all scores

`site` is what the house landed on is: one of :data:`SITES`; `scores` are then the throws by which a
piece leaves it. `guard` are the houses of the group that the piece joins on which nobody can land
then, `inner` 1 if others of that group stay open (senet 6.5), `bare` the houses that lose such
protection (`guard` and `bare` are `none` for none). `follows` is what comes next
(:data:`games.senet.outcome.FOLLOWS`), `more` how many throws. `water`, `goes` are those of
:mod:`games.senet.words`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from fractions import Fraction
from functools import partial
from typing import Final

from games.chance import in_common
from games.core import TENSES, Explained, Told
from games.senet import effects, moves, refused
from games.senet.outcome import (
    ANY,
    FOLLOWS,
    Outcome,
    leaving_scores,
    listed,
    throws_told,
    walking_scores,
)
from games.senet.parts import GOALS
from games.senet.ruleset import SenetFields
from games.senet.state import (
    BEAUTY,
    HAND,
    OFF,
    THREE,
    WATER,
    Action,
    State,
    houses_of,
)

SITES: Final = (
    *("none", "safe", "leaves", "exit", "any", "safe-leaves", "safe-exit", "safe-any"),
    *("home", "column"),
)
"""What a house is to the piece that lands on it: nobody is attacked there; it may leave the board
from there, or do nothing else, or leaves by any throw; it is home; three of its side fill a
column."""

_CHANCES = (
    *("win", "save", "begin", "enter", "off", "on", "water", "return", "stay"),
    *("fall", "none", "again", "end"),
)
_BROUGHT = tuple(name for name in _CHANCES if name not in ("again", "end"))

ONWARD: Final = ("again", "kept", "play", "turn", "some", "open")
"""What follows a score: another throw; another throw before anything is played, or no other before
(`bank_throws`); the other side's turn; another throw after some of the moves; the end
of the game, or a fate that the next throw decides."""

VARIANTS: Final[Mapping[str, tuple[str, ...]]] = {
    "scores": (ANY, "some"),
    "follows": FOLLOWS,
    "site": SITES,
    "barred": refused.BARS,
    "heads": refused.HEADS,
    "tense": TENSES,
    "movers": refused.HOW_MANY,
    "held": refused.HOW_MANY,
    "brings": ("free", *_BROUGHT),
    "onward": ONWARD,
}
"""By argument all the words that it may be. A text that chooses by one has a variant for each."""

_NEXT = ("follows", "more")
_SHIELD = ("guard", "inner", "bare")
_LANDED = ("site", "scores", *_SHIELD, *_NEXT)
_CHANCE = ("scores", "num", "den")

MESSAGES: Final[dict[str, tuple[str, ...]]] = {
    **{f"senet-goal-{goal.name}": ("total", "scored", "houses") for goal in GOALS},
    "senet-does-take": _CHANCE,
    "senet-does-rescue": ("to", *_NEXT),
    "senet-does-pass": _NEXT,
    "senet-does-move": ("from", "to", *_LANDED),
    "senet-does-back": ("from", "to", *_LANDED),
    "senet-does-exchange": ("from", "to", *_LANDED),
    "senet-does-exchange-back": ("from", "to", *_SHIELD, *_NEXT),
    "senet-does-hit": ("from", "to", *_LANDED),
    "senet-does-swap": ("from", "to", "bare", *_NEXT),
    "senet-does-drop": ("from", "to", "water", "goes", "site", "scores", "bare", *_NEXT),
    "senet-does-fall": ("from", "water", "goes", *_CHANCE, "bare", *_NEXT),
    "senet-does-stop": ("from", "bare", *_NEXT),
    "senet-does-off": ("from", "off", "total", "bare", *_NEXT),
    "senet-does-enter": ("to", *_LANDED),
    "senet-does-enter-hit": ("to", *_SHIELD, *_NEXT),
    "senet-does-rebirth": ("from", "to", "bare", *_NEXT),
    **{f"senet-odds-{name}": _CHANCE for name in _CHANCES},
    "senet-chance": (*_CHANCE, "brings", "onward"),
    **refused.MESSAGES,
}
"""Every message that explains a position of Senet, with its arguments."""


def explain(rules: SenetFields, state: State) -> Explained:
    """What somebody who does not know the game asks in a position."""
    asked = moves.asked(rules, state)
    goal, odds = _goal(rules, state.seat), partial(_odds, rules, state)
    if asked is None:
        if state.due == "over":
            return Explained(goal)
        return Explained(goal, tell_odds=odds, tell_throws=partial(_throws, rules, state))
    actions = asked.actions
    return Explained(
        goal,
        tell_offered=lambda: [_bring(Outcome(rules, state, action)) for action in actions],
        tell_refused=lambda: refused.refused(rules, state, actions),
        tell_odds=(lambda: ()) if state.due == "play" else odds,
        tell_only=lambda: refused.only(rules, state, actions),
    )


def _goal(rules: SenetFields, seat: int) -> Told:
    """What wins, for the side that acts."""
    houses = houses_of(rules.lookups.first[max(seat, 0)]) if rules.goal.homes else ()
    args = (
        ("total", rules.pieces),
        ("scored", int(rules.score == "left")),
        ("houses", listed(houses)),
    )
    return Told(f"senet-goal-{rules.goal.name}", args)


def _bring(outcome: Outcome) -> Told:
    """What an action would bring."""
    rules, state, action = outcome.rules, outcome.state, outcome.action
    message = _message(outcome)
    scores, chance = listed(leaving_scores(rules, action.target)), Fraction(0)
    every = _every(rules)
    if message in ("senet-does-take", "senet-does-fall"):
        scores = listed(leaving_scores(rules, WATER))
        chance = _chance(rules, leaving_scores(rules, WATER))
    wanted = MESSAGES[message]
    args: dict[str, int | str] = {
        "from": action.source,
        "to": action.target,
        "scores": scores,
        "num": int(chance * every),
        "den": every if chance else 1,
        "site": _site(outcome) if "site" in wanted else "none",
        "guard": listed(houses_of(outcome.guard)) if "guard" in wanted else "none",
        "inner": int(outcome.inner) if "inner" in wanted else 0,
        "bare": listed(houses_of(outcome.bare)) if "bare" in wanted else "none",
        "follows": outcome.follows,
        "more": outcome.throws,
        "water": rules.water.told,
        "goes": effects.swept_to(rules, state, action) if "goes" in wanted else 0,
        "off": outcome.after.off[state.seat],
        "total": rules.pieces,
    }
    return Told(message, tuple((name, args[name]) for name in wanted))


def _message(outcome: Outcome) -> str:
    """Which sentence tells what an action would bring."""
    kind, source, target, _ = outcome.action
    if outcome.sinks:
        return "senet-does-fall"
    if kind == "move" and outcome.rules.beauty.stops and target == BEAUTY:
        return "senet-does-stop"
    if kind == "exchange" and target == WATER and outcome.rules.water.drowns:
        return "senet-does-swap"
    if kind == "hit" and source == HAND:
        return "senet-does-enter-hit"
    if outcome.back and outcome.rules.way.forward and kind in ("exchange", "move"):
        return "senet-does-back" if kind == "move" else "senet-does-exchange-back"
    return f"senet-does-{kind}"


def _site(outcome: Outcome) -> str:
    """What the house landed on is: one of :data:`SITES`."""
    rules, target = outcome.rules, outcome.action.target
    if rules.column_extra and effects.column(outcome.state, outcome.action.source, target):
        return "column"
    if rules.lookups.first[outcome.state.seat] >> target & 1 and rules.goal.homes:
        return "home"
    safe = "safe" if rules.lookups.safe >> target & 1 else ""
    leaves = ""
    scores = leaving_scores(rules, target)
    if throws_told(rules, scores) == ANY:
        leaves = ANY
    elif scores:
        leaves = "leaves" if walking_scores(rules, target) else "exit"
    return "-".join(word for word in (safe, leaves) if word) or "none"


def _chance(rules: SenetFields, scores: Iterable[int]) -> Fraction:
    """How likely one of these scores is thrown."""
    wanted = frozenset(scores)
    odds = rules.lookups.throws[0].odds
    return sum((chance for action, chance in odds if action.throw in wanted), Fraction(0))


def _every(rules: SenetFields) -> int:
    """Of how many throws chances are told: all of one game are told of as many, to be compared."""
    return in_common(chance for _, chance in rules.lookups.throws[0].odds)


def _odds(rules: SenetFields, state: State) -> Iterator[Told]:
    """What a throw may bring, with its chance (senet 1.3, 1.4)."""
    every = _every(rules)
    found: dict[str, list[int]] = {name: [] for name in _CHANCES}
    thrown = sorted(action.throw for action, _ in rules.lookups.throws[0].odds)
    for score in thrown:
        for name in _brings(rules, state, score):
            found[name].append(score)
    if len(found["enter"]) == len(thrown):
        found["enter"] = []
    for name, scores in found.items():
        if scores:
            chance = _chance(rules, scores)
            args = (
                ("scores", throws_told(rules, tuple(scores))),
                ("num", int(chance * every)),
                ("den", every),
            )
            yield Told(f"senet-odds-{name}", args)


def _throws(rules: SenetFields, state: State) -> Iterator[Told]:
    """Each score with its chance and what follows from it (senet 1.3, 1.4, 1.7)."""
    odds = {action.throw: chance for action, chance in rules.lookups.throws[0].odds}
    every = _every(rules)
    for score in sorted(odds):
        idle = not moves.playable(rules, state, score) or (state.needs_one and state.seat == 1)
        found = (name for name in _brings(rules, state, score) if name in _BROUGHT)
        brings = next(found, "none" if idle and not rules.bank_throws else "free")
        args = (
            ("scores", str(score)),
            ("num", int(odds[score] * every)),
            ("den", every),
            ("brings", brings),
            ("onward", "open" if brings == "win" else _onward(rules, state, score)),
        )
        yield Told("senet-chance", args)


def _onward(rules: SenetFields, state: State, score: int) -> str:
    """Who throws after a score: one of :data:`ONWARD`."""
    if rules.bank_throws:
        return "kept" if score in rules.lookups.again else "play"
    after = effects.thrown(rules, state, score)
    ends = _ends(rules, after) if after.due == "play" else [after]
    if all(end.due == "throw" and end.seat == state.seat for end in ends):
        return "again"
    if all(end.seat == 1 - state.seat for end in ends):
        return "turn"
    return "some" if any(end.seat == 1 - state.seat for end in ends) else "open"


def _brings(rules: SenetFields, state: State, score: int) -> Iterator[str]:
    """What matters about a score: some of the chances."""
    if rules.bank_throws and score not in rules.lookups.again:
        yield "end"
    if state.needs_one and state.seat == 1:
        if score == 1:
            yield "begin"
        return
    played = moves.playable(rules, state, score)
    after = effects.thrown(rules, state, score)
    ends = _ends(rules, after) if after.due == "play" else []
    wins = any(end.due == "over" and end.seat == state.seat for end in ends)
    if wins:
        yield "win"
    elif state.pieces[state.seat] & rules.lookups.bound:
        yield from _decided(rules, state, played)
    elif played:
        yield from _free(played)
    elif not rules.bank_throws:
        yield "none"
    if not rules.bank_throws and all(end.due == "throw" for end in ends):
        yield "again"


def _ends(rules: SenetFields, state: State) -> list[State]:
    """The positions that the choices of a position lead to."""
    offered = moves.choices(rules, state).actions
    return [effects.chosen(rules, state, action) for action in offered]


def _free(played: list[Action]) -> Iterator[str]:
    """What the moves by a score are to a side that may move any piece."""
    if any(action.kind == "off" for action in played):
        yield "off"
    if any(action.source == HAND for action in played):
        yield "enter"
    if all(action.source == BEAUTY and action.target == WATER for action in played):
        yield "fall"


def _decided(rules: SenetFields, state: State, played: list[Action]) -> Iterator[str]:
    """What a score is to a piece that it decides (senet 2.10, 6.6, 6.7)."""
    mine = state.pieces[state.seat] & rules.lookups.bound
    house = mine.bit_length() - 1
    if house not in rules.lookups.fates:
        if played:
            yield "save"
    elif not played:
        yield "stay"
    elif played[0].target == OFF:
        yield "off"
    elif played[0].target >= THREE:
        yield "on"
    else:
        yield "water" if played[0].target == WATER else "return"
