"""One SQL text for every database: no statement has what SQLite alone takes."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import get_args

import pytest

from storage import operations as ours
from storage.dialect import SQLITE
from storage.engines.sqlite.migrate import migrate
from storage.sql.compiler import Doing
from tests.storage.asking import every_statement, operations
from tests.storage.filled import tables

OWN = (
    r"\b(PRAGMA|pragma_\w+|rowid|sqlite_\w+|OR REPLACE|OR IGNORE|GLOB|NOCASE|VACUUM)\b"
    r"|\b(instr|ifnull|iif|printf|hex|unixepoch|strftime|datetime|group_concat|typeof)\("
)


def calls(word: str, sql: str) -> Iterator[tuple[str, str]]:
    """What stands in the brackets behind each `word`, and what follows them."""
    for found in re.finditer(word + r"\s*\(", sql):
        depth, at = 1, found.end()
        while depth:
            depth += {"(": 1, ")": -1}.get(sql[at], 0)
            at += 1
        yield sql[found.end() : at - 1], sql[at:]


def flat(inside: str) -> str:
    """Without what stands in brackets."""
    while "(" in inside:
        inside = re.sub(r"\([^()]*\)", "", inside)
    return inside


def of_many(sql: str) -> bool:
    return any("," in flat(inside) for inside, _ in calls(r"\b(?:min|max)", sql))


def nameless(sql: str) -> bool:
    return any(
        inside.startswith("SELECT") and re.match(r" AS \w+", after) is None
        for inside, after in calls(r"\b(?:FROM|JOIN)", sql)
    )


def bare_in_upsert(sql: str) -> bool:
    _, _, setting = sql.partition(" DO UPDATE SET ")
    setting, _, condition = re.sub(r"'[^']*'|\(SELECT.*", "", setting).partition(" WHERE ")
    parts = re.split(r",(?![^()]*\))", setting)
    sides = (*(part.partition("=")[2] for part in parts), condition)
    return any(re.search(r"(?<![\w.])[a-z_]+(?![\w.(])", side) for side in sides)


def unordered_nulls(sql: str, may: dict[str, dict[str, bool]]) -> bool:
    """Whether it goes by a column that may be NULL, and says not where those come; `may` says by
    table and column whether it may."""
    asked = re.findall(r"(?:FROM|JOIN) (\w+)", sql)
    known = [(name, null) for table in asked for name, null in may.get(table, {}).items()]
    nullable = {name for name, null in known if null} - {name for name, null in known if not null}
    for order in re.findall(r"ORDER BY (.*?)(?= LIMIT| UNION|\)|$)", sql):
        for part in order.split(","):
            name, _, how = part.strip().partition(" ")
            told = re.search(rf"\b{name} (IS NOT NULL|<=|<|>=|>|=) ?|{name} IS NULL,", sql)
            if name in nullable and "NULLS" not in how and told is None:
                return True
    return False


KINDS: dict[str, Callable[[str], bool]] = {
    "min or max of two values: LEAST, GREATEST": of_many,
    "an index by name: a comment of the dialect": lambda sql: "INDEXED BY" in sql,
    "an empty list: leave the condition out": lambda sql: re.search(r"IN \(\s*\)", sql) is not None,
    "IS between values: IS NOT DISTINCT FROM": lambda sql: (
        re.search(r"\bIS (?!NULL|NOT NULL|NOT DISTINCT FROM)", sql) is not None
    ),
    "a bare column in an upsert: name its table": bare_in_upsert,
    "a subquery without a name: AS": nameless,
    "a word of SQLite's own": lambda sql: re.search(OWN, sql) is not None,
    "truth as a number: CASE": lambda sql: (
        re.search(r"[-+*] \([^()]*[=<>][^()]*\)|\([^()]*[=<>][^()]*\) [-+*] ", sql) is not None
    ),
    "a column called user": lambda sql: re.search(r"\buser\b", sql) is not None,
    "a number as a condition: true": lambda sql: re.search(r"(WHERE|AND|OR) \d", sql) is not None,
}
"""What other databases do not take, and what to write in its place; whether a statement has it."""

BROKEN = {
    "min or max of two values: LEAST, GREATEST": "UPDATE a SET b = min(b + ?, (SELECT 1))",
    "an index by name: a comment of the dialect": "SELECT b FROM a INDEXED BY c",
    "an empty list: leave the condition out": "SELECT b FROM a WHERE b NOT IN ()",
    "IS between values: IS NOT DISTINCT FROM": "SELECT b FROM a WHERE b IS coalesce(?, b)",
    "a bare column in an upsert: name its table": (
        "INSERT INTO a (b) VALUES (?) ON CONFLICT (b) DO UPDATE SET c = excluded.c, d = d + 1"
    ),
    "a subquery without a name: AS": "SELECT b FROM (SELECT b FROM a) ORDER BY b",
    "a word of SQLite's own": "DELETE FROM a WHERE instr(b, ?) > 0",
    "truth as a number: CASE": "UPDATE a SET b = b + (c = 0)",
    "a column called user": "SELECT id, user FROM person",
    "a number as a condition: true": "SELECT b FROM a WHERE 1 ORDER BY b",
}


async def test_every_statement_is_one_that_other_databases_take(tmp_path: Path) -> None:
    every = await every_statement(tmp_path)
    assert len(every) > 150
    wrong = [f"{kind}: {sql}" for sql in every for kind, has in KINDS.items() if has(sql)]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("kind", KINDS)
def test_what_others_do_not_take_is_seen(kind: str) -> None:
    assert [known for known, has in KINDS.items() if has(BROKEN[kind])] == [kind]


async def test_what_is_joined_to_a_text_is_one(tmp_path: Path) -> None:
    """Others do not make a text of a number."""
    joined = 0
    for sql, values in (await every_statement(tmp_path)).items():
        for found in re.finditer(r"\|\| \?", sql):
            joined += 1
            assert isinstance(values[sql[: found.end()].count("?") - 1], str), sql
    assert joined > 1


async def test_where_nulls_come_in_an_order_is_said(tmp_path: Path) -> None:
    """PostgreSQL puts them first where SQLite puts them last."""
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as file:
        migrate(file)
        may = {
            table: {
                row[1]: not row[3] and not row[5]
                for row in file.execute(f"PRAGMA table_info({table})")
            }
            for table in tables(file)
        }
    order = "SELECT rules FROM favourite ORDER BY played DESC"
    assert unordered_nulls(f"{order}, rules", may)
    assert not unordered_nulls(f"{order} NULLS LAST, rules", may)
    every = await every_statement(tmp_path)
    assert [sql for sql in every if unordered_nulls(sql, may)] == []


async def test_every_statement_stands_in_the_words_of_sqlite(tmp_path: Path) -> None:
    """Also those that no other test sends."""
    every = await every_statement(tmp_path)
    with closing(sqlite3.connect(tmp_path / "games.db")) as reading:
        for sql, values in every.items():
            written = SQLITE.written(sql)
            assert "/*" not in written, sql
            reading.execute(f"EXPLAIN {written}", values)


def test_every_operation_is_asked_for() -> None:
    asked = {type(op) for op in operations()}
    assert asked == set(get_args(Doing))
    classes = {each for each in vars(ours).values() if isinstance(each, type)}
    declared = {each for each in classes if each.__module__ == ours.__name__}
    assert declared
    assert declared <= asked, "an operation that `Op` does not name"
