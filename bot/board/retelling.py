"""What was done at one point of a game that is over, as a sentence to who played it against a BOT:
`The BOT threw 3: 8 → 11`. Signs alone (`🎲3`) tell somebody who was there nothing."""

from __future__ import annotations

from bot.board.first_game import Much, told_as
from bot.board.sight import Sight


def retold(sight: Sight, ply: int) -> str:
    """The throw at that ply with what was played of it, or what was played with the throw before
    it; empty where others read it than the only person at the table, or the game has no such
    sentence."""
    table = sight.table
    people = [player for player in table.players if player.person is not None]
    if len(table.players) != 2 or len(people) != 1 or people[0].person != sight.reader:
        return ""
    played, first, behind = table.played, ply, ply + 1
    seat = played[ply].seat
    if not table.rules.throws_on:
        if played[ply].faces is None and ply and played[ply - 1].faces is not None:
            first -= played[ply - 1].seat == seat
        elif played[ply].faces is not None and behind < len(played):
            behind += played[behind].seat == seat and played[behind].faces is None
    return told_as(sight, played[first:behind], Much.WHOLE).rstrip(".!")
