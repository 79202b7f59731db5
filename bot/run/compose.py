"""The composition root: every part is made here, once, and handed to those who need it.

The server and the simulator call the same function. They differ in what they hand in: a real
Telegram, clock and disk, or virtual ones.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from functools import partial
from random import Random
from typing import TypeAlias

from telegram import Bot, Update

from bot.board import drawing
from bot.board.announcing import Announcing
from bot.board.drawing import Draw
from bot.board.filming import FILMS, Studio
from bot.board.follower import Follower
from bot.board.frames import Frames
from bot.board.notices import Notices
from bot.board.posting import Posting
from bot.board.presence import Presence
from bot.board.reconciler import Boards
from bot.board.reminders import Reminders
from bot.board.reviewing import Reviews
from bot.board.shelf import Shelf
from bot.board.talk import Spoken, Talk
from bot.handlers import routes
from bot.handlers.admins import Admins
from bot.handlers.delivery import Delivery
from bot.handlers.hindered import Elsewhere
from bot.handlers.machine import Machine
from bot.handlers.overhearing import overhearing
from bot.handlers.routes import PtbApplication
from bot.handlers.visit import Desk
from bot.run.announcer import Announcer
from bot.run.courier import Courier
from bot.run.dailies import Dailies
from bot.run.gallery import Gallery
from bot.run.holdings import Holdings
from bot.run.housekeeping import Housekeeping
from bot.run.matchmaker import Matchmaker
from bot.run.peers import Peers, Place
from bot.run.retry_letters import LetterRetry
from bot.run.takeover import Takeover, Turn
from bot.run.tell_keepers import note_rest, tell_admins, tell_of_rivals
from bot.run.thinking import Thinking
from bot.run.ticker import Ticker
from bot.run.timekeeper import Clock, CommonClock, Timekeeper
from bot.table.door import Door
from bot.telegram.budget import Budget
from bot.telegram.copied import Copied
from bot.telegram.corrections import Corrections
from bot.telegram.endpoint import Address, Endpoint, Updates
from bot.telegram.guarded import Guarded
from bot.telegram.lanes import Lanes, Receipts
from bot.telegram.limits import Limits, Rate
from bot.telegram.memory import Memory
from bot.telegram.metered import UNMETERED, Meter, Metered
from bot.telegram.poller import Fetching, Poller
from bot.telegram.sender import Sender
from bot.telegram.tasks import Spawn
from bot.telegram.troubles import Troubles
from bot.telegram.wire import Wire, WireError
from bot.words.library import Library
from render import Renderer
from storage.leases import EVERYTHING, UPDATES, Duties
from storage.rows import Board, Chat
from storage.store import StorageError, Store

ASKING = Rate(60, 60.0, 30)
"""How often one person may type behind our name: each letter after a pause is a question."""

Process: TypeAlias = Callable[[Update], Awaitable[None]]
"""Runs the handlers of one update."""


@dataclass(frozen=True)
class Chance:
    """What nobody may foresee. `secret` draws 32 bytes, `code` an invitation's code; `random` is
    the BOT's."""

    secret: Callable[[], bytes]
    code: Callable[[], str]
    random: Random


@dataclass(frozen=True)
class Time:
    """`now` gives milliseconds since 1970, `monotonic` seconds that never go back."""

    now: Callable[[], int]
    monotonic: Callable[[], float]


@dataclass(frozen=True)
class Policy:
    """What the operator sets: the pace of the BOT (milliseconds a frame) and of sending, the
    language where nothing else is known, and who may do what a group's admins may."""

    pace_ms: int
    limits: Limits
    default_language: str = "en"
    keepers: frozenset[int] = frozenset()


@dataclass(frozen=True)
class Pictures:
    """How pictures come into inline messages: by the `chat` into which they are uploaded, or from
    addresses that begin with `url`. By neither, boards there are in words."""

    chat: int | None = None
    url: str | None = None


