"""Which shards are whose, by leases that are good for seconds."""

from __future__ import annotations

from collections.abc import Collection

import pytest

from bot.run.holdings import GOOD_S, TERM_MS, Holdings
from bot.telegram.guarded import Guarded
from bot.telegram.wire import NotOurs
from storage.leases import CARETAKER, EVERYTHING, NAMES, UPDATES, WORKER, Renewed, ours, shard_name
from storage.rows import Fence, Lease
from storage.store import ALL, SHARDS, Held
from tests.bot.board.office import Wire
from tests.simulation.people import GROUP, PEOPLE
from tests.simulation.telegram import Telegram

EACH = SHARDS // 2


class Time:
    """Seconds that go on when a test says so."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


class Rows:
    """:class:`storage.leases.Leases` in memory."""

    alone = False

    def __init__(self, time: Time) -> None:
        self.time = time
        self.held = False
        self.rows = {name: Lease(name, None, 0, 0) for name in NAMES}
        self.until: dict[str, float] = {}

    @property
    def now(self) -> int:
        if self.held:
            raise Held("out of reach")
        return round(self.time() * 1000)

    def left(self, name: str) -> int:
        return round(self.until.get(name, 0.0) - self.now)

    async def present(self, owner: str, address: str, term_ms: int) -> None:
        name = f"{WORKER}{owner}"
        self.rows[name] = Lease(name, owner, 1, 0, address)
        self.until[name] = self.now + term_ms

    async def take(self, owner: str, name: str, term_ms: int) -> int | None:
        row = self.rows[name]
        if row.owner is not None and self.left(name) >= 0:
            return None
        self.rows[name] = Lease(name, owner, row.epoch + 1, 0)
        self.until[name] = self.now + term_ms
        return row.epoch + 1

    async def renew(self, owner: str, term_ms: int) -> Renewed:
        kept = [n for n, row in self.rows.items() if row.owner == owner and self.left(n) >= 0]
        for name in kept:
            self.until[name] = self.now + term_ms
        return Renewed({n: self.rows[n].epoch for n in kept}, self.now if kept else None)

    async def give(self, owner: str, names: Collection[str] | None = None) -> None:
        for name, row in list(self.rows.items()):
            if row.owner == owner and (names is None or name in names):
                self.rows[name] = Lease(name, None, row.epoch, 0)
        if names is None:
            self.rows.pop(f"{WORKER}{owner}", None)

    async def leases(self) -> tuple[Lease, ...]:
        return tuple(
            Lease(name, row.owner, row.epoch, self.left(name), row.address)
            for name, row in sorted(self.rows.items())
        )


class House:
    """Processes that serve from one database."""

    def __init__(self) -> None:
        self.time = Time()
        self.rows = Rows(self.time)

    def process(self, name: str) -> Holdings:
        made = Holdings(self.rows, name, seconds=self.time)
        made.reached_at(f"{name}.inner:80")
        return made

    async def pass_by(self, seconds: int, *processes: Holdings) -> None:
        for _ in range(seconds):
            self.time.now += 1
            for process in processes:
                await process.round()


@pytest.fixture
def house() -> House:
    return House()


def count(process: Holdings) -> int:
    return process.mine.bit_count()


async def test_one_process_has_every_shard_at_once(house: House) -> None:
    one = house.process("a")
    await one.begin()
    assert one.mine == ALL
    assert one.has(CARETAKER)
    assert one.has(UPDATES)


async def test_who_has_begun_knows_the_databases_time(house: House) -> None:
    """Before anything is written: the machine's clock may be wrong by hours."""
    one, heard = house.process("a"), list[int]()
    one.on_time(heard.append)
    house.time.now += 7
    await one.begin()
    assert heard == [house.rows.now]


async def test_two_come_to_have_half_each_and_no_shard_is_in_two_hands(house: House) -> None:
    one, other = house.process("a"), house.process("b")
    await one.begin()
    await other.begin()
    for _ in range(12):
        await house.pass_by(1, one, other)
        assert one.mine & other.mine == 0
    assert (count(one), count(other)) == (EACH, EACH)
    assert one.mine | other.mine == ALL
    assert other.has(UPDATES) is False, "one fetches"


