"""The contract of a game: what every rule set answers, and nothing else.

A rule set is a value. It holds no clock, no randomness and no player's name; it says who is to do
what, what may be done, and what comes of it. Everything above it (storage, pictures, the chat, the
BOT, records) speaks only through :class:`Rules`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import KW_ONLY, dataclass, replace
from fractions import Fraction
from functools import cached_property
from itertools import groupby
from typing import Any, Final, Generic, Literal, Protocol, TypeAlias, TypeVar, get_args

from games.chance import Device
from games.view import BoardView

S = TypeVar("S")
"""A game's state: frozen, hashable, plain."""

A = TypeVar("A")
"""A game's action: frozen, hashable, plain. A throw's outcome is an action too."""

Faces: TypeAlias = tuple[int, ...]
"""What each stick, die or chip shows, in the order thrown (see :mod:`games.chance`)."""

Args: TypeAlias = tuple[tuple[str, str | int], ...]
"""Named arguments of a message, hashable."""


@dataclass(frozen=True, slots=True)
class Choose(Generic[A]):
    """`seat` chooses one of `actions`; never empty. Their order is the numbering in the chat."""

    seat: int
    actions: tuple[A, ...]


@dataclass(frozen=True, slots=True)
class Throw(Generic[A]):
    """`seat` throws `device`; `odds` are exact, sum to 1 and name every possible outcome once."""

    seat: int
    device: Device
    odds: tuple[tuple[A, Fraction], ...]


@dataclass(frozen=True, slots=True)
class Over:
    """The game has ended. No winners is a draw; `score` has one number a seat.

    `reason` tells how, and picks the words: the text `over-<reason>`, or `draw-<reason>` without
    winners. All games share these texts: a game that ends in another way has a reason of its own.
    """

    winners: tuple[int, ...]
    reason: str
    score: tuple[int, ...]


Turn: TypeAlias = Choose[A] | Throw[A] | Over
"""The one question a state answers: who is to do what."""


@dataclass(frozen=True, slots=True)
class Told:
    """Words to be said: a message id of the text files and its arguments."""

    message: str
    args: Args = ()

    def given(self, name: str, value: str | int) -> Told:
        """The same with another value of that argument, if it has it."""
        return replace(self, args=tuple((k, value if k == name else v) for k, v in self.args))


def any_of(numbers: Iterable[object]) -> str:
    """Numbers as an argument of which any one is meant: `2|3`, set as *2 or 3*; `none` for none."""
    return "|".join(map(str, numbers)) or "none"


Tense: TypeAlias = Literal["now", "was"]
TENSES: Final = get_args(Tense)
"""Whether something holds as the board stands, or did before it changed."""


def in_tense(
    reasons: Iterable[Told], tense: Tense, messages: Mapping[str, Sequence[str]]
) -> tuple[Told, ...]:
    """The reasons as what holds now, or held then, where they have a `tense`; `messages` are those
    of the game with their arguments."""
    return tuple(
        replace(told, args=(*told.args, ("tense", tense)))
        if "tense" in messages[told.message]
        else told
        for told in reasons
    )


@dataclass(frozen=True, slots=True)
class Played(Generic[S, A]):
    """An action that was played: by whom, in which state, and the faces if it was a throw."""

    seat: int
    before: S
    action: A
    faces: Faces | None = None


AnyPlayed: TypeAlias = Played[Any, Any]
"""An action of any game."""


def latest_moves(
    last: Sequence[Played[S, A]], moves: Callable[[A], bool]
) -> tuple[Played[S, A], ...]:
    """Of what was done `last`, the moves of the latest turn that had one, oldest first; `moves`
    tells which actions are moves."""
    latest: list[Played[S, A]] = []
    for played in reversed(last):
        if latest and played.seat != latest[0].seat:
            break
        if moves(played.action):
            latest.insert(0, played)
    return tuple(latest)


