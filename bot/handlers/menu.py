"""The title, the menu, and what the deep links lead to."""

from __future__ import annotations

from bot.buttons import Kind, Press
from bot.captions import MAX_CAPTION, length
from bot.choosing import Page, play_page
from bot.handlers import lists, pages, rulebook, switches
from bot.handlers.paging import show, turn
from bot.handlers.play import heal, join_by_link
from bot.poller import Outcome
from bot.visit import Visit
from bot.wire import Key, Keyboard
from bot.words import Texts

JOIN_PREFIX = "join-"
"""What an invitation's deep link carries before its code."""

PLAY_PREFIX = "play-"
"""What a deep link to a combination carries before its rule set and code."""


async def start(visit: Visit) -> Outcome:
    """`/start`, alone or with what a deep link carries."""
    if visit.words.startswith(JOIN_PREFIX) and visit.private:
        return await join_by_link(visit, visit.words.removeprefix(JOIN_PREFIX))
    if visit.words == "play":
        show(visit, play_page(visit.chat_texts, await switches.known(visit)))
    elif visit.words.startswith(PLAY_PREFIX):
        return await switches.linked(visit, visit.words)
    else:
        show(visit, home(visit, visit.chat_texts))
    return "committed"


async def pressed(visit: Visit) -> Outcome:
    """A press in the menu. Anybody in the chat may turn its pages."""
    texts = visit.chat_texts
    page = "" if visit.press is None else visit.press.action
    visit.answer()
    table = await visit.desk.tables.table(0 if visit.press is None else visit.press.game)
    if table is not None:
        await heal(visit, table, "done")
    match page:
        case "home":
            await turn(visit, home(visit, texts))
        case "play":
            await switches.turn_to_play(visit)
        case "new":  # from a page that is to stay as it is
            show(visit, play_page(texts, await switches.known(visit)))
        case "leave":
            await turn(visit, Page(texts.html("menu-left"), ()))
        case "resume":
            return await lists.resume(visit)
        case "rules":
            return await rulebook.rules(visit)
        case "settings":
            return await pages.settings(visit)
        case _:
            return await rulebook.opened(visit, page.removeprefix("rules-"))
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
