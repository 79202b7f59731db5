"""Updates of another process's chats are handed to it; and done here, if that cannot be."""

from __future__ import annotations

import asyncio
import contextlib
import socket
from collections.abc import AsyncIterator, Callable
from typing import Any

import httpx
import pytest
from telegram import Update

from bot.run.peers import KEY_HEADER, NOT_MINE, PATH, Peers, Place, key_of
from bot.telegram.lanes import Lanes, Receipts
from bot.telegram.metered import Unmetered
from bot.telegram.ports import CannotListen
from storage.store import ALL
from tests.bot.kit import Hall

GROUP, ANNA = -1001, 501
KEY = key_of("1:token")


def said(number: int, chat: int = GROUP) -> dict[str, Any]:
    kind = "group" if chat < 0 else "private"
    who = {"id": ANNA, "is_bot": False, "first_name": "Anna"}
    body = {"message_id": number, "date": 1, "chat": {"id": chat, "type": kind}, "from": who}
    return {"update_id": number, "message": {**body, "text": "/board"}}


def read(raw: dict[str, Any]) -> Update:
    found = Update.de_json(raw)
    assert found is not None
    return found


class Deal:
    """What is whose, as a test deals it out; a stand-in for holdings."""

    def __init__(self, mine: int = 0) -> None:
        self.mine = mine
        self.other: str | None = None
        self.told = ""

    @property
    def has_peers(self) -> bool:
        return self.other is not None

    def whose(self, chat: int) -> str | None:
        assert chat > 0
        return self.other

    def reached_at(self, address: str) -> None:
        self.told = address


class Counting(Unmetered):
    """Counts what became of updates that were to be handed over."""

    def __init__(self) -> None:
        self.handed_over = list[str]()

    def handed(self, outcome: str) -> None:
        self.handed_over.append(outcome)


class Process:
    """One of several on a database."""

    def __init__(self, hall: Hall, mine: int, key: str = KEY, place: Place | None = None) -> None:
        self.deal, self.meter = Deal(mine), Counting()
        self.worked = list[int]()
        self.receipts = Receipts()
        self.now = 0.0
        self.begun, self.may_end = asyncio.Event(), asyncio.Event()
        self.may_end.set()
        deal: Any = self.deal
        self.hall = hall
        where = Place(machine=socket.gethostname()) if place is None else place
        self.peers = Peers(
            hall.store, deal, key, where, self.lanes, meter=self.meter, seconds=lambda: self.now
        )

    def lanes(self, settled: Callable[[int], None]) -> Lanes:
        async def process(update: Update) -> None:
            self.begun.set()
            await self.may_end.wait()
            self.worked.append(update.update_id)
            self.receipts.of(update.update_id).outcome = "refused"

        def failed(fault: BaseException) -> None:
            raise fault

        return Lanes(
            self.hall.store,
            self.receipts,
            process,
            clock=self.hall.clock,
            settled=settled,
            failed=failed,
        )

    async def hands(self, raw: dict[str, Any]) -> bool:
        return await self.peers.hand(read(raw), raw)


@contextlib.asynccontextmanager
async def two(hall: Hall, **other: Any) -> AsyncIterator[tuple[Process, Process]]:
    """A process with no chats, and one that has all of them and that it knows of."""
    await hall.store.see_chat(GROUP, "group")
    here, there = Process(hall, 0), Process(hall, ALL, **other)
    async with here.peers.listening(), there.peers.listening():
        here.deal.other = there.deal.told
        yield here, there


async def test_an_update_goes_to_whose_chat_it_is(hall: Hall) -> None:
    async with two(hall) as (here, there):
        assert await here.hands(said(1))
        assert there.worked == [1]
        assert here.worked == []
        assert here.meter.handed_over == ["done"]


