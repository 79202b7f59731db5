"""Who can no longer act: they left the group, or cannot be reached in their own chat.

Their seat is marked, and is theirs as before. Who stays may end the game without loss
(:mod:`bot.table.offers`), call the BOT into the seat, or wait. Who comes back has the seat again,
also from the BOT. An invitation goes on without them, or is closed (docs/decisions/0053). Who only
steps out lets the BOT play on, until they say that they are back (docs/decisions/0080).
"""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace
from typing import Final

from bot.table import notice_rows
from bot.table.book import Book, Result
from bot.table.changes import (
    Answer,
    Change,
    Decision,
    amended,
    bot_due,
    differing,
    shown_again,
    woken,
)
from bot.table.endings import end
from bot.table.lobby import getting_up
from bot.table.offers import void_together, void_without
from bot.table.seats import given_back, is_lobby, stood_in, taken_over
from bot.table.table import BrokenGame, Table
from games.core import GameError
from storage.operations import (
    AddNotice,
    MarkAbsent,
    Op,
    SetBell,
)
from storage.rows import Absent, Board, Player

EVERY: Final = 1000
"""More games than anybody has in one chat."""

MOST_TOLD: Final = 3
"""The others in a chat are told of so many games of one person who leaves; of more, the boards
tell."""


class Absence:
    """Leaving a chat and coming back, and what who stays makes of it."""

    def __init__(self, book: Book) -> None:
        self._book = book

    async def left(self, person: int, chat: int) -> bool:
        """`person` is no longer in that chat, or cannot be reached there: their seats at all games
        that are shown there are marked, their invitations closed; they hear of no next game there.
        Whether anything changed at a table."""
        store = self._book.store
        if await store.has_bell(person, chat):
            await store.commit(SetBell(person, chat, on=False))
        games = await store.unfinished(chat=chat, person=person, limit=EVERY)
        done = [await self.left_game(game.id, person, chat) for game in reversed(games)]
        return any(result.done for result in done)

    async def left_game(self, game: int, person: int, chat: int) -> Result:
        """The same of one game; `here-again` if they still can act there, since the game is shown
        to them in another chat, too."""
        return await self._parted(game, person, chat)

    async def _parted(self, game: int, person: int, chat: int | None) -> Result:
        """`person` cannot act in a game any more: in that chat, or anywhere."""

        async def decide(table: Table, now: int) -> Decision:
            if chat is not None and await self._sees(table, person, chat):
                return "here-again"
            decision = parting(table, now, person)
            if isinstance(decision, Change) and table.game.status != "open":
                told = await self._tell(table, now, person, notice_rows.ABSENT)
                return replace(decision, ops=(*decision.ops, *told))
            return decision

        return await self._book.decide(game, decide)

    async def banned(self, person: int) -> bool:
        """`person` may not use the bot any more: their seats at all games are marked, as if they
        had left everywhere. Whether anything changed."""
        games = await self._book.store.unfinished(person=person, limit=EVERY)
        changed = False
        for game in reversed(games):
            with suppress(BrokenGame, GameError):  # nobody plays on there
                changed |= (await self._parted(game.id, person, None)).done
        return changed

    async def returned(self, person: int, chat: int) -> bool:
        """`person` is in that chat again, or can be reached there. They play on at all games that
        are shown there. Whether anything changed."""
        changed = False
        for game in await self._book.store.absent(person):
            if any(board.chat == chat for board in await self._book.store.boards(game)):
                changed |= (await self.returned_to(game, person)).done
        return changed

    async def returned_to(self, game: int, person: int) -> Result:
        """The same of one game, at which they have just done something. Who is banned can do
        nothing, wherever they are."""

        async def decide(table: Table, now: int) -> Decision:
            who = await self._book.store.person(person)
            if who is None or who.banned is not None:
                return "not-offered"
            decision = returning(table, now, person)
            if isinstance(decision, Change) and table.game.mode == "link":
                told = await self._tell(table, now, person, notice_rows.BACK)
                return replace(decision, ops=(*decision.ops, *told))
            return decision

        return await self._book.decide(game, decide)

    async def _sees(self, table: Table, person: int, chat: int) -> bool:
        """Whether the game is shown to the person in another chat than that."""
        others = [b for b in await self._book.store.boards(table.game.id) if b.chat != chat]
        return any([await self._open_to(board, person) for board in others if not board.parked])

    async def _open_to(self, board: Board, person: int) -> bool:
        """Whether the person can act on that board: in a group, or in their own chat."""
        chat, who = await self._book.store.chat(board.chat), await self._book.store.person(person)
        if chat is None or who is None:
            return False
        return chat.kind == "group" or (chat.person == person and who.reachable)

    async def _tell(self, table: Table, now: int, person: int, message: str) -> list[Op]:
        """The notices to the others at the table, one in each chat where they see the game."""
        store, game = self._book.store, table.game.id
        places = notice_rows.news_places(await store.boards(game))
        own = await store.private_chat(person)
        told = {
            chat: topic
            for chat, topic in places.items()
            if (own is None or chat != own.id)
            and self._book.quiet.allows((chat, person, message), now, MOST_TOLD)
        }
        ids = {chat: await store.new_id("notice") for chat in told}
        return [
            AddNotice(notice_rows.absence(ids[chat], chat, topic, message, person, game))
            for chat, topic in told.items()
        ]


