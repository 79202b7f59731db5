"""How people stand by the games that are over: what they have won, and their ratings
(docs/decisions/0087-ratings.md).

It is written once, in the commit by which a game ends. A row says how many games it counts, and is
only written while that is so: two games that end at once count one after the other.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import combinations
from typing import Any, Final

from bot.table.changes import Change, Decision, amended, differing
from bot.table.gains import Gain, gains_text
from bot.table.glicko import A_DAY, Against, Rating, aged, rated
from bot.table.measures import anchor, edge
from bot.table.steps import has_result
from bot.table.table import AnyRules, Table, result_of, rules_of
from games.core import GameError, Over
from storage.operations import ChangeGame, KeepPair, KeepStanding, Op, Reviewed, ToReview
from storage.rows import Finish, Pair, Person, Player, Standing
from storage.store import Store

DAY_MS: Final = 24 * 3600 * 1000
FULL: Final = 10
"""So many games of the same two count in full on a day (UTC)."""
HINTED: Final = "hint"
"""Why a game counts for no rating in which the BOT gave advice."""
DECLINED: Final = "declined"
"""The same where not all the people at it wanted that, but somebody did."""
UNMEASURED: Final = "unmeasured"
"""The same where all wanted it, but how strong a BOT there is was never measured."""


def counts(table: Table) -> bool:
    """Whether the game, now that it is over, says something of those who played: it began, has a
    result, and was no game at one phone or of BOTs alone, nor one that went on from another."""
    game, result = table.game, table.result
    over = game.status == "over" and game.salt is not None
    told = result is not None and has_result(result)
    own = game.mode != "phone" and game.origin is None
    return over and told and own and any(sitter(p) for p in table.players)


def ends(before: Table, after: Table) -> bool:
    """Whether a change ends a game that counts."""
    return before.game.status != "over" and counts(after)


def sitter(player: Player) -> int | None:
    """Whose game it was: who sat there, for whom the BOT played on, or who resigned."""
    return player.resigned if player.owner is None else player.owner


def share(table: Table, mine: int, theirs: int) -> float:
    """What one seat got against another."""
    return got(() if table.result is None else table.result.winners, mine, theirs)


def placed(table: Table, mine: int, theirs: int) -> float:
    """The same as ratings see it: all of it by a better place, where the game ranks more than the
    winner, and half where both came in no order."""
    if table.result is None or table.state is None:
        return share(table, mine, theirs)
    return Ranking.of(table.rules, table.state, table.result).got(mine, theirs)


@dataclass(frozen=True, slots=True)
class Ranking:
    """Who won a game that is over, and the place of each seat from 1 as the game ranks them, the
    same of those who came in no order. No places where the winner says it all, and where the game
    did not decide it."""

    winners: tuple[int, ...]
    places: Mapping[int, int]

    @classmethod
    def of(cls, rules: AnyRules, state: Any, result: Over) -> Ranking:
        """By the last position and the result."""
        ranking = rules.ranking(state)
        if not ranking or ranking[:1] != result.winners[:1]:
            return cls(result.winners, {})
        level = rules.unranked(state)
        first = min((ranking.index(seat) for seat in level), default=0)
        told = enumerate(ranking)
        return cls(result.winners, {s: 1 + (first if s in level else place) for place, s in told})

    @classmethod
    def saved(cls, finish: Finish) -> Ranking:
        """By what is saved of a game. Rules for two rank nobody, and of rules that this program no
        longer plays the winner alone is known."""
        result = result_of(finish.result)
        try:
            rules = rules_of(finish)
            if max(rules.seats) > 2:
                return cls.of(rules, rules.load(finish.position), result)
        except GameError:
            pass
        return cls(result.winners, {})

    def got(self, mine: int, theirs: int) -> float:
        """What one seat got against another: all by a better place, half if they are level."""
        if not self.places:
            return got(self.winners, mine, theirs)
        one, other = self.places[mine], self.places[theirs]
        return 0.5 + ((one < other) - (one > other)) / 2


def got(winners: Sequence[int], mine: int, theirs: int) -> float:
    """The same where these seats won."""
    return 0.5 + ((mine in winners) - (theirs in winners)) / 2


# -- whether it counts -----------------------------------------------------------------------------


async def agreed_on(store: Store, change: Change) -> Change:
    """The beginning of a game, which counts for ratings if all at it want that, and the strength of
    each BOT there is known; what only seats somebody stays as it is. Where somebody will wonder why
    it does not count, the reason is noted."""
    table = change.after
    if table.game.status != "playing" or table.game.mode == "phone" or not table.people:
        return change
    if table.game.origin is not None:
        return change
    found = [await store.person(id_) for id_ in sorted(table.people)]
    people = [person for person in found if person is not None]
    bots = [player.bot for player in table.players if player.bot is not None]
    agreed = [_wants(person, bots=bool(bots)) for person in people]
    column: dict[str, Any] = {"rated": True}
    if not all(agreed) or len(agreed) < len(table.people):
        if not any(agreed):
            return change
        column = {"unrated": DECLINED}
    elif any(anchor(table.rules, bot) is None for bot in bots):
        column = {"unrated": UNMEASURED}
    note = ChangeGame(table.game.id, ("playing",), tuple(column.items()))
    after = replace(table, game=replace(table.game, **column))
    return replace(change, after=after, ops=(*change.ops, note))


def _wants(person: Person, *, bots: bool) -> bool:
    return person.rates == "all" or (person.rates == "people" and not bots)


def hinting(table: Table, now: int) -> Decision:
    """The BOT gives advice: the game counts for no rating from then on."""
    if table.game.status != "playing":
        return "over"
    after = amended(table, now, unrated=table.game.unrated or HINTED)
    return Change(after, (differing(table, after, "playing"),))


# -- what comes of an end --------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Met:
    """Who was at a table that is over, by seat: what each person had come to by then, and what each
    two of them."""

    table: Table
    people: Mapping[int, Standing]
    pairs: Mapping[tuple[int, int], Pair]

    def rating(self, seat: int, now: int) -> Rating | None:
        """How strong who sat there was held to be then."""
        if (standing := self.people.get(seat)) is not None:
            return aged(rating(standing), periods(standing.at, now))
        return anchor(self.table.rules, self.table.seated(seat).bot)

    def pair(self, one: int, other: int) -> Pair | None:
        """What two seats' people had come to against each other."""
        ids = [self.people[seat].person for seat in (one, other) if seat in self.people]
        return self.pairs.get((min(ids), max(ids))) if len(ids) == 2 else None


