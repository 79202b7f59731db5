"""What a board says of the time of a turn, and the buttons under it once that is over."""

from __future__ import annotations

from bot.board.buttons import Late
from bot.board.dates import own_time
from bot.board.phone import closest
from bot.board.sight import Sight, name
from bot.table.clock import is_late
from bot.table.lateness import may_skip
from bot.telegram.wire import Key, Keyboard


def time_lines(sight: Sight) -> list[str]:
    """Until when the turn may take, or why no time runs; nothing once somebody is late. It may be
    folded where there is little room."""
    table, texts = sight.table, sight.texts
    game = table.game
    if table.to_act is None or is_late(table):
        return []
    if game.paused_until is not None:
        return [texts.html("caption-paused", date=own_time(game.paused_until))]
    if game.turn_left_ms is not None:
        return [texts.html("caption-time-stands")]
    if game.turn_due_at is None:
        return []
    return [texts.html("caption-until", date=own_time(game.turn_due_at))]


def late_lines(sight: Sight) -> list[str]:
    """Who is late, and since when: it says whose turn it is, too."""
    game, late = sight.table.game, sight.table.to_act
    if not is_late(sight.table) or late is None or game.turn_due_at is None:
        return []
    due, mark = own_time(game.turn_due_at), sight.mark(late.seat or 0)
    return [sight.texts.html("caption-late", mark=mark, name=name(sight, late), date=due)]


def late_keys(sight: Sight) -> Keyboard:
    """*Remind*, *Let them pass*, *Claim* or the BOT, and *A day more*: for the others, only once
    somebody is late. Under a shared board everybody sees them, and the door refuses who is late."""
    table, texts, late = sight.table, sight.texts, sight.table.to_act
    if not is_late(table) or late is None:
        return ()
    if sight.reader is not None and (sight.reader not in table.people - {late.person}):
        return ()
    game, ply = table.game.id, table.game.ply
    skip = (Key(texts.plain("key-skip"), Late("skip").press(game, ply)),)
    ends = Key(texts.plain("key-claim"), Late("claim").press(game, ply))
    if len(table.players) > 2:
        ends = Key(texts.plain("key-late-bot"), Late("bot").press(game, ply))
    keys = (
        Key(texts.plain("key-poke"), Late("poke").press(game, ply)),
        *(skip if may_skip(table) else ()),
        Key(texts.plain("key-day"), Late("day").press(game, ply)),
        ends,
    )
    return (closest(keys),)
