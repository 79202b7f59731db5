"""Text of actions and positions (docs/notation.md, sections 1 and 2)."""

from __future__ import annotations

import re
from typing import Final, NoReturn

from games.aseb.ruleset import AsebFields
from games.aseb.state import HAND, LAST, OFF, OWN, Action, Due, Mask, State
from games.core import PositionError, quoted

_BOARD = re.compile(rf"([C.]{{{OWN}}})/([S.]{{{OWN}}})/([CS.]{{{LAST - OWN}}})", re.ASCII)
_COUNTS = re.compile(r"C(\d)S(\d)", re.ASCII)
_DUE: Final[dict[str, tuple[Due, int]]] = {
    "start": ("start", 0),
    "throw": ("throw", 0),
    "over": ("over", 0),
    **{f"play:{score}": ("play", score) for score in range(OWN + 1)},
}


def write(action: Action) -> str:
    """The text of an action."""
    kind, source, target, throw = action
    if kind == "score":
        return str(throw)
    if kind == "pass":
        return kind
    start = "hand" if source == HAND else str(source)
    end = "off" if target == OFF else str(target)
    return f"{start}{'x' if kind == 'hit' else '-'}{end}"


def dump(state: State) -> str:
    """The position line."""
    own = ("".join(_letter(state, (seat,), n) for n in range(1, OWN + 1)) for seat in range(2))
    shared = "".join(_letter(state, (0, 1), n) for n in range(OWN + 1, LAST + 1))
    due = f"play:{state.score}" if state.due == "play" else state.due
    hand, off = "C{}S{}".format(*state.hand), "C{}S{}".format(*state.off)
    return " ".join(("/".join((*own, shared)), hand, off, "CS"[state.seat], due))


def _letter(state: State, seats: tuple[int, ...], square: int) -> str:
    return next(("CS"[seat] for seat in seats if state.pieces[seat] >> square & 1), ".")


def load(rules: AsebFields, text: str) -> State:
    """Read a position line of a rule set.

    `PositionError` for a line that cannot be read and for a position that cannot occur.
    """
    fields = text.split(" ")
    if len(fields) != 5:
        raise PositionError(f"an Aseb position has 5 fields, not {len(fields)}: {quoted(text)}")
    board, hand, off, side, due = fields
    reader = _Reader(rules, text)
    if side not in ("C", "S"):
        reader.wrong("side to act", side, "it is C or S")
    if due not in _DUE:
        reader.wrong("due", due, f"it is start, throw, play:0 to play:{OWN}, or over")
    state = State(
        reader.board(board),
        reader.counts("pieces in hand", hand),
        reader.counts("pieces off", off),
        "CS".index(side),
        *_DUE[due],
    )
    reader.check(state)
    return state


class _Reader:
    """Reads the fields of one position line and says what is wrong with them."""

    def __init__(self, rules: AsebFields, text: str) -> None:
        self.rules = rules
        self.text = text

    def wrong(self, name: str, field: str | int, reason: str) -> NoReturn:
        raise PositionError(f"{name} {quoted(field)}: {reason}, in {quoted(self.text)}")

    def board(self, field: str) -> tuple[Mask, Mask]:
        match = _BOARD.fullmatch(field)
        if match is None:
            self.wrong("board", field, "it is 4, 4 and 12 squares: C or ., S or ., and C, S or .")
        cones, spindles, shared = match.groups()
        return _mask(cones + shared, "C"), _mask(spindles + shared, "S")

    def counts(self, name: str, field: str) -> tuple[int, int]:
        match = _COUNTS.fullmatch(field)
        if match is None:
            self.wrong(name, field, "it is written C0S0")
        return int(match[1]), int(match[2])

    def check(self, state: State) -> None:
        """All pieces are there, the game is over when it is, and the throw can be thrown."""
        rules, over = self.rules, state.due == "over"
        for seat, name in enumerate(rules.sides):
            total = state.pieces[seat].bit_count() + state.hand[seat] + state.off[seat]
            if total != rules.pieces:
                self.wrong(name, total, f"there are {rules.pieces} pieces a side")
            if (state.off[seat] == rules.pieces) != (over and seat == state.seat):
                reason = "all are off exactly when that side has won and the game is over"
                self.wrong(f"{name} off", state.off[seat], reason)
        outcomes = {action.throw for action in rules.outcomes}
        if state.due == "play" and state.score not in outcomes:
            self.wrong("due", f"play:{state.score}", "that cannot be thrown")
        if state.due == "throw" and not state.pieces[state.seat] & rules.bonus:
            self.wrong("due", "throw", "only who has just come to a rosette throws again")


def _mask(squares: str, letter: str) -> Mask:
    return sum(1 << n for n, piece in enumerate(squares, 1) if piece == letter)
