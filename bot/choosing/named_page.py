"""The first page of rules that somebody names in their own chat, pure: one tap begins a game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import chain

from bot.board.caption import MAX_CAPTION, length
from bot.board.layout import fold
from bot.board.phone import in_rows
from bot.choosing.buttons import Choose, GameSets, OpenRules
from bot.choosing.home_page import (
    Prepared,
    begins_line,
    play_rows,
    play_words,
    prepared_goal,
    sealed_lines,
)
from bot.choosing.lessons import learn_rows
from bot.choosing.page import Page
from bot.choosing.play_pages import fitted, near_misses
from bot.choosing.reading import Understood
from bot.telegram.wire import Key
from bot.words.combos import code, summary
from bot.words.library import Texts


def named_page(
    texts: Texts,
    prepared: Prepared,
    read_as: Understood,
    unfinished: Sequence[tuple[int, str]] = (),
) -> Page:
    """What is `prepared` begins at one tap, and what wins there is in sight. One button leads to
    the page with all opponents, the switches, and what else there is. Who has `unfinished` games
    by these rules goes on with them first."""
    play = play_words(texts, prepared, unfinished)
    combo = prepared.opening.combo
    rules = combo.rules

    def caption(most: int, shown: Prepared = prepared) -> str:
        switches = rules.switches()
        changed = texts.html("choose-switches", switches=summary(rules, texts, most))
        begins = begins_line(texts, shown, play)
        folded = (
            *((begins,) if unfinished else ()),  # these take a row more, and are what most come for
            texts.html(f"character-{rules.id}"),
            *((changed,) if switches else ()),
            texts.html("choose-source", source=texts.plain(f"rules-source-{rules.id}")),
            sealed_lines(texts, shown),
        )
        told = (prepared_goal(texts, shown), *(() if unfinished else (begins,)))
        return "\n".join((*near_misses(texts, read_as), *fold(folded), *told))

    whole = fitted(caption, len(rules.switches()))
    if length(whole) > MAX_CAPTION:  # words that were brought stand on the title page, too
        whole = caption(0, replace(prepared, words=""))
    learn = chain.from_iterable(learn_rows(texts, rules.game))
    book = Key(texts.plain("key-rules"), OpenRules(rules.id, code(rules)).press())
    back = Key(texts.plain("key-back"), GameSets(rules.game).press())
    keys = (
        *play_rows(texts, prepared, unfinished),
        (Key(texts.plain("key-whom"), Choose(combo).press()),),
        *in_rows((*learn, book, back), 3),
    )
    return Page(whole, keys, heading="banner")
