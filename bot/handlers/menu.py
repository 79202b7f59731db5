"""The title, the menu, and what the deep links lead to."""

from __future__ import annotations

from dataclasses import replace

from bot.board.buttons import Menu, MenuPage
from bot.board.daily import LINK
from bot.choosing.buttons import GoOn, PlayNow
from bot.choosing.home_page import group_page, home_page
from bot.choosing.offers import LEARN
from bot.choosing.opening import RECOMMENDED, Opening, played_again
from bot.choosing.page import Page
from bot.handlers import (
    bells,
    day,
    find,
    game_choice,
    game_commands,
    inline_mode,
    learning,
    me,
    my_games,
    preferences,
    replays,
)
from bot.handlers.answering import bring, doubled, on, outcome, refuse, repair_board
from bot.handlers.board_presses import link_opened
from bot.handlers.game_lists import UNFINISHED, belongs, games_here
from bot.handlers.page_turning import prepare, show, turn
from bot.handlers.visit import PressHandler, PressVisit, Visit
from bot.table.invitation import NewGame
from bot.telegram.lanes import Outcome
from bot.words.combos import PLAY_PREFIX
from bot.words.library import Texts
from games.catalogue import rule_set

JOIN_PREFIX = "join-"
"""What an invitation's deep link carries before its code."""


async def start(visit: Visit) -> Outcome:
    """`/start`, alone or with what a deep link carries."""
    of_a_game = await _of_a_game(visit) if visit.private else None
    if of_a_game is not None:
        return of_a_game
    if visit.words == find.FIND:
        return await find.find(visit)
    if visit.words.startswith(LEARN):
        return await learning.learn(replace(visit, words=visit.words.removeprefix(LEARN)))
    if visit.words == me.ME:
        return await me.me(visit)
    if visit.words == my_games.GAMES:
        return await my_games.games(visit)
    if visit.words == LINK:
        return await day.day(visit)
    if visit.words == bells.BELLS and visit.private:
        return await bells.listed(visit)
    if visit.words == "play":
        show(visit, await game_choice.what_to_play(visit))
    elif visit.words.startswith(PLAY_PREFIX):
        return await game_choice.linked(visit, visit.words)
    else:
        show(visit, await home(visit, visit.chat_texts))
    return "committed"


async def _of_a_game(visit: Visit) -> Outcome | None:
    """What a link to one game brings into one's own chat; None for any other."""
    if visit.words.startswith(JOIN_PREFIX):
        return await link_opened(visit, visit.words.removeprefix(JOIN_PREFIX))
    if visit.words.startswith(replays.REPLAY):
        return await replays.shared(visit)
    if visit.words.startswith(inline_mode.TELL):
        return await inline_mode.told(visit)
    return None


async def turned(visit: PressVisit, asked: Menu) -> Outcome:
    """A page of the menu; pressed under a board, that is put right first."""
    visit.answer()
    table = await visit.desk.door.book.table(visit.game)
    if table is not None:
        await repair_board(visit, table, "done")
    return await _PAGES[asked.page](visit)


async def _home(visit: PressVisit) -> Outcome:
    await turn(visit, await home(visit, visit.chat_texts))
    return "committed"


async def _left(visit: PressVisit) -> Outcome:
    await turn(visit, Page(visit.chat_texts.html("menu-left"), ()))
    return "committed"


async def home(visit: Visit, texts: Texts) -> Page:
    """The title page: in a private chat with the game that *Play* begins, sealed."""
    if not visit.private:
        return group_page(texts)
    prepared = await prepare(visit, await _proposed(visit))
    games = await games_here(visit, UNFINISHED)
    unfinished = [(game.id, rule_set(game.rules).game) for game in games]
    return home_page(texts, prepared, unfinished)


async def _proposed(visit: Visit) -> Opening:
    """What *Play* begins in a private chat: what was played there last, else what is best to begin
    with."""
    store = visit.desk.store
    last = await store.last_against_bot(visit.chat.id, visit.person.id)
    opening = None if last is None else played_again(last, await store.players(last.id))
    return opening or RECOMMENDED


async def play_now(visit: PressVisit, asked: PlayNow) -> Outcome:
    """*Play* on the title page, or a BOT on the page of a combination: its message becomes the
    board of a game that has begun.

    The press salts the throws, so it counts only for the seal that the page showed. A page whose
    seal was used is brought up to date.
    """
    opening = asked.opening
    if (again := await doubled(visit)) is not None:
        return again
    wanted = NewGame(
        opening.combo.rules,
        "bot",
        visit.person,
        (visit.place(adopt=True),),
        visit.token,
        bots=opening.bots,
        points=opening.combo.points or None,
    )
    result = await visit.door.seating.begin_ready(wanted, asked.seal)
    if not result.done:
        return await _renewed(visit, result.answer, opening)
    visit.answer(visit.texts.plain("said-begun"))
    return outcome(result)


async def _nothing_to_play(visit: PressVisit) -> Outcome:
    """*Play* of rules that have changed: the page is brought up to date."""
    return await _renewed(visit, "old-rules")


async def _go_on(visit: PressVisit, asked: GoOn) -> Outcome:
    """An unfinished game: its board comes into the title page's message, awake."""
    game = asked.number
    if (again := await doubled(visit)) is not None:
        return again
    table = await visit.desk.door.book.table(game)
    if table is None or not await belongs(visit, table):
        return await _renewed(visit, "unknown")
    if table.game.status == "over":
        return await _renewed(visit, "over")
    result = await bring(visit, game, wake=True, adopt=True)
    if not result.done:
        return refuse(visit, result.answer)
    visit.answer()
    return outcome(result)


async def _renewed(visit: PressVisit, why: str, opening: Opening | None = None) -> Outcome:
    """Why nothing was done, and the page on which `opening` begins now: the title page, or that of
    its rules where *Play* begins something else, and in groups, where it begins nothing."""
    refused = refuse(visit, why)
    if await visit.on_board():
        return refused
    if opening is not None and not (visit.private and opening == await _proposed(visit)):
        await game_choice.turn_to_set(visit, opening.combo)
    else:
        await turn(visit, await home(visit, visit.chat_texts))
    return refused


_PAGES: dict[MenuPage, PressHandler] = {
    "home": _home,
    "play": game_choice.turn_to_play,
    "new": game_choice.play,  # from a page that is to stay as it is
    "leave": _left,
    "resume": game_commands.resume,
    "rules": learning.rules,
    "settings": preferences.settings,
    "find": find.find,
}
"""What each page of the menu shows."""

PRESSED = (
    on(Menu, turned),
    on(GoOn, _go_on),
    on(PlayNow, play_now, otherwise=_nothing_to_play),
)
"""What the buttons of the title page and of the menu do."""
