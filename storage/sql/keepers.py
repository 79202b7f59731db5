"""What those who run the bot do: the log of it, the line of maintenance, and news."""

from __future__ import annotations

from typing import TypeAlias

from storage.operations import (
    AddDeed,
    AgainBulletin,
    DelayBulletin,
    DoubtBulletins,
    DraftLine,
    EndLine,
    FinishBulletin,
    RetryBulletin,
    ShowLine,
    StartBulletin,
    StopBulletin,
    ToldLine,
    TriedBulletin,
    TryBulletin,
    Value,
    WriteBulletin,
)
from storage.rows import Deed
from storage.statements import REST, Plan, Statement, insert, of_any, taken_apart

_deed = taken_apart(Deed)
_DEED = insert("deed", Deed)
DEEDS = 500
"""So many deeds are kept."""
_LONG_DONE = "DELETE FROM deed WHERE id <= (SELECT max(id) FROM deed) - ?"


Line: TypeAlias = DraftLine | ShowLine | EndLine | ToldLine
News: TypeAlias = (
    WriteBulletin
    | StartBulletin
    | StopBulletin
    | AgainBulletin
    | FinishBulletin
    | TryBulletin
    | RetryBulletin
    | TriedBulletin
    | DelayBulletin
    | DoubtBulletins
)


def of_keepers(op: AddDeed | Line | News) -> Plan:
    """A deed, or what becomes of the line, or of news."""
    match op:
        case AddDeed(deed=deed):
            done = (of_any(_DEED, *_deed(deed)), of_any(_LONG_DONE, DEEDS))
            return Plan((("deeds",),), done)
        case DraftLine() | ShowLine() | EndLine() | ToldLine():
            return _of_line(op)
        case DoubtBulletins():
            return Plan((), (of_any(_DOUBT),), alone=True)
        case _:
            return Plan((("bulletin",),), _of_news(op))


_DRAFT = (
    "INSERT INTO maintenance (one, number, text, told, draft) VALUES (1, 0, '', 0, ?)"
    " ON CONFLICT (one) DO UPDATE SET draft = excluded.draft"
)
_SHOW = (
    "UPDATE maintenance SET number = number + 1, text = draft, until = ?, told = 0, draft = ''"
    " WHERE number = ? AND draft <> ''"
)
_END = (
    "UPDATE maintenance SET number = number + 1, text = '', until = NULL, told = 0"
    " WHERE number = ? AND text <> ''"
)
_TOLD = "UPDATE maintenance SET told = ? WHERE number = ?"


def _of_line(op: Line) -> Plan:
    """The line of maintenance: there is one at most."""
    match op:
        case DraftLine(draft=draft):
            done = of_any(_DRAFT, draft)
        case ShowLine(number=number, until=until):
            done = Statement(REST, _SHOW, (until, number), 1, f"ShowLine: {number}")
        case EndLine(number=number):
            done = Statement(REST, _END, (number,), 1, f"EndLine: {number}")
        case ToldLine(number=number, game=game):
            done = Statement(REST, _TOLD, (game, number), 1, f"ToldLine: {number}")
    return Plan((("maintenance",),), (done,))


_WRITE = (
    "INSERT INTO bulletin (person, text, at, status, reached, most, sent, failed)"
    " VALUES (?, ?, ?, 'draft', 0, 0, 0, 0)"
)
_START = (
    "UPDATE bulletin SET status = 'going', most = CASE WHEN status = 'draft'"
    " THEN (SELECT coalesce(max(id), 0) FROM person) ELSE most END"
    " WHERE id = ? AND status IN ('draft', 'stopped')"
)
_STOP = "UPDATE bulletin SET status = 'stopped' WHERE id = ? AND status = 'going'"
_GOES_AGAIN = "UPDATE bulletin SET status = 'going' WHERE id = ? AND status <> 'draft'"
_AGAIN = (
    "UPDATE bulletin_to SET status = 'later', not_before = 0 WHERE bulletin = ?"
    " AND status = 'unsure'"
)
_FINISH = (
    "UPDATE bulletin SET status = 'done' WHERE id = ? AND status = 'going' AND NOT EXISTS"
    " (SELECT 1 FROM bulletin_to WHERE bulletin = bulletin.id AND bulletin_to.status <> 'unsure')"
)
_REACH = "UPDATE bulletin SET reached = ? WHERE id = ? AND reached = ? AND status = 'going'"
_TRY = (
    "INSERT INTO bulletin_to (bulletin, person, status, not_before, tries)"
    " VALUES (?, ?, 'trying', 0, 0)"
)
_RETRY = (
    "UPDATE bulletin_to SET status = 'trying' WHERE bulletin = ?1 AND person = ?2"
    " AND status = 'later' AND EXISTS"
    " (SELECT 1 FROM bulletin WHERE id = ?1 AND bulletin.status = 'going')"
)
_TRIED = "DELETE FROM bulletin_to WHERE bulletin = ? AND person = ? AND status <> 'later'"
_SENT = "UPDATE bulletin SET sent = sent + 1 WHERE id = ?"
_FAILED = "UPDATE bulletin SET failed = failed + 1 WHERE id = ?"
_DELAY = (
    "UPDATE bulletin_to SET status = 'later', not_before = ?, tries = tries + 1"
    " WHERE bulletin = ? AND person = ? AND status = 'trying'"
)
_DOUBT = "UPDATE bulletin_to SET status = 'unsure' WHERE status = 'trying'"


def _of_news(
    op: WriteBulletin
    | StartBulletin
    | StopBulletin
    | AgainBulletin
    | FinishBulletin
    | TryBulletin
    | RetryBulletin
    | TriedBulletin
    | DelayBulletin,
) -> tuple[Statement, ...]:
    """News: how far they are, and with whom."""
    match op:
        case WriteBulletin(person=person, text=text, at=at):
            sql = "DELETE FROM bulletin WHERE person = ? AND status = 'draft'"
            return (of_any(sql, person), of_any(_WRITE, person, text, at))
        case StartBulletin(bulletin=id_):
            return (_one(_START, "StartBulletin", id_),)
        case StopBulletin(bulletin=id_):
            return (_one(_STOP, "StopBulletin", id_),)
        case AgainBulletin(bulletin=id_):
            return (_one(_GOES_AGAIN, "AgainBulletin", id_), of_any(_AGAIN, id_))
        case FinishBulletin(bulletin=id_):
            return (of_any(_FINISH, id_),)
        case TryBulletin(bulletin=id_, reached=reached, person=person):
            reach = _one(_REACH, "TryBulletin", person, id_, reached)
            return (reach, of_any(_TRY, id_, person))
        case RetryBulletin(bulletin=id_, person=person):
            return (_one(_RETRY, "RetryBulletin", id_, person),)
        case TriedBulletin(bulletin=id_, person=person, sent=sent):
            tried = _one(_TRIED, "TriedBulletin", id_, person)
            return (tried, of_any(_SENT if sent else _FAILED, id_))
        case DelayBulletin(bulletin=id_, person=person, not_before=at):
            return (of_any(_DELAY, at, id_, person),)


def _one(sql: str, about: str, *values: Value) -> Statement:
    """A statement that changes one row, or the work is void."""
    return Statement(REST, sql, values, 1, f"{about}: {values}")
