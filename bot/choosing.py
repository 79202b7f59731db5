"""The pages on which people choose what to play: caption and keyboard of each, pure.

Nothing is remembered between them: the combination travels in the buttons, so a press counts
however old it is.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from html import escape
from itertools import groupby
from urllib.parse import quote

from bot.buttons import Kind, Press
from bot.captions import MAX_CAPTION, length
from bot.combos import AnyRuleSet, Combo, Step, code, label, payload, spoken, summary, values
from bot.spoken import Understood
from bot.wire import Key, Keyboard
from bot.words import Texts, value_of
from games.catalogue import CATALOGUE
from games.fields import Switch

BOTS = ("novice", "greedy")
"""The BOT's levels on offer, weakest first."""

PAGE = 5
"""Switches on a page: five explanations fit a caption, and five buttons a phone."""

HALF, WHOLE = 18, 42
"""Characters of a button's label that fit half a phone's width, and all of it."""

TOLD, NOTED = 3, 8
"""Problems of one command that are told at once, and near misses."""


@dataclass(frozen=True)
class Page:
    """A page of the menu: its caption (HTML) and its buttons."""

    caption: str
    keys: Keyboard


@dataclass(frozen=True)
class Known:
    """Rules that stand above the others: a favourite of the chat, or what it played last."""

    rules: AnyRuleSet
    starred: bool


def play_page(texts: Texts, known: Sequence[Known]) -> Page:
    """Play: the chat's favourites, what it played last, and every rule set."""
    rows = [(_set(texts, k.rules, _sign(k)),) for k in known]
    above = {(k.rules.id, code(k.rules)) for k in known}
    rest = [_set(texts, rules) for rules in CATALOGUE if (rules.id, "") not in above]
    back = Key(texts.plain("key-back"), Press(Kind.MENU, action="home"))
    whole = [
        escape(f"{_sign(k)} {label(k.rules, texts, MAX_CAPTION)}", quote=False)
        for k in known
        if k.rules.switches()
    ]
    for line, more in (("choose-line-source", whole), ("choose-line", whole), ("choose-line", [])):
        caption = "\n\n".join((*_described(texts, line), *more))
        if length(caption) <= MAX_CAPTION:
            break
    return Page(caption, (*rows, *_packed(rest), (back,)))


def _sign(known: Known) -> str:
    return "★" if known.starred else "↻"


def _described(texts: Texts, line: str) -> Iterable[str]:
    """Every game with its rule sets, a line on the character of each."""
    for game, sets in groupby(CATALOGUE, key=lambda rules: rules.game):
        yield texts.html("choose-page", game=texts.plain(f"game-{game}"))
        for rules in sets:
            yield texts.html(
                line,
                rules=texts.plain(f"rules-{rules.id}"),
                character=texts.plain(f"character-{rules.id}"),
                source=texts.plain(f"rules-source-{rules.id}"),
            )


def _set(texts: Texts, rules: AnyRuleSet, sign: str = "") -> Key:
    words = f"{sign} {label(rules, texts, WHOLE - 2)}".strip()
    return Key(words, Press(Kind.SET, action=Combo(rules).pack()))


def _packed(keys: Iterable[Key]) -> Keyboard:
    """Buttons two a row where both are short."""
    rows: list[tuple[Key, ...]] = []
    for key in keys:
        if rows and len(rows[-1]) == 1 and max(len(key.text), len(rows[-1][0].text)) <= HALF:
            rows[-1] = (rows[-1][0], key)
        else:
            rows.append((key,))
    return tuple(rows)


