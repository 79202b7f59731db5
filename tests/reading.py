"""A reader of boards: given the words of a board and its buttons alone, it says whose turn it is,
what has happened and why, what the chances are, what wins, and what each button does.

It knows the language, that is how the texts are worded, and nothing of the game that is played: all
it answers is taken from what stands there. So what it cannot tell, a newcomer cannot either.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from html import unescape
from itertools import count
from typing import Any

from fluent.syntax import ast

from bot.words.signs import NUMERAL
from tests.bot.wording import MESSAGES, STATED, entries

COLOURS = frozenset("🔴🔵🟡🟢⚪🟣")
"""Signs of players."""
UNSEEN = re.compile("[\u200f\u2060\u2066-\u2069]")
MORE = r"(?:[,،]| or| или| ou| أو| and| и| e| و)?"
FEW = rf"(?:[a-i]?\d+|taba)(?:{MORE} [a-i]?\d+)*(?: …)?(?:–\d+)*"
"""What may stand for an argument: a few numbers or squares."""
LETTERS = {
    "name": ".+?",
    "told": ".+",
    "mark": r"[^\w\s]+",
    "loser": ".+?",
    "square": r"[a-i]\d",
    "squares": r"[a-i]\d(?:(?:[,،]| and| и| e| و)? [a-i]\d)*(?: …)?",
}
"""What may stand for those that are words, or squares alone."""
OTHER = "*"
"""What is read where a text says the same for all words that it does not name."""

ENDED = tuple(f"ended-{how}" for how in ("won", "won-many", "lost", "named", "named-many"))
"""The lines that say who has won."""

TURNS = (
    "throw-sticks",
    "throw-dice",
    "throw-chips",
    "throws-on",
    "choose",
    "stone",
    "square",
    "target",
)
"""What is due of a person, as the texts are called."""


@dataclass(frozen=True)
class Fact:
    """Something that was read: the message that it is, and what stands in it."""

    message: str
    args: Mapping[str, str] = field(default_factory=dict)
    alone: bool = False
    """Marked as what there was no choice in."""

    def numbers(self, name: str) -> list[str]:
        """The numbers or squares of an argument."""
        return tokens(self.args.get(name, ""))


@dataclass(frozen=True)
class Done:
    """A turn that the log tells: by the sign of whose it was, what was done, one after the other;
    each with all that its words can mean."""

    mark: str
    facts: tuple[tuple[Fact, ...], ...]
    untold: int = 0


@dataclass(frozen=True)
class Understood:
    """All that was read on a board."""

    goal: str | None = None
    turn: tuple[str, str] | None = None
    """The sign of who is to act, and what is due: one of :data:`TURNS`."""
    won: str | None = None
    """The sign of who has won; empty for a draw."""
    lot: bool = False
    """Whether it is said who begins."""
    again: bool = False
    """Whether it is said that another throw, or capture, of the same turn is due."""
    turns: int | None = None
    """How many turns a game took that is over."""
    log: tuple[Done, ...] = ()
    results: tuple[Fact, ...] = ()
    """What came of turns of several actions."""
    why: tuple[Fact, ...] = ()
    """Why what played itself was the only thing."""
    refused: tuple[Fact, ...] = ()
    elsewhere: bool = False
    """Whether it is said where other reasons stand."""
    odds: tuple[Fact, ...] = ()
    known: tuple[Fact, ...] = ()
    """What else is to be known."""
    of: frozenset[str] = frozenset()
    """Whose sign stands before what is to be known."""
    lessons: tuple[Fact, ...] = ()
    keys: tuple[tuple[Fact, ...], ...] = ()
    """What the buttons of actions do, in their order."""
    squares: Mapping[str, str] = field(default_factory=dict)
    """The squares that can be tapped, and the sign before each."""
    unread: tuple[str, ...] = ()
    """Lines of which nothing was understood."""


def tokens(value: object) -> list[str]:
    """The numbers and squares in a text."""
    return re.findall(r"[a-i]?\d+|taba", str(value))


def seen(text: str) -> str:
    """A text as somebody sees it: no markup, no invisible characters."""
    return UNSEEN.sub("", unescape(re.sub(r"</?blockquote[^>]*>", "\n", text))).replace("\xa0", " ")


def bare(html: str) -> str:
    """The words of a caption."""
    return re.sub(r"<[^>]+>", "", seen(html))


class _Writing:
    """A text's pattern as a regular expression; its groups tell which variants stand there."""

    def __init__(self, language: str, words: Mapping[str, str]) -> None:
        self._language, self._words = language, words
        self._numbers = count()
        self.groups: dict[str, tuple[str, str | None]] = {}

    def of(self, pattern: ast.Pattern) -> str:
        """What a pattern may look like."""
        return "".join(map(self._element, pattern.elements))

    def _element(self, element: Any) -> str:
        if isinstance(element, ast.TextElement):
            return re.escape(seen(re.sub(r"<[^>]+>", "", element.value)))
        return self._said(element.expression)

    def _said(self, said: Any) -> str:
        if isinstance(said, ast.Placeable):
            return self._said(said.expression)
        if isinstance(said, ast.StringLiteral):
            return re.escape(seen(said.parse()["value"]))
        if isinstance(said, ast.VariableReference):
            name = said.id.name
            return self._group(name, None, self._words.get(name, FEW))
        if isinstance(said, ast.MessageReference):
            attribute = None if said.attribute is None else said.attribute.name
            return self.of(entries(self._language)[said.id.name, attribute])
        assert isinstance(said, ast.SelectExpression), said
        assert isinstance(said.selector, ast.VariableReference)
        same: dict[str, tuple[list[str], ast.Pattern]] = {}  # they cannot be told apart
        for variant in said.variants:
            key = variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value
            words = _Writing(self._language, self._words).of(variant.value)
            same.setdefault(words, ([], variant.value))[0].append(OTHER if variant.default else key)
        name = said.selector.id.name
        ways = [self._group(name, "|".join(keys), self.of(value)) for keys, value in same.values()]
        return f"(?:{'|'.join(ways)})"

    def _group(self, name: str, key: str | None, inside: str) -> str:
        group = f"g{next(self._numbers)}"
        self.groups[group] = (name, key)
        return f"(?P<{group}>{inside})"


