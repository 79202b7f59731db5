"""Days that begin in the morning, streaks that our absence does not end, and what is asked next."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from itertools import pairwise

import pytest

from bot.table.day import MORNING, chosen, date_of, day_at, end_of, known, missed, of_day, streak
from games.catalogue import STARTERS
from opponents.puzzles.position import Position, shipped
from storage.rows import DayPosition

HOUR = 3600 * 1000


def at(text: str) -> int:
    return round(datetime.fromisoformat(text).replace(tzinfo=UTC).timestamp() * 1000)


@pytest.mark.parametrize(
    ("now", "zone", "date"),
    [
        ("2026-11-28 08:59", None, "2026-11-27"),
        ("2026-11-28 09:00", None, "2026-11-28"),
        ("2026-11-29 08:59", None, "2026-11-28"),
        ("2026-11-28 06:00", "Europe/Moscow", "2026-11-28"),
        ("2026-11-28 13:59", "America/New_York", "2026-11-27"),
        ("2026-11-28 14:00", "America/New_York", "2026-11-28"),
    ],
)
def test_a_day_begins_at_nine_by_the_clock_there(now: str, zone: str | None, date: str) -> None:
    day = day_at(at(now), zone)
    assert date_of(day).isoformat() == date
    assert day_at(end_of(day, zone) - 1, zone) == day
    assert day_at(end_of(day, zone), zone) == day + 1


def test_a_day_of_25_hours_ends_at_nine_too() -> None:
    day = day_at(at("2026-10-24 12:00"), "Europe/Berlin")
    begins, ends = end_of(day - 1, "Europe/Berlin"), end_of(day, "Europe/Berlin")
    assert ends - begins == 25 * HOUR


@pytest.mark.parametrize(
    ("answered", "away", "row"),
    [
        ((), (), 0),
        ((10,), (), 1),
        ((9,), (), 1),
        ((8,), (), 0),
        ((10, 9, 8, 6), (), 3),
        ((10, 9, 7, 6), (8,), 4),
        ((10, 6), (9, 8, 7), 2),
        ((8, 7), (9,), 2),
        ((8, 7), (), 0),
    ],
)
def test_a_streak_passes_over_days_on_which_we_were_away(
    answered: tuple[int, ...], away: tuple[int, ...], row: int
) -> None:
    assert streak(answered, away, 10) == row


@pytest.mark.parametrize("hour", range(24))
@pytest.mark.parametrize("zone", [None, "Pacific/Honolulu", "Pacific/Auckland"])
def test_thirty_hours_of_our_absence_end_no_streak(hour: int, zone: str | None) -> None:
    """Whoever answered each day that they could, before and after, has answered each day."""
    left = at("2026-11-20 00:00") + hour * HOUR
    back = left + 30 * HOUR
    today = day_at(back + 60 * HOUR, zone)
    days = {day_at(left - 1 - n * 24 * HOUR, zone) for n in range(4)}
    days |= {day_at(back + n * HOUR, zone) for n in range(24, 61)}
    row = streak(days, missed(left, back), today)
    assert row == len(days), f"away from {date_of(min(days)) + timedelta(days=4)}"


def test_a_short_absence_excuses_nobody() -> None:
    left = at("2026-11-20 12:00")
    assert missed(left, left + HOUR - 1) == ()
    assert len(missed(left, left + HOUR)) == 3


STARTING = frozenset(rules.id for rules in STARTERS)


def first_days(many: int) -> Iterator[Position]:
    """What is asked on so many days, one after the other."""
    every, before = known(()), list[DayPosition]()
    for day in range(many):
        position = chosen(every, before)
        assert position is not None
        before.insert(0, DayPosition(day, position.key, position.line()))
        yield position


def test_each_position_is_asked_once_before_any_is_asked_again_and_no_idea_twice_in_a_row() -> None:
    """Of those by rules that one starts with, and of the others."""
    asked = list(first_days(7 * len(shipped())))
    for known_rules in (True, False):
        every = {each.key for each in shipped() if (each.rules in STARTING) is known_rules}
        mine = [each.key for each in asked if each.key in every]
        assert set(mine[: len(every)]) == every
    assert all(one.idea != other.idea for one, other in pairwise(asked))


def test_six_days_of_a_week_ask_by_rules_that_one_starts_a_game_with() -> None:
    days = [each.rules in STARTING for each in first_days(70)]
    assert all(sum(days[first : first + 7]) == 6 for first in range(64))
    assert not days[6], "the others are not forgotten"


def test_positions_of_games_played_here_come_first() -> None:
    here = replace(next(each for each in shipped() if each.rules in STARTING), source="game")
    assert chosen(known([here.line()]), ()) == here
    assert known(["of another form"]) == known(())


def test_a_position_that_does_not_fit_the_rules_any_more_is_not_asked() -> None:
    kept = shipped()[0]
    gone = replace(kept, best="no such move")
    assert gone not in known([gone.line()])
    assert of_day(DayPosition(3, kept.key, kept.line())) == kept
    assert of_day(DayPosition(3, gone.key, gone.line())) is None
    assert of_day(None) is None
    assert MORNING < 12