async def met(store: Store, table: Table) -> Met:
    """Those at a table, as they stand; who was forgotten is nobody."""
    seats = dict[int, int]()
    for player in table.players:
        person = sitter(player)
        row = None if person is None else await store.person(person)
        if row is not None and row.telegram is not None and player.seat is not None:
            seats[player.seat] = row.id
    rules = table.game.rules
    have = {each.person: each for each in await store.standings(tuple(seats.values()), rules)}
    people = {seat: have.get(id_, Standing(id_, rules)) for seat, id_ in seats.items()}
    pairs = dict[tuple[int, int], Pair]()
    for one, other in combinations(sorted(seats.values()), 2):
        pairs[one, other] = await store.pair(one, other) or Pair(one, other)
    return Met(table, people, pairs)


async def counted(store: Store, change: Change, now: int) -> Change:
    """The end of a game with what is to be written of how people stand by it."""
    found = await met(store, change.after)
    ops, gains = came_to(found, now)
    if gains is not None:
        game = replace(change.after.game, gains=gains)
        ops = (*ops, ChangeGame(game.id, ("over",), (("gains", gains),)))
        change = replace(change, after=replace(change.after, game=game))
    return replace(change, ops=(*change.ops, *ops))


def came_to(found: Met, now: int) -> tuple[tuple[Op, ...], str | None]:
    """What everybody at the table has come to by it, and how their ratings moved. Pure."""
    table, day = found.table, now // DAY_MS
    ops, gains = list[Op](), dict[int, Gain]()
    for seat, before in found.people.items():
        after, gain = _rated(found, seat, _told(table, seat, before), now)
        ops.append(KeepStanding(after, before.games))
        if gain is not None:
            gains[seat] = gain
    for pair in found.pairs.values():
        seats = {standing.person: seat for seat, standing in found.people.items()}
        got = share(table, seats[pair.first], seats[pair.second])
        after_pair = replace(
            pair,
            games=pair.games + 1,
            won=pair.won + (got == 1),
            lost=pair.lost + (got == 0),
            day=day,
            today=_today(pair, day) + 1,
        )
        ops.append(KeepPair(after_pair, pair.games))
    if found.people and len(table.players) == 2 and table.sealed == "throws":
        ops.append(ToReview(table.game.id))
    return tuple(ops), gains_text(len(table.players), gains)


def _told(table: Table, seat: int, before: Standing) -> Standing:
    winners = () if table.result is None else table.result.winners
    return one_more(before, table.game.id, winners, len(table.players), seat)


