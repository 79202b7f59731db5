"""What a picture of Hyena may know: the way as squares, the pieces as tokens."""

from __future__ import annotations

from dataclasses import replace
from itertools import groupby
from typing import Final

from games.core import Faces, Played
from games.hyena import effects
from games.hyena.effects import eaten_by, places
from games.hyena.ruleset import HyenaFields
from games.hyena.state import CHOICES, NOBODY, NOWHERE, WAITING, Action, State, day_of
from games.view import BoardView, Choice, Count, Square, Thrown, Token, Trace, Tray

_NO_SQUARE: Final = 0
"""Where an eaten mother is shown when the move that ate her is not: in the village, mocked."""


def view(
    rules: HyenaFields,
    state: State,
    last: tuple[Played[State, Action], ...] = (),
    faces: Faces | None = None,
) -> BoardView:
    """The board, the choice offered, and of `last` the moves of the turn that moved latest; of two
    players those of both."""
    settled = places(rules, state)
    return BoardView(
        shape="hyena",
        squares=tuple(Square(str(day)) for day in range(rules.well + 1)),
        trays=tuple(_tray(rules, state, seat, settled[seat]) for seat in range(len(settled))),
        choices=_choices(rules, state),
        traces=_traces(rules, last),
        thrown=None if faces is None else _thrown(rules, state, last, faces),
        over=state.due == "over",
        score=effects.result(rules, state).score if state.due == "over" else (),
        tokens=_tokens(rules, state, last),
    )


def _tray(rules: HyenaFields, state: State, seat: int, rank: int) -> Tray:
    player = state.players[seat]
    over, here = state.due == "over", state.seat == seat
    return Tray(
        f"mother{seat + 1}",
        off=int(player.at == rules.home),
        total=1,
        active=here and not over,
        winner=here and over,
        counts=(Count("tabas", player.tabas), Count("kept", player.kept)),
        rank=rank,
    )


def _choices(rules: HyenaFields, state: State) -> tuple[Choice, ...]:
    """Paying leads to the well; keeping moves nothing."""
    if state.due in ("throw", "over"):
        return ()
    source = state.players[state.seat].at
    return tuple(
        Choice(number, source, rules.well, action.kind, way=_way(rules, source, rules.well))
        for number, action in enumerate(CHOICES, 1)
        if action.kind == "pay"
    )


def _tokens(
    rules: HyenaFields, state: State, last: tuple[Played[State, Action], ...]
) -> tuple[Token, ...]:
    """Every mother by seat, and the hyena when it is released."""
    holes = _eaten_at(rules, last)
    found = [
        Token("mother", holes.get(seat, _NO_SQUARE), seat, state="eaten")
        if player.at == NOWHERE
        else _token(rules, "mother", seat, player.at)
        for seat, player in enumerate(state.players)
    ]
    if state.owner != NOBODY:
        found.append(_token(rules, "hyena", state.owner, state.hyena))
    return tuple(found)


def _token(rules: HyenaFields, piece: str, seat: int, at: int) -> Token:
    well = rules.well
    named = {WAITING: "waiting", well: "thirsty", rules.home: "home"}
    going = "out" if 0 <= at < well else "back" if well < at < rules.home else ""
    return Token(piece, day_of(at, well), seat, going, named.get(at, ""))


def _eaten_at(rules: HyenaFields, last: tuple[Played[State, Action], ...]) -> dict[int, int]:
    """The holes in which mothers were eaten, by seat."""
    return {
        seat: day_of(played.before.players[seat].at, rules.well)
        for played in last
        for seat in eaten_by(rules, played.before, played.action)
    }


def _traces(rules: HyenaFields, last: tuple[Played[State, Action], ...]) -> tuple[Trace, ...]:
    """The moves of the latest turn in which a piece was moved, oldest first; of two players those
    of each one's last turn: else nobody sees where their own mother was before they pressed."""
    latest: list[Trace] = []
    players = len(last[-1].before.players) if last else 0
    shown = PAIR if players == PAIR else 1
    for number, (_, turn) in enumerate(groupby(reversed(last), key=lambda one: one.seat), 1):
        latest += filter(None, (_trace(rules, played) for played in turn))
        if latest and number >= shown:
            break
    return tuple(replace(trace, order=order) for order, trace in enumerate(reversed(latest), 1))


PAIR: Final = 2
"""So many players have the trails of both on the board; those of more would cover it."""


def _trace(rules: HyenaFields, played: Played[State, Action]) -> Trace | None:
    """Where the action took a piece, whatever it paid on the way; None if nowhere."""
    before, seat = played.before, played.seat
    after = effects.played(rules, before, played.action)
    hunts = seat == before.owner
    start = before.hyena if hunts else before.players[seat].at
    end = after.hyena if hunts else after.players[seat].at
    source, target = day_of(start, rules.well), day_of(end, rules.well)
    if source == target:
        return None
    kind = "pay" if played.action.kind == "pay" else "move"
    piece = "hyena" if hunts else "mother"
    eaten = eaten_by(rules, before, played.action)
    way = _way(rules, start, end)
    return Trace(0, seat, source, target, kind, piece=piece, eaten=eaten, way=way)


def _way(rules: HyenaFields, start: int, end: int) -> tuple[int, ...]:
    """The squares from one place of the way to a later one; the well, where paying goes on from
    the same square, only once."""
    return tuple(dict.fromkeys(day_of(at, rules.well) for at in range(start, end + 1)))


def _thrown(
    rules: HyenaFields, state: State, last: tuple[Played[State, Action], ...], faces: Faces
) -> Thrown:
    """The throw on the table; what it does has followed at once (hyena 2), so it is never fresh."""
    device = rules.device
    throwers = [played.seat for played in last if played.action.kind == "throw"]
    return Thrown(device.kind, faces, device.read(faces), throwers[-1] if throwers else state.seat)
