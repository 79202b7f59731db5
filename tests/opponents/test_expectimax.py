"""The peer that counts houses and looks ahead: exact odds, full width, each side its own best."""

from __future__ import annotations

from typing import Any

import pytest

from arena.match import Contest, games
from arena.result import result
from games.core import Choose, GameError, Over
from games.seega.sets.sidja import SIDJA
from games.senet.sets.thibault import THIBAULT
from games.senet.state import State
from opponents import SPARRING
from opponents.sparring import counted
from tests.opponents.test_characters import draw, seeded

AHEAD = {"pips-2": 1, "pips-3": 2}
COUNT: Any = counted(THIBAULT)


def worth(state: State, throws: int) -> float:
    """By the book: the mean over a throw, the best of a choice, the count at the end."""
    turn = THIBAULT.turn(state)
    if isinstance(turn, Over):
        return float(turn.winners == (0,))
    if not throws and state.due != "play":
        return float(COUNT(state))
    if isinstance(turn, Choose):
        found = [worth(THIBAULT.apply(state, action), throws) for action in turn.actions]
        return min(found) if turn.seat else max(found)
    return sum(
        float(odds) * worth(THIBAULT.apply(state, thrown), max(0, throws - 1))
        for thrown, odds in turn.odds
    )


def test_the_count_is_of_houses_walked_from_all_lost_to_all_won() -> None:
    assert COUNT(THIBAULT.load("CSCSCSCSCS/........../.......... C0S0 C0S0 S throw -")) < 0.5
    ahead = COUNT(THIBAULT.load("........../........../C........S C0S0 C4S4 C throw -"))
    assert ahead == pytest.approx(0.5 - 9 / (2 * 5 * 31))
    assert COUNT(THIBAULT.load("CSCSCSCSCS/........../.......... C0S0 C0S0 C play:2 -")) is None


@pytest.mark.parametrize("name", AHEAD)
def test_it_takes_what_is_worth_most_by_the_book(name: str) -> None:
    """In positions of a game in which the count makes a difference: most moves walk as far."""
    rng, state, compared = seeded(7), THIBAULT.start(2), 0
    while compared < 6:
        turn = THIBAULT.turn(state)
        assert not isinstance(turn, Over)
        if isinstance(turn, Choose):
            worths = [worth(THIBAULT.apply(state, each), AHEAD[name]) for each in turn.actions]
            worths = [-each if turn.seat else each for each in worths]
            chosen = SPARRING[name].choose(THIBAULT, state, rng)
            assert worths[turn.actions.index(chosen)] == pytest.approx(max(worths))
            compared += max(worths) - min(worths) > 1e-9
            state = THIBAULT.apply(state, rng.choice(turn.actions))
        else:
            state = THIBAULT.apply(state, draw(turn, rng))


def test_looking_ahead_beats_counting_alone() -> None:
    # Measured in 60 games: 56.5 of a hundred, ± 2.4. The seeds are fixed.
    found = result([games(Contest("pips-2", "pips", "thibault", luck=True), 0, 30, 3)])
    assert found.score - found.error > 0.5


def test_it_plays_senet_alone() -> None:
    player = SPARRING["pips-2"]
    assert player.plays("senet")
    assert not player.plays("seega")
    with pytest.raises((TypeError, GameError)):
        player.choose(SIDJA, SIDJA.start(), seeded(1))