@dataclass(frozen=True, slots=True)
class News:
    """What everybody at a game is to hear of beside the board: it has happened to `seats`, in that
    order.

    `plain` is the id of a text that tells it, `teasing` those of texts that may be said instead
    where mockery is welcome, at least as many as there are seats; each names one player (`name`).
    """

    seats: tuple[int, ...]
    plain: str
    teasing: tuple[str, ...] = ()


Telling: TypeAlias = Callable[[], Iterable[Told]]
"""Works out what is to be told."""


def _nothing() -> Iterable[Told]:
    return ()


@dataclass(frozen=True)
class Explained:
    """What a beginner asks in a position, each answer one short sentence.

    `goal` says what wins the game. The other answers are worked out when they are asked for: a
    caption wants one or two of them, and at every press.
    """

    goal: Told
    _: KW_ONLY
    tell_offered: Telling = _nothing
    tell_refused: Telling = _nothing
    tell_odds: Telling = _nothing
    tell_only: Telling = _nothing
    tell_asked: Telling = _nothing
    tell_throws: Telling = _nothing

    @cached_property
    def offered(self) -> tuple[Told, ...]:
        """Of each action of a choice, in their order, what it would bring; empty where nothing is
        chosen."""
        return tuple(self.tell_offered())

    @cached_property
    def refused(self) -> tuple[Told, ...]:
        """Why what one may expect to be offered is not."""
        return tuple(self.tell_refused())

    @cached_property
    def odds(self) -> tuple[Told, ...]:
        """What matters about a throw, or about a choice of one, now, with exact chances."""
        return tuple(self.tell_odds())

    @cached_property
    def only(self) -> tuple[Told, ...]:
        """Why an action is the only one, so that it can be read, too, when it has been played;
        empty where its own words say it, or where there are others."""
        return tuple(self.tell_only())

    @cached_property
    def asked(self) -> tuple[Told, ...]:
        """More reasons of what is refused, which may hold from turn to turn: told to who asks."""
        return tuple(self.tell_asked())

    @cached_property
    def throws(self) -> tuple[Told, ...]:
        """Of each outcome of a throw how likely it is and what follows from it; empty where `odds`
        tell enough."""
        return tuple(self.tell_throws())


@dataclass(frozen=True, slots=True)
class StandingOrder(Generic[A]):
    """What a player may ask for once instead of choosing each time, until they say otherwise.

    `name` is kept with the player. `give` and `recall` are the words of giving it and of taking it
    back: buttons and answers; `give` is told, too, at the turns of who gave it. `actions` are those
    of the choice that is due which the order leaves: one of them is then played for the player, by
    lot; empty where it says nothing of what is due. `throws` if the throw that is due is thrown for
    the player, `idle` if nothing can be won or lost by throws any more. `why` tells by what idea it
    chooses: advice to who plays for the first time, too. `seats` are those whose order it is,
    whoever is to act; empty for who is. `again` if the choice that is due may come back unchanged,
    and is then made as before: the words that say so where it is due.
    """

    name: str
    give: Told
    recall: Told
    actions: tuple[A, ...] = ()
    throws: bool = False
    idle: bool = False
    why: Told | None = None
    seats: tuple[int, ...] = ()
    again: Told | None = None

    def of(self, seat: int | None) -> bool:
        """Whether it is that seat's, if that one is to act."""
        return not self.seats or seat in self.seats

    @property
    def now(self) -> bool:
        """Whether it is about what is due in this very position."""
        return bool(self.actions) or self.throws


LAST_THROWS: Final = "rest"
"""The name of the order that the throws which are left be thrown for its player."""


QUOTED: Final = 200
"""So many characters of what somebody sent an error quotes at most."""


def cut(text: str) -> str:
    """A text as an error may show it: its beginning, if it is long."""
    return text if len(text) <= QUOTED else f"{text[:QUOTED]}…"


def quoted(value: object) -> str:
    """A value as an error quotes it: a text in quotation marks, what cannot be seen as escapes."""
    return cut(repr(value[: QUOTED + 1] if isinstance(value, str) else value))


class GameError(ValueError):
    """Something a game cannot accept. The message says what, where, and the position."""


class PositionError(GameError):
    """A position line that cannot be read or cannot occur."""


