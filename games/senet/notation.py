"""Text of actions and positions (docs/notation.md, sections 1 and 2)."""

from __future__ import annotations

import re
from typing import NoReturn

from games.core import PositionError, quoted
from games.senet.effects import arrived
from games.senet.lookups import SCORES
from games.senet.ruleset import SenetFields
from games.senet.state import (
    BEAUTY,
    HAND,
    LAST_HOUSE,
    NOBODY,
    OFF,
    WATER,
    Action,
    Due,
    Mask,
    State,
)

_ONTO = ("exchange", "drop", "hit")
_ROW = 10
_BEAUTY_BIT = 1 << BEAUTY
_SIDES: dict[str, int] = {"C": 0, "S": 1, "-": NOBODY}
_LETTERS = {seat: letter for letter, seat in _SIDES.items()}
_NO_THROWS: dict[str, Due] = {
    "start": "start",
    "throw": "throw",
    "fate": "fate",
    "over": "over",
}
_COUNTS = re.compile(r"C(\d{1,2})S(\d{1,2})", re.ASCII)
_THROWS = re.compile(r"(play|bank):([1-6](?:,[1-6])*)", re.ASCII)
_NUMBERED = re.compile(r"(owed|quiet)=([1-9]\d{0,5})", re.ASCII)


def write(action: Action) -> str:
    """The text of an action."""
    kind, source, target, throw = action
    if kind == "score":
        return str(throw)
    if kind == "take":
        return "throw"
    if kind in ("pass", "rescue"):
        return kind
    banked = f"{throw}:" if throw else ""
    start = "hand" if source == HAND else str(source)
    end = "off" if target == OFF else str(target)
    return f"{banked}{start}{'x' if kind in _ONTO else '-'}{end}"


def dump(state: State) -> str:
    """The position line."""
    cones, spindles = state.pieces
    squares = "".join(
        "C" if cones >> house & 1 else "S" if spindles >> house & 1 else "."
        for house in range(1, LAST_HOUSE + 1)
    )
    board = "/".join(squares[at : at + _ROW] for at in range(0, LAST_HOUSE, _ROW))
    due = f"{state.due}:{','.join(map(str, state.throws))}" if state.throws else state.due
    pending = [f"owed={state.owed}"] if state.owed else []
    pending += [f"skip{letter}" for seat, letter in enumerate("CS") if state.skip >> seat & 1]
    pending += ["needs1"] if state.needs_one else []
    pending += [f"quiet={state.quiet}"] if state.quiet else []
    return " ".join(
        (
            board,
            "C{}S{}".format(*state.hand),
            "C{}S{}".format(*state.off),
            _LETTERS[state.seat],
            due,
            ",".join(pending) or "-",
        )
    )


def load(rules: SenetFields, text: str) -> State:
    """Read a position line of a rule set.

    `PositionError` for a line that cannot be read and for a position that cannot occur.
    """
    fields = text.split(" ")
    if len(fields) != 6:
        raise PositionError(f"a Senet position has 6 fields, not {len(fields)}: {quoted(text)}")
    board, hand, off, side, due, pending = fields
    reader = _Reader(rules, text)
    if side not in _SIDES:
        reader.wrong("side to act", side, "it is C or S, or - in a draw")
    named, throws = reader.due(due)
    owed, skip, needs_one, quiet = reader.pending(pending)
    state = State(
        reader.board(board),
        reader.counts("pieces in hand", hand),
        reader.counts("pieces borne off", off),
        _SIDES[side],
        named,
        throws,
        owed,
        skip,
        needs_one,
        quiet,
    )
    _check_pieces(reader, state)
    _check_houses(reader, state)
    _check_end(reader, state)
    _check_due(reader, state)
    _check_owed(reader, state)
    if dump(state) != text:
        raise PositionError(f"{quoted(text)} is written {dump(state)!r}")
    return state


class _Reader:
    """Reads the fields of one position line and says what is wrong with them."""

    def __init__(self, rules: SenetFields, text: str) -> None:
        self.rules = rules
        self.text = text

    def wrong(self, name: str, field: str | int, reason: str) -> NoReturn:
        raise PositionError(f"{name} {quoted(field)}: {reason}, in {quoted(self.text)}")

    def board(self, field: str) -> tuple[Mask, Mask]:
        if not re.fullmatch(r"[CS.]{10}(/[CS.]{10}){2}", field):
            self.wrong("board", field, "it is three rows of ten houses, each C, S or .")
        squares = field.replace("/", "")
        cones, spindles = (
            sum(1 << at for at, piece in enumerate(squares, 1) if piece == letter)
            for letter in "CS"
        )
        return cones, spindles

    def counts(self, name: str, field: str) -> tuple[int, int]:
        match = _COUNTS.fullmatch(field)
        if match is None:
            self.wrong(name, field, "it is written C0S0")
        return int(match[1]), int(match[2])

    def due(self, field: str) -> tuple[Due, tuple[int, ...]]:
        if field in _NO_THROWS:
            return _NO_THROWS[field], ()
        match = _THROWS.fullmatch(field)
        if match is None:
            self.wrong("due", field, "it is start, throw, play:N, bank:N, fate or over")
        throws = tuple(int(throw) for throw in match[2].split(","))
        for throw in throws:
            if SCORES[throw] not in self.rules.lookups.outcomes:
                self.wrong("due", field, f"{throw} cannot be thrown")
        return ("play" if match[1] == "play" else "bank"), throws

    def pending(self, field: str) -> tuple[int, int, bool, int]:
        skip, needs_one = 0, False
        numbers = {"owed": 0, "quiet": 0}
        for entry in () if field == "-" else field.split(","):
            match = _NUMBERED.fullmatch(entry)
            if match is not None:
                numbers[match[1]] = int(match[2])
            elif entry in ("skipC", "skipS") and self.rules.netting:
                skip |= 1 << "CS".index(entry[-1])
            elif entry == "needs1" and self.rules.second_needs_one:
                needs_one = True
            else:
                self.wrong("pending", field, f"{quoted(entry)} does not occur in these rules")
        return numbers["owed"], skip, needs_one, numbers["quiet"]


