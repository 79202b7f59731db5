"""Every word in every language: none missing, none unused, all of them fit where they are shown."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping
from html.parser import HTMLParser
from itertools import accumulate

import pytest

from bot.board.caption import MAX_CAPTION, length
from bot.board.phone import FOLD, QUOTE, by_sign, wrapped
from bot.telegram.wire import Key
from bot.words.entries import Entries
from bot.words.library import LANGUAGES, OWN, MissingText, Texts, source
from bot.words.names import clean
from games.core import Told
from games.seega.words import MESSAGES as SEEGA
from games.seega.words import THEN as SEEGA_THEN
from games.senet.words import VARIANTS
from opponents.reasons import MESSAGES as REASONS
from tests.bot import sources
from tests.bot.wording import (
    CHOSEN,
    EXPLAINED,
    GAMES,
    HEX,
    LIBRARY,
    MESSAGES,
    NEWS,
    RIGHT_TO_LEFT,
    SAMPLES,
    STATED,
    SUMMED,
    entries,
    expand,
    families,
    ids,
    patterns,
    plain,
    plurals,
    said,
    selections,
    walk,
)
from tests.games.every import holds

every_language = pytest.mark.parametrize(
    "language", [pytest.param(each, marks=pytest.mark.xdist_group(each)) for each in LANGUAGES]
)
"""What a language says with all samples is kept for the tests below: one worker asks for it."""


@every_language
def test_every_language_has_the_same_messages_attributes_and_arguments(language: str) -> None:
    here, there = ({name for name, _ in patterns(each)} for each in (language, "en"))
    told = [f"{language}.ftl lacks {name}" for name in sorted(there - here)]
    told += [f"{language}.ftl has {name}, which en.ftl has not" for name in sorted(here - there)]
    assert not told, "bot/words/texts/: " + "; ".join(told)
    assert patterns(language).keys() == patterns("en").keys()
    for message, attribute in patterns("en"):
        ours = walk(language, message, attribute).variables
        assert ours == walk("en", message, attribute).variables, (message, attribute)


def test_the_families_of_ids_are_those_that_the_code_puts_together() -> None:
    found, known = sources.families("bot"), families()
    lines = [f"{name}: list it, with what stands in its gap" for name in found - known.keys()]
    lines += [f"{name}: the code puts no such id together" for name in known.keys() - found]
    lines += [f"{name}: nothing stands in its gap" for name, given in known.items() if not given]
    assert not lines, "families() in tests/bot/wording.py\n" + "\n".join(sorted(lines))


def test_no_message_is_unused_and_none_is_missing() -> None:
    """What belongs to a family that is not listed the test above tells."""
    built = expand(tuple(families())) | frozenset(MESSAGES) | NEWS
    keys = {text for text in sources.literals("bot") if re.fullmatch(r"key(-[a-z]+)+", text)}
    asked = {name for say in sources.sayings() for name in expand(say.ids)}
    holds(ids(), built | keys | asked, "bot/words/texts/**/en.ftl")
    unlisted = sources.families("bot") - families().keys()
    waiting = re.compile("|".join(name.replace("{}", ".+") for name in unlisted) or "(?!)")
    unused = {name for name in ids() if not waiting.fullmatch(name)}
    unused -= built | sources.literals("bot")
    assert not unused, f"nobody says {sorted(unused)}"


def test_every_call_brings_the_arguments_that_its_message_needs() -> None:
    calls = [say for say in sources.sayings() if say.args is not None]
    assert len(calls) > 40
    for say in calls:
        if say.ids == ("over-{}",):  # an ending by invitation has fewer than one by the game
            continue
        for name in expand(say.ids) & ids():  # what is missing the test above names
            missing = walk("en", name).variables - (say.args or frozenset())
            assert not missing, f"{say.where}: {name} lacks {missing}"


def test_a_games_messages_bring_what_their_texts_need() -> None:
    for message, attribute in patterns("en"):
        if message in MESSAGES:
            assert walk("en", message, attribute).variables <= set(MESSAGES[message])
    assert MESSAGES.keys() > STATED
    for message in MESSAGES.keys() - STATED:
        assert {(message, "button"), (message, "said")} - {
            (summed, "button") for summed in SUMMED
        } <= patterns("en").keys()


def test_what_every_board_says_of_who_is_to_act_addresses_nobody() -> None:
    """It stands on the other's board, too, and while the BOT plays: "you" would be somebody
    else."""
    stated = STATED - EXPLAINED.keys() - REASONS.keys()
    told = [
        (name, text)
        for name, attribute in patterns("en")
        if name in stated and attribute is None
        for text in said(LIBRARY["en"], name, attribute)
    ]
    assert {name for name, _ in told} == stated
    wrong = [each for each in told if re.search(r"\b[Yy]ou", each[1])]
    assert not wrong


@every_language
def test_counts_are_said_in_every_plural_form_of_the_language(language: str) -> None:
    counted = 0
    for message, attribute in patterns(language):
        english = walk("en", message, attribute).selections
        for (variable, keys), (_, others) in zip(
            walk(language, message, attribute).selections, english, strict=True
        ):
            if variable in ("turns", "won", "stones", "gain", "lacking", "walk", "plays"):
                assert keys - {"0"} == plurals(language), message
                counted += 1
            else:
                assert keys == others, message
    assert counted == 22


def test_every_part_of_senet_has_words_of_its_own_in_every_language() -> None:
    """A text without a variant for a part tells another part's rule, and nobody would know."""
    missing = [
        f"{language}: {name} has no [{variant}]"
        for language in LANGUAGES
        for name, variable, keys in selections(language, "senet-")
        for variant in sorted(set(VARIANTS.get(variable, ())) - keys)
    ]
    assert not missing, "\n".join(missing)


