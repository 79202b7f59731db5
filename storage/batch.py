"""A batch of works in a transaction: all of them at once, or each behind a savepoint.

Equal statements of a batch run as one, and the rows changed must add up. If they don't, the batch
is rolled back and its works are tried one by one, so that only the guilty one is refused.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from storage.engine import Fault, refused
from storage.operations import Value
from storage.statements import Statement, Work, merged
from storage.store import Stale


class Transaction(Protocol):
    """A transaction that has begun."""

    @property
    def errors(self) -> tuple[type[Exception], ...]:
        """What the database raises."""

    def fault(self, error: Exception) -> Fault:
        """What an error of these means."""

    async def run(self, sql: str, rows: Sequence[Sequence[Value]]) -> int:
        """Run a statement of :mod:`storage.dialect` for each row of values; how many rows of the
        database that changed."""

    async def say(self, sql: str) -> None:
        """Run what has no values and changes no row."""

    async def commit(self) -> None:
        """Make it durable."""


async def together(transaction: Transaction, works: Sequence[Work]) -> bool:
    """Commit all of them at once; False, with nothing written, if one of them cannot be."""
    try:
        whole = await _all_as_expected(transaction, works)
    except transaction.errors as error:
        if transaction.fault(error) not in {"clash", "mistake"}:
            raise
        whole = False
    if whole:
        await transaction.commit()
    else:
        await transaction.say("ROLLBACK")
    return whole


async def one_by_one(transaction: Transaction, works: Sequence[Work]) -> Sequence[Exception | None]:
    """Commit those that can be; what came of each."""
    fates = [await _behind_savepoint(transaction, work) for work in works]
    await transaction.commit()
    return fates


async def _all_as_expected(transaction: Transaction, works: Sequence[Work]) -> bool:
    """Run the works' statements; whether each changed as many rows as it must."""
    for first, group in merged(works):
        rows = [statement.values for statement in group]
        changed = await transaction.run(first.sql, rows)
        if first.rows is not None and changed != first.rows * len(rows):
            return False
    return True


async def _behind_savepoint(transaction: Transaction, work: Work) -> Exception | None:
    await transaction.say("SAVEPOINT work")
    for statement in work.statements:
        refusal = await _tried(transaction, statement)
        if refusal is not None:
            await transaction.say("ROLLBACK TO SAVEPOINT work")
            break
    else:
        refusal = None
    await transaction.say("RELEASE SAVEPOINT work")
    return refusal


async def _tried(transaction: Transaction, statement: Statement) -> Exception | None:
    """Run one statement; the refusal of its work, if it cannot be."""
    try:
        changed = await transaction.run(statement.sql, [statement.values])
    except transaction.errors as error:
        refusal = refused(transaction.fault(error), statement, str(error))
        if refusal is None:
            raise
        return refusal
    if statement.rows is not None and changed != statement.rows:
        return Stale(f"{statement.about}: the row is not as expected")
    return None
