"""Measuring: whole games, each with a randomness of its own, so that a case comes out the same
whoever measures it, in any order and in as many processes as there are."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from math import sqrt
from random import Random
from typing import Any, Final, Protocol

from cards.cases import LEAST, OFTEN, PLANS, AnyRuleSet, Case, Plan
from cards.players import CHOICE_S, EASY, PACE_S, TAP_S, THROW_S, Anything, Beginner
from cards.rows import TOLD, Row
from games.core import Choose, Over, Throw
from opponents.playouts import LONGEST

SEED: Final = 26
"""The seed of the figures that are kept."""


class Player(Protocol):
    """Whoever chooses."""

    def choose(self, rules: Any, state: Any, rng: Random) -> Any:
        """One of the actions that `state` offers."""


@dataclass
class Game:
    """What happened in one game; the counts are those of one seat, the measured one."""

    actions: int = 0
    offers: int = 0
    throws: int = 0
    decisions: int = 0
    choices: int = 0
    taps: int = 0
    steps: int = 0
    """Steps of all the others, as the BOT shows them."""
    winners: tuple[int, ...] = ()

    @property
    def presses(self) -> int:
        """Presses of the measured seat: throws, and the taps of its real choices."""
        return self.throws + self.taps

    @property
    def minutes(self) -> float:
        """The time that the measured seat and the BOT take."""
        own = self.throws * THROW_S + self.choices * CHOICE_S
        return (own + (self.taps - self.choices) * TAP_S + self.steps * PACE_S) / 60


def play(rules: AnyRuleSet, players: Sequence[Player], seat: int, rng: Random) -> Game:
    """One game; `seat` is the measured one.

    What is one press in the chat counts once: several throws in a row where the rules throw on to
    the end of the turn, and a throw that was chosen (docs/decisions/0003). What has one action
    plays itself. The BOT's throw and the choice that follows are one step.
    """
    state, game = rules.start(len(players)), Game()
    last: tuple[int, str] = (-1, "")
    while game.actions < LONGEST:
        turn = rules.turn(state)
        if isinstance(turn, Over):
            game.winners = turn.winners
            break
        if isinstance(turn, Choose):
            action = players[turn.seat].choose(rules, state, rng)
            game.offers += len(turn.actions)
            if turn.seat == seat:
                _chosen(game, rules, state, turn, action)
            else:
                game.steps += last != (turn.seat, "throw")
            last = (turn.seat, "taken" if rules.write(action) == "throw" else "chosen")
        else:
            action = rng.choices(*_outcomes(turn))[0]
            game.offers += 1
            goes_on = last[0] == turn.seat and not rules.begins(state)
            joined = rules.throws_on and (turn.seat == seat or len(players) > 2)
            if last != (turn.seat, "taken") and not (joined and goes_on and last[1] == "throw"):
                game.throws += turn.seat == seat
                game.steps += turn.seat != seat
            last = (turn.seat, "throw")
        state = rules.apply(state, action)
        game.actions += 1
    return game


def _outcomes(turn: Throw[Any]) -> tuple[list[Any], list[float]]:
    return [action for action, _ in turn.odds], [float(chance) for _, chance in turn.odds]


def _chosen(game: Game, rules: AnyRuleSet, state: Any, turn: Choose[Any], action: Any) -> None:
    """Count a decision of the measured seat; the taps that all its actions share nobody makes."""
    game.decisions += 1
    if len(turn.actions) > 1:
        paths = rules.taps(state, turn.actions)
        shared = 0
        while len({path[: shared + 1] for path in paths}) == 1:
            shared += 1
        game.choices += 1
        game.taps += max(1, len(paths[turn.actions.index(action)]) - shared)


@dataclass
class Sample:
    """Games of one kind, and what is worked out of them."""

    games: list[Game] = field(default_factory=list)

    def mean(self, name: str) -> tuple[float, float]:
        """A figure of each game: its mean, and the standard error."""
        values = [getattr(game, name) for game in self.games]
        mean = sum(values) / len(values)
        spread = sum((value - mean) ** 2 for value in values) / max(1, len(values) - 1)
        return mean, sqrt(spread / len(values))

    def share(self) -> tuple[float, float]:
        """Choices of all decisions, and the standard error of that ratio; 0 if there were none."""
        choices = sum(game.choices for game in self.games)
        decisions = sum(game.decisions for game in self.games)
        if not decisions:
            return 0.0, 0.0
        ratio, count = choices / decisions, len(self.games)
        off = sum((game.choices - ratio * game.decisions) ** 2 for game in self.games)
        return ratio, sqrt(off / max(1, count - 1) / count) * count / decisions

    def won_first(self) -> float:
        """The share of games that the first player won alone."""
        return sum(game.winners == (0,) for game in self.games) / len(self.games)

    def drawn(self) -> float:
        """The share of games that nobody won alone."""
        return sum(len(game.winners) != 1 for game in self.games) / len(self.games)


def sample(case: Case, kind: str, plan: Plan, seed: int) -> Sample:
    """Games of a kind: `random`, `easy` (a beginner against the easy BOT, on each seat in turn) or
    `level` (beginners alone)."""
    rules, found, offers = case.played(), Sample(), 0
    while len(found.games) < LEAST or (len(found.games) < plan.games and offers < plan.offers):
        number = len(found.games)
        if number >= plan.games:
            break
        game = _numbered(case, rules, kind, number, seed)
        found.games.append(game)
        offers += game.offers
    return found


def _numbered(case: Case, rules: AnyRuleSet, kind: str, number: int, seed: int) -> Game:
    """One game of a kind; its number and the seed are all its randomness."""
    seat = number % case.seats
    rng = Random(f"{seed} {case.rules} {case.switches} {case.seats} {kind} {number}")  # noqa: S311 - repeatable
    players: list[Player] = [Beginner()] * case.seats
    if kind == "random":
        players = [Anything()] * case.seats
    elif kind == "easy":
        players = [Beginner() if each == seat else EASY for each in range(case.seats)]
    return play(rules, players, seat, rng)


def goes_on(row: Row) -> bool:
    """Whether more games of beginners alone are to be played until it may be told how often the
    first player wins: for rule sets and single values of switches, where a game is not too long."""
    changed = Case(row.rules, row.switches, row.seats).changed
    return changed < len(PLANS) - 1 and OFTEN <= row.level_games < TOLD


def played_on(row: Row, seed: int = SEED, until: int = TOLD) -> Row:
    """The row with so many games of beginners alone, where there were fewer: those that it has were
    the first ones, so that it is the same as if all were played at once."""
    case = Case(row.rules, row.switches, row.seats)
    rules, before = case.played(), row.level_games
    more = Sample([_numbered(case, rules, "level", at, seed) for at in range(before, until)])
    if not more.games:
        return row
    won, drawn = (round(share * before) for share in (row.first, row.draws))
    won += sum(game.winners == (0,) for game in more.games)
    drawn += sum(len(game.winners) != 1 for game in more.games)
    return replace(row, level_games=until, first=won / until, draws=drawn / until)


def measure(case: Case, games: int | None = None, seed: int = SEED) -> Row:
    """The row of a case, with at most so many games of each kind. Where their number is not given
    beginners alone play on, as :func:`goes_on` says."""
    plan = PLANS[case.changed].by(games)
    chance, easy, level = (sample(case, kind, plan, seed) for kind in ("random", "easy", "level"))
    actions, minutes = chance.mean("actions"), easy.mean("minutes")
    presses, decided, choices = easy.mean("presses"), easy.mean("choices"), easy.share()
    row = Row(
        rules=case.rules,
        version=case.played().version,
        switches=case.switches,
        seats=case.seats,
        games=len(easy.games),
        minutes=minutes[0],
        minutes_se=minutes[1],
        presses=presses[0],
        presses_se=presses[1],
        decided=decided[0],
        decided_se=decided[1],
        choices=choices[0],
        choices_se=choices[1],
        level_games=len(level.games),
        first=level.won_first(),
        draws=level.drawn(),
        random_games=len(chance.games),
        random_actions=actions[0],
        random_actions_se=actions[1],
        random_first=chance.won_first(),
    )
    return played_on(row, seed) if games is None and goes_on(row) else row