def test_no_text_of_senet_has_words_for_a_part_that_does_not_exist() -> None:
    """English stands for all: every language chooses by the same variants."""
    for name, variable, keys in selections("en", "senet-"):
        assert keys <= set(VARIANTS.get(variable, keys)), name


def test_what_a_game_explains_chooses_by_the_words_that_there_are() -> None:
    """Each text that explains a game has a variant for all that its argument may be."""
    found = [
        (f"{language}: {name} by {variable}", keys ^ set(words[variable]))
        for language in LANGUAGES
        for game, words in CHOSEN.items()
        for name, variable, keys in selections(language, f"{game}-")
        if variable in words
    ]
    assert found
    assert [(where, sorted(wrong)) for where, wrong in found if wrong] == []


def test_every_part_of_seega_has_words_of_its_own_in_every_language() -> None:
    """What follows an action has a variant for all that it may be, and for nothing else."""
    assert set(SEEGA_THEN) == {told for told, args in SEEGA.items() if "then" in args}
    found = [
        (f"{language}: {message}{f'.{attribute}' if attribute else ''}", keys ^ SEEGA_THEN[message])
        for language in LANGUAGES
        for message, attribute in patterns(language)
        if message in SEEGA_THEN
        for variable, keys in walk(language, message, attribute).selections
        if variable == "then"
    ]
    wrong = [f"{where} and {sorted(variants)}" for where, variants in found if variants]
    assert found
    assert not wrong, "\n".join(wrong)


@every_language
def test_every_text_can_be_said_with_every_argument(language: str) -> None:
    texts = LIBRARY[language]
    for message, attribute in patterns(language):
        for text in said(texts, message, attribute):
            assert text.strip(" ") == text, (message, text)
            assert text, message
            assert "  " not in text, (message, text)
            assert "{" not in text, (message, text)


@every_language
def test_every_message_is_found_though_none_is_parsed_before_it_is_said(language: str) -> None:
    found = Entries(language, source(language))
    for message, attribute in entries(language):
        assert message in found
        assert found.pattern(message, attribute) is not None, (message, attribute)
        assert found.pattern(message, "nothing") is None


