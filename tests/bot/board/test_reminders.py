"""One private message for all games that wait for somebody: when it comes, and that it goes."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import UTC, datetime
from itertools import pairwise
from typing import Literal
from zoneinfo import ZoneInfo

import pytest

from bot.board.phone import fit
from bot.board.reminders import HOUR_MS, PRESSED_S, WAITED_MS, Reminders, sooner
from bot.board.telling import again_keys
from bot.table.muting import muting
from bot.table.table import Table
from bot.telegram.callback_data import Kind, Press
from bot.telegram.wire import ChatLost, Keyboard, Unknown
from bot.words.library import LANGUAGES
from storage.operations import ChangeChat, ChangePerson, MoveDue, Shown, Value
from storage.rows import Calling, Person, Reminding
from tests.bot.handlers.test_game_choice import Desk
from tests.bot.handlers.test_game_choice import Shown as Told
from tests.bot.handlers.test_visits import LIBRARY, en
from tests.bot.kit import Hall, actor, plain, seen, step

GROUPS = (-1_000_000_000_101, -1_000_000_000_102, -1_000_000_000_103)
MINUTE_MS = 60_000
DAY_MS = 24 * HOUR_MS
STEP_MS = 10 * MINUTE_MS


class Halting(Told):
    """A Telegram before or behind which the program can be killed: it answers no more."""

    def __init__(self) -> None:
        super().__init__()
        self.halts: Literal["", "before", "behind"] = ""
        self.halted = asyncio.Event()

    async def send_text(
        self,
        address: int,
        topic: int | None,
        text: str,
        keys: Keyboard = (),
        *,
        answered: int | None = None,
        quiet: bool = False,
    ) -> int:
        halts, self.halts = self.halts, ""
        if halts == "before":
            await self._for_ever()
        sent = await super().send_text(address, topic, text, keys, answered=answered, quiet=quiet)
        if halts == "behind":
            await self._for_ever()
        return sent

    async def _for_ever(self) -> None:
        self.halted.set()
        await asyncio.Event().wait()


def reminding(desk: Desk, seconds: Callable[[], float] | None = None) -> Reminders:
    """What reminds people from that desk; it has just begun."""
    hall = desk.hall
    return Reminders(
        hall.store, hall.door, desk.boards.frames, desk.told, desk.sender, clock=hall.clock,
        seconds=desk.seconds if seconds is None else seconds, troubles=desk.troubles,
        presence=desk.presence,
    )  # fmt: skip


@dataclass
class Server:
    """A desk with what reminds people; and when each message to a person was first seen."""

    desk: Desk
    told: Halting
    reminders: Reminders
    came: dict[int, int] = field(default_factory=dict)
    moved: int = 0
    """By how much somebody has set the clock."""

    @property
    def hall(self) -> Hall:
        return self.desk.hall

    async def pass_by(self, milliseconds: int = 0) -> None:
        """Time passes, and all that is due is looked for and sent."""
        self.hall.clock.now += milliseconds
        for _ in range(2):
            await self.desk.boards.sweep()
            await self.desk.notices.sweep()
            await self.reminders.sweep()
            await self.desk.sender.idle()
        for message in self.told.standing:
            self.came.setdefault(message, self.hall.clock.now - self.moved)

    async def hours(self, count: float) -> None:
        for _ in range(round(count * HOUR_MS / STEP_MS)):
            await self.pass_by(STEP_MS)

    def private(self, person: Person) -> dict[int, str]:
        """What stands in the person's own chat: the messages and their words."""
        standing = self.told.standing.items()
        return {m: plain(words) for m, (to, _, words) in standing if to == person.telegram}

    async def again(self) -> Server:
        """The server after it was killed, with the same Telegram, a while later."""
        made = serving(await self.hall.again(), self.told, self.came)
        made.moved = self.moved
        self.hall.clock.now += round(PRESSED_S * 1000)
        return made


def serving(hall: Hall, told: Halting, came: dict[int, int] | None = None) -> Server:
    desk = Desk(hall)
    desk.told = desk.shown = told
    rebuilt = _over(desk, told)
    return Server(rebuilt, told, reminding(rebuilt), {} if came is None else came)


def _over(desk: Desk, told: Halting) -> Desk:
    """The desk with that Telegram."""
    made = Desk.__new__(Desk)
    made.shown = told
    super(Desk, made).__init__(desk.hall, told)
    return made


