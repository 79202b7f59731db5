"""The position of the day: asked once a day and chat, and answered once a day and person."""

from __future__ import annotations

from dataclasses import replace

import pytest

from storage.operations import (
    AnswerDay,
    AskOn,
    AwayOn,
    ChangeChat,
    ChangeGame,
    ChangePerson,
    FoundPosition,
    Migrate,
    OweDayPoll,
    SentDayPoll,
    Sit,
    TryDayPoll,
)
from storage.rows import DayAnswer, DayPoll, DayPosition, Player
from storage.store import Stale
from tests.storage.kit import Kit

DAY = 20_000
OLD, NEW = -400, -100_000_000_400
BORIS, NOBODY = 502, 999


async def test_what_is_asked_on_a_day_is_what_was_settled_first(kit: Kit) -> None:
    store = kit.store
    first = DayPosition(DAY, "a", "line a")
    await store.commit(AskOn(first), AskOn(DayPosition(DAY - 1, "b", "line b")))
    await store.commit(AskOn(DayPosition(DAY, "c", "line c")))
    assert await store.asked_on(DAY) == first
    assert await store.asked_on(DAY + 1) is None
    assert [each.position for each in await store.asked_before(DAY + 1, 5)] == ["a", "b"]
    await store.commit(FoundPosition("x", "line x", 5), FoundPosition("y", "line y", 4))
    await store.commit(FoundPosition("x", "another", 9))
    assert await store.found_positions() == ("line y", "line x")
    await store.commit(AwayOn(DAY), AwayOn(DAY - 9))
    await store.commit(AwayOn(DAY))
    assert await store.away_since(DAY - 1) == {DAY}


async def test_an_answer_to_a_quiz_that_is_not_known_yet_is_to_that_of_ones_own_chat(
    kit: Kit,
) -> None:
    """Several may be on their way at once."""
    store = kit.store
    anna, boris = await kit.anna(), await store.see_person(BORIS, "Boris", "ru")
    chats = [
        await store.see_chat(person.telegram or 0, "private", person.id) for person in (anna, boris)
    ]
    for chat in chats:
        await store.commit(OweDayPoll(DayPoll(chat.id, DAY, None, 1000)))
        await store.commit(TryDayPoll(chat.id, DAY))
    for person, chat in zip((anna, boris), chats, strict=True):
        lost = await store.lost_day_poll(0, person.telegram or 0)
        assert lost is not None
        assert lost.chat == chat.id
    other = await store.lost_day_poll(0, NOBODY)
    assert other is not None, "in a group"


async def test_a_quiz_is_owed_once_a_day_and_chat_and_is_known_by_its_poll(kit: Kit) -> None:
    store = kit.store
    chat = await store.see_chat(OLD, "group")
    owed = DayPoll(chat.id, DAY, None, 1000)
    await store.commit(OweDayPoll(owed))
    with pytest.raises(Stale):
        await store.commit(OweDayPoll(owed))
    assert await store.lost_day_poll(0, NOBODY) is None, "nothing was sent yet"
    await store.commit(TryDayPoll(chat.id, DAY))
    assert await store.lost_day_poll(0, NOBODY) == replace(owed, tries=1), "it may stand there"
    assert await store.lost_day_poll(1000, NOBODY) is None, "it is closed by then"
    await store.commit(SentDayPoll(chat.id, DAY, "poll 1", 70))
    sent = replace(owed, tries=1, poll="poll 1", message=70)
    assert await store.day_poll(chat.id, DAY) == await store.day_poll_of("poll 1") == sent
    assert await store.lost_day_poll(0, NOBODY) is None
    with pytest.raises(Stale):
        await store.commit(TryDayPoll(chat.id, DAY + 1))


async def test_the_first_answer_of_a_person_on_a_day_counts(kit: Kit) -> None:
    store, anna = kit.store, await kit.anna()
    chat = await store.see_chat(OLD, "group")
    first = DayAnswer(anna.id, DAY, 2, solved=True, chat=chat.id, at=5)
    await store.commit(AnswerDay(first))
    await store.commit(AnswerDay(replace(first, move=1, solved=False, at=6)))
    before = DayAnswer(anna.id, DAY - 1, 0, solved=False, chat=chat.id, at=1)
    await store.commit(AnswerDay(before))
    assert await store.day_answers(anna.id, 9) == (first, before)
    assert await store.day_answers_in(chat.id, DAY) == (first,)


async def test_a_group_that_moves_to_one_that_is_known_keeps_its_quizzes(kit: Kit) -> None:
    store, anna = kit.store, await kit.anna()
    old, new = await store.see_chat(OLD, "group"), await store.see_chat(NEW, "supergroup")
    for chat, day in ((old, DAY), (new, DAY), (old, DAY + 1)):
        await store.commit(OweDayPoll(DayPoll(chat.id, day, None, 1000)))
    await store.commit(AnswerDay(DayAnswer(anna.id, DAY + 1, 0, solved=True, chat=old.id, at=3)))
    await store.commit(Migrate(OLD, NEW))
    assert await store.day_poll(new.id, DAY + 1) is not None
    assert await store.day_poll(old.id, DAY) is None
    assert [each.chat for each in await store.day_answers_in(new.id, DAY + 1)] == [new.id]


async def test_groups_that_want_it_come_by_their_numbers(kit: Kit) -> None:
    store = kit.store
    groups = [await store.see_chat(-500 - number, "group") for number in range(4)]
    for group in (groups[3], groups[1]):
        await store.commit(ChangeChat(group.id, (("daily", True),)))
    first, last = [await store.chat(group.id) for group in (groups[1], groups[3])]
    assert await store.daily_groups(0, 9) == (first, last)
    assert await store.daily_groups(groups[1].id, 9) == (last,)


async def test_games_are_lent_only_if_all_who_played_allow_it(kit: Kit) -> None:
    store = kit.store
    people = [await store.see_person(600 + number, "P", None) for number in range(2)]
    game = await kit.game(host=people[0].id, status="open")
    seated = tuple(Player(game.id, n, each.id, None, f"p{n}") for n, each in enumerate(people))
    await store.commit(Sit(game.id, 0, seated))
    over = (("status", "over"), ("ended_at", 100), ("result", "{}"))
    await store.commit(ChangeGame(game.id, ("open",), over))
    for person in people:
        assert await store.lent_games(101, 0, 9) == ()
        await store.commit(ChangePerson(person.id, (("lends", True),)))
    assert [each.id for each in await store.lent_games(101, 0, 9)] == [game.id]
    assert await store.lent_games(100, 0, 9) == (), "it ended too late"
    assert await store.lent_games(101, game.id, 9) == ()
