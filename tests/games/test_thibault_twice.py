"""The rules told twice agree: the bit masks of games.senet and the plain words of the oracle."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.senet.sets.thibault import THIBAULT
from tests.contract.play import random_game, seeded
from tests.games import oracle
from tests.games.boards import Senets


def agree(game: Senets) -> None:
    """Every throw's moves, and the board after each, are the same for both."""
    pieces = oracle.read(game.board)
    side = game.line.split(" ")[3]
    for score in range(1, 6):
        thrown = game.throws(score)
        assert thrown.offers == oracle.moves(pieces, side, score), thrown.line
        for text in thrown.offers:
            assert thrown.plays(text).board == oracle.show(oracle.played(pieces, text)), text


@pytest.mark.parametrize("seed", range(10))
def test_in_random_games(seed: int) -> None:
    for played in random_game(THIBAULT, seeded(seed)):
        if played.before.due == "throw" or (
            played.before.due == "start" and not played.before.pieces[played.seat] >> 27 & 1
        ):
            agree(Senets(THIBAULT, played.before))


@st.composite
def any_board(draw: st.DrawFn) -> str:
    """Up to five pieces a side anywhere, at least one each; the end of the board is crowded."""
    houses = st.one_of(st.integers(1, 30), st.integers(21, 30))
    taken = draw(st.lists(houses, min_size=2, max_size=10, unique=True))
    cones = draw(st.integers(max(1, len(taken) - 5), min(5, len(taken) - 1)))
    board = ["."] * 30
    for at, house in enumerate(taken):
        board[house - 1] = "C" if at < cones else "S"
    return "".join(board)


@settings(max_examples=300, deadline=None)
@given(any_board(), st.sampled_from("CS"))
def test_in_any_position(board: str, side: str) -> None:
    rows = f"{board[:10]}/{board[10:20]}/{board[20:]}"
    off = f"C{5 - board.count('C')}S{5 - board.count('S')}"
    agree(Senets(THIBAULT, THIBAULT.load(f"{rows} C0S0 {off} {side} throw -")))
