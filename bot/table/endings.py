"""Ends that no move brings: resigning, cancelling, and invitations that come to nothing. Pure."""

from __future__ import annotations

from dataclasses import replace

from bot.table.changes import Change, Decision, amended, bot_due, differing, ended, shown_again
from bot.table.seats import stood_in, taken_over
from bot.table.table import Table
from storage.operations import AddDeed
from storage.rows import Deed, Player


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


def resigning(table: Table, now: int, person: int) -> Decision:
    """`person` gives the game up. Of two the other wins; of more the BOT takes the seat over, and
    the game goes on as long as somebody plays (decision 11)."""
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
        return _taken_over(table, now, player, person)
    winners = tuple(p.seat for p in table.players if p.seat not in (None, player.seat))
    score = table.rules.forfeit(table.state, player.seat)
    return end(table, now, "resigned", tuple(s for s in winners if s is not None), score)


def _taken_over(table: Table, now: int, player: Player, person: int) -> Change:
    """The BOT plays on for who resigned; when nobody else is left, the game has ended."""
    if all(p.person is None or p.absent for p in table.players if p != player):
        return end(table, now, "abandoned")
    taken, over = taken_over(table, replace(player, person=person))
    after = amended(table.with_players(taken), now, offer=None, unrated=stood_in(table))
    after = amended(after, now, bot_due_at=bot_due(after, now))
    return Change(after, (differing(table, after, "playing", "asleep"), over, shown_again(table)))


def cancelling(table: Table, now: int) -> Decision:
    """A game is ended without a result (by a group's admin; the caller has checked that)."""
    return "over" if table.game.status == "over" else end(table, now, "cancelled")


def breaking_off(table: Table, now: int, deed: Deed) -> Decision:
    """One of those who run the bot ends a game without a result: `deed` is kept with it."""
    if table.game.status == "over":
        return "over"
    change = end(table, now, "broken-off")
    return replace(change, ops=(*change.ops, AddDeed(deed)))


def withdrawing(table: Table, now: int, person: int) -> Decision:
    """The host takes the invitation back; the one it is reserved for may decline it."""
    if person not in (table.game.host, table.game.reserved):
        return "not-host"
    if table.game.status != "open":
        return "not-open"
    return end(table, now, "withdrawn" if person == table.game.host else "declined")


def expiring(table: Table, now: int) -> Decision:
    """An invitation ends that nobody took in time."""
    expires = table.game.expires_at
    if table.game.status != "open" or expires is None or expires > now:
        return "not-open"
    return end(table, now, "expired")
