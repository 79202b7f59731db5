"""Offers on a board: what is offered, the buttons that answer it, and those that offer."""

from __future__ import annotations

from collections.abc import Callable
from typing import get_args

from bot.table.offers import OfferKind, asked, declined_by, may_offer, offer_of
from bot.table.table import Table
from bot.telegram.callback_data import Kind, Press
from bot.telegram.wire import Key, Keyboard
from bot.words.library import Texts
from storage.rows import Player


def offer_lines(table: Table, texts: Texts, name: Callable[[Player], str]) -> list[str]:
    """Who offers what, if an offer stands; who has just declined one."""
    offer = offer_of(table)
    if offer is None:
        player = declined_by(table)
        return [] if player is None else [texts.html("caption-declined", name=name(player))]
    return [texts.html(f"caption-offer-{offer.kind}", name=name(table.players[offer.by]))]


def answer_keys(table: Table, texts: Texts, reader: int | None) -> Keyboard:
    """*Accept* and *No, play on*; on a board of one's own only for who is asked, *No* also to take
    one's own offer back."""
    offer = offer_of(table)
    if offer is None:
        return ()
    game, ply, name = table.game.id, offer.ply, offer.name
    accept = Key(texts.plain("key-offer-yes"), Press(Kind.ACCEPT, game, ply, name))
    decline = Key(texts.plain("key-offer-no"), Press(Kind.DECLINE, game, ply, name))
    if reader is None or any(p.person == reader for p in asked(table, offer)):
        return ((accept, decline),)
    return ((decline,),) if table.players[offer.by].person == reader else ()


def offer_keys(table: Table, texts: Texts, reader: int | None) -> Keyboard:
    """What can be offered now: under a board that sleeps. To end a game without who left has a
    button of its own (:mod:`bot.board.absent_board`)."""
    if reader is not None and not table.plays(reader):
        return ()
    return tuple(
        (Key(texts.plain(f"key-offer-{kind}"), Press(Kind.OFFER, table.game.id, action=kind)),)
        for kind in get_args(OfferKind)
        if kind != "end" and may_offer(table, kind)
    )
