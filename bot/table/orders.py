"""Standing orders: what is played for a player, until they say otherwise.

The rules say what may be ordered in a position and which actions an order leaves. One of these is
played in the same commit as the step that led there. So nothing is pending between two of them,
and a killed server has nothing to make up for. It is drawn from the game's secret: nobody
plays better or worse for having it ordered. Decision 19 says why.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from bot.table.beforehand import has
from bot.table.changes import Answer, Change, Decision, differing, shown_again
from bot.table.table import Table
from games.core import StandingOrder, Told
from storage.rows import Player
from storage.store import Instruct, Op


def to_be_given(table: Table, reader: int | None) -> tuple[StandingOrder[Any], ...]:
    """The orders about the choice that is due, as far as its player has not given them yet. On the
    board of a `reader` who is another player there are none: nobody gives orders for others."""
    player = table.to_act
    if player is None or player.person is None or reader not in (None, player.person):
        return ()
    orders = table.rules.orders(table.state)
    return tuple(order for order in orders if order.actions and not has(player, order.name))


def to_be_recalled(table: Table, reader: int | None) -> tuple[StandingOrder[Any], ...]:
    """The orders that can be taken back now; of `reader` alone, where each player has a board.

    One about the choice that is due is carried out at once: its player is never seen to act, and
    may take it back at any time. Another one is taken back by its player when they are to act.
    """
    if table.state is None:
        return ()
    theirs = [p for p in table.players if reader in (None, p.person)]
    return tuple(
        order
        for order in table.rules.orders(table.state)
        if any(has(p, order.name) for p in (theirs if order.actions else _to_act(table, theirs)))
    )


def in_force(table: Table) -> tuple[StandingOrder[Any], ...]:
    """What who is to act has ordered for later, to be told while something else is due."""
    player = table.to_act
    if player is None or table.state is None:
        return ()
    return tuple(order for order in table.rules.orders(table.state) if has(player, order.name))


def _to_act(table: Table, players: list[Player]) -> list[Player]:
    """Who of them is to act."""
    return [player for player in players if player == table.to_act]


@dataclass(frozen=True, slots=True)
class Given:
    """An order that was just given: the table with it, what is written, and the game's words."""

    after: Table
    op: Instruct
    told: Told


def given(table: Table, person: int, name: str) -> Given | Answer:
    """The order that a person gives; at one phone it is that of the side that is to act."""
    order, reason = _order(table, person, name)
    if reason is not None or order is None:
        return reason or ("acted" if _ordered_by(table, person, name) else "not-offered")
    theirs = [p for p in table.players if p.person == person]
    player = next((p for p in theirs if p == table.to_act), theirs[0])
    if has(player, name):
        return "acted"
    after, op = _with(table, player, " ".join((*player.orders.split(), name)))
    return Given(after, op, order.give)


def recalling(table: Table, _: int, person: int, name: str) -> Decision:
    """`person` chooses again where that order was carried out for them; at one phone both sides
    do."""
    order, reason = _order(table, person, name)
    if reason is not None or order is None:
        return reason or ("not-offered" if _ordered_by(table, person, name) else "no-order")
    after, ops = table, list[Op]()
    for player in table.players:
        if player.person == person and has(player, name):
            left = " ".join(each for each in player.orders.split() if each != name)
            after, op = _with(after, player, left)
            ops.append(op)
    if not ops:
        return "no-order"
    still = differing(table, after, "playing")
    return Change(after, (*ops, still, shown_again(table)), (order.recall,))


def _order(table: Table, person: int, name: str) -> tuple[StandingOrder[Any] | None, Answer | None]:
    """The order of that name, if it may be given in the game as it is now; and why that person
    orders nothing there, None if they may."""
    if person not in table.people:
        return None, "foreign"
    reasons: dict[str, Answer] = {"open": "stale", "asleep": "asleep", "over": "over"}
    reason = reasons.get(table.game.status)
    if reason is not None or table.state is None:
        return None, reason
    orders = table.rules.orders(table.state)
    return next((order for order in orders if order.name == name), None), None


def _ordered_by(table: Table, person: int, name: str) -> bool:
    """Whether that person has given that order, though it may be void now."""
    return any(p.person == person and has(p, name) for p in table.players)


def _with(table: Table, player: Player, orders: str) -> tuple[Table, Instruct]:
    told = replace(player, orders=orders)
    players = tuple(told if each.number == told.number else each for each in table.players)
    op = Instruct(told.game, told.number, told.person or 0, orders)
    return replace(table, players=players), op