def set_page(
    texts: Texts, combo: Combo, *, private: bool, starred: bool, read_as: Understood | None = None
) -> Page:
    """A combination: what it is, and whom to play it with."""
    rules = combo.rules

    def caption(most: int) -> str:
        lines = [_title(texts, rules), texts.html(f"character-{rules.id}")]
        lines.append(texts.html("choose-source", source=texts.plain(f"rules-source-{rules.id}")))
        if rules.switches():
            lines += ["", texts.html("choose-switches", switches=summary(rules, texts, most))]
        if rules.matches:
            lines += ["", texts.html("choose-match", points=combo.points)]
        notes = [] if read_as is None else _notes(texts, read_as)
        return "\n".join((*lines, *(["", *notes] if notes else ()), "", texts.html("choose-whom")))

    star = "key-starred" if starred else "key-star"
    packed = combo.pack()
    keys = (
        *_match(texts, combo),
        *_opponents(texts, packed, private=private),
        (
            Key(texts.plain("key-change"), Press(Kind.SWITCHES, action=f"{packed}.0")),
            Key(texts.plain("key-rules"), Press(Kind.MENU, action=f"rules-{rules.id}")),
        ),
        (
            Key(texts.plain(star), Press(Kind.STAR, action=f"{packed}.{int(not starred)}")),
            Key(texts.plain("key-pass-on"), Press(Kind.SHARE, action=packed)),
        ),
        (Key(texts.plain("key-back"), Press(Kind.MENU, action="play")),),
    )
    return Page(_fitted(caption, len(rules.switches())), keys)


def _title(texts: Texts, rules: AnyRuleSet) -> str:
    game, name = texts.plain(f"game-{rules.game}"), texts.plain(f"rules-{rules.id}")
    return texts.html("choose-title", game=game, rules=name)


def _fitted(caption: Callable[[int], str], most: int) -> str:
    """The caption with as many switches named as it has room for."""
    while length(text := caption(most)) > MAX_CAPTION and most:
        most -= 1
    return text


def _opponents(texts: Texts, packed: str, *, private: bool) -> Keyboard:
    """The opponents that can be had in this kind of chat."""

    def key(words: str, wanted: str) -> Key:
        return Key(words, Press(Kind.NEW, action=f"{packed}.{wanted}"))

    levels = ((level, texts.plain(f"level-{level}")) for level in BOTS)
    bots = tuple(key(texts.plain("key-bot", level=words), f"bot.{name}") for name, words in levels)
    if private:
        link, phone = texts.plain("key-new-link"), texts.plain("key-new-phone")
        return (bots, (key(link, "link"),), (key(phone, "phone"),))
    return (bots, (key(texts.plain("key-new-group"), "group"),))


def _match(texts: Texts, combo: Combo) -> Keyboard:
    """One game, or a match to so many points: the chosen one is marked."""
    if not combo.rules.matches:
        return ()

    def key(points: int) -> Key:
        words = f"🏁 {points}" if points else texts.plain("key-one-game")
        marked = f"✓ {words.removeprefix('🏁 ')}" if points == combo.points else words
        return Key(marked, Press(Kind.SET, action=Combo(combo.rules, points).pack()))

    return ((key(0),), tuple(key(points) for points in combo.rules.matches))


