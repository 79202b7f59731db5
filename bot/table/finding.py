"""Strangers: who looks for somebody to play with is paired with who looks for the same
(docs/decisions/0083).

Nobody is paired with who they met last, or with who plays much better, before both have waited for
a while: how far two ratings may lie apart grows until then. Never is anybody paired with somebody
whom one of the two wants to meet no more. Nobody is told a rating.
"""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Final, Literal, TypeAlias

from bot.table.board_rows import Place
from bot.table.book import Book, Result
from bot.table.clock import OFF, TIMES
from bot.table.glicko import aged
from bot.table.invitation import NewGame
from bot.table.seating import Draws, Seating
from bot.table.standings import periods, rating
from bot.table.table import AnyRules
from storage.operations import Avoid, ChangePerson, Meet, Op
from storage.rows import Chat, Person, Standing
from storage.store import Seen, Stale

ANY: Final = "any"
"""What somebody looks for to whom all games are welcome."""

PICKY_MS: Final = 60_000
"""So long one waits for somebody who fits well."""
LONGEST_MS: Final = 30 * 60_000
"""So long one looks at most."""
NEAR: Final = 150.0
"""So many points two ratings may lie apart at once: the better one wins seven games of ten."""
WIDER: Final = 10.0
"""By so many points more in each second that both have waited."""
MANY: Final = 500
"""So many who look are gone through."""
STEPS: Final = (5, 50)
"""Whoever has played fewer games is a beginner; fewer than so many more: a player. It is asked
where a rating is not known, or not surely."""
TRIES: Final = 8

TIMES_SOUGHT: Final[Mapping[str, int | None]] = {
    ANY: None,
    OFF: 0,
    **{name: TIMES[name] for name in ("5m", "1h", "1d", "3d")},
}
"""The times a turn that one may like, by their names: fewer than may be agreed on, so that people
meet."""

Found: TypeAlias = Literal["looks", "met", "name-first", "no-such-game", "again"]
"""What came of it: one looks, or has met somebody; or why not."""


@dataclass(frozen=True, slots=True)
class Seeker:
    """Who looks, what for, since when, how much they have played (0 to 2), whom they met last, how
    long a turn may take (:func:`turn_for`), and how strong they are by the rules that are played
    where two look for that game, as far as it is known surely."""

    person: int
    sought: str
    since: int
    level: int
    met: int | None
    turn_ms: int | None = None
    ratings: Mapping[str, float] = field(default_factory=dict)


def together(one: str, other: str) -> str | None:
    """The game that two look for; `any` where all are welcome to both, None for none."""
    if other in (one, ANY):
        return one
    return other if one == ANY else None


def turn_for(one: int | None, other: int | None) -> int | None:
    """The time a turn on which two agree, 0 for no limit; None if they do not. To whom any suits
    (None) the other's does; to both, none."""
    if one is None or other is None:
        return one or other or 0
    return one if one == other else None


def suit(one: Seeker, other: Seeker, apart: frozenset[int], now: int) -> bool:
    """Whether they can play together now; `apart` are those with whom `one` never can."""
    game = together(one.sought, other.sought)
    if (
        one.person == other.person
        or other.person in apart
        or game is None
        or turn_for(one.turn_ms, other.turn_ms) is None
    ):
        return False
    waited = now - max(one.since, other.since)
    again = one.met == other.person or other.met == one.person
    return waited >= PICKY_MS or (not again and _alike(one, other, game, waited))


def _alike(one: Seeker, other: Seeker, game: str, waited: int) -> bool:
    """Whether they are about as strong; where that is not known of both, whether they have played
    about as much."""
    mine, theirs = one.ratings.get(game), other.ratings.get(game)
    if mine is None or theirs is None:
        return abs(one.level - other.level) <= 1
    return abs(mine - theirs) <= NEAR + WIDER * waited / 1000


