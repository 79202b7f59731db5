"""The house in order: games are checked, packed and asked about, a little at a time."""

from __future__ import annotations

import sqlite3
from asyncio import create_task
from contextlib import closing
from random import Random

import pytest
from structlog.testing import capture_logs

from bot.board.sight import Sight
from bot.handlers.records import record
from bot.run.housekeeping import CHECKED, PACK_MS, PACKED, Housekeeping
from bot.run.ticker import Ticker
from bot.table.endings import resigning
from bot.table.pauses import LIES_MS
from bot.table.table import Table
from bot.telegram.callback_data import Kind, Press
from games.core import Choose
from games.proof import verify
from storage.rows import Person
from tests.bot.at_once import AtOnce
from tests.bot.handlers.test_visits import GROUP, Office
from tests.bot.kit import NAMES, Hall, actor, first_action, played, seen, steady
from tests.bot.wording import LIBRARY

EN = LIBRARY["en"]
RESUME, KEEP, RESIGN = "key-resume", "key-keep", "key-resign"


@pytest.fixture
def housekeeping(hall: Hall) -> Housekeeping:
    return Housekeeping(hall.store, hall.door, clock=hall.clock)


async def begun(hall: Hall, anna: Person, boris: Person, plies: int = 30) -> Table:
    """A game that has gone on for so long."""
    table, rng = await hall.for_two(anna, boris), Random(7)
    while table.game.ply < plies:
        text = first_action(table)
        if isinstance(table.turn, Choose):
            text = table.rules.write(rng.choice(table.turn.actions))
        table = seen(await hall.door.play.act(table.game.id, table.game.ply, actor(table), text))
    return table


def rows(hall: Hall, game: int) -> int:
    """How many actions of a game lie open in the file."""
    with closing(sqlite3.connect(hall.file)) as reading:
        sql = "SELECT count(*) FROM action WHERE game = ?"
        return int(reading.execute(sql, (game,)).fetchone()[0])


async def test_a_game_is_packed_an_hour_after_its_end_and_its_record_still_holds(
    hall: Hall, housekeeping: Housekeeping, anna: Person, boris: Person
) -> None:
    going = await begun(hall, anna, boris)
    over = await played(hall, await hall.for_two(anna, boris))
    before = record(Sight(await hall.whole(over), EN, NAMES))
    await housekeeping.do_some()
    assert rows(hall, over.game.id) == over.game.ply
    hall.clock.now += PACK_MS + 1
    await housekeeping.do_some()
    assert (rows(hall, over.game.id), rows(hall, going.game.id)) == (0, going.game.ply)
    again = await (await hall.again()).whole(over)
    assert record(Sight(again, EN, NAMES)) == before
    assert verify(record(Sight(again, EN, NAMES))).holds
    assert (await (await hall.again()).now(over)).turns == again.turns


async def test_a_bite_is_small_and_goes_on_where_the_last_one_ended(
    hall: Hall, housekeeping: Housekeeping, anna: Person
) -> None:
    for _ in range(PACKED + 3):
        table = await hall.against_bot(anna)
        seen(await hall.door.change(table.game.id, resigning, anna.id))
    hall.clock.now += PACK_MS + 1
    await housekeeping.do_some()
    assert len(await hall.store.unpacked(hall.clock.now, 99)) == 3
    await housekeeping.do_some()
    assert await hall.store.unpacked(hall.clock.now, 99) == ()


async def test_a_game_that_cannot_be_packed_keeps_no_other_from_it(
    hall: Hall, housekeeping: Housekeeping, anna: Person, boris: Person
) -> None:
    tables = [await begun(hall, anna, boris, 4) for _ in range(2)]
    for table in tables:
        seen(await hall.door.change(table.game.id, resigning, anna.id))
    with closing(sqlite3.connect(hall.file)) as writing, writing:
        writing.execute("UPDATE action SET seat = 70 WHERE game = ?", (tables[0].game.id,))
    hall.clock.now += PACK_MS + 1
    with capture_logs() as logs:
        await housekeeping.do_some()
        await housekeeping.do_some()
    told = [(entry["event"], entry["game"]) for entry in logs]
    assert told == [("game cannot be packed", tables[0].game.id)]
    assert (rows(hall, tables[0].game.id), rows(hall, tables[1].game.id)) == (4, 0)


