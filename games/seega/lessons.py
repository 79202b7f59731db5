"""What an action of Seega shows of the rules: sentences for who sees it for the first time.

Each message id names its lesson; all ids, with their arguments, stand in :data:`MESSAGES`. `count`
is a number of the rule set, `square` and `squares` are names.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from games.core import Told
from games.seega.effects import chosen, goes_on
from games.seega.explain import between
from games.seega.moves import choices
from games.seega.parts import CHAINS, LEAPS, STUCK
from games.seega.ruleset import SeegaFields
from games.seega.state import Action, State, names

MESSAGES: Final[dict[str, tuple[str, ...]]] = {
    "seega-lesson-place": (),
    "seega-lesson-centre": ("square",),
    "seega-lesson-cross": ("squares",),
    **{f"seega-lesson-begin-{directions}": () for directions in (4, 8)},
    **{f"seega-lesson-move-{directions}": () for directions in (4, 8)},
    **{f"seega-lesson-leap-{leaps.name}": () for leaps in LEAPS if leaps.stones or leaps.centre},
    "seega-lesson-free-choice": (),
    "seega-lesson-between": (),
    "seega-lesson-centre-safe": ("square",),
    "seega-lesson-capture": (),
    "seega-lesson-several": (),
    **{f"seega-lesson-chain-{chain.told}": () for chain in CHAINS if chain.told},
    "seega-lesson-chain-end": (),
    "seega-lesson-chain-two": (),
    "seega-lesson-no-chain": (),
    "seega-lesson-won": (),
    **{f"seega-lesson-stuck-{stuck.name}": () for stuck in STUCK},
    "seega-lesson-locked": (),
    "seega-lesson-opened": (),
    "seega-lesson-quiet": ("count",),
}
"""Every lesson of Seega, with its arguments."""

_SOON: Final = 10
"""So many moves before a quiet game is counted, that is explained (seega 3.7)."""


def lessons(rules: SeegaFields, state: State, action: Action) -> tuple[Told, ...]:
    """What an action played in `state` shows of the rules, what happens first at first."""
    if action.kind == "place":
        return tuple(_placed(rules, state, action))
    if action.kind == "pass":
        return tuple(_passed(rules, state, action))
    return (*_moved(rules, state, action), *_after(rules, state, action))


def _lesson(name: str, *args: tuple[str, str | int]) -> Told:
    return Told(f"seega-lesson-{name}", args)


def _placed(rules: SeegaFields, state: State, action: Action) -> Iterator[Told]:
    """Placing (seega 1.2, 2.2, 3.1, 3.2)."""
    lookups, seat = rules.lookups, state.seat
    yield _lesson("place")
    if rules.cross and lookups.stones - state.hand[seat] < 2:
        yield _lesson("cross", ("squares", " ".join(names(lookups.cross[seat]))))
    yield _lesson("centre", ("square", names(lookups.centre)[0]))
    if state.hand[0] + state.hand[1] == 1:
        yield _lesson(f"begin-{rules.directions}")
        if chosen(rules, state, action).due == "over":
            yield _lesson(f"stuck-{rules.stuck.name}")


def _passed(rules: SeegaFields, state: State, action: Action) -> Iterator[Told]:
    """A side that is locked in (seega 3.6)."""
    yield _lesson(f"stuck-{rules.stuck.name}")
    if chosen(rules, state, action).due == "over":
        yield _lesson("locked")


def _moved(rules: SeegaFields, state: State, action: Action) -> Iterator[Told]:
    """How a stone moves, and what it takes (seega 1.3-1.5, 3.3, 3.9)."""
    kind, _, target, taken = action
    if kind == "leap":
        yield _lesson(f"leap-{rules.leaps.name}")
    elif not taken and sum(side.bit_count() for side in state.stones) == 2 * rules.lookups.stones:
        yield _lesson(f"move-{rules.directions}")  # who has seen stones taken knows it
    if taken:
        yield _lesson("capture")
        if taken & taken - 1:
            yield _lesson("several")
    elif any(other.taken for other in choices(rules, state).actions):
        yield _lesson("free-choice")
    safe = rules.centre_safe and rules.lookups.centre >> target & 1
    if safe:
        yield _lesson("centre-safe", ("square", names(rules.lookups.centre)[0]))
    elif between(rules, state.stones[1 - state.seat] & ~taken) >> target & 1:
        yield _lesson("between")


def _after(rules: SeegaFields, state: State, action: Action) -> Iterator[Told]:
    """What comes next (seega 1.6, 2.3, 3.4, 3.6, 3.7)."""
    after = chosen(rules, state, action)
    if action.taken:
        yield _chained(rules, state, action)
    elif state.due == "free":
        yield _lesson("opened")
    quiet = after.quiet
    if rules.quiet_limit and quiet and rules.quiet_limit - quiet <= _SOON:
        yield _lesson("quiet", ("count", rules.quiet_limit))
    elif after.due == "over" and after.stones[1 - state.seat].bit_count() > 1:
        yield _lesson(f"stuck-{rules.stuck.name}")


def _chained(rules: SeegaFields, state: State, action: Action) -> Told:
    """What a capture leads to."""
    chain = rules.continue_
    if (state.stones[1 - state.seat] ^ action.taken).bit_count() <= 1:
        return _lesson("won")
    if goes_on(rules, state, action):
        return _lesson(f"chain-{chain.told}")
    if not chain.told:
        return _lesson("no-chain")
    return _lesson("chain-end" if chain.follows(state.due) else "chain-two")
