"""Who speaks as a group or as a channel is nobody in particular: told so, and offered nothing that
would then be refused."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from telegram import Update

from bot.choosing.buttons import MayPlay, SetForChat
from bot.choosing.settings import NOBODYS, SETTINGS
from bot.handlers import luck, my_games, preferences
from bot.handlers.routes import COMMANDS
from bot.handlers.visit import ANONYMOUS_ADMIN, CHANNEL, Handler
from bot.telegram.callback_data import Kind, Press
from storage.rows import Person
from tests.bot.handlers.test_game_choice import Desk
from tests.bot.handlers.test_visits import ELSEWHERE, GROUP, LIBRARY, en
from tests.bot.kit import Hall

EN = LIBRARY["en"]
CLUB = {"id": GROUP, "type": "supergroup", "title": "Club"}
SPEAKERS: dict[str, dict[str, Any]] = {
    "group": {"from": {"id": ANONYMOUS_ADMIN, "is_bot": True, "first_name": "Group"}}
    | {"sender_chat": CLUB},
    "channel": {"from": {"id": CHANNEL, "is_bot": True, "first_name": "Channel"}}
    | {"sender_chat": {"id": -9, "type": "channel", "title": "News"}},
}
OWN = (Kind.MY_SETTING, Kind.TEACH_AGAIN)
"""The buttons of what is one's own."""


@pytest.fixture
async def desk(hall: Hall) -> Desk:
    return Desk(hall)


async def says(desk: Desk, speaker: str, handle: Handler, text: str) -> str:
    """What a group or a channel is answered."""
    body = {"message_id": 3, "date": 1, "chat": CLUB, "text": text, **SPEAKERS[speaker]}
    update = Update.de_json({"update_id": 1, "message": body})
    assert update is not None
    visit = await desk.desk.visit(update)
    assert visit is not None, "nobody is met with silence"
    await handle(visit)
    await desk.sender.idle()
    return desk.told.texts[-1] if desk.told.texts else ""


@pytest.mark.parametrize("speaker", SPEAKERS)
async def test_what_needs_a_person_says_who_speaks_and_where_to_write_it(
    desk: Desk, speaker: str
) -> None:
    told = EN.html("anonymous-alone", speaker=speaker)
    assert await says(desk, speaker, preferences.name, "/name Anna") == told
    assert await says(desk, speaker, my_games.games, "/games") == told
    assert await says(desk, speaker, luck.luck, "/luck") == EN.html("luck-none", here=1)


@pytest.mark.parametrize("speaker", SPEAKERS)
@pytest.mark.parametrize("command", COMMANDS)
async def test_every_command_of_nobody_is_answered(
    desk: Desk, anna: Person, boris: Person, speaker: str, command: str
) -> None:
    """While a game is played there, too: with a text, a page, a board, or a quiz that is owed."""
    table = await desk.hall.for_two(anna, boris)
    (board,) = await desk.hall.store.boards(table.game.id)
    wanted, sent = board.wanted, len(desk.told.topics)
    await says(desk, speaker, COMMANDS[command], f"/{command}")
    await desk.notices.sweep()
    await desk.sender.idle()
    (board,) = await desk.hall.store.boards(table.game.id)
    assert len(desk.told.topics) > sent or board.wanted > wanted, "silence"


def offered(desk: Desk) -> list[Press]:
    """What the buttons of the page say that is shown now, but for those that lead away from it."""
    every = [key.press for row in desk.shown.keys for key in row if key.press is not None]
    return [press for press in every if press.kind is not Kind.MENU]


@pytest.mark.parametrize("speaker", SPEAKERS)
async def test_the_settings_of_nobody_are_the_groups_alone(
    desk: Desk, anna: Person, speaker: str
) -> None:
    told = await says(desk, speaker, preferences.settings, "/settings")
    assert "/name" not in told
    assert EN.plain("somebody") not in told
    presses = list[Press]()
    for topic in offered(desk):
        await desk.tap(anna, GROUP, topic)
        presses += offered(desk)
    assert not {press.kind for press in presses} & set(OWN)
    chosen = [p.action for p in presses if p.kind is Kind.CHAT_SETTING]
    assert {MayPlay.read(action) is not None for action in chosen} == {True, False}
    set_there = [SetForChat.read(action) for action in chosen if MayPlay.read(action) is None]
    names = {says.name for says in set_there if says is not None}
    assert names == {each.name for each in SETTINGS if each.whose == "chat"}


async def test_the_settings_of_nobody_never_say_who_pressed_them(desk: Desk, anna: Person) -> None:
    """An anonymous admin wants to stay so: the page must not become that of the person."""
    await says(desk, "group", preferences.settings, "/settings")
    await desk.tap(anna, GROUP, desk.shown.press(en("key-settings-group")))
    mocked = desk.shown.press(en("key-set-mocked"))
    assert mocked.ply == NOBODYS
    asked = preferences.settings
    assert await desk.say(anna, asked, "", group="en") == "committed"
    assert "Anna" in desk.told.texts[-1], "her own page says who she is"
    desk.desk = replace(desk.desk, keepers=frozenset({1}))
    assert await desk.tap(anna, GROUP, mocked) == en("said-set-mocked-off")
    assert "Anna" not in desk.shown.edited[-1]
    assert en("key-set-mocked") in desk.shown.labels(), "the tick is gone"


async def test_the_first_person_of_all_has_their_own_settings_in_a_group(
    desk: Desk, anna: Person
) -> None:
    """Their number is that of a page that is nobody's, and the title page carries its owner's."""
    assert anna.id == NOBODYS
    await desk.tap(anna, GROUP, Press(Kind.MENU, 0, anna.id, "settings"))
    assert "Anna" in desk.told.texts[-1]
    await desk.tap(anna, GROUP, desk.shown.press(en("key-settings-play")))
    assert Kind.MY_SETTING in {press.kind for press in offered(desk)}


async def test_a_choice_under_a_picture_is_saved_and_told_and_the_picture_stays(
    desk: Desk, anna: Person
) -> None:
    """No button of settings stands under a picture: that press was made by hand."""
    forged = Press(Kind.MY_SETTING, action="only-moves.on")
    before = list(desk.shown.edited)
    assert await desk.press(anna, ELSEWHERE, forged, picture=True) == en("said-set-only-moves-on")
    await desk.sender.idle()
    assert desk.shown.edited == before
    found = await desk.hall.store.person(anna.id)
    assert found is not None
    assert found.only_moves is True
