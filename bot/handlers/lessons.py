"""`/learn`: lessons, one message turned from question to question.

In a group they are, as any page, of who asked for them; others begin their own.
"""

from __future__ import annotations

from bot.choosing.buttons import LessonIndex, LessonShown, LessonsOf, LessonStep
from bot.choosing.learn_pages import (
    LearnPages,
    Step,
    read_learned,
    solved_by,
    step_of,
    write_learned,
)
from bot.choosing.lessons import COURSES
from bot.choosing.opening import against_the_weakest
from bot.choosing.page import Page, leading_back
from bot.choosing.reading import MOST_WORDS, parsed
from bot.handlers.answering import on, on_any, refuse
from bot.handlers.page_turning import prepare, show, turn
from bot.handlers.visit import PressVisit, Visit
from bot.telegram.poller import Outcome
from bot.words.combos import GAMES
from bot.words.lexicon import words_of
from bot.words.library import Texts
from storage.operations import ChangePerson


async def learn(visit: Visit) -> Outcome:
    """`/learn`: every game; `/learn senet`, or the name of a rule set, the lessons of that game."""
    pages = _pages(visit)
    course = COURSES.get(_game(visit.words, (visit.chat_texts, visit.texts)))
    page = None if course is None else await _shown(visit, pages.going_on(course))
    show(visit, page or pages.index())
    return "committed"


async def index(visit: PressVisit) -> Outcome:
    """Every game with its lessons."""
    return await _turned(visit, _pages(visit).index())


async def going_on(visit: PressVisit, asked: LessonsOf) -> Outcome:
    """The lessons of a game, from where one left them."""
    course = COURSES.get(asked.game)
    return await _stepped(visit, None if course is None else _pages(visit).going_on(course))


async def stepped(visit: PressVisit, asked: LessonStep | LessonShown) -> Outcome:
    """A lesson, an answer to it, or what would be right."""
    return await _stepped(visit, step_of(asked))


async def _stepped(visit: PressVisit, step: Step | None) -> Outcome:
    """The page of a step; what its answer solves is kept first."""
    page = None if step is None else await _shown(visit, step)
    if step is None or page is None:
        return refuse(visit, "not-offered")
    await _keep(visit, step.course.game, solved_by(step))
    return await _turned(visit, page)


async def _turned(visit: PressVisit, page: Page) -> Outcome:
    """The message itself is turned."""
    visit.answer()
    await turn(visit, leading_back(visit.chat_texts, page, await _opened_in(visit)))
    return "committed"


async def _opened_in(visit: PressVisit) -> int:
    """The game that goes on and in whose rules the lessons were opened; 0 for none."""
    table = await visit.desk.door.book.table(visit.game)
    return 0 if table is None or table.game.status == "over" else visit.game


async def _shown(visit: Visit, step: Step) -> Page | None:
    """The page of a step; at the end of a course with the game that begins at one tap, sealed."""
    prepared = None
    if step.lesson is None and visit.private:
        prepared = await prepare(visit, against_the_weakest(step.course.rules))
    return _pages(visit).page(step, prepared)


async def _keep(visit: Visit, game: str, solved: int) -> None:
    """The person has solved so much: `/learn` goes on from there. Nothing is ever taken back."""
    learned = read_learned(visit.person.learned)
    if solved & ~learned.get(game, 0):
        learned[game] = learned.get(game, 0) | solved
        kept = ("learned", write_learned(learned))
        await visit.desk.store.commit(ChangePerson(visit.person.id, (kept,)))


def _game(words: str, texts: tuple[Texts, ...]) -> str:
    """The game that the words name, by its own name or a rule set's; empty for none."""
    said = parsed(words_of(words)[:MOST_WORDS], texts)
    named = [entry.rules[0] for entry in said if len(entry.rules) == 1]
    of_set = {rules.id: game for game, sets in GAMES.items() for rules in sets}
    return next((of_set.get(name, name) for name in named), "")


def _pages(visit: Visit) -> LearnPages:
    """The pages in the chat's language, for who came."""
    person = visit.maybe_person
    learned = {} if person is None else read_learned(person.learned)
    return LearnPages(visit.chat_texts, visit.desk.renderer, learned)


PRESSED = (
    on_any(LessonIndex, index),
    on(LessonShown, stepped),
    on(LessonStep, stepped),
    on(LessonsOf, going_on),
)
"""What each button of these pages does."""
