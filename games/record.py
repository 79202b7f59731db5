"""Records of games as plain text: write, read and replay, for every game alike.

Header tags, one a line, an empty line, then numbered turns (docs/notation.md, section 3). A turn
ends when another seat is to act. Who got which seat by lot stands in the tag `[Lot "1 0"]`: entry
*i* is the joiner, counted from 0 as they joined, who got seat *i*. What a record says of its match,
and whether its throws and its seats hold, is :mod:`games.proof`'s.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import combinations
from typing import Any, Final, NamedTuple

from games.catalogue import RuleSet, rule_set
from games.chance import Device
from games.core import (
    ActionError,
    Choose,
    GameError,
    Over,
    Played,
    Rules,
    SwitchError,
    Throw,
    cut,
    lookup,
    quoted,
)
from games.fields import switches_of, switches_text
from games.takeback import Back, count_of, last_choice

_TAG = re.compile(r'\[([A-Z][A-Za-z0-9]*) "((?:[^"\\]|\\.)*)"\]')
_ESCAPE = re.compile(r'\\(?:(["\\])|u([0-9a-f]{4})|.|$)')
_TURN = re.compile(r"([1-9]\d{0,8})\. (\S+)((?: \S+)+)", re.ASCII)
_ORIGIN: Final = re.compile(r"(record [0-9a-f]{20}|[!-9;-~]+) ([1-9]\d{0,8})", re.ASCII)
_UNSEEN: Final = {"Cc", "Cs", "Zl", "Zp"}
"""Unicode categories that a tag writes as escapes: controls and line breaks, all below U+10000."""
_DIRECTIONS: Final = "\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"


class RecordError(GameError):
    """A record that cannot be read or does not replay; says the line, the action, the position."""


class Unreadable(RecordError):
    """A text that is no record, or a record of rules that are not known here: whether it is true
    cannot be asked."""


class RecordTurn(NamedTuple):
    """One line of a record: whose turn, and its throws, choices and takebacks as text, in order."""

    letter: str
    actions: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Record:
    """A record: tags in order, and turns. `lines` are the turns' line numbers if it was read."""

    tags: tuple[tuple[str, str], ...]
    turns: tuple[RecordTurn, ...]
    lines: tuple[int, ...] = ()

    def tag(self, name: str) -> str | None:
        """The value of a tag, None if it is not there."""
        return dict(self.tags).get(name)


class Origin(NamedTuple):
    """Where a game comes from that went on from another: its first `actions` are those of the
    `source`, which is that game's id, or `record` and the digest of a record."""

    source: str
    actions: int

    @property
    def text(self) -> str:
        """The tag From: `12 34`."""
        return f"{self.source} {self.actions}"


class Thrown(NamedTuple):
    """A throw of a record: its number from 1, what was thrown, and what it says came of it."""

    number: int
    device: Device
    text: str


@dataclass(frozen=True, slots=True)
class Replay:
    """A record played again: the rules, for how many players, every action that stands with the
    state before it, and the end. `thrown` are all throws, also those that were taken back: their
    numbers came again. The actions before the number `first` are another game's (the tag From);
    their throws are not in `thrown`."""

    rules: RuleSet[Any, Any]
    seats: int
    start: Any
    played: tuple[Played[Any, Any], ...]
    final: Any
    thrown: tuple[Thrown, ...] = ()
    first: int = 0


def game_tags(rules: Rules[Any, Any]) -> tuple[tuple[str, str], ...]:
    """The tags that say what is played: Game, Rules, Version, Switches."""
    return (
        ("Game", rules.game),
        ("Rules", rules.id),
        ("Version", str(rules.version)),
        ("Switches", switches_text(rules)),
    )


def side_tag(rules: Rules[Any, Any], seat: int) -> str:
    """The tag that names a seat's player: `Cones`."""
    return rules.sides[seat].capitalize()


def result_text(rules: Rules[Any, Any], over: Over) -> str:
    """The tag Result of a game that ended by its rules: `cones 5-2`, the winners' score first."""
    losers = [seat for seat in range(len(over.score)) if seat not in over.winners]
    score = "-".join(str(over.score[seat]) for seat in (*over.winners, *losers))
    names = " ".join(rules.sides[seat] for seat in over.winners) or "draw"
    return f"{names} {score}"


def record_of(
    rules: Rules[Any, Any],
    seats: int,
    actions: Iterable[str | Back],
    tags: Iterable[tuple[str, str]] = (),
) -> Record:
    """The record of a game from its first position by the texts of all its actions, with what was
    taken back.

    :func:`game_tags` go before `tags`; Result and Reason are added if the game is over by its
    rules and `tags` have none. `ActionError` for an action that was not offered.
    """
    state = rules.start(seats)
    states: list[Any] = []
    turns: list[tuple[int, list[str]]] = []
    for each in actions:
        seat = each.seat if isinstance(each, Back) else _seat(rules, state)
        if not turns or turns[-1][0] != seat:
            turns.append((seat, []))
        if isinstance(each, Back):
            turns[-1][1].append(each.text)
            state = states[-each.actions]
            del states[-each.actions :]
        else:
            turns[-1][1].append(each)
            states.append(state)
            state = rules.apply(state, lookup(rules, state, each))
    all_tags = [*game_tags(rules), *tags]
    end = rules.turn(state)
    if isinstance(end, Over):
        given = dict(all_tags)
        ending = (("Result", result_text(rules, end)), ("Reason", end.reason))
        all_tags += [(name, value) for name, value in ending if name not in given]
    return Record(
        tuple(all_tags),
        tuple(RecordTurn(rules.letters[seat], tuple(texts)) for seat, texts in turns),
    )


