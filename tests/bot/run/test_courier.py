"""News go to one person after the other, behind all else; what becomes of each call."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime

import pytest

from bot.run.courier import AGAIN_MS, SOON_S, TRIES, Courier
from bot.table.quiet import written
from bot.telegram.limits import NO_LIMITS
from bot.telegram.wire import ChatLost, Later, Refused, Unknown, Unreached, WireError
from storage.operations import ChangePerson, StartBulletin, StopBulletin, WriteBulletin
from storage.rows import Bulletin, BulletinTo, Person
from tests.bot.handlers.test_visits import Office
from tests.bot.kit import Hall

WORDS = "<News> & more"


@dataclass
class House:
    """Three who asked for news, and news on their way."""

    office: Office
    courier: Courier
    people: list[Person]
    bulletin: int
    keeps: bool = True
    slept: float = 0.0

    @property
    def alone(self) -> bool:
        return True

    def has(self, _: str) -> bool:
        """Whether this process does such work."""
        return self.keeps

    async def now(self) -> Bulletin:
        found = await self.office.hall.store.bulletin(self.bulletin)
        assert found is not None
        return found

    async def kept(self) -> list[tuple[int, str]]:
        """Who is kept by the courier, by their places, and why."""
        found = await self.office.hall.store.bulletin_to(self.bulletin)
        places = {who.id: place for place, who in enumerate(self.people)}
        return [(places[one.person], one.status) for one in found]

    @property
    def told(self) -> list[int]:
        """To whom something was sent."""
        return [where for where, _, _ in self.office.told.standing.values()]

    def refuse(self, *errors: WireError | None) -> None:
        """What the next calls are answered."""
        left = list(errors)
        self.office.told.refusal = lambda _: left.pop(0) if left else None


@pytest.fixture
async def house(hall: Hall) -> House:
    office, store = Office(hall), hall.store
    people = [await hall.newcomer(10 + n, f"P{n}") for n in range(3)]
    for who in people:
        await hall.private(who)
        wants = (("news", True), ("reachable", True))
        await store.commit(ChangePerson(who.id, wants))
    await store.commit(WriteBulletin(people[0].id, WORDS, hall.clock()))
    (draft,) = await store.last_bulletins(1)
    await store.commit(StartBulletin(draft.id))
    return with_courier(office, people, draft.id)


def with_courier(office: Office, people: list[Person], bulletin: int) -> House:
    """The same with a courier that knows nothing yet, as after a start."""
    hall = office.hall
    made: list[House] = []

    async def sleep(seconds: float) -> None:
        made[0].slept += seconds

    class Mine:
        mine = 2**16 - 1
        alone = True

        def has(self, work: str) -> bool:
            return made[0].has(work)

        def fence(self, _: int) -> None:
            return None

    courier = Courier(
        hall.store, office.boards.frames, office.told, office.sender, office.presence,
        NO_LIMITS, clock=hall.clock, duties=Mine(), sleep=sleep,
    )  # fmt: skip
    made.append(House(office, courier, people, bulletin))
    return made[0]


async def test_everybody_has_them_as_they_were_written_and_then_they_are_done(house: House) -> None:
    await house.courier.round()
    assert house.told == [10, 11, 12]
    assert set(house.office.told.texts) == {"&lt;News&gt; &amp; more"}
    assert await house.kept() == []
    found = await house.now()
    assert (found.status, found.sent, found.failed) == ("done", 3, 0)
    await house.courier.round()
    assert len(house.told) == 3


async def test_they_are_the_work_of_one_process(house: House) -> None:
    house.keeps = False
    await house.courier.round()
    assert house.told == []


@pytest.mark.parametrize("error", [ChatLost("blocked by the user"), Refused("Bad Request")])
async def test_who_cannot_be_written_to_is_counted_and_the_others_have_them(
    house: House, error: WireError
) -> None:
    house.refuse(None, error)
    await house.courier.round()
    found = await house.now()
    assert (found.status, found.sent, found.failed) == ("done", 2, 1)
    who = await house.office.hall.store.person(house.people[1].id)
    assert who is not None
    assert who.reachable is not isinstance(error, ChatLost)


async def test_without_a_connection_it_stops_and_goes_on_later(house: House) -> None:
    house.refuse(None, Unreached("connection refused"))
    await house.courier.round()
    assert house.told == [10]
    assert await house.kept() == [(1, "later")]
    house.office.hall.clock.now += AGAIN_MS
    await house.courier.round()
    assert house.told == [10, 11, 12]
    assert (await house.now()).status == "done"


async def test_whoever_is_never_reached_is_given_up(house: House) -> None:
    def never(who: int) -> Callable[[int | None], WireError | None]:
        calls = iter(range(10_000))
        return lambda _: Unreached("away") if next(calls) >= who else None

    house.office.told.refusal = never(2)
    for _ in range(TRIES + 2):
        await house.courier.round()
        house.office.hall.clock.now += 3_600_000
    found = await house.now()
    assert (found.status, found.sent, found.failed) == ("done", 2, 1)


async def test_where_no_answer_came_nobody_knows_and_it_goes_on_after_a_while(
    house: House,
) -> None:
    house.refuse(Unknown("no answer in time"), Unknown("no answer in time"))
    await house.courier.round()
    assert await house.kept() == [(0, "unsure"), (1, "unsure")]
    assert house.slept == 2.0 + 4.0, "each time for longer"
    found = await house.now()
    assert (found.status, found.sent) == ("done", 1)


async def test_a_chat_that_must_wait_has_its_turn_later(house: House) -> None:
    house.refuse(Later(SOON_S + 60.0))
    await house.courier.round()
    assert house.told == [11, 12]
    (one,) = await house.office.hall.store.bulletin_to(house.bulletin)
    now = house.office.hall.clock()
    assert one == BulletinTo(house.bulletin, house.people[0].id, "later", now + 65_000, 1)
    await house.office.sender.close()


async def test_what_another_was_in_the_middle_of_is_not_sent_again(house: House) -> None:
    store = house.office.hall.store
    turn = await house.courier._next(await house.now(), ())
    assert turn is not None
    await store.commit(turn.begins)
    again = with_courier(house.office, house.people, house.bulletin)
    await again.courier.round()
    assert house.told == [11, 12]
    assert await house.kept() == [(0, "unsure")]


async def test_who_turned_them_off_meanwhile_gets_none(house: House) -> None:
    house.refuse(None, Unreached("away"))
    await house.courier.round()
    await house.office.hall.store.commit(ChangePerson(house.people[1].id, (("news", False),)))
    house.office.hall.clock.now += AGAIN_MS
    await house.courier.round()
    assert house.told == [10, 12]
    who = await house.office.hall.store.person(house.people[1].id)
    assert who is not None
    assert who.reachable


async def test_in_quiet_hours_they_wait_for_the_end_of_these(house: House) -> None:
    store, clock = house.office.hall.store, house.office.hall.clock
    hour = datetime.fromtimestamp(clock() / 1000, UTC).hour
    quiet = (("quiet", written(hour, (hour + 2) % 24)), ("zone", "+00:00"))
    await store.commit(ChangePerson(house.people[0].id, quiet))
    await house.courier.round()
    assert house.told == [11, 12]
    assert await house.kept() == [(0, "later")]
    clock.now += 2 * 3_600_000 + 30 * 60_000
    await house.courier.round()
    assert house.told == [11, 12, 10]
    assert (await house.now()).status == "done"


async def test_stopped_news_go_to_nobody_else(house: House) -> None:
    store = house.office.hall.store

    async def stop() -> None:
        house.office.told.before = None
        await store.commit(StopBulletin(house.bulletin))

    house.office.told.before = stop
    await house.courier.round()
    assert house.told == [10]
    assert (await house.now()).status == "stopped"