def unfilled(table: Table) -> tuple[Player, ...]:
    """The seats of those who cannot act, in which no BOT sits."""
    return tuple(p for p in table.players if p.absent and p.person is not None)


def absent(table: Table) -> tuple[Player, ...]:
    """The seats of those who cannot act, whoever sits there meanwhile; none once the game is
    over."""
    if table.game.status not in ("playing", "asleep"):
        return ()
    return tuple(player for player in table.players if player.absent)


def parting(table: Table, now: int, person: int) -> Decision:
    """What becomes of a game whose chat a person has left."""
    if table.game.status == "open":
        return _parting_open(table, now, person)
    if table.game.status == "over":
        return "over"
    mine = [p for p in table.players if p.person == person and not p.absent]
    if not mine:
        return "foreign"
    if not table.owners - {person}:
        return "not-offered"  # nobody else plays there: it waits for them as it is
    ops = [MarkAbsent(table.game.id, p.number, person, "asked") for p in mine]
    after = void_without(table, person).with_players(*(replace(p, absent="asked") for p in mine))
    return _written(table, now, after, *ops)


def _parting_open(table: Table, now: int, person: int) -> Decision:
    """An invitation ends without its host, and one that is kept for somebody without them. Others
    get up."""
    if person == table.game.host:
        return end(table, now, "host-left")
    if person == table.game.reserved:
        return end(table, now, "declined")
    return getting_up(table, now, person) if is_lobby(table) else "foreign"


def returning(table: Table, now: int, person: int) -> Decision:
    """What becomes of a game to which a person has come back."""
    if table.game.status not in ("playing", "asleep"):
        return "over"
    mine = [player for player in table.players if player.out_of_reach and player.owner == person]
    if not mine:
        return "here-again"
    back, ops = list[Player](), list[Op]()
    for player in mine:
        if player.person is None:
            seat, op = given_back(table, player, person)
            back.append(seat)
            ops.append(op)
        else:
            back.append(replace(player, absent=""))
            ops.append(MarkAbsent(table.game.id, player.number, person, ""))
    return _written(table, now, void_together(table.with_players(*back)), *ops)


def stepping_out(table: Table, now: int, person: int) -> Decision:
    """`person` lets the BOT play on for them, until they say that they are back; a sleeping game
    wakes for it. Not where nobody else plays: there the game waits for them as it is."""
    if person not in table.people:
        return "foreign"
    if table.game.status not in ("playing", "asleep"):
        return "over" if table.game.status == "over" else "stale"
    if not any(p.person not in (None, person) and not p.absent for p in table.players):
        return "plays-alone"
    seats = [taken_over(table, p, "waited", out=True) for p in table.players if p.person == person]
    after = table if table.game.status == "playing" else woken(table, now)
    after = void_without(after, person).with_players(*(taken for taken, _ in seats))
    after = amended(after, now, unrated=stood_in(table))
    return _written(table, now, after, *(op for _, op in seats))


def coming_back(table: Table, now: int, person: int) -> Decision:
    """`person`, who has stepped out, plays on."""
    mine = [p for p in table.players if p.stepped_out and p.owner == person]
    if not mine:
        return "here-again" if person in table.people else "foreign"
    seats = [given_back(table, player, person) for player in mine]
    after = table.with_players(*(back for back, _ in seats))
    return _written(table, now, after, *(op for _, op in seats))


def calling_bot(table: Table, now: int, person: int) -> Decision:
    """`person` calls the BOT into the seats of all who cannot act, until they are back."""
    reason = _refusal(table, person)
    seats = [player for player in unfilled(table) if player.person != person]
    if reason is not None or not seats:
        return reason or "called-in"
    taken = [taken_over(table, player, player.absent) for player in seats]
    after = table.with_players(*(player for player, _ in taken))
    after = amended(after, now, offer=None, unrated=stood_in(table))
    return _written(table, now, after, *(op for _, op in taken))


def waiting(table: Table, now: int, person: int) -> Decision:
    """`person` waits for those who cannot act: nobody at the table is asked any more."""
    return _marked(table, now, person, "waited")


def waiting_no_longer(table: Table, now: int, person: int) -> Decision:
    """What is to become of the game is asked again."""
    return _marked(table, now, person, "asked")


def _marked(table: Table, now: int, person: int, mark: Absent) -> Decision:
    """The seats of all who cannot act are marked so."""
    reason = _refusal(table, person)
    seats = [player for player in unfilled(table) if player.absent != mark]
    if reason is not None or not seats:
        return reason or ("waits-already" if unfilled(table) else "called-in")
    ops = [MarkAbsent(table.game.id, p.number, p.person or 0, mark) for p in seats]
    return _written(table, now, table.with_players(*(replace(p, absent=mark) for p in seats)), *ops)


def _refusal(table: Table, person: int) -> Answer | None:
    """Why a person has nothing to decide about who cannot act."""
    if not table.plays(person):
        return "foreign"
    if table.game.status == "over":
        return "over"
    if table.game.status == "open":
        return "stale"
    return None if absent(table) else "here-again"


def _written(before: Table, now: int, after: Table, *ops: Op) -> Change:
    """The change to a table at which others sit, or the same otherwise; the BOT is due if it is its
    turn now."""
    after = amended(after, now, bot_due_at=bot_due(after, now))
    change = differing(before, after, "playing", "asleep")
    return Change(after, (change, *ops, shown_again(before)))
