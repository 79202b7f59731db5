"""What time brings: the BOT's steps, expired invitations, owed notices, boards left behind.

Timers are rows (`bot_due_at`, `expires_at`, `not_before`), not tasks that die with the process: the
ticker asks what is due, does it through the door, and asks again.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Coroutine
from logging import INFO, WARNING
from random import Random
from typing import Any, Final

import structlog

from bot.board.notices import Notices
from bot.board.reconciler import Boards
from bot.run.thinking import Thinking
from bot.run.timekeeper import Timekeeper
from bot.table.beforehand import frames_to_read
from bot.table.clock import passing
from bot.table.door import Door
from bot.table.endings import expiring
from bot.table.steps import THROW_ON, BotSeat
from bot.table.table import Table
from bot.table.takeback import in_its_moment
from bot.telegram.tasks import Spawn
from bot.telegram.troubles import Troubles, pause_ms
from games.core import Choose
from opponents import CAST
from opponents.worker import choosing
from storage.leases import CARETAKER, EVERYTHING, Duties
from storage.operations import ChangeGame
from storage.rows import Player
from storage.store import Stale, Store

log = structlog.get_logger(__name__)

SWEEP_MS = 3000
"""How often boards, notices and stale messages are looked for."""
LOOK_MS = 100
"""How often a process looks for what others have committed."""
CLOCK_MS = 1000
"""How often pauses and the time of turns are looked for, while any runs; at each sweep else."""
RARE_MS = 60_000
"""How often invitations are checked for their end."""
PRUNE_MS = 3_600_000
"""How often seen updates are forgotten; never sooner after the start, or after the clock was set:
what Telegram still has to hand out has come by then, whatever time it seems to be."""
FAULT_MS = 5000
"""The first pause after something failed that nobody expected; it doubles."""
UPLOADS = 5000
"""Pictures whose file ids are remembered: some days' boards, less than a megabyte."""
ENDED_MEANWHILE = frozenset({"asleep", "over", "stale", "not-yours"})
"""While the BOT was thinking somebody left, resigned or ended the game, or came back to the seat
that it kept for them."""
SEEN_MS = 48 * 3600 * 1000
"""How long an update's id is remembered: ids restart at random after a quiet week."""

KEPT_MS = 30 * 24 * 3600 * 1000
"""How long dead letters and the addresses that groups had before they moved are kept."""


MOMENT: Final = 3
"""What would throw by itself waits so many frames of the BOT's, but no longer than `LONGEST_MS`,
while the choice before it can be taken back freely."""
LONGEST_MS: Final = 2000


