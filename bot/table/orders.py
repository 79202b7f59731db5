"""Standing orders: what is played for a player, until they say otherwise.

The rules say what may be ordered in a position and which actions an order leaves. One of these is
played in the same commit as the step that led there, so that nothing is pending between two of
them, and a killed server has nothing to make up for. It is drawn from the game's secret: nobody
plays better or worse for having it ordered. Decision 19 says why.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from bot.table.steps import Answer, acting, play
from bot.table.table import Table
from games import fair
from games.core import Choose, StandingOrder, Told
from storage.rows import Player
from storage.store import Instruct


def order_called(table: Table, name: str) -> StandingOrder[Any] | None:
    """The order of that name, if it may be given in the game as it is now."""
    if table.state is None:
        return None
    return next((order for order in table.rules.orders(table.state) if order.name == name), None)


def has(player: Player, name: str) -> bool:
    """Whether a player has given that order."""
    return player.person is not None and name in player.orders.split()


def to_be_given(table: Table, reader: int | None) -> tuple[StandingOrder[Any], ...]:
    """The orders about the choice that is due which who is to choose has not given; only those of
    `reader`, where each player has a board of their own."""
    player = table.to_act
    if player is None or player.person is None or reader not in (None, player.person):
        return ()
    orders = table.rules.orders(table.state)
    return tuple(order for order in orders if order.actions and not has(player, order.name))


def to_be_recalled(table: Table, reader: int | None) -> tuple[StandingOrder[Any], ...]:
    """The orders that stand at the table; of `reader` alone, where each player has a board."""
    if table.state is None:
        return ()
    theirs = [p for p in table.players if reader in (None, p.person)]
    orders = table.rules.orders(table.state)
    return tuple(order for order in orders if any(has(p, order.name) for p in theirs))


def given(table: Table, person: int, name: str) -> tuple[Table, Instruct] | Answer:
    """The table with an order of that person; at one phone of the side that is to act."""
    if order_called(table, name) is None:
        return "not-offered"
    theirs = [p for p in table.players if p.person == person]
    first = table.to_act if table.to_act in theirs else theirs[0] if theirs else None
    if first is None:
        return "foreign"
    if has(first, name):
        return "acted"
    return _with(table, first, " ".join((*first.orders.split(), name)))


def recalled(table: Table, person: int, name: str) -> tuple[Table, tuple[Instruct, ...]] | Answer:
    """The table without that order of that person; at one phone of both sides."""
    ops = list[Instruct]()
    for player in table.players:
        if player.person == person and has(player, name):
            left = " ".join(order for order in player.orders.split() if order != name)
            table, op = _with(table, player, left)
            ops.append(op)
    return (table, tuple(ops)) if ops else "no-order"


def _with(table: Table, player: Player, orders: str) -> tuple[Table, Instruct]:
    told = replace(player, orders=orders)
    players = tuple(told if each.number == told.number else each for each in table.players)
    op = Instruct(told.game, told.number, told.person or 0, orders)
    return replace(table, players=players), op


def carried_out(table: Table) -> tuple[Table, tuple[Told, ...]]:
    """The table after all that players have ordered and that is due, up to where somebody is to
    choose, to throw, or nothing is left; and the words for what who was to act first has done."""
    first, told = acting(table), list[Told]()
    while (text := _ordered(table)) is not None:
        seat = acting(table)
        after, words = play(table, text)
        if after is None:  # never: it was offered
            break
        table = after
        told += words if seat == first else ()
    return table, tuple(told)


def _ordered(table: Table) -> str | None:
    """The action that is played now for who is to act."""
    if table.game.status != "playing" or not isinstance(table.turn, Choose):
        return None
    player, game = table.seated(table.turn.seat), table.game
    for order in table.rules.orders(table.state):
        if order.actions and has(player, order.name):
            count = len(order.actions)
            number = fair.pick(game.secret, str(game.id), game.ply, game.salt or "", count)
            return table.rules.write(order.actions[number])
    return None
