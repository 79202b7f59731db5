"""Clocks that are set, and times in which we were not there."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.run.ticker import Ticker
from bot.run.timekeeper import (
    AWAY_S,
    BOT_MS,
    GRACE_MS,
    KEPT_MS,
    LAST_S,
    LATE_S,
    LATELY_MS,
    SET_MS,
    SOON_MS,
    Clock,
    Timekeeper,
)
from bot.table.endings import resigning
from bot.table.invitation import INVITATION_MS
from bot.table.steps import BotSeat
from bot.table.table import Table
from bot.telegram.limits import Limits, Rate
from bot.telegram.sender import Sender
from bot.telegram.wire import Sent
from bot.words.library import LANGUAGES
from storage.opening import open_sqlite
from storage.operations import (
    AddStale,
    Back,
    ChangeBoard,
    ChangeChat,
    DelayStale,
    Present,
    Shown,
)
from storage.rows import Board
from storage.sql.store import SqlStore
from tests.bot import kit
from tests.bot.at_once import AtOnce
from tests.bot.board.office import made
from tests.bot.handlers.test_forged_presses import Ears
from tests.bot.handlers.test_visits import LIBRARY, Office
from tests.bot.kit import Hall, actor, aside, make_door, seen, step

HOUR, DAY = 3600, 24 * 3600
PACE_MS = 1200


@dataclass
class Machine:
    """A machine's two clocks: anybody may set the one, the other only grows."""

    wall: int = 1_790_000_000_000
    seconds: float = 50.0

    def wait(self, seconds: float) -> None:
        self.wall += round(seconds * 1000)
        self.seconds += seconds

    def set(self, seconds: float) -> None:
        self.wall += round(seconds * 1000)

    def boot(self) -> None:
        """The next life's clock begins anew."""
        self.seconds = 7.0

    def clock(self) -> Clock:
        return Clock(lambda: self.wall, lambda: self.seconds)


class Own(kit.Clock):
    """The program's clock, for the parts."""

    def __init__(self, clock: Clock) -> None:
        super().__init__()
        self._clock = clock

    def __call__(self) -> int:
        return self._clock.now()


class Life:
    """One life of the server: what it does is told step by step."""

    def __init__(self, machine: Machine, file: Path, store: SqlStore, ears: Ears) -> None:
        clock = machine.clock()
        own = Own(clock)
        self.machine = machine
        self.hall = Hall(file, store, make_door(store, own), own)
        self.ears = ears
        self.office = Office(self.hall, self.ears)
        book = self.hall.door.book
        self.keeper = Timekeeper(store, book, clock, seconds=lambda: machine.seconds)
        self.ticker = Ticker(
            store, self.hall.door, self.office.boards, self.office.notices, clock=own,
            timekeeper=self.keeper, random=Random(1), thinking=AtOnce(),
            spawn=self.office.spawn, pace_ms=PACE_MS, troubles=self.office.troubles,
        )  # fmt: skip

    def again(self) -> Life:
        """The next life, after a kill."""
        self.machine.boot()
        return Life(self.machine, self.hall.file, self.hall.store, self.ears)

    async def pass_(self, seconds: float, *, reached: bool = True, behind: int | None = 0) -> None:
        """So much time goes by, second by second; Telegram answers meanwhile, or not; what came
        more than so many milliseconds ago is settled."""
        for _ in range(round(seconds)):
            self.machine.wait(1)
            if reached:
                self.keeper.reached(behind)
            await self.ticker.tick()
            await asyncio.gather(*self.office.tasks)
        await self.office.sender.idle()

    async def board(self, table: Table) -> Board:
        (board,) = await self.hall.store.boards(table.game.id)
        return board

    async def show(self, table: Table) -> None:
        await self.office.boards.refresh(table.game.id)
        await self.office.sender.idle()


@pytest.fixture
async def life(tmp_path: Path) -> AsyncIterator[Life]:
    store = await open_sqlite(tmp_path / "games.db")
    begun = Life(Machine(), tmp_path / "games.db", store, Ears())
    await begun.keeper.begin()
    yield begun
    await begun.office.sender.close()
    await store.close()


async def bots_turn(life: Life) -> Table:
    """A game against the BOT, which is to act."""
    table = await life.hall.against_bot(await life.hall.person(1, "Anna"))
    while not isinstance(actor(table), BotSeat):
        table = await step(life.hall, table)
    return table