class ActionError(GameError):
    """An action that is not offered in the position."""


class SwitchError(GameError):
    """A switch the rule set does not have, a value that does not exist, or a contradiction."""


class Rules(Protocol[S, A]):
    """A rule set: a value with its own fields, answering for one game.

    `seat` numbers count from 0. Text forms are those of docs/notation.md.
    """

    def __hash__(self) -> int:
        """Equal fields, equal rules: what follows from them can be remembered."""

    @property
    def game(self) -> str:
        """The game's name: `senet`, `seega`, `hyena`."""

    @property
    def id(self) -> str:
        """The rule set's name: `thibault`."""

    @property
    def version(self) -> int:
        """Raised only when the behaviour of saved games would change."""

    @property
    def source(self) -> str:
        """Where the rules come from."""

    @property
    def seats(self) -> tuple[int, ...]:
        """The numbers of players it can be played by."""

    @property
    def sides(self) -> tuple[str, ...]:
        """One name a seat (`cones`, `spindles`): key of texts, pieces and record tags."""

    @property
    def letters(self) -> tuple[str, ...]:
        """One short name a seat as records write it (`C`, `S`; `x`, `o`; `1`, `2`, ...)."""

    @property
    def matches(self) -> tuple[int, ...]:
        """Points that a match of several games may be played to; empty where games are single.

        Where it is not empty, `Over.score` counts such points."""

    @property
    def throw_off(self) -> str:
        """The text of the throw that takes seat 0 when the seats are thrown for; "" where the lot
        decides."""

    @property
    def loses_turns(self) -> bool:
        """Whether a turn may be lost with no action at all, not even a pass, so that of two players
        the other acts twice in a row (senet 3). Elsewhere who does that has the right to (seega
        3.2, hyena 10)."""

    @property
    def counts(self) -> bool:
        """Whether all may agree to count before the end, once that is possible (seega 3.8)."""

    @property
    def throws_on(self) -> bool:
        """Whether a turn may be several throws in a row, each followed at once by all that comes of
        it, with nothing to choose between them: the chat offers to throw on (hyena 2)."""

    def start(self, seats: int = 2) -> S:
        """The first position. `GameError` for a number of seats it cannot be played by."""

    def turn(self, state: S) -> Turn[A]:
        """Who is to do what."""

    def apply(self, state: S, action: A) -> S:
        """The state after an action that `turn` offered. `ActionError` for any other."""

    def begins(self, state: S) -> bool:
        """Whether a player's turn begins here, rather than going on (senet 1.7)."""

    def forfeit(self, state: S, seat: int) -> tuple[int, ...]:
        """The score of the game, one number a seat, if that seat gives it up now."""

    def may_resign(self, state: S, seat: int) -> bool:
        """Whether that seat may give the game up now (seega 1.6)."""

    def counted(self, state: S) -> Over | None:
        """The end if all agree to count now, None where there is no such call (seega 3.8)."""

    def ranking(self, state: S) -> tuple[int, ...]:
        """The seats from the first to the last when the game is over; empty before that, and where
        the winner says it all."""

    def unranked(self, state: S) -> frozenset[int]:
        """The seats of a ranking that came in no order: they stand there by seat."""

    def hurries(self, state: S) -> bool:
        """Whether what :meth:`pending` says is of a danger: at a table of many a lesson waits for
        it."""

    def write(self, action: A) -> str:
        """The text of an action, unique among those offered together."""

    def dump(self, state: S) -> str:
        """The position line."""

    def load(self, text: str) -> S:
        """Read a position line. `PositionError` says what is wrong, where, and the line."""

    def tell(self, state: S, action: A) -> Told:
        """The words of an action played (or offered) in `state`."""

    def came_of(self, turn: tuple[Played[S, A], ...]) -> Told | None:
        """What a turn of several actions came to, if that is more than its last one tells: stones
        taken in a chain, a race that was won. None where its actions say it themselves."""

    def sum_up(self, turn: tuple[Played[S, A], ...]) -> Told | None:
        """Several throws of one seat in a row as one sentence: what they brought in all (hyena 2).
        None where each is told by itself."""

    def in_short(self, turn: tuple[Played[S, A], ...]) -> Told | None:
        """Where all actions of one seat in a row led, whatever they were, told by its `.brief` in a
        line (hyena 4). None where there is no such line."""

    def settled(self, state: S) -> int | None:
        """The seat that has won already while the game goes on, about places (hyena 11); None where
        nobody has, and when the game is over."""

    def news(self, state: S, action: A) -> News | None:
        """What an action played in `state` brings that is told beside the board, too (hyena 9)."""

    def describe(self, state: S) -> tuple[Told, ...]:
        """One telling a seat of all its pieces, so that a game can be followed without pictures;
        briefly (its attribute `.short`) where a board of buttons shows them."""

    def pending(self, state: S) -> tuple[Told, ...]:
        """What else is to be known before acting: throws kept or owed, a turn lost, a fate."""

    def explain(self, state: S) -> Explained:
        """What somebody who does not know the game asks in a position."""

    def orders(self, state: S) -> tuple[StandingOrder[A], ...]:
        """What may be ordered once for all such choices from here on (seega 1.2, hyena 5)."""

    def lessons(self, state: S, action: A) -> tuple[Told, ...]:
        """What an action played in `state` shows of the rules, each as a sentence that is told once
        to whoever sees it for the first time: its message id names the lesson."""

    def suffers(self, state: S, action: A, seat: int) -> Told | None:
        """What an action of another does to a piece of that seat, as a lesson to who plays there:
        where the piece is now, or how it begins anew. None where nothing befalls it."""

    def to_walk(self, state: S) -> tuple[int, ...]:
        """How many squares the pieces of each seat are still to walk, all together; empty where
        that does not tell who is ahead."""

    def taps(self, state: S, actions: tuple[A, ...]) -> tuple[tuple[str, ...], ...]:
        """For each action the taps that choose it: `("9-13",)`, or `("c2", "c3")` in Seega."""

    def view(
        self, state: S, last: tuple[Played[S, A], ...] = (), faces: Faces | None = None
    ) -> BoardView:
        """All that a picture of `state` may know: `last` are the actions to mark as last played,
        oldest first, `faces` the throw to show lying beside the board. How long a game was that is
        over, and how it ended if not by its rules, a state does not know (`BoardView.ended`)."""

    def switches(self) -> tuple[tuple[str, str], ...]:
        """Name and value of every switch that differs from the rule set's own, as records write
        them (`("netting", "on")`, `("pieces", "7")`), in a fixed order."""

    def fields(self) -> tuple[tuple[str, str], ...]:
        """Name and value of every field, resolved: what a saved game keeps."""


