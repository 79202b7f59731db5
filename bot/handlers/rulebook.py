"""The rules: an index of the games, a page of the rule sets of each, an illustrated page for every
rule set and every switch, and every rule.

Nothing is remembered between the pages: a button says which one it opens, so a press counts
however old it is, and anybody in the chat may turn them. A press reads `index`, `game.senet` (its
rule sets; a game with one has that one's page), `page.thibault`,
`list.thibault.0` (its switches, by pages), `switch.thibault.netting` or `full.thibault`; of a
combination `own.thibault.3f7.0` (the switches that differ), `switch.thibault.netting.3f7`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.buttons import Kind, Press
from bot.captions import MAX_CAPTION, length
from bot.choosing import game_lines, set_lines, title
from bot.combos import GAMES, MATCH, AnyRuleSet, BadCode, Combo, base, code, decoded
from bot.handlers.paging import show, turn
from bot.handlers.play import refuse
from bot.lexicon import LONGEST, called, words_of
from bot.names import clean
from bot.page import Drawing, Page, turning
from bot.poller import Outcome
from bot.samples import PAGES, SWITCHES
from bot.samples.sample import Sample, view_of
from bot.spoken import MOST_WORDS, SUGGESTED, Said, parsed
from bot.visit import Visit
from bot.wire import Key, Keyboard
from bot.words import Texts, value_of
from games.catalogue import CATALOGUE, rule_set

LISTED = 10
"""Switches on a page of buttons."""

LIST = "switches"
"""The word that opens the list of a rule set's switches: `/rules thibault switches`."""


async def rules(visit: Visit) -> Outcome:
    """`/rules`: what the words name (`/rules netting`); under a board its game's; else the index.

    The page comes as a message of its own: a board, and what is being chosen, stay as they are.
    """
    table = await visit.desk.tables.table(0 if visit.press is None else visit.press.game)
    if table is not None:
        show(visit, _own(visit, rule_set(table.rules.id, table.rules.switches())))
        return "committed"
    if visit.words:
        return _named(visit)
    show(visit, _index(visit))
    return "committed"


async def opened(visit: Visit, name: str) -> Outcome:
    """A button to the page of a rule set, of a combination (`thibault.3f7`) or of a switch
    (`thibault.3f7.netting`), which comes as a message of its own."""
    page = None
    match name.split("."):
        case [_]:
            ours = _rule_set(name)
            page = None if ours is None else _page(visit, ours)
        case [rules, digits]:
            page = _named_by(visit, ["own", rules, digits, "0"])
        case [rules, digits, switch]:
            page = _named_by(visit, ["switch", rules, switch, digits])
    if page is None:
        return refuse(visit, "not-offered")
    visit.answer()
    show(visit, page)
    return "committed"


async def in_full(visit: Visit, name: str) -> Outcome:
    """A button to every rule of a rule set, as a message of its own."""
    visit.answer()
    visit.reply(visit.chat_texts.html(f"rules-{name}-full"))
    return "committed"


async def turned(visit: Visit) -> Outcome:
    """A button of these pages: the message itself is turned."""
    match ("" if visit.press is None else visit.press.action).split("."):
        case ["full", name] if _rule_set(name) is not None:
            return await in_full(visit, name)
        case parts:
            page = _named_by(visit, parts)
    if page is None:
        return refuse(visit, "not-offered")
    visit.answer()
    await turn(visit, page)
    return "committed"


def _named_by(visit: Visit, parts: list[str]) -> Page | None:
    """The page that a press names, if there is one."""
    ours = _rule_set(parts[1]) if len(parts) > 1 else None
    match parts:
        case ["index"]:
            return _index(visit)
        case ["game", game] if game in GAMES:
            return _game(visit, game)
        case ["page", _] if ours is not None:
            return _page(visit, ours)
        case ["list", _, ("0" | "1" | "2" | "3") as number] if ours is not None:
            return _list(visit, ours, int(number))
        case ["own", _, digits, ("0" | "1" | "2" | "3") as number] if ours is not None:
            varied = _decoded(ours, digits)
            return None if varied is None else _own(visit, varied, int(number))
        case ["switch", _, name] if ours is not None and name in _names(ours):
            return _switch(visit, ours, name)
        case ["switch", _, name, digits] if ours is not None and name in _names(ours):
            varied = _decoded(ours, digits)
            return None if varied is None else _switch(visit, varied, name)
    return None


