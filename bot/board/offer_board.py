"""Offers on a board: what is offered, the buttons that answer it, and those that offer."""

from __future__ import annotations

from typing import get_args

from bot.board.buttons import Accept, Decline, MakeOffer
from bot.board.players import name
from bot.board.sight import Sight
from bot.table.offers import OfferKind, asked, declined_by, may_offer, offer_of
from bot.telegram.wire import Key, Keyboard


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
    button of its own (:mod:`bot.board.absent_board`)."""
    table, texts, reader = sight.table, sight.texts, sight.reader
    if reader is not None and not table.plays(reader):
        return ()
    return tuple(
        (Key(texts.plain(f"key-offer-{kind}"), MakeOffer(kind).press(table.game.id)),)
        for kind in get_args(OfferKind)
        if kind != "end" and may_offer(table, kind)
    )
