"""The pages on which people choose what to play: caption and keyboard of each, pure.

Nothing is remembered between them: the combination travels in the buttons, so a press counts
however old it is.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from urllib.parse import quote

from bot.board.caption import MAX_CAPTION, length
from bot.choosing.card_lines import card_lines
from bot.choosing.lessons import learn_rows
from bot.choosing.page import Page, turning
from bot.choosing.reading import Understood
from bot.table.seats import for_many, levels
from bot.telegram.callback_data import Kind, Press
from bot.telegram.wire import Key, Keyboard
from bot.words.combos import (
    GAMES,
    MATCH,
    AnyRuleSet,
    Combo,
    against,
    code,
    in_words,
    label,
    payload,
    summary,
    values,
)
from bot.words.lexicon import called
from bot.words.library import Texts, value_of
from games.catalogue import STARTERS
from games.fields import Switch

PAGE = 10
"""Switches on a page: so many buttons fit a phone under a short caption. What each does is told on
the switch's own page, where its values are the buttons."""

GAME = "play."
"""What a button of the menu to a game's rule sets carries before the game's name."""

HALF, WHOLE = 18, 42
"""Characters of a button's label that fit half a phone's width, and all of it."""

BEST = "✨"
"""What marks the rule set of a game that is best to start with."""

TOLD, NOTED = 8, 8
"""Problems of one command that are told at once, and near misses."""

LEGEND = (MAX_CAPTION, 240, 160, 120, 90, 60)
"""How long the lines that tell the favourites may be: the longest with which the page fits."""


@dataclass(frozen=True)
class Known:
    """Rules that stand above the others: a favourite of the chat, or what it played last."""

    rules: AnyRuleSet
    starred: bool


def play_page(texts: Texts, known: Sequence[Known]) -> Page:
    """Play: the chat's favourites and what it played last, told whole, and every game. What was
    played last has no button where that of its game leads to the same rules."""
    known = [k for k in known if k.starred or _direct(k.rules.game) != Combo(k.rules)]
    signs = _signs(known)
    rows = [(_known(texts, k.rules, sign),) for k, sign in zip(known, signs, strict=True)]
    back = Key(texts.plain("key-back"), Press(Kind.MENU, action="home"))
    told = [texts.html("choose-game"), *game_lines(texts)]
    for width in LEGEND:
        legend = "\n".join(_legend(texts, known, signs, width))
        caption = "\n\n".join(filter(None, (legend, *told)))
        if length(caption) <= MAX_CAPTION:
            break
    return Page(caption, (*rows, *_games(texts), (back,)))


def game_lines(texts: Texts) -> Iterable[str]:
    """Every game: for how many, and what it is like."""
    for game in GAMES:
        name, line = texts.plain(f"game-{game}"), texts.plain(f"game-{game}-line")
        yield texts.html("choose-line", game=name, character=line)


def set_lines(texts: Texts, game: str) -> Iterable[str]:
    """Every rule set of a game: its character and where it comes from, and which to start with."""
    for rules in GAMES[game]:
        yield texts.html(
            "choose-line-source",
            best=int(_best(rules)),
            rules=texts.plain(f"rules-{rules.id}"),
            character=texts.plain(f"character-{rules.id}"),
            source=texts.plain(f"rules-source-{rules.id}"),
        )


def _games(texts: Texts) -> Keyboard:
    """A button a game: to its rule sets, or straight to its only one."""

    def press(game: str) -> Press:
        direct = _direct(game)
        if direct is not None:
            return Press(Kind.SET, action=direct.pack())
        return Press(Kind.MENU, action=f"{GAME}{game}")

    return tuple((Key(texts.plain(f"game-{game}"), press(game)),) for game in GAMES)


def _direct(game: str) -> Combo | None:
    """The rules to which a game's button leads at once: the only ones it has."""
    sets = GAMES[game]
    return Combo(sets[0]) if len(sets) == 1 else None


