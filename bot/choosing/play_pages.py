"""The pages on which people choose what to play: caption and keyboard of each, pure.

Nothing is remembered between them: the combination travels in the buttons, so a press counts
however old it is.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import chain, product

from bot.board.buttons import Menu
from bot.board.caption import MAX_CAPTION, length
from bot.board.heading import goal_line
from bot.board.layout import fold
from bot.board.phone import (
    BANNER,
    closest,
    fit,
    in_rows,
    paired,
    room_for_words,
    words_height,
)
from bot.choosing.buttons import (
    BotsOf,
    Choose,
    Company,
    GameSets,
    GiveStar,
    LevelsOf,
    MoreOf,
    New,
    OpenRules,
    ShareIt,
    SwitchesOf,
    ToNamed,
)
from bot.choosing.card_lines import card_lines
from bot.choosing.home_page import (
    Prepared,
    begins_line,
    play_rows,
    play_words,
    prepared_goal,
    sealed_lines,
    unfinished_row,
)
from bot.choosing.lessons import learn_rows
from bot.choosing.opening import Opening
from bot.choosing.page import Page, turning
from bot.choosing.reading import Understood
from bot.choosing.set_lines import BEST, Told, is_best, told_sets
from bot.table.seats import for_many, levels, numbered_levels
from bot.telegram.callback_data import Press
from bot.telegram.payloads import Payload
from bot.telegram.wire import Key, Keyboard, share_link
from bot.words.bots import rated
from bot.words.combos import (
    GAMES,
    MATCH,
    AnyRuleSet,
    Combo,
    code,
    in_words,
    label,
    payload,
    summary,
    values,
)
from bot.words.lexicon import called
from bot.words.library import Texts
from games.catalogue import STARTERS
from opponents import OPPONENTS, STRENGTHS
from opponents.core import Strength

STRANGERS = tuple(Combo(rules) for rules in STARTERS if max(rules.seats) == 2)
"""What strangers play with each other (`/find`)."""

WHOLE = 42
"""Characters of a button's label that fit a phone's width."""

TOLD, NOTED = 8, 8
"""Problems of one command that are told at once, and near misses."""

LINES = MAX_CAPTION * 2 // 3
"""How long the lines that tell the games may be together: favourites are told beside them."""

LEAST = 110
"""Pixels that a quotation and the question take: with less of them games share rows, then
favourites do."""

WHOLE_FAVOURITES = 2
"""So many ways to set the buttons of the games leave the favourites their words."""

LEGEND = (MAX_CAPTION, 240, 160, 120, 90, 60)
"""How long the lines that tell the favourites may be: the longest with which the page fits."""


@dataclass(frozen=True)
class Known:
    """Rules that stand above the others: a favourite of the chat, or what it played last."""

    rules: AnyRuleSet
    starred: bool


def play_page(
    texts: Texts,
    known: Sequence[Known],
    into: str | None = None,
    unfinished: Sequence[tuple[int, str]] = (),
    games: Mapping[str, Sequence[AnyRuleSet]] = GAMES,
) -> Page:
    """Play: first the games that who asks has `unfinished` there, by number and game, then the
    chat's favourites and what it played last, told whole, and every game. What was played last has
    no button where that of its game leads to the same rules. `into` is the address that brings the
    bot into a group, None where it is in one. `games` are those that may be begun there."""
    first = tuple(row for row in (unfinished_row(texts, unfinished),) if row)
    offered = [each for sets in games.values() for each in sets]
    known = [k for k in known if k.rules.id in {each.id for each in offered}]
    known = [k for k in known if k.starred or _direct(games[k.rules.game]) != Combo(k.rules)]
    signs = _signs(known)
    one_tap = into is not None
    named = [(k.rules, sign) for k, sign in zip(known, signs, strict=True)]
    own = tuple((_known(texts, rules, sign, one_tap=one_tap),) for rules, sign in named)
    back = Key(texts.plain("key-back"), Menu("home").press())
    last = (back,) if into is None else (back, Key(texts.plain("key-add-group"), url=into))
    every = _games(texts, games, one_tap=one_tap)
    pairs = paired(chain.from_iterable(every))
    short = in_rows((_by_game(texts, *each, one_tap=one_tap) for each in named), 3)
    brief = [_brief(texts, game) for game in games]
    keys = _roomiest(
        (*first, *own, *every, *in_rows(last)),
        (*first, *own, *pairs, *in_rows(last)),
        (*first, *short, *pairs, *in_rows(last)),  # the lines say what each is
        (*first, *short, *pairs, closest(last)),
        least=LEAST + words_height("\n".join(brief)),
    )
    room = room_for_words(BANNER, keys)
    lines, question = list(game_lines(texts, games)), texts.html("choose-game")
    for told, width in product((lines, ()), LEGEND):  # many favourites leave no room for the games
        legend = tuple(_legend(texts, known, signs, width))
        ways = (
            (*legend, *brief, *fold(told), question),
            (*legend, *brief, question),
            (*fold((*legend, *told)), question),
        )
        *better, last_way = ("\n".join(way) for way in ways)
        fitting = (c for c in better if words_height(c) <= room and length(c) <= MAX_CAPTION)
        caption = next(fitting, last_way)
        if length(caption) <= MAX_CAPTION:
            break
    return Page(caption, keys, heading="banner")


def _roomiest(*closer: Keyboard, least: float) -> Keyboard:
    """The first of these keyboards that leaves so much room for the words; if none does that lets
    favourites have their words, the first that leaves the least, or else the last one."""
    whole = closer[:WHOLE_FAVOURITES]
    fitting = (
        keys
        for need, every in ((least, whole), (LEAST, closer))
        for keys in every
        if room_for_words(BANNER, keys) >= need
    )
    return next(fitting, closer[-1])


def _by_game(texts: Texts, rules: AnyRuleSet, sign: str, *, one_tap: bool) -> Key:
    """The button of one of many favourites: its sign and its game."""
    words = f"{sign} {texts.plain(f'game-{rules.game}')}"
    return Key(words, _to_set(rules, one_tap=one_tap))


def _to_set(rules: AnyRuleSet, *, one_tap: bool) -> Press:
    """What leads to the first page of a rule set: the one on which one tap begins a game, where
    there is one."""
    combo = Combo(rules)
    return ToNamed(combo).press() if one_tap else Choose(combo).press()


def game_lines(texts: Texts, games: Iterable[str] = GAMES) -> Sequence[str]:
    """Every game: for how many, and what it is like. Nothing where that would push the buttons,
    which name the games, out of sight; a game's own page tells it, too."""
    lines = [
        texts.html(
            "choose-line",
            game=texts.plain(f"game-{game}"),
            character=texts.plain(f"game-{game}-line"),
        )
        for game in games
    ]
    return lines if length("\n\n".join(lines)) <= LINES else ()


