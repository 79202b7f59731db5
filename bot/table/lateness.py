"""What the others at a table may do once somebody has taken longer for a turn than was agreed: they
remind them, give them a day more, and where the rules have a pass let them pass. Of two the other
may claim the game; of more the BOT sits down until they are back. Nothing of it happens by itself.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from bot.table import notice_rows
from bot.table.book import Book, Result
from bot.table.changes import Answer, Change, Decision, amended, bot_due, differing, shown_again
from bot.table.clock import DAY_MS, is_late
from bot.table.endings import end
from bot.table.play import Play
from bot.table.seats import stood_in, taken_over
from bot.table.table import Table
from games.core import Choose
from storage.operations import AddNotice, Op
from storage.rows import Notice

IDLE: Final = "pass"
"""How every game writes that nothing is done."""

POKED_MS: Final = 8 * 3600 * 1000
"""Who was reminded is not reminded again so soon."""

JUST_MS: Final = 10_000
"""Who has moved so lately has not left: the game is not claimed from under their hands."""


class Lateness:
    """Reminding, and what is decided about who is late."""

    def __init__(self, book: Book) -> None:
        self._book = book

    async def poke(self, game: int, person: int, ply: int) -> Result:
        """`person` has who is late reminded: as when their turn came, where they want to hear of
        it."""

        async def decide(table: Table, now: int) -> Decision:
            decision = poking(table, now, person, ply)
            if not isinstance(decision, Change):
                return decision
            notice = await self._reminder(table, now)
            told: tuple[Op, ...] = () if notice is None else (AddNotice(notice),)
            return replace(decision, ops=(*decision.ops, *told))

        return await self._book.decide(game, decide)

    async def _reminder(self, table: Table, now: int) -> Notice | None:
        """The message to who is late: a mention in the group, or a fresh board in their chat."""
        late, store = table.to_act, self._book.store
        if late is None or late.person is None:
            return None
        if table.game.mode == "group":
            id_ = await store.new_id("notice")
            return notice_rows.call(id_, late.person, table, now - notice_rows.CALL_MS)
        chat = await store.private_chat(late.person)
        if chat is None:
            return None
        id_ = await store.new_id("notice")
        at = now - notice_rows.NUDGE_MS
        return notice_rows.nudge(id_, chat.id, late.person, table, at)

    async def skip(self, game: int, person: int, ply: int) -> Result:
        """`person` lets who is late pass."""
        table = await self._book.table(game)
        if table is None:
            return Result("unknown")
        reason = not_late(table, person, ply)
        late = table.to_act
        if reason is None and not may_skip(table):
            reason = "not-offered"
        if reason is not None or late is None or late.person is None:
            return await self._book.refused(reason or "not-late", table)
        return await Play(self._book).act(game, ply, late.person, IDLE)

    async def claim(self, game: int, person: int, ply: int) -> Result:
        """`person` ends the game, and has won it."""

        async def decide(table: Table, now: int) -> Decision:
            last = await self._book.store.actions(game, max(0, table.game.ply - 1))
            return claiming(table, now, person, ply, max((row.at for row in last), default=0))

        return await self._book.decide(game, decide)


def not_late(table: Table, person: int, ply: int) -> Answer | None:
    """Why that person has nothing to decide about who is late at that ply; None if they have."""
    if person not in table.people:
        return "foreign"
    if table.game.status in ("open", "over"):
        return "over" if table.game.status == "over" else "stale"
    if ply != table.game.ply:
        return "stale"
    late = table.to_act
    if not is_late(table) or late is None:
        return "not-late"
    return "own-time" if late.person == person else None


def may_skip(table: Table) -> bool:
    """Whether the rules let who is late pass."""
    turn = table.turn
    if not isinstance(turn, Choose) or table.game.status != "playing":
        return False
    return any(table.rules.write(action) == IDLE for action in turn.actions)


def poking(table: Table, now: int, person: int, ply: int) -> Decision:
    """`person` has who is late reminded; not again and again."""
    reason = not_late(table, person, ply)
    if reason is not None:
        return reason
    if table.game.poked_at is not None and now - table.game.poked_at < POKED_MS:
        return "poked"
    after = replace(table, game=replace(table.game, poked_at=now))
    return Change(after, (differing(table, after, "playing", "asleep"),))


def giving_a_day(table: Table, now: int, person: int, ply: int) -> Decision:
    """`person` gives who is late a day more, from now on."""
    reason = not_late(table, person, ply)
    if reason is not None:
        return reason
    after = amended(table, now, turn_due_at=now + DAY_MS, poked_at=None)
    return Change(after, (differing(table, after, "playing", "asleep"), shown_again(table)))


def claiming(table: Table, now: int, person: int, ply: int, moved_at: int) -> Decision:
    """`person`, the only other player, ends the game as its winner; not while who is late is at
    it: their last action was at `moved_at`."""
    reason = not_late(table, person, ply)
    if reason is not None:
        return reason
    late = table.to_act
    if len(table.players) != 2 or late is None or late.seat is None:
        return "not-offered"
    acted = table.recent[-1].seat == late.seat if table.recent else False
    if acted and now - moved_at < JUST_MS:
        return "just-moved"
    score = table.rules.forfeit(table.state, late.seat)
    return end(table, now, "time", (1 - late.seat,), score)


def calling_bot_for_late(table: Table, now: int, person: int, ply: int) -> Decision:
    """`person` has the BOT sit down for who is late, until they are back; where more than two
    play."""
    reason = not_late(table, person, ply)
    if reason is not None:
        return reason
    late = table.to_act
    if len(table.players) < 3 or late is None or late.person is None:
        return "not-offered"
    taken, over = taken_over(table, late, "asked")
    after = amended(table.with_players(taken), now, offer=None, unrated=stood_in(table))
    after = amended(after, now, bot_due_at=bot_due(after, now))
    return Change(after, (differing(table, after, "playing", "asleep"), over, shown_again(table)))
