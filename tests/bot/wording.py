"""What the tests of the texts stand on: every text, and what may be said with it."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache, partial
from importlib import import_module
from itertools import product
from typing import Any, get_args
from unicodedata import bidirectional

import pytest
from babel import Locale
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from bot.board import move_reading
from bot.board.buttons import Wish
from bot.board.refusals import Hindered
from bot.board.reviewing import NoReview
from bot.board.sight import Wordy
from bot.choosing import reading
from bot.choosing.lessons import COURSES
from bot.choosing.review_account import Level
from bot.choosing.review_pages import Step
from bot.choosing.settings import SETTINGS, SWITCH, TOPICS
from bot.handlers.admins import NoAdmin, NoPin
from bot.handlers.cancelling import NotTheirs
from bot.handlers.keeping import UNITS, Said
from bot.handlers.machine import Kept
from bot.handlers.replays import NoReplay
from bot.handlers.routes import COMMANDS, UNLISTED
from bot.handlers.status_page import WAYS
from bot.table.asking import Ending
from bot.table.changes import Answer
from bot.table.clock import PAUSES, TIMES
from bot.table.seats import STOOD_IN
from bot.table.standings import DECLINED, HINTED, UNMEASURED
from bot.table.steps import TableEnd
from bot.table.takeback import UNRATED
from bot.telegram import troubles
from bot.telegram.lanes import Outdated
from bot.words.library import LANGUAGES, Library, Texts, source
from bot.words.names import MAX_LENGTH
from games.aseb.words import REASONS as ASEB_REASONS
from games.catalogue import CATALOGUE, STARTERS, devices
from games.core import Told
from games.fair import SIGNS
from games.hyena.words import EATEN, MOCKERY, WON
from games.seega.words import THEN as SEEGA_THEN
from games.senet.parts import GOALS
from games.senet.words import VARIANTS
from opponents.by_chance import Verdict
from opponents.cast import OPPONENTS
from opponents.core import Strength
from opponents.outlook import outlook
from opponents.reasons import MESSAGES as REASONS
from storage.rows import Done, Mode, Status
from tests.bot import sources

LIBRARY = Library()


def plurals(language: str) -> frozenset[str]:
    """The CLDR plural categories that whole numbers below a million need. Every text has the last
    of them, as the form that stands for all others."""
    form = Locale(language).plural_form
    return frozenset({*map(form, range(1000)), "other"})


GAMES = tuple(dict.fromkeys(rules.game for rules in CATALOGUE))


EXPLAINING = ("explain", "lessons")
"""The modules of a game that explain it: `MESSAGES`, and `VARIANTS` where texts choose."""

EXPLAINED: Mapping[str, tuple[str, ...]] = {
    message: arguments
    for game in GAMES
    for name in EXPLAINING
    for message, arguments in import_module(f"games.{game}.{name}").MESSAGES.items()
}
"""Every message with which a game explains itself, with its arguments."""

CHOSEN: Mapping[str, Mapping[str, tuple[str, ...]]] = {
    game: {
        variable: words
        for name in EXPLAINING
        for variable, words in vars(import_module(f"games.{game}.{name}"))
        .get("VARIANTS", {})
        .items()
    }
    for game in GAMES
}
"""By game and argument of what explains it all the words that it may be."""

MESSAGES: Mapping[str, tuple[str, ...]] = {
    message: arguments
    for game in GAMES
    for message, arguments in import_module(f"games.{game}.words").MESSAGES.items()
} | {**EXPLAINED, **REASONS}
"""Every message that a game tells, and why the BOT played so, with its arguments."""

NEWS = frozenset({WON, EATEN, *MOCKERY})
"""What a game has told beside the board."""

TALES = frozenset({"senet", "aseb", "seega", "hyena"})
"""The games that tell somebody's first game in sentences."""

YES_OR_NO = ("on", "off")

SET_TO = frozenset(
    f"{each.called}-{value}" for each in SETTINGS if not each.spoken for value in each.values
)
"""What each setting may be set to, as its texts are called."""

LESSONS = frozenset(
    f"{game}-{lesson.name}" for game, course in COURSES.items() for lesson in course.lessons
)
"""The lessons of every game, as their texts are called."""


