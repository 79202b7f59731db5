"""Operations as SQL: each `Op` of :mod:`storage.operations` becomes a plan of statements."""

from __future__ import annotations

from typing import TypeAlias

from storage.operations import (
    Abandon,
    AddBoard,
    AddDeed,
    AddGame,
    AddNotice,
    AddStale,
    Adopt,
    AgainBulletin,
    AnswerDay,
    AskOn,
    Avoid,
    AwayOn,
    Back,
    Belong,
    BringWords,
    ChangeBoard,
    ChangeChat,
    ChangeGame,
    ChangePerson,
    CountPerson,
    DeadLetter,
    DelayBulletin,
    DelayNotice,
    DelayStale,
    DoubtBulletins,
    DraftLine,
    DropLetter,
    DropNotice,
    DropStale,
    DropUpload,
    EndLine,
    FinishBulletin,
    Forget,
    ForgetLessons,
    FoundPosition,
    GiveBack,
    Instruct,
    KeepLetter,
    KeepNotice,
    KeepPair,
    KeepReminder,
    KeepStanding,
    KeepUpload,
    Learn,
    List,
    MakeReady,
    MarkAbsent,
    Meet,
    Migrate,
    MoveDue,
    Mute,
    Op,
    OweDayPoll,
    PlayedBy,
    Present,
    Prolong,
    PutBack,
    Raise,
    Recounted,
    Remind,
    RetryBulletin,
    Reviewed,
    Revise,
    SentDayPoll,
    SetBell,
    ShowLine,
    Shown,
    Sit,
    Star,
    StartBulletin,
    Step,
    StopBulletin,
    TakeNotice,
    TakeOver,
    TakeReady,
    Tally,
    ToldLine,
    ToReview,
    TriedBulletin,
    TryBulletin,
    TryDayPoll,
    WriteBulletin,
)
from storage.sql.belonging import of_bot, put_back
from storage.sql.boards import of_board
from storage.sql.day import of_day
from storage.sql.ended import of_ended, of_standings
from storage.sql.games import of_game, of_ready
from storage.sql.keepers import of_keepers
from storage.sql.keeping import of_rest
from storage.sql.messages import of_messages
from storage.sql.moving import migrated
from storage.sql.people import of_people, of_tastes
from storage.sql.times import of_time
from storage.statements import KeepChat, KeepCommon, KeepPerson, Plan, Prune, PutAway

Doing: TypeAlias = Op | KeepPerson | KeepChat | KeepCommon | PutAway | Prune


def compiled(op: Doing, turn: int) -> Plan:  # noqa: C901 - a table, a line a matter
    """Write `op` as statements; `turn` counts commits (boards wait in that order).

    Raises `UnknownColumn` or `ValueError` for what no program should ask.
    """
    match op:
        case (
            AddGame() | Sit() | TakeOver() | MarkAbsent() | GiveBack() | Instruct()
            | Mute() | Step() | Revise() | ChangeGame()
        ):  # fmt: skip
            return of_game(op)
        case MakeReady() | BringWords() | TakeReady():
            return of_ready(op)
        case AddBoard() | Raise() | ChangeBoard() | Shown():
            return of_board(op, turn)
        case (
            ChangePerson() | CountPerson() | ChangeChat() | KeepPerson() | KeepChat()
            | Meet() | Avoid()
        ):  # fmt: skip
            return of_people(op)
        case Learn() | ForgetLessons() | Star() | PlayedBy() | SetBell() | Forget():
            return of_tastes(op)
        case (
            Migrate() | Back() | MoveDue() | Present() | Prolong()
            | Belong() | Adopt() | PutBack()
        ):  # fmt: skip
            return _of_everything(op, turn)
        case (
            Abandon() | AddNotice() | DropNotice() | TakeNotice() | DelayNotice() | KeepNotice()
            | AddStale() | DropStale() | DelayStale()
            | DeadLetter() | KeepLetter() | DropLetter()
        ):  # fmt: skip
            return of_messages(op)
        case (
            AddDeed() | DraftLine() | ShowLine() | EndLine() | ToldLine()
            | WriteBulletin() | StartBulletin() | StopBulletin() | AgainBulletin()
            | FinishBulletin() | TryBulletin() | RetryBulletin() | TriedBulletin()
            | DelayBulletin() | DoubtBulletins()
        ):  # fmt: skip
            return of_keepers(op)
        case (
            AskOn() | AwayOn() | FoundPosition() | OweDayPoll() | TryDayPoll() | SentDayPoll()
            | AnswerDay()
        ):  # fmt: skip
            return of_day(op)
        case (
            KeepUpload() | DropUpload() | KeepCommon() | Prune() | PutAway() | Tally() | List()
            | Remind() | KeepReminder()
            | KeepStanding() | KeepPair() | Recounted() | ToReview() | Reviewed()
        ):  # fmt: skip
            return _beside(op)


def _beside(
    op: KeepUpload
    | DropUpload
    | KeepCommon
    | Prune
    | PutAway
    | Tally
    | List
    | Remind
    | KeepReminder
    | KeepStanding
    | KeepPair
    | Recounted
    | ToReview
    | Reviewed,
) -> Plan:
    """What is kept beside the games that go on."""
    match op:
        case PutAway() | Tally() | List():
            return of_ended(op)
        case KeepStanding() | KeepPair() | Recounted() | ToReview() | Reviewed():
            return of_standings(op)
        case _:
            return of_rest(op)


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