@pytest.fixture
async def server(hall: Hall) -> Server:
    server = serving(hall, Halting())
    hall.clock.now += round(PRESSED_S * 1000)
    return server


async def reminded_at(desk: Desk, person: Person, hours: int) -> list[int]:
    """When the person is reminded in the next hours."""
    reminders, found, known = reminding(desk), list[int](), set[int]()
    for _ in range(hours * 2):
        desk.hall.clock.now += HOUR_MS // 2
        await reminders.sweep()
        await desk.sender.idle()
        own = {m for m, (to, _, _) in desk.told.standing.items() if to == person.telegram}
        found += [desk.hall.clock.now] * bool(own - known)
        known |= own
    return found


async def started(hall: Hall, person: Person, reminded: Reminding = "day") -> Person:
    """The person has started the bot."""
    await hall.private(person)
    changes = (("reachable", True), ("reminded", reminded))
    await hall.store.commit(ChangePerson(person.id, changes))
    return await hall.store.person(person.id) or person


async def group_game(hall: Hall, anna: Person, other: Person, group: int, message: int) -> Table:
    """A game in a group that waits for Anna, on a board that stands there."""
    invitation = await hall.invite(anna, "group", group=group)
    table = seen(await hall.door.seating.join(invitation.game.id, other, press=f"j{message}"))
    (board,) = await hall.store.boards(table.game.id)
    await hall.store.commit(Shown(board.id, board.wanted, message))
    return await turn_of(hall, table, anna)


async def link_game(hall: Hall, anna: Person, other: Person) -> Table:
    return await turn_of(hall, await hall.over_a_link(anna, other), anna)


async def turn_of(hall: Hall, table: Table, person: Person) -> Table:
    while actor(table) != person.id:
        table = await step(hall, table)
    return table


async def turn_over(hall: Hall, table: Table, person: Person) -> None:
    """The person plays until it is somebody else's turn."""
    table = await hall.now(table)
    while actor(table) == person.id:
        table = await step(hall, table)


async def eight(hall: Hall, anna: Person, boris: Person, carla: Person) -> list[Table]:
    """Eight games that wait for Anna: in three groups, and over two private chats."""
    games = [
        await group_game(hall, anna, boris, GROUPS[number % 3], 70 + number) for number in range(6)
    ]
    return [*games, await link_game(hall, anna, boris), await link_game(hall, anna, carla)]


def mentions(server: Server) -> list[int]:
    return sorted(to for to, _, words in server.told.standing.values() if "tg://user" in words)


def reminders_of(server: Server, person: Person) -> list[str]:
    head = "⏰ "
    return [words for words in server.private(person).values() if words.startswith(head)]


async def test_eight_games_that_wait_for_a_day_are_one_message_and_a_mention_each(
    server: Server, anna: Person, boris: Person, carla: Person
) -> None:
    hall = server.hall
    anna = await started(hall, anna)
    games = await eight(hall, anna, boris, carla)
    await server.hours(24)
    assert mentions(server) == sorted(GROUPS * 2), "once a turn, as before"
    ((message, words),) = server.private(anna).items()
    assert words.startswith("⏰ Games that wait for you: 8")
    for table in games:
        assert f"№{table.game.id}" in words
    at = server.came[message] - max(table.game.changed_at for table in games)
    assert 0 <= at - WAITED_MS < 2 * STEP_MS
    for table in games:
        assert server.private(anna)
        await turn_over(hall, table, anna)
        await server.reminders.follow(table.game.id)
        await server.pass_by()
    assert server.private(anna) == {}, "all gone when none waits"
    assert mentions(server) == []


async def test_it_is_replaced_by_a_new_message_which_notifies(
    server: Server, anna: Person, boris: Person
) -> None:
    anna = await started(server.hall, anna, "six")
    await group_game(server.hall, anna, boris, GROUPS[0], 70)
    found = list[int]()
    for _ in range(4):
        await server.hours(6.5)
        (message,) = server.private(anna)
        found.append(message)
    assert len(set(found)) == 4
    times = [server.came[message] for message in found]
    gaps = [later - before for before, later in pairwise(times)]
    assert min(gaps) >= 6 * HOUR_MS


