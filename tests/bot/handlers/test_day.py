"""`/day`: one quiz a day and chat, the first answer of a person, rows of days, a group's table."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from itertools import count
from typing import Any, cast

import pytest
from telegram import Update

from bot.board.daily import settled
from bot.choosing.buttons import SetForChat
from bot.handlers import day, menu, preferences
from bot.run.dailies import PAUSE_MS, Dailies
from bot.table.day import date_of, day_at, end_of, of_day
from bot.table.notice_rows import DAY_TABLE_MS
from bot.telegram.wire import ChatClosed, NoPictures, Unknown, WireError
from opponents.puzzles.position import asked
from storage.operations import AwayOn, ChangeChat, OweDayPoll, SentDayPoll, TryDayPoll
from storage.rows import Chat, DayPoll, Person
from storage.store import Store
from tests.bot.handlers.test_game_choice import Desk
from tests.bot.handlers.test_visits import GROUP, LIBRARY, en
from tests.bot.kit import Hall, plain


class Meanwhile:
    """A store in which something happens before it is asked for a quiz that is not known."""

    def __init__(self, store: Store, happens: Callable[[], Awaitable[None]]) -> None:
        self._store, self._happens = store, happens

    async def lost_day_poll(self, now: int, user: int) -> DayPoll | None:
        await self._happens()
        return await self._store.lost_day_poll(now, user)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._store, name)


DAY_MS = 24 * 3600 * 1000
HOUR_MS = 3600 * 1000


@pytest.fixture
async def desk(hall: Hall) -> Desk:
    """In the evening, so that no day ends meanwhile."""
    hall.clock.now = end_of(day_at(hall.clock.now, None) + 20_000, None) - 15 * HOUR_MS
    return Desk(hall)


async def group(hall: Hall, **set_to: str | bool | None) -> Chat:
    found = await hall.store.see_chat(GROUP, "group")
    if set_to:
        await hall.store.commit(ChangeChat(found.id, tuple(set_to.items())))
    return await hall.store.chat(found.id) or found


async def sent(desk: Desk) -> None:
    """All that is owed by now goes out."""
    await desk.notices.sweep()
    await desk.sender.idle()


async def votes(desk: Desk, who: Person, poll: str, *options: int) -> str:
    """Telegram tells how somebody answered, and what is owed for it goes out; what became of it."""
    outcome = await heard(desk, who, poll, *options)
    await sent(desk)
    return outcome


async def heard(desk: Desk, who: Person, poll: str, *options: int) -> str:
    """The same, and nothing goes out yet."""
    user = {"id": who.telegram, "is_bot": False, "first_name": who.name}
    body: dict[str, Any] = {
        "poll_id": poll,
        "user": user,
        "option_ids": list(options),
        "option_persistent_ids": [str(each) for each in options],
    }
    update = Update.de_json({"update_id": next(desk.updates), "poll_answer": body})
    assert update is not None
    return await day.answered(desk.desk, update)


async def right(desk: Desk) -> int:
    """The place of the best move of today."""
    position = of_day(await settled(desk.hall.store, day_at(desk.hall.clock.now, None)))
    assert position is not None
    return asked(position).best


def poll(desk: Desk) -> str:
    """The quiz that was sent last, as Telegram knows it."""
    return f"poll {desk.told.polls[-1]}"


async def asked_in_group(desk: Desk, person: Person) -> str:
    """Somebody has the quiz come to the group; it, as Telegram knows it."""
    await desk.say(person, day.day, "", group="en")
    await sent(desk)
    return poll(desk)


def so_far(*names: str) -> str:
    """That these people have answered."""
    return plain(LIBRARY["en"].html("day-answered", names=", ".join(names)))


async def test_the_quiz_comes_where_it_was_asked_for_once_and_then_it_is_said_where_it_stands(
    desk: Desk, anna: Person, boris: Person
) -> None:
    for _ in range(2):  # before it was sent, too
        assert await desk.say(anna, day.day, "", group="en") == "committed"
    await sent(desk)
    ((address, quiz),) = desk.told.quizzes
    assert (address, quiz.hidden) == (GROUP, True)
    assert quiz.right == await right(desk)
    assert quiz.closes == end_of(day_at(desk.hall.clock.now, None), None) // 1000
    await desk.say(boris, day.day, "", group="en")
    where, answered, words = list(desk.told.standing.values())[-1]
    assert (where, answered, words) == (GROUP, desk.told.polls[0], en("day-there"))
    shared = poll(desk)
    for person in (anna, boris):
        await votes(desk, person, shared, 0)
    await desk.say(boris, day.day, "", group="en")
    _, answered, words = list(desk.told.standing.values())[-1]
    assert answered == desk.told.polls[0]
    assert "Answered so far: Anna, Boris." in plain(words), "but not how"
    await desk.say(boris, day.day, "")
    await sent(desk)
    own = desk.told.quizzes[-1][1]
    assert (own.hidden, own.question, own.options) == (False, quiz.question, quiz.options)


async def test_the_first_answer_counts_wherever_it_was_given(
    desk: Desk, anna: Person, boris: Person
) -> None:
    store, best = desk.hall.store, await right(desk)
    await desk.say(anna, day.day, "", group="en")
    await sent(desk)
    await desk.say(anna, day.day, "")
    await sent(desk)
    shared, own = (f"poll {number}" for number in desk.told.polls)
    assert await votes(desk, anna, shared, best) == "committed"
    assert await votes(desk, anna, own, (best + 1) % 2) == "committed"
    (answer,) = await store.day_answers(anna.id, 9)
    assert (answer.move, answer.solved) == (best, True)
    assert (await votes(desk, boris, "poll of another bot", 0)) == "refused"
    assert (await votes(desk, boris, shared)) == "refused", "a vote taken back"
    assert not await store.day_answers(boris.id, 9)


async def test_a_group_is_told_who_has_answered_with_the_second_the_fourth_the_eighth(
    desk: Desk, anna: Person, boris: Person
) -> None:
    """Once each, as an answer to the quiz; never how."""
    hall = desk.hall
    others = [await hall.store.see_person(90 + n, f"P{n}", "en") for n in range(3, 9)]
    people, told = [anna, boris, *others], 0
    shared, quiz = await asked_in_group(desk, anna), desk.told.polls[0]
    for nth, person in enumerate(people, 1):
        for option in (0, 1):  # the second time nothing happens
            await votes(desk, person, shared, option)
            told += nth in (2, 4, 8) and option == 0
            assert len(desk.told.texts) == told, f"with {nth}"
        if nth in (2, 4, 8):
            where, answered, words = list(desk.told.standing.values())[-1]
            assert (where, answered) == (GROUP, quiz)
            assert plain(words) == so_far(*(each.name or "" for each in people[:nth]))
    assert told == 3


async def test_two_who_answer_at_once_are_counted_one_after_the_other(
    desk: Desk, anna: Person, boris: Person
) -> None:
    shared = await asked_in_group(desk, anna)
    await asyncio.gather(heard(desk, anna, shared, 0), heard(desk, boris, shared, 0))
    await sent(desk)
    assert len(desk.told.texts) == 1


async def test_a_repeated_update_and_answers_in_ones_own_chat_tell_a_group_nothing(
    desk: Desk, anna: Person, boris: Person
) -> None:
    shared = await asked_in_group(desk, anna)
    for person in (anna, boris):
        await desk.say(person, day.day, "")
        await sent(desk)
        await votes(desk, person, poll(desk), 0)
    own = len(desk.told.texts)
    for person in (anna, boris):
        await votes(desk, person, shared, 0)
    assert len(desk.told.texts) == own, "their first answers were given elsewhere"
    desk.hall.clock.now += DAY_MS
    await desk.say(anna, day.day, "", group="en")
    await sent(desk)
    await votes(desk, anna, poll(desk), 0)
    again = next(desk.updates)
    for _ in range(2):
        desk.updates = count(again)
        await votes(desk, boris, poll(desk), 0)
    assert len(desk.told.texts) == own + 1


async def test_who_has_answered_is_not_told_of_a_closed_quiz_nor_in_quiet_hours_nor_twice(
    desk: Desk, anna: Person, boris: Person
) -> None:
    hall = desk.hall
    others = [await hall.store.see_person(90 + n, f"P{n}", "en") for n in (3, 4)]
    today = day_at(hall.clock.now, None)
    await desk.say(anna, day.day, "", group="en")
    await sent(desk)
    await group(hall, quiet="12-20", zone="+00:00")
    for person in (anna, boris, *others):
        await votes(desk, person, poll(desk), 0)
    assert desk.told.texts == []
    hall.clock.now += 4 * HOUR_MS
    await sent(desk)
    assert [plain(text) for text in desk.told.texts] == [so_far("Anna", "Boris", "P3", "P4")], (
        "of two nothing: there are four by now"
    )
    await group(hall, quiet="12-10")
    hall.clock.now += 20 * HOUR_MS
    assert day_at(hall.clock.now, None) == today + 1
    await desk.say(anna, day.day, "", group="en")
    await sent(desk)
    for person in (anna, boris):
        await votes(desk, person, poll(desk), 0)
    hall.clock.now = end_of(today + 1, None)
    await group(hall, quiet=None)
    await sent(desk)
    assert not any("so far" in text for text in desk.told.texts[1:]), "the quiz has closed"


async def test_in_their_own_chat_somebody_is_told_their_row_and_sends_on_what_spoils_nothing(
    desk: Desk, anna: Person
) -> None:
    for _ in range(3):
        await desk.say(anna, day.day, "")
        await sent(desk)
        await votes(desk, anna, poll(desk), await right(desk))
        desk.hall.clock.now += DAY_MS
    desk.hall.clock.now -= DAY_MS
    told = plain(desk.told.texts[-1])
    assert "Days answered in a row: 3." in told
    assert "Solved so far: 3 of 3." in told
    assert "Tomorrow there is a new one" in told, "and what to do till then"
    (key,) = [key for row in desk.shown.keys for key in row]
    assert key.url is not None
    today = date_of(day_at(desk.hall.clock.now, None)).isoformat()
    assert today in key.url
    position = of_day(await settled(desk.hall.store, day_at(desk.hall.clock.now, None)))
    assert position is not None
    texts = LIBRARY["en"]
    move = texts.button(
        asked(position).rules.tell(asked(position).state, asked(position).actions[0])
    )
    assert move not in key.url
    assert "start%3Dday" in key.url
    await desk.say(anna, menu.start, "day")
    assert plain(desk.told.texts[-1]) == told, "asked again it is said again"


async def test_thirty_hours_of_our_absence_end_no_row(desk: Desk, anna: Person) -> None:
    hall = desk.hall
    await desk.say(anna, day.day, "")
    await sent(desk)
    await votes(desk, anna, poll(desk), 0)
    assert "in a row" not in plain(desk.told.texts[-1]), "one answer is no row"
    today = day_at(hall.clock.now, None)
    hall.clock.now += 2 * DAY_MS
    await hall.store.commit(AwayOn(today + 1))
    await desk.say(anna, day.day, "")
    await sent(desk)
    await votes(desk, anna, poll(desk), 0)
    assert "Days answered in a row: 2." in plain(desk.told.texts[-1])


async def test_a_group_that_wants_it_has_a_quiz_each_morning_and_the_table_of_the_day_before(
    desk: Desk, anna: Person, boris: Person
) -> None:
    hall = desk.hall
    await group(hall, daily=True)
    round_ = Dailies(hall.store, clock=hall.clock)
    for _ in range(3):
        await round_.round()
        hall.clock.now += 2 * PAUSE_MS
    await sent(desk)
    assert len(desk.told.quizzes) == 1
    best = await right(desk)
    today = day_at(hall.clock.now, None)
    await votes(desk, anna, poll(desk), best)
    await votes(desk, boris, poll(desk), 1 - best if best < 2 else 0)
    (early,) = desk.told.texts
    assert plain(early) == so_far("Anna", "Boris"), "but not how"
    hall.clock.now = end_of(today, None) + DAY_TABLE_MS
    await round_.round()
    await sent(desk)
    (table,) = desk.told.texts[1:]
    words = plain(table)
    assert "Solved: 1 of 2." in words
    lines = words.splitlines()
    assert lines[1].startswith("✅ Anna")
    assert lines[2].startswith("❌ Boris")
    assert next(iter(desk.told.standing.values()))[1] == desk.told.polls[0]
    assert len(desk.told.quizzes) == 2


async def test_in_a_groups_quiet_hours_nothing_comes(desk: Desk, anna: Person) -> None:
    hall = desk.hall
    await group(hall, daily=True, zone="+00:00")
    await Dailies(hall.store, clock=hall.clock).round()
    await sent(desk)
    await votes(desk, anna, poll(desk), 0)
    await group(hall, quiet="20-11")
    hall.clock.now = end_of(day_at(hall.clock.now, None), None) + HOUR_MS  # ten o'clock
    await Dailies(hall.store, clock=hall.clock).round()
    await sent(desk)
    assert (len(desk.told.quizzes), desk.told.texts) == (1, [])
    hall.clock.now += 2 * HOUR_MS
    await Dailies(hall.store, clock=hall.clock).round()
    await sent(desk)
    assert (len(desk.told.quizzes), len(desk.told.texts)) == (2, 1)


async def test_nobody_answered_and_no_table_comes(desk: Desk) -> None:
    hall = desk.hall
    await group(hall, daily=True)
    await Dailies(hall.store, clock=hall.clock).round()
    await sent(desk)
    hall.clock.now += 2 * DAY_MS
    await sent(desk)
    assert desk.told.texts == []


async def test_a_group_is_told_that_names_show_when_it_is_turned_on(
    desk: Desk, anna: Person
) -> None:
    desk.told.admins.add(anna.telegram or 0)
    page = await desk.visit(anna, group="en")
    await preferences.settings(page)
    await desk.sender.idle()
    answer = await desk.tap(anna, GROUP, SetForChat("daily", "on").press())
    assert answer == en("said-set-daily-on")
    assert any(plain(text) == en("daily-begins") for text in desk.told.texts)
    assert "Names show" in en("daily-begins")


async def test_a_quiz_whose_sending_got_no_answer_is_sent_again_and_answers_to_both_count(
    desk: Desk, anna: Person, boris: Person
) -> None:
    """The first may stand there: Telegram tells of answers to a poll that we do not know."""
    hall = desk.hall
    await desk.say(anna, day.day, "", group="en")
    desk.told.refusal = lambda _: Unknown("timed out")
    await sent(desk)
    desk.told.refusal = lambda _: None
    hall.clock.now += 60_000
    await sent(desk)
    assert len(desk.told.quizzes) == 1
    assert await votes(desk, anna, "the one that was lost", 0) == "committed"
    assert await votes(desk, boris, poll(desk), 0) == "committed"
    assert len(await hall.store.day_answers(anna.id, 9)) == 1
    assert len(await hall.store.day_answers(boris.id, 9)) == 1


async def test_an_answer_while_it_becomes_known_where_the_quiz_stands_counts(
    desk: Desk, anna: Person
) -> None:
    """It was neither known nor lost, each at the moment when that was asked."""
    store, today = desk.hall.store, day_at(desk.hall.clock.now, None)
    assert await settled(store, today) is not None
    chat = await group(desk.hall)
    await store.commit(OweDayPoll(DayPoll(chat.id, today, None, desk.hall.clock.now + DAY_MS)))
    await store.commit(TryDayPoll(chat.id, today))

    async def told() -> None:
        await store.commit(SentDayPoll(chat.id, today, "poll", 70))

    desk.desk = replace(desk.desk, store=cast("Store", Meanwhile(store, told)))
    assert await votes(desk, anna, "poll", 0) == "committed"
    (answer,) = await store.day_answers(anna.id, 9)
    assert answer.chat == chat.id


async def test_a_group_that_takes_no_pictures_has_the_quiz_in_words_and_one_without_polls_a_word(
    desk: Desk, anna: Person
) -> None:
    refused: list[WireError] = [NoPictures("not enough rights to send photos")]
    desk.told.refusal = lambda _: refused.pop() if refused else None
    await desk.say(anna, day.day, "", group="en")
    await sent(desk)
    assert desk.told.with_picture == [False]
    refused = [ChatClosed("not enough rights to send polls to the chat")]
    desk.hall.clock.now += DAY_MS
    await desk.say(anna, day.day, "", group="en")
    await sent(desk)
    assert plain(desk.told.texts[-1]) == en("day-no-quiz")
    await desk.say(anna, day.day, "", group="en")
    await sent(desk)
    assert len(desk.told.quizzes) == 2, "asked again it is tried again"


async def test_a_quiz_of_a_day_that_is_over_is_not_sent(desk: Desk, anna: Person) -> None:
    hall = desk.hall
    there = await group(hall)
    now = hall.clock.now
    await settled(hall.store, day_at(now, None))
    await hall.store.commit(OweDayPoll(DayPoll(there.id, day_at(now, None), None, now + 1000)))
    await desk.say(anna, day.day, "", group="en")
    await sent(desk)
    assert desk.told.quizzes == []