async def test_what_is_ours_or_of_no_chat_yet_is_not_handed_over(hall: Hall) -> None:
    async with two(hall) as (here, there):
        assert not await here.hands(said(1, chat=-77)), "nobody knows that group yet"
        assert not await here.hands(said(2, chat=ANNA)), "nor her"
        here.deal.mine = ALL
        assert not await here.hands(said(3))
        assert there.worked == []
        assert here.meter.handed_over == []


async def test_a_private_chat_is_its_persons(hall: Hall) -> None:
    anna = await hall.store.see_person(ANNA, "Anna", "en")
    await hall.store.see_chat(ANNA, "private", anna.id)
    async with two(hall) as (here, there):
        assert await here.hands(said(1, chat=ANNA))
        assert there.worked == [1]


async def test_who_has_the_chat_no_more_says_so_and_it_is_done_here(hall: Hall) -> None:
    async with two(hall) as (here, there):
        there.deal.mine = 0
        assert not await here.hands(said(1))
        there.deal.mine = ALL
        there.peers.leave()
        assert not await here.hands(said(2)), "it is told to stop"
        assert there.worked == []
        assert here.meter.handed_over == ["refused", "refused"]


async def test_who_cannot_be_reached_is_left_alone_for_a_while(hall: Hall) -> None:
    async with two(hall) as (here, there):
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            here.deal.other = f"/127.0.0.1:{free.getsockname()[1]}"
        assert not await here.hands(said(1))
        assert not await here.hands(said(2))
        assert here.meter.handed_over == ["unreached"], "it was asked once"
        here.now += 2
        assert not await here.hands(said(3))
        assert here.meter.handed_over == ["unreached"] * 2
        here.now += 2
        here.deal.other = there.deal.told
        assert await here.hands(said(4))


async def test_an_update_that_comes_twice_is_worked_on_once(hall: Hall) -> None:
    """It was handed over, no answer came in time, and Telegram brings it to whose it is."""
    async with two(hall) as (here, there):
        there.may_end.clear()
        handing = asyncio.create_task(here.hands(said(1)))
        await there.begun.wait()
        again = asyncio.create_task(there.lanes(lambda _: None).settle(read(said(1))))
        await asyncio.sleep(0)
        there.may_end.set()
        await again
        assert await handing
        assert there.worked == [1]


async def test_another_bots_process_takes_nothing(hall: Hall) -> None:
    async with two(hall, key=key_of("2:other")) as (here, there):
        assert not await here.hands(said(1))
        assert there.worked == []


@pytest.mark.parametrize(
    ("body", "key", "status"),
    [
        (b"[]", KEY, 400),
        (b"{", KEY, 400),
        (b'{"update_id": 1}', KEY, NOT_MINE),
        (b'{"update_id": 1}', "", 403),
    ],
)
async def test_nonsense_is_refused(hall: Hall, body: bytes, key: str, status: int) -> None:
    async with two(hall) as (_, there), httpx.AsyncClient(trust_env=False) as client:
        place = there.deal.told.partition("/")[2]
        answer = await client.post(f"http://{place}{PATH}", content=body, headers={KEY_HEADER: key})
        assert answer.status_code == status


def test_an_address_of_this_machine_is_no_other_machines() -> None:
    name = socket.gethostname()
    own = Place.of(None)
    assert own.told(81) == f"{name}/127.0.0.1:81"
    assert own.reached(f"{name}/127.0.0.1:81") == "127.0.0.1:81"
    assert own.reached("another/127.0.0.1:81") is None
    assert Place.of(("10.0.0.2", 81)).told(81) == "/10.0.0.2:81"
    assert Place.of(("0.0.0.0", 81)).told(81) == f"/{name}:81"  # noqa: S104 - as it is set
    assert own.reached("/10.0.0.2:81") == "10.0.0.2:81"


async def test_a_place_that_cannot_be_had_is_told(hall: Hall) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        place = Place("127.0.0.1", taken.getsockname()[1])
        with pytest.raises(CannotListen) as told:
            async with Process(hall, ALL, place=place).peers.listening():
                raise AssertionError("it listens")
        assert told.value.setting == "PEER_LISTEN"
