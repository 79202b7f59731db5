"""A rule set of Hyena: the questions that it answers."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import ClassVar, Final

from games.core import LAST_THROWS, Choose, StandingOrder, Throw, Turn, not_offered
from games.hyena import effects, explain, lessons, notation, view, words
from games.hyena.ruleset import CHIPS, HyenaFields
from games.hyena.state import CHOICES, KEEP, MOST, NOBODY, TABA, WASHING, Action, Player, State
from games.plain import Plain

_ODDS: Final[tuple[tuple[Action, Fraction], ...]] = tuple(
    (TABA if text == "taba" else Action("throw", int(text)), chance)
    for text, chance in CHIPS.odds()
)
_OUTCOMES: Final = frozenset(action for action, _ in _ODDS)
_THROWS: Final = tuple(Throw(seat, CHIPS, _ODDS) for seat in range(MOST))


@dataclass(frozen=True)
class Hyena(HyenaFields, Plain[State, Action]):
    """A rule set of Hyena. `replace(HYENA, holes=50)` is a custom game."""

    game: ClassVar[str] = "hyena"

    @property
    def throws_on(self) -> bool:
        """Hyena 2: a player throws until a 2 comes, and all that comes of a throw follows it."""
        return True

    def start(self, seats: int = 2) -> State:
        """Every mother waits in the village for her first taba (hyena 3)."""
        return State((Player(),) * self.seated(seats))

    def turn(self, state: State) -> Turn[Action]:
        """Who is to do what."""
        due = state.due
        if due == "throw":
            return _THROWS[state.seat]
        if due == "over":
            return effects.result(self, state)
        return Choose(state.seat, CHOICES)

    def apply(self, state: State, action: Action) -> State:
        """The state after an offered action; `ActionError` for any other."""
        due = state.due
        offered = _OUTCOMES if due == "throw" else () if due == "over" else CHOICES
        if action in offered:
            return effects.played(self, state, action)
        raise not_offered(self, state, action)

    def begins(self, state: State) -> bool:
        """Never told: a position does not tell the first throw of a turn from a later one.

        No player acts twice in a row, so a turn begins exactly where another seat is to act.
        """
        del state
        return False

    def forfeit(self, state: State, seat: int) -> tuple[int, ...]:
        """No points: the rules do not tell of giving up, so who wins then is the table's."""
        del seat
        return (0,) * len(state.players)

    def orders(self, state: State) -> tuple[StandingOrder[Action], ...]:
        """Hyena 5: while a mother is on her way to the well, that her tabas be kept each time, but
        for where they suffice for the washing, too (hyena 6): that is what they are kept for. To
        pay is done once. Hyena 8, 11: when the race is won, that the rest be thrown by itself."""
        throw = state.due == "throw"
        orders = list[StandingOrder[Action]]()
        if state.due == "over":
            return ()
        player = state.players[state.seat]
        if 0 <= player.at < self.well:
            enough = player.tabas >= self.well - player.at + WASHING
            actions = () if throw or enough else (KEEP,)
            orders.append(StandingOrder("keep", words.KEEP_ON, words.ASK_AGAIN, actions))
        if state.owner != NOBODY:
            rest, idle = (words.REST_ON, words.REST_OFF), words.decided(self, state)
            orders.append(StandingOrder(LAST_THROWS, *rest, throws=throw, idle=idle))
        return tuple(orders)

    def settled(self, state: State) -> int | None:
        """Hyena 11: the hyena's player, from when the first mother is home."""
        return None if state.owner == NOBODY or state.due == "over" else state.owner

    def ranking(self, state: State) -> tuple[int, ...]:
        """Hyena 11: who is home by arrival, who is still on the way by seat, then the eaten; of two
        the winner says it all."""
        if state.due != "over" or len(state.players) == min(self.seats):
            return ()
        return effects.ranked(self, state)

    def unranked(self, state: State) -> frozenset[int]:
        """Hyena 11: who is still on the way when the hyena is home."""
        if state.due != "over":
            return frozenset()
        return frozenset(seat for seat, each in enumerate(state.players) if not each.order)

    def hurries(self, state: State) -> bool:
        """Hyena 9, 10: a mother on her way back has the hyena behind her."""
        return words.chased(self, state)

    write = staticmethod(notation.write)
    dump = notation.dump
    load = notation.load
    tell = words.tell
    news = words.news
    describe = words.describe
    pending = words.pending
    came_of = words.came_of
    sum_up = words.sum_up
    in_short = words.in_short
    explain = explain.explain
    lessons = lessons.lessons
    view = view.view
