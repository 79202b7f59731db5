"""Who may sit where, as values: tables of more than two seats before they begin.

A rule set that only two can play has no lobby: its second player begins the game.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from bot.table.table import AnyRules, Table
from games.core import AnyPlayed
from opponents import OPPONENTS, STRENGTHS
from opponents.levels import ladder, rungs
from storage.operations import GiveBack, TakeOver
from storage.rows import Absent, Player

STOOD_IN: Final = "stood-in"
"""Why a game counts for no rating in which a BOT played for somebody."""
TAKES_OVER = "novice"
"""The BOT that sits down where somebody resigned: it plays every game (decision 11)."""


def taken_over(
    table: Table, player: Player, absent: Absent = "", *, out: bool = False
) -> tuple[Player, TakeOver]:
    """The seat with the BOT on it: until its person is back if they are `absent`, who wanted it if
    they are `out`; and what is written of that."""
    ply, person = table.game.ply, player.person or 0
    stood_in = f"{player.stood_in} {ply}-".lstrip()
    taken = replace(
        player,
        person=None,
        bot=TAKES_OVER,
        resigned=person,
        absent=absent,
        stood_in=stood_in,
        stepped_out=out,
    )
    return taken, TakeOver(table.game.id, player.number, person, TAKES_OVER, absent, ply, out)


def given_back(table: Table, player: Player, person: int) -> tuple[Player, GiveBack]:
    """The seat with its person on it again, from whom the BOT had it; and what is written."""
    ply = table.game.ply
    back = replace(
        player,
        person=person,
        bot=None,
        resigned=None,
        absent="",
        stood_in=f"{player.stood_in}{ply}",
        stepped_out=False,
    )
    return back, GiveBack(table.game.id, player.number, person, ply)


def as_of(player: Player, ply: int) -> Player:
    """The player as they sat there when the action of that ply was played: the person, or the BOT
    that played for them."""
    stretches = (each.partition("-") for each in player.stood_in.split())
    away = any(int(out) <= ply and (not back or ply < int(back)) for out, _, back in stretches)
    if not player.stood_in or away == (player.bot is not None):
        return player
    if away:
        return replace(player, person=None, bot=TAKES_OVER, resigned=player.person)
    return replace(player, person=player.resigned, bot=None, resigned=None)


def who_played(table: Table, turn: Sequence[AnyPlayed]) -> tuple[Player, ...]:
    """Who has played these actions of one seat: one player as a rule; a person and the BOT where
    the seat changed hands among them. Who sits there now has played what the table does not
    keep."""
    player = table.seated(turn[0].seat)
    if not player.stood_in:
        return (player,)
    plies = {id(each): ply for each, ply in zip(table.recent, table.plies, strict=True)}
    now = table.game.ply
    return tuple(dict.fromkeys(as_of(player, plies.get(id(each), now)) for each in turn))


def stood_in(table: Table) -> str:
    """Why the game counts for no rating, now that a BOT plays for somebody."""
    return table.game.unrated or STOOD_IN


def for_many(rules: AnyRules) -> bool:
    """Whether more than two can play by these rules."""
    return max(rules.seats) > 2


def is_lobby(table: Table) -> bool:
    """Whether it is an invitation at which people and BOTs sit down and get up."""
    return table.game.status == "open" and for_many(table.rules)


def free(table: Table) -> int:
    """Seats that are still free at an invitation for anybody: one may be kept for somebody."""
    kept = int(table.game.kept_until is not None)
    return max(table.rules.seats) - len(table.players) - kept


def is_kept_for(table: Table, person: int, username: str) -> bool:
    """Whether the seat that is kept is for that person, who has that name at Telegram (`""`: has
    none)."""
    game = table.game
    named = game.kept_name is not None and game.kept_name == username.lower()
    return game.kept_until is not None and (named or game.kept_for == person)


def missing(table: Table) -> int:
    """How many must still sit down before the game can begin."""
    return max(0, min(table.rules.seats) - len(table.players))


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
    """The BOT's levels by number in this game, the lowest first, of those that measures tell apart;
    none where it has none."""
    return tuple(f"level-{each.level}" for each in rungs(ladder(rules.game)))


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


def next_rung(rules: AnyRules, bot: str, *, up: bool) -> str | None:
    """The BOT that is a little stronger than that one, or a little easier; None for none. A
    character is followed by the next that is stronger, a level by the next level."""
    numbered = numbered_levels(rules)
    if bot in numbered:
        place = numbered.index(bot) + (1 if up else -1)
        return numbered[place] if 0 <= place < len(numbered) else None
    able = levels(rules)
    if bot not in able:
        return None
    strong = {name: STRENGTHS.index(OPPONENTS[name].strength(rules.game)) for name in able}
    ways = able if up else reversed(able)
    further = (name for name in ways if (strong[name] > strong[bot]) == up)
    return next((name for name in further if strong[name] != strong[bot]), None)
