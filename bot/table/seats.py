"""Who may sit where, as values: tables of more than two seats before they begin.

A rule set that only two can play has no lobby: its second player begins the game.
"""

from __future__ import annotations

from dataclasses import replace

from bot.table.table import AnyRules, Table
from opponents import LEVELS, OPPONENTS, STRENGTHS
from storage.rows import Player

TAKES_OVER = "novice"
"""The BOT that sits down where somebody resigned: it plays every game (decision 11)."""


def for_many(rules: AnyRules) -> bool:
    """Whether more than two can play by these rules."""
    return max(rules.seats) > 2


def is_lobby(table: Table) -> bool:
    """Whether it is an invitation at which people and BOTs sit down and get up."""
    return table.game.status == "open" and for_many(table.rules)


def free(table: Table) -> int:
    """Seats that are still free at a lobby."""
    return max(table.rules.seats) - len(table.players)


def may_begin(table: Table) -> bool:
    """Whether so many sit as the rules can be played by."""
    return len(table.players) in table.rules.seats


def levels(rules: AnyRules) -> tuple[str, ...]:
    """The BOT's characters that play this game, the weakest first."""
    game = rules.game
    able = {
        name: bot.strength(game)
        for name, bot in OPPONENTS.items()
        if bot.plays(game) and not bot.declines(rules)
    }
    return tuple(sorted(able, key=lambda name: STRENGTHS.index(able[name])))


def numbered_levels(rules: AnyRules) -> tuple[str, ...]:
    """The BOT's levels by number in this game, the lowest first; none where it has none."""
    return tuple(name for name, level in LEVELS.items() if level.plays(rules.game))


def chosen_alone(rules: AnyRules) -> tuple[str, ...]:
    """Every BOT that one may play against alone: the characters, then the levels."""
    return (*levels(rules), *numbered_levels(rules))


def stands_in(rules: AnyRules, asked: str) -> str:
    """Who sits down where that BOT is asked for, by an old button or a rematch: itself, or where it
    declines the rules the strongest that does not."""
    bot = OPPONENTS.get(asked)
    away = bot is not None and bot.plays(rules.game) and bot.declines(rules)
    return levels(rules)[-1] if away else asked


def watching(rules: AnyRules) -> tuple[str, ...]:
    """The BOTs of a game to watch: as few as can play it, the strongest and the weakest in turn."""
    ends = (levels(rules)[-1], levels(rules)[0])
    return tuple(ends[seat % 2] for seat in range(min(rules.seats)))


def numbered(players: tuple[Player, ...]) -> tuple[Player, ...]:
    """The players of an invitation with their numbers in joining order, as the lot counts them."""
    return tuple(replace(player, number=number) for number, player in enumerate(players))
