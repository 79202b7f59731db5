"""Seega, `sidja` and `siga`, told a second time, slowly and plainly, to check the first.

Nothing is shared with `games` but the notation: positions and actions are text, the board is a dict
from a square (file and rank, from 1) to `x` or `o`, and every rule names its paragraph of seega.md.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from fractions import Fraction
from functools import lru_cache

Square = tuple[int, int]
"""File and rank, each from 1: `c2` is (3, 2)."""

STONES = {3: 4, 5: 12, 7: 24, 9: 40}
"""Seega 1.1: the board's size to the stones a side."""

ENEMY = {"x": "o", "o": "x"}

STRAIGHT = [(1, 0), (-1, 0), (0, 1), (0, -1)]
SLANTING = [(1, 1), (1, -1), (-1, 1), (-1, -1)]

SHARED = {"size": "5", "place": "2", "cross": "off", "leaps": "off"}
DEFAULTS: dict[str, dict[str, str]] = {
    # Seega 2.7.
    "sidja": SHARED
    | {
        "first_mover": "first",
        "directions": "8",
        "continue": "any",
        "centre_safe": "off",
        "stuck": "passage",
        "quiet_limit": "100",
    },
    # Seega 3.10.
    "siga": SHARED
    | {
        "first_mover": "last",
        "directions": "4",
        "continue": "same",
        "centre_safe": "on",
        "stuck": "passage",
        "quiet_limit": "20",
    },
}


@dataclass
class Position:
    """What a position line says. Written to freely; `copied` gives another to write to."""

    size: int
    board: dict[Square, str] = field(default_factory=dict)
    hand: dict[str, int] = field(default_factory=dict)
    side: str = "x"
    due: str = "place"
    """`place`, `move`, `chain`, `free` or `over`."""
    more: str = ""
    """What stands behind the colon of `due`: stones left in the turn, or the stone that goes on."""
    quiet: int = 0

    def copied(self) -> Position:
        return replace(self, board=dict(self.board), hand=dict(self.hand))

    def centre(self) -> Square:
        return (self.size + 1) // 2, (self.size + 1) // 2

    def squares(self) -> list[Square]:
        numbers = range(1, self.size + 1)
        return [(file, rank) for file in numbers for rank in numbers]

    def is_empty(self, square: Square) -> bool:
        on_board = 1 <= square[0] <= self.size and 1 <= square[1] <= self.size
        return on_board and square not in self.board

    def stones(self, side: str) -> list[Square]:
        return [square for square, stone in self.board.items() if stone == side]


def name(square: Square) -> str:
    """Seega 1.1."""
    return "abcdefghi"[square[0] - 1] + str(square[1])


def square_named(text: str) -> Square:
    return "abcdefghi".index(text[0]) + 1, int(text[1])


def beside(square: Square, way: Square, steps: int = 1) -> Square:
    return square[0] + way[0] * steps, square[1] + way[1] * steps


def read(line: str) -> Position:
    """Notation 2."""
    rows, hand, side, due, quiet = line.split(" ")
    ranks = rows.split("/")
    board = {
        (file, len(ranks) - down): stone
        for down, row in enumerate(ranks)
        for file, stone in enumerate(row, 1)
        if stone != "."
    }
    first, second = hand.split("/")
    due, _, more = due.partition(":")
    hands = {"x": int(first), "o": int(second)}
    return Position(len(ranks), board, hands, side, due, more, int(quiet))


_known = lru_cache(maxsize=2)(read)
"""A position that nothing writes to."""


def write(position: Position) -> str:
    """Notation 2."""
    numbers = range(1, position.size + 1)
    rows = "/".join(
        "".join(position.board.get((file, rank), ".") for file in numbers)
        for rank in reversed(numbers)
    )
    due = f"{position.due}:{position.more}" if position.more else position.due
    hand = f"{position.hand['x']}/{position.hand['o']}"
    return f"{rows} {hand} {position.side} {due} {position.quiet}"