async def of_two(life: Life) -> Table:
    """A game in a group that waits for a person; its board stands in a message."""
    anna, boris = [await life.hall.person(n, name) for n, name in kit.NAMES.items()]
    table = await life.hall.for_two(anna, boris)
    await life.show(table)
    return table


# -- the clock -------------------------------------------------------------------------------------


@pytest.mark.parametrize("by", [-HOUR, HOUR, -10 * DAY])
def test_the_programs_clock_goes_on_evenly_until_it_follows(by: int) -> None:
    machine = Machine()
    clock, start = machine.clock(), machine.wall
    machine.wait(5)
    machine.set(by)
    assert clock.now() == start + 5000
    assert clock.follow() == by * 1000
    assert clock.now() == machine.wall == start + 5000 + by * 1000
    assert clock.follow() == 0


def test_clocks_that_run_a_little_unevenly_were_not_set() -> None:
    machine = Machine()
    clock = machine.clock()
    for _ in range(10):
        machine.wait(3)
        machine.set(SET_MS / 1000)
        assert clock.follow() == 0
        assert clock.now() == machine.wall


@pytest.mark.parametrize("by", [-HOUR, HOUR, -DAY])
async def test_however_the_clock_is_set_the_bot_acts_after_its_pace(life: Life, by: int) -> None:
    table = await bots_turn(life)
    assert table.game.bot_due_at is not None
    wait = (table.game.bot_due_at - life.machine.wall) / 1000
    life.machine.set(by)
    await life.ticker.tick()
    assert (await life.hall.now(table)).game.ply == table.game.ply, "not at once either"
    life.machine.wait(wait)
    await life.ticker.tick()
    assert (await life.hall.now(table)).game.ply > table.game.ply


@pytest.mark.parametrize("by", [-HOUR, HOUR])
async def test_a_bot_whose_boards_are_shown_waits_its_pace_when_the_clock_is_set(
    life: Life, by: int
) -> None:
    table = await bots_turn(life)
    life.ticker.settled(table.game.id)
    life.machine.set(by)
    await life.ticker.tick()
    life.machine.wait(PACE_MS / 1000)
    await life.ticker.tick()
    assert (await life.hall.now(table)).game.ply > table.game.ply


async def test_no_invitation_ends_because_the_clock_was_set_forward(life: Life) -> None:
    anna = await life.hall.person(1, "Anna")
    open_ = [await life.hall.invite(anna, "link") for _ in range(5)]
    life.machine.set(8 * DAY)
    await life.pass_(70)
    assert {(await life.hall.now(table)).game.status for table in open_} == {"open"}
    life.machine.wait(INVITATION_MS / 1000)
    await life.pass_(1)
    assert {(await life.hall.now(table)).game.status for table in open_} == {"over"}


@pytest.mark.parametrize("by", [-HOUR, HOUR])
async def test_what_was_put_off_is_tried_when_it_was_to_be(life: Life, by: int) -> None:
    table = await of_two(life)
    board, later = await life.board(table), life.machine.wall + 30_000
    await life.hall.store.commit(ChangeBoard(board.id, (("not_before", later),), raise_=True))
    life.machine.set(by)
    await life.pass_(25)
    assert (await life.board(table)).shown < (await life.board(table)).wanted
    await life.pass_(10)
    assert (await life.board(table)).shown == (await life.board(table)).wanted


async def test_who_sets_the_clock_back_while_we_do_not_run_has_nobody_wait(life: Life) -> None:
    table = await bots_turn(life)
    board = await life.board(table)
    await life.hall.store.commit(ChangeBoard(board.id, (("not_before", life.machine.wall),)))
    life.machine.set(-10 * HOUR)
    after = life.again()
    await after.keeper.begin()
    row = await after.hall.now(table)
    assert row.game.bot_due_at == life.machine.wall + BOT_MS
    assert (await after.board(table)).not_before == life.machine.wall + SOON_MS
    await after.pass_(BOT_MS / 1000 + 1)
    assert (await after.hall.now(table)).game.ply > table.game.ply


async def test_what_was_put_off_by_the_clock_of_before_is_not_late_by_days(life: Life) -> None:
    """A call failed just when the clock was set back: its next try was reckoned before."""
    store, chat = life.hall.store, await life.hall.store.see_chat(-100, "group")
    before = life.machine.wall
    life.machine.set(-2 * DAY)
    await life.ticker.tick()
    await store.commit(AddStale(chat.id, 5), DelayStale(chat.id, 5, before + 1000))
    await life.pass_(LATE_S + 1)
    soon = life.machine.wall + SOON_MS
    (stale,) = await store.stale_messages(soon)
    assert stale.message == 5
    assert stale.not_before <= soon