async def test_a_reminder_leads_to_every_board(server: Server, anna: Person, boris: Person) -> None:
    anna = await started(server.hall, anna)
    here = await group_game(server.hall, anna, boris, GROUPS[0], 70)
    basic = await group_game(server.hall, anna, boris, -107, 71)
    link = await link_game(server.hall, anna, boris)
    await server.hall.store.commit(ChangeChat(here.game.chat, (("title", "By the river"),)))
    await server.hours(7)
    (words,) = reminders_of(server, anna)
    assert f"Senet №{here.game.id}, in “By the river”" in words
    assert f"Senet №{basic.game.id}, in “a group” (write /board there)" in words
    assert f"Senet №{link.game.id}, with Boris" in words
    keys = [key for row in server.told.keys for key in row]
    (board,) = await server.hall.store.boards(here.game.id)
    assert f"https://t.me/c/101/{board.message}" in [key.url for key in keys]
    assert Press(Kind.BRING, link.game.id) in [key.press for key in keys]
    assert [key.text for key in server.told.keys[-1]] == ["⏰ 2 h", "⏰ 8 h", "⏰ 1 d", "Never"]


async def test_a_game_that_waits_no_more_is_no_more_named(
    server: Server, anna: Person, boris: Person
) -> None:
    """The message is changed, which disturbs nobody."""
    hall = server.hall
    anna = await started(hall, anna)
    one = await group_game(hall, anna, boris, GROUPS[0], 70)
    other = await group_game(hall, anna, boris, GROUPS[1], 71)
    await server.hours(7)
    (message,) = server.private(anna)
    await turn_over(hall, one, anna)
    await server.reminders.follow(one.game.id)
    await server.pass_by()
    assert list(server.private(anna)) == [message]
    assert f"№{other.game.id}" in server.told.edited[-1]
    assert f"№{one.game.id}" not in server.told.edited[-1]


@pytest.mark.parametrize("reason", ["never", "banned", "unreachable", "muted", "alone"])
async def test_who_is_not_reminded(
    server: Server, anna: Person, boris: Person, reason: str
) -> None:
    hall = server.hall
    anna = await started(hall, anna)
    changes: dict[str, tuple[str, Value]] = {
        "never": ("reminded", "never"),
        "banned": ("banned", 1),
        "unreachable": ("reachable", False),
    }
    if reason in changes:
        await hall.store.commit(ChangePerson(anna.id, (changes[reason],)))
    if reason == "alone":
        await hall.against_bot(anna)
    else:
        table = await group_game(hall, anna, boris, GROUPS[0], 70)
    if reason == "muted":
        seen(await hall.door.change(table.game.id, muting, anna.id, muted=True))
    await server.hours(30)
    assert server.private(anna) == {}


async def test_who_cannot_be_written_to_is_noted_and_not_tried_again(
    server: Server, anna: Person, boris: Person
) -> None:
    hall = server.hall
    anna = await started(hall, anna)
    await link_game(hall, anna, boris)
    server.told.refusal = lambda _: ChatLost("blocked")
    await server.hours(7)
    found = await hall.store.person(anna.id)
    assert found is not None
    assert not found.reachable
    tried = len(server.told.topics)
    await server.hours(30)
    assert len(server.told.topics) == tried


async def test_never_within_five_seconds_after_ones_own_press(
    server: Server, anna: Person, boris: Person
) -> None:
    hall = server.hall
    anna = await started(hall, anna)
    await link_game(hall, anna, boris)
    hall.clock.now += WAITED_MS + 1
    for _ in range(4):
        server.reminders.pressed(anna.telegram or 0)
        await server.pass_by(round(PRESSED_S * 1000) - 1)
        assert reminders_of(server, anna) == []
    server = await server.again()
    hall = server.hall
    hall.clock.now -= round(PRESSED_S * 1000)  # who has pressed before the start is not known
    await server.pass_by(round(PRESSED_S * 1000) - 1)
    assert reminders_of(server, anna) == []
    await server.pass_by(1)
    assert len(reminders_of(server, anna)) == 1


