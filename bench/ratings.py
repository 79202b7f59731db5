"""What ratings do over many games: `python -m bench ratings`.

Careers of Bell's Senet among equals, with and without what the seat is worth; losing on purpose;
two who play each other all day; a year of twelve people; and the predictions beside those of
openskill (`pip install -r requirements/bench.lock`), on the same games. Fixed seeds.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import product
from math import exp, log
from random import Random
from statistics import fmean
from typing import Any

from bench.figures import with_error
from bot.table.glicko import A_DAY, SCALE, Against, Rating, aged, expected, rated
from bot.table.measures import lead
from bot.table.standings import FULL, part
from cards import fitting
from games.catalogue import rule_set

SEED = 30
CAREERS = 60
GAMES = 1_000
A_GAME = A_DAY / 5
"""Periods between two games of who plays five a day."""
BELL = rule_set("bell")
BEGUN = Rating()


def bell_first() -> float:
    """How often the first wins by Bell's rules among equals."""
    fit = fitting(BELL, 2)
    return 0.5 if fit is None else fit.row.first


@dataclass
class Career:
    """Two equals, rated after every game; `loss` is the mean log loss of the predictions."""

    one: Rating
    other: Rating
    loss: float


def career(rng: Random, seat: Callable[[Random], int], edge: float) -> Career:
    """A thousand games of two equals; `seat` says where the one sits, `edge` what seat 0 is held
    to be worth."""
    first, losses = bell_first(), list[float]()
    one = other = BEGUN
    for _ in range(GAMES):
        mine = seat(rng)
        won = float((rng.random() < first) == (mine == 0))
        better = edge if mine == 0 else -edge
        likely = expected(one, other, better)
        losses.append(-log(likely if won else 1 - likely))
        one, other = (
            rated(one, [Against(aged(other, A_GAME), won, better)], A_GAME),
            rated(other, [Against(aged(one, A_GAME), 1 - won, -better)], A_GAME),
        )
    return Career(one, other, fmean(losses))


def careers() -> None:
    first = bell_first()
    entropy = -first * log(first) - (1 - first) * log(1 - first)
    print(f"{CAREERS} careers of {GAMES} Bell games of equals; the first wins {first:.3f}:")
    print(f"  no prediction can be better than {entropy:.3f}, a coin's is 0.693")
    for name, seat in (
        ("seats by lot", lambda rng: rng.randrange(2)),
        ("always second", lambda _: 1),
    ):
        for told, edge in (("without the seat", 0.0), ("with it", lead(BELL, 2))):
            rng = Random(f"{SEED} {name}")  # noqa: S311 - a bench repeats itself
            found = [career(rng, seat, edge) for _ in range(CAREERS)]
            within = [100 * (abs(c.one.value - 1500) <= c.one.deviation) for c in found]
            print(
                f"  {name:14} {told:17} mean {with_error([c.one.value for c in found])}"
                f"  within a deviation {with_error(within, '.0f')} %"
                f"  log loss {with_error([c.loss for c in found], '.4f')}"
            )


def _wins(strength: float, other: float, rng: Random) -> float:
    return float(rng.random() < 1 / (1 + exp((other - strength) / SCALE)))


def on_purpose() -> None:
    """Fifty games lost on purpose and won back, against the same hundred or so played honestly."""
    gains = []
    for number in range(400):
        outcome = {}
        for honest in (True, False):
            rng = Random(f"{SEED} {number}")  # noqa: S311 - a bench repeats itself
            me, lost, won = BEGUN, 0, 0
            for _ in range(300):
                me = _against(me, rng, None)
            while won < 50:
                result = 0.0 if not honest and lost < 50 else None
                before, me = me, _against(me, rng, result)
                lost += result == 0.0
                if honest or lost >= 50:
                    won += result is None and me.value > before.value
            outcome[honest] = me.value
        gains.append(outcome[False] - outcome[True])
    print(f"50 lost on purpose, 50 won back: {with_error(gains)} points on honest play")


