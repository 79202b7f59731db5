"""Text of actions and positions (docs/notation.md, sections 1 and 2)."""

from __future__ import annotations

import re
from typing import Final, NoReturn

from games.core import PositionError, quoted
from games.hyena.ruleset import HyenaFields
from games.hyena.state import (
    LEAVING,
    NOBODY,
    NOWHERE,
    WAITING,
    WASHING,
    WATER,
    Action,
    Due,
    Player,
    State,
)

_DUE: Final[dict[str, Due]] = {
    "throw": "throw",
    "pay": "pay",
    "pay:2": "pay:2",
    "over": "over",
}
_PLAYER = re.compile(r"(0\*|b?\d{1,3}|x)(?:#([2-6]))?\+(\d{1,6})\+(\d{1,6})", re.ASCII)
_HYENA = re.compile(r"h=(?:-|([1-6]):(0\*|b?\d{1,3}))", re.ASCII)
_AROUND = 4
"""Fields beside the players': the holes, the hyena, the seat, what is due."""


def write(action: Action) -> str:
    """The text of an action."""
    if action.kind == "throw":
        return str(action.score) if action.score else "taba"
    return action.kind


def dump(rules: HyenaFields, state: State) -> str:
    """The position line."""
    players, owner, hyena, seat, due = state
    released = "-" if owner == NOBODY else f"{owner + 1}:{_place(rules, hyena)}"
    return " ".join(
        (
            f"N={rules.holes}",
            *(_player(rules, player) for player in players),
            f"h={released}",
            str(seat + 1),
            due,
        )
    )


def _player(rules: HyenaFields, player: Player) -> str:
    at, tabas, kept, order = player
    nth = f"#{order}" if order > 1 else ""
    return f"{_place(rules, at)}{nth}+{tabas}+{kept}"


def _place(rules: HyenaFields, at: int) -> str:
    if at < 0:
        return "0*" if at == WAITING else "x"
    return str(at) if at <= rules.well else f"b{rules.home - at}"


def load(rules: HyenaFields, text: str) -> State:
    """Read a position line of a rule set.

    `PositionError` for a line that cannot be read and for a position that cannot occur.
    """
    fields = text.split(" ")
    seats = len(fields) - _AROUND
    if seats not in rules.seats:
        raise PositionError(
            f"a Hyena position has 4 fields and one a player, of 2 to 6; "
            f"there are {len(fields)} fields: {quoted(text)}"
        )
    reader = _Reader(rules, text)
    if fields[0] != f"N={rules.holes}":
        reader.wrong("holes", fields[0], f"in these rules it is N={rules.holes}")
    players = tuple(reader.player(seat, field) for seat, field in enumerate(fields[1:-3]))
    owner, hyena = reader.hyena(fields[-3])
    if fields[-2] not in rules.letters[:seats]:
        reader.wrong("seat to act", fields[-2], f"it is a number from 1 to {seats}")
    if fields[-1] not in _DUE:
        reader.wrong("due", fields[-1], f"it is {', '.join(_DUE)}")
    state = State(players, owner, hyena, int(fields[-2]) - 1, _DUE[fields[-1]])
    for seat in range(seats):
        _check_player(reader, state, seat)
    _check_order(reader, state)
    _check_hyena(reader, state)
    _check_turn(reader, state)
    if dump(rules, state) != text:
        raise PositionError(f"{quoted(text)} is written {dump(rules, state)!r}")
    return state


