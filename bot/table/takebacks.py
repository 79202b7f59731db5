"""Taking a choice back: at once where that is free or nobody else is at the table, else the others
are asked."""

from __future__ import annotations

from bot.table.asking import offer_of
from bot.table.book import Book, Result
from bot.table.changes import Decision, out_of_play
from bot.table.offers import requesting, told_elsewhere
from bot.table.table import Table
from bot.table.takeback import consenting, takeback_of, undone
from storage.operations import Op


class Takebacks:
    """Taking back."""

    def __init__(self, book: Book) -> None:
        self._book = book

    async def take_back(
        self, game: int, person: int, ply: int | None = None, *, sure: bool = False
    ) -> Result:
        """`person` takes their last choice back, or asks the others to let them. A press was made
        at `ply`: what was chosen since is not meant by it. Where the game would count for no rating
        from then on, at once, they must be `sure`."""

        async def decide(table: Table, now: int) -> Decision:
            reason = out_of_play(table, person)
            if reason is not None:
                return reason
            tell = await told_elsewhere(self._book.store, table, person)
            whole = await self._book.all_of(table)
            return taking_back(whole, now, person, ply, tell, sure=sure)

        return await self._book.decide(game, decide)


def taking_back(
    table: Table,
    now: int,
    person: int,
    ply: int | None = None,
    tell: tuple[Op, ...] = (),
    *,
    sure: bool = False,
) -> Decision:
    """What becomes of a game, with all its actions, in which `person` takes their last choice
    back."""
    reason, found = out_of_play(table, person), takeback_of(table, person)
    if reason is not None:
        return reason
    if ply is not None and any(back.ply >= ply for back in table.taken):
        return "acted"  # the second of two taps would take back what came before
    if found is None:
        return "nothing-back"
    if ply is not None and table.plies[found.number] >= ply:
        return "stale"
    alone = not consenting(table, person)
    if alone and table.rated and not (found.free or sure):
        return "back-unrates"
    if found.free or alone:
        offer = _standing(table, found.number)
        return undone(table, now, found.number, found.seat, offer=offer, free=found.free)
    played = table.played[found.number]
    return requesting(table, now, person, found.number, table.rules.write(played.action), tell)


def _standing(table: Table, number: int) -> str | None:
    """The offer as it is saved after all from that number on was taken back: a request that asked
    for it, or for a part of it, is done."""
    offer = offer_of(table)
    done = offer is not None and offer.kind == "back" and offer.to >= number
    return None if done else table.game.offer
