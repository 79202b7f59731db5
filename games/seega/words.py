"""The words of Seega as message ids, for the text files.

Every message's value is a fragment for log, caption and alert (`c2→c3 ×2`); its attribute
`.button` is the text of a button, `.said` the answer to its press. All ids and their arguments:

- `seega-place`: square                           a stone is placed there
- `seega-move`: from, to                          a move that captures nothing
- `seega-leap`: from, to                          the same by a leap
- `seega-capture`: from, to, count, squares, then the stones on `squares` are taken
- `seega-leap-capture`: from, to, count, squares, then
- `seega-pass`: then                              no legal move
- `seega-stones`: side (`first`, `second`), squares (`a1 b2`, `none` if none), count, more, hand,
  taken, total, stuck (1 if all are placed and none of the side's stones can move)

and what is pending, said before a choice:

- `seega-placing`: count, begins                  stones to be placed a turn, said in the first
- `seega-cross`: squares                          the first two stones go on these (`a3 e3`)
- `seega-stuck`: no arguments                     the side to act cannot move, it can only pass
- `seega-passage`: side                           that side is stuck: the move must let it move
- `seega-quiet`: count                            moves left without a capture; then stones count
- `seega-may-take`: then                          a capture is a free choice, and what follows it;
  until a side has taken for the first time

of a turn with captures:

- `seega-took`: count, own, other    stones taken in all; those that each side has left

and of stones that are placed for a player:

- `seega-order-place`, `seega-order-place-off`      that is asked for, and no more
- `seega-safest`                                  on which squares stones are safest

`from`, `to`, `square` are names of squares, `count`, `hand`, `total`, `taken` numbers: `count` of a
capture the stones taken by it, of `seega-stones` those on the board, `more` of which are to be
taken till one is left; `taken` those that the side has taken from the other. `begins` is the side
that will move first. `then` after a capture is `turn` (the other side's turn), `any` or `stone`
(another capture must follow, with any stone or with the same) or `won` (at most one enemy is left);
after a pass `passage` (the other side must open one), `again` (it moves again) or `count` (no move
opens one: the stones are counted); of `seega-may-take` it is the name of the chain that the rules
have (games/seega/parts.py).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.core import Played, Told
from games.seega.effects import chosen, goes_on
from games.seega.moves import PASS, PASS_ONLY, can_move, choices
from games.seega.parts import CHAINS, STUCK
from games.seega.ruleset import SeegaFields
from games.seega.state import Action, State, name, names

_CAPTURED = ("from", "to", "count", "squares", "then")

MESSAGES: Final[dict[str, tuple[str, ...]]] = {
    "seega-place": ("square",),
    "seega-move": ("from", "to"),
    "seega-leap": ("from", "to"),
    "seega-capture": _CAPTURED,
    "seega-leap-capture": _CAPTURED,
    "seega-pass": ("then",),
    "seega-stones": ("side", "squares", "count", "more", "hand", "taken", "total", "stuck"),
    "seega-placing": ("count", "begins"),
    "seega-cross": ("squares",),
    "seega-stuck": (),
    "seega-passage": ("side",),
    "seega-quiet": ("count",),
    "seega-may-take": ("then",),
    "seega-took": ("count", "own", "other"),
    "seega-order-place": (),
    "seega-order-place-off": (),
    "seega-safest": (),
}
"""Every message Seega tells, with its arguments."""

TURN, WON, COUNTED = "turn", "won", "count"

THEN: Final[Mapping[str, frozenset[str]]] = {
    **dict.fromkeys(
        ("seega-capture", "seega-leap-capture"),
        frozenset({TURN, WON, *(chain.told for chain in CHAINS if chain.told)}),
    ),
    "seega-pass": frozenset({COUNTED, *(stuck.told for stuck in STUCK if stuck.told)}),
    "seega-may-take": frozenset(chain.name for chain in CHAINS),
}
"""All that `then` may be, by the message that has it. Its texts have a variant for each: a part
without words of its own would be told as another."""

PLACE_ALL: Final = Told("seega-order-place")
ONE_BY_ONE: Final = Told("seega-order-place-off")
SAFEST: Final = Told("seega-safest")
"""Corners, then edges: a stone is taken between two others on a line, and no line runs through a
corner to both sides, one alone through a square at the edge."""

_SOON = 10
"""So many moves before a quiet game is counted, the players are told (seega 3.7)."""


def tell(rules: SeegaFields, state: State, action: Action) -> Told:
    """The words of an action played or offered in `state`."""
    kind, source, target, taken = action
    if kind == "place":
        return Told("seega-place", (("square", name(target)),))
    if kind == "pass":
        return Told("seega-pass", (("then", _after_pass(rules, state)),))
    moved = (("from", name(source)), ("to", name(target)))
    if not taken:
        return Told(f"seega-{kind}", moved)
    squares = (
        ("count", taken.bit_count()),
        ("squares", " ".join(names(taken))),
        ("then", _after_capture(rules, state, action)),
    )
    return Told("seega-capture" if kind == "move" else "seega-leap-capture", (*moved, *squares))


def _after_pass(rules: SeegaFields, state: State) -> str:
    """What a pass leads to (seega 3.6)."""
    over = chosen(rules, state, PASS).due == "over"
    return COUNTED if over else rules.stuck.told


def _after_capture(rules: SeegaFields, state: State, action: Action) -> str:
    """What a capture leads to (seega 1.6, 2.3, 3.4)."""
    if goes_on(rules, state, action):
        return rules.continue_.told
    left = state.stones[1 - state.seat] ^ action.taken
    return TURN if left.bit_count() > 1 else WON


def came_of(rules: SeegaFields, turn: tuple[Played[State, Action], ...]) -> Told | None:
    """How many stones a turn has taken, and how many are left (seega 1.7)."""
    taken = [played.action.taken.bit_count() for played in turn if played.action.taken]
    if not taken:
        return None
    last = turn[-1]
    stones = chosen(rules, last.before, last.action).stones
    own, other = stones[last.seat].bit_count(), stones[1 - last.seat].bit_count()
    return Told("seega-took", (("count", sum(taken)), ("own", own), ("other", other)))


def describe(rules: SeegaFields, state: State) -> tuple[Told, ...]:
    """Where all the stones of each side are."""
    return tuple(_stones(rules, state, seat) for seat in range(2))


def taken_from(rules: SeegaFields, state: State, seat: int) -> int:
    """How many stones of a side have been captured."""
    return rules.lookups.stones - state.stones[seat].bit_count() - state.hand[seat]


def _stones(rules: SeegaFields, state: State, seat: int) -> Told:
    stones, others = state.stones[seat], state.stones[1 - seat]
    stuck = stones and state.due != "place" and not can_move(rules.lookups, stones, others)
    args: dict[str, int | str] = {
        "side": rules.sides[seat],
        "squares": " ".join(names(stones)) or "none",
        "count": stones.bit_count(),
        "more": max(0, stones.bit_count() - 1),
        "hand": state.hand[seat],
        "taken": taken_from(rules, state, 1 - seat),
        "total": rules.lookups.stones,
        "stuck": int(bool(stuck)),
    }
    return Told("seega-stones", tuple(args.items()))


def pending(rules: SeegaFields, state: State) -> tuple[Told, ...]:
    """What is to be known before the next action, besides the board."""
    if state.due == "over":
        return ()
    found = _duties(rules, state)
    left = rules.quiet_limit - state.quiet
    if rules.quiet_limit and state.quiet and left <= _SOON:
        found.append(Told("seega-quiet", (("count", left),)))
    return tuple(found)


def _duties(rules: SeegaFields, state: State) -> list[Told]:
    """What the side to act has to do."""
    seat = state.seat
    if state.due == "place":
        placed = rules.lookups.stones - state.hand[seat]
        if rules.cross and placed < 2:
            cross = " ".join(names(rules.lookups.cross[seat]))
            return [Told("seega-cross", (("squares", cross),))]
        begins = rules.sides[rules.mover]
        told = Told("seega-placing", (("count", rules.place), ("begins", begins)))
        return [told] if placed < rules.place else []
    if state.due == "free":
        return [Told("seega-passage", (("side", rules.sides[1 - seat]),))]
    offered = choices(rules, state)
    if offered == PASS_ONLY[seat]:
        return [Told("seega-stuck")]
    taken = taken_from(rules, state, 1 - seat)
    if state.due == "chain" or taken or not any(action.taken for action in offered.actions):
        return []
    return [Told("seega-may-take", (("then", rules.continue_.name),))]
