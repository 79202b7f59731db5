"""Short messages owed, keyboards to be taken away, dead letters."""

from __future__ import annotations

from storage.operations import (
    Abandon,
    AddNotice,
    AddStale,
    DeadLetter,
    DelayNotice,
    DelayStale,
    DropLetter,
    DropNotice,
    DropStale,
    KeepLetter,
    KeepNotice,
    TakeNotice,
)
from storage.rows import Notice
from storage.sql.fencing import fenced
from storage.statements import REST, Plan, Statement, insert, of_any, taken_apart

_notice = taken_apart(Notice)
_NOTICE = insert("notice", Notice)
_ABANDONED = (
    "DELETE FROM notice WHERE chat = ?",
    "DELETE FROM reminder WHERE chat = ?",
    "DELETE FROM stale_message WHERE chat = ?",
    "UPDATE board SET parked = 1 WHERE chat = ? AND over IS NULL AND parked = 0",
)


def of_messages(
    op: Abandon
    | AddNotice
    | DropNotice
    | TakeNotice
    | DelayNotice
    | KeepNotice
    | AddStale
    | DropStale
    | DelayStale
    | DeadLetter
    | KeepLetter
    | DropLetter,
) -> Plan:
    """A notice, a message of ours that is to lose its keyboard, or a dead letter."""
    match op:
        case DeadLetter() | KeepLetter() | DropLetter():
            return _of_letters(op)
        case Abandon(chat=chat):
            return Plan((), tuple(of_any(sql, chat) for sql in _ABANDONED), alone=True)
        case AddNotice() | DropNotice() | TakeNotice() | DelayNotice() | KeepNotice():
            return _of_notices(op)
        case AddStale(chat=chat, message=message, whole=whole):
            sql = (
                "INSERT INTO stale_message (chat, message, whole) SELECT ?1, ?2, ?3"
                " WHERE NOT EXISTS"
                " (SELECT 1 FROM board WHERE chat = ?1 AND message = ?2 AND parked = 0)"
                " ON CONFLICT DO NOTHING"
            )
            return Plan((("stale", chat, message),), (of_any(sql, chat, message, whole),))
        case DropStale(chat=chat, message=message):
            sql = "DELETE FROM stale_message WHERE chat = ? AND message = ?"
            return Plan((("stale", chat, message),), (of_any(sql, chat, message),))
        case DelayStale(chat=chat, message=message, not_before=at):
            sql = (
                "UPDATE stale_message SET not_before = ?, tries = tries + 1"
                " WHERE chat = ? AND message = ?"
            )
            return Plan((("stale", chat, message),), (of_any(sql, at, chat, message),))


def _of_letters(op: DeadLetter | KeepLetter | DropLetter) -> Plan:
    match op:
        case DeadLetter(update=id_, body=body, reason=reason, at=at, user=user, address=address):
            # That it was seen is the commit's first statement.
            sql = (
                "INSERT INTO dead_letter (seen, body, reason, at, person, chat) VALUES (?, ?, ?, ?,"
                " (SELECT id FROM person WHERE telegram = ?), (SELECT chat.id FROM chat"
                " LEFT JOIN person ON person.id = chat.person"
                " WHERE chat.telegram = ? OR person.telegram = ?))"
            )
            values = (id_, body, reason, at, user, address, address)
            return Plan((("update", id_),), (of_any(sql, *values),))
        case KeepLetter(letter=id_):
            sql = "UPDATE dead_letter SET again = 0 WHERE id = ?"
            return Plan((("letter", id_),), (of_any(sql, id_),))
        case DropLetter(letter=id_):
            sql = "DELETE FROM dead_letter WHERE id = ?"
            return Plan((("letter", id_),), (of_any(sql, id_),))


def _of_notices(op: AddNotice | DropNotice | TakeNotice | DelayNotice | KeepNotice) -> Plan:
    match op:
        case AddNotice(notice=notice):
            about = f"AddNotice: notice {notice.id} to chat {notice.chat}"
            add = Statement(REST, _NOTICE, _notice(notice), 1, about)
            return Plan((("notice", notice.id),), (add,))
        case DropNotice(notice=id_, fence=fence):
            sql, more = fenced("DELETE FROM notice WHERE id = ?", fence)
            return Plan((("notice", id_),), (of_any(sql, id_, *more),))
        case TakeNotice(notice=id_):
            sql = "DELETE FROM notice WHERE id = ?"
            take = Statement(REST, sql, (id_,), 1, f"TakeNotice: notice {id_}")
            return Plan((("notice", id_),), (take,))
        case DelayNotice(notice=id_, not_before=at):
            sql = "UPDATE notice SET not_before = ?, tries = tries + 1 WHERE id = ?"
            return Plan((("notice", id_),), (of_any(sql, at, id_),))
        case KeepNotice(notice=id_, message=message, at=at, fence=fence):
            sql = "UPDATE notice SET sent = ?, not_before = ?, tries = 0 WHERE id = ?"
            sql, more = fenced(sql, fence)
            return Plan((("notice", id_),), (of_any(sql, message, at, id_, *more),))
