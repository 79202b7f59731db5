"""One private message that reminds a person of all games that wait for them, and goes when none
does.

It is a new message each time, since an edit notifies nobody; the one before it goes. What is due is
a row, and who is to be reminded unasked follows from the games as they are saved, so nothing is
lost with the process. That a message is begun is saved before it is sent: whatever happens then,
nobody is reminded twice (docs/decisions/0084).
"""

from __future__ import annotations

import contextlib
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass
from typing import Final

import structlog

from bot.board.buttons import Bring
from bot.board.frames import Frames
from bot.board.inviting import board_link, club_of
from bot.board.phone import in_rows
from bot.board.presence import Presence
from bot.board.sight import names_of
from bot.board.telling import again_keys
from bot.table.board_rows import board_in
from bot.table.door import Door
from bot.table.quiet import quiet_until, spread
from bot.table.table import BrokenGame, Table
from bot.table.waiting import reminds_of
from bot.telegram.sender import Sender
from bot.telegram.troubles import Troubles
from bot.telegram.wire import (
    ChatLost,
    Key,
    Keyboard,
    Later,
    MessageGone,
    NotOurs,
    Unchanged,
    Unknown,
    Wire,
    WireError,
)
from bot.words.library import Texts
from games.core import GameError
from storage.leases import EVERYTHING, Duties, ours
from storage.operations import AddStale, KeepReminder, Remind
from storage.rows import Chat, Person, Reminder
from storage.store import Stale, Store

log = structlog.get_logger(__name__)

HOUR_MS: Final = 3_600_000
WAITED_MS: Final = 6 * HOUR_MS
"""A game that has waited so long is one of which somebody is reminded unasked."""
EVERY_MS: Final = {"six": 6 * HOUR_MS, "day": 24 * HOUR_MS, "never": 24 * HOUR_MS}
"""So long after a reminder the next one comes unasked."""
AGAIN_MS: Final = {"2h": 2 * HOUR_MS, "8h": 8 * HOUR_MS, "day": 24 * HOUR_MS}
"""So long after the press one comes that was asked for."""
UNSURE_MS: Final = 6 * HOUR_MS
"""A reminder that may have been sent is not sent again for so long."""
PRESSED_S: Final = 5.0
"""Who pressed or wrote something so lately is here, and is reminded of nothing."""
PRESSES: Final = 1000
"""From so many people on those are forgotten who pressed before that."""
GAMES: Final = 200
"""So many games are looked through at a time for who is to be reminded."""
STANDING: Final = 20
"""So many reminders are looked at at a time that may have to go."""
NAMED: Final = 12
"""A reminder names so many games at most."""


@dataclass(frozen=True, slots=True)
class _Due:
    """A person who is to be reminded now of these games, in their own chat at `address`."""

    who: Person
    home: Chat
    address: int
    tables: tuple[Table, ...]
    row: Reminder | None

    @property
    def numbers(self) -> str:
        """The games as the row has them."""
        return numbers(self.tables)


def numbers(tables: Iterable[Table]) -> str:
    """The numbers of games, with blanks between."""
    return " ".join(str(table.game.id) for table in tables)