def test_an_entry_ends_where_the_next_begins() -> None:
    """Also among comments, variants at the margin, terms and what looks like an entry."""
    text = """### All
# Of the first
one = { two.said } { -three }
    four = no entry
    .said = { $n ->
       *[other] x
}
# Of the second
two =
    a
    .said = { NUMBER($n) }, { one.said }
-three = c
two = again
"""
    found = Entries("en", text)
    assert [name for name in ("one", "two", "four", "said", "Of") if name in found] == [
        "one",
        "two",
    ]

    def say(name: str, attribute: str | None) -> str:
        text, errors = found.bundle.format_pattern(found.pattern(name, attribute), {"n": 5})
        assert errors == []
        return str(text)

    assert say("one", None) == "5, x c\nfour = no entry"
    assert (say("two", None), say("one", "said")) == ("a", "x")


def test_what_a_language_has_not_is_said_in_english() -> None:
    """So one missing text is one failure: the test above that compares the languages."""
    texts = Texts("pt", Entries("pt", "senet-move = anda\n"), LIBRARY["en"])
    assert texts.plain("key-play") == LIBRARY["en"].plain("key-play")
    assert set(said(texts, "senet-move", None)) == {"anda"}
    assert said(texts, "senet-move", "button") == said(LIBRARY["en"], "senet-move", "button")
    with pytest.raises(MissingText, match="en: no message 'nothing'"):
        texts.plain("nothing")


def test_a_missing_message_attribute_or_argument_is_named() -> None:
    with pytest.raises(MissingText, match="en: no message 'nothing'"):
        LIBRARY["en"].plain("nothing")
    with pytest.raises(MissingText, match="'key-play' has no button"):
        LIBRARY["en"].button(Told("key-play"))
    with pytest.raises(MissingText, match="'bot-name' with"):
        LIBRARY["en"].plain("bot-name")


UNSEEN = "[\u2060\u2066\u2069]"
"""What takes no room on a button: a word joiner, the marks around an isolate."""


SHIELDED = {message: 185 for message, arguments in EXPLAINED.items() if "bare" in arguments}
"""What a move brings, protection and its end included, with samples that no position has all of."""


def limit(message: str, attribute: str | None) -> int:
    """Characters where the text is shown (Bot API)."""
    # test_senet_effects.py holds what moves bring in whole games to 160
    most = {**dict.fromkeys(EXPLAINED, 160), **dict.fromkeys(REASONS, 50), **SHIELDED}
    if message in most and attribute != "because":  # a sentence of a page of its own
        return most[message]
    if attribute == "short":  # beside others on a row of buttons, or between them in a list
        return 12
    if attribute == "button" or message.startswith("key-"):
        return 32
    if attribute == "said" or message.startswith(("answer-", "said-")) or message == "trouble":
        return 200
    if re.fullmatch("switch-[a-z_]+-why", message):
        return 160
    if message in expand(("game-{}", "rules-{}", "switch-{}", "switch-{}-{}", "value-{}")):
        return 24
    if message.startswith("character-"):
        return 90
    if message in expand(("game-{}-line",)):
        return 140
    if re.fullmatch("rules-[a-z_]+-full", message):
        return 4096
    special = {"profile": 512, "profile-short": 120}
    # What is not named here may stand under a picture.
    return special.get(message, 256 if message.startswith("command-") else MAX_CAPTION)


@every_language
def test_every_text_fits_where_it_is_shown(language: str) -> None:
    for message, attribute in patterns(language):
        most = limit(message, attribute)
        for text in said(LIBRARY[language], message, attribute):
            shown = re.sub(UNSEEN, "", text) if attribute in {"button", "short"} else text
            assert length(shown) <= most, (message, attribute, text)


@every_language
def test_buttons_that_stand_side_by_side_are_short(language: str) -> None:
    texts = LIBRARY[language]
    pairs = [
        "play",
        "resume-menu",
        "learn",
        "rules",
        "settings",
        "rematch",
        "record",
        "next-game",
        "offer-yes",
        "offer-no",
    ]
    beside = [texts.plain(f"key-{name}") for name in pairs]
    assert [text for text in beside if length(text) > 18] == []


