"""The sealed lists of the games that ended on a day: made once, and read again when asked for."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta
from operator import attrgetter
from typing import Final

from bot.table.origin import own_rows
from bot.table.secrets import dealing, stretches
from bot.table.table import rules_of
from games import fair
from games.core import GameError
from games.fields import switches_text
from games.listing import Listing, Sealed, digest, sealed_by, write_listing
from games.takeback import lasting
from storage.operations import List
from storage.rows import ActionRow, Game, Listed, Player
from storage.store import Stale, Store

GRACE_MS: Final = 600_000
"""A day's list is made so long after its end: what ended on it is saved by then."""


class ChangedList(GameError):
    """A list that is made again is not what it was."""


@dataclass(frozen=True, slots=True)
class Made:
    """A list and its file's text."""

    listing: Listing
    text: str


async def make(store: Store, now: int) -> Made | None:
    """Make the list of the first day that is over, has ended games, and stands on no list yet;
    None if there is no such day."""
    since = await store.unlisted_since()
    if since is None:
        return None
    day = datetime.fromtimestamp(since / 1000, UTC).date()
    end = datetime.combine(day + timedelta(days=1), datetime.min.time(), UTC)
    until = round(end.timestamp() * 1000)
    if now < until + GRACE_MS:
        return None
    last = await store.listing()
    if last and last[0].day >= day.isoformat():  # the clock was set: they stand on the next list
        day = date.fromisoformat(last[0].day) + timedelta(days=1)
    before = last[0].digest if last else ""
    made = await _made(store, day, before, await store.unlisted(until))
    try:
        row = Listed(day.isoformat(), len(made.listing.games), digest(made.text))
        await store.commit(List(row, until))
    except Stale:  # another game was there a moment later: the next try has it
        return None
    return made


async def again(
    store: Store, day: str, each: Callable[[Sequence[Game]], Iterable[Game]] = iter
) -> Made | None:
    """The list of that day as it was made; None if there is none. `ChangedList` if it would be
    another one now. `each` hands on its games, one by one as they are worked on."""
    found = await store.listing(until=day)
    if not found or found[0].day != day:
        return None
    before = found[1].digest if len(found) > 1 else ""
    made = await _made(store, date.fromisoformat(day), before, each(await store.listed(day)))
    if digest(made.text) != found[0].digest:
        raise ChangedList(f"the list of {day} is not what it was")
    return made


async def _made(store: Store, day: date, before: str, games: Iterable[Game]) -> Made:
    sealed = []
    for game in games:
        players, actions = await store.players(game.id), await store.actions(game.id)
        sealed.append(sealed_game(game, players, actions))
    listing = Listing(day, before, tuple(sealed))
    return Made(listing, write_listing(listing))


def sealed_game(game: Game, players: Iterable[Player], actions: Iterable[ActionRow]) -> Sealed:
    """What of a game that is over stands on a list: nobody's name."""
    seal, secret = sealed_by(stretches(game))
    try:
        rules = rules_of(game)
    except (GameError, LookupError, ValueError):  # of a program that knew other rules
        return Sealed(game.id, seal, secret, "unknown")
    switches = switches_text(rules)
    if game.salt is None:
        return Sealed(game.id, seal, secret, rules.id, switches)
    seated = sorted(players, key=lambda player: player.seat or 0)
    lot = () if game.seating is not None else tuple(player.number for player in seated)
    deal = fair.deal(rules, len(seated), dealing(game), str(game.id), game.salt)
    thrown = () if game.seating is not None else deal.scores
    standing = lasting(own_rows(game, actions), attrgetter("text"))
    throws = tuple(row.text for row in standing if row.faces is not None)
    return Sealed(game.id, seal, secret, rules.id, switches, game.salt, lot, (*thrown, *throws))