KINDS = frozenset(device.kind for device in devices())
"""The kinds of what is thrown first by any rules (games/chance.py)."""


@cache
def families() -> Mapping[str, frozenset[str]]:
    """What stands in the gap (or the two) of every id that the code puts together. Read from the
    code when a test first asks for it, and not while tests are gathered."""
    return {
        "answer-{}": frozenset(
            (
                *get_args(Answer),
                *get_args(NoAdmin),
                *get_args(NoPin),
                *get_args(NoReview),
                *get_args(NoReplay),
            )
        )
        | frozenset(get_args(NotTheirs))
        | sources.given("bot", "refuse", 1),
        "said-{}": sources.given("bot", "respond", 2),
        "wordy-{}": frozenset(get_args(Wordy)),
        "hindered-{}": frozenset(get_args(Hindered)),
        "trouble-{}": frozenset(get_args(troubles.Kind)),
        "set-{}": frozenset(each.called for each in SETTINGS if not each.spoken),
        "set-{}-in": frozenset(each.called for each in SETTINGS if each.spoken),
        "set-{}-{}": SET_TO,
        "kept-{}": frozenset(get_args(Said)),
        "deed-{}": frozenset(get_args(Done)),
        "key-admin-{}": frozenset(WAYS),
        "news-{}": frozenset({"going", "stopped", "done"}),
        "ago-{}": frozenset(unit for unit, _ in UNITS),
        "said-may-play-{}": frozenset(YES_OR_NO),
        "about-set-{}": frozenset(each.called for each in SETTINGS if each.has_about),
        "said-set-{}": frozenset(each.called for each in SETTINGS if each.spoken),
        "said-set-{}-{}": SET_TO,
        "key-set-{}": frozenset(each.called for each in SETTINGS if each.values == SWITCH),
        "key-set-{}-{}": frozenset(to for to in SET_TO if to.rpartition("-")[2] not in SWITCH),
        "key-settings-{}": frozenset(TOPICS),
        "key-again-{}": frozenset(get_args(Wish)),
        "said-again-{}": frozenset(get_args(Wish)),
        "luck-{}": frozenset({"few", "usual", "more", "less", "far-more", "far-less"}),
        "throws-{}": frozenset({"few", "usual", "rare", "odd"}),
        "replay-{}": frozenset({"first", "last", "turning"}),
        "over-{}": frozenset(
            reason.replace(" ", "-")
            for reason in frozenset(get_args(TableEnd))
            | sources.given("games", "Over", 1)
            | {goal.reason for goal in GOALS}
            | frozenset().union(
                *(sources.assigned(f"games/{game}/effects.py", "reason") for game in GAMES)
            )
        ),
        "move-then-{}": frozenset(get_args(move_reading.Stop)),
        "unrated-{}": frozenset({DECLINED, HINTED, STOOD_IN, UNMEASURED, UNRATED}),
        "draw-{}": frozenset({"quiet", "counted", "locked"}),
        "due-throw-{}": KINDS,
        "key-throw-{}": KINDS,
        "throws-device-{}": KINDS,
        "throws-counts-{}": KINDS,
        "luck-device-{}": KINDS,
        "label-{}": frozenset(get_args(Status)),
        "invite-{}": frozenset(get_args(Mode)),
        "invite-many-{}": frozenset(get_args(Mode)),
        "caption-offer-{}": frozenset(get_args(Ending)),
        "key-offer-{}": frozenset(get_args(Ending)),
        "span-{}": frozenset((*TIMES, *PAUSES)),
        "offer-confirm-{}": frozenset(get_args(Ending)),
        "sign-{}": frozenset(SIGNS),
        "level-{}": frozenset(OPPONENTS),
        "key-bot-{}": frozenset(OPPONENTS),
        "strength-{}": frozenset(get_args(Strength)),
        "key-review-{}": frozenset(get_args(Step)),
        "way-{}-{}": frozenset(
            f"{name}-{game}" for name, bot in OPPONENTS.items() for game in GAMES if bot.plays(game)
        ),
        "bots-{}": frozenset(GAMES),
        "began-{}": frozenset(GAMES),
        "review-basis-{}": frozenset(
            rules.game for rules in CATALOGUE if outlook(rules) is not None
        ),
        "spoken-{}": frozenset(get_args(reading.Kind)),
        "command-{}": frozenset(COMMANDS) - UNLISTED,
        "name-{}": sources.given("bot", "BadName", 0),
        "edited-{}": frozenset(get_args(Outdated)),
        "words-{}": sources.given("bot", "BadWords", 0),
        "game-{}": frozenset(GAMES),
        "game-{}-line": frozenset(GAMES),
        "game-{}-brief": frozenset(GAMES),
        "rules-{}": frozenset(rules.id for rules in CATALOGUE),
        "character-{}": frozenset(rules.id for rules in CATALOGUE),
        "day-differs-{}": frozenset(rules.id for rules in CATALOGUE if rules not in STARTERS),
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
        "lesson-{}": LESSONS,
        "lesson-{}-right": LESSONS,
        "lesson-{}-wrong": LESSONS,
        "value-{}": frozenset(YES_OR_NO),
        "side-{}": frozenset(side for rules in CATALOGUE for side in rules.sides),
        "player-{}": frozenset(side for rules in CATALOGUE for side in rules.sides),
        "mark-{}": frozenset(side for rules in CATALOGUE for side in rules.sides),
        "you-are-{}": frozenset(
            side for rules in CATALOGUE for side in rules.sides if rules.game in TALES
        ),
    }


