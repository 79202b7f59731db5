"""Offers to end a game together: a draw in every game, the count where the rules have such a call;
requests to take a choice back (:mod:`bot.table.takebacks`); and what is agreed on about time.

An offer stands with the game until all others at the table have accepted it, one declines, or one
who has not answered plays on (docs/decisions/0012). Who offered may take it back. Who declined is
told until somebody plays on.
"""

from __future__ import annotations

from dataclasses import replace
from typing import get_args

from bot.table.asking import Ending, Offer, Timing, asked, last_offer, offer_of
from bot.table.board_rows import afresh
from bot.table.book import Book, Result
from bot.table.changes import Answer, Change, Decision, amended, differing, shown_again, woken
from bot.table.clock import OFF, PAUSES, TIMES, may_have_clock
from bot.table.endings import end
from bot.table.muting import is_muted
from bot.table.table import Table
from bot.table.takeback import undone
from games.core import Over
from storage.operations import Op
from storage.rows import Player
from storage.store import Store

TIRED = 300
"""After so many actions the BOT accepts a draw where nothing can be counted."""


def standing(after: Table, before: Table) -> Table:
    """The table after a step: by playing on, who was asked declines. A request to take a choice
    back outlives that; it ends when who made it plays on. What is asked about time stands until it
    is answered."""
    offer, player = offer_of(before), before.to_act
    if offer is None or player is None or offer.kind in ("time", "pause"):
        return after
    if offer.kind == "back":
        mine = before.players[offer.by].person == player.person
        return _with(after, _closed(offer, None, after)) if mine else after
    return _with(after, _closed(offer, player, after)) if player in asked(before, offer) else after


def may_offer(table: Table, kind: Ending) -> bool:
    """Whether such an end can be offered in the position."""
    if table.game.status not in ("playing", "asleep") or not table.people:
        return False
    if kind == "end":
        return any(player.out_of_reach for player in table.players)
    return kind == "draw" or table.rules.counted(table.state) is not None


def agrees(table: Table, player: Player, kind: Ending) -> bool:
    """Whether the BOT accepts: not while it is ahead on the count, and a draw where nothing can be
    counted only in a very long game."""
    if kind == "end":
        return True
    over = table.rules.counted(table.state)
    if over is None:
        return kind == "draw" and table.game.ply >= TIRED
    if kind == "draw":
        return player.seat not in over.winners
    return not over.winners or player.seat in over.winners


def void_without(table: Table, person: int) -> Table:
    """The table of which `person` is about to leave. The offer that stands goes if they made it or
    are asked."""
    offer = offer_of(table)
    if offer is None:
        return table
    concerned = (table.players[offer.by], *asked(table, offer))
    leaves = any(player.person == person for player in concerned)
    return _with(table, _closed(offer, None, table)) if leaves else table


def void_together(table: Table) -> Table:
    """The table without the offer to end the game without who left, if everybody is there again."""
    offer = offer_of(table)
    if offer is None or offer.kind != "end" or any(player.out_of_reach for player in table.players):
        return table
    return _with(table, _closed(offer, None, table))


def _closed(offer: Offer, no: Player | None, table: Table) -> Offer:
    """The offer, which no longer stands: that player declined it, or it was taken back."""
    number = None if no is None else no.number
    return replace(offer, open=False, no=number, until=table.game.ply)


def _with(table: Table, offer: Offer) -> Table:
    return replace(table, game=replace(table.game, offer=offer.text()))


class Offers:
    """Offering, accepting and declining."""

    def __init__(self, book: Book) -> None:
        self._book = book

    async def offer(self, game: int, person: int, kind: Ending) -> Result:
        """`person` offers the others to end the game so; a sleeping game wakes for it. Two who
        offer the same agree."""

        async def decide(table: Table, now: int) -> Decision:
            tell = await told_elsewhere(self._book.store, table, person)
            return offering(table, now, person, kind, tell)

        return await self._book.decide(game, decide)

    async def propose(self, game: int, person: int, kind: Timing, what: str) -> Result:
        """`person` asks the others to agree on that time a turn, or that pause."""

        async def decide(table: Table, now: int) -> Decision:
            tell = await told_elsewhere(self._book.store, table, person)
            return proposing(table, now, person, kind, what, tell)

        return await self._book.decide(game, decide)

    async def accept(self, game: int, person: int, ply: int, name: str) -> Result:
        """`person` accepts the offer of that ply and name."""

        async def decide(table: Table, now: int) -> Decision:
            offer = offer_of(table)
            if offer is not None and offer.kind == "back":
                table = await self._book.all_of(table)
            return accepting(table, now, person, ply, name)

        return await self._book.decide(game, decide)


