"""Why something is played in Senet, as message ids, for the text files.

- `senet-why-off`, `senet-why-home`: no arguments     a piece is borne off, or home
- `senet-why-rescue`: scores            a drowning piece is saved rather than waiting for these
- `senet-why-wait`: scores, to          it hopes for them; a rescue would take it back to that house
- `senet-why-strike`: no arguments      a piece of the enemy's is thrown back by an exchange
- `senet-why-hit`: no arguments         one is sent to the hand
- `senet-why-drop`: water, goes         one falls into the water, and what the water does with it:
  as of `senet-drop` (:mod:`games.senet.words`)
- `senet-why-pair`: houses              the pieces there are protected now, and were not
- `senet-why-keeps`: houses             those that were protected there still are: of both are
  named those alone on which the enemy could land soon if they were not
- `senet-why-flees`: from               the piece there could be landed on, and no longer can
- `senet-why-reach`: no arguments       no piece can be landed on by the next throw
- `senet-why-risk`: num, den            by the next throw one can be, as rarely as may be
- `senet-why-ready`: scores             the piece that moved may leave by these
- `senet-why-again`: no arguments       it throws again
- `senet-why-dry`, `senet-why-net`: no arguments      it falls not into the water, or the net
- `senet-why-ahead`, `senet-why-rear`: no arguments   the first piece goes on, or the last
- `senet-why-enter`: no arguments       a piece enters

and beside one action that is worse:

- `senet-why-safer`: num, den, other    by so many throws a piece can be landed on, not by as many
- `senet-why-fewer`: count, other       so many own pieces can be landed on, not as many
- `senet-why-leaves`: num, den, other   so many of the next throws bear a piece off, not as few
- `senet-why-freer`: num, den, other    by so many of them nothing can be moved, not by as many
- `senet-why-blocks`: num, den, other   by so many throws the enemy can move nothing, not by as few

What a throw can land on is asked of the rules; throws that follow it in the same turn are not
looked at.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import cache, cached_property
from types import MappingProxyType
from typing import Final, NamedTuple

from games.core import Choose, Told, any_of
from games.senet.effects import swept_to
from games.senet.outcome import Outcome
from games.senet.rules import Senet
from games.senet.state import HAND, LAST_HOUSE, OFF, Action, Mask, State, houses_of
from games.senet.words import saving
from opponents.danger import STRIKES, chance_of_a_strike, struck_by_any
from opponents.reasons.fact import Fact, shares

MESSAGES: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType(
    {
        "senet-why-off": (),
        "senet-why-home": (),
        "senet-why-rescue": ("scores",),
        "senet-why-wait": ("scores", "to"),
        "senet-why-strike": (),
        "senet-why-hit": (),
        "senet-why-drop": ("water", "goes"),
        "senet-why-pair": ("houses",),
        "senet-why-keeps": ("houses",),
        "senet-why-flees": ("from",),
        "senet-why-reach": (),
        "senet-why-risk": ("num", "den"),
        "senet-why-ready": ("scores",),
        "senet-why-again": (),
        "senet-why-dry": (),
        "senet-why-net": (),
        "senet-why-ahead": (),
        "senet-why-rear": (),
        "senet-why-enter": (),
        "senet-why-safer": ("num", "den", "other"),
        "senet-why-fewer": ("count", "other"),
        "senet-why-leaves": ("num", "den", "other"),
        "senet-why-freer": ("num", "den", "other"),
        "senet-why-blocks": ("num", "den", "other"),
    }
)
"""Every reason of Senet with its arguments."""


@dataclass(frozen=True)
class Look:
    """An action in a position, and what comes of it."""

    rules: Senet
    state: State
    action: Action

    @cached_property
    def out(self) -> Outcome:
        """What it brings, as the rules tell it."""
        return Outcome(self.rules, self.state, self.action)

    @property
    def seat(self) -> int:
        """Who plays it."""
        return self.state.seat

    @property
    def onward(self) -> bool:
        """Whether a piece on the board walks on the way that this game goes."""
        return self.out.walks and self.out.back != self.rules.way.forward

    @cached_property
    def held(self) -> tuple[Mask, Mask]:
        """Own protected pieces before it and after it."""
        guards = self.rules.protection
        return guards(self.out.before), guards(self.out.mine)

    @cached_property
    def open_before(self) -> Mask:
        """Own pieces on which the enemy could land before it, had it thrown then."""
        return struck_by_any(self.rules, self.state, self.seat)

    @cached_property
    def open_now(self) -> Mask:
        """Own pieces on which the enemy can land after it."""
        return struck_by_any(self.rules, self.out.after, self.seat)

    @cached_property
    def risk(self) -> Fraction:
        """The chance that the enemy's next throw lets it land on one."""
        return chance_of_a_strike(self.rules, self.out.after, self.seat)

    @cached_property
    def next(self) -> Next | None:
        """What its own next throws bring, as long as nothing else changes."""
        return _next(self.rules, self.out.after, self.seat)

    @cached_property
    def answer(self) -> Next | None:
        """What the enemy's next throw brings, if that comes first."""
        after = self.out.after
        mine = after.seat == self.seat or after.due == "over" or after.skip
        return None if mine else _next(self.rules, after, 1 - self.seat)


