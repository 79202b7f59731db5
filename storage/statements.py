"""What the writer runs: statements with the number of rows they must change.

Statements carry a rank. Works of one transaction are merged rank by rank, equal statements in one
`executemany`, and each work keeps its own order (:func:`merged`).
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable, Sequence
from dataclasses import MISSING, dataclass, fields
from functools import cache, lru_cache
from operator import attrgetter
from typing import Any, NamedTuple, TypeVar, get_args, get_type_hints

from storage.operations import Changes, Value
from storage.rows import Board, Chat, Game, Person

Row = TypeVar("Row")

SEEN, PERSON, CHAT, NEW_GAME, GAME, PLAYER, ACTION, NEW_BOARD, RAISE, BOARD, REST = range(11)
"""Ranks: parents before children, so that a usual work needs one pass."""

CHANGEABLE: dict[str, frozenset[str]] = {
    # Never: ids, what proves the throws, ply, which only a Step moves, what a match began with,
    # what only Sit moves, what only PutBack does, how its players met,
    # and the revision, which rises by itself.
    "game": frozenset(field.name for field in fields(Game))
    - {"id", "ply", "secret", "commitment", "created_at", "rematch_of"}
    - {"points", "match_game", "before", "seating", "sitting", "next_game", "next_secret"}
    - {"earlier", "put_back", "revision", "found", "origin"},
    # Never: wanted and shown, which only rise (Raise, raise_, Shown).
    "board": frozenset(
        {"chat", "topic", "message", "parked", "not_before", "tries"}
        | {
            "tapped",
            "marked",
            "asked",
            "shape",
            "why",
            "heal_at",
            "heals",
            "home",
            "last",
            "lost",
            "told",
        }
        | {"picture"}
    ),
    "person": frozenset(field.name for field in fields(Person)) - {"id"},
    "chat": frozenset(field.name for field in fields(Chat)) - {"id", "kind", "address", "person"},
}
"""The columns that `Changes` may name, by table."""


_ROWS = {"game": Game, "board": Board, "person": Person, "chat": Chat}


class UnknownColumn(LookupError):
    """`Changes` named a column that may not be changed: a mistake in the program."""


class Statement(NamedTuple):
    """One row of an `executemany`. `rows` is how many rows it must change, None for any number.

    `about` says in a refusal what could not be done: ids only.
    """

    rank: int
    sql: str
    values: tuple[Value, ...]
    rows: int | None
    about: str


def of_any(sql: str, *values: Value) -> Statement:
    """A statement that may change any number of rows, and comes last."""
    return Statement(REST, sql, values, None, sql)


class Plan(NamedTuple):
    """An operation as statements.

    `keys` name the rows they write: works with a common key never meet in one transaction. `alone`
    ones touch rows their keys can't name, perhaps many, and get a transaction of their own.
    """

    keys: tuple[Hashable, ...]
    statements: tuple[Statement, ...]
    alone: bool = False


class Work(NamedTuple):
    """Statements that become durable together; `keys` and `alone` as in :class:`Plan`."""

    statements: tuple[Statement, ...]
    keys: frozenset[Hashable]
    alone: bool = False


def merged(works: Sequence[Work]) -> list[tuple[Statement, list[Statement]]]:
    """Group the works' statements for `executemany`: each group's first, and all of them.

    Groups run by rank. A work whose own order is another one gets its later statements into a
    further pass, so within a work the order given always stands.
    """
    groups: dict[tuple[int, int, str], list[Statement]] = {}
    for work in works:
        turn, last = 0, (-1, "")
        for statement in work.statements:
            place = (statement.rank, statement.sql)
            if place < last:
                turn += 1
            last = place
            groups.setdefault((turn, *place), []).append(statement)
    return [(groups[key][0], groups[key]) for key in sorted(groups)]


@dataclass(frozen=True, slots=True)
class KeepPerson:
    """Someone spoke: create the person or bring name and client language up to date."""

    user: int
    name: str
    code: str | None


@dataclass(frozen=True, slots=True)
class KeepChat:
    """Create a chat if it is new: a group by its address, or a private chat by its person."""

    address: int | None
    person: int | None


@dataclass(frozen=True, slots=True)
class KeepCommon:
    """A text that many games have in common gets a number, if it has none."""

    text: str


@dataclass(frozen=True, slots=True)
class PutAway:
    """The `actions` actions of a game that is over are kept as `body`, and its fields as the number
    of a text; `Stale` unless it has so many and is not packed yet."""

    game: int
    actions: int
    body: bytes
    fields: int


@dataclass(frozen=True, slots=True)
class Prune:
    """Forget which updates were seen before that time, all but the newest `uploads`, and the dead
    letters and old addresses of before `long_ago`."""

    before: int
    uploads: int
    long_ago: int


def seen(update: int, at: int) -> Statement:
    """Note that the update's work is done; its key clashes if it was done before."""
    sql = "INSERT INTO seen_update (id, at) VALUES (?, ?)"
    return Statement(SEEN, sql, (update, at), 1, f"update {update}")


