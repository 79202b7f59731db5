"""Clocks by consent at the door: agreed on, passing, and what only then may be done."""

from __future__ import annotations

import pytest

from bot.board.caption import invited
from bot.board.lateness import late_keys, late_lines, time_lines
from bot.board.parts import ended_lines
from bot.board.sight import Sight
from bot.handlers.records import record
from bot.table.asking import offer_of
from bot.table.board_rows import Place
from bot.table.clock import DAY_MS, MINUTE_MS, OFF, TIMES, is_late, passing, timing
from bot.table.lateness import (
    JUST_MS,
    POKED_MS,
    calling_bot_for_late,
    giving_a_day,
    may_skip,
)
from bot.table.offers import declining
from bot.table.pauses import leaving, waking
from bot.table.table import Table
from games.catalogue import rule_set
from games.core import Choose
from games.proof import verify
from games.record import read_record, replay, write_record
from storage.operations import Migrate
from storage.rows import Person
from tests.bot.kit import NAMES, Hall, actor, seen, step
from tests.bot.table.test_games_of_many import game
from tests.bot.wording import LIBRARY

EN = LIBRARY["en"]
HOUR_MS = 60 * MINUTE_MS


async def agreed(hall: Hall, anna: Person, boris: Person, time: str = "1h") -> Table:
    """A game of two, in which both have agreed on that time a turn."""
    table = await hall.for_two(anna, boris)
    seen(await hall.door.offers.propose(table.game.id, anna.id, "time", time))
    return await yes(hall, table, boris)


async def yes(hall: Hall, table: Table, person: Person) -> Table:
    """The table once that person has accepted what is offered."""
    now = await hall.now(table)
    offer = offer_of(now)
    assert offer is not None
    return seen(await hall.door.offers.accept(now.game.id, person.id, offer.ply, offer.name))


async def passes(hall: Hall, table: Table) -> Table:
    """The table once its boards say that its time, or its pause, is over."""
    return seen(await hall.door.change(table.game.id, passing))


async def late(hall: Hall, table: Table) -> Table:
    """The table once who is to act has taken too long."""
    hall.clock.now = table.game.turn_due_at or 0
    return await passes(hall, table)


def both(table: Table, anna: Person, boris: Person) -> tuple[Person, Person]:
    """Who is to act, and the other."""
    return (anna, boris) if actor(table) == anna.id else (boris, anna)


# -- agreeing --------------------------------------------------------------------------------------


async def test_there_is_none_unless_it_is_agreed_on(
    hall: Hall, anna: Person, boris: Person
) -> None:
    table = await hall.for_two(anna, boris)
    for _ in range(5):
        table = await step(hall, table)
    assert (table.game.turn_ms, table.game.turn_due_at, table.game.clock_at) == (None, None, None)


async def test_the_host_says_it_before_anybody_joins_and_who_joins_has_seen_it(
    hall: Hall, anna: Person, boris: Person
) -> None:
    table = await hall.invite(anna, "group")
    door, id_ = hall.door, table.game.id
    assert (await door.change(id_, timing, boris.id, "1d")).answer == "not-host"
    assert (await door.change(id_, timing, anna.id, "2d")).answer == "not-offered"
    table = seen(await door.change(id_, timing, anna.id, "1d"))
    assert (await door.change(id_, timing, anna.id, "1d")).answer == "time-same"
    assert "1 day" in "\n".join(caption_lines(table))
    seen_before = await door.seating.join(id_, boris, press="p", agreed=0)
    assert seen_before.answer == "time-changed", "they had seen no time"
    table = seen(await door.seating.join(id_, boris, press="p", agreed=24 * 60))
    assert table.game.turn_due_at == hall.clock.now + DAY_MS == table.game.clock_at


def caption_lines(table: Table) -> list[str]:
    return invited(Sight(table, EN, NAMES)).split("\n")


async def test_once_somebody_sits_it_stays_as_they_saw_it(
    hall: Hall, anna: Person, boris: Person
) -> None:
    table = await hall.invite(anna, "group", rules=rule_set("hyena"))
    table = seen(await hall.door.seating.join(table.game.id, boris, press="p"))
    assert (await hall.door.change(table.game.id, timing, anna.id, "5m")).answer == "time-stands"


