"""Each setting changes something that somebody sees: its witness looks, with each of its values."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from itertools import combinations
from operator import attrgetter
from pathlib import Path
from tempfile import mkdtemp

import pytest

from bot.choosing.settings import SETTINGS, Setting
from bot.table.notice_rows import CALL_MS
from storage.operations import ChangeChat, ChangePerson
from storage.rows import Chat, Person
from tests.bot.board import test_news as news
from tests.bot.board.shown import game
from tests.bot.handlers.test_calls import begun, calls, swept
from tests.bot.handlers.test_game_choice import Desk
from tests.bot.handlers.test_visits import GROUP
from tests.bot.hunt import hunting
from tests.bot.kit import Hall, actor, open_hall, step


@dataclass
class Scene:
    """Anna and Boris, who press every move, and their group, in which nothing has happened yet. The
    setting has its value: one of people is Anna's, one of chats the group's and her own chat's."""

    hall: Hall
    anna: Person
    boris: Person
    own: Chat
    group: Chat

    async def captions(self, chat: Chat) -> list[str]:
        """What the boards of a game of hers against the BOT (Greedy) say in that chat."""
        frames = Desk(self.hall).boards.frames
        return [(await frames.frame(table, chat)).caption for table in game("thibault")[:20]]


Witness = Callable[[Scene], Awaitable[object]]
"""What is seen; with another value of its setting it must be something else."""


async def own_boards(scene: Scene) -> object:
    return await scene.captions(scene.own)


async def boards_in_the_group(scene: Scene) -> object:
    return await scene.captions(scene.group)


async def how_far_ten_presses_lead(scene: Scene) -> object:
    table = await scene.hall.for_two(scene.anna, scene.boris)
    for _ in range(10):
        table = await step(scene.hall, table)
    return table.game.ply


async def whether_a_new_game_tells_its_goal(scene: Scene) -> object:
    return (await scene.hall.against_bot(scene.anna)).game.goal


async def how_anna_is_called(scene: Scene) -> object:
    """Who has written to the bot can be called in their own chat, too."""
    await scene.hall.store.commit(ChangePerson(scene.anna.id, (("reachable", True),)))
    desk, table = Desk(scene.hall), await begun(scene.hall, scene.anna, scene.boris)
    while actor(table) != scene.anna.id:
        table = await step(scene.hall, table)
    scene.hall.clock.now += CALL_MS
    await swept(desk)
    return calls(desk)


async def how_the_eaten_are_told_of(scene: Scene) -> object:
    scene.hall.door = hunting(scene.hall.store, scene.hall.clock)
    await news.eats(scene.hall, await news.hungry(scene.hall, scene.anna, scene.boris))
    return await news.told(news.serving(scene.hall))


WITNESSES: Mapping[str, Witness] = {
    "language": own_boards,
    "only-moves": how_far_ten_presses_lead,
    "throws": how_far_ten_presses_lead,
    "explained": whether_a_new_game_tells_its_goal,
    "called": how_anna_is_called,
    "chat-language": boards_in_the_group,
    "mocked": how_the_eaten_are_told_of,
    "reasons": own_boards,
    "calls": how_anna_is_called,
}
"""What shows that a setting changes something. A setting of boards needs no more than its line."""


def test_every_setting_has_a_witness_that_it_changes_something() -> None:
    names = {each.name for each in SETTINGS}
    lines = [
        f"{name}: say in WITNESSES of tests/bot/test_every_setting.py what it changes"
        for name in names - WITNESSES.keys()
    ]
    lines += [f"{name}: there is no such setting" for name in WITNESSES.keys() - names]
    assert not lines, "; ".join(sorted(lines))


WITNESSED = [each for each in SETTINGS if each.name in WITNESSES]


@pytest.mark.parametrize("each", WITNESSED, ids=attrgetter("name"))
async def test_each_value_of_a_setting_shows_something_else(each: Setting, tmp_path: Path) -> None:
    seen = {}
    for value in each.values:
        folder = Path(mkdtemp(dir=tmp_path))
        seen[value] = await witnessed(each, value, folder)
    for one, other in combinations(each.values, 2):
        assert seen[one] != seen[other], (
            f"{each.name}: its witness {WITNESSES[each.name].__name__} sees the same with {one!r} "
            f"and {other!r}: let the setting change something, or name a witness that sees it"
        )


async def witnessed(each: Setting, value: str, folder: Path) -> object:
    """What the setting's witness sees where it has that value."""
    hall = await open_hall(folder)
    try:
        return await WITNESSES[each.name](await scene(hall, each, value))
    finally:
        await hall.store.close()


async def scene(hall: Hall, each: Setting, value: str) -> Scene:
    anna, boris, store = await hall.person(1, "Anna"), await hall.person(2, "Boris"), hall.store
    own, group = await hall.private(anna), await store.see_chat(GROUP, "group")
    change = (each.field, each.kept(value))
    if each.whose == "person":
        await store.commit(ChangePerson(anna.id, (change,)))
    else:
        await store.commit(*(ChangeChat(chat.id, (change,)) for chat in (own, group)))
    chats = [await store.chat(chat.id) or chat for chat in (own, group)]
    return Scene(hall, await store.person(anna.id) or anna, boris, *chats)