@every_language
def test_a_button_that_is_read_aloud_keeps_all_its_words_for_want_of_a_sign(language: str) -> None:
    """Where buttons keep their sign alone for want of room."""
    texts = LIBRARY[language]
    assert by_sign(Key(texts.plain("key-rules"))).text == texts.plain("key-rules").split(" ")[0]
    bare = (name for name in ids() if name.startswith("key-") and not walk("en", name).variables)
    told = [texts.aloud.plain(name) for name in bare]
    assert [words for words in told if by_sign(Key(words)).text != words] == []


FOLDED = "<blockquote expandable>"


class Markup(HTMLParser):
    """Reads Telegram's HTML strictly: the five tags we use, each closed in its turn, and none in
    another one with which it cannot stand (Bot API, *Formatting options*): code is nothing else,
    and quotations and mentions are not nested."""

    def __init__(self) -> None:
        super().__init__(convert_charrefs=False)
        self.open: list[str] = []
        self.tags: Counter[str] = Counter()
        self.codes: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        assert tag in {"b", "i", "code", "blockquote", "a"}, tag
        if tag == "a":  # a mention
            assert [name for name, _ in attrs] == ["href"]
            assert re.fullmatch(r"tg://user\?id=\d+", attrs[0][1] or ""), attrs
        else:
            assert attrs == ([("expandable", None)] if tag == "blockquote" else []), attrs
        if tag == "code":
            assert set(self.open) <= {"blockquote"}, f"code in {self.open}: {self.rawdata}"
        assert "code" not in self.open, f"{tag} in code: {self.rawdata}"
        assert tag not in self.open, f"{tag} in {tag}: {self.rawdata}"
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


@pytest.mark.parametrize(
    "text",
    [
        "<i>with <code>loses</code> it is over</i>", "<code>a<b>b</b></code>", "<b>a<b>b</b></b>",
        "<b>a", "<u>a</u>", "a < b", f"{FOLDED}a{FOLDED}b</blockquote></blockquote>",
    ],
)  # fmt: skip
def test_markup_that_cannot_stand_so_is_found(text: str) -> None:
    with pytest.raises(AssertionError):
        markup(text)
    markup(f"{FOLDED}a <b><i>b</i></b> <code>c</code></blockquote>")


@every_language
def test_what_is_shown_without_markup_has_none(language: str) -> None:
    assert {"key-throw-dice", "trouble", "profile", "share-words", "senet-move"} <= plain()
    for message, attribute in patterns(language):
        if message in plain():
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
    assert set(codes) >= {*SAMPLES.get("salt", ())}
    assert [code for code in codes if not code.isprintable()] == []


@every_language
def test_bidi_isolates_are_closed_and_arrows_keep_their_direction(language: str) -> None:
    for message, attribute in patterns(language):
        for text in said(LIBRARY[language], message, attribute):
            depth = 0
            for letter in text:
                depth += (letter in "\u2066\u2067\u2068") - (letter == "\u2069")
                assert 0 <= depth <= 1, (message, text)
            assert depth == 0, (message, text)
            if language in RIGHT_TO_LEFT:
                arrows = re.findall("\\d ?[→⇄]", text)
                kept = re.findall("\u2066[a-i]?\\d+ ?[→⇄] ?[a-i]?\\d+\u2069", text)
                assert len(arrows) == len(kept), (message, text)