def _brief(texts: Texts, game: str) -> str:
    """A game on one line: what it is."""
    return texts.html(
        "choose-line",
        game=texts.plain(f"game-{game}"),
        character=texts.plain(f"game-{game}-brief"),
    )


def _games(
    texts: Texts, games: Mapping[str, Sequence[AnyRuleSet]], *, one_tap: bool = False
) -> Keyboard:
    """A button a game: to its rule sets, or straight to its only one. Where its page begins a game
    at `one_tap` that is the next one, however many rule sets it has."""

    def press(game: str) -> Press:
        direct = _direct(games[game])
        if direct is not None and not one_tap:
            return Choose(direct).press()
        return GameSets(game).press()

    return tuple((Key(texts.plain(f"game-{game}"), press(game)),) for game in games)


def _direct(sets: Sequence[AnyRuleSet]) -> Combo | None:
    """The rules to which a game's button leads at once: the only ones it has."""
    return Combo(sets[0]) if len(sets) == 1 else None


def game_page(
    texts: Texts,
    game: str,
    read_as: Understood | None = None,
    prepared: Prepared | None = None,
    page: int = 0,
    games: Mapping[str, Sequence[AnyRuleSet]] = GAMES,
    unfinished: Sequence[tuple[int, str]] = (),
) -> Page:
    """A game: its rule sets, with the character and the source of each, or a `page` of them. First
    those that who asks has `unfinished`. What is `prepared`, by the rules that are best to start
    with, is one tap away. Where there is one rule set alone nothing is asked, and its button leads
    to the other opponents."""
    only = _direct(games[game]) if prepared is not None else None
    notes = "\n".join([] if read_as is None else near_misses(texts, read_as))
    question = "" if only else texts.html("choose-page", game=texts.plain(f"game-{game}"))

    def on_pages(shown: Prepared | None) -> tuple[tuple[Told, ...], Keyboard]:
        begins, folded, now = _at_once(texts, shown, "" if only else BEST, unfinished)

        def caption(lines: Iterable[str]) -> str:
            return "\n".join(filter(None, (*fold((*lines, *folded)), notes, begins, question)))

        return told_sets(texts, games[game], caption), now

    # Words that were brought stand on the title page, too: they are not worth one page more.
    bare = prepared and replace(prepared, words="")
    pages, now = min(map(on_pages, (prepared, bare)), key=lambda found: len(found[0]))
    page = min(page, len(pages) - 1)
    sets = (
        _set(texts, rules, BEST if is_best(rules) else "", one_tap=prepared is not None)
        for rules in pages[page].sets
    )
    keys = [Key(texts.plain("key-whom"), Choose(only).press())] if only else sets
    turn = turning(page, len(pages), lambda to: GameSets(game, to).press())
    back = Key(texts.plain("key-back"), Menu("play").press())
    learn = chain.from_iterable(learn_rows(texts, game))
    rows = (*now, *paired(keys), *turn, *in_rows((*learn, back)))
    return Page(pages[page].caption, rows, heading="banner")