def insert(table: str, row: type) -> str:
    """Write the INSERT of a whole row of dataclass `row`; a column that it has no field for has a
    default."""
    names = [field.name for field in fields(row)]
    values = ", ".join("?" for _ in names)
    return f"INSERT INTO {table} ({', '.join(names)}) VALUES ({values})"  # noqa: S608 - our names


def taken_apart(row: type) -> Callable[[Any], tuple[Value, ...]]:
    """What takes a row of dataclass `row` apart, in the order of :func:`insert`."""
    return attrgetter(*(field.name for field in fields(row)))


@lru_cache(maxsize=512)
def select(row: type, rest: str, *, table: str | None = None) -> str:
    """Write the SELECT of whole rows of dataclass `row`, in its fields' order. What was written is
    kept: it is asked for at each read."""
    names = ", ".join(field.name for field in fields(row))
    return f"SELECT {names} FROM {table or row.__name__.lower()} {rest}"  # noqa: S608 - our names


def truths(row: type) -> frozenset[str]:
    """The fields of dataclass `row` that say whether something is so: they are kept as 0 and 1."""
    hints = get_type_hints(row)
    return frozenset(name for name, hint in hints.items() if bool in {hint, *get_args(hint)})


@cache
def _places(row: type) -> tuple[int, ...]:
    """Where those fields stand in a row. It is asked at each read."""
    whether = truths(row)
    return tuple(place for place, name in enumerate(get_type_hints(row)) if name in whether)


def reading(row: type[Row]) -> Callable[..., Row]:
    """What makes a `row` of what a SELECT of its fields gives: a dataclass, or one value."""
    kind: type = row
    places = _places(kind)
    if not places:
        return row

    def read(*columns: Any) -> Row:
        values = list(columns)
        for place in places:
            if values[place] is not None:
                values[place] = bool(values[place])
        return row(*values)

    return read


def emptied(row: type, columns: Collection[str]) -> tuple[list[str], tuple[Value, ...]]:
    """Write as `a = ?` parts and their values that these columns are as where nothing was ever
    said: as the fields of dataclass `row` are by default, NULL where a field has no default."""
    defaults = {field.name: field.default for field in fields(row) if field.name in columns}
    values = (None if value is MISSING else value for value in defaults.values())
    return [f"{name} = ?" for name in defaults], tuple(values)


def changed(table: str, changes: Changes) -> tuple[list[str], tuple[Value, ...]]:
    """Write changes as `a = ?` parts and their values; equal sets of columns give equal parts.

    Raises `UnknownColumn`, or `ValueError` for a column named twice, or one that says whether
    something is so and is given neither True nor False.
    """
    ordered = sorted(changes, key=lambda change: change[0])
    parts, whether = _parts(table, tuple(name for name, _ in ordered))
    values = tuple(value for _, value in ordered)
    for place in whether:
        if values[place] is not None and not isinstance(values[place], bool):
            raise ValueError(f"{table}: neither True nor False: {ordered[place]}")
    return list(parts), values


def update(table: str, parts: list[str], where: str) -> str:
    """Write an UPDATE; without parts it only looks whether the row is as `where` says."""
    return f"UPDATE {table} SET {', '.join(parts) or 'id = id'} WHERE {where}"  # noqa: S608 - from CHANGEABLE


@lru_cache(maxsize=512)
def _parts(table: str, names: tuple[str, ...]) -> tuple[tuple[str, ...], tuple[int, ...]]:
    """The parts, and the places of the columns that say whether something is so."""
    unknown = sorted(set(names) - CHANGEABLE[table])
    if unknown:
        raise UnknownColumn(
            f"{table} has no column to change called {', '.join(unknown)};"
            f" there are {', '.join(sorted(CHANGEABLE[table]))}"
        )
    if len(set(names)) < len(names):
        raise ValueError(f"{table}: a column is changed twice: {', '.join(names)}")
    whether = truths(_ROWS[table])
    places = (place for place, name in enumerate(names) if name in whether)
    return tuple(f"{name} = ?" for name in names), tuple(places)
