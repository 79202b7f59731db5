"""How a game ended, in words."""

from __future__ import annotations

from bot.board.players import Names, name
from bot.table.match import match_of
from bot.table.steps import UNDECIDED, has_result
from bot.table.table import Table
from bot.words.library import Texts
from bot.words.sides import mark
from games.core import Over, turns


def ended_lines(table: Table, texts: Texts, names: Names) -> list[str]:
    """How the game ended, and its match; nothing if it has no result."""
    over, match = table.result, match_of(table)
    if over is None:
        return []
    lines = [_ending(table, texts, names, over)]
    if has_result(over):
        lines.append(texts.html("caption-turns", count=turns(table.played)))
    if match is not None and match.winner is not None:
        player = table.players[match.winner]
        who, sign = name(table, texts, player, names), mark(table, texts, player.seat or 0)
        lines.append(texts.html("match-won", name=who, mark=sign))
    return lines


def _ending(table: Table, texts: Texts, names: Names, over: Over) -> str:
    """How a game ended: won, drawn by its rules, or ended by the table without a result."""
    reason = over.reason.replace(" ", "-")
    if not over.winners:
        if reason not in UNDECIDED:
            return texts.html(f"draw-{reason}", score="–".join(map(str, over.score)))
        host = names.get(table.game.host) or texts.plain("somebody")
        return texts.html(f"over-{reason}", name=host)
    seat = over.winners[0]
    loser = next(p for p in table.players if p.seat not in over.winners)
    args = {
        "name": name(table, texts, table.seated(seat), names),
        "mark": mark(table, texts, seat),
        "loser": name(table, texts, loser, names),
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
