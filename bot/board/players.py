"""What the players of a game are called in its captions and lists."""

from __future__ import annotations

from collections.abc import Mapping

from bot.board.sight import Names, Sight
from bot.table.table import Table
from bot.words.bots import bot_kind, bot_name
from bot.words.names import called
from storage.rows import Person, Player

BRIEF = 10
"""To so many those of many players while they play, but for whose turn it is: each has a line."""

CLIPPED = (16, 8)
"""To so many characters the names are cut where nothing else is left to leave out."""

People = Mapping[int, Person]
"""People by our ids."""


def name(sight: Sight, player: Player) -> str:
    """What a player is called; two at one phone by their pieces."""
    table, texts = sight.table, sight.texts
    if player.bot is not None:
        level = bot_kind(texts, player.bot)
        if player.resigned is None:
            number = bot_number(table, player)
            if number is not None:
                return texts.plain("bot-numbered", count=number, level=level)
            return bot_name(texts, player.bot)
        return texts.plain("bot-for", level=level, name=sight.called(player.resigned))
    if table.game.mode == "phone" and player.seat is not None:
        return texts.plain(f"player-{table.rules.sides[player.seat]}")
    return sight.called(player.person)


def bot_number(table: Table, player: Player) -> int | None:
    """Which BOT of the table it is, counted from 1 as they sat down; None where it is the only one,
    or plays in the place of somebody, whose name it has."""
    bots = [p.number for p in table.players if p.bot is not None and p.resigned is None]
    return bots.index(player.number) + 1 if len(bots) > 1 and player.number in bots else None


def brief_name(sight: Sight, player: Player) -> str:
    """What a player is called in a line of the list and the log: at a table of many that is still
    playing, briefly."""
    brief = sight.many and sight.table.game.status != "over"
    return short_name(sight, player) if brief else name(sight, player)


def short_name(sight: Sight, player: Player) -> str:
    """What a player is called where many stand on few lines."""
    if player.bot is not None and player.resigned is None:
        number = bot_number(sight.table, player)
        if number is None:
            return sight.texts.plain("bot-brief")
        return sight.texts.plain("bot-number", count=number)
    return name(sight.clipped(BRIEF), player)


def shortest_name(sight: Sight, player: Player) -> str:
    """What a player is called where two stand on one line."""
    stands_in = player.bot is not None and player.resigned is None
    if stands_in:
        return sight.texts.plain("bot-brief")
    return name(sight.clipped(BRIEF), player)


def named(table: Table) -> set[int]:
    """The ids of all who are named on a table's boards."""
    gone = {player.resigned for player in table.players if player.resigned is not None}
    kept = set() if table.game.reserved is None else {table.game.reserved}
    return {*table.people, *gone, table.game.host, *kept}


def names_of(people: People) -> Names:
    """What they are called."""
    names = ((id_, called(person.nickname, person.name)) for id_, person in people.items())
    return {id_: name for id_, name in names if name is not None}