STATED = frozenset(
    {"senet-pieces", "senet-race", "senet-kept", "senet-owed", "senet-skip", "senet-needs-one"}
    | {"senet-fate", "senet-trial", "senet-taken", "senet-quiet", "senet-drowning"}
    | {"senet-bank", "senet-order-rest-again"}
    | {"seega-stones", "seega-placing", "seega-cross"}
    | {"seega-took", "seega-safest", "hyena-ate"}
    | {"seega-stuck", "seega-passage", "seega-quiet", "seega-may-take"}
    | {
        "hyena-mother",
        "hyena-hunter",
        "hyena-first-taba",
        "hyena-way",
        "hyena-back",
        "hyena-near",
    }
    | {"aseb-pieces", "aseb-again"}
    | {"hyena-washing", "hyena-leaving", "hyena-thirst", "hyena-hunts", "hyena-flee"}
    | EXPLAINED.keys()
    | REASONS.keys()
)
"""A game's words on a position: nobody presses them."""

SUMMED = frozenset({"hyena-sum", "hyena-chase"})
"""A game's words on several actions in a row: they have no button, but an answer."""

LOST = ("village", "beyond", "leaving", "thirst")
"""Why a throw of the Hyena game cannot be used (games/hyena/words.py)."""

AFTER = (
    *sorted(frozenset().union(*SEEGA_THEN.values())),
    *("none", "free", "well", "wash", "leaves", "drink", "paid", "paid-wash", "home"),  # hyena
)
"""What follows an action at once."""

COUNTS = (0, 1, 2, 5, 11, 21, 100, 1000)
NAME = "Ж" * MAX_LENGTH
HEX = "0123456789abcdef" * 4
SET_OUT: Mapping[str, Mapping[str, tuple[str | float, ...]]] = {
    **{m: {"from": (0, 30, "well")} for m in ("hyena-sum", "hyena-hunted", "hyena-chase")},
    **{m: {"place": (0, 1, 2, "safe")} for m in ("hyena-taba", "hyena-move", "hyena-place")},
}
"""From where several throws of the Hyena game led, and which place they settled."""

