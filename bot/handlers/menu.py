"""The title, the menu, and what the deep links lead to."""

from __future__ import annotations

from bot.buttons import Kind, Press
from bot.captions import MAX_CAPTION, length
from bot.handlers import lists, pages
from bot.handlers.play import heal, join_by_link
from bot.poller import Outcome
from bot.visit import Visit
from bot.wire import Key, Keyboard, MessageGone, Unchanged
from bot.words import Texts

JOIN_PREFIX = "join-"
"""What an invitation's deep link carries before its code."""

BOTS = ("novice", "greedy")
"""The BOT's levels on offer, weakest first."""


async def start(visit: Visit) -> Outcome:
    """`/start`, alone or with what a deep link carries."""
    if visit.words.startswith(JOIN_PREFIX) and visit.private:
        return await join_by_link(visit, visit.words.removeprefix(JOIN_PREFIX))
    if visit.words == "play":
        return await play(visit)
    show(visit, title_caption(visit.chat_texts), home_keys(visit, visit.chat_texts))
    return "committed"


async def play(visit: Visit) -> Outcome:
    """`/play`: the opponents to choose from."""
    texts = visit.chat_texts
    show(visit, texts.html("play-page"), play_keys(texts, private=visit.private))
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
            await turn(visit, title_caption(texts), home_keys(visit, texts))
        case "play":
            await turn(visit, texts.html("play-page"), play_keys(texts, private=visit.private))
        case "new":  # from a page that is to stay as it is
            return await play(visit)
        case "leave":
            await turn(visit, texts.html("menu-left"), ())
        case "resume":
            return await lists.resume(visit)
        case "rules":
            return await pages.rules(visit)
        case "rules-full":
            return await pages.rules_full(visit)
        case "settings":
            return await pages.settings(visit)
        case _:
            return "refused"
    return "committed"


def title_caption(texts: Texts) -> str:
    """The name of the game and its authors."""
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


def play_keys(texts: Texts, *, private: bool) -> Keyboard:
    """The opponents that can be had in this kind of chat."""
    bots = tuple(
        Key(
            texts.plain("key-bot", level=texts.plain(f"level-{level}")),
            Press(Kind.NEW, action=f"bot.{level}"),
        )
        for level in BOTS
    )
    people: tuple[tuple[Key, ...], ...] = (_new(texts, "group"),)
    if private:
        people = (_new(texts, "link"), _new(texts, "phone"))
    return (bots, *people, (_page(texts, "key-back", "home"),))


def _new(texts: Texts, mode: str) -> tuple[Key, ...]:
    return (Key(texts.plain(f"key-new-{mode}"), Press(Kind.NEW, action=mode)),)


def _page(texts: Texts, message: str, page: str, style: str | None = None) -> Key:
    return Key(texts.plain(message), Press(Kind.MENU, action=page), style=style)


def show(visit: Visit, caption: str, keys: Keyboard) -> None:
    """Send the title picture with a page of the menu."""
    renderer = visit.desk.renderer
    visit.show(renderer.title_key(), renderer.title, caption, keys)


async def turn(visit: Visit, caption: str, keys: Keyboard) -> None:
    """Turn the menu's page: edit the pressed message, or post a fresh one if it can't be.

    A board is never turned into a page, not even one so new that we have not noted its message.
    """
    message = None if visit.press is None or visit.press.game else visit.message
    board = None if message is None else await visit.desk.store.board_at(visit.chat.id, message)
    if message is None or not visit.has_picture or board is not None:
        show(visit, caption, keys)
        return

    async def edit(_: int | None) -> None:
        if await visit.desk.store.board_at(visit.chat.id, message) is not None:
            return  # while the page waited for its turn, a board took the message over
        try:
            await visit.desk.wire.edit_caption(visit.address, message, caption, keys)
        except Unchanged:
            return
        except MessageGone:
            show(visit, caption, keys)

    visit.send(edit)
