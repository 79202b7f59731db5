"""What is written of messages only by who still has the lease under which they were sent."""

from __future__ import annotations

from storage.operations import Value
from storage.rows import Fence

_STILL_OURS = (
    " AND EXISTS (SELECT 1 FROM lease WHERE lease.name = ? AND lease.owner = ? AND lease.epoch = ?)"
)


def fenced(sql: str, fence: Fence | None) -> tuple[str, tuple[Value, ...]]:
    """The statement, without effect once the lease has another owner or epoch; and the values that
    come last in it. As it is where there is no fence."""
    if fence is None:
        return sql, ()
    return f"{sql}{_STILL_OURS}", (fence.name, fence.owner, fence.epoch)