class Finding:
    """Looking for somebody. `rules` are those by which each game is played with strangers."""

    def __init__(self, book: Book, draws: Draws, rules: Mapping[str, AnyRules]) -> None:
        self._asked, self._book = book, book.at(None)  # one request is two commits
        self._seating = Seating(self._book, draws)
        self._rules = rules

    async def seek(self, person: Person, sought: str) -> Found:
        """`person` looks for somebody, and meets who fits best."""
        if sought not in (*self._rules, ANY):
            return "no-such-game"
        if not person.nickname:
            return "name-first"
        now = self._book.clock()
        try:
            changes = (("sought", sought), ("sought_at", now))
            await self._asked.commit(ChangePerson(person.id, changes))
        except Seen:
            return "again"
        met = await self.pair(person.id)
        return "met" if met else "looks"

    async def like(self, person: Person, span: str) -> bool:
        """`person` likes that time a turn; whether there is such a one."""
        if span not in TIMES_SOUGHT:
            return False
        changes = (("sought_turn_ms", TIMES_SOUGHT[span]),)
        await self._book.store.commit(ChangePerson(person.id, changes))
        return True

    async def stop(self, person: Person) -> None:
        """They look no longer."""
        await self._book.store.commit(ChangePerson(person.id, NOTHING))

    async def avoid(self, person: int, other: int, *, reported: bool) -> bool:
        """`person` wants to meet `other` no more; `reported` if those who run the bot hear of it.
        Whether they did not hear of it before."""
        before = await self._book.store.reported(person, other)
        await self._book.store.commit(Avoid(person, other, self._book.clock(), reported))
        return not before

    async def round(self) -> tuple[Person, ...]:
        """Pair those who look: whom another process took from each other, and who have waited for
        long enough to take whoever is there. Those who look no longer, as nobody came for long."""
        store, now, gone = self._book.store, self._book.clock(), list[Person]()
        people = await store.seekers(MANY)
        for person in people:
            since = person.sought_at or now
            if now - since >= LONGEST_MS:
                await store.commit(ChangePerson(person.id, NOTHING))
                gone.append(person)
            elif len(people) > 1:
                await self.pair(person.id)
        return tuple(gone)

    async def pair(self, person: int) -> bool:
        """Have somebody who looks meet who has looked longest among those who fit."""
        for _ in range(TRIES):
            people = await self._book.store.seekers(MANY)
            me = next((each for each in people if each.id == person), None)
            if me is None:
                return False
            other = await self._best(me, people)
            if other is None:
                return False
            with suppress(Stale):  # another process was quicker: one of the two has met somebody
                return (await self._meet(me, other)).done
        return False

    async def _best(self, me: Person, people: tuple[Person, ...]) -> Person | None:
        now, apart = self._book.clock(), await self._book.store.apart(me.id)
        found = await self._book.store.standings([each.id for each in people])
        known = {(each.person, each.rules): each for each in found}
        mine = await self._seeker(me, known)
        for other in people:
            same = together(mine.sought, other.sought or ANY) is not None
            if same and suit(mine, await self._seeker(other, known), apart, now):
                return other
        return None

    async def _seeker(self, person: Person, known: Mapping[tuple[int, str], Standing]) -> Seeker:
        played = await self._book.store.games_played(person.id, STEPS[-1])
        level = sum(played >= step for step in STEPS)
        since = person.sought_at or 0
        sought, time = person.sought or ANY, person.sought_turn_ms
        strong = {
            game: standing.rating
            for game in (*self._rules, ANY)
            if (standing := known.get((person.id, self._rules_of(game).id))) is not None
            and self._surely(standing)
        }
        return Seeker(person.id, sought, since, level, person.met, time, strong)

    def _rules_of(self, game: str) -> AnyRules:
        """By which rules two play who look for that game."""
        return self._rules.get(game) or next(iter(self._rules.values()))

    def _surely(self, standing: Standing) -> bool:
        """Whether that rating says enough."""
        told = aged(rating(standing), periods(standing.at, self._book.clock()))
        return standing.rated > 0 and not told.provisional

    async def _meet(self, me: Person, other: Person) -> Result:
        """Both get a board in their own chat, whose seal stands there before the second sits
        down. Who has looked longer invites."""
        store = self._book.store
        chats = [await store.private_chat(each.id) for each in (other, me)]
        places = tuple(Place(chat) for chat in chats if isinstance(chat, Chat))
        game = together(other.sought or ANY, me.sought or ANY) or ANY
        rules = self._rules_of(game)
        turn_ms = turn_for(other.sought_turn_ms, me.sought_turn_ms) or None
        wanted = NewGame(
            rules, "link", other, places, "found", reserved=me.id, turn_ms=turn_ms, found=True
        )
        met: tuple[Op, ...] = (
            Meet(other.id, other.sought_at or 0, me.id),
            Meet(me.id, me.sought_at or 0, other.id),
        )
        return await self._seating.meet(wanted, *met)


NOTHING: Final = (("sought", None), ("sought_at", None))
"""What somebody looks for who looks no longer."""
