"""Throws against their odds: `/luck` tells one's own, in a group those of all there, too; `/throws`
all of all games that are over."""

from __future__ import annotations

from typing import Final

from bot.handlers.visit import Visit
from bot.table.tallying import Fortune, Tallied, fortunes, tallied
from bot.telegram.lanes import Outcome
from bot.words.library import Texts

USUAL, SELDOM = 2.0, 3.0
"""So many standard errors chance alone stays within in 95 of 100 cases, and in 997 of 1000."""
LEAST: Final = 30
"""Of fewer throws nothing is said: their mean is not near enough to a bell curve."""
RARE, ODD = 0.05, 0.001
"""Below these chances unevenness is called rare, and odd."""


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
        name: texts.decimal(value * per, places)
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
    if abs(one.off) < SELDOM:
        return "more" if one.off > 0 else "less"
    return "far-more" if one.off > 0 else "far-less"


async def throws(visit: Visit) -> Outcome:
    """What has been thrown so far, everywhere: nobody's game can be told from it."""
    texts = visit.chat_texts
    found = tallied(await visit.desk.store.tally())
    if not found:
        visit.reply(texts.html("throws-none"))
        return "committed"
    parts = [texts.html("throws-title"), *(_device(texts, one) for one in found)]
    visit.reply("\n\n".join((*parts, texts.html("throws-next"))))
    return "committed"


def _device(texts: Texts, one: Tallied) -> str:
    counts = " · ".join(
        texts.html(
            "verify-count",
            score=str(total + one.least),
            count=count,
            expected=round(float(one.throws * chance), 1),
        )
        for total, (count, chance) in enumerate(zip(one.seen, one.chances, strict=True))
    )
    return "\n".join(
        (
            texts.html(f"throws-device-{one.kind}", count=one.throws),
            texts.html(f"throws-counts-{one.kind}", counts=counts),
            texts.html(f"throws-{unevenness(one)}", percent=max(1, round(one.chance * 100))),
        )
    )


def unevenness(one: Tallied) -> str:
    """What its unevenness is called: of `few` throws nothing can be said."""
    if not one.enough:
        return "few"
    return "odd" if one.chance < ODD else "rare" if one.chance < RARE else "usual"