def starter(game: str) -> AnyRuleSet:
    """The rule set of a game that is best to start with."""
    return next(rules for rules in STARTERS if rules.game == game)


def _at_once(
    texts: Texts, prepared: Prepared | None, sign: str, unfinished: Sequence[tuple[int, str]]
) -> tuple[str, Sequence[str], Keyboard]:
    """What one tap begins; what wins there, and its seal, to be folded; and the button, with its
    `sign` where rule sets have one."""
    if prepared is None:
        return "", (), ()
    goal, sealed = prepared_goal(texts, prepared), sealed_lines(texts, prepared)
    begins = begins_line(texts, prepared, play_words(texts, prepared, unfinished))
    keys = play_rows(texts, prepared, unfinished, sign)
    if unfinished:  # these take a row more, and are what most come for
        return "", (goal, begins, sealed), keys
    return begins, (goal, sealed), keys


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


def _set(texts: Texts, rules: AnyRuleSet, sign: str = "", *, one_tap: bool = False) -> Key:
    words = f"{sign} {label(rules, texts, WHOLE - 1 - len(sign))}".strip()
    return Key(words, _to_set(rules, one_tap=one_tap))


def _known(texts: Texts, rules: AnyRuleSet, sign: str, *, one_tap: bool) -> Key:
    """The button of rules that stand above the games: the game, too, where both fit whole."""
    words = f"{sign} {texts.plain(f'game-{rules.game}')} · {label(rules, texts, MAX_CAPTION)}"
    key = _set(texts, rules, sign, one_tap=one_tap)
    return replace(key, text=words) if length(words) <= WHOLE else key


def set_page(
    texts: Texts,
    combo: Combo,
    *,
    private: bool,
    starred: bool,
    read_as: Understood | None = None,
    prepared: Prepared | None = None,
) -> Page:
    """A combination: what it is, and whom to play it with. What is `prepared` begins at one tap
    against any BOT; its seal is folded, with what not everybody asks for."""
    rules = combo.rules

    def caption(most: int, shown: Prepared | None = prepared) -> str:
        lines = [texts.html(f"character-{rules.id}")]
        if rules.switches():
            lines.append(texts.html("choose-switches", switches=summary(rules, texts, most)))
        if rules.matches:
            lines.append(texts.html("choose-match", points=combo.points))
        notes = [] if read_as is None else near_misses(texts, read_as)
        more = (
            *lines,
            *(*card_lines(texts, combo), goal_line(rules, texts, min(rules.seats))),
            *_plain(texts, rules),
            texts.html("choose-source", source=texts.plain(f"rules-source-{rules.id}")),
            *(() if shown is None else (sealed_lines(texts, shown),)),
        )
        more = (*more, _strengths(texts, rules))
        whom = texts.html("choose-whom", private=int(private) * (1 + stars))
        called = title(texts, rules)
        text = "\n".join((*notes, *fold(more), called, whom))
        if words_height(text) > room_for_words(BANNER, keys):  # still in sight: it comes first
            text = "\n".join((*notes, *fold((called, *more)), whom))
        return text

    change = Key(texts.plain("key-change"), SwitchesOf(combo, 0).press())
    book = OpenRules(rules.id, code(rules)).press()
    back = Key(texts.plain("key-back"), _before(combo, private=private).press())
    lessons = _lessons(texts, rules)
    change_it = (change,) * bool(rules.offered)
    rulebook, more = Key(texts.plain("key-rules"), book), tuple[Key, ...]()
    if private:  # a newcomer meets few buttons: the rest is one tap away
        others = Key(texts.plain("key-more-ways"), MoreOf(combo).press())
        last: tuple[Key, ...] = (*change_it, rulebook, others, back)
        lessons = ()
    else:
        how, starring, passing = _ways_on(texts, combo, starred=starred)
        last, more = (rulebook, starring, passing, back), (how, *change_it)
    for stars in (True, False):  # where names are long, how strong they are takes a row
        opponents = _opponents(texts, combo, prepared, private=private, more=more, stars=stars)
        above = (*_match(texts, combo), *opponents)
        keys = (*above, *in_rows((*lessons, *last), 3))
        if room_for_words(BANNER, keys) < LEAST:  # signs alone take a row less
            below = (*lessons, *last)
            half = len(below) // 2 if lessons else 0
            keys = (*above, *(closest(row) for row in (below[:half], below[half:]) if row))
        if room_for_words(BANNER, keys) >= LEAST or texts.voice is not None:
            break  # what is read aloud takes no room
    whole = fitted(caption, len(rules.switches()))
    if length(whole) > MAX_CAPTION and prepared is not None:
        # Without words that were brought: the title page has them, too.
        whole = caption(0, replace(prepared, words=""))
    return Page(whole, keys, heading="banner")


