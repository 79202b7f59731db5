"""The Hyena game told a second time, slowly and plainly, to check the first.

Nothing is shared with `games` but the notation: positions and actions are text, a mother is a way
and a day, and every rule is a function of its own that names its paragraph of hyena.md.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from itertools import product

DEFAULTS = {"holes": "30"}

FALLS = {1: "taba", 2: "2", 3: "3", 0: "6"}
"""Hyena 2: the number of white chips to what it is called."""


@dataclass
class Walker:
    """Where a mother or the hyena is."""

    way: str = "out"
    """`out`, `back` or `eaten`."""
    day: int = 0
    """0 the village, N+1 the well."""
    waiting: bool = False
    """In the village and may not leave yet."""

    def is_home(self) -> bool:
        return self.way == "back" and self.day == 0


@dataclass
class Player:
    mother: Walker = field(default_factory=lambda: Walker(waiting=True))
    tabas: int = 0
    kept: int = 0
    order: int = 1
    """The how-manieth home, or the how-manieth eaten; 1 until then."""


@dataclass
class Position:
    """What a position line says. Written to freely; read it anew to have another."""

    holes: int
    players: dict[int, Player]
    """By seat, from 1."""
    owner: int | None = None
    """The seat whose hyena is released."""
    hyena: Walker | None = None
    seat: int = 1
    """The seat to act; the winner once it is over."""
    due: str = "throw"
    """`throw`, `pay`, `pay:2` or `over`."""

    @property
    def well(self) -> int:
        """Hyena 1."""
        return self.holes + 1


def read_walker(text: str) -> Walker:
    """Notation 2: `0*`, `12`, `b31`, `x`."""
    if text == "x":
        return Walker("eaten", 0)
    if text.startswith("b"):
        return Walker("back", int(text[1:]))
    return Walker("out", int(text.removesuffix("*")), waiting=text.endswith("*"))


def write_walker(walker: Walker) -> str:
    if walker.way == "eaten":
        return "x"
    return ("b" if walker.way == "back" else "") + str(walker.day) + "*" * walker.waiting


def read(line: str) -> Position:
    """Notation 2."""
    holes, *players, hyena, seat, due = line.split(" ")
    position = Position(int(holes.removeprefix("N=")), {}, seat=int(seat), due=due)
    for number, text in enumerate(players, 1):
        day, tabas, kept = text.split("+")
        day, _, order = day.partition("#")
        position.players[number] = Player(
            read_walker(day), int(tabas), int(kept), int(order or "1")
        )
    if hyena != "h=-":
        owner, day = hyena.removeprefix("h=").split(":")
        position.owner, position.hyena = int(owner), read_walker(day)
    return position


def write(position: Position) -> str:
    """Notation 2."""
    fields = [f"N={position.holes}"]
    for player in position.players.values():
        day = write_walker(player.mother) + (f"#{player.order}" if player.order > 1 else "")
        fields.append(f"{day}+{player.tabas}+{player.kept}")
    hyena = "-"
    if position.hyena is not None:
        hyena = f"{position.owner}:{write_walker(position.hyena)}"
    return " ".join([*fields, f"h={hyena}", str(position.seat), position.due])


class Hyena:
    """The game with switches given by name and value, as position lines and texts."""

    def __init__(self, switches: Mapping[str, str]) -> None:
        unknown = switches.keys() - DEFAULTS.keys()
        if unknown:
            raise ValueError(f"hyena has no {', '.join(sorted(unknown))}")
        self._holes = int((DEFAULTS | dict(switches))["holes"])

    def start(self, seats: int) -> str:
        """The first position line: 1, 3."""
        return write(Position(self._holes, {seat: Player() for seat in range(1, seats + 1)}))

    def odds(self) -> dict[str, Fraction]:
        """2: the throws and their chances, counted one fall at a time."""
        falls = [FALLS[sum(chips)] for chips in product((0, 1), repeat=3)]
        return {fall: Fraction(falls.count(fall), len(falls)) for fall in set(falls)}

    def turn(self, line: str) -> tuple[str, int | None, set[str]]:
        """`throw`, `choose` or `over`; the seat, from 0 (the winner's if over); the texts."""
        now = read(line)
        if now.due == "over":
            return "over", now.seat - 1, set()
        if now.due == "throw":
            return "throw", now.seat - 1, set(FALLS.values())
        return "choose", now.seat - 1, {"pay", "keep"}

    def apply(self, line: str, text: str) -> str:
        """The position line after an offered text."""
        kind, _, texts = self.turn(line)
        if text not in texts:
            raise ValueError(f"{text} is not offered in {line}: {sorted(texts)}")
        after = read(line)
        if kind == "throw":
            thrown(after, text)
        else:
            turn_ends = after.due == "pay:2"
            after.due = "throw"
            if text == "pay":
                pay_the_days(after)
            go_on(after, turn_ends=turn_ends)
        return write(after)

    def ranking(self, line: str) -> list[int]:
        """11: the seats, from 0, the winner first."""
        now = read(line)
        at_home, living, eaten = [], [], []
        for seat, player in now.players.items():
            if seat == now.owner:
                continue
            if player.mother.is_home():
                at_home.append((player.order, seat))
            elif player.mother.way == "eaten":
                eaten.append((-player.order, seat))
            else:
                living.append((0, seat))
        winner = [] if now.owner is None else [(0, now.owner)]
        ranked = winner + sorted(at_home) + sorted(living) + sorted(eaten)
        return [seat - 1 for _, seat in ranked]


def thrown(now: Position, text: str) -> None:
    """What a throw does, in order: it is noted or moves, tabas are paid, paying is offered."""
    player = now.players[now.seat]
    if text == "taba":
        player.tabas += 1
        player.mother.waiting = False
    elif now.seat == now.owner:
        hyena_moves(now, 2 * int(text))
    else:
        mother_moves(now, player, int(text))
    settle(now)
    missing = days_missing(now)
    if missing and player.tabas >= missing:
        if missing > 1:
            now.due = "pay:2" if text == "2" else "pay"
            return
        pay_the_days(now)
    go_on(now, turn_ends=text == "2")


# -- The mother


def mother_moves(now: Position, player: Player, score: int) -> None:
    """3 to 7: a 2, a 3 or a 6."""
    mother = player.mother
    if mother.waiting:
        return
    if mother.way == "back":
        mother.day = max(0, mother.day - score)
    elif mother.day == now.well:
        player.kept += score
    elif mother.day + score <= now.well:
        mother.day += score


def days_missing(now: Position) -> int:
    """5: the days to the well of a mother on her way there, 0 for any other."""
    mother = now.players[now.seat].mother
    if mother.way != "out" or mother.waiting:
        return 0
    return now.well - mother.day


def pay_the_days(now: Position) -> None:
    """5: one taba a day, and she is at the well at once."""
    player = now.players[now.seat]
    player.tabas -= days_missing(now)
    player.mother.day = now.well
    settle(now)


def settle(now: Position) -> None:
    """All that is paid at once, and what it moves: 6 the washing, 8 the release, 9 the water."""
    player = now.players[now.seat]
    mother = player.mother
    if mother.way == "out" and mother.day == now.well and player.tabas >= 4:
        player.tabas -= 4
        mother.way = "back"
        mother.day = max(0, now.well - player.kept)
        player.kept = 0
    if mother.is_home() and now.hyena is None:
        now.owner, now.hyena = now.seat, Walker(waiting=True)
    if now.seat != now.owner or now.hyena is None:
        return
    if now.hyena.waiting and player.tabas >= 2:
        player.tabas -= 2
        now.hyena.waiting = False
    if now.hyena.way == "out" and now.hyena.day == now.well and player.tabas >= 10:
        player.tabas -= 10
        now.hyena.way = "back"


# -- The hyena


def hyena_moves(now: Position, steps: int) -> None:
    """8, 9: out to the well, where the rest of a throw is lost; back again, eating."""
    hyena = now.hyena
    assert hyena is not None
    if hyena.waiting:
        return
    if hyena.way == "out":
        hyena.day = min(now.well, hyena.day + steps)
        return
    # Hole by hole: the hole it leaves is not entered, the village is safe.
    for _ in range(steps):
        if hyena.day > 0:
            hyena.day -= 1
            eat(now, hyena.day)


def eat(now: Position, day: int) -> None:
    """9, 10: the mothers in a hole, by seat; none in the village or at the well."""
    if not 1 <= day <= now.holes:
        return
    for player in now.players.values():
        if player.mother.way != "eaten" and player.mother.day == day:
            player.order = 1 + sum(other.mother.way == "eaten" for other in now.players.values())
            player.mother = Walker("eaten", 0)


# -- Whose throw it is, and the end


def go_on(now: Position, *, turn_ends: bool) -> None:
    """2, 10, 11: the game ends, the turn passes, or the same player throws again."""
    number_the_one_home(now)
    if is_over(now):
        assert now.owner is not None
        now.seat, now.due = now.owner, "over"
        return
    if turn_ends or not has_something_to_throw_for(now, now.seat):
        now.seat = next_seat(now, now.seat)
        while not has_something_to_throw_for(now, now.seat):
            now.seat = next_seat(now, now.seat)


def number_the_one_home(now: Position) -> None:
    """11: the order of arrival. Only the one who acts can just have come home, the last so far."""
    player = now.players[now.seat]
    if now.seat != now.owner and player.mother.is_home():
        player.order = sum(other.mother.is_home() for other in now.players.values())


def is_over(now: Position) -> bool:
    """11."""
    if now.hyena is None:
        return False
    others = [player.mother for seat, player in now.players.items() if seat != now.owner]
    return now.hyena.is_home() or all(
        mother.is_home() or mother.way == "eaten" for mother in others
    )


def has_something_to_throw_for(now: Position, seat: int) -> bool:
    """10."""
    mother = now.players[seat].mother
    return seat == now.owner or not (mother.is_home() or mother.way == "eaten")


def next_seat(now: Position, seat: int) -> int:
    return seat + 1 if seat < len(now.players) else 1
