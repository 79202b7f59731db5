# ruff: noqa: S608 - all names are ours
"""People and chats: who they are, what they chose and were told, and that they are forgotten."""

from __future__ import annotations

from storage.operations import (
    Avoid,
    ChangeChat,
    ChangePerson,
    CountPerson,
    Forget,
    ForgetLessons,
    Learn,
    Meet,
    PlayedBy,
    SetBell,
    Star,
)
from storage.rows import Chat, Person
from storage.statements import (
    CHANGEABLE,
    CHAT,
    PERSON,
    KeepChat,
    KeepPerson,
    Plan,
    Statement,
    changed,
    emptied,
    of_any,
    update,
)

_KEEP_PERSON = (
    "INSERT INTO person (telegram, name, code) VALUES (?, ?, ?)"
    " ON CONFLICT (telegram) DO UPDATE SET name = excluded.name, code = excluded.code"
)
_COUNT = update(
    "person",
    [
        "only_moves_played = only_moves_played + ?",
        "throws_pressed = throws_pressed + ?",
    ],
    "id = ?",
)
_KEEP_PRIVATE = (
    "INSERT INTO chat (kind, person) VALUES ('private', ?) ON CONFLICT (person) DO NOTHING"
)
_KEEP_GROUP = (
    "INSERT INTO chat (kind, telegram) VALUES ('group', ?) ON CONFLICT (telegram) DO NOTHING"
)


def of_people(
    op: ChangePerson | CountPerson | ChangeChat | KeepPerson | KeepChat | Meet | Avoid,
) -> Plan:
    """A person's row, or a chat's."""
    match op:
        case Meet() | Avoid():
            return _of_meeting(op)
        case ChangePerson(person=id_, changes=changes):
            parts, values = changed("person", changes)
            sql = update("person", parts, "id = ?")
            change = Statement(PERSON, sql, (*values, id_), 1, f"ChangePerson: person {id_}")
            return Plan((("person", id_),), (change,))
        case CountPerson(person=id_, only_moves=moves, throws=throws):
            count = Statement(PERSON, _COUNT, (moves, throws, id_), 1, f"CountPerson: person {id_}")
            return Plan((("person", id_),), (count,))
        case ChangeChat(chat=id_, changes=changes):
            parts, values = changed("chat", changes)
            sql = update("chat", parts, "id = ?")
            change = Statement(CHAT, sql, (*values, id_), 1, f"ChangeChat: chat {id_}")
            return Plan((("chat", id_),), (change,))
        case KeepPerson(user=user, name=name, code=code):
            keep = Statement(PERSON, _KEEP_PERSON, (user, name, code), 1, "see_person")
            return Plan((("user", user),), (keep,))
        case KeepChat(address=address, person=None):
            keep = Statement(CHAT, _KEEP_GROUP, (address,), None, "see_chat: a group")
            return Plan((("address", address),), (keep,))
        case KeepChat(person=person):
            about = f"see_chat: the private chat of person {person}"
            keep = Statement(CHAT, _KEEP_PRIVATE, (person,), None, about)
            return Plan((("private", person),), (keep,))


_FOUND = ["sought = NULL", "sought_at = NULL", "met = ?"]
_MEET = update("person", _FOUND, "id = ? AND sought_at = ?")
_AVOID = (
    "INSERT INTO avoided (person, other, at, reported) VALUES (?, ?, ?, ?) ON CONFLICT"
    " (person, other) DO UPDATE SET reported = GREATEST(avoided.reported, excluded.reported)"
)


def _of_meeting(op: Meet | Avoid) -> Plan:
    """Who met whom, and who wants to meet whom no more."""
    match op:
        case Meet(person=id_, since=since, other=other):
            meet = Statement(PERSON, _MEET, (other, id_, since), 1, f"Meet: person {id_}")
            return Plan((("person", id_),), (meet,))
        case Avoid(person=id_, other=other, at=at, reported=reported):
            avoid = of_any(_AVOID, id_, other, at, reported)
            return Plan((("person", id_), ("person", other)), (avoid,))


def of_tastes(op: Learn | ForgetLessons | Star | PlayedBy | SetBell | Forget) -> Plan:
    """What somebody likes and was told, and that all of it goes."""
    match op:
        case Learn() | ForgetLessons():
            return _of_lessons(op)
        case Star() | PlayedBy():
            return _of_favourites(op)
        case SetBell(person=person, chat=chat, on=on):
            sql = _BELL if on else _NO_BELL
            return Plan((("bell", chat, person),), (of_any(sql, person, chat),))
        case Forget():
            return _forget(op)


