"""What Telegram's errors mean for us."""

from __future__ import annotations

import pytest
from telegram.error import (
    BadRequest,
    ChatMigrated,
    Forbidden,
    InvalidToken,
    NetworkError,
    RetryAfter,
    TelegramError,
    TimedOut,
)

from bot.telegram import wire
from bot.telegram.callback_data import Kind, Press
from bot.telegram.client import markup, meaning


@pytest.mark.parametrize(
    ("error", "kind"),
    [
        (BadRequest("Message is not modified: specified new message content"), wire.Unchanged),
        (BadRequest("Message to edit not found"), wire.MessageGone),
        (BadRequest("Message can't be edited"), wire.MessageGone),
        (BadRequest("MESSAGE_ID_INVALID"), wire.MessageGone),
        (BadRequest("There is no text in the message to edit"), wire.NoText),
        (BadRequest("There is no caption in the message to edit"), wire.MessageGone),
        (BadRequest("Message thread not found"), wire.TopicGone),
        (BadRequest("TOPIC_CLOSED"), wire.TopicClosed),
        (BadRequest("Wrong file identifier/HTTP URL specified"), wire.FileGone),
        (BadRequest("Chat not found"), wire.ChatLost),
        (BadRequest("Not enough rights to send photos to the chat"), wire.NoPictures),
        (BadRequest("Not enough rights to send text messages to the chat"), wire.ChatClosed),
        (BadRequest("Can't parse entities"), wire.Refused),
        (Forbidden("bot was blocked by the user"), wire.ChatLost),
        (Forbidden("bot was kicked from the group chat"), wire.ChatLost),
        (Forbidden("CHAT_WRITE_FORBIDDEN"), wire.ChatClosed),
        (Forbidden("what nobody knows yet"), wire.ChatClosed),
        (BadRequest("what nobody knows yet"), wire.Refused),
        # Both are NetworkErrors too: the order of the cases matters.
        (TimedOut(), wire.Unknown),
        (NetworkError("connection reset"), wire.Unknown),
        (InvalidToken(), wire.Refused),
    ],
)
def test_meaning(error: TelegramError, kind: type[wire.WireError]) -> None:
    assert type(meaning(error)) is kind


def test_retry_after_says_how_long() -> None:
    later = meaning(RetryAfter(7))
    assert isinstance(later, wire.Later)
    assert later.seconds == 7


def test_an_answer_is_cut_as_telegram_counts_and_never_through_a_letter() -> None:
    long = "a" + "🎲" * wire.MAX_ANSWER
    assert wire.units(wire.within(long, wire.MAX_ANSWER)) == wire.MAX_ANSWER - 1
    assert wire.within(long, wire.MAX_ANSWER) == long[: wire.MAX_ANSWER // 2]
    assert wire.within("🎲 4", wire.MAX_ANSWER) == "🎲 4"


def test_a_group_that_moved_says_where() -> None:
    moved = meaning(ChatMigrated(-1001))
    assert isinstance(moved, wire.ChatMoved)
    assert moved.address == -1001


def test_a_keyboard_carries_presses_and_links() -> None:
    keys = (
        (wire.Key("Throw", Press(Kind.ACT, 3, 4, "throw"), style="primary"),),
        (),
        (wire.Key("Share", url="https://t.me/x"),),
    )
    made = markup(keys)
    assert made is not None
    assert [[b.text for b in row] for row in made.inline_keyboard] == [["Throw"], ["Share"]]
    assert made.inline_keyboard[0][0].callback_data == "a:3:4:throw"
    assert made.inline_keyboard[1][0].url == "https://t.me/x"


def test_no_keys_are_no_keyboard() -> None:
    assert markup(()) is None