class Ticker:
    """The one ticker. `pace_ms` is how long a frame of the BOT's stands before the next."""

    def __init__(
        self,
        store: Store,
        door: Door,
        boards: Boards,
        notices: Notices,
        *,
        clock: Callable[[], int],
        timekeeper: Timekeeper,
        random: Random,
        thinking: Thinking,
        spawn: Spawn,
        pace_ms: int,
        troubles: Troubles,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
        duties: Duties = EVERYTHING,
    ) -> None:
        self._store = store
        self._duties = duties
        self._door = door
        self._boards = boards
        self._notices = notices
        self._clock = clock
        self._timekeeper = timekeeper
        self._random = random
        self._thinking = thinking
        self._spawn = spawn
        self._pondered: set[int] = set()
        self._pace_ms, self._moment_ms = pace_ms, min(MOMENT * pace_ms, LONGEST_MS)
        self._troubles = troubles
        self._sleep = sleep
        self._early: dict[int, int] = {}
        self._sweeping: list[tuple[Callable[[], Coroutine[Any, Any, None]], bool]] = []
        self._woken = asyncio.Event()
        self._next_sweep = self._next_rare = self._next_clock = 0
        self._next_prune = clock() + PRUNE_MS

    def on_sweep(
        self, *begin: Callable[[], Coroutine[Any, Any, None]], everywhere: bool = False
    ) -> None:
        """Spawn what each of `begin` gives at every sweep, where the house is ours to keep, or
        `everywhere`; nobody waits for it."""
        self._sweeping += ((each, everywhere) for each in begin)

    def sweep_soon(self) -> None:
        """Look for everything that is due as soon as may be."""
        self._next_sweep = self._next_rare = self._next_clock = 0
        self._woken.set()

    def settled(self, game: int) -> None:
        """Every board of the game shows its newest state: the BOT need not wait longer."""
        self._early[game] = self._clock() + self._pace_ms
        self._woken.set()

    def changed(self, game: int | None = None) -> None:
        """Something was committed: what is due may have changed. In that `game` the BOT waits until
        the boards show it: an older state that they have shown is none to play on from."""
        if game is not None:
            self._early.pop(game, None)
        self._woken.set()

    async def run(self) -> None:
        """Tick until cancelled, or until the database fails."""
        await self._part("begin", self._timekeeper.begin())
        while True:
            self._woken.clear()
            pause = 0.0
            with self._troubles.watching("round") as watched:
                pause = (self._next(await self.tick()) - self._clock()) / 1000
            if watched.failed:
                await self._sleep(pause_ms(FAULT_MS, watched.failed, RARE_MS) / 1000)
            elif pause > 0:
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(pause):
                        await self._woken.wait()

    async def tick(self) -> int | None:
        """Do all that is due now. When the BOT is due next, None for never."""
        if await self._timekeeper.tick():  # then everything may be due at another time
            self._next_sweep = self._next_rare = self._next_clock = 0
            self._next_prune = self._clock() + PRUNE_MS
            self._early = dict.fromkeys(self._early, self._clock() + self._pace_ms)
        now = self._clock()
        if now >= self._next_sweep:
            self._next_sweep = now + SWEEP_MS
            await self._sweep()
        elif not self._duties.alone:
            await self._part("boards", self._boards.look())
        await self._part("clocks", self._clocks(now))
        if now >= self._next_rare:
            self._next_rare = now + RARE_MS
            self._spawn(self._expire(now))
        if now >= self._next_prune and self._duties.has(CARETAKER):
            self._next_prune = now + PRUNE_MS
            await self._part("prune", self._store.prune(now - SEEN_MS, UPLOADS, now - KEPT_MS))
        due = [game for game, at in self._early.items() if at <= now]
        for game in due:
            del self._early[game]
        soonest = await self._soonest()
        rows = [] if soonest is None or soonest > now else await self._rows(now)
        turns = dict.fromkeys((*due, *rows))
        for game in turns:
            if game in self._pondered:
                continue
            failed = await self._turn(game, self._bot(game))
            if failed and game in rows:
                await self._put_off(game, failed)
        return await self._soonest() if turns else soonest

    async def _soonest(self) -> int | None:
        """When the next BOT of ours is due."""
        return await self._store.next_bot_at(but=self._pondered, mine=self._duties.mine)

    async def _rows(self, now: int) -> list[int]:
        """The games in which the BOT is due, some of each chat."""
        mine = self._duties.mine
        return [game.id for game in await self._store.due_bots(now, but=self._pondered, mine=mine)]

    async def _sweep(self) -> None:
        for begin, everywhere in self._sweeping:
            if everywhere or self._duties.has(CARETAKER):
                self._spawn(begin())
        await self._part("lobbies", self._lobbies())
        await self._part("boards", self._boards.sweep())
        await self._part("notices", self._notices.sweep())

    async def _lobbies(self) -> None:
        """Have BOTs sit down where their time has come, and seats kept no longer."""
        for game in await self._store.due_lobbies(self._clock(), mine=self._duties.mine):
            with self._troubles.watching("invitation", game=game.id):
                await self._door.seating.lobby_due(game.id)

    async def _expire(self, now: int) -> None:
        """End the invitations whose time is over, however many; the BOT does not wait for that, and
        one that cannot be ended hides no other."""
        after, mine = (0, 0), self._duties.mine
        while invitations := await self._store.expired(now, after=after, mine=mine):
            for game in invitations:
                after = (game.expires_at or 0, game.id)
                with self._troubles.watching("invitation", game=game.id):
                    await self._door.change(game.id, expiring)

    async def _clocks(self, now: int) -> None:
        """Have boards say that a pause or the time of a turn is over: once, and only while people
        can reach us. Who asks Telegram for updates knows that, and does it for all chats."""
        if now < self._next_clock:
            return
        self._next_clock = now + CLOCK_MS
        soonest = await self._store.next_clock_at()
        self._timekeeper.exact = soonest is not None
        after = 0
        while self._timekeeper.here and soonest is not None and soonest <= now:
            games = await self._store.due_clocks(now, after=after)
            for game in games:
                after = game.id
                with self._troubles.watching("turn", game=game.id):
                    await self._door.change(game.id, passing)
            if not games:
                break

    async def _part(self, part: str, work: Awaitable[object]) -> None:
        """A part of the round, which stops no other."""
        with self._troubles.watching("round", part=part):
            await work

    async def _turn(self, game: int, work: Awaitable[object]) -> int:
        """The BOT's work for one game, which stops no other; how often in a row it has failed."""
        with self._troubles.watching("turn", game=game) as watched:
            await work
        return watched.failed

    async def _put_off(self, game: int, failed: int) -> None:
        """Ask that game again in a while, not at every tick."""
        later = (("bot_due_at", self._clock() + pause_ms(FAULT_MS, failed)),)
        with contextlib.suppress(Stale):
            await self._store.commit(ChangeGame(game, ("playing",), later))

    def _next(self, bot: int | None) -> int:
        """When something is due next; the BOT is at that time."""
        times = [self._next_sweep, self._next_rare, *self._early.values()]
        if self._timekeeper.exact:
            times.append(self._next_clock)
        if not self._duties.alone:  # others do not tell us what they have committed
            times.append(self._clock() + LOOK_MS)
        return min(times if bot is None else [*times, bot])

    async def _bot(self, game: int) -> None:
        """The BOT's next frame: a throw, or several where it is waited for, with the choice that
        follows; or one choice."""
        table = await self._door.book.table(game)
        if table is not None and self._waits(table):
            return
        seat = None if table is None else table.to_act
        if table is not None and seat is not None and table.game.bot_due_at is not None:
            await self._own_throw(table, seat)
        while table is not None and seat is not None and seat.bot is not None:
            if table.game.status != "playing":
                return
            action = THROW_ON if _awaited(table) else "throw"
            if isinstance(table.turn, Choose):
                if self._thinking.needed(seat.bot, table.rules.game):
                    self._pondered.add(game)
                    self._spawn(self._ponder(table, seat))
                    return
                chosen = CAST[seat.bot].choose(table.rules, table.state, self._random)
                action = table.rules.write(chosen)
            table = await self._act(table, seat, action)
            seat = None if table is None else table.to_act

    def _waits(self, table: Table) -> bool:
        """Whether a throw waits for a moment, as the choice before it can be taken back freely, or
        as what was done is to be read."""
        game, now = table.game, self._clock()
        back = self._moment_ms if in_its_moment(table) else 0
        over = game.changed_at + max(back, frames_to_read(table) * self._pace_ms)
        late = game.bot_due_at is None or game.bot_due_at <= now
        if late or not game.changed_at <= now < over:
            return False
        self._early[game.id] = over
        return True

    async def _own_throw(self, table: Table, player: Player) -> None:
        """The throw that comes by itself for a person."""
        if player.person is not None:
            await self._door.play.act(table.game.id, table.game.ply, player.person, "throw")

    async def _act(self, table: Table, seat: Player, action: str) -> Table | None:
        """The table after an action of the BOT's, where its frame goes on."""
        game = table.game
        result = await self._door.play.act(game.id, game.ply, BotSeat(seat.seat or 0), action)
        if not result.done or result.table is None:
            level = INFO if result.answer in ENDED_MEANWHILE else WARNING
            log.log(level, "the BOT was refused", game=game.id, why=result.answer)
            return None
        return result.table if result.table.held else None

    async def _ponder(self, table: Table, seat: Player) -> None:
        """A choice that takes its time, and the frame that it belongs to; nobody waits for it.

        Nothing of it is kept: after a restart the BOT is due as before, and thinks anew.
        """
        game = table.game.id
        try:
            if failed := await self._turn(game, self._pondering(table, seat)):
                await self._put_off(game, failed)
        finally:
            self._pondered.discard(game)
            self.changed()

    async def _pondering(self, table: Table, seat: Player) -> None:
        seed = self._random.getrandbits(64)
        question = choosing(seat.bot or "", table.rules, table.state, seed)
        answer = await self._thinking.ask(question)
        if await self._act(table, seat, answer["action"]) is not None:
            await self._bot(table.game.id)


def _awaited(table: Table) -> bool:
    """Whether the BOT throws on to the end of its turn: at a table of more than two people wait for
    several others, and a frame a throw would soon reach what Telegram lets us send to a group; and
    where somebody has their own throws thrown for them nobody is to wait for the BOT's."""
    waits = (len(table.players) > 2 and bool(table.people)) or table.hurried
    return table.rules.throws_on and waits
