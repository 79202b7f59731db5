"""Pictures, and a small scripted bot with a menu, for the tests of the playground."""

import asyncio
import contextlib
import io
import ssl
from types import TracebackType
from typing import Self

import httpx
from PIL import Image
from telegram import (
    Bot,
    BotCommand,
    CallbackQuery,
    InlineKeyboardButton,
    InlineKeyboardMarkup,
    InputMediaPhoto,
    Message,
    Update,
)
from telegram.error import NetworkError
from telegram.request import HTTPXRequest

from playground.client import PATIENCE_S
from playground.server import Running

PLAIN = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
"""Trusts nobody: the playground speaks plain HTTP, and reading all authorities takes 40 ms."""


def png(colour: str = "teal", size: tuple[int, int] = (640, 360)) -> bytes:
    """A picture of one colour."""
    out = io.BytesIO()
    Image.new("RGB", size, colour).save(out, "PNG")
    return out.getvalue()


def client(url: str = "") -> httpx.AsyncClient:
    """Plain HTTP to the playground."""
    return httpx.AsyncClient(base_url=url, timeout=PATIENCE_S, verify=PLAIN, trust_env=False)


def request() -> HTTPXRequest:
    """A way to the playground, for which the library's five seconds are too few on a busy day."""
    return HTTPXRequest(
        connect_timeout=PATIENCE_S,
        pool_timeout=PATIENCE_S,
        read_timeout=PATIENCE_S,
        write_timeout=PATIENCE_S,
        media_write_timeout=PATIENCE_S,
        httpx_kwargs={"verify": PLAIN, "trust_env": False},
    )


def new_bot(server: Running, token: str = "") -> Bot:
    """A real bot that speaks to the playground, with its token or with that."""
    return Bot(
        token or server.token,
        base_url=server.base_url,
        base_file_url=server.base_file_url,
        request=request(),
        get_updates_request=request(),
    )


def keys(*rows: list[tuple[str, str]]) -> InlineKeyboardMarkup:
    """An inline keyboard of (label, data); data that begins with http is a link."""
    return InlineKeyboardMarkup(
        [
            [
                InlineKeyboardButton(label, url=data)
                if data.startswith("http")
                else InlineKeyboardButton(label, callback_data=data)
                for label, data in row
            ]
            for row in rows
        ]
    )


SHARE = "https://t.me/share/url?url=https%3A%2F%2Ft.me%2Fdjehuty_bot%3Fstart%3Dgame7&text=Join%20me"


class MenuBot:
    """A bot that answers every text with a picture menu and does what its buttons say.

    ``held`` presses wait for ``go`` before they are answered.
    """

    def __init__(self, server: Running) -> None:
        self.bot = new_bot(server)
        self.poller = new_bot(server)
        self.go = asyncio.Event()
        self.seen: list[str] = []
        self.task: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Self:
        await self.bot.initialize()
        await self.poller.initialize()
        await self.bot.set_my_commands(
            [BotCommand("start", "The menu"), BotCommand("rules", "How to play")]
        )
        await self.bot.set_my_commands([BotCommand("start", "Меню")], language_code="ru")
        await self.bot.set_my_description("Games of the Nile")
        self.task = asyncio.create_task(self.run())
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        assert self.task is not None
        self.task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self.task
        await self.bot.shutdown()
        await self.poller.shutdown()

    async def run(self) -> None:
        offset = 0
        while True:
            with contextlib.suppress(NetworkError):
                for update in await self.poller.get_updates(offset=offset, timeout=20):
                    offset = update.update_id + 1
                    await self.handle(update)

    async def handle(self, update: Update) -> None:
        if update.callback_query:
            await self.pressed(update.callback_query)
        elif update.message and update.message.text:
            await self.said(update.message, update.message.text)

    async def said(self, message: Message, text: str) -> None:
        self.seen.append(text)
        if text.startswith("/rules"):
            await self.bot.send_document(
                message.chat_id, b"[Game 1]", filename="game.txt", caption="The record"
            )
            return
        await self.bot.send_photo(
            message.chat_id,
            png(),
            caption="<b>Menu</b> of <i>Senet</i>\n<blockquote>قواعد</blockquote>"
            "<code>b7e2</code> <tg-spoiler>hidden</tg-spoiler> "
            '<a href="https://t.me/djehuty_bot?start=deep">again</a>',
            parse_mode="HTML",
            reply_markup=keys(
                [("Throw", "throw")],
                [("Hold", "hold"), ("Alert", "alert")],
                [("Invite", SHARE), ("To a group", "https://t.me/djehuty_bot?startgroup=g7")],
            ),
        )

    async def pressed(self, query: CallbackQuery) -> None:
        self.seen.append(query.data or "")
        if query.data == "hold":
            await self.go.wait()
        if query.data == "throw":
            await query.edit_message_media(
                InputMediaPhoto(png("maroon"), caption="You threw 4"),
                reply_markup=keys([("Throw again", "throw2")]),
            )
        alert = query.data == "alert"
        await query.answer("It is not your turn" if alert else "Done", show_alert=alert)
