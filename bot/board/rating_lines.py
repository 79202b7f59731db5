"""What a result says of ratings: how each moved that is known, or in one line why none did."""

from __future__ import annotations

from collections.abc import Sequence

from bot.board.sight import Sight, shortest_name
from bot.table.gains import Gain, gains_of
from bot.table.measures import ERRORS
from bot.table.standings import DECLINED, UNMEASURED, counts, sitter
from bot.table.table import Table
from bot.words.inert import Html
from bot.words.library import signed
from storage.rows import Player

MANY = 3
"""Of more it is told by how much their ratings moved alone: where all pieces came to is to stand
there, too. My page has the ratings."""


def rating_lines(sight: Sight) -> list[str]:
    """How the ratings moved that may be told there, and that those of others are only being found;
    where somebody will wonder, why none did."""
    texts, table = sight.texts, sight.table
    why = _reason(table)
    if why is not None:
        return [texts.html(f"unrated-{why}")]
    seats = {p.seat: p for p in table.players if _told_of(sight, p)}
    gains = [(seats[seat], gain) for seat, gain in gains_of(table).items() if seat in seats]
    if not gains:
        return []
    known = [(player, gain) for player, gain in gains if not gain.provisional]
    lines = _known(sight, known)
    if len(known) < len(gains):
        lines.append(texts.html("ended-gains-later-others" if known else "ended-gains-later"))
    weight = min(gain.weight for _, gain in gains)
    if weight < 1 and len(table.players) == 2:
        part = round(100 * weight)
        lines.append(texts.html("ended-counts-less", percent=part))
    return lines


def _reason(table: Table) -> str | None:
    """Why the game counts for no rating; None where it does, and where nobody asked for that."""
    why = table.game.unrated
    asked = table.game.rated or why in (DECLINED, UNMEASURED)
    return why if asked and counts(table) else None


def _told_of(sight: Sight, player: Player) -> bool:
    """Whether that player's rating is told there: who stays out of tables, and who met a stranger,
    reads their own alone."""
    person = sitter(player)
    if person is None or person not in sight.names:
        return False
    mine = person == sight.owner.id
    return mine or not (sight.table.game.found or person in sight.unranked)


def _known(sight: Sight, gains: Sequence[tuple[Player, Gain]]) -> list[str]:
    """The line of those whose rating is known; none of nobody."""
    if not gains:
        return []
    brief = len(gains) > MANY
    told = Html(" · ".join(_gain(sight, player, gain, brief=brief) for player, gain in gains))
    return [sight.texts.html("ended-gains-many" if brief else "ended-gains", told=told)]


def _gain(sight: Sight, player: Player, gain: Gain, *, brief: bool) -> str:
    figures: dict[str, str | float] = {} if brief else {"error": ERRORS * gain.deviation}
    return sight.texts.html(
        "ended-gain-brief" if brief else "ended-gain",
        name=shortest_name(sight, player),
        old=str(gain.before),
        rating=str(gain.after),
        change=signed(gain.change),
        **figures,
    )