class _Reader:
    """Reads the fields of one position line and says what is wrong with them."""

    def __init__(self, rules: HyenaFields, text: str) -> None:
        self.rules = rules
        self.text = text

    def wrong(self, name: str, field: str | int, reason: str) -> NoReturn:
        raise PositionError(f"{name} {quoted(field)}: {reason}, in {quoted(self.text)}")

    def field(self, seat: int) -> str:
        """The field of a player as it stands in the line."""
        return self.text.split(" ")[1 + seat]

    def player(self, seat: int, field: str) -> Player:
        name = f"player {seat + 1}"
        match = _PLAYER.fullmatch(field)
        if match is None:
            self.wrong(name, field, "it is written day+tabas+kept, as 5+2+0, b0#2+1+0 or x+0+0")
        at = self.place(name, match[1])
        order = int(match[2] or 1)
        if at not in (NOWHERE, self.rules.home):
            if match[2]:
                self.wrong(name, field, "only at home or eaten an order follows")
            order = 0
        return Player(at, int(match[3]), int(match[4]), order)

    def hyena(self, field: str) -> tuple[int, int]:
        match = _HYENA.fullmatch(field)
        if match is None:
            self.wrong("hyena", field, "it is written h=- or h=S:day, as h=1:0* or h=2:b14")
        if match[1] is None:
            return NOBODY, NOWHERE
        return int(match[1]) - 1, self.place("hyena", match[2])

    def place(self, name: str, day: str) -> int:
        rules = self.rules
        if day == "x":
            return NOWHERE
        if day == "0*":
            return WAITING
        number = int(day.removeprefix("b"))
        if number > rules.well:
            self.wrong(name, day, f"the well is {rules.well}")
        return rules.home - number if day[0] == "b" else number


def _check_player(reader: _Reader, state: State, seat: int) -> None:
    """What is paid at once is paid, and points are kept at the well alone (hyena 3, 5, 6)."""
    at, tabas, kept, _ = state.players[seat]
    name, field, well = f"player {seat + 1}", reader.field(seat), reader.rules.well
    if at == WAITING and tabas:
        reader.wrong(name, field, "with a taba the mother may leave the village")
    if kept and at != well:
        reader.wrong(name, field, f"points are kept only at the well, {well}")
    if at == well - 1 and tabas:
        reader.wrong(name, field, "one day short, a taba is paid at once")
    if at == well and tabas >= WASHING:
        reader.wrong(name, field, f"at the well {WASHING} tabas are paid at once")


def _check_order(reader: _Reader, state: State) -> None:
    """Those at home and the eaten are counted from one, each for themselves."""
    for at, what in ((reader.rules.home, "home"), (NOWHERE, "eaten")):
        found = sorted(
            (player.order, seat) for seat, player in enumerate(state.players) if player.at == at
        )
        for expected, (order, seat) in enumerate(found, 1):
            if order != expected:
                reader.wrong(
                    f"player {seat + 1}", reader.field(seat), f"of those {what} none is #{expected}"
                )


def _check_hyena(reader: _Reader, state: State) -> None:
    """The first one home has the hyena; what it pays at once is paid (hyena 8, 9)."""
    rules, (players, owner, hyena, _, _) = reader.rules, state
    field = reader.text.split(" ")[-3]
    first = next((s for s, p in enumerate(players) if p.at == rules.home and p.order == 1), NOBODY)
    if owner != first:
        whose = "nobody is home" if first == NOBODY else f"player {first + 1} was home first"
        reader.wrong("hyena", field, whose)
    if any(player.at == NOWHERE for player in players) and hyena <= rules.well + 1:
        reader.wrong("hyena", field, "a mother is eaten, but it has not gone back from the well")
    if owner == NOBODY:
        return
    tabas = players[owner].tabas
    if hyena == WAITING and tabas >= LEAVING:
        reader.wrong("hyena", field, f"of {tabas} tabas {LEAVING} are paid at once to leave")
    if hyena == rules.well and tabas >= WATER:
        reader.wrong("hyena", field, f"of {tabas} tabas {WATER} are paid at once for water")


def _check_turn(reader: _Reader, state: State) -> None:
    """Who is to act can, and the game is over exactly when it is (hyena 5, 10, 11)."""
    rules, (players, owner, hyena, seat, due) = reader.rules, state
    field = reader.text.split(" ")[-2]
    done = all(player.order or other == owner for other, player in enumerate(players))
    ended = owner != NOBODY and (done or hyena == rules.home)
    if ended != (due == "over"):
        reason = "it is over exactly when the hyena is home, or every other mother home or eaten"
        reader.wrong("due", due, reason)
    if due == "over":
        if seat != owner:
            reader.wrong("seat to act", field, "of a game that is over it is the hyena's player")
        return
    at, tabas, _, order = players[seat]
    if order and seat != owner:
        what = "eaten" if at == NOWHERE else "home without the hyena"
        reader.wrong("seat to act", field, f"this player is {what}")
    if due != "throw" and not 0 <= at < rules.well <= at + tabas:
        reader.wrong("due", due, "the missing days cannot be paid")
