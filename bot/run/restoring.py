"""A database that was put back from a backup begins anew, whoever put it there and how.

What happened after the backup is gone here, but people have seen it: numbers of games, boards,
seals and throws. So the first start numbers games above a gap, draws a new secret for every game
that goes on, and has its boards come anew and say so (docs/decisions/0051).
"""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime
from typing import Final

import structlog

from games.fair import commitment
from storage.operations import (
    Prolong,
    PutBack,
)
from storage.rows import Copied
from storage.store import Stale, Store

log = structlog.get_logger(__name__)

WEEK_MS: Final = 7 * 24 * 3600 * 1000
LEAST: Final = 1000
"""So many numbers of games are passed over at least."""
ROOM: Final = 10
"""So many times more games than the weeks before let expect are reckoned with."""
GRACE_MS: Final = 24 * 3600 * 1000
"""So long at least invitations can be taken that ended meanwhile."""


async def put_back(store: Store, now: int, secret: Callable[[], bytes]) -> PutBack | None:
    """If the database is a copy from which nobody has served: begin anew. `secret` draws 32 bytes.
    What was done, None if nothing was to be."""
    copied = await store.copied()
    if copied is None:
        return None
    fresh = [(game, secret()) for game in await store.not_over()]
    sealed = tuple((game, drawn, commitment(drawn)) for game, drawn in fresh)
    done = PutBack(copied, now, first_number(copied, now), sealed)
    try:
        await store.commit(done, Prolong(copied.back_to, now + GRACE_MS))
    except Stale:  # another server was faster
        return None
    log.warning(
        "a backup was put back",
        back_to=f"{datetime.fromtimestamp(copied.back_to / 1000, UTC):%Y-%m-%d %H:%M:%S} UTC",
        games=len(sealed),
        known=copied.floor,
        first=done.first,
    )
    return done


def first_number(copied: Copied, now: int) -> int:
    """A round number above all that can have been given out since the copy was made."""
    weeks = -(-max(0, now - copied.back_to) // WEEK_MS)
    above = copied.floor + LEAST + ROOM * copied.lately * weeks
    return (above // LEAST + 1) * LEAST