@dataclass(frozen=True)
class Environment:
    """All that the parts stand on."""

    store: Store
    application: PtbApplication
    wire: Wire
    fetching: Fetching
    """Where updates come from."""
    renderer: Renderer
    library: Library
    chance: Chance
    time: Time
    policy: Policy
    thinking: Thinking
    """Where the BOT thinks."""
    link: Callable[[str], str]
    """Makes the address of an invitation from its code."""
    spawn: Spawn
    process: Process
    troubles: Troubles
    """What failed that nobody expected."""
    draw: Draw = drawing.at_once
    """Where pictures are drawn."""
    shoot: Draw = drawing.at_once
    """Where films are."""
    polling: Callable[[], None] = lambda: None
    """Called whenever updates were fetched."""
    receipts: Receipts = field(default_factory=Receipts)
    """What became of each update."""
    way: Mapping[str, str] = field(default_factory=dict)
    """How Telegram is reached, as the log says it."""
    alone: bool = True
    """Whether nobody else can have fetched updates lately."""
    webhook: Address | None = None
    """Where Telegram brings updates to; None where we ask for them."""
    meter: Meter = UNMETERED
    """Hears what is to be told in figures."""
    holdings: Holdings | None = None
    """What is ours of what several processes do; None where there is one."""
    peering: Peering | None = None
    """How the others are known, and where they reach us; None where nothing is handed over."""
    copied: Copied | None = None
    """The copy that is to have what Telegram may forget; None where none is waited for."""
    machine: Callable[[], Machine] = Machine
    """Looks what is left on the disk, and when the last backup was made."""
    pictures: Pictures = Pictures()
    """How they come into inline messages."""
    shares: Callable[[], bool] = lambda: False
    """Whether our inline mode is on."""

    @property
    def bot(self) -> Bot:
        """The application's bot."""
        bot: Bot = self.application.bot
        return bot


@dataclass(frozen=True)
class Peering:
    """By which key processes of one bot know each other, and where this one is reached."""

    key: str
    place: Place


@dataclass(frozen=True)
class Factories:
    """What makes the parts that may be broken on purpose: a simulator that does not notice proves
    nothing."""

    door: Callable[[Door], Door] = lambda door: door
    boards: type[Boards] = Boards
    poller: type[Poller] = Poller


STANDARD = Factories()


@dataclass(frozen=True)
class Parts:
    """What was made: the handlers' desk, and what is to run."""

    desk: Desk
    ticker: Ticker
    follower: Follower
    poller: Updates
    troubles: Troubles
    holdings: Holdings | None = None
    peers: Peers | None = None
    gallery: Gallery | None = None