async def told_elsewhere(store: Store, table: Table, person: int) -> tuple[Op, ...]:
    """Who is asked elsewhere is told by a fresh board: an edit makes no notification. Not who wants
    to hear nothing of this game."""
    if table.game.mode != "link":
        return ()
    own = await store.private_chat(person)
    others = await store.boards(table.game.id)
    deaf = [await store.private_chat(p) for p in table.people if is_muted(table, p)]
    but = {chat.id for chat in (own, *deaf) if chat is not None}
    return tuple(op for b in others if b.chat not in but for op in afresh(b, b.topic))


def offering(
    table: Table, now: int, person: int, kind: Ending, tell: tuple[Op, ...] = ()
) -> Decision:
    """What becomes of a game in which `person` offers an end; `tell` is written if the others are
    to be asked."""
    reason = _idle(table, person)
    if reason is not None:
        return reason
    if not may_offer(table, kind):
        return "here-again" if kind == "end" else "not-offered"
    standing_one = offer_of(table)
    if standing_one is not None and not (kind == "end" and _unanswerable(table, standing_one)):
        if standing_one.kind != kind or not _is_asked(table, standing_one, person):
            return "offer-stands"
        return _agreed(table, now, standing_one, person)
    offer = Offer(kind, joiner(table, person), table.game.ply)
    if asked(table, offer) and _again(table, offer):
        return "offer-declined"
    if not all(agrees(table, bot, kind) for bot in table.players if bot.bot is not None):
        return "bot-declines"
    if not asked(table, offer):
        return _agreed(table, now, offer, person)
    after = _with(table if table.game.status == "playing" else woken(table, now), offer)
    return _asking(table, after, tell)


def requesting(
    table: Table, now: int, person: int, to: int, what: str, tell: tuple[Op, ...] = ()
) -> Decision:
    """What becomes of a game in which `person` asks the others to take back all from the action
    number `to` on, which is written `what`."""
    if offer_of(table) is not None:
        return "offer-stands"
    offer = Offer("back", joiner(table, person), table.game.ply, to=to, what=what)
    last = last_offer(table)
    same = None if last is None else (last.kind, last.by, last.to, last.what)
    if same == (offer.kind, offer.by, to, what):
        return "back-declined"
    return _asking(table, amended(_with(table, offer), now), tell)


def proposing(
    table: Table, now: int, person: int, kind: Timing, what: str, tell: tuple[Op, ...] = ()
) -> Decision:
    """What becomes of a game in which `person` asks the others to agree on a time a turn, or on a
    pause, by its name. Two who ask for the same agree."""
    reason = _idle(table, person)
    if reason is not None:
        return reason
    if not may_have_clock(table) or what not in (OFF, *(TIMES if kind == "time" else PAUSES)):
        return "not-offered"
    if kind == "pause" and table.game.turn_ms is None:
        return "no-clock"
    same_time = kind == "time" and TIMES.get(what) == table.game.turn_ms
    if same_time or (kind == "pause" and what == OFF and table.game.paused_until is None):
        return "time-same"
    standing_one = offer_of(table)
    if standing_one is not None:
        same = (standing_one.kind, standing_one.what) == (kind, what)
        if not same or not _is_asked(table, standing_one, person):
            return "offer-stands"
        return _agreed(table, now, standing_one, person)
    offer = Offer(kind, joiner(table, person), table.game.ply, what=what)
    last = last_offer(table)
    if (
        last is not None
        and last.no is not None
        and (last.kind, last.by, last.ply, last.what) == (kind, offer.by, offer.ply, what)
    ):
        return "offer-declined"
    if not asked(table, offer):
        return _agreed(table, now, offer, person)
    return _asking(table, amended(_with(table, offer), now), tell)


