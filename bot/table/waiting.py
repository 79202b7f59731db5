"""Which games wait for somebody: for a move, an answer, a seat that is kept for them. Pure."""

from __future__ import annotations

from bot.table.asking import asked, offer_of
from bot.table.muting import is_muted
from bot.table.table import Table


def waits_for(table: Table, person: int) -> bool:
    """Whether a game waits for that person: for their move, their answer to an offer, or for them
    to take the seat that is kept for them."""
    game, player, offer = table.game, table.to_act, offer_of(table)
    if game.status == "open":
        return game.reserved == person
    if offer is not None and any(one.person == person for one in asked(table, offer)):
        return True
    if game.status != "playing" or player is None or player.bot is not None:
        return False
    return player.person == person or (game.mode == "phone" and person in table.people)


def reminds_of(table: Table, person: int) -> bool:
    """Whether a reminder names the game: it waits for that person, somebody else waits with it, and
    they want to hear of it. Against BOTs, or at one phone, nobody is kept waiting."""
    if table.game.mode not in ("group", "link") or table.game.status == "asleep":
        return False
    away = any(player.owner == person and player.absent for player in table.players)
    others = {player.owner for player in table.players} - {person, None}
    alone = not others and table.game.host == person
    return waits_for(table, person) and not away and not alone and not is_muted(table, person)