def _against(me: Rating, rng: Random, result: float | None) -> Rating:
    """A game of somebody of 1600 against an opponent of about that strength."""
    strength = rng.gauss(1550, 80)
    score = _wins(1600, strength, rng) if result is None else result
    return rated(me, [Against(Rating(strength, 60), score)], A_GAME)


WEIGHTS: Mapping[str, Callable[[int], float]] = {
    "every game in full": lambda _: 1.0,
    "then (10/n)²": lambda nth: min(1.0, (FULL / nth) ** 2),
    "then half again each": part,
}
"""What the game of that number of the same two may count on a day; the last is what we do."""


def _day(
    weight: Callable[[int], float], one: Rating, other: Rating, result: Callable[[], float]
) -> tuple[float, float]:
    """By how much 500 games on a day move `one`: in all, and from the eleventh on."""
    before = tenth = one.value
    for nth in range(1, 501):
        won, weighs = result(), weight(nth)
        one, other = (
            rated(one, [Against(other, won, weight=weighs)], A_GAME / 100),
            rated(other, [Against(one, 1 - won, weight=weighs)], A_GAME / 100),
        )
        tenth = one.value if nth == FULL else tenth
    return abs(one.value - before), abs(one.value - tenth)


def all_day() -> None:
    """Two play each other 500 times on a day: honestly, and so that one lets the other win."""
    print("500 games of two on a day, ten in full: a rating moves by (of that from the 11th on)")
    for told, weight in WEIGHTS.items():
        honest = []
        for number in range(100):
            rng = Random(f"{SEED} {number}")  # noqa: S311 - a bench repeats itself
            toss = partial(_toss, rng)
            honest.append(_day(weight, Rating(1500, 60), Rating(1500, 60), toss))
        fair, later = (with_error(each) for each in zip(*honest, strict=True))
        let, after = _day(weight, Rating(1500, 60), Rating(1500, 60), lambda: 1.0)
        worst = max(
            (_day(weight, Rating(1500, mine), Rating(1500 + gap, its), lambda: 1.0)[1], mine, gap)
            for mine, its in product((45, 60, 85, 110, 200, 350), (45, 350))
            for gap in (-300, 0, 300, 600, 900)
        )
        print(
            f"  {told:21} honestly {fair} ({later})"
            f"   one lets the other win {let:4.0f} ({after:4.0f})"
            f"   at worst ({worst[0]:4.0f}, at a deviation of {worst[1]}, {worst[2]:+} points)"
        )


def _toss(rng: Random) -> float:
    return float(rng.random() < 0.5)


def evenings() -> None:
    """What the same costs who play honestly: twelve people, 200 evenings of two, 30 games each."""
    print("12 people, 200 evenings of 30 games of two; log loss in the second half, Spearman:")
    for told, weight in WEIGHTS.items():
        rng = Random(f"{SEED} evenings")  # noqa: S311 - a bench repeats itself
        strengths = [rng.gauss(1500, 150) for _ in range(12)]
        people, losses = [BEGUN] * 12, list[float]()
        for evening in range(200):
            one, other = rng.sample(range(12), 2)
            for nth in range(1, 31):
                won = _wins(strengths[one], strengths[other], rng)
                likely = expected(people[one], people[other])
                if evening >= 100:
                    losses.append(-log(likely if won else 1 - likely))
                a, b, weighs = people[one], people[other], weight(nth)
                people[one] = rated(a, [Against(b, won, weight=weighs)], A_GAME)
                people[other] = rated(b, [Against(a, 1 - won, weight=weighs)], A_GAME)
        order = ranked(strengths, [each.value for each in people])
        print(f"  {told:21} {with_error(losses, '.4f')}  {order:.3f}")


@dataclass(frozen=True)
class Table:
    """Who sat at it, the first first, and in which places they came in."""

    who: tuple[int, ...]
    winner: int


