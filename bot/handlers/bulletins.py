"""News for whoever asked for them: written, looked at, sent after a second tap, stopped, and sent
again to those of whom nobody knows; for who runs the bot. How they go out: :mod:`bot.run.courier`.
And the one tap under them by which somebody wants none any more.
"""

from __future__ import annotations

from collections.abc import Mapping
from html import escape
from typing import Final

from bot.board.buttons import NoNews
from bot.handlers.answering import on_any
from bot.handlers.keeping import AdminDo, AdminPage, Page, Said, back, kept, key, show
from bot.handlers.visit import PressVisit, Visit
from bot.telegram.lanes import Outcome
from bot.telegram.wire import Key, units, within
from storage.operations import (
    AddStale,
    AgainBulletin,
    ChangePerson,
    Op,
    StartBulletin,
    StopBulletin,
    WriteBulletin,
)
from storage.rows import Bulletin, Done
from storage.store import Stale

MOST: Final = 3000
"""So long news may be, as Telegram counts."""
SAID: Final = 120
"""So much of them stands on the page."""


async def page(visit: Visit) -> Page:
    """How many asked for news, and how the last ones went."""
    texts, store = visit.texts, visit.desk.store
    lines = [texts.html("news-head", count=await store.readers())]
    keys: list[tuple[Key, ...]] = [(key(texts, "key-news-text", AdminPage("news-text")),)]
    last = next((each for each in await store.last_bulletins(5) if each.status != "draft"), None)
    if last is not None:
        unsure = [one for one in await store.bulletin_to(last.id) if one.status == "unsure"]
        counts = {
            "sent": last.sent,
            "failed": last.failed,
            "unsure": len(unsure),
            "left": await store.readers(last.reached, last.most),
        }
        lines += ["", beginning(last, SAID), texts.html(f"news-{last.status}", **counts)]
        if last.status == "going":
            keys.append((key(texts, "key-news-stop", AdminDo("news-stop", last.id)),))
        elif last.status == "stopped":
            keys.append((key(texts, "key-news-on", AdminDo("news-on", last.id)),))
        if unsure:
            lines.append(texts.html("news-unsure"))
            keys.append((key(texts, "key-news-again", AdminDo("news-again", last.id)),))
    return Page("\n".join(lines), (*keys, back(texts)))


def beginning(bulletin: Bulletin, most: int) -> str:
    """How they begin (HTML)."""
    text = " ".join(bulletin.text.split())
    cut = text if units(text) <= most else within(text, most - 1) + "…"
    return f"<i>{escape(cut, quote=False)}</i>"


async def prompt(visit: Visit) -> Page:
    """How to write them: whatever answers this page are the news."""
    texts = visit.texts
    return Page(texts.html("news-how", most=MOST), ((key(texts, "key-back", AdminPage("news")),),))


async def written(visit: Visit, words: str) -> Outcome:
    """`/admin news TEXT`, or an answer to the page that asks for it: they are looked at first."""
    text, store = words.strip(), visit.desk.store
    if not text:
        return await show(visit, await page(visit))
    if units(text) > MOST:
        visit.reply(visit.reply_texts.html("news-how", most=MOST))
        return "refused"
    await store.commit(WriteBulletin(visit.person.id, text, visit.desk.clock()))
    draft = next(
        each
        for each in await store.last_bulletins(20)
        if each.status == "draft" and each.person == visit.person.id
    )
    seen = await preview(visit, draft.id)

    async def send(topic: int | None) -> None:
        await visit.desk.wire.send_text(visit.address, topic, seen.words, seen.keys)

    visit.send(send)  # as they will be read: nothing stands above them
    return "committed"


async def preview(visit: Visit, number: int) -> Page:
    """The news as they will be read, and how many will read them."""
    texts, draft = visit.texts, await visit.desk.store.bulletin(number)
    if draft is None or draft.status != "draft":
        return await page(visit)
    count = await visit.desk.store.readers()
    send = Key(
        texts.plain("key-news-send", count=count), AdminPage("send", number).press(), style="danger"
    )
    return Page(escape(draft.text, quote=False), ((send,), back(texts, "news")))


async def question(visit: Visit, number: int) -> Page:
    """Whether they are to be sent: *No* stands where that was pressed, *Yes* below it."""
    texts, seen = visit.texts, await preview(visit, number)
    draft = await visit.desk.store.bulletin(number)
    if draft is None or draft.status != "draft":
        return seen
    count = await visit.desk.store.readers()
    yes = Key(
        texts.plain("key-news-yes", count=count), AdminDo("news", number).press(), style="danger"
    )
    return Page(seen.words, ((key(texts, "key-keep-no", AdminPage("preview", number)),), (yes,)))


_WORKS: Final[Mapping[Done, type[StartBulletin | StopBulletin | AgainBulletin]]] = {
    "news": StartBulletin,
    "news-on": StartBulletin,
    "news-stop": StopBulletin,
    "news-again": AgainBulletin,
}
_ANSWERS: Final[Mapping[Done, Said]] = {
    "news": "news-going",
    "news-on": "news-going",
    "news-stop": "news-stopped",
    "news-again": "news-going",
}


async def pressed(visit: PressVisit, says: AdminDo) -> Outcome:
    """They are to go out, to stop, to go on, or to go again to those of whom nobody knows."""
    work: Op = _WORKS[says.deed](says.number)
    bulletin = await visit.desk.store.bulletin(says.number)
    fits = bulletin is not None and (says.deed == "news") is (bulletin.status == "draft")
    said: Said = "news-late"
    if fits or await visit.desk.store.seen(visit.update):
        try:
            await kept(visit, says.deed, says.number, work)
        except Stale:
            pass
        else:
            said = _ANSWERS[says.deed]
    visit.answer(visit.texts.plain(f"kept-{said}"))
    return await show(visit, await page(visit))


async def no_news(visit: PressVisit) -> Outcome:
    """*No more news*: whoever pressed hears of none any more; the button goes."""
    store = visit.desk.store
    ops: list[Op] = [ChangePerson(visit.person.id, (("news", False),))]
    if visit.private and visit.message is not None:
        ops.append(AddStale(visit.chat.id, visit.message))
    await store.commit(*ops)
    visit.answer(visit.texts.plain("said-set-news-off"))
    return "committed"


PRESSED = (on_any(NoNews, no_news),)
"""What the button under news does."""