def _before(combo: Combo, *, private: bool) -> Payload:
    """What leads back from a combination's page: in a private chat to its first page, which is its
    game's where there is nothing to choose."""
    game, only = combo.rules.game, _direct(GAMES[combo.rules.game])
    if private:
        return GameSets(game) if combo == only else ToNamed(combo)
    return GameSets(game) if only is None else Menu("play")


def _find(texts: Texts, combo: Combo) -> tuple[Key, ...]:
    """The way to a stranger, where they play that with each other."""
    return (Key(texts.plain("key-find"), Menu("find").press()),) if combo in STRANGERS else ()


def _lessons(texts: Texts, rules: AnyRuleSet) -> tuple[Key, ...]:
    """The way to the lessons of a game of one rule set; of others it stands where these are."""
    learn = learn_rows(texts, rules.game) if len(GAMES[rules.game]) == 1 else ()
    return tuple(chain.from_iterable(learn))


def _ways_on(texts: Texts, combo: Combo, *, starred: bool) -> tuple[Key, Key, Key]:
    """How the BOTs play it, a star for it, and the way to bring it to others."""
    star = "key-starred" if starred else "key-star"
    return (
        Key(texts.plain("key-bots"), BotsOf(combo).press()),
        Key(texts.plain(star), GiveStar(combo, not starred).press()),
        Key(texts.plain("key-pass-on"), ShareIt(combo).press()),
    )


def more_page(texts: Texts, combo: Combo, *, starred: bool) -> Page:
    """What else can be done with a combination, each told in a line: in a private chat."""
    watch = Key(texts.plain("key-watch"), New(combo, "watch").press())
    how, starring, passing = _ways_on(texts, combo, starred=starred)
    back = Key(texts.plain("key-back"), Choose(combo).press())
    find, learn = _find(texts, combo), _lessons(texts, combo.rules)
    lines = [title(texts, combo.rules), texts.html("more-ways")]
    if find:
        lines.append(texts.html("more-find"))
    if learn:
        lines.append(texts.html("more-learn"))
    keys = in_rows((watch, how, starring, passing, *find, *learn))
    return Page("\n".join(lines), (*keys, (back,)), heading="banner")


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


def fitted(caption: Callable[[int], str], most: int) -> str:
    """The caption with as many switches named as it has room for."""
    while length(text := caption(most)) > MAX_CAPTION and most:
        most -= 1
    return text


def _opponents(
    texts: Texts,
    combo: Combo,
    prepared: Prepared | None,
    *,
    private: bool,
    more: Sequence[Key],
    stars: bool,
) -> Keyboard:
    """The opponents that can be had in this kind of chat, the one to begin with in green: the
    weakest BOT, in a group people. In a group stands at the end what else there is (`more`)."""

    def key(words: str, company: Company, level: str | None = None) -> Key:
        return Key(words, New(combo, company, level).press())

    weakest = levels(combo.rules)[0]
    first, *strong = (
        bot_key(
            bot_words(texts, name, combo.rules.game, stars=stars),
            combo,
            name,
            prepared,
        )
        for name in levels(combo.rules)
    )
    characters = (
        replace(first, style="success") if private else first,
        *strong,
    )
    by_number = Key(texts.plain("key-levels"), LevelsOf(combo).press())
    numbers = (by_number,) if numbered_levels(combo.rules) else ()
    many = (key(texts.plain("key-new-bots"), "bot", weakest),) if for_many(combo.rules) else ()
    bots = _by_three((*characters, *numbers, *many))
    if not private:
        group = replace(key(texts.plain("key-new-group"), "group"), style="success")
        return ((group,), *bots, closest(tuple(more)))
    people = (key(texts.plain("key-new-link"), "link"), key(texts.plain("key-new-phone"), "phone"))
    return (*bots, *in_rows(people))


