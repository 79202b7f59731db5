"""Chats that change hands: what is shown, and by whom."""

from __future__ import annotations

from dataclasses import dataclass

from bot.run.holdings import TERM_MS
from bot.run.takeover import ONCE_MORE_S, Takeover, Turn
from bot.run.timekeeper import Clock, Timekeeper
from bot.telegram.memory import Memory
from storage.leases import NAMES, UPDATES, shard, shard_name
from storage.operations import Raise
from storage.rows import Fence
from storage.store import ALL, EACH
from tests.bot.board.office import Office
from tests.bot.board.test_notices import owed
from tests.bot.kit import Hall, aside
from tests.bot.run.test_holdings import House


@dataclass
class Some:
    """:class:`storage.leases.Duties` that a test deals out."""

    mine: int = ALL
    epoch: int = 1
    alone: bool = False

    def has(self, work: str) -> bool:
        return bool(work)

    def fence(self, chat: int) -> Fence:
        return Fence(shard_name(shard(chat)), "a", self.epoch)


class Ticking:
    """What is told to look for everything."""

    def __init__(self) -> None:
        self.times = 0

    def sweep_soon(self) -> None:
        self.times += 1


async def of_us(hall: Hall) -> Some:
    """What is ours, as the database has it, too."""
    for name in NAMES:
        await hall.store.leases.take("a", name, TERM_MS)
    return Some()


async def test_a_board_in_another_servers_chat_is_left_to_it(hall: Hall) -> None:
    duties = await of_us(hall)
    office = Office(hall, duties=duties)
    board = await office.invited()
    duties.mine = ALL & ~(1 << shard(board.chat))
    await office.pass_by(0)
    await office.boards.refresh(board.game)
    assert office.wire.taken() == []
    duties.mine = ALL
    await office.boards.look()
    await office.sender.idle()
    assert office.wire.taken() == ["send_picture"], "who has it looks for it"


async def test_a_board_that_was_queued_when_its_chat_was_given_away_is_not_shown(
    hall: Hall,
) -> None:
    duties = await of_us(hall)
    office = Office(hall, duties=duties)
    board = await office.invited()
    duties.mine = 0
    await office.boards.show(board.id)
    assert office.wire.taken() == []


async def test_what_was_shown_while_the_lease_was_lost_is_shown_again_by_its_next_owner(
    hall: Hall,
) -> None:
    duties = await of_us(hall)
    office = Office(hall, duties=duties)
    board = await office.invited()
    duties.epoch = 0  # it was frozen in the middle of the call
    await office.boards.show(board.id)
    now = await office.now(board)
    assert now.shown < now.wanted
    assert now.message is None


async def test_a_server_that_wakes_has_what_was_under_way_shown_once_more(hall: Hall) -> None:
    duties = await of_us(hall)
    office = Office(hall, duties=duties)
    board = await office.invited()
    await office.pass_by(0)
    before = (await office.now(board)).wanted
    seen = list[frozenset[int]]()

    async def frozen() -> None:
        seen.append(office.boards.showing)

    office.wire.during = frozen
    await hall.store.commit(Raise(board.game))
    await office.boards.show(board.id)
    assert seen == [frozenset({board.id})]
    takeover = Takeover(
        office.boards, office.sender, Memory(office.wire), hall.door.book, Ticking(), aside
    )
    await takeover.lost(seen[0])
    assert (await office.now(board)).wanted == before + 2


async def test_who_takes_a_dead_servers_chats_shows_what_was_dirty_there_twice(hall: Hall) -> None:
    """A call of the dead one may still be on its way, and come after ours."""
    duties = await of_us(hall)
    office = Office(hall, duties=duties)
    board = await office.invited()
    slept, ticker = list[float](), Ticking()

    async def sleep(seconds: float) -> None:
        slept.append(seconds)
        await office.pass_by(0)
        assert (await office.now(board)).shown == (await office.now(board)).wanted

    takeover = Takeover(
        office.boards, office.sender, Memory(office.wire), hall.door.book, ticker, aside, sleep
    )
    takeover.taken(ALL, expired=True)
    assert ticker.times == 1
    await takeover.once_more(ALL)
    assert slept == [ONCE_MORE_S]
    now = await office.now(board)
    assert now.shown < now.wanted, "it is shown over whatever came meanwhile"


async def test_a_notice_that_was_queued_when_its_chat_was_given_away_is_left_to_the_next(
    hall: Hall,
) -> None:
    duties = await of_us(hall)
    office = Office(hall, duties=duties)
    await owed(office)
    await office.notices.sweep()
    duties.mine = 0
    await office.sender.idle()
    assert office.wire.taken() == []
    duties.mine = ALL
    await office.pass_by(0)
    assert office.wire.taken() == ["send_text"], "it may be ours again"


async def test_every_board_of_a_dead_servers_chat_is_shown_twice_however_many(hall: Hall) -> None:
    duties = await of_us(hall)
    office = Office(hall, duties=duties)
    boards = {(await office.invited()).id for _ in range(EACH + 2)}
    assert await office.boards.dirty(ALL) == boards


async def test_a_turn_lasts_until_the_lease_was_lost_also_where_it_came_back(hall: Hall) -> None:
    house = House()
    one, other = house.process("a"), house.process("b")
    time = Timekeeper(
        hall.store, hall.door.book, Clock(hall.clock, house.time), seconds=house.time, shared=True
    )

    async def meanwhile(_: float) -> None:
        await house.pass_by(1, one)

    turn = Turn(one, time, meanwhile)
    lasted = {"before it came": turn.lasts}
    await one.begin()
    await turn.come()
    await house.pass_by(3, one)
    lasted["renewed"] = turn.lasts
    await house.pass_by(5, other)
    assert other.has(UPDATES)
    lasted["another's"] = turn.lasts
    await other.end()
    await turn.come()
    lasted["come again"] = turn.lasts
    house.rows.held = True
    house.time.now += 10
    lasted["the database is away, and others may have it"] = turn.lasts
    house.rows.held = False
    await one.round()
    assert one.has(UPDATES)
    lasted["ours anew: another may have had it meanwhile"] = turn.lasts
    assert [when for when, is_so in lasted.items() if is_so] == ["renewed", "come again"]
