"""Playing: one step of a game, by a person or the BOT.

A step is what one press leads to: mostly one action. Where a rescue is offered, too (senet 2.11),
*Throw* is two: the sticks are taken, then thrown. *Throw on* is all throws to the end of the turn
(docs/decisions/0003). What needs no press belongs to the step that leads to it: what players have
ordered once and for all (decision 19), the only thing that can be done, unless they chose to
press it themselves (decision 25), and throws, for who wants that (decision 66).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace

from bot.table import notice_rows
from bot.table.beforehand import Unpressed, bare_throw, nothing_chosen, thrown_for
from bot.table.board_rows import Place, brought
from bot.table.book import Book, Result
from bot.table.changes import Change, Decision, differing, out_of_play, shown_again
from bot.table.offers import standing
from bot.table.orders import given, order_called, ordered_by, recalled
from bot.table.steps import (
    THROW_FOR_ME,
    Actor,
    acting,
    follow,
    only_moves_played,
    play_on,
    refusal,
    settled,
    written,
)
from bot.table.table import Table
from bot.table.teaching import taught
from games.core import Told
from storage.operations import (
    AddNotice,
    ChangePerson,
    CountPerson,
    Op,
    Raise,
)
from storage.rows import Person

HINT_FROM, HINT_TO = 3, 12
"""A hint under the boards says where people choose whether only moves play themselves. They see it
from the third such move that they had to the twelfth, unless they have chosen."""


OFFER_FROM, OFFER_TO = 3, 13
"""A button beside *Throw* offers to throw for a person from now on: when they have pressed so many
throws at which they chose nothing, for a game's first minutes, unless they have chosen."""


def offered_throws(person: Person) -> bool:
    """Whether the person is offered now that their throws come by themselves."""
    return person.thrown_for is None and OFFER_FROM <= person.throws_pressed <= OFFER_TO


OFFER_AGAIN = 3
"""The same where so many turns of both have gone by without a choice of the person's, as at the end
of a game: there each press is a bare throw."""


def offered_now(person: Person, table: Table) -> bool:
    """Whether the person is offered that at this table."""
    idle = bare_throw(table) is not None and nothing_chosen(table, OFFER_AGAIN)
    return offered_throws(person) or (idle and person.thrown_for is None)


def hinted(person: Person) -> bool:
    """Whether the person is shown now where to choose that only moves play themselves."""
    return person.only_moves is None and HINT_FROM <= person.only_moves_played <= HINT_TO


class Play:
    """Steps of a game. It never plays on: the next step is another call."""

    def __init__(self, book: Book) -> None:
        self._book = book

    async def act(
        self,
        game: int,
        ply: int,
        actor: Actor,
        *actions: str,
        fresh: Place | None = None,
    ) -> Result:
        """One step of `actor` at `ply`: the text of an offered action, or `throw`; where several
        were written in one line, all of them or none. The game's board comes down
        to the place `fresh` anew."""

        async def decide(table: Table, now: int) -> Decision:
            reason = refusal(table, ply, actor, next(iter(actions), ""))
            if reason is not None:
                return reason
            people = await self._book.people(table.people)
            later = _wanting(people, actor, actions)
            played, told = play_on(table, actions, _unpressed(later))
            if played is None:
                return "not-offered"
            after, ops = await self._stepped(table, now, played, later)
            throws = Counter({actor: 1} if bare_throw(table) else {})
            later = noted(later, only_moves_played(table, after, len(actions)), throws)
            counted = await self._counted(after, people, later)
            below = await brought(self._book.store, game, fresh)
            return Change(after, (*ops, *counted, *below), in_all(table, played, told))

        return await self._book.decide(game, decide)

    async def order(self, game: int, person: int, name: str) -> Result:
        """`person` gives that order: from now on it is carried out for them. What is due is played
        at once."""

        async def decide(table: Table, now: int) -> Decision:
            reason = out_of_play(table, person)
            order = order_called(table, name)
            if reason is not None or order is None:
                return reason or ("acted" if ordered_by(table, person, name) else "not-offered")
            ordered = given(table, person, name)
            if not isinstance(ordered, tuple):
                return ordered
            told = (order.give,)
            people = await self._book.people(table.people)
            played, _ = follow(table, ordered[0], _unpressed(people))
            if played.game.ply == table.game.ply:
                still = differing(table, ordered[0], "playing")
                return Change(ordered[0], (ordered[1], still, shown_again(table)), told)
            after, ops = await self._stepped(table, now, played, people)
            return Change(after, (ordered[1], *ops), told)

        return await self._book.decide(game, decide)

    async def _stepped(
        self, table: Table, now: int, played: Table, people: Mapping[int, Person]
    ) -> tuple[Table, tuple[Op, ...]]:
        """The table after a step, and all that is written of it."""
        after = settled(table, standing(played, table), now, _unpressed(people))
        after, learnt = await taught(self._book.store, people, table, after)
        ops = (
            *written(table, after, now),
            *learnt,
            *await self._nudge(table, after, now),
            *await self._news(table, after),
        )
        return after, ops

    async def _counted(
        self, after: Table, before: Mapping[int, Person], later: Mapping[int, Person]
    ) -> list[Op]:
        """What is written of the people whom a step has changed. Where something is offered to them
        from now on, or no more, all of their boards are shown again."""
        ops: list[Op] = []
        for id_, person in later.items():
            was = before[id_]
            if person.thrown_for != was.thrown_for:
                ops.append(ChangePerson(id_, (("thrown_for", person.thrown_for),)))
            moves = person.only_moves_played - was.only_moves_played
            throws = person.throws_pressed - was.throws_pressed
            if moves or throws:
                ops.append(CountPerson(id_, moves, throws))
            if _shown(person) != _shown(was):
                games = await self._book.store.unfinished(person=id_)
                ops += [Raise(game.id) for game in games if game.id != after.game.id]
        return ops

    async def _nudge(self, before: Table, after: Table, now: int) -> tuple[Op, ...]:
        person = notice_rows.to_nudge(before, after)
        chat = None if person is None else await self._book.store.private_chat(person)
        if person is None or chat is None:
            return ()
        id_ = await self._book.store.new_id("notice")
        return (AddNotice(notice_rows.nudge(id_, chat.id, person, after, now)),)

    async def _news(self, before: Table, after: Table) -> list[Op]:
        plies = notice_rows.newsworthy(before, after)
        if not plies:
            return []
        game, store = after.game.id, self._book.store
        places = notice_rows.news_places(await store.boards(game))
        chats = {id_: await store.chat(id_) for id_ in places}
        return [
            AddNotice(notice_rows.news(await store.new_id("notice"), id_, places[id_], game, ply))
            for ply in plies
            for id_, chat in chats.items()
            if chat is not None
            and not (after.alone and chat.kind == "private")  # there the result tells it
        ]


