"""What choices of Seega come to, in stones: by a search whose depth is said, and on 3×3 exactly.

What is told of a choice is how many stones more than the other a player has so many turns later, if
both go for stones. Nothing else counts, so that who plays on can see it come true. On 3×3 all is
known to the end of the game (:mod:`opponents.kernels.seega_solved`): who wins.

How sure this is was measured (decision 44): what is told as better is looked at from several depths
and has to be better at each of them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, Final, Literal, NamedTuple, TypeAlias

from games.core import Choose, GameError, Rules
from games.seega.rules import Seega
from games.seega.state import Action, State
from opponents.core import offered
from opponents.kernels.seega_search import STONES, SURE, WIN, Search, SpentError
from opponents.kernels.seega_solved import SIZE, solved
from opponents.kernels.seega_steps import Move, position, steps
from opponents.seega_thinking import strong

WON: Final = 1_000
"""So many stones stand for a game that is won: more than any board has."""

DEPTHS: Final = 3
"""From so many depths a choice has to be worse than another to be told so: the last that the search
came to. A capture that is taken back a turn later is seen by every second depth."""

GLANCE: Final = 12_000
"""Positions looked at to find what may have been better,"""
CLOSER: Final = 120_000
"""and to tell whether it was: 0.4 s of a core."""
HINT: Final = 40_000
"""Positions looked at for a hint."""

_DEEPEST: Final = 24
_LIKELY: Final = 0.5
"""A further depth is begun while no more than this part of the positions is spent: it would hardly
be finished later."""

Fate: TypeAlias = Literal["open", "won", "drawn", "lost"]
"""How a game ends after a choice, as far as that is seen: who wins by force."""


class Seen(NamedTuple):
    """What two choices come to from one depth: so many `turns` ahead, 0 for to the end of the game.
    Each is the stones that the chooser then has more than the other, ± :data:`WON` where the game
    is decided; 0 at the end of the game is a draw."""

    turns: int
    best: int
    chosen: int


class Weighed(NamedTuple):
    """A choice beside the best one: its place among the actions offered, from 0, and what is seen
    from the last depths, the deepest last. Empty where not even one turn could be looked at."""

    best: int
    seen: tuple[Seen, ...]


class Advice(NamedTuple):
    """The best choice by its place, from 0, and what it comes to `turns` later (0: at the end of
    the game): stones `ahead`, or that the game is decided. `gain` are the stones that it brings
    more than the next best, 0 if that is not so sure; the `others`, by their places, come to as
    much."""

    best: int
    turns: int
    ahead: int
    fate: Fate
    gain: int
    others: tuple[int, ...] = ()

    @property
    def alike(self) -> int:
        """How many others come to as much."""
        return len(self.others)


def read_advice(written: Sequence[Any]) -> Advice:
    """The advice of a line of JSON."""
    best, turns, ahead, ends, gain, others = written
    return Advice(best, turns, ahead, ends, gain, tuple(others))


def weighs(rules: Rules[Any, Any]) -> bool:
    """Whether choices by these rules can be weighed in stones."""
    return isinstance(rules, Seega)


def past_placing(rules: Rules[Any, Any], state: Any) -> bool:
    """Whether what is done in a position can be weighed: what is moved; and on 3×3 where stones are
    placed, too. Elsewhere what a placed stone is worth is not sure enough (decision 44)."""
    return weighs(rules) and (state.due != "place" or exact(rules))


def weighable(rules: Rules[Any, Any], state: Any) -> bool:
    """Whether there are several choices in a position, and they can be weighed."""
    return past_placing(rules, state) and _several(rules, state)


def guessable(rules: Rules[Any, Any], state: Any) -> bool:
    """Whether a stone is to be placed, on one of several squares, that can be guessed alone."""
    return weighs(rules) and not past_placing(rules, state) and _several(rules, state)


def _several(rules: Rules[Any, Any], state: Any) -> bool:
    """Whether there are several choices in a position."""
    turn = rules.turn(state)
    return isinstance(turn, Choose) and len(turn.actions) > 1


def guessed(rules: Rules[State, Action], state: State) -> int:
    """The place among the actions offered of that which the strongest character would take, also
    where what it is worth cannot be told. The same question has the same answer."""
    alike = Random(0)  # noqa: S311 - so that it has
    return offered(rules, state).actions.index(strong(rules, state, alike))


def exact(rules: Rules[Any, Any]) -> bool:
    """Whether what is told is so whatever either player may do: on 3×3, which is solved."""
    return isinstance(rules, Seega) and rules.size == SIZE


def most_ahead(rules: Rules[Any, Any]) -> int:
    """So many stones a side has at the beginning. `GameError` if the rules are none of Seega."""
    return _seega(rules).lookups.stones


def fate(stones: int, turns: int) -> Fate:
    """What a number of :class:`Seen` says of the end."""
    if abs(stones) >= WON:
        return "won" if stones > 0 else "lost"
    return "open" if turns else "drawn"


def weighed(
    rules: Rules[State, Action], state: State, chosen: int, better: int | None, nodes: int
) -> Weighed:
    """A choice beside the best one, or beside one that is thought to be `better`; both are places
    among the actions offered, from 0. So many positions are looked at, at most.

    `GameError` if nobody is to choose, or the choices cannot be weighed.
    """
    actions = _choice(rules, state).actions
    if exact(rules):
        worths = _worths(rules, state, actions)
        best = max(worths) if better is None else worths[better]
        # What was chosen is the best one if none is better.
        place = chosen if worths[chosen] == best else worths.index(best)
        return Weighed(place, (Seen(0, best, worths[chosen]),))
    return searched(rules, state, chosen, better, nodes)


def searched(
    rules: Rules[State, Action], state: State, chosen: int, better: int | None, nodes: int
) -> Weighed:
    """The same by search alone, whatever is known of the board; of moves."""
    moves, look = _moves(_choice(rules, state).actions), _Look(rules, state, nodes)
    among = range(len(moves)) if better is None else (better,)
    order = sorted(
        (each for each in among if each != chosen), key=lambda each: -moves[each][2].bit_count()
    )
    seen, place = [], chosen
    for turns in look.depths():
        try:
            own = most = look.score(moves[chosen], turns)
            best = chosen
            for each in order:
                score = look.score(moves[each], turns, most)
                if score > most:
                    most, best = score, each
        except SpentError:
            break
        seen.append(Seen(turns, _stones(most), _stones(own)))
        place = best
        if best != chosen:
            order.remove(best)
            order.insert(0, best)
        if abs(own) >= SURE and abs(most) >= SURE:
            break
    return Weighed(place, tuple(seen[-DEPTHS:]))


def advised(rules: Rules[State, Action], state: State) -> Advice:
    """What is best in a position, and what it comes to.

    Of choices that bring as many stones it is the one that the strongest character would take. The
    same question has the same answer. `GameError` if the choices cannot be weighed.
    """
    actions = _choice(rules, state).actions
    turns, table = 0, [_worths(rules, state, actions)] if exact(rules) else []
    if not table:
        turns, table = _table(rules, state, _moves(actions))
    sums = [sum(column) for column in zip(*table, strict=True)]
    first = max(range(len(sums)), key=sums.__getitem__)
    gains = [_gain(table, first, place) for place in range(len(sums))]
    alike = [place for place, each in enumerate(sums) if each == sums[first]]
    best = _soundest(rules, state, actions, alike)
    rest = [gain for gain in gains if gain]
    ahead = min((row[best] for row in table), key=abs)
    others = tuple(place for place, gain in enumerate(gains) if not gain and place != best)
    return Advice(best, turns, ahead, fate(ahead, turns), min(rest, default=0), others)


def _table(
    rules: Rules[State, Action], state: State, moves: Sequence[Move]
) -> tuple[int, list[list[int]]]:
    """What each move comes to, in stones, from the last depths, and the deepest of these."""
    look, rows, turns = _Look(rules, state, HINT), [[0] * len(moves)], 0
    for deeper in look.depths():
        try:
            row = [look.score(move, deeper) for move in moves]
        except SpentError:
            break
        turns = deeper
        rows.append([_stones(score) for score in row])
        if max(row) >= SURE or max(row) <= -SURE:
            return turns, rows[-1:]
    return turns, rows[1:][-DEPTHS:] or rows


def _gain(table: Sequence[Sequence[int]], best: int, other: int) -> int:
    """The stones that one choice brings more than another, from whatever depth it is looked at."""
    return max(0, min(row[best] - row[other] for row in table))


def _soundest(
    rules: Rules[State, Action], state: State, actions: Sequence[Action], places: Sequence[int]
) -> int:
    """Of some choices the one that the strongest character would take."""
    if len(places) == 1 or state.due == "place":
        return places[0]
    own, moves = _seega(rules), _moves(actions)
    if exact(rules):
        soonest = solved(own).best(position(state))
        return next(place for place in places if moves[place] in soonest)
    among = [moves[place] for place in places]
    found = Search(steps(own)).best(position(state), among, _DEEPEST, HINT)
    return moves.index(found.move)


class _Look:
    """A search for stones from one position, of so many positions at most."""

    def __init__(self, rules: Rules[State, Action], state: State, nodes: int) -> None:
        self._now = position(state)
        self._search = Search(steps(_seega(rules)), STONES)
        self._search.most = nodes

    def depths(self) -> Iterator[int]:
        """How many turns to look ahead, as long as another one is likely to be finished."""
        for turns in range(1, _DEEPEST + 1):
            yield turns
            if self._search.nodes > _LIKELY * self._search.most:
                break

    def score(self, move: Move, turns: int, above: int = -WIN) -> int:
        """See :meth:`Search.worth`."""
        return self._search.worth(self._now, move, turns, above)


def _stones(score: int) -> int:
    """A score of the search as :class:`Seen` has it."""
    return score if abs(score) < SURE else WON if score > 0 else -WON


def _worths(rules: Rules[State, Action], state: State, actions: Sequence[Action]) -> list[int]:
    """What each action comes to at the end of the game: ± :data:`WON`, or 0 for a draw."""
    known, worths = solved(_seega(rules)), []
    for action in actions:
        after = rules.apply(state, action)
        worth = known.worth(after)
        worths.append(WON * (worth if after.seat == state.seat else -worth))
    return worths


def _choice(rules: Rules[State, Action], state: State) -> Choose[Action]:
    """What is offered. `GameError` if it cannot be weighed."""
    if not weighable(rules, state):
        raise GameError(f"nothing can be weighed in {rules.dump(state)!r}")
    return offered(rules, state)


def _moves(actions: Sequence[Action]) -> list[Move]:
    """Moves as the search knows them; of actions that are moves."""
    return [
        (1 << action.source | 1 << action.target, 1 << action.target, action.taken)
        for action in actions
    ]


def _seega(rules: Rules[Any, Any]) -> Seega:
    """The rules as those of this game. `GameError` if they are of another."""
    if not isinstance(rules, Seega):
        raise GameError(f"{rules.id} is no rule set of Seega")
    return rules
