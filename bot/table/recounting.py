"""Games that ended before anybody's standing was kept, counted afterwards: games, wins, rows of
wins, and the score of each two. Ratings begin when they began.

All that somebody finished is counted anew, in the order in which it ended. A row is written only if
it says more than the one there is, and only while that says what was read: a game that ends
meanwhile has it done again.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import groupby
from operator import attrgetter
from typing import Final

from bot.table.standings import DAY_MS, got, one_more
from bot.table.steps import has_result
from bot.table.table import result_of
from storage.operations import KeepPair, KeepStanding, Op, Recounted
from storage.rows import Pair, Past, Standing
from storage.store import Store

ROWS: Final = 2000
"""So many rows are read at once."""


@dataclass(frozen=True, slots=True)
class Ended:
    """A game with a result: its rules, when it ended, which seats won, and whose each was."""

    game: int
    rules: str
    at: int
    winners: tuple[int, ...]
    seats: Mapping[int, int | None]


async def recounting(store: Store, person: int, rows: int = ROWS) -> tuple[Op, ...]:
    """What is to be written so that all is counted that somebody has finished; it is read in parts
    of so many `rows`."""
    have = {each.rules: each for each in await store.standings((person,))}
    others = dict[int, Pair]()
    ended = await _ended(store, person, rows)
    who = await store.person(person)
    if who is None or who.telegram is None:
        return (Recounted(person),)
    for other in sorted({each for game in ended for each in game.seats.values() if each}):
        row = await store.person(other) if other > person else None
        if row is not None and row.telegram is not None:
            others[other] = await store.pair(person, other) or Pair(person, other)
    return (*standings_of(person, ended, have), *pairs_of(person, ended, others), Recounted(person))


async def _ended(store: Store, person: int, most: int) -> tuple[Ended, ...]:
    """What they have finished with a result, in the order in which it ended."""
    rows, after, more = list[Past](), 0, True
    while more:
        page = await store.past(person, after, most)
        more = len(page) == most
        whole = [row for row in page if not more or row.game != page[-1].game]
        rows += whole
        after = whole[-1].game if whole else after
    return tuple(sorted(_with_result(rows), key=attrgetter("at", "game")))


def _with_result(rows: Sequence[Past]) -> Iterator[Ended]:
    for _, seats in groupby(rows, attrgetter("game")):
        first, *others = seats
        over = result_of(first.result)
        if has_result(over):
            people = {row.seat: row.person for row in (first, *others)}
            yield Ended(first.game, first.rules, first.at, over.winners, people)


def standings_of(
    person: int, ended: Sequence[Ended], have: Mapping[str, Standing]
) -> Iterator[KeepStanding]:
    """The standings that say less than these games. Pure."""
    counted = dict[str, Standing]()
    for each in ended:
        seat = next(seat for seat, who in each.seats.items() if who == person)
        before = counted.get(each.rules, Standing(person, each.rules))
        counted[each.rules] = one_more(before, each.game, each.winners, len(each.seats), seat)
    for rules, fresh in counted.items():
        kept = have.get(rules, Standing(person, rules))
        if fresh.games > kept.games:
            names = ("games", "won", "drawn", "run", "best", "beaten")
            after = replace(kept, **{name: getattr(fresh, name) for name in names})
            yield KeepStanding(after, kept.games)


def pairs_of(person: int, ended: Sequence[Ended], have: Mapping[int, Pair]) -> Iterator[KeepPair]:
    """The scores against `have` that say less than these games. Pure."""
    counted = {other: Pair(person, other) for other in have}
    for each in ended:
        seats, day = {who: seat for seat, who in each.seats.items()}, each.at // DAY_MS
        for other in counted.keys() & seats.keys():
            fresh, score = counted[other], got(each.winners, seats[person], seats[other])
            counted[other] = replace(
                fresh,
                games=fresh.games + 1,
                won=fresh.won + (score == 1),
                lost=fresh.lost + (score == 0),
                day=day,
                today=(fresh.today if fresh.day == day else 0) + 1,
            )
    for other, fresh in counted.items():
        if fresh.games > have[other].games:
            yield KeepPair(fresh, have[other].games)
