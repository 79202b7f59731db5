"""A group that became a supergroup."""

from __future__ import annotations

from dataclasses import Field, fields
from typing import Any

from storage.operations import Migrate
from storage.rows import Chat
from storage.sql.boards import WAIT
from storage.statements import CHANGEABLE, Plan, of_any, update

_OF_GROUP = tuple(field for field in fields(Chat) if field.name in CHANGEABLE["chat"])
"""What may be set in a group, and what it is called."""


def _set_before(field: Field[Any]) -> str:
    """The new group's value, where it is not the default; else the old group's."""
    name, default = field.name, field.default
    if default is None:
        return f"{name} = coalesce(chat.{name}, old.{name})"
    is_so = str(int(default)) if isinstance(default, bool | int) else f"'{default}'"
    return f"{name} = CASE WHEN chat.{name} = {is_so} THEN old.{name} ELSE chat.{name} END"


_MIGRATE = (
    # The old group's messages are out of reach: its boards are posted anew.
    (
        update(
            "board",
            [
                "message = NULL",
                "not_before = 0",
                "tries = 0",
                "wanted = CASE WHEN parked = 0 THEN wanted + 1 ELSE wanted END",
                WAIT,
            ],
            "chat = (SELECT id FROM chat WHERE telegram = ?)",
        ),
        "turn old",
    ),
    (
        "DELETE FROM stale_message WHERE chat = (SELECT id FROM chat WHERE telegram = ?)",
        "old",
    ),
    (
        "DELETE FROM notice WHERE sent IS NOT NULL"
        " AND chat = (SELECT id FROM chat WHERE telegram = ?)",
        "old",
    ),
    # If the new address is known already, everything moves there ...
    (
        "INSERT INTO favourite (chat, rules, switches, starred, played)"
        " SELECT new.id, rules, switches, starred, played FROM favourite AS kept"
        " JOIN chat AS old ON old.id = kept.chat AND old.telegram = ?"
        " JOIN chat AS new ON new.telegram = ? WHERE true"  # else ON would be read as the join's
        " ON CONFLICT (chat, rules, switches) DO UPDATE SET"
        " starred = coalesce(favourite.starred, excluded.starred),"
        " played = coalesce(GREATEST(favourite.played, excluded.played),"
        " favourite.played, excluded.played)",
        "old new",
    ),
    (
        "DELETE FROM favourite WHERE chat = (SELECT id FROM chat WHERE telegram = ?)"
        " AND EXISTS (SELECT 1 FROM chat WHERE telegram = ?)",
        "old new",
    ),
    (
        "INSERT INTO bell (person, chat) SELECT kept.person, new.id FROM bell AS kept"
        " JOIN chat AS old ON old.id = kept.chat AND old.telegram = ?"
        " JOIN chat AS new ON new.telegram = ? WHERE true ON CONFLICT DO NOTHING",
        "old new",
    ),
    (
        "DELETE FROM bell WHERE chat = (SELECT id FROM chat WHERE telegram = ?)"
        " AND EXISTS (SELECT 1 FROM chat WHERE telegram = ?)",
        "old new",
    ),
    (
        "UPDATE day_poll SET chat = (SELECT id FROM chat WHERE telegram = ?)"
        " WHERE chat = (SELECT id FROM chat WHERE telegram = ?)"
        " AND day NOT IN (SELECT kept.day FROM day_poll AS kept JOIN chat"
        " ON chat.id = kept.chat AND chat.telegram = ?)"
        " AND EXISTS (SELECT 1 FROM chat WHERE telegram = ?)",
        "new old new new",
    ),
    (
        "DELETE FROM day_poll WHERE chat = (SELECT id FROM chat WHERE telegram = ?)"
        " AND EXISTS (SELECT 1 FROM chat WHERE telegram = ?)",
        "old new",
    ),
    *(
        (
            update(
                table,
                ["chat = (SELECT id FROM chat WHERE telegram = ?)"],
                "chat = (SELECT id FROM chat WHERE telegram = ?)"
                " AND EXISTS (SELECT 1 FROM chat WHERE telegram = ?)",
            ),
            "new old new",
        )
        for table in ("board", "game", "notice", "old_address", "day_answer")
    ),
    (
        # What was set in the old group stays so, unless it was set in the new one.
        f"UPDATE chat SET {', '.join(map(_set_before, _OF_GROUP))}"  # noqa: S608 - our names
        f" FROM (SELECT {', '.join(each.name for each in _OF_GROUP)}"
        " FROM chat WHERE telegram = ?) AS old WHERE telegram = ?",
        "old new",
    ),
    (
        "DELETE FROM chat WHERE telegram = ? AND EXISTS (SELECT 1 FROM chat WHERE telegram = ?)",
        "old new",
    ),
    # ... else the chat itself does.
    ("UPDATE chat SET telegram = ? WHERE telegram = ?", "new old"),
    # What is still under way from the old address belongs there too.
    (
        "INSERT INTO old_address (telegram, chat) SELECT ?, id FROM chat WHERE telegram = ?"
        " ON CONFLICT (telegram) DO UPDATE SET chat = excluded.chat",
        "old new",
    ),
)


def migrated(op: Migrate, turn: int) -> Plan:
    """All that stands at an address moves to another; `ValueError` if both are the same."""
    if op.old == op.new:
        raise ValueError("Migrate: both addresses are the same")
    given = {"old": op.old, "new": op.new, "turn": turn}
    statements = (of_any(sql, *(given[name] for name in names.split())) for sql, names in _MIGRATE)
    return Plan((), tuple(statements), alone=True)
