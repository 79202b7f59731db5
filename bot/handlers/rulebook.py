"""The rules: an index, an illustrated page for every rule set and every switch, and every rule.

Nothing is remembered between the pages: a button says which one it opens, so a press counts
however old it is, and anybody in the chat may turn them. A press reads `index`, `page.thibault`,
`list.thibault.0` (its switches, by pages), `switch.thibault.netting` or `full.thibault`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from bot.buttons import Kind, Press
from bot.combos import AnyRuleSet
from bot.handlers.play import refuse
from bot.handlers.samples import PAGES, SWITCHES, Sample, view_of
from bot.names import clean
from bot.poller import Outcome
from bot.spoken import LONGEST, near
from bot.visit import Visit
from bot.wire import Key, Keyboard
from bot.words import value_of
from games.catalogue import CATALOGUE

LISTED = 10
"""Switches on a page of buttons."""


@dataclass(frozen=True)
class Leaf:
    """A page: its picture (the key under which Telegram may keep it, and how it is drawn), its
    caption (HTML) and its buttons."""

    key: str
    draw: Callable[[], bytes]
    caption: str
    keys: Keyboard


async def rules(visit: Visit) -> Outcome:
    """`/rules`: what the words name (`/rules netting`); under a board its game's; else the index.

    The page comes as a message of its own: a board, and what is being chosen, stay as they are.
    """
    table = await visit.desk.tables.table(0 if visit.press is None else visit.press.game)
    if table is not None:
        return await opened(visit, table.rules.id)
    if visit.words:
        return await _named(visit)
    _show(visit, _index(visit))
    return "committed"


async def opened(visit: Visit, name: str) -> Outcome:
    """The page of a rule set, as a message of its own."""
    ours = _rule_set(name)
    if ours is None:
        return "refused"
    _show(visit, _page(visit, ours))
    return "committed"


async def turned(visit: Visit) -> Outcome:
    """A button of these pages: the message itself is turned."""
    match ("" if visit.press is None else visit.press.action).split("."):
        case ["full", name] if _rule_set(name) is not None:
            visit.answer()
            visit.reply(visit.chat_texts.html(f"rules-{name}-full"))
            return "committed"
        case parts:
            leaf = _leaf(visit, parts)
    if leaf is None:
        return refuse(visit, "not-offered")
    visit.answer()
    await visit.turn(leaf.key, leaf.draw, leaf.caption, leaf.keys)
    return "committed"


def _leaf(visit: Visit, parts: list[str]) -> Leaf | None:
    """The page that a press names, if there is one."""
    ours = _rule_set(parts[1]) if len(parts) > 1 else None
    match parts:
        case ["index"]:
            return _index(visit)
        case ["page", _] if ours is not None:
            return _page(visit, ours)
        case ["list", _, ("0" | "1" | "2" | "3") as number] if ours is not None:
            return _list(visit, ours, int(number))
        case ["switch", _, name] if ours is not None and name in _names(ours):
            return _switch(visit, ours, name)
    return None


async def _named(visit: Visit) -> Outcome:
    """The page that the words behind the command name, near misses included."""
    sets = {ours.id: ours for ours in CATALOGUE}
    ours, switch = None, None
    for word in visit.words.casefold().replace("-", "_").split():
        names = near(word, [*sets, *(name for every in CATALOGUE for name in _names(every))])
        if len(names) != 1:
            return _unknown(visit, word, names or tuple(sets))
        if names[0] in sets:
            ours = sets[names[0]]
        else:
            switch = names[0]
    if switch is not None:
        having = ours if ours is not None and switch in _names(ours) else _having(switch)
        _show(visit, _switch(visit, having, switch))
    else:
        _show(visit, _index(visit) if ours is None else _page(visit, ours))
    return "committed"


def _unknown(visit: Visit, word: str, names: Iterable[str]) -> Outcome:
    """Nothing is called so: what may have been meant."""
    keys = [
        _key(visit, f"rules-{name}", f"page.{name}")
        if _rule_set(name) is not None
        else _key(visit, f"switch-{name}", f"switch.{_having(name).id}.{name}")
        for name in names
    ]
    visit.reply(
        visit.chat_texts.html("rules-unknown", word=clean(word)[:LONGEST]),
        tuple((key,) for key in (*keys, _key(visit, "key-rules-index", "index"))),
    )
    return "refused"


def _having(name: str) -> AnyRuleSet:
    """The first rule set with this switch."""
    return next(ours for ours in CATALOGUE if name in _names(ours))


def _show(visit: Visit, leaf: Leaf) -> None:
    visit.show(leaf.key, leaf.draw, leaf.caption, leaf.keys)


# -- the pages -------------------------------------------------------------------------------------


def _index(visit: Visit) -> Leaf:
    """Every rule set with its character and its source."""
    texts, renderer = visit.chat_texts, visit.desk.renderer
    lines = [
        texts.html(
            "rules-index-line",
            rules=texts.plain(f"rules-{ours.id}"),
            character=texts.plain(f"character-{ours.id}"),
            source=texts.plain(f"rules-source-{ours.id}"),
        )
        for ours in CATALOGUE
    ]
    keys = [(_key(visit, f"rules-{ours.id}", f"page.{ours.id}"),) for ours in CATALOGUE]
    return Leaf(
        renderer.title_key(),
        renderer.title,
        "\n\n".join((texts.html("rules-index"), *lines)),
        (*keys, (_menu(visit),)),
    )


def _page(visit: Visit, ours: AnyRuleSet) -> Leaf:
    """A rule set in short, with a telling position."""
    texts = visit.chat_texts
    count = texts.plain("key-switches", count=len(ours.offered))
    return _drawn(
        visit,
        ours,
        PAGES[ours.id],
        texts.html(f"rules-{ours.id}-page"),
        (
            (_key(visit, "key-rules-full", f"full.{ours.id}"),),
            (Key(count, Press(Kind.RULES, action=f"list.{ours.id}.0")),),
            (_key(visit, "key-rules-index", "index"), _menu(visit)),
        ),
    )


def _list(visit: Visit, ours: AnyRuleSet, page: int) -> Leaf:
    """The switches of a rule set, each a button with the rule set's own value."""
    texts = visit.chat_texts
    pages = max(1, -(-len(ours.offered) // LISTED))
    page = min(page, pages - 1)
    rows = []
    for switch in ours.offered[page * LISTED : (page + 1) * LISTED]:
        label = texts.plain(
            "key-switch",
            switch=texts.plain(f"switch-{switch.name}"),
            value=value_of(texts, switch.name, switch.values[0]),
        )
        rows.append((Key(label, Press(Kind.RULES, action=f"switch.{ours.id}.{switch.name}")),))
    turning = tuple(
        Key(sign, Press(Kind.RULES, action=f"list.{ours.id}.{to}"))
        for sign, to in ((f"‹ {page}/{pages}", page - 1), (f"{page + 2}/{pages} ›", page + 1))
        if 0 <= to < pages
    )
    back = Key(
        texts.plain("key-rules-page", rules=texts.plain(f"rules-{ours.id}")),
        Press(Kind.RULES, action=f"page.{ours.id}"),
    )
    return _drawn(
        visit,
        ours,
        PAGES[ours.id],
        texts.html("rules-switches", rules=texts.plain(f"rules-{ours.id}")),
        (*rows, *((turning,) if turning else ()), (back,)),
    )


def _switch(visit: Visit, ours: AnyRuleSet, name: str) -> Leaf:
    """A switch, with a position in which it makes a difference."""
    texts = visit.chat_texts
    place = _names(ours).index(name)
    back = texts.plain("key-switches", count=len(ours.offered))
    return _drawn(
        visit,
        ours,
        SWITCHES[ours.id, name],
        texts.html(f"switch-{name}-page"),
        (
            (Key(f"‹ {back}", Press(Kind.RULES, action=f"list.{ours.id}.{place // LISTED}")),),
            (_menu(visit),),
        ),
    )


def _drawn(visit: Visit, ours: AnyRuleSet, sample: Sample, caption: str, keys: Keyboard) -> Leaf:
    view, renderer = view_of(ours, sample), visit.desk.renderer
    return Leaf(
        renderer.key(view, guide=True),
        lambda: renderer.board(view, guide=True),
        caption,
        keys,
    )


def _key(visit: Visit, message: str, action: str) -> Key:
    return Key(visit.chat_texts.plain(message), Press(Kind.RULES, action=action))


def _menu(visit: Visit) -> Key:
    return Key(visit.chat_texts.plain("key-menu"), Press(Kind.MENU, action="new"))


def _rule_set(name: str) -> AnyRuleSet | None:
    return next((ours for ours in CATALOGUE if ours.id == name), None)


def _names(ours: AnyRuleSet) -> tuple[str, ...]:
    return tuple(switch.name for switch in ours.offered)
