"""What a beginner asks in a position of Aseb, as message ids, for the text files.

All ids and their arguments:

- `aseb-goal`: total                                what wins

what an action would bring:

- `aseb-does-enter`, `aseb-does-move`, `aseb-does-hit`: to, site, follows
- `aseb-does-off`: off, total, follows
- `aseb-does-pass`: no arguments                    the turn passes

why what one may expect is not offered (`from` and `to` are lists of squares):

- `aseb-no-zero`: no arguments                      a 0 moves nothing
- `aseb-no-move`: score, barred, tense              nothing can be played with this throw
- `aseb-no-other`: score, tense                     one move alone is possible, and must be made
- `aseb-no-enter`: to, tense                        an own piece stands where one would enter
- `aseb-no-own`: from, to, held, tense              own pieces stand on `to`, `held`: how many
- `aseb-no-safe`: from, to, held, tense             enemies stand on rosettes, and are safe there
- `aseb-no-past`: from, scores, tense               the throw is too high, it must be one of these

and what a throw may bring, each with the scores that do and their chance, `num` in `den`:

- `aseb-odds-win`, `-off`, `-hit`, `-rosette`, `-none` (no move)

`barred` is what bars the way of all pieces, one of :data:`BARS`.
`site` is what the square landed on is, one of :data:`SITES`; `follows` what comes next, one of
:data:`FOLLOWS`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from fractions import Fraction
from functools import partial
from typing import Final

from games.aseb import effects, moves
from games.aseb.ruleset import AsebFields
from games.aseb.state import HAND, LAST, OWN, Action, State, squares_of
from games.chance import in_common
from games.core import TENSES, Explained, Told, any_of, in_tense

SITES: Final = ("none", "own", "rosette", "open")
"""What a square is to the piece that lands there: one's own row, where no enemy comes; a rosette on
which nobody is hit; another square of both, on which it may be hit within a throw; one on which it
may be hit later alone."""

FOLLOWS: Final = ("turn", "throw", "won")
"""What follows an action: the other side's turn, another throw, or the game is won."""

BARS: Final = ("safe", "far", "taken", "mixed")
"""What bars the way of all pieces: enemies that are safe on a rosette, that the throw is too big,
pieces of both sides, or pieces and such a throw. Own pieces alone never do: nothing stands before
the first of them."""

HOW_MANY: Final = ("one", "two", "more")
"""How many pieces are spoken of: a language may have a form of its own for each."""

CHANCES: Final = ("win", "off", "hit", "rosette", "none")
"""What a throw may bring."""

VARIANTS: Final[Mapping[str, tuple[str, ...]]] = {
    "site": SITES,
    "follows": FOLLOWS,
    "barred": BARS,
    "held": HOW_MANY,
    "tense": TENSES,
}
"""By argument all the words that it may be. A text that chooses by one has a variant for each."""

_LANDED = ("to", "site", "follows")
_CHANCE = ("scores", "num", "den")

MESSAGES: Final[dict[str, tuple[str, ...]]] = {
    "aseb-goal": ("total",),
    "aseb-does-enter": _LANDED,
    "aseb-does-move": _LANDED,
    "aseb-does-hit": _LANDED,
    "aseb-does-off": ("off", "total", "follows"),
    "aseb-does-pass": (),
    "aseb-no-zero": (),
    "aseb-no-move": ("score", "barred", "tense"),
    "aseb-no-other": ("score", "tense"),
    "aseb-no-enter": ("to", "tense"),
    "aseb-no-own": ("from", "to", "held", "tense"),
    "aseb-no-safe": ("from", "to", "held", "tense"),
    "aseb-no-past": ("from", "scores", "tense"),
    **{f"aseb-odds-{name}": _CHANCE for name in CHANCES},
}
"""Every message that explains a position of Aseb, with its arguments."""


def explain(rules: AsebFields, state: State) -> Explained:
    """What somebody who does not know the game asks in a position."""
    goal = Told("aseb-goal", (("total", rules.pieces),))
    asked = moves.asked(rules, state)
    if asked is None:
        if state.due == "over":
            return Explained(goal)
        return Explained(goal, tell_odds=partial(_odds, rules, state))
    actions = asked.actions
    reasons = partial(_refused, state, actions)
    return Explained(
        goal,
        tell_offered=lambda: [_brings(rules, state, action) for action in actions],
        tell_refused=lambda: in_tense(reasons(), "now", MESSAGES),
        tell_only=lambda: (
            in_tense(tuple(reasons())[:_FEW], "was", MESSAGES)
            if len(actions) == 1 and actions[0].kind != "pass"
            else ()
        ),
    )


