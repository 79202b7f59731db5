"""Games that are over: packed, their throws counted, on a list."""

from __future__ import annotations

from storage.operations import List, Tally
from storage.rows import Listed, Luck
from storage.statements import (
    ACTION,
    GAME,
    REST,
    Plan,
    PutAway,
    Statement,
    insert,
    of_any,
    taken_apart,
)

_BODY = (
    "INSERT INTO packed (game, body) SELECT ?, ?"
    " WHERE (SELECT count(*) FROM action WHERE game = ?) = ?"
)
_PACKED = (
    "UPDATE game SET packed = 1, fields = '#' || ? WHERE id = ? AND status = 'over' AND packed = 0"
)


def _put_away(op: PutAway) -> tuple[Statement, ...]:
    about = f"PutAway: game {op.game}"
    return (
        Statement(GAME, _PACKED, (str(op.fields), op.game), 1, about),
        Statement(ACTION, _BODY, (op.game, op.body, op.game, op.actions), 1, about),
        Statement(REST, "DELETE FROM action WHERE game = ?", (op.game,), None, about),
    )


_TALLIED = "UPDATE game SET tallied = 1 WHERE id = ? AND status = 'over' AND tallied = 0"
_TOTAL = (
    "INSERT INTO tally (device, total, seen) VALUES (?, ?, ?)"
    " ON CONFLICT (device, total) DO UPDATE SET seen = tally.seen + excluded.seen"
)


_luck = taken_apart(Luck)
_LUCK = (
    f"{insert('luck', Luck)} ON CONFLICT (person, chat, kind) DO UPDATE SET"
    " throws = luck.throws + excluded.throws, worth = luck.worth + excluded.worth,"
    " mean = luck.mean + excluded.mean, variance = luck.variance + excluded.variance"
)


def _tallied(op: Tally) -> tuple[Statement, ...]:
    once = Statement(GAME, _TALLIED, (op.game,), 1, f"Tally: game {op.game}")
    totals = (of_any(_TOTAL, each.device, each.total, each.seen) for each in op.totals)
    return (once, *totals, *(of_any(_LUCK, *_luck(each)) for each in op.lucks))


_LISTED = "UPDATE game SET listed = ? WHERE status = 'over' AND listed IS NULL AND changed_at < ?"
_LISTING = insert("listing", Listed)


def of_ended(op: PutAway | Tally | List) -> Plan:
    """What becomes of a game that is over."""
    match op:
        case PutAway(game=id_):
            return Plan((("game", id_),), _put_away(op))
        case Tally(game=id_):
            return Plan((("game", id_), ("tally", 0)), _tallied(op))
        case List(listed=listed, until=until):
            about = f"List: {listed.day}"
            row = (listed.day, listed.games, listed.digest)
            mark = Statement(GAME, _LISTED, (listed.day, until), listed.games, about)
            return Plan((), (Statement(REST, _LISTING, row, 1, about), mark), alone=True)
