"""What an action of Senet shows of the rules: sentences for who sees it for the first time.

Each message id names its lesson; all ids, with their arguments, stand in :data:`MESSAGES`.
`scores` are throws (where all of them take a piece off, :data:`games.senet.outcome.ANY`), `houses`
houses, `from` and `to` the move's, `count` a number of the rule set, `search` where a free house is
looked for (:data:`SEARCHES`).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from games.core import Told, any_of
from games.senet import effects, moves
from games.senet.outcome import Outcome, leaving_scores, listed, throws_told, walking_scores
from games.senet.parts import PARTS, WATERS
from games.senet.ruleset import SenetFields
from games.senet.state import (
    BEAUTY,
    HAND,
    LAST_HOUSE,
    NETTING,
    OFF,
    THREE,
    WATER,
    Action,
    Mask,
    State,
    houses_of,
)
from games.senet.words import saving

SEARCHES: Final = ("ahead", "behind")
"""Where a piece that is washed back goes if the house is taken: to the first free one after it, or
before it."""

VARIANTS: Final[Mapping[str, tuple[str, ...]]] = {"search": SEARCHES}
"""By argument all the words that it may be. A text that chooses by one has a variant for each."""

MESSAGES: Final[dict[str, tuple[str, ...]]] = {
    # the throw
    "senet-lesson-sticks": ("count",),
    "senet-lesson-dice": (),
    "senet-lesson-bank": ("scores",),
    "senet-lesson-bank-turn": (),
    "senet-lesson-fate": (),
    "senet-lesson-trial": (),
    # why the turn goes on, or ends
    "senet-lesson-again": ("scores",),
    "senet-lesson-turn": ("scores",),
    "senet-lesson-one-throw": (),
    "senet-lesson-no-move": (),
    "senet-lesson-no-move-drowning": ("scores",),
    "senet-lesson-lost-throw": ("scores",),
    "senet-lesson-pass": (),
    "senet-lesson-drowning": (),
    "senet-lesson-stays": (),
    "senet-lesson-needs-one": (),
    "senet-lesson-begins": (),
    "senet-lesson-add": (),
    "senet-lesson-quiet": ("count",),
    # walking
    "senet-lesson-jump": (),
    "senet-lesson-retreat": (),
    "senet-lesson-either": (),
    "senet-lesson-backward": (),
    "senet-lesson-peace": (),
    "senet-lesson-block": ("count",),
    "senet-lesson-block-any": ("count",),
    # meeting the enemy
    "senet-lesson-exchange": (),
    "senet-lesson-hit": (),
    "senet-lesson-hit-extra": (),
    "senet-lesson-drop": (),
    # what befalls one's own piece
    "senet-lesson-swapped": ("from", "to"),
    "senet-lesson-struck": ("to",),
    "senet-lesson-swept": ("to", "water", "goes"),
    "senet-lesson-swap": (),
    **{
        f"senet-lesson-guard-{name.replace('_', '-')}": ()
        for name in PARTS["protection"]
        if name != "alone"
    },
    "senet-lesson-column": (),
    # houses
    "senet-lesson-safe": ("houses",),
    "senet-lesson-bonus": ("houses",),
    "senet-lesson-netting": (),
    "senet-lesson-skipped": (),
    "senet-lesson-gate": (),
    "senet-lesson-ahead": ("three", "two", "one"),
    "senet-lesson-stop": (),
    "senet-lesson-fall": (),
    **{
        f"senet-lesson-water-{told}": ("scores", "goes", *(("search",) if told == "wash" else ()))
        for told in dict.fromkeys(water.told for water in WATERS if water.means)
    },
    "senet-lesson-water-ends": (),
    "senet-lesson-water-single": (),
    "senet-lesson-rescue": (),
    "senet-lesson-take": ("scores",),
    "senet-lesson-rebirth": (),
    "senet-lesson-still": ("to", "scores"),
    "senet-lesson-last-three": (),
    # in and out
    "senet-lesson-enter": ("score", "to"),
    "senet-lesson-enter-hit": (),
    "senet-lesson-off": ("from", "scores"),
    "senet-lesson-saved": (),
    "senet-lesson-off-extra": (),
    "senet-lesson-must-off": (),
    "senet-lesson-far": ("to",),
    "senet-lesson-home": ("houses",),
}
"""Every lesson of Senet, with its arguments."""


def lessons(rules: SenetFields, state: State, action: Action) -> tuple[Told, ...]:
    """What an action played in `state` shows of the rules, what happens first at first."""
    if action.kind == "score":
        return tuple(_thrown(rules, state, action.throw))
    outcome = Outcome(rules, state, action)
    found = [*_rescue(outcome), *_moved(outcome), *_next(outcome)]
    return tuple(found)


def suffers(rules: SenetFields, state: State, action: Action, seat: int) -> Told | None:
    """What an action does to a piece of the other side's, `seat`: it changes places, goes to the
    hand or into the water (senet 2.5, 2.9, 4.3)."""
    kind, source, target, _ = action
    if seat == state.seat:
        return None
    match kind:
        case "exchange" if target != WATER or not rules.water.drowns:
            return _lesson("swapped", ("from", source), ("to", target))
        case "hit":
            return _lesson("struck", ("to", target))
        case "drop":
            goes = effects.swept_to(rules, state, action)
            return _lesson("swept", ("to", target), ("water", rules.water.told), ("goes", goes))
        case _:
            return None


def _lesson(name: str, *args: tuple[str, str | int]) -> Told:
    return Told(f"senet-lesson-{name}", args)


def _thrown(rules: SenetFields, state: State, score: int) -> Iterator[Told]:
    """What a throw shows."""
    fated = state.pieces[state.seat] & rules.lookups.bound
    house = fated.bit_length() - 1
    if rules.dice == "two":
        yield _lesson("dice")
    else:
        yield _lesson("sticks", ("count", rules.sticks))
    if house in rules.lookups.fates:
        yield _lesson("fate" if house == BEAUTY else "trial")
    if rules.bank_throws and score in rules.lookups.again:
        yield _lesson("bank", ("scores", _ending(rules)))
    if state.needs_one and state.seat == 1 and score == 1:
        yield _lesson("begins")
    offered: dict[str, Told] = {}
    for told in _offered(rules, effects.thrown(rules, state, score)):
        offered.setdefault(told.message, told)
    yield from offered.values()


def _offered(rules: SenetFields, state: State) -> Iterator[Told]:
    """What may be chosen now and is better known before: what becomes of an enemy that is met,
    what the water does, and on which houses a piece waits for its throw."""
    actions = moves.choices(rules, state).actions if state.due == "play" else ()
    if len(actions) < 2:  # what is no choice shows itself when it is played
        return
    for action in actions:
        outcome = Outcome(rules, state, action)
        if action.kind in ("exchange", "hit", "drop"):
            yield from _met(outcome)
        if outcome.sinks:
            yield from _water(outcome)
        elif 0 < action.target <= LAST_HOUSE:
            yield from _waits(rules, action.target)


def _rescue(outcome: Outcome) -> Iterator[Told]:
    """The choice of who has a drowning piece (senet 2.11)."""
    if outcome.action.kind == "rescue":
        yield _lesson("rescue")
    elif outcome.action.kind == "take":
        yield _lesson("take", ("scores", saving(outcome.rules)))


def _moved(outcome: Outcome) -> Iterator[Told]:
    """What a move shows."""
    kind = outcome.action.kind
    if kind in ("pass", "take", "rescue"):
        return
    if kind == "rebirth":
        yield _lesson("rebirth")
        return
    yield from _met(outcome)
    yield from _left(outcome) if outcome.action.target == OFF else _landed(outcome)
    if outcome.walks:
        yield from _walked(outcome)


def _walked(outcome: Outcome) -> Iterator[Told]:
    """How a piece walked: back, or over others (senet 2.3, 2.4, 6.3, 6.4)."""
    rules, source, target = outcome.rules, outcome.action.source, outcome.action.target
    decided = 1 << source & rules.lookups.bound
    if decided:
        return
    if outcome.back:
        if rules.way.retreats:
            yield _lesson("retreat")
            if not rules.retreat_attack:
                yield _lesson("peace")
        else:
            yield _lesson("either" if rules.way.forward else "backward")
    low, high = sorted((source, target))
    between = sum(outcome.state.pieces) >> low + 1 & (1 << high - low - 1) - 1
    if between and not rules.block:
        yield _lesson("jump")
    if rules.block and _blocks(outcome):
        anyone = rules.block_by == "any"
        yield _lesson("block-any" if anyone else "block", ("count", rules.block))


def _blocks(outcome: Outcome) -> bool:
    """Whether the piece stands in a row now that cannot be jumped."""
    rules, after = outcome.rules, outcome.after
    pieces = after.pieces[outcome.state.seat]
    if rules.block_by == "any":
        pieces = sum(after.pieces)
    low = high = outcome.action.target
    while pieces >> low - 1 & 1:
        low -= 1
    while pieces >> high + 1 & 1:
        high += 1
    return bool(pieces >> outcome.action.target & 1) and high - low + 1 >= rules.block


def _met(outcome: Outcome) -> Iterator[Told]:
    """What becomes of an enemy (senet 2.5, 2.9, 2.13, 4.3, 4.4)."""
    rules, (kind, source, target, _) = outcome.rules, outcome.action
    if kind == "exchange":
        drowned = target == WATER and rules.water.drowns
        yield _lesson("swap" if drowned else "exchange")
    elif kind == "drop":
        yield _lesson("drop")
        yield from _water(outcome)
    elif kind == "hit":
        yield _lesson("enter-hit" if source == HAND else "hit")
        if rules.hit_extra:
            yield _lesson("hit-extra")


def _water(outcome: Outcome) -> Iterator[Told]:
    """What the water does (senet 2.10; 3, `water`; 4.6; 6.7)."""
    rules = outcome.rules
    told, goes = rules.water.told, rules.water.washes_to
    search = "ahead" if rules.water.washes_on > goes else "behind"
    args: dict[str, str | int] = {"scores": saving(rules), "goes": goes, "search": search}
    wanted = MESSAGES[f"senet-lesson-water-{told}"]
    yield _lesson(f"water-{told}", *((name, args[name]) for name in wanted))
    if rules.water_single and rules.water.rests:
        yield _lesson("water-single")


def _landed(outcome: Outcome) -> Iterator[Told]:
    """What the house landed on shows, and the neighbours there."""
    rules, (_, source, target, _) = outcome.rules, outcome.action
    if outcome.sinks:
        yield from _water(outcome)
        if source == BEAUTY and rules.beauty.falls:
            yield _lesson("fall")
        if rules.water_ends:
            yield _lesson("water-ends")
        return
    if source == HAND:
        yield _lesson("enter", ("score", str(outcome.score)), ("to", target))
    near = not outcome.back and 0 <= BEAUTY - target <= _farthest(rules)
    if rules.beauty.falls and near:
        yield _lesson("gate")
    if near:
        yield from _ahead(rules)
    if target == BEAUTY and rules.beauty.falls:
        yield _lesson("fall")
        yield from _water(outcome)
    if target == BEAUTY and rules.beauty.stops:
        yield _lesson("stop")
    yield from _housed(rules, outcome, target)
    if outcome.guard:
        name = rules.protection.__name__.replace("_", "-")
        yield _lesson(f"guard-{name}")


def _ahead(rules: SenetFields) -> Iterator[Told]:
    """What the last houses are, before a piece stands there (senet 2.7, 2.8)."""
    leaving = [leaving_scores(rules, house) for house in range(THREE, LAST_HOUSE + 1)]
    walks = any(walking_scores(rules, house) for house in range(THREE, LAST_HOUSE + 1))
    if rules.water.means and not walks and all(len(scores) == 1 for scores in leaving):
        told = (throws_told(rules, scores) for scores in leaving)
        yield _lesson("ahead", *zip(("three", "two", "one"), told, strict=True))


def _farthest(rules: SenetFields) -> int:
    """The highest throw: so near to a house, a piece may reach it next."""
    return max(action.throw for action in rules.lookups.outcomes)


def _waits(rules: SenetFields, house: int) -> Iterator[Told]:
    """That a piece on a house does nothing but leave the board (senet 2.8)."""
    leaving = leaving_scores(rules, house)
    if leaving and not walking_scores(rules, house):
        yield _lesson("still", ("to", house), ("scores", throws_told(rules, leaving)))


def _housed(rules: SenetFields, outcome: Outcome, target: int) -> Iterator[Told]:
    """What the house itself is (senet 2.8, 3, 5.4, 7.6)."""
    yield from _waits(rules, target)
    if outcome.action.source >= THREE and target > THREE and rules.last_three_move:
        yield _lesson("last-three")
    if rules.lookups.safe >> target & 1:
        yield _lesson("safe", ("houses", listed(houses_of(rules.lookups.safe))))
    if target in rules.lookups.bonus:
        yield _lesson("bonus", ("houses", listed(tuple(sorted(rules.lookups.bonus)))))
    if target == NETTING and rules.netting:
        yield _lesson("netting")
    home = rules.lookups.first[outcome.state.seat]
    if rules.goal.homes and home >> target & 1:
        yield _lesson("home", ("houses", listed(houses_of(home))))
    if rules.column_extra and effects.column(outcome.state, outcome.action.source, target):
        yield _lesson("column")


def _left(outcome: Outcome) -> Iterator[Told]:
    """How a piece leaves the board (senet 2.7, 2.8, 2.10; 3; 4.7; 7.5)."""
    rules, source = outcome.rules, outcome.action.source
    if rules.water.drowns and source == WATER:
        yield _lesson("saved")
    elif source not in rules.lookups.fates:
        scores = leaving_scores(rules, source)
        yield _lesson("off", ("from", source), ("scores", throws_told(rules, scores)))
    if rules.lookups.all_on_for >> source & 1:
        yield _lesson("far", ("to", _lowest(rules.lookups.all_on)))
    if rules.must_bear_off:
        yield _lesson("must-off")
    if rules.off_extra and outcome.follows != "won":
        yield _lesson("off-extra")


def _lowest(mask: Mask) -> int:
    return (mask & -mask).bit_length() - 1


def _next(outcome: Outcome) -> Iterator[Told]:
    """Why the turn goes on, or ends (senet 1.7, 2.2, 2.10, 3, 4.7, 6.2)."""
    rules, state, kind = outcome.rules, outcome.state, outcome.action.kind
    follows, again = outcome.follows, rules.lookups.again
    if kind == "pass":
        yield from _passed(outcome)
    elif kind not in ("take", "rescue"):
        if follows in ("throw", "throws") and outcome.score in again and not rules.bank_throws:
            yield _lesson("again", ("scores", any_of(sorted(again))))
        if follows == "throws" and rules.extras_add:
            yield _lesson("add")
        if follows in ("turn", "skip", "again") and not outcome.sinks:
            yield _ended(rules)
    if follows == "again":
        yield _lesson("skipped")
    quiet = outcome.after.quiet
    if rules.quiet_limit and quiet > state.quiet and rules.quiet_limit - quiet <= _LONG:
        yield _lesson("quiet", ("count", rules.quiet_limit))


_LONG: Final = 50
"""So many turns before a quiet game ends, its end is explained (as it is counted, senet 6.2)."""


def _ended(rules: SenetFields) -> Told:
    """Why the turn is over though a piece was moved."""
    if rules.bank_throws:
        return _lesson("bank-turn")
    if not rules.lookups.again:
        return _lesson("one-throw")
    return _lesson("turn", ("scores", _ending(rules)))


def _ending(rules: SenetFields) -> str:
    """The scores that do not throw again."""
    thrown = {action.throw for action in rules.lookups.outcomes}
    return any_of(sorted(thrown - rules.lookups.again))


def _passed(outcome: Outcome) -> Iterator[Told]:
    """Why nothing was played, and what that costs."""
    rules, state = outcome.rules, outcome.state
    bound = state.pieces[state.seat] & rules.lookups.bound
    if state.needs_one and state.seat == 1:
        yield _lesson("needs-one")
    elif bound and rules.water.drowns:
        yield _lesson("drowning")
    elif bound:
        yield _lesson("stays")
    elif len(moves.choices(rules, state).actions) > 1:
        yield _lesson("pass")
    elif outcome.follows == "throw":
        yield _lesson("lost-throw", ("scores", any_of(sorted(rules.lookups.again))))
    else:
        yield _no_move(rules)


def _no_move(rules: SenetFields) -> Told:
    """That a turn ends where nothing can be played; but for a drowning piece (senet 2.2, 2.10)."""
    idle = rules.lookups.again - set(leaving_scores(rules, WATER))
    if rules.lookups.rescues and not rules.bank_throws and idle:
        return _lesson("no-move-drowning", ("scores", any_of(sorted(idle))))
    return _lesson("no-move")