def _timed(table: Table, now: int, offer: Offer) -> Change:
    """All have agreed on a time a turn, or on a pause; the clock follows."""
    closed = _with(table, _closed(offer, None, table))
    if offer.kind == "time":
        after = amended(closed, now, turn_ms=TIMES.get(offer.what))
    else:
        pause = PAUSES.get(offer.what)
        after = amended(closed, now, paused_until=None if pause is None else now + pause)
    change = differing(table, after, "playing", "asleep")
    return Change(after, (change, shown_again(table)))


def _asking(table: Table, after: Table, tell: tuple[Op, ...]) -> Change:
    change = differing(table, after, "playing", "asleep")
    return Change(after, (change, shown_again(table), *tell))


def _unanswerable(table: Table, offer: Offer) -> bool:
    """Whether somebody is asked who cannot answer."""
    return any(player.absent for player in asked(table, offer))


def _again(table: Table, offer: Offer) -> bool:
    """Whether the same player has offered an end at this ply before; to end a game without who left
    is another matter than to end it with them."""
    last = last_offer(table)
    if last is None or (last.by, last.ply) != (offer.by, offer.ply):
        return False
    if last.kind not in get_args(Ending):
        return False
    return (last.kind == "end") == (offer.kind == "end")


def accepting(table: Table, now: int, person: int, ply: int, name: str) -> Decision:
    """`person` accepts the offer of that ply and name; the last one who does ends the game."""
    offer, reason = _stands(table, person, ply, name)
    if offer is None or reason is not None:
        return reason or "offer-gone"
    if not _is_asked(table, offer, person):
        return "own-offer"
    return _agreed(table, now, offer, person)


def declining(table: Table, now: int, person: int, ply: int, name: str) -> Decision:
    """`person` declines the offer of that ply and name, or takes their own back."""
    offer, reason = _stands(table, person, ply, name)
    if offer is None or reason is not None:
        return reason or "offer-gone"
    no = next((p for p in asked(table, offer) if p.person == person), None)
    return _noted(table, now, _closed(offer, no, table))


def _agreed(table: Table, now: int, offer: Offer, person: int) -> Decision:
    """One more accepts; the last one ends the game."""
    yes = (p.number for p in asked(table, offer) if p.person == person)
    offer = replace(offer, yes=(*offer.yes, *yes))
    if asked(table, offer):
        return _noted(table, now, offer)
    if offer.kind == "back":
        closed = _with(table, _closed(offer, None, table))
        return undone(table, now, offer.to, table.played[offer.to].seat, offer=closed.game.offer)
    if offer.kind in ("time", "pause"):
        return _timed(table, now, offer)
    reason = "left" if offer.kind == "end" else "agreed"
    over: Over | None = Over((), reason, (0,) * len(table.players))
    if offer.kind == "count":
        over = table.rules.counted(table.state)
    if over is None:  # who offered has played on, and nothing can be counted any more
        return "offer-gone"
    return end(table, now, over.reason, over.winners, over.score)


def _noted(table: Table, now: int, offer: Offer) -> Change:
    after = amended(_with(table, offer), now)
    return Change(after, (differing(table, after, "playing", "asleep"), shown_again(table)))


def _is_asked(table: Table, offer: Offer, person: int) -> bool:
    return any(p.person == person for p in asked(table, offer))


def _idle(table: Table, person: int) -> Answer | None:
    """Why `person` can offer or answer nothing here."""
    if not table.plays(person):
        return "foreign"
    if table.game.status == "over":
        return "over"
    return "stale" if table.game.status == "open" else None


def _stands(table: Table, person: int, ply: int, name: str) -> tuple[Offer | None, Answer | None]:
    offer = offer_of(table)
    if offer is not None and (offer.ply, offer.name) != (ply, name):
        offer = None
    return offer, _idle(table, person)


def joiner(table: Table, person: int) -> int:
    """The joiner who offers: at one phone the side to move."""
    mine = [p for p in table.players if p.person == person]
    return next((p.number for p in mine if p == table.to_act), mine[0].number)