def write_record(record: Record) -> str:
    """The text of a record, one newline at the end of every line."""
    tags = [f'[{name} "{escaped(value)}"]' for name, value in record.tags]
    turns = [
        " ".join((f"{number}.", turn.letter, *turn.actions))
        for number, turn in enumerate(record.turns, 1)
    ]
    return "".join(f"{line}\n" for line in (*tags, "", *turns))


def read_record(text: str) -> Record:
    """Read the text of a record. `Unreadable` names the line that cannot be read."""
    lines = [line.removesuffix("\r") for line in text.split("\n")]
    while lines and not lines[-1]:
        lines.pop()
    body = lines.index("") if "" in lines else len(lines)
    tags: dict[str, str] = {}
    for number, line in enumerate(lines[:body], 1):
        match = _TAG.fullmatch(line)
        if match is None:
            raise Unreadable(f'line {number}: {quoted(line)} is no tag; a tag is [Name "value"]')
        if match[1] in tags:
            raise Unreadable(f"line {number}: the tag {cut(match[1])} stands twice")
        tags[match[1]] = _plain(match[2], number)
    turns = tuple(
        _read_turn(line, number, number - body - 1)
        for number, line in enumerate(lines[body + 1 :], body + 2)
    )
    return Record(tuple(tags.items()), turns, tuple(range(body + 2, len(lines) + 1)))


def origin_in(text: str) -> Origin | None:
    """What the tag From says; None for what it cannot say."""
    found = _ORIGIN.fullmatch(text)
    return None if found is None else Origin(found[1], int(found[2]))


def replay(record: Record) -> Replay:
    """Play a record again through its rules.

    `RecordError` says the line, the action and the position of the first thing that does not
    replay: an unknown rule set or switch, another version, an action not offered, a turn of the
    wrong side, a turn broken off or going on too long, something taken back that cannot be, an end
    that is not the tag Result's, the winner of a game that is not over.
    """
    rules, seats = _rules(record)
    try:
        start = rules.start(seats)
    except GameError as error:
        raise RecordError(f"tags: {error}") from None
    state, first = start, _own_from(record)
    played: list[Played[Any, Any]] = []
    thrown: list[Thrown] = []
    number = 0
    for index, turn in enumerate(record.turns):
        where = f"line {record.lines[index]}" if record.lines else f"turn {index + 1}"
        if index and turn.letter == record.turns[index - 1].letter:
            raise RecordError(f"{where}: {cut(turn.letter)} has the turn before too")
        for text in turn.actions:
            count = count_of(text)
            if count is not None:
                _check_back(rules, played, turn.letter, count, where, first)
                number -= sum(isinstance(rules.turn(p.before), Throw) for p in played[-count:])
                state = played[-count].before
                del played[-count:]
                continue
            played.append(_replayed(rules, state, turn.letter, text, where))
            due = rules.turn(state)
            if isinstance(due, Throw) and len(played) > first:
                number += 1
                thrown.append(Thrown(number, due.device, text))
            state = rules.apply(state, played[-1].action)
    if len(played) < first or (first == len(played) and isinstance(rules.turn(state), Over)):
        raise RecordError(f"tags: From is {quoted(record.tag('From'))}, but no game goes on there")
    _check_result(record, rules, seats, state)
    return Replay(rules, seats, start, tuple(played), state, tuple(thrown), first)


def _own_from(record: Record) -> int:
    """The number of the first action that is not another game's."""
    said = record.tag("From")
    origin = None if said is None else origin_in(said)
    if said is not None and origin is None:
        raise RecordError(f"tags: From is {quoted(said)}; it is a game and a number of actions")
    return 0 if origin is None else origin.actions


def _check_back(
    rules: Rules[Any, Any],
    line: list[Played[Any, Any]],
    letter: str,
    count: int,
    where: str,
    first: int,
) -> None:
    """`RecordError` unless the side with that letter can take back so many actions: those since its
    last choice, which is none before the action number `first`."""
    seat = rules.letters.index(letter) if letter in rules.letters else -1
    choice = last_choice(rules, line, seat, first=first)
    if choice is None or len(line) - choice != count:
        due = "nothing" if choice is None else Back(seat, len(line) - choice).text
        raise RecordError(
            f"{where}: {cut(letter)} takes back {count} actions, but can take back {due}"
        )


