"""Telegram behind :class:`~bot.telegram.wire.Wire`: the calls, and what their errors mean."""

from __future__ import annotations

import os
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any, TypeAlias, TypeVar, cast

from telegram import (
    ChatMemberRestricted,
    InlineKeyboardMarkup,
    InlineQueryResult,
    InlineQueryResultArticle,
    InlineQueryResultCachedPhoto,
    InlineQueryResultPhoto,
    InputFile,
    InputMediaPhoto,
    InputTextMessageContent,
    KeyboardButton,
    KeyboardButtonRequestUsers,
    LinkPreviewOptions,
    Message,
    ReplyKeyboardMarkup,
    ReplyParameters,
)
from telegram.constants import ChatMemberStatus, ParseMode, PollType
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
from telegram.request import BaseRequest, RequestData

from bot.telegram.http import Call, Timeout, Unconnected
from bot.telegram.inline import is_inline
from bot.telegram.wire import (
    MAX_ANSWER,
    ChatClosed,
    ChatLost,
    ChatMoved,
    FileGone,
    Key,
    Keyboard,
    Later,
    MessageGone,
    NoPictures,
    NoText,
    Offer,
    Picture,
    Quiz,
    Refused,
    Sent,
    SentQuiz,
    TopicClosed,
    TopicGone,
    Unchanged,
    Unknown,
    Unreached,
    WireError,
    within,
)

T = TypeVar("T")

InlineIds: TypeAlias = Callable[[int], Awaitable[str | None]]
"""By what Telegram knows the inline message of an address; None if nobody knows it."""

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
    ("there is no text in the message", NoText),
    ("message thread not found", TopicGone),
    ("topic_closed", TopicClosed),
    ("topic is closed", TopicClosed),
    ("topic_deleted", TopicGone),
    ("wrong file identifier", FileGone),
    ("wrong remote file identifier", FileGone),
    ("file reference", FileGone),
    ("chat not found", ChatLost),
    ("user not found", ChatLost),
    ("peer_id_invalid", ChatLost),
    ("user is deactivated", ChatLost),
    ("blocked by the user", ChatLost),
    ("bot was kicked", ChatLost),
    ("not a member of", ChatLost),
    ("can't initiate conversation", ChatLost),
    ("rights to send photos", NoPictures),
    ("rights to send media", NoPictures),
    ("chat_send_photos_forbidden", NoPictures),
    ("chat_send_media_forbidden", NoPictures),
    ("rights to manage pinned messages", Refused),
    ("not enough rights", ChatClosed),
    ("have no rights to send", ChatClosed),
    ("chat_write_forbidden", ChatClosed),
    ("chat_send_plain_forbidden", ChatClosed),
    ("chat_restricted", ChatClosed),
    ("chat_admin_required", ChatClosed),
    ("user_restricted", ChatClosed),
)
"""Parts of what Telegram says to a 400 or a 403, lower case, as seen in practice; the first that
fits decides. What no part fits is refused for a reason that nobody knows (:class:`Refused`), and a
403 closes the chat."""


_NO_MEMBER = ("participant_id_invalid", "user not found", "member not found")
"""Parts of the texts by which Telegram says that somebody is no member."""


def meaning(error: TelegramError) -> WireError:
    """What an error of the Bot API means for us.

    `BadRequest` and `TimedOut` are both `NetworkError`s: they come first.
    """
    match error:
        case RetryAfter():
            return Later(_seconds(error))
        case ChatMigrated():
            return ChatMoved(error.new_chat_id)
        case Forbidden() | BadRequest():
            said = error.message.lower()
            unknown = ChatClosed if isinstance(error, Forbidden) else Refused
            kind = next((kind for part, kind in _MEANINGS if part in said), unknown)
            return kind(error.message)
        case Unconnected():
            return Unreached(error.message)
        case TimedOut() | NetworkError():
            return Unknown(error.message)
    return Refused(error.message)


def _seconds(error: RetryAfter) -> float:
    after = error.retry_after
    return float(after if isinstance(after, int) else after.total_seconds())


async def _call(awaitable: Awaitable[T], *, edits: bool | None = False) -> T:
    """What a call answers; `edits` if it changes a message of ours, None if it is neither a change
    nor a new one."""
    try:
        return await awaitable
    except TelegramError as error:
        raised = meaning(error)
        if isinstance(raised, Later):
            raised.edits = edits
        raise raised from error


def markup(keys: Keyboard) -> InlineKeyboardMarkup | None:
    """The keyboard as the library takes it; None for none."""
    rows = buttons(keys)
    return InlineKeyboardMarkup.de_json({"inline_keyboard": rows}) if rows else None


