"""Inline mode, through the handlers: what the first press makes of an invitation."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.choosing.buttons import Invited
from bot.handlers import inline_mode
from bot.handlers.visit import PressVisit
from bot.telegram.inline import address_of
from bot.words.combos import Combo
from games.catalogue import CATALOGUE
from storage.operations import ChangeChat, ChangePerson
from storage.rows import Person
from tests.bot.handlers.test_game_choice import Desk
from tests.bot.kit import Hall


@pytest.fixture
async def desk(hall: Hall) -> Desk:
    return Desk(hall)


@pytest.mark.parametrize("by_ear", [True, False])
async def test_the_message_speaks_the_language_of_who_has_sent_it(
    desk: Desk, hall: Hall, anna: Person, boris: Person, *, by_ear: bool
) -> None:
    await hall.store.commit(ChangePerson(anna.id, (("language", "ru"), ("by_ear", by_ear))))
    chat = await hall.store.see_chat(address_of("inline 1"), "group")
    await hall.store.commit(ChangeChat(chat.id, (("inline", "inline 1"),)))
    combo = Combo(CATALOGUE[0])
    says = Invited(anna.id, inline_mode.mark_of(desk.desk, anna.id, combo), combo)
    visit = await desk.visit(boris)
    press = PressVisit(**{
        **vars(visit), "press": says.press(), "query": "q", "message": None,
        "chat": replace(chat, inline="inline 1"), "address": chat.address,
    })  # fmt: skip
    assert await inline_mode.invited(press, says) == "committed"
    there = await hall.store.chat(chat.id)
    assert there is not None
    assert there.language == "ru"