def _named(visit: Visit) -> Outcome:
    """The page that the words behind the command name, near misses included."""
    texts = visit.chat_texts
    more = {LIST: [texts.plain("key-change")]}
    words = words_of(visit.words)[:MOST_WORDS]
    said = parsed(words, (texts, visit.texts), more=more)
    sets = [entry.rules[0] for entry in said if len(entry.rules) == 1 and not entry.switches]
    ours = next((found for name in sets if (found := _rule_set(name)) is not None), None)
    game = next((name for name in sets if name in GAMES), "")
    among = (ours,) if ours is not None else GAMES.get(game, CATALOGUE)
    named = [_switch_of(entry, among) for entry in said if not entry.rules]
    switch = next((name for name in named if name is not None and name != LIST), None)
    lost = next((e for e in said if not e.rules and _switch_of(e, among) is None), None)
    lost = next((e for e in said if len(e.rules) > 1 or (e.rules and e.switches)), lost)
    if switch is not None:
        having = next((each for each in among if switch in _names(each)), _having(switch))
        page = None if having is None else _switch(visit, having, switch)
    elif LIST in named:
        page = _list(visit, among[0], 0)
    elif ours is not None:
        page = _page(visit, ours)
    else:
        page = _game(visit, game) if game else None
    if page is None and lost is not None:
        return _unknown(visit, lost)
    page = page or _index(visit)
    if lost is not None:
        told = texts.html("spoken-unknown", word=clean(lost.word)[:LONGEST])
        caption = f"{told}\n\n{page.caption}"
        page = replace(page, caption=caption if length(caption) <= MAX_CAPTION else page.caption)
    show(visit, page)
    return "committed"


def _switch_of(said: Said, among: Sequence[AnyRuleSet]) -> str | None:
    """The switch that is named, or of which a value is; one of these rule sets goes first."""
    if said.switches:
        (name, *others) = said.switches
        return name if not others and (name == LIST or _having(name) is not None) else None
    of = dict.fromkeys(code.partition("=")[0] for code in said.alone)
    known = [name for name in of if name != MATCH]
    here = [name for name in known if any(name in _names(ours) for ours in among)]
    return (here or known)[0] if len(here or known) == 1 else None


def _unknown(visit: Visit, said: Said) -> Outcome:
    """Nothing is called so: what may have been meant, or what there is."""
    values = dict.fromkeys(code.partition("=")[0] for code in said.alone)
    no_page = (MATCH, LIST)
    near = [name for name in (*said.rules, *said.switches, *values) if name not in no_page]
    near = near or [name for name in said.like if name not in no_page][:SUGGESTED]
    keys = [_key_to(visit, name) for name in near or GAMES]
    message = "rules-unknown" if near else "rules-nothing"
    visit.reply(
        visit.chat_texts.html(message, word=clean(said.word)[:LONGEST]),
        tuple((key,) for key in (*keys, _key(visit, "key-rules-index", "index"))),
    )
    return "refused"


def _key_to(visit: Visit, name: str) -> Key:
    """The button to what is called so: a game, a rule set or a switch."""
    if name in GAMES:
        return _key(visit, f"game-{name}", f"game.{name}")
    having = _having(name)
    if having is None:
        return _key(visit, f"rules-{name}", f"page.{name}")
    return _key(visit, f"switch-{name}", f"switch.{having.id}.{name}")