@pytest.mark.parametrize("time", TIMES)
async def test_in_a_running_game_all_must_agree(
    hall: Hall, anna: Person, boris: Person, carla: Person, time: str
) -> None:
    table = await game(hall, anna, boris, carla)
    ask = hall.door.offers.propose
    assert (await ask(table.game.id, 99, "time", time)).answer == "foreign"
    table = seen(await ask(table.game.id, anna.id, "time", time))
    table = await yes(hall, table, boris)
    assert table.game.turn_ms is None, "Carla has not answered"
    table = await yes(hall, table, carla)
    assert table.game.turn_ms == TIMES[time]
    assert table.game.turn_due_at == hall.clock.now + TIMES[time]


async def test_playing_on_does_not_decline_it_but_a_no_does(
    hall: Hall, anna: Person, boris: Person
) -> None:
    table = await hall.for_two(anna, boris)
    ask = hall.door.offers.propose
    table = seen(await ask(table.game.id, anna.id, "time", "1h"))
    for _ in range(4):
        table = await step(hall, table)
    offer = offer_of(table)
    assert offer is not None
    table = seen(await hall.door.change(table.game.id, declining, boris.id, offer.ply, offer.name))
    assert table.game.turn_ms is None
    assert (await ask(table.game.id, anna.id, "pause", "1d")).answer == "no-clock"


async def test_it_ends_by_consent(hall: Hall, anna: Person, boris: Person) -> None:
    table = await agreed(hall, anna, boris)
    seen(await hall.door.offers.propose(table.game.id, boris.id, "time", OFF))
    table = await yes(hall, table, anna)
    assert (table.game.turn_ms, table.game.turn_due_at, table.game.clock_at) == (None, None, None)


async def test_a_rematch_has_it_too(hall: Hall, anna: Person, boris: Person) -> None:
    table = await agreed(hall, anna, boris)
    table = await late(hall, table)
    quick, other = both(table, anna, boris)
    hall.clock.now += JUST_MS
    table = seen(await hall.door.lateness.claim(table.game.id, other.id, table.game.ply))
    place = Place(await hall.store.see_chat(-100, "group"))
    again = await hall.door.seating.rematch(table.game.id, quick, (place,), press="r")
    assert seen(again).game.turn_ms == HOUR_MS


# -- running ---------------------------------------------------------------------------------------


async def test_each_turn_has_its_time_and_what_is_done_in_it_takes_from_it(
    hall: Hall, anna: Person, boris: Person
) -> None:
    table = await agreed(hall, anna, boris)
    due = table.game.turn_due_at
    for _ in range(12):
        hall.clock.now += 1000
        before, table = table, await step(hall, table)
        if actor(before) != actor(table) or table.rules.begins(table.state):
            due = hall.clock.now + HOUR_MS
        assert table.game.turn_due_at == due == table.game.clock_at


@pytest.mark.parametrize("rules", ["thibault", "sidja"])
async def test_who_takes_a_choice_back_goes_on_with_what_was_left(
    hall: Hall, anna: Person, boris: Person, rules: str
) -> None:
    invitation = await hall.invite(anna, "group", rules=rule_set(rules))
    table = seen(await hall.door.seating.join(invitation.game.id, boris, press="j"))
    seen(await hall.door.offers.propose(table.game.id, anna.id, "time", "1h"))
    before = table = await yes(hall, table, boris)
    while actor(table) == actor(before):
        before, left = table, (table.game.turn_due_at or 0) - hall.clock.now - MINUTE_MS
        hall.clock.now += MINUTE_MS
        table = await step(hall, table)
    assert table.game.turn_due_at == hall.clock.now + HOUR_MS
    hall.clock.now += 30 * MINUTE_MS
    who = before.to_act
    assert who is not None
    table = seen(await hall.door.takebacks.take_back(table.game.id, who.person or 0))
    assert actor(table) == actor(before)
    assert table.game.turn_due_at == hall.clock.now + left
    table = await step(hall, table)
    if actor(table) != actor(before):
        assert table.game.turn_due_at == hall.clock.now + HOUR_MS


