"""What is asked under a board: to end a game together, and what shall be of who can no longer act.

The words, the buttons that ask, and those that answer.
"""

from __future__ import annotations

from typing import get_args

from bot.board.buttons import Absent, Accept, Decline, MakeOffer
from bot.board.phone import in_rows
from bot.board.sight import Sight, name
from bot.table.absence import absent, unfilled
from bot.table.offers import OfferKind, asked, declined_by, may_offer, offer_of
from bot.table.table import Table
from bot.telegram.wire import Key, Keyboard
from storage.rows import Player


def offer_lines(sight: Sight) -> list[str]:
    """Who offers what, if an offer stands; who has just declined one."""
    table, texts = sight.table, sight.texts
    offer = offer_of(table)
    if offer is None:
        player = declined_by(table)
        return [] if player is None else [texts.html("caption-declined", name=name(sight, player))]
    who = name(sight, table.players[offer.by])
    return [texts.html(f"caption-offer-{offer.kind}", name=who)]


def answer_keys(sight: Sight) -> Keyboard:
    """*Accept* and *No, play on*; on a board of one's own only for who is asked, *No* also to take
    one's own offer back."""
    table, texts, reader = sight.table, sight.texts, sight.reader
    offer = offer_of(table)
    if offer is None:
        return ()
    game, ply, offered = table.game.id, offer.ply, offer.name
    accept = Key(texts.plain("key-offer-yes"), Accept(offered).press(game, ply))
    decline = Key(texts.plain("key-offer-no"), Decline(offered).press(game, ply))
    if reader is None or any(p.person == reader for p in asked(table, offer)):
        return ((accept, decline),)
    return ((decline,),) if table.players[offer.by].person == reader else ()


def offer_keys(sight: Sight) -> Keyboard:
    """What can be offered now: under a board that sleeps. To end a game without who left has a
    button of its own (`end_key`)."""
    table, texts, reader = sight.table, sight.texts, sight.reader
    if reader is not None and not table.plays(reader):
        return ()
    return tuple(
        (Key(texts.plain(f"key-offer-{kind}"), MakeOffer(kind).press(table.game.id)),)
        for kind in get_args(OfferKind)
        if kind != "end" and may_offer(table, kind)
    )


# -- who can no longer act -------------------------------------------------------------------------

SIGN = "🚪"
"""Stands beside the name of who cannot act."""


def marked(player: Player, called: str) -> str:
    """What a player is called, with the sign if they cannot act; a BOT in their place can."""
    return f"{called} {SIGN}" if player.absent and player.person is not None else called


def absent_lines(sight: Sight) -> list[str]:
    """Who cannot act and what becomes of their seats."""
    table = sight.table
    away = absent(table)
    waited = any(player.absent == "waited" for player in unfilled(table))
    message = "caption-absent-waits" if waited else "caption-absent"
    lines = [
        (message, [player for player in away if player.person is not None]),
        ("caption-absent-bot", [player for player in away if player.person is None]),
    ]
    return [
        sight.texts.html(message, name=_called(sight, players))
        for message, players in lines
        if players
    ]


def who_is_absent(sight: Sight) -> str:
    """The names of those who cannot act, also of a game that has ended for that."""
    return _called(sight, [player for player in sight.table.players if player.absent])


def _called(sight: Sight, players: list[Player]) -> str:
    return sight.texts.listed(sight.called(player.owner) for player in players)


def absent_keys(sight: Sight) -> Keyboard:
    """*End without loss*, *Call the BOT* and *Wait*, for who stays; who waits may stop to wait."""
    table, texts, reader = sight.table, sight.texts, sight.reader
    seats = unfilled(table)
    stays = reader is None or any(p.person == reader and not p.absent for p in table.players)
    if not seats or not stays:
        return ()
    if any(player.absent == "waited" for player in seats):
        return ((_key(table, texts.plain("key-wait-no-longer"), Absent("ask")),),)
    keys = (
        end_key(sight),
        _key(table, texts.plain("key-call-bot"), Absent("bot")),
        _key(table, texts.plain("key-wait"), Absent("wait")),
    )
    return in_rows(keys, 3)


def end_key(sight: Sight) -> Key:
    """*End without loss*: at once where nobody else stays, else the others are asked."""
    return Key(sight.texts.plain("key-offer-end"), MakeOffer("end").press(sight.table.game.id))


def _key(table: Table, words: str, says: Absent) -> Key:
    return Key(words, says.press(table.game.id))