def compose(around: Environment, factories: Factories = STANDARD) -> Parts:
    """The parts and what they know of each other; the handlers are registered."""
    store, holdings = around.store, around.holdings
    duties: Duties = EVERYTHING if holdings is None else holdings
    clock = (Clock if duties.alone else CommonClock)(around.time.now, around.time.monotonic)
    now = clock.now
    troubles, talk = around.troubles, Talk(around.time.monotonic)
    wire = Memory(Spoken(_guarded(_metered(around), holdings), talk))
    sender = Sender(around.policy.limits, clock=around.time.monotonic)
    chance = around.chance
    games = Budget(around.policy.limits.games, around.time.monotonic)
    door = factories.door(
        Door.over(
            store,
            clock=now,
            secret=chance.secret,
            code=chance.code,
            afford=games.take,
            shared=not duties.alone,
        )
    )
    announcing = Announcing(store, now, shared=not duties.alone)
    frames = Frames(
        door.book,
        around.renderer,
        around.library,
        around.link,
        around.policy.default_language,
        announcing,
        around.shares,
    )
    follower = Follower(
        store,
        door,
        talk,
        sender,
        seconds=around.time.monotonic,
        troubles=troubles,
        wire=wire,
        library=around.library,
        language=around.policy.default_language,
        spawn=around.spawn,
        duties=duties,
    )
    gallery = _gallery(around, frames)
    posting = Posting(
        store,
        wire,
        around.renderer,
        now,
        around.draw,
        duties=duties,
        stands=follower.stands,
        inline=gallery or _shelf(around, wire, sender, now),
    )
    boards = factories.boards(
        store,
        sender,
        frames,
        posting,
        clock=now,
        troubles=troubles,
        spawn=around.spawn,
        duties=duties,
    )
    presence = Presence(store, door, wire, around.time.monotonic)
    notices = Notices(
        store,
        door,
        frames,
        wire,
        sender,
        clock=now,
        troubles=troubles,
        presence=presence,
        duties=duties,
        draw=around.draw,
    )
    reminders = Reminders(
        store,
        door,
        frames,
        wire,
        sender,
        clock=now,
        seconds=around.time.monotonic,
        troubles=troubles,
        presence=presence,
        duties=duties,
    )
    reviews = Reviews(around.thinking.ask)
    timekeeper = Timekeeper(
        store, door.book, clock, seconds=around.time.monotonic, shared=not duties.alone
    )
    ticker = Ticker(
        store,
        door,
        boards,
        notices,
        clock=now,
        timekeeper=timekeeper,
        random=chance.random,
        thinking=around.thinking,
        spawn=around.spawn,
        pace_ms=around.policy.pace_ms,
        troubles=troubles,
        duties=duties,
    )
    boards.on_settled(ticker.settled)
    ticker.on_sweep(reminders.sweep, everywhere=True)
    ticker.on_sweep(
        Announcer(store, boards, sender, announcing, clock=now).round,
        Courier(
            store, frames, wire, sender, presence, around.policy.limits, clock=now, duties=duties
        ).round,
        Housekeeping(store, door, clock=now, reviews=reviews).do_some,
        Dailies(store, clock=now).round,
    )

    def changed(game: int) -> None:
        ticker.changed(game)
        around.spawn(_follow(around, game, boards, notices, reminders))

    door.book.on_change(changed)
    delivery = Delivery(
        door.book,
        wire,
        sender,
        troubles,
        spawn=around.spawn,
        seconds=around.time.monotonic,
    )
    desk = Desk(
        bot=around.bot,
        store=store,
        door=door,
        boards=boards,
        wire=wire,
        sender=sender,
        renderer=around.renderer,
        library=around.library,
        receipts=around.receipts,
        delivery=delivery,
        troubles=troubles,
        clock=now,
        default_language=around.policy.default_language,
        draw=around.draw,
        studio=Studio(around.shoot, Budget(FILMS, around.time.monotonic)),
        owing=ticker.sweep_soon,
        spawn=around.spawn,
        ask=around.thinking.ask,
        reviews=reviews,
        budget=Budget(around.policy.limits.person, around.time.monotonic),
        asking=Budget(ASKING, around.time.monotonic),
        admins=Admins(around.time.monotonic),
        presence=presence,
        talk=talk,
        machine=around.machine,
        pictured=(lambda _: None) if gallery is None else gallery.result,
        keepers=around.policy.keepers,
    )
    troubles.on_report(partial(tell_admins, desk))
    delivery.on_unsent(Elsewhere(desk).tell)

    def parked(_: Board, chat: Chat, error: WireError) -> None:
        delivery.parked(chat.address or 0, error)
        around.spawn(presence.unwritten(chat, error))

    boards.on_parked(parked)
    sender.on_rest(partial(note_rest, desk))
    routes.register(around.application, desk)

    working = _Working(around, desk, now, overhearing(talk, follower, reminders))
    peers = _peers(around, working, troubles)
    source = _source(around, factories, desk, timekeeper, working, peers)
    ticker.on_sweep(
        LetterRetry(store, source.settle, troubles, around.bot).round, Matchmaker(desk).round
    )
    if holdings is not None:
        takeover = Takeover(boards, sender, wire, door.book, ticker, around.spawn)
        takeover.listen_to(holdings)
        if isinstance(clock, CommonClock):
            holdings.on_time(clock.heard)
    return Parts(desk, ticker, follower, source, troubles, holdings, peers, gallery)


def _gallery(around: Environment, frames: Frames) -> Gallery | None:
    """Where Telegram fetches pictures for inline messages; None where it does not."""
    url = around.pictures.url
    if url is None:
        return None
    return Gallery(around.store, frames, around.renderer, around.draw, url, around.bot.token)