def switches_page(texts: Texts, combo: Combo, page: int) -> Page:
    """A page of switches, each with its value and what it does; `page` counts from 0."""
    rules, packed = combo.rules, combo.pack()
    pages = max(1, -(-len(rules.offered) // PAGE))
    page = min(page, pages - 1)
    here = rules.offered[page * PAGE : (page + 1) * PAGE]
    now = values(rules)
    entries = []
    keys: list[tuple[Key, ...]] = []
    for place, switch in enumerate(here, page * PAGE):
        name, value = texts.plain(f"switch-{switch.name}"), now[switch.name]
        words = value_of(texts, switch.name, value)
        sign = "" if value == switch.values[0] else "🔸 "
        why = texts.plain(f"switch-{switch.name}-why")
        line = {"sign": sign, "switch": name, "value": words, "explained": why}
        entries.append(texts.html("toggle-line", **line))
        text = sign + texts.plain("key-switch", switch=name, value=words)
        keys.append((Key(text, Press(Kind.SWITCHES, action=f"{packed}.{page}.{place}")),))

    def caption(most: int) -> str:
        title = texts.html(
            "toggle-title", rules=texts.plain(f"rules-{rules.id}"), page=page + 1, pages=pages
        )
        changed = texts.html("toggle-none")
        if rules.switches():
            changed = texts.html("toggle-changed", switches=summary(rules, texts, most))
        return "\n\n".join((title, *entries, changed))

    keys += [row for row in (_turning(packed, page, pages),) if row]
    own = Combo(rules.custom({s.name: s.values[0] for s in rules.offered}), combo.points)
    done = Key(texts.plain("key-done"), Press(Kind.SET, action=packed), style="success")
    if rules.switches():
        action = f"{own.pack()}.{page}"
        keys.append((Key(texts.plain("key-reset"), Press(Kind.SWITCHES, action=action)), done))
    else:
        keys.append((done,))
    return Page(_fitted(caption, len(rules.switches())), tuple(keys))


def _turning(packed: str, page: int, pages: int) -> tuple[Key, ...]:
    """The pages before and behind."""
    row = []
    if page:
        press = Press(Kind.SWITCHES, action=f"{packed}.{page - 1}")
        row.append(Key(f"‹ {page}/{pages}", press))
    if page + 1 < pages:
        press = Press(Kind.SWITCHES, action=f"{packed}.{page + 1}")
        row.append(Key(f"{page + 2}/{pages} ›", press))
    return tuple(row)


def contradiction(texts: Texts, rules: AnyRuleSet, switch: Switch, stepped: Step) -> str:
    """Why a value was stepped over (plain, for an alert), by the names of the switches."""
    value, others = stepped.refused[0]
    names = [texts.plain(f"switch-{name}") for name in others]
    return texts.plain(
        "answer-contradicts",
        switch=texts.plain(f"switch-{switch.name}"),
        value=value_of(texts, switch.name, value),
        others=", ".join(names) or texts.plain(f"rules-{rules.id}"),
    )


def share_page(texts: Texts, combo: Combo, bot: str) -> Page:
    """How to bring a combination to others: a link, a group, words to write."""
    rules = combo.rules
    link = f"https://t.me/{bot}?start={payload(rules)}"
    into = f"https://t.me/{bot}?startgroup={payload(rules)}"
    said = texts.plain("share-combination", rules=label(rules, texts, 200))
    send = f"https://t.me/share/url?url={quote(link, safe='')}&text={quote(said)}"

    def caption(most: int) -> str:
        lines = [_title(texts, rules)]
        if rules.switches():
            lines.append(texts.html("choose-switches", switches=summary(rules, texts, most)))
        lines += ["", texts.html("choose-share", command=f"/play {spoken(rules)}"), "", link]
        return "\n".join(lines)

    keys = (
        (Key(texts.plain("key-share-send"), url=send),),
        (Key(texts.plain("key-share-group"), url=into),),
        (Key(texts.plain("key-back"), Press(Kind.SET, action=combo.pack())),),
    )
    return Page(_fitted(caption, len(rules.switches())), keys)


def _notes(texts: Texts, read: Understood) -> list[str]:
    """The near misses and what they were taken for."""
    return [texts.html("spoken-read-as", word=word, name=name) for word, name in read.notes[:NOTED]]


def problems(texts: Texts, read: Understood) -> Page:
    """What could not be read of a command, and a way on with what could."""
    lines = []
    for problem in read.problems[:TOLD]:
        names = ", ".join(problem.names)
        lines.append(texts.html(f"spoken-{problem.kind}", word=problem.word, names=names))
    notes = _notes(texts, read)
    go_on = texts.plain("key-go-on", rules=label(read.rules, texts, WHOLE - 4))
    return Page(
        "\n\n".join((*lines, *(["\n".join(notes)] if notes else ()))),
        (
            (Key(go_on, Press(Kind.SET, action=Combo(read.rules).pack())),),
            (Key(texts.plain("key-menu"), Press(Kind.MENU, action="new")),),
        ),
    )
