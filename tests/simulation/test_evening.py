"""In a group that talks the board that is played on is in sight when somebody presses.

In virtual time, with the talk hidden as Telegram hides it: four people, ninety presses.
"""

from __future__ import annotations

from functools import cache

import pytest

from tests.simulation.evening import PACES, Evening, Night, Pace, nights, spent

ENOUGH, TOLD_ENOUGH = 0.95, 0.9
"""Of the presses: where the bot is told of the talk, and where it guesses from numbers alone."""
QUICK = "fast"

paces = pytest.mark.parametrize("pace", PACES, ids=lambda pace: pace.name)


@cache
def evening(pace: Pace, *, admin: bool, follow: str = "down") -> Evening:
    return spent(pace, admin=admin, follow=follow)


@pytest.mark.xdist_group("evening")
@paces
def test_where_the_bot_hears_the_talk_the_board_is_in_sight(pace: Pace) -> None:
    found = evening(pace, admin=True)
    assert found.seen >= ENOUGH * found.presses


@pytest.mark.xdist_group("evening")
@paces
def test_where_it_hears_commands_alone_it_guesses_nearly_as_well(pace: Pace) -> None:
    """Not where four talk at once: there it is told how often (docs/decisions/0074-follow.md)."""
    found = evening(pace, admin=False)
    least = 0.75 if pace.name == QUICK else TOLD_ENOUGH
    assert found.seen >= least * found.presses


@pytest.mark.xdist_group("evening")
@paces
def test_a_board_that_stays_is_out_of_sight(pace: Pace) -> None:
    """The same evening with following off: that it is seen above is no accident."""
    found = evening(pace, admin=True, follow="stay")
    assert found.boards < 4
    assert found.seen < 0.5 * found.presses


@pytest.mark.xdist_group("evening")
@paces
@pytest.mark.parametrize("admin", [True, False])
def test_no_board_goes_from_under_a_thumb(pace: Pace, admin: bool) -> None:  # noqa: FBT001 - a case
    found = evening(pace, admin=admin)
    assert found.soon == 0
    assert not [words for words in found.answers if "another message" in words], "look elsewhere"


@pytest.mark.xdist_group("evening")
def test_where_nobody_plays_for_long_it_comes_down_ever_more_seldom() -> None:
    """Three hours of talk, one message every ten seconds, and nobody presses."""

    async def idle(night: Night) -> tuple[int, int]:
        night.process.begin()
        await night.begin()
        await night.talk_for(PACES[1], 3 * 3600)
        return night.line.calls["send_picture"], len(night.room.talk)

    boards, said = nights(idle, admin=True)
    assert said > 700
    assert 8 < boards < 40
