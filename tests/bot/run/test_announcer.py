"""The line of maintenance comes to the boards bit by bit, goes on after a crash, and ends by
itself."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.board.announcing import Announcing, moment
from bot.board.caption import MAX_CAPTION
from bot.board.frames import Frames
from bot.board.sight import Announced
from bot.run.announcer import ALL, MOST, Announcer
from bot.table.endings import breaking_off
from bot.table.pauses import leaving
from bot.telegram.wire import Later
from storage.operations import DraftLine, EndLine, ShowLine
from storage.rows import Deed, Person
from tests.bot.handlers.test_game_choice import Desk
from tests.bot.handlers.test_visits import Office
from tests.bot.kit import START_MS, Hall, seen
from tests.simulation.process import LIBRARY, SKETCHER, link

LINE = "We restart at six"
MINUTE = 60_000


@pytest.fixture
async def office(hall: Hall) -> Office:
    return Office(hall)


def announcer(office: Office, announcing: Announcing | None = None) -> Announcer:
    """A server's, as it begins."""
    hall = office.hall
    known = announcing or Announcing(hall.store, hall.clock, shared=False)
    return Announcer(hall.store, office.boards, office.sender, known, clock=hall.clock)


async def show(hall: Hall, until: int | None = None) -> None:
    line = await hall.store.maintenance()
    await hall.store.commit(DraftLine(LINE))
    await hall.store.commit(ShowLine(line.number, until))


async def raised(hall: Hall) -> list[int]:
    """The games whose boards want showing again."""
    boards = await hall.store.dirty_boards(hall.clock(), each=999, chats=999)
    return sorted({board.game for board in boards})


async def how_often(hall: Hall, game: int) -> int:
    """How often the game's board was to be shown."""
    (board,) = await hall.store.boards(game)
    return board.wanted


async def shown(office: Office) -> None:
    """All boards are as they are to be."""
    while await raised(office.hall):
        await office.boards.sweep()
        await office.sender.idle()


async def test_some_games_at_each_sweep_and_every_one_once(
    office: Office, anna: Person, boris: Person
) -> None:
    hall = office.hall
    games = [(await hall.for_two(anna, boris)).game.id for _ in range(MOST + 3)]
    await shown(office)
    await show(hall)
    wanted = {game: await how_often(hall, game) for game in games}
    for upto in (games[MOST - 1], games[-1], ALL, ALL):
        await announcer(office).round()  # of another process each time, which knows of none before
        assert (await hall.store.maintenance()).told == upto
        await shown(office)
    assert {game: await how_often(hall, game) - 1 for game in games} == wanted


async def test_nothing_more_is_begun_while_many_boards_wait(
    office: Office, anna: Person, boris: Person
) -> None:
    hall = office.hall
    games = [(await hall.for_two(anna, boris)).game.id for _ in range(MOST + 1)]
    await shown(office)
    await show(hall)
    office.told.refusal = lambda _: Later(60.0)
    for _ in range(2):
        await announcer(office).round()
        assert (await hall.store.maintenance()).told == games[MOST - 1]
    await office.sender.close()


async def test_games_that_wait_for_nobody_are_left_alone(
    office: Office, anna: Person, boris: Person
) -> None:
    hall = office.hall
    over, asleep, going = [await hall.for_two(anna, boris) for _ in range(3)]
    deed = Deed(0, anna.id, "end", over.game.id)
    seen(await hall.door.change(over.game.id, breaking_off, deed))
    seen(await hall.door.change(asleep.game.id, leaving, anna.id))
    await shown(office)
    games = [table.game.id for table in (over, asleep, going)]
    before = [await how_often(hall, game) for game in games]
    await show(hall)
    await announcer(office).round()
    after = [await how_often(hall, game) for game in games]
    assert [more - less for more, less in zip(after, before, strict=True)] == [0, 0, 1]


async def test_it_ends_at_its_time_and_every_board_hears_of_it(
    office: Office, anna: Person
) -> None:
    hall = office.hall
    table = await hall.invite(anna, "phone")
    await shown(office)
    announcing = Announcing(hall.store, hall.clock, shared=False)
    frames = Frames(hall.door.book, SKETCHER, LIBRARY, link, announcing=announcing)
    chat = await hall.private(anna)
    assert LINE not in (await frames.frame(table, chat)).caption
    await show(hall, hall.clock() + MINUTE)
    assert LINE not in (await frames.frame(table, chat)).caption, "nobody has told it yet"
    announcing.changed()
    assert LINE in (await frames.frame(table, chat)).caption
    for _ in range(2):
        await announcer(office, announcing).round()
    await shown(office)
    hall.clock.now += MINUTE
    assert LINE not in (await frames.frame(table, chat)).caption
    await announcer(office, announcing).round()
    assert (await hall.store.maintenance()).text == ""
    before = await how_often(hall, table.game.id)
    await announcer(office, announcing).round()
    assert await how_often(hall, table.game.id) == before + 1


async def test_where_several_serve_each_frame_asks_for_it(hall: Hall) -> None:
    alone = Announcing(hall.store, hall.clock, shared=False)
    several = Announcing(hall.store, hall.clock, shared=True)
    assert [await alone.now(), await several.now()] == [None, None]
    await show(hall)
    assert await alone.now() is None
    said = await several.now()
    assert said is not None
    assert said.text == LINE
    await hall.store.commit(EndLine(1))
    assert await several.now() is None


def test_the_time_is_told_with_its_day_where_that_is_not_near() -> None:
    assert moment(START_MS + MINUTE, START_MS) == "14:14 UTC"
    assert moment(START_MS + 2 * 86_400_000, START_MS).startswith("2026-09-23 ")


async def test_what_people_get_has_it_at_its_head_where_there_is_room(
    office: Office, anna: Person
) -> None:
    hall = office.hall
    desk = Desk(hall)
    said = Announced(LINE, "18:30 UTC")
    visit = replace(await desk.visit(anna), announced=said)
    visit.reply("Words")
    await desk.sender.idle()
    line = LIBRARY["en"].html("line-until", text=LINE, date="18:30 UTC")
    assert desk.told.texts == [f"{line}\nWords"]
    long = "a" * MAX_CAPTION
    assert visit.headed(long, MAX_CAPTION) == long
    assert visit.headed(long) == f"{line}\n{long}"
