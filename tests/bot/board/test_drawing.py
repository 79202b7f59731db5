"""Pictures are drawn beside the loop: whoever presses meanwhile is answered."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from threading import Event, current_thread, main_thread
from typing import Any, TypeVar

import pytest

from bot.board.drawing import Painter
from bot.handlers.records import verify_command
from bot.telegram.limits import NO_LIMITS
from bot.telegram.sender import Sender
from storage.rows import Person
from tests.bot.board.office import made
from tests.bot.handlers.test_game_choice import Desk
from tests.bot.handlers.test_visits import Office
from tests.bot.kit import Hall, played
from tests.render.looking import renderer

T = TypeVar("T")


async def test_the_loop_goes_on_while_a_picture_is_drawn() -> None:
    painter, begun, go_on = Painter(), Event(), Event()

    def draw() -> bytes:
        begun.set()
        assert go_on.wait(120), "the loop stood still"
        return b"png"

    drawing = asyncio.ensure_future(painter(draw))
    await asyncio.to_thread(begun.wait)
    assert not drawing.done()
    go_on.set()
    assert await drawing == b"png"
    painter.close()


async def test_pictures_are_drawn_one_by_one_in_a_thread_of_their_own() -> None:
    painter, threads = Painter(), set[str]()

    def draw() -> bytes:
        threads.add(current_thread().name)
        return b""

    await asyncio.gather(*(painter(draw) for _ in range(5)))
    painter.close()
    assert len(threads) == 1
    assert main_thread().name not in threads


async def test_what_goes_wrong_in_drawing_is_the_askers() -> None:
    painter = Painter()

    def draw() -> bytes:
        raise ValueError("no such sprite")

    with pytest.raises(ValueError, match="sprite"):
        await painter(draw)
    assert await painter(lambda: b"next") == b"next"
    painter.close()


@dataclass
class Noting:
    """A painter that notes what it was asked for."""

    asked: list[Any] = field(default_factory=list)

    async def __call__(self, draw: Callable[[], T], /) -> T:
        made = draw()
        self.asked.append(made)
        return made


async def test_boards_are_drawn_there(hall: Hall, anna: Person, boris: Person) -> None:
    table, office, noting = await hall.for_two(anna, boris), Office(hall), Noting()
    sender = Sender(NO_LIMITS, clock=lambda: 0.0)
    boards = made(
        hall, office.told, sender, renderer=renderer(),
        troubles=office.troubles, spawn=asyncio.create_task, draw=noting,
    )  # fmt: skip
    await boards.refresh(table.game.id)
    await sender.idle()
    assert len(noting.asked) == 1
    assert noting.asked[0].startswith(b"\x89PNG")
    await sender.close()
    await office.sender.close()


async def test_a_long_game_is_verified_there_too(hall: Hall, anna: Person, boris: Person) -> None:
    desk, noting = Desk(hall), Noting()
    table = await played(hall, await hall.for_two(anna, boris))
    desk.desk = replace(desk.desk, draw=noting)
    await desk.say(anna, verify_command, str(table.game.id), group="en")
    assert "✅" in desk.told.texts[-1]
    verdict, counted = noting.asked
    assert verdict.holds
    assert counted