def one_more(before: Standing, game: int, winners: Sequence[int], many: int, seat: int) -> Standing:
    """Games, wins, draws and how many in a row, after a game that somebody played on one of so
    many seats."""
    drawn = not winners or len(winners) == many
    won = seat in winners and not drawn
    run = 0 if drawn else max(before.run, 0) + 1 if won else min(before.run, 0) - 1
    return replace(
        before,
        games=before.games + 1,
        won=before.won + won,
        drawn=before.drawn + drawn,
        run=run,
        best=max(before.best, run),
        beaten=game if won else before.beaten,
    )


def _rated(found: Met, seat: int, standing: Standing, now: int) -> tuple[Standing, Gain | None]:
    """The same one with its rating after the game, if that counts, and how that moved."""
    if not found.table.rated:
        return standing, None
    results = tuple(_results(found, seat, now))
    if len(results) < len(found.table.players) - 1:
        return standing, None
    after = rated(rating(standing), results, periods(standing.at, now))
    weight = round(sum(each.weight for each in results), 4)
    gain = Gain(round(standing.rating), round(after.value), round(after.deviation), weight)
    kept = replace(
        standing,
        rated=standing.rated + 1,
        rating=after.value,
        deviation=after.deviation,
        volatility=after.volatility,
        at=now,
    )
    return kept, gain


def _results(found: Met, mine: int, now: int) -> Iterator[Against]:
    """A game of n is n - 1 results that count one in all."""
    table, many = found.table, len(found.table.players)
    for theirs in range(many):
        other = None if theirs == mine else found.rating(theirs, now)
        if other is not None:
            better = edge(table.rules, many, mine, theirs)
            weight = full(found.pair(mine, theirs), now // DAY_MS) / (many - 1)
            yield Against(other, placed(table, mine, theirs), better, weight)


def full(pair: Pair | None, day: int) -> float:
    """How much the next game of two counts: in full for the first ten of a day, then each half as
    much as the one before, so that all of these together count no more than one."""
    return part(_today(pair, day) + 1)


def part(nth: int) -> float:
    """How much the game of that number counts on a day, from 1."""
    return min(1.0, 0.5 ** (nth - FULL))


def _today(pair: Pair | None, day: int) -> int:
    return pair.today if pair is not None and pair.day == day else 0


def rating(standing: Standing) -> Rating:
    """The rating that is kept."""
    return Rating(standing.rating, standing.deviation, standing.volatility)


def skill(standing: Standing) -> Rating:
    """The one with the luck of the throws taken off."""
    return Rating(standing.skill, standing.skill_deviation, standing.skill_volatility)


def periods(at: int, now: int) -> float:
    """So many periods of Glicko-2 lie between two times; none before a first game."""
    return A_DAY * max(0, now - at) / DAY_MS if at else 0.0


# -- luck and skill --------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Account:
    """What a review says of one player: what the throws won them more than the other one, what the
    other's choices cost more than theirs, and what both may be wrong by; all in games."""

    luck: float
    cost: float
    error: float


def reviewed(found: Met, accounts: Mapping[int, Account], at: int) -> Reviewed:
    """What a review of a game of two, which ended at that time, says of how they stand. Pure.

    The result less the luck, from 0 to 1, is what feeds the skill rating. It counts as much as the
    last game of that day that the two had finished by now: mostly this one.
    """
    table, rows = found.table, list[tuple[Standing, int]]()
    weight = part(max(1, _today(found.pair(0, 1), at // DAY_MS)))
    for seat, before in found.people.items():
        if not before.games:
            continue  # forgotten since
        told, other = accounts[seat], _skill_of(found, 1 - seat, at)
        after = replace(
            before,
            reviewed=before.reviewed + 1,
            luck=before.luck + told.luck,
            cost=before.cost + told.cost,
            doubt=before.doubt + told.error**2,
        )
        if table.rated and other is not None:
            score = min(1.0, max(0.0, share(table, seat, 1 - seat) - told.luck))
            result = Against(other, score, edge(table.rules, 2, seat, 1 - seat), weight)
            new = rated(skill(before), (result,), periods(before.skill_at, at))
            after = replace(
                after,
                skill=new.value,
                skill_deviation=new.deviation,
                skill_volatility=new.volatility,
                skill_at=at,
            )
        rows.append((after, before.reviewed))
    return Reviewed(table.game.id, tuple(rows))


def _skill_of(found: Met, seat: int, at: int) -> Rating | None:
    standing = found.people.get(seat)
    if standing is None:
        return anchor(found.table.rules, found.table.seated(seat).bot)
    return aged(skill(standing), periods(standing.skill_at, at))
