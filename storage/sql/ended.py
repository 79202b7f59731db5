"""Games that are over: packed, their throws counted, on a list; and how people stand by them."""

from __future__ import annotations

from operator import attrgetter

from storage.operations import KeepPair, KeepStanding, List, Recounted, Reviewed, Tally, ToReview
from storage.rows import Listed, Luck, Pair, Standing
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
    update,
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


_ENDS = (
    *("games", "won", "drawn", "run", "best", "beaten"),
    *("rated", "rating", "deviation", "volatility", "at"),
)
_REVIEWS = (
    *("reviewed", "skill", "skill_deviation", "skill_volatility", "skill_at"),
    *("luck", "cost", "doubt"),
)
"""What an end writes of a standing, and what a review."""


def _standing(columns: tuple[str, ...], counted: str) -> str:
    parts = [f"{name} = ?" for name in columns]
    return update("standing", parts, f"person = ? AND rules = ? AND {counted} = ?")


_NEW_STANDING = f"{insert('standing', Standing)} ON CONFLICT DO NOTHING"
_END, _REVIEW = _standing(_ENDS, "games"), _standing(_REVIEWS, "reviewed")
_standing_row, _ends, _reviews = taken_apart(Standing), attrgetter(*_ENDS), attrgetter(*_REVIEWS)
_NEW_PAIR = f"{insert('pair', Pair)} ON CONFLICT DO NOTHING"
_PAIRED = ("games", "won", "lost", "day", "today")
_PAIR = update(
    "pair", [f"{name} = ?" for name in _PAIRED], "first = ? AND second = ? AND games = ?"
)
_pair_row, _paired = taken_apart(Pair), attrgetter(*_PAIRED)


def of_standings(op: KeepStanding | KeepPair | Recounted | ToReview | Reviewed) -> Plan:
    """How people stand."""
    match op:
        case KeepStanding(standing=each, games=games):
            return Plan((("standing", each.person),), (_kept(each, games),))
        case KeepPair(pair=two, games=games):
            about, sql, values = (
                f"KeepPair: {two.first} and {two.second}",
                _NEW_PAIR,
                _pair_row(two),
            )
            if games:
                sql, values = _PAIR, (*_paired(two), two.first, two.second, games)
            keep = Statement(REST, sql, values, 1, about)
            return Plan((("pair", two.first, two.second),), (keep,))
        case Recounted(person=id_):
            sql, about = "DELETE FROM to_recount WHERE person = ?", f"Recounted: person {id_}"
            return Plan((("standing", id_),), (Statement(REST, sql, (id_,), 1, about),))
        case ToReview(game=id_):
            sql = "INSERT INTO to_review (game) VALUES (?)"
            return Plan((("game", id_),), (of_any(sql, id_),))
        case Reviewed(game=id_, standings=standings):
            sql, about = "DELETE FROM to_review WHERE game = ?", f"Reviewed: game {id_}"
            rows = [Statement(REST, sql, (id_,), 1, about)]
            for each, before in standings:
                values = (*_reviews(each), each.person, each.rules, before)
                rows.append(Statement(REST, _REVIEW, values, 1, about))
            who = (("standing", each.person) for each, _ in standings)
            return Plan((("game", id_), *who), tuple(rows))


def _kept(each: Standing, games: int) -> Statement:
    """A standing after a game that ended; the first one is a new row."""
    sql, values = _NEW_STANDING, _standing_row(each)
    if games:
        sql, values = _END, (*_ends(each), each.person, each.rules, games)
    return Statement(REST, sql, values, 1, f"KeepStanding: person {each.person}")


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
