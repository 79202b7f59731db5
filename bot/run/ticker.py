"""What time brings: the BOT's steps, expired invitations, owed notices, boards left behind.

Timers are rows (`bot_due_at`, `expires_at`, `not_before`), not tasks that die with the process: the
ticker asks what is due, does it through the door, and asks again.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from logging import INFO, WARNING
from random import Random

import structlog

from bot.board.notices import Notices
from bot.board.reconciler import Boards
from bot.handlers.visit import Spawn
from bot.run.thinking import Thinking
from bot.table.door import Door
from bot.table.steps import THROW_ON, BotSeat
from bot.table.table import BrokenGame, Table
from games.core import Choose, GameError
from opponents import CAST
from opponents.worker import choosing
from storage.rows import Player
from storage.store import ChangeGame, Stale, Store

log = structlog.get_logger(__name__)

SWEEP_MS = 3000
"""How often boards, notices and stale messages are looked for."""
RARE_MS = 60_000
"""How often invitations are checked for their end and seen updates are forgotten."""
UPLOADS = 5000
"""Pictures whose file ids are remembered: some days' boards, less than a megabyte."""
ENDED_MEANWHILE = frozenset({"asleep", "over", "stale"})
"""While the BOT was thinking somebody left, resigned or ended the game."""
SEEN_MS = 48 * 3600 * 1000
"""How long an update's id is remembered: ids restart at random after a quiet week."""


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
        random: Random,
        thinking: Thinking,
        spawn: Spawn,
        pace_ms: int,
    ) -> None:
        self._store = store
        self._door = door
        self._boards = boards
        self._notices = notices
        self._clock = clock
        self._random = random
        self._thinking = thinking
        self._spawn = spawn
        self._pondered: set[int] = set()
        self._pace_ms = pace_ms
        self._early: dict[int, int] = {}
        self._woken = asyncio.Event()
        self._next_sweep = self._next_rare = 0

    def settled(self, game: int) -> None:
        """Every board of the game shows its newest state: the BOT need not wait longer."""
        self._early[game] = self._clock() + self._pace_ms
        self._woken.set()

    def changed(self) -> None:
        """Something was committed: what is due may have changed."""
        self._woken.set()

    async def run(self) -> None:
        """Tick until cancelled."""
        while True:
            self._woken.clear()
            await self.tick()
            pause = (await self._next() - self._clock()) / 1000
            if pause > 0:
                try:
                    await asyncio.wait_for(self._woken.wait(), pause)
                except TimeoutError:
                    continue

    async def tick(self) -> None:
        """Do all that is due now."""
        now = self._clock()
        if not now < self._next_sweep <= now + SWEEP_MS:  # the clock may have been set back
            self._next_sweep = now + SWEEP_MS
            await self._boards.sweep()
            await self._notices.sweep()
        if not now < self._next_rare <= now + RARE_MS:
            self._next_rare = now + RARE_MS
            for invitation in await self._store.expired(now):
                await self._guarded(invitation.id, self._door.endings.expire(invitation.id))
            await self._store.prune(now - SEEN_MS, UPLOADS)
        due = [game for game, at in self._early.items() if at <= now]
        for game in due:
            del self._early[game]
        rows = [game.id for game in await self._store.due_bots(now, but=self._pondered)]
        for game in dict.fromkeys((*due, *rows)):
            if game in self._pondered:
                continue
            if not await self._guarded(game, self._bot(game)) and game in rows:
                await self._put_off(game)

    @staticmethod
    async def _guarded(game: int, work: Awaitable[object]) -> bool:
        """Whether the work for one game went well; one that is broken must not stop the others."""
        try:
            await work
        except (GameError, LookupError, BrokenGame):
            log.exception("a game is broken", game=game)
            return False
        return True

    async def _put_off(self, game: int) -> None:
        """Ask that game again in a while, not at every tick."""
        later = (("bot_due_at", self._clock() + RARE_MS),)
        with contextlib.suppress(Stale):
            await self._store.commit(ChangeGame(game, ("playing",), later))

    async def _next(self) -> int:
        times = [self._next_sweep, self._next_rare, *self._early.values()]
        bot = await self._store.next_bot_at(but=self._pondered)
        return min(times if bot is None else [*times, bot])

    async def _bot(self, game: int) -> None:
        """The BOT's next frame: a throw, or several where it is waited for, with the choice that
        follows; or one choice."""
        table = await self._door.book.table(game)
        seat = None if table is None else table.to_act
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
            if not await self._guarded(game, self._pondering(table, seat)):
                await self._put_off(game)
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
    several others, and a frame a throw would soon reach what Telegram lets us send to a group."""
    return table.rules.throws_on and len(table.players) > 2 and bool(table.people)
