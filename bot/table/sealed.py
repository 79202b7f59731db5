"""What a game's record says of it beforehand, and the digest of its actions begins with."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import UTC, datetime
from typing import Any

from bot.table.secrets import dealing
from games import chain, fair
from games.core import Rules
from games.proof import MatchTags
from games.record import game_tags
from storage.rows import Game, Player


def sealed_tags(game: Game, players: Iterable[Player], rules: Rules[Any, Any]) -> dict[str, str]:
    """Those tags of a game that has begun, by name. They never change: neither with a name that
    somebody takes, nor when words are forgotten or the game is put back."""
    began = datetime.fromtimestamp((game.started_at or game.created_at) / 1000, UTC)
    return {
        **dict(game_tags(rules)),
        "Date": began.strftime("%Y.%m.%d"),
        **dict(_match_tags(game, players)),
        "Fair": fair.method(game.salt or ""),
        "GameId": str(game.id),
        "Salt": fair.mixed(game.salt or ""),
        "Commitment": fair.commitment(dealing(game)),
    }


def _match_tags(game: Game, players: Iterable[Player]) -> tuple[tuple[str, str], ...]:
    """Which match the game belongs to, and its score before the game, by seats; and of the game
    before whose seats have changed hands its number. Of one that goes on from another, from
    which."""
    if game.origin is not None:
        return ((chain.ORIGIN, game.origin),)
    previous = "" if game.seating is None else str(game.rematch_of)
    if game.points is None or game.match_game is None or game.before is None:
        return (("Previous", previous),) if previous else ()
    points = tuple(map(int, game.before.split()))
    before = (points[each.number] for each in sorted(players, key=lambda each: each.seat or 0))
    return MatchTags(game.points, game.match_game, tuple(before), previous).tags()
