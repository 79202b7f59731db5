"""A game of Hyena just before the hyena eats: the same throws every time, by its secret."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import count

from bot.table.board_rows import Place
from bot.table.door import Door
from bot.table.invitation import NewGame
from bot.table.lobby import adding_bot
from bot.table.steps import play
from bot.table.table import Table
from games.catalogue import rule_set
from games.core import AnyPlayed, Choose, News, Over
from games.hyena.words import EATEN
from storage.rows import Person
from storage.sql.store import SqlStore
from tests.bot.kit import Clock, actor, first_action, seen

HYENA = rule_set("hyena")
HUNT = 252
"""The secret of a first game of three, the BOT among them, in which the host's hyena eats both the
other mothers with one throw."""

EATS_ITS, EATEN_BY_IT = 2, 22
"""Those of first games against one BOT in which a person's hyena eats its mother, and its hyena the
person's."""


def hunting(store: SqlStore, clock: Clock, secret: int = HUNT) -> Door:
    """The door of a server whose first secret that is."""
    secrets = count(secret)
    return Door.over(
        store, clock=clock, secret=lambda: next(secrets).to_bytes(32, "big"), code=lambda: "code"
    )


async def before_the_meal(
    door: Door, place: Place, host: Person, guests: Sequence[Person]
) -> Table:
    """The game in a group, these people and a BOT at the table, just before somebody is eaten."""
    wanted = NewGame(HYENA, "group", host, (place,), "host")
    table = seen(await door.seating.create(wanted))
    for guest in guests:
        table = seen(await door.seating.join(table.game.id, guest, press=f"guest{guest.id}"))
    table = seen(await door.change(table.game.id, adding_bot, host.id, "novice"))
    table = seen(await door.seating.begin(table.game.id, host, press="begin"))
    return await until_the_meal(door, table, host)


async def until_the_meal(door: Door, table: Table, host: Person) -> Table:
    """The game played until one throw more is a meal. The host pays where it may, the others keep
    their tabas."""
    while not isinstance(table.turn, Over) and not _eats(table):
        action = first_action(table)
        if isinstance(table.turn, Choose) and actor(table) != host.id:
            action = table.rules.write(table.turn.actions[-1])
        table = seen(await door.play.act(table.game.id, table.game.ply, actor(table), action))
    assert not isinstance(table.turn, Over), "no mother was eaten"
    return table


def _eats(table: Table) -> bool:
    """Whether the next throw is a meal."""
    after, _ = play(table, "throw")
    news = None if after is None else news_of(table, after.played[-1])
    return news is not None and news.plain == EATEN


def news_of(table: Table, played: AnyPlayed) -> News | None:
    """What an action brought."""
    return table.rules.news(played.before, played.action)
