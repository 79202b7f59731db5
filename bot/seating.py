"""Sitting down: invitations, rematches and the next game of a match, the lot and the throw-off."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict, dataclass, replace
from typing import Any

from bot.book import Book, Result
from bot.match import Start, following, goes_on, joining, opening
from bot.sitting import for_many, may_begin
from bot.steps import Answer, bot_due
from bot.table import AnyRules, Table, fields_text
from games import fair
from games.fields import switches_text
from storage.rows import Board, Chat, Game, Mode, Person, Player
from storage.store import (
    AddBoard,
    AddGame,
    AddStale,
    ChangeBoard,
    ChangeGame,
    Changes,
    Op,
    PlayedBy,
    Raise,
    Seen,
    Sit,
    Stale,
    Store,
)

INVITATION_MS = 7 * 24 * 3600 * 1000
"""An invitation expires after seven days."""


@dataclass(frozen=True, slots=True)
class Place:
    """Where a board is to stand: our chat, its topic, and a message of ours to take over."""

    chat: Chat
    topic: int | None = None
    message: int | None = None


@dataclass(frozen=True, slots=True)
class Wish:
    """What somebody wants to play: by which rules, how, and where its boards are to stand.

    `press` is what the host's asking brings to the salt; `bots` are the BOTs that sit down at
    once; `here` are the seats of the host (None: one, and two at one phone; 0 to watch the BOTs).
    `points` make it the first game of a match to so many. A game that follows the ended one
    `rematch_of` is `reserved` for the other person who played it, if there were two.
    """

    rules: AnyRules
    mode: Mode
    host: Person
    places: tuple[Place, ...]
    press: str
    bots: tuple[str, ...] = ()
    here: int | None = None
    points: int | None = None
    reserved: int | None = None
    rematch_of: int | None = None


class Seating(Book):
    """The door as far as the first throw. `secret` draws 32 fresh bytes; `code` a link's code."""

    def __init__(
        self,
        store: Store,
        *,
        clock: Callable[[], int],
        secret: Callable[[], bytes],
        code: Callable[[], str],
        changed: Callable[[int], None] = lambda _: None,
    ) -> None:
        super().__init__(store, clock=clock, changed=changed)
        self._secret = secret
        self._code = code

    async def create(self, wish: Wish, *, update: int | None = None) -> Result:
        """A new invitation, with the commitment of its throws, on one board a place.

        The host takes part, unless it is to watch. Where all seats are filled (against the BOT, on
        one phone) only :meth:`begin` is missing.
        """
        if wish.points is None:
            return await self._create(wish, None, update)
        if wish.points not in wish.rules.matches:
            return Result("not-offered")
        return await self._create(wish, opening(wish.points, wish.rules.seats[0]), update)

    async def _create(self, wish: Wish, match: Start | None, update: int | None) -> Result:
        now, game_id = self._clock(), await self._store.new_id("game")
        code = self._code() if wish.mode == "link" and wish.reserved is None else None
        game = replace(_row(wish, game_id, self._secret(), now), code=code)
        if match is not None:
            game = replace(game, **asdict(match))
        players = _sitting(wish, game_id)
        boards = [await self._new_board(game_id, place) for place in wish.places]
        table = Table(game, players, wish.rules)
        try:
            await self._store.commit(AddGame(game, table.players), *boards, update=update, at=now)
        except Seen:
            return Result("again")
        self._keep(table)
        self.changed(game_id)
        return Result("done", table)

    async def rematch(
        self,
        game: int,
        person: Person,
        places: tuple[Place, ...],
        *,
        press: str,
        update: int | None = None,
    ) -> Result:
        """The game that follows an ended one, kept for the other player; one at a time.

        In a match that is not decided it is the next game of the match, which goes on from each of
        its games once; else the same game (or match) again, and where more than two can play a
        lobby of who asks and of the BOTs. Either way the seal of its throws stands on the fresh
        board before the press that salts them.
        """
        async with self._at(game) as table:
            if table is None or table.game.status != "over" or table.state is None:
                return Result("unknown", table)
            if not table.plays(person.id):
                return Result("foreign", table)
            later = await self._store.rematches(game)
            if any(other.status != "over" for other in later):
                return await self._refused("rematch-open", table, update)
            if goes_on(table) and any(other.salt is not None for other in later):
                return await self._refused("stale", table, update)
            players = joining(table, person.id)
            others = () if for_many(table.rules) else table.people - {person.id}
            wish = Wish(
                table.rules,
                table.game.mode,
                person,
                places,
                press,
                bots=tuple(p.bot for p in players if p.bot is not None and p.resigned is None),
                here=sum(person.id in (p.person, p.resigned) for p in players),
                reserved=next(iter(others), None),
                rematch_of=game,
            )
            try:
                return await self._create(wish, following(table, person.id), update)
            except Stale:
                # Another server was faster; or what the game would stand on is gone.
                later = await self._store.rematches(game)
                if any(other.status != "over" for other in later):
                    return Result("rematch-open", table)
                raise

    async def _new_board(self, game: int, place: Place) -> AddBoard:
        message = place.message
        if message is not None and await self._store.board_at(place.chat.id, message) is not None:
            message = None
        id_ = await self._store.new_id("board")
        board = Board(id_, game, place.chat.id, place.topic, message, wanted=1, shown=0)
        return AddBoard(board, place.chat.address)

    async def join(
        self,
        game: int,
        person: Person,
        *,
        press: str,
        place: Place | None = None,
        update: int | None = None,
    ) -> Result:
        """`person` takes a free seat. A game for two begins with it; one for more is begun by the
        host.

        `place` is where their own board goes, if they play in a chat without one.
        """
        async with self._at(game) as table:
            if table is None:
                return Result("unknown")
            if (reason := _no_seat(table, person)) is not None:
                return await self._refused(reason, table, update)
            player = Player(game, len(table.players), person.id, None, press)
            players, many = (*table.players, player), for_many(table.rules)
            boards, ops = await self._store.boards(game), list[Op]()
            own = next((b for b in boards if place is not None and b.chat == place.chat.id), None)
            if own is not None:
                ops += afresh(own, own.topic)
            elif place is not None:
                ops.append(await self._new_board(game, place))
            if table.game.mode == "link":
                # Who waits elsewhere is told by a fresh board: an edit makes no notification.
                wait = [b for b in boards if not many or (b.chat == table.game.chat and b != own)]
                ops += [op for b in wait for op in afresh(b, b.topic)]
            if many:
                return await self._seat(table, players, ops, update)
            return await self._begin(replace(table, players=players), ops, update)

    async def _seat(
        self, table: Table, players: tuple[Player, ...], ops: list[Op], update: int | None
    ) -> Result:
        """Let these sit at an invitation, in joining order, instead of those who do."""
        game, now = table.game, self._clock()
        after = replace(
            table,
            players=players,
            game=replace(game, sitting=game.sitting + 1, changed_at=now),
        )
        ops += [
            Sit(game.id, game.sitting, players),
            ChangeGame(game.id, ("open",), (("changed_at", now),)),
            Raise(game.id),
        ]
        return await self._commit(table, after, *ops, update=update)

    async def begin(
        self, game: int, person: Person, *, press: str, update: int | None = None
    ) -> Result:
        """The host begins a game at which enough sit.

        Their press is what salts the throws: nobody could know it when the secret was sealed.
        """
        async with self._at(game) as table:
            if table is None:
                return Result("unknown")
            if table.game.host != person.id:
                return await self._refused("not-host", table, update)
            if table.game.status != "open":
                began: Answer = "expired" if table.game.status == "over" else "begun"
                return await self._refused(began, table, update)
            if not may_begin(table):
                return await self._refused("too-few", table, update)
            ops = list[Op]()
            if table.game.mode == "link":
                boards = await self._store.boards(game)
                wait = (b for b in boards if b.chat != table.game.chat)
                ops += [op for b in wait for op in afresh(b, b.topic)]
            return await self._begin(table, ops, update, press)

    async def _begin(
        self, table: Table, ops: list[Op], update: int | None, press: str = ""
    ) -> Result:
        now, game = self._clock(), table.game
        salt = fair.salt([p for p in (*(joiner.press for joiner in table.players), press) if p])
        lot, thrown = _seats(table, salt)
        seats = {joiner: seat for seat, joiner in enumerate(lot)}
        players = tuple(replace(p, seat=seats[p.number]) for p in table.players)
        state = table.rules.start(len(players))
        changes: dict[str, Any] = {
            "status": "playing",
            "salt": salt,
            "throws": thrown,
            "position": table.rules.dump(state),
            "started_at": now,
            "changed_at": now,
            "expires_at": None,
        }
        sat = replace(game, sitting=game.sitting + 1, **changes)
        begun = Table(sat, players, table.rules, state)
        changes["bot_due_at"] = due = bot_due(begun, now)
        begun = replace(begun, game=replace(begun.game, bot_due_at=due))
        ops.append(Sit(game.id, game.sitting, players))
        ops.append(ChangeGame(game.id, ("open",), tuple(changes.items())))
        played = PlayedBy(game.chat, game.rules, switches_text(table.rules), now)
        ops += [Raise(game.id), played]
        return await self._commit(table, begun, *ops, update=update)


