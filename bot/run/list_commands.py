"""`djehuty sealed` writes the sealed list of a day; `djehuty verify --all` checks such lists."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Sequence
from datetime import UTC, date, datetime, time, timedelta
from pathlib import Path

from bot.run.exits import FAILED, NOT_VERIFIED, UNREADABLE, say
from bot.run.progress import watched
from bot.run.text_files import Unreadable, text_of
from bot.table.sealed_lists import GRACE_MS, ChangedList, Made, again
from games.core import GameError
from games.listing import checked, digest, read_listing
from storage.opening import open_store


def written(url: str, day: date, file: Path, now: datetime) -> int:
    """Write the list of that day; the exit code. The bot may run meanwhile: nothing is
    written, nor migrated. `StorageError` if there is no database, or one of an older program."""
    try:
        made = asyncio.run(_made(url, day.isoformat()))
    except ChangedList as error:
        return say(str(error), NOT_VERIFIED)
    if made is None:
        return say(_why_none(day, now), FAILED)
    file.write_text(made.text, encoding="utf-8", newline="\n")
    sys.stdout.write(f"{len(made.listing.games)} games; SHA-256 {digest(made.text)}\n")
    return 0


def _why_none(day: date, now: datetime) -> str:
    if day >= now.date():
        return f"{day} is not over yet (UTC): its list is made ten minutes after midnight"
    if now - datetime.combine(day, time.max, UTC) < timedelta(milliseconds=GRACE_MS):
        return f"the list of {day} is made in some minutes, by the server"
    return f"there is no list of {day}: no game ended on it, or no server has run since to make it"


async def _made(url: str, day: str) -> Made | None:
    store = await open_store(url, reading=True)
    try:
        return await again(store, day, lambda games: watched(games, len(games), "djehuty sealed"))
    finally:
        await store.close()


def verified(files: Sequence[Path]) -> int:
    """Recompute all of these lists, and that each names the one before; the exit code."""
    last = ""
    for file in files:
        try:
            text = text_of(file).replace("\r\n", "\n")
            listing = read_listing(text)
        except Unreadable as error:
            return say(f"{file} {error}", UNREADABLE)
        except GameError as error:
            return say(f"{file} cannot be read as a sealed list: {error}", UNREADABLE)
        try:
            for _ in watched(checked(listing), len(listing.games), f"djehuty verify {listing.day}"):
                pass
        except GameError as error:
            return say(f"{file}: {error}", NOT_VERIFIED)
        if last and listing.before != last:
            return say(f"{file}: it does not follow the list before it here", NOT_VERIFIED)
        last = digest(text)
        sys.stdout.write(
            f"{listing.day}: {len(listing.games)} games, {listing.throws} throws, all right\n"
            f"  SHA-256 {last}\n"
        )
    sys.stdout.write(
        "Each secret is that of its seal, and every lot and throw follows from it. What no list"
        " proves:\nthat a game you played is on it, with the seal that you saw (look for it), or"
        " which\nmoves were played (a record has the digest of these).\n"
    )
    return 0
