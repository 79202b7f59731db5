"""The words of Aseb as message ids, for the text files.

Every message's value is a fragment for log, caption and alert (`9→13`); its attribute `.button` is
the text of a button, `.said` the answer to its press. All ids and their arguments:

- `aseb-throw`: score (text)                    this was thrown
- `aseb-pass`: score (text), why                nothing is played with this
- `aseb-enter`: to, rosette, extra              from the hand
- `aseb-move`: from, to, rosette, extra
- `aseb-hit`: from, to, rosette, extra          the enemy on `to` goes to its hand
- `aseb-off`: from                              it leaves the board
- `aseb-pieces`: side (`cones`, `spindles`), squares (`1 3 5`, `none` if none), hand, off, total

and what is pending, said before a throw:

- `aseb-again`: no arguments                    why there is another throw: a rosette

and of the throws for the last piece, which may come by themselves:

- `aseb-order-rest`, `aseb-order-rest-off`      that is asked for, and no more

`from`, `to`, `hand`, `off`, `total` are numbers. `rosette` is 1 if `to` is a marked square, else 0,
`extra` 1 if that gives another throw. `why` is one of :data:`REASONS`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.aseb.effects import throws_again
from games.aseb.ruleset import AsebFields
from games.aseb.state import HAND, LAST, OFF, ROSETTES, Action, State, squares_of
from games.core import Told

_LANDED = ("to", "rosette", "extra")

MESSAGES: Final[dict[str, tuple[str, ...]]] = {
    "aseb-throw": ("score",),
    "aseb-pass": ("score", "why"),
    "aseb-enter": _LANDED,
    "aseb-move": ("from", *_LANDED),
    "aseb-hit": ("from", *_LANDED),
    "aseb-off": ("from",),
    "aseb-pieces": ("side", "squares", "hand", "off", "total"),
    "aseb-again": (),
    "aseb-order-rest": (),
    "aseb-order-rest-off": (),
}
"""Every message Aseb tells, with its arguments."""

REST_ON: Final = Told("aseb-order-rest")
REST_OFF: Final = Told("aseb-order-rest-off")
"""The words of giving the order that the rest be thrown by itself, and of taking it back."""

REASONS: Final = ("zero", "far", "blocked")
"""Why nothing is played: nothing was thrown; every piece would go too far; squares are taken."""

VARIANTS: Final[Mapping[str, tuple[str, ...]]] = {"why": REASONS}
"""By argument all the words that it may be. A text that chooses by one has a variant for each."""


def tell(rules: AsebFields, state: State, action: Action) -> Told:
    """The words of an action played or offered in `state`."""
    kind, source, target, throw = action
    message = f"aseb-{'throw' if kind == 'score' else kind}"
    args: dict[str, int | str] = {
        "score": str(throw if kind == "score" else state.score),
        "why": why(state),
        "from": source,
        "to": target,
        "rosette": int(target in ROSETTES),
        "extra": int(throws_again(rules, action)),
    }
    return Told(message, tuple((name, args[name]) for name in MESSAGES[message]))


def why(state: State) -> str:
    """Why nothing is played with the throw: one of :data:`REASONS`."""
    if not state.score:
        return "zero"
    mine = squares_of(state.pieces[state.seat])
    far = not state.hand[state.seat] and all(square + state.score > LAST for square in mine)
    return "far" if far else "blocked"


def describe(rules: AsebFields, state: State) -> tuple[Told, ...]:
    """Where all the pieces of each side are."""
    return tuple(_pieces(rules, state, seat) for seat in range(2))


def _pieces(rules: AsebFields, state: State, seat: int) -> Told:
    args: tuple[tuple[str, int | str], ...] = (
        ("side", rules.sides[seat]),
        ("squares", " ".join(map(str, squares_of(state.pieces[seat]))) or "none"),
        ("hand", state.hand[seat]),
        ("off", state.off[seat]),
        ("total", rules.pieces),
    )
    return Told("aseb-pieces", args)


def to_walk(rules: AsebFields, state: State) -> tuple[int, ...]:
    """By seat: each piece has to come off the board, one in the hand by way of all its squares."""
    del rules
    return tuple(
        sum(OFF - square for square in squares_of(side)) + in_hand * (OFF - HAND)
        for side, in_hand in zip(state.pieces, state.hand, strict=True)
    )


def pending(rules: AsebFields, state: State) -> tuple[Told, ...]:
    """What is to be known before the next action, besides the board: why it is a throw again."""
    del rules
    return (Told("aseb-again"),) if state.due == "throw" else ()