async def test_who_is_asked_something_does_not_lose_time(
    hall: Hall, anna: Person, boris: Person
) -> None:
    table = await agreed(hall, anna, boris)
    mine, other = both(table, anna, boris)
    hall.clock.now += 10 * MINUTE_MS
    table = seen(await hall.door.offers.offer(table.game.id, other.id, "draw"))
    assert (table.game.turn_due_at, table.game.turn_left_ms) == (None, 50 * MINUTE_MS)
    assert table.game.clock_at is None
    hall.clock.now += DAY_MS
    offer = offer_of(table)
    assert offer is not None
    table = seen(await hall.door.change(table.game.id, declining, mine.id, offer.ply, offer.name))
    assert table.game.turn_due_at == hall.clock.now + 50 * MINUTE_MS
    table = seen(await hall.door.offers.offer(table.game.id, mine.id, "draw"))
    assert table.game.turn_due_at == hall.clock.now + 50 * MINUTE_MS, "one's own stops nothing"


async def test_leaving_stops_no_time(hall: Hall, anna: Person, boris: Person) -> None:
    table = await agreed(hall, anna, boris)
    due = table.game.turn_due_at
    mine, _ = both(table, anna, boris)
    table = seen(await hall.door.change(table.game.id, leaving, mine.id))
    assert table.game.turn_due_at == due
    table = await late(hall, table)
    assert is_late(table)
    table = seen(await hall.door.change(table.game.id, waking, anna.id))
    assert is_late(table)


# -- a pause ---------------------------------------------------------------------------------------


async def test_a_pause_ends_by_itself_and_takes_no_time(
    hall: Hall, anna: Person, boris: Person
) -> None:
    table = await agreed(hall, anna, boris)
    hall.clock.now += 20 * MINUTE_MS
    seen(await hall.door.offers.propose(table.game.id, anna.id, "pause", "3d"))
    table = await yes(hall, table, boris)
    until = hall.clock.now + 3 * DAY_MS
    assert (table.game.paused_until, table.game.clock_at) == (until, until)
    assert "Paused until" in time_lines(Sight(table, EN, NAMES))[0]
    assert (await hall.door.change(table.game.id, passing)).answer == "not-late"
    hall.clock.now = until
    table = await passes(hall, table)
    assert table.game.paused_until is None
    left = (table.game.turn_due_at or 0) - until
    assert left in (40 * MINUTE_MS, 60 * MINUTE_MS)
    assert not is_late(table)


async def test_who_plays_in_a_pause_gives_the_other_all_of_it(
    hall: Hall, anna: Person, boris: Person
) -> None:
    table = await agreed(hall, anna, boris)
    seen(await hall.door.offers.propose(table.game.id, anna.id, "pause", "1d"))
    table = await yes(hall, table, boris)
    until, first = table.game.paused_until, actor(table)
    while actor(table) == first:
        table = await step(hall, table)
    assert table.game.turn_due_at == (until or 0) + HOUR_MS


async def test_a_pause_ends_earlier_by_consent(hall: Hall, anna: Person, boris: Person) -> None:
    table = await agreed(hall, anna, boris)
    ask = hall.door.offers.propose
    assert (await ask(table.game.id, anna.id, "pause", OFF)).answer == "time-same"
    seen(await ask(table.game.id, anna.id, "pause", "7d"))
    table = await yes(hall, table, boris)
    hall.clock.now += DAY_MS
    seen(await ask(table.game.id, boris.id, "pause", OFF))
    table = await yes(hall, table, anna)
    assert table.game.paused_until is None
    assert table.game.turn_due_at == hall.clock.now + HOUR_MS


# -- when it is over -------------------------------------------------------------------------------


