"""The ticker: what is due is done, and one broken game stops nobody."""

from __future__ import annotations

from asyncio import CancelledError, Event, create_task, sleep, timeout
from copy import copy
from random import Random
from typing import Any

import pytest

from bot.run.ticker import FAULT_MS, MOMENT, RARE_MS, Ticker
from bot.table.beforehand import LITTLE_TO_READ, MUCH_TO_READ, comes_by_itself, frames_to_read
from bot.table.lobby import adding_bot
from bot.table.steps import THROW_ON, BotSeat
from bot.table.table import Table
from bot.table.takeback import in_its_moment
from bot.telegram.troubles import Report
from games.core import Choose, Over, Throw
from games.hyena.sets.hyena import HYENA
from storage.operations import ChangeGame, ChangePerson
from storage.rows import Person
from storage.store import StorageError
from tests.bot.at_once import AtOnce
from tests.bot.handlers.test_visits import Office
from tests.bot.kit import Hall, actor, first_action, seen, steady, step


def ticking(
    hall: Hall,
    office: Office,
    *,
    store: Any = None,
    thinking: AtOnce | None = None,
    pace_ms: int = 0,
) -> Ticker:
    """The ticker of that office; over the hall's own store, if no other is named."""
    return Ticker(
        store or hall.store, hall.door, office.boards, office.notices, clock=hall.clock,
        timekeeper=steady(hall), random=Random(1), thinking=thinking or AtOnce(), spawn=create_task,
        pace_ms=pace_ms, troubles=office.troubles,
    )  # fmt: skip


async def test_a_broken_game_is_put_off_and_the_bot_plays_the_others(
    hall: Hall, anna: Person, boris: Person
) -> None:
    tables = []
    for person in (anna, boris):
        table = await hall.against_bot(person)
        while table.to_act is None or table.to_act.bot is None:
            act = hall.door.play.act(table.game.id, table.game.ply, person.id, first_action(table))
            table = seen(await act)
        tables.append(table)
    broken, sound = tables
    wrong = (("position", "CSCSCSCSCS/........../.......... C0S0 C0S0 C start wrong"),)
    await hall.store.commit(ChangeGame(broken.game.id, ("playing",), wrong))
    hall.door.book.forget()
    hall.clock.now += 60_000
    office = Office(hall)
    ticker = ticking(hall, office)
    await ticker.tick()
    assert (await hall.now(sound)).game.ply > sound.game.ply
    row: Any = await hall.store.game(broken.game.id)
    assert row.bot_due_at == hall.clock.now + FAULT_MS
    await office.sender.close()


async def bots_turn(hall: Hall, person: Person, bot: str = "novice") -> Table:
    """A game in which the BOT is to act."""
    invitation = await hall.invite(person, "bot", bot)
    table = seen(await hall.door.seating.begin(invitation.game.id, person, press="begin"))
    while not isinstance(actor(table), BotSeat):
        table = await step(hall, table)
    return table


async def test_the_bot_plays_on_once_a_step_was_shown_and_not_the_one_before(
    hall: Hall, anna: Person
) -> None:
    """A quick player's step would be seen only together with the BOT's answer. After a choice it
    waits for a moment longer, in which that can be taken back."""
    table = await hall.against_bot(anna)
    while True:  # until one more step of hers ends her turn
        assert isinstance(actor(table), int)
        after = await step(hall, table)
        if isinstance(actor(after), BotSeat):
            break
        table = after
    office, pace = Office(hall), 100
    ticker = ticking(hall, office, pace_ms=pace)
    await ticker.tick()
    ticker.settled(after.game.id)  # what was shown is the board before her step
    ticker.changed(after.game.id)
    hall.clock.now += pace
    await ticker.tick()
    assert (await hall.now(after)).game.ply == after.game.ply
    ticker.settled(after.game.id)
    hall.clock.now += pace
    await ticker.tick()
    assert in_its_moment(after)
    assert (await hall.now(after)).game.ply == after.game.ply
    hall.clock.now += MOMENT * pace
    await ticker.tick()
    assert (await hall.now(after)).game.ply > after.game.ply
    await office.sender.close()


