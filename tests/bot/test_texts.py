"""Every word in every language: none missing, none unused, all of them fit where they are shown."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cache
from html.parser import HTMLParser
from itertools import product
from typing import Any, get_args

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from bot import spoken
from bot.captions import MAX_CAPTION, length
from bot.names import MAX_LENGTH, clean
from bot.routes import COMMANDS
from bot.steps import Answer
from bot.visit import NoAdmin
from bot.words import LANGUAGES, OWN, Library, MissingText, Texts, source
from games.catalogue import CATALOGUE
from games.core import Told
from games.senet.words import HOUSES as HOUSE_NAMES
from games.senet.words import MESSAGES
from opponents.characters import OPPONENTS
from storage.rows import Mode, Status
from tests.bot import reading

LIBRARY = Library()
PLURALS = {
    "en": {"one", "other"},
    "ru": {"one", "few", "many", "other"},
    "pt": {"one", "other"},
    "ar": {"zero", "one", "two", "few", "many", "other"},
}
"""The CLDR plural categories that whole numbers up to a million need."""

DEVICES = frozenset({"sticks", "dice"})
"""The kinds of what is thrown (games/chance.py)."""

YES_OR_NO = ("on", "off")

FAMILIES: Mapping[str, frozenset[str]] = {
    "answer-{}": frozenset((*get_args(Answer), *get_args(NoAdmin)))
    | reading.given("bot", "refuse", 1),
    "said-{}": reading.given("bot", "told", 2),
    "forced-{}": frozenset(YES_OR_NO),
    "key-forced-{}": frozenset(YES_OR_NO),
    "said-forced-{}": frozenset(YES_OR_NO),
    "over-{}": frozenset(
        reason.replace(" ", "-")
        for reason in reading.given("bot/tables.py", "_end", 1)
        | reading.assigned("bot/tables.py", "reason")
        | reading.given("games", "Over", 1)
    ),
    "draw-{}": frozenset({"quiet"}),
    "due-throw-{}": DEVICES,
    "key-throw-{}": DEVICES,
    "label-{}": frozenset(get_args(Status)),
    "invite-{}": frozenset(get_args(Mode)),
    "level-{}": frozenset(OPPONENTS),
    "spoken-{}": frozenset(get_args(spoken.Kind)),
    "command-{}": frozenset(COMMANDS),
    "name-{}": reading.given("bot", "BadName", 0),
    "game-{}": frozenset(rules.game for rules in CATALOGUE),
    "rules-{}": frozenset(rules.id for rules in CATALOGUE),
    "character-{}": frozenset(rules.id for rules in CATALOGUE),
    "rules-source-{}": frozenset(rules.id for rules in CATALOGUE),
    "rules-{}-page": frozenset(rules.id for rules in CATALOGUE),
    "rules-{}-full": frozenset(rules.id for rules in CATALOGUE),
    "switch-{}": frozenset(switch.name for rules in CATALOGUE for switch in rules.offered),
    "switch-{}-why": frozenset(switch.name for rules in CATALOGUE for switch in rules.offered),
    "switch-{}-page": frozenset(switch.name for rules in CATALOGUE for switch in rules.offered),
    "switch-{}-{}": frozenset(
        f"{switch.name}-{value}"
        for rules in CATALOGUE
        for switch in rules.offered
        for value in switch.values
        if value not in YES_OR_NO
    ),
    "value-{}": frozenset(YES_OR_NO),
    "side-{}": frozenset(side for rules in CATALOGUE for side in rules.sides),
    "player-{}": frozenset(side for rules in CATALOGUE for side in rules.sides),
    "mark-{}": frozenset(side for rules in CATALOGUE for side in rules.sides),
}
"""What stands in the gap (or the two) of every id that the code puts together."""

STATED = frozenset(
    {"senet-pieces", "senet-race", "senet-kept", "senet-owed", "senet-skip", "senet-needs-one"}
) | {"senet-fate", "senet-trial", "senet-quiet"}
"""A game's words on a position: nobody presses them."""

