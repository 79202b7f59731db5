"""Telegram behind :class:`~bot.telegram.wire.Wire`: the calls, and what their errors mean."""

from __future__ import annotations

import os
from collections.abc import Awaitable, Sequence
from typing import Any, TypeVar

from telegram import (
    InlineKeyboardMarkup,
    InputFile,
    LinkPreviewOptions,
    Message,
    ReplyParameters,
)
from telegram.constants import ParseMode
from telegram.error import (
    BadRequest,
    ChatMigrated,
    Forbidden,
    NetworkError,
    RetryAfter,
    TelegramError,
    TimedOut,
)
from telegram.ext import ExtBot

from bot.telegram.wire import (
    ChatClosed,
    ChatMoved,
    FileGone,
    Key,
    Keyboard,
    Later,
    MessageGone,
    NoPictures,
    Picture,
    Refused,
    Sent,
    TopicGone,
    Unchanged,
    Unknown,
    WireError,
)

T = TypeVar("T")

# python-telegram-bot's switch for the type `retry_after` is going to have; it warns without it.
os.environ.setdefault("PTB_TIMEDELTA", "true")

ANSWER_S = 3.0
EDIT_S = 5.0
SEND_S = 15.0
"""How long an answer is waited for. A pop-up can be shown for 15 s, and an edit done twice does no
harm: both are rather tried again. A message sent twice is seen twice."""

_MEANINGS: tuple[tuple[str, type[WireError]], ...] = (
    ("message is not modified", Unchanged),
    ("message to edit not found", MessageGone),
    ("message can't be edited", MessageGone),
    ("message_id_invalid", MessageGone),
    ("message to delete not found", MessageGone),
    ("message can't be deleted", MessageGone),
    ("there is no media in the message", MessageGone),
    ("there is no caption in the message", MessageGone),
    ("message thread not found", TopicGone),
    ("topic_closed", TopicGone),
    ("topic_deleted", TopicGone),
    ("wrong file identifier", FileGone),
    ("wrong remote file identifier", FileGone),
    ("file reference", FileGone),
    ("chat not found", ChatClosed),
    ("user is deactivated", ChatClosed),
    ("not enough rights to send photos", NoPictures),
    ("chat_send_photos_forbidden", NoPictures),
    ("not enough rights", ChatClosed),
    ("have no rights to send", ChatClosed),
    ("chat_write_forbidden", ChatClosed),
    ("can't initiate conversation", ChatClosed),
)
"""Parts of Bad Request texts, lower case, as seen in practice; the first that fits decides."""


def meaning(error: TelegramError) -> WireError:
    """What an error of the Bot API means for us.

    `BadRequest` and `TimedOut` are both `NetworkError`s: they come first.
    """
    match error:
        case RetryAfter():
            return Later(_seconds(error))
        case ChatMigrated():
            return ChatMoved(error.new_chat_id)
        case Forbidden():
            return ChatClosed(error.message)
        case BadRequest():
            said = error.message.lower()
            for part, kind in _MEANINGS:
                if part in said:
                    return kind(error.message)
            return Refused(error.message)
        case TimedOut() | NetworkError():
            return Unknown(error.message)
    return Refused(error.message)


def _seconds(error: RetryAfter) -> float:
    after = error.retry_after
    return float(after if isinstance(after, int) else after.total_seconds())


async def _call(awaitable: Awaitable[T]) -> T:
    try:
        return await awaitable
    except TelegramError as error:
        raise meaning(error) from error


def markup(keys: Keyboard) -> InlineKeyboardMarkup | None:
    """The keyboard as the library takes it; None for none."""
    rows = buttons(keys)
    return InlineKeyboardMarkup.de_json({"inline_keyboard": rows}) if rows else None


def buttons(keys: Keyboard) -> list[list[dict[str, str]]]:
    """The rows of buttons as the Bot API takes them (InlineKeyboardButton); none without any."""
    return [[_button(key) for key in row] for row in keys if row]


def _button(key: Key) -> dict[str, str]:
    data = None if key.press is None or key.url is not None else key.press.pack()
    style = None if key.url is not None else key.style
    said = {"text": key.text, "url": key.url, "callback_data": data, "style": style}
    return {name: value for name, value in said.items() if value is not None}


def _sent(message: Message) -> Sent:
    file = message.photo[-1].file_id if message.photo else None
    return Sent(message.message_id, file)