def test_a_line_that_begins_with_a_strange_name_says_which_way_it_runs() -> None:
    """What shows it goes by the first letter, and most names are not Arabic."""
    strange = re.compile("[^\\w\u2068\u200f]*\u2068Ж[^\u2069]*\u2069(.*)")
    ours = {"bot-rated"}
    wrong = {
        message
        for language in RIGHT_TO_LEFT
        for message, attribute in patterns(language)
        if attribute is None and message not in ours
        for text in said(LIBRARY[language], message, attribute)
        for line in re.sub("<[^>]+>", "", text).split("\n")
        if (found := strange.match(line)) and re.search("[\u0621-\u064a]{2}", found[1])
    }
    assert not wrong


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
        if attribute is None and "name" in walk(language, message).variables <= SAMPLES.keys()
    ]
    assert len(asked) > 10
    for message in asked:
        args = {v: SAMPLES[v][0] for v in walk(language, message).variables} | {"name": name}
        text = texts.html(message, **args)
        assert '\u2068&lt;b&gt;&amp;" آنا 🏆\u2069' in text, message
        markup(text)


def test_own_words_are_set_bare_and_foreign_words_isolated() -> None:
    texts = LIBRARY["ar"]
    assert texts.plain("bot-name", level="مبتدئ") == "\u2067BOT (مبتدئ)\u2069"
    assert texts.plain("said-set-language", language="Русский").endswith(": \u2068Русский\u2069.")
    assert not OWN & {"name", "loser", "guest", "other", "who", "bot", "language", "chat", "mine"}


@every_language
def test_what_a_text_chooses_by_is_handed_over_bare(language: str) -> None:
    """A word in isolates equals no variant's name, so the text would always say the last one."""
    chosen = 0
    for message, attribute in patterns(language):
        if message in MESSAGES:  # a game's own words are never isolated
            continue
        for variable, keys in walk(language, message, attribute).selections:
            if any(isinstance(value, str) for value in SAMPLES.get(variable, ())):
                assert variable in OWN, (message, variable)
                assert keys & set(map(str, SAMPLES[variable])), (message, variable)
                chosen += 1
    assert chosen > 5


def test_the_first_wish_we_speak_is_picked() -> None:
    assert LIBRARY.pick(None, "pt-BR", "ru").language == "pt"
    assert LIBRARY.pick("xx", None).language == "en"
    assert LIBRARY.pick("", default="ar").language == "ar"


SEALS: Mapping[str, Mapping[str, str | float]] = {
    "caption-secret": {
        "commitment": "0123456789abcdef" * 4,
        "secret": "0123456789abcdef" * 4,
        "brought": "",
        "begun": 1,
        "after": "none",
        "aftersealed": "",
    },
}


@pytest.mark.parametrize("wide", range(36, 46))
@pytest.mark.parametrize("sealed", ["lot", "throws"])
@pytest.mark.parametrize("message", SEALS)
def test_a_folded_seal_shows_whole_sentences(message: str, sealed: str, wide: int) -> None:
    """A phone shows three lines of what is folded: the third one ends what it says."""
    for language in LANGUAGES:
        text = LIBRARY[language].html(message, sealed=sealed, **SEALS[message])
        lines = QUOTE.findall(text)[0].split("\n")
        ends = list(accumulate(wrapped(line, wide) for line in lines))
        assert FOLD in ends, (language, lines[:3])
        assert "<code>" not in "".join(lines[: ends.index(FOLD) + 1]), "no half of a seal"


@every_language
def test_what_telegram_shows_of_the_bot_names_every_game_and_is_short_enough(language: str) -> None:
    """512 and 120 characters (setMyDescription, setMyShortDescription)."""
    texts = LIBRARY[language]
    names = [texts.plain(f"game-{game}") for game in GAMES]
    for message, most in (("profile", 512), ("profile-short", 120)):
        told = texts.plain(message, games=" · ".join(names))
        assert len(told) <= most
        assert all(name in told for name in names)


@every_language
def test_a_choice_that_wins_is_named_and_not_a_person(language: str) -> None:
    """*Ela ganha* was read of somebody."""
    names = ("advice", "advice-exact", "advice-solved", "day-gains-stones")
    costs = ("review-cost", "review-cost-stones", "review-cost-solved")
    for name in (*names, *costs):
        told = said(LIBRARY[language], name, None)
        assert not [each for each in told if re.search(r"\b([Ee]la|[Оо]на)\b", each)], name