@cache
def _writing(language: str, message: str, attribute: str | None) -> tuple[re.Pattern[str], Any]:
    ends = message.startswith(("over-", "draw-"))  # a match counts points, in words
    writing = _Writing(language, {**LETTERS, "score": ".+?"} if ends else LETTERS)
    return re.compile(writing.of(entries(language)[message, attribute])), writing.groups


def read(language: str, message: str, text: str, attribute: str | None = None) -> Fact | None:
    """The text as that message, if it is one."""
    pattern, groups = _writing(language, message, attribute)
    found = pattern.fullmatch(text)
    if found is None:
        return None
    args: dict[str, str] = {}
    for group, said in found.groupdict().items():
        name, key = groups[group]
        if said is not None and (key is None or name not in args):
            args[name] = said if key is None else key
    return Fact(message, args)


def meanings(
    language: str, messages: Iterable[str], text: str, attribute: str | None = None
) -> tuple[Fact, ...]:
    """All that a text can be of these messages."""
    found = (read(language, message, text, attribute) for message in messages)
    return tuple(fact for fact in found if fact is not None)


@cache
def _ids(language: str, attribute: str | None, *parts: str) -> tuple[str, ...]:
    """The messages of the games whose names have one of these parts."""
    return tuple(
        message
        for message in MESSAGES
        if any(part in message for part in parts) and (message, attribute) in entries(language)
    )


@cache
def _beginning(language: str, *starts: str) -> tuple[str, ...]:
    """The messages whose names begin so."""
    return tuple(m for m, a in entries(language) if a is None and m.startswith(starts))


def sentences(language: str, messages: Sequence[str], text: str) -> tuple[Fact, ...] | None:
    """Several sentences in a row, each one of the messages; None if they cannot be read so."""
    if not text:
        return ()
    ends = [m.end() for m in re.finditer(r"[.!]\)?(?= |$)", text)]
    for end in reversed(ends or [len(text)]):
        for fact in meanings(language, messages, text[:end]):
            rest = sentences(language, messages, text[end:].lstrip())
            if rest is not None:
                return (fact, *rest)
    return None


@cache
def facts_of(language: str) -> tuple[str, ...]:
    """The messages of what is done in any game."""
    return tuple(m for m in MESSAGES if m not in STATED and (m, "button") in entries(language))


