"""Text of actions and positions (docs/notation.md, sections 1 and 2)."""

from __future__ import annotations

import re
from typing import NoReturn

from games.core import PositionError, quoted
from games.seega import effects
from games.seega.moves import can_capture, can_move, passages
from games.seega.ruleset import SeegaFields
from games.seega.state import FILE, NOBODY, NOWHERE, Action, Due, Mask, State, name, names, square

_SIDES: dict[str, int] = {"x": 0, "o": 1, "-": NOBODY}
_LETTERS = {seat: letter for letter, seat in _SIDES.items()}
_PLAIN: dict[str, Due] = {"move": "move", "chain": "chain", "free": "free", "over": "over"}
_HAND = re.compile(r"(\d{1,2})/(\d{1,2})", re.ASCII)
_PLACE = re.compile(r"place:([12])", re.ASCII)
_CHAIN = re.compile(r"chain:([a-i][1-9])", re.ASCII)
_QUIET = re.compile(r"0|[1-9]\d{0,8}", re.ASCII)


def write(action: Action) -> str:
    """The text of an action: `c1`, `c2-c3`, `c2-c3xb3xd3`, `pass`."""
    kind, source, target, taken = action
    if kind == "pass":
        return "pass"
    if kind == "place":
        return name(target)
    return "x".join((f"{name(source)}-{name(target)}", *names(taken)))


def taps(action: Action) -> tuple[str, ...]:
    """The taps that choose an action: `("c1",)`, `("c2", "c3")`, `("pass",)`."""
    if action.kind in ("move", "leap"):
        return name(action.source), name(action.target)
    return (write(action),)


def dump(rules: SeegaFields, state: State) -> str:
    """The position line."""
    one, other = state.stones
    ranks = [
        "".join(
            "x" if one >> at & 1 else "o" if other >> at & 1 else "."
            for at in range(rank, rules.size * FILE, FILE)
        )
        for rank in reversed(range(rules.size))
    ]
    due: str = state.due
    if due == "place":
        due = f"place:{state.left}"
    elif due == "chain" and state.stone != NOWHERE:
        due = f"chain:{name(state.stone)}"
    hand = "{}/{}".format(*state.hand)
    return " ".join(("/".join(ranks), hand, _LETTERS[state.seat], due, str(state.quiet)))


def load(rules: SeegaFields, text: str) -> State:
    """Read a position line of a rule set.

    `PositionError` for a line that cannot be read and for a position that cannot occur.
    """
    fields = text.split(" ")
    if len(fields) != 5:
        raise PositionError(f"a Seega position has 5 fields, not {len(fields)}: {quoted(text)}")
    board, hand, side, due, quiet = fields
    reader = _Reader(rules, text)
    stones, in_hand = reader.board(board), reader.hand(hand)
    if side not in _SIDES:
        reader.wrong("side to act", side, "it is x or o, or - in a draw")
    kind, left, stone = reader.due(due)
    state = State(stones, in_hand, _SIDES[side], kind, left, stone, reader.quiet(quiet))
    _check_stones(reader, state)
    if kind == "place":
        _check_placing(reader, state)
    elif in_hand != (0, 0):
        reader.wrong("stones left to place", hand, f"none are when {kind} is due")
    elif kind == "over":
        _check_over(reader, state)
    else:
        _check_playing(reader, state)
    if dump(rules, state) != text:
        raise PositionError(f"{quoted(text)} is written {dump(rules, state)!r}")
    return state


