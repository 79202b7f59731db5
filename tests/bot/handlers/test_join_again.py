"""*Join again*: who played the game that a lobby follows sits down with the emblem they had."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from bot.board.buttons import Join, JoinAgain, Rematch
from bot.board.frames import Frames
from bot.table.endings import cancelling, resigning, withdrawing
from bot.table.lobby import adding_bot
from bot.table.table import Table
from bot.telegram.callback_data import Press
from bot.words.library import LANGUAGES
from bot.words.signs import in_words
from games.hyena.sets.hyena import HYENA
from storage.operations import ChangeChat
from storage.rows import Person
from tests.bot.handlers.test_visits import GROUP, LIBRARY, Office, en
from tests.bot.kit import Hall, plain, seen
from tests.simulation.process import SKETCHER, link

EN = LIBRARY["en"]


@pytest.fixture
def office(hall: Hall) -> Office:
    return Office(hall)


async def over(hall: Hall, host: Person, signs: Mapping[Person, str]) -> Table:
    """A game in the group that is over: these brought their emblems, the host first if they have
    one."""
    table = await hall.invite(host, "group", rules=HYENA, group=GROUP)
    game, join = table.game.id, hall.door.seating.join
    for person, sign in signs.items():
        table = seen(await join(game, person, press=f"j{person.id}", sign=sign))
    seen(await hall.door.seating.begin(game, host, press="b"))
    return seen(await hall.door.change(game, cancelling))


async def again(office: Office, before: Table, host: Person) -> Table:
    """The lobby that follows it, asked for by the host."""
    await office.press(host, GROUP, Rematch().press(before.game.id))
    (game,) = await office.hall.store.rematches(before.game.id)
    found = await office.hall.door.book.table(game.id)
    assert found is not None
    return found


async def sits(office: Office, table: Table) -> dict[str, str]:
    """Who sits there, and with what emblem."""
    people = [player for player in (await office.hall.now(table)).players if player.person]
    names = await office.hall.door.book.people({player.person for player in people})
    return {names[player.person or 0].name or "": player.sign for player in people}


async def offered(office: Office, table: Table) -> Press | None:
    """What the first button of its board says."""
    frames = Frames(office.hall.door.book, SKETCHER, LIBRARY, link)
    group = await office.hall.store.see_chat(GROUP, "group")
    return (await frames.frame(await office.hall.now(table), group)).keys[0][0].press


async def test_who_played_before_sits_down_with_the_emblem_they_had(
    office: Office, hall: Hall, anna: Person, boris: Person, carla: Person
) -> None:
    """Two who had the same keep it. The throws are salted as if each had tapped theirs."""
    before = await over(hall, anna, {anna: "sun", boris: "cat", carla: "cat"})
    lobby = await again(office, before, anna)
    press = JoinAgain().press(lobby.game.id)
    assert await offered(office, lobby) == press
    assert await sits(office, lobby) == {"Anna": ""}, "after the seal, not before"
    answer = await office.press(anna, GROUP, press)
    assert plain(answer) == plain(EN.plain("said-sign", told=in_words(EN, "sun")))
    for person in (boris, carla):
        told = EN.plain("said-joined-again", told=in_words(EN, "cat"))
        assert await office.press(person, GROUP, press) == told
    assert await sits(office, lobby) == {"Anna": "sun", "Boris": "cat", "Carla": "cat"}
    begun = seen(await hall.door.seating.begin(lobby.game.id, anna, press="b"))
    assert begun.game.salt == "djehuty2\n0 sign sun\n1 sign cat\n2 sign cat"


async def test_who_did_not_play_or_had_no_emblem_takes_one_of_those_below(
    office: Office, hall: Hall, anna: Person, boris: Person, carla: Person
) -> None:
    before = await over(hall, anna, {boris: "cat"})
    lobby = await again(office, before, boris)
    press = JoinAgain().press(lobby.game.id)
    for person in (anna, carla):
        assert await office.press(person, GROUP, press) == en("answer-sign-first")
    assert await sits(office, lobby) == {"Boris": ""}


async def test_who_resigned_from_it_comes_back_too(
    office: Office, hall: Hall, anna: Person, boris: Person, carla: Person
) -> None:
    table = await hall.invite(anna, "group", rules=HYENA, group=GROUP)
    for person, sign in ((boris, "boat"), (carla, "eye")):
        join = hall.door.seating.join(table.game.id, person, press=f"j{person.id}", sign=sign)
        table = seen(await join)
    seen(await hall.door.seating.begin(table.game.id, anna, press="b"))
    seen(await hall.door.change(table.game.id, resigning, boris.id))
    lobby = await again(office, seen(await hall.door.change(table.game.id, cancelling)), anna)
    await office.press(boris, GROUP, JoinAgain().press(lobby.game.id))
    assert await sits(office, lobby) == {"Anna": "", "Boris": "boat"}


async def test_who_asks_for_it_brings_theirs_before_the_others_or_none(
    office: Office, hall: Hall, anna: Person, boris: Person, carla: Person
) -> None:
    before = await over(hall, anna, {anna: "sun", boris: "cat", carla: "eye"})
    answer = await office.press(anna, GROUP, Rematch().press(before.game.id))
    assert answer == en("said-again-first")
    (game,) = await hall.store.rematches(before.game.id)
    press = JoinAgain().press(game.id)
    await office.press(boris, GROUP, press)
    assert await office.press(anna, GROUP, press) == en("answer-brought-late")
    found = await hall.door.book.table(game.id)
    assert found is not None
    assert await sits(office, found) == {"Anna": "", "Boris": "cat"}


async def test_who_asks_for_it_without_an_emblem_is_told_to_take_one(
    office: Office, hall: Hall, anna: Person, boris: Person
) -> None:
    before = await over(hall, anna, {boris: "cat"})
    answer = await office.press(anna, GROUP, Rematch().press(before.game.id))
    assert answer == en("said-emblem-first")
    (game,) = await hall.store.rematches(before.game.id)
    assert await office.press(anna, GROUP, JoinAgain().press(game.id)) == en("answer-sign-first")


async def test_a_press_too_many_or_out_of_place_is_answered_as_that_of_an_emblem(
    office: Office, hall: Hall, anna: Person, boris: Person, carla: Person
) -> None:
    before = await over(hall, anna, {boris: "cat", carla: "eye"})
    lobby = await again(office, before, anna)
    game, press = lobby.game.id, JoinAgain().press(lobby.game.id)
    assert await office.press(boris, GROUP - 1, press) == en("answer-unknown")
    late = await office.press(boris, GROUP, JoinAgain().press(game, 15))
    assert late == en("answer-time-changed")
    await office.press(boris, GROUP, press)
    assert await office.press(boris, GROUP, press) == en("answer-brought")
    await office.press(boris, GROUP, Join("sun").press(game))
    told = EN.plain("said-sign", told=in_words(EN, "cat"))
    assert await office.press(boris, GROUP, press) == told, "it is one's own emblem, again"
    seen(await hall.door.seating.begin(game, anna, press="b"))
    assert await office.press(carla, GROUP, press) == en("answer-begun")
    assert await sits(office, lobby) == {"Anna": "", "Boris": "cat"}
    follows_none = await hall.invite(carla, "group", rules=HYENA, group=GROUP)
    forged = JoinAgain().press(follows_none.game.id)
    assert await office.press(boris, GROUP, forged) == en("answer-sign-first")
    seen(await hall.door.change(follows_none.game.id, withdrawing, carla.id))
    assert await office.press(boris, GROUP, forged) == en("answer-expired")


async def test_it_stands_there_as_long_as_it_can_serve_somebody(
    office: Office, hall: Hall, anna: Person, boris: Person
) -> None:
    before = await over(hall, anna, {anna: "sun", boris: "cat"})
    lobby = await again(office, before, anna)
    game, press = lobby.game.id, JoinAgain().press(lobby.game.id)
    await office.press(anna, GROUP, press)
    assert await offered(office, lobby) == press, "Boris may"
    bots = [seen(await hall.door.change(game, adding_bot, anna.id, "novice")) for _ in range(5)]
    assert await offered(office, bots[-1]) != press, "all seats are taken"
    fresh = await hall.invite(anna, "group", rules=HYENA, group=GROUP)
    assert await offered(office, fresh) != JoinAgain().press(fresh.game.id), "it follows none"


async def test_once_all_have_theirs_the_emblems_stand_there_as_ever(
    office: Office, hall: Hall, anna: Person, boris: Person
) -> None:
    before = await over(hall, anna, {anna: "sun", boris: "cat"})
    lobby = await again(office, before, anna)
    for person in (anna, boris):
        await office.press(person, GROUP, JoinAgain().press(lobby.game.id))
    assert await offered(office, lobby) == Join("eye").press(lobby.game.id)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_it_stands_beside_an_emblem_in_no_more_rows(
    office: Office, hall: Hall, anna: Person, boris: Person, language: str
) -> None:
    before = await over(hall, anna, {anna: "sun", boris: "cat"})
    lobby = await again(office, before, anna)
    group = await hall.store.see_chat(GROUP, "group")
    await hall.store.commit(ChangeChat(group.id, (("language", language),)))
    frames = Frames(hall.door.book, SKETCHER, LIBRARY, link)
    group = await hall.store.see_chat(GROUP, "group")
    first, second, *_ = (await frames.frame(lobby, group)).keys
    assert first[0].text == LIBRARY[language].plain("key-join-again")
    assert (len(first), len(second)) == (2, 7)
