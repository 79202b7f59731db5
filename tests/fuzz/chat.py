"""A chat to which nonsense is sent: the bot's own parts before a Telegram that only listens."""

from __future__ import annotations

import asyncio
import itertools
import sqlite3
import time
from collections.abc import Coroutine, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from random import Random
from typing import Any

from structlog.testing import capture_logs
from telegram import Update
from telegram.ext import ApplicationBuilder
from telegram.request import BaseRequest, RequestData

from bot.handlers.routes import PtbApplication
from bot.run.compose import Chance, Environment, Parts, Policy, Time, compose
from bot.run.thinking import Thinking
from bot.table.board_rows import Place
from bot.table.endings import resigning
from bot.table.invitation import NewGame
from bot.table.table import Table
from bot.telegram.lanes import Receipts
from bot.telegram.limits import NO_LIMITS
from bot.telegram.troubles import Troubles
from bot.telegram.wire import Keyboard, Offer, Picture, Quiz, Sent, SentQuiz
from bot.words.library import Library
from games.catalogue import rule_set
from playground.entities import formatted, units
from playground.errors import ApiError
from storage.opening import open_sqlite
from storage.operations import (
    AddGame,
    BringWords,
    ChangeGame,
    DeadLetter,
    Instruct,
    Migrate,
    Op,
    PlayedBy,
    Sit,
    Star,
    Step,
    TakeOver,
    TakeReady,
)
from storage.rows import Chat, Mode, Person
from storage.sql.store import SqlStore
from tests.bot.at_once import AtOnce
from tests.simulation.line import to_json
from tests.simulation.process import Sketcher
from tests.strangers import live, loses_markup

GROUP = -1001
PEOPLE = {
    11: ("Anna t.me/pump", "en"),
    12: ("Борис @carol_q", "ru"),
    13: ("<b>Eve & Co #sale", "pt"),
    14: ("سلمى пример.рф /pump", "ar"),
}
TITLE = "Nile & <Club> evil.com"
BOT = {"id": 1, "is_bot": True, "first_name": "Djehuty", "username": "djehuty_bot"}
LIBRARY, SKETCHER = Library(), Sketcher()
KEPT = 400
"""Buttons that are remembered."""
MAX_CAPTION, MAX_TEXT, MAX_ANSWER, MAX_KEYS = 1024, 4096, 200, 100
CHANGES = (
    AddGame, BringWords, ChangeGame, DeadLetter, Instruct, Migrate, PlayedBy, Sit, Star, Step,
    TakeOver, TakeReady,
)  # fmt: skip
"""What a refused input never writes, nor one that is sheer noise. (A board may be shown anew, a
page lose its keyboard, a person be seen for the first time.)"""


