"""A stock python-telegram-bot bot, as its examples are written: the peer of `bench.press`.

`python -m bench.stock URL TOKEN`. It draws, decides and saves nothing: each press is answered and
its message edited with what was recorded of the bot. Words and pictures are in memory before the
first press that counts. A picture that came by its file's id is sent by one here, too.
"""

from __future__ import annotations

import json
import logging
import os
import sys
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

# python-telegram-bot's switch for the type `retry_after` is going to have; it warns without it.
os.environ.setdefault("PTB_TIMEDELTA", "true")

from telegram import (
    InlineKeyboardButton,
    InlineKeyboardMarkup,
    InputMediaPhoto,
    Message,
    Update,
)
from telegram.constants import ParseMode
from telegram.ext import (
    Application,
    CallbackQueryHandler,
    CommandHandler,
    ContextTypes,
)


@dataclass(frozen=True, slots=True)
class Said:
    """What a press was answered: the pop-up, the caption (HTML), rows of buttons as the Bot API has
    them, the picture and its name; `new` if it was uploaded then."""

    answer: str
    caption: str
    rows: list[list[dict[str, Any]]]
    name: str
    picture: bytes
    new: bool


def read(path: Path) -> list[Said]:
    """What was recorded: a line of JSON each, a file beside it for each picture."""
    lines = [json.loads(line) for line in path.read_text().splitlines()]
    return [Said(**line, picture=(path.parent / line["name"]).read_bytes()) for line in lines]


@dataclass
class Stock:
    """The bot: what it says next, last first, and the ids of the pictures it has sent."""

    next: list[Said] = field(default_factory=list)
    sent: dict[str, str] = field(default_factory=dict)

    async def load(self, update: Update, _: ContextTypes.DEFAULT_TYPE) -> None:
        """Read what to say from now on, and post a message to say it in."""
        message = update.message
        if message is not None:
            self.next = read(Path((message.text or "").split(maxsplit=1)[1]))[::-1]
            first = self.next[-1]
            await message.reply_photo(first.picture, reply_markup=_keys(first.rows))

    async def press(self, update: Update, _: ContextTypes.DEFAULT_TYPE) -> None:
        """Answer a press and edit its message."""
        query = update.callback_query
        if query is None:
            return
        said = self.next.pop()
        await query.answer(said.answer)
        known = None if said.new else self.sent.get(said.name)
        edited = await query.edit_message_media(
            InputMediaPhoto(known or said.picture, caption=said.caption, parse_mode=ParseMode.HTML),
            reply_markup=_keys(said.rows),
        )
        if isinstance(edited, Message) and edited.photo:
            self.sent[said.name] = edited.photo[-1].file_id


def _keys(rows: list[list[dict[str, Any]]]) -> InlineKeyboardMarkup:
    return InlineKeyboardMarkup([[InlineKeyboardButton(**key) for key in row] for row in rows])


def main(url: str, token: str) -> None:
    """Run until SIGTERM."""
    logging.basicConfig(level=logging.WARNING)
    stock = Stock()
    application = (
        Application.builder()
        .token(token)
        .base_url(f"{url}/bot")
        .base_file_url(f"{url}/file/bot")
        .build()
    )
    application.add_handler(CommandHandler("load", stock.load))
    application.add_handler(CallbackQueryHandler(stock.press))
    application.run_polling()


if __name__ == "__main__":
    main(*sys.argv[1:])