def tables(seats: Sequence[int], skill: float, rng: Random) -> tuple[list[float], list[Table]]:
    """Two thousand games of twelve people of known strength; the more `skill`, the less the lot
    decides."""
    strengths = [rng.gauss(0, 1) for _ in range(12)]
    found = []
    for _ in range(2_000):
        who = tuple(rng.sample(range(12), rng.choice(seats)))
        shown = {one: skill * strengths[one] - log(-log(rng.random())) for one in who}
        found.append(Table(who, max(shown, key=shown.__getitem__)))
    return strengths, found


def glicko(found: Sequence[Table]) -> tuple[list[float], list[float]]:
    """The mean log loss of the pairs of winner and other in each game of the second half; the
    ratings."""
    people, losses = [BEGUN] * 12, list[float]()
    for number, table in enumerate(found):
        before = [aged(each, A_GAME / 6) for each in people]
        for one in table.who:
            results = [
                Against(before[o], _share(table, one, o), weight=1 / (len(table.who) - 1))
                for o in table.who
                if o != one
            ]
            if number >= len(found) // 2 and one == table.winner:
                losses.append(fmean(-log(expected(before[one], each.other)) for each in results))
            people[one] = rated(people[one], results, A_GAME / 6)
    return losses, [each.value for each in people]


def _share(table: Table, one: int, other: int) -> float:
    return 0.5 + ((one == table.winner) - (other == table.winner)) / 2


def openskill(found: Sequence[Table], models: Any) -> tuple[list[float], list[float]]:
    """The same by openskill's PlackettLuce with its defaults."""
    model = models.PlackettLuce()
    people, losses = [model.rating() for _ in range(12)], list[float]()
    for number, table in enumerate(found):
        teams = [[people[one]] for one in table.who]
        if number >= len(found) // 2:
            won = [people[table.winner]]
            losses.append(
                fmean(
                    -log(max(1e-9, model.predict_win([won, [people[one]]])[0]))
                    for one in table.who
                    if one != table.winner
                )
            )
        ranks = [float(one != table.winner) for one in table.who]
        for one, (after,) in zip(table.who, model.rate(teams, ranks=ranks), strict=True):
            people[one] = after
    return losses, [each.mu for each in people]


def predictions() -> None:
    try:
        models = importlib.import_module("openskill.models")
    except ImportError:
        models = None
        print("openskill is not there: pip install -r requirements/bench.lock")
    print("12 people, 2,000 games; log loss of a game's pairs (winner, other) in the second half,")
    print("and how well the ratings order true strengths (Spearman's rank correlation):")
    for told, seats, skill in (
        ("two, skill", (2,), 2.0),
        ("two, luck", (2,), 0.5),
        ("tables of 2-6, skill", (2, 3, 4, 5, 6), 2.0),
        ("tables of 2-6, luck", (2, 3, 4, 5, 6), 0.5),
    ):
        rng = Random(f"{SEED} {told}")  # noqa: S311 - a bench repeats itself
        strengths, found = tables(seats, skill, rng)
        mine, ours = glicko(found)
        line = f"  {told:21} Glicko-2 {with_error(mine, '.3f')} ({ranked(strengths, ours):.2f})"
        if models is not None:
            theirs, values = openskill(found, models)
            line += f"  openskill {with_error(theirs, '.3f')} ({ranked(strengths, values):.2f})"
        print(line)


def ranked(one: Sequence[float], other: Sequence[float]) -> float:
    """Spearman's rank correlation."""
    places = [[sorted(each).index(value) for value in each] for each in (one, other)]
    apart = sum((a - b) ** 2 for a, b in zip(*places, strict=True))
    return float(1 - 6 * apart / (len(one) ** 3 - len(one)))


def main() -> None:
    careers()
    on_purpose()
    all_day()
    evenings()
    predictions()
