"""A game from storage: its row, who sits there, and its actions, replayed and checked."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from dataclasses import replace

from bot.table.bookmarks import shortened
from bot.table.summary import NOTHING_YET, ShortHistory, Summary, Taken
from bot.table.table import BrokenGame, Table, rules_of
from games.core import AnyPlayed, GameError, Played, lookup
from games.takeback import count_of
from storage.rows import ActionRow, Game
from storage.store import Store

PIECE = 40
"""So many actions are replayed in one go: some two milliseconds."""


async def load(store: Store, game_id: int, *, whole: bool = False) -> Table | None:
    """The game from storage, with its last turns or all its actions; these are replayed and checked
    against its position."""
    game = await store.game(game_id)
    while game is not None:
        summary = NOTHING_YET if whole else _bookmarked(game)
        players, rows = await store.players(game_id), await store.actions(game_id, summary.row)
        before, game = game, await store.game(game_id)
        if game == before:  # else somebody committed between our reads
            table = Table(game, players, rules_of(game))
            if game.salt is None:
                return table
            table = await replay(table, rows, summary)
            return table if whole else shortened(table)
    return None


def _bookmarked(game: Game) -> Summary:
    try:
        return Summary.read(game.bookmark)
    except ValueError as error:
        raise BrokenGame(f"game {game.id}: its bookmark is {game.bookmark!r}") from error


async def replay(table: Table, rows: Iterable[ActionRow], summary: Summary = NOTHING_YET) -> Table:
    """The table after its saved actions from `summary` on. `BrokenGame` if they do not lead to its
    position. Others have their turn after every `PIECE` actions."""
    game, rules = table.game, table.rules
    played: list[AnyPlayed] = []
    taken: list[Taken] = []
    ply = summary.row
    try:
        state = rules.load(summary.position) if summary.ply else rules.start(len(table.players))
        for row in rows:
            if (ply - summary.row) % PIECE == PIECE - 1:
                await asyncio.sleep(0)
            if row.ply != ply:
                raise BrokenGame(f"game {game.id}: action {ply} is missing")
            ply += 1
            count = count_of(row.text)
            if count is not None:
                taken.append(_taken(table, row, played, summary, count))
                state = taken[-1].gone[0].before
                del played[-count:]
                continue
            action = lookup(rules, state, row.text)
            faces = None if row.faces is None else tuple(map(int, row.faces.split()))
            played.append(Played(row.seat, state, action, faces))
            state = rules.apply(state, action)
    except GameError as error:
        raise BrokenGame(f"game {game.id}: {error}") from error
    if game.ply != ply or rules.dump(state) != game.position:
        raise BrokenGame(
            f"game {game.id}: {ply} actions lead to {rules.dump(state)!r}, "
            f"saved is ply {game.ply} and {game.position!r}"
        )
    kept = tuple(played)
    line = ShortHistory(summary, kept) if summary.ply else kept
    return replace(table, state=state, played=line, taken=tuple(taken))


def _taken(
    table: Table, row: ActionRow, played: list[AnyPlayed], summary: Summary, count: int
) -> Taken:
    """What a saved action takes back; `BrokenGame` if there is not so much."""
    if count > len(played):
        raise BrokenGame(f"game {table.game.id}: action {row.ply} takes back more than there is")
    return Taken(row.ply, row.seat, summary.ply + len(played) - count, tuple(played[-count:]))