SAMPLES: Mapping[str, tuple[str | float, ...]] = {
    **dict.fromkeys(("name", "loser", "winner", "guest", "other", "bot"), (NAME,)),
    **dict.fromkeys(("commitment", "secret", "aftersealed"), (HEX,)),
    **dict.fromkeys(("turns", "won", "throws", "count", "plays"), COUNTS),
    "ago": ("12 min",),
    **dict.fromkeys(("sent", "failed", "unsure"), (0, 1, 40)),
    "text": ("We restart at six",),
    "backups": get_args(Kept),
    "free": (0, 123_456),
    "ways": (4, 8),
    "solved": (0, 1),
    "gains": ("Wins 61 games in 100, the next best move 53.",),
    "right": (12,),
    "all": (30,),
    "digest": ("5e7ef 8926a 033af d1234",),
    **dict.fromkeys(
        ("people", "groups", "private", "open", "going", "asleep", "ended", "finished", "actions"),
        (1234,),
    ),
    **dict.fromkeys(("waiting", "parked", "owed", "letters"), (0,)),
    "topic": ("🎲 How I play",),
    "begun": (0, 1),
    "over": (0, 1),
    "once": (0, 1),
    "placed": (0, 1),
    "back": (0, 1),
    "expected": (11.5,),
    "percent": (0, 1, 5, 62),
    "around": ("0.05", "3"),
    "mean": ("2.56", "38"),
    "worth": ("2.61", "41"),
    "here": (0, 1),
    "choose": (0, 1),
    "record": (0, 1),
    "date": ("2026-11-22",),
    "span": ("15 minutes",),
    "standing": ("Anna 4 – Boris 7",),
    "counts": ("1: 12 (11.5) · 2: 17 (17.3)",),
    "seats": ("lot", "throw-off", "match", "from", "alone"),
    "sealed": ("lot", "throws"),
    **dict.fromkeys(("language",), tuple(LANGUAGES.values())),
    **dict.fromkeys(("from", "to"), (30,)),
    "least": (2,),
    "after": ("none", "1234567"),
    "what": ("Senet · Thibault’s rules",),
    "bots": ("BOT (Novice)",),
    "who": (f"{NAME} – {NAME}",),
    **VARIANTS,
    "goes": (1, 30),
    "ends": (0, 1),
    "throw": (0, 4),
    "extra": (0, 1, 2),
    "rosette": (0, 1),
    "three": ("3",),
    "two": ("2",),
    "one": ("1",),
    "scores": ("4,1,1,2", "4 5", "2|3|6", "taba", "taba-3-6", "taba-2-3-6", "any"),
    "home": (0, 5),
    "character": ("One line",),
    "source": ("A book",),
    "switch": ("Netting",),
    "value": ("on",),
    "move": ("c2-c9",),
    "done": ("d4 e5",),
    "rest": ("zz",),
    "moves": ("c2-c3, d4-d5",),
    "user": ("1234567890123",),
    "club": ("By the river",),
    "clock": ("21:40",),
    "offset": ("+05:00",),
    "zone": ("Yekaterinburg",),
    "until": ("8:00",),
    "wait": ("12 min",),
    "games": ("№4, №17",),
    "word": ("nonsense",),
    "names": ("second_life, second_needs_one",),
    "sign": ("", "🔸 "),
    "emblem": ("🪲",),
    "explained": ("What it does.",),
    "takes": (0, 1),
    "left": (0, 10),
    "lacking": (1, 3, 5),
    "much": ("little", "clear", "most"),
    "omitted": ("first", "between", "on"),
    "outcome": ("won", "lost", "none"),
    "lot": (0, 1, 2, 6),
    "began": (0, 1),
    "due": (0, 1, 2),
    "again": (0, 1),
    "alone": (0, 1),
    "kind": ("presses", "press", "words", "brought"),
    "speaker": ("group", "channel"),
    "brought": ("", "\n✋ \u2068Anna\u2069: 🪲 scarab"),
    "words": ("May the sticks be kind",),
    "switches": ("none", "Netting · Pieces a side: 7"),
    "others": ("Netting, A safe end",),
    "command": ("/play thibault.3f7",),
    "page": (1,),
    "progress": ("●●○○ 2/4",),
    "play": ("Play",),
    "points": (0, 5, 21),
    "gained": (0, 1, 5),
    "pages": (1, 4),
    "part": (1, 2),
    "parts": (1, 3),
    "short": (0, 1),
    "lucky": (0, 1),
    "yielded": (0, 1),
    "worded": (0, 1),
    "clean": (0, 1),
    "score": ("5",),
    "houses": ("21 22 23 24 25",),
    "first": ("4",),
    "even": (0, 1),
    "second": ("3",),
    "next": ("1",),
    "hand": (0, 2),
    "off": (0, 5),
    "total": (5,),
    "pieces": ("1 3 5 7 9",),
    "most": (MAX_LENGTH,),
    "id": ("1234567",),
    "by": ("1234567",),
    "ban": ("/admin ban 1234567",),
    "game": ("Senet",),
    "rules": ("Thibault",),
    "rating": ("1512",),
    "old": ("1497",),
    "change": ("+15", "0"),
    "level": ("Novice",),
    "alike": ("one", "only", "some", "all"),
    "fate": ("open", "won", "drawn", "lost"),
    "worse": ("drawn", "lost"),
    "ahead": ("+2", "\N{MINUS SIGN}1", "0"),
    "less": ("2 stones",),
    "lead": ("more", "fewer", "same"),
    "race": (
        *("ahead", "behind", "level", "near", "none"),
        *("passes", "leads", "both", "safe"),
    ),
    "gap": (0, 1, 30),
    "apart": (-1, 0, 1, 30),
    "coins": (0, 1, 12),
    "few": (0, 1),
    "stones": COUNTS,
    "stand": ("4 stones behind",),
    "lettered": (0, 3),
    "missed": (0, 4),
    "cost": ("That wins 12.5 more games of a hundred.",),
    "exact": (0, 1),
    "gain": (0.4, 12.5),
    "chance": (0, 1, 62, 61.9),
    "strength": ("easy",),
    "luck": ("+14", "\N{MINUS SIGN}5"),
    "lost": ("\N{MINUS SIGN}14", "0"),
    "decisions": (0, 57),
    "between": ("0.06–0.24",),
    "band": get_args(Level),
    "verdict": get_args(Verdict),
    "found": ("clean", "exact", "placed", "unseen", "missed", "none", "even", "perhaps", "better"),
    "small": (0, 1),
    "hundred": (0, 1, 2, 3),
    "stuck": (0, 1),
    "mistakes": (0, 3),
    "point": ("A", "❗1"),
    "error": (1, 12),
    "basis": ("On a small network.",),
    "better": ("Pay",),
    "shown": get_args(Step),
    "thrown": (0, 1),
    "number": (1, 5),
    "decided": (0, 1),
    "turn": (23,),
    "was": (48,),
    "now": (61,),
    "swing": ("won",),
    "earlier": ("level",),
    "later": ("won",),
    "way": ("Makes any move that is allowed.",),
    "side": ("cones", "spindles", "first", "second", "player1"),
    "mark": ("⚪", "★2"),
    "salt": (",".join(["1234567890123456789"] * 2),),
    "why": (*VARIANTS["why"], *LOST, *ASEB_REASONS, "throw differs: turn 12, action 3"),
    "square": ("c3",),
    "squares": ("none", "a1 b2 c4"),
    "taken": (0, 12),
    "several": ("0", "1"),
    **dict.fromkeys(("own", "other"), (4, 12)),
    "walk": COUNTS,
    "begins": ("first", "second"),
    "then": AFTER,
    "place": (0, 1, 2, 6),
    "tabas": (0, 14),
    "need": (0, 2, 4),
    "soon": ("none", 0, 40, 100),
    "danger": (0, 24),
    "also": (0, 1),
    "day": (0, 81),
    "days": (2, 31),
    "last": (0, 1),
    "coin": (0, 1),
    "wash": (0, 1),
    "enough": (0, 1),
    "best": (0, 1),
    "numbered": (0, 1),
    "long": (0, 1),
    **dict.fromkeys(("minutes", "presses", "share"), (1, 69)),
    "close": (0, 1),
    "own": (0, 1, 2),
    "chosen": (0, 1, 69),
    "drawn": (0, 5),
    "players": (2, 6),
    "gone": (0, 1, 5),
    "told": ("taba",),
    "eaten": ("none", "2", "2 4 5"),
    "hyena": ("none", "waits", "leaves"),
    "num": (3,),
    "den": (16,),
    "more": (11,),
    "scored": (0, 1),
    "locks": (0, 1),
    "limit": (0, 100),
    "guard": ("none", "11 12 13"),
    "inner": (0, 1),
    "bare": ("none", "11 13"),
    **{
        variable: tuple(
            dict.fromkeys(word for game in GAMES for word in CHOSEN[game].get(variable, ()))
        )
        for variable in sorted({variable for game in GAMES for variable in CHOSEN[game]})
    },
    "where": (
        "waits",
        "village",
        "out",
        "well",
        "paid",
        "back",
        "home",
        "late",
        "eaten",
        "washed-home",
    ),
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


class Own(Walk):
    """Collects what stands in a pattern itself, and not in its parts."""

    def visit_MessageReference(self, node: Any) -> None:  # noqa: N802  # the visitor's own name
        self.parts.add(node.id.name)


def selections(language: str, prefix: str) -> Iterator[tuple[str, str, frozenset[str]]]:
    """Where each text or part of a text whose id begins so chooses: its name, by what, of what."""
    for (message, attribute), pattern in entries(language).items():
        if message.startswith(prefix):
            own = Own(language)
            own.visit(pattern)
            name = f"{message}.{attribute}" if attribute else message
            for variable, keys in own.selections:
                yield name, variable, keys


@cache
def walk(language: str, message: str, attribute: str | None = None) -> Walk:
    walked = Walk(language)
    walked.visit(patterns(language)[message, attribute])
    return walked


def expand(ids: tuple[str, ...]) -> frozenset[str]:
    """Ids and families as ids; a family that is not listed has none (test_texts.py names it)."""
    return frozenset(
        re.sub(r"\{\}(-\{\})?", member, name)
        for name in ids
        for member in families().get(name, () if "{}" in name else ("",))
    )


def said(
    texts: Texts, message: str, attribute: str | None, *, html: bool = True
) -> tuple[str, ...]:
    """A text with all its sample arguments, formatted as the code does it."""
    told = attribute is not None or message in MESSAGES  # a game's own words are always plain
    return _said(texts, message, attribute, html=html or told)


@cache
def _said(texts: Texts, message: str, attribute: str | None, *, html: bool) -> tuple[str, ...]:
    return tuple(_saying(texts, message, attribute, html=html))


def _saying(texts: Texts, message: str, attribute: str | None, *, html: bool) -> Iterator[str]:
    variables = sorted(walk(texts.language, message, attribute).variables)
    ways = {"button": texts.button, "said": texts.said, "short": texts.short}
    ways |= {"way": texts.way, "offer": texts.offer, "brief": texts.brief, "back": texts.back}
    ways |= {"stop": texts.stop}
    ways["because"] = texts.because
    ways["aloud"] = texts.aloud.told
    ways["tale"] = partial(texts.tale, mine=True)
    ways["theirs"] = partial(texts.tale, mine=False)
    ways["then"] = partial(texts.tale, mine=True, then=True)
    ours = CHOSEN.get(message.partition("-")[0], {}) if message in EXPLAINED else {}
    samples = {**SAMPLES, **ours, **SET_OUT.get(message, {})}
    if not samples.keys() >= set(variables):
        return  # test_arguments.py tells which sample is wanted, and no other test does
    tried = [samples[variable] for variable in variables]
    for values in product(*tried):
        args = dict(zip(variables, values, strict=True))
        told = Told(message, tuple((k, v) for k, v in args.items() if not isinstance(v, float)))
        if attribute is not None:
            yield ways[attribute](told)
        elif message in MESSAGES:
            yield texts.told(told)
        else:
            yield texts.html(message, **args) if html else texts.plain(message, **args)


@cache
def ids() -> frozenset[str]:
    """Every message that is said by itself."""
    return frozenset(message for message, _ in patterns("en"))


@cache
def plain() -> frozenset[str]:
    """Messages shown where no markup is read: buttons, alerts, commands, a game's words."""
    said = {name for say in sources.sayings() if say.how == "plain" for name in expand(say.ids)}
    return frozenset(said | {name for name in ids() if name.startswith("key-")} | set(MESSAGES))


RIGHT_TO_LEFT = frozenset(
    code for code, own in LANGUAGES.items() if bidirectional(own[0]) in ("R", "AL")
)
"""The languages that are written so, by what they call themselves."""

every_language = pytest.mark.parametrize("language", LANGUAGES)
