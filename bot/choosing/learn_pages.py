"""The pages of `/learn`: an index, a question, what came of an answer, the end of a course.

Nothing is remembered between them: a button carries what was solved so far, with a bit a lesson
(:mod:`bot.choosing.buttons`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace

from bot.board.buttons import Menu
from bot.board.phone import ROOM, breadth, in_rows, room_for_words
from bot.choosing.buttons import (
    Choose,
    LessonIndex,
    LessonShown,
    LessonsOf,
    LessonStep,
    New,
    OpenRules,
    RulesIndex,
    TeachAgain,
)
from bot.choosing.home_page import Prepared, sealed_lines
from bot.choosing.lesson_words import answered_words, question_words
from bot.choosing.lessons import COURSES
from bot.choosing.lessons.lesson import (
    Answer,
    Course,
    Lesson,
    answer_view,
    answers,
    question_view,
)
from bot.choosing.page import Drawing, Page, banner_picture, fitting
from bot.table.seats import levels
from bot.telegram.wire import Key, Keyboard
from bot.words.combos import Combo
from bot.words.library import Texts
from bot.words.signs import numeral
from games.view import BoardView
from render import Renderer

END = "end"
"""What stands for a lesson's name in the press that leads behind the last one."""

LONGEST = 8
"""Digits of what was solved, in base 16: four lessons a digit."""

SOLVED, OPEN = "●", "○"
"""A lesson in the line of progress."""


@dataclass(frozen=True, slots=True)
class Step:
    """What a press asks for: a course, what was solved before it (a bit a lesson), a lesson (None:
    the end), and the number of an answer (None: the question); `shown` if the right answer is to
    be shown, which solves nothing."""

    course: Course
    solved: int
    lesson: Lesson | None
    answer: int | None = None
    shown: bool = False


def step_of(asked: LessonStep | LessonShown) -> Step | None:
    """The step for which a button asks; None if there is no such lesson."""
    course = COURSES.get(asked.game)
    if course is None or asked.solved >= 16**LONGEST:
        return None
    solved = asked.solved & (1 << len(course.lessons)) - 1
    place = course.place(asked.lesson)
    if isinstance(asked, LessonShown):
        return None if place is None else Step(course, solved, course.lessons[place], shown=True)
    if place is None:
        behind = asked.lesson == END and asked.answer is None
        return Step(course, solved, None) if behind else None
    return Step(course, solved, course.lessons[place], asked.answer)


def solved_by(step: Step) -> int:
    """What is solved once a step's answer is given: a bit a lesson."""
    if step.lesson is None or step.answer is None:
        return step.solved
    given = answers(step.course, step.lesson)
    right = step.answer < len(given) and given[step.answer].right
    return step.solved | int(right) << step.course.lessons.index(step.lesson)


def read_learned(text: str) -> dict[str, int]:
    """By game what a person solved, as :func:`write_learned` writes it. What cannot be read is left
    out: a course may have gone."""
    pairs = (entry.partition("=") for entry in text.split())
    return {
        game: int(bits, 16) & (1 << len(COURSES[game].lessons)) - 1
        for game, _, bits in pairs
        if game in COURSES and _is_hex(bits)
    }


def write_learned(learned: Mapping[str, int]) -> str:
    """What a person solved as it is kept: `senet=7ff hyena=3`."""
    return " ".join(f"{game}={bits:x}" for game, bits in learned.items() if bits)


def _is_hex(text: str) -> bool:
    """Whether it is a number in base 16, as we write it."""
    return 0 < len(text) <= LONGEST and not set(text) - set("0123456789abcdef")


def progress(course: Course, solved: int) -> str:
    """A sign a lesson, and how many are solved: `●●○○ 2/4`."""
    return f"{signs(course, solved)} {solved.bit_count()}/{len(course.lessons)}"


def signs(course: Course, solved: int) -> str:
    """A sign a lesson: `●●○○`."""
    return "".join(SOLVED if solved >> at & 1 else OPEN for at in range(len(course.lessons)))


