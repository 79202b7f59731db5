"""What everybody in a chat hears of beside the board: a line for each player it happened to."""

from __future__ import annotations

from bot.board.players import Names, name
from bot.table.table import Table
from bot.words.library import Texts
from bot.words.sides import mark


def news_text(table: Table, texts: Texts, names: Names, ply: int, *, mocked: bool) -> str:
    """The news of the action at `ply`, as HTML; empty if it brought none.

    With `mocked` each is teased in other words than any other player of the game, and always in the
    same ones.
    """
    played = table.played[ply]
    news = table.rules.news(played.before, played.action)
    if news is None:
        return ""
    lines = []
    for seat in news.seats:
        message = news.plain
        if mocked and news.teasing:
            message = news.teasing[(table.game.id + seat) % len(news.teasing)]
        who = name(table, texts, table.seated(seat), names)
        lines.append(texts.html(message, name=f"{mark(table, texts, seat)} {who}"))
    return "\n".join(lines)
