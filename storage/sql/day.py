"""The position of the day: what was asked when and where, and who answered."""

from __future__ import annotations

from typing import TypeAlias

from storage.operations import (
    AnswerDay,
    AskOn,
    AwayOn,
    FoundPosition,
    OweDayPoll,
    SentDayPoll,
    TryDayPoll,
)
from storage.rows import DayAnswer, DayPoll, DayPosition
from storage.statements import REST, Plan, Statement, insert, of_any, taken_apart

OfDay: TypeAlias = (
    AskOn | AwayOn | FoundPosition | OweDayPoll | TryDayPoll | SentDayPoll | AnswerDay
)

_position, _poll, _answer = map(taken_apart, (DayPosition, DayPoll, DayAnswer))
_ASK = insert("day", DayPosition) + " ON CONFLICT DO NOTHING"
_AWAY = "INSERT INTO day_away (day) VALUES (?) ON CONFLICT DO NOTHING"
_FOUND = "INSERT INTO day_position (position, line, at) VALUES (?, ?, ?) ON CONFLICT DO NOTHING"
_OWE = insert("day_poll", DayPoll)
_TRY = "UPDATE day_poll SET tries = tries + 1 WHERE chat = ? AND day = ?"
_SENT = "UPDATE day_poll SET poll = ?, message = ? WHERE chat = ? AND day = ?"
_ANSWER = insert("day_answer", DayAnswer) + " ON CONFLICT DO NOTHING"


def of_day(op: OfDay) -> Plan:
    """What is asked, where, and who answered."""
    match op:
        case AskOn(asked=asked):
            return Plan((("day", asked.day),), (of_any(_ASK, *_position(asked)),))
        case AwayOn(day=day):
            return Plan((("day away", day),), (of_any(_AWAY, day),))
        case FoundPosition(position=position, line=line, at=at):
            return Plan((("day position", position),), (of_any(_FOUND, position, line, at),))
        case AnswerDay(answer=answer):
            keys = (("day answer", answer.person, answer.day),)
            return Plan(keys, (of_any(_ANSWER, *_answer(answer)),))
        case _:
            return _of_poll(op)


def _of_poll(op: OweDayPoll | TryDayPoll | SentDayPoll) -> Plan:
    """The poll of a chat and day."""
    match op:
        case OweDayPoll(poll=owed):
            chat, day = owed.chat, owed.day
            done = Statement(REST, _OWE, _poll(owed), 1, f"OweDayPoll: chat {chat}, day {day}")
        case TryDayPoll(chat=chat, day=day):
            done = Statement(REST, _TRY, (chat, day), 1, f"TryDayPoll: chat {chat}, day {day}")
        case SentDayPoll(chat=chat, day=day, poll=poll, message=message):
            done = of_any(_SENT, poll, message, chat, day)
    return Plan((("day poll", chat, day),), (done,))