class FetchingBot(ExtBot[None]):
    """The library's bot, which can also fetch updates without reading them.

    Its own `get_updates` raises if one update of a batch cannot be read (Telegram may add to its
    types at any time), and then no other would ever be reached.
    """

    async def fetch(
        self, offset: int | None, timeout_s: int, allowed: Sequence[str], read_s: float
    ) -> list[dict[str, Any]]:
        """Raw updates from `offset` on, waiting up to `timeout_s` seconds for the first."""
        wanted = {"offset": offset, "timeout": timeout_s, "allowed_updates": allowed}
        data = {name: value for name, value in wanted.items() if value is not None}
        found = await self._post("getUpdates", data, read_timeout=timeout_s + read_s)
        return found if isinstance(found, list) else []

    async def edit_media(
        self, address: int, message: int, picture: Picture, caption: str, keys: Keyboard
    ) -> str | None:
        """Edit a message's picture, caption (HTML) and keyboard; the id of the picture's file.

        What is said and what is answered are plain values. The library's own call would make
        objects of both: a sixth of what a press costs (docs/decisions/0046).
        """
        media = {"type": "photo", "caption": caption, "parse_mode": ParseMode.HTML.value}
        said: dict[str, Any] = {"chat_id": address, "message_id": message, "media": media}
        if picture.file is not None:
            media["media"] = picture.file
        else:
            media["media"] = "attach://board"
            said["board"] = InputFile(picture.data or b"", filename="board.png")
        if rows := buttons(keys):
            said["reply_markup"] = {"inline_keyboard": rows}
        edited = await self._post("editMessageMedia", said, read_timeout=EDIT_S)
        sizes = edited.get("photo") if isinstance(edited, dict) else None
        return str(sizes[-1]["file_id"]) if sizes else None


class TelegramWire:
    """The Bot API as the boards see it."""

    def __init__(self, bot: FetchingBot) -> None:
        self._bot = bot

    async def send_picture(
        self, address: int, topic: int | None, picture: Picture, caption: str, keys: Keyboard
    ) -> Sent:
        """See :class:`bot.telegram.wire.Wire`."""
        message = await _call(
            self._bot.send_photo(
                address,
                picture.file or InputFile(picture.data or b"", filename="board.png"),
                caption=caption,
                parse_mode=ParseMode.HTML,
                reply_markup=markup(keys),
                message_thread_id=topic,
            )
        )
        return _sent(message)

    async def edit_picture(
        self, address: int, message: int, picture: Picture, caption: str, keys: Keyboard
    ) -> Sent:
        """See :class:`bot.telegram.wire.Wire`."""
        edit = self._bot.edit_media(address, message, picture, caption, keys)
        return Sent(message, await _call(edit))

    async def edit_caption(self, address: int, message: int, caption: str, keys: Keyboard) -> None:
        """See :class:`bot.telegram.wire.Wire`."""
        await _call(
            self._bot.edit_message_caption(
                address,
                message,
                caption=caption,
                parse_mode=ParseMode.HTML,
                reply_markup=markup(keys),
                read_timeout=EDIT_S,
            )
        )

    async def send_text(
        self,
        address: int,
        topic: int | None,
        text: str,
        keys: Keyboard = (),
        *,
        answered: int | None = None,
    ) -> int:
        """See :class:`bot.telegram.wire.Wire`."""
        reply = None
        if answered is not None:
            reply = ReplyParameters(answered, allow_sending_without_reply=True)
        sent = await _call(
            self._bot.send_message(
                address,
                text,
                parse_mode=ParseMode.HTML,
                reply_markup=markup(keys),
                message_thread_id=topic,
                link_preview_options=LinkPreviewOptions(is_disabled=True),
                reply_parameters=reply,
            )
        )
        return sent.message_id

    async def edit_text(self, address: int, message: int, text: str, keys: Keyboard) -> None:
        """See :class:`bot.telegram.wire.Wire`."""
        await _call(
            self._bot.edit_message_text(
                text,
                address,
                message,
                parse_mode=ParseMode.HTML,
                reply_markup=markup(keys),
                read_timeout=EDIT_S,
            )
        )

    async def send_file(
        self, address: int, topic: int | None, name: str, data: bytes, caption: str
    ) -> None:
        """See :class:`bot.telegram.wire.Wire`."""
        await _call(
            self._bot.send_document(
                address,
                InputFile(data, filename=name),
                caption=caption,
                parse_mode=ParseMode.HTML,
                message_thread_id=topic,
            )
        )

    async def delete(self, address: int, message: int) -> None:
        """See :class:`bot.telegram.wire.Wire`."""
        await _call(self._bot.delete_message(address, message))

    async def strip(self, address: int, message: int) -> None:
        """See :class:`bot.telegram.wire.Wire`."""
        await _call(self._bot.edit_message_reply_markup(address, message, reply_markup=None))

    async def answer(self, query: str, text: str, *, alert: bool = False) -> None:
        """See :class:`bot.telegram.wire.Wire`."""
        try:
            await self._bot.answer_callback_query(
                query,
                text[:200],
                show_alert=alert,
                read_timeout=ANSWER_S,
                connect_timeout=ANSWER_S,
                pool_timeout=ANSWER_S,
            )
        except BadRequest:
            return  # too late, or answered before by a call whose own answer was lost
        except TelegramError as error:
            raise meaning(error) from error
