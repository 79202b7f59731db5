"""What is kept beside the games, and for how long."""

from __future__ import annotations

from storage.operations import DropUpload, KeepUpload
from storage.statements import KeepCommon, Plan, Prune, of_any

_COMMON = "INSERT INTO common (text) VALUES (?) ON CONFLICT (text) DO NOTHING"


def of_rest(op: KeepUpload | DropUpload | KeepCommon | Prune) -> Plan:
    """Files at Telegram, common texts, and what is old enough to go."""
    match op:
        case KeepUpload(key=key, file=file, at=at):
            sql = (
                "INSERT INTO upload (key, file, at) VALUES (?, ?, ?)"
                " ON CONFLICT (key) DO UPDATE SET file = excluded.file, at = excluded.at"
            )
            return Plan((("upload", key),), (of_any(sql, key, file, at),))
        case DropUpload(key=key):
            return Plan((("upload", key),), (of_any("DELETE FROM upload WHERE key = ?", key),))
        case KeepCommon(text=text):
            return Plan((("common", text),), (of_any(_COMMON, text),))
        case Prune(before=before, uploads=kept, long_ago=long_ago):
            # The key is found by the time of the first that is not kept, however many there are.
            old = (
                "DELETE FROM upload WHERE at <="
                " (SELECT at FROM upload ORDER BY at DESC LIMIT 1 OFFSET ?)"
            )
            seen = of_any("DELETE FROM seen_update WHERE at < ?", before)
            letters = of_any("DELETE FROM dead_letter WHERE at < ?", long_ago)
            # A move does not say when it was: its time begins when it is first seen here.
            moved = of_any("UPDATE old_address SET at = ? WHERE at IS NULL", before)
            places = of_any("DELETE FROM old_address WHERE at < ?", long_ago)
            return Plan((), (seen, of_any(old, kept), letters, moved, places), alone=True)