class Next(NamedTuple):
    """The chances that a side's throw bears a piece off, and that nothing can be moved by it."""

    leaves: Fraction
    stuck: Fraction


Others = Sequence[Look]


def off(look: Look, _: Others) -> Told | None:
    """A piece is borne off."""
    return Told("senet-why-off") if look.action.kind == "off" else None


def home(look: Look, _: Others) -> Told | None:
    """A piece is where it is to end."""
    if not look.rules.goal.homes or look.action.target in (HAND, OFF):
        return None
    homes = look.rules.lookups.first[look.seat]
    source, target = 1 << look.action.source, 1 << look.action.target
    return Told("senet-why-home") if homes & target and not homes & source else None


def rescue(look: Look, _: Others) -> Told | None:
    """A drowning piece is saved."""
    scores = (("scores", saving(look.rules)),)
    return Told("senet-why-rescue", scores) if look.action.kind == "rescue" else None


def wait(look: Look, _: Others) -> Told | None:
    """A drowning piece waits for its throw. A rescue would take the turn as well, and may follow
    later."""
    turn = look.rules.turn(look.state)
    if look.action.kind != "take" or not isinstance(turn, Choose):
        return None
    to = next(action.target for action in turn.actions if action.kind == "rescue")
    return Told("senet-why-wait", (("scores", saving(look.rules)), ("to", to)))


def strike(look: Look, _: Others) -> Told | None:
    """An enemy's piece is thrown back, not on; said is what becomes of it."""
    kind, source, target, _throw = look.action
    if kind not in STRIKES:
        return None
    if kind == "hit":
        return Told("senet-why-hit")
    if kind == "drop":
        goes = swept_to(look.rules, look.state, look.action)
        return Told("senet-why-drop", (("water", look.rules.water.told), ("goes", goes)))
    on = kind == "exchange" and (source > target) == look.rules.way.forward
    return None if on else Told("senet-why-strike")


def pair(look: Look, _: Others) -> Told | None:
    """More pieces are protected than before, among them some on which the enemy could land else."""
    before, now = look.held
    if now.bit_count() <= before.bit_count():
        return None
    wanted = now & ~before & _sought(look.rules, look.out.after, look.seat)
    return Told("senet-why-pair", (("houses", _houses(wanted)),)) if wanted else None


def keeps(look: Look, _: Others) -> Told | None:
    """All that were protected still are, of those on which the enemy could land else."""
    before, now = look.held
    wanted = before and before & _sought(look.rules, look.state, look.seat)
    if not wanted or wanted & ~now:
        return None
    return Told("senet-why-keeps", (("houses", _houses(wanted)),))


