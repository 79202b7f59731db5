"""A group that became a supergroup."""

from __future__ import annotations

from storage.operations import Migrate
from storage.sql.boards import WAIT
from storage.statements import Plan, of_any, update

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
        for table in ("board", "game", "notice", "old_address")
    ),
    (
        # What was turned over in the old group stays so.
        "UPDATE chat SET language = coalesce(chat.language, old.language),"
        " title = coalesce(chat.title, old.title),"
        " mocked = chat.mocked * old.mocked, calls = chat.calls * old.calls,"
        " reasons = GREATEST(chat.reasons, old.reasons)"
        " FROM (SELECT language, title, mocked, calls, reasons FROM chat WHERE telegram = ?) AS old"
        " WHERE telegram = ?",
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