class _Reader:
    """Reads the fields of one position line and says what is wrong with them."""

    def __init__(self, rules: SeegaFields, text: str) -> None:
        self.rules = rules
        self.text = text

    def wrong(self, name: str, field: str | int, reason: str) -> NoReturn:
        raise PositionError(f"{name} {quoted(field)}: {reason}, in {quoted(self.text)}")

    def board(self, field: str) -> tuple[Mask, Mask]:
        size = self.rules.size
        if not re.fullmatch(rf"[xo.]{{{size}}}(/[xo.]{{{size}}}){{{size - 1}}}", field):
            self.wrong("board", field, f"it is {size} ranks of {size} squares, each x, o or .")
        stones = {"x": 0, "o": 0, ".": 0}
        for rank, row in enumerate(reversed(field.split("/"))):
            for file, letter in enumerate(row):
                stones[letter] |= 1 << file * FILE + rank
        return stones["x"], stones["o"]

    def hand(self, field: str) -> tuple[int, int]:
        match = _HAND.fullmatch(field)
        if match is None:
            self.wrong("stones left to place", field, "they are written 12/12")
        return int(match[1]), int(match[2])

    def due(self, field: str) -> tuple[Due, int, int]:
        """What is due, the stones left to place in this turn, and the stone that goes on."""
        if field in _PLAIN:
            return _PLAIN[field], 0, NOWHERE
        if match := _PLACE.fullmatch(field):
            return "place", int(match[1]), NOWHERE
        match = _CHAIN.fullmatch(field)
        if match is None:
            self.wrong("due", field, "it is place:1, place:2, move, chain, chain:c3, free or over")
        return "chain", 0, square(match[1])

    def quiet(self, field: str) -> int:
        if not _QUIET.fullmatch(field):
            self.wrong("moves since the last capture", field, "it is a number")
        return int(field)


def _check_stones(reader: _Reader, state: State) -> None:
    """Nobody has more stones than there are (seega 1.1)."""
    stones = reader.rules.lookups.stones
    for seat, letter in enumerate("xo"):
        total = state.stones[seat].bit_count() + state.hand[seat]
        if total > stones or (state.due == "place" and total != stones):
            exactly = "exactly " if state.due == "place" else "at most "
            reader.wrong(f"stones of {letter}", total, f"a side has {exactly}{stones}")


def _check_placing(reader: _Reader, state: State) -> None:
    """Seega 1.2, 3.1: the sides place in turns, never on the centre, first on the cross."""
    rules, lookups = reader.rules, reader.rules.lookups
    if state.seat == NOBODY:
        reader.wrong("side to act", "-", "somebody is to place")
    if state.quiet:
        reader.wrong("moves since the last capture", state.quiet, "no stone has moved yet")
    if state.left > rules.place:
        reader.wrong("due", f"place:{state.left}", f"{rules.place} stones a turn are placed")
    placed = [lookups.stones - left for left in state.hand]
    ahead = rules.place - state.left
    whole = placed[0] - (ahead if state.seat == 0 else rules.place)
    if whole < 0 or whole % rules.place or placed[1] != whole + (ahead if state.seat else 0):
        hand = "{}/{}".format(*state.hand)
        reader.wrong("stones left to place", hand, "the sides place in turns, x first")
    if (state.stones[0] | state.stones[1]) & lookups.centre:
        reader.wrong("board", names(lookups.centre)[0], "the centre stays empty while placing")
    for seat, letter in enumerate("xo"):
        cross = lookups.cross[seat]
        first = min(2, placed[seat]) if cross else 0
        if (state.stones[seat] & cross).bit_count() < first:
            ends = " and ".join(names(cross))
            reader.wrong(f"stones of {letter}", placed[seat], f"the first are on {ends}")


def _check_playing(reader: _Reader, state: State) -> None:
    """A position in which a stone is to move or a pass is due."""
    rules = reader.rules
    if state.seat == NOBODY:
        reader.wrong("side to act", "-", "somebody is to move")
    for seat, letter in enumerate("xo"):
        number = state.stones[seat].bit_count()
        if not number:  # one stone is a study: no game comes to it, but it is played on (1.6)
            reader.wrong(f"stones of {letter}", number, "who has none left has lost")
    if rules.quiet_limit and state.quiet >= rules.quiet_limit:
        reason = f"the game ends at {rules.quiet_limit}"
        reader.wrong("moves since the last capture", state.quiet, reason)
    if state.due == "chain":
        _check_chain(reader, state)
    elif state.due == "free":
        _check_free(reader, state)
    elif rules.stuck.loses and not _can_move(rules, state, state.seat):
        reader.wrong("due", "move", "the side to act has none and has lost")
    _check_first(reader, state)


