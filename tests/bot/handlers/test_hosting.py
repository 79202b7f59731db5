"""`/keep`: who is noted for whom no seat can be kept."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.handlers import hosting
from bot.handlers.authors import Author
from storage.rows import Person
from tests.bot.handlers.test_game_choice import Desk
from tests.bot.handlers.test_visits import en
from tests.bot.kit import Hall

STRANGER = Author(4711, "Carla")


@pytest.fixture
async def desk(hall: Hall) -> Desk:
    return Desk(hall)


async def test_nobody_is_noted_before_there_is_a_seat_to_be_kept_for_them(
    desk: Desk, hall: Hall, anna: Person
) -> None:
    for group, why in (("en", "keep-none"), (None, "keep-private")):
        visit = replace(await desk.visit(anna, group=group), meant=STRANGER)
        assert await hosting.keep(visit) == "refused"
        await desk.sender.idle()
        assert desk.told.texts[-1] == en(why)
        assert await hall.store.person_at(4711) is None
    table = await hall.invite(anna, "group")
    visit = replace(await desk.visit(anna, group="en"), meant=STRANGER)
    assert await hosting.keep(visit) == "committed"
    carla = await hall.store.person_at(4711)
    assert carla is not None
    assert (await hall.now(table)).game.kept_for == carla.id
