"""Inline mode, through the handlers: what the first press makes of an invitation."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.choosing.buttons import Invited
from bot.choosing.offers import signed
from bot.handlers import inline_mode
from bot.handlers.visit import PressVisit
from bot.table.clock import DAY_MS
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


async def pressed(
    desk: Desk, hall: Hall, host: Person, by: Person, mark: str | None = None
) -> tuple[PressVisit, Invited]:
    """*Play* in an inline message that the host has sent."""
    chat = await hall.store.see_chat(address_of("inline 1"), "group")
    await hall.store.commit(ChangeChat(chat.id, (("inline", "inline 1"),)))
    combo = Combo(CATALOGUE[0])
    mark = inline_mode.mark_of(desk.desk, signed(host.id, combo)) if mark is None else mark
    says = Invited(host.id, mark, combo)
    visit = await desk.visit(by)
    press = PressVisit(**{
        **vars(visit), "press": says.press(), "query": "q", "message": None,
        "chat": replace(chat, inline="inline 1"), "address": chat.address,
    })  # fmt: skip
    return press, says


async def test_an_invitation_may_be_taken_for_seven_days(
    desk: Desk, hall: Hall, anna: Person, boris: Person
) -> None:
    for days, mark, taken in ((8, None, False), (0, "k3Jd-_9Q", False), (7, None, True)):
        press, says = await pressed(desk, hall, anna, boris, mark)
        hall.clock.now += days * DAY_MS
        outcome = await inline_mode.invited(press, says)
        assert outcome == ("committed" if taken else "refused")
        assert bool(await hall.store.unfinished(chat=press.chat.id, limit=1)) is taken


@pytest.mark.parametrize("by_ear", [True, False])
async def test_the_message_speaks_the_language_of_who_has_sent_it(
    desk: Desk, hall: Hall, anna: Person, boris: Person, *, by_ear: bool
) -> None:
    await hall.store.commit(ChangePerson(anna.id, (("language", "ru"), ("by_ear", by_ear))))
    press, says = await pressed(desk, hall, anna, boris)
    assert await inline_mode.invited(press, says) == "committed"
    there = await hall.store.chat(press.chat.id)
    assert there is not None
    assert there.language == "ru"
