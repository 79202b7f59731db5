"""One person's worst is nobody else's: questions, messages, games, names, leaving and returning."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

from telegram import Update
from telegram.constants import ChatMemberStatus
from telegram.error import TimedOut
from telegram.ext import CallbackContext

from bot.handlers import preferences, routes
from bot.handlers.admins import AT_ONCE, KEPT_S, Admins
from bot.handlers.delivery import MOST_OF_ONE
from bot.handlers.visit import Visit
from bot.table import notice_rows
from bot.table.board_rows import Place
from bot.table.book import QUIET_MS
from bot.table.endings import resigning
from bot.table.pauses import waking
from bot.table.seating import MOST_OPEN
from bot.telegram.budget import Budget
from bot.telegram.callback_data import Kind, Press
from bot.telegram.lanes import Outcome
from bot.telegram.limits import Limits, Rate
from bot.words.library import LANGUAGES
from storage.operations import (
    Op,
    Raise,
)
from storage.rows import Person
from tests.bot.handlers.test_visits import GROUP, LIBRARY, Office, en
from tests.bot.kit import Hall, make_door, seen

NOTHING: CallbackContext[Any, Any, Any, Any] = SimpleNamespace()  # type: ignore[assignment]


class Telegram:
    """Answers who is an admin when it is told to; `asked` are the questions."""

    def __init__(self, *admins: int) -> None:
        self.admins = admins
        self.asked: list[tuple[int, int]] = []
        self.fails = False
        self.answering = asyncio.Event()

    async def get_chat_member(self, address: int, user: int, **_: float) -> SimpleNamespace:
        self.asked.append((address, user))
        await self.answering.wait()
        if self.fails:
            raise TimedOut
        admin = user in self.admins
        return SimpleNamespace(status=ChatMemberStatus.OWNER if admin else ChatMemberStatus.MEMBER)


class Seconds:
    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


# -- who may decide for a group --------------------------------------------------------------------


async def test_sixty_presses_of_one_person_ask_once() -> None:
    bot: Any = Telegram()
    admins = Admins(Seconds())
    asking = [asyncio.create_task(admins.refusal(bot, GROUP, 7)) for _ in range(60)]
    await asyncio.sleep(0)
    bot.answering.set()
    assert set(await asyncio.gather(*asking)) == {"admins-only"}
    assert bot.asked == [(GROUP, 7)]


async def test_each_person_in_each_group_is_asked_for_and_forgotten_after_a_while() -> None:
    bot: Any = Telegram(7)
    bot.answering.set()
    seconds = Seconds()
    admins = Admins(seconds)
    assert await admins.refusal(bot, GROUP, 7) is None
    assert await admins.refusal(bot, GROUP, 8) == "admins-only"
    assert await admins.refusal(bot, GROUP - 1, 7) is None
    assert len(bot.asked) == 3
    seconds.now = KEPT_S["admins-only"]
    bot.admins = (7, 8)
    assert await admins.refusal(bot, GROUP, 8) is None, "they became an admin"
    seconds.now = KEPT_S[None]
    bot.admins = ()
    assert await admins.refusal(bot, GROUP, 7) == "admins-only", "they are one no longer"


async def test_a_telegram_that_does_not_answer_is_soon_asked_again() -> None:
    bot: Any = Telegram(7)
    bot.answering.set()
    bot.fails = True
    seconds = Seconds()
    admins = Admins(seconds)
    assert await admins.refusal(bot, GROUP, 7) == "try-again"
    assert await admins.refusal(bot, GROUP, 7) == "try-again"
    assert len(bot.asked) == 1
    bot.fails = False
    seconds.now = KEPT_S["try-again"]
    assert await admins.refusal(bot, GROUP, 7) is None


async def test_many_persons_questions_leave_connections_to_the_others() -> None:
    bot: Any = Telegram()
    admins = Admins(Seconds())
    tasks = [admins.ahead(bot, GROUP, user) for user in range(100)]
    for _ in range(10):
        await asyncio.sleep(0)
    assert len(bot.asked) == AT_ONCE
    bot.answering.set()
    await asyncio.gather(*tasks)
    assert len(bot.asked) == 100


def press(office: Office, person: Person, kind: Kind, chat: int = GROUP) -> Update:
    update = Update.de_json(
        {
            "update_id": next(office.updates),
            "callback_query": {
                "id": "c", "chat_instance": "1", "data": Press(kind, action="off").pack(),
                "from": {"id": person.telegram, "is_bot": False, "first_name": person.name},
                "message": {
                    "message_id": 1, "date": 1,
                    "chat": {"id": chat, "type": "private" if chat > 0 else "supergroup"},
                },
            },
        }
    )  # fmt: skip
    assert update is not None
    return update


async def test_it_is_asked_while_the_press_still_waits_in_its_lane(
    hall: Hall, anna: Person
) -> None:
    bot: Any = Telegram()
    bot.answering.set()
    office = Office(hall)
    arrived = routes.ahead(replace(office.desk, bot=bot))
    arrived(press(office, anna, Kind.ACT))
    arrived(press(office, anna, Kind.CHAT_SETTING, chat=anna.telegram or 0))
    await asyncio.sleep(0)
    assert bot.asked == []
    arrived(press(office, anna, Kind.CHAT_SETTING))
    await asyncio.sleep(0)
    assert bot.asked == [(GROUP, anna.telegram)]


# -- messages --------------------------------------------------------------------------------------


def message(office: Office, person: Person, chat: int) -> Update:
    kind = "private" if chat > 0 else "supergroup"
    update = Update.de_json(
        {
            "update_id": next(office.updates),
            "message": {
                "message_id": 1, "date": 1, "text": "/play",
                "chat": {"id": chat, "type": kind, "title": "Club"},
                "from": {"id": person.telegram, "is_bot": False, "first_name": person.name},
            },
        }
    )  # fmt: skip
    assert update is not None
    return update


async def test_who_writes_too_much_is_told_once_and_the_others_are_read(
    hall: Hall, anna: Person, boris: Person
) -> None:
    read: list[int] = []

    async def handle(visit: Visit) -> Outcome:
        read.append(visit.person.id)
        return "committed"

    seconds = Seconds()
    office = Office(hall)
    rate = Rate(30, 60.0, 12)
    desk = replace(office.desk, budget=Budget(rate, seconds))
    run = desk.handler(handle)
    for _ in range(40):
        update = message(office, anna, GROUP)
        await run(update, NOTHING)
        assert desk.receipts.of(update.update_id).outcome is not None
    await run(message(office, boris, GROUP), NOTHING)
    assert read == [anna.id] * rate.burst + [boris.id]
    await office.sender.idle()
    assert office.told.texts == [LIBRARY["en"].html("too-much")]
    seconds.now += 2
    await run(message(office, anna, GROUP), NOTHING)
    assert read[-1] == anna.id


async def test_those_who_run_the_bot_may_write_as_much_as_they_like(
    hall: Hall, anna: Person
) -> None:
    office = Office(hall)
    keepers = frozenset({anna.telegram or 0})
    budget = Budget(Rate(1, 60.0, 1), Seconds())
    desk = replace(office.desk, budget=budget, keepers=keepers)
    read: list[int] = []

    async def handle(visit: Visit) -> Outcome:
        read.append(visit.update)
        return "committed"

    for _ in range(5):
        await desk.handler(handle)(message(office, anna, GROUP), NOTHING)
    assert len(read) == 5


async def test_in_a_group_one_persons_commands_do_not_push_out_anothers(
    hall: Hall, anna: Person, boris: Person
) -> None:
    office = Office(hall)
    visit = await office.desk.visit(message(office, anna, GROUP))
    other = await office.desk.visit(message(office, boris, GROUP))
    assert visit is not None
    assert other is not None
    for number in range(30):
        visit.reply(f"anna {number}")
    other.reply("boris")
    await office.sender.idle()
    assert office.told.texts == [*(f"anna {number}" for number in range(MOST_OF_ONE)), "boris"]


async def test_whom_nobody_has_seen_for_long_has_a_full_budget() -> None:
    seconds = Seconds()
    budget = Budget(Rate(1, 10.0, 2), seconds)
    assert [budget.take("anna") for _ in range(3)] == [True, True, False]
    assert [budget.warn("anna"), budget.warn("anna")] == [True, False]
    seconds.now = 20
    assert [budget.take("anna") for _ in range(3)] == [True, True, False]
    assert budget.warn("anna")
    assert all(Budget(None, seconds).take("anna") for _ in range(100))


# -- games -----------------------------------------------------------------------------------------


async def test_nobody_has_a_thousand_open_invitations(hall: Hall, anna: Person) -> None:
    office = Office(hall)
    answers = []
    for message in range(1000):
        new = Press(Kind.NEW, action="group")
        answers.append(await office.press(anna, GROUP, new, message=message + 1000))
        if answers[-1] != en("said-emblem-first"):
            break
    assert answers[-1] == en("answer-too-many-games")
    assert await hall.store.invitations(anna.id) == MOST_OPEN


async def test_who_begins_games_too_fast_is_asked_to_wait(hall: Hall, anna: Person) -> None:
    games = Limits().games
    assert games is not None
    door = make_door(hall.store, hall.clock, afford=Budget(games, Seconds()).take)
    hall.door = door
    tables = [await hall.against_bot(anna) for _ in range(games.burst)]
    over = seen(await door.change(tables[0].game.id, resigning, anna.id))
    place = (Place(await hall.private(anna)),)
    again = await door.seating.rematch(over.game.id, anna, place, press="one more")
    assert again.answer == "too-many-games"


async def test_a_new_name_is_shown_on_fifty_boards_by_one_commit(hall: Hall, anna: Person) -> None:
    tables = [await hall.against_bot(anna) for _ in range(50)]
    office = Office(hall)
    await office.boards.sweep()
    await office.sender.idle()
    commits: list[tuple[Op, ...]] = []

    class Counting:
        def __getattr__(self, name: str) -> Any:
            return getattr(hall.store, name)

        async def commit(self, *ops: Op, update: int | None = None, at: int = 0) -> None:
            commits.append(ops)
            await hall.store.commit(*ops, update=update, at=at)

    store: Any = Counting()
    door = make_door(store, hall.clock)
    visit = await office.desk.visit(message(office, anna, anna.telegram or 0))
    assert visit is not None
    desk = replace(office.desk, store=store, door=door)
    await preferences.name(replace(visit, desk=desk, words="Queen"))
    raised = [ops for ops in commits if any(isinstance(op, Raise) for op in ops)]
    assert [len(ops) for ops in raised] == [len(tables)]
    await asyncio.gather(*office.tasks)
    await office.sender.idle()


async def test_a_name_of_every_language_is_told_when_much_is_asked() -> None:
    for texts in (LIBRARY[code] for code in LANGUAGES):
        assert texts.html("too-much")
        assert len(texts.plain("answer-too-many-games")) <= 200


# -- leaving and coming back -----------------------------------------------------------------------


async def left(hall: Hall, is_about: Callable[[str], bool]) -> int:
    notices = await hall.store.notices(hall.clock.now + 10**9, each=100)
    return sum(is_about(notice.message) for notice in notices)


async def test_who_leaves_and_comes_back_all_the_time_is_told_of_once(
    hall: Hall, anna: Person, boris: Person
) -> None:
    table = await hall.for_two(anna, boris)
    for _ in range(20):
        seen(await hall.door.pauses.leave(table.game.id, anna.id))
        hall.clock.now += 1000
        seen(await hall.door.change(table.game.id, waking, anna.id))
    assert await left(hall, lambda message: message.startswith("notice-left")) == 1
    hall.clock.now += QUIET_MS
    seen(await hall.door.pauses.leave(table.game.id, boris.id))
    assert await left(hall, lambda message: message.startswith("notice-left")) == 2


async def test_who_is_woken_again_and_again_is_called_once(
    hall: Hall, anna: Person, boris: Person
) -> None:
    table = await hall.for_two(anna, boris)
    for _ in range(20):
        seen(await hall.door.pauses.leave(table.game.id, anna.id))
        seen(await hall.door.change(table.game.id, waking, anna.id))
    calls = await hall.store.notices_of(table.game.id)
    assert [one.message for one in calls].count(notice_rows.CALL) == 1