def game_page(texts: Texts, game: str, read_as: Understood | None = None) -> Page:
    """A game: its rule sets, with the character and the source of each."""
    notes = "\n".join([] if read_as is None else _notes(texts, read_as))
    question = texts.html("choose-page", game=texts.plain(f"game-{game}"))
    caption = "\n\n".join(filter(None, (question, *set_lines(texts, game), notes)))
    back = Key(texts.plain("key-back"), Press(Kind.MENU, action="play"))
    keys = (_set(texts, rules, BEST if _best(rules) else "") for rules in GAMES[game])
    return Page(caption, (*_packed(keys), *learn_rows(texts, game), (back,)))


def _best(rules: AnyRuleSet) -> bool:
    """Whether of several rule sets of a game it is the one to start with."""
    return len(GAMES[rules.game]) > 1 and rules in STARTERS


def _signs(known: Sequence[Known]) -> list[str]:
    """A star each, numbered where there are several, so that they can be told apart."""
    starred = sum(k.starred for k in known)
    return [
        "↻" if not k.starred else f"★{number}" if starred > 1 else "★"
        for number, k in enumerate(known, 1)
    ]


def _legend(
    texts: Texts, known: Sequence[Known], signs: Sequence[str], width: int
) -> Iterable[str]:
    """What each favourite is, and what was played last."""
    for k, sign in zip(known, signs, strict=True):
        game, rules = texts.plain(f"game-{k.rules.game}"), label(k.rules, texts, width)
        if k.starred:
            yield texts.html("choose-starred", mark=sign, game=game, rules=rules)
        else:
            yield texts.html("choose-last", game=game, rules=rules)


def _set(texts: Texts, rules: AnyRuleSet, sign: str = "") -> Key:
    words = f"{sign} {label(rules, texts, WHOLE - 1 - len(sign))}".strip()
    return Key(words, Press(Kind.SET, action=Combo(rules).pack()))


def _known(texts: Texts, rules: AnyRuleSet, sign: str) -> Key:
    """The button of rules that stand above the games: the game, too, where both fit whole."""
    words = f"{sign} {texts.plain(f'game-{rules.game}')} · {label(rules, texts, MAX_CAPTION)}"
    key = _set(texts, rules, sign)
    return replace(key, text=words) if length(words) <= WHOLE else key


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
        lines = [title(texts, rules), texts.html(f"character-{rules.id}")]
        lines.append(texts.html("choose-source", source=texts.plain(f"rules-source-{rules.id}")))
        lines += ["", *card_lines(texts, combo)]
        if (own := _plain(texts, rules)) or rules.switches():
            lines += ["", *own]
        if rules.switches():
            lines.append(texts.html("choose-switches", switches=summary(rules, texts, most)))
        if rules.matches:
            lines += ["", texts.html("choose-match", points=combo.points)]
        notes = [] if read_as is None else _notes(texts, read_as)
        return "\n".join((*lines, *(["", *notes] if notes else ()), "", texts.html("choose-whom")))

    star = "key-starred" if starred else "key-star"
    above = "play" if len(GAMES[rules.game]) == 1 else f"{GAME}{rules.game}"
    packed = combo.pack()
    change = Key(texts.plain("key-change"), Press(Kind.SWITCHES, action=f"{packed}.0"))
    book = Press(Kind.MENU, action=f"rules-{rules.id}.{code(rules)}")
    keys = (
        *_match(texts, combo),
        *_opponents(texts, combo, private=private),
        (*((change,) if rules.offered else ()), Key(texts.plain("key-rules"), book)),
        (
            Key(texts.plain(star), Press(Kind.STAR, action=f"{packed}.{int(not starred)}")),
            Key(texts.plain("key-pass-on"), Press(Kind.SHARE, action=packed)),
        ),
        *(learn_rows(texts, rules.game) if len(GAMES[rules.game]) == 1 else ()),
        (Key(texts.plain("key-back"), Press(Kind.MENU, action=above)),),
    )
    return Page(_fitted(caption, len(rules.switches())), keys)