@pytest.mark.parametrize("read", [0, LITTLE_TO_READ, MUCH_TO_READ])
async def test_an_own_throw_comes_once_a_newcomer_was_shown_what_the_bot_did(
    hall: Hall, *, read: int
) -> None:
    """The two were one picture, and the throw was all that was read of it. Where one's turn came by
    itself it stands longer, and longest where more was done than walking."""
    anna = await hall.newcomer(1, "Anna")
    await hall.store.commit(ChangePerson(anna.id, (("thrown_for", True),)))
    table = await hall.against_bot(anna)
    while not (
        comes_by_itself(table) and not in_its_moment(table) and frames_to_read(table) == read
    ):
        table = await step(hall, table)
    office, pace = Office(hall), 100
    ticker = ticking(hall, office, pace_ms=pace)
    ticker.settled(table.game.id)
    hall.clock.now += pace
    for wait in [read * pace - pace - 1, 1] if read else []:
        await ticker.tick()
        assert (await hall.now(table)).game.ply == table.game.ply, "what was done stands alone"
        hall.clock.now += wait
    await ticker.tick()
    after = await hall.now(table)
    new = after.played[table.game.ply - after.game.ply :]
    assert new[0].faces is not None
    assert {after.seated(played.seat).person for played in new} == {anna.id}
    await office.sender.close()


@pytest.mark.parametrize("first", [True, False])
async def test_the_bot_lets_a_newcomer_read_what_all_throws_came_to(
    hall: Hall, *, first: bool
) -> None:
    """One press has shown a whole turn of theirs; the BOT's first throw hid it after a second."""
    anna = await hall.newcomer(1, "Anna")
    table = await hall.against_bot(anna, HYENA)
    await hall.store.commit(ChangeGame(table.game.id, ("playing",), (("goal", first),)))
    hall.door.book.forget()
    table = await hall.now(table)
    while actor(table) != anna.id:
        table = await step(hall, table)
    table = seen(await hall.door.play.act(table.game.id, table.game.ply, anna.id, THROW_ON))
    while isinstance(table.turn, Choose):
        table = await step(hall, table)
    office, pace = Office(hall), 100
    ticker = ticking(hall, office, pace_ms=pace)
    ticker.settled(table.game.id)
    hall.clock.now += pace
    await ticker.tick()
    assert ((await hall.now(table)).game.ply == table.game.ply) == first
    hall.clock.now += LITTLE_TO_READ * pace
    await ticker.tick()
    assert (await hall.now(table)).game.ply > table.game.ply
    await office.sender.close()


class Confused(AtOnce):
    """Where a modest BOT is to think, nobody knows."""

    def needed(self, character: str, game: str) -> bool:
        if character == "modest":
            raise ValueError("out of its mind")
        return False


async def test_a_bot_that_raises_whatever_it_likes_stops_no_other(
    hall: Hall, anna: Person, boris: Person
) -> None:
    """It ended the ticker, the process, and the next one."""
    office = Office(hall)
    ticker = ticking(hall, office, thinking=Confused())
    reports: list[Report] = []
    office.troubles.on_report(reports.append)
    bad, good = await bots_turn(hall, anna, "modest"), await bots_turn(hall, boris)
    pauses: list[int] = []
    hall.clock.now += 60_000
    while len(pauses) < 3:
        await ticker.tick()
        row = await hall.store.game(bad.game.id)
        assert row is not None
        assert row.bot_due_at is not None
        if row.bot_due_at > hall.clock.now:  # a throw may come before the first choice
            pauses.append(row.bot_due_at - hall.clock.now)
            hall.clock.now = row.bot_due_at
    assert pauses == [FAULT_MS, 2 * FAULT_MS, 4 * FAULT_MS]
    assert [(report.kind, report.times) for report in reports] == [("turn", 3)]
    assert (await hall.now(good)).game.ply > good.game.ply
    await office.sender.close()


class Failing:
    """A store that fails at whatever is named, as often as there are errors."""

    def __init__(self, store: Any, name: str, *errors: Exception) -> None:
        self._store, self._name, self._errors = store, name, list(errors)
        self.failed, self.well = Event(), Event()

    def __getattr__(self, name: str) -> Any:
        real = getattr(self._store, name)
        if name != self._name:
            return real

        async def call(*given: Any, **more: Any) -> Any:
            if self._errors:
                self.failed.set()
                raise self._errors.pop(0)
            self.well.set()
            return await real(*given, **more)

        return call


