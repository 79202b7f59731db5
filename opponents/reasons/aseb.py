"""Why something is played in Aseb, as message ids, for the text files.

- `aseb-why-off`, `aseb-why-strike`, `aseb-why-again`: no arguments     a piece leaves, an enemy
  goes to its hand, a rosette gives another throw
- `aseb-why-flees`: from                the piece there could be hit, and no longer can
- `aseb-why-reach`: no arguments        no piece can be hit by the next throw
- `aseb-why-risk`: num, den             by the next throw one can be, as rarely as may be
- `aseb-why-ahead`, `aseb-why-rear`: no arguments   the first piece goes on, or the last
- `aseb-why-enter`: no arguments        a piece enters

and beside one action that is worse:

- `aseb-why-safer`: num, den, other     by so many throws a piece can be hit, not by as many
- `aseb-why-fewer`: count, other        so many own pieces can be hit, not as many
- `aseb-why-leaves`: num, den, other    so many of the next throws bring a piece off, not as few
- `aseb-why-freer`: num, den, other     by so many of them nothing can be moved, not by as many
- `aseb-why-blocks`: num, den, other    by so many throws the enemy can move nothing, not by as few
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from types import MappingProxyType
from typing import Final, NamedTuple

from games.aseb.effects import chosen, throws_again
from games.aseb.explain import hit_from
from games.aseb.moves import playable
from games.aseb.rules import Aseb
from games.aseb.state import Action, State, squares_of
from games.core import Told
from opponents.reasons.fact import Fact, shares

MESSAGES: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType(
    {
        "aseb-why-off": (),
        "aseb-why-strike": (),
        "aseb-why-again": (),
        "aseb-why-flees": ("from",),
        "aseb-why-reach": (),
        "aseb-why-risk": ("num", "den"),
        "aseb-why-ahead": (),
        "aseb-why-rear": (),
        "aseb-why-enter": (),
        "aseb-why-safer": ("num", "den", "other"),
        "aseb-why-fewer": ("count", "other"),
        "aseb-why-leaves": ("num", "den", "other"),
        "aseb-why-freer": ("num", "den", "other"),
        "aseb-why-blocks": ("num", "den", "other"),
    }
)
"""Every reason of Aseb with its arguments."""


@dataclass(frozen=True)
class Look:
    """An action in a position, and what comes of it."""

    rules: Aseb
    state: State
    action: Action

    @cached_property
    def after(self) -> State:
        """The position that it leads to."""
        return chosen(self.rules, self.state, self.action)

    @cached_property
    def before(self) -> Mapping[int, tuple[int, ...]]:
        """By own square before it: the throws by which it could be hit."""
        return self._open(self.state)

    @cached_property
    def now(self) -> Mapping[int, tuple[int, ...]]:
        """The same after it."""
        return self._open(self.after)

    @cached_property
    def risk(self) -> Fraction:
        """The chance that the enemy's next throw lets it hit."""
        throws = {score for scores in self.now.values() for score in scores}
        odds = self.rules.throws[0].odds
        return sum((chance for each, chance in odds if each.throw in throws), Fraction(0))

    @cached_property
    def next(self) -> Next:
        """What its own next throw brings, as long as nothing else changes."""
        return _next(self.rules, self.after, self.state.seat)

    @cached_property
    def answer(self) -> Next | None:
        """What the enemy's next throw brings, if that comes first."""
        enemy = 1 - self.state.seat
        return _next(self.rules, self.after, enemy) if self.after.seat == enemy else None

    def _open(self, state: State) -> Mapping[int, tuple[int, ...]]:
        seat = self.state.seat
        found = {
            square: hit_from(self.rules, state, seat, square)
            for square in squares_of(state.pieces[seat])
        }
        return {square: scores for square, scores in found.items() if scores}


class Next(NamedTuple):
    """The chances that a side's throw brings a piece off, and that nothing can be moved by it."""

    leaves: Fraction
    stuck: Fraction


def _next(rules: Aseb, state: State, seat: int) -> Next:
    """What a side's throw would bring, were it its turn."""
    turned, off, stuck = state._replace(seat=seat), Fraction(0), Fraction(0)
    for each, chance in rules.throws[0].odds:
        kinds = {action.kind for action in playable(rules, turned, each.throw)}
        off += chance if "off" in kinds else 0
        stuck += chance if not kinds else 0
    return Next(off, stuck)


Others = Sequence[Look]


