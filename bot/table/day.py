"""The position of the day: which day it is somewhere, what is asked on it, and streaks. Pure.

Days are counted from 1970, and begin in the morning: at nine by the clock of the chat, by that of
UTC where none was chosen. So a group wakes up to the table of the day before, and then to the new
position.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from datetime import UTC, date, datetime, time, timedelta
from typing import Final

from bot.table.quiet import zone_of
from games.catalogue import STARTERS
from games.core import GameError
from opponents.puzzles.position import Position, asked, read_line, shipped
from storage.rows import DayPosition

MORNING: Final = 9
"""The hour at which a day begins."""

SHORTEST_MS: Final = 10 * 60_000
"""A poll is open for so long at least, however late it is asked for."""

AWAY_MS: Final = 3600 * 1000
"""When we were away for longer, nobody's streak ends for it."""

FAMILIAR: Final = 6
"""On so many days in a row what is asked is by the rules that one starts a game with, if it can
be; then by others."""

_STARTERS: Final = frozenset(rules.id for rules in STARTERS)

_FIRST: Final = date(1970, 1, 1)


def day_at(now: int, zone: str | None) -> int:
    """Which day it is then (milliseconds since 1970) by that zone's clock."""
    local = datetime.fromtimestamp(now / 1000, UTC).astimezone(zone_of(zone) or UTC)
    return ((local - timedelta(hours=MORNING)).date() - _FIRST).days


def end_of(day: int, zone: str | None) -> int:
    """When it ends by that zone's clock (milliseconds since 1970)."""
    after = _FIRST + timedelta(days=day + 1)
    local = datetime.combine(after, time(MORNING), zone_of(zone) or UTC)
    return round(local.timestamp() * 1000)


def date_of(day: int) -> date:
    """The day in the calendar."""
    return _FIRST + timedelta(days=day)


def missed(left: int, back: int) -> tuple[int, ...]:
    """The days, anywhere in the world, in which somebody may not have been able to answer as we
    were away between these two times; none where that was not for long."""
    if back - left < AWAY_MS:
        return ()
    return tuple(range(day_at(left, None) - 1, day_at(back, None) + 2))


def streak(answered: Collection[int], away: Collection[int], today: int) -> int:
    """On how many days in a row somebody has answered, up to that day; on the day itself they may
    still do so. Days on which we were away are passed over."""
    days, count, day = frozenset(answered), 0, today
    if day not in days:
        day -= 1
    oldest = min(days, default=today)
    while day >= oldest and (day in days or day in away):
        count += day in days
        day -= 1
    return count


def known(found: Iterable[str]) -> tuple[Position, ...]:
    """Every position that can be asked: those that were `found` in games here, then those that come
    with the program."""
    every = dict[str, Position]()
    for each in (*_read(found), *shipped()):
        if _fits(each):
            every.setdefault(each.key, each)
    return tuple(every.values())


def _read(lines: Iterable[str]) -> Iterable[Position]:
    for line in lines:
        try:
            yield read_line(line)
        except ValueError:
            continue  # a version of before wrote it


def _fits(position: Position) -> bool:
    """Whether it can be asked by the rules as they are now."""
    try:
        asked(position)
    except (GameError, ValueError):
        return False
    return True


def chosen(known: Sequence[Position], before: Sequence[DayPosition]) -> Position | None:
    """What is asked next: what was never asked, or longest ago, and is of another idea than what
    was asked last (`before`, the last first). By rules with which one does not start, one day in a
    week: most people know no others."""
    last = {each.position: -place for place, each in reversed(list(enumerate(before)))}
    ideas = {each.key: each.idea for each in known}
    idea = ideas.get(before[0].position) if before else None
    strange = {each.key for each in known if each.rules not in _STARTERS}
    wants = len(before) >= FAMILIAR and not any(
        each.position in strange for each in before[:FAMILIAR]
    )
    fitting = [each for each in known if (each.key in strange) == wants] or list(known)
    free = [each for each in fitting if each.idea != idea] or fitting
    never = -len(before) - 1
    return min(free, key=lambda each: last.get(each.key, never), default=None)


def of_day(asked_on: DayPosition | None) -> Position | None:
    """The position of a day; None if there is none that can be asked any more."""
    if asked_on is None:
        return None
    return next((each for each in _read([asked_on.line]) if _fits(each)), None)
