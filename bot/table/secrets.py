"""The secrets of a game: more than one, if it was put back to an earlier state (decision 51)."""

from __future__ import annotations

from games.fair import Stretch
from storage.rows import Game


def stretches(game: Game) -> tuple[Stretch, ...]:
    """The game's secrets, each with the first block that it gives, in order."""
    found, first = list[Stretch](), 0
    for part in (game.earlier or "").split():
        until, _, secret = part.partition(":")
        found.append(Stretch(first, bytes.fromhex(secret)))
        first = int(until)
    return (*found, Stretch(first, game.secret))


def dealing(game: Game) -> bytes:
    """The secret from which the seats were drawn."""
    return stretches(game)[0].secret


def put_back_at(game: Game) -> int | None:
    """The time to which the game was put back, as long as nothing was played since; else None."""
    ply, _, time = (game.put_back or "").partition(" ")
    return int(time) if ply == str(game.ply) and game.status != "over" else None