def off(look: Look, _: Others) -> Told | None:
    """A piece leaves."""
    return Told("aseb-why-off") if look.action.kind == "off" else None


def strike(look: Look, _: Others) -> Told | None:
    """An enemy goes to its hand."""
    return Told("aseb-why-strike") if look.action.kind == "hit" else None


def again(look: Look, _: Others) -> Told | None:
    """A rosette gives another throw."""
    return Told("aseb-why-again") if throws_again(look.rules, look.action) else None


def flees(look: Look, _: Others) -> Told | None:
    """The piece that walks could be hit, and no longer can."""
    kind, source, target, _throw = look.action
    if kind not in ("move", "hit") or source not in look.before or target in look.now:
        return None
    return Told("aseb-why-flees", (("from", source),))


def reach(look: Look, _: Others) -> Told | None:
    """No piece on the board can be hit."""
    pieces = look.after.pieces[look.state.seat]
    return Told("aseb-why-reach") if pieces and not look.now else None


def risk(look: Look, others: Others) -> Told | None:
    """It is hit more rarely than after most others, and never more often."""
    if not look.risk or any(other.risk < look.risk for other in others):
        return None
    chance = (("num", look.risk.numerator), ("den", look.risk.denominator))
    return Told("aseb-why-risk", chance)


def ahead(look: Look, _: Others) -> Told | None:
    """The piece that is farthest on its way walks on."""
    return Told("aseb-why-ahead") if _end(look) == 1 else None


def rear(look: Look, _: Others) -> Told | None:
    """The piece that is farthest behind walks on."""
    return Told("aseb-why-rear") if _end(look) == -1 else None


def enter(look: Look, _: Others) -> Told | None:
    """A piece enters."""
    return Told("aseb-why-enter") if look.action.kind == "enter" else None


def safer(look: Look, others: Others) -> Told | None:
    """It is hit by fewer throws than after another."""
    worse = others[0].risk
    if not look.risk < worse:
        return None
    return Told("aseb-why-safer", shares(look.risk, worse))


def fewer(look: Look, others: Others) -> Told | None:
    """Fewer pieces can be hit than after another."""
    now, worse = len(look.now), len(others[0].now)
    return Told("aseb-why-fewer", (("count", now), ("other", worse))) if now < worse else None


def leaves(look: Look, others: Others) -> Told | None:
    """A piece is brought off by more of the next throws than after another."""
    mine, theirs = look.next.leaves, others[0].next.leaves
    return Told("aseb-why-leaves", shares(mine, theirs)) if mine > theirs else None


def freer(look: Look, others: Others) -> Told | None:
    """Fewer of the next throws move nothing than after another."""
    mine, theirs = look.next.stuck, others[0].next.stuck
    return Told("aseb-why-freer", shares(mine, theirs)) if mine < theirs else None


def blocks(look: Look, others: Others) -> Told | None:
    """By more throws the enemy can move nothing than after another."""
    mine, theirs = look.answer, others[0].answer
    if mine is None or theirs is None or mine.stuck <= theirs.stuck:
        return None
    return Told("aseb-why-blocks", shares(mine.stuck, theirs.stuck))


def _end(look: Look) -> int:
    """1 if the first of several own pieces walks, -1 if the last does; 0 for any other."""
    squares = squares_of(look.state.pieces[look.state.seat])
    if len(squares) < 2 or look.action.kind not in ("move", "hit"):
        return 0
    return {squares[-1]: 1, squares[0]: -1}.get(look.action.source, 0)


_GUARDS: Final[tuple[Fact[Look], ...]] = (flees, reach)

FACTS: Final[Mapping[str, tuple[Fact[Look], ...]]] = MappingProxyType(
    {
        "modest": (off, *_GUARDS, risk, strike, again, enter, ahead, rear),
        "greedy": (off, strike, again, ahead, enter, rear),
        "golden": (off, strike, *_GUARDS, again, risk, enter, ahead, rear),
        "djehuty": (off, strike, *_GUARDS, again, risk, enter, ahead, rear),
    }
)
"""Character to what it cares for, first things first. Greedy does not look at what may happen to
its pieces, so it never says that."""

BESIDE: Final[tuple[Fact[Look], ...]] = (
    *(off, strike, *_GUARDS, safer, fewer, again, leaves, enter, freer, blocks, ahead, rear),
)
"""What makes an action better than one other, which is handed in alone, first things first."""