async def test_who_is_killed_is_replaced_within_five_seconds(house: House) -> None:
    one, other = house.process("a"), house.process("b")
    await one.begin()
    await house.pass_by(12, one, other)
    taken: list[tuple[int, bool]] = []
    other.on_taken(lambda bits, expired: taken.append((bits, expired)))
    lost = one.mine
    await house.pass_by(5, other)
    assert other.mine == ALL
    assert other.has(UPDATES)
    assert sum(bits for bits, _ in taken) == lost
    assert {expired for _, expired in taken} == {True}, "nobody gave them back"


async def test_who_is_told_to_stop_gives_back_what_it_has(house: House) -> None:
    one, other = house.process("a"), house.process("b")
    await one.begin()
    await house.pass_by(12, one, other)
    taken = list[bool]()
    other.on_taken(lambda _, expired: taken.append(expired))
    await one.end()
    assert one.mine == 0
    await house.pass_by(1, other)
    assert other.mine == ALL
    assert taken == [False], "no call of the other's is under way"


async def test_who_could_not_renew_for_three_seconds_has_nothing_a_second_before_others_may(
    house: House,
) -> None:
    one, other = house.process("a"), house.process("b")
    await one.begin()
    house.time.now += GOOD_S - 0.01
    assert one.mine == ALL
    house.time.now += 0.02
    assert one.mine == 0
    assert not one.has(CARETAKER)
    await other.round()
    assert other.mine == 0, "the lease is good for one second more"
    house.time.now += (TERM_MS / 1000 - GOOD_S) + 0.01
    await other.round()
    await other.round()
    assert other.mine != 0


async def test_who_was_frozen_begins_no_call_when_it_wakes_and_hears_of_it(house: House) -> None:
    one, other = house.process("a"), house.process("b")
    await one.begin()
    told = list[str]()
    one.on_lost(lambda: told.append("lost"))
    await house.pass_by(60, other)
    inner = Wire(Telegram(PEOPLE, GROUP, lambda _: None))
    with pytest.raises(NotOurs):
        await Guarded(inner, lambda: one.good).strip(GROUP, 2)
    assert inner.calls == []
    await one.round()
    assert told == ["lost"]
    assert one.mine & other.mine == 0


async def test_what_is_written_by_who_was_frozen_counts_for_nothing(house: House) -> None:
    one, other = house.process("a"), house.process("b")
    await one.begin()
    before = one.fence(3)
    assert before == Fence(shard_name(3), "a", 1)
    await house.pass_by(60, other)
    assert other.fence(3) == Fence(shard_name(3), "b", 2)
    await one.round()
    assert one.fence(3).epoch not in (1, 2)


async def test_a_shard_is_given_back_when_its_last_call_has_ended(house: House) -> None:
    one, other = house.process("a"), house.process("b")
    await one.begin()
    busy = [True]
    one.waits_for(lambda _: busy[0])
    await house.pass_by(4, one, other)
    assert count(one) < SHARDS, "it begins nothing more there"
    assert other.mine == 0, "but its last calls may come yet"
    busy[0] = False
    await house.pass_by(12, one, other)
    assert (count(one), count(other)) == (EACH, EACH)


async def test_a_database_out_of_reach_takes_all_and_gives_it_again(house: House) -> None:
    one = house.process("a")
    await one.begin()
    house.rows.held = True
    house.time.now += 2
    with pytest.raises(Held):
        await one.round()
    assert one.mine == ALL, "for three seconds"
    house.time.now += 8
    assert one.mine == 0
    house.rows.held = False
    await one.round()
    assert one.mine == ALL


async def test_the_others_are_found_by_the_chats_that_are_theirs(house: House) -> None:
    one, other = house.process("a"), house.process("b")
    await one.begin()
    await house.pass_by(12, one, other)
    for chat in range(SHARDS):
        address = None if ours(one, chat) else "b.inner:80"
        assert one.whose(chat) == address


def test_where_nothing_is_shared_everything_is_ours() -> None:
    assert ours(EVERYTHING, 5)
    assert EVERYTHING.has(CARETAKER)
    assert EVERYTHING.fence(5) is None
