"""Buttons where they never stood: a page's under a text, a text's under a picture."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from tests.fuzz.chat import GROUP, PEOPLE, Chats
from tests.fuzz.kinds import PRESSABLE, pages_keys

PICTURE, TEXT = 301, 302
"""Messages that stood there before (:meth:`tests.fuzz.chat.Ears.is_picture`)."""

SAID = ("", "on", "en", "mention", "senet", "11")
"""What buttons of settings, questions and lists say behind the game."""


def made() -> list[str]:
    """A button of every kind with each of these."""
    return [
        f"{kind.value}:{game}:0:{said}" for kind in PRESSABLE for game in (0, 1) for said in SAID
    ]


@pytest.mark.parametrize("chat", [min(PEOPLE), GROUP])
@pytest.mark.parametrize("message", [PICTURE, TEXT])
async def test_a_button_under_any_message_is_answered_and_writes_no_error(
    tmp_path: Path, chat: int, message: int
) -> None:
    """Telegram refuses a text for a picture and a caption for a text: neither is asked for, and
    nothing is logged as an error."""
    everything, found = (*made(), *await pages_keys()), list[str]()
    chats = await Chats.opened(tmp_path / "games.db", Random("misplaced"))
    try:
        assert chats.ears.is_picture(chat, PICTURE)
        assert not chats.ears.is_picture(chat, TEXT)
        for data in everything:
            fate = await chats.press(min(PEOPLE), chat, message, data)
            found += [f"{data}: {wrong}" for wrong in fate.wrong if "refused, but" not in wrong]
    finally:
        await chats.close()
    assert len(everything) > 500
    assert found == []