def _seat(rules: Rules[Any, Any], state: Any) -> int:
    """The seat to act; when the game is over `lookup` will refuse whatever is played."""
    turn = rules.turn(state)
    return turn.seat if isinstance(turn, Choose | Throw) else 0


def _replayed(
    rules: Rules[Any, Any], state: Any, letter: str, text: str, where: str
) -> Played[Any, Any]:
    """One action of a record, looked up among those offered."""
    turn = rules.turn(state)
    position = rules.dump(state)
    if isinstance(turn, Over):
        raise RecordError(f"{where}: {quoted(text)} comes after the end of the game, {position!r}")
    if rules.letters[turn.seat] != letter:
        raise RecordError(
            f"{where}: {quoted(text)} is {cut(letter)}'s, but {rules.letters[turn.seat]} is to "
            f"act in {position!r}"
        )
    try:
        return Played(turn.seat, state, lookup(rules, state, text))
    except ActionError as error:
        raise RecordError(f"{where}: {error}") from None


def _rules(record: Record) -> tuple[RuleSet[Any, Any], int]:
    """The rule set of a record's tags, and the number of its players. `Unreadable` if it is none
    of ours."""
    name = record.tag("Rules")
    if name is None:
        raise Unreadable("tags: there is no tag Rules")
    try:
        rules = rule_set(name, switches_of(record.tag("Switches") or ""))
    except SwitchError as error:
        raise Unreadable(f"tags: {error}") from None
    for tag, value in (("Game", rules.game), ("Version", str(rules.version))):
        said = record.tag(tag)
        if said not in (None, value):
            raise Unreadable(f"tags: {tag} is {quoted(said)}, but {name} is {value!r} here")
    named = sum(record.tag(side_tag(rules, seat)) is not None for seat in range(len(rules.sides)))
    return rules, named or rules.seats[0]


def _check_result(record: Record, rules: Rules[Any, Any], seats: int, state: Any) -> None:
    """The tag Result is what the rules say if they, or a count agreed on, have ended the game.

    Else the game goes on or was ended without a winner, unless somebody resigned, or took longer
    for a turn than all had agreed on.
    """
    result, reason = record.tag("Result"), record.tag("Reason")
    end = rules.turn(state)
    if not isinstance(end, Over):
        counted = rules.counted(state) if reason == "counted" else None
        if counted is None:
            lost = reason in ("resigned", "time")
            _check_unfinished(rules, seats, state, result, given_up=lost)
            return
        end = counted
    if result not in (None, result_text(rules, end)):
        raise RecordError(
            f"tags: Result is {quoted(result)}, but {rules.dump(state)!r} is "
            f"{result_text(rules, end)!r}"
        )


def _check_unfinished(
    rules: Rules[Any, Any], seats: int, state: Any, result: str | None, *, given_up: bool
) -> None:
    """Of a game that its rules have not ended, nobody has won; or the others, if one resigned or
    took longer than was agreed."""
    possible = {None, "*", "draw", "none"}
    if given_up:
        possible |= set(_by_resigning(rules, seats, state))
    if result not in possible:
        why = "nobody wins so by resigning" if given_up else "the game is not over"
        raise RecordError(f"tags: Result is {quoted(result)}, but {why} in {rules.dump(state)!r}")


def _by_resigning(rules: Rules[Any, Any], seats: int, state: Any) -> Iterator[str]:
    """Every Result there may be when one resigns: the winners alone, or with their points."""
    for loser in range(seats):
        score = rules.forfeit(state, loser)
        others = [seat for seat in range(seats) if seat != loser]
        for number in range(1, seats):
            for winners in combinations(others, number):
                yield " ".join(rules.sides[seat] for seat in winners)
                yield result_text(rules, Over(winners, "resigned", score))


def _read_turn(line: str, number: int, turn: int) -> RecordTurn:
    match = _TURN.fullmatch(line)
    if match is None:
        raise Unreadable(f"line {number}: {quoted(line)} is no turn; a turn is '1. C 4 9-13'")
    if int(match[1]) != turn:
        raise Unreadable(f"line {number}: turn {match[1]} stands where turn {turn} belongs")
    return RecordTurn(match[2], tuple(match[3][1:].split(" ")))


def escaped(value: str) -> str:
    """A tag's value with quotes, backslashes, control signs and line breaks written as escapes."""
    return "".join(map(_escape, value))


def _escape(sign: str) -> str:
    if sign in '"\\':
        return f"\\{sign}"
    if unicodedata.category(sign) in _UNSEEN or sign in _DIRECTIONS:
        return f"\\u{ord(sign):04x}"
    return sign


def _plain(value: str, line: int) -> str:
    """The value that was escaped so."""

    def sign(match: re.Match[str]) -> str:
        if match[1]:
            return match[1]
        if not match[2]:
            raise Unreadable(f"line {line}: {quoted(match[0])} is no escape")
        return chr(int(match[2], 16))

    return _ESCAPE.sub(sign, value)
