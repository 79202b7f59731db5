"""Operations as SQL: each `Op` of :mod:`storage.operations` becomes a plan of statements."""

from __future__ import annotations

from typing import TypeAlias

from storage.operations import (
    AddBoard,
    AddGame,
    AddNotice,
    AddStale,
    Adopt,
    Back,
    Belong,
    BringWords,
    ChangeBoard,
    ChangeChat,
    ChangeGame,
    ChangePerson,
    CountPerson,
    DeadLetter,
    DelayNotice,
    DelayStale,
    DropLetter,
    DropNotice,
    DropStale,
    DropUpload,
    Forget,
    ForgetLessons,
    GiveBack,
    Instruct,
    KeepLetter,
    KeepNotice,
    KeepUpload,
    Learn,
    List,
    MakeReady,
    MarkAbsent,
    Migrate,
    MoveDue,
    Op,
    PlayedBy,
    Present,
    Prolong,
    PutBack,
    Raise,
    Revise,
    Shown,
    Sit,
    Star,
    Step,
    TakeOver,
    TakeReady,
    Tally,
)
from storage.sql.belonging import of_bot, put_back
from storage.sql.boards import of_board
from storage.sql.ended import of_ended
from storage.sql.games import of_game, of_ready
from storage.sql.keeping import of_rest
from storage.sql.messages import of_messages
from storage.sql.moving import migrated
from storage.sql.people import of_people, of_tastes
from storage.sql.times import of_time
from storage.statements import KeepChat, KeepCommon, KeepPerson, Plan, Prune, PutAway

Doing: TypeAlias = Op | KeepPerson | KeepChat | KeepCommon | PutAway | Prune


def compiled(op: Doing, turn: int) -> Plan:
    """Write `op` as statements; `turn` counts commits (boards wait in that order).

    Raises `UnknownColumn` or `ValueError` for what no program should ask.
    """
    match op:
        case (
            AddGame() | Sit() | TakeOver() | MarkAbsent() | GiveBack() | Instruct()
            | Step() | Revise() | ChangeGame()
        ):  # fmt: skip
            return of_game(op)
        case MakeReady() | BringWords() | TakeReady():
            return of_ready(op)
        case AddBoard() | Raise() | ChangeBoard() | Shown():
            return of_board(op, turn)
        case ChangePerson() | CountPerson() | ChangeChat() | KeepPerson() | KeepChat():
            return of_people(op)
        case Learn() | ForgetLessons() | Star() | PlayedBy() | Forget():
            return of_tastes(op)
        case (
            Migrate() | Back() | MoveDue() | Present() | Prolong()
            | Belong() | Adopt() | PutBack()
        ):  # fmt: skip
            return _of_everything(op, turn)
        case (
            AddNotice() | DropNotice() | DelayNotice() | KeepNotice()
            | AddStale() | DropStale() | DelayStale()
            | DeadLetter() | KeepLetter() | DropLetter()
        ):  # fmt: skip
            return of_messages(op)
        case KeepUpload() | DropUpload() | KeepCommon() | Prune():
            return of_rest(op)
        case PutAway() | Tally() | List():
            return of_ended(op)


def _of_everything(
    op: Migrate | Back | MoveDue | Present | Prolong | Belong | Adopt | PutBack, turn: int
) -> Plan:
    match op:
        case Migrate():
            return migrated(op, turn)
        case Back() | MoveDue() | Present() | Prolong():
            return of_time(op, turn)
        case Belong() | Adopt():
            return of_bot(op, turn)
        case PutBack():
            return put_back(op, turn)
