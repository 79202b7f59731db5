"""Ends that no move brings: resigning, cancelling, and invitations that come to nothing."""

from __future__ import annotations

from dataclasses import replace

from bot.table.book import Book, Change, Decision, Result
from bot.table.changes import amended, differing, ended, shown_again
from bot.table.seats import TAKES_OVER
from bot.table.steps import bot_due
from bot.table.table import Table
from storage.rows import Person, Player
from storage.store import TakeOver


class Endings:
    """Ending a game before its end."""

    def __init__(self, book: Book) -> None:
        self._book = book

    async def resign(self, game: int, person: Person, *, update: int | None = None) -> Result:
        """`person` gives the game up. Of two the other wins; of more the BOT takes the seat over,
        and the game goes on as long as somebody plays (decision 11)."""

        async def decide(table: Table) -> Decision:
            return resigning(table, person.id, self._book.clock())

        return await self._book.decide(game, decide, update)

    async def cancel(self, game: int, *, update: int | None = None) -> Result:
        """End a game without a result (a group's admin; the caller has checked that)."""

        async def decide(table: Table) -> Decision:
            return cancelling(table, self._book.clock())

        return await self._book.decide(game, decide, update)

    async def withdraw(self, game: int, person: Person, *, update: int | None = None) -> Result:
        """The host takes the invitation back; the one it is reserved for may decline it."""

        async def decide(table: Table) -> Decision:
            return withdrawing(table, person.id, self._book.clock())

        return await self._book.decide(game, decide, update)

    async def expire(self, game: int) -> Result:
        """An invitation nobody took in time."""

        async def decide(table: Table) -> Decision:
            return expiring(table, self._book.clock())

        return await self._book.decide(game, decide)


def end(
    table: Table,
    now: int,
    reason: str,
    winners: tuple[int, ...] = (),
    score: tuple[int, ...] | None = None,
) -> Change:
    """The end of a game that goes on or has not begun."""
    after = ended(table, now, reason, winners, score)
    return Change(after, (differing(table, after, "open", "playing", "asleep"), shown_again(table)))


def resigning(table: Table, person: int, now: int) -> Decision:
    """What becomes of a game that a person gives up."""
    if not table.plays(person):
        return "foreign"
    if table.game.status not in ("playing", "asleep"):
        return "over"
    if table.watched:
        return end(table, now, "withdrawn")
    player = table.resigning(person)
    if player is None or player.seat is None:
        return "not-yours"
    if not table.rules.may_resign(table.state, player.seat):
        return "may-not-resign"
    if len(table.players) > 2:
        return _taken_over(table, player, person, now)
    winners = tuple(p.seat for p in table.players if p.seat not in (None, player.seat))
    score = table.rules.forfeit(table.state, player.seat)
    return end(table, now, "resigned", tuple(s for s in winners if s is not None), score)


def _taken_over(table: Table, player: Player, person: int, now: int) -> Change:
    """The BOT plays on for who resigned; when nobody else is left, the game has ended."""
    if all(p.person is None or p.absent for p in table.players if p != player):
        return end(table, now, "abandoned")
    taken = replace(player, person=None, bot=TAKES_OVER, resigned=person, absent="")
    players = tuple(taken if p == player else p for p in table.players)
    after = amended(replace(table, players=players), now, offer=None)
    after = amended(after, now, bot_due_at=bot_due(after, now))
    over = TakeOver(table.game.id, player.number, person, TAKES_OVER)
    return Change(after, (differing(table, after, "playing", "asleep"), over, shown_again(table)))


def cancelling(table: Table, now: int) -> Decision:
    """What becomes of a game that is ended without a result."""
    return "over" if table.game.status == "over" else end(table, now, "cancelled")


def withdrawing(table: Table, person: int, now: int) -> Decision:
    """What becomes of an invitation that its host takes back, or its guest declines."""
    if person not in (table.game.host, table.game.reserved):
        return "not-host"
    if table.game.status != "open":
        return "not-open"
    return end(table, now, "withdrawn" if person == table.game.host else "declined")


def expiring(table: Table, now: int) -> Decision:
    """What becomes of an invitation with time."""
    expires = table.game.expires_at
    if table.game.status != "open" or expires is None or expires > now:
        return "not-open"
    return end(table, now, "expired")