_FEW: Final = 3
"""So many reasons are told of an action that was the only one."""


def _brings(rules: AsebFields, state: State, action: Action) -> Told:
    """What an action would bring."""
    after = effects.chosen(rules, state, action)
    message = f"aseb-does-{action.kind}"
    follows = {"over": "won", "throw": "throw"}.get(after.due, "turn")
    args: dict[str, int | str] = {
        "to": action.target,
        "site": _site(rules, after, state.seat, action.target),
        "off": after.off[state.seat],
        "total": rules.pieces,
        "follows": follows,
    }
    return Told(message, tuple((name, args[name]) for name in MESSAGES[message]))


def _site(rules: AsebFields, after: State, seat: int, target: int) -> str:
    """What a square is to the piece that has landed there: one of :data:`SITES`."""
    if target <= OWN:
        return "own"
    if rules.shelter >> target & 1:
        return "rosette"
    return "open" if hit_from(rules, after, seat, target) else "none"


def hit_from(rules: AsebFields, state: State, seat: int, target: int) -> tuple[int, ...]:
    """The throws by which the other side may hit that seat's piece there next."""
    enemy = state._replace(seat=1 - seat)
    return tuple(
        sorted(
            each.throw
            for each in rules.outcomes
            for action in moves.playable(rules, enemy, each.throw)
            if action.kind == "hit" and action.target == target
        )
    )


def _refused(state: State, actions: tuple[Action, ...]) -> Iterator[Told]:
    """Why what is not among these actions, all that are offered, is not."""
    if not state.score:
        yield Told("aseb-no-zero")
        return
    score = ("score", str(state.score))
    if actions[0].kind == "pass":
        yield Told("aseb-no-move", (score, ("barred", _barred(state))))
    elif len(actions) == 1:
        yield Told("aseb-no-other", (score,))
    yield from _each(state, {action.source for action in actions})


def _barred(state: State) -> str:
    """What bars the way of all pieces: one of :data:`BARS`."""
    found = {told.message.removeprefix("aseb-no-") for told in _each(state, set())}
    if "past" in found:
        return "far" if len(found) == 1 else "mixed"
    return "safe" if found == {"safe"} else "taken"


def _each(state: State, moved: set[int]) -> Iterator[Told]:
    """The reason of every piece that no action moves; those with the same are told together."""
    seat, mine = state.seat, state.pieces[state.seat]
    found: dict[str, list[int]] = {}
    if state.hand[seat] and HAND not in moved:
        yield Told("aseb-no-enter", (("to", state.score),))
    for square in squares_of(mine):
        target = square + state.score
        if square not in moved:
            why = "past" if target > LAST else "own" if mine >> target & 1 else "safe"
            found.setdefault(why, []).append(square)
    for why, squares in sorted(found.items()):
        args = (
            ("from", _listed(squares)),
            ("to", _listed([square + state.score for square in squares])),
            ("held", HOW_MANY[min(len(squares), len(HOW_MANY)) - 1]),
            ("scores", any_of(sorted(moves.leaves_by(square) for square in squares))),
        )
        wanted = MESSAGES[f"aseb-no-{why}"]
        yield Told(f"aseb-no-{why}", tuple(each for each in args if each[0] in wanted))


def _listed(squares: list[int]) -> str:
    return " ".join(map(str, squares))


def _odds(rules: AsebFields, state: State) -> Iterator[Told]:
    """What a throw may bring, with its chance, each of as many throws, to be compared (aseb 5)."""
    chances = {action.throw: chance for action, chance in rules.throws[0].odds}
    every = in_common(chances.values())
    found: dict[str, list[int]] = {}
    for score in sorted(chances):
        for name in _may(rules, state, score):
            found.setdefault(name, []).append(score)
    for name in CHANCES:
        if scores := found.get(name):
            chance = sum((chances[score] for score in scores), Fraction(0))
            args = (("num", int(chance * every)), ("den", every))
            yield Told(f"aseb-odds-{name}", (("scores", any_of(scores)), *args))


def _may(rules: AsebFields, state: State, score: int) -> Iterator[str]:
    """What a throw may bring: some of :data:`CHANCES`."""
    offered = moves.playable(rules, state, score)
    if not offered:
        yield "none"
    kinds = {action.kind for action in offered}
    if "off" in kinds:
        yield "win" if state.off[state.seat] == rules.pieces - 1 else "off"
    if "hit" in kinds:
        yield "hit"
    if any(effects.throws_again(rules, action) for action in offered):
        yield "rosette"