HOUSES = ("none", *HOUSE_NAMES.values(), "safe", "exit")
COUNTS = (0, 1, 2, 5, 11, 21, 100, 1000)
NAME = "Ж" * MAX_LENGTH
HEX = "0123456789abcdef" * 4
SAMPLES: Mapping[str, tuple[str | float, ...]] = {
    **dict.fromkeys(("name", "loser", "guest", "other", "bot"), (NAME,)),
    **dict.fromkeys(("commitment", "secret"), (HEX,)),
    **dict.fromkeys(("turns", "won", "throws", "count"), COUNTS),
    "expected": (11.5,),
    "standing": ("Anna 4 – Boris 7",),
    "counts": ("1: 12 (11.5) · 2: 17 (17.3)",),
    "seats": ("lot", "throw-off", "match"),
    **dict.fromkeys(("language", "mine", "chat"), tuple(LANGUAGES.values())),
    **dict.fromkeys(("from", "to"), (30,)),
    "who": (f"{NAME} – {NAME}",),
    "house": HOUSES,
    "throw": (0, 4),
    "extra": (0, 1, 2),
    "water": ("drown", "first-house", "re-enter", "ends", "trial"),
    "scores": ("4,1,1,2",),
    "home": (0, 5),
    "character": ("One line",),
    "source": ("A book",),
    "switch": ("Netting",),
    "value": ("on",),
    "forced": ("done by itself",),
    "word": ("nonsense",),
    "names": ("second_life, second_needs_one",),
    "sign": ("", "🔸 "),
    "explained": ("What it does.",),
    "switches": ("Netting · Pieces a side: 7",),
    "others": ("Netting, A safe end",),
    "command": ("/play thibault.3f7",),
    "page": (1,),
    "points": (0, 5, 21),
    "pages": (4,),
    "score": ("5",),
    "houses": ("21 22 23 24 25",),
    "hand": (0, 2),
    "off": (0, 5),
    "total": (5,),
    "pieces": ("1 3 5 7 9",),
    "most": (MAX_LENGTH,),
    "id": ("1234567",),
    "game": ("Senet",),
    "rules": ("Thibault",),
    "level": ("Novice",),
    "side": ("cones", "spindles"),
    "mark": ("⚪",),
    "seal": ("01234567…cdef",),
    "salt": (",".join(["1234567890123456789"] * 2),),
    "why": ("none", "choice", "trial", "lost", "throw differs: turn 12, action 3"),
}
"""For every argument the values with which each text is tried."""


@cache
def patterns(language: str) -> dict[tuple[str, str | None], ast.Pattern]:
    """Message id and attribute (None: the value) to pattern, of all that is said by itself."""
    whole = entries(language)
    return {key: pattern for key, pattern in whole.items() if key[0] not in parts(language)}


@cache
def parts(language: str) -> frozenset[str]:
    """Messages that others hold as their parts."""
    walked = Walk(language)
    for pattern in entries(language).values():
        walked.visit(pattern)
    return frozenset(walked.parts)


@cache
def entries(language: str) -> dict[tuple[str, str | None], ast.Pattern]:
    """Message id and attribute (None: the value) to pattern."""
    found: dict[tuple[str, str | None], ast.Pattern] = {}
    for entry in parse(source(language)).body:
        assert not isinstance(entry, ast.Junk), f"{language}: {entry.content}"
        if isinstance(entry, ast.Message):
            texts = [(None, entry.value), *((a.id.name, a.value) for a in entry.attributes)]
            for attribute, value in texts:
                assert value is not None, f"{language}: {entry.id.name} is empty"
                assert (entry.id.name, attribute) not in found, f"{language}: {entry.id.name} twice"
                found[entry.id.name, attribute] = value
    return found


class Walk(Visitor):  # type: ignore[misc, unused-ignore]  # fluent.syntax may come untyped
    """Collects a pattern's variables, its selections (variable, keys) and its parts; what stands
    in a part counts, too."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.parts: set[str] = set()
        self.variables: set[str] = set()
        self.selections: list[tuple[str, frozenset[str]]] = []

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802  # the visitor's own name
        self.variables.add(node.id.name)

    def visit_SelectExpression(self, node: Any) -> None:  # noqa: N802  # the visitor's own name
        keys = [v.key.name if hasattr(v.key, "name") else v.key.value for v in node.variants]
        self.selections.append((node.selector.id.name, frozenset(keys)))
        self.generic_visit(node)

    def visit_MessageReference(self, node: Any) -> None:  # noqa: N802  # the visitor's own name
        self.parts.add(node.id.name)
        attribute = None if node.attribute is None else node.attribute.name
        self.visit(entries(self.language)[node.id.name, attribute])


def walk(language: str, message: str, attribute: str | None = None) -> Walk:
    walked = Walk(language)
    walked.visit(patterns(language)[message, attribute])
    return walked


def expand(ids: tuple[str, ...]) -> frozenset[str]:
    """Ids and families as ids."""
    return frozenset(
        re.sub(r"\{\}(-\{\})?", member, name)
        for name in ids
        for member in FAMILIES.get(name, ("",))
    )


def said(texts: Texts, message: str, attribute: str | None, *, html: bool = True) -> Iterator[str]:
    """A text with all its sample arguments, formatted as the code does it."""
    variables = sorted(walk(texts.language, message, attribute).variables)
    for values in product(*(SAMPLES[variable] for variable in variables)):
        args = dict(zip(variables, values, strict=True))
        told = Told(message, tuple((k, v) for k, v in args.items() if not isinstance(v, float)))
        if attribute is not None:
            yield {"button": texts.button, "said": texts.said}[attribute](told)
        elif message in MESSAGES:
            yield texts.told(told)
        else:
            yield texts.html(message, **args) if html else texts.plain(message, **args)


IDS = frozenset(message for message, _ in patterns("en"))
PLAIN = frozenset(
    {name for say in reading.sayings() if say.how == "plain" for name in expand(say.ids)}
    | {name for name in IDS if name.startswith("key-")}
    | set(MESSAGES)
)
"""Messages shown where no markup is read: buttons, alerts, commands, a game's words."""

