"""What may be played: the one source of legality in Aseb (aseb 6, 7, 9).

A piece that enters from the hand is offered before all, the others by their squares.
"""

from __future__ import annotations

from games.aseb.ruleset import AsebFields
from games.aseb.state import HAND, LAST, OFF, OWN, PASS, Action, State, squares_of
from games.core import Choose


def asked(rules: AsebFields, state: State) -> Choose[Action] | None:
    """What is to be chosen in a position; None where it is a throw's or the game is over."""
    return choices(rules, state) if state.due == "play" else None


def choices(rules: AsebFields, state: State) -> Choose[Action]:
    """What may be played with the throw; `pass` if nothing (aseb 6)."""
    return Choose(state.seat, tuple(playable(rules, state, state.score)) or (PASS,))


def playable(rules: AsebFields, state: State, score: int) -> list[Action]:
    """Every move by a throw."""
    if not score:  # aseb 5
        return []
    seat = state.seat
    sources = (*((HAND,) if state.hand[seat] else ()), *squares_of(state.pieces[seat]))
    return [action for source in sources if (action := _move(rules, state, source, source + score))]


def _move(rules: AsebFields, state: State, source: int, target: int) -> Action | None:
    """That move, if it may be made."""
    mine, theirs = state.pieces[state.seat], state.pieces[1 - state.seat]
    if target >= OFF:
        return Action("off", source, OFF) if target == OFF else None
    if mine >> target & 1:
        return None
    if target > OWN and theirs >> target & 1:
        safe = rules.shelter >> target & 1
        return None if safe else Action("hit", source, target)
    return Action("move" if source else "enter", source, target)


def leaves_by(square: int) -> int:
    """The throw by which a piece leaves from a square; more than there is from most (aseb 9)."""
    return LAST + 1 - square