def panel(keys: Keyboard) -> ReplyKeyboardMarkup | None:
    """The button that asks for somebody, as the library takes it; None where there is none."""
    asking = [key for row in keys for key in row if key.asks is not None]
    if not asking:
        return None
    rows = [
        [KeyboardButton(key.text, request_users=KeyboardButtonRequestUsers(key.asks or 0))]
        for key in asking
    ]
    return ReplyKeyboardMarkup(rows, resize_keyboard=True, one_time_keyboard=True)


def buttons(keys: Keyboard) -> list[list[dict[str, str]]]:
    """The rows of buttons as the Bot API takes them (InlineKeyboardButton); none without any."""
    return [[_button(key) for key in row] for row in keys if row]


def _button(key: Key) -> dict[str, str]:
    data = None if key.press is None or key.url is not None else key.press.pack()
    style = key.style if data is not None else None
    said = {"text": key.text, "url": key.url, "callback_data": data, "style": style}
    said["switch_inline_query"] = key.inline
    return {name: value for name, value in said.items() if value is not None}


def _answering(message: int | None) -> ReplyParameters | None:
    return None if message is None else ReplyParameters(message, allow_sending_without_reply=True)


def _sent(message: Message) -> Sent:
    file = message.photo[-1].file_id if message.photo else None
    return Sent(message.message_id, file)


class FetchingBot(ExtBot[None]):
    """The library's bot, with ways of its own for the three calls that every press brings.

    What they say and what they are answered are plain values: the library's own calls make objects
    of both, a sixth of what a press costs (docs/decisions/0046). What errors mean, and how a call
    travels, is the library's.
    """

    async def fetch(
        self, offset: int | None, timeout_s: int, allowed: Sequence[str], read_s: float
    ) -> list[dict[str, Any]]:
        """Raw updates from `offset` on, waiting up to `timeout_s` seconds for the first.

        The library's own `get_updates` raises if one update of a batch cannot be read (Telegram may
        add to its types at any time), and then no other would ever be reached.
        """
        wanted = {"timeout": timeout_s, "allowed_updates": list(allowed)}
        if offset is not None:
            wanted["offset"] = offset
        found = await self._say(self._request[0], "getUpdates", wanted, timeout_s + read_s)
        return found if isinstance(found, list) else []

    async def edit_media(
        self, where: Mapping[str, Any], picture: Picture, caption: str, keys: Keyboard
    ) -> str | None:
        """Edit a message's picture, caption (HTML) and keyboard; the id of the picture's file, None
        where Telegram does not tell it."""
        file = picture.file if picture.file is not None else "attach://board"
        media = {"type": "photo", "media": file, "caption": caption, "parse_mode": "HTML"}
        said: dict[str, Any] = {**where, "media": media}
        if rows := buttons(keys):
            said["reply_markup"] = {"inline_keyboard": rows}
        board = None if picture.file is not None else picture.data or b""
        edited = await self._say(self._request[1], "editMessageMedia", said, EDIT_S, board)
        sizes = edited.get("photo") if isinstance(edited, dict) else None
        return str(sizes[-1]["file_id"]) if sizes else None

    async def answer(self, query: str, text: str, *, alert: bool, url: str | None = None) -> None:
        """Answer a press with a text of at most 200 characters, or with an address."""
        words = {"text": within(text, MAX_ANSWER), "show_alert": alert}
        said = {"callback_query_id": query, **(words if url is None else {"url": url})}
        await self._say(self._request[1], "answerCallbackQuery", said, ANSWER_S, wait_s=ANSWER_S)

    async def _say(
        self,
        request: BaseRequest,
        method: str,
        said: Mapping[str, Any],
        read_s: float,
        board: bytes | None = None,
        *,
        wait_s: Timeout = BaseRequest.DEFAULT_NONE,
    ) -> Any:
        """What a method of the Bot API answers within `read_s` seconds after all is said; `board`
        is the file that goes with it. `wait_s` are given to get a connection, and to connect."""
        files = {} if board is None else {"board": ("board.png", board, "image/png")}
        return await request.post(
            f"{self.base_url}/{method}",
            cast("RequestData", Call(said, files)),
            read_timeout=read_s,
            connect_timeout=wait_s,
            pool_timeout=wait_s,
        )


async def _unknown(_: int) -> None:
    """Nobody knows an inline message."""


