"""Boards of Aseb for the tests of pictures."""

from __future__ import annotations

from dataclasses import replace

from games.aseb.sets.aseb import ASEB
from games.core import Played, lookup
from games.view import BoardView

START = ASEB.view(ASEB.start())
CHOICE = ASEB.view(ASEB.load("C.C./.S../..S..C..S... C2S2 C0S0 C play:3"), (), (1, 1, 0, 1))
LEAVING = ASEB.view(ASEB.load("..../..../........CSCC C0S2 C2S2 C play:1"), (), (1, 0, 0, 0))
OVER = ASEB.view(ASEB.load("..../..S./............ C0S3 C5S1 C over"))


def played(line: str, *texts: str) -> BoardView:
    """The board after these actions, which are marked."""
    state, last = ASEB.load(line), []
    for text in texts:
        last.append(Played(state.seat, state, lookup(ASEB, state, text)))
        state = ASEB.apply(state, last[-1].action)
    return ASEB.view(state, tuple(last), (1, 1, 0, 0))


HIT = played("..C./.S../S........... C4S3 C0S0 C start", "2", "3x5")
ROUND = played(".C../.S../............ C4S4 C0S0 C start", "4", "2-6")
AGAIN = played("..../..../............ C5S5 C0S0 C start", "4", "hand-4", "2", "4-6")

VIEWS = {
    "start": START,
    "choice": CHOICE,
    "leaving": LEAVING,
    "over": OVER,
    "hit": HIT,
    "round": ROUND,
    "again": AGAIN,
    "turned": replace(CHOICE, turned=True),
}
"""Everything that a picture of Aseb can show."""