def understood(language: str, caption: str, labels: Sequence[str]) -> Understood:
    """All that a board's words (HTML) and the labels of its buttons say."""
    told = [_in_words(caption, label) for label in labels]
    found = Understood(keys=_keys(language, told), squares=_squares(labels))
    for line in bare(caption).split("\n"):
        if line.strip():
            found = _with(language, found, line.strip())
    return found


def _in_words(caption: str, label: str) -> str:
    """What a button says; of one with a number alone what the caption says of the number."""
    line = re.search("^🔢 (.*)$", bare(caption), re.MULTILINE)
    if line is None or not re.fullmatch(NUMERAL, label):
        return label
    return dict(entry.split(" ", 1) for entry in line[1].split(", "))[label]


def _with(language: str, found: Understood, line: str) -> Understood:
    """What was read before, and one more line."""
    for reader in (_as_turn, _as_log, _as_reason, _as_known):
        more = reader(language, found, line)
        if more is not None:
            return more
    mark, _, behind = line.partition(" ")
    if mark.rstrip("\ufe0f") in COLOURS:
        for reader in (_as_reason, _as_known):
            more = reader(language, found, behind)
            if more is not None:
                return replace(more, of=more.of | {mark})
    return replace(found, unread=(*found.unread, line))


def _as_turn(language: str, found: Understood, line: str) -> Understood | None:
    chosen = read(language, "due-choose-with", line)
    if chosen is not None:
        return replace(found, turn=(chosen.args["mark"], "choose"), again=False)
    for due in TURNS:
        fact = read(language, f"due-{due}", line)
        if fact is not None:
            lot = fact.args.get("lot", "0") != "0"
            again = fact.args.get("again", "0") != "0"
            return replace(found, turn=(fact.args["mark"], due), lot=found.lot or lot, again=again)
    if read(language, "caption-lot", line) is not None:
        return replace(found, lot=True)
    length = read(language, "caption-turns", line)
    if length is not None:
        return replace(found, turns=int(length.args["count"]))
    for message in ENDED:
        fact = read(language, message, line)
        if fact is not None:
            return replace(found, won=fact.args["mark"])
    if any(
        read(language, message, line) is not None
        for message in _beginning(language, "over-", "draw-")
    ):
        return replace(found, won=found.won or "")
    return None


def _as_log(language: str, found: Understood, line: str) -> Understood | None:
    """A turn of the log; while stones are placed several stand on a line, or one is a sentence."""
    if line.startswith("⏪"):  # turns before the last ones
        return found
    placed = read(language, "caption-placed", line)
    if placed is not None:
        squares = [Fact("seega-place", {"square": name}) for name in placed.numbers("squares")]
        turn = Done(placed.args["mark"], tuple((square,) for square in squares))
        lot = found.lot or placed.args["began"] != "0"
        return replace(found, log=(*found.log, turn), lot=lot)
    pattern, groups = _writing(language, "caption-turn", None)
    head = pattern.match(line)
    if head is None:
        return None
    args = {groups[group][0]: said for group, said in head.groupdict().items()}
    mark, told, untold = args["mark"], list[tuple[Fact, ...]](), 0
    done = [*found.log]
    for piece in line[head.end() :].strip().split(" · "):
        again = pattern.match(piece)
        if again is not None:
            done.append(Done(mark, tuple(told), untold))
            args = {groups[group][0]: said for group, said in again.groupdict().items()}
            mark, told, untold = args["mark"], [], 0
        words = piece if again is None else piece[again.end() :].strip()
        more = read(language, "log-more", words)
        if more is not None:
            untold += int(more.args["count"])
            continue
        facts = _pieces(language, words)
        if facts is None:
            return None
        told += facts
    return replace(found, log=(*done, Done(mark, tuple(told), untold)))


