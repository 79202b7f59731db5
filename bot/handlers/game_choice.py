"""Choosing what to play: a combination's page, its switches, its star, its link.

Who asked for a page turns it. The combination is in the button, never in memory.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from bot.choosing import reading
from bot.choosing.allowed import played_in
from bot.choosing.bots_page import bots_page
from bot.choosing.buttons import (
    BotsOf,
    Choose,
    GameSets,
    GiveStar,
    LevelsOf,
    MoreOf,
    OpenSwitch,
    ShareIt,
    SwitchesOf,
    TakeValue,
    ToNamed,
    ToPlay,
)
from bot.choosing.home_page import Prepared
from bot.choosing.levels_page import levels_page
from bot.choosing.named_page import named_page
from bot.choosing.opening import Opening, against_the_weakest
from bot.choosing.page import Page
from bot.choosing.play_pages import (
    Known,
    game_page,
    more_page,
    play_page,
    problems,
    set_page,
    share_page,
    starter,
)
from bot.choosing.switch_pages import contradiction, switch_page, switches_page
from bot.handlers.answering import on, refuse
from bot.handlers.game_lists import UNFINISHED, games_here
from bot.handlers.page_turning import prepare, show, turn
from bot.handlers.visit import PressVisit, Visit
from bot.table.seats import numbered_levels
from bot.telegram.lanes import Outcome
from bot.words.combos import GAMES, AnyRuleSet, BadCode, Combo, from_payload
from bot.words.lexicon import called
from games.catalogue import rule_set
from games.core import SwitchError
from games.fields import switches_of, switches_text
from storage.operations import Star
from storage.rows import Favourite

MOST_STARS = 6
"""Favourites of a chat: above them the rule sets must still be seen. Soft: two who star at once, or
two chats that become one, may pass it."""


async def play(visit: Visit) -> Outcome:
    """`/play`: what can be played; with words, the combination that they name, or the game."""
    if not visit.words:
        show(visit, await what_to_play(visit))
        return "committed"
    read = reading.read(visit.words, (visit.chat_texts, visit.texts))
    if read.problems:
        page = problems(visit.chat_texts, read)
        visit.reply(page.caption, page.keys)
        return "refused"
    if not read.named and not read.game:  # signs without a word
        show(visit, await what_to_play(visit))
    elif _game_alone(visit, read):
        await _show_game(visit, read)
    else:
        await _show_set(visit, read)
    return "committed"


def _game_alone(visit: Visit, read: reading.Understood) -> bool:
    """Whether a game was named, and nothing of how it is played. One of a single rule set has a
    page of its own where a game may begin at one tap."""
    if len(GAMES.get(read.game, ())) != 1:  # none where only a switch was named
        return not read.named
    return visit.private and read.combo == Combo(starter(read.game))


async def named(visit: Visit) -> Outcome:
    """`/hyena`, `/siga 7x7`: what a person writes who knows a game's name, or a rule set's, and not
    `/play`."""
    command = visit.text.split(maxsplit=1)[0]
    name = command.removeprefix("/").partition("@")[0]
    return await play(replace(visit, words=f"{name} {visit.words}".strip()))


async def _show_game(visit: Visit, read: reading.Understood) -> None:
    """The rule sets of a game, those by which one may begin here."""
    played, ready = played_in(visit.chat), await _at_once(visit, read.game)
    if read.game not in played:
        await _not_here(visit)
        return
    mine = await _unfinished(visit, read.game)
    page = game_page(visit.chat_texts, read.game, read, ready, games=played, unfinished=mine)
    show(visit, page)


async def _not_here(visit: Visit) -> None:
    """The group's admins do not want that to be begun here: what else can be."""
    visit.reply(visit.chat_texts.html("answer-not-here"))
    show(visit, await what_to_play(visit))


async def what_to_play(visit: Visit) -> Page:
    """What can be played, below what who asks plays there already; in a private chat with the way
    into a group."""
    into = f"https://t.me/{visit.desk.bot.username}?startgroup=play" if visit.private else None
    games = await games_here(visit, UNFINISHED) if visit.maybe_person is not None else []
    unfinished = [(game.id, rule_set(game.rules).game) for game in games]
    played = played_in(visit.chat)
    return play_page(visit.chat_texts, await known(visit), into, unfinished, played)