def _plain(texts: Texts, rules: AnyRuleSet) -> list[str]:
    """What everybody wants to know of the rules, where the rule set's own value stands."""
    own = [
        called(texts, f"{switch.name}={switch.values[0]}")
        for switch in rules.offered
        if switch.plain and values(rules)[switch.name] == switch.values[0]
    ]
    return [texts.html("choose-own", switches=" · ".join(own))] if own else []


def title(texts: Texts, rules: AnyRuleSet) -> str:
    """A rule set's page by its head: the game and the rule set."""
    game, name = texts.plain(f"game-{rules.game}"), texts.plain(f"rules-{rules.id}")
    return texts.html("choose-title", game=game, rules=name)


def _fitted(caption: Callable[[int], str], most: int) -> str:
    """The caption with as many switches named as it has room for."""
    while length(text := caption(most)) > MAX_CAPTION and most:
        most -= 1
    return text


def _opponents(texts: Texts, combo: Combo, *, private: bool) -> Keyboard:
    """The opponents that can be had in this kind of chat."""
    packed = combo.pack()

    def key(words: str, wanted: str) -> Key:
        return Key(words, Press(Kind.NEW, action=f"{packed}.{wanted}"))

    named = ((level, texts.plain(f"level-{level}")) for level in levels(combo.rules))
    rows = _packed(key(texts.plain("key-bot", level=words), f"bot.{name}") for name, words in named)
    if private:
        many = for_many(combo.rules)
        link = texts.plain("key-new-links" if many else "key-new-link")
        phone = texts.plain("key-new-phones" if many else "key-new-phone")
        watch = texts.plain("key-watch")
        return (*rows, (key(link, "link"),), (key(phone, "phone"),), (key(watch, "watch"),))
    return (*rows, (key(texts.plain("key-new-group"), "group"),))


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
    """A page of switches, each a button with its value; `page` counts from 0."""
    rules, packed = combo.rules, combo.pack()
    pages = max(1, -(-len(rules.offered) // PAGE))
    page = min(page, pages - 1)
    keys: list[tuple[Key, ...]] = []
    now = values(rules)
    for place, switch in enumerate(rules.offered[page * PAGE : (page + 1) * PAGE], page * PAGE):
        text = _sign(rules, switch) + called(texts, f"{switch.name}={now[switch.name]}")
        keys.append((Key(text, Press(Kind.SWITCHES, action=f"{packed}.{page}.{place}")),))

    def caption(most: int) -> str:
        head = texts.html(
            "toggle-title", rules=texts.plain(f"rules-{rules.id}"), page=page + 1, pages=pages
        )
        changed = texts.html("toggle-none")
        if rules.switches():
            changed = texts.html("toggle-changed", switches=summary(rules, texts, most))
        return "\n".join((head, changed))

    keys += turning(page, pages, lambda to: Press(Kind.SWITCHES, action=f"{packed}.{to}"))
    own = Combo(rules.custom({s.name: s.values[0] for s in rules.offered}), combo.points)
    done = Key(texts.plain("key-done"), Press(Kind.SET, action=packed), style="success")
    if rules.switches():
        action = f"{own.pack()}.{page}"
        keys.append((Key(texts.plain("key-reset"), Press(Kind.SWITCHES, action=action)), done))
    else:
        keys.append((done,))
    return Page(_fitted(caption, len(rules.switches())), tuple(keys))


def _sign(rules: AnyRuleSet, switch: Switch) -> str:
    """What marks a switch that differs from the rule set's own."""
    return "" if values(rules)[switch.name] == switch.values[0] else "🔸 "


def switch_page(texts: Texts, combo: Combo, place: int) -> Page:
    """One switch: what it does, and its values to choose from. `place` counts from 0; a value leads
    back to its page of switches."""
    rules, packed = combo.rules, combo.pack()
    switch, page = rules.offered[place], place // PAGE
    value = values(rules)[switch.name]
    line = texts.html(
        "toggle-line",
        sign=_sign(rules, switch),
        switch=called(texts, switch.name),
        value=value_of(texts, switch.name, value),
        explained=texts.plain(f"switch-{switch.name}-why"),
    )
    keys = [
        Key(
            f"✓ {words}" if each == value else words,
            Press(Kind.SWITCHES, action=f"{packed}.{page}.{place}.{number}"),
        )
        for number, each in enumerate(switch.values)
        for words in (value_of(texts, switch.name, each),)
    ]
    example = Press(Kind.RULES, action=f"example.{packed}.{place}")
    last = (
        Key(texts.plain("key-back"), Press(Kind.SWITCHES, action=f"{packed}.{page}")),
        Key(texts.plain("key-example"), example),
    )
    return Page(f"{title(texts, rules)}\n\n{line}", (*_packed(keys), last))


def contradiction(texts: Texts, rules: AnyRuleSet, switch: Switch, value: str) -> str:
    """Why a value is refused (plain, for an alert), by the names of the switches."""
    names = [called(texts, name) for name in against(rules, {switch.name: value})]
    return texts.plain(
        "answer-contradicts",
        switch=called(texts, switch.name),
        value=value_of(texts, switch.name, value),
        others=" · ".join(names) or called(texts, rules.id),
    )


def share_page(texts: Texts, combo: Combo, bot: str) -> Page:
    """How to bring a combination to others: a link, a group, words to write."""
    rules = combo.rules
    link = f"https://t.me/{bot}?start={payload(combo)}"
    into = f"https://t.me/{bot}?startgroup={payload(combo)}"
    match = called(texts, f"{MATCH}={combo.points}") if combo.points else ""
    what = " · ".join(filter(None, (label(rules, texts, 200), match)))
    said = texts.plain("share-combination", rules=what)
    send = f"https://t.me/share/url?url={quote(link, safe='')}&text={quote(said)}"

    def caption(most: int) -> str:
        lines = [title(texts, rules)]
        if rules.switches():
            lines.append(texts.html("choose-switches", switches=summary(rules, texts, most)))
        if combo.points:
            lines.append(texts.html("choose-match", points=combo.points))
        lines += ["", texts.html("choose-share", command=f"/play {in_words(combo)}"), "", link]
        return "\n".join(lines)

    keys = (
        (Key(texts.plain("key-share-send"), url=send),),
        (Key(texts.plain("key-share-group"), url=into),),
        (Key(texts.plain("key-back"), Press(Kind.SET, action=combo.pack())),),
    )
    return Page(_fitted(caption, len(rules.switches())), keys)


def _notes(texts: Texts, read: Understood) -> list[str]:
    """The near misses and what they were taken for."""
    return [
        texts.html("spoken-read-as", word=word, name=called(texts, name))
        for word, name in read.notes[:NOTED]
    ]


def problems(texts: Texts, read: Understood) -> Page:
    """What could not be read of a command, and a way on with what could."""
    ours = called(texts, read.rules.id)
    lines = []
    for problem in read.problems[:TOLD]:
        names = " · ".join(called(texts, name) for name in problem.names)
        lines.append(
            texts.html(f"spoken-{problem.kind}", word=problem.word, names=names, rules=ours)
        )
    if len(read.problems) > TOLD:
        lines.append(texts.html("spoken-rest", count=len(read.problems) - TOLD))
    new = Key(texts.plain("key-menu"), Press(Kind.MENU, action="new"))
    notes = "\n".join(_notes(texts, read))
    unknown = any(problem.kind == "unknown" for problem in read.problems)
    if not read.named:
        sets = GAMES.get(read.game, ())
        keys = _packed(_set(texts, rules) for rules in sets) if sets else _games(texts)
        there = " · ".join(key.text for row in keys for key in row)
        lines.append(texts.html("spoken-sets" if sets else "spoken-games", names=there))
        return Page("\n".join((*lines, *filter(None, [notes]))), keys)
    if unknown:
        switches = " · ".join(called(texts, switch.name) for switch in read.rules.offered)
        lines.append(texts.html("spoken-switches", rules=ours, names=switches))
    go_on = texts.plain("key-go-on", rules=label(read.rules, texts, WHOLE - 4))
    on = Key(go_on, Press(Kind.SET, action=read.combo.pack()))
    return Page("\n\n".join(filter(None, ("\n".join(lines), notes))), ((on,), (new,)))