@dataclass(frozen=True)
class LearnPages:
    """The pages in one language; `renderer` draws their positions."""

    texts: Texts
    renderer: Renderer
    learned: Mapping[str, int] = field(default_factory=dict)
    """By game what the person solved before, as far as that is known."""

    def index(self) -> Page:
        """Every game with how far one is."""
        texts, renderer = self.texts, self.renderer
        lines = [
            texts.html(
                "learn-course",
                game=texts.plain(f"game-{game}"),
                progress=progress(course, self.learned.get(game, 0)),
            )
            for game, course in COURSES.items()
        ]
        keys = (
            *((self._key_to(game),) for game in COURSES),
            *in_rows(
                (
                    Key(texts.plain("key-rules"), RulesIndex().press()),
                    Key(texts.plain("key-menu"), Menu("play").press()),
                )
            ),
            (Key(texts.plain("key-back"), Menu("home").press()),),
        )
        caption = "\n\n".join((texts.html("learn-index"), "\n".join(lines)))
        return fitting(Page(caption, keys, banner_picture(renderer)))

    def going_on(self, course: Course) -> Step:
        """Where the person left a course: the first lesson not solved yet, or the end."""
        solved = self.learned.get(course.game, 0)
        return Step(course, solved, _first_open(course, solved))

    def page(self, step: Step, prepared: Prepared | None = None) -> Page | None:
        """The page of a step; None for an answer that there is not. At the end the game that is
        `prepared` is one tap away, else an invitation to one."""
        if step.lesson is None:
            return self._end(step.course, step.solved, prepared)
        given = answers(step.course, step.lesson)
        if step.shown:
            return self._told(step.course, step.solved, step.lesson, given)
        if step.answer is None:
            return self._question(step.course, step.solved, step.lesson, given)
        if step.answer >= len(given):
            return None
        return self._answered(step.course, step.solved, step.lesson, given[step.answer])

    def _question(
        self, course: Course, solved: int, lesson: Lesson, given: tuple[Answer, ...]
    ) -> Page:
        keys = [
            self._key(words, course, solved, lesson, number)
            for number, words in enumerate(self._words(given))
        ]
        rows, view = (*_rows(keys), self._below(course)), question_view(course, lesson)
        head, asked = self._head(course, solved, lesson), self._asked(course, lesson)
        return self._drawn(question_words(head, asked, self._room(view, rows)), rows, view)

    def _answered(self, course: Course, solved: int, lesson: Lesson, answer: Answer) -> Page:
        texts, at = self.texts, course.lessons.index(lesson)
        name = f"{course.game}-{lesson.name}"
        if answer.right:
            solved |= 1 << at
            verdict = f"{texts.html('learn-right')} {texts.html(f'lesson-{name}-right')}"
        else:
            verdict = f"{texts.html('learn-wrong')} {texts.html(f'lesson-{name}-wrong')}"
        chosen = texts.html("learn-chosen", told=self._done(answer))
        again = self._key(texts.plain("key-learn-again"), course, solved, lesson)
        keys: tuple[tuple[Key, ...], ...] = ((again, self._onward(course, solved, lesson)),)
        if not answer.right:  # one more try first; who wants to be shown it goes on from there
            show = self._key_shown(texts.plain("key-learn-show"), course, solved, lesson)
            keys = in_rows((replace(again, text=texts.plain("key-learn-retry")), show))
        rows, view = (*keys, self._below(course)), answer_view(course, lesson, answer)
        head, asked = self._head(course, solved, lesson), self._asked(course, lesson)
        room = self._room(view, rows)
        return self._drawn(answered_words(head, asked, chosen, verdict, room), rows, view)

    def _told(self, course: Course, solved: int, lesson: Lesson, given: tuple[Answer, ...]) -> Page:
        """What would have been right, played on the picture."""
        texts, name = self.texts, f"{course.game}-{lesson.name}"
        right = next(answer for answer in given if answer.right)
        told = texts.html("learn-shown", told=self._done(right))
        why = texts.html(f"lesson-{name}-right")
        head, asked = self._head(course, solved, lesson), self._asked(course, lesson)
        again = self._key(texts.plain("key-learn-again"), course, solved, lesson)
        keys = ((again, self._onward(course, solved, lesson)), self._below(course))
        view = answer_view(course, lesson, right)
        words = answered_words(head, asked, told, why, self._room(view, keys))
        return self._drawn(words, keys, view)

    def _done(self, answer: Answer) -> str:
        """What an answer does, in words."""
        said = " ".join(self.texts.said(told) for told in answer.said)
        return said if answer.told else self._words((answer,))[0]

    def _onward(self, course: Course, solved: int, lesson: Lesson) -> Key:
        """The way to the lesson behind that one, or to the end."""
        following = course.lessons[course.lessons.index(lesson) + 1 :][:1]
        words = self.texts.plain("key-learn-next")
        return self._key(words, course, solved, following[0] if following else None)

    def _end(self, course: Course, solved: int, prepared: Prepared | None) -> Page:
        """Behind the last lesson: the board of the real game is one tap away."""
        texts, rules, game = self.texts, course.rules, self.texts.plain(f"game-{course.game}")
        missing = len(course.lessons) - solved.bit_count()
        line = progress(course, solved)
        caption = texts.html("learn-end", game=game, count=missing, progress=line)
        combo = Combo(rules)
        begin = New(combo, "bot", levels(rules)[0]).press()
        if prepared is not None:
            begin = prepared.button.press()
            caption = f"{caption}\n{sealed_lines(texts, prepared)}"
        choose = Choose(combo).press()
        first = _first_open(course, solved)
        if first is None:
            more = self._key(texts.plain("key-learn-first"), course, 0, course.lessons[0])
        else:
            more = self._key(texts.plain("key-learn-open"), course, solved, first)
        keys = (
            (Key(texts.plain("key-learn-play", game=game), begin, style="success"),),
            (Key(texts.plain("key-learn-choose"), choose),),
            (more,),
            (Key(texts.plain("key-teach-game"), TeachAgain(course.game).press()),),
            self._below(course),
        )
        return fitting(Page(caption, keys, banner_picture(self.renderer)))

    def _head(self, course: Course, solved: int, lesson: Lesson) -> str:
        """Which lesson it is, and how far one is."""
        game, page = self.texts.plain(f"game-{course.game}"), course.lessons.index(lesson) + 1
        far = signs(course, solved)
        return self.texts.html("learn-head", game=game, page=page, progress=far)

    def _asked(self, course: Course, lesson: Lesson) -> str:
        name = f"{course.game}-{lesson.name}"
        return self.texts.html(f"lesson-{name}")

    def _words(self, given: tuple[Answer, ...]) -> list[str]:
        """What the answers are called, as they are in play; of a throw what is thrown alone, for
        what comes of it is the question."""
        texts = self.texts
        found = []
        for answer in given:
            if answer.side:
                mark, side = f"mark-{answer.side}", f"side-{answer.side}"
                found.append(f"{texts.plain(mark)} {texts.plain(side)}")
            elif answer.told is None:
                found.append(answer.square)
            elif answer.faces is not None and answer.action.isdecimal():
                found.append(f"🎲 {answer.action}")
            else:
                words = texts.button(answer.told)
                numbered = f"{numeral(answer.number)} {words}" if answer.number else words
                found.append(numbered if breadth(numbered) <= ROOM[1] else words)
        return found

    def _below(self, course: Course) -> tuple[Key, ...]:
        """The way to the index, and to the rules, which come as a message of their own."""
        texts, book = self.texts, OpenRules(course.rules_id).press()
        index = LessonIndex().press()
        return (
            Key(texts.plain("key-learn-index"), index),
            Key(texts.plain("key-rules"), book),
        )

    def _key_to(self, game: str) -> Key:
        words = self.texts.plain("key-learn-game", game=self.texts.plain(f"game-{game}"))
        return Key(words, LessonsOf(game).press())

    def _key(
        self,
        words: str,
        course: Course,
        solved: int,
        lesson: Lesson | None,
        answer: int | None = None,
    ) -> Key:
        name = END if lesson is None else lesson.name
        return Key(words, LessonStep(course.game, solved, name, answer).press())

    def _key_shown(self, words: str, course: Course, solved: int, lesson: Lesson) -> Key:
        """The button that shows what would be right."""
        return Key(words, LessonShown(course.game, solved, lesson.name).press())

    def _room(self, view: BoardView, keys: Keyboard) -> float:
        """How tall the words may be."""
        return room_for_words(self.renderer.size(view), keys)

    def _drawn(self, caption: str, keys: Keyboard, view: BoardView) -> Page:
        renderer = self.renderer
        drawing = Drawing(renderer.key(view, guide=True), lambda: renderer.board(view, guide=True))
        return Page(caption, keys, drawing)


def _first_open(course: Course, solved: int) -> Lesson | None:
    """The first lesson that is not solved."""
    return next((one for at, one in enumerate(course.lessons) if not solved >> at & 1), None)


def _rows(keys: Sequence[Key]) -> Keyboard:
    """As many buttons side by side as have room for their words."""
    longest = max(breadth(key.text) for key in keys)
    beside = max(most for most, room in ROOM.items() if longest <= room or most == 1)
    return tuple(tuple(keys[at : at + beside]) for at in range(0, len(keys), beside))