async def turn_to_game(visit: PressVisit, asked: GameSets) -> Outcome:
    """The menu's page with the rule sets of a game, or another page of them."""
    played = played_in(visit.chat)
    if asked.game not in played:
        return refuse(visit, "not-here" if asked.game in GAMES else "not-offered")
    visit.answer()
    texts, ready = visit.chat_texts, await _at_once(visit, asked.game)
    mine, number = await _unfinished(visit, asked.game), asked.page or 0
    page = game_page(texts, asked.game, None, ready, number, played, mine)
    await turn(visit, page)
    return "committed"


async def _unfinished(
    visit: Visit, game: str, rules: AnyRuleSet | None = None
) -> list[tuple[int, str]]:
    """In a private chat the games that who asks has unfinished there, of that game, or by those
    rules: number and game."""
    if not visit.private:
        return []
    games = [(each.id, rule_set(each.rules)) for each in await games_here(visit, UNFINISHED)]
    fits = [(id_, own) for id_, own in games if rules is None or own.id == rules.id]
    return [(id_, own.game) for id_, own in fits if own.game == game]


async def _at_once(visit: Visit, game: str) -> Prepared | None:
    """In a private chat the game that one tap begins, by the rules that are best to start with."""
    if not visit.private:
        return None
    return await prepare(visit, against_the_weakest(starter(game)))


async def _by_name(visit: Visit, read: reading.Understood) -> Page:
    """The first page of rules that were named: in a private chat one tap begins a game by them."""
    if visit.private:
        opening = replace(against_the_weakest(read.rules), combo=read.combo)
        mine = await _unfinished(visit, read.rules.game, read.rules)
        return named_page(visit.chat_texts, await prepare(visit, opening), read, mine)
    return set_page(
        visit.chat_texts,
        read.combo,
        private=False,
        starred=await _starred(visit, read.rules),
        read_as=read,
        prepared=await _with_page(visit, read.combo),
    )


async def _with_page(visit: Visit, combo: Combo) -> Prepared:
    """The game that one tap on a combination's page begins, against whichever BOT."""
    return await prepare(visit, Opening(combo, against_the_weakest(combo.rules).bots))


async def bots(visit: PressVisit, asked: BotsOf) -> Outcome:
    """How the BOT's characters play a combination's game."""
    visit.answer()
    await turn(visit, bots_page(visit.chat_texts, asked.combo))
    return "committed"


async def more_ways(visit: PressVisit, asked: MoreOf) -> Outcome:
    """What else can be done with a combination."""
    visit.answer()
    starred = await _starred(visit, asked.combo.rules)
    await turn(visit, more_page(visit.chat_texts, asked.combo, starred=starred))
    return "committed"


async def numbered(visit: PressVisit, asked: LevelsOf) -> Outcome:
    """The BOT's levels by number in a combination's game."""
    if not numbered_levels(asked.combo.rules):
        return refuse(visit, "not-offered")
    visit.answer()
    prepared = await _with_page(visit, asked.combo)
    await turn(visit, levels_page(visit.chat_texts, asked.combo, prepared))
    return "committed"


async def turn_to_play(visit: PressVisit) -> Outcome:
    """The menu's page with what can be played."""
    await turn(visit, await what_to_play(visit))
    return "committed"


async def linked(visit: Visit, payload: str) -> Outcome:
    """A deep link to a combination was opened."""
    try:
        combo = from_payload(payload)
    except BadCode:
        visit.reply(visit.chat_texts.html("answer-old-rules"))
        show(visit, await what_to_play(visit))
        return "refused"
    await _show_set(visit, reading.Understood(combo.rules, combo.points))
    return "committed"


async def _show_set(visit: Visit, read: reading.Understood) -> None:
    if visit.chat.bars(read.rules.id):
        await _not_here(visit)
        return
    show(visit, await _by_name(visit, read))


async def opened(visit: PressVisit, asked: ToPlay) -> Outcome:
    """A button of the rules: what it names, to be played, as a message of its own."""
    visit.answer()
    await _show_set(visit, reading.Understood(asked.combo.rules, asked.combo.points))
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


