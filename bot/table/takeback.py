"""What can be taken back, and what becomes of a game by it (docs/decisions/0079-takeback.md).

It is the last choice of somebody at the table, with all that came after it. The next throw exists
already, as it follows from the seal: so a choice is taken back *freely* only while nobody knows
more than before it. Pure.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from bot.table.bookmarks import summary_of
from bot.table.changes import Change, amended, bot_due, differences, shown_again
from bot.table.origin import own_from
from bot.table.table import Table
from games.core import Told
from games.takeback import is_choice, last_choice
from storage.operations import Step
from storage.rows import ActionRow, Player

UNRATED: Final = "takeback"
"""Why a game counts for no rating in which a choice was taken back that was not free."""


@dataclass(frozen=True, slots=True)
class Takeback:
    """All from the action of that `number` on can be taken back by `seat`. It is `free` if no later
    throw was ever drawn, and nobody else has acted since."""

    number: int
    seat: int
    free: bool


def takeback_of(table: Table, person: int) -> Takeback | None:
    """What that person can take back; None for nothing, or if the table no longer keeps it."""
    seats = [player.seat for player in table.players if player.person == person]
    mine = tuple(seat for seat in seats if seat is not None)
    first = max(table.summary.ply, own_from(table.game))
    number = last_choice(table.rules, table.played, *mine, first=first)
    if number is None:
        return None
    since = table.played[number:]
    known = any(played.faces is not None for played in since) or seen_ahead(table)
    others = any(played.seat not in mine for played in since)
    return Takeback(number, table.played[number].seat, not known and not others)


def seen_ahead(table: Table) -> bool:
    """Whether the next throw is known, as it was drawn before it was taken back."""
    return (table.game.drawn or 0) > table.game.throws


def in_its_moment(table: Table) -> bool:
    """Whether somebody can take the last choice back freely. What would throw by itself then waits
    a moment."""
    own = len(table.played) - max(table.summary.ply, own_from(table.game))
    if table.game.status != "playing" or not own or seen_ahead(table):
        return False
    person = table.seated(table.recent[-1].seat).person
    if person is None:
        return False
    for played in reversed(table.recent[-own:]):
        if played.faces is not None or table.seated(played.seat).person != person:
            return False
        if is_choice(table.rules, played):
            return True
    return False


def in_sight(table: Table, person: int) -> bool:
    """Whether that person can take something back that the boards still tell of."""
    found = takeback_of(table, person) if table.game.status == "playing" else None
    told = sum(map(len, table.told_turns))
    return found is not None and found.number >= len(table.played) - told


def consenting(table: Table, person: int) -> tuple[Player, ...]:
    """Whose consent it takes where it is not free: that of the others at the table who can act."""
    return tuple(p for p in table.players if p.person not in (None, person) and not p.absent)


def undone(
    table: Table, now: int, number: int, seat: int, *, offer: str | None, free: bool = False
) -> Change:
    """The game after `seat` has taken back all from that number on, with what is offered then;
    asked of a game with all its actions."""
    told = _told(table, number)
    after = table.taken_back(number, seat)
    marked = summary_of(after)
    bookmark = marked.text() if marked.ply else None
    unrated = table.game.unrated if free else table.game.unrated or UNRATED
    after = amended(after, now, unrated=unrated, offer=offer, bookmark=bookmark)
    after = replace(after, game=replace(after.game, bot_due_at=bot_due(after, now)))
    text = after.taken[-1].back.text
    row = ActionRow(table.game.id, table.game.ply, seat, text, now, None)
    step = Step(table.game.id, table.game.ply, (row,), differences(table.game, after.game))
    return Change(after, (step, shown_again(table)), (told,))


def _told(table: Table, number: int) -> Told:
    played = table.played[number]
    return table.rules.tell(played.before, played.action)
