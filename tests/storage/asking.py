"""Every statement that the store can send, before an engine reads it.

Each operation is compiled and each question asked by its types, with all that may be left out and
without it: an operation or a question that is added is found by itself.
"""

from __future__ import annotations

import inspect
from collections.abc import Collection, Iterator, Sequence
from dataclasses import fields, is_dataclass
from pathlib import Path
from typing import Any, Literal, get_args, get_origin, get_type_hints

from storage.engines.sqlite.engine import SqliteEngine
from storage.operations import (
    AddGame,
    ChangeBoard,
    ChangeChat,
    ChangeGame,
    ChangePerson,
    Changes,
    Step,
    Value,
)
from storage.rows import ActionRow, Board, Chat, Game, Person
from storage.sql.compiler import Doing, compiled
from storage.sql.store import SqlStore
from storage.statements import CHANGEABLE, Work, seen
from storage.store import Store
from tests.storage.kit import laid

OF_TABLE = {
    ChangeBoard: ("board", Board),
    ChangeChat: ("chat", Chat),
    ChangeGame: ("game", Game),
    ChangePerson: ("person", Person),
    Step: ("game", Game),
}
"""Whose columns the operations' changes name."""


class Listening(SqliteEngine):
    """An engine that notes what it is asked."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.heard: dict[str, tuple[Value, ...]] = {}

    async def fetch(
        self, sql: str, values: Sequence[Value] = (), *, long: bool = False
    ) -> list[Any]:
        self.heard.setdefault(sql, tuple(values))
        return await super().fetch(sql, values, long=long)

    async def write(self, works: Sequence[Work]) -> Sequence[Exception | None]:
        for work in works:
            for statement in work.statements:
                self.heard.setdefault(statement.sql, statement.values)
        return await super().write(works)


async def every_statement(folder: Path) -> dict[str, tuple[Value, ...]]:
    """The statements, with values that they take."""
    engine = Listening(laid(folder / "games.db"))
    store = await SqlStore.open(engine)
    try:
        await store.see_person(1, "Anna", None)
        for name, question in sorted(vars(Store).items()):
            if inspect.iscoroutinefunction(question) and name not in {"commit", "close", "new_id"}:
                for given in _ways(question):
                    await getattr(store, name)(**given)
    finally:
        await store.close()
    written = {seen(1, 1).sql: seen(1, 1).values}
    for op in operations():
        written |= {one.sql: one.values for one in compiled(op, 9).statements}
    return engine.heard | written


def operations() -> Iterator[Doing]:
    """Each operation, with all that may be left out and without it."""
    for kind in get_args(Doing):
        for full in (True, False):
            given = _given(kind, full=full)
            if kind is AddGame and full:
                game = given["game"]
                given["actions"] = (ActionRow(game.id, game.ply - 1, 0, "throw", 1, "1"),)
            if kind is Step:
                given["actions"] = (ActionRow(given["game"], given["ply"], 0, "throw", 1, "1"),)
            yield kind(**given)


def _ways(question: Any) -> Iterator[dict[str, Any]]:
    hints = get_type_hints(question)
    for full in (True, False):
        names = [
            name
            for name, parameter in inspect.signature(question).parameters.items()
            if name != "self" and (full or parameter.default is parameter.empty)
        ]
        yield {name: _value(hints[name], name, full=full) for name in names}


def _given(kind: type, *, full: bool) -> dict[str, Any]:
    hints = get_type_hints(kind)
    given = {each.name: _value(hints[each.name], each.name, full=full) for each in fields(kind)}
    if kind in OF_TABLE:
        given["changes"] = _changes(*OF_TABLE[kind]) if full else ()
    if kind.__name__ == "Migrate":
        given["new"] = given["old"] - 1
    if kind.__name__ == "KeepChat":
        given |= {"address": 1, "person": None} if full else {"address": None, "person": 1}
    return given


def _changes(table: str, row: type) -> Changes:
    hints = get_type_hints(row)
    return tuple((name, _value(hints[name], full=True)) for name in CHANGEABLE[table])


def _value(hint: Any, name: str = "", *, full: bool) -> Any:
    """Something of that type; with `full` nothing is left out."""
    kinds = get_args(hint)
    if type(None) in kinds:
        return _value(next(k for k in kinds if k is not type(None)), full=full) if full else None
    if get_origin(hint) is Literal:
        return "private" if "private" in kinds else kinds[-1]
    if get_origin(hint) in {tuple, Collection}:
        if kinds[-1] is Ellipsis or len(kinds) == 1:
            return (_value(kinds[0], full=full),) if full or name == "statuses" else ()
        return tuple(_value(kind, full=full) for kind in kinds)
    if is_dataclass(hint):
        assert isinstance(hint, type)
        return hint(**_given(hint, full=full))
    return {int: 1, str: "group" if name == "kind" and not full else "private", bytes: b"1",
            bool: full, float: 1.0}[hint]  # fmt: skip
