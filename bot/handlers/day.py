"""`/day`, the position of the day, and the answers that people give to its quiz."""

from __future__ import annotations

import asyncio
import contextlib

from telegram import Update

from bot.board.daily import ANSWERED, Daily, owe
from bot.handlers.visit import Desk, Visit
from bot.table import notice_rows
from bot.table.day import day_at, of_day
from bot.telegram.lanes import Outcome
from bot.telegram.wire import Keyboard
from bot.words import names
from opponents.puzzles.position import asked
from storage.operations import AddNotice, AnswerDay, Op
from storage.rows import DayAnswer, DayPoll
from storage.store import Seen, Store


async def day(visit: Visit) -> Outcome:
    """`/day`: the quiz of this day comes here, or it is said where it stands, and what one has
    answered already; in a group, who has."""
    desk, chat, texts = visit.desk, visit.chat, visit.chat_texts
    now = desk.clock()
    there = await desk.store.day_poll(chat.id, day_at(now, chat.zone))
    if there is not None and there.message is not None:
        where = there.message
        told, keys = await _answered(visit, there.day) or (texts.html("day-there"), ())

        async def say(topic: int | None) -> None:
            await desk.wire.send_text(visit.address, topic, told, keys, answered=where)

        visit.send(say)
        return "committed"
    if there is None:
        owed = await owe(desk.store, chat, visit.topic, now)
        if owed is None and await desk.store.day_poll(chat.id, day_at(now, chat.zone)) is None:
            visit.reply(texts.html("day-none"))
            return "refused"
    else:  # it could not be sent, or is on its way
        again = notice_rows.day_poll(await desk.store.new_id("notice"), there)
        await desk.store.commit(AddNotice(again))
    desk.owing()
    return "committed"


async def _answered(visit: Visit, day: int) -> tuple[str, Keyboard] | None:
    """What one has answered, in one's own chat; in a group, who has; None as long as nobody has."""
    frames = visit.desk.boards.frames
    daily = Daily(visit.desk.store, frames, visit.desk.wire, visit.desk.clock)
    if visit.private:
        return await daily.result(visit.chat, visit.person.id, day)
    there = visit.chat_texts.html("day-there")
    who = await daily.answered(visit.chat, day)
    return (f"{there}\n{who}", ()) if who else None


async def _quiz(store: Store, poll: str, user: int, now: int) -> DayPoll | None:
    """Which quiz was answered: that with this id at Telegram, or one of which it is not known yet
    where it stands. Between both questions that may become known, so the first is asked again."""
    known = await store.day_poll_of(poll) or await store.lost_day_poll(now, user)
    return known or await store.day_poll_of(poll)


async def answered(desk: Desk, update: Update) -> Outcome:
    """Somebody answered a quiz. Their first answer of a day counts, wherever they gave it."""
    given, now = update.poll_answer, desk.clock()
    if given is None or given.user is None or not given.option_ids:
        return "refused"
    poll = await _quiz(desk.store, given.poll_id, given.user.id, now)
    position = None if poll is None else of_day(await desk.store.asked_on(poll.day))
    if poll is None or position is None:
        return "refused"
    user = given.user
    name = names.given(user.first_name, user.last_name, user.username, user.id)
    person = await desk.store.see_person(user.id, name, user.language_code)
    if person.banned is not None:
        return "refused"
    move = given.option_ids[0]
    answer = DayAnswer(person.id, poll.day, move, move == asked(position).best, poll.chat, now)
    lock = desk.quizzes.setdefault(poll.chat, asyncio.Lock())
    async with lock:
        ops = (AnswerDay(answer), *await _told(desk.store, poll, answer))
        with contextlib.suppress(Seen):
            await desk.store.commit(*ops, update=update.update_id, at=now)
    desk.owing()
    return "committed"


async def _told(store: Store, poll: DayPoll, answer: DayAnswer) -> tuple[Op, ...]:
    """What is owed for an answer: in one's own chat what came of it; in a group, now and then, who
    has answered so far."""
    chat = await store.chat(poll.chat)
    if chat is not None and chat.person == answer.person:
        id_ = await store.new_id("notice")
        return (AddNotice(notice_rows.day_result(id_, chat.id, answer.person, poll.day)),)
    if chat is None or chat.kind != "group":
        return ()
    before = await store.day_answers(answer.person, ANSWERED)
    if any(each.day == poll.day for each in before):
        return ()
    answers = len(await store.day_answers_in(chat.id, poll.day)) + 1
    if not notice_rows.tells_so_far(answers):
        return ()
    return (AddNotice(notice_rows.day_answered(await store.new_id("notice"), poll, answers)),)