class Seega:
    """A rule set of Seega with switches given by name and value, as position lines and texts."""

    def __init__(self, rules_id: str, switches: Mapping[str, str]) -> None:
        own = DEFAULTS[rules_id]
        unknown = switches.keys() - own.keys()
        if unknown:
            raise ValueError(f"{rules_id} has no {', '.join(sorted(unknown))}")
        self._switches = own | dict(switches)
        # Each of what is offered in a position asks for all of it again.
        self._offered = lru_cache(maxsize=2)(lambda line: self._allowed(_known(line)))

    def start(self) -> str:
        """The first position line: 1.1, 1.2."""
        size = int(self._switches["size"])
        hand = {"x": STONES[size], "o": STONES[size]}
        return write(Position(size, hand=hand, more=self._switches["place"]))

    def odds(self) -> dict[str, Fraction]:
        """Nothing is thrown in Seega."""
        return {}

    def turn(self, line: str) -> tuple[str, int | None, set[str]]:
        """`choose` or `over`; the seat (the winner's if over, none is a draw); the texts."""
        now = _known(line)
        if now.due == "over":
            return "over", None if now.side == "-" else "xo".index(now.side), set()
        if now.due == "place":
            texts = {name(square) for square in self._places(now)}
        else:
            texts = set(self._offered(line)) or {"pass"}
        return "choose", "xo".index(now.side), texts

    def apply(self, line: str, text: str) -> str:
        """The position line after an offered text."""
        texts = self.turn(line)[2]
        if text not in texts:
            raise ValueError(f"{text} is not offered in {line}: {sorted(texts)}")
        now = _known(line)
        if now.due == "place":
            after = self._placed(now, square_named(text))
        elif text == "pass":
            after = self._passed(now)
        else:
            after = self._moved(now, *self._offered(line)[text])
        return write(after)

    def counted(self, line: str) -> int | None:
        """3.7, 3.8: the seat that would win if the stones were counted now; none is a draw."""
        winner = self._more_stones(_known(line))
        return None if winner == "-" else "xo".index(winner)

    def may_resign(self, line: str, seat: int) -> bool:
        """1.6: only while fewer than (stones a side - 1) of theirs have been taken."""
        now = _known(line)
        side = "xo"[seat]
        taken = STONES[now.size] - now.hand[side] - len(now.stones(side))
        return taken < STONES[now.size] - 1

    # -- Placing

    def _places(self, now: Position) -> list[Square]:
        """1.2, 3.1: any empty square except the centre; with the cross the first two are told."""
        placed = STONES[now.size] - now.hand[now.side]
        if self._switches["cross"] == "on" and placed < 2:
            middle = now.centre()[0]
            ends = {
                "x": [(now.size, middle), (1, middle)],
                "o": [(middle, now.size), (middle, 1)],
            }
            squares = ends[now.side]
        else:
            squares = [square for square in now.squares() if square != now.centre()]
        return [square for square in squares if now.is_empty(square)]

    def _placed(self, now: Position, square: Square) -> Position:
        """1.2: a stone placed captures nothing."""
        after = now.copied()
        after.board[square] = now.side
        after.hand[now.side] -= 1
        left_in_turn = int(now.more) - 1
        if left_in_turn > 0:
            after.more = str(left_in_turn)
            return after
        after.side = ENEMY[now.side]
        if after.hand["x"] + after.hand["o"] > 0:
            after.more = self._switches["place"]
            return after
        # 1.7, 2.2, 3.2: `x` placed first and `o` last.
        after.side = {"first": "x", "last": "o"}[self._switches["first_mover"]]
        after.due, after.more = "move", ""
        return self._unless_stuck(after)

    # -- Moving

    def _moves(self, now: Position, side: str) -> list[tuple[Square, Square]]:
        """1.3, 2.1, 3.3, 3.9: every move of a side from a square to a square, capturing or not."""
        found = []
        for stone in now.stones(side):
            targets = {beside(stone, way) for way in self._ways()}
            for way in STRAIGHT:
                over = beside(stone, way)
                if (self._switches["leaps"] == "all" and over in now.board) or (
                    self._switches["leaps"] == "centre" and over == now.centre()
                ):
                    targets.add(beside(stone, way, 2))
            found += [(stone, target) for target in targets if now.is_empty(target)]
        return found

    def _ways(self) -> list[Square]:
        return STRAIGHT if self._switches["directions"] == "4" else STRAIGHT + SLANTING

    def _captures(self, now: Position, start: Square, end: Square) -> list[Square]:
        """1.4: enemies between the stone just moved and another of its side, on any line."""
        side = now.side
        own = {**now.board, start: "", end: side}
        taken = []
        for way in self._ways():
            enemy, beyond = beside(end, way), beside(end, way, 2)
            if now.board.get(enemy) != ENEMY[side] or own.get(beyond) != side:
                continue
            # 2.4, 3.3.
            if self._switches["centre_safe"] == "on" and enemy == now.centre():
                continue
            taken.append(enemy)
        return taken

    def _allowed(self, now: Position) -> dict[str, tuple[Square, Square]]:
        """The texts of the moves allowed: in a chain 2.3 and 3.4, in a duty 3.6."""
        found = {}
        for start, end in self._moves(now, now.side):
            taken = self._captures(now, start, end)
            if now.due == "chain" and not taken:
                continue
            if now.due == "chain" and now.more and start != square_named(now.more):
                continue
            if now.due == "free" and not self._opens(now, start, end):
                continue
            captures = "".join("x" + each for each in sorted(name(square) for square in taken))
            found[f"{name(start)}-{name(end)}{captures}"] = (start, end)
        return found

    def _shifted(self, now: Position, start: Square, end: Square) -> Position:
        """The board after a move and its captures, and nothing else changed."""
        after = now.copied()
        for square in [start, *self._captures(now, start, end)]:
            del after.board[square]
        after.board[end] = now.side
        return after

    def _opens(self, now: Position, start: Square, end: Square) -> bool:
        """3.6: whether a move gives the other player a passage, judged by that move alone."""
        return bool(self._moves(self._shifted(now, start, end), ENEMY[now.side]))

    def _moved(self, now: Position, start: Square, end: Square) -> Position:
        after = self._shifted(now, start, end)
        after.due, after.more = "move", ""
        if len(after.board) < len(now.board):
            after.quiet = 0
            # 1.6.
            if len(after.stones(ENEMY[now.side])) <= 1:
                after.due = "over"
                return after
            if self._goes_on(now, after, end):
                return after
        else:
            after.quiet += 1
            # 3.7, which comes before 3.6.
            if after.quiet == int(self._switches["quiet_limit"]):
                return self._counted_out(after)
        after.side = ENEMY[now.side]
        return self._unless_stuck(after)

    def _goes_on(self, now: Position, after: Position, end: Square) -> bool:
        """1.7, 2.3, 3.4: whether a capture must be followed by another; makes it due."""
        rule = self._switches["continue"]
        if rule == "none" or (rule == "twice" and now.due == "chain"):
            return False
        after.due, after.more = "chain", "" if rule == "any" else name(end)
        if self._allowed(after):
            return True
        after.due, after.more = "move", ""
        return False

    # -- Stuck, and counting

    def _unless_stuck(self, after: Position) -> Position:
        """3.6 `stuck=loses`; otherwise one who can't move is asked to pass."""
        if self._switches["stuck"] == "loses" and not self._moves(after, after.side):
            after.side = ENEMY[after.side]
            after.due = "over"
        return after

    def _passed(self, now: Position) -> Position:
        """3.6: the opponent moves again: to give a passage, or freely."""
        after = now.copied()
        after.side = ENEMY[now.side]
        if self._switches["stuck"] == "passage":
            after.due = "free"
            if not self._allowed(after):
                return self._counted_out(after)
        return after

    def _counted_out(self, after: Position) -> Position:
        """3.7: the game ends and the stones are counted."""
        after.side = self._more_stones(after)
        after.due = "over"
        return after

    def _more_stones(self, now: Position) -> str:
        """3.7: `x`, `o`, or `-` for as many."""
        lead = len(now.stones("x")) - len(now.stones("o"))
        return "-" if lead == 0 else "x" if lead > 0 else "o"
