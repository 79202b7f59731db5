"""What is kept beside the games, and for how long."""

from __future__ import annotations

from storage.operations import DropUpload, KeepReminder, KeepUpload, Remind
from storage.sql.fencing import fenced
from storage.statements import (
    REST,
    KeepCommon,
    Plan,
    Prune,
    Statement,
    of_any,
    update,
)

_COMMON = "INSERT INTO common (text) VALUES (?) ON CONFLICT (text) DO NOTHING"


def of_rest(op: KeepUpload | DropUpload | KeepCommon | Prune | Remind | KeepReminder) -> Plan:
    """Files at Telegram, common texts, reminders, and what is old enough to go."""
    match op:
        case Remind() | KeepReminder():
            return _of_reminders(op)
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
            polls = of_any("DELETE FROM day_poll WHERE closes_at < ?", long_ago)
            return Plan((), (seen, of_any(old, kept), letters, moved, places, polls), alone=True)


_REMIND = (
    "INSERT INTO reminder (person, chat, at, asked, games) VALUES (?, ?, ?, ?, '')"
    " ON CONFLICT (person) DO UPDATE SET at = excluded.at, asked = excluded.asked"
)
_REMIND_AGAIN = update("reminder", ["at = ?", "asked = ?"], "person = ? AND at = ?")
_KEEP_REMINDER = update(
    "reminder",
    [
        "message = ?",
        "games = ?",
        "asked = CASE WHEN at = ? THEN 0 ELSE asked END",
        "at = CASE WHEN at = ? THEN ? ELSE at END",
    ],
    "person = ?",
)
_SHOW_REMINDER = update("reminder", ["message = ?", "games = ?"], "person = ?")


def _of_reminders(op: Remind | KeepReminder) -> Plan:
    """A person's reminder."""
    keys = (("reminder", op.person),)
    match op:
        case Remind(person=person, chat=chat, at=at, asked=asked, was=None):
            return Plan(keys, (of_any(_REMIND, person, chat, at, asked),))
        case Remind(person=person, at=at, asked=asked, was=was):
            about, values = f"Remind: person {person}", (at, asked, person, was)
            return Plan(keys, (Statement(REST, _REMIND_AGAIN, values, 1, about),))
        case KeepReminder(person=person, message=message, games=games, next_at=None, fence=fence):
            sql, more = fenced(_SHOW_REMINDER, fence)
            return Plan(keys, (of_any(sql, message, games, person, *more),))
        case KeepReminder(person=person, message=message, games=games, fence=fence):
            sql, more = fenced(_KEEP_REMINDER, fence)
            times = (op.was, op.was, op.next_at)
            return Plan(keys, (of_any(sql, message, games, *times, person, *more),))