async def chosen(visit: PressVisit, asked: Choose) -> Outcome:
    """A rule set, a favourite, the points of a match, or *Done* with the switches."""
    if visit.chat.bars(asked.combo.rules.id):
        refuse(visit, "not-here")
    else:
        visit.answer()
    await turn_to_set(visit, asked.combo)
    return "committed"


async def to_named(visit: PressVisit, asked: ToNamed) -> Outcome:
    """A rule set, a favourite, or the way back: the page on which one tap begins a game."""
    if visit.chat.bars(asked.combo.rules.id):
        refuse(visit, "not-here")
        await turn_to_play(visit)
    else:
        visit.answer()
        read = reading.Understood(asked.combo.rules, asked.combo.points)
        await turn(visit, await _by_name(visit, read))
    return "committed"


async def turn_to_set(visit: PressVisit, combo: Combo) -> None:
    """The page of a combination; what else can be played where its rules are barred."""
    if visit.chat.bars(combo.rules.id):
        await turn_to_play(visit)
        return
    await _turn_to_set(visit, combo, starred=await _starred(visit, combo.rules))


async def _turn_to_set(visit: PressVisit, combo: Combo, *, starred: bool) -> None:
    prepared = await _with_page(visit, combo)
    page = set_page(
        visit.chat_texts, combo, private=visit.private, starred=starred, prepared=prepared
    )
    await turn(visit, page)


async def switches(visit: PressVisit, asked: SwitchesOf) -> Outcome:
    """A page of switches."""
    visit.answer()
    await turn(visit, switches_page(visit.chat_texts, asked.combo, asked.page))
    return "committed"


async def one_switch(visit: PressVisit, asked: OpenSwitch) -> Outcome:
    """One of them, with its values."""
    if asked.place >= len(asked.combo.rules.offered):
        return refuse(visit, "old-rules")
    visit.answer()
    await turn(visit, switch_page(visit.chat_texts, asked.combo, asked.place))
    return "committed"


async def take_value(visit: PressVisit, asked: TakeValue) -> Outcome:
    """One of these, which is taken."""
    rules = asked.combo.rules
    if asked.place >= len(rules.offered):
        return refuse(visit, "old-rules")
    switch = rules.offered[asked.place]
    if asked.number >= len(switch.values):
        return refuse(visit, "old-rules")
    value = switch.values[asked.number]
    try:
        combo = Combo(rules.custom({switch.name: value}), asked.combo.points)
    except SwitchError:
        visit.answer(contradiction(visit.texts, rules, switch, value), alert=True)
        return "refused"
    visit.answer(called(visit.texts, f"{switch.name}={value}"))
    await turn(visit, switches_page(visit.chat_texts, combo, asked.page))
    return "committed"


async def star(visit: PressVisit, asked: GiveStar) -> Outcome:
    """The star is given or taken away; the button says which, so a second tap does no harm."""
    combo, store = asked.combo, visit.desk.store
    rows = await store.favourites(visit.chat.id)
    here = _is_starred(rows, combo.rules)
    if asked.given and not here and sum(row.starred is not None for row in rows) >= MOST_STARS:
        visit.answer(visit.texts.plain("answer-stars-full", most=MOST_STARS), alert=True)
        return "refused"
    if here != asked.given:
        at = visit.desk.clock() if asked.given else None
        await store.commit(Star(visit.chat.id, combo.rules.id, switches_text(combo.rules), at))
    visit.answer(visit.texts.plain("said-starred" if asked.given else "said-unstarred"))
    if visit.private:
        await turn(visit, more_page(visit.chat_texts, combo, starred=asked.given))
    else:
        await _turn_to_set(visit, combo, starred=asked.given)
    return "committed"


async def share(visit: PressVisit, asked: ShareIt) -> Outcome:
    """How to bring the combination to others."""
    visit.answer()
    await turn(visit, share_page(visit.chat_texts, asked.combo, visit.desk.bot.username))
    return "committed"


PRESSED = (
    on(GameSets, turn_to_game),
    on(BotsOf, bots),
    on(LevelsOf, numbered),
    on(MoreOf, more_ways),
    on(ToPlay, opened),
    on(Choose, chosen),
    on(ToNamed, to_named),
    on(SwitchesOf, switches),
    on(OpenSwitch, one_switch),
    on(TakeValue, take_value),
    on(GiveStar, star),
    on(ShareIt, share),
)
"""What each button of these pages does."""