def _without_sign(key: Key) -> Key:
    """The button without the sign that stands before its words, if one does."""
    sign, _, words = key.text.partition(" ")
    return key if not words or any(map(str.isalnum, sign)) else replace(key, text=words)


def _by_three(keys: Sequence[Key]) -> Keyboard:
    """Three a row; where words are too long for that, without their signs."""
    rows = in_rows(keys, 3)
    bare = in_rows(map(_without_sign, keys), 3)
    return rows if len(rows) <= len(bare) else bare


def bot_words(texts: Texts, name: str, game: str, *, stars: bool = True) -> str:
    """What stands on the button of a BOT: its name and how strong it is."""
    words = texts.plain(f"key-bot-{name}")
    return rated(texts, words, name, game) if stars else words


def bot_key(words: str, combo: Combo, level: str, prepared: Prepared | None) -> Key:
    """The button of a BOT: with a prepared game, whose seal the page shows, it begins at one tap;
    else it leads to the seal."""
    if prepared is None:
        return Key(words, New(combo, "bot", level).press())
    return Key(words, replace(prepared, opening=Opening(combo, (level,))).button.press())


def _strengths(texts: Texts, rules: AnyRuleSet) -> str:
    """How strong the BOTs are whose buttons bear their names alone, the weakest first."""
    names: dict[Strength, list[str]] = {}
    for name in levels(rules):
        strength = OPPONENTS[name].strength(rules.game)
        names.setdefault(strength, []).append(texts.plain(f"level-{name}"))
    told = (
        texts.plain(
            "choose-bots-of",
            strength=texts.plain(f"strength-{strength}"),
            names=texts.listed(them),
            count=STRENGTHS.index(strength) + 1,
        )
        for strength, them in names.items()
    )
    return texts.html("choose-bots", bots=" · ".join(told))


def _match(texts: Texts, combo: Combo) -> Keyboard:
    """One game, or a match to so many points: the chosen one is marked."""
    if not combo.rules.matches:
        return ()

    def key(points: int) -> Key:
        if not points:
            words = texts.plain("key-one-game")
        elif len(combo.rules.matches) == 1:  # there is room to say what the number is
            words = texts.plain("key-match", points=points)
        else:
            words = f"🏁 {points}"
        marked = f"✓ {words.removeprefix('🏁 ')}" if points == combo.points else words
        return Key(marked, Choose(Combo(combo.rules, points)).press())

    one, points = key(0), tuple(key(points) for points in combo.rules.matches)
    return ((one, *points),) if fit((one, *points), 3) else ((one,), points)


def share_page(texts: Texts, combo: Combo, bot: str) -> Page:
    """How to bring a combination to others: a link, a group, words to write."""
    rules = combo.rules
    link = f"https://t.me/{bot}?start={payload(combo)}"
    into = f"https://t.me/{bot}?startgroup={payload(combo)}"
    match = called(texts, f"{MATCH}={combo.points}") if combo.points else ""
    what = " · ".join(filter(None, (label(rules, texts, 200), match)))
    said = texts.plain("share-combination", rules=what)
    send = share_link(link, said)

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
        (Key(texts.plain("key-back"), Choose(combo).press()),),
    )
    return Page(fitted(caption, len(rules.switches())), keys)


def near_misses(texts: Texts, read: Understood) -> list[str]:
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
    new = Key(texts.plain("key-menu"), Menu("new").press())
    notes = "\n".join(near_misses(texts, read))
    unknown = any(problem.kind == "unknown" for problem in read.problems)
    if not read.named:
        sets = GAMES.get(read.game, ())
        keys = in_rows(_set(texts, rules) for rules in sets) if sets else _games(texts, GAMES)
        there = " · ".join(key.text for row in keys for key in row)
        lines.append(texts.html("spoken-sets" if sets else "spoken-games", names=there))
        return Page("\n".join((*lines, *filter(None, [notes]))), keys)
    if unknown:
        switches = " · ".join(called(texts, switch.name) for switch in read.rules.offered)
        lines.append(texts.html("spoken-switches", rules=ours, names=switches))
    go_on = texts.plain("key-go-on", rules=label(read.rules, texts, WHOLE - 4))
    on = Key(go_on, Choose(read.combo).press())
    return Page("\n\n".join(filter(None, ("\n".join(lines), notes))), ((on,), (new,)))
