"""Two servers on one database: neither refuses a right press, and no two changes overwrite each
other."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from random import Random

import pytest

from bot.table.door import Door
from games.core import Over
from storage.rows import Person
from tests.bot.kit import Hall, actor, first_action
from tests.bot.table.test_offers import DRAW

PRESSES = 200


@pytest.fixture
async def doors(hall: Hall) -> tuple[Door, Door]:
    """Those of two servers that know of each other."""
    twin = await hall.again()
    one, other = (
        replace(each.door, book=replace(each.door.book, shared=True)) for each in (hall, twin)
    )
    return one, other


async def test_no_right_press_is_refused_whichever_server_it_comes_to(
    hall: Hall, doors: tuple[Door, Door], anna: Person, boris: Person
) -> None:
    """A server that was behind never caught up: 98 of 200 were refused as stale."""
    table, drawn, refused = await hall.for_two(anna, boris), Random(1), []
    for _ in range(PRESSES):
        door = drawn.choice(doors)
        game = table.game
        found = await door.play.act(game.id, game.ply, actor(table), first_action(table))
        assert found.table is not None
        table = found.table
        if not found.done:
            refused.append(found.answer)
        if isinstance(table.turn, Over):
            table = await hall.for_two(anna, boris)
    assert refused == []


async def test_what_one_server_has_just_seen_the_other_answers_by(
    hall: Hall, doors: tuple[Door, Door], anna: Person, boris: Person
) -> None:
    table = await hall.for_two(anna, boris)
    for door in doors:
        assert await door.book.table(table.game.id) == table
    await doors[0].play.act(table.game.id, 0, actor(table), "throw")
    late = await doors[1].play.act(table.game.id, 0, actor(table), "throw")
    assert late.answer == "acted", "it was pressed twice, and this is what they are told"


async def test_two_who_offer_the_same_through_two_servers_agree(
    hall: Hall, doors: tuple[Door, Door], anna: Person, boris: Person
) -> None:
    """The second offer overwrote the first, and the game went on."""
    for _ in range(20):
        table = await hall.for_two(anna, boris)
        both = (
            door.offers.offer(table.game.id, person.id, "draw")
            for door, person in zip(doors, (anna, boris), strict=True)
        )
        assert [r.answer for r in await asyncio.gather(*both)] == ["done", "done"]
        now = await doors[0].book.table(table.game.id)
        assert now is not None
        assert now.result == DRAW


async def test_each_change_raises_the_revision_in_memory_as_in_the_database(
    hall: Hall, anna: Person, boris: Person
) -> None:
    table = await hall.for_two(anna, boris)
    before = table.game.revision
    await hall.door.play.act(table.game.id, 0, actor(table), "throw")
    now = await hall.now(table)
    assert now.game.revision == before + 1
    assert now.game == await hall.store.game(table.game.id)