@pytest.mark.parametrize("part", ["next_bot_at", "due_bots", "dirty_boards", "notices", "expired"])
async def test_a_round_that_fails_is_followed_by_another(
    hall: Hall, anna: Person, part: str
) -> None:
    office = Office(hall)
    await bots_turn(hall, anna)
    store: Any = Failing(hall.store, part, RuntimeError("odd"), KeyError("odd"))

    async def passing(_: float) -> None:
        hall.clock.now += RARE_MS

    boards, notices = copy(office.boards), copy(office.notices)
    boards._store = notices._store = store
    ticker = Ticker(
        store, hall.door, boards, notices, clock=lambda: hall.clock.now,
        timekeeper=steady(hall), random=Random(1), thinking=AtOnce(), spawn=create_task, pace_ms=0,
        troubles=office.troubles, sleep=passing,
    )  # fmt: skip
    running = create_task(ticker.run())
    try:
        async with timeout(30):
            while not store.well.is_set():
                hall.clock.now += RARE_MS
                ticker.changed()
                await sleep(0)
    finally:
        running.cancel()
    assert store.failed.is_set()
    await office.sender.close()


async def test_a_database_that_fails_ends_the_ticker(hall: Hall) -> None:
    office = Office(hall)
    store: Any = Failing(hall.store, "next_bot_at", StorageError("the disk failed"))
    ticker = ticking(hall, office, store=store)
    with pytest.raises(StorageError, match="the disk failed"):
        await ticker.run()
    with pytest.raises(StorageError, match="the disk failed"):
        await office.troubles.fatal()
    await office.sender.close()


class Restful:
    """A store in which no BOT is ever due: the ticker rests at once when it has asked."""

    def __init__(self, store: Any) -> None:
        self._store = store
        self.rests = Event()

    def __getattr__(self, name: str) -> Any:
        return getattr(self._store, name)

    async def next_bot_at(self, but: object = (), *, mine: int = 0) -> int | None:
        self.rests.set()
        return None


@pytest.mark.parametrize("turns", range(4))
async def test_who_is_told_to_stop_just_when_woken_stops(hall: Hall, turns: int) -> None:
    """A server that was told to stop ticked on for ever, and held the database's lock."""
    office, store = Office(hall), Restful(hall.store)
    ticker = ticking(hall, office, store=store)
    running = create_task(ticker.run())
    await store.rests.wait()
    ticker.changed()
    for _ in range(turns):
        await sleep(0)
    running.cancel()
    with pytest.raises(CancelledError):
        async with timeout(30):
            await running
    await office.sender.close()


@pytest.mark.parametrize("people", [1, 2])
async def test_where_several_wait_the_bots_whole_turn_is_one_frame(
    hall: Hall, anna: Person, boris: Person, people: int
) -> None:
    """Hyena: against one alone the BOT shows throw upon throw."""
    office = Office(hall)
    ticker = ticking(hall, office)
    table = await hall.invite(anna, "group", rules=HYENA)
    if people == 2:
        table = seen(await hall.door.seating.join(table.game.id, boris, press="j"))
    table = seen(await hall.door.change(table.game.id, adding_bot, anna.id, "novice"))
    table = seen(await hall.door.seating.begin(table.game.id, anna, press="b"))
    most = 0
    while not isinstance(table.turn, Over):
        if not isinstance(actor(table), BotSeat):
            table = await step(hall, table)
            continue
        before = table
        hall.clock.now += 60_000
        await ticker.tick()
        table = await hall.now(table)
        new = table.played[before.game.ply :]
        throws = [played for played in new if played.faces is not None]
        most = max(most, len(throws))
        if people == 2 and isinstance(before.turn, Throw):
            ended = [table.rules.write(played.action) == "2" for played in throws]
            assert not any(ended[:-1])
            chose = any(played.faces is None for played in new)
            assert (
                ended[-1] or chose or isinstance(table.turn, Over) or actor(table) != actor(before)
            )
    assert (most > 1) is (people == 2)
    await office.sender.close()