def _sitting(wish: Wish, game: int) -> tuple[Player, ...]:
    """Who sits down at once: the host, on as many seats as they play, then the BOTs. The wish's
    press is the first one's."""
    here = (2 if wish.mode == "phone" else 1) if wish.here is None else wish.here
    who: list[tuple[int | None, str | None]] = [(wish.host.id, None)] * here
    who += [(None, bot) for bot in wish.bots]
    return tuple(
        Player(game, number, person, bot, "" if number else wish.press)
        for number, (person, bot) in enumerate(who)
    )


def _no_seat(table: Table, person: Person) -> Answer | None:
    """Why `person` cannot sit down at this table, None if they can."""
    many = for_many(table.rules)
    if table.plays(person.id):
        return "own-seat"
    if table.game.status == "over":
        return "expired"
    if table.game.status != "open":
        return "begun" if many else "taken"
    if table.game.mode not in ("group", "link") or len(table.players) >= max(table.rules.seats):
        return "full" if many else "taken"
    if table.game.reserved not in (None, person.id):
        return "reserved"
    return None


def _row(wish: Wish, game: int, secret: bytes, now: int) -> Game:
    """The row of an invitation, its throws sealed."""
    return Game(
        id=game,
        rules=wish.rules.id,
        version=wish.rules.version,
        fields=fields_text(wish.rules),
        mode=wish.mode,
        status="open",
        ply=0,
        position="",
        host=wish.host.id,
        chat=wish.places[0].chat.id,
        topic=wish.places[0].topic,
        secret=secret,
        commitment=fair.commitment(secret),
        created_at=now,
        changed_at=now,
        reserved=wish.reserved,
        expires_at=now + INVITATION_MS,
        rematch_of=wish.rematch_of,
    )


