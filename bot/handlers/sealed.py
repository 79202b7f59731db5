"""`/sealed 2026-11-22`: seals, secrets and throws of all games that ended on a day, as a file."""

from __future__ import annotations

import re

from bot.handlers.visit import Visit
from bot.table.sealed_lists import again
from bot.telegram.poller import Outcome
from games.listing import digest


async def sealed(visit: Visit) -> Outcome:
    """The list of the day that is named, or the last one."""
    texts, store = visit.chat_texts, visit.desk.store
    last = await store.listing()
    if not last:
        visit.reply(texts.html("sealed-none"))
        return "committed"
    day = visit.words.strip() or last[0].day
    made = await again(store, day) if re.fullmatch(r"\d{4}-\d\d-\d\d", day, re.ASCII) else None
    if made is None:
        visit.reply(texts.html("sealed-not-there", date=last[0].day))
        return "refused"
    listing, data = made.listing, made.text.encode()
    caption = texts.html(
        "sealed-caption",
        date=day,
        count=len(listing.games),
        throws=listing.throws,
        secret=digest(made.text),
    )

    async def send(topic: int | None) -> None:
        await visit.desk.wire.send_file(visit.address, topic, f"djehuty-{day}.txt", data, caption)

    visit.send(send)
    return "committed"