class TelegramWire:
    """The Bot API as the boards see it. `inline` finds by what Telegram knows the inline message of
    an address (:mod:`bot.telegram.inline`): it can be changed, and nothing else."""

    def __init__(self, bot: FetchingBot, inline: InlineIds = _unknown) -> None:
        self._bot = bot
        self._inline = inline

    async def _where(self, address: int, message: int) -> dict[str, Any]:
        """How Telegram is told which message is meant."""
        if not is_inline(address):
            return {"chat_id": address, "message_id": message}
        inline = await self._inline(address)
        if inline is None:
            raise MessageGone("nobody knows that inline message")
        return {"inline_message_id": inline}

    async def send_picture(
        self,
        address: int,
        topic: int | None,
        picture: Picture,
        caption: str,
        keys: Keyboard,
        *,
        answered: int | None = None,
        quiet: bool = False,
    ) -> Sent:
        """See :class:`bot.telegram.wire.Wire`."""
        _writable(address)
        message = await _call(
            self._bot.send_photo(
                reply_parameters=_answering(answered),
                chat_id=address,
                photo=picture.file or InputFile(picture.data or b"", filename="board.png"),
                caption=caption,
                parse_mode=ParseMode.HTML,
                reply_markup=markup(keys),
                message_thread_id=topic,
                disable_notification=quiet or None,
            )
        )
        return _sent(message)

    async def edit_picture(
        self, address: int, message: int, picture: Picture, caption: str, keys: Keyboard
    ) -> Sent:
        """See :class:`bot.telegram.wire.Wire`."""
        where = await self._where(address, message)
        if picture.file is None and is_inline(address):
            raise NoPictures("nothing can be uploaded to an inline message")
        edit = self._bot.edit_media(where, picture, caption, keys)
        return Sent(message, await _call(edit, edits=True))

    async def edit_caption(self, address: int, message: int, caption: str, keys: Keyboard) -> None:
        """See :class:`bot.telegram.wire.Wire`."""
        await _call(
            self._bot.edit_message_caption(
                **await self._where(address, message),
                caption=caption,
                parse_mode=ParseMode.HTML,
                reply_markup=markup(keys),
                read_timeout=EDIT_S,
            ),
            edits=True,
        )

    async def send_text(
        self,
        address: int,
        topic: int | None,
        text: str,
        keys: Keyboard = (),
        *,
        answered: int | None = None,
        quiet: bool = False,
    ) -> int:
        """See :class:`bot.telegram.wire.Wire`."""
        _writable(address)
        sent = await _call(
            self._bot.send_message(
                address,
                text,
                parse_mode=ParseMode.HTML,
                reply_markup=panel(keys) or markup(keys),
                message_thread_id=topic,
                disable_notification=quiet or None,
                link_preview_options=LinkPreviewOptions(is_disabled=True),
                reply_parameters=_answering(answered),
            )
        )
        return sent.message_id

    async def edit_text(self, address: int, message: int, text: str, keys: Keyboard) -> None:
        """See :class:`bot.telegram.wire.Wire`."""
        await _call(
            self._bot.edit_message_text(
                text,
                **await self._where(address, message),
                parse_mode=ParseMode.HTML,
                reply_markup=markup(keys),
                read_timeout=EDIT_S,
            ),
            edits=True,
        )

    async def send_file(
        self, address: int, topic: int | None, name: str, data: bytes, caption: str
    ) -> None:
        """See :class:`bot.telegram.wire.Wire`."""
        _writable(address)
        await _call(
            self._bot.send_document(
                address,
                InputFile(data, filename=name),
                caption=caption,
                parse_mode=ParseMode.HTML,
                message_thread_id=topic,
            )
        )

    async def send_film(
        self, address: int, topic: int | None, film: Picture, caption: str, keys: Keyboard
    ) -> Sent:
        """See :class:`bot.telegram.wire.Wire`."""
        _writable(address)
        message = await _call(
            self._bot.send_animation(
                address,
                film.file or InputFile(film.data or b"", filename="film.gif"),
                caption=caption,
                parse_mode=ParseMode.HTML,
                reply_markup=markup(keys),
                message_thread_id=topic,
            )
        )
        shown = message.animation
        return Sent(message.message_id, None if shown is None else shown.file_id)

    async def send_quiz(
        self, address: int, topic: int | None, quiz: Quiz, picture: Picture | None
    ) -> SentQuiz:
        """See :class:`bot.telegram.wire.Wire`."""
        _writable(address)
        media = None
        if picture is not None:
            file = picture.file or InputFile(picture.data or b"", "board.png", attach=True)
            media = InputMediaPhoto(file)
        message = await _call(
            self._bot.send_poll(
                address,
                quiz.question,
                quiz.options,
                is_anonymous=False,
                type=PollType.QUIZ,
                correct_option_ids=[quiz.right],  # type: ignore[list-item] # there are ten at most
                explanation=quiz.why,
                explanation_parse_mode=ParseMode.HTML,
                close_date=quiz.closes,
                hide_results_until_closes=quiz.hidden,
                description=quiz.words,
                description_parse_mode=ParseMode.HTML,
                media=media,
                message_thread_id=topic,
            )
        )
        if message.poll is None:
            raise Refused("what was sent is no poll")
        shown = message.poll.media
        sizes = None if shown is None else shown.photo
        return SentQuiz(message.message_id, message.poll.id, sizes[-1].file_id if sizes else None)

    async def delete(self, address: int, message: int) -> None:
        """See :class:`bot.telegram.wire.Wire`."""
        _writable(address)
        await _call(self._bot.delete_message(address, message), edits=True)

    async def strip(self, address: int, message: int) -> None:
        """See :class:`bot.telegram.wire.Wire`."""
        where = await self._where(address, message)
        await _call(self._bot.edit_message_reply_markup(**where, reply_markup=None), edits=True)

    async def pin(self, address: int, message: int) -> None:
        """See :class:`bot.telegram.wire.Wire`."""
        _writable(address)
        pin = self._bot.pin_chat_message(address, message, disable_notification=True)
        await _call(pin, edits=None)

    async def unpin(self, address: int, message: int) -> None:
        """See :class:`bot.telegram.wire.Wire`."""
        _writable(address)
        await _call(self._bot.unpin_chat_message(address, message), edits=None)

    async def leave(self, address: int) -> None:
        """See :class:`bot.telegram.wire.Wire`."""
        _writable(address)
        await _call(self._bot.leave_chat(address), edits=None)

    async def react(self, address: int, message: int, emoji: str) -> None:
        """See :class:`bot.telegram.wire.Wire`."""
        _writable(address)
        await _call(self._bot.set_message_reaction(address, message, emoji), edits=None)

    async def present(self, address: int, user: int) -> bool:
        """See :class:`bot.telegram.wire.Wire`. Of a deleted account no name is left. Who is there
        is not told of the chat of an inline message."""
        if is_inline(address):
            return True
        asked = self._bot.get_chat_member(
            address, user, read_timeout=ANSWER_S, connect_timeout=ANSWER_S
        )
        try:
            member = await _call(asked)
        except (Refused, ChatLost) as refused:
            if any(part in str(refused).lower() for part in _NO_MEMBER):
                return False
            raise
        if isinstance(member, ChatMemberRestricted) and not member.is_member:
            return False
        gone = member.status in (ChatMemberStatus.LEFT, ChatMemberStatus.BANNED)
        return not gone and bool(member.user.first_name)

    async def answer(
        self, query: str, text: str, *, alert: bool = False, url: str | None = None
    ) -> None:
        """See :class:`bot.telegram.wire.Wire`."""
        try:
            await self._bot.answer(query, text, alert=alert, url=url)
        except BadRequest:
            return  # too late, or answered before by a call whose own answer was lost
        except TelegramError as error:
            raise meaning(error) from error

    async def offer(self, query: str, offers: Sequence[Offer], seconds: int) -> None:
        """See :class:`bot.telegram.wire.Wire`. What is offered is for who asked alone."""
        results = [_result(offer) for offer in offers]
        answer = self._bot.answer_inline_query(
            query, results, cache_time=seconds, is_personal=True, read_timeout=ANSWER_S
        )
        await _in_time(answer)

    async def offer_guest(self, query: str, offer: Offer) -> None:
        """See :class:`bot.telegram.wire.Wire`."""
        await _in_time(self._bot.answer_guest_query(query, _result(offer)))


