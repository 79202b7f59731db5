"""Offers to end a game together: a draw in every game, the count where the rules have such a call.

An offer stands with the game until all others at the table have accepted it, one declines, or one
who has not answered plays on (docs/decisions/0012). Who offered may take it back. Who declined is
told until somebody plays on.
"""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, replace
from typing import Any, Literal, TypeAlias

from bot.table.board_rows import afresh
from bot.table.book import Book, Result
from bot.table.changes import Answer, Change, Decision, amended, differing, shown_again, woken
from bot.table.endings import end
from bot.table.table import Table
from games.core import Over
from storage.operations import Op
from storage.rows import Player

OfferKind: TypeAlias = Literal["draw", "count", "end"]
"""A draw by agreement; the stones are counted now (seega 3.8); an end without loss, as somebody
cannot act any more."""

TIRED = 300
"""After so many actions the BOT accepts a draw where nothing can be counted."""


@dataclass(frozen=True, slots=True)
class Offer:
    """What joiner `by` offered at `ply`; `yes` are the joiners who accepted it. It is kept when it
    no longer stands (not `open`), so that nobody offers twice at one ply. `no` is the joiner who
    declined it, None if `by` took it back; `until` the ply at which that was so."""

    kind: OfferKind
    by: int
    ply: int
    yes: tuple[int, ...] = ()
    open: bool = True
    no: int | None = None
    until: int = 0

    @property
    def name(self) -> str:
        """What a button that answers it carries."""
        return f"{self.kind}.{self.by}"

    def text(self) -> str:
        """The saved form."""
        return json.dumps(asdict(self), separators=(",", ":"))


def last_offer(table: Table) -> Offer | None:
    """What was offered last, whether it stands or not."""
    if table.game.offer is None:
        return None
    saved: dict[str, Any] = json.loads(table.game.offer)
    return Offer(**{**saved, "yes": tuple(saved["yes"])})


def offer_of(table: Table) -> Offer | None:
    """The offer that stands at a table."""
    offer = last_offer(table)
    goes_on = table.game.status in ("playing", "asleep")
    return offer if offer is not None and offer.open and goes_on else None


def declined_by(table: Table) -> Player | None:
    """Who has declined the last offer, until somebody plays on."""
    offer, goes_on = last_offer(table), table.game.status in ("playing", "asleep")
    if offer is None or offer.open or offer.no is None or not goes_on:
        return None
    return table.players[offer.no] if offer.until == table.game.ply else None


def asked(table: Table, offer: Offer) -> tuple[Player, ...]:
    """Whose answer is still wanted: the others at the table who are people. Who cannot act is not
    asked whether the game shall end without them."""
    done = (offer.by, *offer.yes)
    people = (p for p in table.players if p.person is not None and p.number not in done)
    return tuple(p for p in people if offer.kind != "end" or not p.absent)


def standing(after: Table, before: Table) -> Table:
    """The table after a step: by playing on, who was asked declines."""
    offer, player = offer_of(before), before.to_act
    if offer is None or player not in asked(before, offer):
        return after
    return _with(after, _closed(offer, player, after))


def may_offer(table: Table, kind: OfferKind) -> bool:
    """Whether such an end can be offered in the position."""
    if table.game.status not in ("playing", "asleep") or not table.people:
        return False
    if kind == "end":
        return any(player.absent for player in table.players)
    return kind == "draw" or table.rules.counted(table.state) is not None


def agrees(table: Table, player: Player, kind: OfferKind) -> bool:
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
    if offer is None or offer.kind != "end" or any(player.absent for player in table.players):
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

    async def offer(self, game: int, person: int, kind: OfferKind) -> Result:
        """`person` offers the others to end the game so; a sleeping game wakes for it. Two who
        offer the same agree."""

        async def decide(table: Table, now: int) -> Decision:
            tell = await self._tell(table, person)
            return offering(table, now, person, kind, tell)

        return await self._book.decide(game, decide)

    async def _tell(self, table: Table, person: int) -> tuple[Op, ...]:
        """Who is asked elsewhere is told by a fresh board: an edit makes no notification."""
        if table.game.mode != "link":
            return ()
        own = await self._book.store.private_chat(person)
        boards = await self._book.store.boards(table.game.id)
        others = (b for b in boards if own is None or b.chat != own.id)
        return tuple(op for board in others for op in afresh(board, board.topic))


def offering(
    table: Table, now: int, person: int, kind: OfferKind, tell: tuple[Op, ...] = ()
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
    offer = Offer(kind, _by(table, person), table.game.ply)
    if asked(table, offer) and _again(table, offer):
        return "offer-declined"
    if not all(agrees(table, bot, kind) for bot in table.players if bot.bot is not None):
        return "bot-declines"
    if not asked(table, offer):
        return _agreed(table, now, offer, person)
    after = _with(table if table.game.status == "playing" else woken(table, now), offer)
    change = differing(table, after, "playing", "asleep")
    return Change(after, (change, shown_again(table), *tell))


def _unanswerable(table: Table, offer: Offer) -> bool:
    """Whether somebody is asked who cannot answer."""
    return any(player.absent for player in asked(table, offer))


def _again(table: Table, offer: Offer) -> bool:
    """Whether the same player has offered at this ply before; to end a game without who left is
    another matter than to end it with them."""
    last = last_offer(table)
    if last is None or (last.by, last.ply) != (offer.by, offer.ply):
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


def _by(table: Table, person: int) -> int:
    """The joiner who offers: at one phone the side to move."""
    mine = [p for p in table.players if p.person == person]
    return next((p.number for p in mine if p == table.to_act), mine[0].number)
