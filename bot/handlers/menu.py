"""The title, the menu, and what the deep links lead to."""

from __future__ import annotations

from bot.board.caption import MAX_CAPTION, length
from bot.choosing.page import Page
from bot.choosing.play_pages import GAME, play_page
from bot.handlers import game_choice, game_commands, preferences, rulebook
from bot.handlers.board_presses import heal, join_by_link
from bot.handlers.page_turning import show, turn
from bot.handlers.visit import Handler, Visit
from bot.telegram.callback_data import Kind, Press
from bot.telegram.poller import Outcome
from bot.telegram.wire import Key, Keyboard
from bot.words.combos import PLAY_PREFIX
from bot.words.library import Texts
from games.catalogue import CATALOGUE

JOIN_PREFIX = "join-"
"""What an invitation's deep link carries before its code."""


async def start(visit: Visit) -> Outcome:
    """`/start`, alone or with what a deep link carries."""
    if visit.words.startswith(JOIN_PREFIX) and visit.private:
        return await join_by_link(visit, visit.words.removeprefix(JOIN_PREFIX))
    if visit.words == "play":
        show(visit, play_page(visit.chat_texts, await game_choice.known(visit)))
    elif visit.words.startswith(PLAY_PREFIX):
        return await game_choice.linked(visit, visit.words)
    else:
        show(visit, home(visit, visit.chat_texts))
    return "committed"


async def pressed(visit: Visit) -> Outcome:
    """A press in the menu. Anybody in the chat may turn its pages."""
    page = "" if visit.press is None else visit.press.action
    handle = _PAGES.get(page)
    if handle is not None:
        visit.answer()
    table = await visit.desk.door.book.table(0 if visit.press is None else visit.press.game)
    if table is not None:
        await heal(visit, table, "done")
    if handle is not None:
        return await handle(visit)
    if page == "rules-full":  # a button from before there were several rule sets
        return await rulebook.in_full(visit, CATALOGUE[0].id)
    if page.startswith(GAME):
        return await game_choice.turn_to_game(visit, page.removeprefix(GAME))
    if page.startswith("new."):
        return await game_choice.opened(visit, page.removeprefix("new."))
    return await rulebook.opened(visit, page.removeprefix("rules-"))


async def _home(visit: Visit) -> Outcome:
    await turn(visit, home(visit, visit.chat_texts))
    return "committed"


async def _left(visit: Visit) -> Outcome:
    await turn(visit, Page(visit.chat_texts.html("menu-left"), ()))
    return "committed"


def home(visit: Visit, texts: Texts) -> Page:
    """The title and the menu."""
    return Page(title_caption(texts), home_keys(visit, texts))


def title_caption(texts: Texts) -> str:
    """The name of the bot and its authors."""
    text = texts.html("title")
    if length(text) > MAX_CAPTION:
        raise ValueError(f"{texts.language}: the title's caption has {length(text)} characters")
    return text


def home_keys(visit: Visit, texts: Texts) -> Keyboard:
    """The menu: Play, Resume, Rules, Settings, Leave; in private also the way into a group."""
    last: tuple[Key, ...] = (_page(texts, "key-exit", "leave"),)
    if visit.private:
        into = f"https://t.me/{visit.desk.bot.username}?startgroup=play"
        last = (Key(texts.plain("key-add-group"), url=into), *last)
    return (
        (_page(texts, "key-play", "play", "success"), _page(texts, "key-resume-menu", "resume")),
        (_page(texts, "key-rules", "rules"), _page(texts, "key-settings", "settings")),
        last,
    )


def _page(texts: Texts, message: str, page: str, style: str | None = None) -> Key:
    return Key(texts.plain(message), Press(Kind.MENU, action=page), style=style)


_PAGES: dict[str, Handler] = {
    "home": _home,
    "play": game_choice.turn_to_play,
    "new": game_choice.play,  # from a page that is to stay as it is
    "leave": _left,
    "resume": game_commands.resume,
    "rules": rulebook.rules,
    "settings": preferences.settings,
}
"""What each button of the menu does. `play.senet` turns to a game's rule sets;
`rules-thibault` opens a rule set's page, with a code (`rules-thibault.3f7`) that of a combination,
`rules-thibault.3f7.netting` a switch's; `new.thibault.3f7.` what is to be played."""
