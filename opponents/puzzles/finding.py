"""Looking for positions: in games that Golden plays against itself, now and then by chance."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from random import Random
from typing import Any, Final

from games.catalogue import RuleSet, rule_set
from games.core import Over
from opponents.puzzles.judging import fits, found, next_action
from opponents.puzzles.position import Position

SELF_PLAY: Final = "self-play"
"""Where a position comes from that nobody played."""

SHARES: Final = {
    "thibault": 9,
    "kendall": 6,
    "tait": 6,
    "bell": 6,
    "houses": 3,
    "skyruk": 6,
    "glebsite": 3,
    "sidja": 8,
    "siga": 8,
    "hyena": 5,
    "aseb": 4,
}
"""How many of sixty-four are of which rules. Of Seega many, since there one can work out the
answer; of `houses` and `glebsite` few, whose games are long."""

LOOKED_AT: Final = 12
"""So many positions of a game of Seega are looked at, since each takes a search; of other games
all. One is taken at most."""

_LONGEST: Final = 3_000
_CROWDED: Final = 3
"""An idea is that of one in so many positions of a rule set, and one more, at most."""


def self_played(rules: RuleSet[Any, Any], rng: Random) -> list[Any]:
    """The positions of a game that could be asked."""
    state, states = rules.start(2), list[Any]()
    for _ in range(_LONGEST):
        turn = rules.turn(state)
        if isinstance(turn, Over):
            break
        if fits(rules, state):
            states.append(state)
        state = rules.apply(state, next_action(rules, state, turn, rng))
    return states


def looked_through(
    rules: RuleSet[Any, Any], states: Sequence[Any], source: str, rng: Random
) -> Position | None:
    """The first position among some of a game's, in any order, that both judges hold for one. The
    first half of a game is passed over: there one move is rarely better than all others, and games
    played on from there are long."""
    later = states[len(states) // 2 :]
    most = LOOKED_AT if rules.game == "seega" else len(later)
    some = rng.sample(later, min(most, len(later)))
    return next((each for each in (found(rules, s, source, rng) for s in some) if each), None)


def search(seed: int, known: Iterable[Position], shares: dict[str, int]) -> Iterator[Position]:
    """Positions, until there are so many of each rule set; those that are `known` count, too. They
    come rule set by rule set in turn."""
    kept = list(known)
    rngs = {name: Random(f"{seed}:{name}") for name in shares}  # noqa: S311 - no secret
    while True:
        left = [name for name in shares if _many(kept, name) < shares[name]]
        if not left:
            return
        for name in left:
            rules = rule_set(name)
            states = self_played(rules, rngs[name])
            new = looked_through(rules, states, SELF_PLAY, rngs[name])
            if new is not None and _welcome(new, kept, shares[name]):
                kept.append(new)
                yield new


def _many(kept: Sequence[Position], name: str) -> int:
    return sum(each.rules == name for each in kept)


def _welcome(new: Position, kept: Sequence[Position], share: int) -> bool:
    """Whether it is neither known nor one more of an idea that is there often enough. Where a game
    has two ideas at most, it is there half the time."""
    same = sum(each.idea == new.idea and each.rules == new.rules for each in kept)
    crowded = 2 if new.idea.startswith("hyena") else _CROWDED
    return all(each.key != new.key for each in kept) and same <= share // crowded


def arranged(positions: Iterable[Position]) -> tuple[Position, ...]:
    """The positions in an order in which no two of the same idea follow each other, nor the first
    the last; of the same rules as rarely as may be. `ValueError` where one idea is too many."""
    left, order = list(positions), list[Position]()
    while left:
        many = Counter(each.idea for each in left)
        of_rules = Counter(each.rules for each in left)
        free = [each for each in left if not order or each.idea != order[-1].idea]
        if len(left) == 1 and order and left[0].idea == order[0].idea:
            free = []
        if not free:
            return _mended(order, left)
        order.append(
            max(
                free,
                key=lambda each: (
                    2 * many[each.idea] > len(left),
                    not order or each.rules != order[-1].rules,
                    of_rules[each.rules] / max(1, len(left)),
                    many[each.idea],
                ),
            )
        )
        left.remove(order[-1])
    return tuple(order)


def _mended(order: list[Position], left: list[Position]) -> tuple[Position, ...]:
    """The rest put in between, where neither neighbour is of the same idea."""
    for each in left:
        for place in range(len(order)):
            if each.idea not in (order[place - 1].idea, order[place].idea):
                order.insert(place, each)
                break
        else:
            raise ValueError(f"too many positions of the idea {each.idea}")
    return tuple(order)