def flees(look: Look, _: Others) -> Told | None:
    """The piece that walks could be landed on, and no longer can."""
    source, target = look.action.source, look.action.target
    if not look.out.walks or look.open_now >> target & 1 or not look.open_before >> source & 1:
        return None
    return Told("senet-why-flees", (("from", source),))


def reach(look: Look, _: Others) -> Told | None:
    """No piece on the board can be landed on."""
    return Told("senet-why-reach") if look.out.mine and not look.open_now else None


def risk(look: Look, others: Others) -> Told | None:
    """It is landed on more rarely than after most others, and never more often."""
    if not look.risk or any(other.risk < look.risk for other in others):
        return None
    chance = (("num", look.risk.numerator), ("den", look.risk.denominator))
    return Told("senet-why-risk", chance)


def ready(look: Look, _: Others) -> Told | None:
    """The piece that walks may leave by some throw, and could not before."""
    if not look.out.walks:
        return None
    scores = _leaving(look.rules, look.out.after, look.seat, look.action.target)
    if not scores or _leaving(look.rules, look.state, look.seat, look.action.source):
        return None
    return Told("senet-why-ready", (("scores", any_of(scores)),))


def again(look: Look, _: Others) -> Told | None:
    """The turn goes on with a throw."""
    return Told("senet-why-again") if look.out.follows in ("throw", "throws") else None


def dry(look: Look, _: Others) -> Told | None:
    """No piece falls into the water."""
    return None if look.out.sinks else Told("senet-why-dry")


def net(look: Look, _: Others) -> Told | None:
    """The next turn is not lost."""
    return None if look.out.follows == "skip" else Told("senet-why-net")


def ahead(look: Look, _: Others) -> Told | None:
    """The piece that is farthest on its way walks on."""
    end = _end(look, first=True)
    return Told("senet-why-ahead") if look.onward and end == look.action.source else None


def rear(look: Look, _: Others) -> Told | None:
    """The piece that is farthest behind walks on."""
    end = _end(look, first=False)
    return Told("senet-why-rear") if look.onward and end == look.action.source else None


def enter(look: Look, _: Others) -> Told | None:
    """A piece enters."""
    return Told("senet-why-enter") if look.action.kind == "enter" else None


def safer(look: Look, others: Others) -> Told | None:
    """It is landed on by fewer throws than after another."""
    worse = others[0].risk
    if not look.risk < worse:
        return None
    return Told("senet-why-safer", shares(look.risk, worse))


def fewer(look: Look, others: Others) -> Told | None:
    """Fewer pieces can be landed on than after another."""
    now, worse = look.open_now.bit_count(), others[0].open_now.bit_count()
    if now >= worse:
        return None
    return Told("senet-why-fewer", (("count", now), ("other", worse)))


def leaves(look: Look, others: Others) -> Told | None:
    """A piece is borne off by more of the next throws than after another."""
    mine, theirs = look.next, others[0].next
    if mine is None or theirs is None or mine.leaves <= theirs.leaves:
        return None
    return Told("senet-why-leaves", shares(mine.leaves, theirs.leaves))


def freer(look: Look, others: Others) -> Told | None:
    """Fewer of the next throws move nothing than after another."""
    mine, theirs = look.next, others[0].next
    if mine is None or theirs is None or mine.stuck >= theirs.stuck:
        return None
    return Told("senet-why-freer", shares(mine.stuck, theirs.stuck))


def blocks(look: Look, others: Others) -> Told | None:
    """By more throws the enemy can move nothing than after another."""
    mine, theirs = look.answer, others[0].answer
    if mine is None or theirs is None or mine.stuck <= theirs.stuck:
        return None
    return Told("senet-why-blocks", shares(mine.stuck, theirs.stuck))


