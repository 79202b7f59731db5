"""The door: the one way in which a game changes.

People's presses, the BOT, timers and admins all come through :class:`Tables`. Every call loads the
game, refuses what is stale, not theirs or not offered, and commits one step (or one change of the
table); it never plays on. Nobody is told of anything before it is durable. No Telegram here.

A step is one action, or two where a press of *Throw* both takes the sticks (an action where a
rescue is offered too, senet 2.11) and throws them: docs/decisions/0003.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from bot.book import Book, Result
from bot.steps import Actor, bot_due, differences, ending, play, refusal, settled, written
from bot.table import AnyRules, Table, fields_text
from games import fair
from games.core import Over
from storage.rows import Board, Chat, Game, Mode, Notice, Person, Player
from storage.store import (
    AddBoard,
    AddGame,
    AddNotice,
    AddPlayer,
    AddStale,
    ChangeBoard,
    ChangeGame,
    Changes,
    Op,
    Raise,
    Seat,
    Seen,
    Store,
)

NUDGE = "nudge"
"""The notice that is no message but a fresh board."""

NUDGE_MS = 120_000
"""Who has not acted two minutes after the turn came to them is probably looking elsewhere."""

MANY = 1000
"""More games than anybody plays at once."""

INVITATION_MS = 7 * 24 * 3600 * 1000
"""An invitation expires after seven days."""


@dataclass(frozen=True, slots=True)
class Place:
    """Where a board is to stand: our chat, its topic, and a message of ours to take over."""

    chat: Chat
    topic: int | None = None
    message: int | None = None


class Tables(Book):
    """All games. `secret` draws 32 fresh bytes; `code` a link's code."""

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

    # -- sitting down ----------------------------------------------------------------------------

    async def create(
        self,
        rules: AnyRules,
        mode: Mode,
        host: Person,
        places: tuple[Place, ...],
        *,
        press: str,
        bot: str | None = None,
        reserved: int | None = None,
        rematch_of: int | None = None,
        update: int | None = None,
    ) -> Result:
        """A new invitation, with the commitment of its throws, on one board a place.

        The host takes part; against the BOT and on one phone both seats are filled and only
        :meth:`begin` is missing.
        """
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
        players = [Player(game_id, 0, host.id, None, press)]
        if mode == "bot":
            players.append(Player(game_id, 1, None, bot, ""))
        elif mode == "phone":
            players.append(Player(game_id, 1, host.id, None, ""))
        boards = [await self._new_board(game_id, place) for place in places]
        table = Table(game, tuple(players), rules)
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
        """The same game again, kept for the other player; one at a time."""
        async with self._at(game) as table:
            if table is None or table.game.status != "over":
                return Result("unknown", table)
            if not table.plays(person.id):
                return Result("foreign", table)
            for one in table.people:
                unfinished = await self._store.unfinished(person=one, limit=MANY)
                if any(other.rematch_of == game for other in unfinished):
                    return await self._refused("rematch-open", table, update)
            return await self.create(
                table.rules,
                table.game.mode,
                person,
                places,
                press=press,
                bot=next((p.bot for p in table.players if p.bot is not None), None),
                reserved=next(iter(table.people - {person.id}), None),
                rematch_of=game,
                update=update,
            )

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
        """`person` takes the free seat; the lot is drawn and the game begins.

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
                ops += [op for b in boards for op in _afresh(b, b.topic)]
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
        lot = fair.lot(game.secret, str(game.id), salt, len(table.players))
        seats = {joiner: seat for seat, joiner in enumerate(lot)}
        players = tuple(replace(p, seat=seats[p.number]) for p in table.players)
        state = table.rules.start(len(players))
        changes: dict[str, Any] = {
            "status": "playing",
            "salt": salt,
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

    # -- playing ---------------------------------------------------------------------------------

    async def act(
        self, game: int, ply: int, actor: Actor, action: str, *, update: int | None = None
    ) -> Result:
        """One step of `actor` at `ply`: the text of an offered action, or `throw`."""
        async with self._at(game) as table:
            if table is None:
                return Result("unknown")
            reason = refusal(table, ply, actor)
            if reason is not None:
                return await self._refused(reason, table, update)
            played, told = play(table, action)
            if played is None:
                return Result("not-offered", table)
            after = settled(played, self._clock())
            ops = (*written(table, after, self._clock()), *await self._nudge(table, after))
            return await self._commit(table, after, *ops, update=update, told=told)

    async def _nudge(self, before: Table, after: Table) -> tuple[Op, ...]:
        """Over two chats, an edited board tells nobody that it is their turn: who has not acted
        in a while gets it afresh (:meth:`nudge`)."""
        was, now = before.to_act, after.to_act
        if after.game.mode != "link" or now is None or now.person is None or now == was:
            return ()
        chat = await self._store.private_chat(now.person)
        if chat is None:
            return ()
        return (
            AddNotice(
                Notice(
                    await self._store.new_id("notice"),
                    chat.id,
                    None,
                    NUDGE,
                    json.dumps({"person": now.person, "ply": after.game.ply}),
                    after.game.id,
                    not_before=self._clock() + NUDGE_MS,
                )
            ),
        )

    async def nudge(self, game: int, ply: int, person: Person, place: Place) -> Result:
        """Bring a fresh board to `person`, if the game still waits for them since `ply`."""
        table = await self.table(game)
        waits = table is not None and table.game.ply == ply and table.game.status == "playing"
        if table is None or not waits:
            return Result("stale", table)
        return await self.bring(game, person, place, wake=False)

    # -- pausing and ending ----------------------------------------------------------------------

    async def leave(self, game: int, person: Person, *, update: int | None = None) -> Result:
        """Put the boards to sleep; the other player is told once."""
        async with self._at(game) as table:
            if table is None:
                return Result("unknown")
            if not table.plays(person.id):
                return await self._refused("foreign", table, update)
            if table.game.status != "playing":
                return await self._refused(
                    "asleep" if table.game.status == "asleep" else "over", table, update
                )
            changes = {"status": "asleep", "asleep_by": person.id, "bot_due_at": None}
            after = self._changed(table, changes)
            ops: list[Op] = [self._change(table, after, ("playing",)), Raise(game)]
            ops += await self._owed(after, person)
            return await self._commit(table, after, *ops, update=update)

    async def _owed(self, table: Table, leaver: Person) -> list[Op]:
        """The one notice to the other player of a game of two people."""
        others = table.people - {leaver.id}
        if not others:
            return []
        other = next(iter(others))
        chat, topic = table.game.chat, table.game.topic
        if table.game.mode == "link":
            private = await self._store.private_chat(other)
            if private is None:
                return []
            chat, topic = private.id, None
        notice = await self._store.new_id("notice")
        args = f'{{"who":{leaver.id},"other":{other}}}'
        return [AddNotice(Notice(notice, chat, topic, "notice-left", args, table.game.id))]

    async def wake(self, game: int, person: Person, *, update: int | None = None) -> Result:
        """Either player wakes a sleeping game."""
        async with self._at(game) as table:
            if table is None:
                return Result("unknown")
            if not table.plays(person.id):
                return await self._refused("foreign", table, update)
            if table.game.status != "asleep":
                return await self._refused(
                    "over" if table.game.status == "over" else "awake", table, update
                )
            after = self._woken(table)
            ops = (self._change(table, after, ("asleep",)), Raise(game))
            return await self._commit(table, after, *ops, update=update)

    async def resign(self, game: int, person: Person, *, update: int | None = None) -> Result:
        """`person` gives the game up; the other side wins."""
        async with self._at(game) as table:
            if table is None:
                return Result("unknown")
            if not table.plays(person.id):
                return await self._refused("foreign", table, update)
            seat = self._resigning_seat(table, person)
            if table.game.status not in ("playing", "asleep") or seat is None:
                return await self._refused("over", table, update)
            winners = tuple(p.seat for p in table.players if p.seat not in (None, seat))
            return await self._end(table, "resigned", winners, update)

    @staticmethod
    def _resigning_seat(table: Table, person: Person) -> int | None:
        """On one phone the side to move resigns."""
        if table.game.mode == "phone":
            return table.to_act.seat if table.to_act else None
        return next((p.seat for p in table.players if p.person == person.id), None)

    async def cancel(self, game: int, *, update: int | None = None) -> Result:
        """End a game without a result (a group's admin; the caller has checked that)."""
        async with self._at(game) as table:
            if table is None:
                return Result("unknown")
            if table.game.status == "over":
                return await self._refused("over", table, update)
            return await self._end(table, "cancelled", (), update)

    async def withdraw(self, game: int, person: Person, *, update: int | None = None) -> Result:
        """The host takes the invitation back; the one it is reserved for may decline it."""
        async with self._at(game) as table:
            if table is None:
                return Result("unknown")
            if person.id not in (table.game.host, table.game.reserved):
                return await self._refused("not-host", table, update)
            if table.game.status != "open":
                return await self._refused("not-open", table, update)
            reason = "withdrawn" if person.id == table.game.host else "declined"
            return await self._end(table, reason, (), update)

    async def expire(self, game: int) -> Result:
        """An invitation nobody took in time."""
        async with self._at(game) as table:
            if table is None:
                return Result("unknown")
            expires = table.game.expires_at
            if table.game.status != "open" or expires is None or expires > self._clock():
                return Result("not-open", table)
            return await self._end(table, "expired", (), None)

    async def _end(
        self, table: Table, reason: str, winners: tuple[int | None, ...], update: int | None
    ) -> Result:
        score = tuple(0 for _ in table.rules.letters)
        over = Over(tuple(s for s in winners if s is not None), reason, score)
        after = self._changed(table, ending(self._clock(), over))
        ops = (self._change(table, after, ("open", "playing", "asleep")), Raise(table.game.id))
        return await self._commit(table, after, *ops, update=update)

    # -- boards ----------------------------------------------------------------------------------

    async def bring(
        self, game: int, person: Person, place: Place, *, wake: bool, update: int | None = None
    ) -> Result:
        """A fresh board at the bottom of a chat; the old one loses its keyboard.

        With `wake` a sleeping game goes on, since a player asked for it.
        """
        async with self._at(game) as table:
            if table is None:
                return Result("unknown")
            if person.id not in {table.game.host, table.game.reserved, *table.people}:
                return Result("foreign", table)
            ops: list[Op] = []
            after = table
            if wake and table.game.status == "asleep":
                after = self._woken(table)
                ops += [self._change(table, after, ("asleep",)), Raise(game)]
            board = next(
                (b for b in await self._store.boards(game) if b.chat == place.chat.id), None
            )
            if board is None:
                ops.append(await self._new_board(game, place))
            else:
                ops += _afresh(board, place.topic)
            return await self._commit(table, after, *ops, update=update)

    async def touch(self, game: int) -> None:
        """Have every board of the game shown again (a name or a language changed)."""
        await self._store.commit(Raise(game), at=self._clock())
        self.changed(game)

    # -- small things ----------------------------------------------------------------------------

    def _changed(self, table: Table, changes: dict[str, Any]) -> Table:
        return replace(table, game=replace(table.game, changed_at=self._clock(), **changes))

    def _woken(self, table: Table) -> Table:
        awake = self._changed(table, {"status": "playing", "asleep_by": None})
        return self._changed(awake, {"bot_due_at": bot_due(awake, self._clock())})

    @staticmethod
    def _change(before: Table, after: Table, statuses: tuple[Any, ...]) -> ChangeGame:
        changes = differences(before.game, after.game)
        return ChangeGame(before.game.id, statuses, changes, ply=before.game.ply)


def _afresh(board: Board, topic: int | None) -> tuple[Op, ...]:
    """A board is posted anew, and the message it stood in loses its keyboard."""
    moved: Changes = (
        ("message", None), ("topic", topic), ("parked", 0), ("not_before", 0), ("tries", 0),
    )  # fmt: skip
    change = ChangeBoard(board.id, moved, raise_=True)
    # In this order: a message in which a board stands is never stripped.
    return (change,) if board.message is None else (change, AddStale(board.chat, board.message))
