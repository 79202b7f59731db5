"""Questions of the database, and rows of what it answers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Any, TypeVar

from storage.engine import Engine
from storage.operations import Value
from storage.patience import Patience
from storage.rows import Finish, Game
from storage.statements import reading

Row = TypeVar("Row")
ByRules = TypeVar("ByRules", Game, Finish)

COMMON = "SELECT id, text FROM common"


class Reads:
    """What every question needs: an engine, patience with it, and the texts that many games have in
    common."""

    def __init__(self, engine: Engine, patience: Patience, common: dict[int, str]) -> None:
        self._engine = engine
        self.patience = patience
        self._common = common

    async def _rows(self, sql: str, *values: Value, long: bool = False) -> list[Any]:
        """The rows of a statement, as soon as the database answers."""
        return await self.patience.ask(partial(self._engine.fetch, sql, values, long=long))

    async def _numbers(self, table: str, count: int, *, above: int = 0) -> range:
        """Numbers that were never given out; see :meth:`storage.engine.Engine.next_ids`."""
        return await self.patience.ask(partial(self._engine.next_ids, table, count, above=above))

    async def _all(
        self, row: type[Row], sql: str, *values: Value, long: bool = False
    ) -> tuple[Row, ...]:
        read, found = reading(row), await self._rows(sql, *values, long=long)
        return tuple(read(*columns) for columns in found)

    async def _one(self, row: type[Row], sql: str, *values: Value) -> Row | None:
        found = await self._rows(sql, *values)
        return reading(row)(*found[0]) if found else None

    async def _games(self, sql: str, *values: Value, long: bool = False) -> tuple[Game, ...]:
        return await self._by_rules(Game, sql, *values, long=long)

    async def _by_rules(
        self, row: type[ByRules], sql: str, *values: Value, long: bool = False
    ) -> tuple[ByRules, ...]:
        """Rows with the fields of a rule set, spelt out."""
        found = await self._all(row, sql, *values, long=long)
        numbers = {int(each.fields[1:]) for each in found if _by_number(each)}
        if not numbers <= self._common.keys():  # another process gave a text its number
            self._common.update(await self._rows(COMMON))
        return tuple(map(self._spelt_out, found))

    async def _game(self, sql: str, *values: Value) -> Game | None:
        return next(iter(await self._games(sql, *values)), None)

    def _spelt_out(self, row: ByRules) -> ByRules:
        if not _by_number(row):
            return row
        return replace(row, fields=self._common[int(row.fields[1:])])


def _by_number(row: Game | Finish) -> bool:
    """Whether its fields are the number of a text that games have in common."""
    return row.fields.startswith("#")


def number(rows: Sequence[Any]) -> int | None:
    """The one number that was asked for; None if there is none."""
    return None if rows[0][0] is None else int(rows[0][0])
