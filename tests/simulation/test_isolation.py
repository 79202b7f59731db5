"""With one person or one chat doing its worst the others wait at most twice as long as ever.

Time is virtual: a wait is somebody's waiting for somebody, never a busy machine.
"""

from __future__ import annotations

import asyncio
import json
from functools import cache

import pytest

from bot.telegram.callback_data import Kind, Press
from storage.opening import open_sqlite
from storage.operations import (
    AddBoard,
    AddNotice,
)
from storage.rows import Board, Notice
from tests.simulation.crowd import FRIEND, GROUP, MALLORY, PRESSES, Crowd, Worst, measured

TWICE = 2.0


async def presses_of_an_admins_button(crowd: Crowd) -> None:
    """Sixty presses by who is none, at 0.3 s a question: another chat was answered after 18 s."""
    for _ in range(60):
        await crowd.forge(MALLORY, GROUP, Press(Kind.CHAT_SETTING, action="mocked.off"))
    await asyncio.Event().wait()


async def admins_buttons_by_everybody(crowd: Crowd) -> None:
    while True:
        for user in (MALLORY, FRIEND):
            await crowd.forge(user, GROUP, Press(Kind.CHAT_SETTING, action="calls.off"))
        await asyncio.sleep(0.2)


async def commands(crowd: Crowd) -> None:
    """Twenty commands a second in a group."""
    while True:
        crowd.telegram.say(MALLORY, crowd.telegram.rooms[GROUP], "/settings")
        await asyncio.sleep(0.05)


async def invitations(crowd: Crowd) -> None:
    """A thousand in two seconds."""
    for _ in range(1000):
        await crowd.forge(MALLORY, MALLORY.id, Press(Kind.NEW, action="link"))
        await asyncio.sleep(0.002)
    await asyncio.Event().wait()


async def new_names(crowd: Crowd) -> None:
    """A name for each moment, with as many games as one may begin at once."""
    room = crowd.telegram.rooms[MALLORY.id]
    for _ in range(15):
        await crowd.forge(MALLORY, MALLORY.id, Press(Kind.NEW, action="phone"))
    while True:
        await asyncio.sleep(0.5)
        crowd.telegram.say(MALLORY, room, "/name Eve")


async def leaving_and_coming_back(crowd: Crowd) -> None:
    room = crowd.telegram.rooms[MALLORY.id]
    page = await crowd.game(MALLORY, room)
    acts = (key.press for row in page.keys for key in row if key.press is not None)
    game = next(press.game for press in acts if press.kind is Kind.ACT)
    while True:
        for kind in (Kind.LEAVE, Kind.WAKE):
            await crowd.forge(MALLORY, room.address, Press(kind, game))
        await asyncio.sleep(0.5)


async def a_slow_chat_to_which_much_is_owed(crowd: Crowd) -> None:
    """130 notices and 121 boards of a group to which every call takes twenty seconds."""
    crowd.line.slow = frozenset({GROUP})
    store = await open_sqlite(crowd.path, connect=crowd.disk.connect)
    group = await store.see_chat(GROUP, "group")
    args = json.dumps({"who": 1, "other": 2})
    game, *_ = await store.not_over()
    for _ in range(130):
        number = await store.new_id("notice") + 10_000
        notice = Notice(number, group.id, None, "notice-left", args, None)
        await store.commit(AddNotice(notice))
    for _ in range(121):
        number = await store.new_id("board") + 10_000
        board = Board(number, game, group.id, None, None, wanted=1, shown=0)
        await store.commit(AddBoard(board))
    await asyncio.Event().wait()


WORST: tuple[Worst, ...] = (
    presses_of_an_admins_button,
    admins_buttons_by_everybody,
    commands,
    invitations,
    new_names,
    leaving_and_coming_back,
    a_slow_chat_to_which_much_is_owed,
)


def p99(waits: list[float]) -> float:
    return waits[max(0, -(-len(waits) * 99 // 100) - 1)]


@cache
def quiet() -> float:
    """What the players wait while nothing else happens, at most."""
    waits, crowd = measured()
    assert crowd.wrong == []
    assert len(waits) > PRESSES
    return p99(waits)


@pytest.mark.xdist_group("isolation")
@pytest.mark.parametrize("worst", WORST, ids=lambda worst: worst.__name__)
def test_one_persons_or_one_chats_worst_is_not_felt_by_others(worst: Worst) -> None:
    waits, crowd = measured(worst)
    assert crowd.wrong == []
    assert p99(waits) <= TWICE * quiet(), (p99(waits), quiet())


@pytest.mark.xdist_group("isolation")
def test_sixty_presses_of_one_who_is_no_admin_ask_telegram_once_at_a_time() -> None:
    _, crowd = measured(presses_of_an_admins_button)
    assert 1 <= crowd.line.asked <= 3
