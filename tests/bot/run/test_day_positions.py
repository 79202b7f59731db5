"""Positions of the day out of games that were played here and lent."""

from __future__ import annotations

from bot.run.day_positions import PLAYED, WEEK_MS, search
from bot.table.table import Table
from games.catalogue import rule_set
from opponents.puzzles.position import read_line
from storage.operations import ChangePerson
from storage.rows import Person
from tests.bot.kit import Hall, played, seen

SEED = 1


async def played_out(hall: Hall, anna: Person, boris: Person) -> Table:
    """A game of Senet, to its end."""
    invitation = await hall.invite(anna, "group", rules=rule_set("tait"))
    joined = await hall.door.seating.join(invitation.game.id, boris, press="join")
    return await played(hall, seen(joined))


async def test_a_position_is_kept_of_games_a_week_after_their_end_if_both_lend_them(
    hall: Hall, anna: Person, boris: Person
) -> None:
    for _ in range(6):
        await played_out(hall, anna, boris)
    later = hall.clock.now + WEEK_MS + 1
    for person in (anna, boris):
        assert await search(hall.store, 1, SEED, later) == (0, 0)
        await hall.store.commit(ChangePerson(person.id, (("lends", True),)))
    assert await search(hall.store, 1, SEED, hall.clock.now) == (0, 0), "too early"
    kept, games = await search(hall.store, 1, SEED, later)
    assert kept == 1
    assert games <= 6
    (line,) = await hall.store.found_positions()
    position = read_line(line)
    assert position.sure
    assert position.source == PLAYED
