"""`/throws`: all throws of all games that are over, against their odds."""

from __future__ import annotations

from bot.handlers.visit import Visit
from bot.table.tallying import Tallied, tallied
from bot.telegram.poller import Outcome
from bot.words.library import Texts

RARE, ODD = 0.05, 0.001
"""Below these chances unevenness is called rare, and odd."""


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
            texts.html(f"throws-{judged(one)}", percent=max(1, round(one.chance * 100))),
        )
    )


def judged(one: Tallied) -> str:
    """What its unevenness is called: of `few` throws nothing can be said."""
    if not one.enough:
        return "few"
    return "odd" if one.chance < ODD else "rare" if one.chance < RARE else "usual"