@pytest.mark.parametrize("zone", ["Europe/Berlin", "-03:30"])
async def test_nothing_comes_in_quiet_hours_and_not_everything_when_they_end(
    server: Server, anna: Person, boris: Person, carla: Person, zone: str
) -> None:
    hall = server.hall
    anna = await started(hall, anna, "six")
    quiet = (("quiet", "22-8"), ("zone", zone))
    await hall.store.commit(ChangePerson(anna.id, quiet))
    known = ZoneInfo(zone) if "/" in zone else datetime.strptime(zone, "%z").tzinfo
    while datetime.fromtimestamp(hall.clock.now / 1000, UTC).astimezone(known).hour != 22:
        hall.clock.now += STEP_MS
    await eight(hall, anna, boris, carla)
    await server.hours(60)
    assert server.came
    local = [
        datetime.fromtimestamp(at / 1000, UTC).astimezone(known) for at in server.came.values()
    ]
    assert [at for at in local if at.hour >= 22 or at.hour < 8] == []
    first = [at for at in local if at.date() == min(local).date() and at.hour == 8]
    assert len(set(first)) > 1, "the mentions and the reminder of the night are spread"


async def test_a_group_has_quiet_hours_of_its_own(
    server: Server, anna: Person, boris: Person
) -> None:
    hall = server.hall
    table = await group_game(hall, anna, boris, GROUPS[0], 70)
    hour = datetime.fromtimestamp(hall.clock.now / 1000, UTC).hour
    quiet = (("quiet", f"{hour}-{(hour + 3) % 24}"), ("zone", "+00:00"))
    await hall.store.commit(ChangeChat(table.game.chat, quiet))
    await server.hours(2)
    assert mentions(server) == []
    await server.hours(2)
    assert mentions(server) == [GROUPS[0]]


async def press(server: Server, person: Person, wish: str) -> str:
    """Press that under the reminder."""
    (message,) = server.private(person)
    told = Press(Kind.AGAIN, 0, person.id, wish)
    answer = await server.desk.press(person, person.telegram or 0, told, message, picture=False)
    server.reminders.pressed(person.telegram or 0)
    await server.pass_by()
    return answer


@pytest.mark.parametrize(("wish", "hours"), [("2h", 2), ("8h", 8), ("day", 24)])
async def test_again_brings_it_when_it_was_asked_for(
    server: Server, anna: Person, boris: Person, wish: str, hours: int
) -> None:
    anna = await started(server.hall, anna)
    await link_game(server.hall, anna, boris)
    await server.hours(7)
    assert await press(server, anna, wish) == en(f"said-again-{wish}")
    assert server.private(anna) == {}, "it has done its work"
    asked = server.hall.clock.now
    server = await server.again()
    await server.hours(hours + 1)
    (message,) = server.private(anna)
    assert 0 <= server.came[message] - asked - hours * HOUR_MS < 2 * STEP_MS


async def test_never_brings_none_and_settings_bring_them_back(
    server: Server, anna: Person, boris: Person
) -> None:
    hall = server.hall
    anna = await started(hall, anna)
    await link_game(hall, anna, boris)
    await server.hours(7)
    assert await press(server, anna, "never") == en("said-again-never")
    await server.hours(48)
    assert server.private(anna) == {}
    await hall.store.commit(ChangePerson(anna.id, (("reminded", "six"),)))
    await sooner(hall.store, anna.id, "six", hall.clock.now)
    await server.hours(7)
    assert len(server.private(anna)) == 1


@pytest.mark.parametrize("called", ["mention", "private"])
async def test_under_a_mention_a_private_word_is_asked_for(
    server: Server, anna: Person, boris: Person, called: Calling
) -> None:
    hall = server.hall
    anna = await started(hall, anna)
    await hall.store.commit(ChangePerson(anna.id, (("called", called),)))
    table = await group_game(hall, anna, boris, GROUPS[0], 70)
    await server.pass_by(4 * MINUTE_MS)
    ((message, (chat, _, words)),) = server.told.standing.items()
    assert (en("key-again-2h"), Kind.AGAIN) in server.told.under[words]
    told = Press(Kind.AGAIN, table.game.id, anna.id, "2h")
    refused = await server.desk.press(boris, chat, told, message, picture=False)
    assert refused == en("answer-not-your-question")
    assert await server.desk.press(anna, chat, told, message, picture=False) == en("said-again-2h")
    await server.pass_by()
    assert server.told.standing == {}, "it goes"
    await server.hours(3)
    assert len(reminders_of(server, anna)) == 1


async def test_who_has_not_started_the_bot_is_told_what_to_do(
    server: Server, anna: Person, boris: Person
) -> None:
    table = await group_game(server.hall, anna, boris, GROUPS[0], 70)
    told = Press(Kind.AGAIN, table.game.id, anna.id, "2h")
    answer = await server.desk.press(anna, GROUPS[0], told, 500, picture=False)
    assert answer == en("answer-start-first")