def recalling(table: Table, _: int, person: int, name: str) -> Decision:
    """`person` chooses again where that order was carried out for them."""
    reason = out_of_play(table, person)
    order = order_called(table, name)
    if reason is not None or order is None:
        return reason or ("not-offered" if ordered_by(table, person, name) else "no-order")
    free = recalled(table, person, name)
    if not isinstance(free, tuple):
        return free
    still = differing(table, free[0], "playing")
    return Change(free[0], (*free[1], still, shown_again(table)), (order.recall,))


def in_all(before: Table, after: Table, told: tuple[Told, ...]) -> tuple[Told, ...]:
    """What the seat that pressed did, in its words; several throws as one sentence where the rules
    sum them up."""
    played = after.played[len(before.played) :]
    own = tuple(each for each in played if each.seat == acting(before))
    summed = after.rules.sum_up(own) if len(told) > 1 else None
    return told if summed is None else (summed,)


def _unpressed(people: Mapping[int, Person]) -> Unpressed:
    """For whom what is done without a press: only moves, unless they chose to press them; throws,
    if they chose that."""
    return Unpressed(
        frozenset(id_ for id_, person in people.items() if person.only_moves is not False),
        thrown_for(people),
    )


def _wanting(
    people: Mapping[int, Person], actor: Actor, actions: Sequence[str]
) -> Mapping[int, Person]:
    """The people as they are once the actor has pressed that: who so asks for throws that come by
    themselves has them from now on."""
    if THROW_FOR_ME not in actions or not isinstance(actor, int):
        return people
    return {**people, actor: replace(people[actor], thrown_for=True)}


def noted(
    people: Mapping[int, Person], only_moves: Mapping[int | None, int], throws: Mapping[Actor, int]
) -> dict[int, Person]:
    """The people with the moves that have played themselves and the bare throws that they pressed
    counted, each as long as something may still be offered for it."""
    later = dict(people)
    for id_, person in people.items():
        played, pressed = person.only_moves_played, person.throws_pressed
        if person.only_moves is None and played <= HINT_TO:
            played += only_moves.get(id_, 0)
        if person.thrown_for is None and pressed <= OFFER_TO:
            pressed += throws.get(id_, 0)
        later[id_] = replace(person, only_moves_played=played, throws_pressed=pressed)
    return later


def _shown(person: Person) -> tuple[bool, bool, bool | None]:
    """What boards show of a person's choices, and of what they are offered."""
    return hinted(person), offered_throws(person), person.thrown_for