@dataclass
class Ears:
    """Telegram, as strict as it is: what it would refuse is `wrong`. `shown` are the last buttons:
    chat, message and what they say."""

    wrong: list[str] = field(default_factory=list)
    shown: list[tuple[int, int, str]] = field(default_factory=list)
    numbers: itertools.count[int] = field(default_factory=lambda: itertools.count(100))
    pictures: dict[tuple[int, int], bool] = field(default_factory=dict)
    """Whether a message of a chat is a picture or a text."""

    @property
    def data(self) -> list[str]:
        """What the last buttons say."""
        return [data for _, _, data in self.shown]

    def _told(self, address: int, message: int, text: str, keys: Keyboard, most: int) -> None:
        letters = _letters(text)
        if isinstance(letters, str):
            self.wrong.append(f"{letters}: {text!r}")
        elif not 0 < letters <= most:
            self.wrong.append(f"{letters} letters are said: {text!r}")
        every = [key for row in keys for key in row]
        if len(every) > MAX_KEYS or any(not key.text.strip() for key in every):
            self.wrong.append(f"keys that cannot be: {every}")
        pressed = [(address, message, key.press.pack()) for key in every if key.press is not None]
        self.shown = [*self.shown, *pressed][-KEPT:]

    def is_picture(self, address: int, message: int) -> bool:
        """Whether that message is one; of those that stood there before every other one is."""
        return self.pictures.setdefault((address, message), bool(message % 2))

    def _edited(self, address: int, message: int, *, picture: bool) -> None:
        if self.is_picture(address, message) != picture:
            self.wrong.append(f"there is no {'caption' if picture else 'text'} in {message}")

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
        message = next(self.numbers)
        self.pictures[address, message] = True
        self._told(address, message, caption, keys, MAX_CAPTION)
        return Sent(message, "file")

    async def edit_picture(
        self, address: int, message: int, picture: Picture, caption: str, keys: Keyboard
    ) -> Sent:
        self._edited(address, message, picture=True)
        self._told(address, message, caption, keys, MAX_CAPTION)
        return Sent(message, "file")

    async def edit_caption(self, address: int, message: int, caption: str, keys: Keyboard) -> None:
        self._edited(address, message, picture=True)
        self._told(address, message, caption, keys, MAX_CAPTION)

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
        message = next(self.numbers)
        self.pictures[address, message] = False
        self._told(address, message, text, keys, MAX_TEXT)
        return message

    async def edit_text(self, address: int, message: int, text: str, keys: Keyboard) -> None:
        self._edited(address, message, picture=False)
        self._told(address, message, text, keys, MAX_TEXT)

    async def send_file(
        self, address: int, topic: int | None, name: str, data: bytes, caption: str
    ) -> None:
        self._told(address, 0, caption, (), MAX_CAPTION)

    async def send_film(
        self, address: int, topic: int | None, film: Picture, caption: str, keys: Keyboard
    ) -> Sent:
        message = next(self.numbers)
        self._told(address, message, caption, keys, MAX_CAPTION)
        return Sent(message, "film")

    async def send_quiz(
        self, address: int, topic: int | None, quiz: Quiz, picture: Picture | None
    ) -> SentQuiz:
        message = next(self.numbers)
        self._told(address, message, quiz.words, (), MAX_CAPTION)
        return SentQuiz(message, str(message), "file")

    async def delete(self, address: int, message: int) -> None:
        """Gone."""

    async def strip(self, address: int, message: int) -> None:
        """Without a keyboard."""

    async def pin(self, address: int, message: int) -> None:
        """A board of a group's."""

    async def unpin(self, address: int, message: int) -> None:
        """One that is over."""

    async def leave(self, address: int) -> None:
        """A group that who runs the bot wants it out of."""

    async def offer(self, query: str, offers: Sequence[Offer], seconds: int) -> None:
        """What is offered in any chat."""

    async def offer_guest(self, query: str, offer: Offer) -> None:
        """The same where it is called."""

    async def react(self, address: int, message: int, emoji: str) -> None:
        """On a message of somebody's."""

    async def present(self, address: int, user: int) -> bool:
        return True

    async def answer(
        self, query: str, text: str, *, alert: bool = False, url: str | None = None
    ) -> None:
        if len(text) > MAX_ANSWER:
            self.wrong.append(f"{len(text)} letters are answered: {text!r}")


@lru_cache(maxsize=2000)
def _letters(text: str) -> int | str:
    """How many letters Telegram counts in what we say, or why it should not be said: Telegram
    cannot read it, does not keep all its markup, or makes live what is not ours."""
    try:
        if loses_markup(text):
            return "markup in markup that is lost"
        found, (told, _) = live(text), formatted(text, "HTML")
    except ApiError as error:
        return str(error)
    return f"{found} is live" if found else units(told)


class Asked(BaseRequest):
    """What the library itself asks: who the bot is, and who a member is (Anna is an admin)."""

    @property
    def read_timeout(self) -> float | None:
        return None

    async def initialize(self) -> None:
        """Nothing to open."""

    async def shutdown(self) -> None:
        """Nothing to close."""

    async def do_request(
        self,
        url: str,
        method: str,
        request_data: RequestData | None = None,
        *timeouts: Any,
        **more_timeouts: Any,
    ) -> tuple[int, bytes]:
        given = {} if request_data is None else request_data.parameters
        if url.endswith("/getChatMember"):
            user = int(str(given["user_id"]))
            status = "creator" if user == min(PEOPLE) else "member"
            person = {"id": user, "is_bot": False, "first_name": "x"}
            return 200, to_json({"status": status, "user": person, "is_anonymous": False})
        return 200, to_json(BOT)


class Watched:
    """A store that notes what is written."""

    def __init__(self, store: SqlStore) -> None:
        self._store = store
        self.written: list[Op] = []

    def __getattr__(self, name: str) -> Any:
        return getattr(self._store, name)

    async def commit(self, *ops: Op, update: int | None = None, at: int = 0) -> None:
        await self._store.commit(*ops, update=update, at=at)
        self.written += ops


class Connection:
    """A connection without a thread: nothing here runs beside anything."""

    def __init__(self, path: Path) -> None:
        self._inner = sqlite3.connect(path, isolation_level=None, cached_statements=256)

    async def execute(self, sql: str, /) -> Any:
        return self._inner.execute(sql)

    async def execute_fetchall(self, sql: str, values: Iterable[Any] = (), /) -> Iterable[Any]:
        return self._inner.execute(sql, tuple(values)).fetchall()

    async def executemany(self, sql: str, rows: Iterable[Iterable[Any]], /) -> Any:
        return self._inner.executemany(sql, [tuple(row) for row in rows])

    async def close(self) -> None:
        self._inner.close()


