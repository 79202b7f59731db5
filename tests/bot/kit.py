"""A door with its storage and people, without Telegram: time, secrets and codes are handed in."""

from __future__ import annotations

import asyncio
import re
import sqlite3
from collections.abc import Callable, Coroutine
from contextlib import closing
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from typing import Any

from bot.run.timekeeper import Clock as SteadyClock
from bot.run.timekeeper import Timekeeper
from bot.table.board_rows import Place
from bot.table.book import Result
from bot.table.door import Door
from bot.table.invitation import NewGame
from bot.table.steps import BotSeat
from bot.table.table import AnyRules, Table
from games.catalogue import rule_set
from games.core import Choose, Over, Throw
from storage.opening import open_sqlite
from storage.operations import (
    ChangePerson,
    Shown,
)
from storage.rows import Chat, Mode, Person
from storage.sql.store import SqlStore
from storage.store import Store
from tests.storage.kit import laid

THIBAULT = rule_set("thibault")
NAMES = {1: "Anna", 2: "Boris"}
"""What the first two people of a hall are called."""

START_MS = 1_790_000_000_000


@dataclass
class Clock:
    """Time that moves only when a test says so."""

    now: int = START_MS

    def __call__(self) -> int:
        return self.now


@dataclass
class Hall:
    """One server's tables."""

    file: Path
    store: SqlStore
    door: Door
    clock: Clock
    changed: list[int] = field(default_factory=list)
    updates: count[int] = field(default_factory=lambda: count(1))

    async def newcomer(self, user: int, name: str) -> Person:
        """Somebody who has chosen nothing yet."""
        return await self.store.see_person(user, name, "en")

    async def person(self, user: int, name: str) -> Person:
        """Somebody who presses every move: then a press is an action."""
        newcomer = await self.newcomer(user, name)
        await self.store.commit(ChangePerson(newcomer.id, (("only_moves", False),)))
        return await self.newcomer(user, name)

    async def private(self, person: Person) -> Chat:
        return await self.store.see_chat(person.telegram or 0, "private", person.id)

    async def invite(
        self,
        host: Person,
        mode: Mode,
        bot: str | None = None,
        *,
        rules: AnyRules = THIBAULT,
        points: int | None = None,
        group: int = -100,
    ) -> Table:
        if mode == "group":
            chat = await self.store.see_chat(group, "group")
        else:
            chat = await self.private(host)
        press = f"q{next(self.updates)}"
        wanted = NewGame(
            rules,
            mode,
            host,
            (Place(chat),),
            press,
            bots=() if bot is None else (bot,),
            points=points,
        )
        return seen(await self.door.seating.create(wanted))

    async def against_bot(self, host: Person, rules: AnyRules = THIBAULT) -> Table:
        invitation = await self.invite(host, "bot", "novice", rules=rules)
        return seen(await self.door.seating.begin(invitation.game.id, host, press="begin"))

    async def for_two(self, host: Person, guest: Person) -> Table:
        invitation = await self.invite(host, "group")
        return seen(await self.door.seating.join(invitation.game.id, guest, press="join"))

    async def over_a_link(self, host: Person, guest: Person) -> Table:
        """A game over two private chats; the host's board stood in a message before."""
        invitation = await self.invite(host, "link")
        board = (await self.store.boards(invitation.game.id))[0]
        await self.store.commit(Shown(board.id, board.wanted, 70))
        place = Place(await self.private(guest))
        joined = await self.door.seating.join(invitation.game.id, guest, press="u1", place=place)
        return seen(joined)

    async def now(self, table: Table) -> Table:
        """The game as this server knows it, with its last turns."""
        found = await self.door.book.table(table.game.id)
        assert found is not None
        return found

    async def whole(self, table: Table) -> Table:
        """The game with all its actions, as it is saved."""
        found = await self.door.book.whole(table.game.id)
        assert found is not None
        return found

    async def dead_letters(self) -> list[tuple[int, str, str]]:
        """What was put aside: number, body, reason."""
        with closing(sqlite3.connect(self.file)) as reading:
            return reading.execute("SELECT id, body, reason FROM dead_letter").fetchall()

    async def again(self) -> Hall:
        """The server after it was killed: nothing in memory."""
        hall = Hall(self.file, self.store, make_door(self.store, self.clock), self.clock)
        hall.door.book.on_change(hall.changed.append)
        return hall


def aside(work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
    """Starts nothing: the test asks for it itself."""
    work.close()
    return asyncio.create_task(asyncio.sleep(0))


def seen(result: Result) -> Table:
    """The table of a result that must have been reached."""
    assert result.answer == "done", result.answer
    assert result.table is not None
    return result.table


def first_action(table: Table) -> str:
    """Some action that is offered now."""
    if isinstance(table.turn, Throw):
        return "throw"
    assert isinstance(table.turn, Choose)
    return table.rules.write(table.turn.actions[0])


def actor(table: Table) -> int | BotSeat:
    """Whoever is to act."""
    player = table.to_act
    assert player is not None
    assert player.seat is not None
    return BotSeat(player.seat) if player.person is None else player.person


async def step(hall: Hall, table: Table) -> Table:
    """The first action that is offered, by whoever is to act."""
    act = hall.door.play.act(table.game.id, table.game.ply, actor(table), first_action(table))
    return seen(await act)


async def a_moment_later(hall: Hall, table: Table) -> Table:
    """The game when its moment is over: each throw that waited for that has come by itself."""
    while table.game.bot_due_at is not None and isinstance(who := actor(table), int):
        table = seen(await hall.door.play.act(table.game.id, table.game.ply, who, "throw"))
    return table


async def played(hall: Hall, table: Table) -> Table:
    """The game to its end, the first action offered each time."""
    while not isinstance(table.turn, Over):
        table = await step(hall, table)
    return table


def unfolded(html: str) -> str:
    """A caption with what is folded in it in clear sight, without empty lines."""
    lines = re.sub(r"</?blockquote[^>]*>", "", html).split("\n")
    return "\n".join(filter(None, lines))


def plain(text: str) -> str:
    """Without markup and isolates."""
    for sign in ("<b>", "</b>", "\u2068", "\u2069", "⚪️ ", "🔵 "):
        text = text.replace(sign, "")
    return text


def make_door(store: Store, clock: Clock, afford: Callable[[int], bool] = lambda _: True) -> Door:
    secrets, codes = count(1), count(1)
    return Door.over(
        store,
        clock=clock,
        secret=lambda: next(secrets).to_bytes(32, "big"),
        code=lambda: f"code{next(codes)}",
        afford=afford,
    )


def steady(hall: Hall) -> Timekeeper:
    """The keeper of a clock that nobody sets."""

    def seconds() -> float:
        return hall.clock.now / 1000

    clock = SteadyClock(hall.clock, seconds)
    return Timekeeper(hall.store, hall.door.book, clock, seconds=seconds)


async def open_hall(folder: Path) -> Hall:
    clock = Clock()
    store = await open_sqlite(laid(folder / "games.db"), inline=True)
    hall = Hall(folder / "games.db", store, make_door(store, clock), clock)
    hall.door.book.on_change(hall.changed.append)
    return hall
