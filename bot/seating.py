"""Sitting down: invitations, rematches and the next game of a match, the lot and the throw-off."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict, dataclass, replace
from typing import Any

from bot.book import Book, Result
from bot.combos import kept
from bot.match import Start, following, goes_on, joining, opening
from bot.steps import bot_due
from bot.table import AnyRules, Table, fields_text
from games import fair
from storage.rows import Board, Chat, Game, Mode, Person, Player
from storage.store import (
    AddBoard,
    AddGame,
    AddPlayer,
    AddStale,
    ChangeBoard,
    ChangeGame,
    Changes,
    Op,
    PlayedBy,
    Raise,
    Seat,
    Seen,
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

    async def create(
        self,
        rules: AnyRules,
        mode: Mode,
        host: Person,
        places: tuple[Place, ...],
        *,
        press: str,
        bot: str | None = None,
        points: int | None = None,
        update: int | None = None,
    ) -> Result:
        """A new invitation, with the commitment of its throws, on one board a place.

        The host takes part; against the BOT and on one phone both seats are filled and only
        :meth:`begin` is missing. `points` makes it the first game of a match to so many points.
        """
        if points is not None and points not in rules.matches:
            return Result("not-offered")
        return await self._create(
            rules,
            mode,
            host,
            places,
            press=press,
            bot=bot,
            match=None if points is None else opening(points, rules.seats[0]),
            update=update,
        )

    async def _create(
        self,
        rules: AnyRules,
        mode: Mode,
        host: Person,
        places: tuple[Place, ...],
        *,
        press: str,
        bot: str | None,
        match: Start | None,
        reserved: int | None = None,
        rematch_of: int | None = None,
        update: int | None,
    ) -> Result:
        now, game_id, secret = self._clock(), await self._store.new_id("game"), self._secret()
        game = Game(
            id=game_id,
            rules=rules.id,
            version=rules.version,
            fields=fields_text(rules),
            mode=mode,
            status="open",
            ply=0,
            position="",
            host=host.id,
            chat=places[0].chat.id,
            topic=places[0].topic,
            secret=secret,
            commitment=fair.commitment(secret),
            created_at=now,
            changed_at=now,
            code=self._code() if mode == "link" and reserved is None else None,
            reserved=reserved,
            expires_at=now + INVITATION_MS,
            rematch_of=rematch_of,
        )
        if match is not None:
            game = replace(game, **asdict(match))
        players = [Player(game_id, 0, host.id, None, press)]
        if mode == "bot":
            players.append(Player(game_id, 1, None, bot, ""))
        elif mode == "phone":
            players.append(Player(game_id, 1, host.id, None, ""))
        boards = [await self._new_board(game_id, place) for place in places]
        table = Table(game, tuple(players), rules)
        try:
            played = PlayedBy(game.chat, rules.id, kept(rules), now)
            ops: tuple[Op, ...] = (AddGame(game, table.players), *boards, played)
            await self._store.commit(*ops, update=update, at=now)
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
        its games once; else the same game (or match) again. Either way the seal of its throws
        stands on the fresh board before the press that salts them.
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
            try:
                return await self._create(
                    table.rules,
                    table.game.mode,
                    person,
                    places,
                    press=press,
                    bot=next((p.bot for p in joining(table, person.id) if p.bot is not None), None),
                    match=following(table, person.id),
                    reserved=next(iter(table.people - {person.id}), None),
                    rematch_of=game,
                    update=update,
                )
            except Stale:  # another server was faster
                return Result("rematch-open", table)

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
        """`person` takes the free seat; the seats are dealt and the game begins.

        `place` is where their own board goes, if they play in a chat without one.
        """
        async with self._at(game) as table:
            if table is None:
                return Result("unknown")
            if table.plays(person.id):
                return await self._refused("own-seat", table, update)
            if table.game.status == "over":
                return await self._refused("expired", table, update)
            if table.game.status != "open" or len(table.players) != 1:
                return await self._refused("taken", table, update)
            if table.game.reserved not in (None, person.id):
                return await self._refused("reserved", table, update)
            player = Player(game, 1, person.id, None, press)
            ops: list[Op] = [AddPlayer(player)]
            if place is not None:
                ops.append(await self._new_board(game, place))
            if table.game.mode == "link":
                # Who waits elsewhere is told by a fresh board: an edit makes no notification.
                boards = await self._store.boards(game)
                ops += [op for b in boards for op in afresh(b, b.topic)]
            full = replace(table, players=(*table.players, player))
            return await self._begin(full, ops, update)

    async def begin(
        self, game: int, person: Person, *, press: str, update: int | None = None
    ) -> Result:
        """The host begins a game whose seats are all filled (the BOT, one phone).

        Their press is what salts the throws: nobody could know it when the secret was sealed.
        """
        async with self._at(game) as table:
            if table is None:
                return Result("unknown")
            if table.game.host != person.id:
                return await self._refused("not-host", table, update)
            if table.game.status != "open" or len(table.players) != 2:
                return await self._refused(
                    "expired" if table.game.status == "over" else "taken", table, update
                )
            return await self._begin(table, [], update, press)

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
        begun = Table(replace(game, **changes), players, table.rules, state)
        changes["bot_due_at"] = due = bot_due(begun, now)
        begun = replace(begun, game=replace(begun.game, bot_due_at=due))
        ops.append(ChangeGame(game.id, ("open",), tuple(changes.items())))
        ops += [Seat(game.id, p.number, seats[p.number]) for p in players]
        ops.append(Raise(game.id))
        return await self._commit(table, begun, *ops, update=update)


def afresh(board: Board, topic: int | None) -> tuple[Op, ...]:
    """A board is posted anew, and the message it stood in loses its keyboard."""
    moved: Changes = (
        ("message", None), ("topic", topic), ("parked", 0), ("not_before", 0), ("tries", 0),
    )  # fmt: skip
    change = ChangeBoard(board.id, moved, raise_=True)
    # In this order: a message in which a board stands is never stripped.
    return (change,) if board.message is None else (change, AddStale(board.chat, board.message))


def _seats(table: Table, salt: str) -> tuple[tuple[int, ...], int]:
    """Which joiner gets each seat, and how many throws it took: by lot, by a throw-off (senet 1.2),
    or as the pieces change hands in a match (senet 7.8)."""
    game = table.game
    if game.seating is not None:
        return tuple(map(int, game.seating.split())), 0
    deal = fair.deal(table.rules, len(table.players), game.secret, str(game.id), salt)
    return deal.seats, len(deal.thrown)