every_language = pytest.mark.parametrize("language", LANGUAGES)


@every_language
def test_every_language_has_the_same_messages_attributes_and_arguments(language: str) -> None:
    assert patterns(language).keys() == patterns("en").keys()
    for message, attribute in patterns("en"):
        ours = walk(language, message, attribute).variables
        assert ours == walk("en", message, attribute).variables, (message, attribute)


def test_the_families_of_ids_are_those_that_the_code_puts_together() -> None:
    assert reading.families("bot") == FAMILIES.keys()
    assert all(FAMILIES.values())


def test_no_message_is_unused_and_none_is_missing() -> None:
    built = expand(tuple(FAMILIES)) | frozenset(MESSAGES)
    keys = {text for text in reading.literals("bot") if re.fullmatch(r"key(-[a-z]+)+", text)}
    asked = {name for say in reading.sayings() for name in expand(say.ids)}
    assert (built | keys | asked) - IDS == set()
    assert IDS - built - reading.literals("bot") == set()


def test_every_call_brings_the_arguments_that_its_message_needs() -> None:
    calls = [say for say in reading.sayings() if say.args is not None]
    assert len(calls) > 40
    for say in calls:
        if say.ids == ("over-{}",):  # an ending by invitation has fewer than one by the game
            continue
        for name in expand(say.ids):
            missing = walk("en", name).variables - (say.args or frozenset())
            assert not missing, f"{say.where}: {name} lacks {missing}"


def test_a_games_messages_bring_what_their_texts_need() -> None:
    for message, attribute in patterns("en"):
        if message in MESSAGES:
            assert walk("en", message, attribute).variables <= set(MESSAGES[message])
    assert MESSAGES.keys() > STATED
    for message in MESSAGES.keys() - STATED:
        assert {(message, "button"), (message, "said")} <= patterns("en").keys()


@every_language
def test_counts_are_said_in_every_plural_form_of_the_language(language: str) -> None:
    counted = 0
    for message, attribute in patterns(language):
        english = walk("en", message, attribute).selections
        for (variable, keys), (_, others) in zip(
            walk(language, message, attribute).selections, english, strict=True
        ):
            if variable in ("turns", "won"):
                assert keys - {"0"} == PLURALS[language], message
                counted += 1
            else:
                assert keys == others, message
    assert counted == 2


@every_language
def test_every_text_can_be_said_with_every_argument(language: str) -> None:
    texts = LIBRARY[language]
    for message, attribute in patterns(language):
        for text in said(texts, message, attribute):
            assert text.strip(" ") == text, (message, text)
            assert text, message
            assert "  " not in text, (message, text)
            assert "{" not in text, (message, text)


def test_a_missing_message_attribute_or_argument_is_named() -> None:
    with pytest.raises(MissingText, match="en: no message 'nothing'"):
        LIBRARY["en"].plain("nothing")
    with pytest.raises(MissingText, match="'key-play' has no button"):
        LIBRARY["en"].button(Told("key-play"))
    with pytest.raises(MissingText, match="'bot-name' with"):
        LIBRARY["en"].plain("bot-name")


def limit(message: str, attribute: str | None) -> int:
    """Characters where the text is shown (Bot API)."""
    if attribute == "button" or message.startswith("key-"):
        return 32
    if attribute == "said" or message.startswith(("answer-", "said-")) or message == "trouble":
        return 200
    captions = {"title", "menu-left", "record-caption"}
    if message in captions or re.fullmatch("(rules|switch)-[a-z_]+-page", message):
        return MAX_CAPTION
    if re.fullmatch("switch-[a-z_]+-why", message):
        return 160
    if message in expand(("rules-{}", "switch-{}", "switch-{}-{}", "value-{}")):
        return 24
    if message.startswith("character-"):
        return 90
    special = {"about": 512, "about-short": 120}
    return special.get(message, 256 if message.startswith("command-") else 4096)


@every_language
def test_every_text_fits_where_it_is_shown(language: str) -> None:
    for message, attribute in patterns(language):
        for text in said(LIBRARY[language], message, attribute):
            assert length(text) <= limit(message, attribute), (message, attribute, text)


