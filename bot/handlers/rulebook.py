"""`/rules`: which page of the rule book people ask for, by words or by a button.

The pages are those of :mod:`bot.choosing.rule_pages`; anybody in the chat may turn them.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.board.caption import MAX_CAPTION, length
from bot.choosing.buttons import (
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
from bot.choosing.page import leading_back
from bot.choosing.reading import MOST_WORDS, SUGGESTED, Said, parsed
from bot.choosing.rule_pages import RulePages, names_of, rule_set_of
from bot.handlers.answering import on, refuse
from bot.handlers.page_turning import show, turn
from bot.handlers.visit import PressVisit, Visit
from bot.table.table import Table
from bot.telegram.payloads import Payload
from bot.telegram.poller import Outcome
from bot.telegram.wire import Key
from bot.words.combos import GAMES, MATCH, AnyRuleSet
from bot.words.lexicon import LONGEST, words_of
from bot.words.names import clean
from games.catalogue import CATALOGUE, rule_set

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
    as a message of its own."""
    says: Payload = RulesPage(asked.rules)
    if asked.code is not None:
        says = RulesOwn(asked.rules, asked.code, 0)
    if asked.switch is not None:
        says = RulesSwitch(asked.rules, asked.switch, asked.code)
    page = _pages(visit).asked(says)
    if page is None:
        return refuse(visit, "not-offered")
    visit.answer()
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
    return RulePages(visit.chat_texts, visit.desk.renderer, game)


def _key(visit: Visit, message: str, says: Payload) -> Key:
    return Key(visit.chat_texts.plain(message), says.press())


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
)
"""What each button of the rule book does."""