def _having(name: str) -> AnyRuleSet | None:
    """The first rule set with this switch."""
    return next((ours for ours in CATALOGUE if name in _names(ours)), None)


def _decoded(ours: AnyRuleSet, digits: str) -> AnyRuleSet | None:
    """The combination of a code, None if there is none."""
    try:
        return decoded(ours, digits)
    except BadCode:
        return None


# -- the pages -------------------------------------------------------------------------------------


def _index(visit: Visit) -> Page:
    """Every game with what it is like."""
    texts, renderer = visit.chat_texts, visit.desk.renderer
    return Page(
        "\n\n".join((texts.html("rules-index"), *game_lines(texts))),
        (*((_key(visit, f"game-{game}", f"game.{game}"),) for game in GAMES), (_menu(visit),)),
        Drawing(renderer.title_key(), renderer.title),  # it may be turned to from another picture
    )


def _game(visit: Visit, game: str) -> Page:
    """A game's rule sets with their character and their source, under its board; a game with only
    one has that one's page."""
    texts, sets = visit.chat_texts, GAMES[game]
    if len(sets) == 1:
        return _page(visit, sets[0])
    head = texts.html("rules-game", game=texts.plain(f"game-{game}"))
    keys = [(_key(visit, f"rules-{ours.id}", f"page.{ours.id}"),) for ours in sets]
    return _drawn(
        visit,
        sets[0],
        PAGES[sets[0].id],
        "\n\n".join((head, *set_lines(texts, game))),
        (*keys, (_key(visit, "key-rules-index", "index"),), (_menu(visit),)),
    )


def _page(visit: Visit, ours: AnyRuleSet) -> Page:
    """A rule set in short, with a telling position."""
    texts = visit.chat_texts
    count = texts.plain("key-switches", count=len(ours.offered))
    back = _key(visit, "key-rules-index", "index")
    if len(GAMES[ours.game]) > 1:
        game = texts.plain(f"game-{ours.game}")
        words = texts.plain("key-rules-page", rules=game)
        back = Key(words, Press(Kind.RULES, action=f"game.{ours.game}"))
    return _drawn(
        visit,
        ours,
        PAGES[ours.id],
        texts.html(f"rules-{ours.id}-page"),
        (
            (_key(visit, "key-rules-full", f"full.{ours.id}"),),
            (Key(count, Press(Kind.RULES, action=f"list.{ours.id}.0")),),
            (back,),
            (_play(visit, ours),),
        ),
    )