def _sought(rules: Senet, state: State, seat: int) -> Mask:
    """The houses of a side's pieces on which the enemy could land by a throw, or by the one after
    it, if neighbours protected nothing."""
    bare, enemy = _bare(rules), 1 - seat
    found = struck_by_any(bare, state, seat)
    for outcome, _ in rules.lookups.throws[0].odds:
        thrown = state._replace(
            seat=enemy, due="play", throws=(outcome.throw,), owed=0, skip=0, needs_one=False
        )
        turn = bare.turn(thrown)
        for action in turn.actions if isinstance(turn, Choose) else ():
            then = bare.apply(thrown, action)
            found |= struck_by_any(bare, then, seat) & state.pieces[seat]
    return found


@cache
def _bare(rules: Senet) -> Senet:
    """The same game in which neighbours protect nothing."""
    return replace(rules, protection=_none)


def _none(_: Mask) -> Mask:
    return 0


def _next(rules: Senet, state: State, seat: int) -> Next | None:
    """What a side's throw would bring, were it its turn to throw; None where a piece is in the
    water, whose fate comes first, and where throws are kept and played together."""
    if state.due == "over" or rules.bank_throws or state.pieces[seat] & rules.lookups.rescues:
        return None
    off, stuck = Fraction(0), Fraction(0)
    for outcome, chance in rules.lookups.throws[0].odds:
        thrown = state._replace(
            seat=seat, due="play", throws=(outcome.throw,), owed=0, skip=0, needs_one=False
        )
        turn = rules.turn(thrown)
        kinds = {action.kind for action in turn.actions} if isinstance(turn, Choose) else {"pass"}
        off += chance if "off" in kinds else 0
        stuck += chance if kinds == {"pass"} else 0
    return Next(off, stuck)


def _houses(mask: Mask) -> str:
    return " ".join(map(str, houses_of(mask)))


def _end(look: Look, *, first: bool) -> int:
    """The house of the first, or the last, of several own pieces on the way; 0 with fewer."""
    houses = houses_of(look.out.before)
    if len(houses) < 2:
        return 0
    return houses[-1] if first == look.rules.way.forward else houses[0]


def _leaving(rules: Senet, state: State, seat: int, house: int) -> list[int]:
    """The throws by which that piece could be borne off, were it its side's to play now."""
    if state.due == "over" or not 0 < house <= LAST_HOUSE:
        return []
    found = []
    for outcome, _ in rules.lookups.throws[0].odds:
        score = outcome.throw
        if not rules.lookups.leaves[score] >> house & 1:
            continue
        thrown = state._replace(
            seat=seat, due="play", throws=(score,), owed=0, skip=0, needs_one=False
        )
        turn = rules.turn(thrown)
        offered = turn.actions if isinstance(turn, Choose) else ()
        if any(action.kind == "off" and action.source == house for action in offered):
            found.append(score)
    return sorted(found)


_FIRST: Final[tuple[Fact[Look], ...]] = (off, home, rescue, wait)
_GUARDS: Final[tuple[Fact[Look], ...]] = (pair, flees, reach)

FACTS: Final[Mapping[str, tuple[Fact[Look], ...]]] = MappingProxyType(
    {
        "modest": (
            *(*_FIRST, *_GUARDS, keeps, risk, strike, dry, net, again, enter, ready),
            *(ahead, rear),
        ),
        "greedy": (*_FIRST, strike, ready, again, dry, net, ahead, enter, rear),
        "golden": (
            *(*_FIRST, strike, *_GUARDS, again, dry, net, keeps, ready, risk, enter),
            *(ahead, rear),
        ),
        "djehuty": (
            *(*_FIRST, strike, *_GUARDS, again, dry, net, keeps, ready, risk, enter),
            *(ahead, rear),
        ),
    }
)
"""Character to what it cares for, first things first. Greedy does not look at what may happen to
its pieces (:mod:`opponents.senet`), so it never says that."""

BESIDE: Final[tuple[Fact[Look], ...]] = (
    *(*_FIRST, strike, *_GUARDS, safer, fewer, again, dry, net, keeps, ready, leaves, enter),
    *(freer, blocks, ahead, rear),
)
"""What makes an action better than one other, which is handed in alone, first things first."""