async def test_nothing_happens_by_itself_and_nobody_is_written_to(
    hall: Hall, anna: Person, boris: Person
) -> None:
    table = await agreed(hall, anna, boris)
    notices = await hall.store.notices_of(table.game.id)
    mine, other = both(table, anna, boris)
    door, at = hall.door.lateness, (table.game.id, other.id, table.game.ply)
    assert {(await door.poke(*at)).answer, (await door.claim(*at)).answer} == {"not-late"}
    before = (await hall.store.boards(table.game.id))[0].wanted
    assert not late_keys(Sight(table, EN, NAMES))
    table = await late(hall, table)
    assert (await hall.door.change(table.game.id, passing)).answer == "not-late", "said once"
    assert (await hall.store.boards(table.game.id))[0].wanted == before + 1
    assert await hall.store.notices_of(table.game.id) == notices
    assert table.game.status == "playing"
    words = [key.text for row in late_keys(Sight(table, EN, NAMES)) for key in row]
    assert words == ["👉 Remind", "➕ 1 day", "🏆 Claim"]
    assert late_keys(Sight(table, EN, NAMES, reader=other.id))
    assert not late_keys(Sight(table, EN, NAMES, reader=mine.id))
    assert "is late" in late_lines(Sight(table, EN, NAMES))[0]
    assert (await door.poke(table.game.id, mine.id, table.game.ply)).answer == "own-time"
    assert (await door.claim(table.game.id, mine.id, table.game.ply)).answer == "own-time"
    table = await step(hall, table)
    while actor(table) == mine.id:
        table = await step(hall, table)
    assert not is_late(table)


async def test_they_are_reminded_once_in_a_while(hall: Hall, anna: Person, boris: Person) -> None:
    table = await late(hall, await agreed(hall, anna, boris))
    _, other = both(table, anna, boris)
    before = len(await hall.store.notices_of(table.game.id))
    at = (table.game.id, other.id, table.game.ply)
    seen(await hall.door.lateness.poke(*at))
    owed = await hall.store.notices_of(table.game.id)
    assert len(owed) == before + 1
    assert owed[-1].not_before == hall.clock.now
    hall.clock.now += POKED_MS - 1
    assert (await hall.door.lateness.poke(*at)).answer == "poked"
    hall.clock.now += 1
    seen(await hall.door.lateness.poke(*at))


async def test_over_a_link_they_get_a_fresh_board(hall: Hall, anna: Person, boris: Person) -> None:
    table = await hall.over_a_link(anna, boris)
    seen(await hall.door.offers.propose(table.game.id, anna.id, "time", "5m"))
    table = await late(hall, await yes(hall, table, boris))
    mine, other = both(table, anna, boris)
    seen(await hall.door.lateness.poke(table.game.id, other.id, table.game.ply))
    owed = (await hall.store.notices_of(table.game.id))[-1]
    assert (owed.message, owed.not_before) == ("nudge", hall.clock.now)
    assert owed.chat == (await hall.private(mine)).id


async def test_a_day_more_is_a_day_from_now(hall: Hall, anna: Person, boris: Person) -> None:
    table = await late(hall, await agreed(hall, anna, boris))
    _, other = both(table, anna, boris)
    hall.clock.now += 5000
    id_, ply = table.game.id, table.game.ply
    table = seen(await hall.door.change(id_, giving_a_day, other.id, ply))
    assert table.game.turn_due_at == hall.clock.now + DAY_MS == table.game.clock_at
    assert not is_late(table)
    again = await hall.door.change(id_, giving_a_day, other.id, ply)
    assert again.answer == "not-late"
    assert is_late(await late(hall, table)), "it passes again"


async def test_who_claims_has_won_and_the_record_says_why(
    hall: Hall, anna: Person, boris: Person
) -> None:
    table = await agreed(hall, anna, boris)
    for _ in range(5):
        table = await step(hall, table)
    table = await late(hall, table)
    _, other = both(table, anna, boris)
    table = seen(await hall.door.lateness.claim(table.game.id, other.id, table.game.ply))
    assert table.game.status == "over"
    assert table.result is not None
    assert table.result.reason == "time"
    assert [table.seated(seat).person for seat in table.result.winners] == [other.id]
    assert (table.game.turn_due_at, table.game.clock_at) == (None, None)
    sight = Sight(await hall.whole(table), EN, NAMES)
    written = write_record(record(sight))
    assert '[Reason "time"]' in written
    replay(read_record(written))
    assert verify(read_record(written)).finding == "holds"
    assert "longer than was agreed" in "\n".join(ended_lines(sight))


