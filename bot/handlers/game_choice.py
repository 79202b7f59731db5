"""Choosing what to play: a combination's page, its switches, its star, its link.

Who asked for a page turns it. The combination is in the button, never in memory.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable

from bot.choosing import reading
from bot.choosing.bots_page import bots_page
from bot.choosing.home_page import Prepared
from bot.choosing.levels_page import levels_page
from bot.choosing.opening import against_the_weakest
from bot.choosing.play_pages import (
    Known,
    game_page,
    play_page,
    problems,
    set_page,
    share_page,
    starter,
)
from bot.choosing.switch_pages import contradiction, switch_page, switches_page
from bot.handlers.answering import refuse
from bot.handlers.page_turning import prepare, show, turn
from bot.handlers.visit import PressVisit, Visit
from bot.table.seats import numbered_levels
from bot.telegram.callback_data import Kind
from bot.telegram.poller import Outcome
from bot.words.combos import GAMES, AnyRuleSet, BadCode, Combo, from_payload, unpack
from bot.words.lexicon import called
from games.catalogue import rule_set
from games.core import SwitchError
from games.fields import Switch, switches_of, switches_text
from storage.rows import Favourite
from storage.store import Star

MOST_STARS = 6
"""Favourites of a chat: above them the rule sets must still be seen. Soft: two who star at once, or
two chats that become one, may pass it."""


async def play(visit: Visit) -> Outcome:
    """`/play`: what can be played; with words, the combination that they name, or the game."""
    if not visit.words:
        show(visit, play_page(visit.chat_texts, await known(visit)))
        return "committed"
    read = reading.read(visit.words, (visit.chat_texts, visit.texts))
    if read.problems:
        page = problems(visit.chat_texts, read)
        visit.reply(page.caption, page.keys)
        return "refused"
    if not read.named and not read.game:  # signs without a word
        show(visit, play_page(visit.chat_texts, await known(visit)))
    elif not read.named and len(GAMES[read.game]) > 1:
        show(visit, game_page(visit.chat_texts, read.game, read, await _at_once(visit, read.game)))
    else:
        await _show_set(visit, read)
    return "committed"


async def turn_to_game(visit: PressVisit, wanted: str) -> Outcome:
    """The menu's page with the rule sets of a game; behind a dot which one of its pages."""
    game, _, number = wanted.partition(".")
    if game not in GAMES or not (number or "0").isdecimal():
        return refuse(visit, "not-offered")
    visit.answer()
    ready, page = await _at_once(visit, game), int(number or 0)
    await turn(visit, game_page(visit.chat_texts, game, prepared=ready, page=page))
    return "committed"


async def _at_once(visit: Visit, game: str) -> Prepared | None:
    """In a private chat the game that one tap begins, by the rules that are best to start with."""
    if not visit.private:
        return None
    return await prepare(visit, against_the_weakest(starter(game)))


async def _with_page(visit: Visit, combo: Combo) -> Prepared | None:
    """What one tap on a combination's page begins: where that page is its game's first one."""
    first = len(GAMES[combo.rules.game]) == 1 and combo == Combo(starter(combo.rules.game))
    return await _at_once(visit, combo.rules.game) if first else None


async def bots(visit: PressVisit, packed: str) -> Outcome:
    """How the BOT's characters play a combination's game."""
    return await _of_combo(
        visit, packed, lambda combo: turn(visit, bots_page(visit.chat_texts, combo))
    )


async def numbered(visit: PressVisit, packed: str) -> Outcome:
    """The BOT's levels by number in a combination's game."""
    try:
        combo = unpack(packed)
    except BadCode:
        return refuse(visit, "old-rules")
    if not numbered_levels(combo.rules):
        return refuse(visit, "not-offered")
    visit.answer()
    await turn(visit, levels_page(visit.chat_texts, combo))
    return "committed"


async def turn_to_play(visit: PressVisit) -> Outcome:
    """The menu's page with what can be played."""
    await turn(visit, play_page(visit.chat_texts, await known(visit)))
    return "committed"


async def linked(visit: Visit, payload: str) -> Outcome:
    """A deep link to a combination was opened."""
    try:
        combo = from_payload(payload)
    except BadCode:
        visit.reply(visit.chat_texts.html("answer-old-rules"))
        show(visit, play_page(visit.chat_texts, await known(visit)))
        return "refused"
    await _show_set(visit, reading.Understood(combo.rules, combo.points))
    return "committed"


async def _show_set(visit: Visit, read: reading.Understood) -> None:
    starred = await _starred(visit, read.rules)
    page = set_page(
        visit.chat_texts,
        read.combo,
        private=visit.private,
        starred=starred,
        read_as=read,
        prepared=await _with_page(visit, read.combo),
    )
    show(visit, page)


async def opened(visit: PressVisit, packed: str) -> Outcome:
    """A button of the rules: what it names, to be played, as a message of its own."""
    return await _of_combo(
        visit,
        packed,
        lambda combo: _show_set(visit, reading.Understood(combo.rules, combo.points)),
    )