async def killed(server: Server, halts: Literal["before", "behind"]) -> Server:
    """The server is killed before Telegram has got its next message, or before it hears so."""
    before = asyncio.all_tasks()
    server.told.halts = halts
    server.told.halted = asyncio.Event()
    await server.reminders.sweep()
    async with asyncio.timeout(10):
        await server.told.halted.wait()
    for message in server.told.standing:
        server.came.setdefault(message, server.hall.clock.now)
    begun = asyncio.all_tasks() - before
    for task in begun:
        task.cancel()
    await asyncio.gather(*begun, return_exceptions=True)
    return await server.again()


@pytest.mark.parametrize("asked", [False, True])
@pytest.mark.parametrize("halts", ["before", "behind"])
async def test_a_server_that_is_killed_while_it_sends_reminds_nobody_twice_and_forgets_nobody(
    server: Server, anna: Person, boris: Person, halts: Literal["before", "behind"], *, asked: bool
) -> None:
    anna = await started(server.hall, anna)
    table = await link_game(server.hall, anna, boris)
    server.hall.clock.now += WAITED_MS + 1
    if asked:
        await server.pass_by()
        await press(server, anna, "8h")
        server.hall.clock.now += 8 * HOUR_MS
    server = await killed(server, halts)
    known = set(server.private(anna))
    await server.hours(5)
    assert set(server.private(anna)) == known, "it may have come: not twice within six hours"
    await server.hours(25)
    new = set(server.private(anna)) - known
    assert len(new) == 1
    if known:  # one that nobody knows of goes at a press on it
        told = Press(Kind.AGAIN, 0, anna.id, "day")
        (lost,) = known
        await server.desk.press(anna, anna.telegram or 0, told, lost, picture=False)
    await turn_over(server.hall, table, anna)
    await server.pass_by(1000)
    assert server.private(anna) == {}


async def test_a_killed_server_takes_away_what_waits_no_more(
    server: Server, anna: Person, boris: Person
) -> None:
    """Killed between the move and the message's end, and in the place of one by another."""
    hall = server.hall
    anna = await started(hall, anna, "six")
    table = await link_game(hall, anna, boris)
    await server.hours(7)
    (first,) = server.private(anna)
    hall.clock.now += 6 * HOUR_MS
    await server.reminders.sweep()
    await server.desk.sender.idle()
    assert len(server.private(anna)) == 2
    server = await server.again()
    await server.pass_by()
    (second,) = server.private(anna)
    assert second != first
    await turn_over(server.hall, table, anna)
    server = await server.again()
    await server.pass_by()
    assert server.private(anna) == {}


async def test_an_answer_that_is_lost_is_taken_for_sent(
    server: Server, anna: Person, boris: Person
) -> None:
    anna = await started(server.hall, anna)
    await link_game(server.hall, anna, boris)
    server.hall.clock.now += WAITED_MS + 1
    server.told.refusal = lambda _: Unknown("timed out")
    await server.pass_by()
    server.told.refusal = lambda _: None
    await server.hours(5.5)
    assert reminders_of(server, anna) == []
    await server.hours(1)
    assert len(reminders_of(server, anna)) == 1


@pytest.mark.parametrize("by", [-HOUR_MS, HOUR_MS])
async def test_a_clock_that_is_set_brings_none_sooner(
    server: Server, anna: Person, boris: Person, by: int
) -> None:
    hall = server.hall
    anna = await started(hall, anna, "six")
    await link_game(hall, anna, boris)
    for _ in range(3):
        await server.hours(6.5)
        hall.clock.now += by
        server.moved += by
        move = MoveDue(by, hall.clock.now, bot=1, soon=HOUR_MS, invitation=DAY_MS)
        await hall.store.commit(move)
    await server.hours(6.5)
    times = sorted(server.came.values())
    gaps = [later - before for before, later in pairwise(times)]
    assert len(times) >= 3
    assert min(gaps) >= 6 * HOUR_MS
    assert max(gaps) <= 6 * HOUR_MS + 2 * STEP_MS


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_buttons_that_ask_for_another_have_room_side_by_side(language: str) -> None:
    keys = again_keys(LIBRARY[language], 7, 4)
    assert fit(keys, len(keys))
