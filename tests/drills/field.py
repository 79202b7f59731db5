"""Where drills are played out: a PostgreSQL that can be killed, servers as processes, each behind a
line of its own, a playground, and people who play two by two in private chats."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory
from urllib.parse import urlsplit

from playground.client import Person, Play, Seen
from playground.errors import ClientError
from playground.world import Options
from storage.leases import WORKER, shard, shard_name
from storage.opening import open_store
from storage.store import SHARDS
from tests.bot.e2e.house import House, act, can_act, homeward, is_over, later, link_game, to_act
from tests.bot.e2e.process import BotProcess, playground
from tests.bot.e2e.told import figures, free_port
from tests.bot.wording import LIBRARY
from tests.drills.net import Net
from tests.drills.outcome import Outcome
from tests.postgres import Server
from tests.storage.kit import closing_after

EN = LIBRARY["en"]
OVERTAKEN = frozenset(
    {"", *(EN.plain(f"answer-{name}") for name in ("stale", "not-yours", "not-offered"))}
)
"""What is said of a press that changes nothing, since the board is not the newest."""
DONE_BEFORE = frozenset(EN.plain(f"answer-{name}") for name in ("again", "acted"))
PLIES = 60
"""So many presses a game has in a drill: it is to be going on at the end."""
LOOK_S = 0.2
WRITES = "target_session_attrs=read-write"
GONE = "This button is gone"
SILENT = "nothing was said"
"""Of a press on a board that is drawn anew just then nothing is said."""


@dataclass
class Pair:
    """Two people, the board of each, and the times at which a press was made and shown."""

    people: tuple[Person, Person]
    boards: dict[int, Seen]
    gaps: list[tuple[float, float]] = field(default_factory=list)
    """When each press was made, and how long after it both boards showed it."""

    @property
    def board(self) -> Seen:
        """The board of the first."""
        return self.boards[self.people[0].id]

    async def move(self) -> bool:
        """One press, until both boards show it; whether the game goes on."""
        if is_over(self.board):
            return False
        begun = time.monotonic()
        while (said := await self.pressed()) in OVERTAKEN:
            await asyncio.sleep(LOOK_S)
            await self.look()
        if said in DONE_BEFORE:  # it was saved, and who saved it died before it was told
            await self.look()
        else:
            await self._shown()
        self.gaps.append((begun, time.monotonic() - begun))
        return True

    async def move_unheard(self) -> None:
        """One press, until both boards show it. What is said of it may come too late: a query is
        answered within seconds or not at all."""
        who = to_act(self.board, *self.people)
        key = homeward(self.boards[who.id])
        await who.press_only(self.boards[who.id], data=key["callback_data"])
        await self._shown()

    async def _shown(self) -> None:
        """Wait until both boards show what comes next."""
        shown = await asyncio.gather(
            *(person.wait_shown(later(self.boards[person.id])) for person in self.people)
        )
        self.boards = {who.id: board for who, board in zip(self.people, shown, strict=True)}

    async def look(self) -> None:
        """See the boards as they stand."""
        for person in self.people:
            self.boards[person.id] = await person.wait_shown(same_as(self.boards[person.id]))

    async def pressed(self) -> str:
        """Press; what was said. They look again and press once more where the board is overtaken,
        or is shown anew just then, as anybody does."""
        who = to_act(self.board, *self.people)
        if not can_act(self.boards[who.id]):
            return ""
        try:
            return (await act(who, self.boards[who.id])).text
        except ClientError as error:
            if GONE not in str(error):
                raise
            return ""
        except AssertionError as error:
            if SILENT not in str(error):
                raise
            return ""


def same_as(board: Seen) -> Callable[[Seen], bool]:
    """The message that it stands in."""
    return lambda message: message.id == board.id


@dataclass
class Field:
    """What is there."""

    server: Server
    bots: tuple[BotProcess, ...]
    nets: tuple[Net, ...]
    places: tuple[str, ...]
    """Where each of the servers tells its figures."""
    owners: tuple[str, ...]
    """By what name each of the servers has its leases."""
    house: House
    pairs: list[Pair]

    async def whose(self, person: Person) -> int:
        """Which server has a person's own chat."""
        async with closing_after(await open_store(str(self.bots[0].place), reading=True)) as store:
            somebody = await store.person_at(person.id)
            chat = None if somebody is None else await store.private_chat(somebody.id)
            assert chat is not None
            rows = {row.name: row.owner for row in await store.leases.leases()}
        return self.owners.index(rows[shard_name(shard(chat.id))] or "")

    async def shared_out(self) -> None:
        """Wait until each server has its share of the chats, so that none is moved any more."""
        shards = [shard_name(number) for number in range(SHARDS)]
        async with closing_after(await open_store(str(self.bots[0].place), reading=True)) as store:
            while True:
                rows = {row.name: row.owner for row in await store.leases.leases()}
                theirs = Counter(rows.get(name) for name in shards)
                counts = [theirs[owner] for owner in self.owners]
                if sum(counts) == SHARDS and max(counts) - min(counts) <= 1:
                    return
                await asyncio.sleep(LOOK_S)

    async def calls(self, number: int) -> float:
        """How many calls of that server's for chats have ended: all but answers to presses."""
        told = (await figures(self.places[number])).get("djehuty_calls_total", {})
        return sum(count for key, count in told.items() if dict(key)["method"] != "answer")

    async def ended(self, number: int, calls: float) -> None:
        """Wait until so many of that server's calls have ended."""
        found = await self.calls(number)
        while found < calls:
            await asyncio.sleep(LOOK_S)
            found = await self.calls(number)

    async def plays(self, outcome: Outcome, until: Callable[[], bool], pause_s: float) -> None:
        """Everybody plays until it is time to end, one press a pair and pause."""

        async def one(pair: Pair) -> None:
            try:
                on = True
                while on and not until():
                    on = await pair.move()
                    await asyncio.sleep(pause_s)
            except AssertionError as error:
                outcome.wrong.append(f"{pair.people[0].name}'s game: {error}")

        await asyncio.gather(*(one(pair) for pair in self.pairs))

    async def all_right(self, outcome: Outcome) -> None:
        """Every board shows what is saved. Where something went wrong it is told with what the
        servers said of it."""
        for pair in self.pairs:
            for person in pair.people:
                try:
                    now = await person.wait_shown(same_as(pair.boards[person.id]))
                    await self.house.check_true(now)
                except AssertionError as error:
                    outcome.wrong.append(f"{person.name}'s board: {str(error)[:2000]}")
        if outcome.wrong:
            outcome.wrong += [
                f"server {number} says: {line}"
                for number, bot in enumerate(self.bots)
                for line in bot.log
                if line["level"] in ("warning", "error")
            ]