async def test_every_unfinished_game_is_replayed_once_after_a_start(
    hall: Hall, anna: Person, boris: Person
) -> None:
    """A fault in the old part of a game, which who plays on does not meet."""
    tables = [await begun(hall, anna, boris, 50) for _ in range(CHECKED + 2)]
    wrong, astray = tables[1].game.id, tables[-1].game.id
    with closing(sqlite3.connect(hall.file)) as writing, writing:
        writing.execute("UPDATE action SET text = 'gone' WHERE game = ? AND ply = 2", (wrong,))
        sql = "UPDATE game SET bookmark = replace(bookmark, ' 0,1 ', ' 1 ') WHERE id = ?"
        writing.execute(sql, (astray,))
    again = await hall.again()
    await again.now(tables[1])
    housekeeping = Housekeeping(again.store, again.door, clock=hall.clock)
    with capture_logs() as logs:
        for _ in range(6):
            await housekeeping.do_some()
    told = [(entry["event"], entry["game"]) for entry in logs]
    assert told == [("game cannot be read", wrong), ("game cannot be read", astray)]


# -- where nothing happens -------------------------------------------------------------------------


async def asked(hall: Hall) -> list[str]:
    """What is owed to the chats."""
    return [notice.message for notice in await hall.store.notices(hall.clock.now + 1)]


@pytest.mark.parametrize("asleep", [True, False])
async def test_the_players_are_asked_after_ninety_days_and_nothing_ends_by_itself(
    hall: Hall, housekeeping: Housekeeping, anna: Person, boris: Person, *, asleep: bool
) -> None:
    table = await begun(hall, anna, boris, 6)
    if asleep:
        table = seen(await hall.door.pauses.leave(table.game.id, anna.id))
    hall.clock.now += LIES_MS
    await housekeeping.do_some()
    assert "lies" not in await asked(hall)
    hall.clock.now += 1
    for _ in range(3):
        await housekeeping.do_some()
    assert (await asked(hall)).count("lies") == 1
    hall.clock.now += LIES_MS + 1
    for _ in range(3):
        await housekeeping.do_some()
    assert (await asked(hall)).count("lies") == 2, "asked again, as nobody answered"
    now = (await hall.now(table)).game
    assert (now.status, now.ply) == (table.game.status, table.game.ply)


async def test_the_question_has_buttons_to_go_on_to_keep_and_to_give_up(
    hall: Hall, housekeeping: Housekeeping, anna: Person, boris: Person
) -> None:
    table, office = await begun(hall, anna, boris, 6), Office(hall)
    hall.clock.now += LIES_MS + 1
    await housekeeping.do_some()
    await office.notices.sweep()
    await office.sender.idle()
    texts = [text for text in office.told.texts if EN.html("notice-lies") in text]
    assert len(texts) == 1
    assert str(table.game.id) in texts[0]
    assert office.told.under[texts[0]] == [
        (EN.plain(RESUME), Kind.BRING), (EN.plain(RESIGN), Kind.RESIGN), (EN.plain(KEEP), Kind.KEEP)
    ]  # fmt: skip
    said = await office.press(boris, GROUP, Press(Kind.KEEP, table.game.id), 501)
    assert said == EN.plain("lies-kept")
    await housekeeping.do_some()
    await housekeeping.do_some()
    assert "lies" not in await asked(hall)
    await office.sender.close()


async def test_only_who_plays_there_keeps_it(
    hall: Hall, anna: Person, boris: Person, carla: Person
) -> None:
    table, office = await begun(hall, anna, boris, 6), Office(hall)
    said = await office.press(carla, GROUP, Press(Kind.KEEP, table.game.id), 501)
    assert said == EN.plain("answer-foreign")
    assert (await hall.now(table)).game.asked_at is None
    await office.sender.close()


async def test_who_came_back_meanwhile_is_asked_nothing(
    hall: Hall, housekeeping: Housekeeping, anna: Person, boris: Person
) -> None:
    table, office = await begun(hall, anna, boris, 6), Office(hall)
    hall.clock.now += LIES_MS + 1
    await housekeeping.do_some()
    hall.clock.now += 1
    seen(await hall.door.play.act(
        table.game.id, table.game.ply, actor(table), first_action(table)
    ))  # fmt: skip
    await office.notices.sweep()
    await office.sender.idle()
    assert not any(EN.html("notice-lies") in text for text in office.told.texts)
    await office.sender.close()


async def test_the_ticker_takes_a_bite_at_each_sweep(hall: Hall) -> None:
    office, rounds = Office(hall), list[int]()
    ticker = Ticker(
        hall.store, hall.door, office.boards, office.notices, clock=hall.clock,
        timekeeper=steady(hall), random=Random(1), thinking=AtOnce(), spawn=create_task, pace_ms=0,
        troubles=office.troubles,
    )  # fmt: skip

    async def do_some() -> None:
        rounds.append(hall.clock.now)

    ticker.on_sweep(do_some)
    for _ in range(2):
        await ticker.tick()
        hall.clock.now += 4000
    await office.sender.close()
    assert len(rounds) == 2
