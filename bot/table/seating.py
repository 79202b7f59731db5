"""Sitting down: invitations, rematches and the next game of a match, joining and beginning."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace

from bot.table import notice_rows
from bot.table.board_rows import Place, afresh, busy, new_board, told_apart, vacated
from bot.table.book import Book, Result
from bot.table.changes import Answer, Change, Decision, closed, differing, seated, unkept
from bot.table.clock import minutes
from bot.table.hosting import due
from bot.table.invitation import (
    ALONE,
    NewGame,
    Sealed,
    beginning,
    begun,
    begun_at_once,
    invitation,
    may_sit_in,
    no_seat,
    offered_rung,
    sealed_after,
    sign_before,
    wanted_again,
    wanted_by_another,
    with_brought,
)
from bot.table.match import goes_on
from bot.table.seats import for_many, is_kept_for, may_begin
from bot.table.standings import agreed_on
from bot.table.table import Table
from bot.table.teaching import with_goal
from storage.operations import (
    AddGame,
    AddNotice,
    BringWords,
    MakeReady,
    Op,
    TakeReady,
)
from storage.rows import Board, Person, Player, Ready
from storage.store import Seen, Stale

MOST_OPEN = 20
"""Invitations of one person that may be open at a time."""


@dataclass(frozen=True, slots=True)
class Draws:
    """What new games are given."""

    secret: Callable[[], bytes]
    """Draws 32 fresh bytes."""
    code: Callable[[], str]
    """Draws the code of a link."""
    afford: Callable[[int], bool]
    """Whether a person may begin one more game now."""


class Seating:
    """Games up to their first throw."""

    def __init__(self, book: Book, draws: Draws) -> None:
        self._book = book
        self._draws = draws

    async def create(self, wanted: NewGame) -> Result:
        """A new invitation, with the commitment of its throws, on one board a place.

        The host takes part, unless it is to watch. Where all seats are filled (against the BOT, on
        one phone) only :meth:`begin` is missing.
        """
        if await self._too_many(wanted.host):
            return await self._book.refused("too-many-games")
        if wanted.points not in (None, *wanted.rules.matches):
            return Result("not-offered")
        if wanted.barred:
            return await self._book.refused("not-here")
        return await self._create(wanted)

    async def _too_many(self, host: Person) -> bool:
        """Whether somebody has invited so often, or begins games so fast, that others would feel
        it."""
        open_ = await self._book.store.invitations(host.id)
        return open_ >= MOST_OPEN or not self._draws.afford(host.id)

    async def meet(self, wanted: NewGame, *met: Op) -> Result:
        """A new invitation between two who have met; `met` is written with it. `Stale` if one of
        them has met somebody else meanwhile."""
        return await self._create(wanted, *met)

    async def _create(self, wanted: NewGame, *more: Op) -> Result:
        sealed = await self._fresh()
        code = self._draws.code() if wanted.mode == "link" and wanted.reserved is None else None
        wanted = await self._told_apart(wanted)
        table = invitation(
            wanted, sealed, self._book.clock(), code=code, after=await self._after(wanted)
        )
        boards, rung = await self._boards(table, wanted), await self._rung(table)
        ops: tuple[Op, ...] = (*more, AddGame(table.game, table.players), *boards, *rung)
        return await self._book.add(table, ops)

    async def _rung(self, table: Table) -> tuple[Op, ...]:
        """With an invitation to a group: that those who want to hear of it are to be told."""
        store = self._book.store
        if not notice_rows.calls_all(table) or not await store.to_ring(table.game.chat):
            return ()
        return (AddNotice(notice_rows.ring(await store.new_id("notice"), table)),)

    async def _begin_at_once(self, wanted: NewGame, sealed: Sealed, *taken: Op) -> Result:
        """The game that was sealed before begins, salted by the host's press; `taken` is written
        with it."""
        now = self._book.clock()
        wanted = await self._told_apart(wanted)
        table = invitation(wanted, sealed, now, after=await self._after(wanted))
        if not may_begin(table):
            return Result("not-offered")
        change = await self._beginning(begun_at_once(table, now, wanted.on))
        ops = (*taken, *change.ops, *await self._boards(table, wanted))
        return await self._book.add(change.after, ops)

    async def _beginning(self, change: Change) -> Change:
        """The beginning of a game: it tells its goal, and counts for ratings, where that is
        wanted."""
        store = self._book.store
        return await agreed_on(store, await with_goal(store, change))

    async def _told_apart(self, wanted: NewGame) -> NewGame:
        """A wanted game that knows whether another one goes on where its boards will stand."""
        others = [await busy(self._book.store, place) for place in wanted.places]
        return replace(wanted, numbered=any(others))

    async def _fresh(self) -> Sealed:
        """A game to come."""
        return Sealed(await self._book.store.new_id("game"), self._draws.secret())

    async def _after(self, wanted: NewGame) -> Sealed | None:
        """The game that may follow a wanted one at one press."""
        return await self._fresh() if wanted.mode in ALONE else None

    async def _boards(self, table: Table, wanted: NewGame) -> list[Op]:
        store, ops = self._book.store, list[Op]()
        for place in wanted.places:
            ops += (*await vacated(store, place), await new_board(store, table.game.id, place))
        return ops

    async def ready(self, chat: int) -> Ready:
        """The chat's next game, sealed: made at the first asking, the same until it is begun.

        Its number is settled with its secret, since the throws follow from both.
        """
        store = self._book.store
        kept = await store.ready(chat)
        if kept is None or await store.game(kept.game) is not None:
            fresh = await self._fresh()
            await store.commit(MakeReady(Ready(chat, fresh.game, fresh.secret)))
            kept = await store.ready(chat)
        if kept is None:
            raise Stale(f"the game made ready in chat {chat} has begun")
        return kept

    async def bring_words(self, chat: int, words: str) -> Ready | None:
        """Words are brought to the chat's next game, in place of those brought before; None where
        none is made ready: its secret must be drawn before I know the words."""
        store = self._book.store
        kept = await store.ready(chat)
        if kept is None or await store.game(kept.game) is not None:
            return None
        try:
            await self._book.commit(BringWords(chat, kept.game, words))
        except (Seen, Stale):
            return await store.ready(chat)
        return replace(kept, words=words)

    async def begin_ready(self, wanted: NewGame, seal: str) -> Result:
        """The game made ready in the chat where it is asked for begins at once.

        It is salted by the words that were brought to it, or else by the host's press.

        `seal` is what the pressed button carries of the seal that was shown, the `check` of a
        :class:`bot.table.invitation.Sealed`. `seal-used` unless it is that game's: nobody gets a
        game whose seal they have not seen.
        """
        store = self._book.store
        if await self._book.came_before():
            return Result("again")
        kept = await store.ready(wanted.places[0].chat.id)
        sealed = None if kept is None else Sealed(kept.game, kept.secret)
        if kept is None or sealed is None or sealed.check != seal:
            return Result("seal-used")
        if await self._too_many(wanted.host):
            return Result("too-many-games")
        if wanted.points not in (None, *wanted.rules.matches):
            return Result("not-offered")
        if wanted.barred:
            return Result("not-here")
        taken = TakeReady(kept.chat, kept.game, kept.words)
        wanted = replace(wanted, words=kept.words)
        return await self._begin_at_once(wanted, sealed, taken)

    async def rematch(
        self,
        game: int,
        person: Person,
        places: tuple[Place, ...],
        *,
        press: str,
        seal: str = "",
        bot: str = "",
    ) -> Result:
        """The game that follows an ended one, kept for the other player; one at a time.

        In a match that is not decided it is the next game of the match: each of its games has one
        that follows. Else it is the same game again, or the same match. Where more than two can
        play it is a lobby, with who asks and the BOTs.

        The seal of its throws is seen before the press that salts them. Mostly it stands on the
        fresh board. Where nobody else must consent it stands on the finished one, and the game
        begins with this press, if its button carries the `check` of that seal (`seal`).

        `places` are such as show the ended game: it is brought to nobody else. A group that bars
        its rules since sees a match to its end. A `bot` is whom who played against another BOT
        meets instead (:func:`bot.table.invitation.offered_rung`); then the lot deals the seats.
        """
        async with self._book.locked(game) as table:
            if table is None or table.game.status != "over" or table.state is None:
                return Result("unknown", table)
            if not table.plays(person.id) or not await self._shown_in(game, places):
                return Result("foreign", table)
            # Asked in this order: a game that another server begins in between is seen as the one
            # that follows, not as a seal that is gone.
            sealed = sealed_after(table.game)
            if sealed is not None and (sealed.check != seal or await self._taken(sealed)):
                sealed = None
            reason = await self._no_more(table, person, bot)
            if reason is not None:
                return await self._book.refused(reason, table)
            try:
                wanted = wanted_again(table, person, places, press, bot)
                if wanted.barred and not goes_on(table):
                    return await self._book.refused("not-here", table)
                if sealed is None:
                    return await self._create(wanted)
                return await self._begin_at_once(wanted, sealed)
            except Stale:
                # Another server was faster; or what the game would stand on is gone.
                if await self._followed(table) == "rematch-open":
                    return Result("rematch-open", table)
                raise

    async def _no_more(self, table: Table, person: Person, bot: str) -> Answer | None:
        """Why no game follows that one, against that BOT if one is named."""
        if (reason := await self._followed(table)) is not None:
            return reason
        if await self._too_many(person):
            return "too-many-games"
        return "not-offered" if bot and bot != offered_rung(table, person.id) else None

    async def sit_in(self, game: int, person: Person, place: Place, *, press: str) -> Result:
        """The game that follows an ended one in a group, with somebody who did not play it; one at
        a time, be it this or a rematch: whoever asks first.

        `place` is one that shows the ended game.
        """
        async with self._book.locked(game) as table:
            if table is None or table.game.status != "over" or table.state is None:
                return Result("unknown", table)
            if not await self._shown_in(game, (place,)):
                return Result("foreign", table)
            if person.id in table.owners:
                return Result("has-rematch", table)
            reason = await self._followed(table) if may_sit_in(table) else "not-offered"
            if reason is None and await self._too_many(person):
                reason = "too-many-games"
            if reason is not None:
                return await self._book.refused(reason, table)
            try:
                return await self._create(wanted_by_another(table, person, place, press))
            except Stale:
                if await self._followed(table) == "rematch-open":
                    return Result("rematch-open", table)
                raise

    async def _shown_in(self, game: int, places: tuple[Place, ...]) -> bool:
        """Whether the game has a board in each of these places. One in a chat that has become part
        of another meanwhile is not judged here: nothing can be written there (`Stale`)."""
        store = self._book.store
        chats = {board.chat for board in await store.boards(game)}
        others = [place.chat.id for place in places if place.chat.id not in chats]
        return not any([await store.chat(chat) for chat in others])

    async def _taken(self, sealed: Sealed) -> bool:
        """Whether that game has begun before: its seal counts once."""
        return await self._book.store.game(sealed.game) is not None

    async def _followed(self, table: Table) -> Answer | None:
        """Why no game can follow this one now; None if one can."""
        later = await self._book.store.rematches(table.game.id)
        if any(other.status != "over" for other in later):
            return "rematch-open"
        if goes_on(table) and any(other.salt is not None for other in later):
            return "stale"
        return None

    async def join(
        self,
        game: int,
        person: Person,
        *,
        press: str,
        sign: str = "",
        words: str = "",
        username: str = "",
        place: Place | None = None,
        agreed: int | None = None,
    ) -> Result:
        """`person` takes a free seat and brings that sign or those words. A game for two begins
        with it; one for more is begun by the host. Who sits there already brings them in place of
        others, until the game begins. Who sits down agrees to the time a turn that they saw, in
        minutes (`agreed`, 0 for none): if it is another by now they look again.

        `place` is where their own board goes, if they play in a chat without one; `username` their
        name at Telegram, by which a seat may be kept for them.
        """

        async def decide(table: Table, now: int) -> Decision:
            if words and (reason := closed(table)) is not None:
                return reason
            if words and table.watched:
                return "not-offered"
            if (sign or words) and table.game.status == "open" and person.id in table.people:
                changed = with_brought(table, person.id, sign=sign, words=words)
                return changed if isinstance(changed, str) else seated(table, changed, now)
            if (reason := no_seat(table, person.id, username)) is not None:
                return reason
            if agreed is not None and agreed != minutes(table.game):
                return "time-changed"
            table, ops = _taken(table, person, username)
            number = len(table.players)
            player = Player(game, number, person.id, None, press, sign=sign, words=words)
            players = (*table.players, player)
            ops = (*ops, *await self._boards_for(table, place))
            if place is not None:
                named, written = await told_apart(self._book.store, table.game, place)
                table, ops = replace(table, game=named), (*ops, *written)
            if for_many(table.rules):
                return seated(table, players, now, ops)
            sat = replace(table, players=players)
            return await self._beginning(begun(sat, now, press, ops))

        return await self._book.decide(game, decide)

    async def sign_before(self, game: int, person: int) -> str:
        """The sign that `person` had in the game that this one follows; "" for none."""
        table = await self._book.table(game)
        if table is None or table.game.rematch_of is None:
            return ""
        return sign_before(await self._book.store.players(table.game.rematch_of), person)

    async def _boards_for(self, table: Table, place: Place | None) -> tuple[Op, ...]:
        """The boards that come to be, or come down anew, when somebody joins."""
        game, store, ops = table.game.id, self._book.store, list[Op]()
        boards = await store.boards(game)
        own = next((b for b in boards if place is not None and b.chat == place.chat.id), None)
        if own is not None:
            ops += afresh(own, own.topic)
        elif place is not None:
            ops.append(await new_board(store, game, place))
        if table.game.mode == "link":
            # Who waits elsewhere is told by a fresh board: an edit makes no notification.
            many = for_many(table.rules)
            ops += _afresh(
                b for b in boards if not many or (b.chat == table.game.chat and b != own)
            )
        return tuple(ops)

    async def lobby_due(self, game: int) -> Result:
        """The time of something at an invitation has come (:func:`bot.table.hosting.due`)."""

        async def decide(table: Table, now: int) -> Decision:
            decision = due(table, now)
            begins = isinstance(decision, Change) and decision.after.state is not None
            if not isinstance(decision, Change) or not begins:
                return decision
            return await self._beginning(decision)

        return await self._book.decide(game, decide)

    async def begin(
        self,
        game: int,
        person: Person,
        *,
        press: str,
        sign: str = "",
    ) -> Result:
        """The host begins a game at which enough sit. Where nobody else brings anything the sign is
        what salts it."""

        async def decide(table: Table, now: int) -> Decision:
            boards: tuple[Board, ...] = ()
            if table.game.mode == "link":
                boards = await self._book.store.boards(game)
            tell = _afresh(b for b in boards if b.chat != table.game.chat)
            decision = beginning(table, person.id, press, now, tell, sign)
            if not isinstance(decision, Change):
                return decision
            return await self._beginning(decision)

        return await self._book.decide(game, decide)


def _taken(table: Table, person: Person, username: str) -> tuple[Table, tuple[Op, ...]]:
    """The table whose kept seat is taken, if it was kept for that person; and what is written of
    that."""
    if not is_kept_for(table, person.id, username):
        return table, ()
    free = replace(table, game=unkept(table.game))
    return free, (differing(table, free, "open"),)


def _afresh(boards: Iterable[Board]) -> tuple[Op, ...]:
    """These boards come down anew where they stand."""
    return tuple(op for board in boards for op in afresh(board, board.topic))