def _check_pieces(reader: _Reader, state: State) -> None:
    """The pieces on the board, in hand and off are all there are."""
    rules = reader.rules
    for seat, name in enumerate(rules.sides):
        total = state.pieces[seat].bit_count() + state.hand[seat] + state.off[seat]
        if total != rules.pieces:
            reader.wrong(name, total, f"there are {rules.pieces} pieces a side")
        if state.hand[seat] and not rules.lookups.hand:
            reader.wrong("pieces in hand", state.hand[seat], "no piece is ever in hand")
        if state.off[seat] and rules.goal.homes:
            reader.wrong(f"{name} borne off", state.off[seat], "no piece ever leaves")


def _check_houses(reader: _Reader, state: State) -> None:
    """No piece stands where it cannot rest."""
    rules, (cones, spindles) = reader.rules, state.pieces
    if (cones | spindles) >> WATER & 1 and not rules.water.rests:
        reader.wrong("board", "27", f"no piece rests there with water={rules.water.name}")
    if (cones | spindles) >> rules.last + 1:
        reader.wrong("board", f"{rules.last + 1}", "no piece rests there, it is the way out")
    for seat, name in enumerate(rules.sides):
        foreign = state.pieces[seat] & rules.lookups.barred[seat]
        if foreign:
            house = foreign.bit_length() - 1
            reader.wrong("board", f"{house}", f"none of the {name} rests on the enemy's houses")
    if rules.beauty.stops:
        _check_fate(reader, state)


def _check_fate(reader: _Reader, state: State) -> None:
    """Senet 6.6, 6.7: a piece on 26 awaits its fate there and then; nothing else is decided."""
    if (state.pieces[0] | state.pieces[1]) & _BEAUTY_BIT:
        mine = 0 if state.seat == NOBODY else state.pieces[state.seat]
        if state.due not in ("fate", "play") or not mine & _BEAUTY_BIT:
            reader.wrong("board", "26", "a piece there is the mover's, and its fate is due at once")
        if mine >> WATER & 1:
            reader.wrong("board", "26", "while a piece of its side is on 27, no other moves")
    elif state.due == "fate":
        reader.wrong("due", "fate", "no piece stands on 26")


def _check_end(reader: _Reader, state: State) -> None:
    """A game is over exactly when all of a side are off or home, or it was quiet too long."""
    rules = reader.rules
    over, limit = state.due == "over", rules.quiet_limit
    quiet = bool(limit) and state.quiet == limit
    there = arrived(rules, state)
    done = [count == rules.pieces for count in there]
    for seat, name in enumerate(rules.sides):
        if done[seat] != (over and seat == state.seat and not quiet):
            goal = rules.goal.called
            reason = f"all are {goal} exactly when that side has won and the game is over"
            reader.wrong(f"{name} {goal}", rules.pieces, reason)
    if over and not quiet and state.seat == NOBODY:
        reader.wrong("side to act", "-", "nobody has won")
    if state.quiet > limit or (quiet and not over):
        reader.wrong("pending", f"quiet={state.quiet}", f"the game ends at {limit}")
    if quiet:
        ahead = there[1] - there[0]
        if state.seat != (NOBODY if not ahead else int(ahead > 0)):
            reader.wrong("side to act", _LETTERS[state.seat], "more off wins, equal is a draw")
    elif state.seat == NOBODY:
        reader.wrong("side to act", "-", "somebody is to act")


def _check_due(reader: _Reader, state: State) -> None:
    """What is due fits the rules' switches."""
    rules, throws = reader.rules, state.throws
    written = ",".join(map(str, throws))
    ending = [throw for throw in throws if throw not in rules.lookups.again]
    if state.due == "fate" and not rules.beauty.stops:
        reader.wrong("due", "fate", "no fate is thrown for in these rules")
    if state.due == "throw" and not rules.lookups.rethrows:
        reader.wrong("due", "throw", "nobody throws again in these rules")
    if state.due == "bank" and (not rules.bank_throws or ending):
        reader.wrong("due", f"bank:{written}", "only bank_throws keeps throws, up to a 2 or 3")
    if state.due == "play" and (len(throws) > 1 and not rules.bank_throws):
        reader.wrong("due", f"play:{written}", "several throws only with bank_throws")
    if rules.bank_throws and ending and ending != [throws[-1]]:
        reader.wrong("due", f"play:{written}", "a 2 or 3 comes once and last")
    if state.needs_one and state.due == "play" and state.seat == 1 and 1 in throws:
        reader.wrong("due", f"play:{written}", "a 1 has ended needs1")
    if state.due == "start" and state.skip >> state.seat & 1:
        reader.wrong("pending", f"skip{'CS'[state.seat]}", "this side's turn was to be skipped")


def _check_owed(reader: _Reader, state: State) -> None:
    """Extra throws owed: one a bank, or as many as add up (senet 3, 4.7)."""
    rules = reader.rules
    if rules.extras_add:
        possible = state.due in ("throw", "play")
    else:
        bonus = rules.bank_throws and bool(rules.lookups.bonus)
        possible = bonus and state.due == "play" and state.owed == 1
    if state.owed and not possible:
        reader.wrong("pending", f"owed={state.owed}", "no such extra throw is owed here")