@every_language
def test_buttons_that_stand_side_by_side_are_short(language: str) -> None:
    texts = LIBRARY[language]
    pairs = [
        "play",
        "resume-menu",
        "rules",
        "settings",
        "add-group",
        "exit",
        "rematch",
        "record",
        "next-game",
    ]
    beside = [texts.plain(f"key-{name}") for name in pairs]
    beside += [texts.plain("key-bot", level=texts.plain(f"level-{name}")) for name in OPPONENTS]
    assert [text for text in beside if length(text) > 18] == []


class Markup(HTMLParser):
    """Reads Telegram's HTML strictly: the three tags we use, each closed in its turn."""

    def __init__(self) -> None:
        super().__init__(convert_charrefs=False)
        self.open: list[str] = []
        self.tags: Counter[str] = Counter()
        self.codes: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        assert tag in {"b", "i", "code"}, tag
        assert not attrs, attrs
        self.open.append(tag)
        self.tags[tag] += 1

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        assert not set(data) & set("<>&"), data
        if self.open[-1:] == ["code"]:
            self.codes.append(data)


def markup(text: str) -> Markup:
    read = Markup()
    read.feed(text)
    read.close()
    assert not read.open, text
    return read


@every_language
def test_markup_is_balanced_and_the_same_in_every_language(language: str) -> None:
    for message, attribute in patterns(language):
        tags = [markup(t).tags for t in said(LIBRARY[language], message, attribute)]
        english = [markup(t).tags for t in said(LIBRARY["en"], message, attribute)]
        assert tags == english, message


@every_language
def test_what_is_shown_without_markup_has_none(language: str) -> None:
    assert {"key-throw-dice", "trouble", "about", "share-words", "senet-move"} <= PLAIN
    for message, attribute in patterns(language):
        if message in PLAIN:
            for text in said(LIBRARY[language], message, attribute, html=False):
                assert not set(text) & set("<>&"), (message, text)
                assert attribute is None or "\n" not in text, (message, text)


@every_language
def test_a_code_can_be_copied_without_invisible_characters(language: str) -> None:
    codes = []
    for message, attribute in patterns(language):
        for text in said(LIBRARY[language], message, attribute):
            codes += markup(text).codes
    assert HEX in codes
    assert {SAMPLES["seal"][0], SAMPLES["salt"][0]} <= set(codes)
    assert [code for code in codes if not code.isprintable()] == []


@every_language
def test_bidi_isolates_are_closed_and_arrows_keep_their_direction(language: str) -> None:
    for message, attribute in patterns(language):
        for text in said(LIBRARY[language], message, attribute):
            depth = 0
            for letter in text:
                depth += (letter in "\u2066\u2068") - (letter == "\u2069")
                assert 0 <= depth <= 1, (message, text)
            assert depth == 0, (message, text)
            if language == "ar" and re.search("\\d ?[→⇄]", text):
                assert re.search("\u2066\\d+ ?[→⇄] ?\\d+\u2069", text), (message, text)


@every_language
def test_only_latin_digits_are_used_as_in_the_picture(language: str) -> None:
    for message, attribute in patterns(language):
        for text in said(LIBRARY[language], message, attribute):
            assert all(c in "0123456789" for c in text if c.isdecimal()), (message, text)


@every_language
def test_a_name_can_neither_forge_markup_nor_turn_the_line(language: str) -> None:
    texts = LIBRARY[language]
    name = clean('<b>&"\u202e\u2069\u2067آنا\n🏆')
    assert name == '<b>&" آنا 🏆'
    asked = [
        message
        for message, attribute in patterns(language)
        if attribute is None and "name" in walk(language, message).variables
    ]
    assert len(asked) > 10
    for message in asked:
        args = {v: SAMPLES[v][0] for v in walk(language, message).variables} | {"name": name}
        text = texts.html(message, **args)
        assert '\u2068&lt;b&gt;&amp;" آنا 🏆\u2069' in text, message
        markup(text)


def test_own_words_are_set_bare_and_foreign_words_isolated() -> None:
    texts = LIBRARY["ar"]
    assert texts.plain("bot-name", level="مبتدئ") == "BOT (مبتدئ)"
    assert texts.plain("said-language", language="Русский").endswith(": \u2068Русский\u2069.")
    assert not OWN & {"name", "loser", "guest", "other", "who", "bot", "language", "chat", "mine"}


def test_the_first_wish_we_speak_is_picked() -> None:
    assert LIBRARY.pick(None, "pt-BR", "ru").language == "pt"
    assert LIBRARY.pick("xx", None).language == "en"
    assert LIBRARY.pick("", default="ar").language == "ar"
