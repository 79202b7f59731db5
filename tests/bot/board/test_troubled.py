"""A board or a notice that fails is put off, and hides no other; who waits need not wait long."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from bot.board.notices import PAUSE_MS
from bot.board.reconciler import NETWORK_MS
from bot.board.refusals import RETRY_MS, TRIES
from bot.table import notice_rows
from bot.telegram.limits import NO_LIMITS
from bot.telegram.sender import Sender
from bot.telegram.troubles import Report, Troubles
from bot.telegram.wire import Refused, Unknown, WireError
from storage.operations import (
    AddNotice,
    ChangeChat,
    ChangeGame,
)
from storage.rows import Board, Person
from tests.bot.board.office import made
from tests.bot.handlers.test_visits import Office, Told
from tests.bot.kit import Hall
from tests.render.looking import renderer


class Wall:
    """Boards whose pauses pass at once, unless `held`, and are noted (seconds)."""

    def __init__(self, hall: Hall, link: Callable[[str], str] = str, *, held: bool = False) -> None:
        self.hall = hall
        self.over = asyncio.Event()
        if not held:
            self.over.set()
        self.told = Told()
        self.pauses: list[float] = []
        self.reports: list[Report] = []
        self.troubles = Troubles(lambda: 0.0)
        self.troubles.on_report(self.reports.append)
        self.sender = Sender(NO_LIMITS, clock=lambda: 0.0)
        self.tasks: set[asyncio.Task[None]] = set()
        self.boards = made(
            hall, self.told, self.sender, renderer=renderer(), link=link,
            troubles=self.troubles, spawn=self.spawn, sleep=self.sleep,
        )  # fmt: skip

    def spawn(self, work: Any) -> asyncio.Task[None]:
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task

    async def sleep(self, seconds: float) -> None:
        self.pauses.append(seconds)
        await self.over.wait()
        self.hall.clock.now += round(seconds * 1000)

    async def board(self, person: Person, mode: Any = "phone") -> Board:
        """A fresh board, which shows nothing yet."""
        table = await self.hall.invite(person, mode)
        return (await self.hall.store.boards(table.game.id))[0]

    async def now(self, board: Board) -> Board:
        found = await self.hall.store.board(board.id)
        assert found is not None
        return found

    async def rest(self) -> None:
        """Wait until nothing is queued or under way."""
        while self.tasks:
            await asyncio.gather(*self.tasks)
            await self.sender.idle()


async def test_a_board_whose_call_is_lost_is_shown_a_moment_later_and_not_at_the_next_sweep(
    hall: Hall, anna: Person
) -> None:
    wall = Wall(hall)
    board = await wall.board(anna)
    fates: list[WireError | None] = [Unknown("Bad Gateway"), Unknown("Timed out"), None]
    wall.told.refusal = lambda _: fates.pop(0)
    await wall.boards.refresh(board.game)
    await wall.sender.idle()
    await wall.rest()
    shown = await wall.now(board)
    assert shown.shown == shown.wanted
    assert wall.pauses == [RETRY_MS / 1000, 2 * RETRY_MS / 1000]
    assert wall.pauses[0] <= 0.3


async def test_a_network_that_is_down_is_tried_every_few_seconds(hall: Hall, anna: Person) -> None:
    wall = Wall(hall)
    board = await wall.board(anna)
    fates: list[WireError | None] = [Unknown("Bad Gateway")] * 30
    wall.told.refusal = lambda _: fates.pop(0) if fates else None
    await wall.boards.refresh(board.game)
    await wall.sender.idle()
    await wall.rest()
    shown = await wall.now(board)
    assert (shown.shown, shown.parked) == (shown.wanted, False)
    assert max(wall.pauses) == NETWORK_MS / 1000


async def test_a_board_that_is_always_refused_is_parked(hall: Hall, anna: Person) -> None:
    wall = Wall(hall)
    board = await wall.board(anna)
    wall.told.refusal = lambda _: Refused("bad markup")
    await wall.boards.refresh(board.game)
    await wall.sender.idle()
    await wall.rest()
    assert (await wall.now(board)).parked
    assert len(wall.pauses) == TRIES - 1, "then it is tried in other shapes, and at once"
    assert [(one.kind, one.error, one.times) for one in wall.reports] == [
        ("board", "bad markup", 3)
    ]


async def test_a_board_in_an_inline_message_is_tried_by_itself_till_it_is_shown_and_no_more(
    hall: Hall, anna: Person
) -> None:
    wall = Wall(hall)
    board = await wall.board(anna, "group")
    await hall.store.commit(ChangeChat(board.chat, (("inline", "of a chat"),)))
    wall.told.refusal = lambda _: Refused("bad markup")
    await wall.boards.refresh(board.game)
    await wall.sender.idle()
    await wall.rest()
    refused = await wall.now(board)
    assert (refused.parked, refused.why) == (True, "refused")
    assert refused.heal_at is not None
    wall.told.refusal = lambda _: None
    hall.clock.now = refused.heal_at
    await wall.boards.sweep()
    await wall.sender.idle()
    await wall.rest()
    shown = await wall.now(board)
    assert (shown.shown, shown.parked) == (shown.wanted, False)
    assert (shown.why, shown.heal_at, shown.heals) == (None, None, 0)


async def test_what_nobody_expected_in_a_board_puts_it_off_and_no_other(
    hall: Hall, anna: Person, boris: Person
) -> None:
    broken = True

    def link(code: str) -> str:
        if broken:
            raise RuntimeError("nobody expected that")
        return code

    wall = Wall(hall, link, held=True)
    bad, good = await wall.board(anna, "link"), await wall.board(boris)
    await wall.boards.show(bad.id)
    await wall.boards.show(good.id)
    put_off = await wall.now(bad)
    assert put_off.not_before > hall.clock.now
    assert put_off.tries == 1
    assert (await wall.now(good)).shown == 1
    due = await hall.store.dirty_boards(hall.clock.now)
    assert bad.id not in [board.id for board in due], "it keeps no place"
    for _ in range(2):
        await wall.boards.show(bad.id)
    assert [(report.kind, report.error) for report in wall.reports] == [("board", "RuntimeError")]
    broken = False
    await wall.boards.show(bad.id)
    assert (await wall.now(bad)).shown == 1


async def test_a_notice_about_a_game_that_cannot_be_read_is_put_off_again_and_again(
    hall: Hall, anna: Person, boris: Person
) -> None:
    """It was owed for ever, and kept its place until the next start."""
    office = Office(hall)
    table = await hall.over_a_link(anna, boris)
    home = await hall.private(anna)
    nudge = notice_rows.nudge(50, home.id, anna.id, table, hall.clock.now)
    other = replace(nudge, id=51, message="notice-left-all", args='{"who": 1}', game=None)
    await hall.store.commit(
        AddNotice(nudge), AddNotice(other),
        ChangeGame(table.game.id, ("playing",), (("position", "nonsense"),)),
    )  # fmt: skip
    hall.door.book.forget()
    for tries in (1, 2, 3):
        hall.clock.now += 10 * 60_000
        await office.notices.sweep()
        await office.sender.idle()
        (row,) = [n for n in await hall.store.notices(hall.clock.now + 10**9) if n.id == 50]
        assert row.tries == tries
        assert row.not_before == hall.clock.now + (PAUSE_MS << (tries - 1))
    assert len(office.told.texts) == 1, "the other one was sent"


async def test_an_unreadable_board_is_told_of_once_and_shown_when_it_can_be(
    hall: Hall, anna: Person
) -> None:
    wall = Wall(hall, held=True)
    table = await hall.against_bot(anna)
    (board,) = await hall.store.boards(table.game.id)
    sound = table.game.position
    for position in ("nonsense", sound):
        change = (("position", position),)
        await hall.store.commit(ChangeGame(table.game.id, ("playing",), change))
        hall.door.book.forget()
        await wall.boards.show(board.id)
        shown = (await wall.now(board)).shown > 0
        assert shown is (position == sound)


@pytest.mark.parametrize("fault", [Unknown("x"), Refused("x")])
async def test_a_board_that_rests_is_shown_at_once_when_somebody_presses(
    hall: Hall, anna: Person, fault: WireError
) -> None:
    wall = Wall(hall, held=True)
    board = await wall.board(anna)
    fates: list[WireError | None] = [fault]
    wall.told.refusal = lambda _: fates.pop(0) if fates else None
    await wall.boards.show(board.id)
    await wall.boards.refresh(board.game)
    await wall.sender.idle()
    assert (await wall.now(board)).shown == 1
    wall.over.set()
    await wall.rest()