async def _in_time(answer: Awaitable[object]) -> None:
    """Give an answer; that it comes too late, or came before, is no error."""
    try:
        await answer
    except BadRequest as error:
        if "query is too old" not in error.message.lower():
            raise meaning(error) from error
    except TelegramError as error:
        raise meaning(error) from error


def _writable(address: int) -> None:
    """Nothing can be put beside an inline message: raises `ChatLost`."""
    if is_inline(address):
        raise ChatLost("nobody can write beside an inline message")


def _result(offer: Offer) -> InlineQueryResult:
    """An offer as the library takes it."""
    keys = markup(offer.keys)
    if offer.file is not None:
        return InlineQueryResultCachedPhoto(
            offer.id,
            offer.file,
            title=offer.title,
            description=offer.about,
            caption=offer.html,
            parse_mode=ParseMode.HTML,
            reply_markup=keys,
        )
    if offer.picture is not None:
        return InlineQueryResultPhoto(
            offer.id,
            offer.picture,
            offer.picture,
            title=offer.title,
            description=offer.about,
            caption=offer.html,
            parse_mode=ParseMode.HTML,
            reply_markup=keys,
        )
    said = InputTextMessageContent(
        offer.html,
        parse_mode=ParseMode.HTML,
        link_preview_options=LinkPreviewOptions(is_disabled=True),
    )
    return InlineQueryResultArticle(
        offer.id, offer.title, said, description=offer.about, reply_markup=keys
    )
