"""How a match stands, and how the seats were thrown for."""

from __future__ import annotations

from bot.board.players import Names, name
from bot.table.match import Match, match_of
from bot.table.secrets import dealing
from bot.table.table import Table
from bot.words.library import Texts
from bot.words.sides import mark, side
from games import fair

MOST_THROWS = 6
"""So many throws of a throw-off are told, the last ones."""


def match_lines(table: Table, texts: Texts, names: Names) -> list[str]:
    """The score of the match, by seats; nothing in a single game."""
    match = match_of(table)
    if match is None:
        return []
    return [
        texts.html(
            "caption-match",
            points=match.target,
            count=match.number,
            standing=_standing(table, texts, names, match),
        )
    ]


def _standing(table: Table, texts: Texts, names: Names, match: Match) -> str:
    """Everybody's points: `Anna 4 – Boris 7`, in the order of the seats, as everywhere."""
    players = sorted(table.players, key=lambda player: player.seat or 0)
    return " – ".join(
        texts.plain(
            "standing-side",
            name=name(table, texts, player, names),
            count=match.points[player.number],
        )
        for player in players
    )


def throw_off_lines(table: Table, texts: Texts, names: Names) -> list[str]:
    """How the seats were thrown for, until everybody has had a whole turn."""
    if table.game.status == "over" or table.begun > len(table.players):
        return []
    line = throw_off(table, texts, names)
    return [line] if line else []


def throw_off(table: Table, texts: Texts, names: Names) -> str:
    """How the seats of a game that has begun were thrown for, empty if they were not."""
    game = table.game
    if game.salt is None or game.seating is not None or not table.rules.throw_off:
        return ""
    deal = fair.deal(table.rules, len(table.players), dealing(game), str(game.id), game.salt)
    told = [
        texts.plain(
            "standing-side",
            name=name(table, texts, table.players[deal.order[turn % len(deal.order)]], names),
            count=score,
        )
        for turn, score in enumerate(deal.scores)
    ]
    if len(told) > MOST_THROWS:
        left_out = len(told) - MOST_THROWS
        told = [texts.plain("log-more", count=left_out), *told[-MOST_THROWS:]]
    if table.game.mode == "phone":  # called by their pieces already
        return texts.html("throw-off-phone", standing=texts.listed(told))
    return texts.html(
        "throw-off",
        standing=texts.listed(told),
        name=name(table, texts, table.seated(0), names),
        mark=mark(table, texts, 0),
        side=side(table, texts, 0),
    )
