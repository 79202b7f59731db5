"""What an action of Hyena shows of the rules: sentences for who sees it for the first time.

Each message id names its lesson; all ids, with their arguments, stand in :data:`MESSAGES`. `count`
are tabas, `days` days.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from games.core import Told
from games.hyena.effects import eaten_by, played
from games.hyena.ruleset import HyenaFields
from games.hyena.state import (
    ENDS,
    LAST_DAY,
    LEAVING,
    NOBODY,
    WAITING,
    WASHING,
    WATER,
    Action,
    State,
    day_of,
)

MESSAGES: Final[dict[str, tuple[str, ...]]] = {
    "hyena-lesson-chips": (),
    "hyena-lesson-taba": ("count",),
    "hyena-lesson-price": ("count",),
    "hyena-lesson-again": (),
    "hyena-lesson-turn": (),
    "hyena-lesson-waiting": (),
    "hyena-lesson-free": (),
    "hyena-lesson-walk": ("days",),
    "hyena-lesson-exact": (),
    "hyena-lesson-pay": (),
    "hyena-lesson-keep": ("count",),
    "hyena-lesson-last-day": ("count",),
    "hyena-lesson-well": ("count",),
    "hyena-lesson-kept": (),
    "hyena-lesson-wash": ("count",),
    "hyena-lesson-back": (),
    "hyena-lesson-first": (),
    "hyena-lesson-home": (),
    "hyena-lesson-leaving": ("count",),
    "hyena-lesson-loose": (),
    "hyena-lesson-past": (),
    "hyena-lesson-double": (),
    "hyena-lesson-stops": ("count",),
    "hyena-lesson-thirst": ("count",),
    "hyena-lesson-drink": ("count",),
    "hyena-lesson-eat": (),
    "hyena-lesson-safe": (),
    "hyena-lesson-over": (),
}
"""Every lesson of Hyena, with its arguments."""

_IN_SIGHT: Final = 12
"""So many days before the well its price is told, two of the longest throws: before somebody may
pay for days (hyena 5), or stands there with too few tabas."""


def lessons(rules: HyenaFields, state: State, action: Action) -> tuple[Told, ...]:
    """What an action played in `state` shows of the rules: of a mother's throw first how chips
    count, then what happens; but before all that the race is won, and what is played for then. None
    where the missing days may be paid: what is asked there says the rule itself, and is to be read
    first."""
    after = played(rules, state, action)
    if after.due in ("pay", "pay:2"):
        return ()
    found = list[Told]()
    if action.kind == "throw":
        hunts = state.seat == state.owner
        moved = _hunted(rules, state, action, after) if hunts else _walked(rules, state, action)
        found += [*moved, _lesson("chips")] if hunts else [_lesson("chips"), *moved]
        if not action.score:
            found.append(_lesson("taba", ("count", WASHING)))
    elif action.kind == "keep":
        found.append(_lesson("keep", ("count", WASHING)))
    else:
        found.append(_lesson("pay"))
    if state.seat != state.owner:
        found += _arrived(rules, state, action, after)
    won = (_lesson("first"),) if after.owner != state.owner else ()
    return (*won, *found, *_next(state, action, after))


def _lesson(name: str, *args: tuple[str, str | int]) -> Told:
    return Told(f"hyena-lesson-{name}", args)


def _walked(rules: HyenaFields, state: State, action: Action) -> Iterator[Told]:
    """What a throw is to a mother (hyena 3-6)."""
    at, score, well = state.players[state.seat].at, action.score, rules.well
    if at == WAITING:
        yield _lesson("waiting" if score else "free")
    elif not score:
        return
    elif at == well:
        yield _lesson("kept")
    elif at < well < at + score:
        yield _lesson("exact")
    elif at < well:  # on the way home it is no news, and the days to the well are past
        yield _lesson("walk", ("days", well))


def _arrived(rules: HyenaFields, state: State, action: Action, after: State) -> Iterator[Told]:
    """Where that takes her, and what is paid at once (hyena 5-8, 10)."""
    well, seat = rules.well, state.seat
    player, now = state.players[seat], after.players[seat]
    if action.kind == "throw" and 0 < well - now.at <= _IN_SIGHT:
        yield _lesson("price", ("count", WASHING))
    steps = action.score if player.at not in (WAITING, well) else 0
    if action.kind == "throw" and player.at < well <= now.at and player.at + steps == well - 1:
        yield _lesson("last-day", ("count", LAST_DAY))
    if player.at < well <= now.at:
        yield _lesson("well", ("count", WASHING))
    if player.at <= well < now.at:
        yield _lesson("wash", ("count", WASHING))
    if player.at > well:
        yield _lesson("back")
    if now.at == rules.home:
        if state.owner != NOBODY:
            yield _lesson("home")
        elif after.due != "over":
            yield _lesson("leaving", ("count", LEAVING))


def _hunted(rules: HyenaFields, state: State, action: Action, after: State) -> Iterator[Told]:
    """What a throw is to the hyena's player (hyena 8, 9)."""
    well, score = rules.well, action.score
    moved = after.hyena != state.hyena
    if state.hyena == WAITING:
        yield _lesson("loose") if moved else _lesson("leaving", ("count", LEAVING))
        return
    if score and moved and _ran_past(rules, state, after):
        yield _lesson("past")
    if moved and not state.hyena:
        yield _lesson("loose")
    if score and moved:
        yield _lesson("double")
    if state.hyena < well <= after.hyena:
        yield _lesson("stops", ("count", WATER))
    if state.hyena <= well < after.hyena:
        yield _lesson("drink", ("count", WATER))
    elif state.hyena == well:
        yield _lesson("thirst", ("count", WATER))
    if eaten_by(rules, state, action):
        yield _lesson("eat")
    sheltered = (WAITING, 0, well)
    if state.hyena > well and score and any(each.at in sheltered for each in after.players):
        yield _lesson("safe")


def _ran_past(rules: HyenaFields, state: State, after: State) -> bool:
    """Whether the hyena ran past a mother, or into her hole, before it has drunk (hyena 9)."""
    days = (day_of(each.at, rules.well) for each in state.players if each.at > 0)
    return any(state.hyena < day <= after.hyena and day < rules.well for day in days)


def _next(state: State, action: Action, after: State) -> Iterator[Told]:
    """Why the turn goes on, or ends (hyena 2, 10, 11)."""
    if after.due == "over":
        yield _lesson("over")
    elif action.score == ENDS:
        yield _lesson("turn")
    elif action.kind == "throw" and after.seat == state.seat and after.due == "throw":
        yield _lesson("again")
