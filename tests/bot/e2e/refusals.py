"""What Telegram says to a call that it does not do, as far as anybody knows, and what is to come of
it for a game in play. docs/refusals.md is the same table in words, and tests hold the two together.

The texts are those of the Bot API's server and of the layer below it (names in capitals), as its
sources, its documentation and what people report of their bots have them; some are made up, for
what nobody knows yet.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

Outcome: TypeAlias = Literal["picture", "words", "bare", "waits", "closed", "refused"]
"""How the game goes on: as a picture (in a new message perhaps); as a text; as a text without
buttons; not until a time that is told; not until we may write again; not until Telegram takes it
again, which is tried."""

EDIT, PHOTO, TEXT, EDIT_TEXT, CAPTION = (
    "editMessageMedia",
    "sendPhoto",
    "sendMessage",
    "editMessageText",
    "editMessageCaption",
)
PICTURES: Final = (EDIT, PHOTO)
LATER: Final = "Too Many Requests"
EVERYTHING: Final = (EDIT, PHOTO, TEXT, EDIT_TEXT, CAPTION)


@dataclass(frozen=True)
class Case:
    """`methods` answer with an error of that `code` and `text` in the chat of a game; `row` is the
    line of docs/refusals.md. `after`: seconds to wait (429). `by_itself`: it heals without anybody;
    else by the next press."""

    row: str
    methods: tuple[str, ...]
    text: str
    outcome: Outcome
    code: int = 400
    after: int = 0
    by_itself: bool = True


def _each(
    row: str,
    methods: tuple[str, ...],
    outcome: Outcome,
    *texts: str,
    code: int = 400,
    by_itself: bool = True,
) -> tuple[Case, ...]:
    prefix = "Forbidden: " if code == 403 else "Bad Request: "
    return tuple(
        Case(row, methods, prefix + text, outcome, code, by_itself=by_itself) for text in texts
    )


CASES: Final[tuple[Case, ...]] = (
    *_each(
        "photos are forbidden", PICTURES, "words",
        "not enough rights to send photos to the chat",
        "have no rights to send media messages",
        "CHAT_SEND_PHOTOS_FORBIDDEN",
        "CHAT_SEND_MEDIA_FORBIDDEN",
    ),
    *_each("photos are forbidden", PICTURES, "words", "CHAT_SEND_PHOTOS_FORBIDDEN", code=403),
    *_each(
        "the picture is refused", PICTURES, "words",
        "PHOTO_INVALID_DIMENSIONS",
        "IMAGE_PROCESS_FAILED",
        "PHOTO_EXT_INVALID",
        "PHOTO_SAVE_FILE_INVALID",
        "MEDIA_INVALID",
        "MEDIA_EMPTY",
        "wrong file identifier/HTTP URL specified",
        "wrong remote file identifier specified: Wrong padding in the string",
        "wrong type of the web page content",
        "failed to get HTTP URL content",
        "file is too big",
        "file must be non-empty",
        "PICTURES_ARE_OUT_OF_FASHION",
    ),
    *_each("the picture is refused", PICTURES, "words", "Request Entity Too Large", code=413),
    *_each(
        "the message cannot be changed", (EDIT,), "picture",
        "message to edit not found",
        "message can't be edited",
        "MESSAGE_ID_INVALID",
        "MESSAGE_EDIT_TIME_EXPIRED",
        "MESSAGE_AUTHOR_REQUIRED",
        "there is no media in the message to edit",
        "CHANGES_ARE_OUT_OF_FASHION",
    ),
    *_each("a new picture is refused", (PHOTO,), "picture", "WHATEVER_IT_IS"),
    *_each(
        "the words are refused", (*PICTURES, CAPTION), "words",
        "can't parse entities: Unsupported start tag",
        "message caption is too long",
        "MEDIA_CAPTION_TOO_LONG",
    ),
    *_each("other messages are refused", (TEXT,), "picture", "message text is empty"),
    *_each("other messages are refused", (CAPTION,), "picture", "message caption is too long"),
    *_each(
        "all of it is refused", EVERYTHING, "refused",
        "BUTTON_DATA_INVALID",
        "REPLY_MARKUP_TOO_LONG",
        "ENTITY_MENTION_USER_INVALID",
        "EVERYTHING_IS_OUT_OF_FASHION",
    ),
    *_each(
        "nothing may be written", EVERYTHING, "closed",
        "not enough rights to send text messages to the chat",
        "have no rights to send a message",
        "CHAT_WRITE_FORBIDDEN",
        "CHAT_RESTRICTED",
        "CHAT_SEND_PLAIN_FORBIDDEN",
        "USER_RESTRICTED",
    ),
    *_each("nothing may be written", EVERYTHING, "closed", "WRITING_IS_OUT", code=403),
    *_each(
        "we are not there", EVERYTHING, "closed",
        "bot was blocked by the user",
        "user is deactivated",
        "bot was kicked from the supergroup chat",
        "bot is not a member of the supergroup chat",
        "bot can't initiate conversation with a user",
        code=403, by_itself=False,
    ),
    *_each(
        "we are not there", EVERYTHING, "closed", "chat not found", "PEER_ID_INVALID",
        by_itself=False,
    ),
    *_each("General is closed", EVERYTHING, "closed", "TOPIC_CLOSED"),
    Case("a wait for everything", EVERYTHING, LATER, "waits", 429, 25_200),
    Case("a wait for changes", (EDIT, EDIT_TEXT, CAPTION), LATER, "picture", 429, 25_200),
    Case("a wait for new messages", (PHOTO, TEXT), LATER, "picture", 429, 25_200),
)  # fmt: skip