async def test_nobody_claims_from_under_the_hands_of_who_moves(
    hall: Hall, anna: Person, boris: Person
) -> None:
    table = await agreed(hall, anna, boris)
    while not isinstance(table.turn, Choose) or actor(table) != _threw(table):
        table = await step(hall, table)
    hall.clock.now = (table.game.turn_due_at or 0) - 1
    _, other = both(table, anna, boris)
    # They are within their turn: a throw, then a choice that is still to come.
    table = await late(hall, table)
    ply = table.game.ply
    claim = hall.door.lateness.claim
    moved = (await hall.store.actions(table.game.id, ply - 1))[-1].at
    hall.clock.now = moved + JUST_MS - 1
    assert is_late(await hall.now(table))
    assert (await claim(table.game.id, other.id, ply)).answer == "just-moved"
    table = await step(hall, table)
    assert (await claim(table.game.id, other.id, ply)).answer == "stale"


def _threw(table: Table) -> int | None:
    """Who has thrown just now."""
    last = table.recent[-1] if table.recent else None
    return None if last is None or last.faces is None else table.seated(last.seat).person


async def test_of_more_than_two_the_bot_sits_down_until_they_are_back(
    hall: Hall, anna: Person, boris: Person, carla: Person
) -> None:
    table = await game(hall, anna, boris, carla)
    seen(await hall.door.offers.propose(table.game.id, anna.id, "time", "1h"))
    await yes(hall, table, boris)
    table = await late(hall, await yes(hall, table, carla))
    who = actor(table)
    other = next(p for p in (anna, boris, carla) if p.id != who)
    words = [key.text for row in late_keys(Sight(table, EN, NAMES)) for key in row]
    assert words == ["👉 Remind", "➕ 1 day", "🤖 BOT"]
    claim = await hall.door.lateness.claim(table.game.id, other.id, table.game.ply)
    assert claim.answer == "not-offered"
    table = seen(
        await hall.door.change(table.game.id, calling_bot_for_late, other.id, table.game.ply)
    )
    assert table.to_act is not None
    assert table.to_act.bot is not None
    assert table.to_act.owner == who
    assert table.game.turn_due_at is None, "nobody takes time from the BOT"
    table = seen(await hall.door.absence.returned_to(table.game.id, int(str(who))))
    assert actor(table) == who
    assert table.game.turn_due_at == hall.clock.now + HOUR_MS


async def test_only_where_there_is_a_pass_they_may_be_let_pass(
    hall: Hall, anna: Person, boris: Person
) -> None:
    table = await agreed(hall, anna, boris)
    while not may_skip(table):
        assert table.game.ply < 2000, "no pass in a whole game"
        table = await step(hall, table)
        if table.game.status == "over":
            again = await hall.for_two(anna, boris)
            table = again
    if table.game.turn_ms is None:
        seen(await hall.door.offers.propose(table.game.id, anna.id, "time", "1h"))
        table = await yes(hall, table, boris)
    table = await late(hall, table)
    _, other = both(table, anna, boris)
    assert "⏭ Skip" in [key.text for row in late_keys(Sight(table, EN, NAMES)) for key in row]
    ply = table.game.ply
    table = seen(await hall.door.lateness.skip(table.game.id, other.id, ply))
    assert (await hall.store.actions(table.game.id, ply))[0].text == "pass"


# -- rows ------------------------------------------------------------------------------------------


async def test_it_survives_a_restart_and_a_group_that_moves(
    hall: Hall, anna: Person, boris: Person
) -> None:
    table = await agreed(hall, anna, boris)
    due = table.game.turn_due_at
    await hall.store.commit(Migrate(-100, -1_000_000_000_777))
    later = await hall.again()
    again = await later.now(table)
    assert (again.game.turn_due_at, again.game.clock_at) == (due, due)
    assert is_late(await late(later, again))
