"""`djehuty sealed` writes the sealed list of a day; `djehuty verify --all` checks such lists."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Sequence
from pathlib import Path

from bot.run.exits import FAILED, NOT_VERIFIED
from bot.table.listing import Made, again
from games.core import GameError
from games.listing import check_listing, digest, read_listing
from storage.sqlite import SqliteStore
from storage.store import StorageError


def written(database: Path, day: str, file: Path) -> int:
    """Write the list of that day; the exit code. The bot may run meanwhile. `StorageError` if there
    is no database."""
    if not database.is_file():
        raise StorageError(f"there is no database {database}")
    made = asyncio.run(_made(database, day))
    if made is None:
        return _say(f"there is no list of {day!r}", FAILED)
    file.write_text(made.text, encoding="utf-8", newline="\n")
    sys.stdout.write(f"{len(made.listing.games)} games; SHA-256 {digest(made.text)}\n")
    return 0


async def _made(database: Path, day: str) -> Made | None:
    store = await SqliteStore.open(database)
    try:
        return await again(store, day)
    finally:
        await store.close()


def verified(files: Sequence[Path]) -> int:
    """Recompute all of these lists, and that each names the one before; the exit code."""
    last = ""
    for file in files:
        try:
            text = file.read_bytes().decode("ascii")
            listing = read_listing(text)
            check_listing(listing)
        except (OSError, UnicodeDecodeError) as error:
            return _say(f"cannot read {file}: {error}", NOT_VERIFIED)
        except GameError as error:
            return _say(f"{file}: {error}", NOT_VERIFIED)
        if last and listing.before != last:
            return _say(f"{file}: it does not follow the list before it here", NOT_VERIFIED)
        last = digest(text)
        sys.stdout.write(
            f"{listing.day}: {len(listing.games)} games, {listing.throws} throws, all right\n"
            f"  SHA-256 {last}\n"
        )
    sys.stdout.write(
        "Each secret is that of its seal, and every lot and throw follows from it. What no list"
        " proves:\nthat a game you played is on it, with the seal that you saw. Look for it.\n"
    )
    return 0


def _say(text: str, code: int) -> int:
    sys.stderr.write(f"djehuty: {text}\n")
    return code
