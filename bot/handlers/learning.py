"""`/rules` and `/learn`: the rules by pages, and lessons, question by question in one message.

The pages are those of :mod:`bot.choosing.rule_pages` and :mod:`bot.choosing.learn_pages`. In a
group a page belongs to who asked for it; others open their own.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.board.caption import MAX_CAPTION, length
from bot.choosing.buttons import (
    LessonIndex,
    LessonShown,
    LessonsOf,
    LessonStep,
    OpenRules,
    RulesIndex,
    RulesInFull,
    RulesOfGame,
    RulesOwn,
    RulesPage,
    RulesSwitch,
    RulesSwitches,
    SwitchAgain,
    SwitchExample,
)
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
from bot.choosing.reading import MOST_WORDS, SUGGESTED, Said, parsed
from bot.choosing.rule_pages import RulePages, names_of, rule_set_of
from bot.handlers.answering import on, on_any, refuse
from bot.handlers.page_turning import prepare, show, turn
from bot.handlers.visit import PressVisit, Visit
from bot.table.table import Table
from bot.telegram.lanes import Outcome
from bot.telegram.payloads import Payload
from bot.telegram.wire import Key
from bot.words.combos import GAMES, MATCH, AnyRuleSet
from bot.words.lexicon import LONGEST, words_of
from bot.words.library import Texts
from bot.words.names import clean
from games.catalogue import CATALOGUE, rule_set
from storage.operations import ChangePerson

LIST = "switches"
"""The word that opens the list of a rule set's switches: `/rules thibault switches`."""


async def rules(visit: Visit) -> Outcome:
    """`/rules`: what the words name (`/rules netting`); under a board its game's; else the index.

    The page comes as a message of its own: a board, and what is being chosen, stay as they are.
    """
    table = await visit.desk.door.book.table(visit.game)
    if table is not None:
        pages = _pages(visit, table)
        page = pages.own(rule_set(table.rules.id, table.rules.switches()))
        show(visit, leading_back(visit.chat_texts, page, pages.opened_in))
        return "committed"
    if visit.words:
        return _named(visit)
    show(visit, _pages(visit).index())
    return "committed"


async def opened(visit: PressVisit, asked: OpenRules) -> Outcome:
    """A button to the page of a rule set, of a combination or of one of its switches, which comes
    as a message of its own. In one's own chat the page on which a game is chosen turns into it, and
    leads back: below it the rules would cover the board that it becomes."""
    says: Payload = RulesPage(asked.rules)
    if asked.code is not None:
        says = RulesOwn(asked.rules, asked.code, 0)
    if asked.switch is not None:
        says = RulesSwitch(asked.rules, asked.switch, asked.code)
    page = _pages(visit).asked(says)
    if page is None:
        return refuse(visit, "not-offered")
    visit.answer()
    if visit.private and asked.code is not None and asked.switch is None:
        await turn(visit, page)
    else:
        show(visit, page)
    return "committed"


async def in_full(visit: PressVisit, asked: RulesInFull) -> Outcome:
    """A button to every rule of a rule set, as a message of its own."""
    ours, table = rule_set_of(asked.rules), await visit.desk.door.book.table(visit.game)
    if ours is None:
        return refuse(visit, "not-offered")
    page = _pages(visit, table).in_full(ours)
    visit.answer()
    visit.reply(page.caption, page.keys)
    return "committed"


async def turned(visit: PressVisit, asked: Payload) -> Outcome:
    """A button of these pages: the message itself is turned. It may know the game in which they
    were opened."""
    table = await visit.desk.door.book.table(visit.game)
    page = _pages(visit, table).asked(asked)
    if page is None:
        return refuse(visit, "not-offered")
    visit.answer()
    await turn(visit, page)
    return "committed"


def _named(visit: Visit) -> Outcome:
    """The page that the words behind the command name, near misses included."""
    texts = visit.chat_texts
    more = {LIST: [texts.plain("switches-word"), texts.plain("key-change")]}
    words = words_of(visit.words)[:MOST_WORDS]
    said = parsed(words, (texts, visit.texts), more=more)
    sets = [entry.rules[0] for entry in said if len(entry.rules) == 1 and not entry.switches]
    ours = next((found for name in sets if (found := rule_set_of(name)) is not None), None)
    game = next((name for name in sets if name in GAMES), "")
    among = (ours,) if ours is not None else GAMES.get(game, CATALOGUE)
    named = [_switch_of(entry, among) for entry in said if not entry.rules]
    switch = next((name for name in named if name is not None and name != LIST), None)
    lost = next((e for e in said if not e.rules and _switch_of(e, among) is None), None)
    lost = next((e for e in said if len(e.rules) > 1 or (e.rules and e.switches)), lost)
    if switch is not None:
        having = next((each for each in among if switch in names_of(each)), _having(switch))
        page = None if having is None else _pages(visit).switch(having, switch)
    elif LIST in named:
        page = _pages(visit).switch_list(among[0], 0)
    elif ours is not None:
        page = _pages(visit).page(ours)
    else:
        page = _pages(visit).game(game) if game else None
    if page is None and lost is not None:
        return _unknown(visit, lost)
    page = page or _pages(visit).index()
    if lost is not None:
        told = texts.html("spoken-unknown", word=clean(lost.word)[:LONGEST])
        caption = f"{told}\n\n{page.caption}"
        page = replace(page, caption=caption if length(caption) <= MAX_CAPTION else page.caption)
    show(visit, page)
    return "committed"


