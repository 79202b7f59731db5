"""What a transaction locks before it writes, where rows are locked one by one.

Two programs that write to the same rows in another order wait for each other for ever. So each
locks first what it will change, table by table in the order of ranks, rows in the order of their
keys (docs/decisions/0067). What is not named here is written in the order of its keys.

No key of these rows is changed, so the lock is the one that lets others refer to them: a row that
is added elsewhere and names a person locks that person's row as well, when it is written.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from storage.statements import Work

_PEOPLE = "SELECT id FROM person WHERE id = ANY(?) ORDER BY id FOR NO KEY UPDATE"
_GAMES = "SELECT id FROM game WHERE id = ANY(?) ORDER BY id FOR NO KEY UPDATE"
_BOARDS = "SELECT id FROM board WHERE id = ANY(?) OR game = ANY(?) ORDER BY id FOR NO KEY UPDATE"


def locks(works: Sequence[Work]) -> Iterator[tuple[str, tuple[list[int], ...]]]:
    """The statements that lock the rows of these works, in their order, with lists of numbers."""
    keys = {key for work in works for key in work.keys if isinstance(key, tuple)}
    named = {
        table: sorted(key[1] for key in keys if key[0] == table)
        for table in ("person", "game", "board")
    }
    people, games, boards = named.values()
    if people:
        yield _PEOPLE, (people,)
    if games:
        yield _GAMES, (games,)
    if games or boards:
        yield _BOARDS, (boards, games)