async def test_what_telegram_may_still_hand_out_is_not_forgotten_when_the_clock_is_set(
    life: Life,
) -> None:
    store = life.hall.store
    await store.commit(update=77, at=life.machine.wall)
    life.machine.set(30 * DAY)
    await life.pass_(300)
    assert await store.seen(77)


# -- away ------------------------------------------------------------------------------------------

AWAY = LIBRARY["en"].html("caption-away")


async def test_after_an_absence_the_board_comes_down_anew_and_says_so(life: Life) -> None:
    table = await of_two(life)
    await life.pass_(KEPT_MS / 1000 + 1)
    before = await life.board(table)
    life.machine.wait(AWAY_S + KEPT_MS / 1000)
    after = life.again()
    await after.keeper.begin()
    await after.pass_(1)
    assert (await after.board(table)).message == before.message, "first what Telegram has kept"
    await after.pass_(LAST_S + 3)
    board = await after.board(table)
    assert board.message not in (None, before.message)
    assert after.ears.said_in(-100).count(AWAY) == 1
    await after.pass_(60)
    assert await after.hall.store.stale_messages(life.machine.wall) == (), "its keyboard is gone"
    assert (await after.board(table)).message == board.message, "once"
    after.ears.heard.clear()
    await step(after.hall, await after.hall.now(table))
    await after.show(table)
    assert AWAY not in after.ears.said_in(-100), "the game has gone on"


async def test_telegram_may_answer_before_we_know_how_long_we_were_away(life: Life) -> None:
    """Both begin at the same time."""
    table = await of_two(life)
    await life.pass_(20)
    before = await life.board(table)
    life.machine.wait(2 * AWAY_S)
    after = life.again()
    after.keeper.reached()
    await after.keeper.begin()
    await after.pass_(LAST_S + 5)
    assert (await after.board(table)).message != before.message


@pytest.mark.parametrize("quiet", [20, 0], ids=["after quiet times", "from the first start on"])
async def test_lives_too_short_to_answer_anybody_are_an_absence_too(life: Life, quiet: int) -> None:
    """Each of them is reached, and killed before it has settled what waits."""
    table = await of_two(life)
    await life.pass_(quiet)
    before = await life.board(table)
    for _ in range(round(AWAY_S / 2)):
        life = life.again()
        await life.keeper.begin()
        await life.pass_(1, behind=None)
        life.machine.wait(1)
    after = life.again()
    await after.keeper.begin()
    await after.pass_(LAST_S + 5)
    assert (await after.board(table)).message != before.message
    assert AWAY in after.ears.said_in(-100)


async def test_a_quick_restart_says_nothing(life: Life) -> None:
    """A deploy: 30 seconds, and the 50 of a quiet poll before it."""
    table = await of_two(life)
    await life.pass_(20)
    before = await life.board(table)
    life.machine.wait(80)
    after = life.again()
    await after.keeper.begin()
    await after.pass_(30)
    assert await after.board(table) == before


async def test_a_network_that_was_down_for_long_is_an_absence_too(life: Life) -> None:
    table = await of_two(life)
    await life.pass_(20)
    before = await life.board(table)
    await life.pass_(AWAY_S + 5, reached=False)
    assert (await life.board(table)).message == before.message
    await life.pass_(LAST_S + 5)
    assert (await life.board(table)).message != before.message
    assert AWAY in life.ears.said_in(-100)


async def test_who_is_killed_before_the_boards_say_so_has_them_say_so_in_the_next_life(
    life: Life,
) -> None:
    table = await of_two(life)
    await life.pass_(20)
    before = await life.board(table)
    life.machine.wait(2 * AWAY_S)
    killed = life.again()
    await killed.keeper.begin()
    await killed.pass_(1)
    after = killed.again()
    await after.keeper.begin()
    await after.pass_(LAST_S + 5)
    assert (await after.board(table)).message != before.message
    last = after.again()
    await last.keeper.begin()
    board = await last.board(table)
    await last.pass_(30)
    assert await last.board(table) == board, "and not again in the life after that"