def afresh(board: Board, topic: int | None) -> tuple[Op, ...]:
    """A board is posted anew, and the message it stood in loses its keyboard."""
    moved: Changes = (
        ("message", None), ("topic", topic), ("parked", 0), ("not_before", 0), ("tries", 0),
    )  # fmt: skip
    change = ChangeBoard(board.id, moved, raise_=True)
    # In this order: a message in which a board stands is never stripped.
    return (change,) if board.message is None else (change, AddStale(board.chat, board.message))


async def board_in(store: Store, game: int, chat: int, message: int | None = None) -> Board | None:
    """The game's board in a chat. Of several (a group that became a supergroup may have them) the
    one standing in that message, else one that is served."""
    here = [board for board in await store.boards(game) if board.chat == chat]
    standing = (board for board in here if message is not None and board.message == message)
    served = (board for board in here if not board.parked)
    return next((board for some in (standing, served, here) for board in some), None)


def _seats(table: Table, salt: str) -> tuple[tuple[int, ...], int]:
    """Which joiner gets each seat, and how many throws it took: by lot, by a throw-off (senet 1.2),
    or as the pieces change hands in a match (senet 7.8)."""
    game = table.game
    if game.seating is not None:
        return tuple(map(int, game.seating.split())), 0
    deal = fair.deal(table.rules, len(table.players), game.secret, str(game.id), salt)
    return deal.seats, len(deal.thrown)
