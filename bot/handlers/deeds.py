"""What those who run the bot did of late: a page."""

from __future__ import annotations

from typing import Final

from bot.handlers.hindered import lasting
from bot.handlers.keeping import Page, ago, back, cut, named, titled
from bot.handlers.visit import Visit
from storage.rows import Deed

LISTED: Final = 20
"""So many are told, the last ones."""


async def log(visit: Visit) -> Page:
    """A line each, the last deed first."""
    texts = visit.texts
    deeds = await visit.desk.store.deeds(LISTED)
    lines = [texts.html("log-head" if deeds else "log-none")]
    lines += [await _line(visit, deed) for deed in deeds]
    return Page("\n".join(lines), (back(texts),))


async def _line(visit: Visit, deed: Deed) -> str:
    texts, store = visit.texts, visit.desk.store
    return texts.html(
        f"deed-{deed.what}",
        ago=ago(texts, (visit.desk.clock() - deed.at) / 1000),
        name=named(texts, await store.person(deed.person)),
        what=await _about(visit, deed),
    )


async def _about(visit: Visit, deed: Deed) -> str:
    """What it was about."""
    texts, store = visit.texts, visit.desk.store
    match deed.what:
        case "ban" | "unban":
            return named(texts, await store.person(deed.number))
        case "leave":
            return titled(texts, await store.chat(deed.number))
        case "line":
            return lasting(texts, 60 * deed.number) if deed.number else texts.plain("no-end")
        case "line-off":
            return ""
        case "news" | "news-stop" | "news-on" | "news-again":
            bulletin = await store.bulletin(deed.number)
            return "" if bulletin is None else cut(" ".join(bulletin.text.split()))
        case "end":
            return texts.plain("game-number", id=str(deed.number))
