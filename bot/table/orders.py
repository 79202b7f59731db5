"""Standing orders: what is played for a player, until they say otherwise.

The rules say what may be ordered in a position and which actions an order leaves. One of these is
played in the same commit as the step that led there. So nothing is pending between two of them,
and a killed server has nothing to make up for. It is drawn from the game's secret: nobody
plays better or worse for having it ordered. Decision 19 says why.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from bot.table.beforehand import has
from bot.table.changes import Answer
from bot.table.picking import tapped_on
from bot.table.table import Table
from games.core import AnyPlayed, StandingOrder
from storage.operations import Instruct
from storage.rows import Player


def order_called(table: Table, name: str) -> StandingOrder[Any] | None:
    """The order of that name, if it may be given in the game as it is now."""
    if table.state is None:
        return None
    return next((order for order in table.rules.orders(table.state) if order.name == name), None)


def ordered_by(table: Table, person: int, name: str) -> bool:
    """Whether that person has given that order, though it may be void now."""
    return any(p.person == person and has(p, name) for p in table.players)


def to_be_given(table: Table, reader: int | None) -> tuple[StandingOrder[Any], ...]:
    """The orders about what is due, as far as its player has not given them yet; against the BOT
    also while that is to act, where they are somebody's whoever is. On the board of a `reader` who
    is another player there are none: nobody gives orders for others."""
    player = table.to_act
    if player is None:
        return ()
    orders = table.rules.orders(table.state)
    if player.person is None:
        alone = [p for p in table.players if p.person is not None and len(table.people) == 1]
        orders = tuple(order for order in orders if order.seats)
        theirs = [(order, p) for p in alone for order in orders if order.of(p.seat)]
    else:
        theirs = [(order, player) for order in orders if order.now and order.of(player.seat)]
    return tuple(
        order
        for order, whose in theirs
        if reader in (None, whose.person)
        and not has(whose, order.name)
        and not _looked_on(table, order)
    )


def _looked_on(table: Table, order: StandingOrder[Any]) -> bool:
    """Whether others look on whom the throws that are left may strike: each of a hunt is worth
    seeing, so none is left to itself before nothing can change any more."""
    return order.throws and not order.idle and len(table.people) > BOTH


BOTH: Final = 2
"""Of two people one throws for the hunt, and the other alone is hunted."""


def none_offered(table: Table) -> bool:
    """Whether no board of the game offers an order about choices: in a first game against BOTs the
    room is wanted for what the choice is about; where stones are tapped there is one."""
    return table.game.goal and len(table.people) == 1 and not tapped_on(table.rules)


def to_be_recalled(table: Table, reader: int | None) -> tuple[StandingOrder[Any], ...]:
    """The orders that can be taken back now; of `reader` alone, where each player has a board.

    One about what is due is carried out at once: its player is never seen to act, and
    may take it back at any time. Another one is taken back by its player when they are to act.
    """
    if table.state is None:
        return ()
    theirs = [p for p in table.players if reader in (None, p.person)]
    return tuple(
        order
        for order in table.rules.orders(table.state)
        if any(
            has(p, order.name)
            for p in (theirs if order.now or order.seats else _to_act(table, theirs))
        )
    )


def in_force(table: Table) -> tuple[StandingOrder[Any], ...]:
    """What who is to act has ordered for later, to be told while something else is due."""
    player = table.to_act
    if player is None or table.state is None:
        return ()
    return tuple(order for order in table.rules.orders(table.state) if has(player, order.name))


def done_for(table: Table, played: AnyPlayed) -> StandingOrder[Any] | None:
    """The order of its player by which that action was chosen for them, once nothing is left of
    what it was given for; None for none."""
    order, player = left_behind(table, played), table.seated(played.seat)
    return order if order is not None and has(player, order.name) else None


def left_behind(table: Table, played: AnyPlayed) -> StandingOrder[Any] | None:
    """The order that chooses what was due at that action, if it can no longer be given: what it is
    for, such as placing stones, is over. None for none."""
    if table.state is None:
        return None
    now = {order.name for order in table.rules.orders(table.state)}
    orders = table.rules.orders(played.before)
    return next((each for each in orders if each.actions and each.name not in now), None)


def _to_act(table: Table, players: list[Player]) -> list[Player]:
    """Who of them is to act."""
    return [player for player in players if player == table.to_act]


def given(table: Table, person: int, name: str) -> tuple[Table, Instruct] | Answer:
    """The table with an order of that person; at one phone of the side that is to act."""
    order = order_called(table, name)
    if order is None:
        return "not-offered"
    theirs = [p for p in table.players if p.person == person and order.of(p.seat)]
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
    op = Instruct(told.game, told.number, told.person or 0, orders)
    return table.with_players(told), op