@contextlib.asynccontextmanager
async def field_of(
    server: Server, pairs: int, servers: int = 2, *, other: Server | None = None, **settings: str
) -> AsyncIterator[Field]:
    """So many servers and pairs of people whose games have begun. With an `other`, which follows
    the first, servers go by whichever takes writes, and no line is between."""
    async with contextlib.AsyncExitStack() as stack:
        folder = Path(stack.enter_context(TemporaryDirectory(dir="/tmp")))
        url = await stack.enter_async_context(server.database(laid=False))
        name = urlsplit(url).path[1:]
        api = await stack.enter_async_context(playground(folder))
        play = await stack.enter_async_context(Play(api))
        nets, bots, places = list[Net](), list[BotProcess](), list[str]()
        for number in range(servers):
            (folder / str(number)).mkdir()
            net = Net(server.folder, folder / str(number))
            nets.append(await stack.enter_async_context(net.listening()))
            url = net.url.format(name)
            if other is not None:
                hosts = f"{server.folder},{other.folder}"
                url = f"{server.url(name).partition('?')[0]}?host={hosts}&{WRITES}"
            place = f"127.0.0.1:{free_port()}"
            places.append(f"http://{place}")
            given: Mapping[str, str] = {
                "DATABASE_URL": url,
                "METRICS_LISTEN": place,
                **settings,
            }
            bot = BotProcess(api, Options().token, folder, **given)
            bots.append(bot)
            stack.push_async_callback(bot.close)
        owners = list[str]()
        for bot in bots:
            await bot.start()
            (new,) = await _servers(server.url(name)) - set(owners)
            owners.append(new)
        house = House(play, bots[0])
        made = [await pair_of(house, number) for number in range(pairs)]
        yield Field(server, tuple(bots), tuple(nets), tuple(places), tuple(owners), house, made)


async def _servers(url: str) -> set[str]:
    """By what names servers have leases."""
    async with closing_after(await open_store(url, reading=True)) as store:
        rows = await store.leases.leases()
    return {row.owner for row in rows if row.name.startswith(WORKER) and row.owner}


async def pair_of(house: House, number: int) -> Pair:
    """Two newcomers, whose game has begun."""
    people = (
        await house.person(f"Anna {chr(65 + number)}"),
        await house.person(f"Boris {chr(65 + number)}"),
    )
    boards = await link_game(*people)
    return Pair(people, {person.id: board for person, board in zip(people, boards, strict=True)})