class Reminders:
    """Reminds people, and takes reminders away. `seconds` only grows."""

    def __init__(
        self,
        store: Store,
        door: Door,
        frames: Frames,
        wire: Wire,
        sender: Sender,
        *,
        clock: Callable[[], int],
        seconds: Callable[[], float],
        troubles: Troubles,
        presence: Presence,
        duties: Duties = EVERYTHING,
    ) -> None:
        self._store = store
        self._door = door
        self._frames = frames
        self._wire = wire
        self._sender = sender
        self._clock = clock
        self._seconds = seconds
        self._troubles = troubles
        self._presence = presence
        self._duties = duties
        self._busy: set[int] = set()
        self._pressed: dict[int, float] = {}
        self._began = seconds()
        self._behind_game = self._behind_person = 0

    def pressed(self, user: int) -> None:
        """The person with that id at Telegram has just pressed or written something."""
        now = self._seconds()
        if len(self._pressed) >= PRESSES:
            self._pressed = {u: at for u, at in self._pressed.items() if now - at < PRESSED_S}
        self._pressed[user] = now

    async def follow(self, game: int) -> None:
        """A game has changed: what named it goes, or names what still waits."""
        for row in await self._store.reminders_about(game, mine=self._duties.mine):
            with self._troubles.watching("notice", person=row.person):
                await self._freshen(row)

    async def sweep(self) -> None:
        """Look for who is to be reminded, and for what is to go."""
        now, mine = self._clock(), self._duties.mine
        asked = await self._store.reminders_asked(now, mine=mine)
        waited, behind = now - WAITED_MS, self._behind_game
        found, self._behind_game = await self._store.to_remind(
            now, waited, behind, GAMES, mine=mine
        )
        for person in dict.fromkeys((*(row.person for row in asked), *found)):
            with self._troubles.watching("notice", person=person):
                await self._look(person)
        standing = await self._store.reminders_standing(self._behind_person, STANDING, mine=mine)
        self._behind_person = standing[-1].person if len(standing) == STANDING else 0
        for row in standing:
            with self._troubles.watching("notice", person=row.person):
                await self._freshen(row)

    # -- one that is to come -----------------------------------------------------------------------

    async def _look(self, person: int) -> None:
        """Have somebody reminded, if they are to be."""
        if person in self._busy:
            return
        due = await self._due(person)
        if due is not None:
            self._queue(due.home, person, lambda: self._remind(person), edits=False)

    async def _due(self, person: int) -> _Due | None:
        """The person, if they are to be reminded now; else it is saved when to look again, but for
        who is here just now: they are looked at soon."""
        store, now = self._store, self._clock()
        who, row = await store.person(person), await store.reminder(person)
        home = await store.private_chat(person)
        if row is not None and row.at > now:
            return None
        asked = row is not None and row.asked
        if home is None or home.address is None or not _can_be_told(who):
            if row is not None:
                await store.commit(Remind(person, row.chat, now + WAITED_MS))
            return None
        if who is None or (who.reminded == "never" and not asked):
            return None
        tables = await self._waiting(person)
        later = _later(who, tables, now, asked=asked)
        if later is not None:
            at, still = later
            await store.commit(Remind(person, home.id, at, asked=still))
            return None
        return None if self._here(who, tables, now) else _Due(who, home, home.address, tables, row)

    async def _waiting(self, person: int) -> tuple[Table, ...]:
        """The games of which they are to be reminded, the longest waiting first."""
        found = list[Table]()
        for game in await self._store.unfinished(person=person):
            with contextlib.suppress(BrokenGame, GameError):  # nobody can play on there
                table = await self._door.book.table(game.id)
                if table is not None and reminds_of(table, person):
                    found.append(table)
        return tuple(sorted(found, key=lambda table: (table.game.changed_at, table.game.id)))

    def _here(self, who: Person, tables: Iterable[Table], now: int) -> bool:
        """Whether they pressed or wrote something just now, as far as is known: before we started
        they may have, and another process may have heard it, which the games tell."""
        seconds = self._seconds()
        last = max(self._pressed.get(who.telegram or 0, self._began), self._began)
        lately = any(0 <= now - table.game.changed_at < PRESSED_S * 1000 for table in tables)
        return seconds - last < PRESSED_S or lately

    async def _remind(self, person: int) -> None:
        """Remind somebody, if that is still to be done now that it can be sent."""
        due = await self._due(person)
        if due is None:
            return
        now, every = self._clock(), EVERY_MS[due.who.reminded]
        was, asked = (None, False) if due.row is None else (due.row.at, due.row.asked)
        begun = now + (UNSURE_MS if asked else every)
        words, keys = await self.page(due.who.id, due.home, due.tables)
        try:
            await self._store.commit(Remind(person, due.home.id, begun, asked=asked, was=was))
        except Stale:  # something else was asked for meanwhile
            return
        try:
            sent = await self._wire.send_text(due.address, None, words, keys)
        except (Later, NotOurs):  # it was not sent
            await self._again(due, now, begun, asked=asked)
            raise
        except Unknown as error:
            log.info("reminder perhaps not sent", why=type(error).__name__)
            await self._again(due, now + UNSURE_MS, begun, asked=asked)
            return
        except WireError as error:
            log.info("reminder not sent", why=type(error).__name__)
            if isinstance(error, ChatLost):
                await self._presence.unwritten(due.home, error)
            return
        old = None if due.row is None else due.row.message
        gone = () if old is None else (AddStale(due.home.id, old, whole=True),)
        fence = self._duties.fence(due.home.id)
        kept = KeepReminder(person, sent, due.numbers, begun, now + every, fence)
        await self._store.commit(kept, *gone)

    async def _again(self, due: _Due, at: int, begun: int, *, asked: bool) -> None:
        """What was begun is to be tried at that time, unless something else was asked for."""
        with contextlib.suppress(Stale):
            again = Remind(due.who.id, due.home.id, at, asked=asked, was=begun)
            await self._store.commit(again)

    # -- one that stands ---------------------------------------------------------------------------

    async def _freshen(self, row: Reminder) -> None:
        """A reminder goes if nothing waits any more, and names what does."""
        if row.message is None or row.person in self._busy:
            return
        tables = await self._waiting(row.person)
        if not tables:
            gone = AddStale(row.chat, row.message, whole=True)
            await self._store.commit(KeepReminder(row.person, None), gone)
            return
        home = await self._store.chat(row.chat)
        if numbers(tables) != row.games and home is not None:
            self._queue(home, row.person, lambda: self._edit(row.person), edits=True)

    async def _edit(self, person: int) -> None:
        """Have it name what waits now."""
        row = await self._store.reminder(person)
        home = None if row is None else await self._store.chat(row.chat)
        if row is None or row.message is None or home is None or home.address is None:
            return
        tables, message = await self._waiting(person), row.message
        if not tables:
            return  # it goes
        words, keys = await self.page(person, home, tables)
        kept: int | None = message
        try:
            await self._wire.edit_text(home.address, message, words, keys)
        except Unchanged:
            pass
        except MessageGone:
            kept = None
        fence = self._duties.fence(home.id)
        named = numbers(tables) if kept is not None else ""
        await self._store.commit(KeepReminder(person, kept, named, fence=fence))

    def _queue(
        self, home: Chat, person: int, work: Callable[[], Awaitable[None]], *, edits: bool
    ) -> None:
        """Queue a call for somebody's own chat, one at a time."""
        if home.address is None or not ours(self._duties, home.id):
            return
        self._busy.add(person)

        async def job() -> None:
            waits = False
            try:
                if ours(self._duties, home.id):
                    with self._troubles.watching("notice", person=person):
                        await self._done(work)
            except Later:
                waits = True
                raise
            finally:
                if not waits:
                    self._busy.discard(person)

        self._sender.reply(home.address, job, patient=True, edits=edits)

    async def _done(self, work: Callable[[], Awaitable[None]]) -> None:
        try:
            await work()
        except Later:
            raise
        except NotOurs:  # whose it is by now sends it
            pass
        except WireError as error:
            log.info("reminder not changed", why=type(error).__name__)

    # -- what it says ------------------------------------------------------------------------------

    async def page(
        self, person: int, home: Chat, tables: tuple[Table, ...]
    ) -> tuple[str, Keyboard]:
        """All games that wait, with the way to each, and when to be told again."""
        texts = await self._frames.texts(home)
        lines, ways = [texts.html("remind-head", count=len(tables))], list[Key]()
        for table in tables[:NAMED]:
            line, way = await self._named(texts, table, person)
            lines.append(line)
            ways += () if way is None else (way,)
        if len(tables) > NAMED:
            lines.append(texts.html("remind-more", count=len(tables) - NAMED))
        return "\n".join(lines), (*in_rows(ways), again_keys(texts, person))

    async def _named(self, texts: Texts, table: Table, person: int) -> tuple[str, Key | None]:
        """A game's line, and the button that leads to its board; None where Telegram has no way."""
        game, id_ = texts.plain(f"game-{table.rules.game}"), str(table.game.id)
        words = texts.plain("key-remind", game=game, id=id_)
        if table.game.mode != "group":
            others = sorted({*table.owners, table.game.host} - {person})
            called = names_of(await self._door.book.people(others))
            names = texts.listed([called.get(one) or texts.plain("somebody") for one in others])
            line = texts.html("remind-with", game=game, id=id_, name=names)
            return line, Key(words, Bring().press(table.game.id))
        group = await self._store.chat(table.game.chat)
        board = await board_in(self._store, table.game.id, table.game.chat)
        link = None if group is None or board is None else board_link(group, board)
        club = texts.plain("some-group") if group is None else club_of(texts, group)
        if group is not None and group.inline is not None:
            line = texts.html("remind-in", game=game, id=id_, club=club)
            return line, Key(words, Bring().press(table.game.id))
        message = "remind-in" if link is not None else "remind-in-basic"
        line = texts.html(message, game=game, id=id_, club=club)
        return line, None if link is None else Key(words, url=link)


async def sooner(store: Store, person: int, every: str, now: int) -> None:
    """Somebody has chosen to be reminded so often (one of :data:`EVERY_MS`): it is looked no later
    than that from now on, but for what they have asked for."""
    row = await store.reminder(person)
    if row is not None and not row.asked and row.at > now + EVERY_MS[every]:
        with contextlib.suppress(Stale):
            await store.commit(Remind(person, row.chat, now + EVERY_MS[every], was=row.at))


def _can_be_told(who: Person | None) -> bool:
    """Whether that person is somebody to whom we may write."""
    known = who is not None and who.telegram is not None and who.banned is None
    return known and who is not None and who.reachable


def _later(
    who: Person, tables: tuple[Table, ...], now: int, *, asked: bool
) -> tuple[int, bool] | None:
    """When to look at somebody again, and whether it is still what they asked for; None if they are
    to be reminded now. Games that begin to wait after this was looked at have not waited long
    then."""
    if not tables:
        return now + WAITED_MS, False
    long = min(table.game.changed_at for table in tables) + WAITED_MS
    if not asked and long > now:
        return min(long, now + WAITED_MS), False
    until = quiet_until(who.quiet, who.zone, now)
    return None if until is None else (until + spread(who.id), asked)