def turns(played: Sequence[Played[S, A]]) -> int:
    """How many turns these actions are, as a record numbers them: a turn ends when another seat is
    to act."""
    return sum(1 for _ in groupby(played, key=lambda each: each.seat))


def lookup(rules: Rules[S, A], state: S, text: str) -> A:
    """The offered action written `text`; `ActionError` with the offers and the position if none.

    This is the only way from text to an action: nothing is ever parsed into a move.
    """
    offered = legal_actions(rules, state)
    for action in offered:
        if rules.write(action) == text:
            return action
    raise not_offered(rules, state, quoted(text))


def not_offered(rules: Rules[S, A], state: S, what: object) -> ActionError:
    """The error for an action that `state` does not offer: it names what is, and the position."""
    names = ", ".join(map(rules.write, legal_actions(rules, state))) or "nothing, the game is over"
    return ActionError(f"{what} is not offered in {rules.dump(state)!r}; offered: {names}")


def legal_actions(rules: Rules[S, A], state: S) -> tuple[A, ...]:
    """Every action possible now, outcomes of a throw included; empty when the game is over."""
    turn = rules.turn(state)
    if isinstance(turn, Choose):
        return turn.actions
    if isinstance(turn, Throw):
        return tuple(action for action, _ in turn.odds)
    return ()
