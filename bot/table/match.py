"""A match: a series of games to N points, told by the last of them alone (senet 7.8).

Every game of a match keeps the points before it, by joiner, from the moment it is made; it is made
only when the game before has ended, and an ended game never changes. So the score is true after a
crash, without adding up anything. A game that was cancelled or never begun scores nothing. One that
was resigned scores as :meth:`games.core.Rules.forfeit` says.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from bot.table.seats import for_many
from bot.table.table import Table
from storage.rows import Player


@dataclass(frozen=True, slots=True)
class Match:
    """A match as of one of its games: to `target` points, this is game `number`, from 1.

    `before` are the points of each joiner when the game was made, `points` those of now.
    """

    target: int
    number: int
    before: tuple[int, ...]
    points: tuple[int, ...]

    @property
    def winner(self) -> int | None:
        """The joiner who has won the match, None while it is undecided."""
        most = max(self.points)
        return self.points.index(most) if most >= self.target else None


@dataclass(frozen=True, slots=True)
class Start:
    """What a game that follows another begins with, or one of a match: the columns of its row. A
    single game has no points."""

    points: int | None = None
    match_game: int | None = None
    before: str | None = None
    seating: str | None = None
    """The joiner of each seat, where no lot deals them."""


def opening(points: int, seats: int) -> Start:
    """What a match to so many points begins with."""
    return Start(points, 1, " ".join("0" * seats))


def match_of(table: Table) -> Match | None:
    """The match that a game belongs to, None for a single one."""
    game = table.game
    if game.points is None or game.match_game is None or game.before is None:
        return None
    before = tuple(map(int, game.before.split()))
    won = (0,) * len(before)
    if table.state is not None and table.result is not None:
        score = {player.number: table.result.score[player.seat or 0] for player in table.players}
        won = tuple(score[number] for number in range(len(before)))
    points = tuple(had + new for had, new in zip(before, won, strict=True))
    return Match(game.points, game.match_game, before, points)


def goes_on(table: Table) -> bool:
    """Whether the game has ended and the match it belongs to has not."""
    match = match_of(table)
    over = table.game.status == "over" and table.state is not None
    return over and match is not None and match.winner is None


def joining(table: Table, host: int) -> tuple[Player, ...]:
    """The players of an ended game in the order in which they join the one that follows: who asks
    for it first, two at one phone as before."""
    return tuple(sorted(table.players, key=lambda player: (player.person != host, player.number)))


def following(table: Table, host: int) -> Start | None:
    """What the game after this one begins with, by joiners as :func:`joining` orders them.

    The next game of a match that goes on (senet 7.8); after a decided match another to as many
    points; a single game again. Of two the pieces change hands, so who was second begins. Where
    more may sit down the lot deals anew: None, or a match without seats.
    """
    match, players = match_of(table), joining(table, host)
    hands = None if for_many(table.rules) else _changed_hands(table, players)
    if match is None:
        return None if hands is None else Start(seating=hands)
    if match.winner is not None:
        return replace(opening(match.target, len(players)), seating=hands)
    before = " ".join(str(match.points[player.number]) for player in players)
    return Start(match.target, match.number + 1, before, _changed_hands(table, players))


def _changed_hands(table: Table, players: tuple[Player, ...]) -> str:
    """The joiner of each seat, when everybody has moved one seat on."""
    places = {_next_seat(table, player): number for number, player in enumerate(players)}
    return " ".join(str(places[seat]) for seat in range(len(players)))


def _next_seat(table: Table, player: Player) -> int:
    return ((player.seat or 0) + 1) % len(table.players)