def _shelf(
    around: Environment, wire: Wire, sender: Sender, clock: Callable[[], int]
) -> Shelf | None:
    """Where pictures for inline messages are uploaded; None for nowhere."""
    chat = around.pictures.chat
    if chat is None:
        return None
    return Shelf(around.store, wire, sender, clock, around.draw, chat)


async def _follow(
    around: Environment, game: int, boards: Boards, notices: Notices, reminders: Reminders
) -> None:
    """Show what has changed and tell what is owed, by one reading of the game's boards."""
    found = await around.store.boards(game)
    around.spawn(boards.follow(found))
    around.spawn(notices.follow(game, found))
    around.spawn(reminders.follow(game))


class _Working:
    """How an update is worked on, wherever it comes from."""

    def __init__(
        self,
        around: Environment,
        desk: Desk,
        clock: Callable[[], int],
        overhear: Callable[[Update], None],
    ) -> None:
        self._overhear = overhear
        self.clock = clock
        self._meter = around.meter
        self._corrected = Corrections(around.process, around.receipts, clock).work
        self._ahead = routes.ahead(desk)

    async def work(self, update: Update) -> None:
        """Work on it; its work is durable then."""
        await self._corrected(update)
        self._meter.settled(update.update_id)

    def arrived(self, update: Update) -> None:
        """It came, and is ours to work on."""
        self._meter.came(update)
        self._overhear(update)
        self._ahead(update)


def _peers(around: Environment, working: _Working, troubles: Troubles) -> Peers | None:
    """The other processes, if there may be any."""
    holdings, peering = around.holdings, around.peering
    if holdings is None or peering is None:
        return None

    def failed(fault: BaseException) -> None:
        troubles.end(fault if isinstance(fault, StorageError) else StorageError(repr(fault)))

    def lanes(settled: Callable[[int], None]) -> Lanes:
        return Lanes(
            around.store,
            around.receipts,
            working.work,
            clock=working.clock,
            settled=settled,
            failed=failed,
            telegram=around.bot,
            arrived=working.arrived,
        )

    return Peers(
        around.store,
        holdings,
        peering.key,
        peering.place,
        lanes,
        meter=around.meter,
        seconds=around.time.monotonic,
    )


def _source(
    around: Environment,
    factories: Factories,
    desk: Desk,
    timekeeper: Timekeeper,
    working: _Working,
    peers: Peers | None,
) -> Updates:
    """Where updates come from: we ask for them, or Telegram brings them."""
    holdings, hand = around.holdings, None if peers is None else peers.hand

    def heard(behind: int | None) -> None:
        around.polling()
        timekeeper.reached(behind)

    if around.webhook is not None:
        return Endpoint(
            around.webhook,
            around.bot,
            around.store,
            around.receipts,
            working.work,
            clock=working.clock,
            arrived=working.arrived,
            hand=hand,
            settled=heard,
            delivering=around.meter.delivering,
            registers=lambda: holdings is None or holdings.has(UPDATES),
            way=around.way,
            seconds=around.time.monotonic,
            copied=around.copied,
        )
    return factories.poller(
        around.fetching,
        around.store,
        around.receipts,
        working.work,
        clock=working.clock,
        seconds=around.time.monotonic,
        way=around.way,
        told=partial(tell_of_rivals, desk),
        alone=around.alone or holdings is not None,
        turn=None if holdings is None else Turn(holdings, timekeeper),
        polling=heard,
        telegram=around.bot,
        arrived=working.arrived,
        hand=hand,
        copied=around.copied,
    )


def _metered(around: Environment) -> Wire:
    """A wire that tells of its calls, if somebody asks for figures."""
    if around.meter is UNMETERED:
        return around.wire
    return Metered(around.wire, around.meter, around.time.monotonic)


def _guarded(wire: Wire, holdings: Holdings | None) -> Wire:
    """The wire, which begins no call while sending may be another process's."""
    if holdings is None:
        return wire
    return Guarded(wire, lambda: holdings.good)
