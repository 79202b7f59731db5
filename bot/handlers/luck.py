"""`/luck`: what one has thrown against the odds, with its error; in a group what all have, too."""

from __future__ import annotations

from typing import Final

from bot.handlers.visit import Visit
from bot.table.tallying import Fortune, fortunes
from bot.telegram.poller import Outcome
from bot.words.library import Texts

USUAL, RARE = 2.0, 3.0
"""So many standard errors chance alone stays within in 95 of 100 cases, and in 997 of 1000."""
LEAST: Final = 30
"""Of fewer throws nothing is said: their mean is not near enough to a bell curve."""


async def luck(visit: Visit) -> Outcome:
    """One's own throws in all games, in a group in that group's; and those of the group."""
    texts, store = visit.chat_texts, visit.desk.store
    here = None if visit.private else visit.chat.id
    parts = []
    if visit.maybe_person is not None:
        mine = fortunes(await store.luck(person=visit.person.id, chat=here))
        if mine:
            parts.append(texts.html("luck-mine", here=int(here is not None)))
            parts += [_told(texts, one) for one in mine]
    if here is not None:
        everybody = fortunes(await store.luck(chat=here))
        if everybody:
            parts.append(texts.html("luck-chat"))
            parts += [_told(texts, one) for one in everybody]
    if not parts:
        visit.reply(texts.html("luck-none", here=int(here is not None)))
        return "committed"
    visit.reply("\n\n".join((*parts, texts.html("luck-next"))))
    return "committed"


def _told(texts: Texts, one: Fortune) -> str:
    """Means to two places; of what hits or does not, how often in a hundred throws."""
    per, places = (100, 0) if one.hits else (1, 2)
    told = {
        name: f"{value * per:.{places}f}"
        for name, value in (("worth", one.worth), ("mean", one.mean), ("around", one.error))
    }
    line = texts.html(f"luck-device-{one.kind}", count=one.throws, **told)
    return f"{line}\n{texts.html(f'luck-{judged(one)}')}"


def judged(one: Fortune) -> str:
    """What chance makes of it."""
    if one.throws < LEAST:
        return "few"
    if abs(one.off) < USUAL:
        return "usual"
    if abs(one.off) < RARE:
        return "more" if one.off > 0 else "less"
    return "far-more" if one.off > 0 else "far-less"