_KEPT_FOR = (
    "UPDATE game SET kept_for = NULL, kept_until = NULL"
    " WHERE status = 'open' AND kept_until IS NOT NULL AND kept_for = ?"
)
_BELL = "INSERT INTO bell (person, chat) VALUES (?, ?) ON CONFLICT DO NOTHING"
_NO_BELL = "DELETE FROM bell WHERE person = ? AND chat = ?"

# Whatever a person or their chat has to say some day is forgotten, too: what stays is numbers.
_OF_PERSON, _UNSAID = emptied(Person, CHANGEABLE["person"])
_FORGET = update("person", _OF_PERSON, "id = ?")
_OF_CHAT, _CHAT_UNSAID = emptied(Chat, CHANGEABLE["chat"])
_FORGET_CHAT = update("chat", _OF_CHAT, "person = ?")
_NEVER_BACK = (
    "UPDATE player SET absent = '' WHERE coalesce(person, resigned) = ? AND absent <> ''"
    " AND over IS NULL"
)
_UNSAID_THERE = tuple(
    f"UPDATE player SET words = '', muted = 0 WHERE {who} = ? AND (words <> '' OR muted <> 0)"
    for who in ("person", "resigned")
)
_OWN_CHAT = "chat IN (SELECT id FROM chat WHERE person = ?)"


def _forget(op: Forget) -> Plan:
    """It touches rows that no keys can name."""
    person, tables = op.person, ("favourite", "ready", "notice", "stale_message", "day_poll")
    goes = (of_any(f"DELETE FROM {table} WHERE {_OWN_CHAT}", person) for table in tables)
    every = (
        Statement(PERSON, _FORGET, (*_UNSAID, person), 1, f"Forget: person {person}"),
        Statement(CHAT, _FORGET_CHAT, (*_CHAT_UNSAID, person), None, f"Forget: person {person}"),
        of_any("DELETE FROM bulletin_to WHERE person = ?", person),
        of_any("DELETE FROM lesson WHERE person = ?", person),
        of_any("DELETE FROM luck WHERE person = ?", person),
        of_any("DELETE FROM standing WHERE person = ?", person),
        of_any("DELETE FROM pair WHERE first = ? OR second = ?", person, person),
        of_any("DELETE FROM to_recount WHERE person = ?", person),
        of_any("DELETE FROM bell WHERE person = ?", person),
        of_any("DELETE FROM avoided WHERE person = ?", person),
        of_any("DELETE FROM reminder WHERE person = ?", person),
        of_any("DELETE FROM day_answer WHERE person = ?", person),
        of_any(_KEPT_FOR, person),
        *(of_any(sql, person) for sql in _UNSAID_THERE),
        of_any(_NEVER_BACK, person),
        of_any("DELETE FROM dead_letter WHERE person = ?", person),
        of_any(f"DELETE FROM dead_letter WHERE {_OWN_CHAT}", person),
        of_any("DELETE FROM dead_letter WHERE body LIKE ?", f"%{op.user}%"),
        *goes,
    )
    return Plan((("person", person),), every, alone=True)


_LEARN = "INSERT INTO lesson (person, rules, lesson) VALUES (?, ?, ?) ON CONFLICT DO NOTHING"


def _of_lessons(op: Learn | ForgetLessons) -> Plan:
    keys = (("lessons", op.person),)
    match op:
        case Learn(person=id_, rules=rules, lesson=lesson):
            return Plan(keys, (of_any(_LEARN, id_, rules, lesson),))
        case ForgetLessons(person=id_, rules=None):
            return Plan(keys, (of_any("DELETE FROM lesson WHERE person = ?", id_),))
        case ForgetLessons(person=id_, rules=rules):
            sql = "DELETE FROM lesson WHERE person = ? AND rules = ?"
            return Plan(keys, (of_any(sql, id_, rules),))


_STAR, _PLAYED = (
    f"INSERT INTO favourite (chat, rules, switches, {column}) VALUES (?, ?, ?, ?)"
    f" ON CONFLICT (chat, rules, switches) DO UPDATE SET {column} = excluded.{column}"
    for column in ("starred", "played")
)
# Of those that are no favourites only the last played is kept.
_FORGOTTEN = (
    "DELETE FROM favourite WHERE chat = ? AND starred IS NULL AND (played IS NULL OR played <"
    " (SELECT max(played) FROM favourite AS newer WHERE newer.chat = favourite.chat))"
)


def _of_favourites(op: Star | PlayedBy) -> Plan:
    sql = _STAR if isinstance(op, Star) else _PLAYED
    keep = of_any(sql, op.chat, op.rules, op.switches, op.at)
    return Plan((("favourites", op.chat),), (keep, of_any(_FORGOTTEN, op.chat)))
