"""How a game ended, in words."""

from __future__ import annotations

from bot.board.absent_board import who_is_absent
from bot.board.players import name, short_name
from bot.board.sight import Sight
from bot.table.match import match_of
from bot.table.steps import UNDECIDED, has_result
from games.core import Over


def ended_lines(sight: Sight) -> list[str]:
    """Who won and who lost, how the game ended, and its match; nothing if it has no result."""
    table, texts = sight.table, sight.texts
    over, match = table.result, match_of(table)
    if over is None:
        return []
    lines = [*_winner(sight, over), _ending(sight, over)]
    if has_result(over):
        lines.append(texts.html("caption-turns", count=table.turns))
    if match is not None and match.winner is not None:
        player = table.players[match.winner]
        who, sign = name(sight, player), sight.mark(player.seat or 0)
        lines.append(texts.html("match-won", name=who, mark=sign))
    return lines


def _winner(sight: Sight, over: Over) -> list[str]:
    """Who won, and of two who lost: to who plays there alone as *you*. Nothing where nobody won."""
    table, texts, you = sight.table, sight.texts, sight.reader
    if not over.winners:
        return []
    seat = over.winners[0]
    losers = [player for player in table.players if player.seat not in over.winners]
    sign, who = sight.mark(seat), name(sight, table.seated(seat))
    alone = you is not None and table.game.mode != "phone"
    mine = next((p for p in table.players if alone and you in (p.person, p.resigned)), None)
    if mine is not None and mine.seat not in over.winners:
        return [texts.html("ended-lost", mark=sign, name=who)]
    if len(losers) == 1:
        loser = name(sight, losers[0])
        if mine is None:
            return [texts.html("ended-named", mark=sign, name=who, loser=loser)]
        return [texts.html("ended-won", mark=sign, loser=loser)]
    if mine is None:
        return [texts.html("ended-named-many", mark=sign, name=who)]
    return [texts.html("ended-won-many", mark=sign)]


def places_line(sight: Sight) -> list[str]:
    """Who came in which place behind the winner, on one line; nothing where the game ranks
    nobody."""
    table = sight.table
    told = [
        sight.texts.html(
            "ranking-short",
            place=place,
            mark=sight.mark(seat),
            name=short_name(sight, table.seated(seat)),
        )
        for place, seat in enumerate(table.rules.ranking(table.state)[1:], 2)
    ]
    return ["🏅 " + " · ".join(told)] if told else []


def _ending(sight: Sight, over: Over) -> str:
    """Why a game ended: won, drawn by its rules, or ended by the table without a result."""
    table, texts = sight.table, sight.texts
    reason = over.reason.replace(" ", "-")
    if not over.winners:
        if reason not in UNDECIDED:
            return texts.html(f"draw-{reason}", score="–".join(map(str, over.score)))
        who = who_is_absent(sight) if reason == "left" else sight.called(table.game.host)
        return texts.html(f"over-{reason}", name=who)
    seat = over.winners[0]
    loser = next(p for p in table.players if p.seat not in over.winners)
    args = {
        "loser": name(sight, loser),
        "score": "–".join(map(str, _best_first(over))),
    }
    if table.rules.matches:
        args["score"] = texts.plain("score-points", won=over.score[seat])
    if reason == "resigned" and any(over.score):
        return texts.html("over-resigned-points", **args)
    return texts.html(f"over-{reason}", **args)


def _best_first(over: Over) -> tuple[int, ...]:
    first = over.winners[0]
    return (over.score[first], *(s for i, s in enumerate(over.score) if i != first))
