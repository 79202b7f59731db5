"""A lesson: a position, a question answered by one tap, and what makes an answer right.

No lesson says which of its answers is right. It says what is wished for
(:mod:`bot.choosing.lessons.checks`), and the rules are asked, for each answer, whether that comes
of it. Lines are written as docs/notation.md says. A lesson's words are `lesson-<game>-<name>`, and
with `-right` and `-wrong` what is said of an answer.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from itertools import product
from typing import Any, Literal, TypeAlias

from bot.choosing.samples.sample import Sample, view_of
from bot.words.combos import AnyRuleSet, base
from games.core import Choose, Faces, GameError, Over, Throw, Told, legal_actions, lookup
from games.view import BoardView


@dataclass(frozen=True, slots=True)
class Case:
    """What an answer leads to: `action` was played by `seat` in `before`, and after it what the
    rules left no choice in; `subject` is the seat that the question is about."""

    rules: AnyRuleSet
    before: Any
    action: Any
    after: Any
    seat: int
    subject: int

    @property
    def told(self) -> Told:
        """How the rules tell the action."""
        return self.rules.tell(self.before, self.action)


Check: TypeAlias = Callable[[Case], bool]
"""Whether what was wished for has come."""


@dataclass(frozen=True, slots=True)
class Actions:
    """Answered by an action that the position offers; of a throw, by what is thrown.

    `among` are the actions to choose from, in their written form; all where it is empty.
    """

    check: Check
    among: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Squares:
    """Answered by one of these squares: right where a move on offer has it as that end.

    `source` is the square that such a move must start from; "" for any.
    """

    names: tuple[str, ...]
    end: Literal["source", "target"]
    source: str = ""


@dataclass(frozen=True, slots=True)
class Seats:
    """Answered by one of these seats, about an action that then is played."""

    action: str
    seats: tuple[int, ...]
    check: Check


@dataclass(frozen=True, slots=True)
class Lesson:
    """One question; `name` is unique in its course."""

    name: str
    sample: Sample
    asks: Actions | Squares | Seats


@dataclass(frozen=True, slots=True)
class Course:
    """The lessons of a game, by the rules with this id, in the order in which they are given."""

    rules_id: str
    lessons: tuple[Lesson, ...]

    @property
    def rules(self) -> AnyRuleSet:
        """The rules by which answers are judged and the game is then played."""
        return base(self.rules_id)

    @property
    def game(self) -> str:
        """The game that is learnt."""
        return self.rules.game

    def place(self, name: str) -> int | None:
        """Where the lesson of that name stands, from 0; None if there is none."""
        names = [lesson.name for lesson in self.lessons]
        return names.index(name) if name in names else None


@dataclass(frozen=True, slots=True)
class Answer:
    """An answer on offer.

    `action` is the action that it is, in its written form, with its words in `told`; else it is the
    square or the seat of that name. `played` is what the picture shows once it is given, and `said`
    tells it. `number` is the one on the picture, 0 for none.
    """

    right: bool
    action: str = ""
    told: Told | None = None
    square: str = ""
    side: str = ""
    number: int = 0
    played: tuple[str, ...] = ()
    said: tuple[Told, ...] = ()
    faces: Faces | None = None


def answers(course: Course, lesson: Lesson) -> tuple[Answer, ...]:
    """The answers on offer, each judged by the rules. `GameError` where the game is over."""
    rules, state = _reached(course, lesson)
    turn = rules.turn(state)
    if isinstance(turn, Over):
        raise GameError(f"a lesson asks nothing of a game that is over: {rules.dump(state)!r}")
    asked = _Asked(rules, state, turn, lesson.sample)
    match lesson.asks:
        case Actions() as asks:
            return asked.of_actions(asks)
        case Squares() as asks:
            return tuple(asked.of_square(asks, name) for name in asks.names)
        case Seats() as asks:
            return tuple(asked.of_seat(asks, seat) for seat in asks.seats)


def question_view(course: Course, lesson: Lesson) -> BoardView:
    """The picture of the question; it marks no moves where that would answer it."""
    view = view_of(course.rules, lesson.sample)
    return view if _numbers(lesson, view) else replace(view, choices=())


def answer_view(course: Course, lesson: Lesson, answer: Answer) -> BoardView:
    """The picture once the answer is given: what it does is played."""
    sample = lesson.sample
    played = replace(
        sample, played=(*sample.played, *answer.played), faces=answer.faces or sample.faces
    )
    return replace(view_of(course.rules, played), choices=())


def _numbers(lesson: Lesson, view: BoardView) -> bool:
    """Whether the picture may number the moves on offer: where all of them are the answers."""
    return isinstance(lesson.asks, Actions) and not lesson.asks.among and not view.columns


def _reached(course: Course, lesson: Lesson) -> tuple[AnyRuleSet, Any]:
    """The rules and the position of the question."""
    rules = course.rules.custom(lesson.sample.switches)
    state = rules.load(lesson.sample.line)
    for text in lesson.sample.played:
        state = rules.apply(state, lookup(rules, state, text))
    return rules, state


@dataclass(frozen=True, slots=True)
class _Asked:
    """A position in which something is asked."""

    rules: AnyRuleSet
    state: Any
    turn: Choose[Any] | Throw[Any]
    sample: Sample

    def of_actions(self, asks: Actions) -> tuple[Answer, ...]:
        rules, view = self.rules, view_of(self.rules, self.sample)
        hidden = bool(asks.among or view.columns)
        shown = set() if hidden else {choice.number for choice in view.choices}
        found = []
        for number, action in enumerate(legal_actions(rules, self.state), 1):
            text = rules.write(action)
            if asks.among and text not in asks.among:
                continue
            case, rest = self._played(action)
            found.append(
                Answer(
                    asks.check(case),
                    text,
                    case.told,
                    number=number if number in shown else 0,
                    played=(text, *(rules.write(then) for _, then in rest)),
                    said=(case.told, *(rules.tell(before, then) for before, then in rest)),
                    faces=self._faces(text),
                )
            )
        return tuple(found)

    def of_square(self, asks: Squares, name: str) -> Answer:
        view = view_of(self.rules, self.sample)
        offered = legal_actions(self.rules, self.state)

        def label(square: int | None) -> str:
            return "" if square is None else view.squares[square].label

        for choice in view.choices:
            end = label(choice.source if asks.end == "source" else choice.target)
            if end == name and asks.source in ("", label(choice.source)):
                action = offered[choice.number - 1]
                told = self.rules.tell(self.state, action)
                played = (self.rules.write(action),)
                return Answer(right=True, square=name, played=played, said=(told,))
        return Answer(right=False, square=name)

    def of_seat(self, asks: Seats, seat: int) -> Answer:
        case, _ = self._played(lookup(self.rules, self.state, asks.action))
        return Answer(
            asks.check(replace(case, subject=seat)),
            side=self.rules.sides[seat],
            played=(asks.action,),
            said=(case.told,),
            faces=self._faces(asks.action),
        )

    def _played(self, action: Any) -> tuple[Case, list[tuple[Any, Any]]]:
        """The action with what comes of it, and behind a throw what is then the only thing to do,
        each with the position before it."""
        rules, seat = self.rules, self.turn.seat
        after = rules.apply(self.state, action)
        rest: list[tuple[Any, Any]] = []
        while isinstance(self.turn, Throw):
            then = rules.turn(after)
            if not isinstance(then, Choose) or then.seat != seat or len(then.actions) > 1:
                break
            rest.append((after, then.actions[0]))
            after = rules.apply(after, then.actions[0])
        return Case(rules, self.state, action, after, seat, seat), rest

    def _faces(self, text: str) -> Faces | None:
        """Faces that count so much, as they may lie after such a throw; None where none is due."""
        if not isinstance(self.turn, Throw):
            return None
        device = self.turn.device
        every = product(*(range(sides) for sides in device.sides))
        return next((faces for faces in every if device.read(faces) == text), None)