def _switch_of(said: Said, among: Sequence[AnyRuleSet]) -> str | None:
    """The switch that is named, or of which a value is; one of these rule sets goes first."""
    if said.switches:
        (name, *others) = said.switches
        return name if not others and (name == LIST or _having(name) is not None) else None
    of = dict.fromkeys(code.partition("=")[0] for code in said.alone)
    known = [name for name in of if name != MATCH]
    here = [name for name in known if any(name in names_of(ours) for ours in among)]
    return (here or known)[0] if len(here or known) == 1 else None


def _unknown(visit: Visit, said: Said) -> Outcome:
    """Nothing is called so: what may have been meant, or what there is."""
    values = dict.fromkeys(code.partition("=")[0] for code in said.alone)
    no_page = (MATCH, LIST)
    near = [name for name in (*said.rules, *said.switches, *values) if name not in no_page]
    near = near or [name for name in said.like if name not in no_page][:SUGGESTED]
    keys = [_key_to(visit, name) for name in near or GAMES]
    message = "rules-unknown" if near else "rules-nothing"
    visit.reply(
        visit.chat_texts.html(message, word=clean(said.word)[:LONGEST]),
        tuple((key,) for key in (*keys, _key(visit, "key-rules-index", RulesIndex()))),
    )
    return "refused"


def _key_to(visit: Visit, name: str) -> Key:
    """The button to what is called so: a game, a rule set or a switch."""
    if name in GAMES:
        return _key(visit, f"game-{name}", RulesOfGame(name))
    having = _having(name)
    if having is None:
        return _key(visit, f"rules-{name}", RulesPage(name))
    return _key(visit, f"switch-{name}", RulesSwitch(having.id, name))


def _having(name: str) -> AnyRuleSet | None:
    """The first rule set with this switch."""
    return next((ours for ours in CATALOGUE if name in names_of(ours)), None)


def _pages(visit: Visit, table: Table | None = None) -> RulePages:
    """The pages in the chat's language; opened in a game that goes on they lead back to it."""
    game = 0 if table is None or table.game.status == "over" else table.game.id
    return RulePages(visit.chat_texts, visit.renderer, game)


def _key(visit: Visit, message: str, says: Payload) -> Key:
    return Key(visit.chat_texts.plain(message), says.press())


# -- lessons ---------------------------------------------------------------------------------------


async def learn(visit: Visit) -> Outcome:
    """`/learn`: every game; `/learn senet`, or the name of a rule set, the lessons of that game."""
    pages = _lesson_pages(visit)
    course = COURSES.get(_game(visit.words, (visit.chat_texts, visit.texts)))
    page = None if course is None else await _shown(visit, pages.going_on(course))
    show(visit, page or pages.index())
    return "committed"


async def index(visit: PressVisit) -> Outcome:
    """Every game with its lessons."""
    return await _turned(visit, _lesson_pages(visit).index())


async def going_on(visit: PressVisit, asked: LessonsOf) -> Outcome:
    """The lessons of a game, from where one left them."""
    course = COURSES.get(asked.game)
    return await _stepped(visit, None if course is None else _lesson_pages(visit).going_on(course))


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
    return _lesson_pages(visit).page(step, prepared)


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


def _lesson_pages(visit: Visit) -> LearnPages:
    """The pages in the chat's language, for who came."""
    person = visit.maybe_person
    learned = {} if person is None else read_learned(person.learned)
    return LearnPages(visit.chat_texts, visit.renderer, learned)


PRESSED = (
    *(
        on(page, turned)
        for page in (
            *(RulesIndex, RulesOfGame, RulesPage, RulesSwitches, RulesOwn, RulesSwitch),
            *(SwitchExample, SwitchAgain),
        )
    ),
    on(RulesInFull, in_full),
    on(OpenRules, opened),
    on_any(LessonIndex, index),
    on(LessonShown, stepped),
    on(LessonStep, stepped),
    on(LessonsOf, going_on),
)
"""What each button of the rules and of the lessons does."""