def _pieces(language: str, text: str) -> list[tuple[Fact, ...]] | None:
    """What was done, as one piece of the log tells it: an action, several equal ones, or throws and
    what was played of them."""
    alone = text.startswith("⏩")
    text = text.removeprefix("⏩").strip()
    times = read(language, "log-times", text)
    if times is not None and times.args["count"].isdecimal():
        one = _pieces(language, times.args["told"])
        if one is not None and len(one) == 1:
            return one * int(times.args["count"])
    found = meanings(language, facts_of(language), text)
    if found:
        return [tuple(Fact(f.message, f.args, alone) for f in found)]
    for at in (m.start() for m in re.finditer(" ", text)):
        if not alone and text.startswith("🎲"):
            first = meanings(language, facts_of(language), text[:at])
            rest = _pieces(language, text[at + 1 :]) if first else None
            if rest is not None:
                return [first, *rest]
    return None


def _as_reason(language: str, found: Understood, line: str) -> Understood | None:
    """Goal, reasons, chances, a lesson."""
    if read(language, "caption-reasons-more", line) is not None:
        return replace(found, elsewhere=True)
    for message, name, parts in (
        ("caption-result", "results", ("-took", "-came-first", "-ate")),
        ("caption-goal", "goal", ("-goal",)),
        ("caption-only-move", "why", ("-no-",)),
        ("caption-reason", "refused", ("-no-",)),
        ("caption-odds", "odds", ("-odds-",)),
        ("caption-lesson", "lessons", ("-lesson-", "-safest")),
    ):
        said = read(language, message, line)
        if said is None:
            continue
        facts = sentences(language, _ids(language, None, *parts), said.args["told"])
        if facts is None:
            continue
        if name == "goal":
            return replace(found, goal=said.args["told"])
        changed: dict[str, Any] = {name: (*getattr(found, name), *facts)}
        return replace(found, **changed)
    return None


def _as_known(language: str, found: Understood, line: str) -> Understood | None:
    """What is to be known; what may be ordered is told beside it."""
    for part in (None, "offer"):
        if meanings(language, _ids(language, part, "-order-"), line, part):
            return found
    facts = meanings(language, sorted(STATED), line)
    return replace(found, known=(*found.known, *facts)) if facts else None


def _keys(language: str, labels: Sequence[str]) -> tuple[tuple[Fact, ...], ...]:
    """What the buttons that are no squares do; those of every board are left out."""
    ids = facts_of(language)
    throws = _beginning(language, "key-throw")
    found = []
    for label in labels:
        text = re.sub(f"^{NUMERAL} ", "", seen(label))
        text = text.replace("→", " → ").replace("⇄", " ⇄ ").replace("  ", " ")
        facts = meanings(language, ids, text, "button") + meanings(language, throws, text)
        if facts and _square(text) is None:
            found.append(facts)
    return tuple(found)


def _squares(labels: Sequence[str]) -> dict[str, str]:
    squares = (_square(seen(label)) for label in labels)
    return {name: sign for found in squares if found for name, sign in (found,)}


def _square(label: str) -> tuple[str, str] | None:
    """A square's name and what stands before it."""
    found = re.fullmatch(r"(\D*?)([a-i]\d)( ?⚔(×\d)?)?", label)
    return None if found is None else (found[2], found[1].strip())


def _with_ends(language: str, lines: Sequence[str]) -> list[str]:
    """The lines with what is said of all choices at once behind each of them."""
    told = [read(language, "explain-each", seen(line)) for line in lines]
    end = next((fact.args["told"] for fact in told if fact is not None), "")
    if not end:
        return list(lines)
    said = end[0].upper() + end[1:]
    return [
        f"{line} {said}" if re.match(rf"{NUMERAL}|▫️", line) else line
        for line, each in zip(lines, told, strict=True)
        if each is None
    ]


def explained(language: str, lines: Sequence[str]) -> Iterator[Fact]:
    """What an explanation says: what each choice would do, what is refused, chances, the goal."""
    ids = _ids(language, None, "-does-", "-no-", "-odds-", "-chance", "-goal", "-placing")
    for line in _with_ends(language, lines):
        text = seen(line)
        starts = (0, *(found.end() for found in re.finditer(r"[ :] ?", text)))
        ways = (sentences(language, ids, text[start:].strip()) for start in starts)
        plain = meanings(language, ("explain-choose", "explain-place", "explain-throw"), text)
        orders = (meanings(language, _ids(language, "said", "-order-"), text[at:], "said")
                  for at in starts)  # fmt: skip
        plain = plain or next(filter(None, orders), ())
        found = next((facts for facts in ways if facts), plain)
        yield from found or (Fact("unread", {"told": text}),)