async def _of_combo(
    visit: PressVisit, packed: str, show: Callable[[Combo], Awaitable[None]]
) -> Outcome:
    """What a button shows of the combination that it names."""
    try:
        combo = unpack(packed)
    except BadCode:
        return refuse(visit, "old-rules")
    visit.answer()
    await show(combo)
    return "committed"


async def known(visit: Visit) -> tuple[Known, ...]:
    """The chat's favourites and what it played last; what can't be read any more is passed over."""
    found = []
    for row in await visit.desk.store.favourites(visit.chat.id):
        try:
            found.append(
                Known(rule_set(row.rules, switches_of(row.switches)), row.starred is not None)
            )
        except SwitchError:
            continue
    last = [k for k in found if not k.starred][:1]
    return (*(k for k in found if k.starred), *last)


async def _starred(visit: Visit, rules: AnyRuleSet) -> bool:
    return _is_starred(await visit.desk.store.favourites(visit.chat.id), rules)


def _is_starred(rows: Iterable[Favourite], rules: AnyRuleSet) -> bool:
    wanted = (rules.id, switches_text(rules))
    return any((row.rules, row.switches) == wanted and row.starred is not None for row in rows)


# -- presses ---------------------------------------------------------------------------------------


async def chosen(visit: PressVisit) -> Outcome:
    """A rule set, a favourite, the points of a match, or *Done* with the switches."""

    async def show(combo: Combo) -> None:
        await _turn_to_set(visit, combo, starred=await _starred(visit, combo.rules))

    return await _of_combo(visit, visit.action, show)


async def _turn_to_set(visit: PressVisit, combo: Combo, *, starred: bool) -> None:
    prepared = await _with_page(visit, combo)
    page = set_page(
        visit.chat_texts, combo, private=visit.private, starred=starred, prepared=prepared
    )
    await turn(visit, page)


async def switches(visit: PressVisit) -> Outcome:
    """A page of switches; one of them, with its values; or one of these, which is taken."""
    try:
        combo, page, switch, value = _pressed(visit.action)
    except BadCode:
        return refuse(visit, "old-rules")
    texts = visit.chat_texts
    if switch is None:
        visit.answer()
        await turn(visit, switches_page(texts, combo, page))
    elif value is None:
        visit.answer()
        await turn(visit, switch_page(texts, combo, combo.rules.offered.index(switch)))
    else:
        try:
            combo = Combo(combo.rules.custom({switch.name: value}), combo.points)
        except SwitchError:
            why = contradiction(visit.texts, combo.rules, switch, value)
            visit.answer(why, alert=True)
            return "refused"
        visit.answer(called(visit.texts, f"{switch.name}={value}"))
        await turn(visit, switches_page(texts, combo, page))
    return "committed"


def _pressed(action: str) -> tuple[Combo, int, Switch | None, str | None]:
    """The combination, the page, the switch and its value; `BadCode` if no button says that."""
    parts = action.split(".")
    combo, numbers = unpack(".".join(parts[:3])), parts[3:]
    if len(numbers) not in (1, 2, 3) or not all(n.isascii() and n.isdigit() for n in numbers):
        raise BadCode(f"{action!r} names no page of switches")
    page, place, number = (*map(int, numbers), None, None)[:3]
    if page is None or place is None:
        return combo, page or 0, None, None
    if place >= len(combo.rules.offered):
        raise BadCode(f"{combo.rules.id} has no switch number {place}")
    switch = combo.rules.offered[place]
    if number is not None and number >= len(switch.values):
        raise BadCode(f"{combo.rules.id}: {switch.name} has no value number {number}")
    return combo, page, switch, None if number is None else switch.values[number]


async def star(visit: PressVisit) -> Outcome:
    """The star is given or taken away; the button says which, so a second tap does no harm."""
    packed, _, wanted = visit.action.rpartition(".")
    try:
        combo = unpack(packed)
    except BadCode:
        return refuse(visit, "old-rules")
    if wanted not in ("0", "1"):
        return refuse(visit, "old-rules")
    store = visit.desk.store
    rows = await store.favourites(visit.chat.id)
    here = _is_starred(rows, combo.rules)
    if wanted == "1" and not here and sum(row.starred is not None for row in rows) >= MOST_STARS:
        visit.answer(visit.texts.plain("answer-stars-full", most=MOST_STARS), alert=True)
        return "refused"
    if here != (wanted == "1"):
        at = visit.desk.clock() if wanted == "1" else None
        await store.commit(Star(visit.chat.id, combo.rules.id, switches_text(combo.rules), at))
    visit.answer(visit.texts.plain("said-starred" if wanted == "1" else "said-unstarred"))
    await _turn_to_set(visit, combo, starred=wanted == "1")
    return "committed"


async def share(visit: PressVisit) -> Outcome:
    """How to bring the combination to others."""
    bot = visit.desk.bot.username
    return await _of_combo(
        visit, visit.action, lambda combo: turn(visit, share_page(visit.chat_texts, combo, bot))
    )


PRESSED = {
    Kind.SET: chosen,
    Kind.SWITCHES: switches,
    Kind.STAR: star,
    Kind.SHARE: share,
}
"""What each button of these pages does."""