def _own(visit: Visit, ours: AnyRuleSet, page: int = 0) -> Page:
    """A combination: each switch that differs with what it does and a button to its page; a rule
    set as it is has its own page."""
    if not ours.switches():
        return _page(visit, ours)
    texts, changed, packed = visit.chat_texts, ours.switches(), code(ours)
    game = texts.plain(f"game-{ours.game}")
    head = texts.html("own-title", game=game, rules=called(texts, ours.id))
    caption = _told(texts, head, changed)
    pages = -(-len(changed) // LISTED)
    page = min(page, pages - 1)
    rows: list[tuple[Key, ...]] = [
        (
            Key(
                called(texts, f"{name}={value}"),
                Press(Kind.RULES, action=f"switch.{ours.id}.{name}.{packed}"),
            ),
        )
        for name, value in changed[page * LISTED : (page + 1) * LISTED]
    ]
    rows += turning(
        page, pages, lambda to: Press(Kind.RULES, action=f"own.{ours.id}.{packed}.{to}")
    )
    plain = Key(f"📜 {called(texts, ours.id)}", Press(Kind.RULES, action=f"page.{ours.id}"))
    keys = (*rows, (plain,), (_play(visit, ours),))
    return _drawn(visit, base(ours.id), PAGES[ours.id], caption, keys)


def _told(texts: Texts, head: str, changed: Sequence[tuple[str, str]]) -> str:
    """The switches with what they do, as many as a caption has room for; of the others the name."""
    for most in range(len(changed), -1, -1):
        lines = [head]
        for place, (name, value) in enumerate(changed):
            shown = value_of(texts, name, value)
            why = texts.plain(f"switch-{name}-why") if place < most else ""
            lines.append(
                texts.html(
                    "toggle-line",
                    sign="🔸 ",
                    switch=called(texts, name),
                    value=shown,
                    explained=why,
                ).strip()
            )
        if length(text := "\n\n".join(lines)) <= MAX_CAPTION:
            return text
    return head


def _list(visit: Visit, ours: AnyRuleSet, page: int) -> Page:
    """The switches of a rule set, each a button with the rule set's own value."""
    texts = visit.chat_texts
    pages = max(1, -(-len(ours.offered) // LISTED))
    page = min(page, pages - 1)
    rows: list[tuple[Key, ...]] = []
    for switch in ours.offered[page * LISTED : (page + 1) * LISTED]:
        label = texts.plain(
            "key-switch",
            switch=texts.plain(f"switch-{switch.name}"),
            value=value_of(texts, switch.name, switch.values[0]),
        )
        rows.append((Key(label, Press(Kind.RULES, action=f"switch.{ours.id}.{switch.name}")),))
    rows += turning(page, pages, lambda to: Press(Kind.RULES, action=f"list.{ours.id}.{to}"))
    back = Key(
        texts.plain("key-rules-page", rules=texts.plain(f"rules-{ours.id}")),
        Press(Kind.RULES, action=f"page.{ours.id}"),
    )
    return _drawn(
        visit,
        ours,
        PAGES[ours.id],
        texts.html("rules-switches", rules=texts.plain(f"rules-{ours.id}")),
        (*rows, (back,)),
    )


def _switch(visit: Visit, ours: AnyRuleSet, name: str) -> Page:
    """A switch, with a position in which it makes a difference. `ours` may be a combination, to
    which the way back leads."""
    texts, sample = visit.chat_texts, SWITCHES[ours.id, name]
    if ours.switches():
        back = Key(
            texts.plain("key-back"), Press(Kind.RULES, action=f"own.{ours.id}.{code(ours)}.0")
        )
    else:
        place = _names(ours).index(name)
        count = texts.plain("key-switches", count=len(ours.offered))
        action = f"list.{ours.id}.{place // LISTED}"
        back = Key(f"‹ {count}", Press(Kind.RULES, action=action))
    on = ours if name in dict(ours.switches()) else ours.custom(sample.switches)
    play = Key(texts.plain("key-play-with"), Press(Kind.MENU, action=f"new.{Combo(on).pack()}"))
    caption = f"{title(texts, ours)}\n{texts.html(f'switch-{name}-page')}"
    return _drawn(visit, base(ours.id), sample, caption, ((back,), (play,)))


def _drawn(visit: Visit, ours: AnyRuleSet, sample: Sample, caption: str, keys: Keyboard) -> Page:
    view, renderer = view_of(ours, sample), visit.desk.renderer
    drawing = Drawing(renderer.key(view, guide=True), lambda: renderer.board(view, guide=True))
    return Page(caption, keys, drawing)


def _key(visit: Visit, message: str, action: str) -> Key:
    return Key(visit.chat_texts.plain(message), Press(Kind.RULES, action=action))


def _menu(visit: Visit) -> Key:
    return Key(visit.chat_texts.plain("key-menu"), Press(Kind.MENU, action="new"))


def _play(visit: Visit, ours: AnyRuleSet) -> Key:
    """The way from a rule set's page to playing by it, as a message of its own."""
    words = visit.chat_texts.plain("key-play-these")
    return Key(words, Press(Kind.MENU, action=f"new.{Combo(ours).pack()}"))


def _rule_set(name: str) -> AnyRuleSet | None:
    return next((ours for ours in CATALOGUE if ours.id == name), None)


def _names(ours: AnyRuleSet) -> tuple[str, ...]:
    return tuple(switch.name for switch in ours.offered)
