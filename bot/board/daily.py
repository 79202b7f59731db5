"""The position of the day where it is owed: the quiz, the table of a group, one's own result.

A quiz is a row before it is sent, and each try is counted there first. So a program that is killed
between the call and its answer sends it again, and knows that the one before may stand there too:
answers to a quiz that nobody knows are taken for those (docs/decisions/0090).
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Sequence
from typing import Final

from bot.board import day_quiz
from bot.board.drawing import Draw, at_once
from bot.board.frames import Frames
from bot.table import notice_rows
from bot.table.day import (
    SHORTEST_MS,
    chosen,
    date_of,
    day_at,
    end_of,
    known,
    of_day,
    streak,
)
from bot.telegram.wire import (
    ChatClosed,
    ChatLost,
    FileGone,
    Key,
    Keyboard,
    NoPictures,
    Picture,
    Quiz,
    SentQuiz,
    TopicGone,
    Wire,
    share_link,
)
from bot.words.library import Texts
from bot.words.names import called
from games.view import BoardView
from opponents.puzzles.position import Position, asked
from storage.operations import (
    AddNotice,
    AskOn,
    DropNotice,
    DropUpload,
    KeepUpload,
    Op,
    OweDayPoll,
    SentDayPoll,
    TryDayPoll,
)
from storage.rows import Chat, DayAnswer, DayPoll, DayPosition, Notice
from storage.store import Stale, Store

PAST: Final = 1_000
"""So many days are looked back for what was asked."""
ANSWERED: Final = 1_000
"""So many answers of a person are looked at."""
LISTED: Final = 30
"""So many people stand in a group's table."""
LINK: Final = "day"
"""What the link carries that leads to the position of the day."""


async def settled(store: Store, day: int) -> DayPosition | None:
    """What is asked on a day, chosen now if nobody has asked yet; None if there is nothing."""
    there = await store.asked_on(day)
    if there is not None:
        return there
    before = await store.asked_before(day, PAST)
    new = chosen(known(await store.found_positions()), before)
    if new is None:
        return None
    await store.commit(AskOn(DayPosition(day, new.key, new.line())))
    return await store.asked_on(day)


async def owe(store: Store, chat: Chat, topic: int | None, now: int) -> DayPoll | None:
    """Owe the quiz of this day to a chat, with a group's table; None if it was owed before, or
    there is nothing to be asked."""
    day = day_at(now, chat.zone)
    if await settled(store, day) is None:
        return None
    closes = max(end_of(day, chat.zone), now + SHORTEST_MS)
    poll = DayPoll(chat.id, day, topic, closes)
    ops: list[Op] = [
        OweDayPoll(poll),
        AddNotice(notice_rows.day_poll(await store.new_id("notice"), poll)),
    ]
    if chat.kind == "group":
        ops.append(AddNotice(notice_rows.day_table(await store.new_id("notice"), poll)))
    with contextlib.suppress(Stale):  # somebody else has just done it
        await store.commit(*ops)
        return poll
    return None


async def row_of(store: Store, person: int, day: int) -> int:
    """On how many days in a row somebody has answered, up to that day."""
    answers = await store.day_answers(person, ANSWERED)
    days = {each.day for each in answers if each.day <= day}
    away = await store.away_since(min(days, default=day))
    return streak(days, away, day)


def result(texts: Texts, answer: DayAnswer, row: int) -> str:
    """What somebody sends on: it says nothing of the position."""
    return texts.plain(
        "day-result-share",
        date=date_of(answer.day).isoformat(),
        solved=int(answer.solved),
        count=row,
    )


def result_keys(texts: Texts, answer: DayAnswer, row: int, link: str) -> Keyboard:
    """The button that sends it on, with the way to the position."""
    share = share_link(link, result(texts, answer, row))
    return ((Key(texts.plain("key-day-share"), url=share),),)


