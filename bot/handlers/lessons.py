"""`/learn`: lessons, one message turned from question to question.

In a group they are, as any page, of who asked for them; others begin their own.
"""

from __future__ import annotations

from bot.choosing.learn_pages import (
    LearnPages,
    Step,
    read_learned,
    read_step,
    solved_by,
    write_learned,
)
from bot.choosing.lessons import COURSES
from bot.choosing.opening import against_the_weakest
from bot.choosing.page import Page, leading_back
from bot.choosing.reading import MOST_WORDS, parsed
from bot.handlers.answering import refuse
from bot.handlers.page_turning import prepare, show, turn
from bot.handlers.visit import PressVisit, Visit
from bot.telegram.poller import Outcome
from bot.words.combos import GAMES
from bot.words.lexicon import words_of
from bot.words.library import Texts
from storage.store import ChangePerson

INDEX = "index"
"""The press that opens the index of the games."""


async def learn(visit: Visit) -> Outcome:
    """`/learn`: every game; `/learn senet`, or the name of a rule set, the lessons of that game."""
    pages = _pages(visit)
    course = COURSES.get(_game(visit.words, (visit.chat_texts, visit.texts)))
    page = None if course is None else await _shown(visit, pages.going_on(course))
    show(visit, page or pages.index())
    return "committed"


async def pressed(visit: PressVisit) -> Outcome:
    """A button of these pages: the message itself is turned."""
    page = await _page(visit, visit.action)
    if page is None:
        return refuse(visit, "not-offered")
    visit.answer()
    await turn(visit, leading_back(visit.chat_texts, page, await _opened_in(visit)))
    return "committed"


async def _opened_in(visit: PressVisit) -> int:
    """The game that goes on and in whose rules the lessons were opened; 0 for none."""
    table = await visit.desk.door.book.table(visit.game)
    return 0 if table is None or table.game.status == "over" else visit.game


async def _page(visit: PressVisit, action: str) -> Page | None:
    """The page that a press opens; what its answer solves is kept first."""
    if action == INDEX:
        return _pages(visit).index()
    course = COURSES.get(action)
    step = read_step(action) if course is None else _pages(visit).going_on(course)
    page = None if step is None else await _shown(visit, step)
    if step is not None and page is not None:
        await _keep(visit, step.course.game, solved_by(step))
    return page


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
