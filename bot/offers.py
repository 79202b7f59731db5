"""Offers to end a game together: a draw in every game, the count where the rules have such a call.

An offer stands with the game until all others at the table have accepted it, one declines, or one
who has not answered plays on (docs/decisions/0012). Who offered may take it back. Who declined is
told until somebody plays on.
"""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, replace
from typing import Any, Literal, TypeAlias

from bot.book import Result
from bot.pauses import Pauses
from bot.seating import afresh
from bot.steps import Answer
from bot.table import Table
from games.core import Over
from storage.rows import Person, Player
from storage.store import Op, Raise

OfferKind: TypeAlias = Literal["draw", "count"]
"""A draw by agreement; the stones are counted now (seega 3.8)."""

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
    """Whose answer is still wanted: the others at the table who are people."""
    done = (offer.by, *offer.yes)
    return tuple(p for p in table.players if p.person is not None and p.number not in done)


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
    return kind == "draw" or table.rules.counted(table.state) is not None


def agrees(table: Table, player: Player, kind: OfferKind) -> bool:
    """Whether the BOT accepts: not while it is ahead on the count, and a draw where nothing can be
    counted only in a very long game."""
    over = table.rules.counted(table.state)
    if over is None:
        return kind == "draw" and table.game.ply >= TIRED
    if kind == "draw":
        return player.seat not in over.winners
    return not over.winners or player.seat in over.winners


def _closed(offer: Offer, no: Player | None, table: Table) -> Offer:
    """The offer that no longer stands, declined by that player at that table, or taken back."""
    number = None if no is None else no.number
    return replace(offer, open=False, no=number, until=table.game.ply)


def _with(table: Table, offer: Offer) -> Table:
    return replace(table, game=replace(table.game, offer=offer.text()))


class Offers(Pauses):
    """The door as far as offers."""

    async def offer(
        self, game: int, person: Person, kind: OfferKind, *, update: int | None = None
    ) -> Result:
        """`person` offers the others to end the game so; a sleeping game wakes for it. Two who
        offer the same agree."""
        async with self._at(game) as table:
            if table is None:
                return Result("unknown")
            reason = _idle(table, person)
            if reason is None and not may_offer(table, kind):
                reason = "not-offered"
            if reason is not None:
                return await self._refused(reason, table, update)
            offer = offer_of(table)
            if offer is not None:
                if offer.kind != kind or all(p.person != person.id for p in asked(table, offer)):
                    return await self._refused("offer-stands", table, update)
                return await self._agreed(table, offer, person, update)
            offer = Offer(kind, _by(table, person), table.game.ply)
            last = last_offer(table)
            again = last is not None and (last.by, last.ply) == (offer.by, offer.ply)
            bots = [p for p in table.players if p.bot is not None]
            if again:
                return await self._refused("offer-declined", table, update)
            if not all(agrees(table, bot, kind) for bot in bots):
                return await self._refused("bot-declines", table, update)
            return await self._offered(table, offer, person, update)

    async def _offered(
        self, table: Table, offer: Offer, person: Person, update: int | None
    ) -> Result:
        if not asked(table, offer):
            return await self._agreed(table, offer, person, update)
        after = _with(table if table.game.status == "playing" else self._woken(table), offer)
        ops: list[Op] = [self._change(table, after, ("playing", "asleep")), Raise(table.game.id)]
        return await self._commit(
            table, after, *ops, *await self._told(table, person), update=update
        )

    async def _told(self, table: Table, person: Person) -> list[Op]:
        """Who is asked elsewhere is told by a fresh board: an edit makes no notification."""
        if table.game.mode != "link":
            return []
        own = await self._store.private_chat(person.id)
        boards = await self._store.boards(table.game.id)
        others = (b for b in boards if own is None or b.chat != own.id)
        fresh: list[Op] = [op for board in others for op in afresh(board, board.topic)]
        return fresh

    async def accept(
        self, game: int, person: Person, ply: int, name: str, *, update: int | None = None
    ) -> Result:
        """`person` accepts the offer of that ply and name."""
        async with self._at(game) as table:
            if table is None:
                return Result("unknown")
            offer, reason = _stands(table, person, ply, name)
            if offer is None or reason is not None:
                return await self._refused(reason or "offer-gone", table, update)
            if all(p.person != person.id for p in asked(table, offer)):
                return await self._refused("own-offer", table, update)
            return await self._agreed(table, offer, person, update)

    async def decline(
        self, game: int, person: Person, ply: int, name: str, *, update: int | None = None
    ) -> Result:
        """`person` declines the offer of that ply and name, or takes their own back."""
        async with self._at(game) as table:
            if table is None:
                return Result("unknown")
            offer, reason = _stands(table, person, ply, name)
            if offer is None or reason is not None:
                return await self._refused(reason or "offer-gone", table, update)
            no = next((p for p in asked(table, offer) if p.person == person.id), None)
            return await self._noted(table, _closed(offer, no, table), update)

    async def _agreed(
        self, table: Table, offer: Offer, person: Person, update: int | None
    ) -> Result:
        """One more accepts; the last one ends the game."""
        yes = (p.number for p in asked(table, offer) if p.person == person.id)
        offer = replace(offer, yes=(*offer.yes, *yes))
        if asked(table, offer):
            return await self._noted(table, offer, update)
        over: Over | None = Over((), "agreed", (0,) * len(table.players))
        if offer.kind == "count":
            over = table.rules.counted(table.state)
        if over is None:  # who offered has played on, and nothing can be counted any more
            return await self._refused("offer-gone", table, update)
        return await self._end(table, over.reason, over.winners, update, over.score)

    async def _noted(self, table: Table, offer: Offer, update: int | None) -> Result:
        after = self._changed(_with(table, offer), {})
        change = self._change(table, after, ("playing", "asleep"))
        return await self._commit(table, after, change, Raise(table.game.id), update=update)


def _idle(table: Table, person: Person) -> Answer | None:
    """Why `person` can offer or answer nothing here."""
    if not table.plays(person.id):
        return "foreign"
    if table.game.status == "over":
        return "over"
    return "stale" if table.game.status == "open" else None


def _stands(
    table: Table, person: Person, ply: int, name: str
) -> tuple[Offer | None, Answer | None]:
    offer = offer_of(table)
    if offer is not None and (offer.ply, offer.name) != (ply, name):
        offer = None
    return offer, _idle(table, person)


def _by(table: Table, person: Person) -> int:
    """The joiner who offers: at one phone the side to move."""
    mine = [p for p in table.players if p.person == person.id]
    return next((p.number for p in mine if p == table.to_act), mine[0].number)
