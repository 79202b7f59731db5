"""Each setting changes something that somebody sees: its witness looks, with each of its values."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, replace
from itertools import combinations
from operator import attrgetter
from pathlib import Path
from tempfile import mkdtemp

import pytest

from bot.board.buttons import Act, CancelYes
from bot.choosing.settings import SETTINGS, Setting
from bot.handlers.me import top
from bot.run.dailies import Dailies
from bot.table.endings import resigning
from bot.table.notice_rows import CALL_MS
from storage.operations import ChangeChat, ChangePerson
from storage.rows import Chat, Person
from tests.bot.board import test_news as news
from tests.bot.board.shown import game
from tests.bot.board.test_reminders import reminded_at
from tests.bot.handlers.test_calls import begun, calls, swept
from tests.bot.handlers.test_follower import talked
from tests.bot.handlers.test_game_choice import Desk
from tests.bot.handlers.test_visits import GROUP
from tests.bot.hunt import hunting
from tests.bot.kit import Hall, a_moment_later, actor, first_action, open_hall, seen, step


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
        table = await a_moment_later(scene.hall, await step(scene.hall, table))
    return table.game.ply


async def how_far_a_tap_on_every_choice_leads(scene: Scene) -> object:
    """Each board is tapped once; the throws are thrown."""
    desk, table = Desk(scene.hall), await begun(scene.hall, scene.anna, scene.boris)
    for _ in range(20):
        who = scene.anna if actor(table) == scene.anna.id else scene.boris
        press = Act(first_action(table)).press(table.game.id, table.game.ply)
        await desk.press(who, GROUP, press)
        table = await scene.hall.now(table)
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


async def how_often_anna_is_reminded(scene: Scene) -> object:
    """A game waits for her for a day and a bit."""
    await scene.hall.store.commit(ChangePerson(scene.anna.id, (("reachable", True),)))
    desk, table = Desk(scene.hall), await begun(scene.hall, scene.anna, scene.boris)
    while actor(table) != scene.anna.id:
        table = await step(scene.hall, table)
    return [at - scene.hall.clock.now for at in await reminded_at(desk, scene.anna, hours=26)]


async def how_the_eaten_are_told_of(scene: Scene) -> object:
    scene.hall.door = hunting(scene.hall.store, scene.hall.clock)
    await news.eats(scene.hall, await news.hungry(scene.hall, scene.anna, scene.boris))
    return await news.told(news.serving(scene.hall))


async def which_games_can_be_ended(scene: Scene) -> object:
    """By Anna, who is no admin: of one to which she has invited, and of one that she plays."""
    hall, answers = scene.hall, list[str]()
    desk = Desk(hall)
    for host, guest in ((scene.anna, scene.boris), (scene.boris, scene.anna)):
        table = await begun(hall, host, guest, message=70 + len(answers))
        press = CancelYes().press(table.game.id)
        answers.append(await desk.press(scene.anna, GROUP, press))
    return answers


async def what_becomes_of_a_board_that_the_talk_pushes_away(scene: Scene) -> object:
    desk, table = Desk(scene.hall), await begun(scene.hall, scene.anna, scene.boris)
    await talked(desk, table)
    (board,) = await scene.hall.store.boards(table.game.id)
    return board.message, desk.told.pinned


async def how_many_news_go_to(scene: Scene) -> object:
    """Who has written to the bot can be written to."""
    await scene.hall.store.commit(ChangePerson(scene.anna.id, (("reachable", True),)))
    return await scene.hall.store.readers()


async def which_games_count_for_ratings(scene: Scene) -> object:
    """One with Boris, and one with the BOT."""
    games = (
        await scene.hall.for_two(scene.anna, scene.boris),
        await scene.hall.against_bot(scene.anna),
    )
    return [table.game.rated for table in games]


async def whether_a_quiz_is_owed_each_morning(scene: Scene) -> object:
    await Dailies(scene.hall.store, clock=scene.hall.clock).round()
    owed = await scene.hall.store.notices(scene.hall.clock.now)
    return [notice.message for notice in owed if notice.chat == scene.group.id]


async def whether_games_are_looked_through_for_positions(scene: Scene) -> object:
    """One of Anna's own, against the BOT, that is over."""
    hall = scene.hall
    table = await hall.against_bot(scene.anna)
    seen(await hall.door.change(table.game.id, resigning, scene.anna.id))
    return await hall.store.lent_games(hall.clock.now + 1, 0, 10)


async def pictures(scene: Scene, chat: Chat) -> object:
    """The names of what is drawn of a game in which Anna sits second, in that chat."""
    frames, (first, second) = Desk(scene.hall).boards.frames, game("thibault")[0].players
    seen = []
    for table in game("thibault")[4:20]:
        swapped = replace(first, person=None, bot="novice"), replace(second, person=scene.anna.id)
        seats = (replace(swapped[0], bot="novice"), replace(swapped[1], bot=None))
        seen.append((await frames.frame(replace(table, players=seats), chat)).key)
    return seen


async def own_pictures(scene: Scene) -> object:
    return await pictures(scene, scene.own)


async def pictures_in_the_group(scene: Scene) -> object:
    return await pictures(scene, scene.group)


async def who_stands_in_the_table_of_a_group(scene: Scene) -> object:
    table = await scene.hall.for_two(scene.anna, scene.boris)
    await scene.hall.door.change(table.game.id, resigning, scene.boris.id)
    desk = Desk(scene.hall)
    await desk.say(scene.boris, top, "", group="en")
    return desk.told.texts


WITNESSES: Mapping[str, Witness] = {
    "language": own_boards,
    "only-moves": how_far_ten_presses_lead,
    "throws": how_far_ten_presses_lead,
    "confirm": how_far_a_tap_on_every_choice_leads,
    "explained": whether_a_new_game_tells_its_goal,
    "called": how_anna_is_called,
    "reminded": how_often_anna_is_reminded,
    "news": how_many_news_go_to,
    "rates": which_games_count_for_ratings,
    "lends": whether_games_are_looked_through_for_positions,
    "daily": whether_a_quiz_is_owed_each_morning,
    "theme": own_pictures,
    "own-side": own_pictures,
    "by-ear": own_boards,
    "chat-theme": pictures_in_the_group,
    "chat-by-ear": boards_in_the_group,
    "ranked": who_stands_in_the_table_of_a_group,
    "chat-language": boards_in_the_group,
    "mocked": how_the_eaten_are_told_of,
    "reasons": own_boards,
    "calls": how_anna_is_called,
    "cancels": which_games_can_be_ended,
    "follow": what_becomes_of_a_board_that_the_talk_pushes_away,
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
