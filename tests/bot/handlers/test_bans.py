"""Bans: what is told to whom and how often, and what a crash in the middle leaves."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from telegram import Update

from bot.handlers.authors import Author
from bot.handlers.keeping import AdminDo, AdminPage
from bot.handlers.status_page import admin
from bot.handlers.visit import TURNED_AWAY_MS
from bot.table.absence import unfilled
from bot.table.notice_rows import CALL_MS
from storage.operations import ChangePerson
from storage.rows import Deed, Person
from tests.bot.handlers.test_calls import begun, calls, swept
from tests.bot.handlers.test_game_choice import Desk
from tests.bot.handlers.test_visits import GROUP, LIBRARY, en
from tests.bot.kit import Hall, actor

CAROL = 9


@pytest.fixture
async def desk(hall: Hall) -> Desk:
    desk = Desk(hall)
    desk.desk = replace(desk.desk, keepers=frozenset({CAROL}))
    return desk


@pytest.fixture
async def carol(hall: Hall) -> Person:
    return await hall.person(CAROL, "Carol")


async def do(desk: Desk, who: Person, says: AdminDo | AdminPage) -> str:
    return await desk.tap(who, who.telegram or 0, says.press())


def written(desk: Desk, person: Person, chat: dict[str, Any], text: str = "/play") -> Update:
    user = {"id": person.telegram, "is_bot": False, "first_name": person.name}
    message = {"message_id": 5, "date": 1, "chat": chat, "from": user, "text": text}
    update = Update.de_json({"update_id": next(desk.updates), "message": message})
    assert update is not None
    return update


def pressed(desk: Desk, person: Person) -> Update:
    user = {"id": person.telegram, "is_bot": False, "first_name": person.name}
    query = {"id": "c1", "from": user, "chat_instance": "1", "data": "m:0:0:home"}
    chat = {"id": GROUP, "type": "supergroup", "title": "Club"}
    query["message"] = {"message_id": 7, "date": 1, "chat": chat, "text": "?"}
    update = Update.de_json({"update_id": next(desk.updates), "callback_query": query})
    assert update is not None
    return update


async def came(desk: Desk, update: Update) -> None:
    """A banned person presses or writes."""
    assert await desk.desk.visit(update) is None
    for task in desk.tasks:
        await task
    await desk.sender.idle()


PRIVATE = {"id": 2, "type": "private", "first_name": "Boris"}
CLUB = {"id": GROUP, "type": "supergroup", "title": "Club"}


async def test_they_are_told_once_an_hour_whatever_they_do(
    desk: Desk, carol: Person, boris: Person
) -> None:
    await desk.hall.store.commit(ChangePerson(boris.id, (("reachable", True),)))
    assert await do(desk, carol, AdminDo("ban", boris.id)) == en("kept-banned")
    for hour in range(3):
        for update in (written(desk, boris, PRIVATE), written(desk, boris, CLUB)):
            await came(desk, update)
        await came(desk, pressed(desk, boris))
        assert desk.told.texts == [en("banned")] * (hour + 1)
        assert desk.told.answers[-1] == ("", False)
        desk.hall.clock.now += TURNED_AWAY_MS
    await came(desk, pressed(desk, boris))
    assert desk.told.answers[-1] == (en("banned"), True)
    assert {where for where, _, _ in desk.told.standing.values()} == {2}, "never in the group"


async def test_who_cannot_be_written_to_is_told_at_their_next_press(
    desk: Desk, carol: Person, boris: Person
) -> None:
    await do(desk, carol, AdminDo("ban", boris.id))
    await came(desk, written(desk, boris, CLUB))
    assert desk.told.texts == []
    await came(desk, pressed(desk, boris))
    assert desk.told.answers[-1] == (en("banned"), True)


async def test_a_ban_that_a_crash_cut_short_goes_on_with_the_seats(
    desk: Desk, carol: Person, anna: Person, boris: Person
) -> None:
    """The ban is saved first; the update comes again, and is kept in the log once."""
    table = await desk.hall.for_two(anna, boris)
    invitation = await desk.hall.invite(boris, "group")
    again = next(desk.updates)
    ban = (ChangePerson(boris.id, (("banned", 1),)),)
    await desk.hall.store.commit(*ban, update=again + 1, at=1)
    assert await do(desk, carol, AdminDo("ban", boris.id)) == en("kept-banned")
    assert [p.person for p in unfilled(await desk.hall.now(table))] == [boris.id]
    assert (await desk.hall.now(invitation)).game.status == "over"
    assert [deed.what for deed in await desk.hall.store.deeds(9)] == []
    assert await do(desk, carol, AdminDo("ban", boris.id)) == en("kept-banned-already")


async def test_who_is_banned_comes_back_to_no_seat_until_they_are_let_in(
    desk: Desk, carol: Person, anna: Person, boris: Person
) -> None:
    table = await desk.hall.for_two(anna, boris)
    await do(desk, carol, AdminDo("ban", boris.id))
    absence = desk.hall.door.absence
    assert not await absence.returned(boris.id, table.game.chat)
    assert unfilled(await desk.hall.now(table))
    assert await do(desk, carol, AdminDo("unban", boris.id)) == en("kept-unbanned")
    assert await do(desk, carol, AdminDo("unban", boris.id)) == en("kept-unbanned-already")
    assert await absence.returned(boris.id, table.game.chat)
    assert not unfilled(await desk.hall.now(table))
    said = await desk.hall.store.deeds(9)
    assert said == (
        Deed(desk.hall.clock.now, carol.id, "unban", boris.id),
        Deed(desk.hall.clock.now, carol.id, "ban", boris.id),
    )


async def test_nobody_else_bans_and_nobody_bans_who_runs_it(
    desk: Desk, carol: Person, anna: Person
) -> None:
    assert await do(desk, anna, AdminDo("ban", carol.id)) == en("admin-not-you")
    assert await do(desk, carol, AdminDo("ban", carol.id)) == en("kept-keeper")
    assert await do(desk, carol, AdminDo("ban", 999)) == en("kept-nobody")
    assert await do(desk, carol, AdminPage("ban", carol.id)) == ""
    assert desk.shown.labels() == [en("key-back")], "the page, and no question"
    assert await desk.tap(carol, GROUP, AdminDo("ban", anna.id).press()) == en("admin-private")
    assert await desk.hall.store.deeds(9) == ()


async def test_in_a_group_only_a_ban_can_be_asked_for_and_nothing_is_said_there(
    desk: Desk, carol: Person, boris: Person
) -> None:
    visit = await desk.visit(carol, "ban", group="en")
    await admin(replace(visit, author=Author(boris.telegram, "Boris")))
    await admin(replace(visit, words="ban", author=Author(None, "Hidden")))
    await desk.sender.idle()
    assert {where for where, _, _ in desk.told.standing.values()} == {CAROL}
    assert LIBRARY["en"].html("kept-banned") in desk.told.texts[0]
    assert desk.told.texts[1] == LIBRARY["en"].html("kept-hidden")
    await admin(replace(visit, words="people"))
    await desk.sender.idle()
    assert desk.told.texts[-1] == en("admin-private")


async def test_words_that_mean_nothing_are_told_what_there_is(desk: Desk, carol: Person) -> None:
    await desk.say(carol, admin, "dance")
    assert desk.told.texts[-1] == LIBRARY["en"].html("admin-how")


@pytest.mark.parametrize("banned", [False, True])
async def test_nobody_is_mentioned_who_is_banned(
    desk: Desk, carol: Person, anna: Person, boris: Person, *, banned: bool
) -> None:
    table = await begun(desk.hall, anna, boris)
    waits = await desk.hall.store.person(int(str(actor(table))))
    assert waits is not None
    if banned:
        await do(desk, carol, AdminDo("ban", waits.id))
    desk.hall.clock.now += CALL_MS
    await swept(desk)
    assert any("tg://user" in text for _, _, text in calls(desk)) is not banned