async def test_games_that_wait_for_nobody_are_left_alone(life: Life) -> None:
    """Those that sleep, are over, wait for the BOT, or have not been touched for days."""
    anna = await life.hall.person(1, "Anna")
    old = await life.hall.against_bot(anna)
    life.machine.wait(LATELY_MS / 1000 + HOUR)
    await life.hall.store.commit(Present(life.machine.wall))
    life = life.again()
    await life.keeper.begin()
    hall = life.hall
    asleep, over = await hall.against_bot(anna), await hall.against_bot(anna)
    seen(await hall.door.pauses.leave(asleep.game.id, anna.id))
    seen(await hall.door.change(over.game.id, resigning, anna.id))
    tables = [old, asleep, over]
    for number, table in enumerate(tables):
        (board,) = await hall.store.boards(table.game.id)
        await hall.store.commit(Shown(board.id, board.wanted, 600 + number))
    life.keeper.reached()
    await life.keeper.tick()
    life.machine.wait(2 * AWAY_S)
    after = life.again()
    await after.keeper.begin()
    after.keeper.reached()
    life.machine.wait(LAST_S)
    await after.keeper.tick()
    messages = [(await after.board(table)).message for table in tables]
    assert messages == [600, 601, 602]


async def test_invitations_that_ended_while_we_were_away_can_still_be_taken(life: Life) -> None:
    anna = await life.hall.person(1, "Anna")
    table = await life.hall.invite(anna, "link")
    await life.pass_(15)
    life.machine.wait(INVITATION_MS / 1000)
    after = life.again()
    await after.keeper.begin()
    await after.pass_(70)
    assert (await after.hall.now(table)).game.status == "open"
    life.machine.wait(GRACE_MS / 1000)
    await after.pass_(1)
    assert (await after.hall.now(table)).game.status == "over"


@pytest.mark.parametrize("language", LANGUAGES)
async def test_it_is_said_in_the_chats_language(life: Life, language: str) -> None:
    table = await of_two(life)
    chat = await life.hall.store.chat(table.game.chat)
    assert chat is not None
    await life.hall.store.commit(ChangeChat(chat.id, (("language", language),)))
    chat = await life.hall.store.chat(table.game.chat)
    assert chat is not None
    (board,) = await life.hall.store.boards(table.game.id)
    frames, back = life.office.boards.frames, replace(board, away=table.game.ply)
    frame = await frames.frame(table, chat, back)
    assert frame.caption.startswith(LIBRARY[language].html("caption-away"))
    later = await frames.frame(table, chat, replace(back, away=table.game.ply + 1))
    assert LIBRARY[language].html("caption-away") not in later.caption


async def test_many_boards_come_down_at_the_senders_pace(life: Life) -> None:
    """Ten a second are allowed here. All of them come, and each chat's old one loses its keys."""
    hall, many, now, sent = life.hall, 30, [0.0], list[float]()

    async def sleep(seconds: float) -> None:
        now[0] += seconds

    class Noting(Ears):
        async def send_picture(self, *args: Any, **more: Any) -> Sent:
            sent.append(now[0])
            return await super().send_picture(*args, **more)

    for number in range(1, many + 1):
        anna = await hall.person(number, "Anna")
        table = await hall.invite(anna, "phone")
        seen(await hall.door.seating.begin(table.game.id, anna, press="b"))
        (board,) = await hall.store.boards(table.game.id)
        await hall.store.commit(Shown(board.id, board.wanted, 600 + number))
    await hall.store.commit(Present(life.machine.wall))
    await hall.store.commit(Back(life.machine.wall, life.machine.wall + 1, 0))
    pace = Sender(Limits(None, None, Rate(10, 1.0, 2)), clock=lambda: now[0], sleep=sleep)
    office = life.office
    boards = made(hall, Noting(), pace, troubles=office.troubles, spawn=aside)
    await boards.sweep()
    await pace.idle()
    assert len(sent) == many
    assert all(at >= (before - 2) / 10 for before, at in enumerate(sent)), "no flood"


async def test_who_takes_over_from_a_server_that_was_there_says_nothing_of_an_absence(
    life: Life,
) -> None:
    """It found both away when it started, and stood by while the other one told so."""
    table = await of_two(life)
    await life.show(table)
    await life.pass_(KEPT_MS / 1000 + 1)
    life.machine.wait(AWAY_S * 3)
    second = life.again()
    await second.keeper.begin()  # nobody was there for long
    third = second.again()
    await third.keeper.begin()
    third.keeper.reached()
    await third.pass_(KEPT_MS / 1000 + 5)  # this one told so
    await third.show(table)
    told = await third.board(table)
    await second.keeper.takes_over()
    second.machine.wait(1)
    await second.pass_(5)
    assert (await second.board(table)).wanted == told.wanted
