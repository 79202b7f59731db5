"""Whoever is called otherwise, or forgotten, is so on every board that tells the name."""

from __future__ import annotations

import asyncio

import pytest

from bot.handlers.preferences import name
from bot.handlers.visit import Handler
from bot.table.endings import resigning
from bot.telegram.callback_data import Kind, Press
from games.hyena.sets.hyena import HYENA
from storage.rows import Person
from tests.bot.handlers.test_game_choice import Desk
from tests.bot.handlers.test_visits import GROUP
from tests.bot.kit import Hall, seen


@pytest.fixture
async def desk(hall: Hall) -> Desk:
    return Desk(hall)


async def asked_again(desk: Desk, anna: Person, boris: Person) -> int:
    """Anna asks Boris for another game, in the group."""
    table = await desk.hall.for_two(anna, boris)
    seen(await desk.hall.door.change(table.game.id, resigning, anna.id))
    await desk.tap(anna, GROUP, Press(Kind.REMATCH, table.game.id))
    (rematch,) = await desk.hall.store.unfinished(person=anna.id)
    assert rematch.reserved == boris.id
    return rematch.id


async def resigned(desk: Desk, anna: Person, boris: Person, carla: Person) -> int:
    """The BOT plays on for Boris."""
    hall = desk.hall
    table = await hall.invite(anna, "group", rules=HYENA)
    for guest in (boris, carla):
        table = seen(await hall.door.seating.join(table.game.id, guest, press=f"j{guest.id}"))
    table = seen(await hall.door.seating.begin(table.game.id, anna, press="begin"))
    seen(await hall.door.change(table.game.id, resigning, boris.id))
    return table.game.id


async def say(desk: Desk, person: Person, what: Handler) -> None:
    """They do that, and the boards are shown."""
    assert await desk.say(person, what, "Boreas") == "committed"
    await asyncio.gather(*desk.tasks)


async def wanted(desk: Desk, game: int) -> int:
    """How often the game's board was to be shown so far."""
    (board,) = await desk.hall.store.boards(game)
    return board.wanted


async def test_an_invitation_kept_for_somebody_tells_their_new_name(
    desk: Desk, anna: Person, boris: Person
) -> None:
    game = await asked_again(desk, anna, boris)
    before = await wanted(desk, game)
    await say(desk, boris, name)
    assert await wanted(desk, game) > before


async def test_a_board_tells_the_new_name_of_who_resigned(
    desk: Desk, anna: Person, boris: Person, carla: Person
) -> None:
    game = await resigned(desk, anna, boris, carla)
    before = await wanted(desk, game)
    await say(desk, boris, name)
    assert await wanted(desk, game) > before


async def test_who_is_forgotten_declines_what_was_kept_for_them(
    desk: Desk, anna: Person, boris: Person
) -> None:
    game = await asked_again(desk, anna, boris)
    await desk.forget(boris)
    now = await desk.hall.store.game(game)
    assert now is not None
    assert now.status == "over"


async def test_a_board_forgets_the_name_of_who_resigned(
    desk: Desk, anna: Person, boris: Person, carla: Person
) -> None:
    game = await resigned(desk, anna, boris, carla)
    before = await wanted(desk, game)
    await desk.forget(boris)
    assert await wanted(desk, game) > before