def _check_free(reader: _Reader, state: State) -> None:
    """Seega 3.6: the other side is stuck, and a passage can be opened."""
    rules, stones, seat = reader.rules, state.stones, state.seat
    if not rules.stuck.owed:
        reader.wrong("due", "free", f"no passage is owed with stuck={rules.stuck.name}")
    if _can_move(rules, state, 1 - seat):
        reader.wrong("due", "free", "the other side can move")
    if not passages(rules.lookups, stones[seat], stones[1 - seat]):
        reader.wrong("due", "free", "no move opens a passage: the game is over")


def _check_first(reader: _Reader, state: State) -> None:
    """Seega 1.2, 2.2, 3.2: while no stone has moved, the first mover is to act."""
    rules, lookups = reader.rules, reader.rules.lookups
    one, other = state.stones
    if state.quiet or (one | other).bit_count() < 2 * lookups.stones:
        return
    if (one | other) & lookups.centre:
        reason = "all stones are there and none has moved, so it is empty"
        reader.wrong("board", names(lookups.centre)[0], reason)
    if state.seat == rules.mover:
        if state.due == "free":
            reader.wrong("due", "free", "no stone has moved and nobody has passed")
    elif rules.stuck.loses or _can_move(rules, state, rules.mover):
        reader.wrong("side to act", _LETTERS[state.seat], "the other side moves first")


def _check_chain(reader: _Reader, state: State) -> None:
    """Seega 2.3, 3.4: a capture was made, and another is to be made with this stone."""
    rules, lookups = reader.rules, reader.rules.lookups
    mine, theirs = state.stones[state.seat], state.stones[1 - state.seat]
    written = "chain" if state.stone == NOWHERE else f"chain:{name(state.stone)}"
    chain = rules.continue_
    if not chain.second or chain.any_stone != (state.stone == NOWHERE):
        reader.wrong("due", written, f"it is not so with continue={chain.name}")
    own = mine if state.stone == NOWHERE else 1 << state.stone
    if not own & mine:
        reader.wrong("due", written, "no stone of the side to act is there")
    if state.quiet:
        reader.wrong("moves since the last capture", state.quiet, "the last one was a capture")
    if theirs.bit_count() == lookups.stones:
        reader.wrong("due", written, "no stone of the other side was taken")
    if theirs.bit_count() < 2:
        reader.wrong("due", written, "the other side has lost at the last capture")
    if not can_capture(lookups, mine, theirs, own):
        reader.wrong("due", written, "nothing can be captured, the turn has passed")


def _check_over(reader: _Reader, state: State) -> None:
    """A game is over for one of the reasons of seega 1.6, 3.6 and 3.7, for the right winner."""
    rules = reader.rules
    reason = effects.result(rules, state).reason
    number = effects.count(state)
    ahead = effects.counted(state).winners
    if reason == "captured":
        if max(number) < 2:
            reader.wrong("board", f"{number[0]} and {number[1]} stones", "the winner has two")
    elif rules.quiet_limit and state.quiet > rules.quiet_limit:
        last = f"the game ends at {rules.quiet_limit}"
        reader.wrong("moves since the last capture", state.quiet, last)
    elif reason == "stuck":
        ahead = () if state.seat == NOBODY else (state.seat,)
        if not ahead or _can_move(rules, state, 1 - state.seat):
            reader.wrong("side to act", _LETTERS[state.seat], "the other side is not stuck")
    elif reason == "locked" and not _locked(rules, state):
        reader.wrong("due", "over", "both can go on")
    if ahead != (() if state.seat == NOBODY else (state.seat,)):
        reader.wrong("side to act", _LETTERS[state.seat], "more stones win, equal is a draw")


def _can_move(rules: SeegaFields, state: State, seat: int) -> bool:
    return can_move(rules.lookups, state.stones[seat], state.stones[1 - seat])


def _locked(rules: SeegaFields, state: State) -> bool:
    """Whether a side is stuck and the other cannot open a passage (seega 3.6)."""
    stones = state.stones
    return rules.stuck.owed and any(
        not _can_move(rules, state, seat)
        and not passages(rules.lookups, stones[1 - seat], stones[seat])
        for seat in range(2)
    )