class Daily:
    """Sends what is owed of the position of the day."""

    def __init__(
        self,
        store: Store,
        frames: Frames,
        wire: Wire,
        clock: Callable[[], int],
        draw: Draw = at_once,
    ) -> None:
        self._store = store
        self._frames = frames
        self._wire = wire
        self._clock = clock
        self._draw = draw

    async def asked(self, notice: Notice, chat: Chat, day: int) -> tuple[Op, ...] | None:
        """Send the quiz; nothing if it stands there, or its time is over."""
        store, now = self._store, self._clock()
        poll = await store.day_poll(chat.id, day)
        position = of_day(await store.asked_on(day))
        if poll is None or poll.message is not None or position is None:
            return None
        if poll.closes_at <= now + SHORTEST_MS // 2:
            return None
        texts = await self._frames.texts(chat)
        group = chat.kind == "group"
        asking = day_quiz.quiz(texts, position, poll.closes_at // 1000, group=group)
        await store.commit(TryDayPoll(chat.id, day))
        heard = texts.voice is not None and not group
        sent = await self._sent(notice, chat, asking, None if heard else position)
        if sent is None:
            return None
        return (DropNotice(notice.id), SentDayPoll(chat.id, day, sent.poll, sent.message))

    async def _sent(
        self, notice: Notice, chat: Chat, asking: Quiz, pictured: Position | None
    ) -> SentQuiz | None:
        """Post it with the picture of that position if there is to be one, without where none is
        taken; where no quiz is, a word that says so. In the chat itself if the topic is gone."""
        store, address, topic = self._store, chat.address or 0, notice.topic
        view = None if pictured is None else day_quiz.view_of(asked(pictured))
        key = "" if view is None else self._frames.renderer.key(view)
        file = await store.upload(key) if key else None
        picture = Picture(file=file) if file else await self._drawn(view)
        for _ in range(4):
            try:
                sent = await self._wire.send_quiz(address, topic, asking, picture)
            except TopicGone:
                topic = None
            except NoPictures:
                picture = None
            except FileGone:
                await store.commit(DropUpload(key))
                picture = await self._drawn(view)
            except ChatLost:
                raise
            except ChatClosed:
                texts = await self._frames.texts(chat)
                await self._wire.send_text(address, topic, texts.html("day-no-quiz"))
                return None
            else:
                if sent.file and sent.file != file:
                    await store.commit(KeepUpload(key, sent.file, self._clock()))
                return sent
        return None

    async def _drawn(self, view: BoardView | None) -> Picture | None:
        """The picture of that view; none of none."""
        if view is None:
            return None
        return Picture(await self._draw(lambda: self._frames.renderer.board(view)))

    async def table(self, chat: Chat, day: int) -> tuple[str, int] | None:
        """What a group is told when the quiz has closed, as an answer to that message; None if
        nobody has answered."""
        store = self._store
        poll, position = await store.day_poll(chat.id, day), of_day(await store.asked_on(day))
        answers = await store.day_answers_in(chat.id, day)
        if poll is None or poll.message is None or position is None or not answers:
            return None
        texts = await self._frames.texts(chat)
        lines = [
            texts.html(
                "day-table",
                date=date_of(day).isoformat(),
                move=day_quiz.best_move(texts, position),
                solved=sum(each.solved for each in answers),
                count=len(answers),
            )
        ]
        told = [(each, await row_of(store, each.person, day)) for each in answers[:LISTED]]
        for each, row in sorted(told, key=lambda one: (not one[0].solved, -one[1])):
            name = await self._called(texts, each.person)
            lines.append(
                texts.html("day-table-line", solved=int(each.solved), name=name, count=row)
            )
        if len(answers) > LISTED:
            lines.append(texts.html("day-table-more", count=len(answers) - LISTED))
        return "\n".join(lines), poll.message

    async def answered(self, chat: Chat, day: int) -> str:
        """Who in a group has answered so far (HTML), but not how; "" where nobody has."""
        return await self._named(chat, await self._store.day_answers_in(chat.id, day))

    async def _named(self, chat: Chat, answers: Sequence[DayAnswer]) -> str:
        texts = await self._frames.texts(chat)
        names = [await self._called(texts, each.person) for each in answers[:LISTED]]
        if len(answers) > LISTED:
            names.append(texts.plain("day-table-more", count=len(answers) - LISTED))
        return texts.html("day-answered", names=", ".join(names)) if names else ""

    async def so_far(self, chat: Chat, day: int, answers: int) -> tuple[str, int | None] | None:
        """The same when there were so many answers, and the quiz that it answers; None if that has
        closed, or there are twice as many by now: then it is told of these."""
        poll = await self._store.day_poll(chat.id, day)
        if poll is None or poll.closes_at <= self._clock():
            return None
        now = await self._store.day_answers_in(chat.id, day)
        if not now or len(now) >= 2 * answers:
            return None
        return await self._named(chat, now), poll.message

    async def _called(self, texts: Texts, person: int) -> str:
        who = await self._store.person(person)
        name = None if who is None else called(who.nickname, who.name)
        return name or texts.plain("somebody")

    async def result(self, chat: Chat, person: int, day: int) -> tuple[str, Keyboard] | None:
        """What somebody is told of their answer, with a way to send it on."""
        answers = await self._store.day_answers(person, ANSWERED)
        answer = next((each for each in answers if each.day == day), None)
        position = of_day(await self._store.asked_on(day))
        if answer is None or position is None:
            return None
        row, texts = await row_of(self._store, person, day), await self._frames.texts(chat)
        words = texts.html(
            "day-result",
            solved=int(answer.solved),
            move=day_quiz.best_move(texts, position),
            count=row,
            again=int(row > 1),
            all=len(answers),
            right=sum(each.solved for each in answers),
        )
        return words, result_keys(texts, answer, row, self._frames.opens(LINK))