async def connect(path: Path) -> Connection:
    """What :meth:`SqlStore.open` asks for."""
    return Connection(path)


class Remembering(Thinking):
    """Thinks once about each question. `spent` is how many seconds of that: a worker's, not the
    loop's."""

    def __init__(self, known: dict[str, Mapping[str, Any]]) -> None:
        self._known = known
        self.spent = 0.0

    async def ask(self, question: str) -> Mapping[str, Any]:
        begun = time.thread_time()
        if question not in self._known:
            self._known[question] = await AtOnce().ask(question)
        self.spent += time.thread_time() - begun
        return self._known[question]


THOUGHT: dict[str, Mapping[str, Any]] = {}
"""What was thought about before: the blocks' games begin alike."""


@dataclass(frozen=True)
class Fate:
    """What became of an input: whether it was refused, what is wrong with that, and seconds of the
    loop's processor time."""

    refused: bool
    wrong: tuple[str, ...]
    seconds: float


class Chats:
    """Some chats with some games, and the way into them."""

    def __init__(self, store: SqlStore, random: Random) -> None:
        self.store = Watched(store)
        self.ears = Ears()
        self.random = random
        self.now = 1_790_000_000_000
        self.thinking = Remembering(THOUGHT)
        self.receipts = Receipts()
        self.tasks: list[asyncio.Task[None]] = []
        self.updates = itertools.count(5000)
        self.application: PtbApplication
        self.parts: Parts

    @classmethod
    async def opened(cls, path: Path, random: Random) -> Chats:
        """The chats, with games of every kind and status."""
        chats = cls(await open_sqlite(path, connect=connect), random)
        await chats._compose()
        await chats._furnish()
        return chats

    async def _compose(self) -> None:
        asked = Asked()
        builder: Any = ApplicationBuilder().token("1:x").request(asked).get_updates_request(asked)
        self.application = builder.updater(None).job_queue(None).build()
        await self.application.initialize()
        store: Any = self.store
        fetching: Any = None
        self.parts = compose(
            Environment(
                store=store,
                application=self.application,
                wire=self.ears,
                fetching=fetching,
                renderer=SKETCHER,
                library=LIBRARY,
                chance=Chance(
                    secret=lambda: self.random.randbytes(32),
                    code=lambda: f"{self.random.getrandbits(72):018x}",
                    random=self.random,
                ),
                time=Time(now=lambda: self.now, monotonic=lambda: self.now / 1000),
                policy=Policy(pace_ms=0, limits=NO_LIMITS),
                thinking=self.thinking,
                link=lambda code: f"https://t.me/djehuty_bot?start=join-{code}",
                spawn=self._spawn,
                troubles=Troubles(lambda: self.now / 1000),
                process=self._nothing,
                receipts=self.receipts,
            )
        )

    async def _nothing(self, _: Update) -> None:
        """No update comes by itself."""

    def _spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.append(task)
        return task

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.parts.desk.sender.close()
        await self.store.close()

    # -- what is there -----------------------------------------------------------------------------

    async def _furnish(self) -> None:
        people = {
            user: await self.store.see_person(user, name, code)
            for user, (name, code) in PEOPLE.items()
        }
        anna, boris, eve, salma = people.values()
        group = await self.store.see_chat(GROUP, "supergroup")
        await self._game(anna, "thibault", "bot", bots=("novice",))
        await self._game(anna, "sidja", "phone")
        await self._game(boris, "hyena", "phone", here=3)
        await self._game(salma, "siga", "bot", bots=("novice",), points=None)
        for host, guest, rules in ((anna, boris, "bell"), (boris, eve, "glebsite")):
            table = await self._game(host, rules, "group", group)
            await self.parts.desk.door.seating.join(table.game.id, guest, press="j")
        await self._game(anna, "hyena", "group", group)
        over = await self._game(eve, "houses", "bot", bots=("greedy",))
        await self.parts.desk.door.change(over.game.id, resigning, eve.id)
        asleep = await self._game(boris, "tait", "bot", bots=("novice",))
        await self.parts.desk.door.pauses.leave(asleep.game.id, boris.id)
        link = await self._game(eve, "thibault", "link")
        private = Place(await self._private(anna))
        await self.parts.desk.door.seating.join(link.game.id, anna, press="k", place=private)
        self.link = await self._game(boris, "thibault", "link")
        await self.settle()
        self.store.written.clear()

    async def _private(self, person: Person) -> Chat:
        found: Chat = await self.store.see_chat(person.telegram or 0, "private", person.id)
        return found

    async def _game(
        self,
        host: Person,
        rules: str,
        mode: Mode,
        chat: Chat | None = None,
        *,
        bots: tuple[str, ...] = (),
        here: int | None = None,
        points: int | None = None,
    ) -> Table:
        place = Place(chat or await self._private(host))
        wanted = NewGame(
            rule_set(rules), mode, host, (place,), "q", bots=bots, here=here, points=points
        )
        seating = self.parts.desk.door.seating
        result = await seating.create(wanted)
        assert result.table is not None
        if mode in ("bot", "phone"):
            begun = await seating.begin(result.table.game.id, host, press="b")
            assert begun.table is not None, begun.answer
            return begun.table
        return result.table

    # -- what comes in -----------------------------------------------------------------------------

    async def press(self, user: int, chat: int, message: int, data: str) -> Fate:
        """Somebody's program presses a button that says this."""
        size = {"file_id": "f", "file_unique_id": "f", "width": 1, "height": 1}
        body: dict[str, Any] = {"message_id": message, "date": 1, "chat": _chat(chat)}
        body |= {"photo": [size]} if self.ears.is_picture(chat, message) else {"text": "?"}
        query = {
            "id": f"c{next(self.updates)}", "chat_instance": "1", "data": data,
            "from": _user(user), "message": body,
        }  # fmt: skip
        return await self._work({"callback_query": query})

    async def say(
        self, user: int, chat: int, text: str, *, reply_to: int | None = None, under: str = ""
    ) -> Fate:
        """Somebody writes this, perhaps in answer to a message of ours, whose button says what
        stands `under` it."""
        body: dict[str, Any] = {
            "message_id": next(self.updates), "date": 1, "chat": _chat(chat), "from": _user(user),
            "text": text,
        }  # fmt: skip
        command = text.split(maxsplit=1)[0] if text.startswith("/") and text[1:].strip() else ""
        if command:
            body["entities"] = [
                {"type": "bot_command", "offset": 0, "length": max(1, units(command))}
            ]
        if reply_to is not None:
            body["reply_to_message"] = {
                "message_id": reply_to, "date": 1, "chat": _chat(chat), "from": BOT, "text": "?",
                "reply_markup": {"inline_keyboard": [[{"text": "?", "callback_data": under}]]},
            }  # fmt: skip
        return await self._work({"message": body})

    async def settle(self) -> None:
        """Wait until all that was begun is done."""
        while True:
            tasks, self.tasks = self.tasks, []
            for told in await asyncio.gather(*tasks, return_exceptions=True):
                if isinstance(told, BaseException):
                    self.ears.wrong.append(f"a task failed: {told!r}")
            await self.parts.desk.sender.idle()
            if not self.tasks:
                return

    async def time_passes(self) -> None:
        """What is due happens: the BOTs act."""
        self.now += 60_000
        await self.parts.ticker.tick()
        await self.settle()
        self.store.written.clear()

    async def _work(self, body: Mapping[str, Any]) -> Fate:
        update = Update.de_json({"update_id": next(self.updates), **body}, self.application.bot)
        self.thinking.spent, begun = 0.0, time.thread_time()
        with self.receipts.working(update.update_id) as receipt, capture_logs() as logs:
            await self.application.process_update(update)
            await self.settle()
        seconds = time.thread_time() - begun - self.thinking.spent
        wrong, self.ears.wrong = self.ears.wrong, []
        if receipt.outcome is None or receipt.fault is not None:
            wrong.append(f"no outcome: {receipt.fault!r}")
        wrong += [f"logged: {line}" for line in logs if line["log_level"] in ("error", "critical")]
        refused = receipt.outcome == "refused"
        written, self.store.written = self.store.written, []
        changes = [op for op in written if isinstance(op, CHANGES)]
        if refused and changes:
            wrong.append(f"refused, but written: {changes}")
        self.changes = changes
        return Fate(refused, tuple(wrong), seconds)


def _user(user: int) -> dict[str, Any]:
    name, code = PEOPLE[user]
    return {"id": user, "is_bot": False, "first_name": name, "language_code": code}


def _chat(chat: int) -> dict[str, Any]:
    if chat > 0:
        return {"id": chat, "type": "private", "first_name": PEOPLE[chat][0]}
    return {"id": chat, "type": "supergroup", "title": TITLE}
