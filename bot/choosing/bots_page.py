"""How the BOT's characters play a game, and how strong each is."""

from __future__ import annotations

from bot.choosing.buttons import Choose
from bot.choosing.page import Page, fitting
from bot.choosing.play_pages import title
from bot.table.seats import levels
from bot.telegram.wire import Key
from bot.words.combos import Combo
from bot.words.library import Texts
from opponents import OPPONENTS


def bots_page(texts: Texts, combo: Combo) -> Page:
    """A line for each character that plays the game, the weakest first."""
    game = combo.rules.game
    each = (
        texts.html(
            "bots-line",
            level=texts.plain(f"level-{name}"),
            strength=texts.plain(f"strength-{OPPONENTS[name].strength(game)}"),
            way=texts.plain(f"way-{name}-{game}"),
        )
        for name in levels(combo.rules)
    )
    lines = (title(texts, combo.rules), *each, texts.html(f"bots-{game}"), texts.html("bots-why"))
    back = Key(texts.plain("key-back"), Choose(combo).press())
    return fitting(Page("\n\n".join(lines), ((back,),)))
